import { fastDice } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import type { Benefit } from "../src/catalog/index.ts";
import { BENEFITS, benefitOf, COUNTY, WINTER } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { EVERY_COUNTY, NO_COUNTY } from "../src/counties.ts";
import { landsknechtCheck } from "../src/modules/landsknechte.ts";
import { firstLeaders, leaderMarch, leadersReturn } from "../src/modules/leaders.ts";
import { endOfGame } from "../src/steps/ending.ts";
import { beginSecondYear, war, year } from "../src/steps/war.ts";
import { statueAt, statuesOf, trophiesOf } from "../src/table.ts";
import type { Action, Pen } from "../src/types.ts";
import type { Described } from "./scenario.ts";
import { acting, BLACK, BLUE, begun, config, county, engine, fallsOut, march, RED, Scenario, tableOf } from "./scenario.ts";

const benefit = (which: Benefit, amount: number): Action => ({ kind: "takeBenefit", benefit: which, amount });
const FOUR = { anhalt: 1, augsburg: 1, trier: 1, oberoesterreich: 1 } as const;

describe("Landsknechte", () => {
  const checking = (described: Described, top = 1) => {
    const table = tableOf({ landsknechte: true, ...described });
    own.landsknecht(table).fill(top);
    return new Scenario(table, landsknechtCheck, { turn: 0 }).run();
  };

  it("WA-LANDS-1 card 1 is on top at the start", () => {
    expect(begun(config({ landsknechte: true }), "top").table.landsknecht.every((card) => card <= 2)).toBe(true);
    expect(tableOf({ landsknechte: true, players: [] }).landsknecht).toEqual([1, 1, 1]);
  });

  it("WA-LANDS-2 WA-LANDS-3 four regions are needed; with fewer nothing changes", () => {
    const game = checking({
      players: [
        { counties: { anhalt: 1, kursachsen: 1, augsburg: 1, trier: 1 } },
        { counties: FOUR },
        { counties: { mittelmark: 1, boehmen: 1, salzburg: 1, mark: 1, lausitz: 1 } },
      ],
    });
    expect(game.asked).toEqual([BLUE]); // red has three regions
    game.does(BLUE, benefit("thalers", 2));
    expect(game.asked).toEqual([BLACK]);
    game.does(BLACK, benefit("armies", 1));
    expect(game.table.landsknecht).toEqual([1, 2, 2]);
    expect([game.table.thalers, game.tray]).toEqual([[0, 2, 0], { black: 1 }]);
  });

  it("EX-32 WA-LANDS-4 WA-LANDS-5 the first success of a year pays card 2, the second card 3; after winter it starts anew", () => {
    const table = tableOf({ landsknechte: true, players: [{ counties: FOUR }] });
    const check = () => new Scenario(table, landsknechtCheck, { turn: 0 }).run();
    check().does(RED, benefit("thalers", 2));
    expect([table.landsknecht[RED], table.thalers[RED]]).toEqual([2, 2]);
    check().does(RED, benefit("thalers", 4));
    expect([table.landsknecht[RED], table.thalers[RED]]).toEqual([3, 6]);
    own.owner(table)[county("trier")] = -1;
    own.armies(table)[county("trier")] = 0;
    expect(check().waitsAt).toBe("planning");
    expect([table.landsknecht[RED], table.thalers[RED]]).toEqual([3, 6]);
    beginSecondYear({ table } as Pen);
    expect(table.landsknecht[RED]).toBe(1);
    own.owner(table)[county("trier")] = RED;
    own.armies(table)[county("trier")] = 1;
    table.order = [RED, BLUE, BLACK];
    check().does(RED, benefit("thalers", 2));
    expect(table.thalers[RED]).toBe(8);
  });

  it("WA-LANDS-6 one benefit must be taken, armies as far as the supply goes", () => {
    const game = checking({ players: [{ counties: FOUR, supply: 1 }] }, 3);
    expect(game.legal(RED)).toHaveLength(4); // no way to decline
    expect(game.refusal(RED, benefit("armies", 1))).toBe("WA-LANDS-6"); // the card says three
    game.does(RED, benefit("armies", 3));
    expect(game.tray).toEqual({ red: 1 });
    expect(game.told("trayReinforced")).toMatchObject([{ seat: RED, armies: 1 }]);
  });

  it.each([
    ["WA-LANDS-12", 1, { thalers: 2, armies: 1 }],
    ["WA-LANDS-13", 2, { thalers: 4, grain: 1, armies: 2 }],
    ["WA-LANDS-14", 3, { thalers: 6, grain: 2, armies: 3, points: 1 }],
  ] as const)("%s what the next card after %i offers", (_rule, top, wanted) => {
    for (const which of ["thalers", "grain", "armies", "points"] as const) {
      const game = checking({ players: [{ counties: FOUR }] }, top);
      const amount = (wanted as Partial<Record<string, number>>)[which] ?? 0;
      if (amount === 0) {
        expect(game.refusal(RED, benefit(which, 0))).toBe("WA-LANDS-6");
        continue;
      }
      game.does(RED, benefit(which, amount));
      expect(which === "armies" ? game.table.tray[1] : game.table[which][RED]).toBe(amount);
    }
  });

  it("WA-LANDS-7 WA-SETUP-17 the amounts, which are those of the sister game", () => {
    expect([2, 3, 4].map((card) => BENEFITS.map((which) => benefitOf(card, which)))).toEqual([
      [2, 0, 1, 0],
      [4, 1, 2, 0],
      [6, 2, 3, 1],
    ]);
  });

  it("WA-LANDS-11 card 1 has nothing to give", () => {
    expect(BENEFITS.map((which) => benefitOf(1, which))).toEqual([0, 0, 0, 0]);
  });

  it("WA-LANDS-2 it is done in player order, before the court and after the order is set", () => {
    const game = checking({
      players: [
        { position: 5, counties: FOUR },
        { position: 2, counties: { kursachsen: 1, mark: 1, salzburg: 1, boehmen: 1, mittelmark: 1 } },
      ],
    });
    expect(game.asked).toEqual([BLUE]);
  });
});

