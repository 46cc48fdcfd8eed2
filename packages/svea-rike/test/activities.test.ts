import { describe, expect, it } from "vitest";
import { countryCalled, fiefCalled, TRADE_INCOME, tradeIncome } from "../src/catalog/index.ts";
import { AGRICULTURE, COMMERCE, CULTURE, FROM_COMMERCE, FROM_FIEFS } from "../src/domains.ts";
import { incomeFromCommerce, upkeepDue } from "../src/reckoning/index.ts";
import type { Family } from "./scenario.ts";
import { buying, choice, OVER, tableOf, war } from "./scenario.ts";

const buyFief = (fief: string) => ({ kind: "buyFief", fief: fiefCalled(fief) }) as const;
const sture = (family: Family, rest: object = {}) => ({ families: { sture: family }, ...rest });

describe("agriculture", () => {
  it("SR-AGRI-1 collect, then buy one fief or none; no upkeep", () => {
    const game = choice(sture({ fiefs: ["vastergotland"] }), "sture").chooses("sture", "agriculture");
    expect([game.step, game.gold("sture")]).toEqual(["buying", 15]);
    expect(game.refuses("sture", { kind: "buyHistory", history: game.table.row[0]! })).toBe("SR-CULT-1");
    expect([game.done("sture").gold("sture"), game.step]).toEqual([15, OVER]);
  });
  it("SR-AGRI-5 one fief at its printed cost, never two", () => {
    const game = choice(sture({ gold: 40, hand: ["tax-refund", "noble-marriage"] }), "sture")
      .chooses("sture", "agriculture")
      .passTo("buying");
    game.buys("sture", "gotland").passTo("buying");
    expect([game.gold("sture"), game.fiefs("sture")]).toEqual([25, ["gotland"]]);
    expect(game.refuses("sture", buyFief("abo"))).toBe("SR-AGRI-5");
    expect(game.refuses("sture", { kind: "buyFiefInMarriage", fief: fiefCalled("abo") })).toBe("SR-AGRI-5");
  });
  it("SR-AGRI-6 foreign, removed, locked or owned fiefs cannot be bought", () => {
    const game = choice({ families: { sture: { gold: 99 }, grip: { fiefs: ["narke"] } }, removed: ["abo"] }, "sture");
    game.chooses("sture", "agriculture");
    expect(["skane", "abo", "narke", "africa"].map((fief) => game.refuses("sture", buyFief(fief)))).toEqual([
      "SR-AGRI-6",
      "SR-AGRI-6",
      "SR-AGRI-6",
      "SR-ERA-4",
    ]);
  });
  it("SR-AGRI-7 a bought fief is the buyer's at once, with crowns and troops", () => {
    const game = choice(sture({ gold: 20, hand: ["extra-war-taxes"] }), "sture")
      .chooses("sture", "agriculture")
      .passTo("buying");
    game.buys("sture", "karelia").pass("purchaseDeclared");
    game.plays("sture", "extra-war-taxes");
    expect(game.gold("sture")).toBe(20 - 5 - 2);
  });
  it("SR-AGRI-8 nobody may sell a fief to finance a purchase", () => {
    const game = choice(sture({ gold: 0, fiefs: ["gotland"] }), "sture").chooses("sture", "agriculture");
    expect(game.refuses("sture", buyFief("karelia"))).toBe("SR-PAY-3");
    expect(game.refuses("sture", { kind: "sellFief", fief: fiefCalled("gotland") })).toBe("kernel.no-such-move");
  });
});

