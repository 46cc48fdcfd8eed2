/** What can be bought, and for how much (SR-AGRI-6, SR-CULT-6, SR-PAY-3). */
import type { Seat } from "@stormakt/kernel";
import type { Fief, History } from "../catalog/index.ts";
import {
  COUNTRY_COUNT,
  costOf,
  crownsOn,
  EVERY_FIEF,
  EVERY_HISTORY,
  FIEF_COUNT,
  NOBLE_MARRIAGE,
  NONE,
  OFFICES,
  priceOf,
} from "../catalog/index.ts";
import type { OpenTable, Table } from "../table.ts";
import { AVAILABLE, countOwned, goldOf } from "../table.ts";
import { inHand } from "../things.ts";
import type { Action } from "../types.ts";

interface Buyer {
  readonly table: Readonly<Table>;
  readonly seat: Seat;
}
type Prices = readonly number[];
/** SR-CARD-noble-marriage Two gold less for each crown. */
const marriagePrice = (fief: Fief): number => Math.max(0, costOf(fief) - 2 * crownsOn(fief));
const FULL_PRICES: Prices = EVERY_FIEF.map(costOf);
const MARRIAGE_PRICES: Prices = EVERY_FIEF.map(marriagePrice);
const priceIn = (prices: Prices, fief: Fief): number => prices[fief] as number;

function countWithin({ table, seat }: Buyer, prices: Prices): number {
  const gold = goldOf(table, seat);
  let count = 0;
  for (let fief = 0; fief < FIEF_COUNT; fief++) if (table.fiefs[fief] === AVAILABLE && priceIn(prices, fief) <= gold) count++;
  return count;
}
function nthWithin({ table, seat }: Buyer, prices: Prices, index: number): Fief {
  const gold = goldOf(table, seat);
  let left = index;
  for (let fief = 0; fief < FIEF_COUNT; fief++)
    if (table.fiefs[fief] === AVAILABLE && priceIn(prices, fief) <= gold && left-- === 0) return fief;
  throw new RangeError(`there is no fief ${index}`);
}
/** The fiefs of the pile that are too dear: only shown. */
const beyond = ({ table, seat }: Buyer, prices: Prices): Fief[] =>
  EVERY_FIEF.filter((fief) => table.fiefs[fief] === AVAILABLE && priceIn(prices, fief) > goldOf(table, seat));

type BuyFief = Extract<Action, { kind: "buyFief" }>;
type BuyInMarriage = Extract<Action, { kind: "buyFiefInMarriage" }>;
type BuyHistory = Extract<Action, { kind: "buyHistory" }>;
const BUY_FIEF = EVERY_FIEF.map((fief): BuyFief => ({ kind: "buyFief", fief }));
const IN_MARRIAGE = EVERY_FIEF.map((fief): BuyInMarriage => ({ kind: "buyFiefInMarriage", fief }));
const BUY_HISTORY = EVERY_HISTORY.map((history): BuyHistory => ({ kind: "buyHistory", history }));

/** The fiefs in the pile are what can be named. */
export const fiefsToBuy = {
  count: (ask: Buyer): number => countWithin(ask, FULL_PRICES),
  nth: (ask: Buyer, index: number): BuyFief => BUY_FIEF[nthWithin(ask, FULL_PRICES, index)] as BuyFief,
  misfits: (ask: Buyer): BuyFief[] => beyond(ask, FULL_PRICES).map((fief) => BUY_FIEF[fief] as BuyFief),
};
/** SR-CARD-noble-marriage The same with the card laid down at once: who does not hold it is offered none. */
export const fiefsInMarriage = {
  count: (ask: Buyer): number => (marries(ask) ? countWithin(ask, MARRIAGE_PRICES) : 0),
  nth: (ask: Buyer, index: number): BuyInMarriage => IN_MARRIAGE[nthWithin(ask, MARRIAGE_PRICES, index)] as BuyInMarriage,
};
export const marries = ({ table, seat }: Buyer): boolean => inHand(table, seat, NOBLE_MARRIAGE);
/** The cards of the row are what can be named. */
export const cardsToBuy = {
  count: ({ table }: Buyer): number => table.row.length,
  nth: ({ table }: Buyer, index: number): BuyHistory => BUY_HISTORY[table.row[index] as number] as BuyHistory,
};

/** SR-PAY-3 The full price must be in hand. */
export const canPayForFief = ({ table, seat }: Buyer, fief: Fief): boolean => goldOf(table, seat) >= priceIn(FULL_PRICES, fief);
export const canPayInMarriage = ({ table, seat }: Buyer, fief: Fief): boolean => goldOf(table, seat) >= priceIn(MARRIAGE_PRICES, fief);
export const canPayForCard = ({ table, seat }: Buyer, history: History): boolean => goldOf(table, seat) >= priceOf(history);
/** What the thing named costs its buyer as matters stand. */
export function askingPrice({ purchase }: Readonly<OpenTable>): number {
  if (purchase === null) return 0;
  if (purchase.history !== NONE) return priceOf(purchase.history);
  return priceIn(purchase.marriage ? MARRIAGE_PRICES : FULL_PRICES, purchase.fief);
}

/** SR-HIST-9 The offices a seat has to use. */
const officesOf = ({ table, seat }: Buyer): History[] => OFFICES.filter((office) => table.history[office] === seat);
const NO_OFFICE: readonly History[] = [];
/** Each office with each thing it can be used for: so many things, and the nth of them. */
function forEachOffice<A>(count: (ask: Buyer) => number, nth: (ask: Buyer, office: History, index: number) => A) {
  return {
    count: (ask: Buyer): number => {
      const offices = ownsOffice(ask) ? officesOf(ask) : NO_OFFICE;
      return offices.length === 0 ? 0 : offices.length * count(ask);
    },
    nth: (ask: Buyer, index: number): A => {
      const things = count(ask);
      return nth(ask, officesOf(ask)[Math.floor(index / things)] as History, index % things);
    },
  };
}
const ownsOffice = ({ table, seat }: Buyer): boolean => countOwned(table, seat, OFFICES) > 0;
type OfficeFor<K extends Action["kind"]> = Extract<Action, { kind: K }>;
export const officesForFiefs = forEachOffice<OfficeFor<"useOfficeForFief">>(
  (ask) => countWithin(ask, FULL_PRICES),
  (ask, office, index) => ({ kind: "useOfficeForFief", office, fief: nthWithin(ask, FULL_PRICES, index) }),
);
export const officesInMarriage = forEachOffice<OfficeFor<"useOfficeInMarriage">>(
  (ask) => (marries(ask) ? countWithin(ask, MARRIAGE_PRICES) : 0),
  (ask, office, index) => ({ kind: "useOfficeInMarriage", office, fief: nthWithin(ask, MARRIAGE_PRICES, index) }),
);
export const officesForHistory = forEachOffice<OfficeFor<"useOfficeForHistory">>(
  ({ table }) => table.row.length,
  ({ table }, office, index) => ({ kind: "useOfficeForHistory", office, history: table.row[index] as number }),
);
export const officesForMerchants = forEachOffice<OfficeFor<"useOfficeForMerchant">>(
  () => COUNTRY_COUNT,
  (_ask, office, country) => ({ kind: "useOfficeForMerchant", office, country }),
);
