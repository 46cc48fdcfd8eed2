import type { GameTypes } from "@stormakt/kernel";
import { canonical, Engine, fastChance, fastDice, hash, readConfig } from "@stormakt/kernel";
import type { AnyGame } from "@stormakt/shelf";
import { gameCalled } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import { botCalled, YARDSTICKS } from "../src/index.ts";

/** Strength measured in one year can be compared with strength measured in another only if the yardsticks stay as they are. */
const FROZEN =
  "the yardsticks are frozen: strength is measured against them. If greedy or random should play otherwise, leave this one as it is and make a new version (greedy-v2)";

/** Every action chosen in a few games, summed up. They hold for one version of the rules. */
const CHOSEN = [
  ["vasa-regalis", { seats: 4 }, "2", "random", "5f91edba64f955c7"],
  ["vasa-regalis", { seats: 4 }, "2", "greedy", "d5dc700641544f20"],
  ["vasa-regalis", { seats: 3, inventory: true }, "2", "random", "684dc7499560e3d3"],
  ["vasa-regalis", { seats: 3, inventory: true }, "2", "greedy", "5e84701dddb7de74"],
  ["mare-balticum", { seats: 4 }, "2", "random", "0f12fc8849e36d73"],
  ["mare-balticum", { seats: 3, riksdag: true }, "2", "random", "7fcdce81c8914e0e"],
  ["mare-balticum", { seats: 3, riksdag: true }, "2", "greedy", "f5a3566d3bb38920"],
  ["wallenstein", { seats: 4 }, "2", "random", "be3dd9243e3f0ada"],
  ["wallenstein", { seats: 3, court: true }, "2", "random", "ff66a738a6954a51"],
  ["wallenstein", { seats: 3, court: true }, "2", "greedy", "306aaa17c0bf7383"],
  ["svea-rike", { seats: 4 }, "3", "random", "40fa7a04a636c679"],
  ["svea-rike", { seats: 4 }, "3", "greedy", "862dbf740ee35e3c"],
  ["svea-rike", { seats: 3, shortGame: true }, "3", "random", "130e403f93a3a21f"],
  ["svea-rike", { seats: 3, shortGame: true }, "3", "greedy", "46ac79b97020a1b5"],
] as const;
const GAMES = { random: 2, greedy: 1 } as const;

function configOf(game: AnyGame, asked: object): GameTypes["Config"] {
  const read = readConfig(game, asked);
  if ("error" in read) throw new Error(JSON.stringify(read.error));
  return read.config;
}
async function chosenBy(name: keyof typeof GAMES, game: AnyGame, config: GameTypes["Config"]): Promise<string> {
  const engine = new Engine(game);
  const bot = await botCalled(name, game);
  const chosen: string[] = [];
  for (let nth = 0; nth < GAMES[name]; nth++) {
    const state = engine.beginWith(config, fastChance(`yardstick/${nth}`));
    const chance = fastDice(`yardstick/${nth}/players`);
    for (let seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state)) {
      const action = bot.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance });
      chosen.push(`${seat} ${canonical(action)}`);
      engine.submit(state, seat, action);
    }
  }
  return hash(chosen.join("\n")).slice(0, 16);
}

describe("the yardsticks play as they always did", () => {
  it.each(CHOSEN)("%s, %j, rules %s: %s", async (id, asked, rulesVersion, name, expected) => {
    const game = await gameCalled(id);
    expect(game.rulesVersion, `the rules of ${id} have changed: sum up the yardsticks' games anew, and measure strength anew`).toBe(
      rulesVersion,
    );
    const chosen = await chosenBy(name, game, configOf(game, asked));
    expect(chosen, `${YARDSTICKS[name] ?? name} has chosen otherwise than before; ${FROZEN}`).toBe(expected);
  });
});
it("the yardsticks have versions", () => expect(YARDSTICKS).toEqual({ random: "random-v1", greedy: "greedy-v1" }));
