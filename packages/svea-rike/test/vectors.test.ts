/** The worked examples of the rulebook, section 26: all but wars and the sample play. */
import { describe, expect, it } from "vitest";
import { EVENT_PACK } from "../src/cards/index.ts";
import {
  countryCalled,
  crownsOn,
  ERA,
  FAMILIES,
  FAMINE,
  fiefCalled,
  GOOD_HARVESTS,
  LIBERTY,
  PEACE,
  RUSSIA,
  reignOf,
  roomFor,
  startingFiefs,
  TAX_GATHERING,
  titleFor,
  troopsOn,
  warIn,
} from "../src/catalog/index.ts";
import { AGRICULTURE, CULTURE, FROM_COMMERCE, FROM_FIEFS } from "../src/domains.ts";
import { compareStandings, incomeFromFiefs, pointsOf, standingOf } from "../src/reckoning/index.ts";
import { choice, engine, moves, royalCalled, royalSaying, settlement, tableOf, turn, usual } from "./scenario.ts";

describe("setup and order", () => {
  it.each([
    [2, 9, 6],
    [3, 6, 4],
    [4, 5, 3],
    [5, 4, 3],
  ])("TV-01 SR-SETUP-2 SR-SETUP-3 SR-SETUP-13 with %i players all start with %i crowns and %i troops", (seats, crowns, troops) => {
    const { table } = engine.begin(usual(seats), "vector");
    for (let family = 0; family < seats; family++) {
      const fiefs = startingFiefs(family, seats);
      expect(fiefs.reduce((sum, fief) => sum + crownsOn(fief), 0)).toBe(crowns);
      expect(fiefs.reduce((sum, fief) => sum + troopsOn(fief), 0)).toBe(troops);
      expect(fiefs.every((fief) => table.fiefs[fief] === family)).toBe(true);
    }
    expect(table.gold).toEqual(FAMILIES.slice(0, seats).map(() => 12));
    expect(table.hands.map((hand) => hand.length)).toEqual(table.gold.map(() => 4));
    expect(table.row).toHaveLength(4);
    expect(table.eventDeck).toHaveLength(EVENT_PACK.length - 4 * seats);
  });

  it("TV-02 SR-ORDER-1 SR-ORDER-2 the next marker is known to nobody until the move before it is over", () => {
    const game = turn({ seats: 5, sovereign: 1, start: true }, [{ order: [4, 1, 0, 2, 3] }]);
    expect(game.table.markers).toEqual([4, 1, 0, 2, 3]);
    expect(game.asked).toEqual(["three-roses"]);
    for (const viewer of [0, 1, 4, null]) {
      const { markersUp, markersLeft } = engine.view(game.state, viewer).table;
      expect([markersUp, markersLeft]).toEqual([[4], [0, 1, 2, 3]]);
    }
    game.chooses("three-roses", "agriculture").passTo().done("three-roses").passTo("choosing");
    expect(game.asked).toEqual(["grip"]);
    expect(engine.view(game.state, 0).table.markersUp).toEqual([4, 1]);
  });
});

