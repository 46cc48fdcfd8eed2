/** SR-AGRI-5, SR-CULT-4, -5, SR-HIST-3 How much a move buys, and what a scientist adds to it. */

import type { Seat } from "@stormakt/kernel";
import type { History, None } from "../catalog/index.ts";
import { NONE, seriesOf } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { CULTURE } from "../domains.ts";
import type { MoveNotes, OpenTable, Table } from "../table.ts";
import type { OfficeNotes } from "./taking.ts";

type Open = Readonly<OpenTable>;
type Noted = Readonly<MoveNotes>;

/** How many purchases the move still allows. */
export function purchasesLeft({ move }: Open): number {
  if (move === null) return 0;
  return (move.activity === CULTURE ? cardLimit(move) : 1) - move.bought;
}
const cardLimit = (move: Noted): number => usualCards(move) + (move.scientists > 0 && !move.furtherCard ? 1 : 0);
/** SR-CULT-4, -5 One card; two with a Hidden Cache. */
const usualCards = ({ cache }: Noted): number => (cache ? 2 : 1);

/** SR-CULT-4, -5, SR-HIST-3 A scientist among the first two of a move gives one more. */
export function countForMove(table: Table, history: History | None): void {
  const move = own.move(table);
  if (move === null) return;
  if (move.bought < 2 && isScientist(history)) move.scientists += 1;
  move.bought += 1;
}
/** SR-HIST-3 So does one bought with an office; the card bought further is in one's own Culture move the extra one of that move. */
export function countForOffice(table: Table, office: OfficeNotes, history: History | None): void {
  const move = ownCultureMove(table, office.seat) === null ? null : own.move(table);
  if (office.done && move !== null) move.furtherCard = true;
  office.further = !office.done && isScientist(history) && (move === null || !hasExtraCard(move));
  office.done = true;
}
const isScientist = (history: History | None): boolean => history !== NONE && seriesOf(history) === "scientist";
const ownCultureMove = ({ move }: Open, seat: Seat): MoveNotes | null =>
  move !== null && move.seat === seat && move.activity === CULTURE ? move : null;
/** The one extra card that scientists give a move has been bought: with an office, or beyond the usual ones. */
const hasExtraCard = (move: Noted): boolean => move.furtherCard || (move.scientists > 0 && move.bought > usualCards(move));
