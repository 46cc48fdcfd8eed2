import type { As, LogLine, Now } from "@stormakt/protocol";
import type { Part, Speaker } from "@stormakt/words";
import { isNamed } from "@stormakt/words";
import type { AnyPlugin } from "../../games/plugin.ts";
import type { Pace } from "../../settings.ts";
import type { ShellWords } from "../../words/index.ts";
import { sayLine } from "./say-line.ts";
import type { Deed } from "./screen/state.ts";

/** Time to find the place, and time for each word. */
const TIME: Readonly<Record<Pace, readonly [base: number, word: number]>> = {
  off: [0, 0],
  quick: [700, 60],
  normal: [1300, 150],
  slow: [2200, 260],
};
const LONGEST = 9000;
/** A long queue is told faster, never skipped. */
const MANY = 6;
const HURRY = 0.65;

export function timeFor(says: readonly (readonly Part[])[], pace: Pace, waiting: number): number {
  const words = says.flat().reduce((sum, part) => sum + (typeof part === "string" ? part : part.text).split(" ").length, 0);
  const [base, word] = TIME[pace === "off" ? "normal" : pace];
  return Math.min(LONGEST, base + word * words) * (waiting > MANY ? HURRY : 1);
}
/** Whose deed it is: who is named first. The line itself may keep that to itself. */
export function whoseDeed(says: readonly (readonly Part[])[]): number | null {
  const who = says.flat().find((part) => isNamed(part) && part.thing === "seat");
  return who === undefined || typeof who === "string" ? null : Number(who.id);
}
/** What a scene is about, to be lit on the board: the last thing named that is not a seat. */
export function subjectOf(says: readonly (readonly Part[])[]) {
  const named = says.flat().filter(isNamed);
  return named.findLast(({ thing }) => thing !== "seat") ?? null;
}

interface Tongue {
  readonly plugin: AnyPlugin;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly t: ShellWords;
  readonly view: Now["view"] | null;
}
type Told = Extract<LogLine, { kind: "moved" | "began" }>["events"][number];
export const weightOf = (plugin: AnyPlugin, event: Told): number => plugin.weight?.(event) ?? 1;
/** Whether something befalls this seat: by the game's word, or because the event names it. */
export function concerns(plugin: AnyPlugin, event: Told, seat: As, view: Now["view"] | null): boolean {
  if (seat === null || view === null) return false;
  return plugin.concerns?.(event, seat, view) ?? ["seat", "target", "defender", "owner", "to"].some((field) => event[field] === seat);
}
/** What a line is worth on the stage: others' deeds, and of the own only what chance made of them. */
export function deedIn(line: LogLine, seat: As, { plugin, speaker, names, t, view }: Tongue): Deed {
  if (line.kind !== "moved") return null;
  const isOwn = line.seat !== null && line.seat === seat && line.by !== "order";
  const told = line.events.filter((event) => weightOf(plugin, event) > (isOwn ? 1 : 0));
  const says = sayLine(line, speaker, names, t);
  if (told.length === 0 || says.length === 0) return null;
  return {
    seat: whoseDeed(says) ?? line.seat,
    says: says.length,
    held: told.some((event) => weightOf(plugin, event) > 1 && concerns(plugin, event, seat, view)),
  };
}
