/** WA-LANDS Landsknechte: mercenaries join whoever is present in four regions. */
import type { Seat } from "@stormakt/kernel";
import { numbers, standing } from "@stormakt/kernel";
import { EMPTY, where } from "@stormakt/kernel/ids";
import type { Benefit } from "../catalog/index.ts";
import { BENEFITS, benefitOf, LANDSKNECHT_CARDS, REGIONS_FOR_LANDSKNECHTE } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { BENEFIT } from "../domains.ts";
import { nextInOrder } from "../steps/telling.ts";
import { at, countRegions, exactly } from "../table.ts";
import type { Pen } from "../types.ts";
import { decision, move, procedure } from "../types.ts";
import { gain, reinforceTray } from "./gains.ts";

/** WA-LANDS-2, -3, -4 In player order; with fewer than four regions nothing changes. */
export const landsknechtCheck = procedure<{ turn: number }>("landsknechtCheck")({
  checkNext(play, memory) {
    const { table } = play;
    const seat = nextInOrder(play, memory);
    if (seat === null) return;
    const regions = countRegions(table, seat);
    if (regions < REGIONS_FOR_LANDSKNECHTE) {
      play.tell?.({ kind: "landsknechteStayedAway", seat, regions });
      return;
    }
    const landsknecht = (at(table.landsknecht, seat) % LANDSKNECHT_CARDS) + 1;
    own.landsknecht(table)[seat] = landsknecht;
    play.tell?.({ kind: "landsknechteCame", seat, landsknecht });
    play.ask(takeBenefit, seat, { landsknecht });
  },
});

/** WA-LANDS-11 to -14 What a card offers, by its number. */
const OFFERED = Array.from({ length: LANDSKNECHT_CARDS + 1 }, (_, card) =>
  where(BENEFIT, (benefit) => benefitOf(card, BENEFITS[benefit] ?? "points") > 0),
);
const MOST = Math.max(...BENEFITS.map((benefit) => benefitOf(LANDSKNECHT_CARDS, benefit)));
/** WA-LANDS-6 One benefit must be taken; which one is free. */
export const takeBenefit = decision<{ landsknecht: number }>("takeBenefit", {
  moves: {
    takeBenefit: move(
      "takeBenefit",
      { benefit: standing(BENEFIT, BENEFITS), amount: numbers(1, MOST) },
      {
        requires: {
          "WA-LANDS-6": {
            benefit: ({ memory }) => OFFERED[memory.landsknecht] ?? EMPTY,
            amount: ({ memory }, { benefit }) => exactly(benefitOf(memory.landsknecht, benefit)),
          },
        },
        perform: (play, { benefit, amount }, seat) => grantBenefit(play, seat, benefit, amount),
      },
    ),
  },
});
function grantBenefit(play: Pen, seat: Seat, benefit: Benefit, amount: number): void {
  if (benefit === "armies") reinforceTray(play, seat, amount);
  else gain(play, seat, benefit, amount, "landsknechte");
}
