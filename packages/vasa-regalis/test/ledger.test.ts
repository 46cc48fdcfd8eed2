/**
 * VR-SECRET-7 The ledger held against an oracle that keeps every world which one viewer cannot rule out: what the ledger says is never
 * wrong, and in these courses of play as tight as can be.
 */
import type { Seat } from "@stormakt/kernel";
import { fastDice } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { GOODS, KINDS, kindOf, VALUES } from "../src/catalog/index.ts";
import { vasaRegalis } from "../src/index.ts";
import { holdingsIn, valuesIn } from "../src/knowing.ts";
import { seen } from "../src/knowledge.ts";
import { imagine } from "../src/view.ts";
import { everyTable, followGame } from "./games.ts";
import type { Scene } from "./scenario.ts";
import { engine, goodCalled, heldBetween, markers, Play } from "./scenario.ts";

interface World {
  readonly hands: readonly (readonly number[])[];
  readonly ships: readonly (readonly number[])[];
}
const spell = ({ hands, ships }: World): string => JSON.stringify([hands, ships]);
const distinct = (worlds: readonly World[]): World[] => [...new Map(worlds.map((world) => [spell(world), world])).values()];

/** All that a viewer who knows what everybody owns cannot rule out: where it lies. */
function worldsFor(play: Play, viewer: Seat): World[] {
  const { seats, hands, ships } = play.table;
  let worlds: World[] = [{ hands: [], ships: [] }];
  for (let seat = 0; seat < seats; seat++) {
    const hand = hands.slice(seat * KINDS, (seat + 1) * KINDS);
    const ship: number[] = ships.slice(seat * 4, seat * 4 + 4);
    let ways = [{ hand, ship }];
    if (seat !== viewer)
      for (const good of GOODS) {
        if (ship[good] === 0) continue;
        ways = ways.flatMap((way) =>
          VALUES.flatMap((value) => {
            const owned = way.hand.slice();
            owned[kindOf(good, way.ship[good] as 1)]! += 1;
            if (owned[kindOf(good, value)] === 0) return [];
            owned[kindOf(good, value)]! -= 1;
            return [{ hand: owned, ship: way.ship.map((lies, at) => (at === good ? value : lies)) }];
          }),
        );
      }
    worlds = worlds.flatMap((world) => ways.map((way) => ({ hands: [...world.hands, way.hand], ships: [...world.ships, way.ship] })));
  }
  return distinct(worlds);
}
/** Every way to take so many from a hand. */
function picks(hand: readonly number[], count: number, from = 0): number[][] {
  if (count === 0) return [hand.map(() => 0)];
  const found: number[][] = [];
  for (let kind = from; kind < KINDS; kind++) {
    if (hand[kind] === 0) continue;
    const rest = hand.map((held, at) => (at === kind ? held - 1 : held));
    for (const more of picks(rest, count - 1, kind)) found.push(more.map((held, at) => (at === kind ? held + 1 : held)));
  }
  return found;
}
const keeps = (hand: readonly number[], ship: readonly number[]): boolean =>
  GOODS.every((good) => ship[good] !== 0 || VALUES.some((value) => hand[kindOf(good, value)]! > 0));
/** VR-INVENTORY-16 So many went one way and so many the other. */
function afterUnseenTrade(worlds: readonly World[], from: Seat, to: Seat, given: number, taken: number): World[] {
  const found = new Map<string, World>();
  for (const { hands, ships } of worlds)
    for (const give of picks(hands[from]!, given))
      for (const take of picks(hands[to]!, taken)) {
        const traded = hands.map((hand, seat) =>
          hand.map((held, kind) => {
            const change = take[kind]! - give[kind]!;
            return seat === from ? held + change : seat === to ? held - change : held;
          }),
        );
        if (!keeps(traded[from]!, ships[from]!) || !keeps(traded[to]!, ships[to]!)) continue;
        const world = { hands: traded, ships };
        found.set(spell(world), world);
      }
  return [...found.values()];
}
const owned = ({ hands, ships }: World, seat: Seat, kind: number): number =>
  hands[seat]![kind]! + (ships[seat]![Math.floor(kind / 3)] === (kind % 3) + 1 ? 1 : 0);
