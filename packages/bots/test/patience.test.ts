import type { GameTypes } from "@stormakt/kernel";
import { Engine, fastChance, fastDice, usualConfig } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { expect, it } from "vitest";
import type { Budget, SearchLevel } from "../src/index.ts";
import { botCalled, gamesWithMind, mindOf } from "../src/index.ts";

/** Playouts that the level spends on the first question with something to choose, and what it then does. */
async function spentIn(
  id: string,
  more: Partial<Budget>,
  level: SearchLevel = "hard",
): Promise<{ iterations: number; action: GameTypes["Action"] }> {
  const game = await gameCalled(id);
  const engine = new Engine(game);
  const state = engine.beginWith(usualConfig(game, { seats: 4 }), fastChance("patience"));
  const dice = fastDice("patience");
  for (let move = 0; move < 12; move++) engine.playAny(state, dice);
  while (engine.legalActions(state, engine.nextSeat(state)).length < 2) engine.playAny(state, dice);
  const seat = engine.nextSeat(state);
  const bot = await botCalled(level, game);
  const pondering = bot.ponder?.(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance: fastDice("x"), ...more });
  for (let step = pondering?.next(); step !== undefined; step = pondering?.next()) if (step.done === true) return step.value;
  throw new Error("it does not search");
}

it.each(gamesWithMind())("%s: at a table it thinks longer where that helps, and in the arena by its share alone", async (id) => {
  const mind = await mindOf<GameTypes>(id);
  const usual = await spentIn(id, {});
  const patient = await spentIn(id, { patient: true });
  const longer = mind?.patience?.hard ?? 1;
  if (longer > 1) expect(patient.iterations).toBeGreaterThan(usual.iterations);
  else expect(patient).toEqual(usual);
  expect(patient.iterations).toBeLessThanOrEqual(longer * 1_000);
  expect(await spentIn(id, { patient: true })).toEqual(patient);
  expect(await spentIn(id, { patient: true, share: 1 })).toEqual(usual);
});
it.each(["hard", "champion"] as const)("somewhere it helps %s", async (level) => {
  let helped = 0;
  for (const id of gamesWithMind()) {
    const times = (await mindOf<GameTypes>(id))?.patience?.[level] ?? 1;
    if (times === 1) continue;
    helped++;
    const usual = await spentIn(id, {}, level);
    expect((await spentIn(id, { patient: true }, level)).iterations).toBeGreaterThan(usual.iterations);
  }
  expect(helped).toBeGreaterThan(0);
});
