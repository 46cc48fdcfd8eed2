import { readConfig } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { expect, it } from "vitest";
import { worstMoves } from "../src/lab/worst.ts";

async function worstOf(bot: string, most = 10) {
  const read = readConfig(await gameCalled("vasa-regalis"), { seats: 3 });
  if ("error" in read) throw new Error("no such table");
  return worstMoves({ game: "vasa-regalis", config: read.config, bot, share: 0.02, seed: "worst", games: 1, most, judged: 0.02 });
}
it("the worst moves are those that cost most, dearest first, and none that cost nothing", async () => {
  const { moves, decisions, agreed } = await worstOf("random", 5);
  expect(moves).toHaveLength(5);
  expect(agreed).toBeGreaterThan(0);
  expect(agreed + moves.length).toBeLessThanOrEqual(decisions);
  const losses = moves.map(({ loss }) => loss);
  expect(losses).toEqual([...losses].sort((one, other) => other - one));
  for (const { loss, action, instead } of moves) {
    expect(loss).toBeGreaterThan(0);
    expect(instead).not.toEqual(action);
  }
});
it("somebody who plays at random has worse to show than a level, and the same question has the same answer", async () => {
  const [random, normal] = [await worstOf("random"), await worstOf("normal")];
  const mean = ({ moves }: typeof random): number => moves.reduce((sum, { loss }) => sum + loss, 0) / moves.length;
  expect(mean(random)).toBeGreaterThan(mean(normal));
  expect(await worstOf("normal")).toEqual(normal);
});
