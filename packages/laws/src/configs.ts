import type { Game, GameTypes, Option } from "@stormakt/kernel";
import { canonical, everyConfig } from "@stormakt/kernel";
import { frozen } from "./data.ts";

type Loose = Record<string, unknown> & { seats: number };

/**
 * A few of the tables that may be agreed on, the plainest first: every number of seats, every value of every option, and every two
 * values that go together are in one of them at least.
 */
export function coveringConfigs<G extends GameTypes>(game: Game<G>, most = 40): readonly G["Config"][] {
  const found = covering.get(game)?.get(most) ?? frozen(coverAnew(game, most));
  if (!covering.has(game)) covering.set(game, new Map());
  covering.get(game)?.set(most, found);
  return found;
}
/** Every law asks for them, and to find them takes as long as some laws do. */
const covering = new WeakMap<object, Map<number, readonly Loose[]>>();
function coverAnew<G extends GameTypes>(game: Game<G>, most: number): Loose[] {
  const pool = poolOf(game);
  const wanted = new Set(pool.flatMap(pairsOf));
  const chosen: Loose[] = [];
  const take = (config: Loose) => {
    chosen.push(config);
    for (const pair of pairsOf(config)) wanted.delete(pair);
  };
  for (const config of pool) if (isUsual(game, config)) take(config);
  while (wanted.size > 0 && chosen.length < most) {
    let best: Loose | null = null;
    let gain = 0;
    for (const config of pool) {
      const covers = pairsOf(config).filter((pair) => wanted.has(pair)).length;
      if (covers > gain) [best, gain] = [config, covers];
    }
    if (best === null) break;
    take(best);
  }
  return chosen;
}

/** All combinations where they are few; else all usual but for two at a time. */
function poolOf<G extends GameTypes>(game: Game<G>): Loose[] {
  const made = new Map<string, Loose>();
  const names = Object.keys(game.options);
  const many = Object.values(game.options).reduce((product, option) => product * countOf(option), 1) > 600;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const add = (config: Loose) => {
      if ((game.refuses?.(config) ?? null) === null) made.set(canonical(config), config);
    };
    const usual: Loose = { seats };
    for (const [name, option] of Object.entries(game.options)) usual[name] = option.usual;
    add(usual);
    if (many) {
      for (const [at, one] of names.entries())
        for (const other of names.slice(at + 1))
          for (const config of everyConfig(only(game, [one, other]), seats)) add({ ...usual, ...config });
    } else for (const config of everyConfig(game, seats)) add({ ...config });
    for (const [name, option] of Object.entries(game.options))
      if (option.kind === "seat") for (const seat of [0, seats - 1]) add({ ...usual, [name]: seat });
  }
  return [...made.values()];
}
const only = <G extends GameTypes>(game: Game<G>, names: readonly string[]): Game<G> => ({
  ...game,
  options: Object.fromEntries(Object.entries(game.options).filter(([name]) => names.includes(name))),
  refuses: () => null,
});
function countOf(option: Option): number {
  switch (option.kind) {
    case "flag":
      return 2;
    case "number":
      return 3;
    case "choice":
      return option.among.length;
    case "seat":
      return 1;
  }
}
const isUsual = <G extends GameTypes>(game: Game<G>, config: Loose): boolean =>
  Object.entries(game.options).every(([name, option]) => config[name] === option.usual);
/** Every value, and every two values, that a table has. */
function pairsOf(config: Loose): string[] {
  const values = Object.entries(config).map(([name, value]) => `${name}=${String(value)}`);
  return values.flatMap((one, at) => [one, ...values.slice(at + 1).map((other) => `${one} ${other}`)]);
}
