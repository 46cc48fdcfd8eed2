/**
 * Everything on the table; nothing of it is hidden. Circles are counted through all provinces, twelve to each: three for each of farm,
 * fleet, army and fort, left to right (a farm has no third, and a province has either farms or a fleet). Other lists go by line.
 */
import { EMPTY } from "@stormakt/kernel/ids";
import type { OnTable } from "@stormakt/kernel/layout";
import { derived, layout } from "@stormakt/kernel/layout";
import { amount, chair, flag, listOf, per, things } from "@stormakt/kernel/shapes";
import { HEX, LINE, NO_LINE, OFFICE, PROVINCE, SQUARE } from "./catalog/index.ts";
import { board, holder, lineOrNone, lineSet, lines, marks, motionOrNone, routeOrNone } from "./names.ts";
import { NO_ROUTE } from "./table/board.ts";
import { noted } from "./table/noted.ts";

const fields = {
  seats: amount,
  riksdag: flag,
  /** The lines that can be Chancellor, clockwise, and the seats that own them. No line until a house has been taken. */
  ring: listOf(lineOrNone),
  ringSeats: listOf(chair),
  /** Whether a neutral line joins, and which. */
  neutralJoins: flag,
  neutral: lineOrNone,
  king: chair,
  /** Places in the ring. */
  first: amount,
  chancellor: amount,
  /** 0 during set-up. */
  turn: amount,
  /** The lines in turn order: Chancellor first, the neutral line last. */
  order: lines,
  /** By line: who decides for it this turn. */
  controllers: per(LINE, chair),

  /** By circle: whose subject, how many goods on it, how many it has sent to the capital, and what it has done this turn. */
  subjects: board(lineOrNone, NO_LINE),
  goods: board(amount, 0),
  sold: board(amount, 0),
  marks: board(marks, EMPTY),
  /**
   * By kind of subject and line: the provinces where it has some, and those where it stands leftmost. They follow from the circles and are
   * kept beside them, so that a question is a look (`subjects.ts` writes both). So are, by kind and place from the left, the provinces where
   * somebody stands in that circle.
   */
  standing: derived(noted, "standing"),
  leading: derived(noted, "leading"),
  manned: derived(noted, "manned"),
  /** By circle: the route of the enemy unit there, or 0. */
  enemies: board(routeOrNone, NO_ROUTE),
  enemySupply: amount,

  /** By line. */
  supply: per(LINE, amount),
  hand: per(LINE, amount),
  savings: per(LINE, amount),
  capital: per(LINE, amount),
  /** By build square: the pile, top first. */
  piles: per(SQUARE, lines),
  /** By line: the builds of which it leads a finished layer. They follow from the piles (`decks.ts` writes both). */
  finished: derived(noted, "finished"),
  /** By title hex: the lines with a unit there. */
  titleDeck: per(HEX, lineSet),
  /** By province: the line on its coat of arms, or the King. */
  titles: per(PROVINCE, holder),
  offices: per(OFFICE, lineOrNone),

  /** The provinces whose producing subjects were free to produce this turn, or have made up for it after a battle. */
  produced: things(PROVINCE),
  /** What the Riksdag has resolved for this phase, and whether its call for this turn is used up. */
  motion: motionOrNone,
  motionAbout: amount,
  motionCalled: flag,
};
export const table = layout(fields);
export interface Table extends OnTable<typeof fields> {}
