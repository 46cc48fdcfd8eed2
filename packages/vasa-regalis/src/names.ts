/** What is made of the things of the game: the words of the layout and the schema. */
import type { Bargaining, Offer } from "@stormakt/kernel";
import { copyBargaining } from "@stormakt/kernel";
import { copiedBy } from "@stormakt/kernel/layout";
import type { Shape } from "@stormakt/kernel/shapes";
import {
  among,
  amount,
  chair,
  chairs,
  flag,
  listOf,
  numbersIn,
  orNull,
  per,
  record,
  rowsPer,
  thing,
  usually,
} from "@stormakt/kernel/shapes";
import type { Value } from "./catalog/index.ts";
import { GOOD, KIND, ROLE } from "./catalog/index.ts";
import type { Holdings, Knowledge } from "./knowing.ts";
import { exactly } from "./knowing.ts";
import type { Note, ViewersNote } from "./notes.ts";
import { asNumbers, notesIn } from "./notes.ts";

export const good = thing(GOOD);
export const role = thing(ROLE);
/** A value stands for itself. */
export const value: Shape<Value> = among(1, 2, 3);
export const valueOrNone: Shape<Value | 0> = among(0, 1, 2, 3);
export const markers = per(KIND, amount);
export const goodOrNone = thing(GOOD, { none: -1 });

export const values = numbersIn<Value>();
export const offer = record<Offer>({ from: chair, to: chair, number: amount, give: markers, take: markers });
export const bargaining = orNull(
  copiedBy(
    copyBargaining,
    record<Bargaining>({
      seats: amount,
      offers: listOf(offer),
      made: listOf(amount),
      reopened: usually(listOf(amount), () => []), // new in edition 2
      left: chairs,
    }),
  ),
);
export const notebook = among("full", "off");
const shipsByKind = rowsPer(KIND, amount);
const shipsByGood = rowsPer(GOOD, amount);
const bounds = record<Holdings>({ least: shipsByKind, most: shipsByKind, leastOfType: shipsByGood, mostOfType: shipsByGood });
/** What is known exactly is said once: the least is the most, and how much there is of a type follows from it. */
const counts = record<Pick<Holdings, "least">>({ least: shipsByKind });
const shapeFor = ({ least, most }: Holdings): Shape<Holdings> | typeof counts => (most === least ? counts : bounds);
export const holdings: Shape<Holdings> = {
  name: (value) => shapeFor(value).name(value),
  tell: (before, after, told) =>
    shapeFor(before) === shapeFor(after) ? shapeFor(after).tell?.(before, after, told) : `[${JSON.stringify(shapeFor(after).name(after))}]`,
  place: (named, at) => (isObject(named) && !("most" in named) ? exactly(counts.place(named, at).least) : bounds.place(named, at)),
};
const isObject = (named: unknown): named is object => typeof named === "object" && named !== null;
const workedOut = record<Knowledge>({ holdings: orNull(holdings), mayLie: rowsPer(GOOD, values) });
export const knowledge: Shape<Knowledge> = {
  ...workedOut,
  /** Journals and editions of before have the holdings beside what may lie on squares, whatever all know anyway. */
  place(named, at) {
    if (!isObject(named) || !("least" in named && "mayLie" in named)) return workedOut.place(named, at);
    const { mayLie, ...held } = named;
    return workedOut.place({ holdings: held, mayLie }, at);
  },
};
export const note = record<Note>({ round: amount, ship: chair, good, value, current: flag });

const perGood = per(GOOD, amount);
const PAGE = 2 * KIND.size + 2 * GOOD.size;
const page = record<{ least: number[]; most: number[]; leastOfType: number[]; mostOfType: number[] }>({
  least: markers,
  most: markers,
  leastOfType: perGood,
  mostOfType: perGood,
});
/** Pages of the ledger: least and most of each kind, then of each type. */
export const ledger: Shape<number[]> = {
  copied: "list",
  name: (list) =>
    Array.from({ length: list.length / PAGE }, (_, at) => {
      const bare = list.slice(at * PAGE, (at + 1) * PAGE);
      return page.name({
        least: bare.slice(0, KIND.size),
        most: bare.slice(KIND.size, 2 * KIND.size),
        leastOfType: bare.slice(2 * KIND.size, 2 * KIND.size + GOOD.size),
        mostOfType: bare.slice(2 * KIND.size + GOOD.size),
      });
    }),
  place: (named, at) =>
    listOf(page)
      .place(named, at)
      .flatMap(({ least, most, leastOfType, mostOfType }) => [...least, ...most, ...leastOfType, ...mostOfType]),
};
const viewersNotes = listOf(record<ViewersNote>({ viewer: chair, round: amount, ship: chair, good, value, current: flag }));
export const notes: Shape<number[]> = {
  copied: "list",
  name: (list) => viewersNotes.name(notesIn(list)),
  place: (named, at) => viewersNotes.place(named, at).flatMap(asNumbers),
};
