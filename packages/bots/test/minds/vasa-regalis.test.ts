import type { Seat, State } from "@stormakt/kernel";
import { canonical, Engine, fastChance, fastDice, usualConfig } from "@stormakt/kernel";
import { EMPTY, either, setOf } from "@stormakt/kernel/ids";
import type { Action, Config, VasaRegalis } from "@stormakt/vasa-regalis";
import { own, vasaRegalis } from "@stormakt/vasa-regalis";
import type { Value } from "@stormakt/vasa-regalis/catalog";
import { describe, expect, it } from "vitest";
import { Judgement } from "../../src/judgement.ts";
import { oneStepBot, searchBot } from "../../src/levels.ts";
import { curiosity } from "../../src/minds/vasa-regalis/belief.ts";
import { classOf, lies, owned } from "../../src/minds/vasa-regalis/holdings.ts";
import { ALL_SEEING, Outlook } from "../../src/minds/vasa-regalis/outlook.ts";
import { answerOffers } from "../../src/minds/vasa-regalis/trading.ts";
import { mind } from "../../src/minds/vasa-regalis.ts";
import { imagineWorld } from "../../src/playout.ts";

const engine = new Engine(vasaRegalis);
const width = mind.features.length;
const config = (asked: Partial<Config> = {}): Config => usualConfig(vasaRegalis, { seats: 3, royalPatience: 10, firstLeader: 0, ...asked });
type Position = State<VasaRegalis>;
const at =
  (step: string, fits: (state: Position) => boolean = () => true) =>
  (state: Position): boolean =>
    engine.stepOf(state) === step && fits(state);
/** A game of quick play, or of play at random, up to a moment. */
function until(fits: (state: Position) => boolean, seed: string, asked: Partial<Config> = {}, any = false): Position {
  const dice = fastDice(seed);
  const state = engine.beginWith(config(asked), fastChance(seed));
  while (!fits(state)) {
    const seat = engine.nextSeat(state);
    if (seat < 0) throw new Error(`no such moment in game ${seed}`);
    if (any) engine.playAny(state, dice);
    else engine.perform(state, seat, mind.rollout(engine, state, seat, dice));
  }
  return state;
}
function measured(state: Position): Float64Array {
  const rows = new Float64Array(width * (state.table.seats + 1));
  mind.measure(state, rows);
  return rows;
}
const feature = (state: Position, row: number, name: string): number => {
  const column = mind.features.indexOf(name);
  expect(column).toBeGreaterThanOrEqual(0);
  return measured(state)[row * width + column]!;
};
/** Puts a marker on a ship, whatever was there, and its owner's hand of that type as said. */
function lay(
  { table }: Position,
  seat: Seat,
  good: number,
  value: 0 | 1 | 2 | 3,
  hand: readonly [number, number, number] = [0, 0, 0],
): void {
  own.ships(table)[seat * 4 + good] = value;
  for (const nth of [0, 1, 2]) own.hands(table)[(seat * 4 + good) * 3 + nth] = hand[nth]!;
  for (let viewer = 0; viewer <= table.seats; viewer++)
    own.suspected(table)[(viewer * table.seats + seat) * 4 + good] = value === 0 ? EMPTY : setOf(value);
}
const chooses = (bot: ReturnType<typeof searchBot<VasaRegalis>>, state: Position, seat: Seat, seed: string, share = 1): Action =>
  bot.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance: fastDice(seed), share });