describe("income", () => {
  it("TV-03 SR-AGRI-2 Närke, Hälsingland and Österbotten bring six gold", () => {
    const game = choice({ families: { sture: { fiefs: ["narke", "halsingland", "osterbotten"] } } }, "sture");
    game.chooses("sture", "agriculture").passTo();
    expect(game.gold("sture")).toBe(12 + 6);
  });

  it("TV-04 SR-COMM-5 one merchant in Prussia, one in Russia and three in Denmark bring fourteen", () => {
    const game = choice({ families: { sture: { merchants: { prussia: 1, russia: 1, denmark: 3 } } } }, "sture");
    game.chooses("sture", "commerce").does("sture", { kind: "leaveMerchants" });
    expect(game.tells("collected")).toMatchObject([{ gold: 14 }]);
  });

  it("TV-05 SR-COMM-2 SR-COMM-3 with three players Prussia takes four merchants, by whatever way they come", () => {
    expect(["denmark", "prussia", "poland", "russia"].map((country) => roomFor(countryCalled(country), 3))).toEqual([5, 4, 4, 6]);
    const scene = {
      seats: 3,
      families: {
        sture: { merchants: { prussia: 2, denmark: 1 }, hand: ["trade-privileges", "out-of-the-fire"] },
        grip: { merchants: { prussia: 2 } },
      },
    };
    const game = choice(scene, "sture");
    expect(game.refusesCard("sture", "trade-privileges", { country: "prussia" })).toBe("SR-CARD-trade-privileges");
    expect(game.refusesCard("sture", "out-of-the-fire", { seat: "sture", country: "denmark", to: "prussia" })).toBe(
      "SR-CARD-out-of-the-fire",
    );
    game.chooses("sture", "commerce");
    expect(game.refuses("sture", { kind: "placeMerchant", country: countryCalled("prussia") })).toBe("SR-COMM-2");
    expect(game.refuses("sture", { kind: "moveMerchant", country: countryCalled("denmark"), to: countryCalled("prussia") })).toBe(
      "SR-COMM-2",
    );
  });

  it("TV-06 SR-UPKEEP-1 SR-UPKEEP-2 Närke and Hälsingland cost three in Commerce or Culture, nothing in Agriculture", () => {
    const scene = { families: { sture: { fiefs: ["narke", "halsingland"] } } };
    const commerce = choice(scene, "sture");
    commerce.chooses("sture", "commerce").does("sture", { kind: "leaveMerchants" });
    expect(commerce.tells("upkeepPaid")).toMatchObject([{ gold: 3 }]);
    const culture = choice(scene, "sture");
    culture.chooses("sture", "culture").does("sture", { kind: "chooseSource", source: FROM_FIEFS });
    expect(culture.gold("sture")).toBe(12 + 5 - 3);
    const agriculture = choice(scene, "sture");
    agriculture.chooses("sture", "agriculture");
    expect(agriculture.gold("sture")).toBe(12 + 5);
  });

  it("TV-07 SR-ROYAL-2 royal card 16 is Peace, Good harvests or war with Russia by era", () => {
    const royal = royalCalled("royal-16");
    expect(ERA.all.map((era) => reignOf(royal, era))).toEqual([PEACE, GOOD_HARVESTS, expect.anything()]);
    expect(warIn(reignOf(royal, LIBERTY))).toBe(RUSSIA);
    for (const [sovereign, step] of [
      [3, "choosing"],
      [8, "choosing"],
      [13, "commitment"],
    ] as const)
      expect(turn({ sovereign, start: true, nextRoyals: ["royal-16"] }).step).toBe(step);
  });

  it("TV-22 SR-ROYAL-5 SR-CARD-reduction half the gold is paid, rounded down", () => {
    const families = { sture: { gold: 13, hand: ["reduction"] }, grip: { gold: 12 }, brahe: { gold: 1 }, eka: { gold: 0 } };
    const taxed = turn({ sovereign: 3, families, nextRoyals: [royalSaying(TAX_GATHERING, 3)] }).pass("beforeRoyal");
    expect(taxed.table.gold).toEqual([7, 6, 1, 0]);
    const reduced = moves({ families }, ["grip"]).plays("sture", "reduction");
    expect(reduced.table.gold).toEqual([7, 6, 1, 0]);
  });

  it("TV-23 SR-AGRI-3 SR-AGRI-4 SR-CULT-3 Famine halves crowns only; Land Reform follows fiefs, palaces follow Agriculture", () => {
    const table = tableOf({
      sovereign: 7,
      royal: royalSaying(FAMINE, 7),
      families: { sture: { fiefs: ["narke", "jamtland", "lapponia"], history: ["land-reform", "drottningholm"] } },
    });
    expect(incomeFromFiefs(table, 0, AGRICULTURE)).toBe(3 + 3 + 2);
    expect(incomeFromFiefs(table, 0, CULTURE)).toBe(6);
  });

  it("TV-24 SR-AGRI-3 Good harvests double crowns only", () => {
    const table = tableOf({
      sovereign: 2,
      royal: royalSaying(GOOD_HARVESTS, 2),
      families: { sture: { fiefs: ["narke", "uppland"], history: ["gripsholm", "vadstena"] } },
    });
    expect(incomeFromFiefs(table, 0, AGRICULTURE)).toBe(16);
  });

  it("TV-39 SR-COMM-6 SR-CARD-demand-for-imported-goods Demand brings five gold only if some merchant yields", () => {
    const scene = (merchants: Record<string, number>) => ({
      families: { sture: { gold: 0, merchants, hand: ["demand-for-imported-goods"] }, grip: { hand: ["low-demand-for-imported-goods"] } },
    });
    for (const [merchants, gold] of [
      [{ poland: 1 }, 0],
      [{ poland: 1, russia: 1 }, 7],
    ] as const) {
      const game = choice(scene(merchants), "sture");
      game.chooses("sture", "culture").does("sture", { kind: "chooseSource", source: FROM_COMMERCE });
      game.plays("sture", "demand-for-imported-goods").plays("grip", "low-demand-for-imported-goods", { country: "poland" });
      expect(game.gold("sture")).toBe(gold);
    }
  });
});

