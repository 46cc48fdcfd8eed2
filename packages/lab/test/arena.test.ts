import { readConfig } from "@stormakt/kernel";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import type { ArenaReport, Contest } from "../src/arena/arena.ts";
import { contest } from "../src/arena/arena.ts";
import type { BlockResult } from "../src/arena/block.ts";
import { playerAt } from "../src/arena/block.ts";
import { mixedTables, oneAgainstTheRest } from "../src/arena/lineups.ts";
import { playerCalled } from "../src/arena/players.ts";
import { ratings, standingOf } from "../src/arena/standings.ts";
import { Clockwork } from "../src/arena/times.ts";

async function asked(id: string, options: object, bots: readonly string[], games: number, more: Partial<Contest> = {}): Promise<Contest> {
  const read = readConfig(await gameCalled(id), options);
  if ("error" in read) throw new Error(JSON.stringify(read.error));
  const players = bots.map((bot) => playerCalled(bot, 0.02));
  return { game: id, config: read.config, players, games, seed: "test", threads: 1, ...more };
}
/** All but what a clock has measured. */
const untimed = (report: ArenaReport) => ({
  ...report,
  cpuSeconds: 0,
  threads: 0,
  players: report.players.map((player) => ({ ...player, milliseconds: null })),
});
/** A block as it might have been, without playing it. */
const made = (lineup: readonly number[], orders: readonly (readonly (readonly number[])[])[]): BlockResult => ({
  block: 0,
  lineup,
  games: orders.map((places) => ({ places, because: "", actions: 1 })),
  times: [],
});

describe("seats", () => {
  it("are taken by the first player equally often, and by the second all the others", () => {
    for (const { lineup } of oneAgainstTheRest(4, 3)) {
      const sat = lineup.map((_, nth) => lineup.map((_, seat) => playerAt(lineup, nth, seat)));
      expect(sat).toEqual([
        [0, 1, 1, 1],
        [1, 0, 1, 1],
        [1, 1, 0, 1],
        [1, 1, 1, 0],
      ]);
    }
  });
  it.each([
    [4, 4],
    [3, 4],
    [6, 4],
    [5, 3],
  ])("go round among %i players at %i seats, everybody in every seat equally often", (players, seats) => {
    const jobs = mixedTables(players, seats, 60, "x");
    const count = Array.from({ length: players }, () => Array.from({ length: seats }, () => 0));
    for (const { lineup } of jobs)
      for (let nth = 0; nth < seats; nth++)
        for (let seat = 0; seat < seats; seat++) (count[playerAt(lineup, nth, seat)] as number[])[seat]!++;
    expect(new Set(count.flat())).toEqual(new Set([(60 * seats) / players]));
    if (players >= seats) for (const { lineup } of jobs) expect(new Set(lineup).size).toBe(seats);
    expect(new Set(jobs.map(({ lineup }) => lineup.join())).size).toBeGreaterThan(5);
  });
});

describe("what is counted", () => {
  it("winners share a win, ties share places, and games that all lost are not decided", () => {
    const block = made(
      [0, 1, 1],
      [
        [[0], [1, 2]], // the first player sits in seat 0 and wins
        [[0, 1], [2]], // it sits in seat 1, and shares
        [],
      ],
    );
    const { wins, ofDecided, ofAll, meanPlace, places } = standingOf([block], 0, 3);
    expect(wins).toBe(1.5);
    expect(ofDecided.share).toBe(0.75);
    expect(ofAll.share).toBe(0.5);
    expect(places.map(({ share }) => share)).toEqual([0.75, 0.25, 0]);
    expect(meanPlace).toBe(1.25);
    expect(standingOf([block], 1, 3).wins).toBe(0.5);
  });
  it("who is not mentioned comes last", () => {
    const { places } = standingOf([made([0, 1, 1], [[[1]], [[0], [1]], [[0], [1]]])], 0, 3);
    expect(places.map(({ share }) => share)).toEqual([0, 0.5, 0.5]);
  });
  it("points have the sign of who comes in first, and intervals around them", () => {
    const good = made(
      [0, 1, 1],
      [
        [[0], [1, 2]],
        [[1], [2], [0]],
        [[0], [2], [1]],
      ],
    );
    const bad = made(
      [0, 1, 1],
      [
        [[1], [0, 2]],
        [[1], [2], [0]],
        [[2], [0], [1]],
      ],
    );
    const [first, second] = ratings([good, bad, good, good], 2, 1, "x");
    expect(second).toEqual({ points: 0, low: 0, high: 0 });
    expect(first?.points).toBeGreaterThan(50);
    expect(first?.low).toBeLessThan(first?.points ?? 0);
    expect(first?.high).toBeGreaterThan(first?.points ?? 0);
  });
  it("times add up, and their quantiles are right to a few hundredths", () => {
    const [one, other] = [new Clockwork(), new Clockwork()];
    for (let ms = 1; ms <= 100; ms++) (ms % 2 === 0 ? one : other).add(ms);
    one.addAll(other);
    expect([one.decisions, one.total, one.worst]).toEqual([100, 5050, 100]);
    expect(Math.abs(one.quantile(0.95) / 95 - 1)).toBeLessThan(0.03);
  });
});

