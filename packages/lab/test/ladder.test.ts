import { LEVELS } from "@stormakt/bots";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import type { Duel, DuelReport } from "../src/arena/duels.ts";
import { duelName, duelOn, duelStanding } from "../src/arena/duels.ts";
import { effortsOf, ladderOf } from "../src/arena/ladder.ts";
import { playerCalled } from "../src/arena/players.ts";

describe("the ladder", () => {
  it.each(gameIds())("%s: has every number of seats and every option, and each level against the one below", async (id) => {
    const game = await gameCalled(id);
    const duels = await ladderOf(id, 0.5, "x");
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const here = duels.filter(({ config }) => config.seats === seats);
      const usual = here.filter(({ options }) => options === "");
      expect(usual.map(({ first, second }) => [first.bot, second.bot])).toEqual([
        ["normal", "easy"],
        ["hard", "normal"],
        ["champion", "hard"],
      ]);
      expect(here.length % (LEVELS.length - 1)).toBe(0);
    }
    // Mare Balticum's neutral line is not offered at every number of seats, but somewhere.
    for (const [name, option] of Object.entries(game.options)) {
      if (option.kind !== "flag") continue;
      const flipped = duels.filter(({ config }) => (config as unknown as Record<string, unknown>)[name] !== option.usual);
      expect(flipped.length).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(duels.map(duelName)).size).toBe(duels.length);
    for (const duel of duels) expect(duelName(duel)).toMatch(/^[\w.+@-]+$/);
  });
  it("gives searchers the share of effort that was asked for, and says so in their names", async () => {
    const [, hard] = await ladderOf("vasa-regalis", 0.25, "x");
    expect([hard?.first.name, hard?.first.share, hard?.second.name]).toEqual(["hard@0.25", 0.25, "normal"]);
  });
  it("has efforts from a sixteenth to sixteen times the usual one, all against the same", async () => {
    const duels = await effortsOf("svea-rike", 4, "x");
    expect(duels.map(({ first }) => first.share)).toEqual([0.0625, 0.125, 0.25, 0.5, 1, 2, 4, 8, 16]);
    expect(new Set(duels.map(({ second }) => second.name))).toEqual(new Set(["normal"]));
  });
});

describe("a duel", () => {
  const asked = async (): Promise<Duel> => {
    const [duel] = await ladderOf("vasa-regalis", 1, "taken up");
    return { ...(duel as Duel), first: playerCalled("greedy"), second: playerCalled("random") };
  };
  const last = async (duel: Duel, kept: DuelReport | null, games: number): Promise<DuelReport | null> => {
    let report = kept;
    for await (report of duelOn(duel, kept, games, 1));
    return report;
  };
  it("can be taken up where it was left, and comes to the same", async () => {
    const duel = await asked();
    const whole = await last(duel, null, 6);
    const half = await last(duel, null, 3);
    expect(half?.wins).toEqual(whole?.wins.slice(0, 1));
    expect(await last(duel, half, 6)).toEqual(whole);
  });
  it("plays nothing again, and begins anew with another seed or under other rules", async () => {
    const duel = await asked();
    const kept = { ...((await last(duel, null, 3)) as DuelReport), wins: [[3, 3]] as const };
    expect((await last(duel, kept, 3))?.wins).toEqual([[3, 3]]);
    for (const other of [{ seed: "another" }, { rulesVersion: "0" }])
      expect((await last(duel, { ...kept, ...other, wins: [[9, 9]] }, 3))?.wins).not.toContainEqual([9, 9]);
  });
  it.each([
    [{ seats: 4, wins: Array.from({ length: 50 }, () => [2, 4] as const) }, "above"],
    [{ seats: 4, wins: [[1, 4] as const, [2, 4] as const, [0, 4] as const] }, "open"],
    [{ seats: 4, wins: Array.from({ length: 50 }, (_, nth) => [nth % 5 === 0 ? 1 : 0, 4] as const) }, "below"],
  ])("says whether it is above par only where the whole interval is", (report, verdict) => {
    const standing = duelStanding(report);
    expect(standing).toMatchObject({ verdict, par: 0.25, games: report.wins.length * 4 });
    expect(standing.won.low <= standing.won.share && standing.won.share <= standing.won.high).toBe(true);
  });
});

it("with five at Vasa Regalis, too, normal is stronger than easy: surer habits do not make up for carelessness", async () => {
  const duel = (await ladderOf("vasa-regalis", 1, "five")).find(({ config, options }) => config.seats === 5 && options === "");
  if (duel === undefined) throw new Error("no such table");
  let report: DuelReport | null = null;
  for await (report of duelOn(duel, null, 100, 1));
  const { par, won } = duelStanding(report as DuelReport);
  expect(won.share).toBeGreaterThan(1.4 * par);
});