describe("Military Leaders", () => {
  const lead = (id: "anhalt" | "kursachsen" | "baden" | "trier" | "lausitz", statue = false): Action => ({
    kind: "marchLeader",
    county: county(id),
    statue,
  });
  const marching = (described: Partial<Described> = {}) =>
    new Scenario(
      tableOf({
        leaders: true,
        players: [
          { counties: { anhalt: 1, kursachsen: 1, baden: 1 }, leader: "anhalt" },
          { counties: { trier: 1 }, leader: "trier" },
        ],
        ...described,
      }),
      leaderMarch,
      { turn: 0 },
    ).run();

  it("WA-LEADER-1 one leader and six statues each", () => {
    const { table } = begun(config({ leaders: true }), "leaders");
    expect(table.statuesLeft).toEqual([6, 6, 6]);
    expect(table.leader).toEqual([-1, -1, -1]);
  });

  it("WA-LEADER-2 after a line-up leaders are placed in player order, in own counties", () => {
    const table = tableOf({
      leaders: true,
      players: [
        { position: 3, counties: { anhalt: 1 } },
        { position: 1, counties: { baden: 1 } },
        { position: 2, counties: { trier: 1 } },
      ],
    });
    const game = new Scenario(table, firstLeaders, { turn: 0 }).run();
    expect(game.asked).toEqual([BLUE]);
    expect(game.refusal(BLUE, { kind: "placeLeader", county: county("anhalt") })).toBe("WA-LEADER-2");
    game.does(BLUE, { kind: "placeLeader", county: county("baden") });
    expect(game.asked).toEqual([BLACK]);
    game.does(BLACK, { kind: "placeLeader", county: county("trier") }).does(RED, { kind: "placeLeader", county: county("anhalt") });
    expect(table.leader).toEqual([county("anhalt"), county("baden"), county("trier")]);
  });

  it("WA-LEADER-2 only in the first spring after a line-up", () => {
    const dice = fastDice("first leaders");
    for (const setupMode of ["lineup", "draft"] as const) {
      const state = begun(config({ leaders: true, setupMode }), "first leaders");
      const seen: string[] = [];
      do if (engine.stepOf(state) === "placeLeader" && state.table.season !== 3) seen.push(`${state.table.year}.${state.table.season}`);
      while (engine.playAny(state, dice));
      expect(seen).toEqual(setupMode === "lineup" ? ["1.0", "1.0", "1.0"] : []);
    }
  });

  it("WA-LEADER-3 in a draft the leader goes into a county that is claimed, at the latest the last one", () => {
    const state = begun(config({ leaders: true, setupMode: "draft", startSeat: 0 }), "draft leaders");
    const { table } = state;
    for (let turn = 0; turn < 27; turn++) {
      const seat = turn % 3;
      engine.submit(state, seat, { kind: "takeUnseen" });
      const armies = ([5, 4, 3, 2] as const).find(
        (size) => engine.judge(state, seat, { kind: "placeGroup", armies: size, withLeader: false }).legal,
      );
      if (seat === 0 && turn === 3) {
        expect(engine.submit(state, seat, { kind: "placeGroup", armies: 4, withLeader: true })).toMatchObject({ legal: true });
        expect(table.owner[table.leader[0]!]).toBe(0);
        continue;
      }
      if (seat === 0 && turn === 6)
        expect(engine.judge(state, seat, { kind: "placeGroup", armies: 4, withLeader: true })).toMatchObject({ rule: "WA-LEADER-1" });
      const last = turn >= 24;
      if (last && seat > 0) {
        expect(engine.judge(state, seat, { kind: "placeGroup", armies: 2, withLeader: false })).toMatchObject({ rule: "WA-LEADER-3" });
        engine.submit(state, seat, { kind: "placeGroup", armies: 2, withLeader: true });
      } else engine.submit(state, seat, { kind: "placeGroup", armies: armies!, withLeader: false });
    }
    expect(engine.stepOf(state)).toBe("planning");
    for (let seat = 0; seat < 3; seat++) expect(table.owner[table.leader[seat]!]).toBe(seat);
  });

  it.each([
    ["build-palace", 2],
    ["build-church", 1],
    ["build-trading-post", 0],
  ] as const)("EX-39 WA-LEADER-4 where the leader is, %s costs %i", (action, price) => {
    const game = acting({
      leaders: true,
      event: "market-calm-5",
      players: [{ counties: { augsburg: { armies: 1, markers: 1 } }, leader: "augsburg", thalers: price, plan: { [action]: "augsburg" } }],
    }).run();
    expect(game.in("augsburg").buildings).toHaveLength(1);
    expect(game.table.thalers[RED]).toBe(0);
    expect(game.in("augsburg").markers).toBe(action === "build-trading-post" ? 0 : 1);
  });

  it("WA-LEADER-5 taxes and grain yield one more where the leader is, and only there", () => {
    const game = acting({
      leaders: true,
      row: ["collect-taxes", "collect-grain"],
      players: [
        {
          counties: { lueneburg: 1, osnabrueck: 1 },
          leader: "lueneburg",
          plan: { "collect-taxes": "lueneburg", "collect-grain": "osnabrueck" },
        },
      ],
    }).run();
    expect([game.table.thalers[RED], game.table.grain[RED]]).toEqual([4, 4]);
  });

  it("WA-LEADER-7 WA-LEADER-11 WA-LEADER-14 a leader neither fights nor holds a county, and leaves the board with it", () => {
    const game = acting({
      leaders: true,
      row: ["combat-a"],
      players: [
        { counties: { anhalt: 5 }, plan: { "combat-a": "anhalt" }, leader: "anhalt" },
        { counties: { kursachsen: 1, baden: 1 }, leader: "kursachsen" },
      ],
    }).run();
    game.does(RED, march("kursachsen", 4), fallsOut(game, { red: 4, blue: 1 }, { red: 2, blue: 1 }));
    expect(game.told("towerDropped")).toMatchObject([{ dropped: [0, 4, 1, 0] }]);
    expect(game.in("kursachsen")).toMatchObject({ owner: RED, armies: 1 });
    expect(game.table.leader).toEqual([county("anhalt"), -1, -1]);
    expect(game.told("leaderLost")).toMatchObject([{ seat: BLUE }]);
    const after = new Scenario(game.table, leaderMarch, { turn: 0 }).run();
    expect(after.asked).toEqual([RED]); // blue's leader is not on the board
  });

  it("WA-COMBAT-21 WA-LEADER-11 a tie sends the leader off the board too, and statues stay", () => {
    const game = acting({
      leaders: true,
      row: ["combat-a"],
      players: [
        { counties: { anhalt: 5 }, plan: { "combat-a": "anhalt" } },
        { counties: { kursachsen: 1 }, leader: "kursachsen" },
      ],
    });
    game.table.statues = [statueAt(county("kursachsen"), BLACK)];
    own.statuesLeft(game.table)[BLACK] = 5;
    game.run();
    game.does(RED, march("kursachsen", 4), fallsOut(game, { red: 4, blue: 1 }, {}));
    expect(game.in("kursachsen").owner).toBe(-1);
    expect(game.table.leader[BLUE]).toBe(-1);
    expect(statuesOf(game.table, BLACK)).toBe(1);
  });

  it("EX-33 WA-LEADER-8 WA-LEADER-9 WA-LEADER-10 marches, statues and trophies", () => {
    const game = marching();
    expect(game.asked).toEqual([RED]);
    expect(game.refusal(RED, lead("anhalt"))).toBe("WA-LEADER-8"); // another county
    expect(game.refusal(RED, lead("trier"))).toBe("WA-LEADER-8");
    expect(game.refusal(RED, lead("baden", true))).toBe("WA-LEADER-9"); // not adjacent
    game.does(RED, lead("kursachsen", true));
    const { table } = game;
    expect(table.statues).toEqual([statueAt(county("anhalt"), RED)]);
    expect(table.statuesLeft[RED]).toBe(5);
    expect(game.waitsAt).toBe("planning"); // blue has nowhere to go and stays (WA-LEADER-8)
    expect(game.told("leaderStayed")).toEqual([{ kind: "leaderStayed", seat: BLUE }]);
    expect(table.leader[BLUE]).toBe(county("trier"));
    const next = new Scenario(table, leaderMarch, { turn: 0 }).run();
    next.does(RED, lead("baden"));
    expect(table.statues).toHaveLength(1);
    // an enemy leader enters Anhalt
    own.owner(table)[county("anhalt")] = BLUE;
    const third = new Scenario(table, leaderMarch, { turn: 0 }).run();
    third.does(RED, lead("kursachsen"));
    third.does(BLUE, lead("anhalt"));
    expect(table.statues).toEqual([]);
    expect([trophiesOf(table, BLUE), trophiesOf(table, RED), table.statuesLeft[RED]]).toEqual([1, 0, 5]);
  });

  it("WA-LEADER-9 without statues none is placed, and one may choose not to", () => {
    const game = marching();
    expect(game.refusal(RED, lead("kursachsen", false))).toBeNull();
    own.statuesLeft(game.table)[RED] = 1;
    expect(game.refusal(RED, lead("kursachsen", true))).toBeNull(); // the last one
    own.statuesLeft(game.table)[RED] = 0;
    expect(game.refusal(RED, lead("kursachsen", true))).toBe("WA-LEADER-9");
    // No county at all will do, whichever they are.
    expect([NO_COUNTY.isEmpty, EVERY_COUNTY.without(NO_COUNTY)]).toEqual([true, EVERY_COUNTY]);
  });

  it("WA-LEADER-10 several statues may share a county, also of one owner; own ones are not taken", () => {
    const game = marching();
    game.table.statues = [
      statueAt(county("anhalt"), RED),
      statueAt(county("kursachsen"), RED),
      statueAt(county("kursachsen"), BLUE),
      statueAt(county("kursachsen"), BLACK),
    ].sort((one, other) => one - other);
    game.does(RED, lead("kursachsen", true));
    expect(game.told("statuePlaced")).toEqual([{ kind: "statuePlaced", seat: RED, county: county("anhalt") }]);
    expect(game.told("leaderMarched")).toEqual([{ kind: "leaderMarched", seat: RED, from: county("anhalt"), to: county("kursachsen") }]);
    expect(statuesOf(game.table, RED)).toBe(3);
    expect(game.table.statues.filter((statue) => statue === statueAt(county("anhalt"), RED))).toHaveLength(2);
    expect(trophiesOf(game.table, RED)).toBe(2);
  });

  it("WA-LEADER-12 after a winter leaders off the board return, in fall order, and may take trophies", () => {
    const table = tableOf({
      leaders: true,
      season: WINTER,
      players: [{ position: 3, counties: { anhalt: 1 } }, { position: 1 }, { position: 2, counties: { trier: 1 }, leader: "trier" }],
    });
    table.statues = [statueAt(county("anhalt"), BLACK)];
    own.statuesLeft(table)[BLACK] = 5;
    const game = new Scenario(table, year, {}, 5).run();
    expect(game.asked).toEqual([RED]); // blue has no county, black's leader is on the board
    game.does(RED, { kind: "placeLeader", county: county("anhalt") });
    expect([table.leader, trophiesOf(table, RED)]).toEqual([[county("anhalt"), -1, county("trier")], 1]);
    expect(game.waitsAt).toBe("planning");
  });

  it("WA-LEADER-12 WA-END-2 after the last winter too, before statues and trophies are counted", () => {
    const table = tableOf({
      leaders: true,
      year: 2,
      season: WINTER,
      events: ["tax-ceiling-0"],
      players: [
        { position: 2, counties: { anhalt: 1 }, grain: 1 },
        { position: 1, counties: { baden: 1 }, grain: 1 },
        { position: 3, counties: { trier: 1 }, grain: 1, leader: "trier" },
      ],
    });
    table.statues = [statueAt(county("anhalt"), BLACK), statueAt(county("baden"), RED)].sort((one, other) => one - other);
    table.statuesLeft = [5, 6, 5];
    const game = new Scenario(table, war, {}, 7); // the end, but for what is left of the second year
    game.state.stack.push({ step: year.index, line: 4, waiting: 0, memory: {}, answers: null, order: null });
    game.run();
    expect(game.asked).toEqual([BLUE]); // in player order
    game.does(BLUE, { kind: "placeLeader", county: county("baden") });
    expect(game.asked).toEqual([RED]);
    expect(game.state.outcome).toBeNull();
    game.does(RED, { kind: "placeLeader", county: county("anhalt") });
    expect(game.told("trophiesTaken")).toEqual([
      { kind: "trophiesTaken", seat: BLUE, county: county("baden"), statues: 1 },
      { kind: "trophiesTaken", seat: RED, county: county("anhalt"), statues: 1 },
    ]);
    expect(game.told("leadersScored").map(({ statues, trophies }) => [statues, trophies])).toEqual([
      [0, 1],
      [0, 1],
      [0, 0],
    ]);
    expect(game.state.outcome).not.toBeNull();
  });

  it("WA-LEADER-12 who has no county has no leader, and all are told", () => {
    const table = tableOf({ leaders: true, season: WINTER, players: [{ position: 2 }, { counties: { baden: 1 }, position: 1 }] });
    const game = new Scenario(table, leadersReturn, { turn: 0 }).run();
    expect(game.asked).toEqual([BLUE]);
    game.does(BLUE, { kind: "placeLeader", county: county("baden") });
    expect(game.told("leaderCannotReturn").map(({ seat }) => seat)).toEqual([RED, BLACK]);
    expect(table.leader).toEqual([-1, county("baden"), -1]);
  });

  it("EX-34 WA-LEADER-13 WA-END-2 five statues and two trophies are seven points at the end", () => {
    const table = tableOf({ leaders: true, players: [{ points: 10 }, { points: 16 }, {}] });
    table.statues = COUNTY.all.slice(1, 6).map((county) => statueAt(county, RED));
    table.statuesLeft = [1, 5, 5];
    own.trophies(table)[BLUE] = 1;
    own.trophies(table)[BLACK] = 1;
    let winner: readonly number[] = [];
    endOfGame({ table, tell: undefined, conclude: ({ places }: { places: number[][] }) => void (winner = places[0]!) } as unknown as Pen);
    expect(table.points).toEqual([17, 16, 0]);
    expect(winner).toEqual([RED]);
  });

  it("WA-LEADER-8 the march comes after the ten actions, in player order", () => {
    const dice = fastDice("march");
    const state = begun(config({ leaders: true }), "march");
    let marched = 0;
    do {
      if (engine.stepOf(state) !== "marchLeader") continue;
      marched += 1;
      expect(state.stack.some(({ memory }) => "place" in memory)).toBe(false);
      expect(state.table.faceUp).toBe(10);
    } while (engine.playAny(state, dice));
    expect(marched).toBeGreaterThan(10);
  });
});
