/** What a seat believes of what it cannot see is never what cannot be. */
import type { GameTypes } from "@stormakt/kernel";
import { canonical, Engine, everyConfig, fastDice } from "@stormakt/kernel";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import { imagineWorld, mindOf } from "../src/index.ts";

/** Every number in it. */
function* numbersIn(data: unknown): Generator<number> {
  if (typeof data === "number") yield data;
  else if (typeof data === "object" && data !== null) for (const held of Object.values(data)) yield* numbersIn(held);
}

describe.each(gameIds())("%s", (id) => {
  it("a world that is believed in keeps every law of the game, and the seat cannot tell it from the true one", {
    timeout: 120_000,
  }, async () => {
    const game = await gameCalled(id);
    const engine = new Engine(game);
    const mind = (await mindOf<GameTypes>(id))!;
    const laws = Object.entries(game.invariants) as [string, (table: object) => string | null][];
    let believed = 0;
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const configs = everyConfig(game, seats);
      for (const config of [configs[0]!, configs.at(-1)!]) {
        const dice = fastDice(`${id} ${seats}`);
        const state = engine.begin(config, `${id} ${seats}`);
        const lowest = Math.min(...numbersIn(state.table));
        for (let move = 0; state.outcome === null && move < 400; move++) {
          if (move % 9 === 0)
            for (let seat = 0; seat < seats; seat++) {
              const view = engine.view(state, seat);
              const world = imagineWorld(engine, mind, view, seat, dice);
              for (const [law, holds] of laws) expect(`${law}: ${holds(world.table as never) ?? "holds"}`).toBe(`${law}: holds`);
              expect(canonical(engine.view(world, seat))).toBe(canonical(view));
              expect(Math.min(...numbersIn(world.table))).toBeGreaterThanOrEqual(Math.min(lowest, ...numbersIn(state.table)));
              believed++;
            }
          engine.playAny(state, dice);
        }
      }
    }
    expect(believed).toBeGreaterThan(30);
  });
});
