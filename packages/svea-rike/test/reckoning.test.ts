/** What is reckoned on a table, by the sets it keeps, and on a view, which has none, is the same. */
import { fastDice } from "@stormakt/kernel";
import { expect, it } from "vitest";
import { EVERY_FIEF, EVERY_HISTORY, SCORING_SERIES, seriesOf } from "../src/catalog/index.ts";
import {
  countFiefs,
  countOwned,
  crownsOf,
  militaryOf,
  PALACE_SET,
  previewIncome,
  QUEEN_SET,
  SERIES_SET,
  seriesPoints,
  troopsOf,
} from "../src/reckoning/index.ts";
import type { OpenTable } from "../src/table.ts";
import { engine, usual } from "./scenario.ts";

const reckoned = (table: OpenTable, seat: number) => ({
  fiefs: countFiefs(table, seat),
  crowns: crownsOf(table, seat),
  troops: troopsOf(table, seat),
  palaces: countOwned(table, seat, PALACE_SET),
  queens: countOwned(table, seat, QUEEN_SET),
  military: militaryOf(table, seat),
  series: SCORING_SERIES.map((series) => countOwned(table, seat, SERIES_SET[series])),
  points: seriesPoints(table, seat),
  income: previewIncome(table, seat),
});
it.each([2, 3, 4, 5])("in games of %i players", (seats) => {
  let owned = 0;
  for (let game = 0; game < 4; game++) {
    const dice = fastDice(`reckoned ${game}`);
    const state = engine.begin(usual(seats), `reckoned ${game}`);
    for (let at = 0; engine.playAny(state, dice); at++) {
      if (at % 20 !== 0) continue;
      const { table } = state;
      const view = engine.view(state, null).table;
      for (let seat = 0; seat < seats; seat++) {
        const figures = reckoned(table, seat);
        expect(reckoned(view, seat)).toEqual(figures);
        expect(figures.fiefs).toBe(EVERY_FIEF.filter((fief) => table.fiefs[fief] === seat).length);
        const palaces = EVERY_HISTORY.filter((card) => table.history[card] === seat && seriesOf(card) === "palace");
        expect(figures.palaces).toBe(palaces.length);
        owned += palaces.length;
      }
    }
  }
  expect(owned).toBeGreaterThan(0);
});
