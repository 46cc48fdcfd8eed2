import type { Game } from "@stormakt/kernel";
import { Engine, fastDice, readConfig } from "@stormakt/kernel";
import { mareBalticum } from "@stormakt/mare-balticum";
import { manner as mareManner } from "@stormakt/mare-balticum/words";
import { en as mareEn } from "@stormakt/mare-balticum/words/en";
import type { Action } from "@stormakt/protocol";
import { sveaRike } from "@stormakt/svea-rike";
import { titleCalled } from "@stormakt/svea-rike/catalog";
import { manner as sveaManner } from "@stormakt/svea-rike/words";
import { en as sveaEn } from "@stormakt/svea-rike/words/en";
import { sv as sveaSv } from "@stormakt/svea-rike/words/sv";
import { wallenstein } from "@stormakt/wallenstein";
import { manner as wallensteinManner } from "@stormakt/wallenstein/words";
import { en as wallensteinEn } from "@stormakt/wallenstein/words/en";
import { plainly, Speaker } from "@stormakt/words";
import { describe, expect, it } from "vitest";
import type { MoveGroup, MoveLine } from "../../src/shell/table/move-groups.ts";
import { digitsOf, isGroup, linesIn, linesOf, MANY, openPath, restOf } from "../../src/shell/table/move-groups.ts";

const NAMES = ["Anna", "Bo", "Cilla", "Dag", "Eva"];
const speakers = {
  svea: new Speaker("en", sveaEn, sveaManner, (seat) => NAMES[seat] ?? "?"),
  sveaSv: new Speaker("sv", sveaSv, sveaManner, (seat) => NAMES[seat] ?? "?"),
  wallenstein: new Speaker("en", wallensteinEn, wallensteinManner, (seat) => NAMES[seat] ?? "?"),
  mare: new Speaker("en", mareEn, mareManner, (seat) => NAMES[seat] ?? "?"),
};
const say = (line: MoveLine, speaker: Speaker): string =>
  isGroup(line)
    ? `${plainly(line.title.before)}…${plainly(line.title.after)} (${line.actions.length})`
    : plainly(speaker.move(line.action));
const every = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);
const plague = titleCalled("plague");
const loans = titleCalled("heavy-loans");
const neighbour = titleCalled("powerful-neighbour");
const pass: Action = { kind: "pass" };
const onFiefs = (card: number): Action[] => every(24).map((fief): Action => ({ kind: "playCard", card, fief }));

