/** What random games hardly ever come to: figures that only boards and bots ask for, data from outside, defaults, former editions. */

import { describe, expect, it } from "vitest";
import type { Royal } from "../src/catalog/index.ts";
import {
  countryCalled,
  EVERY_COUNTRY,
  EVERY_HISTORY,
  FIEFS,
  fiefCalled,
  HISTORY,
  historyCalled,
  isPerson,
  ROYAL,
  royalTroops,
  titleCalled,
  troopsOn,
} from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { COMMERCE } from "../src/domains.ts";
import { chanceAgainst, countFiefs, incomeFromCommerce, warOdds } from "../src/reckoning/index.ts";
import { remakeSets } from "../src/things.ts";
import { viewOf } from "../src/view.ts";
import type { Family } from "./scenario.ts";
import { buying, choice, engine, moves, tableOf, war } from "./scenario.ts";

describe("figures for boards and bots", () => {
  it("fiefs are counted, the last of the list as well", () => {
    const table = tableOf({ families: { sture: { fiefs: ["skane", "narke", "gotland", "america"] }, grip: { fiefs: ["abo"] } } });
    expect([0, 1, 2].map((seat) => countFiefs(table, seat))).toEqual([4, 1, 0]);
    for (const fief of table.fiefs.keys()) {
      const alone = tableOf({});
      own.fiefs(alone)[fief] = 3;
      remakeSets(alone);
      for (const seen of [alone, viewOf(alone, null)]) expect([countFiefs(seen, 3), countFiefs(seen, 0)]).toEqual([1, 0]);
    }
  });
  it("persons are scientists, commanders, queens and cultural personalities", () => {
    for (const card of EVERY_HISTORY) {
      const { series, commander } = HISTORY[card]!;
      expect([HISTORY[card]!.id, isPerson(card)]).toEqual([HISTORY[card]!.id, commander || /scientist|queen|cultural/.test(series)]);
    }
  });
  it("SR-COMM-5 what commerce would bring with one more merchant somewhere", () => {
    const table = tableOf({ families: { sture: { merchants: { denmark: 1, poland: 2 } } } });
    const now = incomeFromCommerce(table, 0, COMMERCE);
    const sent = EVERY_COUNTRY.map((country) => incomeFromCommerce(table, 0, COMMERCE, 0, country) - now);
    // Tables of trade income: one merchant, a second beside it, a third.
    const of = (merchants: Record<string, number>) => incomeFromCommerce(tableOf({ families: { sture: { merchants } } }), 0, COMMERCE);
    expect(sent).toEqual([
      of({ denmark: 2, poland: 2 }) - now,
      of({ denmark: 1, poland: 2, prussia: 1 }) - now,
      of({ denmark: 1, poland: 3 }) - now,
      of({ denmark: 1, poland: 2, russia: 1 }) - now,
    ]);
    expect(sent.every((more) => more > 0)).toBe(true);
  });
  it("SR-WAR-10 an army is foreseen from the cards face down, and from the discarded as well where those are too few", () => {
    const scene = { seats: 2, families: { sture: { fiefs: ["uppland"] }, grip: { fiefs: ["narke"] } } };
    const sent = [fiefCalled("uppland"), fiefCalled("narke")];
    const odds = (royalDiscards: readonly Royal[]) =>
      warOdds({ ...tableOf(scene), royalDiscards: [...royalDiscards] }, countryCalled("denmark"), sent);
    const all = ROYAL.all;
    // Three cards make the army: with three left it is known, with two all of them may come.
    const army = (first: number) =>
      all
        .slice(first, first + 3)
        .map(royalTroops)
        .filter(Boolean)
        .sort((a, b) => a - b);
    const values = sent.map(troopsOn).sort((a, b) => a - b);
    for (const first of [0, 7, 14, 21]) {
      const others = all.filter((royal) => royal < first || royal > first + 2);
      expect(odds(others)).toBeCloseTo(chanceAgainst(values, army(first)), 12);
    }
    expect(new Set([0, 7, 14, 21].map((first) => army(first).join())).size).toBeGreaterThan(2);
    expect(odds(all.slice(2))).toBeCloseTo(odds([]), 12);
  });
  it("SR-EVENT-11 what everybody has seen taken up is shown in order", () => {
    const table = tableOf({ families: { sture: { hand: ["plague", "abdication", "famine"] } } });
    own.known(table)[0] = ["plague", "famine", "abdication"].map(titleCalled);
    const inOrder = ["abdication", "famine", "plague"].map(titleCalled);
    expect(viewOf(table, 1).known).toEqual([inOrder, [], [], []]);
    expect(table.known[0]).not.toEqual(inOrder);
  });
});

