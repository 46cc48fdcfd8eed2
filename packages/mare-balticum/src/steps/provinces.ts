import type { Play } from "@stormakt/kernel";
import { highestOf, NOBODY, sealedBid } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { EMPTY, including, isEmpty, isSingle, lowest } from "@stormakt/kernel/ids";
import type { Line, Province } from "../catalog/index.ts";
import { KING, KING_MARKERS, LINES, NO_LINE, PROVINCE, PROVINCES, UNITS_FOR_TITLE } from "../catalog/index.ts";
import { at } from "../lists.ts";
import { isAvailable, kingsMarkersOnBoard } from "../standing.ts";
import type { Seen, Table } from "../table.ts";
import {
  chancellorLine,
  clearTitleDeckOf,
  controllerOf,
  handToSupply,
  setTitle,
  titleDeckIsComplete,
  titledTo,
  titleUnitsOf,
  unitsToSupply,
} from "../table.ts";
import type { MareBalticum } from "../types.ts";
import { decision, move, notesOf, procedure } from "../types.ts";
import type { Auction } from "./auction.ts";
import { biddersAmong, foremost, handsOf, readBids } from "./auction.ts";

/** MB-PROVINCE-7 Again and again, until there is nothing more to award. */
export const awardingProvinces = procedure<{ declined: boolean }>("awardingProvinces")({
  award(play, memory) {
    if (!memory.declined && awardProvince(play)) play.again();
  },
});
/** MB-PROVINCE-1, MB-PROVINCE-2, MB-PROVINCE-8 Whether a title is awarded: a complete deck, a line with three units on it, a province to be had. */
function awardProvince(play: Play<MareBalticum>): boolean {
  const { table } = play;
  if (!titleDeckIsComplete(table) || isEmpty(available(table))) return false;
  const lines = foremost(
    table,
    LINES.map((line) => titleUnitsOf(table, line)),
    UNITS_FOR_TITLE,
  );
  const [first] = lines;
  if (first === undefined) return false;
  const bidders = lines.length === 1 ? [] : biddersAmong(table, lines);
  if (bidders.length === 0) win(play, first, 0);
  else play.askAll(biddingForProvince, bidders, { lines });
  return true;
}

/** MB-PROVINCE-3 The highest bid wins and pays, among equals the line earlier in turn order. */
export const biddingForProvince = sealedBid<MareBalticum, Auction>("biddingForProvince", {
  purses: handsOf,
  within: "MB-PROVINCE-3",
  opened(play, { lines }, bids) {
    const amounts = readBids(play, lines, bids);
    const winner = at(highestOf(amounts), 0);
    win(play, at(lines, winner), at(amounts, winner));
  },
});

/** MB-PROVINCE-9, MB-KING-4, MB-KING-5 The winner must choose; what the Chancellor's line wins under a King is the King's. */
function win(play: Play<MareBalticum>, line: Line, gold: number): void {
  const { table } = play;
  handToSupply(table, line, gold);
  const free = available(table);
  const isKings = table.king !== NOBODY && line === chancellorLine(table);
  if (isKings && kingsMarkersOnBoard(table) === KING_MARKERS) play.ask(relocatingMarker, table.king, { line });
  else if (isSingle(free)) award(play, line, lowest(free), gold);
  else play.ask(choosingProvince, controllerOf(table, line), { line, gold });
}
/** MB-PROVINCE-4, MB-KING-4 All the line's units leave the deck; one of them marks the province, or a marker of the King's does. */
function award({ table, tell }: Play<MareBalticum>, line: Line, province: Province, gold: number): void {
  const units = clearTitleDeckOf(table, line);
  if (table.king !== NOBODY && line === chancellorLine(table)) {
    unitsToSupply(table, line, units);
    setTitle(table, province, KING);
    tell?.({ kind: "kingTookProvince", line, province });
  } else {
    unitsToSupply(table, line, units - 1);
    setTitle(table, province, line);
    tell?.({ kind: "provinceWon", line, province, gold });
  }
}

/** MB-PROVINCE-5 */
function available(table: Seen): SetOf<Province> {
  let provinces: SetOf<Province> = EMPTY;
  for (const province of PROVINCES) if (isAvailable(table, province)) provinces = including(provinces, province);
  return provinces;
}

/** MB-PROVINCE-4, MB-PROVINCE-5 An available province of the winner's choice. */
export const choosingProvince = decision<{ line: Line; gold: number }>("choosingProvince", {
  moves: {
    chooseProvince: move(
      "chooseProvince",
      { province: PROVINCE },
      {
        requires: {
          "MB-PROVINCE-10": { province: ({ table }) => titledTo(table, NO_LINE) },
          "MB-PROVINCE-5": { province: ({ table }) => available(table) },
        },
        perform: (play, { province }, _seat, { line, gold }) => award(play, line, province, gold),
      },
    ),
  },
});

/** MB-KING-5 With all three markers on the board one of them moves, or the King declines and the awards of the turn are over. */
export const relocatingMarker = decision<{ line: Line }>("relocatingMarker", {
  moves: {
    declineTitle: move(
      "declineTitle",
      {},
      {
        idle: true,
        perform(play) {
          notesOf(play, awardingProvinces).declined = true;
          play.tell?.({ kind: "kingDeclined" });
        },
      },
    ),
    moveMarker: move(
      "moveMarker",
      { from: PROVINCE, to: PROVINCE },
      {
        requires: {
          "MB-KING-5": { from: ({ table }) => titledTo(table, KING) },
          "MB-PROVINCE-10": { to: ({ table }) => titledTo(table, NO_LINE) },
          "MB-PROVINCE-5": { to: ({ table }) => available(table) },
        },
        perform(play, { from, to }, _seat, { line }) {
          relocate(play.table, from, to, line);
          play.tell?.({ kind: "kingMovedMarker", from, to });
        },
      },
    ),
  },
});
function relocate(table: Table, from: Province, to: Province, line: Line): void {
  unitsToSupply(table, line, clearTitleDeckOf(table, line));
  setTitle(table, from, NO_LINE);
  setTitle(table, to, KING);
}
