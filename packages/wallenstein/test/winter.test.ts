import type { ScriptedDraw } from "@stormakt/kernel";
import { fastChance, fastDice } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { hungerFor, WINTER } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { endOfGame } from "../src/steps/ending.ts";
import { majorities, scores, scoreYear } from "../src/steps/scoring.ts";
import { beginSecondYear, year } from "../src/steps/war.ts";
import { winter } from "../src/steps/winter.ts";
import { countiesOf } from "../src/table.ts";
import type { Pen } from "../src/types.ts";
import type { Cubes, Described, Player } from "./scenario.ts";
import {
  acting,
  BLACK,
  BLUE,
  begun,
  config,
  county,
  engine,
  events,
  fallsOut,
  planOf,
  RED,
  Scenario,
  tableOf,
  towerScript,
  YELLOW,
} from "./scenario.ts";

describe("revolts", () => {
  const taxed = (garrison: object, rest: Partial<Described> = {}, red: Player = {}) =>
    acting({
      players: [{ counties: { lueneburg: { armies: 4, ...garrison }, baden: 1 }, plan: { "collect-taxes": "lueneburg" }, ...red }],
      ...rest,
    });
  const rising = (landing: Cubes, garrison: object = { markers: 2 }, rest: Partial<Described> = {}, red: Player = {}) => {
    const game = taxed(garrison, rest, red);
    const { tray } = game;
    const batch = { ...tray, green: 2 + (tray.green ?? 0), red: 4 + (tray.red ?? 0) };
    return game.run(fallsOut(game, batch, landing));
  };

  it("EX-13 WA-REVOLT-1 WA-REVOLT-3 WA-REVOLT-4 WA-REVOLT-5 WA-REVOLT-6 a revolt is subdued: two armies and three markers are left", () => {
    const game = rising({ red: 3, green: 1 });
    expect(game.table.thalers[RED]).toBe(3);
    expect(game.in("lueneburg")).toMatchObject({ owner: RED, armies: 2, markers: 3 });
    expect(game.tray).toEqual({});
    expect(game.inside).toEqual({ green: 1, red: 1 });
  });

  it("EX-13 WA-REVOLT-2 WA-REVOLT-7 WA-BUILD-5 a revolt is lost: the Thalers are kept, the county is not", () => {
    const game = rising({ red: 2, green: 2 }, { markers: 2, buildings: ["palace"] });
    expect(game.table.thalers[RED]).toBe(3);
    expect(game.in("lueneburg")).toEqual({ owner: -1, armies: 0, markers: 0, buildings: [] });
    expect(game.table.stock[0]).toBe(28);
    expect(game.tray).toEqual({});
    expect(game.table.peasants).toBe(20);
    expect(game.table.supply[RED]).toBe(62 - 1 - 2); // one in Baden, two inside
  });

  it("WA-REVOLT-4 even none against none is lost", () => {
    expect(rising({}).in("lueneburg").owner).toBe(-1);
  });

  it("WA-REVOLT-1 without a marker there is no revolt, but a marker", () => {
    const game = taxed({ markers: 0 }).run([]);
    expect(game.in("lueneburg")).toMatchObject({ owner: RED, armies: 4, markers: 1 });
  });

  it("WA-REVOLT-3 WA-REVOLT-8 the whole tray is dropped, other colours stay; palace guard, tile and leader do not help", () => {
    const game = rising(
      { green: 1, red: 3, blue: 2 },
      { markers: 2, buildings: ["palace"] },
      { tray: { blue: 2 }, event: "palace-guard-2", leaders: true },
      { tile: "plus-defense", leader: "lueneburg" },
    );
    expect(game.in("lueneburg")).toMatchObject({ owner: RED, armies: 2 });
    expect(game.tray).toEqual({ blue: 2 });
    expect(game.table.supply[RED]).toBe(62 - 5 + 1); // nothing came from the supply
  });

  it("WA-SETUP-13 WA-REVOLT-3 only as many peasants rise as there are", () => {
    const game = taxed({ markers: 3 }, { peasants: 1 });
    game.run(fallsOut(game, { green: 1, red: 4 }, { red: 4, green: 1 }));
    expect(game.in("lueneburg").armies).toBe(3);
  });

  it("WA-REVOLT-9 a county lies in one box, so it cannot be collected from twice in a round", () => {
    const game = taxed({});
    expect(game.refusal(RED, planOf({ "collect-taxes": "lueneburg", "collect-grain": "lueneburg" }))).not.toBeNull();
  });

  it("WA-COMBAT-21 WA-REVOLT-7 the card of a county lost in a revolt leaves its box", () => {
    const game = rising({ red: 1, green: 2 });
    expect(game.table.boxes[4]).toBe(-1);
    expect(game.table.plannedBy[county("lueneburg")]).toBe(-1);
  });
});

