/** How the habits of quick players of Mare Balticum are learned. Nobody who plays needs any of it. */
import type { MareBalticum } from "@stormakt/mare-balticum";
import { rowsFor } from "../../habits.ts";
import type { ByRivals, Habits } from "../../learning.ts";
import type { Name } from "./habits.ts";
import { FILE, FIRST, lend, NAMES } from "./habits.ts";
import { rollout } from "./policy.ts";

/** So far apart, as a share of the first guess. */
const APART = 0.2;

/** Seats differ in all of them a little, each a little up or down, and the way of those who win is gone. */
const habit: ByRivals<MareBalticum> = {
  what: "habits",
  by: "rivals",
  file: FILE,
  lend: (other) => lend(rowsFor(other, 4)),
  first: NAMES.map((name) => [FIRST[name]]),
  least: 0,
  stride: APART,
  softened: 1,
  rival(rows, dice) {
    const leaned = Float64Array.from(rows, () => (dice.below(2) === 0 ? -1 : 1));
    const own = rows.map(([value = 0], at) => [value + APART * (leaned[at] as number) * (FIRST[NAMES[at] as Name] || 1)]);
    return {
      leaned,
      play(engine, state, seat, chance) {
        const giveBack = lend(own);
        const action = rollout(engine, state, seat, chance);
        giveBack();
        return action;
      },
    };
  },
};

export const habits: readonly Habits<MareBalticum>[] = [habit];
