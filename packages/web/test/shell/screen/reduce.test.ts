import type { As } from "@stormakt/protocol";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reduce } from "../../../src/shell/table/screen/reduce.ts";
import {
  cursorOf,
  liveNow,
  mayAct,
  newsOf,
  seatOf,
  shownLines,
  shownNow,
  shownPrompt,
  stagedLines,
  wantedView,
} from "../../../src/shell/table/screen/select.ts";
import type { TableEvent, TableState } from "../../../src/shell/table/screen/state.ts";
import { EMPTY_DESK, NOTHING_YET } from "../../../src/shell/table/screen/state.ts";
import type { Saying } from "./saying.ts";
import { courseOf, heard, info, nowOf, SEATS, secretOf } from "./saying.ts";

const everybody: readonly As[] = [0, 1, 2, null];
const saying: fc.Arbitrary<Saying> = fc.record({
  by: fc.nat({ max: SEATS - 1 }),
  to: fc.subarray([...everybody]),
  asks: fc.subarray([0, 1, 2], { minLength: 1, maxLength: 2 }),
  window: fc.boolean(),
  undoes: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});
/** What somebody at the screen does, as far as it means anything there. */
type Deed = (state: TableState) => TableEvent;
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.nat({ max: 12 }).map(
    (n): Deed =>
      (state) => ({ kind: "looked", n: n + 1, eyes: seatOf(state) }),
  ),
  fc.constant<Deed>(() => ({ kind: "lookedAway" })),
  fc.constantFrom(1 as const, -1 as const).map(
    (by): Deed =>
      () => ({ kind: "stepped", by }),
  ),
  fc.constant<Deed>(() => ({ kind: "skipped" })),
  fc.constant<Deed>(() => ({ kind: "tookOver" })),
  fc.nat({ max: 2 }).map(
    (seat): Deed =>
      () => ({ kind: "reacts", seat }),
  ),
  fc.constant<Deed>((state) => ({ kind: "chosen", action: { kind: "do", what: secretOf(seatOf(state), 0) } })),
  fc.nat({ max: 2 }).map(
    (seat): Deed =>
      () => ({ kind: "refused", seat, action: { kind: "do", what: secretOf(seat, 0) }, rule: "R" }),
  ),
  fc.nat({ max: 2 }).map(
    (seat): Deed =>
      () => ({ kind: "hinted", seat, hint: { told: secretOf(seat, 0) as never } }),
  ),
  fc.constant<Deed>((state) => ({ kind: "drafted", name: "plan", draft: secretOf(seatOf(state), 0) })),
  // A view that was asked for long ago, perhaps by another.
  fc.tuple(fc.constantFrom(...everybody), fc.nat({ max: 12 })).map(
    ([seat, n]): Deed =>
      () => ({ kind: "viewed", seat, n, eyes: seat, now: nowOf(seat, n, [], false) }),
  ),
  fc.constant<Deed>((state) => {
    const wanted = wantedView(state);
    return wanted === null
      ? { kind: "recapRead" }
      : { kind: "viewed", ...wanted, now: nowOf(wanted.eyes === "open" ? wanted.seat : wanted.eyes, wanted.n, [], false) };
  }),
);
/** Messages in any order, some twice, with deeds between them. */
const course = fc
  .record({ sayings: fc.array(saying, { maxLength: 9 }), mine: fc.constantFrom([0], [0, 1], [0, 1, 2]) })
  .chain(({ sayings, mine }) => {
    const told = [...courseOf(sayings)].flatMap(([as, states]) => states.map((side) => heard(as, side)));
    const doubled = fc.array(fc.constantFrom(...told), { maxLength: 6 }).chain((twice) => {
      const all = [...told, ...twice];
      return fc.shuffledSubarray(all, { minLength: all.length });
    });
    return fc.record({
      mine: fc.constant(mine),
      sayings: fc.constant(sayings),
      messages: doubled,
      deeds: fc.array(deed, { maxLength: 30 }),
    });
  });