const inWinter = (described: Described) =>
  new Scenario(tableOf({ season: WINTER, ...described }), winter, { turn: 0, peasants: 0, drawn: [] as number[] });
const NINE = ["anhalt", "altmark", "mittelmark", "neumark", "kursachsen", "lausitz", "schlesien", "boehmen", "baden"] as const;
const nine = (changes: object = {}) => ({ ...Object.fromEntries(NINE.map((id) => [id, 2])), ...changes });

describe("winter", () => {
  it("EX-10 WA-WINTER-1 everybody loses grain by the card left over, but nobody falls below 0", () => {
    const game = inWinter({ events: ["harvest-floor-3"], players: [{ grain: 5 }, { grain: 2 }, { grain: 3 }] }).run();
    expect(game.table.grain).toEqual([2, 0, 0]);
  });

  it.each([
    [0, 0, 0],
    [1, 1, 1],
    [2, 1, 2],
    [3, 2, 2],
    [4, 2, 2],
    [5, 2, 3],
    [6, 2, 3],
    [7, 3, 3],
    [12, 3, 3],
  ])("EX-37 WA-WINTER-3 WA-WINTER-2 shortage %i: %i revolts, %i extra peasants", (shortage, revolts, peasants) => {
    expect(hungerFor(shortage)).toEqual({ revolts, peasants });
    const game = inWinter({
      events: ["tax-ceiling-0"],
      players: [{ counties: nine({ trier: 2, mark: 2, koeln: 2 }), grain: 12 - shortage, position: 1 }],
    });
    game.table.inside = [0, 0, 0, 0];
    game.run();
    if (revolts >= 2) {
      expect(game.waitsAt).toBe("nextRevolt");
      expect(game.legal(RED)).toHaveLength(revolts);
    } else expect(game.waitsAt).toBe("planning");
    const lost = 24 - game.table.armies.reduce((all, armies) => all + armies, 0);
    if (shortage === 0) expect(lost).toBe(0);
  });

  it("EX-11 WA-WINTER-2 WA-WINTER-7 shortage 2 and one marker: three peasants against all armies there; a lost county does not score", () => {
    const game = inWinter({
      events: ["tax-ceiling-0"],
      players: [{ counties: nine({ anhalt: { armies: 4, markers: 1, buildings: ["church"] } }), grain: 7 }],
    });
    const drawn: ScriptedDraw[] = [{ hunger: countiesOf(game.table, RED).indexOf(county("anhalt")) }];
    game.run([...drawn, ...towerScript({}, { green: 3, red: 4 }, { green: 2, red: 1 })]);
    expect(game.in("anhalt")).toMatchObject({ owner: -1 });
    expect(game.table.points[RED]).toBe(8);
  });

  it("EX-12 WA-WINTER-7 WA-REVOLT-6 short by 2, Anhalt with one marker: three peasants; subdued, it gets no marker", () => {
    const game = inWinter({ events: ["tax-ceiling-0"], players: [{ counties: nine({ anhalt: { armies: 4, markers: 1 } }), grain: 7 }] });
    const drawn: ScriptedDraw[] = [{ hunger: countiesOf(game.table, RED).indexOf(county("anhalt")) }];
    game.run([...drawn, ...towerScript({}, { green: 3, red: 4 }, { green: 2, red: 3 })]);
    expect(game.in("anhalt")).toMatchObject({ owner: RED, armies: 1, markers: 1 });
    expect(game.table.points[RED]).toBe(9);
  });

  it("WA-WINTER-4 the counties are drawn at random, none twice", () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const game = inWinter({ events: ["tax-ceiling-0"], players: [{ counties: nine(), grain: 2 }] });
      game.state.chance = fastChance(seed);
      game.run();
      const drawn = game.legal(RED).flatMap((action) => (action.kind === "quell" ? [action.county] : []));
      expect(new Set(drawn).size).toBe(3);
      for (const at of drawn) seen.add(at);
    }
    expect(seen.size).toBe(9);
  });

  it("WA-WINTER-5 WA-WINTER-6 WA-WINTER-8 fall order, one player after the other; the order of revolts is chosen one at a time", () => {
    const game = inWinter({
      events: ["tax-ceiling-0"],
      players: [
        { position: 4, counties: nine(), grain: 2 },
        { position: 1, counties: { trier: 2, mark: 2, koeln: 2, paderborn: 2 }, grain: 1 },
      ],
    });
    const first: ScriptedDraw[] = [{ hunger: 0 }, { hunger: 0 }];
    game.run(first);
    expect(game.asked).toEqual([BLUE]);
    const [one, other] = game.legal(BLUE).flatMap((action) => (action.kind === "quell" ? [action.county] : []));
    expect(game.refusal(BLUE, { kind: "quell", county: county("baden") })).toBe("WA-WINTER-6");
    game.does(BLUE, { kind: "quell", county: other! });
    // the last of blue's went by itself, and now it is red's turn: still three revolts, whatever is lost
    expect(game.asked).toEqual([RED]);
    expect(game.told("hungerStruck")).toMatchObject([{ seat: RED, shortage: 7 }]);
    const broke = game.told("revoltBrokeOut");
    expect(broke.map(({ county }) => county)).toEqual([other, one]);
    for (let left = 3; left > 1; left--) {
      expect(game.legal(RED)).toHaveLength(left);
      game.does(RED, game.legal(RED)[0]!);
    }
    expect(game.told("revoltBrokeOut")).toHaveLength(5);
  });

  it("WA-WINTER-9 WA-END-5 a player without counties has no shortage, and plays on", () => {
    const game = inWinter({ events: ["market-calm-7"], players: [{}, { counties: { baden: 2 }, grain: 9 }] }).run();
    expect(game.table.points.slice(0, 2)).toEqual([0, 1]);
    const plan = planOf({
      "build-palace": "money-0",
      "build-church": "money-1",
      "build-trading-post": "money-2",
      "collect-grain": "money-3",
      "collect-taxes": "money-4",
    });
    expect(game.refusal(RED, plan)).toBeNull();
  });
});

