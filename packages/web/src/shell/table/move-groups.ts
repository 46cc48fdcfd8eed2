import type { Action } from "@stormakt/protocol";
import type { Part, Speaker } from "@stormakt/words";
import { plainly } from "@stormakt/words";
import type { MoveStart } from "../../kit/drafts.ts";

/** More moves than this are folded. */
export const MANY = 12;
/** Fewer alike are not worth a fold. */
const FEW = 3;
/** The only fold of a list lies open, unless it is this long. */
const TOO_MANY = 30;

/** A line of the list: a move, or many that begin alike. */
export type MoveLine = OneMove | MoveGroup;
export interface OneMove {
  readonly key: string;
  readonly action: Action;
}
export interface MoveGroup {
  readonly key: string;
  /** What its moves have in common: the kind, and the fields that are the same in all. */
  readonly start: MoveStart;
  readonly actions: readonly Action[];
  /** The sentence they share, with a gap. */
  readonly title: Title;
}
export const isGroup = (line: MoveLine): line is MoveGroup => "actions" in line;

/** A short list as it is; a long one folded by kind of move, and by the first thing in which moves of a kind differ and are yet alike. */
export function linesOf(actions: readonly Action[], speaker: Speaker): readonly MoveLine[] {
  if (actions.length <= MANY) return actions.map(lineOf);
  return bucketsOf(actions, ({ kind }) => kind)
    .flatMap(split)
    .flatMap((alike): readonly MoveLine[] => {
      const title = alike.length < FEW ? null : titleOf(alike, speaker);
      return title === null ? alike.map(lineOf) : [{ key: keyOf(startOf(alike)), start: startOf(alike), actions: alike, title }];
    });
}
/** What is in a fold: its moves, or folds again. */
export function linesIn({ actions, key }: MoveGroup, speaker: Speaker): readonly MoveLine[] {
  const lines = linesOf(actions, speaker);
  return lines.some((line) => isGroup(line) && line.key === key) ? actions.map(lineOf) : lines;
}
/** The folds that lie open, from the outermost. Where nobody has said anything, one that is alone does, or those around the chosen move. */
export function openPath(
  lines: readonly MoveLine[],
  speaker: Speaker,
  start: MoveStart | null | undefined,
  chosen: Action | null,
): readonly MoveGroup[] {
  const groups = lines.filter(isGroup);
  const [only] = groups;
  const open =
    start === undefined
      ? (groups.find((group) => chosen !== null && holds(group, chosen)) ??
        (groups.length === 1 && only !== undefined && only.actions.length <= TOO_MANY ? only : undefined))
      : start === null
        ? undefined
        : groupBegun(groups, start);
  return open === undefined ? [] : [open, ...openPath(linesIn(open, speaker), speaker, start, chosen)];
}
export const holds = ({ start }: MoveGroup, action: Action): boolean => differing(start, action).length === 0;
/** The fold of a move that has been begun, if what was said of it names one. */
function groupBegun(groups: readonly MoveGroup[], begun: MoveStart): MoveGroup | undefined {
  const possible = groups.filter((group) => differing(group.start, begun).every((field) => begun[field] === undefined));
  return possible.length === 1 ? possible[0] : possible.find((group) => differing(group.start, begun).length === 0);
}
const differing = (start: MoveStart, other: object): readonly string[] =>
  Object.keys(start).filter((field) => JSON.stringify(start[field]) !== JSON.stringify((other as MoveStart)[field]));

const keyOf = (action: object): string => JSON.stringify(action);
const lineOf = (action: Action): OneMove => ({ key: keyOf(action), action });
function bucketsOf(actions: readonly Action[], by: (action: Action) => unknown): readonly (readonly Action[])[] {
  const buckets = new Map<string | undefined, Action[]>();
  for (const action of actions) {
    const key = JSON.stringify(by(action));
    const bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, [action]);
    else bucket.push(action);
  }
  return [...buckets.values()];
}
const fieldsOf = (actions: readonly Action[]): readonly string[] => [...new Set(actions.flatMap((action) => Object.keys(action)))];
/** By the first field that divides them into less than half as many. */
function split(actions: readonly Action[]): readonly (readonly Action[])[] {
  for (const field of fieldsOf(actions)) {
    const parts = bucketsOf(actions, (action) => action[field]);
    if (parts.length > 1 && parts.length * 2 <= actions.length) return parts;
  }
  return [actions];
}
function startOf(actions: readonly Action[]): MoveStart {
  const [first] = actions;
  const common = Object.entries(first ?? {}).filter(([field]) => bucketsOf(actions, (action) => action[field]).length === 1);
  return { kind: first?.kind ?? "", ...Object.fromEntries(common) };
}

