/**
 * How a game's data is written down. In play a thing is a small number; in journals, records, saves and on the wire it has its name,
 * so that a card added later renumbers nothing. A shape says, once, what a value is made of; naming it, and reading it back from
 * data nobody vouches for, both follow from that.
 */
import type { GameTypes, Plain, Seat } from "./contract.ts";
import { canonical } from "./data.ts";
import type { Digest } from "./digest.ts";
import type { Domain, Id, SetOf } from "./ids.ts";
import type { Told } from "./writing.ts";
import {
  inCanonicalOrder,
  isSameList,
  SummedRow,
  saidKeys,
  spelt,
  speltList,
  speltRow,
  tellChange,
  tellFields,
  tellList,
  tellPlain,
  tellRow,
  toldFields,
} from "./writing.ts";

/**
 * What a copy of a value takes: nothing (a number, a word, or what nobody writes on), a new list, a list of new lists, an object of such
 * values, an object that holds lists too; or a function of the kernel that knows better.
 */
export type Copied = "value" | "list" | "lists" | "note" | "record" | ((value: never) => unknown);

/** What some data is made of. */
export interface Shape<T> {
  /** The value with names instead of positions: plain JSON. */
  name(value: T): Plain;
  /** How what is named of one value becomes what is named of the next, a `Change` as JSON; undefined: nothing changes. */
  tell?(before: T, after: T, told?: Told): string | undefined;
  /** What is named, in canonical JSON. */
  spell?(value: T): string;
  /** Adds the very same letters to a digest. */
  sum?(value: T, digest: Digest): void;
  /** The value that such data spells. Throws `Misnamed` where it spells none. */
  place(named: unknown, at: string): T;
  /** What of such data has a place today, where it is of another edition: other fields, and those that are new, are left out. */
  placeKnown?(named: unknown, at: string): object;
  /** What a field holds that is not there: data written before the field was. Without it a field must be there. */
  missing?(): T;
  /** A field that may be left out of a value, and is then left out of what is written too. */
  readonly mayBeAbsent?: true;
  /** An object: the shapes of its fields. */
  readonly parts?: readonly (readonly [string, Shape<unknown>])[];
  /** A union told apart by `kind`: what the fields of one kind are made of. */
  fields?(kind: string): { readonly [field: string]: Shape<any> } | undefined;
  /** How a field of the table is copied that is of this shape. A shape of a game's own says so where a table holds it. */
  readonly copied?: Copied | undefined;
  /** Null is copied as it is. */
  readonly mayBeNull?: true;
}
export type Placed<S> = S extends Shape<infer T> ? T : never;

/** Data that is not of its shape: where, and why not. */
export class Misnamed extends Error {
  constructor(at: string, why: string) {
    super(`${at} ${why}`);
  }
}
function wrong(at: string, why: string): never {
  throw new Misnamed(at, why);
}
/** Data that nobody vouches for may lie deeper within itself than there is room to say it: that is no fault of a rule. */
function said(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? "nothing").slice(0, 60);
  } catch {
    return "something that cannot be said";
  }
}

/** All that a game writes down. */
export interface Schema<G extends GameTypes> {
  readonly table: Shape<G["Table"]>;
  readonly view: Shape<G["TableView"]>;
  readonly action: Shape<G["Action"]>;
  readonly event: Shape<G["Event"]>;
  /** The notes of steps, by the name of the step; a step left out takes none. */
  readonly memory: { readonly [step: string]: Shape<never> | Shape<any> };
  /** What fills the sentence of the outcome, by the name of the fact; what is left out holds no thing of the game. */
  readonly facts?: { readonly [fact: string]: Shape<any> };
  /** Fields of the view that are the same in everybody's eyes at any one moment: how they have changed is told once for all. */
  readonly seenAlike?: readonly string[];
}

