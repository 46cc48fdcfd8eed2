/** Everything on the table: counters, and numbers in flat lists; and what one seat may know of it, or a spectator. */
import type { Laid, OnTable, Untouched } from "@stormakt/kernel/layout";
import { kept, layout } from "@stormakt/kernel/layout";
import { among, amount, chair, flag, listOf, orNull, per, rowsPer, usually } from "@stormakt/kernel/shapes";
import { GOOD, KIND, ROLE } from "./catalog/index.ts";
import { bargaining, goodOrNone, knowledge, ledger, markers, note, notebook, notes, valueOrNone, values } from "./names.ts";

/** What everybody sees. */
export const openFields = {
  seats: amount,
  inventory: flag,
  /** New in edition 2, as is `trades`. */
  gifts: usually(flag, () => false),
  trades: usually(among("private", "open"), () => "private" as const),
  /** 0: without end. */
  royalPatience: amount,
  /** VR-SECRET-11 With `off` a client is sent neither `known` nor `common`; the notes are. */
  notebook,
  round: amount,
  leader: chair,
  roundsSinceBuild: amount,
  /** This round's building: who called it and what is built, or -1. */
  caller: chair,
  building: goodOrNone,
  /** By role; -1 for a card nobody has taken. */
  roleTakenBy: per(ROLE, chair),
  /** Markers by kind, twelve counts. */
  supply: markers,
};
export const fields = {
  ...openFields,
  /** Markers by seat and kind. */
  hands: rowsPer(KIND, amount),
  /** The marker's value by seat and good; 0 while the square is empty. */
  ships: rowsPer(GOOD, valueOrNone),
  /** VR-SECRET-6 What may lie on a square, as each viewer can work it out: a set of values by viewer, ship and good. */
  suspected: rowsPer(GOOD, values),
  /** VR-INSPECT-7 What was seen, six numbers a note: viewer, round, ship, good, value, 1 while current. */
  notes,
  /** VR-SECRET-7 Bounds on what everybody owns, as each viewer can work them out. Empty where no trade is private: then all is known. */
  ledger,
  /** VR-INVENTORY Offers of this round; null without Inventory. */
  bargaining,
};
export const open = layout(openFields);
export const table = layout(fields);
export interface OpenTable extends Untouched<Laid<typeof openFields>> {}
export interface Table extends OnTable<typeof fields> {}

/** What a view has of its own. Whatever the seat has been shown before is in it; nothing else is (VR-SECRET-5). */
export const ownFields = {
  viewer: orNull(chair),
  /** By good. */
  built: per(GOOD, flag),
  /** By seat (VR-SECRET-3). */
  handSizes: listOf(amount),
  /** By seat, twelve counts; null where it is hidden. */
  hands: listOf(orNull(kept(markers))),
  /** By seat: values by good, 0 for an empty square; null where they are hidden. */
  ships: listOf(orNull(kept(per(GOOD, valueOrNone)))),
  /** The notebook: what the viewer can work out. */
  known: knowledge,
  /** What anybody can work out who only heard what all heard: so also what the others may think of the viewer's own goods. */
  common: knowledge,
  /** VR-INSPECT-7 */
  notes: listOf(note),
  /** The viewer's own offers, made and got, in open trades all of them; null without Inventory. */
  bargaining,
};
export interface TableView extends Untouched<OpenTable & Laid<typeof ownFields>> {}
