/** What a seat may know, and a table that it could not tell from the true one. The only secrets are cards face down on the mats. */

import type { Chance, Seat } from "@stormakt/kernel";
import type { Card } from "./catalog/index.ts";
import { BOX, COUNTY_COUNT, EMPTY, HIDDEN, MONEY_0, MONEY_CARDS, TOWER_CARD, TOWER_CARDS } from "./catalog/index.ts";
import { copyTable } from "./copy.ts";
import type { Table, TableView } from "./table.ts";
import { allSeats, cardIn, isTurned, layCard } from "./table.ts";

export type { TableView };

/** Covered boxes of others are hidden until they are turned over; that a box is empty is seen by all. */
export function viewOf(table: Table, seat: Seat | null): TableView {
  const view = copyTable(table);
  for (const other of allSeats(table)) {
    if (other === seat) continue;
    for (const box of BOX.all) if (cardIn(table, other, box) !== EMPTY && !isTurned(table, other, box)) layCard(view, other, box, HIDDEN);
  }
  return view;
}

/** Deals each of the others' face-down cards anew, from the cards they may still have there. */
export function imagine(view: TableView, seat: Seat, chance: Chance): Table {
  const table = copyTable(view);
  for (const other of allSeats(table)) {
    if (other === seat || !hasHidden(table, other)) continue;
    const cards = cardsInQuestion(table, other);
    chance.shuffle(cards);
    for (const box of BOX.all) if (cardIn(table, other, box) === HIDDEN) layCard(table, other, box, cards.pop() ?? EMPTY);
  }
  return table;
}
function hasHidden(table: Readonly<Table>, seat: Seat): boolean {
  for (const box of BOX.all) if (cardIn(table, seat, box) === HIDDEN) return true;
  return false;
}
/** The cards a seat planned with, still has, and has not shown: each lies face down on the mat, or in hand. */
export function cardsInQuestion(view: Readonly<TableView>, seat: Seat): Card[] {
  const shown: Card[] = [];
  for (const box of BOX.all) if (isTurned(view, seat, box)) shown.push(cardIn(view, seat, box));
  const cards: Card[] = [];
  for (let county = 0; county < COUNTY_COUNT; county++) if (view.plannedBy[county] === seat && !shown.includes(county)) cards.push(county);
  for (let money = MONEY_0; money < MONEY_0 + MONEY_CARDS; money++) if (!shown.includes(money)) cards.push(money);
  if (view.court) {
    const towers = TOWER_CARDS - shown.filter((card) => card === TOWER_CARD).length;
    for (let tower = 0; tower < towers; tower++) cards.push(TOWER_CARD);
  }
  return cards;
}
