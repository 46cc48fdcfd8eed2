import { isDeepStrictEqual } from "node:util";
import type { Engine, Seat, State } from "@stormakt/kernel";
import { fastDice, usualConfig } from "@stormakt/kernel";
import type { Shape } from "@stormakt/kernel/shapes";
import { mareBalticum } from "@stormakt/mare-balticum";
import { en as mareWords } from "@stormakt/mare-balticum/words/en";
import { sveaRike } from "@stormakt/svea-rike";
import { en as sveaWords } from "@stormakt/svea-rike/words/en";
import { vasaRegalis } from "@stormakt/vasa-regalis";
import { en as vasaWords } from "@stormakt/vasa-regalis/words/en";
import { wallenstein } from "@stormakt/wallenstein";
import { en as wallensteinWords } from "@stormakt/wallenstein/words/en";
import type { Language } from "@stormakt/words";
import { LANGUAGES } from "@stormakt/words";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as mare from "./mare-balticum/position.ts";
import * as svea from "./svea-rike/position.ts";
import * as vasa from "./vasa-regalis/position.ts";
import * as wall from "./wallenstein/position.ts";

/** What others cause is seen as a scene: every kind of event of every game has a picture, or a stated reason to have none. */
interface Told {
  readonly kind: string;
  readonly [field: string]: unknown;
}
// The four games are walked alike; what is theirs alone stays in their own tests.
interface Staged {
  readonly kinds: readonly string[];
  fields(kind: string): Readonly<Record<string, Shape<never>>> | undefined;
  /** Games played at random, up to so many. */
  readonly games: number;
  begin(seed: string): { readonly state: unknown; readonly engine: unknown };
  propsOf(state: unknown, seat: Seat | null, language: Language): unknown;
  load(): Promise<{ readonly drawings: Readonly<Record<string, unknown>>; readonly Scene: ComponentType<never> }>;
}
const fieldsOf = (game: { readonly schema?: unknown }) => (kind: string) =>
  (game.schema as { event: Shape<never> }).event.fields?.(kind) as Readonly<Record<string, Shape<never>>> | undefined;
const GAMES: Readonly<Record<string, Staged>> = {
  "vasa-regalis": {
    kinds: Object.keys(vasaWords.events),
    fields: fieldsOf(vasaRegalis),
    games: 12,
    begin: (seed) => ({ state: vasa.begin(seed), engine: vasa.engine }),
    propsOf: (state, seat, language) => vasa.propsOf(state as never, seat, language),
    load: async () => {
      const { DRAWINGS, Scene } = await import("../../src/games/vasa-regalis/deeds.tsx");
      return { drawings: DRAWINGS, Scene };
    },
  },
  "mare-balticum": {
    kinds: Object.keys(mareWords.events),
    fields: fieldsOf(mareBalticum),
    games: 8,
    begin: (seed) => ({
      state: mare.engine.begin(usualConfig(mareBalticum, { seats: 4, riksdag: true, firstChancellor: 0 }), seed),
      engine: mare.engine,
    }),
    propsOf: (state, seat, language) => mare.propsOf(state as never, seat, language),
    load: async () => {
      const { DRAWINGS, Scene } = await import("../../src/games/mare-balticum/drawings.tsx");
      return { drawings: DRAWINGS, Scene };
    },
  },
  wallenstein: {
    kinds: Object.keys(wallensteinWords.events),
    fields: fieldsOf(wallenstein),
    games: 4,
    begin: (seed) => ({ state: wall.begin({}, seed), engine: wall.engine }),
    propsOf: (state, seat, language) => wall.propsOf(state as never, seat, language),
    load: async () => {
      const { DRAWINGS, Scene } = await import("../../src/games/wallenstein/scenes.tsx");
      return { drawings: DRAWINGS, Scene };
    },
  },
  "svea-rike": {
    kinds: Object.keys(sveaWords.events),
    fields: fieldsOf(sveaRike),
    games: 8,
    begin: (seed) => ({ state: svea.begin(seed), engine: svea.engine }),
    propsOf: (state, seat, language) => svea.propsOf(state as never, seat, language),
    load: async () => {
      const { DRAWINGS, Scene } = await import("../../src/games/svea-rike/scene.tsx");
      return { drawings: DRAWINGS, Scene };
    },
  },
};
beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {}, removeItem() {} });
  vi.stubGlobal("location", { pathname: "/h/test" });
});

