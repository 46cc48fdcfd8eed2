/** How what quick players of Vasa Regalis go by is learned. Nobody who plays needs any of it. */
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import { rowsFor } from "../../habits.ts";
import type { ByCounting, ByRivals, Habits } from "../../learning.ts";
import { DECISIONS } from "./aspects.ts";
import { HoldingsCounted } from "./counting.ts";
import { ASPECTS } from "./desk.ts";
import { ENDS, FILE, LIES, PLACES, STAYS } from "./holdings.ts";
import { DESK, IN_USE, playedBy, SCORES } from "./policy.ts";
import file from "./policy.weights.json" with { type: "json" };

/**
 * Players of this kind among themselves: whatever a winner preferred is preferred a little more. How far a draw leaned to an aspect is what
 * was drawn had of it beyond what was to be expected.
 */
const policy: ByRivals<VasaRegalis> = {
  what: "policy",
  by: "rivals",
  file,
  lend(other) {
    const before = IN_USE.file;
    IN_USE.file = other;
    return () => {
      IN_USE.file = before;
    };
  },
  first: DECISIONS.map(() => Array.from({ length: ASPECTS }, () => 0)),
  least: Number.NEGATIVE_INFINITY,
  stride: 0.25,
  softened: 1.5,
  rival(rows) {
    const leaned = new Float64Array(DECISIONS.length * ASPECTS);
    const play = playedBy((decision, count, drawn) => lean(leaned, decision, count, drawn));
    return {
      leaned,
      play(engine, state, seat, chance) {
        IN_USE.own = rows;
        const action = play(engine, state, seat, chance);
        IN_USE.own = null;
        return action;
      },
    };
  },
};
function lean(leaned: Float64Array, decision: number, count: number, drawn: number): void {
  let all = 0;
  for (let nth = 0; nth < count; nth++) all += SCORES[nth] as number;
  for (let nth = 0; nth < count; nth++) {
    const beyond = (nth === drawn ? 1 : 0) - (SCORES[nth] as number) / all;
    for (let aspect = 0; aspect < ASPECTS; aspect++) {
      const at = decision * ASPECTS + aspect;
      leaned[at] = (leaned[at] as number) + beyond * (DESK.rows[nth * ASPECTS + aspect] as number);
    }
  }
}

const LISTS = [ENDS, PLACES, STAYS, LIES];
/** Counted with three at the table, and taken for what is done at every table. */
const holdings: ByCounting<VasaRegalis> = {
  what: "holdings",
  by: "counting",
  file: FILE,
  lend(other) {
    const before = LISTS.map((list) => [...list]);
    put(rowsFor(other, 3));
    return () => put(before);
  },
  count: () => new HoldingsCounted(),
};
function put(rows: readonly (readonly number[])[]): void {
  for (const [nth, list] of LISTS.entries()) for (const [at, number] of (rows[nth] ?? []).entries()) list[at] = number;
}

export const habits: readonly Habits<VasaRegalis>[] = [policy, holdings];
