/** WA-ACTION The row of action cards. */
import { ACTION, ACTION_COUNT } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { at } from "../table.ts";
import type { Pen } from "../types.ts";

/** WA-ACTION-1 Five of the ten action cards lie face up when the players plan. */
const FACE_UP_AT_FIRST = 5;
export function layOutRow(play: Pen): void {
  const { table } = play;
  table.faceUp = 0;
  const row = own.row(table);
  for (const action of ACTION.all) row[action] = action; // all face down, by number
  for (let place = 0; place < FACE_UP_AT_FIRST; place++) turnUpNext(play);
}
/** Any of the cards not face up yet comes next. Those left stay in order of their numbers, so they tell nothing. */
export function turnUpNext({ table, chance }: Pen): void {
  const { faceUp } = table;
  const row = own.row(table);
  const drawn = faceUp + chance.below(ACTION_COUNT - faceUp, "action");
  const card = at(row, drawn);
  for (let place = drawn; place > faceUp; place--) row[place] = at(row, place - 1);
  row[faceUp] = card;
  table.faceUp += 1;
}
