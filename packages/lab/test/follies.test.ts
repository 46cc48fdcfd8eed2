/** What people shake their heads at, as the lab counts it. The dice are fixed, so the rates are those of these games. */
import { readConfig } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import type { Line } from "../src/lab/tally.ts";
import { watchGames } from "../src/lab/watch.ts";
import { FOLLIES } from "../src/observe/observer.ts";

async function watched(game: string, bot: string, count: number, options: object): Promise<ReadonlyMap<string, Line>> {
  const read = readConfig(await gameCalled(game), options);
  if ("error" in read) throw new Error(JSON.stringify(read.error));
  const watch = await watchGames({ game, config: read.config, bot, share: 0.1, seed: "follies" });
  const { lines } = watch({ from: 0, count });
  return new Map(lines.filter(({ topic }) => topic === FOLLIES).map((line) => [line.thing, line]));
}
/** By folly: in how many of a hundred places it may be done at most, and how often there is one in these games at the least. */
type Bounds = Readonly<Record<string, readonly [most: number, places: number]>>;
function mustKeepTo(lines: ReadonlyMap<string, Line>, bounds: Bounds): void {
  const found = Object.entries(bounds).flatMap(([folly, [most, places]]) => {
    const { sum, of } = lines.get(folly) ?? { sum: 0, of: 0 };
    return of < places || 100 * sum > most * of ? [`${folly}: ${sum} of ${of}`] : [];
  });
  expect(found).toEqual([]);
}
const SVEA_RIKE: Bounds = {
  "takes from the row what nobody collects": [0, 4],
  "a Supply Train with nothing to pay": [0, 8],
};
const MARE_BALTICUM: Bounds = {
  "a round of battle of one alone without an attack": [0, 30],
  "a round of battle of several in which nobody attacks": [0, 80],
  "fills the last hex of a title for somebody who has more there": [6, 10],
  "puts a unit into a build in the last turn": [0, 20],
};
const WALLENSTEIN: Bounds = {
  "attacks at odds under a fifth": [1, 60],
  "takes a tile that is of no use, of some that are": [6, 60],
  "plans what will come to nothing, with money to lay there": [3, 300],
};
const VASA_REGALIS: Bounds = {
  "looks at what it knows, with something unknown to look at": [2, 80],
  "orders what cannot be obeyed": [20, 5],
};
const TRADING: Bounds = {
  "offers like for like": [0, 20],
  "offers what it is offered itself": [0, 20],
  "declines what it has offered itself": [0, 20],
};

describe("the lab counts few follies", { timeout: 600_000 }, () => {
  it.each(["normal", "easy"])("of %s in Svea Rike", async (bot) => {
    const lines = await watched("svea-rike", bot, 12, { seats: 4 });
    mustKeepTo(lines, SVEA_RIKE);
    // Cards alone may win a war that nobody fights: they are tried where that can be.
    expect(lines.get("a battle card in a war that nobody fights, and it is lost")?.sum ?? 0).toBeLessThanOrEqual(3);
  });
  it.each(["normal", "easy"])("of %s in Mare Balticum", async (bot) => {
    mustKeepTo(await watched("mare-balticum", bot, 10, { seats: 4 }), MARE_BALTICUM);
  });
  it.each([
    ["normal", 4],
    ["hard", 1],
  ])("of %s in Wallenstein", async (bot, games) => {
    const lines = await watched("wallenstein", bot, games, { seats: 4 });
    mustKeepTo(lines, Object.fromEntries(Object.entries(WALLENSTEIN).map(([folly, [most]]) => [folly, [most, 1]])));
  });
  it.each([
    ["normal", 12],
    ["hard", 3],
  ])("of %s in Vasa Regalis, with and without trades", async (bot, games) => {
    const few = (bounds: Bounds): Bounds =>
      Object.fromEntries(Object.entries(bounds).map(([folly, [most, places]]) => [folly, [most, bot === "hard" ? 1 : places]]));
    mustKeepTo(await watched("vasa-regalis", bot, games, { seats: 4 }), few(VASA_REGALIS));
    mustKeepTo(await watched("vasa-regalis", bot, games, { seats: 4, inventory: true }), few(TRADING));
  });
});
