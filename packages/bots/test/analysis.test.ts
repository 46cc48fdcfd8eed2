import { readFileSync } from "node:fs";
import type { Game, GameTypes, MatchRecord } from "@stormakt/kernel";
import { Engine, Match, replay } from "@stormakt/kernel";
import type { Action, Fair } from "@stormakt/kernel/test/fair";
import { fair } from "@stormakt/kernel/test/fair";
import { gameCalled } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import type { Analysis, Mind } from "../src/index.ts";
import { analyse, analyseAloud, gamesWithMind, Judgement, mindOf, Playouts } from "../src/index.ts";

const WALK: Action = { kind: "walk" };
const SHOUT: Action = { kind: "shout", price: 1 };
/** What everybody does without thinking. */
const usual = (legal: readonly Action[]): Action | undefined =>
  legal.find(({ kind }) => kind === "walk" || kind === "pass" || kind === "nod") ??
  legal.find((action) => action.kind === "bid" && action.coins === 1);

/** At the fair whoever has walked farthest wins: walking is sensible, shouting is not. */
const mind: Mind<Fair> = {
  features: ["walked"],
  phases: 1,
  phaseOf: () => 0,
  seatsOf: ({ table }) => table.seats,
  nobody: false,
  measure: ({ table }, into) => table.walked.forEach((steps, seat) => (into[seat] = steps)),
  rollout(engine, state, seat, chance) {
    const legal = engine.legalActions(state, seat);
    return usual(legal) ?? chance.pick(legal);
  },
  clock: ({ table }) => table.day,
  effort: () => ({ iterations: 1, width: 1, depth: 1, worlds: 1 }),
  weights: { game: "fair", made: "by hand", features: ["walked"], bySeats: { 2: [[0.25]] } },
};
/** All of it, however long that takes: the same each time. */
function run<G extends GameTypes>(
  game: Game<G>,
  by: Mind<G>,
  record: MatchRecord<G>,
  effort: { worlds: number; playouts: number },
): Analysis {
  const thinking = new Engine(game);
  thinking.thrifty = true;
  const going = analyse(new Engine(game), new Playouts(thinking, new Judgement(by)), record, effort);
  let step = going.next();
  const shares: number[] = [];
  while (step.done !== true) {
    shares.push(step.value);
    step = going.next();
  }
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
  return step.value;
}
const atTheFair = (record: MatchRecord<Fair>): Analysis => run(fair, mind, record, { worlds: 8, playouts: 24 });
/** Plays a whole game; `turn` says what each seat does when it is its turn. */
function played(seed: string, turn: (seat: number) => Action): MatchRecord<Fair> {
  const engine = new Engine<Fair>(fair);
  const match = Match.begin(engine, { seats: 2, days: 3 }, seed);
  while (match.state.outcome === null) {
    const seat = engine.nextSeat(match.state);
    const legal = engine.legalActions(match.state, seat);
    const [first = WALK] = legal;
    const wanted = engine.stepOf(match.state) === "turn" ? turn(seat) : (usual(legal) ?? first);
    match.submit(seat, engine.judge(match.state, seat, wanted).legal ? wanted : first);
  }
  return match.record;
}
function mustAddUp({ totals, course, seats }: Analysis): void {
  expect(totals).toHaveLength(seats);
  totals.forEach(({ start, own, others, luck, hidden, rest, end }, seat) => {
    expect(start + own + others + luck + hidden + rest).toBeCloseTo(end, 9);
    expect(start).toBe(course[0]?.[seat]);
    expect(end).toBe(course.at(-1)?.[seat]);
  });
}

