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
  for (const table of tables) {
    const filled = filledWithoutFlag(game, table);
    if (filled !== null) return `${filled} is not empty, though the table is without what it goes with`;
  }
  let used: G["Table"] | undefined;
  for (const table of [...tables, ...tables.toReversed()]) {
    const over: G["Table"] = game.copyTable(table, used);
    if (game.copyTable(table) === table) return "a copy is the table itself";
    if (canonical(over) !== canonical(table)) return `written over another table it differs: ${difference(over, table)}`;
    const left = game.copyTable(table, unlike(table) as G["Table"]);
    if (canonical(left) !== canonical(table))
      return `written over a table unlike it all through, something is left: ${difference(left, table)}`;
    used = over;
  }
  return null;
}
/** A list that goes with a flag, as the layout says, and holds something at a table without that flag; null: there is none. */
function filledWithoutFlag<G extends GameTypes>({ schema }: Game<G>, table: G["Table"]): string | null {
  const held = table as Readonly<Record<string, unknown>>;
  for (const [field, shape] of schema?.table.parts ?? [])
    if ("onlyWith" in shape && held[shape.onlyWith as string] === false && (held[field] as readonly unknown[]).length > 0) return field;
  return null;
}
/** The same kind of data with another value in every place, and with lists of values that are longer. */
function unlike(data: unknown): unknown {
  if (typeof data === "number") return data + 1;
  if (typeof data === "boolean") return !data;
  if (typeof data === "string") return `${data}?`;
  if (Array.isArray(data)) return data.some((one) => typeof one === "object") ? data.map(unlike) : [...data.map(unlike), 1];
  if (typeof data !== "object" || data === null) return 0;
  return Object.fromEntries(Object.entries(data).map(([name, held]) => [name, unlike(held)]));
}
