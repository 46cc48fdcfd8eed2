/** What the bots that learn and search know of Wallenstein. */
import type { Wallenstein } from "@stormakt/wallenstein";
import { boxCount, COLOURS, NO_COLOUR } from "@stormakt/wallenstein";
import type { Mind } from "../mind.ts";
import { planWorth } from "../tastes/wallenstein/plans.ts";
import { taste } from "../tastes/wallenstein.ts";
import { believe } from "./wallenstein/belief.ts";
import { measure } from "./wallenstein/features.ts";
import { isHopeless } from "./wallenstein/follies.ts";
import { likes } from "./wallenstein/likes.ts";
import { rollout } from "./wallenstein/moves.ts";
import { FEATURES } from "./wallenstein/names.ts";
import { outlookOf } from "./wallenstein/outlook.ts";
import { carefulPlan, quickPlan, varied } from "./wallenstein/plans.ts";
import weights from "./wallenstein.weights.json" with { type: "json" };

/** Planned rounds: three a year. */
const ROUNDS = 6;
const CLAIMING = 2 * ROUNDS;

export const mind: Mind<Wallenstein> = {
  features: FEATURES,
  /** Before each of the six rounds, during each of them, and while counties are claimed. */
  phases: 2 * ROUNDS + 1,
  phaseOf({ table }) {
    if (table.groups.length > 0) return CLAIMING;
    const round = 3 * (table.year - 1) + Math.min(2, table.season);
    return table.event >= 0 || table.season > 2 ? ROUNDS + round : round;
  },
  seatsOf: ({ table }) => table.seats,
  nobody: false,
  measure,
  rollout,
  /** Claiming counties, then round by round; a winter belongs to its fall. */
  clock: ({ table }) => (table.groups.length > 0 ? 0 : 1 + 3 * (table.year - 1) + Math.min(2, table.season)),
  /** What a plan is worth shows when its round has been played. */
  foresight: () => 1,
  prior(state, seat, action) {
    if (action.kind === "plan") return 0.03 * planWorth(outlookOf(state.table, seat).prospects, action.boxes);
    if (action.kind === "march" && isHopeless(state.table, seat, action)) return Number.NEGATIVE_INFINITY;
    return taste.prior?.(state, seat, action) ?? 0;
  },
  likes: (temper, { table }, seat, action) => likes(temper, table, seat, action),
  propose(_engine, { table }, seat, chance, count) {
    return Array.from({ length: count }, (_, nth) =>
      nth % 2 === 0 ? carefulPlan(table, seat, chance, nth % 4 === 0 ? 400 : 120) : quickPlan(table, seat, chance, 0.3),
    );
  },
  vary: (_engine, { table }, seat, action, chance) =>
    action.kind === "plan" && action.boxes.length === boxCount(table) ? varied(table, seat, action, chance) : null,
  believe,
  effort(level, { table, stack }) {
    if (table.colours.includes(NO_COLOUR)) return { iterations: COLOURS.length, width: COLOURS.length, depth: 1, worlds: 1 };
    const planning = stack.length > 0 && table.event < 0 && table.groups.length === 0;
    const [times, worlds] = level === "hard" ? [1, 64] : [8, 160];
    return planning ? { iterations: 800 * times, width: 12, depth: 1, worlds } : { iterations: 200 * times, width: 10, depth: 1, worlds };
  },
  patience: { hard: 4, champion: 2 },
  weights,
};
