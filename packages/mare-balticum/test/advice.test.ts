import { canonical, Engine, fastDice, usualConfig } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import type { Seen } from "../src/advice/index.ts";
import {
  attacksUntilHome,
  completesTitleDeck,
  landings,
  leaderAfterMerging,
  leaderIfFinished,
  roundOutlooks,
} from "../src/advice/index.ts";
import type { Event, Force } from "../src/index.ts";
import {
  ARMY,
  enemiesAt,
  FARM,
  FLEET,
  FORT,
  GOLD,
  isLocal,
  mareBalticum,
  NO_LINE,
  ROUTES,
  sizeOf,
  TITLE_HEXES,
  UNITS_PER_ACTION,
} from "../src/index.ts";
import { at, id, scene } from "./scenario.ts";

/** What boards are told beforehand is what happens. */
const engine = new Engine(mareBalticum);
function play(seed: number, look: (before: Seen, told: readonly Event[]) => void): void {
  const state = engine.begin(usualConfig(mareBalticum, { seats: 4, firstChancellor: 0 }), `advice ${seed}`);
  const dice = fastDice(seed);
  while (state.outcome === null) {
    const seat = engine.nextSeat(state);
    const action = engine.sampleAction(state, seat, dice);
    if (action === null) throw new Error("nothing to do");
    const before = engine.view(state, null).table;
    const receipt = engine.submit(state, seat, action);
    look(before, "told" in receipt ? engine.heardBy(receipt, null) : []);
  }
}

describe("advice", () => {
  it("MB-ENEMY-7 MB-WITHDRAW-1 the first route that acts brings its units where the forecast has said", () => {
    let seen = 0;
    for (let seed = 0; seed < 40; seed++)
      play(seed, (before, told) => {
        const active = told.find((event) => event.kind === "routesActive");
        if (active === undefined || told.some(({ kind }) => kind === "enemiesShort")) return;
        const [route] = active.routes;
        const came = told.flatMap((event) =>
          event.kind === "enemyCame" && event.route === route
            ? [{ province: event.province, force: event.target, units: event.units }]
            : [],
        );
        expect(landings(before)[(route ?? 1) - 1]).toEqual(came);
        seen++;
      });
    expect(seen).toBeGreaterThan(100);
  });
  it("MB-ENEMY-8 says next time exactly where the next action lands at home", () => {
    let seen = 0;
    play(3, (before) => {
      const attacks = attacksUntilHome(before);
      landings(before).forEach((along, at) => {
        if (along.reduce((units, landing) => units + landing.units, 0) < UNITS_PER_ACTION) return;
        expect(attacks[at] === 1).toBe(along.some(({ province }) => isLocal(province)));
        seen++;
      });
    });
    expect(seen).toBeGreaterThan(100);
    expect(
      attacksUntilHome(engine.view(engine.begin(usualConfig(mareBalticum, { seats: 3, firstChancellor: 0 }), "x"), null).table),
    ).toEqual(ROUTES.map(() => 3));
  });
  it("MB-MERGE-1 MB-MERGE-2 says who will lead groups that join: the larger one's leader, of equals the one earlier in turn order", () => {
    const { table } = scene({ karelia: { army: "A" }, finland: { army: "BC" }, scania: { fleet: "C" }, ingria: { fleet: "A" } });
    expect(leaderAfterMerging(table, at("karelia"), at("finland"), ARMY)).toBe(1);
    expect(leaderAfterMerging(table, at("finland"), at("karelia"), ARMY)).toBe(1);
    expect(leaderAfterMerging(table, at("scania"), at("ingria"), FLEET)).toBe(0);
    const later = scene({ chancellor: "C", scania: { fleet: "C" }, ingria: { fleet: "A" } });
    expect(leaderAfterMerging(later.table, at("scania"), at("ingria"), FLEET)).toBe(2);
    expect(leaderAfterMerging(table, at("karelia"), at("uplandia"), ARMY)).toBe(NO_LINE);
  });
  it("MB-BUILD-3 says who will lead the layer that a unit finishes, and takes nothing from the table", () => {
    const finishing = (fleet: [string, string, string], square: number) => {
      const { table } = scene({ builds: { fleet } });
      const before = canonical(table);
      const leader = leaderIfFinished(table, id(square), id(0));
      expect(canonical(table)).toBe(before);
      return leader;
    };
    expect([finishing(["", "B", "C"], 0), finishing(["B", "", "C"], 1)]).toEqual([0, 1]);
    expect([finishing(["", "", "C"], 0), finishing(["AB", "B", "C"], 0)]).toEqual([NO_LINE, NO_LINE]);
    expect(finishing(["BC", "B", "CA"], 1)).toBe(2);
  });
  it("MB-PROVINCE-1 says which unit completes the title deck", () => {
    const { table } = scene({ deck: { grain: "A", wood: "B", cloth: "A", iron: "B", stone: "A" } });
    expect(TITLE_HEXES.filter((hex) => completesTitleDeck(table, hex, id(1)))).toEqual([GOLD]);
    const two = scene({ deck: { grain: "A", wood: "B", cloth: "A", iron: "B" } });
    expect(TITLE_HEXES.filter((hex) => completesTitleDeck(two.table, hex, id(1)))).toEqual([]);
  });
  it("MB-BATTLE-20 to MB-BATTLE-24 a round ends as its outlook says", () => {
    let seen = 0;
    for (let seed = 0; seed < 30; seed++)
      play(seed, (before, told) => {
        const shown = told.find((event) => event.kind === "cardsShown");
        const lost = told.find((event) => event.kind === "subjectsLost");
        const ended = told.find(({ kind }) => kind === "battleWon" || kind === "battleLost");
        if (shown === undefined) return;
        const { province, attackers, defenders } = shown;
        const force = lost?.force ?? (ended as { force?: Force } | undefined)?.force;
        if (force === undefined || sizeOf(before, province, force) !== attackers.length + defenders.length) return;
        const target = force === FARM ? ARMY : force;
        if (force === FORT && enemiesAt(before, province, FORT) === 0) return;
        const outlook = roundOutlooks(attackers.length + defenders.length, enemiesAt(before, province, target))[attackers.length];
        const mercenaries = told.some(({ kind }) => kind === "mercenariesHired");
        if (outlook === undefined || mercenaries || force === FORT) return;
        expect(outlook.result).toBe(ended === undefined ? "goesOn" : ended.kind === "battleWon" ? "won" : "lost");
        expect(lost?.lines.length ?? 0).toBe(outlook.result === "won" ? 0 : sizeOf(before, province, force) - outlook.subjectsLeft);
        seen++;
      });
    expect(seen).toBeGreaterThan(40);
  });
});
