import type { Seat, State } from "@stormakt/kernel";
import { canonical, Engine, fastDice, usualConfig } from "@stormakt/kernel";
import { EMPTY as EMPTY_SET, either, setOf } from "@stormakt/kernel/ids";
import type { Config, Table, Wallenstein } from "@stormakt/wallenstein";
import {
  AUCTION,
  areAdjacent,
  boxCount,
  COLLECT_GRAIN,
  COLLECT_TAXES,
  COURT_BOXES,
  cardIn,
  countyCalled,
  HIDDEN,
  isCounty,
  LOSS_OF,
  NEIGHBOURS,
  own,
  SITES_OF,
  wallenstein,
} from "@stormakt/wallenstein";
import type { County } from "@stormakt/wallenstein/catalog";
import { BOX, CHURCH, PALACE } from "@stormakt/wallenstein/catalog";
import { describe, expect, it } from "vitest";
import { Judgement } from "../../src/judgement.ts";
import { searchBot } from "../../src/levels.ts";
import { threatTo } from "../../src/minds/wallenstein/moves.ts";
import { holdsOut, lead, weighAttack } from "../../src/minds/wallenstein/odds.ts";
import { quickPlan, varied } from "../../src/minds/wallenstein/plans.ts";
import { mind } from "../../src/minds/wallenstein.ts";
import { imagineWorld } from "../../src/playout.ts";

const engine = new Engine(wallenstein);
const width = mind.features.length;
const config = (asked: Partial<Config> = {}): Config =>
  usualConfig(wallenstein, { seats: 4, setupMode: "lineup", startSeat: 0, tower: "default", ...asked });
const modules = (set: number): Partial<Config> => ({ court: (set & 1) !== 0, landsknechte: (set & 2) !== 0, leaders: (set & 4) !== 0 });
/** A game of quick play up to a moment. */
function until(fits: (state: State<Wallenstein>) => boolean, asked: Partial<Config>, seed: string): State<Wallenstein> {
  const state = untilIfEver(fits, asked, seed);
  if (state === null) throw new Error(`no such moment in game ${seed}`);
  return state;
}
function untilIfEver(fits: (state: State<Wallenstein>) => boolean, asked: Partial<Config>, seed: string): State<Wallenstein> | null {
  const dice = fastDice(seed);
  const state = engine.begin(config(asked), seed);
  while (!fits(state)) {
    const seat = engine.nextSeat(state);
    if (seat < 0) return null;
    engine.perform(state, seat, mind.rollout(engine, state, seat, dice));
  }
  return state;
}
const at =
  (step: string, fits: (table: Table) => boolean = () => true) =>
  (state: State<Wallenstein>) =>
    engine.stepOf(state) === step && fits(state.table);
function measured(state: State<Wallenstein>): Float64Array {
  const rows = new Float64Array(width * state.table.seats);
  mind.measure(state, rows);
  return rows;
}
const feature = (state: State<Wallenstein>, seat: Seat, name: string): number =>
  measured(state)[seat * width + mind.features.indexOf(name)]!;

