/** On what terms fiefs and history cards are bought and merchants sent: the same in a move, with an office and by what it is spent on. */
import type { Ask } from "@stormakt/kernel";
import {
  countriesWithRoom,
  fiefsAvailable,
  fiefsFor,
  fiefsInMarriageFor,
  fiefsUnlocked,
  historyFor,
  historyRow,
  otherThan,
} from "../sets.ts";
import { goldOf } from "../table.ts";
import type { SveaRike } from "../types.ts";

type Asking = Ask<SveaRike, object>;

export const fiefOnSale = {
  "SR-AGRI-6": { fief: ({ table }: Asking) => fiefsAvailable(table) },
  "SR-ERA-4": { fief: ({ table }: Asking) => fiefsUnlocked(table) },
};
export const fiefPaid = { "SR-PAY-3": { fief: ({ table, seat }: Asking) => fiefsFor(goldOf(table, seat)) } };
export const fiefPaidInMarriage = { "SR-PAY-3": { fief: ({ table, seat }: Asking) => fiefsInMarriageFor(goldOf(table, seat)) } };

export const cardInRow = { "SR-CULT-6": { history: ({ table }: Asking) => historyRow(table) } };
export const cardPaid = { "SR-PAY-3": { history: ({ table, seat }: Asking) => historyFor(goldOf(table, seat)) } };

/** SR-COMM-4 says why first: a country at war takes none however much room there is. */
export const countryToTrade = {
  "SR-COMM-4": { country: ({ table }: Asking) => otherThan(table.enemy) },
  "SR-COMM-2": { country: ({ table }: Asking) => countriesWithRoom(table) },
};
