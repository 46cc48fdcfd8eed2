/**
 * What lies on a table, each field said once: what it is made of, and why it is there. The type of the table follows from that, how it is
 * named, read from data nobody vouches for and summed up, and how it is copied. Only the last is written out, by `scripts/tables.ts` into
 * a file of the game: fields called by name are copied far more quickly than any loop over them could do it.
 */
import type { Shape } from "./shapes.ts";
import { orNull, record } from "./shapes.ts";

/** A list that follows from the other fields and is kept beside them for a quick look. It is not written down. */
export interface Derived<T, R> {
  readonly from: (rest: R) => unknown;
  /** Which list of several that are found together. */
  readonly part: string | null;
  readonly copied: "list";
  /** For the compiler. */
  readonly list?: T;
}
export function derived<T extends readonly number[], R>(from: (rest: R) => T): Derived<T, R>;
export function derived<P extends string, T extends { readonly [part in P]: readonly number[] }, R>(
  from: (rest: R) => T,
  part: P,
): Derived<T[P], R>;
export function derived(from: (rest: any) => unknown, part: string | null = null): Derived<any, any> {
  return { from, part, copied: "list" };
}

/** A field that is set when the object is made, and not written on again. */
export type Once<T> = Shape<T> & { readonly once: true };
export const once = <T>(of: Shape<T>): Once<T> => ({ ...of, once: true });
/** A list that is replaced where it changes, and itself never written on: copies share it. */
export const kept = <T>(of: Shape<T[]>): Shape<readonly T[]> => ({ ...(of as Shape<any>), copied: "value" });
/** A list that is empty at every table without this flag. All that go with one flag are taken for a table's own together. */
export type OnlyWith<F extends string, T> = Shape<T> & { readonly onlyWith: F };
export const onlyWith = <F extends string, T>(flag: F, of: Shape<T[]>): OnlyWith<F, T[]> => ({ ...of, onlyWith: flag });
/** Notes on something under way, or none. They are on a table as lists are: copies share them, and whoever writes takes the table's own. */
export type Notes<T> = Shape<T | null> & { readonly lent: true };
export const notes = <T extends object>(of: Shape<T>): Notes<T> => ({ ...orNull(of), lent: true });
/** An object that a function of the kernel copies better than a copy of all its parts would. */
export const copiedBy = <T extends object>(copied: (value: T) => T, of: Shape<T>): Shape<T> => ({ ...of, copied });

type Field = Shape<any> | Derived<any, any>;
type Fields = { readonly [field: string]: Field };
type Held<F> = F extends Derived<infer T, any> ? T : F extends Shape<infer T> ? T : never;
type Flat<T> = { [K in keyof T]: T[K] };
/** The object that such fields lay out. */
export type Laid<F> = Flat<
  { readonly [K in keyof F as F[K] extends Once<any> ? K : never]: Held<F[K]> } & {
    -readonly [K in keyof F as F[K] extends Once<any> ? never : K]: Held<F[K]>;
  }
>;
/**
 * The lists and notes that a table may have in common with copies of it, a bit for each. A copy takes over all of them as they are; whoever
 * writes on one takes one of the table's own first (`own` in the game's `copy.ts`). One that is laid down whole must be nobody else's. The
 * bits concern nobody else: they are not written down, and what goes through the fields of a table does not meet them. A table without them
 * has all its lists to itself.
 */
export const SHARED: unique symbol = Symbol("shared");
type Lying<T> = T extends readonly (infer U)[] ? readonly Lying<U>[] : T;
/** Notes that are only read, with their lists. */
export type Read<T> = T extends object ? { readonly [K in keyof T]: Lying<T[K]> } : T;
/** A table with such fields. Its lists and notes are only read there. */
export type OnTable<F> = Flat<
  { [K in keyof Laid<F>]: K extends keyof F ? (F[K] extends Notes<any> ? Read<Laid<F>[K]> : Lying<Laid<F>[K]>) : never } & {
    [SHARED]?: number;
  }
>;
/** What a table lends, to be written on. */
export type Own<T> = { [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] };
type WrittenDown<F> = { [K in keyof F as F[K] extends Derived<any, any> ? never : K]: Held<F[K]> };
/** What follows must follow from what is written down, and a flag must be one. */
type Sound<F> = {
  [K in keyof F]: F[K] extends Derived<any, infer R>
    ? WrittenDown<F> extends R
      ? unknown
      : never
    : F[K] extends OnlyWith<infer Flag, any>
      ? F extends { readonly [flag in Flag]: Shape<boolean> }
        ? unknown
        : never
      : unknown;
};

export interface Layout<T> extends Shape<T> {
  /** All fields in their order, with those that are not written down. */
  readonly all: readonly (readonly [field: string, of: Field])[];
}
export function layout<F extends Fields>(fields: F & Sound<F>): Layout<Laid<F>> {
  const all: (readonly [string, Field])[] = Object.entries(fields as Fields);
  const written = all.filter((entry): entry is [string, Shape<unknown>] => !isDerived(entry[1]));
  const follow = all.filter((entry): entry is [string, Derived<unknown, unknown>] => isDerived(entry[1]));
  const derive = (rest: object): object => {
    const found = new Map<unknown, unknown>();
    for (const [, { from }] of follow) if (!found.has(from)) found.set(from, from(rest));
    return Object.fromEntries(
      follow.map(([field, { from, part }]) => [
        field,
        part === null ? found.get(from) : (found.get(from) as Record<string, unknown>)[part],
      ]),
    );
  };
  return { ...record<any>(Object.fromEntries(written), follow.length === 0 ? undefined : derive), all };
}
const isDerived = (field: Field): field is Derived<unknown, unknown> => "from" in field;

/** Of a view the lists are only read. */
export type Untouched<T> = { readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? readonly U[] : T[K] };
