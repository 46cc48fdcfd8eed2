import { courseOf } from "@stormakt/laws";
import { expect, it } from "vitest";
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
import { LINES } from "../src/catalog/index.ts";
import { mareBalticum } from "../src/index.ts";
import { unitsOf } from "../src/invariants.ts";

const ASKED = [
  landings,
  attacksUntilHome,
  danger,
  halfTitles,
  officeStandings,
  provinceStandings,
  standings,
  titleRace,
  titlesLeft,
  turnsLeft,
];

it("whole games go, sound and look as they did, and boards are told the same", async () => {
  const course = courseOf(mareBalticum, 10, ({ table }) => [ASKED.map((ask) => ask(table)), LINES.map((line) => unitsOf(table, line))]);
  await expect(course).toMatchFileSnapshot("./course.txt");
});
