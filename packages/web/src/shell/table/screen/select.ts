/** What is shown, said and asked at a table, all of it from the cursor: a seat, and a line of that seat's own log. */
import type { As, LogLine, Now, Prompt } from "@stormakt/protocol";
import type { Eyes, Screen, TableState } from "./state.ts";

/** Whose eyes the screen has; null: a spectator's, or nobody's while it is handed over. */
export const seatOf = ({ screen }: Pick<TableState, "screen">): As =>
  screen.kind === "handing" || screen.kind === "reacting" ? null : screen.seat;

export interface Cursor {
  readonly seat: As;
  readonly line: number;
}
/** The moment shown; null: nothing is, the screen goes from hand to hand. */
export function cursorOf(state: TableState): Cursor | null {
  const { screen, sides } = state;
  if (screen.kind === "handing") return null;
  const seat = seatOf(state);
  if (screen.kind === "looking") return { seat, line: screen.n };
  if (screen.kind === "staged") return { seat, line: screen.scenes[screen.at]?.to ?? 0 };
  return { seat, line: sides.get(seat)?.n ?? 0 };
}
/** What the seat at the screen knows now, whatever is shown: for clocks, orders, and what it may do. */
export const liveNow = (state: TableState): Now | null =>
  state.screen.kind === "handing" ? null : (state.sides.get(seatOf(state))?.now ?? null);
/** The table at the cursor. Null: nothing is to be shown yet, least of all what came later. */
export function shownNow(state: TableState): Now | null {
  const { screen } = state;
  if (screen.kind === "looking") return screen.now;
  if (screen.kind === "staged") return screen.shown;
  return liveNow(state);
}
/** Whether the seat at the screen may act on what it sees. That something is shown is another matter. */
export const mayAct = ({ screen, info }: TableState): boolean =>
  screen.kind === "live" && screen.seat !== null && info?.status === "running";

const NO_LINES: readonly LogLine[] = [];
const SLICES = new WeakMap<readonly LogLine[], { readonly to: number; readonly lines: readonly LogLine[] }>();
/** The log of the seat at the screen, never beyond the scene. Whoever looks back has read it to its end, and may leaf through it. */
export function shownLines(state: TableState): readonly LogLine[] {
  if (state.screen.kind === "handing") return NO_LINES;
  const lines = state.sides.get(seatOf(state))?.lines ?? NO_LINES;
  const to = state.screen.kind === "staged" && !state.screen.again ? (cursorOf(state)?.line ?? 0) : Number.POSITIVE_INFINITY;
  if ((lines.at(-1)?.n ?? 0) <= to) return lines;
  const known = SLICES.get(lines);
  if (known?.to === to) return known.lines;
  const slice = lines.slice(0, lines.findLastIndex(({ n }) => n <= to) + 1);
  SLICES.set(lines, { to, lines: slice });
  return slice;
}
const NEWS = new WeakMap<NonNullable<TableState["desk"]["news"]>, News>();
/** What has just been shown, for motion, sound and those who listen. */
export interface News {
  readonly key: number;
  readonly lines: readonly LogLine[];
}
export function newsOf(state: TableState): News | null {
  const { news } = state.desk;
  if (news === null || state.screen.kind === "handing" || state.screen.kind === "looking") return null;
  const known = NEWS.get(news);
  if (known !== undefined) return known;
  const lines = (state.sides.get(seatOf(state))?.lines ?? NO_LINES).filter(({ n }) => n >= news.from && n <= news.to);
  const told = { key: news.key, lines };
  NEWS.set(news, told);
  return told;
}
/** What is asked at the moment shown; a scene and a look back ask nothing. */
export function shownPrompt(state: TableState): Prompt | null {
  const { kind } = state.screen;
  return kind === "live" || kind === "reacting" ? (liveNow(state)?.prompt ?? null) : null;
}
/** Lines of the scene on the stage. */
export function stagedLines(state: TableState): readonly LogLine[] {
  const { screen } = state;
  const scene = screen.kind === "staged" ? screen.scenes[screen.at] : undefined;
  if (scene === undefined) return NO_LINES;
  const lines = state.sides.get(seatOf(state))?.lines ?? NO_LINES;
  return lines.filter(({ n }) => n >= scene.from && n <= scene.to);
}
/** A past view that is still to come: whose, which, and by whose eyes. */
export function wantedView(state: TableState): { readonly seat: As; readonly n: number; readonly eyes: Eyes } | null {
  const { screen } = state;
  if (screen.kind === "looking" && screen.now === null) return { seat: screen.seat, n: screen.n, eyes: screen.eyes };
  if (screen.kind !== "staged") return null;
  const n = screen.scenes[screen.at]?.to;
  return n === undefined || screen.shown?.n === n ? null : { seat: screen.seat, n, eyes: screen.seat };
}
export const lookOf = ({ screen }: Pick<TableState, "screen">): Extract<Screen, { kind: "looking" }> | null =>
  screen.kind === "looking" ? screen : null;
export const stageOf = ({ screen }: Pick<TableState, "screen">): Extract<Screen, { kind: "staged" }> | null =>
  screen.kind === "staged" ? screen : null;
const NOBODY: readonly number[] = [];
export const reactingOf = ({ screen }: Pick<TableState, "screen">): readonly number[] =>
  screen.kind === "reacting" ? screen.asked : NOBODY;

/** Asked, and no standing order is about to answer. */
export const isAsked = (now: Now | null | undefined): boolean => now?.prompt?.asked === true && !now.prompt.order;
export const isAskedToReact = (now: Now | null | undefined): boolean => isAsked(now) && now?.prompt?.window === true;
const STEP_KEYS = new WeakMap<object, string>();
/** The step that compositions belong to. */
export function stepKey(prompt: { readonly step: string; readonly memory: object } | null): string {
  if (prompt === null) return "";
  const known = STEP_KEYS.get(prompt);
  if (known !== undefined) return known;
  const key = `${prompt.step}${JSON.stringify(prompt.memory)}`;
  STEP_KEYS.set(prompt, key);
  return key;
}
