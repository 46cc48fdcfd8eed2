import type { Seat, View } from "@stormakt/kernel";
import { courseOf } from "@stormakt/laws";
import { expect, it } from "vitest";
import { foresee } from "../src/advice/forecast.ts";
import {
  armySize,
  fiefsOf,
  historyIncome,
  incomeFromCommerce,
  incomeFromFiefs,
  isOnSale,
  mayEnter,
  pointsOf,
  previewIncome,
  seriesProgress,
  standingOf,
  upkeepDue,
  warOdds,
  warUpkeepDue,
} from "../src/advice/index.ts";
import { EVERY_COUNTRY, EVERY_FIEF, NONE } from "../src/catalog/index.ts";
import { ACTIVITY } from "../src/domains.ts";
import { sveaRike } from "../src/index.ts";
import type { Action, SveaRike } from "../src/types.ts";

function asked(view: View<SveaRike>, seat: Seat, legal: readonly Action[]): unknown {
  const { table } = view;
  const seats = Array.from({ length: table.config.seats }, (_, other) => other);
  const sent = seats.map((other) => fiefsOf(table, other).at(-1) ?? NONE);
  const card = legal.findLast((action) => action.kind === "playCard");
  return [
    seats.map((other) => [
      previewIncome(table, other),
      pointsOf(table, other, 47),
      standingOf(table, other, 10),
      seriesProgress(table, other),
      historyIncome(table, other),
    ]),
    ACTIVITY.all.map((activity) => [
      incomeFromFiefs(table, seat, activity, true),
      incomeFromCommerce(table, seat, activity, 1),
      upkeepDue(table, seat, activity),
    ]),
    EVERY_COUNTRY.map((country) => [armySize(table, country), mayEnter(table, country)]),
    warOdds(table, EVERY_COUNTRY[seat % EVERY_COUNTRY.length]!, sent),
    sent.map((fief, other) => (fief === NONE ? 0 : warUpkeepDue(table, other, fief))),
    EVERY_FIEF.map((fief) => isOnSale(table, fief)),
    card === undefined ? null : foresee(view, seat, card),
  ];
}

it("whole games go, sound and look as they did, and boards are told the same", async () => {
  await expect(courseOf(sveaRike, 4, { figures: asked })).toMatchFileSnapshot("./course.txt");
});
