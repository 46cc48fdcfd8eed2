/** What others may have laid face down: sensible plans, as far as they are still hidden. */
import type { Chance, Engine, Seat, State } from "@stormakt/kernel";
import type { Box, Wallenstein } from "@stormakt/wallenstein";
import { BOX, boxCount, COURT_BOXES, cardsInQuestion, EMPTY, isCounty, isTurned, own } from "@stormakt/wallenstein";
import { at } from "./odds.ts";
import { outlookOf } from "./outlook.ts";
import { emptyBoxes, layOut } from "./plans.ts";

const HEAT = 0.6;

/** Takes the covered cards of all others off their mats and lays them out anew, from the cards they may have there. */
export function believe(_engine: Engine<Wallenstein>, { table }: State<Wallenstein>, seat: Seat, chance: Chance): void {
  if (table.event < 0) return; // no plans on the mats
  for (let other = 0; other < table.seats; other++) {
    if (other === seat) continue;
    const open: Box[] = [];
    for (const box of BOX.all)
      if (box < boxCount(table) && !isTurned(table, other, box) && at(table.boxes, other * COURT_BOXES + box) !== EMPTY) open.push(box);
    if (open.length === 0) continue;
    const cards = cardsInQuestion(table, other);
    const counties = cards.filter(isCounty);
    const idle = cards.filter((card) => !isCounty(card));
    const boxes = emptyBoxes(COURT_BOXES);
    layOut(outlookOf(table, other), other, boxes, open.slice(), counties, idle, at(table.thalers, other), chance, HEAT, true);
    for (const box of open) own.boxes(table)[other * COURT_BOXES + box] = boxes[box] ?? EMPTY;
  }
}