const ofType = (world: World, seat: Seat, good: number): number =>
  [0, 1, 2].reduce((sum, value) => sum + owned(world, seat, good * 3 + value), 0);
const least = (numbers: readonly number[]): number => Math.min(...numbers);
const most = (numbers: readonly number[]): number => Math.max(...numbers);

/** What can be worked out, by seat. */
function knowable(worlds: readonly World[], seats: number) {
  const bySeat = Array.from({ length: seats }, (_, seat) => seat);
  const kinds = bySeat.flatMap((seat) => Array.from({ length: KINDS }, (_, kind) => worlds.map((world) => owned(world, seat, kind))));
  const types = bySeat.flatMap((seat) => GOODS.map((good) => worlds.map((world) => ofType(world, seat, good))));
  return {
    least: kinds.map(least),
    most: kinds.map(most),
    leastOfType: types.map(least),
    mostOfType: types.map(most),
    mayLie: bySeat.flatMap((seat) =>
      GOODS.map((good) => [...new Set(worlds.map(({ ships }) => ships[seat]![good]!))].filter(Boolean).sort((a, b) => a - b)),
    ),
  };
}
const inLedger = (play: Play, viewer: Seat) => {
  const view = play.view(viewer);
  return { ...holdingsIn(view), mayLie: view.known.mayLie.map(valuesIn) };
};
const offer = (to: Seat, give: readonly number[], take: readonly number[]) => ({ kind: "offer", to, give, take }) as const;
/** Seats 0 and 1 trade before the eyes of seat 2, who sees only how many. */
const trade = (play: Play, give: readonly number[], take: readonly number[], number = 1): Play =>
  play.do(0, offer(1, give, take)).do(1, { kind: "accept", from: 0, number });
const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const SCENES: Readonly<Record<string, Scene>> = {
  "nothing is built": { hands: { 0: { wood: [1, 0, 2] }, 1: { sculpture: [1, 2, 0], iron: [2, 0, 0] } } },
  "iron is built": {
    hands: { 0: { wood: [1, 1, 0], iron: [1, 0, 1] }, 1: { cloth: [2, 0, 1], iron: [0, 0, 0] } },
    ships: { 0: { iron: 2 }, 1: { iron: 1 }, 2: { iron: 3 } },
  },
  "hands are small": {
    hands: {
      0: { wood: [1, 0, 0], cloth: [0, 1, 0], iron: [0, 0, 0], sculpture: [0, 0, 0] },
      1: { wood: [0, 1, 0], cloth: [1, 0, 0], iron: [0, 0, 1], sculpture: [0, 0, 0] },
    },
    ships: { 0: { iron: 1, sculpture: 2 }, 1: { iron: 1, sculpture: 1 }, 2: { iron: 2, sculpture: 3 } },
  },
};
const TRADES: Readonly<Record<string, readonly (readonly [readonly number[], readonly number[]])[]>> = {
  "nothing is built": [
    [markers("wood-3"), markers("sculpture-2")],
    [markers("wood-3", "wood-3"), markers("iron-1")],
    [markers("cloth-1"), markers("cloth-1")],
  ],
  "iron is built": [
    [markers("iron-1"), markers("cloth-1")],
    [markers("wood-2", "iron-3"), markers("cloth-3")],
  ],
  "hands are small": [[markers("wood-1"), markers("wood-2")]],
};

