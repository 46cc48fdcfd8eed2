import { everyConfig, fastChance, fastDice } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { FARM, FLEET, FORT, LOCALS, OVERSEAS, ROUTES } from "../src/catalog/index.ts";
import { mareBalticum } from "../src/index.ts";
import { chainOf } from "../src/steps/enemy.ts";
import type { Table } from "../src/table.ts";
import { circleAt, hasGroup } from "../src/table.ts";
import type { Action } from "../src/types.ts";
import { engine } from "./scenario.ts";

/** What a player with any sense leaves alone; without it games come to fleets, armies, forts, sieges, bids and titles. */
const SENSELESS = new Set<Action["kind"]>(["desert", "discardGood", "discardSold", "generateNoMore", "takeNoMore", "endBattles"]);
const ENDS = new Set<Action["kind"]>(["endMovement", "endInvestment"]);

const INVARIANTS = Object.entries(mareBalticum.invariants);
const BEFORE_MOVEMENT = new Set(["harvesting", "choosingBattle", "hiring", "playingCards", "retreating", "takingSpoils", "pickingRoutes"]);

/** A route's units stand as far back as possible once it has withdrawn: no gap before one of its own. */
function gapsOf(table: Table): string[] {
  return ROUTES.flatMap((route) => {
    const circles = chainOf(route)
      .filter(({ force }) => force !== 3)
      .flatMap(({ province, force }) => [0, 1, 2].map((place) => circleAt(province, force, place)));
    const last = circles.findLastIndex((circle) => table.enemies[circle] === route);
    const gap = circles.slice(0, Math.max(last, 0)).find((circle) => table.enemies[circle] === 0);
    return gap === undefined ? [] : [`route ${route} has a gap at ${gap}`];
  });
}

/** A storm sends three units home after the withdrawal, and so leaves gaps until the next one. */
const stormed = (before: number, table: Table): boolean =>
  [...LOCALS, ...OVERSEAS].some((province) => table.enemies[circleAt(province, FORT, 2)] !== 0) || table.enemySupply > before;

describe("games played at random, but not senselessly", () => {
  const seen = new Set<string>();
  for (const config of [2, 3, 4, 5, 6].flatMap((seats) => everyConfig(mareBalticum, seats)))
    it(`keep every invariant and end: ${config.seats} seats${config.riksdag ? ", Riksdag" : ""}${config.neutralLine ? ", neutral line" : ""}`, () => {
      const dice = fastDice(`sense ${JSON.stringify(config)}`);
      for (let game = 0; game < 9; game++) {
        const state = engine.beginWith(config, fastChance(game));
        for (let moves = 0; state.outcome === null; moves++) {
          if (moves > mareBalticum.longest(config)) throw new Error("the game does not end");
          const seat = engine.nextSeat(state);
          const step = engine.stepOf(state)!;
          seen.add(step);
          const legal = engine.legalActions(state, seat);
          const sensible = legal.filter(({ kind }) => !SENSELESS.has(kind));
          const going = sensible.filter(({ kind }) => !ENDS.has(kind));
          const among = going.length > 0 && dice.below(4) > 0 ? going : sensible.length > 0 ? sensible : legal;
          const { turn } = state.table;
          const before = state.table.enemySupply;
          engine.perform(state, seat, dice.pick(among));
          for (const [name, test] of INVARIANTS) {
            const broken = test(state.table);
            if (broken !== null) throw new Error(`${name}: ${broken} in ${engine.describe(state)}`);
          }
          const now = engine.stepOf(state);
          if (now !== null && BEFORE_MOVEMENT.has(now) && state.table.capital.some((units) => units > 0))
            throw new Error(`goods in the capital at ${now}`);
          if (step === "pickingRoutes" && now === "moving" && !stormed(before, state.table)) expect(gapsOf(state.table)).toEqual([]);
          if (state.table.turn > turn) {
            expect(state.table.savings.every((units) => units === 0)).toBe(true);
            expect(state.table.turn).toBe(turn + 1);
          }
        }
        for (const province of LOCALS) expect(hasGroup(state.table, province, FLEET)).toBe(false);
        for (const province of OVERSEAS)
          expect([0, 1, 2].every((place) => state.table.subjects[circleAt(province, FARM, place)] === -1)).toBe(true);
      }
    });
  it("come to battles and retreats", () => {
    for (const step of ["moving", "investing", "playingCards", "retreating"]) expect(seen).toContain(step);
  });
});