function begin(mine: readonly number[]): TableState {
  let state = NOTHING_YET;
  for (const [as, [first]] of courseOf([])) if (first !== undefined) state = reduce(state, heard(as, first));
  return reduce(state, { kind: "opened", info: info(), mine });
}
/** Every state on the way. */
function statesOf({
  mine,
  messages,
  deeds,
}: {
  readonly mine: readonly number[];
  readonly messages: readonly TableEvent[];
  readonly deeds: readonly Deed[];
}): TableState[] {
  const states = [begin(mine)];
  const step = (event: (state: TableState) => TableEvent): void => {
    const last = states.at(-1);
    if (last !== undefined) states.push(reduce(last, event(last)));
  };
  messages.forEach((message, at) => {
    step(() => message);
    for (const one of deeds.slice(at * 2, at * 2 + 2)) step(one);
  });
  for (const one of deeds.slice(messages.length * 2)) step(one);
  return states;
}
/** All that a screen could show, say or lay down, as text. */
const shownAt = (state: TableState): string =>
  JSON.stringify([
    shownNow(state),
    liveNow(state),
    shownPrompt(state),
    shownLines(state),
    newsOf(state),
    stagedLines(state),
    state.screen,
    state.desk,
  ]);

describe("one state, one cursor", () => {
  it("shows nobody anything of another seat, in whatever order messages and answers come", () => {
    fc.assert(
      fc.property(course, (given) => {
        for (const state of statesOf(given)) {
          const text = shownAt(state);
          const seat = seatOf(state);
          for (const other of everybody) if (other !== seat) expect(text).not.toContain(`secret of ${other} at`);
        }
      }),
      { numRuns: 300 },
    );
  });
  it("keeps nothing of anybody while the screen goes from hand to hand", () => {
    fc.assert(
      fc.property(course, (given) => {
        for (const state of statesOf(given)) {
          if (state.screen.kind !== "handing") continue;
          expect(state.desk).toEqual(EMPTY_DESK);
          expect(cursorOf(state)).toBeNull();
          expect([shownNow(state), liveNow(state), newsOf(state), ...shownLines(state)]).toEqual([null, null, null]);
        }
      }),
      { numRuns: 300 },
    );
  });
  it("never shows a later moment than the cursor's, not even while a past view is fetched", () => {
    fc.assert(
      fc.property(course, (given) => {
        for (const state of statesOf(given)) {
          const cursor = cursorOf(state);
          if (cursor === null) continue;
          expect(shownNow(state)?.n ?? 0).toBeLessThanOrEqual(cursor.line);
          if (state.screen.kind === "staged") {
            expect(shownLines(state).at(-1)?.n ?? 0).toBeLessThanOrEqual(cursor.line);
            expect(shownPrompt(state)).toBeNull();
          }
          const told = newsOf(state)?.lines.at(-1)?.n ?? 0;
          if (state.screen.kind !== "staged" || !state.screen.again)
            expect(told).toBeLessThanOrEqual(Math.max(cursor.line, state.desk.news?.to ?? 0));
        }
      }),
      { numRuns: 300 },
    );
  });
  it("ends in the same knowledge, however messages are shuffled and doubled", () => {
    fc.assert(
      fc.property(course, ({ mine, sayings, messages }) => {
        const end = messages.reduce(reduce, begin(mine));
        for (const [as, states] of courseOf(sayings)) expect(end.sides.get(as)).toEqual(states.at(-1));
      }),
      { numRuns: 200 },
    );
  });
  it("says each line once, in order, and misses none, while scenes are watched to their end", () => {
    fc.assert(
      fc.property(fc.array(saying, { maxLength: 12 }), fc.infiniteStream(fc.boolean()), (sayings, waits) => {
        const states = courseOf(sayings.map((one) => ({ ...one, undoes: false, asks: [1], window: false }))).get(0) ?? [];
        let state = begin([0]);
        const said: number[] = [];
        let last = state.desk.news;
        const note = (next: TableState): void => {
          state = next;
          if (state.desk.news !== null && state.desk.news !== last) said.push(...(newsOf(state)?.lines ?? []).map(({ n }) => n));
          last = state.desk.news;
        };
        for (const side of states) {
          note(reduce(state, heard(0, side)));
          while (state.screen.kind === "staged" && waits.next().value === true) note(reduce(state, { kind: "stepped", by: 1 }));
        }
        while (state.screen.kind === "staged") note(reduce(state, { kind: "stepped", by: 1 }));
        expect(said).toEqual(Array.from({ length: sayings.length }, (_, at) => at + 2));
      }),
      { numRuns: 200 },
    );
  });
  it("asks nothing and lets nobody act but at the present", () => {
    fc.assert(
      fc.property(course, (given) => {
        for (const state of statesOf(given)) {
          const { kind } = state.screen;
          if (mayAct(state)) expect(kind).toBe("live");
          if (kind === "looking" || kind === "staged" || kind === "handing") expect(shownPrompt(state)).toBeNull();
        }
      }),
    );
  });
});