describe("what is measured", () => {
  it.each([3, 4, 5])("is a number each, in every phase of a game of %i", (seats) => {
    const phases = new Set<number>();
    for (let seed = 0; seed < 6; seed++) {
      const dice = fastDice(`finite ${seed}`);
      const state = engine.beginWith(config({ seats, inventory: seed % 3 === 2 }), fastChance(`finite ${seed}`));
      let clock = mind.clock(state);
      for (let seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state)) {
        phases.add(mind.phaseOf(state));
        expect(measured(state).every(Number.isFinite)).toBe(true);
        engine.perform(state, seat, mind.rollout(engine, state, seat, dice));
        expect(mind.clock(state)).toBeGreaterThanOrEqual(clock);
        clock = mind.clock(state);
      }
    }
    expect([...phases].sort((one, other) => one - other)).toEqual([0, 1, 2, 3]);
  });
  it("goes with the seats when all move one chair on", () => {
    for (let seed = 0; seed < 12; seed++) {
      const state = until(
        at("chooseRole", ({ table }) => table.round === 3 + (seed % 4)),
        `turned ${seed}`,
        {},
        true,
      );
      const rows = measured(state);
      const turned = measured({ ...state, table: oneChairOn(state.table) });
      for (let row = 0; row < 4; row++) {
        const now = row === 3 ? 3 : (row + 1) % 3;
        for (let column = 0; column < width; column++) expect(turned[now * width + column]).toBeCloseTo(rows[row * width + column]!, 10);
      }
    }
  });
  it("counts threes on the ship and in hand, and pairs", () => {
    const state = engine.beginWith(config(), fastChance("counts"));
    for (const seat of [0, 1, 2]) lay(state, seat, 0, seat === 0 ? 3 : 1, [0, 0, 0]);
    lay(state, 0, 1, 0, [1, 1, 0]);
    lay(state, 0, 2, 0, [0, 0, 1]);
    own.supply(state.table)[8] = 2;
    expect(feature(state, 0, "threes on the ship")).toBe(1);
    expect(feature(state, 1, "threes on the ship")).toBe(0);
    expect(feature(state, 1, "ones on the ship")).toBe(1);
    expect(feature(state, 0, "pairs for a three")).toBe(1);
    expect(feature(state, 0, "threes in hand for unbuilt parts")).toBe(1);
    expect(feature(state, 0, "types of which nobody else has a three")).toBe(1);
    expect(feature(state, 0, "threes on parts likely to fail")).toBeGreaterThan(0.5);
    expect(feature(state, 3, "nobody")).toBe(1);
    expect(feature(state, 0, "nobody")).toBe(0);
  });
  it("has weights for just these features, for every number of seats", () => {
    expect(mind.weights.features).toEqual([...mind.features]);
    for (const seats of ["3", "4", "5"]) {
      const sets = mind.weights.bySeats[seats]!;
      expect(sets).toHaveLength(mind.phases);
      for (const set of sets) expect(set).toHaveLength(width);
    }
  });
});
function oneChairOn(table: Position["table"]): Position["table"] {
  const turned = structuredClone(table);
  const move = (list: number[], each: number) => {
    const before = list.slice();
    for (let seat = 0; seat < 3; seat++)
      for (let nth = 0; nth < each; nth++) list[((seat + 1) % 3) * each + nth] = before[seat * each + nth]!;
  };
  move(own.hands(turned), 12);
  move(own.ships(turned), 4);
  turned.leader = (table.leader + 1) % 3;
  turned.roleTakenBy = table.roleTakenBy.map((seat) => (seat < 0 ? seat : (seat + 1) % 3));
  return turned;
}