describe("an offer or a price that somebody sends", () => {
  const FAMILIES: Record<string, Family> = { sture: { gold: 0, fiefs: ["karelia", "gotland"] }, grip: { gold: 30 } };
  const debt = () => {
    const game = choice({ families: FAMILIES }, "sture");
    game.chooses("sture", "commerce").does("sture", { kind: "leaveMerchants" });
    expect(game.step).toBe("sale");
    return game;
  };
  const gotland = fiefCalled("gotland");
  const readBy = (game: ReturnType<typeof debt>, seat: number, json: unknown) => {
    const read = engine.read(game.state, seat, json);
    return "rule" in read ? read.rule : read.action;
  };
  it("SR-SELL-4 is read as it is, and nothing else of it", () => {
    const { kind, ...rest } = { kind: "offerFief", fief: gotland, gold: 3 };
    expect(readBy(debt(), 0, { kind, ...rest, more: 1 })).toEqual({ kind, ...rest });
    expect(readBy(debt(), 0, { kind, ...rest, buyer: 1 })).toEqual({ kind, ...rest, buyer: 1 });
    expect(readBy(debt(), 0, { kind, fief: 0, gold: 9999, buyer: 0 })).toEqual({ kind, fief: 0, gold: 9999, buyer: 0 });
    const asked = debt();
    asked.does("sture", { kind: "offerFief", fief: gotland, gold: 3 });
    expect(readBy(asked, 1, { kind: "namePrice", gold: 2, more: 1 })).toEqual({ kind: "namePrice", gold: 2 });
  });
  it("SR-SELL-4 is no offer where a field is missing, broken, too large or no number", () => {
    const refused = debt();
    const sound = { kind: "offerFief", fief: gotland, gold: 3, buyer: 1 };
    for (const bad of [null, "3", 1.5, -1, 10_000, Number.NaN, {}])
      for (const field of ["fief", "gold", "buyer"]) expect(readBy(refused, 0, { ...sound, [field]: bad })).toBe("kernel.no-such-move");
    for (const { fief, gold } of [
      { fief: undefined, gold: 3 },
      { fief: gotland, gold: undefined },
      { fief: FIEFS.length, gold: 3 },
    ])
      expect(readBy(refused, 0, { kind: "offerFief", fief, gold })).toBe("kernel.no-such-move");
    const asked = debt();
    asked.does("sture", { kind: "offerFief", fief: gotland, gold: 3 });
    for (const bad of [undefined, null, "3", 1.5, -1, 10_000])
      expect(readBy(asked, 1, { kind: "namePrice", gold: bad })).toBe("kernel.no-such-move");
  });
  it("SR-SELL-4 an offer goes to somebody who sits at the table", () => {
    const game = debt();
    const offer = (buyer: number) => game.refuses("sture", { kind: "offerFief", fief: gotland, gold: 1, buyer });
    expect([0, 1, 3, 4].map(offer)).toEqual(["SR-SELL-4", null, null, "SR-SELL-4"]);
    expect([0, 1].map((gold) => game.refuses("sture", { kind: "offerFief", fief: gotland, gold }))).toEqual(["SR-SELL-4", null]);
    game.does("sture", { kind: "offerFief", fief: gotland, gold: 3, buyer: 1 });
    expect(game.tells("fiefOffered")).toEqual([{ kind: "fiefOffered", seat: 0, fief: gotland, gold: 3, buyer: 1 }]);
    expect([0, 1, 30, 31].map((gold) => game.refuses("grip", { kind: "namePrice", gold }))).toEqual(["SR-SELL-4", null, null, "SR-SELL-4"]);
  });
});