describe("purchases", () => {
  it.each([
    ["nyland", 9],
    ["vastergotland", 15],
    ["karelia", 3],
  ])("TV-25 SR-CARD-noble-marriage %s then costs %i", (fief, price) => {
    const game = choice({ families: { sture: { gold: 30, hand: ["noble-marriage"] } } }, "sture");
    game.chooses("sture", "agriculture").passTo().buys("sture", fief).plays("sture", "noble-marriage");
    expect(game.gold("sture")).toBe(30 - price);
    expect(game.fief(fief)).toBe("sture");
  });

  it("TV-26 SR-CULT-4 SR-CULT-5 two scientists allow two purchases, three with Hidden Cache", () => {
    const scene = (hand: string[]) => ({
      families: { sture: { gold: 30, hand } },
      row: ["tycho-brahe", "olaus-magnus", "mining", "gripsholm"],
      nextHistory: ["vadstena", "glimmingehus"],
    });
    const plain = choice(scene(["tax-refund"]), "sture");
    plain.chooses("sture", "culture").does("sture", { kind: "chooseSource", source: FROM_FIEFS });
    plain.passTo().buys("sture", "tycho-brahe").passTo().buys("sture", "olaus-magnus").passTo();
    expect(plain.refuses("sture", { kind: "buyHistory", history: plain.table.row[0]! })).toBe("SR-CULT-4");
    expect(plain.gold("sture")).toBe(30 - 8);
    const cached = choice(scene(["hidden-cache", "tax-refund"]), "sture");
    cached.chooses("sture", "culture").does("sture", { kind: "chooseSource", source: FROM_FIEFS });
    cached.passTo().plays("sture", "hidden-cache").buys("sture", "tycho-brahe").passTo().buys("sture", "olaus-magnus").passTo();
    cached.buys("sture", "mining").passTo();
    expect(cached.refuses("sture", { kind: "buyHistory", history: cached.table.row[0]! })).toBe("SR-CULT-5");
    expect(cached.gold("sture")).toBe(30 - 14);
  });
  it("TV-26 SR-CULT-5 SR-HIST-3 of three scientists the third, which another scientist has given, counts no more", () => {
    const row = ["anders-celsius", "carl-von-linne", "jons-jacob-berzelius", "haga"];
    const families = { sture: { gold: 60, hand: ["hidden-cache", "tax-refund"] } };
    const game = choice({ sovereign: 12, families, row }, "sture");
    game.chooses("sture", "culture").does("sture", { kind: "chooseSource", source: FROM_FIEFS });
    game.passTo("buying").plays("sture", "hidden-cache");
    const counted = row.slice(0, 3).map((card) => game.buys("sture", card).passTo("buying").table.move?.scientists);
    expect(counted).toEqual([1, 2, 2]);
    expect(game.refuses("sture", { kind: "buyHistory", history: game.table.row[0]! })).toBe("SR-CULT-5");
  });

  it("TV-38 SR-CARD-conflict-of-interest a stopped fief cannot be named again in the move; another can", () => {
    const game = choice({ families: { sture: { gold: 30 }, grip: { hand: ["conflict-of-interest"] } } }, "sture");
    game.chooses("sture", "agriculture").passTo().buys("sture", "gotland").plays("grip", "conflict-of-interest");
    expect(game.gold("sture")).toBe(30);
    expect(game.fief("gotland")).toBe("available");
    expect(game.refuses("sture", { kind: "buyFief", fief: fiefCalled("gotland") })).toBe("SR-CARD-conflict-of-interest");
    game.buys("sture", "dalekarlia");
    expect(game.fief("dalekarlia")).toBe("sture");
  });

  it("TV-40 SR-CARD-smart-negotiator twice the cost goes to the owner", () => {
    const game = choice(
      { families: { sture: { gold: 20, hand: ["smart-negotiator"] }, grip: { gold: 1, history: ["tycho-brahe"] } } },
      "sture",
    );
    game.plays("sture", "smart-negotiator", { history: "tycho-brahe" });
    expect([game.gold("sture"), game.gold("grip")]).toEqual([12, 9]);
    expect(game.history("tycho-brahe")).toBe("sture");
    game.chooses("sture", "culture").does("sture", { kind: "chooseSource", source: FROM_FIEFS });
    game.buys("sture", game.row()[0]!);
    expect(game.step).not.toBe("buying");
  });
});