describe("what is measured", () => {
  it.each([3, 4, 5])("is a number each, in every phase of a game of %i", (seats) => {
    const phases = new Set<number>();
    for (let seed = 0; seed < 8; seed++) {
      const dice = fastDice(`finite ${seed}`);
      const state = engine.begin(config({ seats, ...modules(seed), setupMode: seed % 2 === 0 ? "draft" : "lineup" }), `finite ${seed}`);
      let clock = mind.clock(state);
      for (let seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state)) {
        phases.add(mind.phaseOf(state));
        expect(measured(state).every(Number.isFinite)).toBe(true);
        engine.perform(state, seat, mind.rollout(engine, state, seat, dice));
        expect(mind.clock(state)).toBeGreaterThanOrEqual(clock);
        clock = mind.clock(state);
      }
    }
    expect([...phases].sort((one, other) => one - other)).toEqual(Array.from({ length: mind.phases }, (_, phase) => phase));
  });

  it("goes with the seats when all move one chair on", () => {
    for (let seed = 0; seed < 8; seed++) {
      const state = until(
        at("combat", ({ season }) => season === seed % 3),
        modules(seed),
        `turned ${seed}`,
      );
      const rows = measured(state);
      const turned = measured({ ...state, table: oneChairOn(state.table) });
      const expected = new Float64Array(rows.length);
      for (let seat = 0; seat < 4; seat++) expected.set(rows.subarray(seat * width, (seat + 1) * width), ((seat + 1) % 4) * width);
      expect(Array.from(turned)).toEqual(Array.from(expected));
    }
  });

  it("counts leads, sole and shared, and those within reach", () => {
    const state = until(at("planning"), {}, "leads");
    const { table } = state;
    own.buildings(table).fill(EMPTY_SET);
    const [mine, mine2] = ownedIn(table, 0, 2);
    own.buildings(table)[mine!] = setOf(PALACE);
    expect(feature(state, 0, "palaces")).toBe(1);
    expect(feature(state, 0, "points for sole leads")).toBe(3);
    expect(feature(state, 0, "points for safe leads")).toBe(0);
    own.buildings(table)[mine2!] = setOf(PALACE);
    expect(feature(state, 0, "points for safe leads")).toBe(3);
    own.buildings(table)[mine2!] = EMPTY_SET;
    own.owner(table)[mine2!] = 1;
    own.buildings(table)[mine2!] = setOf(PALACE);
    expect(feature(state, 0, "points for sole leads")).toBe(0);
    expect(feature(state, 0, "points for shared leads")).toBe(2);
    expect(feature(state, 1, "points for shared leads")).toBe(2);
  });

  it("sees hunger coming when the last event leaves too little grain", () => {
    const state = until(
      at("planning", ({ season }) => season === 2),
      {},
      "hunger",
    );
    const { table } = state;
    const counties = feature(state, 0, "counties");
    own.grain(table)[0] = counties + Math.max(...LOSS_OF);
    expect(feature(state, 0, "revolts by hunger")).toBe(0);
    own.grain(table)[0] = 0;
    expect(feature(state, 0, "revolts by hunger")).toBeGreaterThan(1);
  });

  it("sees counties at risk beside a strong army, and not beside a weak one", () => {
    const state = until(at("planning"), {}, "risk");
    const { table } = state;
    const county = table.owner.findIndex((owner, here) => owner === 0 && threatTo(table, 0, here) > 0);
    const foe = NEIGHBOURS[county]!.find((next) => table.owner[next]! > 0)!;
    const before = feature(state, 0, "counties at risk");
    own.armies(table)[foe]! += 9;
    expect(feature(state, 0, "counties at risk")).toBeGreaterThan(before);
  });
});
/** Counties of one region, all with a site, given to a seat. */
function ownedIn(table: Table, seat: Seat, number: number): number[] {
  const counties = [countyCalled("boehmen"), countyCalled("maehren"), countyCalled("kaernten")].slice(0, number);
  for (const county of counties) {
    own.owner(table)[county] = seat;
    expect(SITES_OF[county]).toBeGreaterThan(1);
  }
  return counties;
}
function oneChairOn(table: Table): Table {
  const { seats } = table;
  const next = (seat: Seat): Seat => (seat < 0 ? seat : (seat + 1) % seats);
  const turned = <T>(list: readonly T[], each = 1): T[] => [...list.slice(list.length - each), ...list.slice(0, list.length - each)];
  const bySeat = ["supply", "thalers", "grain", "points", "position"] as const;
  const byModule = ["courtiers", "hall", "audience", "landsknecht", "statuesLeft"] as const;
  const made = structuredClone(table);
  for (const name of [...bySeat, ...byModule]) made[name] = turned(table[name]);
  made.turned = turned(table.turned);
  made.shield = turned(table.shield);
  made.leader = turned(table.leader);
  made.owner = table.owner.map(next);
  made.plannedBy = table.plannedBy.map(next);
  made.order = table.order.map(next);
  made.boxes = turned(table.boxes, COURT_BOXES);
  for (const name of ["inside", "tray"] as const) made[name] = [table[name][0]!, ...turned(table[name].slice(1))];
  made.keeper = next(table.keeper);
  made.statues = table.statues.map((statue) => (statue & ~7) + next(statue & 7));
  made.trophies = turned(
    Array.from({ length: table.leaders ? seats : 0 }, (_, seat) => turned(table.trophies.slice(seat * seats, (seat + 1) * seats))),
  ).flat();
  return made;
}

