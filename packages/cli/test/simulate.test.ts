import { readFileSync } from "node:fs";
import { Engine, readRecord, replay, usualConfig } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import { exitCodeOf, playMany } from "../src/commands/simulate.ts";

const three = { seats: 3, royalPatience: 10 };
const config = usualConfig(await gameCalled("vasa-regalis"), three);

describe("simulate, given a game that breaks a law", () => {
  it("counts what it finds, keeps a record of each that replays, and ends with exit code 1", async () => {
    const sound = await gameCalled("vasa-regalis");
    const game = {
      ...sound,
      invariants: { ...sound.invariants, brief: (table: object) => ("round" in table && table.round === 4 ? "a fourth round" : null) },
    };
    const report = await playMany({ game, config, games: 3, bots: ["random"], seed: "broken", laws: "all" });
    expect(report.violations).toHaveLength(3);
    expect(report.violations[0]?.why).toContain("brief: a fourth round");
    expect(exitCodeOf(report)).toBe(1);
    const record = readRecord(JSON.parse(readFileSync(report.violations[0]?.record ?? "", "utf8")));
    const state = replay(new Engine(sound), record);
    expect(state.table).toMatchObject({ round: 4 });
  });
  it("finds nothing in the sound one, and says so by exit code 0", async () => {
    const game = await gameCalled("vasa-regalis");
    const report = await playMany({ game, config, games: 3, bots: ["random"], seed: "sound", laws: "all" });
    expect(report.violations).toEqual([]);
    expect(exitCodeOf(report)).toBe(0);
  });
});
