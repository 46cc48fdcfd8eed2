/** Any-time cards about merchants and trade. */

import { including, just, without } from "@stormakt/kernel/ids";
import { COUNTRY } from "../catalog/index.ts";
import { SEAT } from "../domains.ts";
import { countriesOpen, countriesWithMerchants, everybody, otherThan } from "../sets.ts";
import { addMerchants } from "../things.ts";
import { ANY_TIME, card } from "./card.ts";

export const MERCHANT_CARDS = {
  "diplomatic-pressure": card({
    emblem: ["ship", "minus"],
    copies: 2,
    windows: ANY_TIME,
    aim: { seat: SEAT, country: COUNTRY },
    requires: [
      { seat: ({ table, seat: by }) => without(everybody(table), just(SEAT, by)) },
      { country: ({ table }, { seat }) => countriesWithMerchants(table, seat) },
    ],
    effect({ table, tell }, { seat, country }) {
      addMerchants(table, seat, country, -1);
      tell?.({ kind: "merchantHome", seat, country, count: 1 });
    },
  }),
  "out-of-the-fire": card({
    emblem: ["ship", "arrow"],
    windows: ANY_TIME,
    aim: { seat: SEAT, country: COUNTRY, to: COUNTRY },
    requires: [
      { seat: ({ table }) => everybody(table) },
      { country: ({ table }, { seat }) => countriesWithMerchants(table, seat) },
      { to: ({ table }) => countriesOpen(table) },
      { to: (_ask, { country }) => otherThan(country) },
    ],
    effect({ table, tell }, { seat, country, to }) {
      addMerchants(table, seat, country, -1);
      addMerchants(table, seat, to, 1);
      tell?.({ kind: "merchantMoved", seat, country, to });
    },
  }),
  "trade-privileges": card({
    emblem: ["seal", "arrow"],
    copies: 2,
    windows: ANY_TIME,
    aim: { country: COUNTRY },
    requires: { country: ({ table }) => countriesOpen(table) },
    effect({ table, tell }, { country }, by) {
      addMerchants(table, by, country, 1);
      tell?.({ kind: "merchantPlaced", seat: by, country, count: 1 });
    },
  }),
  "low-demand-for-imported-goods": card({
    emblem: ["ship", "cross"],
    windows: ANY_TIME,
    aim: { country: COUNTRY },
    effect({ table, tell }, { country }) {
      table.lowDemand = including(table.lowDemand, country);
      tell?.({ kind: "demandLow", country });
    },
  }),
};