describe("VR-SECRET-7 what a third player can work out", () => {
  const cases = Object.entries(SCENES).flatMap(([name, scene]) => TRADES[name]!.map(([give, take]) => ({ name, scene, give, take })));
  it.each(cases)("of a trade of $give for $take, when $name", ({ scene, give, take }) => {
    const play = new Play({ inventory: true, at: "inventory", ...scene });
    const before = worldsFor(play, 2);
    expect(inLedger(play, 2)).toEqual(knowable(before, 3));
    trade(play, give, take);
    expect(inLedger(play, 2)).toEqual(knowable(afterUnseenTrade(before, 0, 1, total(give), total(take)), 3));
  });
  it("of an offer made to it afterwards: the sender has these in hand", () => {
    const play = new Play({ inventory: true, at: "inventory", ...SCENES["nothing is built"] });
    const worlds = afterUnseenTrade(worldsFor(play, 2), 0, 1, 1, 1);
    trade(play, markers("wood-3"), markers("sculpture-2"));
    const shown = markers("sculpture-2", "wood-3");
    play.do(0, offer(2, shown, markers("cloth-1")));
    const fits = worlds.filter(({ hands }) => shown.every((count, kind) => hands[0]![kind]! >= count));
    expect(fits.length).toBeLessThan(worlds.length);
    const [said, true_] = [inLedger(play, 2), knowable(fits, 3)];
    expect(said.least.slice(0, KINDS)).toEqual(true_.least.slice(0, KINDS));
    expect(said.leastOfType.slice(0, 4)).toEqual(true_.leastOfType.slice(0, 4));
  });
  it("of an offer of a marker like the one it has seen on the ship: the sender has two of them", () => {
    const play = new Play({
      inventory: true,
      at: "inventory",
      hands: { 0: { wood: [0, 0, 1], iron: [2, 0, 0] }, 1: { wood: [2, 0, 0] } },
      ships: { 0: { wood: 3 }, 1: { wood: 1 }, 2: { wood: 1 } },
    });
    const wood = goodCalled("wood");
    seen(play.table, 2, 0, wood, 3);
    const threes = () => [0, 1].map((ship) => heldBetween(play.view(2), ship, wood, 3));
    trade(play, markers("iron-1"), markers("wood-1"));
    expect(threes()).toEqual([
      [1, 2],
      [0, 1],
    ]);
    play.do(0, offer(2, markers("wood-3"), markers("cloth-1")));
    expect(threes()).toEqual([
      [2, 2],
      [0, 0],
    ]);
    expect(holdingsIn(play.view(2)).leastOfType[wood]).toBe(2);
  });
  it("of an exchange, an order that is void, one that is obeyed, and a look", () => {
    const scene: Scene = {
      inventory: true,
      hands: { 0: { wood: [1, 0, 1], iron: [2, 0, 0] }, 1: { wood: [2, 0, 0], iron: [1, 1, 0] } },
      ships: { 0: { wood: 1 }, 1: { wood: 2 }, 2: { wood: 1 } },
    };
    const [wood, iron] = [goodCalled("wood"), goodCalled("iron")];
    const begun = () => new Play({ at: "inventory", ...scene });
    const worlds = afterUnseenTrade(worldsFor(begun(), 2), 0, 1, 1, 1);
    const traded = () => {
      const play = trade(begun(), markers("wood-3"), markers("wood-1"));
      play.skipTo("roles");
      return play;
    };
    // Two ones of iron are spent: so they were in hand.
    const crafted = traded().takes(0, "tailor-blacksmith").exchanges(0, "iron", 1);
    const spent = worlds.flatMap(({ hands, ships }): World[] => {
      const hand = hands[0]!.slice();
      if (hand[kindOf(iron, 1)]! < 2) return [];
      hand[kindOf(iron, 1)]! -= 2;
      hand[kindOf(iron, 2)]! += 1;
      return [{ hands: [hand, ...hands.slice(1)], ships }];
    });
    const own = (known: { readonly least: readonly number[]; readonly leastOfType: readonly number[] }) => [
      known.least.slice(0, KINDS),
      known.leastOfType.slice(0, 4),
    ];
    expect(own(inLedger(crafted, 2))).toEqual(own(knowable(spent, 3)));
    // The King's order on the wood of seat 1: it has another, or it has not.
    const ordered = traded().takes(0, "king").do(0, { kind: "order", target: 1, good: wood });
    const has = worlds.filter((world) => ofType(world, 1, wood) >= 2);
    expect(inLedger(ordered, 2).leastOfType[4 + wood]).toBe(knowable(has, 3).leastOfType[4 + wood]);
    const bare = new Play({ at: "inventory", ...scene, hands: { ...scene.hands, 1: { wood: [1, 0, 0], iron: [1, 1, 0] } } });
    const bareWorlds = afterUnseenTrade(worldsFor(bare, 2), 0, 1, 1, 1);
    trade(bare, markers("iron-1"), markers("wood-1")).skipTo("roles");
    bare.takes(0, "king").do(0, { kind: "order", target: 1, good: wood });
    const hasNot = bareWorlds.filter((world) => ofType(world, 1, wood) === 1);
    expect(inLedger(bare, 2).mostOfType[4 + wood]).toBe(1);
    expect(knowable(hasNot, 3).mostOfType[4 + wood]).toBe(1);
    expect(bare.heard.at(-1)).toMatchObject({ kind: "orderVoid" });
  });
  it("in whole games: it is never wrong, and hands and supply add up", () => {
    let looked = 0;
    for (const { config, seed } of everyTable(3, [true]))
      followGame(config, seed, ({ table }) => {
        if (table.ships.every((value) => value !== 0) || looked++ % 5 !== 0) return;
        for (let viewer = 0; viewer <= config.seats; viewer++)
          for (let ship = 0; ship < config.seats; ship++) {
            if (ship === viewer) continue;
            const view = engine.view({ table, stack: [], chance: [], outcome: null }, viewer === config.seats ? null : viewer).table;
            const { least, most } = holdingsIn(view);
            for (const good of GOODS)
              for (const value of VALUES) {
                const kind = kindOf(good, value);
                const has = table.hands[ship * KINDS + kind]! + (table.ships[ship * 4 + good] === value ? 1 : 0);
                expect(least[ship * KINDS + kind]!).toBeLessThanOrEqual(has);
                expect(most[ship * KINDS + kind]!).toBeGreaterThanOrEqual(has);
              }
          }
      });
    expect(looked).toBeGreaterThan(500);
  });
});

