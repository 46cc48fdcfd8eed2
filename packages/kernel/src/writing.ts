/** Named data as text, without an object for each part first: how it has changed, and in canonical JSON. */
import { changeBetween } from "./changes.ts";
import type { Plain } from "./contract.ts";
import { canonical, sameData } from "./data.ts";
import type { Digest } from "./digest.ts";
import type { Shape } from "./shapes.ts";

/** JSON of a value by name. */
const jsonOf = <T>(of: Shape<T>, value: T): string => textOf(of.name(value));
const textOf = (named: Plain): string => (typeof named === "number" ? canonical(named) : JSON.stringify(named));
/** Keys as they are written before their values. */
export const saidKeys = (keys: readonly string[]): readonly string[] => keys.map((key) => `${JSON.stringify(key)}:`);

/** The same text in one piece: made of many, it would be put together anew by each of those who are told it. */
export function flat(text: string): string {
  return text !== "" && Number.isNaN(text.charCodeAt(text.length - 1)) ? "" : text;
}
/** As many changes as are remembered at once: looking through more would cost what it saves. */
const MOST_TOLD = 24;
/** What was told between two positions, for the next who sees the very same become the very same. */
export class Told {
  private readonly known: { readonly of: unknown; readonly before: unknown; readonly after: unknown; readonly text: string | undefined }[] =
    [];
  tell<T extends object>(of: Shape<T>, before: T, after: T): string | undefined {
    const { known } = this;
    for (let at = 0; at < known.length; at++) {
      const one = known[at] as (typeof known)[number];
      if (one.after === after && one.before === before && one.of === of) return one.text;
    }
    const text = tellAnew(of, before, after, this);
    if (known.length < MOST_TOLD) known.push({ of, before, after, text });
    return text;
  }
}
/** The change of what is named, a `Change` as JSON, of whatever shape it is; undefined: nothing changes. */
export function tellChange<T>(of: Shape<T>, before: T, after: T, told?: Told): string | undefined {
  if (before === after) return undefined;
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return `[${jsonOf(of, after)}]`;
  return told === undefined ? tellAnew(of, before, after) : told.tell(of as Shape<T & object>, before, after);
}
function tellAnew<T>(of: Shape<T>, before: T, after: T, told?: Told): string | undefined {
  if (of.tell !== undefined) return of.tell(before, after, told);
  return sameData(before, after) ? undefined : tellPlain(of.name(before), of.name(after));
}
/** A field with its key as it is written before its value. */
export interface ToldField {
  readonly key: string;
  readonly shape: Shape<unknown>;
  readonly said: string;
}
export const toldFields = (fields: readonly (readonly [string, Shape<unknown>])[]): readonly ToldField[] =>
  fields.map(([key, shape]) => ({ key, shape, said: `${JSON.stringify(key)}:` }));
