/** Every kind of line, whole: what each audience is told of what happened, no more and no less. */
import { describe, expect, it } from "vitest";
import { closedLine, LineTexts, lineOf } from "../src/lines.ts";
import type { Happened, Table } from "../src/table.ts";

const table = { memory: { outcome: { places: [[0]], because: "far" }, seed: "the seed" } } as unknown as Table;
const happened = (entry: object, told: object[] = []): Happened => ({ entry: { at: 7, ...entry }, told }) as unknown as Happened;
const mark = { open: 5, own: [3, 0] };
const heard = (entry: object, as: number | null = 0): unknown => lineOf(happened(entry), as, 9, table);
const head = { n: 9, at: 7 };

describe("a line", () => {
  it.each([
    [
      {
        kind: "created",
        seats: [
          { person: "anna", name: "Anna", bot: null, reserved: null },
          { person: null, name: null, bot: "easy", reserved: null },
          { person: null, name: null, bot: null, reserved: null },
          { person: null, name: "Bo", bot: null, reserved: "bo" },
        ],
      },
      {
        seats: [
          { person: "anna", name: "Anna", bot: null, resigned: false, here: false, free: false },
          { person: null, name: null, bot: "easy", resigned: false, here: false, free: false },
          { person: null, name: null, bot: null, resigned: false, here: false, free: true },
          { person: null, name: "Bo", bot: null, resigned: false, here: false, free: false },
        ],
      },
    ],
    [
      { kind: "seat", seat: 1, change: "joined", person: "bo", name: "Bo", bot: null },
      { seat: 1, change: "joined", name: "Bo", bot: null },
    ],
    [
      { kind: "admit", seat: 1, by: 0, on: true },
      { seat: 1, by: 0, on: true },
    ],
    [
      { kind: "kick", seat: 1, by: 0, on: true, why: "late", due: 99 },
      { seat: 1, by: 0, on: true, why: "late", due: 99 },
    ],
    [
      { kind: "kick", seat: 1, by: 0, on: false },
      { seat: 1, by: 0, on: false, why: null, due: null },
    ],
    [
      { kind: "began", seed: "the seed", commitment: "c", digest: "d" },
      { commitment: "c", events: [] },
    ],
    [
      { kind: "take-back", seat: 1, step: "asked", keep: 3, to: mark },
      { seat: 1, step: "asked" },
    ],
    [
      { kind: "upgraded", from: "1", to: "2", changed: { en: "new", sv: "nytt" }, state: "{}" },
      { from: "1", to: "2", changed: { en: "new", sv: "nytt" } },
    ],
    [{ kind: "orders", seat: 0, orders: [{ step: "*" }], seen: 0 }, { seat: 0 }],
    [
      { kind: "chat", seat: 1, name: "Bo", text: "hej" },
      { seat: 1, name: "Bo", text: "hej" },
    ],
    [{ kind: "helped", seat: 1, moves: 4 }, { seat: 1 }],
    [{ kind: "rematch", table: "t2" }, { table: "t2" }],
    [
      { kind: "finished", because: "rules", outcome: null },
      { because: "rules", outcome: { places: [[0]], because: "far" }, seed: "the seed" },
    ],
  ])("of $kind", (entry, line) => {
    expect(heard(entry)).toEqual({ ...head, kind: entry.kind, ...line });
  });
  it("of what was undone or taken back says to which line of one's own", () => {
    const undone = { kind: "undone", seat: 1, keep: 3, to: mark };
    expect([heard(undone, 0), heard(undone, 1), heard(undone, null)]).toEqual(
      [8, 5, 5].map((to) => ({ ...head, kind: "undone", seat: 1, to })),
    );
    expect(heard({ kind: "taken-back", seat: 1, keep: 3, to: mark, seed: "s", commitment: "c", state: "{}" }, 0)).toEqual({
      ...head,
      kind: "taken-back",
      seat: 1,
      to: 8,
      commitment: "c",
    });
  });
  it("of a move says whose it was, but for answers in a window, which are each one's own affair", () => {
    const told = [
      { event: { kind: "walked" }, audience: null },
      { event: { kind: "drew" }, audience: { only: [1], others: { kind: "drewOne" } } },
    ];
    const moved = (more: object, as: number | null): unknown =>
      lineOf(happened({ kind: "moved", seat: 1, by: "person", action: {}, digest: "d", ...more }, told), as, 9, table);
    expect(moved({}, 0)).toEqual({ ...head, kind: "moved", seat: 1, by: "person", events: [{ kind: "walked" }, { kind: "drewOne" }] });
    expect(moved({}, 1)).toEqual({ ...head, kind: "moved", seat: 1, by: "person", events: [{ kind: "walked" }, { kind: "drew" }] });
    expect(moved({ polled: true }, 0)).toMatchObject({ seat: null, by: null });
    expect(moved({ polled: true }, null)).toMatchObject({ seat: null, by: null });
    expect(moved({ polled: true }, 1)).toMatchObject({ seat: 1, by: "person" });
    expect(lineOf(happened({ kind: "aside", nth: 0, seen: [0, 1] }, told), 1, 9, table)).toEqual({
      ...head,
      kind: "moved",
      seat: null,
      by: null,
      events: [{ kind: "walked" }, { kind: "drew" }],
    });
  });
  it("is heard by those who may, and by nobody else", () => {
    const own = { kind: "orders", seat: 0, orders: [], seen: 0 };
    expect([heard(own, 0), heard(own, 1), heard(own, null)]).toEqual([{ ...head, kind: "orders", seat: 0 }, null, null]);
    const shared = { kind: "aside", nth: 0, seen: [0, 1] };
    expect([heard(shared, 0), heard(shared, 1), heard(shared, 2), heard(shared, null)].map((line) => line === null)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
  it("is closed to whoever took the seat over where only the seat heard it", () => {
    expect(closedLine(happened({ kind: "chat", seat: 1, name: "Bo", text: "hej" }), 4, table, 2)).toEqual({
      n: 4,
      at: 7,
      kind: "chat",
      seat: 1,
      name: "Bo",
      text: "hej",
    });
    expect(closedLine(happened({ kind: "orders", seat: 0, orders: [], seen: 0 }), 4, table, 2)).toEqual({ n: 4, at: 2, kind: "closed" });
  });
  it("is written once where all hear the same, each with its own number", () => {
    const texts = new LineTexts(table);
    const common = happened({ kind: "moved", seat: 1, by: "person", action: {}, digest: "d" }, [
      { event: { kind: "walked" }, audience: null },
    ]);
    const apart = happened({ kind: "moved", seat: 1, by: "person", action: {}, digest: "d" }, [
      { event: { kind: "drew" }, audience: { only: [1] } },
    ]);
    const polled = happened({ kind: "moved", seat: 1, by: "person", action: {}, digest: "d", polled: true });
    for (const one of [common, apart, polled])
      for (const [as, n] of [
        [0, 4],
        [1, 6],
        [null, 3],
      ] as const)
        expect(JSON.parse(texts.textOf(one, as, n))).toEqual(lineOf(one, as, n, table));
  });
});
