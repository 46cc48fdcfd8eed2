/** Any-time cards by which a fief changes hands. */
import { both } from "@stormakt/kernel/ids";
import type { Fief } from "../catalog/index.ts";
import { costOf, crownsOn, FIEF, neighboursOf, troopsOn } from "../catalog/index.ts";
import { SEAT } from "../domains.ts";
import { fiefsAt, fiefsFor, fiefsOfOthers, fiefsToFightFor, seatsWithTwoFiefs } from "../sets.ts";
import { giveUpOne } from "../steps/choices.ts";
import { AVAILABLE, goldOf, ownerOf } from "../table.ts";
import { handOver, moveFief } from "../things.ts";
import type { Emblem } from "./card.ts";
import { ANY_TIME, card } from "./card.ts";

/** By card: what of a fief counts in a feud. */
export const FEUDS = { "feud-with-neighbours": troopsOn, "powerful-neighbour": crownsOn } as const;
const isFeudWon = (attack: number, defence: number): boolean => attack > defence;
/** In how many of the 36 throws of two dice an attacker wins who counts for so much more than the defender. */
export const feudThrowsWon = (ahead: number): number =>
  FACES.flatMap((attack) => FACES.filter((defence) => isFeudWon(attack + ahead, defence))).length;
const FACES = [1, 2, 3, 4, 5, 6] as const;

export const FIEF_CARDS = {
  /** The owner is paid the printed cost. */
  "fall-from-grace": card({
    emblem: ["mask", "arrow"],
    windows: ANY_TIME,
    aim: { fief: FIEF },
    requires: { fief: ({ table, seat }) => both(fiefsOfOthers(table, seat), fiefsFor(goldOf(table, seat))) },
    effect({ table, tell }, { fief }, by) {
      const owner = ownerOf(table, fief);
      handOver(table, by, owner, costOf(fief));
      moveFief(table, fief, by);
      tell?.({ kind: "goldHanded", seat: by, payee: owner, gold: costOf(fief) });
      tell?.({ kind: "fiefTaken", seat: by, fief, owner });
    },
  }),
  "feud-with-neighbours": feud(["swords", "arrow"], FEUDS["feud-with-neighbours"]),
  "powerful-neighbour": feud(["crown", "arrow"], FEUDS["powerful-neighbour"]),
  "royal-wrath": card({
    emblem: ["crown", "cross"],
    windows: ANY_TIME,
    aim: { seat: SEAT },
    requires: { seat: ({ table }) => seatsWithTwoFiefs(table) },
    effect: (play, { seat }) => giveUpOne(play, seat),
  }),
};

/** An own fief against a neighbour of somebody else or of the Exchequer: a die each, the attacker's first, and what counts here. */
function feud(emblem: Emblem, strength: (fief: Fief) => number) {
  return card({
    emblem,
    windows: ANY_TIME,
    aim: { from: FIEF, fief: FIEF },
    requires: [
      { from: ({ table, seat }) => fiefsAt(table, seat) },
      { fief: ({ table, seat }) => fiefsToFightFor(table, seat) },
      { fief: (_ask, { from }) => neighboursOf(from) },
    ],
    effect({ table, chance, tell }, { from, fief }, by) {
      const attack = chance.die(6, "attack") + strength(from);
      const defence = chance.die(6, "defence") + strength(fief);
      tell?.({ kind: "feudFought", fief, from, attack, defence });
      if (!isFeudWon(attack, defence)) return;
      const owner = ownerOf(table, fief);
      moveFief(table, fief, by);
      if (owner === AVAILABLE) tell?.({ kind: "fiefSeized", seat: by, fief });
      else tell?.({ kind: "fiefTaken", seat: by, fief, owner });
    },
  });
}