describe("what is done when time is up", () => {
  it("SR-TIME-17 SR-CARD-plague the cheapest person is lost, of equal ones the first", () => {
    const hit = (history: readonly string[]) => {
      const families = { sture: { hand: ["plague"] }, grip: { fiefs: ["narke"], history } };
      const game = moves({ sovereign: 12, families }, ["eka"]).plays("sture", "plague", { fief: "narke" });
      expect(game.step).toBe("mourning");
      const action = engine.defaultAction(game.state, 1);
      return action.kind === "losePerson" ? HISTORY[action.history]!.id : action.kind;
    };
    const persons = EVERY_HISTORY.filter(isPerson).map((card) => HISTORY[card]!);
    for (const [at, one] of persons.entries()) {
      const next = persons[(at + 1) % persons.length]!;
      const [first, second] = historyCalled(one.id) < historyCalled(next.id) ? [one, next] : [next, one];
      expect(hit([one.id, next.id])).toBe((second.cost < first.cost ? second : first).id);
    }
  });
  it("SR-CARD-plague whoever is lost is out of the game, and all hear of it", () => {
    const families = { sture: { hand: ["plague"] }, grip: { fiefs: ["narke"], history: ["tycho-brahe", "olaus-petri"] } };
    const game = moves({ families }, ["eka"]).plays("sture", "plague", { fief: "narke" });
    expect(game.asked).toEqual(["grip"]);
    game.does("grip", { kind: "losePerson", history: historyCalled("tycho-brahe") });
    expect([game.history("tycho-brahe"), game.history("olaus-petri")]).toEqual(["removed", "grip"]);
    expect(game.tells("historyLost")).toEqual([{ kind: "historyLost", seat: 1, history: historyCalled("tycho-brahe") }]);
    expect(engine.game.invariants["historyCards"]?.(game.table)).toBeNull();
  });
  it("SR-TIME-17 SR-CULT-8 no card is drawn that need not be", () => {
    const game = choice({ row: ["olaus-petri"], families: { sture: { gold: 40 } }, nextEvents: ["plague"] }, "sture");
    game.chooses("sture", "culture");
    for (let guard = 0; game.step !== "buying" && guard < 20; guard++)
      if (game.asked.length === 1 && engine.defaultAction(game.state, 0).kind !== "pass")
        game.does("sture", engine.defaultAction(game.state, 0));
      else game.pass();
    game.does("sture", buying("olaus-petri"));
    game.pass("purchaseDeclared");
    expect([game.step, engine.defaultAction(game.state, 0)]).toEqual(["drawing", { kind: "drawEvents", count: 0 }]);
  });
});

describe("tables of former editions", () => {
  it("have none of what came with edition 3, and are read as if it had not been used", () => {
    const move = choice({ families: { sture: { gold: 12 } } }, "sture");
    const fight = war({ families: { sture: { fiefs: ["uppland"] } } }, "denmark");
    const without = (game: ReturnType<typeof choice>, notes: string, fields: readonly string[]) => {
      const named = JSON.parse(JSON.stringify(engine.naming.nameState(engine, game.state))) as {
        table: Record<string, Record<string, unknown>>;
      };
      for (const field of fields) {
        expect(named.table[notes]).toHaveProperty(field);
        delete named.table[notes]![field];
      }
      return engine.naming.placeState(engine, named).table;
    };
    expect(without(move, "move", ["furtherCard", "stoppedFiefs", "stoppedCards"]).move).toEqual(move.table.move);
    expect(move.table.move).toMatchObject({ furtherCard: false, stoppedFiefs: [], stoppedCards: [] });
    expect(without(fight, "war", ["round"]).war?.round).toBe(0);
  });
});