describe("scoring", () => {
  it("EX-24 WA-SCORE-3 WA-SCORE-4 WA-SCORE-5 leads in Bayern: tied palaces 2 each, a lone church 2, no trading posts no points", () => {
    const table = tableOf({
      players: [
        { counties: { augsburg: { armies: 1, buildings: ["palace"] }, salzburg: { armies: 1, buildings: ["palace"] } } },
        { counties: { regensburg: { armies: 1, buildings: ["palace"] }, wuerzburg: { armies: 1, buildings: ["palace"] } } },
        { counties: { wuerttemberg: { armies: 1, buildings: ["church"] } } },
        {},
        {},
      ],
    });
    expect(scores(table).map(({ majorities: points }) => points)).toEqual([2, 2, 2, 0, 0]);
    const bayern = majorities(table).filter(({ region }) => region === 3);
    expect(bayern).toMatchObject([
      { building: 0, counts: [2, 2, 0, 0, 0], leaders: [RED, BLUE], points: 2 },
      { building: 1, leaders: [BLACK], points: 2 },
      { building: 2, leaders: [], points: 0 },
    ]);
    expect(majorities(table)).toHaveLength(15);
  });

  it("WA-SCORE-4 tied trading posts score nothing, a lone one scores 1, a lone palace 3", () => {
    const post = (id: "augsburg" | "salzburg", building: "trading-post" | "palace") => ({
      counties: { [id]: { armies: 1, buildings: [building] } },
    });
    expect(scores(tableOf({ players: [post("augsburg", "trading-post"), post("salzburg", "trading-post")] }))[0]!.majorities).toBe(0);
    expect(scores(tableOf({ players: [post("augsburg", "trading-post")] }))[0]!.majorities).toBe(1);
    expect(scores(tableOf({ players: [post("augsburg", "palace")] }))[0]!.majorities).toBe(3);
  });

  it("EX-25 WA-SCORE-1 WA-SCORE-2 WA-SCORE-3 WA-SCORE-4 eight counties, six buildings, a palace lead and a tied church lead: 18 points", () => {
    const table = tableOf({
      players: [
        {
          counties: {
            augsburg: { armies: 1, buildings: ["palace"] },
            boehmen: { armies: 1, buildings: ["church"] },
            anhalt: { armies: 1, buildings: ["trading-post"] },
            kursachsen: { armies: 1, buildings: ["trading-post"] },
            trier: { armies: 1, buildings: ["trading-post"] },
            mark: { armies: 1, buildings: ["trading-post"] },
            altmark: 1,
            mittelmark: 1,
          },
        },
        {
          counties: {
            schlesien: { armies: 1, buildings: ["church"] },
            "saechsische-lande": { armies: 1, buildings: ["trading-post"] },
            vogtland: { armies: 1, buildings: ["trading-post"] },
            zweibruecken: { armies: 1, buildings: ["trading-post"] },
            "hessen-kassel": { armies: 1, buildings: ["trading-post"] },
            koeln: { armies: 1, buildings: ["trading-post"] },
            paderborn: { armies: 1, buildings: ["trading-post"] },
          },
        },
      ],
    });
    const { counties, buildings, majorities: leads } = scores(table)[RED]!;
    expect([counties, buildings, leads]).toEqual([8, 6, 4]);
    scoreYear({ table, tell: undefined } as unknown as Pen);
    expect(table.points[RED]).toBe(18);
  });

  it("WA-SCORE-6 buildings count for the region of their county only", () => {
    const table = tableOf({ players: [{ counties: { augsburg: { armies: 1, buildings: ["palace"] } } }] });
    expect(majorities(table).filter(({ points }) => points > 0)).toMatchObject([{ region: 3, building: 0 }]);
  });

  it("I-27 I-8 what winter adds is what the map shows, and points never fall", () => {
    const dice = fastDice("points");
    const state = begun(config({ seats: 4 }), "points");
    let before = state.table.points.slice();
    let wanted: number[] | null = null;
    do {
      if (wanted !== null) expect(state.table.points).toEqual(wanted);
      state.table.points.forEach((points, seat) => expect(points).toBeGreaterThanOrEqual(before[seat]!));
      before = state.table.points.slice();
      wanted = null;
      if (state.table.year === 1 && engine.stepOf(state) === "planning" && state.table.season === 0) wanted = before; // no points in a round
    } while (engine.playAny(state, dice));
    const last = scores(state.table).map(({ counties, buildings, majorities: leads }) => counties + buildings + leads);
    expect(state.table.points.map((points, seat) => points - last[seat]!).every((first) => first >= 0)).toBe(true);
  });
});

