/**
 * How a game behaves, edition by edition: whole games over every number of seats and choice of options, each move with a mark of what was
 * allowed before it and what the position was after it. A change that alters a mark is a change of the rules, and wants a new edition;
 * one that alters none is a refactoring.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Edition, Game, GameTypes, NamedAction, Position } from "@stormakt/kernel";
import { canonical, editionOf, fastDice, hash } from "@stormakt/kernel";
import { root } from "../bootstrap/paths.mjs";

interface KnownGame {
  readonly config: { readonly seats: number };
  readonly seed: string;
  readonly moves: readonly (readonly [seat: number, action: NamedAction])[];
  /** Four digits for the start and for each move. */
  readonly marks: string;
}
const MARK = 4;
/** Marks are of digests of that format, whatever matches are written down in now. */
export const MARKED = 2;
/** What is allowed is looked at before one move in so many: that takes longest. */
const LOOK = 5;
export const knownGamesFile = (game: string, rulesVersion: string): string => join(root, "editions", game, `${rulesVersion}.games.json.gz`);

/** What is allowed, in whatever order it is listed, and the position, whatever it is called inside. */
function markOf(edition: Edition, position: Position, move: number): string {
  const waits = edition.waitsFor(position);
  const looked = move % LOOK === 0 ? (waits?.seats ?? []) : [];
  const allowed = looked.map((seat) => [
    seat,
    edition
      .choices(position, seat)
      .flatMap(({ action, rule }) => (rule === null ? [canonical(action)] : []))
      .sort(),
    edition.composable(position, seat).sort(),
  ]);
  return hash(canonical([edition.digest(position), waits?.step ?? null, allowed])).slice(0, MARK);
}
/** Plays whole games at random, one at each of these tables. */
export function playKnownGames(game: Game<GameTypes>, configs: readonly { readonly seats: number }[]): KnownGame[] {
  const edition = editionOf(game, MARKED);
  return configs.map((config, at) => {
    const seed = `known ${at}`;
    const dice = fastDice(seed);
    const position = edition.begin(config, seed);
    const moves: [number, NamedAction][] = [];
    let marks = markOf(edition, position, 0);
    for (let waits = edition.waitsFor(position); waits !== null; waits = edition.waitsFor(position)) {
      const seat = dice.pick(waits.seats);
      const allowed = edition.choices(position, seat).flatMap(({ action, rule }) => (rule === null ? [action] : []));
      const isComposed = edition.composable(position, seat).length > 0 && (allowed.length === 0 || dice.below(3) === 0);
      const suggested = isComposed ? edition.suggest(position, edition.view(position, seat), seat, `${seed} ${moves.length}`) : null;
      const action = suggested !== null && "kind" in suggested ? suggested : dice.pick(allowed);
      const done = edition.submit(position, seat, action);
      if ("rule" in done) throw new Error(`${game.id}: ${JSON.stringify(action)} is refused by ${done.rule}`);
      moves.push([seat, action]);
      marks += markOf(edition, position, moves.length);
    }
    return { config, seed, moves, marks };
  });
}
export function keepKnownGames(game: Game<GameTypes>, configs: readonly { readonly seats: number }[]): string {
  const file = knownGamesFile(game.id, game.rulesVersion);
  mkdirSync(join(root, "editions", game.id), { recursive: true });
  writeFileSync(file, gzipSync(JSON.stringify(playKnownGames(game, configs)), { level: 9 }));
  return file;
}
/** Where the rules behave otherwise than they did when the games were kept; null: nowhere. */
export function firstDifference(edition: Edition, games: readonly KnownGame[]): string | null {
  for (const [at, { config, seed, moves, marks }] of games.entries()) {
    const position = edition.begin(config, seed);
    const where = (move: number): string =>
      `game ${at + 1} (${JSON.stringify(config)}), ${move === 0 ? "at the start" : `after move ${move}`}`;
    if (markOf(edition, position, 0) !== marks.slice(0, MARK)) return `${where(0)}: something else is dealt, asked or allowed`;
    for (const [move, [seat, action]] of moves.entries()) {
      const done = edition.submit(position, seat, action);
      if ("rule" in done) return `${where(move)}: ${JSON.stringify(action)} of seat ${seat} is now refused by ${done.rule}`;
      const from = (move + 1) * MARK;
      if (markOf(edition, position, move + 1) !== marks.slice(from, from + MARK))
        return `${where(move + 1)}, ${JSON.stringify(action)} of seat ${seat}: something else comes of it, or is allowed then`;
    }
  }
  return null;
}
export const readKnownGames = (game: string, rulesVersion: string): KnownGame[] | null => {
  const file = knownGamesFile(game, rulesVersion);
  return existsSync(file) ? (JSON.parse(gunzipSync(readFileSync(file)).toString()) as KnownGame[]) : null;
};