describe("what is done in playouts", () => {
  it.each([3, 4, 5])("is legal in whole games of %i, under every rule set", (seats) => {
    const judged = new Set<string>();
    for (let set = 0; set < 16; set++) {
      const dice = fastDice(`legal ${set}`);
      const asked = { seats, ...modules(set), setupMode: set < 8 ? ("draft" as const) : ("lineup" as const) };
      const state = engine.begin(config(asked), `legal ${seats} ${set}`);
      for (let seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state)) {
        const action = dice.below(12) === 0 ? engine.sampleAction(state, seat, dice)! : mind.rollout(engine, state, seat, dice);
        const receipt = engine.submit(state, seat, action);
        expect([action, receipt.legal]).toEqual([action, true]);
        judged.add(action.kind);
      }
    }
    expect(judged.size).toBeGreaterThan(15);
  });
  it("beats doing anything at all by far", () => {
    let won = 0;
    for (let game = 0; game < 8; game++) {
      const dice = fastDice(`any ${game}`);
      const state = engine.begin(config({ setupMode: "draft" }), `any ${game}`);
      for (let seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state))
        engine.perform(state, seat, seat === game % 4 ? mind.rollout(engine, state, seat, dice) : engine.sampleAction(state, seat, dice)!);
      if (state.outcome!.places[0]!.includes(game % 4)) won++;
    }
    expect(won).toBe(8);
  });
});

describe("odds in playouts", () => {
  it("grow with the armies sent, and shrink with those in the county", () => {
    const { table } = until(at("combat"), {}, "odds");
    const county = table.owner.findIndex((owner, here) => owner === 0 && threatTo(table, 0, here) > 0);
    const foe = NEIGHBOURS[county]!.find((next) => table.owner[next]! > 0)!;
    const chances = [1, 3, 6, 12].map((armies) => {
      weighAttack(table, 0, foe, armies);
      expect(lead.won + lead.lost).toBeLessThanOrEqual(1);
      return lead.won;
    });
    expect(chances).toEqual(chances.slice().sort((one, other) => one - other));
    const held = [1, 4, 8].map((armies) => {
      own.armies(table)[county] = armies;
      return holdsOut(table, county, 2);
    });
    expect(held).toEqual(held.slice().sort((one, other) => one - other));
  });
});

describe("plans", () => {
  it("made quickly are legal whatever one has, and collect where nobody rises", () => {
    const chance = fastDice("quick");
    for (let seed = 0; seed < 12; seed++) {
      const state = until(
        at("planning", ({ season }) => season === seed % 3),
        { seats: 3 + (seed % 3), ...modules(seed) },
        `quick ${seed}`,
      );
      const { table } = state;
      for (let seat = 0; seat < table.seats; seat++) {
        if (seed % 4 === 3) {
          // hardly anything left
          const held = table.owner.flatMap((owner, county) => (owner === seat ? [county] : []));
          for (const county of held.slice(seat)) own.owner(table)[county] = -1;
          own.thalers(table)[seat] = seat;
        }
        for (let draw = 0; draw < 10; draw++) {
          const plan = quickPlan(table, seat, chance, 0.4);
          expect([plan, engine.judge(state, seat, plan)]).toEqual([plan, { legal: true }]);
          const other = varied(table, seat, plan, chance);
          if (other === null) continue;
          expect([other, engine.judge(state, seat, other)]).toEqual([other, { legal: true }]);
          expect(other).not.toEqual(plan);
        }
      }
    }
  });
  it("do not collect where a revolt would cost a county and its buildings", () => {
    const state = until(at("planning"), {}, "unrest");
    const { table } = state;
    const rich = countyCalled("wolfenbuettel");
    expect(table.owner[rich]).toBe(0);
    own.buildings(table)[rich] = either(setOf(PALACE), setOf(CHURCH));
    own.markers(table)[rich] = 3;
    own.supply(table)[0]! += table.armies[rich]! - 1;
    own.armies(table)[rich] = 1;
    const bot = searchBot(new Engine(wallenstein), mind, "hard");
    const chosen = bot.choose(engine.view(state, 0), 0, [], { chance: fastDice("unrest"), share: 0.5 });
    if (chosen.kind !== "plan") throw new Error("not a plan");
    for (const box of [COLLECT_GRAIN, COLLECT_TAXES]) expect(chosen.boxes[box]).not.toBe(rich);
  });
});

