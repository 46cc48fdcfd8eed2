import type { HabitsFile, Rows } from "@stormakt/bots";
import { mindOf } from "@stormakt/bots";
import { habitsOf as kindsOf } from "@stormakt/bots/learning";
import { Engine, fastChance, fastDice, usualConfig } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import { areAllied, triedTogether } from "../src/train/allies.ts";
import { accumulated, counted, practise } from "../src/train/habits.ts";
import { against, habitsAsText } from "../src/train/train.ts";

const VASA = "vasa-regalis";
async function habitsOf(game: string, what: string) {
  const found = (await kindsOf(game)).find((one) => one.what === what);
  if (found === undefined) throw new Error(`${game} has no ${what}`);
  return found;
}
const configOf = async (game: string, seats: number) => usualConfig(await gameCalled(game), { seats });
const practice = async (game: string, what: string, seats: number) => ({
  game,
  what,
  config: await configOf(game, seats),
  seed: "test",
  threads: 1,
});

describe("what quick players go by", () => {
  it("is found by going the way of those who win: procuring what brings one nearer to a three", async () => {
    const { rows, games, rounds } = await practise({ ...(await practice(VASA, "policy", 3)), games: 600, rounds: 12 });
    expect([games, rounds]).toEqual([600, 12]);
    expect(rows.map((row) => row.length)).toEqual((await habitsOf(VASA, "policy")).file.bySeats["3"]?.map((row) => row.length));
    expect(rows[0]?.[0]).toBeGreaterThan(0.1);
    const learned: HabitsFile = { ...(await habitsOf(VASA, "policy")).file, bySeats: { 3: rows } };
    const turned: HabitsFile = { ...learned, bySeats: { 3: rows.map((row) => row.map((weight) => 0 - weight)) } };
    const trial = { game: VASA, config: await configOf(VASA, 3), bot: "normal", share: 1, games: 60, seed: "trial", threads: 1 };
    const { promoted, verdict } = await against({ habits: learned }, { habits: turned }, { ...trial, notWorse: false });
    expect([promoted, verdict]).toEqual([true, expect.stringMatching(/^better/)]);
  });
  it("is the same with any number of threads, and stops when it is told to", async () => {
    const few = { ...(await practice("mare-balticum", "habits", 4)), games: 120, rounds: 1 };
    expect(await practise({ ...few, threads: 2 })).toEqual(await practise(few));
    const stopped = await practise({ ...few, games: 12, rounds: 4, enough: () => true });
    expect([stopped.rounds, stopped.games]).toEqual([1, 3]);
  });
  it("is never less than it can be", async () => {
    const { rows } = await practise({ ...(await practice("mare-balticum", "habits", 4)), games: 40, rounds: 10 });
    expect(rows.flat().every((number) => number >= 0 && Number.isFinite(number))).toBe(true);
  });
  it("is found together by those who stand together: nobles under a King", { timeout: 60_000 }, async () => {
    const config = { ...(await configOf("mare-balticum", 6)), king: 0 };
    const asked = { ...(await practice("mare-balticum", "habits", 6)), config };
    const few = { ...asked, games: 60, rounds: 1 };
    const found = await practise(few);
    expect(await practise({ ...few, threads: 2 })).toEqual(found);
    const habits = await habitsOf("mare-balticum", "habits");
    if (habits.by !== "rivals") throw new Error("found otherwise");
    const engine = new Engine(await gameCalled("mare-balticum"));
    const mind = await mindOf("mare-balticum");
    const gained = (under: Rows): number => {
      const giveBack = habits.lend({ ...habits.file, bySeats: { ...habits.file.bySeats, 6: under } });
      let sum = 0;
      for (let nth = 0; nth < 60; nth++) {
        const state = engine.beginWith(config, fastChance(`together ${nth}`));
        const dice = fastDice(`together ${nth}`);
        const allies = habits.allies?.(state);
        expect(allies?.seats).toEqual([1, 2, 3, 4, 5]);
        for (let seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state))
          engine.perform(state, seat, mind!.rollout(engine, state, seat, dice));
        sum += allies?.gained(state) ?? 0;
      }
      giveBack();
      return sum / 60;
    };
    expect(found.rows).not.toEqual(habits.first);
    expect(gained(habits.file.bySeats[6] ?? [])).toBeGreaterThan(gained(habits.first) + 0.2);
    expect(habits.allies?.(engine.beginWith(await configOf("mare-balticum", 4), fastChance("apart")))).toBeNull();
  });
  it("proves itself together: all allies with the new against the others with the present", { timeout: 60_000 }, async () => {
    const config = { ...(await configOf("mare-balticum", 6)), king: 0 };
    expect(await areAllied("mare-balticum", "habits", config)).toBe(true);
    expect(await areAllied("mare-balticum", "habits", await configOf("mare-balticum", 4))).toBe(false);
    const { file } = await habitsOf("mare-balticum", "habits");
    const rivalry = { game: "mare-balticum", what: "habits", config, seed: "trial" };
    const same = await triedTogether(rivalry, file, file, { games: 4, notWorse: true });
    expect(same).toEqual({
      promoted: true,
      arena: null,
      verdict: expect.stringMatching(/^not worse \(quick players, all together: .* of 2 games, before/),
    });
    const [, now, before] = /together: (.*) of 2 games, before (.*)\)/.exec(same.verdict) ?? [];
    expect(now).toBe(before);
    expect((await triedTogether(rivalry, file, file, { games: 4, notWorse: false })).promoted).toBe(false);
  });
  it("is counted: shares of one, as many as are in use, and what is surely known is sure", async () => {
    const { rows } = await counted({ ...(await practice(VASA, "holdings", 3)), games: 60 });
    const present = (await habitsOf(VASA, "holdings")).file.bySeats["3"];
    expect(rows.map((row) => row.length)).toEqual(present?.map((row) => row.length));
    expect(rows.flat().every((share) => share >= 0 && share <= 1)).toBe(true);
    const [, places = [], , lies = []] = rows;
    expect(places.slice(0, 2)).toEqual([1, 0]); // who has only a one builds with it
    expect(lies.slice(3, 6)).toEqual([1, 0, 0]); // where only a one may lie there lies a one
    expect(lies.slice(12, 15)).toEqual([0, 0, 1]);
  });
  it("is lent for the length of a thought", async () => {
    const mind = await mindOf("mare-balticum");
    const habits = await habitsOf("mare-balticum", "habits");
    const game = await gameCalled("mare-balticum");
    const engine = new Engine(game);
    const state = engine.beginWith(await configOf("mare-balticum", 4), fastChance("lent"));
    const measured = (): number[] => {
      const rows = new Float64Array(5 * (mind?.features.length ?? 0));
      mind?.measure(state, rows);
      return [...rows];
    };
    const dice = fastDice("lent");
    for (let moves = 0; moves < 150; moves++) {
      const seat = engine.nextSeat(state);
      engine.perform(state, seat, mind!.rollout(engine, state, seat, dice));
    }
    const before = measured();
    const giveBack = habits.lend({ ...habits.file, bySeats: { 4: habits.file.names.map(() => [0]) } });
    expect(measured()).not.toEqual(before);
    giveBack();
    expect(measured()).toEqual(before);
    // Those of another number of seats are not gone by here.
    const giveBackToo = habits.lend({ ...habits.file, bySeats: { ...habits.file.bySeats, 3: habits.file.names.map(() => [0]) } });
    expect(measured()).toEqual(before);
    giveBackToo();
  });
});

describe("the file of habits", () => {
  const present: HabitsFile = { game: "x", made: "3 seats: so | 4 seats: thus", names: ["whim"], bySeats: { 3: [[1]], 4: [[2]] } };
  it("keeps those of other numbers of seats, and says how each was made", () => {
    const made = accumulated(present, [[5]], 4, "anew");
    expect(made).toEqual({ ...present, made: "3 seats: so | 4 seats: anew", bySeats: { 3: [[1]], 4: [[5]] } });
    expect(JSON.parse(habitsAsText(made))).toEqual(made);
  });
  it("says nothing of what is gone", () => {
    expect(accumulated({ ...present, made: "by hand", bySeats: { 4: [[2]] } }, [[5]], 4, "anew").made).toBe("4 seats: anew");
  });
});