describe("the outlook", () => {
  it("knows that a part with more threes than ones holds, and another fails", () => {
    const state = engine.beginWith(config(), fastChance("outlook"));
    for (const seat of [0, 1, 2]) {
      lay(state, seat, 0, 2);
      lay(state, seat, 1, seat === 0 ? 3 : 2);
    }
    const outlook = new Outlook();
    outlook.look(state.table, ALL_SEEING);
    expect(outlook.fails[0]).toBeGreaterThan(0.6);
    expect(outlook.fails[1]).toBeLessThan(0.4);
  });
  it("sums its chances up to one, nobody's included", () => {
    const outlook = new Outlook();
    const chances = new Float64Array(5);
    for (let seed = 0; seed < 20; seed++) {
      const state = until(
        at("chooseRole", ({ table }) => table.round >= 2 + (seed % 3)),
        `sum ${seed}`,
        { seats: 3 + (seed % 3) },
      );
      outlook.look(state.table, seed % 2 === 0 ? ALL_SEEING : 0);
      const nobody = outlook.chances(chances);
      expect(chances.subarray(0, state.table.seats).reduce((sum, chance) => sum + chance, nobody)).toBeCloseTo(1, 9);
    }
  });
  it("sees less with the eyes of a seat than of somebody who sees all", () => {
    const state = engine.beginWith(config(), fastChance("eyes"));
    for (const seat of [0, 1, 2]) lay(state, seat, 0, 1, [0, 0, 1]);
    for (const seat of [1, 2]) own.suspected(state.table)[seat * 4] = either(setOf<Value>(1), setOf<Value>(3)); // seat 0 does not know whether ones or threes lie there
    const outlook = new Outlook();
    outlook.look(state.table, ALL_SEEING);
    const sure = outlook.fails[0]!;
    outlook.look(state.table, 0);
    expect(outlook.fails[0]).toBeLessThan(sure);
  });
  it("tells classes of holdings apart", () => {
    const classes = [
      [1, 0, 0],
      [2, 0, 0],
      [3, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
      [0, 0, 1],
      [1, 0, 1],
      [0, 1, 1],
      [1, 1, 1],
      [0, 0, 2],
      [1, 0, 2],
    ].map(([ones, twos, threes]) => classOf(ones!, twos!, threes!));
    expect(classes).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe("quick play", () => {
  it.each([3, 4, 5])("is legal to the end, also among players at random, at a table of %i", { timeout: 60_000 }, (seats) => {
    for (let seed = 0; seed < 24; seed++) {
      const dice = fastDice(`legal ${seed}`);
      const state = engine.beginWith(
        config({ seats, inventory: seed % 2 === 1, royalPatience: 8 + (seed % 4) }),
        fastChance(`legal ${seed}`),
      );
      for (let seat = engine.nextSeat(state); seat >= 0; seat = engine.nextSeat(state)) {
        if (seed % 3 === 0 || dice.below(4) > 0) {
          const action = mind.rollout(engine, state, seat, dice);
          expect(engine.judge(state, seat, action).legal).toBe(true);
          engine.perform(state, seat, action);
        } else engine.playAny(state, dice);
      }
    }
  });
  it("looks only at what its seat knows", () => {
    let asked = 0;
    for (let seed = 0; seed < 40; seed++) {
      const dice = fastDice(`knows ${seed}`);
      const state = engine.beginWith(config({ inventory: seed % 4 === 3 }), fastChance(`knows ${seed}`));
      while (state.outcome === null) {
        const seat = engine.nextSeat(state);
        const twin = engine.determinise(engine.view(state, seat), seat, dice);
        // What others know of each other is not the seat's either: it imagines that they know what all know.
        const own = engine.determinise(engine.view(state, seat), seat, dice);
        if (canonical(twin.table) !== canonical(own.table)) asked++;
        const luck = String(dice.below(1e9));
        expect(mind.rollout(engine, twin, seat, fastDice(luck))).toEqual(mind.rollout(engine, own, seat, fastDice(luck)));
        engine.playAny(state, dice);
      }
    }
    expect(asked).toBeGreaterThan(100);
  });
  it("takes a trade that brings a three for little, and not one that costs it", () => {
    const state = until(at("trading"), "trade", { inventory: true });
    const seat = engine.nextSeat(state);
    const other = (seat + 1) % 3;
    for (const who of [seat, other]) for (let good = 0; good < 4; good++) lay(state, who, good, 0, [2, 0, 1]);
    lay(state, seat, 0, 0, [2, 0, 0]);
    for (let good = 0; good < 4; good++) own.supply(state.table)[good * 3 + 2] = 1; // threes are in play
    const markers = (kind: number) => Array.from({ length: 12 }, (_, nth) => (nth === kind ? 1 : 0));
    const offered = (give: number, take: number) => {
      state.table.bargaining!.offers = [{ from: other, to: seat, number: 1, give: markers(give), take: markers(take) }];
      return answerOffers(state.table, seat, [{ kind: "accept", from: other, number: 1 }, { kind: "ready" }]).kind;
    };
    expect(offered(2, 3)).toBe("accept"); // a three of wood for a one of cloth
    expect(offered(3, 5)).toBe("ready"); // a one of cloth for a three of it
  });
});

describe("belief", () => {
  it.each([false, true])("is a world the seat cannot tell from the true one, with Inventory %s", { timeout: 60_000 }, (inventory) => {
    let redrawn = 0;
    for (let seed = 0; seed < 12; seed++) {
      const dice = fastDice(`belief ${seed}`);
      const state = engine.beginWith(config({ seats: 3 + (seed % 3), inventory }), fastChance(`belief ${seed}`));
      for (let steps = 0; state.outcome === null && steps < 900; steps++) {
        if (dice.below(inventory ? 12 : 4) === 0) {
          const seat = engine.nextSeat(state);
          const view = engine.view(state, seat);
          const world = imagineWorld(engine, mind, view, seat, dice);
          expect(canonical(engine.view(world, seat))).toBe(canonical(view));
          if (canonical(world.table.ships) !== canonical(state.table.ships)) redrawn++;
        }
        engine.playAny(state, dice);
      }
    }
    expect(redrawn).toBeGreaterThan(20);
  });
  it("weighs what may lie on a square by habit, and no value that is ruled out", () => {
    for (let set = 2; set < 16; set += 2) {
      let sum = 0;
      for (let value = 1; value <= 3; value++) {
        if ((set & (1 << value)) === 0) expect(lies(set, value)).toBe(0);
        sum += lies(set, value);
      }
      expect(sum).toBeCloseTo(1, 2);
    }
  });
  it("is curious about squares that are open, not about those that are known", () => {
    const state = engine.beginWith(config(), fastChance("curious"));
    for (const seat of [0, 1, 2]) lay(state, seat, 0, 2, [1, 0, 1]);
    own.suspected(state.table)[4] = either(setOf<Value>(1), either(setOf<Value>(2), setOf<Value>(3)));
    expect(curiosity(state.table, 0, 1, 0)).toBeGreaterThan(curiosity(state.table, 0, 2, 0));
  });
  it("knows of others' goods no more than lies between the bounds, with Inventory", () => {
    const state = engine.beginWith(config({ inventory: true }), fastChance("bounds"));
    own.hands(state.table)[12] = 5;
    expect(owned(state.table, 0, 1, 0, 1)).toBe(1);
    expect(owned(state.table, 1, 1, 0, 1)).toBe(5);
  });
});

describe("the right move", () => {
  const hard = searchBot(new Engine(vasaRegalis), mind, "hard", new Judgement(mind));
  const normal = oneStepBot(new Engine(vasaRegalis), mind, "normal");
  /** Three parts lie, the last is to be placed. One has failed, with the only three on it of one seat; two hold by threes of another. */
  function lastPlacing(ahead: Seat, givesMost: Seat, hands: readonly (readonly [number, number, number])[]): Position {
    const state = until(
      at("placing", ({ table }) => table.ships.filter((value) => value === 0).length === 3),
      "last placing",
    );
    const good = state.table.building;
    const [failed, ...sound] = [0, 1, 2, 3].filter((one) => one !== good) as [number, number, number];
    for (const seat of [0, 1, 2]) {
      lay(state, seat, failed, seat === ahead ? 3 : 1);
      for (const one of sound) lay(state, seat, one, seat === givesMost ? 3 : 2);
      lay(state, seat, good, 0, hands[seat]);
    }
    return state;
  }
  it("whoever is ahead on the failed part makes the last one hold, lest a rival draw level on it", () => {
    const [mine, rival, poor] = [
      [1, 0, 1],
      [0, 0, 1],
      [1, 0, 0],
    ] as const;
    const state = lastPlacing(0, 1, [mine, rival, poor]);
    for (const seed of ["a", "b", "c"]) expect(chooses(hard, state, 0, seed)).toEqual({ kind: "place", value: 3 });
    // The same hand, but now the last part must fail, with or without its three: a three there is one more than the rival's.
    const other = lastPlacing(1, 0, [mine, poor, poor]);
    for (const seed of ["a", "b", "c"]) expect(chooses(hard, other, 0, seed)).toEqual({ kind: "place", value: 3 });
  });
  it("whoever is behind draws level with a three on a part that fails in any case", () => {
    // The last part fails in any case. Only a three on it draws level with seat 2, and then the threes on sound parts decide.
    const state = lastPlacing(2, 0, [
      [1, 1, 1],
      [1, 0, 0],
      [1, 0, 0],
    ]);
    for (const seed of ["a", "b", "c"]) expect(chooses(hard, state, 0, seed)).toEqual({ kind: "place", value: 3 });
  });
  it("crafts a three where it can", () => {
    const state = until(
      at("exchange", (now) => engine.legalActions(now, engine.nextSeat(now)).some((a) => a.kind === "exchange")),
      "craft",
    );
    const seat = engine.nextSeat(state);
    const { role } = state.stack.at(-1)!.memory as { role: number };
    lay(state, seat, role === 4 ? 0 : 1, 0, [1, 1, 0]);
    lay(state, seat, role === 4 ? 3 : 2, 0, [0, 1, 0]); // nothing else that could be exchanged first
    for (const bot of [normal, hard])
      expect(chooses(bot, state, seat, "craft")).toEqual({ kind: "exchange", good: role === 4 ? 0 : 1, oneAnd: 2 });
  });
});
