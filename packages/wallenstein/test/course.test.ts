import type { Seat } from "@stormakt/kernel";
import { fastDice } from "@stormakt/kernel";
import { courseOf } from "@stormakt/laws";
import { expect, it } from "vitest";

import {
  attackOdds,
  attackOddsFrom,
  boxCount,
  buildPrice,
  cautiousPlan,
  countiesOf,
  grainYield,
  handOf,
  heldBack,
  majorities,
  NOWHERE,
  OUT_OF_PLAY,
  ownerOf,
  planWarnings,
  recruitsPlaced,
  revoltOdds,
  roughOdds,
  roughRevolt,
  standings,
  taxYield,
  winterForecast,
} from "../src/advice/index.ts";
import { BUILDING, DEPLOY_1_MOVE, DEPLOY_3, DEPLOY_5, EMPTY, NEIGHBOURS } from "../src/catalog/index.ts";
import { wallenstein } from "../src/index.ts";
import type { TableView } from "../src/table.ts";

/** A plan that may be as foolish as it likes: any cards in any boxes. */
function anyPlan(table: TableView, seat: Seat, seed: number): { boxes: number[] } {
  const cards = handOf(table, seat);
  fastDice(`${table.year} ${table.season} ${seat} ${seed}`).shuffle(cards);
  return { boxes: Array.from({ length: boxCount(table) }, (_, box) => cards[box] ?? EMPTY) };
}
/** WA-PLAN-10 Warnings are for those who are short of something. */
function warned(table: TableView, seat: Seat): unknown {
  const short = (thalers: number, supply: number): TableView => ({
    ...table,
    thalers: table.thalers.with(seat, thalers),
    supply: table.supply.with(seat, supply),
  });
  return [table, short(0, 1), short(2, 4), short(3, 21), short(5, 6), short(8, 2)].map((as, seed) => {
    const plans = [cautiousPlan({ table: as, seat }), anyPlan(as, seat, 2 * seed), anyPlan(as, seat, 2 * seed + 1)];
    return plans.map((plan) => [plan.boxes, planWarnings(as, seat, plan), heldBack(as, seat, plan)]);
  });
}
function asked(table: TableView, seat: Seat): unknown {
  const own = countiesOf(table, seat);
  const [home = NOWHERE] = own.filter((county) => (table.armies[county] as number) > 1);
  const targets = (NEIGHBOURS[home] ?? []).filter((to) => ownerOf(table, to) !== seat && ownerOf(table, to) !== OUT_OF_PLAY).slice(0, 2);
  return [
    winterForecast(table, seat),
    standings(table),
    majorities(table),
    warned(table, seat),
    own.map((county) => [taxYield(table, seat, county), grainYield(table, seat, county)]),
    own.slice(0, 3).map((county) => BUILDING.all.map((building) => buildPrice(table, seat, building, county))),
    own
      .slice(0, 3)
      .map((county) => ([DEPLOY_5, DEPLOY_3, DEPLOY_1_MOVE] as const).map((deploy) => recruitsPlaced(table, seat, deploy, county))),
    targets.map((to) => [
      attackOdds(table, seat, to, 1),
      roughOdds(table, seat, to, 1),
      attackOddsFrom(table, seat, home, to).at(-1) ?? null,
    ]),
    own.slice(0, 2).map((county) => [revoltOdds(table, county, 2), roughRevolt(table, county, 2)]),
  ];
}

it("whole games go, sound and look as they did, and boards are told the same", async () => {
  await expect(courseOf(wallenstein, 16, { figures: ({ table }, seat) => asked(table, seat) })).toMatchFileSnapshot("./course.txt");
});
