import type { Dice } from "@stormakt/kernel";
import { courseOf } from "@stormakt/laws";
import { expect, it } from "vitest";
import type { Seen } from "../src/advice/index.ts";
import {
  attacksUntilHome,
  danger,
  halfTitles,
  landings,
  officeStandings,
  provinceStandings,
  standings,
  titleRace,
  titlesLeft,
  turnsLeft,
} from "../src/advice/index.ts";
import { LINES, ROUTES } from "../src/catalog/index.ts";
import { mareBalticum } from "../src/index.ts";
import { unitsOf } from "../src/invariants.ts";
import type { Action } from "../src/types.ts";
import { id } from "./scenario.ts";

const ASKED = [
  landings,
  attacksUntilHome,
  dangerByRoute,
  halfTitles,
  officeStandings,
  provinceStandings,
  standings,
  titleRace,
  titlesLeft,
  turnsLeft,
];
/** The marks were made when the danger was told by route as well. */
function dangerByRoute(table: Seen) {
  const routes = attacksUntilHome(table).map((attacks, place) => ({
    route: ROUTES[place],
    units: table.enemies.filter((route) => route === ROUTES[place]).length,
    landsNext: attacks === 1,
  }));
  return { ...danger(table), routes };
}

/** Sweden falls early where routes are drawn at random; and titles take subjects, goods and gold that nobody has thrown away. */
function lasting(drawn: Action, another: () => Action, dice: Dice): Action {
  if (drawn.kind === "pickRoute") return dice.below(8) === 0 ? drawn : { kind: "pickRoute", routes: drawn.routes.map(() => id(2)) };
  if (WASTE.includes(drawn.kind) && dice.below(10) > 0) return lasting(another(), another, dice);
  return PAUSES.includes(drawn.kind) && dice.below(5) > 0 ? another() : drawn;
}
const WASTE = ["discardGood", "discardSold", "desert", "generateNoMore", "takeNoMore"];
const PAUSES = ["endMovement", "endInvestment", "endBattles", "hireNobody", "retreat", "callNothing", "investInBuild"];

it("whole games go, sound and look as they did, and boards are told the same", async () => {
  const course = courseOf(mareBalticum, 20, {
    figures: ({ table }) => [ASKED.map((ask) => ask(table)), LINES.map((line) => unitsOf(table, line))],
    prefers: lasting,
  });
  await expect(course).toMatchFileSnapshot("./course.txt");
});
