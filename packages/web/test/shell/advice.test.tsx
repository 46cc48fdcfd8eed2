import { manner } from "@stormakt/vasa-regalis/words";
import { en as english } from "@stormakt/vasa-regalis/words/en";
import { sv as swedish } from "@stormakt/vasa-regalis/words/sv";
import type { Words } from "@stormakt/words";
import { Speaker } from "@stormakt/words";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type * as Settings from "../../src/settings.ts";
import type * as AnalysisModule from "../../src/shell/table/analysis.tsx";
import type * as Context from "../../src/shell/table/context.ts";
import type * as HintModule from "../../src/shell/table/hint.tsx";
import type { Desk, TableState } from "../../src/shell/table/screen/state.ts";

let hints: typeof HintModule;
let analyses: typeof AnalysisModule;
let context: typeof Context;
let settings: typeof Settings;
/** What the page has and a test has not. */
beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {}, removeItem() {} });
  vi.stubGlobal("location", { pathname: "/h/test", href: "http://localhost/h/test" });
  hints = await import("../../src/shell/table/hint.tsx");
  analyses = await import("../../src/shell/table/analysis.tsx");
  context = await import("../../src/shell/table/context.ts");
  settings = await import("../../src/settings.ts");
});

const NAMES = ["Ebba", "Axel", "Karin"];
const person = (who: string | null, free = false) => ({
  person: who,
  name: null,
  bot: who === null ? "hard" : null,
  resigned: false,
  here: true,
  free,
});
function atTable(
  { hint = null, ...state }: Partial<TableState> & { readonly hint?: Desk["hint"] },
  inside: ReactNode,
  language: "en" | "sv" = "en",
): string {
  Object.assign(settings.useSettings.getInitialState(), { language });
  const words = (language === "en" ? english : swedish) as unknown as Words;
  const info = { game: "vasa-regalis", seats: NAMES.map((_, seat) => person(seat === 0 ? "ebba" : null)), status: "running" };
  const whole = {
    info,
    mine: [0],
    screen: { kind: "live", seat: 0, reaction: false },
    desk: { hint },
    sides: new Map([[0, { lines: LINES, n: 9 }]]),
    analysis: null,
    ...state,
  };
  const at = {
    table: { store: createStore(() => whole), hasAdviser: true },
    plugin: {},
    speaker: new Speaker(language, words, manner, (seat) => NAMES[seat] ?? "?"),
    catalogue: { reasons: {} },
    names: NAMES,
    arms: [],
  };
  return renderToStaticMarkup(<context.TableContext value={at as never}>{inside}</context.TableContext>);
}
const LINES = [
  { n: 1, at: 0, kind: "helped", seat: 0 },
  { n: 2, at: 0, kind: "moved", seat: 0, by: "person", events: [] },
];
const ROLE = (role: number) => ({ kind: "takeRole", role });
const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