/** How fields of an object have become those of another: what stands between the braces, nothing where none has changed. */
export function tellFields(fields: readonly ToldField[], before: object, after: object, told?: Told): string {
  const was = before as Readonly<Record<string, unknown>>;
  const is = after as Readonly<Record<string, unknown>>;
  let text = "";
  for (let i = 0; i < fields.length; i++) {
    const { key, shape, said } = fields[i] as ToldField;
    const held = was[key];
    const now = is[key];
    if (held === now) continue;
    const within = shape.mayBeAbsent === true && now === undefined ? "null" : tellChange(shape, held, now, told);
    if (within !== undefined) text += `${text === "" ? "" : ","}${said}${within}`;
  }
  return text;
}
/** The same of plain data. */
export function tellPlain(before: unknown, after: unknown): string | undefined {
  const change = changeBetween(before, after);
  return change === undefined ? undefined : JSON.stringify(change);
}
/** The same of lists of numbers, or of none: who is asked, and who has answered. */
export function tellNumbers(before: readonly number[] | null, after: readonly number[] | null): string | undefined {
  if (before === after) return undefined;
  if (before === null || after === null) return after === null ? "[null]" : `[[${after.join()}]]`;
  const both = Math.min(before.length, after.length);
  let text = "";
  let changes = 0;
  for (let at = 0; at < after.length; at++) {
    if (at < both) {
      if (before[at] === after[at]) continue;
      changes += 1;
    }
    text += `${text === "" ? "{" : ","}"${at}":[${after[at]}]`;
  }
  if (changes > 3 && changes * 2 > both) return `[[${after.join()}]]`;
  if (before.length !== after.length) text += `${text === "" ? "{" : ","}"#":${after.length}`;
  return text === "" ? undefined : `${text}}`;
}
/** The same of the values of one thing after the other, from this place of a list on. `said`: their keys. */
export function tellRow<T>(
  said: readonly string[],
  each: Shape<T>,
  before: readonly T[],
  after: readonly T[],
  from: number,
): string | undefined {
  let text = "";
  for (let i = 0; i < said.length; i++) {
    const was = before[from + i] as T;
    const is = after[from + i] as T;
    if (was === is) continue;
    const within = tellChange(each, was, is);
    if (within !== undefined) text += `${text === "" ? "{" : ","}${said[i]}${within}`;
  }
  return text === "" ? undefined : `${text}}`;
}
/** The same of lists, as `changeOfList` tells it. */
export function tellList<T>(of: Shape<T>, before: readonly T[], after: readonly T[], told?: Told): string | undefined {
  const both = Math.min(before.length, after.length);
  let text = "";
  let changes = 0;
  for (let at = 0; at < both; at++) {
    if (before[at] === after[at]) continue;
    const within = tellChange(of, before[at] as T, after[at] as T, told);
    if (within === undefined) continue;
    text += `${text === "" ? "{" : ","}"${at}":${within}`;
    changes += 1;
  }
  if (changes > 3 && changes * 2 > both) return `[[${after.map((one) => jsonOf(of, one)).join(",")}]]`;
  for (let at = both; at < after.length; at++) text += `${text === "" ? "{" : ","}"${at}":[${jsonOf(of, after[at] as T)}]`;
  if (before.length !== after.length) text += `${text === "" ? "{" : ","}"#":${after.length}`;
  return text === "" ? undefined : `${text}}`;
}
/** Whether two lists hold the very same values. */
export function isSameList(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false;
  for (let i = 0; i < after.length; i++) if (before[i] !== after[i]) return false;
  return true;
}

/** Canonical JSON of what is named. */
export const spelt = <T>(of: Shape<T>, value: T): string => (of.spell === undefined ? canonical(of.name(value)) : of.spell(value));
/** Places of keys in the order in which canonical JSON has them. */
export const inCanonicalOrder = (keys: readonly string[]): readonly number[] =>
  [...keys.keys()].sort((a, b) => ((keys[a] as string) < (keys[b] as string) ? -1 : 1));
/** Canonical JSON of the values of one thing after the other, from this place of a list on. */
export function speltRow<T>(order: readonly number[], said: readonly string[], each: Shape<T>, value: readonly T[], from: number): string {
  let text = "";
  for (const place of order) text += `${text === "" ? "{" : ","}${said[place]}${spelt(each, value[from + place] as T)}`;
  return text === "" ? "{}" : `${text}}`;
}
/** The same letter by letter into a digest, of whole rows: their letters are gone through without a text being made of them. */
export class SummedRow<T> {
  private readonly each: Shape<T>;
  private readonly isNumber: boolean;
  private readonly order: readonly number[];
  /** What stands before each value, in that order. */
  private readonly said: readonly Uint16Array[];
  constructor(order: readonly number[], said: readonly string[], each: Shape<T>) {
    this.each = each;
    this.isNumber = each.spell === canonical;
    this.order = order;
    this.said = order.map((place, at) => Uint16Array.from(`${at === 0 ? "{" : ","}${said[place]}`, (letter) => letter.charCodeAt(0)));
  }
  add(value: readonly T[], from: number, digest: Digest): void {
    const { order, said, each, isNumber } = this;
    for (let at = 0; at < order.length; at++) {
      const letters = said[at] as Uint16Array;
      const one = value[from + (order[at] as number)] as T;
      digest.addCodes(letters, letters.length);
      if (isNumber && Number.isInteger(one)) digest.addNumber(one as number);
      else digest.add(spelt(each, one));
    }
    digest.add(order.length === 0 ? "{}" : "}");
  }
}
export function speltList<T>(of: Shape<T>, value: readonly T[]): string {
  if (value.length === 0) return "[]";
  let text = `[${spelt(of, value[0] as T)}`;
  for (let i = 1; i < value.length; i++) text += `,${spelt(of, value[i] as T)}`;
  return `${text}]`;
}
/** How a table and a stack have changed, as one. */
export function joined(table: string | undefined, stack: string | undefined): string | undefined {
  if (table === undefined) return stack === undefined ? undefined : flat(`{"stack":${stack}}`);
  return flat(stack === undefined ? `{"table":${table}}` : `{"table":${table},"stack":${stack}}`);
}
