import type { Seat } from "@stormakt/kernel";
import { fastDice } from "@stormakt/kernel";
import type { Counted, Share } from "../statistics/intervals.ts";
import { overBlocks, quantileOf, wilson } from "../statistics/intervals.ts";
import type { Order } from "../statistics/plackett-luce.ts";
import { points, strengths } from "../statistics/plackett-luce.ts";
import type { BlockResult, GameResult } from "./block.ts";
import { playerAt } from "./block.ts";

/** A game somebody has won. In the others all have lost, and places say nothing. */
export const isDecided = ({ places }: GameResult): boolean => (places[0] ?? []).length > 0;

/** The places of all seats: who is not mentioned comes last, together with all others not mentioned. */
export function fullPlaces({ places }: GameResult, seats: number): (readonly Seat[])[] {
  const rest = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !places.some((group) => group.includes(seat)));
  return [...places.filter((group) => group.length > 0), ...(rest.length > 0 ? [rest] : [])];
}

/** What a player won of one block: the winners of a game share it. */
export function winsOf({ lineup, games }: BlockResult, player: number): Counted & { readonly decided: number; readonly seats: number } {
  let [hits, of, decided, seats] = [0, 0, 0, 0];
  games.forEach((game, nth) => {
    const own = lineup.map((_, seat) => seat).filter((seat) => playerAt(lineup, nth, seat) === player);
    seats += own.length;
    if (!isDecided(game)) return;
    const winners = game.places[0] ?? [];
    decided++;
    of += own.length;
    hits += own.filter((seat) => winners.includes(seat)).length / winners.length;
  });
  return { hits, of, decided, seats };
}

export interface Standing {
  /** Games times seats. */
  readonly seats: number;
  readonly wins: number;
  /** Of the games it sat down to that somebody won; the interval is over blocks. */
  readonly ofDecided: Share;
  /** The same as if every game were independent, for comparison. */
  readonly ofDecidedWilson: Share;
  /** Of all games. */
  readonly ofAll: Share;
  /** In decided games; ties share places. */
  readonly meanPlace: number;
  /** By place: its share of decided games. */
  readonly places: readonly Share[];
  readonly bySeat: readonly Share[];
}

export function standingOf(blocks: readonly BlockResult[], player: number, seats: number): Standing {
  const wins = blocks.map((block) => winsOf(block, player));
  const hits = wins.reduce((sum, block) => sum + block.hits, 0);
  const of = wins.reduce((sum, block) => sum + block.of, 0);
  const byPlace = Array.from({ length: seats }, (_, place) => overBlocks(blocks.map((block) => inPlace(block, player, place))));
  return {
    seats: wins.reduce((sum, block) => sum + block.seats, 0),
    wins: hits,
    ofDecided: overBlocks(wins),
    ofDecidedWilson: wilson(hits, of),
    ofAll: overBlocks(wins.map((block) => ({ hits: block.hits, of: block.seats }))),
    meanPlace: byPlace.reduce((sum, { share }, place) => sum + share * (place + 1), 0),
    places: byPlace,
    bySeat: Array.from({ length: seats }, (_, seat) => fromSeat(blocks, player, seat)),
  };
}
/** How often the player came in at that place: those that tie share the places they take up. */
function inPlace({ lineup, games }: BlockResult, player: number, place: number): Counted {
  let [hits, of] = [0, 0];
  games.forEach((game, nth) => {
    if (!isDecided(game)) return;
    of += lineup.filter((one) => one === player).length;
    let first = 0;
    for (const group of fullPlaces(game, lineup.length)) {
      if (place >= first && place < first + group.length)
        hits += group.filter((seat) => playerAt(lineup, nth, seat) === player).length / group.length;
      first += group.length;
    }
  });
  return { hits, of };
}
function fromSeat(blocks: readonly BlockResult[], player: number, seat: Seat): Share {
  let [hits, of] = [0, 0];
  for (const { lineup, games } of blocks)
    games.forEach((game, nth) => {
      const winners = game.places[0] ?? [];
      if (winners.length === 0 || playerAt(lineup, nth, seat) !== player) return;
      of++;
      if (winners.includes(seat)) hits += 1 / winners.length;
    });
  return wilson(hits, of);
}

/** How often a seat won, whoever sat there, of all games somebody won: where seats are not alike, as where one of them is a King. */
export function wonAt(blocks: readonly BlockResult[], seat: Seat): Share {
  return overBlocks(
    blocks.map(({ games }) => {
      const decided = games.filter(isDecided).map(({ places }) => places[0] as readonly Seat[]);
      const hits = decided.reduce((sum, winners) => sum + (winners.includes(seat) ? 1 / winners.length : 0), 0);
      return { hits, of: decided.length };
    }),
  );
}

export interface Rating {
  /** Above the player all are measured against. */
  readonly points: number;
  readonly low: number;
  readonly high: number;
}
const RESAMPLES = 400;
const ascending = (one: number, other: number): number => one - other;

/** Points of all players from finishing orders in decided games, against one of them; the interval is from blocks drawn anew. */
export function ratings(blocks: readonly BlockResult[], players: number, against: number, seed: string): Rating[] {
  const ordersOf = blocks.map((block) =>
    block.games.flatMap((game, nth): Order[] =>
      isDecided(game)
        ? [fullPlaces(game, block.lineup.length).map((group) => group.map((seat) => playerAt(block.lineup, nth, seat)).sort(ascending))]
        : [],
    ),
  );
  const rate = (drawn: readonly (readonly Order[])[]): number[] => {
    const tally = new Map<string, { order: Order; times: number }>();
    for (const order of drawn.flat()) {
      const key = JSON.stringify(order);
      const known = tally.get(key);
      if (known === undefined) tally.set(key, { order, times: 1 });
      else known.times++;
    }
    const found = strengths([...tally.values()], players);
    return Array.from(found, (strength) => points(strength / (found[against] as number)));
  };
  const best = rate(ordersOf);
  const dice = fastDice(`${seed}/bootstrap`);
  const drawn = Array.from({ length: RESAMPLES }, () => rate(ordersOf.map(() => dice.pick(ordersOf))));
  return best.map((value, player) => {
    const sorted = drawn.map((one) => one[player] as number).sort(ascending);
    return { points: value, low: quantileOf(sorted, 0.025), high: quantileOf(sorted, 0.975) };
  });
}