/** A whole number that counts something. */
export const amount: Shape<number> = {
  copied: "value",
  name: (value) => value,
  spell: canonical,
  place: (named, at) => (Number.isSafeInteger(named) ? (named as number) : wrong(at, `must be a whole number, not ${said(named)}`)),
};
/** A chair at the table, or NOBODY: seats are numbered at the table itself, not in a catalogue. */
export const chair: Shape<number> = { ...amount };
export const flag: Shape<boolean> = {
  copied: "value",
  name: (value) => value,
  place: (named, at) => (typeof named === "boolean" ? named : wrong(at, `must be true or false, not ${said(named)}`)),
};
/** One of these very values: words or numbers that stand for themselves. */
export const among = <const T extends string | number | boolean | null>(...values: readonly T[]): Shape<T> => ({
  copied: "value",
  name: (value) => value,
  place: (named, at) =>
    values.includes(named as T) ? (named as T) : wrong(at, `must be one of ${values.map(said).join(", ")}, not ${said(named)}`),
});
/** Plain data in which there is no thing of the game: what was agreed before play, say. Nobody writes on it, so copies share it. */
export const asItStands = <T>(): Shape<T> => ({
  copied: "value",
  name: (value) => value as Plain,
  tell: tellPlain,
  place: (named, at) => (named === undefined ? wrong(at, "is missing") : (named as T)),
});

/** Of a game that does not say what its data is made of: everything passes as it stands. `*`: the notes of any step. */
export const AS_IT_STANDS: Schema<any> = {
  table: asItStands<object>(),
  view: asItStands<object>(),
  action: asItStands<{ readonly kind: string }>(),
  event: asItStands<{ readonly kind: string }>(),
  memory: { "*": asItStands<object>() },
};

/** A thing by its name. `besides`: names for numbers that are no thing (`{ nobody: -1, removed: -3 }`). */
export function thing<N extends string>(of: Domain<N>): Shape<Id<N>>;
export function thing<N extends string, const B extends { readonly [name: string]: number }>(
  of: Domain<N>,
  besides: B,
): Shape<Id<N> | B[keyof B]>;
export function thing(of: Domain, besides: { readonly [name: string]: number } = {}): Shape<number> {
  const names = new Map<number, string>(of.all.map((id, at) => [id, of.names[at] as string]));
  for (const [name, value] of Object.entries(besides)) names.set(value, name);
  const places = new Map([...names].map(([value, name]) => [name, value]));
  if (places.size !== names.size) throw new Error(`${of.domain}: two things bear one name`);
  const namesSaid = new Map([...names].map(([value, name]) => [value, JSON.stringify(name)]));
  return {
    copied: "value",
    name: (value) => names.get(value) ?? wrong(of.domain, `has no number ${value}`),
    spell: (value) => namesSaid.get(value) ?? wrong(of.domain, `has no number ${value}`),
    place: (named, at) => places.get(named as string) ?? wrong(at, `must be a ${of.domain}, not ${said(named)}`),
  };
}
/** A set of things, one bit each, as the list of their names. */
export function things<N extends string>(of: Domain<N>): Shape<SetOf<Id<N>>> {
  const each = thing(of);
  return {
    copied: "value",
    name: (value) => of.all.flatMap((id) => ((value & (1 << id)) === 0 ? [] : [each.name(id)])),
    place: (named, at) => listed(named, at).reduce<number>((set, one, i) => set | (1 << each.place(one, `${at}[${i}]`)), 0) as SetOf<Id<N>>,
  };
}
/** A set of small numbers that stand for themselves, one bit each, as their list. */
export const numbersIn = <I extends number>(what = "number"): Shape<SetOf<I>> => ({
  copied: "value",
  name: (value) => {
    const list: number[] = [];
    for (let one = 0; value >>> one !== 0; one++) if ((value & (1 << one)) !== 0) list.push(one);
    return list;
  },
  spell: (value) => {
    let text = "";
    for (let one = 0; value >>> one !== 0; one++) if ((value & (1 << one)) !== 0) text += text === "" ? one : `,${one}`;
    return `[${text}]`;
  },
  place: (named, at) =>
    listed(named, at).reduce<number>(
      (set, one, i) =>
        typeof one === "number" && Number.isInteger(one) && one >= 0 && one < 31
          ? set | (1 << one)
          : wrong(`${at}[${i}]`, `must be a ${what}`),
      0,
    ) as SetOf<I>,
});
/** A set of seats. */
export const chairs = numbersIn<Seat>("seat");

