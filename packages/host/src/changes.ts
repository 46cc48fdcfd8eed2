/** Of a view that somebody has seen before only what has changed is sent. */
import type { Now } from "@stormakt/protocol";
import type { Change } from "@stormakt/protocol/changes";

/** How one value became another, both plain data; undefined: not at all. The client's half is in the protocol. */
export function changeBetween(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return [after];
  if (Array.isArray(after)) return Array.isArray(before) ? changeOfList(before, after) : [after];
  if (Array.isArray(before)) return [after];
  const was = before as Record<string, unknown>;
  const is = after as Record<string, unknown>;
  let change: Record<string, Change | null> | undefined;
  const keys = Object.keys(is);
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string;
    const held = was[key];
    const now = is[key];
    if (held === now) continue;
    if (held === undefined) (change ??= {})[key] = [now];
    else if (now === undefined) (change ??= {})[key] = null;
    else {
      const within = changeBetween(held, now);
      if (within !== undefined) (change ??= {})[key] = within;
    }
  }
  // Mostly both have the same keys, and none is gone.
  const former = Object.keys(was);
  for (let at = 0; at < former.length; at++) {
    const key = former[at] as string;
    if (key !== keys[at] && was[key] !== undefined && !(key in is)) (change ??= {})[key] = null;
  }
  return change;
}
function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  const both = Math.min(before.length, after.length);
  let change: Record<string, Change | number> | undefined;
  let changes = 0;
  for (let at = 0; at < both; at++) {
    if (before[at] === after[at]) continue;
    const within = changeBetween(before[at], after[at]);
    if (within === undefined) continue;
    (change ??= {})[at] = within;
    changes += 1;
  }
  // Where most of it is another, all of it is shorter.
  if (changes > 3 && changes * 2 > both) return [after];
  if (before.length !== after.length) {
    (change ??= {})["#"] = after.length;
    for (let at = both; at < after.length; at++) change[at] = [after[at]];
  }
  return change;
}

/** Fields of what is shown besides the view: small, and sent as they are where they have changed. */
const FIELDS = ["prompt", "choices", "composable", "mayUndo", "mayAskTakeBack", "takeBack", "orders"] as const;

/** JSON; most fields are mostly empty. */
function textOf(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "boolean") return value ? "true" : "false";
  return Array.isArray(value) && value.length === 0 ? "[]" : JSON.stringify(value);
}
/** What was last shown to those who look with the same eyes. */
export class LastShown {
  /** Rises with each view that is shown. */
  base = 0;
  /** The last line those who look had heard: what they have not heard of changes nothing that they see. */
  heard = -1;
  private now: Now | null = null;
  private texts: readonly string[] = [];
  private change = "";
  private whole: string | null = null;

  /** Takes the next view: `changed` and `shown` are of this one then. */
  show(now: Now, heard: number): void {
    const { now: was } = this;
    const texts = FIELDS.map((field) => textOf(now[field]));
    let change = `{"from":${this.base},"n":${now.n}`;
    if (was !== null) {
      const view = changeBetween(was.view, now.view);
      if (view !== undefined) change += `,"view":${JSON.stringify(view)}`;
      FIELDS.forEach((field, at) => {
        if (texts[at] !== this.texts[at]) change += `,"${field}":${texts[at]}`;
      });
      change += `,"clocks":${textOf(now.clocks)}`;
    }
    this.change = `${change}}`;
    this.now = now;
    this.texts = texts;
    this.whole = null;
    this.heard = heard;
    this.base += 1;
  }
  /** What has changed since the view before, as JSON. */
  get changed(): string {
    return this.change;
  }
  /** All of it, as JSON; made once for all who need it. */
  get shown(): string {
    this.whole ??= JSON.stringify(this.now);
    return this.whole;
  }
}
