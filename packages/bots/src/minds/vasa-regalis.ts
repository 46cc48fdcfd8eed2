/** What the bots that learn and search know of Vasa Regalis. */
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import type { Mind } from "../mind.ts";
import { taste } from "../tastes/vasa-regalis.ts";
import { believe } from "./vasa-regalis/belief.ts";
import { FEATURES, measure } from "./vasa-regalis/features.ts";
import { unbuiltCount } from "./vasa-regalis/holdings.ts";
import { liking, playedBy } from "./vasa-regalis/policy.ts";
import { POLICY } from "./vasa-regalis/policy.weights.ts";
import weights from "./vasa-regalis.weights.json" with { type: "json" };

/** What a nat of liking in playouts is worth, before anything is tried. */
const TRUST = 0.03;
/** Between two rounds the clock strikes so often: once for each role that can be taken. */
const ROUND = 8;

export const mind: Mind<VasaRegalis> = {
  features: FEATURES,
  phases: 4,
  phaseOf: ({ table }) => Math.min(3, 4 - unbuiltCount(table)),
  seatsOf: ({ table }) => table.seats,
  nobody: true,
  measure: ({ table }, into) => measure(table, into),
  rollout: playedBy(POLICY),
  clock({ table }) {
    let taken = 0;
    for (let role = 0; role < 8; role++) if ((table.roleTakenBy[role] as number) >= 0) taken++;
    return table.round * ROUND + taken;
  },
  prior: (state, seat, action) => TRUST * liking(POLICY, state, seat, action),
  propose: (_engine, state, seat, chance, count) => taste.propose?.(state, seat, chance, count) ?? [],
  believe,
  effort: (level) => ({ iterations: level === "hard" ? 400 : 1600, width: 12, depth: Number.POSITIVE_INFINITY, worlds: 64 }),
  weights,
};
