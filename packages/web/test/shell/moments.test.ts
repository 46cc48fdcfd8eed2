import type { LogLine } from "@stormakt/protocol";
import { expect, it } from "vitest";
import { eventsSince, momentAt, momentsOf, withdrawnIn } from "../../src/shell/table/moments.ts";

const at = 0;
const began: LogLine = { n: 2, at, kind: "began", commitment: "c", events: [] };
const moved = (n: number): LogLine => ({ n, at, kind: "moved", seat: 0, by: "person", events: [] });
const chat = (n: number): LogLine => ({ n, at, kind: "chat", seat: 0, name: "Ebba", text: "Nå?" });

it("moments are the beginning and the moves; talk between them is none", () => {
  expect(momentsOf([began, moved(3), chat(4), moved(5)]).map(({ n }) => n)).toEqual([2, 3, 5]);
});
it("a move undone is no moment any more, and stays out of the log", () => {
  const lines: LogLine[] = [began, moved(3), moved(4), { n: 5, at, kind: "undone", seat: 0, to: 3 }, moved(6)];
  expect(momentsOf(lines).map(({ n }) => n)).toEqual([2, 3, 6]);
  expect([...withdrawnIn(lines)]).toEqual([4]);
});
it("a take-back by consent removes all that came after", () => {
  const lines: LogLine[] = [
    began,
    moved(3),
    moved(4),
    moved(5),
    { n: 6, at, kind: "taken-back", seat: 0, to: 2, commitment: "d" },
    moved(7),
  ];
  expect(momentsOf(lines).map(({ n }) => n)).toEqual([2, 7]);
  expect([...withdrawnIn(lines)]).toEqual([3, 4, 5]);
});
it("a line between two moments belongs to the one before it", () => {
  const moments = momentsOf([began, moved(3), chat(4), moved(5)]);
  expect([2, 3, 4, 5, 9].map((n) => momentAt(moments, n))).toEqual([0, 1, 1, 2, 2]);
});
it("what was told since an event is told up to the moment looked at, without what was taken back", () => {
  const told = (n: number, ...kinds: string[]): LogLine => ({
    n,
    at,
    kind: "moved",
    seat: 0,
    by: "person",
    events: kinds.map((kind) => ({ kind })),
  });
  const lines: LogLine[] = [
    began,
    told(3, "noise", "war", "dice"),
    told(4, "more"),
    told(5, "gone"),
    { n: 6, at, kind: "undone", seat: 0, to: 4 },
    chat(7),
    told(8, "dice"),
    told(9, "peace", "war"),
  ];
  const since = (n: number, ...kinds: string[]) => eventsSince(lines, n, kinds).map(({ kind }) => kind);
  expect(since(8, "war")).toEqual(["war", "dice", "more", "dice"]);
  expect(since(4, "war")).toEqual(["war", "dice", "more"]);
  expect(since(Number.POSITIVE_INFINITY, "war")).toEqual(["war"]);
  expect(since(8, "war", "more")).toEqual(["more", "dice"]);
  expect(since(8, "peace")).toEqual([]);
});
