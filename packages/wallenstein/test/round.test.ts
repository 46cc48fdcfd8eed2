import { fastDice, NOTHING } from "@stormakt/kernel";
import { setOf } from "@stormakt/kernel/ids";
import { describe, expect, it } from "vitest";
import type { Tile } from "../src/catalog/index.ts";
import { AUCTION, EMPTY, EVENTS, HIDDEN, LOSS_OF, SEASON, TILE } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { COMBAT } from "../src/domains.ts";
import { playerOrder } from "../src/steps/order.ts";
import { cautiousPlan } from "../src/steps/planning.ts";
import { round } from "../src/steps/round.ts";
import { isTurned } from "../src/table.ts";
import type { Action, Plan } from "../src/types.ts";
import type { BoxId, CardId } from "./scenario.ts";
import {
  acting,
  BLACK,
  BLUE,
  begun,
  boxCalled,
  cardCalled,
  config,
  county,
  engine,
  eventCalled,
  PURPLE,
  planningTime,
  planOf,
  RED,
  Scenario,
  STAY,
  tableOf,
  tileCalled,
  YELLOW,
} from "./scenario.ts";

/** Plays a game to its end, looking at it before each action. */
function watch(asked: Parameters<typeof config>[0], seed: string, look: (state: ReturnType<typeof engine.begin>) => void) {
  const dice = fastDice(seed);
  const state = begun(config(asked), seed);
  do look(state);
  while (engine.playAny(state, dice));
  return state;
}
const SIX: readonly (readonly [BoxId, CardId])[] = [
  ["build-palace", "money-0"],
  ["build-church", "money-1"],
  ["build-trading-post", "money-2"],
  ["collect-grain", "money-3"],
  ["collect-taxes", "money-4"],
];
/** Seven counties: twelve cards, so all eleven boxes must be covered. */
const RICH = {
  counties: { anhalt: 1, altmark: 1, mittelmark: 1, neumark: 1, kursachsen: 1, lausitz: 1, schlesien: 1 },
  thalers: 3,
} as const;
const fullPlan = (changes: Partial<Record<BoxId, CardId>> = {}) =>
  planOf({
    ...Object.fromEntries(SIX),
    "deploy-5": "anhalt",
    "deploy-3": "altmark",
    "deploy-1-move": "mittelmark",
    "combat-a": "neumark",
    "combat-b": "kursachsen",
    auction: "lausitz",
    ...changes,
  });

describe("the course of the game", () => {
  it("WA-ROUND-1 WA-ROUND-2 I-23 six plannings and two winters, in the order of the rules", () => {
    const order: string[] = [];
    const state = watch({ seats: 3, court: true, landsknechte: true, leaders: true }, "course", (now) => {
      const step = engine.stepOf(now);
      const at = `${now.table.year}.${now.table.season} ${step}`;
      if (step !== null && order.at(-1) !== at) order.push(at);
    });
    expect(order.filter((at) => at.endsWith("planning"))).toEqual(
      [1, 2].flatMap((year) => [0, 1, 2].map((season) => `${year}.${season} planning`)),
    );
    expect(state.outcome).not.toBeNull();
    const first = order.filter((at) => at.startsWith("1.0")).map((at) => at.slice(4));
    const wanted = ["planning", "choosePosition", "placeLeader", "takeBenefit", "askFavor"];
    const places = wanted.map((step) => first.indexOf(step)).filter((place) => place >= 0);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(first.at(-1)).toBe("marchLeader");
    const sides = first.findIndex((step) => ["combat", "redeployment"].includes(step));
    expect(sides).toBeGreaterThan(Math.max(...places));
  });

  it("WA-ROUND-3 WA-ROUND-4 the end of a round gives everything back; positions stay from fall until winter is over", () => {
    for (const season of [SEASON.all[0]!, SEASON.all[2]!]) {
      const table = tableOf({
        season,
        event: "tax-ceiling-0",
        players: [{ counties: { anhalt: 1 }, plan: { "collect-taxes": "anhalt", auction: "money-0" }, tile: "plus-thaler" }],
      });
      own.shield(table)[RED] = COMBAT.every;
      own.turned(table)[RED] = setOf(AUCTION);
      const game = new Scenario(table, round, {}, 11).run();
      expect(table.boxes.every((card) => card === EMPTY)).toBe(true);
      expect(table.turned).toEqual([0, 0, 0]);
      expect(table.tiles).toEqual([]);
      expect(table.shield).toEqual([0, 0, 0]);
      expect([table.event, table.eventsGone]).toEqual([-1, [eventCalled("tax-ceiling-0")]]);
      expect(table.position).toEqual(season === 2 ? [1, 2, 3] : [0, 0, 0]);
      expect(table.season).toBe(season + 1);
      expect(game.waitsAt).toBe("planning");
    }
  });

  it("WA-ROUND-5 there are no tiles in winter", () => {
    watch({ seats: 3 }, "winter tiles", ({ table }) => {
      if (table.season === 3) expect(table.tiles).toEqual([]);
    });
  });
});

