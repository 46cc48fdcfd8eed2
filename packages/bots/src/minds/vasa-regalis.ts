/** What the bots that learn and search know of Vasa Regalis. */
import type { State } from "@stormakt/kernel";
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import { vasaRegalis } from "@stormakt/vasa-regalis";
import type { Effort, Mind, SearchLevel } from "../mind.ts";
import { believe, curiosity } from "./vasa-regalis/belief.ts";
import { FEATURES, measure } from "./vasa-regalis/features.ts";
import { unbuiltCount } from "./vasa-regalis/holdings.ts";
import { openly, secret } from "./vasa-regalis/knowing.ts";
import { likes } from "./vasa-regalis/likes.ts";
import { liking, odds, rollout } from "./vasa-regalis/policy.ts";
import { offersWorthMaking, thinkable } from "./vasa-regalis/trading.ts";
import weights from "./vasa-regalis.weights.json" with { type: "json" };

/** What a nat of liking in playouts is worth, before anything is tried. */
const TRUST = 0.03;
/** Between two rounds the clock strikes so often: once for each role that can be taken. */
const ROUND = 8;

/**
 * Playouts go to the end, and what everybody did for eight decisions is remembered in a tree. Cut off two rounds ahead and without a tree
 * `hard` won 69 % against `normal` however many there were (docs/strength.md).
 */
const depth = Number.POSITIVE_INFINITY;
/** Of a game that is over no features are left to tell. */
const reasons = 2 * ROUND;
const EFFORTS: Readonly<Record<SearchLevel, Effort>> = {
  hard: { iterations: 1200, width: 8, depth, reasons, worlds: 64, nodes: 8 },
  champion: { iterations: 6000, width: 10, depth, reasons, worlds: 400, nodes: 40, curiosity: 1 },
};
/**
 * Everybody is asked again and again whether to trade: mostly there is nothing to be had. With so few playouts a value two rounds ahead tells
 * more than the end.
 */
const BARGAINING: Readonly<Record<SearchLevel, Effort>> = {
  hard: { iterations: 80, width: 4, depth: 2 * ROUND, worlds: 16 },
  champion: { iterations: 300, width: 6, depth: 2 * ROUND, worlds: 40 },
};
/** What is seen there changes nothing in an imagined world, so nothing is tried: where to look is judged beforehand. */
const LOOKING: Effort = { iterations: 8, width: 1, depth: 0, worlds: 4 };
function effortFor(level: SearchLevel, { stack }: Readonly<State<VasaRegalis>>): Effort {
  const step = stepOf({ stack });
  return step === "inspect" ? LOOKING : (step === "trading" ? BARGAINING : EFFORTS)[level];
}
const EITHER_ORDER: ReadonlySet<string> = new Set(["admiralParts", "kingParts"]);
function stepOf({ stack }: Pick<Readonly<State<VasaRegalis>>, "stack">): string {
  const frame = stack[stack.length - 1];
  return frame === undefined ? "" : (vasaRegalis.steps[frame.step]?.name ?? "");
}
function clock({ table }: Readonly<State<VasaRegalis>>): number {
  let taken = 0;
  for (let role = 0; role < 8; role++) if ((table.roleTakenBy[role] as number) >= 0) taken++;
  return table.round * ROUND + taken;
}

export const mind: Mind<VasaRegalis> = {
  features: FEATURES,
  phases: 4,
  phaseOf: ({ table }) => Math.min(3, 4 - unbuiltCount(table)),
  seatsOf: ({ table }) => table.seats,
  nobody: true,
  measure: ({ table }, into) => measure(table, into),
  rollout,
  clock,
  beat: clock,
  prior(state, seat, action) {
    if (action.kind === "inspect") return curiosity(state.table, seat, action.ship, action.good);
    // Where the parts of Admiral and King may come in either order, the marker is bought first.
    if (EITHER_ORDER.has(stepOf(state)) && action.kind !== "procureAny") return Number.NEGATIVE_INFINITY;
    return TRUST * liking(state, seat, action) + thinkable(state.table, seat, action);
  },
  slack: 0.15,
  likes: (temper, _state, _seat, action) => likes(temper, action),
  propose: (_engine, { table }, seat, chance, count) => offersWorthMaking(table, seat, chance, count),
  believe,
  secret,
  openly,
  odds,
  effort: effortFor,
  weights,
  habits: ["policy", "holdings"],
};
