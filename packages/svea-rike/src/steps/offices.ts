/** SR-HIST-9, -10 An office is given up for a fief, a history card or a merchant, in any open window. */
import type { Move, Seat } from "@stormakt/kernel";
import type { Country, History } from "../catalog/index.ts";
import { EVERY_COUNTRY, EVERY_FIEF, OFFICES } from "../catalog/index.ts";
import type { Table } from "../table.ts";
import { AVAILABLE, countOwned, GONE, IN_ROW, isOnSale, isUnlocked, mayEnter, ownerOf, ownsHistory } from "../table.ts";
import { addMerchants, moveHistory } from "../things.ts";
import type { Action, SveaRike } from "../types.ts";
import { decision, procedure } from "../types.ts";
import type { Named } from "./purchase.ts";
import { canPayForCard, canPayForFief, cardsToBuy, fiefsToBuy, nameCard, nameFief } from "./purchase.ts";

type UseOffice = Extract<Action, { kind: "useOffice" }>;
const USE_OFFICE: readonly UseOffice[] = OFFICES.map((history) => ({ kind: "useOffice", history }));
const NO_OFFICE: readonly UseOffice[] = [];

/** It is no event card: nobody can cancel it. */
export const useOffice: Move<SveaRike, object, UseOffice> = {
  candidates: ({ table, seat }) => (countOwned(table, seat, OFFICES) > 0 ? USE_OFFICE : NO_OFFICE),
  requires: {
    "SR-HIST-9": ({ table, seat }, { history }) =>
      OFFICES.includes(history) && ownsHistory(table, seat, history) && canUseOffice(table, seat),
  },
  perform(play, { history }, seat) {
    moveHistory(play.table, history, GONE);
    play.tell?.({ kind: "officeUsed", seat, history });
    play.call(officeUsed, { seat, namedFiefs: [], namedCards: [], done: false });
  },
};
/** There is something the office can be used for. */
export const canUseOffice = (table: Readonly<Table>, seat: Seat): boolean =>
  EVERY_COUNTRY.some((country) => mayEnter(table, country)) ||
  table.row.some((card) => canPayForCard(table, seat, card)) ||
  EVERY_FIEF.some((fief) => isOnSale(table, fief) && canPayForFief(table, seat, fief));

/** SR-HIST-10 If the purchase is stopped, something else may be chosen; the office stays spent. */
export const officeUsed = procedure<Named & { seat: Seat; done: boolean }>("officeUsed")({
  choose(play, { seat, done, namedFiefs, namedCards }) {
    const { table } = play;
    const isSettled =
      done || namedFiefs.some((fief) => ownerOf(table, fief) === seat) || namedCards.some((card) => ownsHistory(table, seat, card));
    if (isSettled) return;
    play.ask(office, seat, { seat });
    play.again();
  },
});
const PLACE_MERCHANT = EVERY_COUNTRY.map((country: Country) => ({ kind: "placeMerchant", country }) as const);

export const office = decision<{ seat: Seat }>("office", {
  moves: {
    buyFief: {
      ...fiefsToBuy,
      requires: {
        "SR-AGRI-6": ({ table }, { fief }) => ownerOf(table, fief) === AVAILABLE,
        "SR-ERA-4": ({ table }, { fief }) => isUnlocked(table, fief),
        "SR-CARD-conflict-of-interest": (ask, { fief }) => ask.find(officeUsed)?.namedFiefs.includes(fief) !== true,
        "SR-PAY-3": ({ table, seat }, { fief }) => canPayForFief(table, seat, fief),
      },
      perform: (play, { fief }, seat) => nameFief(play, seat, fief, play.find(officeUsed), false),
    },
    buyHistory: {
      ...cardsToBuy,
      requires: {
        "SR-CULT-6": ({ table }, { history }) => table.history[history] === IN_ROW,
        "SR-CARD-conflict-of-interest": (ask, { history }) => ask.find(officeUsed)?.namedCards.includes(history) !== true,
        "SR-PAY-3": ({ table, seat }, { history }) => canPayForCard(table, seat, history),
      },
      perform: (play, { history }, seat) => nameCard(play, seat, history, play.find(officeUsed), false),
    },
    placeMerchant: {
      candidates: PLACE_MERCHANT,
      requires: {
        "SR-COMM-4": ({ table }, { country }) => table.enemy !== country,
        "SR-COMM-2": ({ table }, { country }) => mayEnter(table, country),
      },
      perform(play, { country }, seat) {
        addMerchants(play.table, seat, country, 1);
        play.tell?.({ kind: "merchantPlaced", seat, country, count: 1 });
        finish(play.find(officeUsed));
      },
    },
    /** Only when a purchase has failed: otherwise something must come of it. */
    finishPurchases: {
      candidates: [{ kind: "finishPurchases" }],
      requires: { "SR-HIST-10": (ask) => hasNamed(ask.find(officeUsed)) },
      perform: (play) => finish(play.find(officeUsed)),
    },
  },
  /** SR-TIME-17 No purchase and no merchant of its own accord, but an office once used must do something. */
  otherwise(ask) {
    if (hasNamed(ask.find(officeUsed))) return { kind: "finishPurchases" };
    const country = EVERY_COUNTRY.find((country) => mayEnter(ask.table, country));
    if (country !== undefined) return { kind: "placeMerchant", country };
    const card = ask.table.row.find((history: History) => canPayForCard(ask.table, ask.seat, history));
    if (card !== undefined) return { kind: "buyHistory", history: card };
    return { kind: "buyFief", fief: EVERY_FIEF.find((fief) => isOnSale(ask.table, fief) && canPayForFief(ask.table, ask.seat, fief)) ?? 0 };
  },
});
const hasNamed = (named: Readonly<Named> | null): boolean => named !== null && named.namedFiefs.length + named.namedCards.length > 0;
function finish(memory: { done: boolean } | null): void {
  if (memory !== null) memory.done = true;
}
