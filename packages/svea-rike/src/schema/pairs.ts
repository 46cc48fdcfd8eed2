/** Two lists side by side in play are pairs where they are written down. */
import type { Seat } from "@stormakt/kernel";
import type { Shape } from "@stormakt/kernel/shapes";
import { chair, listOf, record } from "@stormakt/kernel/shapes";
import type { Title } from "../catalog/index.ts";
import { numberAt } from "../lists.ts";
import type { OpenTable } from "../table.ts";
import { card } from "./things.ts";

/** Data that is kept in play in another form than it is written in. */
const writtenAs = <T, W>(shape: Shape<W>, write: (value: T) => W, read: (written: W) => T): Shape<T> => ({
  name: (value) => shape.name(write(value)),
  place: (named, at) => read(shape.place(named, at)),
});
/** A card and whose it is: two lists side by side in play. */
interface Laid {
  readonly card: Title;
  readonly by: Seat;
}
export const laid = listOf(record<Laid>({ card, by: chair }));
const pairs = (cards: readonly Title[], seats: readonly Seat[]): Laid[] => cards.map((one, at) => ({ card: one, by: numberAt(seats, at) }));
const cards = (list: readonly Laid[]): Title[] => list.map((one) => one.card);
const seats = (list: readonly Laid[]): Seat[] => list.map(({ by }) => by);
type SideBySide = "used" | "usedBy" | "battles" | "battlesBy" | "trophies" | "trophiesBy";
export type Written<T extends OpenTable> = Omit<T, SideBySide> & { used: Laid[]; battles: Laid[]; trophies: Laid[] };
/** `whole`: how a table is made of what was written and its lists side by side. */
export const paired = <T extends OpenTable>(
  shape: Shape<Written<T>>,
  whole: (written: Written<T>, lists: Pick<OpenTable, SideBySide>) => T,
): Shape<T> =>
  writtenAs<T, Written<T>>(
    shape,
    ({ used, usedBy, battles, battlesBy, trophies, trophiesBy, ...rest }) => ({
      ...rest,
      used: pairs(used, usedBy),
      battles: pairs(battles, battlesBy),
      trophies: pairs(trophies, trophiesBy),
    }),
    (written) => {
      const { used, battles, trophies } = written;
      return whole(written, {
        used: cards(used),
        usedBy: seats(used),
        battles: cards(battles),
        battlesBy: seats(battles),
        trophies: cards(trophies),
        trophiesBy: seats(trophies),
      });
    },
  );
