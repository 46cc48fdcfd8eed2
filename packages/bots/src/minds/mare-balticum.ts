/** What the bots that learn and search know of Mare Balticum. */
import type { Seat } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import type { MareBalticum, Seen } from "@stormakt/mare-balticum";
import { ENDINGS, turnsLeft } from "@stormakt/mare-balticum";
import type { Effort, Mind, SearchLevel, Stakes } from "../mind.ts";
import { FEATURES, measure } from "./mare-balticum/features.ts";
import { rolloutWithInsight } from "./mare-balticum/insight.ts";
import { likes } from "./mare-balticum/likes.ts";
import { rollout } from "./mare-balticum/policy.ts";
import { beat, prior } from "./mare-balticum/sense.ts";
import weights from "./mare-balticum.weights.json" with { type: "json" };

export const mind: Mind<MareBalticum> = {
  features: FEATURES,
  /** Three thirds of the game, and its last two turns. */
  phases: 4,
  phaseOf({ table }) {
    if (turnsLeft(table) <= 2) return 3;
    return Math.min(2, Math.floor((3 * table.turn) / ((ENDINGS[table.seats]?.turns ?? 15) - 1)));
  },
  seatsOf: ({ table }) => table.seats,
  nobody: true,
  measure,
  rollout,
  insight: rolloutWithInsight,
  clock: ({ table }) => table.turn,
  beat,
  prior,
  likes: (temper, _state, _seat, action) => likes(temper, action),
  /**
   * With two, and under a King, what a turn brings shows only at its end: judged at once, `normal` is no match for a careful player
   * (docs/strength.md). In the last two turns that goes for every table: what decides then, ties among it, is not in the value.
   */
  foresight: ({ table }) => (table.seats === 2 || table.seats === 6 || turnsLeft(table) <= FORESEEN ? 1 : 0),
  stakes: ({ table }, seat, searches) => stakesIn(table, seat, searches ? SEARCHED : AHEAD),
  effort: (level, { table }) => EFFORTS[level](turnsLeft(table), table.seats),
  patience: { hard: 8, champion: 2 },
  weights,
  habits: ["habits", "insight"],
};

/** At every table `normal` looks to the end of so many turns, the last. */
const FORESEEN = 2;

/**
 * What a noble makes of another noble's chance, searching and one look ahead. Under a King nobody wins alone: overseas titles take fleets and
 * armies of several houses. With more of it in a search the King hardly ever wins (docs/strength.md).
 */
const SEARCHED = 0.1;
const AHEAD = 0.5;
function stakesIn({ king, seats }: Seen, seat: Seat, ofAllies: number): Stakes {
  if (king === NOBODY || seat === king) return null;
  return Array.from({ length: seats }, (_, other) => (other === seat ? 1 : other === king ? 0 : ofAllies));
}

/** So near the end playouts go there: what is judged before is often wrong. */
const LAST_TURNS: Readonly<Record<SearchLevel, number>> = { hard: 3, champion: 7 };
const EFFORTS: Readonly<Record<SearchLevel, (left: number, seats: number) => Effort>> = {
  /**
   * What is done in playouts is good already; so a few playouts do, and what they find must be worth the change. Which few moves are worth
   * them shows better at the end of the turn, when the others have moved, than at once; measured with four (docs/strength.md).
   */
  hard: (left, seats) => ({
    iterations: 48,
    width: 6,
    ahead: seats === 4 ? 1 : 0,
    depth: left <= LAST_TURNS.hard ? Number.POSITIVE_INFINITY : 2,
    worlds: 16,
    trust: 0.03,
  }),
  /**
   * Six turns ahead the candidates come in the order in which they do at the end, mostly, and with half the luck; two turns ahead they do not.
   * What luck is left takes many playouts, and decks in many orders: with 240 of them in 16 worlds it decided too often. Played by those who
   * have insight, as many win far more (docs/strength.md).
   */
  champion: (left) => ({
    iterations: 960,
    width: 10,
    depth: left <= LAST_TURNS.champion ? Number.POSITIVE_INFINITY : 6,
    reasons: 2,
    worlds: 128,
    trust: 0.01,
    insight: true,
  }),
};
