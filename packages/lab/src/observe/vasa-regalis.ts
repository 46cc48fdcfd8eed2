import type { Seat } from "@stormakt/kernel";
import type { Action, Table, VasaRegalis } from "@stormakt/vasa-regalis";
import { GOOD_NAMES, GOODS, ROLE_NAMES, thresholdOf } from "@stormakt/vasa-regalis/catalog";
import type { Observer } from "./observer.ts";
import { FOLLIES } from "./observer.ts";

export const observer: Observer<VasaRegalis> = {
  topics: {
    "seats after the first leader": "dealt",
    "seats after the last leader": "dealt",
    "last building": "gained",
    "role taken most often": "gained",
    "parts that fail": "share",
    "number of parts that fail": "share",
    rounds: "mean",
    "times a role is taken": "mean",
  },
  watch(begun, { seats }, notes) {
    const { leader } = begun.table;
    const taken = Array.from({ length: seats }, () => ROLE_NAMES.map(() => 0));
    for (let seat = 0; seat < seats; seat++) notes.had("seats after the first leader", String((seat - leader + seats) % seats), seat);
    return {
      chose(action, seat, { table }) {
        if (action.kind === "inspect")
          notes.went(
            FOLLIES,
            "looks at what it knows, with something unknown to look at",
            isKnown(table, seat, action.ship, action.good) && isAnythingUnknown(table, seat),
          );
        if (action.kind === "offer" || action.kind === "counter") {
          notes.went(FOLLIES, "offers like for like", isAlike(action.give, action.take));
          notes.went(FOLLIES, "offers what it is offered itself", isMirrored(table, seat, action));
        }
        if (action.kind === "decline") notes.went(FOLLIES, "declines what it has offered itself", isOwnWish(table, seat, action));
      },
      told(event) {
        if (event.kind === "orderGiven") notes.went(FOLLIES, "orders what cannot be obeyed", false);
        if (event.kind === "orderVoid") notes.went(FOLLIES, "orders what cannot be obeyed", true);
        if (event.kind === "roleTaken") (taken[event.seat] as number[])[event.role] = (taken[event.seat]?.[event.role] ?? 0) + 1;
      },
      ended({ table }) {
        for (let seat = 0; seat < seats; seat++) {
          notes.had("seats after the last leader", String((seat - table.leader + seats) % seats), seat);
          if (table.caller >= 0) notes.had("last building", seat === table.caller ? "called it" : "did not", seat);
        }
        taken.forEach((times, seat) => {
          const most = Math.max(...times);
          times.forEach((time, role) => {
            if (time === most) notes.had("role taken most often", ROLE_NAMES[role] ?? "", seat);
          });
        });
        ROLE_NAMES.forEach((name, role) => {
          const times = taken.reduce((sum, own) => sum + (own[role] ?? 0), 0);
          notes.measured("times a role is taken", name, times);
        });
        const totals = GOODS.map((good) =>
          table.ships.reduce<number>((sum, value, at) => sum + (at % GOODS.length === good ? value : 0), 0),
        );
        const fails = totals.map((total) => total < thresholdOf(seats));
        fails.forEach((failed, good) => notes.went("parts that fail", GOOD_NAMES[good] ?? "", failed));
        const number = fails.filter(Boolean).length;
        for (let count = 0; count <= GOODS.length; count++) notes.went("number of parts that fail", String(count), number === count);
        notes.measured("rounds", "all", table.round);
      },
    };
  },
};

const isAlike = (one: readonly number[], other: readonly number[]): boolean => one.every((count, kind) => count === other[kind]);
/** VR-SECRET-6 Whether only one value can lie on that square, as far as the viewer can work out. */
function isKnown({ suspected, seats }: Readonly<Table>, viewer: Seat, ship: Seat, good: number): boolean {
  const values = suspected[(viewer * seats + ship) * GOODS.length + good] as number;
  return (values & (values - 1)) === 0;
}
function isAnythingUnknown(table: Readonly<Table>, viewer: Seat): boolean {
  return table.ships.some((value, at) => {
    const ship = Math.floor(at / GOODS.length);
    return value !== 0 && ship !== viewer && !isKnown(table, viewer, ship, at % GOODS.length);
  });
}
const offersOf = ({ bargaining }: Readonly<Table>) => bargaining?.offers ?? [];
function isMirrored(table: Readonly<Table>, seat: Seat, action: Extract<Action, { kind: "offer" | "counter" }>): boolean {
  const other = action.kind === "offer" ? action.to : action.from;
  return offersOf(table).some(
    ({ from, to, give, take }) => from === other && to === seat && isAlike(give, action.take) && isAlike(take, action.give),
  );
}
function isOwnWish(table: Readonly<Table>, seat: Seat, { from, number }: Extract<Action, { kind: "decline" }>): boolean {
  const offer = offersOf(table).find((one) => one.from === from && one.to === seat && one.number === number);
  return (
    offer !== undefined &&
    offersOf(table).some((own) => own.from === seat && own.to === from && isAlike(own.give, offer.take) && isAlike(own.take, offer.give))
  );
}