describe("a hint", () => {
  const props = { prompt: { asked: true }, chosen: null, choose() {} } as never;
  it("is offered to those who play against bots alone", () => {
    const button = (state: Partial<TableState>) => atTable(state, <hints.HintButton asked />);
    expect(plain(button({}))).toContain("Hint");
    const shared = { game: "vasa-regalis", seats: [person("ebba"), person("axel"), person(null)], status: "running" } as never;
    expect(button({ info: shared })).toBe("");
    const open = { game: "vasa-regalis", seats: [person("ebba"), person(null, true), person(null)], status: "running" } as never;
    expect(button({ info: open })).toBe("");
    expect(button({ mine: [0, 1] })).toBe("");
    expect(atTable({}, <hints.HintButton asked={false} />)).toBe("");
  });
  it("says the moves in words, how they compare, and why", () => {
    const moves = [
      { action: ROLE(0), chance: 0.42, error: 0.01, behind: 0 },
      { action: ROLE(1), chance: 0.415, error: 0.01, behind: 0.005 },
      { action: ROLE(2), chance: 0.3, error: 0.01, behind: 0.12 },
    ];
    const reasons = [
      { feature: "nobody has a word for this", amount: 0.7 },
      { feature: "nor for this", amount: -0.3 },
    ];
    const html = atTable({ hint: { told: { moves, reasons } as never } }, <hints.HintPanel props={props} />);
    const text = plain(html);
    expect(text).toContain("Take the wood procurer");
    expect(text).toContain("wins 42 %");
    expect(text).toContain("about as good");
    expect(text).toContain("12 in a hundred games behind the best");
    expect(text).toContain("What speaks for the best rather than the next: the position as a whole.");
    expect(text).toContain("Against it: the position as a whole.");
    expect(text).toContain("noted in the log");
    const svensk = plain(atTable({ hint: { told: { moves, reasons } as never } }, <hints.HintPanel props={props} />, "sv"));
    expect(svensk).toContain("Vad skulle en stark spelare göra?");
    expect(svensk).toContain("vinner 42 %");
  });
  it.each([
    [[0.4, 0.3], "Why it is better shows only further on."],
    [[0.4, 0.395], "The best two lead to much the same."],
    [[0.4], "Nothing else here is worth a thought."],
    [[0.003, 0], "There is hardly a chance left, whatever is done."],
    [[1, 0.999], "The game is as good as won."],
    [[1, 0.6], "Why it is better shows only further on."],
  ])("without reasons says what its figures %s come to", (chances, said) => {
    const [best = 0] = chances;
    const moves = chances.map((chance, role) => ({ action: ROLE(role), chance, error: 0.01, behind: best - chance }));
    const text = plain(atTable({ hint: { told: { moves, isOnly: false, reasons: [] } as never } }, <hints.HintPanel props={props} />));
    expect(text).toContain(said);
    expect(text).not.toContain("only thing to do");
  });
  it("says so where there is only one thing to do, while it thinks, and where it fails", () => {
    const only = { moves: [{ action: ROLE(0), chance: 0, error: 0.5, behind: 0 }], isOnly: true, reasons: [] };
    const text = plain(atTable({ hint: { told: only as never } }, <hints.HintPanel props={props} />));
    expect(text).toContain("only thing to do");
    expect(text).not.toContain("%");
    expect(atTable({ hint: { told: "asked" } }, <hints.HintPanel props={props} />)).toContain('aria-busy="true"');
    expect(plain(atTable({ hint: { told: "failed" } }, <hints.HintPanel props={props} />))).toContain("No advice");
  });
});

describe("an analysis", () => {
  const told = {
    seats: 3,
    course: [
      [0.3, 0.3, 0.4],
      [0.5, 0.2, 0.3],
      [1, 0, 0],
    ],
    totals: [
      { start: 0.3, own: 0.5, others: 0.3, luck: -0.15, hidden: 0.02, rest: 0.03, end: 1 },
      { start: 0.3, own: -0.1, others: -0.2, luck: 0, hidden: 0, rest: 0, end: 0 },
      { start: 0.4, own: -0.2, others: -0.3, luck: 0.1, hidden: 0, rest: 0, end: 0 },
    ],
    turns: [{ at: 1, kind: "decision", by: 0, action: ROLE(0), seat: 2, amount: -0.3 }],
  };
  it("is made when it is asked for, and shows how far it is", () => {
    expect(plain(atTable({}, <analyses.Analysis />))).toContain("Analyse the game");
    const running = atTable({ analysis: { progress: 0.4 } }, <analyses.Analysis />);
    expect(running).toContain("<progress");
    expect(plain(running)).toContain("40 %");
    expect(plain(atTable({ analysis: { failed: true } }, <analyses.Analysis />))).toContain("could not be gone through");
  });
  it("draws a line for each seat, says the same in a table, and names decisions, luck and turning points", () => {
    const html = atTable({ analysis: { told: told as never, lines: [3, 4] } }, <analyses.Analysis />);
    const text = plain(html);
    for (const name of NAMES) expect(text).toContain(name);
    expect(html.match(/stroke-width="2.2"/g)).toHaveLength(3);
    expect(html).toContain("<table");
    expect(text).toContain("At the beginning 30 % 30 % 40 %");
    expect(text).toContain("At the end 100 % 0 % 0 %");
    expect(text).toContain("from 30 % to 100 %");
    expect(text).toContain("Own decisions +50");
    expect(text).toContain("Luck −15");
    expect(text).toContain("What could not be known +2");
    expect(text).toContain("The rest +3");
    expect(text).toMatch(/Move 2 .*Ebba.*Take the wood procurer decision Karin −30/);
    expect(html).toContain('aria-label="Move 2: decision, Karin −30"');
    expect(text).toContain("Ebba asked for help once.");
    expect(html).not.toMatch(/NaN|undefined/);
    expect(plain(atTable({ analysis: { told: told as never, lines: [3, 4] } }, <analyses.Analysis />, "sv"))).toContain("Vändpunkter");
    const former = { ...told, totals: told.totals.map(({ rest: _rest, ...total }) => total) };
    const without = plain(atTable({ analysis: { told: former as never, lines: [3, 4] } }, <analyses.Analysis />));
    expect(without).toContain("What could not be known +2");
    expect(without).not.toContain("The rest ");
  });
});