describe("a half-made plan", () => {
  const asked = courseOf([{ by: 1, to: [], asks: [0], window: false, undoes: false }])
    .get(0)
    ?.at(-1);
  const planning = (): TableState => {
    if (asked === undefined) throw new Error("nobody is asked");
    const state = reduce(begin([0]), heard(0, asked));
    return [
      { kind: "drafted", name: "plan", draft: [1, 2] } as const,
      { kind: "chosen", action: { kind: "do" } } as const,
    ].reduce<TableState>(reduce, state);
  };
  it("outlives a look back, though nothing can be done meanwhile", () => {
    const looking = reduce(planning(), { kind: "looked", n: 1, eyes: 0 });
    expect(mayAct(looking)).toBe(false);
    expect(reduce(looking, { kind: "chosen", action: { kind: "other" } }).desk.chosen).toEqual({ kind: "do" });
    const back = reduce(looking, { kind: "lookedAway" });
    expect(back.desk.drafts.of).toEqual({ plan: [1, 2] });
    expect(back.desk.chosen).toEqual({ kind: "do" });
  });
  it("outlives a scene seen again", () => {
    const again = reduce(planning(), { kind: "seenAgain", span: { from: 2, to: 2, seat: 1, says: 1, held: false } });
    expect(again.screen.kind).toBe("staged");
    expect(reduce(again, { kind: "skipped" }).desk.drafts.of).toEqual({ plan: [1, 2] });
  });
  it("is not interrupted by what others do while the question stays the same, which the recap tells", () => {
    const before = planning();
    const side = before.sides.get(0);
    if (side === undefined || side.now === null) throw new Error("nobody listens");
    const told = { n: side.n + 1, at: 0, kind: "moved" as const, seat: 1, by: "person" as const, events: [{ kind: "told" }] };
    const next = reduce(before, heard(0, { ...side, lines: [...side.lines, told], n: told.n, now: { ...side.now, n: told.n } }));
    expect(next.screen.kind).toBe("live");
    expect(next.desk.unwatched).toBe(true);
    expect(next.desk.chosen).toEqual({ kind: "do" });
  });
  it("goes with its question", () => {
    const before = planning();
    const other = courseOf([
      { by: 1, to: [], asks: [0], window: false, undoes: false },
      { by: 0, to: [], asks: [2], window: false, undoes: false },
    ])
      .get(0)
      ?.at(-1);
    if (other === undefined) throw new Error("nobody is asked");
    const after = reduce(before, heard(0, other));
    expect(after.desk.drafts.of).toEqual({});
    expect(after.desk.chosen).toBeNull();
  });
});

