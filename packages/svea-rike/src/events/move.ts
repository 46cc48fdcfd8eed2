/** Cards for the beginning, the income, the purchases and the end of a move. */
import type { Fief } from "../catalog/index.ts";
import { areaAround, crownsOn, EVERY_FIEF, NONE } from "../catalog/index.ts";
import { AVAILABLE, activeSeat, goldOf, hasBit, hasFief, merchantsOf, ownerOf, ownsFief } from "../table.ts";
import { spend } from "../things.ts";
import { CULTURE } from "../types.ts";
import type { OnActivity, OnCountry, OnFief, Plain } from "./card.ts";
import { atActivity, atCountry, atFief, atNothing, card, isInTheGame } from "./card.ts";

const WAR_COST = 7;

export const BEFORE_MOVE_CARDS = {
  intrigues: card<OnActivity>({
    aims: atActivity,
    may: ({ move }, _seat, { activity }) => move !== null && activity !== move.barred,
    effect({ table, tell }, _by, { activity }) {
      if (table.move === null) return;
      table.move.dictated = activity;
      tell?.({ kind: "activityDictated", seat: table.move.seat, activity });
    },
  }),
};

export const INCOME_CARDS = {
  "bad-harvest": card<Plain>({
    aims: atNothing,
    may: (table) => EVERY_FIEF.some((fief) => crownsOn(fief) === 3 && ownsFief(table, activeSeat(table), fief)),
    effect({ table }) {
      if (table.move !== null) table.move.badHarvest = true;
    },
  }),
  famine: card<OnFief>({
    aims: atFief,
    may: (table, _seat, { fief }) => isInTheGame(table, fief),
    everywhere: true,
    effect({ table, tell }, _by, { fief }) {
      const fiefs = EVERY_FIEF.filter((near) => hasBit(areaAround(fief), near) && mayBeStruck(ownerOf(table, near)));
      for (const struck of fiefs) table.struck |= 1 << struck;
      tell?.({ kind: "fiefsStruck", fiefs });
    },
  }),
  "extra-tax-on-peasants": card<Plain>({
    aims: atNothing,
    may: (table, seat) => hasFief(table, seat),
    effect({ table }) {
      if (table.move !== null) table.move.peasants = true;
    },
  }),
  "demand-for-imported-goods": card<Plain>({
    aims: atNothing,
    may: (table, seat) => merchantsOf(table, seat) > 0,
    effect({ table }) {
      if (table.move !== null) table.move.demands += 1;
    },
  }),
};
/** Fiefs of players, and those that may be theirs before the turn is over. */
const mayBeStruck = (owner: Fief): boolean => owner >= 0 || owner === AVAILABLE;

export const PURCHASE_CARDS = {
  "conflict-of-interest": card<Plain>({
    aims: atNothing,
    may: ({ purchase }) => purchase !== null,
    effect({ table }) {
      if (table.purchase !== null) table.purchase.stopped = true;
    },
  }),
  "noble-marriage": card<Plain>({
    aims: atNothing,
    may: ({ purchase }) => purchase !== null && purchase.fief !== NONE && !purchase.marriage,
    effect({ table }) {
      if (table.purchase !== null) table.purchase.marriage = true;
    },
  }),
  "hidden-cache": card<Plain>({
    aims: atNothing,
    may: ({ move }) => move !== null && move.activity === CULTURE,
    effect({ table }) {
      if (table.move !== null) table.move.cache = true;
    },
  }),
};

export const MOVE_END_CARDS = {
  "good-administration": card<Plain>({
    aims: atNothing,
    effect({ table, tell }, by) {
      if (table.move === null) return;
      table.move.extra = true;
      tell?.({ kind: "extraMove", seat: by });
    },
  }),
  "winds-of-war": card<OnCountry>({
    aims: atCountry,
    may: (table, seat) => goldOf(table, seat) >= WAR_COST,
    effect({ table, tell }, by, { country }) {
      spend(table, by, WAR_COST);
      tell?.({ kind: "goldPaid", seat: by, gold: WAR_COST });
      table.windsOfWar = country;
    },
  }),
};
