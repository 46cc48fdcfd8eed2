/** What the bots that learn and search know of Mare Balticum. */
import type { MareBalticum } from "@stormakt/mare-balticum";
import { ENDINGS } from "@stormakt/mare-balticum";
import type { Mind } from "../mind.ts";
import { FEATURES, measure, turnsToGo } from "./mare-balticum/features.ts";
import { likes } from "./mare-balticum/likes.ts";
import { rollout } from "./mare-balticum/policy.ts";
import { beat, prior } from "./mare-balticum/sense.ts";
import weights from "./mare-balticum.weights.json" with { type: "json" };

export const mind: Mind<MareBalticum> = {
  features: FEATURES,
  /** Three thirds of the game, and its last two turns. */
  phases: 4,
  phaseOf({ table }) {
    if (turnsToGo(table) <= 2) return 3;
    return Math.min(2, Math.floor((3 * table.turn) / ((ENDINGS[table.seats]?.turns ?? 15) - 1)));
  },
  seatsOf: ({ table }) => table.seats,
  nobody: true,
  measure,
  rollout,
  clock: ({ table }) => table.turn,
  beat,
  prior,
  likes: (temper, _state, _seat, action) => likes(temper, action),
  /** What is done in playouts is good already; so a few playouts do, and what they find must be worth the change. */
  effort: (level, { table }) => ({
    iterations: level === "hard" ? 48 : 400,
    width: level === "hard" ? 6 : 10,
    depth: turnsToGo(table) <= 3 ? Number.POSITIVE_INFINITY : 2,
    worlds: 16,
    trust: 0.03,
  }),
  patience: { hard: 8, champion: 4 },
  weights,
  habits: ["habits"],
};
