import type { As, LogLine } from "@stormakt/protocol";
import type { Deed, Span } from "./state.ts";

/** More sentences than these are not read at once. */
const FULL = 4;

/** The scenes that these lines make: what one seat does in one go is one scene. */
export function scenesOf(lines: readonly LogLine[], seat: As, deedOf: (line: LogLine, seat: As) => Deed): readonly Span[] {
  return lines.flatMap((line) => {
    const deed = deedOf(line, seat);
    return deed === null ? [] : [{ from: line.n, to: line.n, ...deed }];
  });
}
/** Joins neighbours of one seat. What waits for a click stands alone. */
export function joined(spans: readonly Span[]): readonly Span[] {
  const scenes: Span[] = [];
  for (const span of spans) {
    const last = scenes.at(-1);
    const joins = last !== undefined && !last.held && !span.held && last.seat === span.seat && last.says + span.says <= FULL;
    if (joins) scenes[scenes.length - 1] = { ...last, to: span.to, says: last.says + span.says };
    else scenes.push(span);
  }
  return scenes;
}
