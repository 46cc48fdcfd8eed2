import type { LogLine, Now } from "@stormakt/protocol";
import type { Part } from "@stormakt/words";
import { isNamed } from "@stormakt/words";
import { create } from "zustand";
import { light } from "../../kit/light.ts";

/** How fast what others do is shown. */
export type Pace = "off" | "quick" | "normal" | "slow";
export const PACES: readonly Pace[] = ["off", "quick", "normal", "slow"];
/** Time to find the place, and time for each word. */
const TIME: Readonly<Record<Pace, readonly [base: number, word: number]>> = {
  off: [0, 0],
  quick: [700, 60],
  normal: [1300, 150],
  slow: [2200, 260],
};

/** Whose deed it is: who is named first. The line itself may keep that to itself. */
export function whoseDeed(says: readonly (readonly Part[])[]): number | null {
  const who = says.flat().find((part) => isNamed(part) && part.thing === "seat");
  return who === undefined || typeof who === "string" ? null : Number(who.id);
}
interface Deed {
  readonly key: string;
  readonly seat: number | null;
  readonly line: Extract<LogLine, { kind: "moved" }>;
  readonly says: readonly (readonly Part[])[];
}
/** More sentences than these are not read at once. */
const FULL = 4;
/** One scene is what one seat does in one go. */
export interface SceneOnStage extends Deed {
  readonly events: readonly { readonly kind: string }[];
}
const eventsOf = (deed: Deed | SceneOnStage): SceneOnStage["events"] => ("events" in deed ? deed.events : deed.line.events);
function together(before: readonly SceneOnStage[], deeds: readonly Deed[]): readonly SceneOnStage[] {
  const scenes = [...before];
  for (const deed of deeds) {
    const last = scenes.at(-1);
    const merges =
      last !== undefined && scenes.length > before.length && last.seat === deed.seat && last.says.length + deed.says.length <= FULL;
    if (merges)
      scenes[scenes.length - 1] = {
        ...last,
        line: deed.line,
        says: [...last.says, ...deed.says],
        events: [...last.events, ...eventsOf(deed)],
      };
    else scenes.push({ ...deed, events: eventsOf(deed) });
  }
  return scenes;
}
interface Stage {
  readonly pace: Pace;
  readonly queue: readonly SceneOnStage[];
  readonly at: number;
  readonly paused: boolean;
  /** The table as it was after the scene that is shown. */
  readonly now: Now | null;
  /** Something was not watched to its end. */
  readonly missed: boolean;
}
const kept = (typeof localStorage === "undefined" ? null : localStorage.getItem("stormakt.pace")) as Pace | null;
export const useStage = create<Stage>(() => ({ pace: kept ?? "normal", queue: [], at: 0, paused: false, now: null, missed: false }));

export const setPace = (pace: Pace): void => {
  localStorage.setItem("stormakt.pace", pace);
  useStage.setState({ pace });
  if (pace === "off") clearStage(true);
};
export function putOnStage(deeds: readonly Deed[]): void {
  if (deeds.length === 0) return;
  const { pace } = useStage.getState();
  if (pace === "off" || document.hidden) return useStage.setState({ missed: true });
  useStage.setState(({ queue, at }) => {
    if (at >= queue.length) return { queue: together([], deeds), at: 0, now: null };
    // What is on the stage stays as it is; what waits may still be joined.
    const shown = queue.slice(0, at + 1);
    return { queue: [...shown, ...together([], [...queue.slice(at + 1), ...deeds])] };
  });
}
export const step = (by: 1 | -1): void => {
  const { at, queue } = useStage.getState();
  if (at + by >= queue.length) clearStage(false);
  else useStage.setState({ at: Math.max(0, at + by) });
};
export function clearStage(missed: boolean): void {
  light(null);
  useStage.setState((state) => ({
    queue: [],
    at: 0,
    now: null,
    paused: false,
    missed: state.missed || (missed && state.queue.length > 0),
  }));
}
export function timeFor({ says }: SceneOnStage, pace: Pace, waiting: number): number {
  const words = says.flat().reduce((sum, part) => sum + (typeof part === "string" ? part : part.text).split(" ").length, 0);
  const [base, word] = TIME[pace];
  // A long queue is told faster, never skipped.
  const hurry = waiting > 6 ? 0.65 : 1;
  return Math.min(9000, base + word * words) * hurry;
}
/** What a scene is about, to be lit on the board: the last thing named that is not a seat. */
export function subjectOf(says: SceneOnStage["says"]) {
  const named = says.flat().filter(isNamed);
  return named.findLast(({ thing }) => thing !== "seat") ?? null;
}
