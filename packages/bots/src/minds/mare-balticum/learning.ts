/** How the habits of quick players of Mare Balticum are learned. Nobody who plays needs any of it. */
import type { State } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import type { Line, MareBalticum } from "@stormakt/mare-balticum";
import { turnsLeft } from "@stormakt/mare-balticum";
import type { ByLooking, ByRivals, Habits, Weighed } from "../../learning.ts";
import type { Name } from "./habits.ts";
import { FILE, FIRST, lend, lendAlone, NAMES } from "./habits.ts";
import { blended, knotsAt, scale, NAMES as TERMS } from "./insight/scale.ts";
import { FILE as INSIGHT, isWeighed, lend as lendInsight, rolloutWithInsight, weigh } from "./insight.ts";
import { rollout } from "./policy.ts";
import { Tally } from "./tally.ts";

/** So far apart, as a share of the first guess. */
const APART = 0.2;

/** Seats differ in all of them a little, each a little up or down, and the way of those who win is gone. */
const habit: ByRivals<MareBalticum> = {
  what: "habits",
  by: "rivals",
  file: FILE,
  lend,
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
        const giveBack = lendAlone(own);
        const action = rollout(engine, state, seat, chance);
        giveBack();
        return action;
      },
    };
  },
  /**
   * Nobles under a King: one with better habits than the others wins nothing by them, since overseas titles take fleets and armies of several
   * houses. So all of them lean alike, against the usual King. By what is won alone little could be told at first, when nearly nothing is.
   */
  allies({ table: { king, seats } }) {
    if (king === NOBODY) return null;
    const nobles = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== king);
    return { seats: nobles, gained };
  },
};
function gained({ table, outcome }: Readonly<State<MareBalticum>>): number {
  tally.count(table);
  const won = (outcome?.places[0] ?? []).some((seat) => seat !== table.king);
  return (won ? 1 : 0) + Math.min(HALVES_TO_WIN, Math.max(...tally.halves.subarray(0, 5))) / HALVES_TO_WIN;
}
const tally = new Tally();
/** Of titles, with which a noble beats the King. */
const HALVES_TO_WIN = 6;

/** So many turns ahead is looked; where the end is not much further, to the end. */
const AHEAD = 2;
const NEAR_THE_END = 5;
/** What speaks for an action does not hang on what it weighs. */
const UNWEIGHED = blended([], []);

const insight: ByLooking<MareBalticum> = {
  what: "insight",
  by: "looking",
  file: INSIGHT,
  lend: lendInsight,
  names: TERMS,
  weights: knotsAt(0).length,
  counts: ({ table }) => knotsAt(turnsLeft(table)),
  until: ({ table }) => (turnsLeft(table) <= NEAR_THE_END ? Number.POSITIVE_INFINITY : table.turn + AHEAD),
  play: rolloutWithInsight,
  weighed(engine, state, seat, chance) {
    const { table, stack } = state;
    const step = engine.stepOf(state);
    if (!isWeighed(table, step)) return null;
    const memory = stack[stack.length - 1]?.memory as { readonly line: Line };
    if (table.controllers[memory.line] !== seat) return null;
    const found: Weighed<MareBalticum>[] = [];
    scale.heard = (action, speaksForIt) => found.push({ action, speaksForIt: speaksForIt.slice() });
    try {
      weigh(state, seat, step, UNWEIGHED, chance);
    } finally {
      scale.heard = null;
    }
    return found;
  },
};

export const habits: readonly Habits<MareBalticum>[] = [habit, insight];
