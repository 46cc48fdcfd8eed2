import type { MatchRecord, Seat } from "@stormakt/kernel";
import { canonical, editionOf, fastChance, fastDice, Match, replay } from "@stormakt/kernel";
import { isSingle } from "@stormakt/kernel/ids";
import { describe, expect, it } from "vitest";
import { CLOTH, GOODS, KINDS, KING, kindOf, VALUES, WOOD } from "../src/catalog/index.ts";
import { vasaRegalis } from "../src/index.ts";
import { holdingsIn, mayLieOn } from "../src/knowing.ts";
import type { Event, VasaRegalis } from "../src/types.ts";
import { builtCount, handSize, owned } from "../src/yard.ts";
import { everyTable, followGame } from "./games.ts";
import { engine, heldBetween, markers, Play, usual } from "./scenario.ts";

const seatsOf = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
const isOver = (table: { ships: readonly number[] }) => table.ships.every((value) => value !== 0);

describe("secrets", () => {
  it("VR-SECRET-1, VR-SECRET-2 hands and squares are in nobody's view but their owner's, until the end", () => {
    const wrong: string[] = [];
    for (const { config, seed } of everyTable(2))
      followGame(config, seed, (state) => {
        const over = isOver(state.table);
        for (const viewer of [...seatsOf(config.seats), null]) {
          const { hands, ships } = engine.view(state, viewer).table;
          for (const seat of seatsOf(config.seats)) {
            const open = over || seat === viewer;
            const wanted = open
              ? [state.table.hands.slice(seat * KINDS, (seat + 1) * KINDS), state.table.ships.slice(seat * 4, seat * 4 + 4)]
              : [null, null];
            if (canonical([hands[seat], ships[seat]]) !== canonical(wanted)) wrong.push(`${seed}: ${seat} to ${viewer}`);
          }
        }
      });
    expect(wrong).toEqual([]);
  });
  it("VR-SECRET-2 an inspection shows a square to the inspector, and to nobody else", () => {
    const scene = { at: "building", hands: { 1: { wood: [1, 1, 1] } } } as const;
    const looked = new Play(scene)
      .do(0, { kind: "callBuilding", good: WOOD })
      .places(1, 2, 1)
      .do(2, { kind: "inspect", ship: 1, good: WOOD });
    expect(mayLieOn(looked.view(2).known, 1, WOOD)).toEqual([2]);
    expect(mayLieOn(looked.view(0).known, 1, WOOD)).toEqual([1, 2, 3]);
    expect(mayLieOn(looked.view(2).common, 1, WOOD)).toEqual([1, 2, 3]);
    expect(mayLieOn(looked.view(1).known, 1, WOOD)).toEqual([2]);
  });
  it("VR-SECRET-3 what is open to all is in every view", () => {
    for (const { config, seed } of everyTable(2))
      followGame(config, seed, (state) => {
        const { supply, leader, round, roundsSinceBuild, roleTakenBy } = state.table;
        for (const viewer of [0, null]) {
          const view = engine.view(state, viewer).table;
          expect(view).toMatchObject({ supply, leader, round, roundsSinceBuild, roleTakenBy });
          expect(view.built.filter(Boolean)).toHaveLength(builtCount(state.table));
          expect(view.handSizes).toEqual(seatsOf(config.seats).map((seat) => handSize(state.table, seat)));
        }
      });
  });
  it("VR-SECRET-4 a hand shows its size, not its types", () => {
    // After a trade nobody saw, the third player cannot tell wood from iron.
    const scene = { inventory: true, at: "inventory", hands: { 0: { wood: [2, 0, 0], iron: [2, 0, 0] } } } as const;
    const trade = (give: string) =>
      new Play(scene)
        .do(0, { kind: "offer", to: 1, give: markers(give), take: markers("cloth-1", "cloth-1") })
        .do(0, { kind: "withdraw", to: 1, number: 1 });
    expect(trade("wood-1").view(2)).toEqual(trade("iron-1").view(2));
    const swapped = (give: string) => {
      const play = new Play({ ...scene, hands: { ...scene.hands, 1: { cloth: [3, 0, 0] } } });
      play.do(0, { kind: "offer", to: 1, give: markers(give), take: markers("cloth-1") }).do(1, { kind: "accept", from: 0, number: 1 });
      return play;
    };
    expect(swapped("wood-1").view(2)).toEqual(swapped("iron-1").view(2));
    expect(swapped("wood-1").view(null)).toEqual(swapped("iron-1").view(null));
    expect(swapped("wood-1").view(2).handSizes).toEqual([6, 6, 4]);
  });
  it("VR-SECRET-5 views hold no offers, notes or answers of others; spectators get what is open to all", () => {
    let offers = 0;
    for (const { config, seed } of everyTable(4, [true]))
      followGame(config, seed, (state) => {
        if (isOver(state.table)) return;
        for (const viewer of [...seatsOf(config.seats), null]) {
          const view = engine.view(state, viewer);
          for (const { from, to } of view.table.bargaining?.offers ?? []) {
            offers++;
            expect([from, to]).toContain(viewer);
          }
          expect(view.table.notes).toHaveLength(state.table.notes.filter((value, at) => at % 6 === 0 && value === viewer).length);
          for (const frame of view.stack) if (viewer === null) expect(frame.own).toBeNull();
        }
        expect(engine.view(state, null).table.known).toEqual(engine.view(state, null).table.common);
      });
    expect(offers).toBeGreaterThan(50);
  });
  it("VR-SECRET-6 without Inventory the open log gives everybody's holdings exactly; only the squares are secret", () => {
    for (const { config, seed } of everyTable(5, [false])) {
      const holdings = seatsOf(config.seats).map(() => GOODS.flatMap(() => [1, 0, 0]));
      followGame(config, seed, (state, taken) => {
        for (const event of taken === null ? [] : engine.heardBy(taken.receipt, null)) keepBooks(holdings, event);
        for (const seat of seatsOf(config.seats)) {
          const truth = GOODS.flatMap((good) => VALUES.map((value) => owned(state.table, seat, good, value)));
          expect(holdings[seat]).toEqual(truth);
          for (const view of [engine.view(state, null).table, engine.view(state, 0).table]) {
            const { least, most } = holdingsIn(view);
            expect(least.slice(seat * KINDS, (seat + 1) * KINDS)).toEqual(truth);
            expect(most).toEqual(least);
            for (const good of GOODS) expect(mayLieOn(view.known, seat, good).length).toBeLessThanOrEqual(3);
          }
        }
      });
    }
  });
  it("VR-SECRET-6 what really lies on a square is never ruled out, for anybody", () => {
    const wrong: string[] = [];
    let squares = 0;
    for (const { config, seed } of everyTable(5))
      followGame(config, seed, (state) => {
        for (const viewer of [...seatsOf(config.seats), null]) {
          const { mayLie } = engine.view(state, viewer).table.known;
          state.table.ships.forEach((placed, square) => {
            if (placed !== 0) squares++;
            if (placed === 0 ? mayLie[square] !== 0 : (mayLie[square]! & (1 << placed)) === 0)
              wrong.push(`${seed}: ${square} to ${viewer}`);
          });
        }
      });
    expect(wrong).toEqual([]);
    expect(squares).toBeGreaterThan(1000);
  });
  it("VR-SECRET-7 with Inventory holdings lie between bounds that the truth never leaves, and that add up", () => {
    const wrong: string[] = [];
    let [wide, trades] = [0, 0];
    const sum = (list: readonly number[]) => list.reduce((all, count) => all + count, 0);
    for (const { config, seed } of everyTable(8, [true]))
      followGame(config, seed, (state, taken) => {
        if (taken?.action.kind === "accept") trades++;
        const truth = seatsOf(config.seats).flatMap((seat) =>
          GOODS.flatMap((good) => VALUES.map((value) => owned(state.table, seat, good, value))),
        );
        for (const viewer of [...seatsOf(config.seats), null]) {
          const { least, most } = holdingsIn(engine.view(state, viewer).table);
          truth.forEach((count, at) => {
            if (least[at]! > count || most[at]! < count) wrong.push(`${seed}: entry ${at} of ${viewer}`);
            if (least[at]! < most[at]!) wide++;
            if (Math.floor(at / KINDS) === viewer && least[at] !== most[at]) wrong.push(`${seed}: ${viewer} does not know its own goods`);
          });
          for (const seat of seatsOf(config.seats)) {
            const all = handSize(state.table, seat) + builtCount(state.table);
            const own = [least, most].map((bounds) => sum(bounds.slice(seat * KINDS, (seat + 1) * KINDS)));
            if (own[0]! > all || own[1]! < all) wrong.push(`${seed}: the sum for ${seat} to ${viewer}`);
          }
        }
      });
    expect(wrong).toEqual([]);
    expect(trades).toBeGreaterThan(10);
    expect(wide).toBeGreaterThan(100);
  });
  it("VR-SECRET-7 the parties of a trade know each other's holdings as well as before; the third has bounds", () => {
    const play = new Play({ inventory: true, at: "inventory", hands: { 0: { wood: [1, 0, 1] }, 1: { iron: [1, 1, 0] } } });
    play.do(0, { kind: "offer", to: 1, give: markers("wood-3"), take: markers("iron-2") }).do(1, { kind: "accept", from: 0, number: 1 });
    for (const party of [0, 1]) {
      const { least, most } = holdingsIn(play.view(party));
      expect(least).toEqual(most);
    }
    const third = play.view(2);
    expect(heldBetween(third, 0, WOOD, 3)).toEqual([0, 1]);
    expect(heldBetween(third, 1, WOOD, 3)).toEqual([0, 1]);
    expect(heldBetween(third, 0, CLOTH, 1)).toEqual([1, 1]); // nobody gives up the last of an unbuilt type for nothing
    expect(heldBetween(third, 2, WOOD, 3)).toEqual([0, 0]);
  });
  it.each([false, true])(
    "VR-SECRET-5, VR-SECRET-7 two worlds that sound the same to a seat go on looking the same to it (Inventory: %s)",
    (inventory) => {
      const dice = fastDice(`twins ${String(inventory)}`);
      const wrong: string[] = [];
      let [together, apart] = [0, 0];
      for (const { config, seed } of everyTable(6, [inventory])) {
        let steps = 0;
        followGame(config, seed, (now) => {
          if (steps++ % 15 !== 7 || now.outcome !== null) return;
          const viewer = dice.below(config.seats);
          const here = engine.copy(now);
          const there = engine.determinise(engine.view(now, viewer), viewer, dice);
          for (let actions = 0; actions < 40 && here.outcome === null; actions++) {
            const seat = dice.pick(engine.waitsFor(here));
            const action = engine.sampleAction(here, seat, dice)!;
            const [one, other] = [engine.submit(here, seat, action), engine.submit(there, seat, action)];
            if (!one.legal || !other.legal || canonical(engine.heardBy(one, viewer)) !== canonical(engine.heardBy(other, viewer))) {
              apart++; // what the viewer hears tells the two worlds apart
              return;
            }
            if (here.outcome !== null) return; // all is turned up
            together++;
            if (canonical(engine.view(here, viewer).table) !== canonical(engine.view(there, viewer).table)) {
              wrong.push(`${seed}: ${JSON.stringify(action)} of ${seat} looks otherwise to ${viewer}`);
              return;
            }
          }
        });
      }
      expect(wrong).toEqual([]);
      expect(together).toBeGreaterThan(1000);
      expect(apart).toBeGreaterThan(10);
    },
  );
  it("VR-SECRET-8 who is asked depends on what is open only", () => {
    // A pair on the ship and in hand, or both in hand: asked in either case.
    const asked = (ship: 1 | 3, hand: number[]) => {
      const play = new Play({
        hands: { 0: { wood: [0, 0, 0] }, 1: { wood: hand }, 2: { wood: [0, 0, 0] } },
        ships: { 0: { wood: 1 }, 1: { wood: ship }, 2: { wood: 1 } },
      });
      return play.takes(0, "craftsman").stops(0).toMove;
    };
    expect([asked(1, [1, 0, 1]), asked(3, [2, 0, 0])]).toEqual([[1], [1]]);
    // One marker only: the placement is still asked for.
    const placing = new Play({ at: "building", hands: { 1: { wood: [1, 0, 1] } } }).do(0, { kind: "callBuilding", good: WOOD });
    expect([placing.toMove, placing.legal(0).length]).toEqual([[0, 1, 2], 1]);
    // Not asked: Admiral and King before anything is built, an empty supply, one candidate, a void order.
    expect(new Play().takes(0, "admiral").buys(0, "wood").step).toBe("chooseRole");
    expect(new Play({ at: "building", roundsSinceBuild: 10, hands: { 1: { wood: [0, 0, 1] } } }).step).toBe("placing");
  });
  it("VR-SECRET-9 what is answered for a seat whose time is up does not depend on what it could have done, so neither need the delay", () => {
    const able = new Play({ hands: { 0: { wood: [3, 0, 0] } } }).takes(0, "craftsman");
    const unable = new Play().takes(0, "craftsman");
    expect(engine.defaultAction(able.state, 0)).toEqual(engine.defaultAction(unable.state, 0));
    const built = { ships: { 0: { wood: 1 }, 1: { wood: 2 }, 2: { wood: 1 } } };
    for (const [hands, role, kind] of [
      [{ 0: { wood: [2, 0, 0] } }, "admiral", "declineReplacing"],
      [{ 0: { wood: [0, 0, 0] } }, "admiral", "declineReplacing"],
      [{}, "king", "declineOrder"],
    ] as const)
      expect(engine.defaultAction(new Play({ ...built, hands }).takes(0, role).buys(0, "iron").state, 0)).toEqual({ kind });
  });
  it("VR-SECRET-10 a refused action is told to nobody and changes nothing", () => {
    const play = new Play().takes(0, "king").buys(0, "wood");
    const before = [engine.digest(play.state), ...[0, 1, 2, null].map((seat) => canonical(play.view(seat)))];
    const refusal = engine.submit(play.state, 1, { kind: "takeRole", role: KING });
    expect(refusal).toEqual({ legal: false, rule: "VR-ROUND-3" });
    expect([engine.digest(play.state), ...[0, 1, 2, null].map((seat) => canonical(play.view(seat)))]).toEqual(before);
  });
  it("VR-SECRET-11 doing without the notebook changes no legal action and no note", () => {
    const full = engine.beginWith(usual(3), fastChance(5));
    const off = engine.beginWith(usual(3, { notebook: "off" }), fastChance(5));
    const dice = fastDice(5);
    let notes = 0;
    while (full.outcome === null) {
      const seat = engine.nextSeat(full);
      expect(engine.legalActions(off, seat)).toEqual(engine.legalActions(full, seat));
      const action = engine.sampleAction(full, seat, dice)!;
      engine.submit(full, seat, action);
      engine.submit(off, seat, action);
      for (const viewer of [0, 1, 2]) {
        const [one, other] = [full, off].map((state) => engine.view(state, viewer).table);
        expect(other!.notes).toEqual(one!.notes);
        notes += one!.notes.length;
        expect({ ...other, notebook: "full" }).toEqual(one);
        expect(other!.notebook).toBe("off");
      }
    }
    expect(notes).toBeGreaterThan(0);
  });
  it("VR-SECRET-11 without the notebook a client is sent nothing that follows from what was seen, but its notes", () => {
    const edition = editionOf(vasaRegalis);
    for (const inventory of [false, true])
      for (const notebook of ["full", "off"] as const) {
        const position = edition.begin(usual(4, { inventory, notebook }), "notes");
        const dice = fastDice(3);
        let notes = 0;
        for (let waits = edition.waitsFor(position); waits !== null; waits = edition.waitsFor(position)) {
          const seat = dice.pick(waits.seats);
          const suggested = edition.suggest(position, edition.view(position, seat), seat, `${notes}`);
          edition.submit(position, seat, suggested);
          for (const as of [0, null]) {
            const [all, sent] = [edition.view(position, as), edition.clientView!(position, as)];
            if (notebook === "full") expect(sent).toEqual(all);
            else {
              const nothing = { holdings: null, mayLie: [] };
              expect(sent).toEqual({ ...all, table: { ...all.table, known: nothing, common: nothing } });
            }
            notes += (sent.table as { notes: unknown[] }).notes.length;
          }
        }
        expect(notes).toBeGreaterThan(0);
      }
  });
  it("VR-SECRET-12 before the end a replay shows each seat what it saw then; afterwards all is open", () => {
    const match = Match.begin(engine, usual(4, { inventory: true }), "replayed");
    const dice = fastDice("replayed");
    const live: string[][] = [];
    const heard: string[][] = [];
    while (match.state.outcome === null) {
      const seat = dice.pick(engine.waitsFor(match.state));
      const receipt = match.submit(seat, engine.sampleAction(match.state, seat, dice)!);
      if (!receipt.legal) throw new Error(receipt.rule);
      live.push([0, 1, 2, 3, null].map((viewer) => canonical(engine.view(match.state, viewer))));
      heard.push([0, 1, 2, 3, null].map((viewer) => canonical(engine.heardBy(receipt, viewer))));
    }
    const record: MatchRecord<VasaRegalis> = JSON.parse(JSON.stringify(match.record));
    replay(engine, record, record.moves.length, (receipt, at, state) => {
      expect([0, 1, 2, 3, null].map((viewer) => canonical(engine.view(state, viewer)))).toEqual(live[at]);
      expect([0, 1, 2, 3, null].map((viewer) => canonical(engine.heardBy(receipt, viewer)))).toEqual(heard[at]);
    });
    const end = engine.view(match.state, null).table;
    expect([end.hands, end.ships].flat().every((open) => open !== null)).toBe(true);
  });
  it("VR-SECRET-13 a marker of another is heard of only by exchange, own trade, inspection or the end", () => {
    const ownOnly = ["placed", "replaced", "faked", "obeyedWith"];
    const byParties = ["offered", "offerDeclined", "offerWithdrawn", "traded", "saw"];
    for (const { config, seed } of everyTable(2))
      followGame(config, seed, (_state, taken) => {
        if (taken === null) return;
        for (const viewer of [...seatsOf(config.seats), null])
          for (const event of engine.heardBy(taken.receipt, viewer)) {
            const { kind, ...rest } = event;
            const named = rest as Record<string, unknown>;
            if (ownOnly.includes(kind)) expect(named["seat"] ?? named["target"]).toBe(viewer);
            else if (byParties.includes(kind)) expect([named["seat"], named["ship"], named["from"], named["to"]]).toContain(viewer);
            else if (!["exchanged", "revealed"].includes(kind))
              for (const field of ["value", "on", "off", "give", "take"]) expect(named).not.toHaveProperty(field);
          }
      });
  });
});