describe("a list of moves", () => {
  it("is left as it is when it is short", () => {
    const few = [...onFiefs(plague).slice(0, MANY - 1), pass];
    expect(linesOf(few, speakers.svea).map(({ key }) => key)).toEqual(few.map((action) => JSON.stringify(action)));
  });
  it("has the numbers that its moves speak of for keys, and places for the others", () => {
    const keys = (actions: readonly Action[], speaker: Speaker) => digitsOf(linesOf(actions, speaker), speaker);
    const positions = [1, 2, 5].map((position): Action => ({ kind: "takePosition", position, tile: position % 5 }));
    expect(keys(positions, speakers.wallenstein)).toEqual([1, 2, 5]);
    expect(
      keys(
        [6, 2].map((route): Action => ({ kind: "pickRoute", routes: [route] })),
        speakers.mare,
      ),
    ).toEqual([6, 2]);
    // What is left of 1 to 9 goes to those without a number, and nothing above 9 has a key.
    const gold = [1, 3, 12].map((sum): Action => ({ kind: "playCard", card: loans, gold: sum }));
    expect(keys([...gold, pass], speakers.svea)).toEqual([1, 3, null, 2]);
    // A price is no number to press.
    const cards = every(3).map((history): Action => ({ kind: "buyHistory", history }));
    expect(keys(cards, speakers.svea)).toEqual([1, 2, 3]);
  });
  it("has one line for each card, with what its plays share and how many they are", () => {
    const many: Action[] = [
      ...every(3).map((activity): Action => ({ kind: "chooseActivity", activity })),
      ...onFiefs(plague),
      ...every(99).map((gold): Action => ({ kind: "playCard", card: loans, gold: gold + 1 })),
      { kind: "playCard", card: titleCalled("supply-train") },
      pass,
    ];
    expect(linesOf(many, speakers.svea).map((line) => say(line, speakers.svea))).toEqual([
      "Agriculture",
      "Commerce",
      "Culture & Science",
      "Play Plague! on … (24)",
      "Play Heavy Loans: … gold (99)",
      "Play Supply Train",
      "Pass",
    ]);
    expect(linesOf(many, speakers.sveaSv).map((line) => say(line, speakers.sveaSv))).toContain("Spela Pesten härjar på … (24)");
  });
  it("says of each aim in a fold only what the fold does not say", () => {
    const [group] = linesOf([...onFiefs(plague), pass], speakers.svea).filter(isGroup);
    expect(group?.actions.slice(0, 3).map((action) => plainly(restOf(speakers.svea.move(action), group.title)))).toEqual([
      "Africa",
      "America",
      "Dalekarlia",
    ]);
  });
  it("leaves a gap in the middle where sentences end alike", () => {
    const marches = every(3).flatMap((to) => every(8).map((armies): Action => ({ kind: "march", to, armies: armies + 1 })));
    const told = linesOf(marches, speakers.wallenstein).map((line) => say(line, speakers.wallenstein));
    expect(told).toHaveLength(3);
    for (const line of told) expect(line).toMatch(/^Move … to .+ \(8\)$/);
  });
  it("folds a fold again where it is still long", () => {
    const feuds = every(6).flatMap((from) =>
      every(4).map((fief): Action => ({ kind: "playCard", card: neighbour, from, fief: fief + 10 })),
    );
    const [group] = linesOf([...feuds, ...onFiefs(plague), pass], speakers.svea).filter(isGroup);
    expect(group?.start).toEqual({ kind: "playCard", card: neighbour });
    const inner = linesIn(group as MoveGroup, speakers.svea);
    expect(inner).toHaveLength(6);
    expect(inner.every(isGroup)).toBe(true);
    expect(linesIn(inner[0] as MoveGroup, speakers.svea).map((line) => isGroup(line))).toEqual([false, false, false, false]);
  });
});
describe("what lies open", () => {
  const many = [...onFiefs(plague), ...onFiefs(titleCalled("witch-hunt")), pass];
  const lines = linesOf(many, speakers.svea);
  const starts = (path: readonly MoveGroup[]) => path.map(({ start }) => start);
  it("is the fold that was begun, in the list or with a card of the hand", () => {
    const start = { kind: "playCard", card: plague };
    expect(starts(openPath(lines, speakers.svea, start, null))).toEqual([start]);
    expect(openPath(lines, speakers.svea, { kind: "playCard", card: loans }, null)).toEqual([]);
  });
  it("is nothing at first, or the only fold, or the one with the chosen move", () => {
    expect(openPath(lines, speakers.svea, undefined, null)).toEqual([]);
    expect(starts(openPath(lines, speakers.svea, undefined, many[3] ?? null))).toEqual([{ kind: "playCard", card: plague }]);
    const one = linesOf([...onFiefs(plague), pass], speakers.svea);
    expect(openPath(one, speakers.svea, undefined, null)).toHaveLength(1);
    expect(openPath(one, speakers.svea, null, null)).toEqual([]);
  });
});
describe.each([
  ["svea-rike", sveaRike as unknown as Game<any>, speakers.svea],
  ["wallenstein", wallenstein as unknown as Game<any>, speakers.wallenstein],
  ["mare-balticum", mareBalticum as unknown as Game<any>, speakers.mare],
] as const)("every long list of a game of %s", (_name, game, speaker) => {
  it("is folded without losing a move, to no more lines than can be seen at once", () => {
    const engine = new Engine(game);
    const read = readConfig(game, { seats: 4 });
    if ("error" in read) throw new Error(read.error.why);
    let long = 0;
    for (const seed of ["one", "two"]) {
      const state = engine.begin(read.config, seed);
      const dice = fastDice(seed);
      do {
        for (const seat of engine.waitsFor(state)) {
          const allowed = engine.choices(state, seat).flatMap(({ action, verdict }) => (verdict.legal ? [action as Action] : []));
          if (allowed.length <= MANY) continue;
          long++;
          const lines = linesOf(allowed, speaker);
          const spread = lines.flatMap((line) => (isGroup(line) ? line.actions : [line.action]));
          expect(new Set(spread.map((action) => JSON.stringify(action)))).toEqual(new Set(allowed.map((action) => JSON.stringify(action))));
          expect(spread).toHaveLength(allowed.length);
          expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
          expect(lines.length).toBeLessThanOrEqual(20);
        }
      } while (engine.playAny(state, dice));
    }
    expect(long).toBeGreaterThan(0);
  });
});
