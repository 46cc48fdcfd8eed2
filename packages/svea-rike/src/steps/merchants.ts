/** SR-SETUP-9, SR-COMM-1 Placing and moving merchants. */
import type { Play, Seat } from "@stormakt/kernel";
import type { Country } from "../catalog/index.ts";
import { COUNTRY, roomFor } from "../catalog/index.ts";
import { countriesWithMerchants, countriesWithRoom, otherThan } from "../sets.ts";
import { allMerchantsIn, seatsOf } from "../table.ts";
import { addMerchants } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { decision, move, procedure } from "../types.ts";
import { countryToTrade } from "./terms.ts";

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
    placeMerchant: move(
      "placeMerchant",
      { country: COUNTRY },
      {
        requires: { "SR-COMM-2": { country: ({ table }) => countriesWithRoom(table) } },
        perform: (play, { country }, seat) => place(play, seat, country),
      },
    ),
  },
  /** SR-TIME-17 Where most places are free. */
  otherwise({ table, legal }) {
    const free = (country: Country): number => roomFor(country, seatsOf(table)) - allMerchantsIn(table, country);
    return legal("placeMerchant").reduce((best, other) => (free(other.country) > free(best.country) ? other : best));
  },
});

/** SR-COMM-1 Send one, or move one, or neither. */
export const sending = decision("sending", {
  moves: {
    placeMerchant: move(
      "placeMerchant",
      { country: COUNTRY },
      {
        requires: countryToTrade,
        perform: (play, { country }, seat) => place(play, seat, country),
      },
    ),
    moveMerchant: move(
      "moveMerchant",
      { country: COUNTRY, to: COUNTRY },
      {
        requires: {
          "SR-COMM-1": {
            country: ({ table, seat }) => countriesWithMerchants(table, seat),
            to: (_ask, { country }) => otherThan(country),
          },
          "SR-COMM-4": { to: ({ table }) => otherThan(table.enemy) },
          "SR-COMM-2": { to: ({ table }) => countriesWithRoom(table) },
        },
        perform(play, { country, to }, seat) {
          addMerchants(play.table, seat, country, -1);
          addMerchants(play.table, seat, to, 1);
          play.tell?.({ kind: "merchantMoved", seat, country, to });
        },
      },
    ),
    leaveMerchants: move("leaveMerchants", {}, { idle: true, perform() {} }),
  },
  otherwise: () => ({ kind: "leaveMerchants" }),
});
function place({ table, tell }: Play<SveaRike>, seat: Seat, country: Country): void {
  addMerchants(table, seat, country, 1);
  tell?.({ kind: "merchantPlaced", seat, country, count: 1 });
}
