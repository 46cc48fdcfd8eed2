/** What the bots that learn and search know of Vasa Regalis. */
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import type { Mind } from "../mind.ts";
import { taste } from "../tastes/vasa-regalis.ts";
import weights from "./vasa-regalis.weights.json" with { type: "json" };

export const mind: Mind<VasaRegalis> = {
  features: ["hand"],
  phases: 1,
  phaseOf: () => 0,
  seatsOf: ({ table }) => table.seats,
  nobody: false,
  measure(state, into) {
    for (let seat = 0; seat < this.seatsOf(state); seat++) into[seat] = Math.log(Math.max(1e-4, taste.value(state, seat)));
  },
  rollout(engine, state, seat, chance) {
    const action = engine.sampleAction(state, seat, chance);
    if (action === null) throw new Error(`seat ${seat} has no legal action`);
    return action;
  },
  clock: ({ table }) => table.round,
  prior: (state, seat, action) => taste.prior?.(state, seat, action) ?? 0,
  propose: (_engine, state, seat, chance, count) => taste.propose?.(state, seat, chance, count) ?? [],
  effort: (level) => ({ iterations: level === "hard" ? 400 : 1600, width: 12, depth: 1, worlds: 64 }),
  weights,
};
