/** SR-SETUP-9, SR-COMM-1 Placing and moving merchants. */
import type { Seat } from "@stormakt/kernel";
import { COUNTRY_COUNT, EVERY_COUNTRY, roomFor } from "../catalog/index.ts";
import type { OpenTable } from "../table.ts";
import { allMerchantsIn, mayEnter, merchantsIn, seatsOf } from "../table.ts";
import { addMerchants } from "../things.ts";
import type { Action } from "../types.ts";
import { decision, procedure } from "../types.ts";

const PLACE = EVERY_COUNTRY.map((country) => ({ kind: "placeMerchant", country }) as const);
type MoveMerchant = Extract<Action, { kind: "moveMerchant" }>;
/** By the country left. */
const MOVE = EVERY_COUNTRY.map((country) =>
  EVERY_COUNTRY.filter((to) => to !== country).map((to): MoveMerchant => ({ kind: "moveMerchant", country, to })),
);
const ELSEWHERE = COUNTRY_COUNT - 1;
/** The nth country in which a seat has a merchant. */
function nthHost({ merchants }: Readonly<OpenTable>, seat: Seat, index: number): number {
  let left = index;
  for (let country = 0; country < COUNTRY_COUNT; country++)
    if ((merchants[seat * COUNTRY_COUNT + country] as number) > 0 && left-- === 0) return country;
  return 0;
}
function countHosts({ merchants }: Readonly<OpenTable>, seat: Seat): number {
  let count = 0;
  for (let country = 0; country < COUNTRY_COUNT; country++) if ((merchants[seat * COUNTRY_COUNT + country] as number) > 0) count++;
  return count;
}

/** SR-SETUP-9 One merchant each, openly, in seat order from a seat drawn by lot. */
export const firstMerchants = procedure<{ first: Seat; placed: number }>("firstMerchants")({
  askEach(play, memory) {
    const seats = seatsOf(play.table);
    if (memory.placed === seats) return;
    play.ask(firstMerchant, (memory.first + memory.placed) % seats);
    memory.placed += 1;
    play.again();
  },
});
export const firstMerchant = decision("firstMerchant", {
  moves: {
    placeMerchant: {
      candidates: PLACE,
      requires: { "SR-COMM-2": ({ table }, { country }) => mayEnter(table, country) },
      perform(play, { country }, seat) {
        addMerchants(play.table, seat, country, 1);
        play.tell?.({ kind: "merchantPlaced", seat, country, count: 1 });
      },
    },
  },
  /** SR-TIME-17 Where most places are free. */
  otherwise({ table }) {
    const free = EVERY_COUNTRY.map((country) => roomFor(country, seatsOf(table)) - allMerchantsIn(table, country));
    return { kind: "placeMerchant", country: free.indexOf(Math.max(...free)) };
  },
});

/** SR-COMM-1 Send one, or move one, or neither. */
export const sending = decision("sending", {
  moves: {
    placeMerchant: {
      candidates: PLACE,
      requires: {
        "SR-COMM-4": ({ table }, { country }) => table.enemy !== country,
        "SR-COMM-2": ({ table }, { country }) => mayEnter(table, country),
      },
      perform(play, { country }, seat) {
        addMerchants(play.table, seat, country, 1);
        play.tell?.({ kind: "merchantPlaced", seat, country, count: 1 });
      },
    },
    moveMerchant: {
      count: ({ table, seat }) => countHosts(table, seat) * ELSEWHERE,
      nth: ({ table, seat }, index) =>
        (MOVE[nthHost(table, seat, Math.floor(index / ELSEWHERE))] as MoveMerchant[])[index % ELSEWHERE] as MoveMerchant,
      requires: {
        "SR-COMM-1": ({ table, seat }, { country }) => merchantsIn(table, seat, country) > 0,
        "SR-COMM-4": ({ table }, { to }) => table.enemy !== to,
        "SR-COMM-2": ({ table }, { to }) => mayEnter(table, to),
      },
      perform(play, { country, to }, seat) {
        addMerchants(play.table, seat, country, -1);
        addMerchants(play.table, seat, to, 1);
        play.tell?.({ kind: "merchantMoved", seat, country, to });
      },
    },
    leaveMerchants: { candidates: [{ kind: "leaveMerchants" }], requires: {}, perform() {} },
  },
  otherwise: () => ({ kind: "leaveMerchants" }),
});
