/** Cards for the beginning, the income, the purchases and the end of a move. */

import { both, isEmpty, where } from "@stormakt/kernel/ids";
import { COUNTRY, crownsOn, FIEF, NONE } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { ACTIVITY, CULTURE } from "../domains.ts";
import { activitiesNotBarred, fiefsAt } from "../sets.ts";
import { activeSeat, goldOf, hasFief, merchantsOf } from "../table.ts";
import { spend } from "../things.ts";
import { card } from "./card.ts";

const WAR_COST = 7;
const RICH_FIEFS = where(FIEF, (fief) => crownsOn(fief) === 3);

export const MOVE_CARDS = {
  intrigues: card({
    emblem: ["mask"],
    windows: { "before-move": "others" },
    aim: { activity: ACTIVITY },
    requires: [({ table }) => table.move !== null, { activity: ({ table }) => activitiesNotBarred(table) }],
    effect({ table, tell }, { activity }) {
      const move = own.move(table);
      if (move === null) return;
      move.dictated = activity;
      tell?.({ kind: "activityDictated", seat: move.seat, activity });
    },
  }),
  "bad-harvest": card({
    emblem: ["sheaf", "cross"],
    windows: { "income-fiefs": "others" },
    requires: ({ table }) => !isEmpty(both(RICH_FIEFS, fiefsAt(table, activeSeat(table)))),
    effect({ table }) {
      const move = own.move(table);
      if (move !== null) move.badHarvest = true;
    },
  }),
  "extra-tax-on-peasants": card({
    emblem: ["coins", "plus"],
    windows: { "income-fiefs": "active" },
    requires: ({ table, seat }) => hasFief(table, seat),
    effect({ table }) {
      const move = own.move(table);
      if (move !== null) move.peasants = true;
    },
  }),
  "demand-for-imported-goods": card({
    emblem: ["ship", "plus"],
    copies: 2,
    windows: { "income-commerce": "active" },
    requires: ({ table, seat }) => merchantsOf(table, seat) > 0,
    effect({ table }) {
      const move = own.move(table);
      if (move !== null) move.demands += 1;
    },
  }),
  "conflict-of-interest": card({
    emblem: ["scales", "cross"],
    copies: 2,
    windows: { "purchase-declared": "others" },
    requires: ({ table }) => table.purchase !== null,
    effect({ table }) {
      const purchase = own.purchase(table);
      if (purchase !== null) purchase.stopped = true;
    },
  }),
  /** Two gold less for each crown. A fief out of reach without it is named together with it: see `buyFiefInMarriage`. */
  "noble-marriage": card({
    emblem: ["rings"],
    copies: 2,
    windows: { "purchase-declared": "active" },
    requires: ({ table: { purchase } }) => purchase !== null && purchase.fief !== NONE && !purchase.marriage,
    effect({ table }) {
      const purchase = own.purchase(table);
      if (purchase !== null) purchase.marriage = true;
    },
  }),
  "hidden-cache": card({
    emblem: ["chest", "plus"],
    windows: { purchase: "active" },
    requires: ({ table }) => table.move?.activity === CULTURE,
    effect({ table }) {
      const move = own.move(table);
      if (move !== null) move.cache = true;
    },
  }),
  "good-administration": card({
    emblem: ["quill", "plus"],
    windows: { "move-end": "active" },
    effect({ table, tell }, _action, by) {
      const move = own.move(table);
      if (move === null) return;
      move.extra = true;
      tell?.({ kind: "extraMove", seat: by });
    },
  }),
  "winds-of-war": card({
    emblem: ["guns", "arrow"],
    windows: { "move-end": "active" },
    aim: { country: COUNTRY },
    requires: ({ table, seat }) => goldOf(table, seat) >= WAR_COST,
    effect({ table, tell }, { country }, by) {
      spend(table, by, WAR_COST);
      tell?.({ kind: "goldPaid", seat: by, gold: WAR_COST });
      table.windsOfWar = country;
    },
  }),
};