describe("an arena", () => {
  it("gives the same numbers with any number of threads, and other numbers with another seed", async () => {
    const one = await contest(await asked("vasa-regalis", { seats: 3 }, ["hard", "random"], 6));
    const three = await contest(await asked("vasa-regalis", { seats: 3 }, ["hard", "random"], 6, { threads: 3 }));
    expect(untimed(three)).toEqual(untimed(one));
    const other = await contest(await asked("vasa-regalis", { seats: 3 }, ["hard", "random"], 6, { seed: "other" }));
    expect(other.blocks).not.toEqual(one.blocks);
  });
  it("stops at the same block whatever the threads, as soon as the test is sure", async () => {
    const sure = await asked("vasa-regalis", { seats: 3 }, ["greedy", "random"], 600, { untilDecided: true });
    const one = await contest(sure);
    const two = await contest({ ...sure, threads: 2 });
    expect(one.test?.answer).toBe("better");
    expect(one.games).toBeLessThan(100);
    expect(untimed(two)).toEqual(untimed(one));
  });
  it("is told of every block", async () => {
    const heard: number[] = [];
    await contest(await asked("vasa-regalis", { seats: 3 }, ["random", "greedy"], 7, { heard: ({ games }) => heard.push(games) }));
    expect(heard).toEqual([3, 6, 9]);
  });
  it("shows yardsticks under their version, a share only of bots that search, and tells two of a name apart", async () => {
    const { players } = await contest(await asked("vasa-regalis", { seats: 3 }, ["random", "random"], 3));
    expect(players.map(({ name }) => name)).toEqual(["random-v1", "random-v1 (2)"]);
    expect(playerCalled("hard", 0.25).name).toBe("hard@0.25");
    expect(playerCalled("greedy", 0.25).name).toBe("greedy-v1");
  });
  it("passes on what goes wrong in a thread", async () => {
    const wrong = await asked("vasa-regalis", { seats: 3 }, ["random", "random"], 30, { threads: 2 });
    await expect(contest({ ...wrong, players: [playerCalled("oracle"), playerCalled("random")] })).rejects.toThrow(/no bot oracle/);
  });
});

/** Fixed seeds, exact results: whatever changes them has changed a game, a yardstick or the arena. */
const EXACT: Readonly<Record<string, readonly string[]>> = {
  "vasa-regalis": ["0>2>1 after 105 actions", " after 239 actions", "2>1>0 after 76 actions"],
  "mare-balticum": ["0>2>1 after 193 actions", "1>2>0 after 245 actions", "2>1>0 after 242 actions"],
  wallenstein: ["0>2>1 after 131 actions", "1>2>0 after 129 actions", "2>1>0 after 129 actions"],
  "svea-rike": ["0>1>2 after 834 actions", "1>2>0 after 1135 actions", "2>1>0 after 982 actions"],
};
describe("one greedy against two at random, one deal of each game", () => {
  it.each(gameIds())("%s ends as it always did", async (id) => {
    const { blocks } = await contest(await asked(id, { seats: 3 }, ["greedy", "random"], 3));
    const ends = blocks.flatMap(({ orders, actions }) => orders.map((order, nth) => `${order} after ${actions[nth] ?? 0} actions`));
    expect(ends).toEqual(EXACT[id]);
  });
});