describe("VR-INVENTORY-10 imagined worlds", () => {
  it("keep every rule that the true one keeps: a marker of every unbuilt type in hand, and offers that can be honoured", () => {
    const dice = fastDice("imagined");
    let [worlds, offers] = [0, 0];
    for (const { config, seed } of everyTable(5, [true]))
      for (const trades of ["private", "open"] as const)
        followGame({ ...config, trades }, `${seed} ${trades}`, (state) => {
          if (state.outcome !== null || dice.below(engine.stepOf(state) === "trading" ? 4 : 12) > 0) return;
          const seat = dice.below(config.seats);
          const table = imagine(engine.view(state, seat).table, seat, dice);
          worlds++;
          offers += table.bargaining?.offers.length ?? 0;
          for (const [name, check] of Object.entries(vasaRegalis.invariants)) expect([name, check(table)]).toEqual([name, null]);
        });
    expect(worlds).toBeGreaterThan(300);
    expect(offers).toBeGreaterThan(50);
  });
  it("leave the sender of an offer what it must keep: the last wood is not given away", () => {
    // Seat 0 offers seat 2 its wood 3, after a trade that seat 2 has not seen: so it has another wood, whatever it has besides.
    const play = new Play({ inventory: true, at: "inventory", hands: { 0: { wood: [1, 0, 1], iron: [2, 0, 0] }, 1: { wood: [2, 0, 0] } } });
    trade(play, markers("iron-1"), markers("wood-1"));
    play.do(0, offer(2, markers("wood-3"), markers("cloth-1")));
    for (let world = 0; world < 200; world++) {
      const { hands } = imagine(play.view(2), 2, fastDice(world));
      expect(hands[2]).toBeGreaterThanOrEqual(1);
      expect(hands[0]! + hands[1]!).toBeGreaterThanOrEqual(1);
    }
  });
  it("let the sender offer its only wood for another: then it need have no more", () => {
    const play = new Play({
      inventory: true,
      at: "inventory",
      hands: { 0: { wood: [0, 0, 1], iron: [2, 0, 0] }, 1: { wood: [2, 0, 0], cloth: [2, 0, 0] } },
    });
    trade(play, markers("iron-1"), markers("cloth-1"));
    play.do(0, offer(2, markers("wood-3"), markers("wood-1")));
    const woods = Array.from({ length: 200 }, (_, world) => imagine(play.view(2), 2, fastDice(world)).hands.slice(0, 3));
    for (const wood of woods) expect(wood[2]).toBeGreaterThanOrEqual(1);
    expect(new Set(woods.map(total))).toEqual(new Set([1, 2]));
  });
});
