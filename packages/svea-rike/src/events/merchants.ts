/** Any-time cards about merchants and trade. */
import { mayEnter, merchantsIn } from "../table.ts";
import { addMerchants } from "../things.ts";
import type { MoveMerchant, OnCountry, OnMerchant } from "./card.ts";
import { atCountry, atMerchant, card, movingMerchant } from "./card.ts";

export const MERCHANT_CARDS = {
  "diplomatic-pressure": card<OnMerchant>({
    aims: atMerchant,
    may: (table, by, { seat, country }) => seat !== by && merchantsIn(table, seat, country) > 0,
    effect({ table, tell }, _by, { seat, country }) {
      addMerchants(table, seat, country, -1);
      tell?.({ kind: "merchantHome", seat, country, count: 1 });
    },
  }),
  "out-of-the-fire": card<MoveMerchant>({
    aims: movingMerchant,
    may: (table, _by, { seat, country, to }) => country !== to && merchantsIn(table, seat, country) > 0 && mayEnter(table, to),
    effect({ table, tell }, _by, { seat, country, to }) {
      addMerchants(table, seat, country, -1);
      addMerchants(table, seat, to, 1);
      tell?.({ kind: "merchantMoved", seat, country, to });
    },
  }),
  "trade-privileges": card<OnCountry>({
    aims: atCountry,
    may: (table, _by, { country }) => mayEnter(table, country),
    effect({ table, tell }, by, { country }) {
      addMerchants(table, by, country, 1);
      tell?.({ kind: "merchantPlaced", seat: by, country, count: 1 });
    },
  }),
  "low-demand-for-imported-goods": card<OnCountry>({
    aims: atCountry,
    effect({ table, tell }, _by, { country }) {
      table.lowDemand |= 1 << country;
      tell?.({ kind: "demandLow", country });
    },
  }),
};
