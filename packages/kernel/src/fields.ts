/** What an action names, field by field, and what of it will do: a set of things, or numbers between two. */
import { sameData } from "./data.ts";
import type { Domain, Id, SetOf, Wide } from "./ids.ts";
import { count, HALF, isWide, nth, range } from "./ids.ts";

/** Things that stand in an action as something else: `standing(ANSWER, [false, true])`. */
export interface Standing<N extends string = string, V = unknown> {
  readonly of: Domain<N>;
  readonly values: readonly V[];
}
/** Consecutive numbers that stand for themselves, as the values printed on markers do: `digits(1, 2, 3)`. */
export interface Digits<V extends number = number> {
  readonly digits: readonly V[];
}
/** A field that is left out exactly where nothing will do for it: the second of two cards where there is but one. */
export interface IfAny<N extends string = string> {
  readonly ifAny: Domain<N>;
}
/** Whole numbers that are no things: sums of gold, numbers of armies. */
export interface Numbers {
  readonly from: number;
  readonly to: number;
}
export type Field = Domain | Standing | Digits | IfAny | Numbers;
export type Fields = Readonly<Record<string, Field>>;

export const standing = <N extends string, const V>(of: Domain<N>, values: readonly V[]): Standing<N, V> => {
  if (values.length !== of.size) throw new Error(`${of.domain}: ${of.size} things, but ${values.length} values`);
  return { of, values };
};
export const digits = <const V extends number>(...all: readonly V[]): Digits<V> => {
  if (all.some((digit, at) => digit !== all[0]! + at)) throw new Error(`digits follow each other, not ${all.join(", ")}`);
  return { digits: all };
};
export const ifAny = <N extends string>(of: Domain<N>): IfAny<N> => ({ ifAny: of });
export const numbers = (from: number, to: number): Numbers => {
  if (from < 0 || to > LARGEST || from > to) throw new Error(`numbers go from 0 to ${LARGEST}, not from ${from} to ${to}`);
  return { from, to };
};

declare const BETWEEN: unique symbol;
/** The numbers that will do: those from one to another, both included. One small integer, so that to answer makes nothing. */
export type Between = number & { readonly [BETWEEN]: true };
const BITS = 15;
const LARGEST = (1 << BITS) - 1;
export function between(from: number, to: number): Between {
  const lowest = from < 0 ? 0 : from;
  const highest = to > LARGEST ? LARGEST : to;
  return (highest < lowest ? NO_NUMBER : (lowest << BITS) | highest) as Between;
}
export const atMostSo = (to: number): Between => between(0, to);
const NO_NUMBER = 1 << BITS;
const lowestOf = (span: number): number => span >> BITS;
const highestOf = (span: number): number => span & LARGEST;

/** The types of a field: what stands in the action, and what a requirement answers for it. */
export type ValueOf<F> =
  F extends Domain<infer N>
    ? Id<N>
    : F extends Standing<string, infer V> | Digits<infer V extends number>
      ? V
      : F extends IfAny<infer N>
        ? Id<N> | undefined
        : number;
export type Suiting<F> =
  F extends Domain<infer N>
    ? SetOf<Id<N>> | Wide<Id<N>>
    : F extends Standing<infer N>
      ? SetOf<Id<N>> | Wide<Id<N>>
      : F extends IfAny<infer N>
        ? SetOf<Id<N>> | Wide<Id<N>>
        : F extends Digits<infer V>
          ? SetOf<V>
          : Between;
/** The fields an action has, each of a kind that gives the values it takes. */
export type FieldsOf<A> = {
  readonly [N in Exclude<keyof A, "kind">]-?:
    | (Domain & { readonly all: readonly A[N][] })
    | { readonly of: Domain; readonly values: readonly A[N][] }
    | { readonly digits: readonly (A[N] & number)[] }
    | (undefined extends A[N] ? { readonly ifAny: Domain & { readonly all: readonly Exclude<A[N], undefined>[] } } : never)
    | (number extends A[N] ? Numbers : never);
};

