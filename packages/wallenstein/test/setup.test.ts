import { fastDice, readConfig, ScriptedChance } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import type { County } from "../src/catalog/index.ts";
import {
  BUILDINGS,
  COUNTIES,
  COUNTY,
  COUNTY_COUNT,
  GRAIN_OF,
  GROUP_SIZES,
  groupsAtStart,
  isInPlay,
  LINEUPS,
  REGIONS,
  SITES_OF,
  TAX_OF,
} from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { wallenstein } from "../src/index.ts";
import { setUp } from "../src/setup.ts";
import { draft } from "../src/steps/draft.ts";
import { fillTower } from "../src/steps/war.ts";
import { countCounties, sum } from "../src/table.ts";
import type { Action, Pen } from "../src/types.ts";
import { acting, BLUE, begun, config, county, engine, RED, Scenario, tableOf, towerScript } from "./scenario.ts";

const OUT = ["bremen", "holstein", "luettich", "burgund", "konstanz", "fm-bayern", "steiermark", "tirol"] as const;
const newTable = (asked: Parameters<typeof config>[0]) => setUp(config(asked), fastDice("setup"));

describe("what everybody starts with", () => {
  it("WA-SETUP-1 three to five may play; unused colours are nowhere", () => {
    for (const seats of [2, 6]) expect(readConfig(wallenstein, { seats })).toMatchObject({ error: { why: "seats" } });
    for (const seats of [3, 4, 5]) {
      expect(readConfig(wallenstein, { seats })).toHaveProperty("config");
      const { table } = begun(config({ seats }), "colours");
      expect(table.inside).toHaveLength(seats + 1);
      expect(sum(table.inside)).toBeLessThanOrEqual(10 + 7 * seats);
    }
  });

  it("WA-SETUP-2 eight counties are out of play with three players, none with more", () => {
    for (const seats of [3, 4, 5]) {
      const { owner } = newTable({ seats });
      const out = COUNTIES.filter((_, at) => owner[at] === -2).map(({ id }) => id);
      expect([...out].sort()).toEqual(seats === 3 ? [...OUT].sort() : []);
    }
  });

  it("EX-2 WA-SETUP-2 Lüttich is in no draft deck and no line-up of three", () => {
    expect(newTable({ setupMode: "draft" }).unseen).toHaveLength(37);
    expect(newTable({ setupMode: "draft" }).unseen).not.toContain(county("luettich"));
    for (const column of LINEUPS[3]!) for (const id of OUT) expect(column).not.toHaveProperty(id);
  });

  it("WA-SETUP-3 62 armies, five money cards, no points, no grain", () => {
    const table = newTable({ seats: 4 });
    for (let seat = 0; seat < 4; seat++) {
      expect(table.supply[seat]! + table.armies.reduce((all, armies, at) => all + (table.owner[at] === seat ? armies : 0), 0)).toBe(62);
      expect([table.points[seat], table.grain[seat]]).toEqual([0, 0]);
    }
  });

  it.each([
    [3, 18],
    [4, 15],
    [5, 12],
  ])("WA-SETUP-4 %i players start with %i Thalers each", (seats, thalers) => {
    expect(newTable({ seats }).thalers).toEqual(Array.from({ length: seats }, () => thalers));
  });

  it("WA-SETUP-5 Thalers, supply, points, grain, map, tower and tray are in everybody's view", () => {
    const state = begun(config({ seats: 4 }), "open");
    const view = engine.view(state, null).table;
    for (const open of ["thalers", "supply", "points", "grain", "owner", "armies", "buildings", "markers", "inside", "tray"] as const)
      expect(view[open]).toEqual(state.table[open]);
  });

  it.each([
    [3, [5, 4, 4, 3, 3, 2, 2, 2, 2]],
    [4, [5, 4, 4, 3, 3, 2, 2, 2]],
    [5, [5, 4, 4, 3, 3, 2, 2]],
  ])("WA-SETUP-6 the groups of %i players", (seats, groups) => {
    expect(GROUP_SIZES.flatMap((size, at) => Array.from({ length: groupsAtStart(seats)[at]! }, () => size))).toEqual(groups);
  });

  it.each([3, 4, 5])("WA-SETUP-7 the line-ups of %i players hold each county once, with the right groups", (seats) => {
    const columns = LINEUPS[seats]!;
    expect(columns).toHaveLength(seats);
    const ids = columns.flatMap((column) => Object.keys(column));
    expect(new Set(ids).size).toBe(ids.length);
    const groups = GROUP_SIZES.flatMap((size, at) => Array.from({ length: groupsAtStart(seats)[at]! }, () => size));
    for (const column of columns) expect(Object.values(column).sort((one, other) => other - one)).toEqual(groups);
    const table = newTable({ seats });
    for (const [id, armies] of Object.entries(columns[0]!)) {
      expect(table.owner[county(id as never)]).toBe(0);
      expect(table.armies[county(id as never)]).toBe(armies);
    }
  });

  it("WA-SETUP-8 the first column belongs to the start seat, the others follow clockwise", () => {
    const { owner } = newTable({ seats: 4, startSeat: 2 });
    expect(owner[county("lueneburg")]).toBe(2);
    expect(owner[county("oberoesterreich")]).toBe(3);
    expect(owner[county("zweibruecken")]).toBe(0);
    expect(owner[county("augsburg")]).toBe(1);
  });

  it("WA-SETUP-9 the start seat is named or drawn by lot", () => {
    expect(newTable({ startSeat: 1 }).startSeat).toBe(1);
    const drawn = new Set(Array.from({ length: 40 }, (_, seed) => setUp(config({ startSeat: "random" }), fastDice(seed)).startSeat));
    expect([...drawn].sort((one, other) => one - other)).toEqual([0, 1, 2]);
  });

  it("WA-SETUP-10 a county without a player's armies is neutral and bare", () => {
    const table = newTable({ seats: 4 });
    for (let at = 0; at < COUNTY_COUNT; at++) {
      if (table.owner[at] !== -1) continue;
      expect([table.armies[at], table.buildings[at], table.markers[at]]).toEqual([0, 0, 0]);
    }
    expect(table.owner.filter((owner) => owner === -1)).toHaveLength(45 - 32);
  });

  it("WA-SETUP-16 four of twelve events lie open, five of ten action cards, and five tiles", () => {
    const { table } = begun(config(), "ready");
    expect(table.events).toHaveLength(4);
    expect(table.faceUp).toBe(5);
    expect([...table.tiles].sort((one, other) => one - other)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe("the tower fill", () => {
  it("EX-1 WA-SETUP-11 31 cubes fall in one drop; what falls out goes home, so the tray is empty", () => {
    const game = new Scenario(tableOf({ players: [] }), null);
    const { table } = game;
    const script = towerScript({}, { green: 10, red: 7, blue: 7, black: 7 }, { green: 4, red: 3, blue: 2, black: 5 });
    const chance = new ScriptedChance(script);
    fillTower({ table, chance, tell: undefined } as unknown as Pen);
    chance.mustBeUsedUp();
    expect(game.tray).toEqual({});
    expect(game.inside).toEqual({ green: 6, red: 4, blue: 5, black: 2 });
    for (let seat = 0; seat < 3; seat++) expect(table.supply[seat]! + table.inside[seat + 1]!).toBe(62);
    expect(table.peasants + table.inside[0]!).toBe(20);
  });

  it.each([
    [3, 31],
    [4, 38],
    [5, 45],
  ])("WA-SETUP-11 with %i players %i cubes are dropped and none stays in the tray", (seats, cubes) => {
    const { table } = begun(config({ seats }), "fill");
    expect(sum(table.tray)).toBe(0);
    expect(sum(table.inside)).toBeGreaterThan(10);
    expect(sum(table.inside)).toBeLessThan(cubes);
  });
});

describe("limits", () => {
  it("WA-SETUP-12 62 armies are a hard limit: a deployment looks at the supply", () => {
    const game = acting({
      row: ["deploy-5", "deploy-3"],
      players: [{ counties: { anhalt: 50, baden: 8 }, thalers: 9, plan: { "deploy-5": "anhalt", "deploy-3": "baden" } }],
    }).run();
    expect(game.table.supply[RED]).toBe(1); // 62 - 58 = 4: too few for five, enough for three
    expect(game.in("anhalt").armies).toBe(50);
    expect(game.in("baden").armies).toBe(11);
  });

  it("WA-SETUP-14 28 palaces, 26 churches, 26 trading posts: when a kind has run out it cannot be built", () => {
    expect(BUILDINGS.map(({ stock }) => stock)).toEqual([28, 26, 26]);
    const game = acting({ row: ["build-palace"], players: [{ counties: { anhalt: 1 }, thalers: 9, plan: { "build-palace": "anhalt" } }] });
    own.stock(game.table)[0] = 0;
    game.run();
    expect(game.in("anhalt").buildings).toEqual([]);
    expect(game.table.thalers[RED]).toBe(9);
  });

  it("WA-SETUP-15 grain and Thalers go beyond the printed tracks", () => {
    const game = acting({
      row: ["collect-grain", "collect-taxes"],
      players: [
        {
          counties: { lueneburg: 2, burgund: 2 },
          grain: 18,
          thalers: 200,
          plan: { "collect-grain": "lueneburg", "collect-taxes": "burgund" },
        },
        {},
        {},
        {},
      ],
    }).run();
    expect(game.table.grain[RED]).toBe(23);
    expect(game.table.thalers[RED]).toBe(207);
  });

  it("the county cards: 45 in five regions of nine, with the totals of the map", () => {
    expect(COUNTIES).toHaveLength(45);
    const totals = REGIONS.map((_, region) =>
      COUNTIES.reduce(
        ([tax, grain, sites], card, at) =>
          card.region === region ? [tax! + TAX_OF[at]!, grain! + GRAIN_OF[at]!, sites! + SITES_OF[at]!] : [tax!, grain!, sites!],
        [0, 0, 0],
      ),
    );
    expect(totals).toEqual([
      [40, 31, 19],
      [47, 27, 14],
      [41, 26, 19],
      [41, 26, 18],
      [47, 25, 18],
    ]);
    expect(COUNTY.all.filter((county) => isInPlay(county, 3))).toHaveLength(37);
  });
});

describe("the draft", () => {
  const begin = (seats = 3, extra: object = {}) => {
    const state = begun(config({ seats, setupMode: "draft", startSeat: 1, ...extra }), "draft");
    return { state, table: state.table, seat: () => engine.nextSeat(state) };
  };
  const submit = (game: ReturnType<typeof begin>, action: Action) => {
    const receipt = engine.submit(game.state, game.seat(), action);
    expect(receipt).toMatchObject({ legal: true });
    return receipt.legal ? receipt.told.map(({ event }) => event) : [];
  };
  const PLACE: Action[] = GROUP_SIZES.map((armies) => ({ kind: "placeGroup", armies, withLeader: false }));
  const placeAny = (game: ReturnType<typeof begin>) =>
    submit(game, PLACE.find((action) => engine.judge(game.state, game.seat(), action).legal)!);

  it("WA-DRAFT-1 all counties in play are in the deck, two of them open", () => {
    for (const [seats, cards] of [[3, 37] as const, [4, 45] as const]) {
      const { table } = begin(seats);
      expect(table.open).toHaveLength(2);
      expect(new Set([...table.open, ...table.unseen]).size).toBe(cards);
    }
  });

  it.each([
    [3, 27],
    [4, 32],
    [5, 35],
  ])("WA-DRAFT-2 WA-DRAFT-7 WA-DRAFT-8 with %i players it takes %i turns, clockwise from the start seat", (seats, turns) => {
    const game = begin(seats);
    for (let turn = 0; turn < turns; turn++) {
      expect(engine.stepOf(game.state)).toBe("claim");
      expect(game.seat()).toBe((1 + turn) % seats);
      submit(game, { kind: "takeUnseen" });
      if (turn === turns - 1) expect(game.table.unseen.length + game.table.open.length).toBeGreaterThanOrEqual(10);
      placeAny(game);
    }
    expect(engine.stepOf(game.state)).toBe("planning");
    const { table } = game;
    expect([table.open, table.unseen, table.groups]).toEqual([[], [], []]);
    expect(table.owner.filter((owner) => owner === -1)).toHaveLength((seats === 3 ? 37 : 45) - turns);
    for (let seat = 0; seat < seats; seat++) expect(countCounties(table, seat)).toBe(turns / seats);
  });

  it("WA-DRAFT-3 take an open card or the unseen one; the group is chosen when the county is known", () => {
    const game = begin();
    const closed = game.table.unseen[0]!;
    expect(engine.judge(game.state, 1, { kind: "takeOpen", county: closed })).toEqual({ legal: false, rule: "WA-DRAFT-3" });
    const [told] = submit(game, { kind: "takeUnseen" });
    expect(told).toMatchObject({ kind: "countyTaken", seat: 1, unseen: true });
    expect(engine.stepOf(game.state)).toBe("placing");
    expect(game.seat()).toBe(1);
    const taken = (told as { county: number }).county;
    submit(game, { kind: "placeGroup", armies: 4, withLeader: false });
    expect(game.table.owner[taken]).toBe(1);
    expect(game.table.armies[taken]).toBe(4);
    expect(game.table.supply[1]).toBe(58);
  });

  it("WA-SETUP-6 a group can be placed as often as one has it", () => {
    const game = begin();
    for (let turn = 0; turn < 4; turn++) {
      submit(game, { kind: "takeUnseen" });
      if (turn === 3)
        expect(engine.judge(game.state, 1, { kind: "placeGroup", armies: 5, withLeader: false })).toEqual({
          legal: false,
          rule: "WA-SETUP-6",
        });
      submit(game, { kind: "placeGroup", armies: turn === 0 ? 5 : 2, withLeader: false });
    }
  });

  it("WA-DRAFT-4 a taken open card is replaced at once, the unseen one leaves the pair as it is", () => {
    const game = begin();
    const [left, right] = game.table.open as [County, County];
    submit(game, { kind: "takeOpen", county: left });
    expect(game.table.open).toHaveLength(2);
    expect(game.table.open[1]).toBe(right);
    expect(game.table.open[0]).not.toBe(left);
    placeAny(game);
    const pair = game.table.open.slice();
    submit(game, { kind: "takeUnseen" });
    expect(game.table.open).toEqual(pair);
  });

  it("EX-35 WA-DRAFT-5 WA-DRAFT-6 the same pair as at one's last pick may be refreshed, once a turn", () => {
    const game = begin();
    expect(engine.judge(game.state, 1, { kind: "refresh" })).toEqual({ legal: false, rule: "WA-DRAFT-5" }); // never on the first turn
    const pair = game.table.open.slice();
    for (let turn = 0; turn < 3; turn++) {
      submit(game, { kind: "takeUnseen" });
      placeAny(game);
    }
    expect(game.table.open).toEqual(pair);
    submit(game, { kind: "refresh" });
    expect(game.seat()).toBe(1);
    expect(game.table.sunk).toEqual(pair); // the left one went under first, so it would come up first
    expect(game.table.open.some((open) => pair.includes(open))).toBe(false);
    expect(engine.judge(game.state, 1, { kind: "refresh" })).toEqual({ legal: false, rule: "WA-DRAFT-6" });
    expect(engine.legalActions(game.state, 1)).toHaveLength(3);
  });

  it("WA-DRAFT-6 slots do not matter, and the pair compared is the one at the moment of the pick", () => {
    const game = begin();
    const [left, right] = game.table.open as [County, County];
    for (let turn = 0; turn < 3; turn++) {
      submit(game, { kind: "takeUnseen" });
      placeAny(game);
    }
    own.open(game.table).splice(0, 2, right, left);
    expect(engine.judge(game.state, 1, { kind: "refresh" })).toEqual({ legal: true });
    submit(game, { kind: "takeOpen", county: left }); // seen at this pick: both
    placeAny(game);
    for (let turn = 0; turn < 2; turn++) {
      submit(game, { kind: "takeUnseen" });
      placeAny(game);
    }
    expect(engine.judge(game.state, 1, { kind: "refresh" })).toEqual({ legal: false, rule: "WA-DRAFT-5" }); // the pair has changed since
  });

  it("WA-DRAFT-7 what went under the deck comes up again, in its order, when nothing else is left", () => {
    const game = new Scenario(tableOf({ players: [] }), draft, { turn: 0 });
    const { table } = game;
    Object.assign(table, {
      drafted: true,
      open: [],
      unseen: [],
      sunk: [7, 3, 9],
      groups: [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0],
      pairSeen: [-1, -1, -1],
    });
    game.run();
    expect(table.open).toEqual([7, 3]);
    game.does(0, { kind: "takeUnseen" });
    expect(game.told("countyTaken")).toMatchObject([{ county: 9 }]);
  });

  it("WA-DRAFT-9 everybody hears what is taken, and where groups go", () => {
    const game = begin();
    const receipt = engine.submit(game.state, 1, { kind: "takeUnseen" });
    expect(receipt.legal && engine.heardBy(receipt, 2)).toMatchObject([{ kind: "countyTaken" }]);
    expect(receipt.legal && receipt.revocable).toBe(false); // a card was seen
    expect(engine.view(game.state, BLUE).table).toEqual(engine.view(game.state, null).table);
  });
});