describe("the years", () => {
  it("WA-YEAR-2 WA-YEAR-3 after the first winter markers, grain and positions are gone; the rest stays", () => {
    const table = tableOf({
      season: WINTER,
      landsknechte: true,
      court: true,
      events: ["palace-guard-6"],
      tray: { green: 1, blue: 2 },
      players: [{ counties: { baden: { armies: 3, markers: 2, buildings: ["church"] } }, thalers: 7, grain: 4, points: 11, hall: 3 }],
    });
    own.landsknecht(table)[RED] = 3;
    table.inside = [2, 1, 1, 0];
    table.keeper = RED;
    const game = new Scenario(table, null);
    beginSecondYear({ table } as Pen);
    expect(game.in("baden")).toEqual({ owner: RED, armies: 3, markers: 0, buildings: ["church"] });
    expect([table.grain[RED], table.landsknecht, table.position, table.order]).toEqual([0, [1, 1, 1], [0, 0, 0], []]);
    expect([table.events, table.eventsGone]).toEqual([[], [4]]);
    expect([table.year, table.season]).toEqual([2, 0]);
    expect([table.thalers[RED], table.points[RED], table.hall[RED], table.keeper]).toEqual([7, 11, 3, RED]);
    expect([game.tray, table.inside]).toEqual([{ green: 1, blue: 2 }, [2, 1, 1, 0]]);
  });

  it("WA-YEAR-1 events already seen are not dealt again", () => {
    const table = tableOf({ year: 2, players: [] });
    table.eventsGone = events(0, 1, 2, 3, 4, 5, 6, 7);
    const game = new Scenario(table, year, {}, 0).run();
    expect(table.events).toEqual([8, 9, 10, 11]);
    expect(game.waitsAt).toBe("planning");
  });

  it("I-16 I-7 grain and markers are 0 at the start of each year", () => {
    const dice = fastDice("new year");
    const state = begun(config({ seats: 3 }), "new year");
    let looked = 0;
    do {
      if (engine.stepOf(state) !== "planning" || state.table.season !== 0) continue;
      expect(state.table.grain).toEqual([0, 0, 0]);
      expect(state.table.markers.every((markers) => markers === 0)).toBe(true);
      looked = state.table.year;
    } while (engine.playAny(state, dice));
    expect(looked).toBe(2);
  });
});

