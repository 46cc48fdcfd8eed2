/** SR-SETUP-9, SR-COMM-1 Placing and moving merchants. */
import type { Seat } from "@stormakt/kernel";
import { EVERY_COUNTRY, roomFor } from "../catalog/index.ts";
import { allMerchantsIn, mayEnter, merchantsIn, seatsOf } from "../table.ts";
import { addMerchants } from "../things.ts";
import { decision, procedure } from "../types.ts";

const PLACE = EVERY_COUNTRY.map((country) => ({ kind: "placeMerchant", country }) as const);
const MOVE = EVERY_COUNTRY.flatMap((country) =>
  EVERY_COUNTRY.filter((to) => to !== country).map((to) => ({ kind: "moveMerchant", country, to }) as const),
);

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
      candidates: MOVE,
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
