/** What a bot may know: a view and nothing else. */
import type { GameTypes, Seat, State } from "@stormakt/kernel";
import { canonical, copyPlain, Engine, fastDice } from "@stormakt/kernel";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import { imagineWorld, mindOf } from "../src/index.ts";

const usual = (options: Readonly<Record<string, { usual: unknown }>>, seats: number) => ({
  ...Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.usual])),
  seats,
});

type Path = readonly (string | number)[];
/** Every number in it, with the way to it. */
function* numbersIn(data: unknown, path: Path = []): Generator<readonly [Path, number]> {
  if (typeof data === "number") yield [path, data];
  else if (Array.isArray(data)) for (let at = 0; at < data.length; at++) yield* numbersIn(data[at], [...path, at]);
  else if (typeof data === "object" && data !== null)
    for (const [key, value] of Object.entries(data)) yield* numbersIn(value, [...path, key]);
}
function lookUp(data: unknown, path: Path): unknown {
  let found = data;
  for (const key of path) found = (found as Record<string | number, unknown> | undefined)?.[key];
  return found;
}
function put(data: object, path: Path, value: unknown): void {
  const last = path.at(-1);
  if (last !== undefined) (lookUp(data, path.slice(0, -1)) as Record<string | number, unknown>)[last] = value;
}
/** The numbers that come out otherwise when the seat imagines them: what it cannot know. */
function hiddenFrom<G extends GameTypes>(engine: Engine<G>, state: State<G>, seat: Seat, seed: string): Path[] {
  const chance = fastDice(seed);
  const twins = Array.from({ length: 6 }, () => engine.determinise(engine.view(state, seat), seat, chance).table);
  return [...numbersIn(state.table)].filter(([path, value]) => twins.some((twin) => lookUp(twin, path) !== value)).map(([path]) => path);
}

/**
 * Where something is hidden only in part, so that a marker would show in what is open: of Vasa Regalis' hands the sum with what lies on the
 * ship is known, and notes lie in one list with everybody's; of Svea Rike's turn markers all is known but the order.
 */
const OPEN_IN_PART: Readonly<Record<string, readonly string[]>> = { "vasa-regalis": ["hands", "notes"], "svea-rike": ["markers"] };

describe.each(gameIds())("%s", (id) => {
  it("markers planted in what is hidden never reach a bot", { timeout: 120_000 }, async () => {
    const game = await gameCalled(id);
    const engine = new Engine(game);
    const dice = fastDice(`markers ${id}`);
    let planted = 0;
    for (let seed = 0; seed < 3; seed++) {
      const state = engine.begin(usual(game.options, Math.max(3, game.seats.min)), `markers ${seed}`);
      while (state.outcome === null) {
        if (dice.below(12) === 0) {
          const seat = engine.nextSeat(state);
          const marked = copyPlain(state); // nothing of it shared
          const hidden = hiddenFrom(engine, state, seat, `${seed}`).filter(([place]) => !OPEN_IN_PART[id]?.includes(String(place)));
          // No larger than they need be to be told from all else: where one stands for a place in a list, the list becomes as long.
          hidden.forEach((path, nth) => put(marked.table, path, 77_000 + nth));
          expect(hidden.length).toBeLessThan(1_000);
          planted += hidden.length;
          expect(JSON.stringify(engine.view(marked, seat))).not.toMatch(/\b77\d{3}\b/);
        }
        engine.playAny(state, dice);
      }
    }
    if (id !== "mare-balticum") expect(planted).toBeGreaterThan(0); // there nothing but answers lies face down
  });
  it("what a bot believes is a world its seat cannot tell from the true one", { timeout: 120_000 }, async () => {
    const game = await gameCalled(id);
    const engine = new Engine(game);
    const mind = await mindOf(id);
    if (mind === null) throw new Error(`no mind for ${id}`);
    const dice = fastDice(`beliefs ${id}`);
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const state = engine.begin(usual(game.options, seats), `beliefs ${seats}`);
      while (state.outcome === null) {
        if (dice.below(10) === 0) {
          const seat = engine.nextSeat(state);
          const view = engine.view(state, seat);
          const world = imagineWorld(engine, mind, view, seat, dice);
          expect(canonical(engine.view(world, seat))).toBe(canonical(view));
          expect(canonical(engine.legalActions(world, seat))).toBe(canonical(engine.legalActions(state, seat)));
        }
        engine.playAny(state, dice);
      }
    }
  });
});
