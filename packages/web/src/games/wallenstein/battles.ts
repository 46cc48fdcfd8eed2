import type { Event } from "@stormakt/wallenstein/types";

type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;
export type Cause = Of<"attacked"> | Of<"revoltBrokeOut">;
export type Result = Of<"attackWon"> | Of<"attackBeaten"> | Of<"attackTied"> | Of<"attackFailed"> | Of<"revoltSubdued"> | Of<"revoltLost">;
/** One drop into the tower, with what led to it and what came of it. */
export interface Battle {
  readonly cause: Cause;
  readonly drop: Of<"towerDropped">;
  readonly result: Result | null;
}
const RESULTS: ReadonlySet<string> = new Set<Result["kind"]>([
  "attackWon",
  "attackBeaten",
  "attackTied",
  "attackFailed",
  "revoltSubdued",
  "revoltLost",
]);
const isResult = (event: Event): event is Result => RESULTS.has(event.kind);

/** The battle that these events tell of: those since an attack or a revolt. Null: nothing was thrown into the tower. */
export function battleIn(events: readonly Event[]): Battle | null {
  const from = events.findLastIndex(({ kind }) => kind === "attacked" || kind === "revoltBrokeOut");
  const [cause, ...after] = events.slice(Math.max(0, from));
  const drop = after.find((event) => event.kind === "towerDropped");
  if ((cause?.kind !== "attacked" && cause?.kind !== "revoltBrokeOut") || drop === undefined) return null;
  return { cause, drop, result: after.find(isResult) ?? null };
}
/** The battle that one fall of cubes belongs to, where a scene tells of several. */
export function battleAt(events: readonly Event[], drop: Of<"towerDropped">): Battle | null {
  const at = events.indexOf(drop);
  const next = events.findIndex(({ kind }, n) => n > at && (kind === "attacked" || kind === "revoltBrokeOut"));
  return battleIn(events.slice(0, next < 0 ? undefined : next));
}
