import type { VasaRegalis } from "@stormakt/vasa-regalis";
import { GOOD_NAMES, GOODS, ROLE_NAMES, thresholdOf } from "@stormakt/vasa-regalis/catalog";
import type { Observer } from "./observer.ts";

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
      told(event) {
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
