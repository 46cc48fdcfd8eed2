import type { Game, GameTypes } from "@stormakt/kernel";
import { canonical, Engine, fastDice } from "@stormakt/kernel";
import { difference } from "./data.ts";

/** How far into its game each table is looked at: lists are short at the start, and longer later on. */
const MOMENTS: readonly number[] = [0, 40, 160];

/**
 * A table written over that of any other game of its kind, of whatever options and however far on, is as good as a fresh copy: whoever
 * searches many games keeps the tables it is done with. The text says what is wrong.
 */
export function overwritingProblem<G extends GameTypes>(game: Game<G>, configs: readonly G["Config"][]): string | null {
  const engine = new Engine(game);
  const tables = configs.flatMap((config, at) =>
    MOMENTS.map((moment) => {
      const state = engine.begin(config, `copies/${at}`);
      const dice = fastDice(`copies/${at}`);
      for (let done = 0; done < moment && engine.playAny(state, dice); done++);
      return state.table;
    }),
  );
  let used: G["Table"] | undefined;
  for (const table of [...tables, ...tables.toReversed()]) {
    const over: G["Table"] = game.copyTable(table, used);
    if (game.copyTable(table) === table) return "a copy is the table itself";
    if (canonical(over) !== canonical(table)) return `written over another table it differs: ${difference(over, table)}`;
    if (hasInCommon(over, table)) return "a table written over another shares a list with its original";
    used = over;
  }
  return null;
}

/** So many moves of a game, at most, are looked through for something to fill a field with. */
const MOST_MOVES = 2000;

/**
 * No field is forgotten, however seldom it is used: tables with something in every field are copied and written over one another, and so is
 * each with one in which every number, flag and text is another and every list longer. The text says what is wrong.
 */
export function forgottenInCopies<G extends GameTypes>(game: Game<G>, configs: readonly G["Config"][]): string | null {
  const tables = configs.map((config) => filledTable(game, config)).flatMap((full) => [full, turned(full) as G["Table"]]);
  for (const table of tables) {
    const fresh = difference(game.copyTable(table), table);
    if (fresh !== null) return `a copy differs: ${fresh}`;
  }
  const pairs = tables.slice(1).map((table, at) => [table, tables[at] as G["Table"]] as const);
  for (const [table, over] of pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const])) {
    const written = difference(game.copyTable(table, structuredClone(over)), table);
    if (written !== null) return `written over another table it differs: ${written}`;
  }
  return null;
}
/** The table of a game's beginning, with what is null or empty there filled from later on. */
function filledTable<G extends GameTypes>(game: Game<G>, config: G["Config"]): G["Table"] {
  const engine = new Engine(game);
  const state = engine.begin(config, "copies");
  const dice = fastDice("copies");
  const filled: Record<string, unknown> = structuredClone({ ...state.table });
  for (let done = 0; done < MOST_MOVES && engine.playAny(state, dice); done++)
    for (const [name, held] of Object.entries(state.table))
      if (isBlank(filled[name]) && !isBlank(held)) filled[name] = structuredClone(held);
  return filled as G["Table"];
}
const isBlank = (held: unknown): boolean => held === null || (Array.isArray(held) && held.length === 0);
/** Everything in it another, all lists one longer; not those of lists, for how many there are may be a matter of the board. */
function turned(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") return `${value}'`;
  if (Array.isArray(value)) return (value.some(Array.isArray) ? value : [...value, value.at(-1) ?? 0]).map(turned);
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, held]) => [name, turned(held)]))
    : value;
}

/** Lists that could be written on from both; what was agreed on is never written on. */
const hasInCommon = (one: object, other: object): boolean =>
  Object.entries(one).some(
    ([name, held]) =>
      Array.isArray(held) && (held === Reflect.get(other, name) || held.some((inner, at) => sameList(inner, other, name, at))),
  );
const sameList = (inner: unknown, other: object, name: string, at: number): boolean =>
  Array.isArray(inner) && inner === (Reflect.get(other, name) as unknown[])[at];