describe("one screen, several people", () => {
  const at = (asks: readonly number[], window: boolean): TableState =>
    [...courseOf([{ by: 2, to: [], asks, window, undoes: false }])].reduce(
      (state, [as, states]) => reduce(state, heard(as, states.at(-1) ?? (states[0] as never), false)),
      begin([0, 1]),
    );
  it("is handed to whoever is asked, and shows the next seat nothing until it is taken", () => {
    const handing = at([1], false);
    expect(handing.screen).toEqual({ kind: "handing", to: 1, reaction: false });
    const taken = reduce(handing, { kind: "tookOver" });
    expect(seatOf(taken)).toBe(1);
    expect(newsOf(taken)).toBeNull();
  });
  it("shows the open table while several may react, and a hand only to who wants to", () => {
    const reacting = at([0, 1], true);
    expect(reacting.screen).toEqual({ kind: "reacting", asked: [0, 1] });
    expect(shownNow(reacting)?.view.table).toBe(secretOf(null, 2));
    const handing = reduce(reacting, { kind: "reacts", seat: 1 });
    expect(handing.screen).toEqual({ kind: "handing", to: 1, reaction: true });
    expect(reduce(handing, { kind: "tookOver" }).screen).toEqual({ kind: "live", seat: 1, reaction: true });
  });
  it("takes no answer that was meant for the seat before", () => {
    const taken = reduce(at([1], false), { kind: "tookOver" });
    const late = reduce(taken, { kind: "refused", seat: 0, action: { kind: "do", what: secretOf(0, 0) }, rule: "R" });
    expect(late.desk.refused).toBeNull();
  });
});

describe("the stage", () => {
  const deeds = (count: number): Saying[] =>
    Array.from({ length: count }, () => ({ by: 1, to: [0], asks: [2], window: false, undoes: false }));
  it("joins what one seat does in one go, at most four sentences, and lets a held scene stand alone", () => {
    const states = courseOf(deeds(10)).get(0) ?? [];
    const state = reduce(begin([0]), heard(0, states.at(-1) ?? (states[0] as never)));
    if (state.screen.kind !== "staged") throw new Error("nothing is staged");
    expect(state.screen.scenes.map(({ from, to, held }) => [from, to, held])).toEqual([
      [2, 4, false],
      [5, 5, true],
      [6, 9, false],
      [10, 10, true],
      [11, 11, false],
    ]);
  });
  it("holds log and board at the scene, and tells the recap what was skipped", () => {
    const states = courseOf(deeds(9)).get(0) ?? [];
    const state = reduce(begin([0]), heard(0, states.at(-1) ?? (states[0] as never)));
    expect(shownLines(state).at(-1)?.n).toBe(4);
    expect(shownNow(state)?.n).toBe(1);
    const after = reduce(state, { kind: "skipped" });
    expect(shownLines(after).at(-1)?.n).toBe(10);
    expect(after.desk.unwatched).toBe(true);
    expect(reduce(after, { kind: "recapRead" }).desk.unwatched).toBe(false);
  });
  it("goes back without showing what came later while the earlier view is fetched", () => {
    const states = courseOf(deeds(9)).get(0) ?? [];
    const staged = reduce(begin([0]), heard(0, states.at(-1) ?? (states[0] as never)));
    const second = reduce(staged, { kind: "stepped", by: 1 });
    const ready = reduce(second, { kind: "viewed", seat: 0, n: 5, eyes: 0, now: nowOf(0, 5, [2], false) });
    expect(shownNow(ready)?.n).toBe(5);
    const back = reduce(ready, { kind: "stepped", by: -1 });
    expect(cursorOf(back)).toEqual({ seat: 0, line: 4 });
    expect(shownNow(back)).toBeNull();
  });
  it("ends at once when a move is taken back", () => {
    const told = courseOf([...deeds(6), { by: 1, to: [0], asks: [2], window: false, undoes: true }]).get(0) ?? [];
    const staged = reduce(begin([0]), heard(0, told.at(-2) ?? (told[0] as never)));
    expect(staged.screen.kind).toBe("staged");
    expect(reduce(staged, heard(0, told.at(-1) ?? (told[0] as never))).screen.kind).toBe("live");
  });
});
