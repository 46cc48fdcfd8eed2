/** What somebody is asked, as numbered lines that fold where they are many, and what is typed in answer: a number or the words of a move. */
import type { Speaker } from "@stormakt/words";
import { plainly } from "@stormakt/words";

type Action = { readonly kind: string };
/** A move on offer; `rule`: why it is not allowed. */
export interface Offered {
  readonly action: Action;
  readonly rule: string | null;
}
/** A line of the list: one move, a fold of several that begin alike, or a move to be put together. */
export type Line =
  | { readonly kind: "move"; readonly text: string; readonly action: Action }
  | { readonly kind: "fold"; readonly text: string; readonly actions: readonly Action[] }
  | { readonly kind: "compose"; readonly text: string; readonly move: string };
/** What an answer means. */
export type Meaning =
  | { readonly kind: "move"; readonly action: Action }
  | { readonly kind: "compose"; readonly move: string }
  | { readonly kind: "several"; readonly lines: readonly Line[] }
  | { readonly kind: "refused"; readonly text: string; readonly rule: string }
  | { readonly kind: "nothing" };

/** More moves than this are folded. */
const MOST_LINES = 20;

export class Question {
  private readonly speaker: Speaker;
  private readonly allowed: readonly Action[];
  private readonly refused: readonly Offered[];
  readonly lines: readonly Line[];

  constructor(speaker: Speaker, offered: readonly Offered[], composable: readonly string[], saysCompose: (move: string) => string) {
    this.speaker = speaker;
    this.allowed = offered.flatMap(({ action, rule }) => (rule === null ? [action] : []));
    this.refused = offered.filter(({ rule }) => rule !== null);
    this.lines = [
      ...this.foldedLines(this.allowed),
      ...composable.map((move): Line => ({ kind: "compose", text: saysCompose(move), move })),
    ];
  }
  /** The words that may be typed. */
  get vocabulary(): string[] {
    return [...new Set(this.allowed.flatMap((action) => this.textOf(action).match(WORD) ?? []))];
  }
  /** What was typed: the number of a line among those shown last, or words that a move has. */
  read(typed: string, shown: readonly Line[] = this.lines): Meaning {
    const text = typed.trim();
    if (/^\d+$/.test(text)) return this.chosen(shown[Number(text) - 1]);
    const wanted = simple(text).match(WORD) ?? [];
    if (wanted.length === 0) return { kind: "nothing" };
    const fitting = this.allowed.filter((action) => hasAll(this.textOf(action), wanted));
    const exact = fitting.find((action) => simple(this.textOf(action)) === simple(text));
    if (exact !== undefined || fitting.length === 1) return { kind: "move", action: (exact ?? fitting[0]) as Action };
    if (fitting.length > 1) return { kind: "several", lines: this.foldedLines(fitting) };
    const composed = this.lines.find((line) => line.kind === "compose" && hasAll(line.text, wanted));
    if (composed !== undefined) return this.chosen(composed);
    const refused = this.refused.find(({ action }) => hasAll(this.textOf(action), wanted));
    return refused === undefined
      ? { kind: "nothing" }
      : { kind: "refused", text: this.textOf(refused.action), rule: refused.rule as string };
  }
  private chosen(line: Line | undefined): Meaning {
    if (line === undefined) return { kind: "nothing" };
    switch (line.kind) {
      case "move":
        return { kind: "move", action: line.action };
      case "compose":
        return { kind: "compose", move: line.move };
      case "fold":
        return { kind: "several", lines: this.foldedLines(line.actions) };
    }
  }
  private textOf(action: Action): string {
    return plainly(this.speaker.move(action));
  }
  /** One line each where they are few. Otherwise those are put together that name the same things first, as finely as there is room for. */
  private foldedLines(actions: readonly Action[]): Line[] {
    if (actions.length <= MOST_LINES) return actions.map((action) => this.lineOf([action]));
    const depths = Math.max(...actions.map((action) => Object.keys(action).length));
    let folds = foldsAt(actions, 1);
    for (let depth = 2; depth < depths && (folds.length === 1 || foldsAt(actions, depth).length <= MOST_LINES); depth++)
      folds = foldsAt(actions, depth);
    return folds.length === 1 ? actions.map((action) => this.lineOf([action])) : folds.map((fold) => this.lineOf(fold));
  }
  private lineOf(actions: readonly Action[]): Line {
    const [action, ...others] = actions as [Action, ...Action[]];
    const text = this.textOf(action);
    if (others.length === 0) return { kind: "move", text, action };
    return { kind: "fold", text: `${commonStart(actions.map((one) => this.textOf(one)))} … (${actions.length})`, actions };
  }
}

/** Moves whose first so many fields are the same, in the order they come in. */
function foldsAt(actions: readonly Action[], depth: number): Action[][] {
  const folds = new Map<string, Action[]>();
  for (const action of actions) {
    const key = JSON.stringify(Object.values(action).slice(0, depth));
    const fold = folds.get(key);
    if (fold === undefined) folds.set(key, [action]);
    else fold.push(action);
  }
  return [...folds.values()];
}
/** The words all the texts begin with; the first word of the first where they have none in common. */
function commonStart(texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  const words = first.split(" ");
  let common = words.length;
  for (const other of others.map((text) => text.split(" "))) {
    let same = 0;
    while (same < common && words[same] === other[same]) same++;
    common = same;
  }
  return words.slice(0, Math.max(1, common)).join(" ");
}
const WORD = /[\p{L}\p{N}’'-]+/gu;
/** Without capitals and without marks over letters, so that `Gotland` and `vastergotland` are found. */
const simple = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
/** Every word wanted begins a word of the text, none of them used twice. */
function hasAll(text: string, wanted: readonly string[]): boolean {
  const left = simple(text).match(WORD) ?? [];
  return wanted.every((word) => {
    const at = left.findIndex((one) => one.startsWith(word));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
/** The thing among these that a word means: its name, or the only one that begins so; null: none, or several. */
export function meant<T>(word: string, among: readonly T[], nameOf: (one: T) => string): T | null {
  const wanted = simple(word);
  const whole = among.filter((one) => simple(nameOf(one)) === wanted);
  if (whole.length === 1) return whole[0] as T;
  const begun = wanted === "" ? [] : among.filter((one) => simple(nameOf(one)).startsWith(wanted));
  return begun.length === 1 ? (begun[0] as T) : null;
}