describe("the action cards", () => {
  it("WA-ACTION-1 WA-ACTION-3 I-12 five are open for planning, and one more after each action, up to the whole row", () => {
    let looks = 0;
    const rows = new Set<string>();
    watch({ seats: 3 }, "row", (state) => {
      const { row, faceUp } = state.table;
      expect([...row].sort((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      if (engine.stepOf(state) === "planning") {
        expect(faceUp).toBe(5);
        rows.add(row.slice(0, 5).join());
      }
      const performing = state.stack.find(({ memory }) => "place" in memory);
      if (performing === undefined) return;
      const { place } = performing.memory as { place: number };
      expect(faceUp).toBe(Math.min(10, place + 5));
      looks += 1;
    });
    expect(looks).toBeGreaterThan(10);
    expect(rows.size).toBe(6); // shuffled anew each round
  });

  it("WA-ACTION-2 WA-PERFORM-1 the row decides: each card is treated by all in player order before the next", () => {
    const player = (position: number, id: "anhalt" | "baden" | "trier") => ({
      position,
      thalers: 9,
      counties: { [id]: 1 } as object,
    });
    const game = acting({
      row: ["combat-a", "deploy-3", "combat-b"],
      players: [
        {
          ...player(3, "anhalt"),
          counties: { anhalt: 3, kursachsen: 1 },
          plan: { "combat-a": "anhalt", "combat-b": "kursachsen", "deploy-3": "kursachsen" },
        },
        { ...player(1, "baden"), counties: { baden: 3 }, plan: { "combat-a": "baden" } },
        { ...player(2, "trier"), counties: { trier: 3, mark: 2 }, plan: { "combat-a": "trier", "combat-b": "mark" } },
      ],
    });
    own.boxes(game.table)[RED * 14 + boxCalled("combat-b")] = EMPTY;
    game.run();
    expect(game.asked).toEqual([BLUE]);
    game.does(BLUE, STAY);
    expect(game.asked).toEqual([BLACK]);
    game.does(BLACK, STAY);
    expect(game.asked).toEqual([RED]);
    expect(game.in("kursachsen").armies).toBe(1);
    game.does(RED, STAY);
    expect(game.in("kursachsen").armies).toBe(4); // deploy 3 came before combat B
    expect(game.asked).toEqual([BLACK]);
    expect(engine.view(game.state, null).stack.at(-1)!.memory).toMatchObject({ action: boxCalled("combat-b") });
  });

  it("WA-ACTION-4 each action is used once, in the one county whose card lies in its box", () => {
    const game = acting({
      row: ["build-trading-post"],
      players: [{ counties: { anhalt: 1, baden: 1 }, thalers: 9, plan: { "build-trading-post": "anhalt" } }],
    }).run();
    expect(game.in("anhalt").buildings).toEqual(["trading-post"]);
    expect(game.in("baden").buildings).toEqual([]);
    expect(game.table.thalers[RED]).toBe(8);
  });
});

describe("the bonus tiles", () => {
  it("WA-BONUS-1 all five lie on the five positions, shuffled anew each round, however many play", () => {
    for (const seats of [3, 5]) {
      const seen = new Set<string>();
      watch({ seats }, `tiles ${seats}`, (state) => {
        if (engine.stepOf(state) !== "planning") return;
        expect([...state.table.tiles].sort((one, other) => one - other)).toEqual([0, 1, 2, 3, 4]);
        seen.add(state.table.tiles.join());
      });
      expect(seen.size).toBeGreaterThan(3);
    }
  });

  it("WA-BONUS-2 a tile works only in the round it was taken for", () => {
    const table = tableOf({
      players: [{ counties: { burgund: 1 }, tile: "plus-thaler", plan: { "collect-taxes": "burgund" } }, {}, {}, {}],
    });
    new Scenario(table, round, {}, 11).run();
    expect(table.position[RED]).toBe(0);
    expect(table.tiles).toEqual([]);
  });
});

describe("planning", () => {
  it("WA-PLAN-1 WA-PLAN-10 WA-PLAN-11 all plan at once and in secret; others only see who has confirmed", () => {
    const game = planningTime({ players: [RICH, { counties: { baden: 2 } }, { counties: { trier: 2 } }] });
    expect(game.asked).toEqual([RED, BLUE, BLACK]);
    const before = engine.view(game.state, BLUE);
    game.does(RED, fullPlan());
    const after = engine.view(game.state, BLUE);
    expect(after.table).toEqual(before.table);
    expect(after.stack[0]).toMatchObject({ answered: [RED], own: null, waiting: [BLUE, BLACK] });
    game.does(RED, fullPlan({ auction: "schlesien" })); // changed before the last one is in
    expect(engine.view(game.state, RED).stack[0]!.own).toEqual(fullPlan({ auction: "schlesien" }));
    const small = (id: CardId) => planOf({ ...Object.fromEntries(SIX), "combat-a": id });
    game.does(BLUE, small("baden"));
    expect(game.table.boxes.every((card) => card === EMPTY)).toBe(true);
    game.state.stack.unshift({ ...game.state.stack[0]!, answers: [], waiting: 7 }); // what the round would go on with
    game.does(BLACK, small("trier"));
    expect(game.table.boxes.slice(0, 11)).toEqual(fullPlan({ auction: "schlesien" }).boxes);
    const seen = engine.view(game.state, BLUE).table.boxes;
    expect(seen.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => HIDDEN));
    expect(seen.slice(14, 14 + 11)).toEqual(small("baden").boxes);
    expect(seen.slice(28, 28 + 11)).toEqual(small("trier").boxes.map((card) => (card === EMPTY ? EMPTY : HIDDEN))); // uncovered boxes are public
  });

  it("WA-PLAN-2 one plans with one's own counties, money cards, and with the Court tower cards", () => {
    const game = planningTime({ players: [RICH, { counties: { baden: 2 } }] });
    expect(game.refusal(RED, fullPlan({ auction: "baden" }))).toBe("WA-PLAN-2");
    expect(game.refusal(RED, fullPlan({ auction: "tower" }))).toBe("WA-PLAN-2");
    expect(game.refusal(RED, fullPlan())).toBeNull();
    const court = planningTime({ court: true, players: [RICH] });
    const plan = planOf(
      {
        ...Object.fromEntries(SIX),
        "deploy-5": "anhalt",
        "deploy-3": "altmark",
        "deploy-1-move": "mittelmark",
        "combat-a": "neumark",
        "combat-b": "kursachsen",
        auction: "tower",
        "convert-3": "tower",
        "convert-2": "tower",
        "convert-1": "lausitz",
      },
      true,
    );
    expect(court.refusal(RED, plan)).toBeNull();
    expect(court.refusal(RED, { ...plan, boxes: plan.boxes.with(13, cardCalled("tower")) })).toBe("WA-PLAN-3"); // there are three
  });

  it("EX-7 WA-PLAN-3 a card lies in one box only, and a box holds one card", () => {
    const game = planningTime({ players: [RICH] });
    expect(game.refusal(RED, fullPlan({ auction: "anhalt" }))).toBe("WA-PLAN-3");
    expect(game.refusal(RED, fullPlan({ "deploy-5": "money-4" }))).toBe("WA-PLAN-3");
    const long: Action = { kind: "plan", boxes: [...fullPlan().boxes, EMPTY] };
    expect(engine.read(game.state, RED, long)).toMatchObject({ legal: false, rule: "kernel.no-such-move" });
    expect(game.refusal(RED, long)).toBe("WA-PLAN-3");
  });

  it("EX-36 WA-PLAN-4 with cards enough every box is covered, and spare cards stay in hand", () => {
    const game = planningTime({ players: [RICH] });
    expect(game.refusal(RED, { kind: "plan", boxes: fullPlan().boxes.with(9, EMPTY) })).toBe("WA-PLAN-4");
    expect(game.refusal(RED, fullPlan())).toBeNull();
    expect(fullPlan().boxes).not.toContain(county("schlesien")); // the spare one
  });

  it("EX-36 EX-38 WA-PLAN-5 with too few cards what is wanted is covered, and cards may be held back", () => {
    const four = planningTime({ players: [{ counties: { anhalt: 1, altmark: 1, baden: 1, trier: 1 } }] });
    const nine = { ...Object.fromEntries(SIX), "combat-a": "anhalt", "combat-b": "altmark", "deploy-5": "baden" } as const;
    expect(four.refusal(RED, planOf(nine))).toBeNull(); // one card is held back
    expect(four.refusal(RED, planOf({}))).toBeNull(); // all of them
    expect(four.refusal(RED, planOf({ ...nine, "deploy-3": "baden" }))).toBe("WA-PLAN-3");
    expect(four.refusal(RED, planOf({ ...nine, "deploy-3": "trier" }))).toBeNull();
    expect(four.refusal(RED, planOf({ ...nine, auction: "trier" }))).toBeNull();
    const none = planningTime({ players: [{ thalers: 3 }] });
    expect(none.refusal(RED, planOf(Object.fromEntries(SIX)))).toBeNull();
    expect(
      none.refusal(RED, planOf({ ...Object.fromEntries(SIX.filter(([, card]) => card !== "money-3")), auction: "money-3" })),
    ).toBeNull();
  });

  it("WA-PLAN-6 WA-PERFORM-3 money on an action box does nothing, whatever its value; so does an empty box", () => {
    const game = acting({
      row: ["collect-taxes", "build-palace", "deploy-5"],
      players: [{ counties: { anhalt: 1 }, thalers: 9, plan: { "collect-taxes": "money-4", "build-palace": "money-0" } }],
    }).run();
    expect(game.table.thalers[RED]).toBe(9);
    expect(game.in("anhalt")).toMatchObject({ armies: 1, markers: 0, buildings: [] });
    expect(isTurned(game.table, RED, boxCalled("collect-taxes"))).toBe(true);
  });

  it("WA-PLAN-7 an action that looks impossible may be planned", () => {
    const game = planningTime({ players: [{ ...RICH, thalers: 0 }] });
    expect(game.refusal(RED, fullPlan({ auction: "lausitz" }))).toBeNull(); // nothing here can be paid for
  });

  it("WA-PLAN-8 any unused card may be the bid, and a county that is bid acts nowhere", () => {
    const game = planningTime({ players: [RICH] });
    for (const auction of ["lausitz", "schlesien"] as const) expect(game.refusal(RED, fullPlan({ auction }))).toBeNull();
    expect(game.refusal(RED, fullPlan({ auction: "money-3", "collect-grain": "lausitz" }))).toBeNull();
    expect(game.refusal(RED, fullPlan({ auction: "lausitz", "combat-b": "lausitz" }))).toBe("WA-PLAN-3");
  });

  it("WA-PLAN-9 a bid of money may not exceed what one has", () => {
    const game = planningTime({ players: [RICH] });
    const bid = (card: CardId, from: BoxId) => fullPlan({ [from]: "lausitz", auction: card });
    expect(game.refusal(RED, bid("money-3", "collect-grain"))).toBeNull();
    expect(game.refusal(RED, bid("money-4", "collect-taxes"))).toBe("WA-PLAN-9");
    expect(game.refusal(RED, fullPlan())).toBeNull(); // on an action box the 4 means nothing
  });

  it("the plan of a player whose time is up is legal, and as little as possible happens", () => {
    for (const court of [false, true]) {
      const game = planningTime({ court, players: [RICH] });
      const plan = engine.defaultAction(game.state, RED) as Plan;
      expect(game.refusal(RED, plan)).toBeNull();
      expect(plan).toEqual(cautiousPlan({ table: game.table, seat: RED }));
    }
    const plan = engine.defaultAction(planningTime({ players: [RICH] }).state, RED);
    expect(plan).toEqual(
      planOf({
        "collect-taxes": "money-0",
        "collect-grain": "money-1",
        "deploy-5": "money-2",
        "deploy-3": "money-3",
        "build-palace": "money-4",
        // The weakest counties first, where a county card costs least: nobody has to march.
        "combat-a": "altmark",
        "combat-b": "mittelmark",
        auction: "neumark",
        "deploy-1-move": "anhalt",
        "build-trading-post": "kursachsen",
        "build-church": "lausitz",
      }),
    );
  });

  it("WA-PLAN-5 somebody short of cards whose time is up leaves all boxes open, and bids nothing", () => {
    for (const players of [[{}], [{ counties: { anhalt: 2, baden: 3 } }]])
      for (const court of [false, true]) {
        const game = planningTime({ court, players });
        const plan = engine.defaultAction(game.state, RED);
        expect(game.refusal(RED, plan)).toBeNull();
        expect(plan).toEqual(planOf({ auction: "money-0" }, court));
      }
  });

  it("WA-PLAN-5 all are told which boxes are not covered", () => {
    const game = planningTime({ players: [{ counties: { anhalt: 1 } }, {}, {}], events: ["palace-guard-2"] });
    game.table.tiles = TILE.all.slice();
    game.state.stack.unshift({ step: round.index, line: 4, waiting: 0, memory: NOTHING, answers: null, order: null });
    game.does(RED, planOf({ ...Object.fromEntries(SIX), auction: "anhalt" })).does(BLUE, planOf({}));
    expect(game.told("boxesLeftOpen")).toEqual([]); // nothing before the last plan is laid
    game.does(2, planOf(Object.fromEntries(SIX)));
    expect(game.told("boxesLeftOpen").map(({ seat, boxes }) => [seat, boxes.length])).toEqual([
      [RED, 5],
      [BLUE, 11],
      [2, 6],
    ]);
    expect(game.told("boxesLeftOpen")[0]!.boxes).toEqual([5, 6, 7, 8, 9]);
  });

  it("plans from outside are read in shape only", () => {
    const game = planningTime({ players: [RICH] });
    const read = (json: unknown) => "action" in engine.read(game.state, RED, json);
    expect(read(fullPlan())).toBe(true);
    for (const boxes of [null, "x", [], fullPlan().boxes.with(0, 99), fullPlan().boxes.with(0, 1.5), fullPlan().boxes.with(0, HIDDEN)])
      expect(read({ kind: "plan", boxes })).toBe(false);
  });
});

describe("events", () => {
  it("EX-3 WA-EVENT-1 WA-YEAR-1 four, three, two face up for planning; one of them is drawn; one is left for winter", () => {
    const seen: string[] = [];
    const used = new Set<number>();
    watch({ seats: 3 }, "events", (state) => {
      const { year, season, events, event, eventsGone } = state.table;
      if (engine.stepOf(state) === "planning") seen.push(`${year}.${season}: ${events.length}`);
      if (event >= 0) {
        expect(events).not.toContain(event);
        expect(events).toHaveLength(3 - season);
      }
      for (const known of [...events, ...eventsGone]) used.add(known);
    });
    expect([...new Set(seen)]).toEqual(["1.0: 4", "1.1: 3", "1.2: 2", "2.0: 4", "2.1: 3", "2.2: 2"]);
    expect(used.size).toBe(8); // four are never used
  });

  it("WA-EVENT-1 any of the face-up events may be drawn", () => {
    const drawn = new Set<number>();
    for (let choice = 0; choice < 3; choice++) {
      const game = planningTime({ season: SEASON.all[1]!, events: ["market-calm-5", "tax-floor-2", "few-recruits-1"], players: [] });
      game.state.stack.unshift({ step: round.index, line: 4, waiting: 0, memory: {}, answers: null, order: null });
      for (const seat of [RED, BLUE]) game.does(seat, planOf(Object.fromEntries(SIX)));
      engine.scripted([{ event: choice }, { lot: 0 }], () => engine.submit(game.state, BLACK, planOf(Object.fromEntries(SIX))));
      drawn.add(game.table.event);
      expect(game.table.events).toHaveLength(2);
    }
    expect(drawn.size).toBe(3);
  });

  it("WA-EVENT-2 WA-EVENT-3 the event in force is the drawn one, for everybody; its winter loss plays no part in a round", () => {
    const game = acting({
      event: "tax-ceiling-0",
      events: ["tax-floor-2", "market-calm-7"],
      row: ["collect-taxes"],
      players: [
        { counties: { burgund: 1 }, grain: 3, plan: { "collect-taxes": "burgund" } },
        { counties: { wuerttemberg: 1 }, grain: 2, plan: { "collect-taxes": "wuerttemberg" } },
        {},
        {},
      ],
    }).run();
    expect(game.table.thalers.slice(0, 2)).toEqual([5, 5]);
    expect(game.table.grain).toEqual([3, 2, 0, 0]);
  });

  it("WA-EVENT-3 the winter losses are those of the twelve cards", () => {
    expect(Object.fromEntries(EVENTS.map(({ id }, at) => [id, LOSS_OF[at]]))).toEqual({
      "market-calm-5": 5,
      "market-calm-7": 7,
      "peasant-militia-3": 3,
      "palace-guard-2": 2,
      "palace-guard-6": 6,
      "church-peace-3": 3,
      "tax-ceiling-0": 0,
      "tax-floor-2": 2,
      "church-peace-4": 4,
      "harvest-floor-3": 3,
      "harvest-ceiling-4": 4,
      "few-recruits-1": 1,
    });
  });
});

describe("player order", () => {
  const bidding = (bids: readonly (CardId | null)[], thalers = 5, court = false) => {
    const table = tableOf({
      seats: bids.length,
      court,
      players: bids.map((bid) => ({ thalers, ...(bid === null ? {} : { plan: { auction: bid } }) })),
    });
    table.tiles = TILE.all.slice();
    own.position(table).fill(0);
    table.order = [];
    bids.forEach((bid, seat) => {
      if (bid !== null && !bid.startsWith("money") && bid !== "tower") {
        own.owner(table)[county(bid as "anhalt")] = seat;
        own.armies(table)[county(bid as "anhalt")] = 1;
        own.supply(table)[seat]! -= 1;
      }
    });
    return new Scenario(table, playerOrder);
  };
  const takes = (position: number): Action => ({ kind: "takePosition", position, tile: (position - 1) as Tile });

  it("EX-9 WA-ORDER-1 WA-ORDER-2 WA-ORDER-3 bids rank as they should, lots settle ties, and money is paid", () => {
    const game = bidding(["money-2", "anhalt", "money-0", "money-2", "tower"], 5, true).run([{ lot: 1 }]);
    expect(game.table.thalers).toEqual([3, 5, 5, 3, 5]);
    expect(game.asked).toEqual([YELLOW]); // drawn of red and yellow
    game.does(YELLOW, takes(2));
    expect(game.asked).toEqual([RED]);
    game.does(RED, takes(1));
    expect(game.asked).toEqual([BLUE]); // the county
    game.does(BLUE, takes(3), [{ lot: 1 }]);
    expect(game.told("lotDrawn")).toMatchObject([{ seat: PURPLE, among: [BLACK, PURPLE] }]);
    expect(game.asked).toEqual([PURPLE]);
    game.does(PURPLE, takes(5));
    expect(game.table.position).toEqual([1, 3, 4, 2, 5]); // the last one had no choice
    expect(game.table.order).toEqual([RED, YELLOW, BLUE, BLACK, PURPLE]);
  });

  it("WA-ORDER-2 EX-38 money before counties, counties before 0, and no card comes last", () => {
    const game = bidding(["money-1", "anhalt", null, "money-0"]).run();
    const asked: number[] = [];
    for (let place = 1; place <= 4; place++) {
      asked.push(game.asked[0]!);
      game.does(game.asked[0]!, takes(place));
    }
    expect(asked).toEqual([RED, BLUE, YELLOW, BLACK]);
    expect(game.table.thalers).toEqual([4, 5, 5, 5]);
  });

  it("WA-ORDER-3 the next lot is drawn only when the first has chosen", () => {
    const game = bidding(["money-0", "money-0", "money-0"]).run([{ lot: 2 }]);
    expect(game.asked).toEqual([BLACK]);
    game.does(BLACK, takes(4), [{ lot: 1 }]);
    expect(game.asked).toEqual([BLUE]);
  });

  it("WA-ORDER-4 a position is taken with its tile, and by one player only", () => {
    const game = bidding(["money-3", "money-2", "money-1"]).run();
    game.does(RED, takes(3));
    expect(game.told("positionTaken")).toMatchObject([{ seat: RED, position: 3, tile: tileCalled("six-armies") }]);
    expect(game.refusal(BLUE, takes(3))).toBe("WA-ORDER-4");
    expect(game.legal(BLUE)).toHaveLength(4);
  });

  it("EX-8 WA-ORDER-5 ascending positions, free ones are skipped", () => {
    const game = bidding(["money-3", "money-2", "money-1"]).run();
    game.does(RED, takes(1)).does(BLUE, takes(3)).does(BLACK, takes(4));
    expect(game.table.order).toEqual([RED, BLUE, BLACK]);
    const other = bidding(["money-3", "money-2", "money-1"]).run();
    other.does(RED, takes(5)).does(BLUE, takes(4)).does(BLACK, takes(1));
    expect(other.table.order).toEqual([BLACK, BLUE, RED]);
  });

  it("WA-ORDER-6 WA-PLAN-11 bids are open to all from now on, other boxes are not", () => {
    const game = bidding(["anhalt", "money-2", "money-1"]);
    own.boxes(game.table)[RED * 14 + 2] = cardCalled("money-4");
    game.run();
    const seen = engine.view(game.state, BLACK).table.boxes;
    expect(seen[RED * 14 + 10]).toBe(county("anhalt"));
    expect(seen[RED * 14 + 2]).toBe(HIDDEN);
  });
});
