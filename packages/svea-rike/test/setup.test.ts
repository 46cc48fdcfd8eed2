import { readConfig } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { EVENT_PACK, EVENTS } from "../src/cards/index.ts";
import {
  areAdjacent,
  BORDERS,
  countryCalled,
  EVERY_FIEF,
  eraOf,
  FAMILIES,
  FIEFS,
  fiefCalled,
  HISTORY,
  NEIGHBOURS,
  NONE,
  ROYALS,
  SOVEREIGNS,
  troopsOn,
  warIn,
} from "../src/catalog/index.ts";
import { sveaRike } from "../src/index.ts";
import { AVAILABLE, FOREIGN } from "../src/table.ts";
import { choice, engine, OVER, Playing, playing, turnEnd, usual, war } from "./scenario.ts";

const begin = (seats: number) => new Playing(engine.begin(usual(seats), "setup"));
const names = (fiefs: readonly number[]) => fiefs.map((fief) => FIEFS[fief]!.id).sort();

describe("setup", () => {
  it("SR-SETUP-1 two to five players, each with the family of that place", () => {
    expect(FAMILIES.map(({ id }) => id)).toEqual(["sture", "grip", "brahe", "eka", "three-roses"]);
    for (const seats of [1, 6]) expect(readConfig(sveaRike, { seats })).toMatchObject({ error: { why: "seats", min: 2, max: 5 } });
    for (const seats of [2, 3, 4, 5]) expect(begin(seats).table.gold).toHaveLength(seats);
  });
  it("SR-SETUP-4 five fiefs start foreign", () => {
    const { table } = begin(3);
    expect(names(EVERY_FIEF.filter((fief) => table.fiefs[fief] === FOREIGN))).toEqual([
      "estonia",
      "livonia",
      "pommern",
      "skane",
      "trondelag",
    ]);
  });
  it("SR-SETUP-5 all other fiefs are in the pile, the colonies locked", () => {
    const game = choice({ sovereign: 1, families: { sture: { gold: 99 } } }, "sture").chooses("sture", "agriculture");
    for (const colony of ["africa", "america"]) {
      expect(game.table.fiefs[fiefCalled(colony)]).toBe(AVAILABLE);
      expect(game.refuses("sture", { kind: "buyFief", fief: fiefCalled(colony) })).toBe("SR-ERA-4");
    }
  });
  it("SR-SETUP-6 history cards by era, the top four of the Vasa deck in the row", () => {
    const { table } = begin(4);
    expect([table.row.length, table.historyDeck.length, table.coming.length]).toEqual([4, 12, 34]);
    expect([...table.row, ...table.historyDeck].every((card) => HISTORY[card]!.era === 0)).toBe(true);
    expect(table.coming.map((card) => HISTORY[card]!.era)).toEqual([...Array(18).fill(2), ...Array(16).fill(1)]);
  });
  it("SR-SETUP-7 four event cards each, the rest is the deck", () => {
    const { table } = begin(5);
    expect([table.hands.map(({ length }) => length), table.eventDeck.length, table.discards]).toEqual([
      [4, 4, 4, 4, 4],
      EVENT_PACK.length - 20,
      [],
    ]);
  });
  it("SR-SETUP-8 the royal cards are shuffled, none turned up", () => {
    const { table } = begin(2);
    expect([table.royalDeck.length, table.royal]).toEqual([24, NONE]);
  });
  it("SR-SETUP-9 one merchant each, openly, in seat order from a seat drawn by lot", () => {
    const state = engine.scripted(["keep", "keep", "keep", "keep", "keep", { "first merchant": 2 }], () => engine.begin(usual(3), "x"));
    const game = new Playing(state);
    const order: string[] = [];
    for (const country of ["denmark", "russia", "prussia"].map(countryCalled)) {
      order.push(...game.asked);
      game.does(game.asked[0]!, { kind: "placeMerchant", country });
    }
    expect(order).toEqual(["brahe", "sture", "grip"]);
    expect([game.merchants("brahe", "denmark"), game.merchants("sture", "russia"), game.merchants("grip", "prussia")]).toEqual([1, 1, 1]);
    expect(engine.view(game.state, null).table.merchants).toEqual(game.table.merchants);
  });
  it("SR-SETUP-10 Gustav Vasa reigns, turn 1", () => {
    const game = begin(2);
    while (game.step === "firstMerchant") game.does(game.asked[0]!, { kind: "placeMerchant", country: countryCalled("denmark") });
    expect([game.table.sovereign, game.table.turn, eraOf(game.table.sovereign), SOVEREIGNS[0]!.id]).toEqual([1, 1, 0, "gustav-vasa"]);
  });
  it("SR-SETUP-11 gold and markers never run out", () => {
    const game = choice(
      { families: { sture: { gold: 100_000, merchants: { russia: 7 }, hand: ["tax-refund", "trade-privileges"] } } },
      "sture",
    );
    game.plays("sture", "tax-refund").plays("sture", "trade-privileges", { country: "denmark" });
    expect([game.gold("sture"), game.merchants("sture", "denmark")]).toEqual([100_005, 1]);
  });
  it("SR-SETUP-12 no card during setup; the first window is before-order of turn 1", () => {
    const game = begin(3);
    expect(game.refuses(game.asked[0]!, playing("tax-refund"))).toBe("kernel.no-such-move");
    while (game.step === "firstMerchant") game.does(game.asked[0]!, { kind: "placeMerchant", country: countryCalled("denmark") });
    expect(game.step).toBe("beforeOrder");
  });
});