/** How a list of such values is copied. Of objects nobody knows whether they are written on. */
function copiedInList({ copied, mayBeNull }: Shape<any>): Copied | undefined {
  if (copied === "value") return "list";
  return copied === "list" && mayBeNull !== true ? "lists" : undefined;
}
export const listOf = <T>(of: Shape<T>): Shape<T[]> => ({
  copied: copiedInList(of),
  name: (value) => value.map((one) => of.name(one)),
  tell: (before, after) => tellList(of, before, after),
  spell: (value) => speltList(of, value),
  place: (named, at) => listed(named, at).map((one, i) => of.place(one, `${at}[${i}]`)),
});
/** A list of just these, in this order. */
export const tuple = <const S extends readonly Shape<any>[]>(...of: S): Shape<{ -readonly [K in keyof S]: Placed<S[K]> }> => ({
  copied: of.every(({ copied }) => copied === "value") ? "list" : undefined,
  name: (value) => of.map((shape, i) => shape.name(value[i])),
  place: (named, at) => {
    const list = listed(named, at);
    if (list.length !== of.length) wrong(at, `must be ${of.length} values`);
    return of.map((shape, i) => shape.place(list[i], `${at}[${i}]`)) as never;
  },
});
/** A value for each thing, a list by position in play: an object by name. A thing added later has what `of` holds when missing. */
export function per<T>(of: Domain, each: Shape<T>): Shape<T[]> {
  const { names, first } = of;
  const known = new Set(names);
  const keysSaid = saidKeys(names);
  const order = inCanonicalOrder(names);
  const summed = new SummedRow(order, keysSaid, each);
  return {
    copied: copiedInList(each),
    name: (value) => {
      const made: Record<string, Plain> = {};
      for (let i = 0; i < names.length; i++) made[names[i] as string] = each.name(value[first + i] as T);
      return made;
    },
    tell: (before, after) => tellRow(keysSaid, each, before, after, first),
    spell(value) {
      return value.length < first + names.length ? canonical(this.name(value)) : speltRow(order, keysSaid, each, value, first);
    },
    sum(value, digest) {
      if (value.length < first + names.length) digest.add(canonical(this.name(value)));
      else summed.add(value, first, digest);
    },
    place: (named, at) => {
      const held = objectAt(named, at);
      for (const key of Object.keys(held)) if (!known.has(key)) wrong(at, `has no ${of.domain} ${said(key)}`);
      const made: T[] = [];
      for (let i = 0; i < first; i++) made.push(0 as T);
      for (const key of names) made.push(fieldAt(held, key, each, at));
      return made;
    },
  };
}
/** One flat list in play, by an outer count (seats, or things of a domain) and then by thing: a list of objects by name. */
export function rowsPer<T>(of: Domain, each: Shape<T>): Shape<T[]> {
  const row = per(of, each);
  const { size, first } = of;
  const keysSaid = saidKeys(of.names);
  const order = inCanonicalOrder(of.names);
  const summed = new SummedRow(order, keysSaid, each);
  return {
    copied: copiedInList(each),
    name: (value) => {
      const rows: Plain[] = [];
      for (let from = 0; from < value.length; from += of.size) rows.push(row.name(value.slice(from, from + of.size)));
      return rows;
    },
    tell(before, after) {
      if (before.length !== after.length) return `[${JSON.stringify(this.name(after))}]`;
      let text = "";
      // Here and not elsewhere: the lists of all games that come by here are of one kind, and quick to go through.
      for (let i = 0; i < after.length; i++) {
        if (before[i] === after[i]) continue;
        const at = Math.floor(i / size);
        const within = tellRow(keysSaid, each, before, after, at * size + first);
        if (within !== undefined) text += `${text === "" ? "{" : ","}"${at}":${within}`;
        i = (at + 1) * size - 1;
      }
      return text === "" ? undefined : `${text}}`;
    },
    spell(value) {
      if (first !== 0 || value.length % size !== 0) return canonical(this.name(value));
      let text = "";
      for (let from = 0; from < value.length; from += size)
        text += `${text === "" ? "[" : ","}${speltRow(order, keysSaid, each, value, from)}`;
      return text === "" ? "[]" : `${text}]`;
    },
    sum(value, digest) {
      if (first !== 0 || value.length % size !== 0 || value.length === 0) {
        digest.add(canonical(this.name(value)));
        return;
      }
      for (let from = 0; from < value.length; from += size) {
        digest.add(from === 0 ? "[" : ",");
        summed.add(value, from, digest);
      }
      digest.add("]");
    },
    place: (named, at) => listed(named, at).flatMap((one, i) => row.place(one, `${at}[${i}]`)),
  };
}
/** The same, with the outer list by thing too. */
export function gridPer<T>(outer: Domain, inner: Domain, each: Shape<T>): Shape<T[]> {
  const rows = per(outer, per(inner, each));
  const split = (value: readonly T[]): T[][] => outer.all.map((_, i) => value.slice(i * inner.size, (i + 1) * inner.size));
  return {
    copied: copiedInList(each),
    name: (value) => rows.name(split(value)),
    tell: (before, after) => (isSameList(before, after) ? undefined : tellChange(rows, split(before), split(after))),
    spell: (value) => spelt(rows, split(value)),
    place: (named, at) => rows.place(named, at).flat(),
  };
}
export const orNull = <T>(of: Shape<T>): Shape<T | null> => ({
  copied: of.copied,
  mayBeNull: true,
  name: (value) => (value === null ? null : of.name(value)),
  tell: (before, after, told) => tellChange(of, before as T, after as T, told),
  spell: (value) => (value === null ? "null" : spelt(of, value)),
  place: (named, at) => (named === null ? null : of.place(named, at)),
});
/** A field that a value may do without. */
export const maybe = <T>(of: Shape<T>): Shape<T | undefined> => ({
  name: (value) => of.name(value as T),
  tell: (before, after, told) => tellChange(of, before as T, after as T, told),
  place: (named, at) => of.place(named, at),
  mayBeAbsent: true,
});
/** A field that data written earlier does not have yet: it is then taken to hold this. */
export const usually = <T>(of: Shape<T>, value: () => T): Shape<T> => ({ ...of, missing: value });