describe("the notebook (VR-SECRET-6, VR-SECRET-7)", () => {
  const wood = { at: "building", hands: { 1: { wood: [2, 1, 0] }, 2: { wood: [1, 0, 1] } } } as const;
  it("spending both ones proves the two on the ship", () => {
    const play = new Play(wood).do(0, { kind: "callBuilding", good: WOOD }).places(1, 2, 3);
    for (const seat of [2, 1, 0]) play.do(seat, { kind: "declineInspection" });
    expect(mayLieOn(play.view(0).known, 1, WOOD)).toEqual([1, 2]);
    play.takes(1, "craftsman").exchanges(1, "wood", 1);
    expect(mayLieOn(play.view(0).known, 1, WOOD)).toEqual([2]);
    expect(mayLieOn(play.view(1).common, 1, WOOD)).toEqual([2]); // and seat 1 can see that all know
  });
  it("not exchanging proves nothing", () => {
    const play = new Play(wood).do(0, { kind: "callBuilding", good: WOOD }).places(1, 1, 3);
    for (const seat of [2, 1, 0]) play.do(seat, { kind: "declineInspection" });
    play.takes(1, "craftsman").stops(1);
    expect(mayLieOn(play.view(0).known, 1, WOOD)).toEqual([1, 2]);
  });
  it("with Inventory a void order shows that a player has one marker of that type", () => {
    const scene = {
      inventory: true,
      ships: { 0: { wood: 1 }, 1: { wood: 3 }, 2: { wood: 1 } },
      hands: { 1: { wood: [0, 0, 0] } },
    } as const;
    const play = new Play(scene).takes(0, "king").buys(0, "iron").do(0, { kind: "order", target: 1, good: WOOD });
    const view = play.view(2);
    const { leastOfType, mostOfType } = holdingsIn(view);
    expect([leastOfType[4], mostOfType[4]]).toEqual([1, 1]);
    expect(isSingle(view.known.mayLie[4]!)).toBe(true);
  });
});

/** What anybody can write down from what all hear. */
function keepBooks(holdings: number[][], event: Event): void {
  if (event.kind === "procured") holdings[event.seat]![kindOf(event.good, 1)]! += event.count;
  if (event.kind !== "exchanged") return;
  const own = holdings[event.seat]!;
  own[kindOf(event.good, 1)]! -= 1;
  own[kindOf(event.good, event.oneAnd)]! -= 1;
  own[kindOf(event.good, event.gained)]! += 1;
}
