/** WA-LANDS Landsknechte: mercenaries join whoever is present in four regions. */
import type { Seat } from "@stormakt/kernel";
import type { Benefit } from "../catalog/index.ts";
import { BENEFITS, benefitOf, LANDSKNECHT_CARDS, REGIONS_FOR_LANDSKNECHTE } from "../catalog/index.ts";
import { nextInOrder } from "../steps/telling.ts";
import { at, countRegions } from "../table.ts";
import type { Action, Pen } from "../types.ts";
import { decision, procedure } from "../types.ts";
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
    table.landsknecht[seat] = landsknecht;
    play.tell?.({ kind: "landsknechteCame", seat, landsknecht });
    play.ask(takeBenefit, seat, { landsknecht });
  },
});

type TakeBenefit = Extract<Action, { kind: "takeBenefit" }>;
/** By card. */
const TAKE_BENEFIT: readonly (readonly TakeBenefit[])[] = Array.from({ length: LANDSKNECHT_CARDS + 1 }, (_, card) =>
  BENEFITS.map((benefit): TakeBenefit => ({ kind: "takeBenefit", benefit, amount: benefitOf(card, benefit) })),
);
/** WA-LANDS-6 One benefit must be taken; which one is free. */
export const takeBenefit = decision<{ landsknecht: number }>("takeBenefit", {
  moves: {
    takeBenefit: {
      candidates: ({ memory }) => TAKE_BENEFIT[memory.landsknecht] ?? [],
      requires: {
        "WA-LANDS-6": ({ memory }, { benefit, amount }) => amount > 0 && amount === benefitOf(memory.landsknecht, benefit),
      },
      perform: (play, { benefit, amount }, seat) => grantBenefit(play, seat, benefit, amount),
    },
  },
});
function grantBenefit(play: Pen, seat: Seat, benefit: Benefit, amount: number): void {
  if (benefit === "armies") reinforceTray(play, seat, amount);
  else gain(play, seat, benefit, amount, "landsknechte");
}