/** Values that some field may hold: the first that can be written down and read back is taken. */
const CANDIDATES: readonly unknown[] = [
  1,
  0,
  2,
  true,
  [1, 2],
  [0, 1, 2, 3, 1],
  [3, 2, 1, 4],
  [1, 2, 3, 1],
  [0],
  [],
  null,
  "yes",
  "taxes",
  "WA-BUILD-1",
  [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
];
function example(kind: string, fields: Readonly<Record<string, Shape<never>>>): Told {
  const made: Record<string, unknown> = { kind };
  for (const [field, shape] of Object.entries(fields)) {
    const fits = (value: unknown): boolean => {
      try {
        return isDeepStrictEqual(shape.place(shape.name(value as never), field), value);
      } catch {
        return false;
      }
    };
    const value = CANDIDATES.find(fits);
    if (value === undefined && shape.mayBeAbsent !== true) throw new Error(`nothing fits ${kind}.${field}`);
    if (value !== undefined) made[field] = value;
  }
  return made as Told;
}
/** What a seat heard, move by move, in games that anybody played. */
function heardIn({ games, begin }: Staged): { readonly scenes: Told[][]; readonly state: unknown } {
  const scenes: Told[][] = [];
  let last: unknown;
  for (let game = 0; game < games; game++) {
    const { state, engine } = begin(`scene ${game}`) as { state: State<never>; engine: Engine<never> };
    const dice = fastDice(game);
    for (let move = 0; move < 1500 && state.outcome === null; move++) {
      const seat = engine.nextSeat(state);
      const action = engine.sampleAction(state, seat, dice);
      if (action === null) throw new Error("nothing to do");
      const receipt = engine.submit(state, seat, action);
      if ("told" in receipt) scenes.push([...(engine.heardBy(receipt, game % 2 === 0 ? 0 : null) as readonly Told[])]);
    }
    last = state;
  }
  return { scenes, state: last };
}

describe.each(Object.entries(GAMES))("scenes of %s", (_, staged) => {
  it("every kind of event has a picture, or a reason to have none", async () => {
    const { drawings } = await staged.load();
    expect(staged.kinds.length).toBeGreaterThan(20);
    for (const kind of staged.kinds) {
      expect(staged.fields(kind), `the schema knows ${kind}`).toBeDefined();
      const drawing = drawings[kind];
      const reason = (drawing as { why?: string } | undefined)?.why ?? "";
      expect(typeof drawing === "function" || reason.length > 10, `${kind} has neither`).toBe(true);
    }
    // Most of what happens is drawn: a reason is an exception.
    const drawn = staged.kinds.filter((kind) => typeof drawings[kind] === "function");
    expect(drawn.length).toBeGreaterThan(staged.kinds.length * 0.6);
  });
  it("every picture is drawn in both languages, of real events where play has any, and of made-up ones", async () => {
    const { drawings, Scene } = await staged.load();
    const Shown = Scene as ComponentType<{ events: readonly Told[]; props: unknown }>;
    const { scenes, state } = heardIn(staged);
    const seen = new Set<string>();
    // Of each kind the first scenes that have it: whole scenes, as they are shown.
    const chosen = scenes.filter((events) => {
      const isNew = events.some(({ kind }) => !seen.has(kind));
      for (const { kind } of events) seen.add(kind);
      return isNew;
    });
    const made: readonly Told[][] = staged.kinds.map((kind) => [example(kind, staged.fields(kind) ?? {})]);
    for (const language of LANGUAGES)
      for (const seat of [0, null]) {
        const props = staged.propsOf(state, seat, language);
        for (const events of [...chosen, ...made]) {
          const html = renderToStaticMarkup(<Shown events={events} props={props} />);
          expect(html).not.toMatch(/undefined|NaN|\[object/);
          const [only] = events;
          if (events.length === 1 && only !== undefined && made.includes(events) && typeof drawings[only.kind] === "function")
            expect(html, `${only.kind} shows something`).toMatch(/<li [^>]*>.*<(svg|b|p|h3|td)/);
        }
      }
    // Random play must have met most of what can happen.
    expect(seen.size).toBeGreaterThan(staged.kinds.length * 0.5);
  });
});
