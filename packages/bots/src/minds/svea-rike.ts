/** What the bots that learn and search know of Svea Rike. */
import type { SveaRike } from "@stormakt/svea-rike";
import { seatsOf } from "@stormakt/svea-rike/reckoning";
import type { Effort, Mind } from "../mind.ts";
import { taste } from "../tastes/svea-rike.ts";
import { FEATURES, measure, PHASES, phaseOf } from "./svea-rike/features.ts";
import { isFolly } from "./svea-rike/follies.ts";
import { likes } from "./svea-rike/likes.ts";
import { rollout } from "./svea-rike/policy.ts";
import { allPass } from "./svea-rike/reactions.ts";
import { beat, isHalfDone } from "./svea-rike/seen.ts";
import weights from "./svea-rike.weights.json" with { type: "json" };

/**
 * Playouts go three turns on. What a merchant, a fief or a card kept brings is seen only when others have moved and income has come in:
 * judged at the end of the turn at hand, more playouts made the same mistakes with more certainty (docs/strength.md). The quick player is
 * weaker than one look ahead, so its choice is not trusted.
 */
const HARD: Effort = { iterations: 400, width: 12, depth: 3, worlds: 128 };
const CHAMPION: Effort = { iterations: 2400, width: 16, depth: 4, worlds: 300 };

export const mind: Mind<SveaRike> = {
  features: FEATURES,
  phases: PHASES,
  phaseOf: ({ table }) => phaseOf(table),
  seatsOf: ({ table }) => seatsOf(table),
  nobody: false,
  measure,
  rollout,
  passes: allPass,
  clock: ({ table }) => table.turn,
  beat,
  isHalfDone,
  prior: ({ table }, seat, action) => (isFolly(table, seat, action) ? Number.NEGATIVE_INFINITY : 0),
  likes: (temper, { table }, seat, action) => likes(temper, table, seat, action),
  propose: (_engine, state, seat, chance, count) => taste.propose?.(state, seat, chance, count) ?? [],
  /** Half of it is winning; the other half is how far ahead one is, which tells more of how one has played. */
  ended({ outcome }, into) {
    const points = (outcome?.facts?.["all"] ?? []) as readonly number[];
    const winners = outcome?.places[0] ?? [];
    const most = Math.max(...points);
    let all = 0;
    for (let seat = 0; seat < points.length; seat++) all += into[seat] = Math.exp((points[seat] as number) - most);
    for (let seat = 0; seat < points.length; seat++)
      into[seat] = (0.5 * (into[seat] as number)) / all + (winners.includes(seat) ? 0.5 / winners.length : 0);
  },
  effort: (level) => (level === "hard" ? HARD : CHAMPION),
  weights,
};