describe("debts", () => {
  it("TV-19 SR-SELL-3 Gotland is sold to the Exchequer for two dice", () => {
    const game = choice({ families: { sture: { gold: 0, fiefs: ["gotland", "karelia"] } } }, "sture");
    game.chooses("sture", "commerce").does("sture", { kind: "leaveMerchants" });
    game.withDice([{ sale: 3 }, { sale: 5 }], () => game.does("sture", { kind: "sellFief", fief: fiefCalled("gotland") }));
    expect(game.gold("sture")).toBe(8 - 2);
    expect(game.fief("gotland")).toBe("available");
  });

  it("TV-27 SR-CARD-heavy-loans a loan in the own before-move is due after that very move", () => {
    const game = moves({ families: { sture: { gold: 4, fiefs: ["narke", "uppland"], hand: ["heavy-loans"] } } }, ["sture"]);
    game.plays("sture", "heavy-loans", { gold: 10 }).passTo("choosing");
    expect([game.gold("sture"), game.table.due[0], game.table.lent[0]]).toEqual([14, 20, 0]);
    game.chooses("sture", "agriculture").passTo().done("sture");
    expect([game.gold("sture"), game.table.due[0]]).toEqual([0, 0]);
    expect(game.fiefs("sture")).toEqual(["narke", "uppland"]);
  });

  it("TV-34 SR-UPKEEP-3 SR-SELL-1 SR-BANKRUPT-2 SR-BANKRUPT-3 the last fief is sold; what cannot be paid is void", () => {
    const game = choice({ families: { sture: { gold: 1, fiefs: ["karelia"] } } }, "sture");
    game.chooses("sture", "commerce").does("sture", { kind: "leaveMerchants" });
    expect(game.step).toBe("sale");
    game.withDice([{ sale: 4 }], () => game.does("sture", { kind: "sellFief", fief: fiefCalled("karelia") }));
    expect(game.tells("upkeepPaid")).toMatchObject([{ gold: 2 }]);
    for (const [gold, left] of [
      [3, 1],
      [1, 0],
      [0, 0],
    ]) {
      const inflated = moves({ families: { sture: { gold: gold! }, grip: { hand: ["inflation"] } } }, ["sture"]);
      inflated.plays("grip", "inflation");
      expect(inflated.gold("sture")).toBe(left);
    }
  });
});

