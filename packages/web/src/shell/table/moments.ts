import type { LogLine } from "@stormakt/protocol";

/** A moment of the game that can be looked back to: after this line. */
export interface Moment {
  readonly n: number;
  readonly line: LogLine;
}
const MOMENTS = new WeakMap<readonly LogLine[], readonly Moment[]>();
/** The moments that still stand: the beginning, and each move that was not taken back. Found once for each log: many ask for them. */
export function momentsOf(lines: readonly LogLine[]): readonly Moment[] {
  const known = MOMENTS.get(lines);
  if (known !== undefined) return known;
  const found = findMoments(lines);
  MOMENTS.set(lines, found);
  return found;
}
function findMoments(lines: readonly LogLine[]): readonly Moment[] {
  let moments: Moment[] = [];
  for (const line of lines) {
    if (line.kind === "undone" || line.kind === "taken-back") moments = moments.filter(({ n }) => n <= line.to);
    else if (line.kind === "began" || line.kind === "moved") moments.push({ n: line.n, line });
  }
  return moments;
}
/** The place in the list of the last moment not after line `n`. */
export function momentAt(moments: readonly Moment[], n: number): number {
  let found = 0;
  moments.forEach((moment, at) => {
    if (moment.n <= n) found = at;
  });
  return found;
}
/** Where a step from one moment to another ends: there, or at the next in that direction of which something was told. */
export function nextTold(told: readonly boolean[], from: number, to: number): number {
  const last = told.length - 1;
  let at = Math.min(last, Math.max(0, to));
  while (at > 0 && at < last && told[at] === false) at += to < from ? -1 : 1;
  return at;
}
/** For each line the place of the last moment not after it; those before the first have none. */
export function placesIn(lines: readonly LogLine[]): ReadonlyMap<number, number> {
  const moments = momentsOf(lines);
  const places = new Map<number, number>();
  let at = -1;
  for (const { n } of lines) {
    while (at + 1 < moments.length && (moments[at + 1]?.n ?? 0) <= n) at += 1;
    if (at >= 0) places.set(n, at);
  }
  return places;
}
/** Lines that no longer count: moves taken back, and what came after them. */
export function withdrawnIn(lines: readonly LogLine[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const line of lines)
    if (line.kind === "undone" || line.kind === "taken-back")
      for (const other of lines) if (other.n > line.to && other.n < line.n && other.kind === "moved") gone.add(other.n);
  return gone;
}
/** What was told up to line `n` since the last event of one of these kinds, which comes first. */
export function eventsSince(lines: readonly LogLine[], n: number, kinds: readonly string[]): readonly { readonly kind: string }[] {
  let found: { readonly kind: string }[] = [];
  // Lines after this one have been taken back.
  let standing = n;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at];
    if (line === undefined || line.n > standing) continue;
    if (line.kind === "undone" || line.kind === "taken-back") standing = Math.min(standing, line.to);
    if (line.kind !== "moved" && line.kind !== "began") continue;
    const from = line.events.findLastIndex(({ kind }) => kinds.includes(kind));
    found = [...line.events.slice(Math.max(0, from)), ...found];
    if (from >= 0) return found;
  }
  return [];
}