describe("commerce", () => {
  const merchants = (family: Family) => sture({ gold: 50, ...family });
  it("SR-COMM-1 one merchant is sent or moved, then income, then upkeep", () => {
    const sent = choice(merchants({ fiefs: ["narke"], merchants: { denmark: 1 } }), "sture").chooses("sture", "commerce");
    sent.does("sture", { kind: "placeMerchant", country: countryCalled("denmark") });
    expect([sent.merchants("sture", "denmark"), sent.gold("sture"), sent.step]).toEqual([2, 50 + 6 - 1, OVER]);
    const moved = choice(merchants({ merchants: { denmark: 1, russia: 1 } }), "sture").chooses("sture", "commerce");
    expect(moved.refuses("sture", { kind: "moveMerchant", country: countryCalled("prussia"), to: countryCalled("denmark") })).toBe(
      "SR-COMM-1",
    );
    moved.does("sture", { kind: "moveMerchant", country: countryCalled("denmark"), to: countryCalled("russia") });
    expect([moved.merchants("sture", "russia"), moved.gold("sture")]).toEqual([2, 56]);
  });
  it("SR-COMM-4 SR-CARD-trade-privileges no merchant enters a country at war with Sweden until there is peace", () => {
    const game = war({ families: { sture: { hand: ["trade-privileges", "tax-refund"] } }, nextRoyals: [0, 0, 0, 0, 0] }, "russia");
    expect(game.refusesCard("sture", "trade-privileges", { country: "russia" })).toBe("SR-CARD-trade-privileges");
    game.passTo("turnEnd");
    expect(game.refusesCard("sture", "trade-privileges", { country: "russia" })).toBeNull();
    game.plays("sture", "tax-refund").pass("turnEnd");
    expect(game.table.enemy).toBe(-1);
    const marked = choice(merchants({}), "sture").chooses("sture", "commerce");
    marked.table.enemy = countryCalled("russia");
    expect(marked.refuses("sture", { kind: "placeMerchant", country: countryCalled("russia") })).toBe("SR-COMM-4");
  });
  it("SR-COMM-7 queens pay in Commerce even without merchants, never in Culture", () => {
    const table = tableOf(merchants({ history: ["karin-mansdotter", "katarina-jagellonica"] }));
    expect([incomeFromCommerce(table, 0, COMMERCE), incomeFromCommerce(table, 0, CULTURE)]).toEqual([4, 0]);
  });
  it("SR-COMM-8 a sixth merchant adds no trade income but counts for the bonuses", () => {
    expect([TRADE_INCOME, tradeIncome(6), tradeIncome(9)]).toEqual([[0, 2, 6, 10, 15, 21], 21, 21]);
    const table = tableOf(merchants({ merchants: { russia: 6 }, history: ["relations-with-the-hansa"] }));
    expect(incomeFromCommerce(table, 0, CULTURE)).toBe(21 + 6);
  });
  it("SR-COMM-9 a player may own any number of merchants", () => {
    const game = choice(merchants({ merchants: { denmark: 6, prussia: 5, poland: 5, russia: 6 } }), "sture").chooses("sture", "commerce");
    game.does("sture", { kind: "placeMerchant", country: countryCalled("russia") });
    expect(game.merchants("sture", "russia")).toBe(7);
  });
});

