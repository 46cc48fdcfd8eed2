import type { Chance, Seat } from "@stormakt/kernel";
import { copyBargaining, packed } from "@stormakt/kernel";
import { setOf } from "@stormakt/kernel/ids";
import { KINDS } from "./catalog/index.ts";
import { copyOpen, laid } from "./copy.ts";
import { dealAnew } from "./dealing.ts";
import type { Holdings, Knowledge } from "./knowing.ts";
import { holdingsIn } from "./knowing.ts";
import type { TableView } from "./layout.ts";
import { at } from "./lists.ts";
import type { Alike } from "./looking.ts";
import { alikeIn, ownIn } from "./looking.ts";
import type { Note } from "./notes.ts";
import { asNumbers } from "./notes.ts";
import type { Table } from "./table.ts";
import { hasUnseenTrades, PAGE } from "./table.ts";

export type { TableView };

export function viewOf(table: Table, viewer: Seat | null, alike: { made?: Alike; readonly last?: Alike | undefined } = {}): TableView {
  const made = (alike.made ??= alikeIn(table, alike.last));
  const { open, built, handSizes, common, notes } = made;
  const { hands, ships, known, bargaining } = ownIn(table, viewer, made, alike.last);
  return {
    ...open,
    viewer,
    built,
    handSizes,
    hands,
    ships,
    known,
    common,
    notes: viewer === null ? NO_NOTES : at(notes, viewer),
    bargaining,
  };
}
const NO_NOTES: readonly Note[] = [];
/** VR-SECRET-11 What a client is sent: with the notebook off nothing that would have to be worked out. At the end all is open anyway. */
export function shownToClient(view: TableView): TableView {
  return view.notebook === "full" ? view : { ...view, known: NOTHING_WORKED_OUT, common: NOTHING_WORKED_OUT };
}
const NOTHING_WORKED_OUT: Knowledge = { holdings: null, mayLie: [] };

/** The seat's own goods, what everybody knows, and what was seen after the seat changed hands: no note and no conclusion from before. */
export function viewOfNewcomer(view: TableView, then: TableView): TableView {
  const { viewer, known, common } = view;
  const notes = view.notes.slice(then.notes.length);
  const own = <T extends number>(each: number, from: readonly T[], others: readonly T[]): T[] =>
    others.map((count, place) => (Math.floor(place / each) === viewer ? at(from, place) : count));
  const ownAmong = (from: Holdings, others: Holdings): Holdings => ({
    least: own(KINDS, from.least, others.least),
    most: own(KINDS, from.most, others.most),
    leastOfType: own(4, from.leastOfType, others.leastOfType),
    mostOfType: own(4, from.mostOfType, others.mostOfType),
  });
  const mayLie = own(4, known.mayLie, common.mayLie);
  for (const { ship, good, value, current } of notes) if (current) mayLie[ship * 4 + good] = setOf(value);
  return {
    ...view,
    notes,
    known: { holdings: known.holdings === null ? null : ownAmong(known.holdings, holdingsIn({ known: common, common })), mayLie },
  };
}

/**
 * Deals the hidden goods anew, as the viewer cannot rule out. What the other seats have seen is not known to the viewer; they are taken to
 * know what everybody knows, to have no notes, and to have made no offers among themselves.
 */
export function imagine(view: TableView, viewer: Seat, chance: Chance): Table {
  const { seats, known, common } = view;
  const { hands, ships } = dealAnew(view, viewer, chance);
  const everyViewer = [...Array.from({ length: seats }, (_, seat) => (seat === viewer ? known : common)), common];
  return laid(copyOpen(view), {
    hands: packed(hands),
    ships: packed(ships),
    suspected: packed(everyViewer.flatMap(({ mayLie }) => mayLie)),
    notes: packed(view.notes.flatMap((note) => asNumbers({ viewer, ...note }))),
    ledger: hasUnseenTrades(view) ? packed(everyViewer.flatMap((one) => pagesFrom(holdingsIn({ known: one, common })))) : [],
    bargaining: view.bargaining === null ? null : copyBargaining(view.bargaining),
  });
}
function pagesFrom({ least, most, leastOfType, mostOfType }: Holdings): number[] {
  const pages: number[] = [];
  for (let ship = 0; pages.length < (least.length / KINDS) * PAGE; ship++)
    pages.push(
      ...least.slice(ship * KINDS, (ship + 1) * KINDS),
      ...most.slice(ship * KINDS, (ship + 1) * KINDS),
      ...leastOfType.slice(ship * 4, ship * 4 + 4),
      ...mostOfType.slice(ship * 4, ship * 4 + 4),
    );
  return pages;
}
