import type { Action } from "@stormakt/protocol";
import type { Speaker } from "@stormakt/words";
import type { Drafts } from "../../kit/drafts.ts";
import { begin, startIn } from "../../kit/drafts.ts";
import type { AnyBoardProps } from "./context.ts";
import type { MoveLine } from "./move-groups.ts";
import { digitsOf, isGroup, linesIn, linesOf, openPath } from "./move-groups.ts";

const allowedIn = (choices: AnyBoardProps["choices"]): readonly Action[] =>
  choices.flatMap(({ action, rule }) => (rule === null ? [action] : []));
/** The lines of choices, worked out once. */
const LINES = new WeakMap<AnyBoardProps["choices"], { readonly speaker: Speaker; readonly lines: readonly MoveLine[] }>();
export function linesFor(choices: AnyBoardProps["choices"], speaker: Speaker): readonly MoveLine[] {
  const known = LINES.get(choices);
  if (known?.speaker === speaker) return known.lines;
  const lines = linesOf(allowedIn(choices), speaker);
  LINES.set(choices, { speaker, lines });
  return lines;
}

/** The key of a move, where its line has one and lies in no fold. */
export function digitFor(choices: AnyBoardProps["choices"], action: Action, speaker: Speaker): number | null {
  const lines = linesFor(choices, speaker);
  return digitsOf(lines, speaker)[lines.findIndex((line) => !isGroup(line) && line.action === action)] ?? null;
}
/** What a number key means: the line with that number, chosen or unfolded. Null: no line has it. */
export function pressDigit(props: AnyBoardProps, drafts: Drafts, digit: number): "chosen" | "unfolded" | null {
  const { speaker, chosen, choices } = props;
  const lines = linesFor(choices, speaker);
  const inner = openPath(lines, speaker, startIn(drafts), chosen).at(-1);
  const shown = inner === undefined ? lines : linesIn(inner, speaker);
  const line = shown[digitsOf(shown, speaker).indexOf(digit)];
  if (line === undefined) return null;
  if (isGroup(line)) {
    begin(drafts, line.start);
    return "unfolded";
  }
  props.choose(line.action);
  return "chosen";
}
/** Folds the innermost fold that lies open, or lays down a move begun; false: there is neither. */
export function foldMoves(props: AnyBoardProps, drafts: Drafts): boolean {
  const { speaker, chosen, choices } = props;
  const start = startIn(drafts);
  const path = openPath(linesFor(choices, speaker), speaker, start, chosen);
  if (path.length === 0 && start == null) return false;
  begin(drafts, path.at(-2)?.start ?? null);
  return true;
}