/** What sentences begin and end with alike. */
export interface Title {
  readonly before: readonly Part[];
  readonly after: readonly Part[];
}
/** Words and names, one by one. */
const wordsOf = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part): readonly Part[] => (typeof part === "string" ? (part.match(/\s+|\S+/g) ?? []) : [part]));
const isSame = (one: Part | undefined, other: Part | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);
const isWord = (part: Part): boolean => typeof part !== "string" || /[\p{L}\p{N}]/u.test(part);

/** The sentence all these moves share, or null if they share no word. Read from the first and, for each field, one that differs in it. */
function titleOf(actions: readonly Action[], speaker: Speaker): Title | null {
  const [first] = actions;
  if (first === undefined) return null;
  const unlike = fieldsOf(actions).flatMap((field) => {
    const value = JSON.stringify(first[field]);
    return actions.find((action) => JSON.stringify(action[field]) !== value) ?? [];
  });
  const sentences = [...new Set([first, ...unlike])].map((action) => wordsOf(speaker.move(action)));
  const shortest = Math.min(...sentences.map(({ length }) => length));
  const all = (from: (sentence: readonly Part[]) => Part | undefined): boolean =>
    sentences.every((sentence) => isSame(from(sentence), from(sentences[0] ?? [])));
  let head = 0;
  while (head < shortest && all((sentence) => sentence[head])) head++;
  let tail = 0;
  while (tail < shortest - head && all((sentence) => sentence.at(-1 - tail))) tail++;
  const [sample = []] = sentences;
  const before = sample.slice(0, head);
  const after = sample.slice(sample.length - tail);
  return [...before, ...after].some(isWord) ? { before, after } : null;
}
/** What is left of a sentence within such a title: "Gotland" of "Play Plague on Gotland". */
export function restOf(parts: readonly Part[], { before, after }: Title): readonly Part[] {
  const words = wordsOf(parts);
  const fitsTitle =
    before.every((part, at) => isSame(part, words[at])) && after.every((part, at) => isSame(part, words[words.length - after.length + at]));
  const rest = words.slice(before.length, words.length - after.length);
  return fitsTitle && rest.some(isWord) ? rest : parts;
}

const DIGITS = new WeakMap<readonly MoveLine[], readonly (number | null)[]>();
/** The key of each line: the number that its move speaks of, so that 5 takes position 5; else its place, among those left over. */
export function digitsOf(lines: readonly MoveLine[], speaker: Speaker): readonly (number | null)[] {
  const known = DIGITS.get(lines);
  if (known !== undefined) return known;
  const spoken = new Map<MoveLine, number>();
  for (const alike of bucketsOf(
    lines.flatMap((line) => (isGroup(line) ? [] : [line.action])),
    ({ kind }) => kind,
  )) {
    const numbers = numbersOf(alike, speaker);
    for (const line of lines) {
      const at = isGroup(line) ? -1 : alike.indexOf(line.action);
      const number = numbers[at];
      if (number !== undefined) spoken.set(line, number);
    }
  }
  const taken = [...spoken.values()];
  const isTold = new Set(taken).size === taken.length;
  const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !isTold || !taken.includes(digit));
  const digits = lines.map((line) => {
    const number = isTold ? spoken.get(line) : undefined;
    return number === undefined ? (free.shift() ?? null) : number >= 1 && number <= 9 ? number : null;
  });
  DIGITS.set(lines, digits);
  return digits;
}
/** The number said first in each of these moves, where it is what they differ in; none where it is a price or a count of something else. */
function numbersOf(alike: readonly Action[], speaker: Speaker): readonly number[] {
  const said = alike.map((action) => Number(/\d+/.exec(plainly(speaker.move(action)))?.[0] ?? Number.NaN));
  if (alike.length < 2 || said.some(Number.isNaN)) return [];
  const isSaid = fieldsOf(alike).some((field) => alike.every((action, at) => numberIn(action[field]) === said[at]));
  return isSaid && new Set(said).size === said.length ? said : [];
}
const numberIn = (field: unknown): unknown => (Array.isArray(field) && field.length === 1 ? field[0] : field);