/** A field with its look-ups done. What will do for it is two words: a set in one or two of them, or a span in the first. */
export class ReadyField {
  readonly name: string;
  /** The number of the first thing. */
  readonly first: number;
  /** How many things there are, and one more where the field may be left out: its place is the last. */
  readonly size: number;
  readonly isOptional: boolean;
  readonly isSpan: boolean;
  readonly isWide: boolean;
  readonly isSeats: boolean;
  /** A few numbers printed on things: a board shows all of them, so that each says why not. */
  readonly isDigits: boolean;
  /** All there are. */
  readonly low: number;
  readonly high: number;
  private readonly values: readonly unknown[] | null;

  constructor(name: string, field: Field) {
    const of =
      "digits" in field
        ? range(name, field.digits[0]!, field.digits.at(-1)!)
        : "ifAny" in field
          ? field.ifAny
          : "of" in field
            ? field.of
            : "domain" in field
              ? field
              : null;
    this.name = name;
    this.isOptional = "ifAny" in field;
    this.isSpan = of === null;
    this.isDigits = "digits" in field;
    this.isWide = of !== null && isWide(of);
    this.isSeats = of?.isSeats === true;
    this.values = "values" in field ? field.values : null;
    if (of === null) {
      const { from, to } = field as Numbers;
      this.first = from;
      this.size = to - from + 1;
      this.low = between(from, to);
      this.high = 0;
      return;
    }
    if (of.first + of.size > 2 * HALF) throw new Error(`${name}: a set holds ${2 * HALF} things at most`);
    this.first = of.first;
    this.size = of.size + (this.isOptional ? 1 : 0);
    this.low = wordOf(of.all.filter((id) => id < HALF));
    this.high = wordOf(of.all.filter((id) => id >= HALF).map((id) => id - HALF));
  }
  /** The place kept for a field left out. */
  get absent(): number {
    return this.size - 1;
  }
  valueAt(place: number): unknown {
    if (this.isOptional && place === this.absent) return undefined;
    return this.values === null ? (this.first + place) | 0 : this.values[place]; // a small integer: lists of anything else are slow
  }
  /** Where a value stands, -1: nowhere. */
  placeOf(value: unknown): number {
    if (value === undefined && this.isOptional) return this.absent;
    if (this.values !== null) return this.values.findIndex((known) => sameData(known, value));
    if (typeof value !== "number" || !Number.isInteger(value)) return -1;
    const place = value - this.first;
    return place >= 0 && place < (this.isOptional ? this.absent : this.size) ? place : -1;
  }
  /** Whether what a requirement answered has the thing at this place. */
  has(answer: number | Wide<number>, place: number): boolean {
    const id = this.first + place;
    if (this.isSpan) return lowestOf(answer as number) <= id && id <= highestOf(answer as number);
    if (typeof answer === "number") return id < HALF && (answer & (1 << id)) !== 0;
    return answer.has(id);
  }
}
const wordOf = (bits: readonly number[]): number => bits.reduce((word, bit) => word | (1 << bit), 0);
/** What two spans have in common. */
export const overlap = (one: number, other: number): number =>
  between(Math.max(lowestOf(one), lowestOf(other)), Math.min(highestOf(one), highestOf(other)));
export const spanSize = (span: number): number => highestOf(span) - lowestOf(span) + 1;
export const bitsIn = (low: number, high: number): number => count(low as SetOf<number>) + (high === 0 ? 0 : count(high as SetOf<number>));
/** The nth thing of a set in two words. */
export function nthOf(low: number, high: number, index: number): number {
  const inLow = high === 0 ? index + 1 : count(low as SetOf<number>);
  return index < inLow ? nth(low as SetOf<number>, index) : HALF + nth(high as SetOf<number>, index - inLow);
}
/** How many things a set in one word has, and the nth of them. Most sets are small: then it is looked up. */
export const manyIn = (set: number): number => (set < SMALL ? MANY[set]! : count(set as SetOf<number>));
export const nthIn = (set: number, index: number): number => (set < SMALL ? NTH[set * 8 + index]! : nth(set as SetOf<number>, index));
const SMALL = 256;
const MANY = Uint8Array.from({ length: SMALL }, (_, set) => count(set as SetOf<number>));
const NTH = Uint8Array.from({ length: SMALL * 8 }, (_, at) => (at % 8 < MANY[at >> 3]! ? nth((at >> 3) as SetOf<number>, at % 8) : 0));
export const nthInSpan = (span: number, index: number): number => lowestOf(span) + index;