describe("scoring", () => {
  const FIEFS = ["vastergotland", "smaland", "jamtland", "norrbotten"];
  const HISTORY = [
    "conrad-von-pyhy",
    "olaus-petri",
    "georg-stiernhielm",
    "nicodemus-tessin",
    "olaus-magnus",
    "tycho-brahe",
    "christopher-polhem",
  ];
  const score = (family: object, gold = 0) => pointsOf(tableOf({ sovereign: 16, families: { sture: family } }), 0, gold);

  it("TV-13 SR-SCORE-1 46 gold are two points", () => expect(score({}, 46)).toMatchObject({ gold: 2, total: 2 }));
  it("TV-14 SR-SCORE-2 seven crowns are two points", () => expect(score({ fiefs: FIEFS })).toMatchObject({ crowns: 2 }));
  it("TV-15 SR-SCORE-3 five troops are two points", () => expect(score({ fiefs: FIEFS })).toMatchObject({ troops: 2, total: 4 }));
  it("TV-16 SR-SCORE-4 four cultural, three scientists, a palace and a queen are three points", () =>
    expect(score({ history: [...HISTORY, "gripsholm", "hedvig-eleonora"] })).toMatchObject({ series: 3, total: 3 }));
  it("TV-17 SR-SCORE-5 four merchants are one point", () =>
    expect(score({ merchants: { denmark: 2, prussia: 2 } })).toMatchObject({ merchants: 1, total: 1 }));

  it("TV-18 SR-SCORE-11 all together are ten points and a title", () => {
    const merchants = { denmark: 2, prussia: 2 };
    const points = score({ fiefs: FIEFS, history: [...HISTORY, "gripsholm", "hedvig-eleonora"], merchants }, 46);
    expect(points.total).toBe(10);
    expect(titleFor(points.total)).toBe("first-among-nobles");
  });

  it("TV-30 SR-SCORE-10 with equal points and crowns more history cards win", () => {
    const one = { points: 9, crowns: 8, historyCards: 5, gold: 30 };
    expect(compareStandings(one, { ...one, historyCards: 6, gold: 0 })).toEqual({ by: "historyCards", lead: -1 });
    const game = settlement({
      seats: 2,
      sovereign: 16,
      families: {
        sture: { gold: 19, fiefs: ["gotland"], history: ["mining"] },
        grip: { gold: 0, fiefs: ["abo"], history: ["carolines", "gustaf-horn"] },
      },
    });
    expect(game.state.outcome).toMatchObject({ places: [[1], [0]], because: "historyCards" });
    expect(standingOf(game.table, 1, 0)).toMatchObject({ points: 0, crowns: 2, historyCards: 2 });
  });
});

describe("cards", () => {
  it("TV-31 SR-TIME-7 SR-TIME-8 a cancelled Tax Refund is fetched by a third player", () => {
    const game = choice(
      {
        families: { sture: { hand: ["tax-refund"] }, grip: { hand: ["connections-at-court"] }, brahe: { hand: ["influential-office"] } },
      },
      "sture",
    );
    game.plays("sture", "tax-refund", {}, { cancelledBy: "grip", fetchedBy: "brahe" });
    expect(game.table.gold).toEqual([12, 12, 12, 12]);
    expect(game.hand("brahe")).toEqual(["tax-refund"]);
    expect(game.discards()).toEqual(["connections-at-court", "influential-office"]);
  });

  it("TV-32 SR-CARD-protector-government the same tax is gathered once more", () => {
    const royal = royalSaying(TAX_GATHERING, 3);
    const game = turn({ sovereign: 3, families: { sture: { gold: 21 }, grip: { hand: ["protector-government"] } }, nextRoyals: [royal] });
    game.pass("beforeRoyal");
    expect(game.gold("sture")).toBe(11);
    const deck = game.table.royalDeck.length;
    for (let moved = 0; moved < 4; moved++) {
      const [active] = game.passTo("choosing").asked;
      game.chooses(active!, "agriculture").passTo("buying").done(active!);
    }
    game.passTo("turnEnd").plays("grip", "protector-government").pass("turnEnd");
    expect([game.gold("sture"), game.table.sovereign, game.table.royalDeck.length]).toEqual([6, 3, deck]);
  });

  it("TV-33 SR-EVENT-10 SR-CARD-peasant-revolt on Närke with a five", () => {
    const game = choice(
      { families: { sture: { fiefs: ["narke", "dalekarlia"], hand: ["peasant-revolt"] }, grip: { fiefs: ["jamtland", "vastergotland"] } } },
      "sture",
    );
    game.withDice([{ uprising: 5 }], () => game.plays("sture", "peasant-revolt", { fief: "narke" }));
    expect(["narke", "dalekarlia", "jamtland", "vastergotland", "trondelag"].map((fief) => game.fief(fief))).toEqual([
      "sture",
      "available",
      "available",
      "grip",
      "foreign",
    ]);
  });
});