describe("what others may have laid face down", () => {
  it("is redrawn such that the seat cannot tell, at every moment of a game", () => {
    let hidden = 0;
    for (let seed = 0; seed < 8; seed++) {
      const dice = fastDice(`view ${seed}`);
      const asked = { seats: 3 + (seed % 3), ...modules(seed), setupMode: seed % 2 === 0 ? ("draft" as const) : ("lineup" as const) };
      const state = engine.begin(config(asked), `view ${seed}`);
      for (let by = engine.nextSeat(state); by >= 0; by = engine.nextSeat(state)) {
        if (dice.below(4) === 0)
          for (let seat = 0; seat < state.table.seats; seat++) {
            const view = engine.view(state, seat);
            if (view.table.boxes.includes(HIDDEN)) hidden++;
            const world = imagineWorld(engine, mind, view, seat, dice);
            expect(canonical(engine.view(world, seat))).toBe(canonical(view));
          }
        engine.perform(state, by, mind.rollout(engine, state, by, dice));
      }
    }
    expect(hidden).toBeGreaterThan(100);
  });
  it("holds no card twice, and seldom attacks from a county that cannot", () => {
    const dice = fastDice("sense");
    const state = until(at("choosePosition"), {}, "sense");
    const view = engine.view(state, 0);
    let [able, all] = [0, 0];
    for (let draw = 0; draw < 40; draw++) {
      const { table } = imagineWorld(engine, mind, view, 0, dice);
      for (let seat = 1; seat < 4; seat++) {
        const cards = BOX.all.slice(0, boxCount(table)).map((box) => cardIn(table, seat, box));
        expect(new Set(cards).size).toBe(cards.length);
        expect(cards[AUCTION]).toBe(cardIn(state.table, seat, AUCTION));
        const taxed = cards[COLLECT_TAXES]!;
        if (isCounty(taxed)) able++;
        all++;
      }
    }
    expect(able).toBeGreaterThan(0.7 * all); // nearly everybody collects taxes in the first spring
  });
});

describe("the value", () => {
  it("has weights for these features, in every phase", () => {
    expect(() => new Judgement(mind)).not.toThrow();
    for (const [seats, sets] of Object.entries(mind.weights.bySeats)) {
      expect(Number(seats)).toBeGreaterThanOrEqual(3);
      expect(sets).toHaveLength(mind.phases);
      for (const set of sets) expect(set.filter(Number.isFinite)).toHaveLength(width);
    }
  });
  it("likes points, counties, buildings and leads", () => {
    const judgement = new Judgement(mind);
    const state = until(
      at("planning", ({ year, season }) => year === 2 && season === 1),
      {},
      "likes",
    );
    const chances = new Float64Array(4);
    const chance = () => {
      judgement.judge(state, chances);
      return chances[0]!;
    };
    const before = chance();
    own.points(state.table)[0]! += 6;
    const richer = chance();
    expect(richer).toBeGreaterThan(before + 0.02);
    const neutral = state.table.owner.indexOf(-1);
    own.owner(state.table)[neutral] = 0;
    own.armies(state.table)[neutral] = 6;
    own.supply(state.table)[0]! -= 6;
    expect(chance()).toBeGreaterThan(richer);
  });
});

describe("the search", () => {
  it("attacks in the last fall when one county more is enough to win", () => {
    const isLast = at("combat", ({ year, season, row, faceUp }) => year === 2 && season === 2 && faceUp === row.length);
    const state = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => untilIfEver(isLast, {}, `last ${seed}`)).find((found) => found !== null)!;
    const { table } = state;
    const seat = engine.nextSeat(state);
    const { county } = state.stack.at(-1)!.memory as { county: County };
    // nothing else happens: all boxes are empty
    own.boxes(table).fill(-1);
    own.grain(table).fill(60);
    const prey = NEIGHBOURS[county]!.find((next) => table.owner[next] !== -2)!;
    own.owner(table)[prey] = -1;
    own.buildings(table)[prey] = EMPTY_SET;
    own.armies(table)[prey] = 0;
    own.armies(table)[county] = 14;
    own.points(table).fill(50);
    const before = scoresOf(table);
    for (let other = 0; other < 4; other++) own.points(table)[other] = 100 - before[other]!;
    const bot = searchBot(new Engine(wallenstein), mind, "hard");
    const choice = bot.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance: fastDice("last"), share: 0.5 });
    expect(choice.kind).toBe("march");
    if (choice.kind !== "march") return;
    expect(areAdjacent(county, choice.to)).toBe(true);
    expect(table.owner[choice.to]).not.toBe(seat);
  });
});
function scoresOf(table: Table): number[] {
  const copy = structuredClone(table);
  const rows = new Float64Array(width * table.seats);
  mind.measure({ table: copy, stack: [], chance: [], outcome: null }, rows);
  const names = ["counties", "palaces", "churches", "trading posts", "points for sole leads", "points for shared leads"];
  return Array.from({ length: table.seats }, (_, seat) =>
    names.reduce((sum, name) => sum + rows[seat * width + mind.features.indexOf(name)]!, 0),
  );
}