describe("the end", () => {
  const ending = (players: Player[], leaders = false) => {
    const game = new Scenario(tableOf({ year: 2, season: WINTER, leaders, players }), null);
    endOfGame({ table: game.table, tell: undefined, conclude: (outcome: never) => void (game.state.outcome = outcome) } as unknown as Pen);
    return game.state.outcome!;
  };

  it("WA-END-1 the game ends with the scoring of the second winter", () => {
    const dice = fastDice("end");
    const state = begun(config({ seats: 3 }), "end");
    while (engine.playAny(state, dice))
      if (state.outcome === null && state.table.year === 2 && state.table.season === 3) expect(engine.stepOf(state)).toBe("nextRevolt");
    expect([state.table.year, state.table.season]).toEqual([2, 3]);
    expect(state.outcome).not.toBeNull();
  });

  it("WA-END-3 most points win, Thalers break a tie", () => {
    expect(ending([{ points: 20, thalers: 1 }, { points: 30 }, { points: 20, thalers: 4 }])).toMatchObject({
      places: [[BLUE], [BLACK], [RED]],
      because: "points",
    });
    expect(ending([{ points: 20, thalers: 1 }, { points: 20, thalers: 6 }, { points: 3 }])).toMatchObject({
      places: [[BLUE], [RED], [BLACK]],
      because: "thalers",
      facts: { points: 20, thalers: 6 },
    });
  });

  it("WA-END-4 still tied: the victory is shared", () => {
    expect(ending([{ points: 20, thalers: 6 }, { points: 5 }, { points: 20, thalers: 6 }])).toMatchObject({
      places: [[RED, BLACK], [BLUE]],
      because: "shared",
    });
  });

  it("WA-END-5 nobody is eliminated: without counties one still plans, bids and takes a position", () => {
    const dice = fastDice("nobody out");
    const state = begun(config({ seats: 4 }), "nobody out");
    const { table } = state;
    for (const at of countiesOf(table, YELLOW)) {
      own.supply(table)[YELLOW]! += table.armies[at]!;
      own.armies(table)[at] = 0;
      own.owner(table)[at] = -1;
    }
    let asked = 0;
    do if (engine.waitsFor(state).includes(YELLOW)) asked += 1;
    while (engine.playAny(state, dice));
    expect(asked).toBeGreaterThanOrEqual(12);
    expect(table.points[YELLOW]).toBe(0);
  });
});
