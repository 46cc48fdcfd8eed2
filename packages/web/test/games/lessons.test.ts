import { Engine, usualConfig } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { LANGUAGES } from "@stormakt/words";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { pluginOf, WINDOW } from "../../src/games/index.ts";
import type { Chapter, Step } from "../../src/games/lessons.ts";
import type { Lessons } from "../../src/games/manifest.ts";
import { courseOf, fits } from "../../src/shell/learn/course.ts";

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {}, removeItem() {} });
});

/** A chapter is short, and a game’s chapters are few. */
const CHAPTERS = { least: 2, most: 5 };
const STEPS = { least: 6, most: 14 };

describe.each(WINDOW.filter(({ lessons }) => lessons !== null))("the lessons of $id", ({ id, lessons }) => {
  const taught = async (): Promise<Lessons> => (await lessons?.chapters()) ?? { chapters: [], lines: {} };

  it("are few and short, and take less than ten minutes", async () => {
    const { chapters, lines } = await taught();
    expect(lessons?.minutes).toBeLessThanOrEqual(10);
    expect(chapters.length).toBeGreaterThanOrEqual(CHAPTERS.least);
    expect(chapters.length).toBeLessThanOrEqual(CHAPTERS.most);
    expect(Object.keys(lines).sort()).toEqual(chapters.map((one) => one.id).sort());
    for (const { steps } of chapters) {
      expect(steps.length).toBeGreaterThanOrEqual(STEPS.least);
      expect(steps.length).toBeLessThanOrEqual(STEPS.most);
    }
  });
  it.each(LANGUAGES)("say every step in %s, and cite rules that there are", async (language) => {
    const { chapters } = await taught();
    const { lesson, rulebook } = await (await pluginOf(id)).catalogue(language);
    const rules = new Set((await rulebook()).flatMap(({ rules: some }) => some.map((rule) => rule.id)));
    expect(Object.keys(lesson)).toEqual(chapters.map((one) => one.id));
    for (const { id: chapter, steps } of chapters) {
      expect([chapter, lesson[chapter]?.steps.length]).toEqual([chapter, steps.length]);
      for (const { rule } of steps) if (rule !== undefined) expect([rule, rules.has(rule)]).toEqual([rule, true]);
      const said = (lesson[chapter]?.steps ?? []).flatMap((one) => (typeof one === "string" ? [one] : [one.says, one.astray]));
      expect(said.filter((text) => text.length < 4)).toEqual([]);
    }
  });
  it("can be played to their ends by the moves they ask for", async () => {
    const { chapters, lines } = await taught();
    const game = await gameCalled(id);
    for (const chapter of chapters) {
      const line = lines[chapter.id];
      if (line === undefined) throw new Error(`${chapter.id} has no line`);
      const { steps } = courseOf(chapter, line);
      const engine = new Engine(game);
      const { naming } = engine;
      const state = engine.begin(usualConfig(game, { seats: line.seats, ...line.options }), line.seed);
      const lastAsked = steps.findLast(({ awaits }) => awaits !== null)?.awaits;
      for (const [at, { seat, action }] of line.moves.entries()) {
        const where = `${id} ${chapter.id}, move ${at} ${JSON.stringify(action)}`;
        expect([where, engine.waitsFor(state).includes(seat)]).toEqual([where, true]);
        const step = steps.find(({ awaits }) => awaits === at);
        if (step?.does !== undefined && at !== lastAsked) {
          // Whoever does what is asked for does what the line goes on from.
          const meant = engine.legalActions(state, seat).filter((legal) => fits(naming.nameAction(legal), step.does));
          expect([where, meant.length > 1]).toEqual([where, false]);
        }
        const receipt = engine.submit(state, seat, naming.placeAction(action));
        expect([where, receipt.legal]).toEqual([where, true]);
      }
      // Otherwise the rules have changed: its line is to be looked for anew (scripts/lessons/main.ts).
      expect([id, chapter.id, engine.digest(state)]).toEqual([id, chapter.id, line.digest]);
      // Steps never go back on the line, and each is given where its move can be made.
      for (const [at, step] of steps.entries()) {
        expect(step.made).toBeGreaterThanOrEqual(steps[at - 1]?.made ?? line.begins);
        if (step.awaits !== null) expect(step.made).toBe(step.awaits);
      }
    }
  });
});
describe("where a chapter stands on its line", () => {
  const line = {
    seats: 2,
    options: {},
    seed: "x",
    pupil: 0,
    begins: 1,
    digest: "",
    moves: [
      { seat: 0, action: { kind: "take" } },
      { seat: 1, action: { kind: "take" } },
      { seat: 0, action: { kind: "pass" } },
      { seat: 0, action: { kind: "take", what: { iron: 1 } } },
      { seat: 1, action: { kind: "pass" } },
    ],
  };
  const chapter = (steps: readonly Step[]): Chapter => ({ id: "c", steps });

  it("a step waits for the next move of the pupil’s that is meant, and what lies before it is played", () => {
    const { steps } = courseOf(chapter([{}, { does: { kind: "take" } }, { still: true }, {}]), line);
    expect(steps.map(({ awaits, made }) => [awaits, made])).toEqual([
      [null, 3],
      [3, 3],
      [null, 4],
      [null, 5],
    ]);
  });
  it("a move that nobody makes is an error that says which", () => {
    expect(() => courseOf(chapter([{ does: { kind: "build" } }]), line)).toThrow(/build/);
    expect(() => courseOf(chapter([{ does: { kind: "take" } }, { does: { kind: "pass" } }]), line)).toThrow(/pass/);
  });
  it("a move fits what is wanted of it, however deep, and no more", () => {
    expect(fits({ kind: "take", what: { iron: 1, wood: 0 } }, { kind: "take", what: { iron: 1 } })).toBe(true);
    expect(fits({ kind: "take", what: { iron: 2 } }, { kind: "take", what: { iron: 1 } })).toBe(false);
    expect(fits({ routes: ["1", "2"] }, { routes: ["1"] })).toBe(false);
    expect(fits(null, { kind: "take" })).toBe(false);
  });
});