describe("eras and the map", () => {
  it("SR-ERA-1 SR-ERA-2 SR-ERA-3 the new deck comes into use, the old one and its row are retired, owned cards stay", () => {
    for (const [sovereign, era] of [
      [5, 1],
      [10, 2],
    ] as const) {
      const game = turnEnd({ sovereign, families: { sture: { history: ["mining"] } } });
      expect(game.table.sovereign).toBe(sovereign + 1);
      expect([game.table.row.length, game.table.historyDeck.length]).toEqual([4, era === 1 ? 12 : 14]);
      expect([...game.table.row, ...game.table.historyDeck].every((card) => HISTORY[card]!.era === era)).toBe(true);
      expect([game.history("mining"), game.history("gripsholm")]).toEqual(["sture", "retired"]);
    }
  });
  it("SR-ERA-4 colonies can be bought and drawn from turn 6 on", () => {
    const game = choice({ sovereign: 6, families: { sture: { gold: 20 } } }, "sture")
      .chooses("sture", "agriculture")
      .buys("sture", "africa");
    expect([game.fief("africa"), game.gold("sture")]).toEqual(["sture", 12]);
  });
  it("SR-ERA-5 the commanders of Expansion serve no longer in Liberty", () => {
    for (const commander of ["carl-gustaf-armfeldt", "gustaf-horn", "lennart-torstensson"]) {
      const scene = (sovereign: number) => ({ sovereign, families: { sture: { fiefs: ["jamtland"], history: [commander] } } });
      expect(war(scene(10), "denmark").step).toBe("commitment");
      expect(war(scene(11), "denmark").step).toBe(OVER);
    }
  });
  it("SR-ERA-6 a repeated turn does not change the era", () => {
    const game = turnEnd({ sovereign: 5, families: { sture: { hand: ["protector-government"] } } });
    const row = game.row();
    game.plays("sture", "protector-government");
    expect([game.table.sovereign, game.row()]).toEqual([5, row]);
  });

  it("SR-MAP-1 SR-MAP-3 a common land border makes neighbours, both ways", () => {
    expect(BORDERS).toHaveLength(35);
    for (const [one, other] of BORDERS) {
      expect(areAdjacent(fiefCalled(one), fiefCalled(other))).toBe(true);
      expect(areAdjacent(fiefCalled(other), fiefCalled(one))).toBe(true);
    }
  });
  it("SR-MAP-2 Södermanland and Västergötland do not touch; four fiefs touch nothing", () => {
    expect(areAdjacent(fiefCalled("sodermanland"), fiefCalled("vastergotland"))).toBe(false);
    expect(names(EVERY_FIEF.filter((fief) => NEIGHBOURS[fief]!.length === 0))).toEqual(["africa", "america", "gotland", "pommern"]);
    const game = choice({ families: { sture: { gold: 9, fiefs: ["gotland", "smaland"], hand: ["extra-church-tax"] } } }, "sture");
    expect(game.plays("sture", "extra-church-tax", { fief: "gotland" }).gold("sture")).toBe(7);
  });
  it("SR-MAP-4 foreign fiefs can be the centre of an area card, but not bought, drawn or attacked", () => {
    const families = { sture: { gold: 99, fiefs: ["smaland"], hand: ["extra-church-tax", "feud-with-neighbours"] } };
    const game = choice({ families }, "sture");
    expect(game.refusesCard("sture", "feud-with-neighbours", { from: "smaland", fief: "skane" })).toBe("SR-CARD-feud-with-neighbours");
    expect(game.plays("sture", "extra-church-tax", { fief: "skane" }).gold("sture")).toBe(97);
    game.chooses("sture", "agriculture").passTo("buying");
    expect(game.refuses("sture", { kind: "buyFief", fief: fiefCalled("skane") })).toBe("SR-AGRI-6");
  });
});

describe("what is reconstructed is as the rulebook says", () => {
  it("SR-DATA-1 wars on the royal cards by era, and their troops", () => {
    const wars = ([0, 1, 2] as const).map((era) => ROYALS.filter(({ says }) => warIn(says[era]) !== NONE).length);
    expect(wars).toEqual([5, 10, 7]);
    expect([0, 1, 2, 3, 4].map((troops) => ROYALS.filter((card) => card.troops === troops).length)).toEqual([5, 7, 6, 4, 2]);
  });
  it("SR-DATA-2 copies of event cards", () => {
    const more = EVENTS.filter(({ copies }) => copies > 1);
    expect(more.filter(({ copies }) => copies === 3).map(({ id }) => id)).toEqual(["connections-at-court"]);
    expect(more.filter(({ copies }) => copies === 2)).toHaveLength(12);
  });
  it("SR-DATA-3 troops of Skåne and Nyland", () => {
    expect([troopsOn(fiefCalled("skane")), troopsOn(fiefCalled("nyland"))]).toEqual([2, 1]);
  });
});
