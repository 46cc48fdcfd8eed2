/** What the bots that learn and search know of Vasa Regalis. */
import type { State } from "@stormakt/kernel";
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import { vasaRegalis } from "@stormakt/vasa-regalis";
import type { Effort, Mind, SearchLevel } from "../mind.ts";
import { taste } from "../tastes/vasa-regalis.ts";
import { believe, curiosity } from "./vasa-regalis/belief.ts";
import { FEATURES, measure } from "./vasa-regalis/features.ts";
import { unbuiltCount } from "./vasa-regalis/holdings.ts";
import { liking, playedBy } from "./vasa-regalis/policy.ts";
import policies from "./vasa-regalis/policy.weights.json" with { type: "json" };
import weights from "./vasa-regalis.weights.json" with { type: "json" };

/** What a nat of liking in playouts is worth, before anything is tried. */
const TRUST = 0.03;
/** Between two rounds the clock strikes so often: once for each role that can be taken. */
const ROUND = 8;

/** Two rounds ahead a learned value knows as much as playing on to the end, at half the cost. */
const EFFORTS: Readonly<Record<SearchLevel, Effort>> = {
  hard: { iterations: 300, width: 8, depth: 2 * ROUND, worlds: 64 },
  champion: { iterations: 4500, width: 10, depth: 2 * ROUND, worlds: 400, trust: 0.05 },
};
/** Everybody is asked again and again whether to trade: mostly there is nothing to be had. */
const BARGAINING: Readonly<Record<SearchLevel, Effort>> = {
  hard: { iterations: 80, width: 4, depth: 2 * ROUND, worlds: 16 },
  champion: { iterations: 300, width: 6, depth: 2 * ROUND, worlds: 40 },
};
/** What is seen there changes nothing in an imagined world, so nothing is tried: where to look is judged beforehand. */
const LOOKING: Effort = { iterations: 8, width: 1, depth: 0, worlds: 4 };
function effortFor(level: SearchLevel, { stack }: Readonly<State<VasaRegalis>>): Effort {
  const frame = stack[stack.length - 1];
  const step = frame === undefined ? null : vasaRegalis.steps[frame.step]?.name;
  return step === "inspect" ? LOOKING : (step === "trading" ? BARGAINING : EFFORTS)[level];
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
  rollout: playedBy(policies.bySeats),
  clock,
  beat: clock,
  prior: (state, seat, action) =>
    action.kind === "inspect"
      ? curiosity(state.table, seat, action.ship, action.good)
      : TRUST * liking(policies.bySeats, state, seat, action),
  propose: (_engine, state, seat, chance, count) => taste.propose?.(state, seat, chance, count) ?? [],
  believe,
  effort: effortFor,
  weights,
};
