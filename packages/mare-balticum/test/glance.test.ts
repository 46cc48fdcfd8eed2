import { Engine, fastDice, usualConfig } from "@stormakt/kernel";
import { list } from "@stormakt/kernel/ids";
import { describe, expect, it } from "vitest";
import type { Province, Seen } from "../src/index.ts";
import { FORCES, GROUPS, halfTitles, LINES, mareBalticum, PROVINCES, provinceStandings } from "../src/index.ts";
import * as glance from "../src/table/glance.ts";
import * as asked from "../src/table.ts";

/** Positions of whole games played at random, every so many actions one. */
function* positions(seats: number): Generator<Seen> {
  const engine = new Engine(mareBalticum);
  const dice = fastDice(`glance ${seats}`);
  const state = engine.begin(usualConfig(mareBalticum, { seats }), `glance ${seats}`);
  for (let actions = 0; engine.playAny(state, dice); actions++) if (actions % 29 === 0) yield state.table;
}
const setFrom = (of: readonly number[]): number => of.reduce((set, one) => set | (1 << one), 0);
const counted = (length: number, count: (into: Int8Array) => void): number[] => {
  const into = new Int8Array(length);
  count(into);
  return [...into];
};

describe.each([2, 4, 6])("what quick play reads off the table is what the rules say, with %i", (seats) => {
  it("of groups, enemies and production, province by province", () => {
    for (const table of positions(seats))
      for (const province of PROVINCES) {
        expect(glance.producingIn(table, province)).toBe(asked.producingForce(table, province));
        for (const force of FORCES) {
          expect(glance.hasEnemiesIn(table, province, force)).toBe(asked.hasEnemies(table, province, force));
          expect(glance.enemiesIn(table, province, force)).toBe(asked.enemiesAt(table, province, force));
          expect(glance.isStoppedIn(table, province, force)).toBe(asked.isStopped(table, province, force));
          for (const line of LINES)
            expect(glance.ownIn(table, line, province, force)).toBe(
              [0, 1, 2].filter((place) => asked.subjectAt(table, province, force, place) === line).length,
            );
        }
        for (const force of GROUPS) expect(glance.sizeIn(table, province, force)).toBe(asked.sizeOf(table, province, force));
      }
  });
  it("of lines: where they stand and lead, what they have, and what they will produce", () => {
    for (const table of positions(seats)) {
      expect(glance.withEmptyFarm(table)).toBe(asked.withEmptyFarm(table));
      expect(glance.prizeIn(table)).toBe(
        Math.max(0, ...provinceStandings(table).flatMap(({ available, halves }) => (available ? [halves] : []))),
      );
      expect(counted(6, (into) => glance.countHalves(table, into))).toEqual(halfTitles(table));
      expect(counted(5, (into) => glance.countTitleDeck(table, into))).toEqual(LINES.map((line) => asked.titleUnitsOf(table, line)));
      for (const force of FORCES) {
        expect(counted(5, (into) => glance.countKind(table, force, into))).toEqual(asked.countSubjects(table, force));
        for (const line of LINES) expect(glance.standingOf(table, line, force)).toBe(asked.standingOf(table, force, line));
      }
      for (const force of GROUPS) for (const line of LINES) expect(glance.ledBy(table, line, force)).toBe(asked.ledBy(table, line, force));
      for (const line of LINES) expect(glance.incomeOf(table, line)).toBe(harvest(table, line));
    }
  });
  it("of the ways a group may go, and who may leave", () => {
    const engine = new Engine(mareBalticum);
    const dice = fastDice(`ways ${seats}`);
    const state = engine.begin(usualConfig(mareBalticum, { seats }), `ways ${seats}`);
    do {
      const seat = engine.nextSeat(state);
      if (engine.stepOf(state) !== "moving" || state.table.motion !== 0) continue;
      const legal = engine.legalActions(state, seat);
      const { line } = state.stack.at(-1)!.memory as { line: number };
      const { table } = state;
      for (const kind of ["sail", "march"] as const) {
        const force = kind === "sail" ? 1 : 2;
        for (const from of list(glance.ledBy(table, line, force) as never) as Province[]) {
          const size = glance.sizeIn(table, from, force);
          const ways = kind === "sail" ? glance.openSea(table, from) : glance.openWays(table, from);
          const open = glance.mayLeave(table, from, force, size) ? ways & ~glance.mannedAt(table, force, 3 - size) : 0;
          expect(open).toBe(setFrom(legal.flatMap((action) => (action.kind === kind && action.from === from ? [action.to] : []))));
        }
      }
      for (const action of legal) if (action.kind === "deploy") expect(glance.isSupported(table, action.force, action.to)).toBe(true);
    } while (engine.playAny(state, dice));
  });
});
/** MB-PROD-5, MB-PROD-7, MB-PROD-8 */
const harvest = (table: Seen, line: number): number =>
  PROVINCES.reduce<number>((goods, province) => {
    const force = asked.producingForce(table, province);
    if (force === -1 || asked.isStopped(table, province, force)) return goods;
    return goods + [0, 1, 2].filter((place) => asked.subjectAt(table, province, force, place) === line).length * glance.yieldIn(province);
  }, 0);