describe("culture and science", () => {
  it("SR-CULT-1 one source, then upkeep, then history cards", () => {
    const game = choice(sture({ fiefs: ["narke"], merchants: { denmark: 2 } }), "sture").chooses("sture", "culture");
    expect(game.step).toBe("sourcing");
    game.does("sture", { kind: "chooseSource", source: FROM_COMMERCE });
    expect([game.gold("sture"), game.step]).toEqual([12 + 6 - 1, "buying"]);
    expect(game.refuses("sture", buyFief("karelia"))).toBe("SR-AGRI-1");
  });
  it("SR-CULT-2 the source is named before the window and kept to", () => {
    const families = {
      sture: { gold: 5, fiefs: ["narke"], merchants: { poland: 1 }, hand: ["supply-train"] },
      grip: { hand: ["low-demand-for-imported-goods"] },
    };
    const game = choice({ families }, "sture").chooses("sture", "culture");
    game.does("sture", { kind: "chooseSource", source: FROM_COMMERCE });
    game.plays("grip", "low-demand-for-imported-goods", { country: "poland" });
    expect(game.refuses("sture", { kind: "chooseSource", source: FROM_FIEFS })).toBe("kernel.no-such-move");
    game.pass("incomeCommerce");
    expect(game.tells("collected")).toMatchObject([{ gold: 0, source: FROM_COMMERCE }]);
  });
  it("SR-CULT-6 only cards of the row, at printed cost, paid to the Exchequer", () => {
    const game = choice(sture({ gold: 20 }, { row: ["mining", "gripsholm", "vadstena", "tycho-brahe"] }), "sture").chooses(
      "sture",
      "culture",
    );
    game.does("sture", { kind: "chooseSource", source: FROM_FIEFS });
    expect(game.refuses("sture", buying("olaus-magnus"))).toBe("SR-CULT-6");
    game.buys("sture", "mining");
    expect(game.table.gold).toEqual([14, 12, 12, 12]);
  });
  it("SR-CULT-7 a purchase that turns up a hidden card cannot be taken back", () => {
    const scene = sture({ gold: 20 }, { row: ["tycho-brahe", "gripsholm", "vadstena", "mining"], nextHistory: ["olaus-petri"] });
    const game = choice(scene, "sture").chooses("sture", "culture");
    game.does("sture", { kind: "chooseSource", source: FROM_FIEFS });
    const { revocable } = game.does("sture", buying("tycho-brahe"));
    expect([game.asked, game.tells("rowRefilled").length, revocable]).toEqual([["sture"], 1, false]);
  });
  it("SR-CULT-7 the row is refilled at once, and the new card can be bought in the same move", () => {
    const scene = sture(
      { gold: 20 },
      { row: ["tycho-brahe", "gripsholm", "vadstena", "mining"], nextHistory: ["olaus-petri", "sala-silver-mine"] },
    );
    const game = choice(scene, "sture").chooses("sture", "culture");
    game.does("sture", { kind: "chooseSource", source: FROM_FIEFS });
    game.buys("sture", "tycho-brahe");
    expect(game.row()).toEqual(["gripsholm", "vadstena", "mining", "olaus-petri"]);
    game.buys("sture", "olaus-petri");
    expect(game.history("olaus-petri")).toBe("sture");
  });
  it("SR-CULT-8 a bought cultural personality lets its buyer draw one event card, or not", () => {
    const scene = sture({ gold: 20 }, { row: ["olaus-petri", "gripsholm", "vadstena", "mining"], nextEvents: ["tax-refund", "inflation"] });
    for (const count of [0, 1]) {
      const game = choice(scene, "sture").chooses("sture", "culture");
      game.does("sture", { kind: "chooseSource", source: FROM_FIEFS });
      game.passTo("buying").buys("sture", "olaus-petri").passTo("drawing");
      expect(game.refuses("sture", { kind: "drawEvents", count: 2 })).toBe("SR-CULT-8");
      game.does("sture", { kind: "drawEvents", count });
      expect(game.hand("sture").length).toBe(1 + count);
    }
  });
  it("SR-CULT-9 with an empty deck the row shrinks", () => {
    const game = choice(sture({ gold: 20 }, { row: ["mining", "gripsholm"], thin: true }), "sture").chooses("sture", "culture");
    game.does("sture", { kind: "chooseSource", source: FROM_FIEFS });
    expect(game.buys("sture", "mining").row()).toEqual(["gripsholm"]);
  });
});

describe("upkeep", () => {
  it("SR-UPKEEP-1 one gold a troop on all own fiefs; military cards cost nothing", () => {
    const table = tableOf(sture({ fiefs: ["vastergotland", "narke"], history: ["viborg-castle", "german-landsknechts"] }));
    expect([upkeepDue(table, 0, COMMERCE), upkeepDue(table, 0, CULTURE), upkeepDue(table, 0, AGRICULTURE)]).toEqual([4, 4, 0]);
  });
  it("SR-UPKEEP-3 the amount does not drop when a fief is sold to pay it", () => {
    const game = choice(sture({ gold: 0, fiefs: ["karelia", "savolaks"] }), "sture").chooses("sture", "commerce");
    game.does("sture", { kind: "leaveMerchants" });
    game.withDice([{ sale: 6 }], () => game.does("sture", { kind: "sellFief", fief: fiefCalled("karelia") }));
    expect(game.gold("sture")).toBe(6 - 4);
  });
  it("SR-UPKEEP-4 upkeep is a debt: fiefs are sold for it", () => {
    const game = choice(sture({ gold: 0, fiefs: ["vastergotland"] }), "sture").chooses("sture", "commerce");
    game.does("sture", { kind: "leaveMerchants" });
    expect([game.step, game.asked]).toEqual(["sale", ["sture"]]);
  });
  it("SR-UPKEEP-5 income comes first and may be used for it", () => {
    const game = choice(sture({ gold: 0, fiefs: ["vastergotland"], merchants: { denmark: 2 } }), "sture").chooses("sture", "commerce");
    game.does("sture", { kind: "leaveMerchants" });
    expect([game.gold("sture"), game.fiefs("sture")]).toEqual([3, ["vastergotland"]]);
  });
});
