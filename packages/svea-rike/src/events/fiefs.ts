/** Any-time cards by which a fief changes hands. */
import type { Seat } from "@stormakt/kernel";
import type { Fief } from "../catalog/index.ts";
import { areAdjacent, costOf, crownsOn, FIEF_COUNT, troopsOn } from "../catalog/index.ts";
import { giveUpOne } from "../steps/choices.ts";
import type { Table } from "../table.ts";
import { AVAILABLE, countFiefs, goldOf, ownerOf, ownsFief } from "../table.ts";
import { handOver, moveFief } from "../things.ts";
import type { CardRule, FromFief, OnFief, OnSeat } from "./card.ts";
import { atFief, atNeighbour, atSeat, card } from "./card.ts";

export const FIEF_CARDS = {
  /** The owner is paid the printed cost. */
  "fall-from-grace": card<OnFief>({
    aims: atFief,
    may: (table, seat, { fief }) => isWithinReach(table, seat, fief),
    can(table, seat) {
      for (let fief = 0; fief < FIEF_COUNT; fief++) if (isWithinReach(table, seat, fief)) return true;
      return false;
    },
    effect({ table, tell }, by, { fief }) {
      const owner = ownerOf(table, fief);
      handOver(table, by, owner, costOf(fief));
      moveFief(table, fief, by);
      tell?.({ kind: "goldHanded", seat: by, payee: owner, gold: costOf(fief) });
      tell?.({ kind: "fiefTaken", seat: by, fief, owner });
    },
  }),
  "feud-with-neighbours": feud(troopsOn),
  "powerful-neighbour": feud(crownsOn),
  "royal-wrath": card<OnSeat>({
    aims: atSeat,
    may: (table, _by, { seat }) => countFiefs(table, seat) >= 2,
    effect: (play, _by, { seat }) => giveUpOne(play, seat),
  }),
};

/** Somebody else's, and to be paid for. */
const isWithinReach = (table: Readonly<Table>, seat: Seat, fief: Fief): boolean =>
  ownerOf(table, fief) >= 0 && !ownsFief(table, seat, fief) && goldOf(table, seat) >= costOf(fief);

/** An own fief against a neighbour of somebody else or of the Exchequer: a die each, the attacker's first, and what counts here. */
function feud(strength: (fief: number) => number): CardRule<FromFief> {
  return card<FromFief>({
    aims: atNeighbour,
    may: (table, by, { from, fief }) =>
      areAdjacent(from, fief) &&
      ownsFief(table, by, from) &&
      !ownsFief(table, by, fief) &&
      (ownerOf(table, fief) >= 0 || ownerOf(table, fief) === AVAILABLE),
    effect({ table, chance, tell }, by, { from, fief }) {
      const attack = chance.die(6, "attack") + strength(from);
      const defence = chance.die(6, "defence") + strength(fief);
      tell?.({ kind: "feudFought", fief, from, attack, defence });
      if (attack <= defence) return;
      const owner = ownerOf(table, fief);
      moveFief(table, fief, by);
      if (owner === AVAILABLE) tell?.({ kind: "fiefSeized", seat: by, fief });
      else tell?.({ kind: "fiefTaken", seat: by, fief, owner });
    },
  });
}