describe("an analysis", () => {
  it("adds up: the start, decisions and luck are the end, for every seat", () => {
    for (const seed of ["a", "b", "c"]) mustAddUp(atTheFair(played(seed, (seat) => (seat === 0 ? WALK : SHOUT))));
  });
  it("calls it luck where everybody did the usual thing", () => {
    const record = played("luck", () => WALK);
    const { totals, course, turns } = atTheFair(record);
    expect(course).toHaveLength(record.moves.length + 1);
    for (const { own, others } of totals) for (const decided of [own, others]) expect(Math.abs(decided)).toBeLessThan(1e-9);
    expect(turns.every(({ kind }) => kind === "luck")).toBe(true);
    expect(turns.length).toBeGreaterThan(0);
  });
  it("shows a blunder as a decision of whoever made it", () => {
    const { totals, turns } = atTheFair(played("blunder", (seat) => (seat === 0 ? SHOUT : WALK)));
    expect(totals[0]?.own).toBeLessThan(-0.2);
    expect(totals[1]?.own).toBeCloseTo(0, 9);
    expect(totals[1]?.others).toBeGreaterThan(0.2);
    const blunder = turns.find(({ kind }) => kind === "decision");
    expect(blunder).toMatchObject({ by: 0, action: { kind: "shout" } });
  });
  it("never calls a decision luck: where no die fell and nothing was drawn there is none", () => {
    const { totals, turns } = atTheFair(played("shouts", () => SHOUT));
    for (const { luck } of totals) expect(luck).toBe(0);
    expect(turns.filter(({ kind }) => kind === "luck")).toEqual([]);
  });
  it("finds no luck in a game that has no dice and no draws", async () => {
    const record = JSON.parse(readFileSync(new URL("../../../records/vasa-regalis/usual.json", import.meta.url), "utf8")) as MatchRecord;
    const { totals, turns } = await analyseAloud(await gameCalled("vasa-regalis"), record);
    for (const { luck } of totals) expect(luck).toBe(0);
    expect(turns.filter(({ kind }) => kind === "luck")).toEqual([]);
  });
  it("calls a card drawn from a deck luck, though the deck was shuffled long before", async () => {
    const game = await gameCalled("svea-rike");
    const record = JSON.parse(readFileSync(new URL("../../../records/svea-rike/usual.json", import.meta.url), "utf8")) as MatchRecord;
    const taught = (await mindOf<GameTypes>("svea-rike")) as Mind<GameTypes>;
    const { totals } = run(game, taught, record, { worlds: 4, playouts: 8 });
    expect(totals.some(({ luck }) => Math.abs(luck) > 0.02)).toBe(true);
  });
  it.each(gamesWithMind())("goes through a whole game of %s in a worker's slices", async (id) => {
    const record = JSON.parse(readFileSync(new URL(`../../../records/${id}/usual.json`, import.meta.url), "utf8")) as MatchRecord;
    const shares: number[] = [];
    const found = await analyseAloud(await gameCalled(id), record, { progress: (share) => shares.push(share) });
    mustAddUp(found);
    expect(found.course).toHaveLength(record.moves.length + 1);
    for (const row of found.course)
      for (const chance of row) {
        expect(chance).toBeGreaterThanOrEqual(-1e-9);
        expect(chance).toBeLessThanOrEqual(1 + 1e-9);
      }
    expect(shares.length).toBeGreaterThan(3);
    const moments = found.turns.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  });
  it.each(gamesWithMind())("ends with the whole chance of whoever has won in %s", async (id) => {
    const game = await gameCalled(id);
    const record = JSON.parse(readFileSync(new URL(`../../../records/${id}/usual.json`, import.meta.url), "utf8")) as MatchRecord;
    const { course } = await analyseAloud(game, record);
    const winners = replay(new Engine(game), record).outcome?.places[0] ?? [];
    expect(course.at(-1)).toEqual(course.at(-1)?.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
  });
  it("calls nothing hidden that everybody could see, however rough its estimates are", () => {
    // Nobody holds anything at this fair, and answers are given one after the other: whoever decides knows all there is to know.
    for (const seed of ["open", "day", "light"]) {
      const { totals, turns } = atTheFair(played(seed, (seat) => (seat === 0 ? SHOUT : WALK)));
      for (const { hidden } of totals) expect(hidden).toBe(0);
      expect(turns.filter(({ kind }) => kind === "hidden")).toEqual([]);
    }
  });
  it("stops when nobody wants it any more", async () => {
    const record = JSON.parse(readFileSync(new URL("../../../records/wallenstein/usual.json", import.meta.url), "utf8")) as MatchRecord;
    const stop = new AbortController();
    const going = analyseAloud(await gameCalled("wallenstein"), record, { stop: stop.signal, progress: () => stop.abort() });
    await expect(going).rejects.toThrow(/stopped/);
  });
});