type Fields<T> = { readonly [K in keyof T as K extends symbol ? never : K]-?: Shape<T[K]> | Shape<Exclude<T[K], undefined>> };
/** An object with these fields and no others. `derived`: fields that follow from the rest and are not written down. */
export function record<T extends object, D extends keyof T = never>(
  fields: Fields<Omit<T, D>>,
  derived?: (rest: Omit<T, D>) => Pick<T, D>,
): Shape<T> {
  const shapes = Object.entries(fields) as [string, Shape<unknown>][];
  const known = new Set(shapes.map(([key]) => key));
  const keysSaid = saidKeys(shapes.map(([key]) => key));
  const order = inCanonicalOrder(shapes.map(([key]) => key));
  const parts = toldFields(shapes);
  return {
    parts: shapes,
    copied: shapes.every(([, { copied }]) => copied === "value") ? "note" : "record",
    name: (value) => {
      const held = value as Record<string, unknown>;
      const made: Record<string, Plain> = {};
      for (const [key, shape] of shapes) if (!(shape.mayBeAbsent === true && held[key] === undefined)) made[key] = shape.name(held[key]);
      return made;
    },
    tell: (before, after, told) => {
      const text = tellFields(parts, before, after, told);
      return text === "" ? undefined : `{${text}}`;
    },
    spell: (value) => {
      const held = value as Record<string, unknown>;
      let text = "";
      for (const place of order) {
        const [key, shape] = shapes[place] as (typeof shapes)[number];
        // What has no name is left out.
        if (held[key] === undefined && (shape.mayBeAbsent === true || shape.name(undefined) === undefined)) continue;
        text += `${text === "" ? "{" : ","}${keysSaid[place]}${spelt(shape, held[key])}`;
      }
      return text === "" ? "{}" : `${text}}`;
    },
    place: (named, at) => {
      const held = objectAt(named, at);
      for (const key of Object.keys(held)) if (!known.has(key)) wrong(at, `has no field ${said(key)}`);
      const made: Record<string, unknown> = {};
      for (const [key, shape] of shapes)
        if (!(shape.mayBeAbsent === true && !Object.hasOwn(held, key))) made[key] = fieldAt(held, key, shape, at);
      return Object.assign(made, derived?.(made as Omit<T, D>)) as T;
    },
    placeKnown: (named, at) => {
      const held = objectAt(named, at);
      const placed = shapes.flatMap(([key, shape]): [string, unknown][] => {
        const value = ifPlaced(() => fieldAt(held, key, shape, at));
        return value === undefined ? [] : [[key, value]];
      });
      return Object.fromEntries(placed);
    },
  };
}
/** Undefined: it has no place. */
export function ifPlaced<T>(place: () => T): T | undefined {
  try {
    return place();
  } catch (error) {
    if (error instanceof Misnamed) return undefined;
    throw error;
  }
}
type OfKind<T, K> = Omit<Extract<T, { readonly kind: K }>, "kind">;
/** A union told apart by `kind`: the fields of each. */
export function kinds<T extends { readonly kind: string }>(fields: { readonly [K in T["kind"]]: Fields<OfKind<T, K>> }): Shape<T> {
  const known = new Map(Object.entries<object>(fields));
  const shapes = new Map(
    Object.entries<object>(fields).map(([kind, rest]) => [kind, record<any>({ kind: among(kind), ...rest })] as const),
  );
  return {
    fields: (kind) => known.get(kind) as { readonly [field: string]: Shape<any> } | undefined,
    name: (value) => (shapes.get(value.kind) ?? wrong("value", `of kind ${said(value.kind)} is not known`)).name(value),
    tell(before, after) {
      const of = shapes.get(after.kind);
      return before.kind === after.kind && of !== undefined ? of.tell?.(before, after) : `[${JSON.stringify(this.name(after))}]`;
    },
    spell: (value) => spelt(shapes.get(value.kind) ?? wrong("value", `of kind ${said(value.kind)} is not known`), value),
    place: (named, at) => {
      const { kind } = objectAt(named, at);
      return (shapes.get(kind as string) ?? wrong(at, `of kind ${said(kind)} is not known`)).place(named, at) as T;
    },
  };
}

function listed(named: unknown, at: string): readonly unknown[] {
  return Array.isArray(named) ? named : wrong(at, `must be a list, not ${said(named)}`);
}
function objectAt(named: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof named !== "object" || named === null || Array.isArray(named)) wrong(at, `must be an object, not ${said(named)}`);
  return named as Record<string, unknown>;
}
function fieldAt<T>(held: Readonly<Record<string, unknown>>, key: string, shape: Shape<T>, at: string): T {
  if (Object.hasOwn(held, key)) return shape.place(held[key], `${at}.${key}`);
  return shape.missing === undefined ? wrong(`${at}.${key}`, "is missing") : shape.missing();
}
