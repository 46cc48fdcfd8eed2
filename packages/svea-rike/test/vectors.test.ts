/** The worked examples of the rulebook, section 26. */
import { describe, expect, it } from "vitest";
import {
  crownsOn,
  EVENT_PACK,
  FAMILIES,
  FAMINE,
  fiefCalled,
  GOOD_HARVESTS,
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
import { compareStandings, incomeFromFiefs, pointsOf, standingOf } from "../src/reckoning/index.ts";
import { AGRICULTURE, CULTURE } from "../src/types.ts";
import { choice, engine, moves, royalCalled, royalSaying, settlement, tableOf, turn, usual, war } from "./scenario.ts";

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
    expect(["denmark", "prussia", "poland", "russia"].map((_, country) => roomFor(country, 3))).toEqual([5, 4, 4, 6]);
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
    expect(game.refuses("sture", { kind: "placeMerchant", country: 1 })).toBe("SR-COMM-2");
    expect(game.refuses("sture", { kind: "moveMerchant", country: 0, to: 1 })).toBe("SR-COMM-2");
  });

  it("TV-06 SR-UPKEEP-1 SR-UPKEEP-2 Närke and Hälsingland cost three in Commerce or Culture, nothing in Agriculture", () => {
    const scene = { families: { sture: { fiefs: ["narke", "halsingland"] } } };
    const commerce = choice(scene, "sture");
    commerce.chooses("sture", "commerce").does("sture", { kind: "leaveMerchants" });
    expect(commerce.tells("upkeepPaid")).toMatchObject([{ gold: 3 }]);
    const culture = choice(scene, "sture");
    culture.chooses("sture", "culture").does("sture", { kind: "chooseSource", source: 0 });
    expect(culture.gold("sture")).toBe(12 + 5 - 3);
    const agriculture = choice(scene, "sture");
    agriculture.chooses("sture", "agriculture");
    expect(agriculture.gold("sture")).toBe(12 + 5);
  });

  it("TV-07 SR-ROYAL-2 royal card 16 is Peace, Good harvests or war with Russia by era", () => {
    const royal = royalCalled("royal-16");
    expect([0, 1, 2].map((era) => reignOf(royal, era as 0 | 1 | 2))).toEqual([PEACE, GOOD_HARVESTS, expect.anything()]);
    expect(warIn(reignOf(royal, 2))).toBe(RUSSIA);
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
      game.chooses("sture", "culture").does("sture", { kind: "chooseSource", source: 1 });
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
    plain.chooses("sture", "culture").does("sture", { kind: "chooseSource", source: 0 });
    plain.passTo().buys("sture", "tycho-brahe").passTo().buys("sture", "olaus-magnus").passTo();
    expect(plain.refuses("sture", { kind: "buyHistory", history: plain.table.row[0]! })).toBe("SR-CULT-4");
    expect(plain.gold("sture")).toBe(30 - 8);
    const cached = choice(scene(["hidden-cache", "tax-refund"]), "sture");
    cached.chooses("sture", "culture").does("sture", { kind: "chooseSource", source: 0 });
    cached.passTo().plays("sture", "hidden-cache").buys("sture", "tycho-brahe").passTo().buys("sture", "olaus-magnus").passTo();
    cached.buys("sture", "mining").passTo();
    expect(cached.refuses("sture", { kind: "buyHistory", history: cached.table.row[0]! })).toBe("SR-CULT-5");
    expect(cached.gold("sture")).toBe(30 - 14);
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
    game.chooses("sture", "culture").does("sture", { kind: "chooseSource", source: 0 });
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

describe("war", () => {
  const sampleWar = () =>
    war(
      {
        sovereign: 8,
        families: {
          sture: { gold: 20, fiefs: ["vastergotland"] },
          grip: { gold: 20, fiefs: ["sodermanland"], history: ["viborg-castle"] },
          brahe: { gold: 20, fiefs: ["narke"], merchants: { russia: 1 } },
          eka: { gold: 20, fiefs: ["jamtland"], history: ["gustaf-horn", "carolines", "german-landsknechts"] },
        },
        nextRoyals: [0, 1, 1, 2, 4],
      },
      "russia",
    );

  it("TV-11 SR-WAR-3 to SR-WAR-16 the sample war, die by die", () => {
    const game = sampleWar();
    expect(game.merchants("brahe", "russia")).toBe(0);
    game.withDice(
      [
        { sture: 3 },
        { grip: 5 },
        { eka: 4 },
        { enemy: 6 },
        { enemy: 5 },
        { enemy: 2 },
        { sture: 3 },
        { grip: 3 },
        { enemy: 3 },
        { grip: 1 },
      ],
      () => game.commits({ sture: "vastergotland", grip: "sodermanland", brahe: null, eka: "jamtland" }),
    );
    expect(game.tells("warUpkeepPaid")).toMatchObject([
      { seat: 0, gold: 6 },
      { seat: 1, gold: 6 },
    ]);
    expect(game.tells("armyDrawn")).toMatchObject([{ troops: [0, 1, 1, 2, 4] }]);
    expect(game.tells("enemyFalls")).toMatchObject([{ value: 1 }, { value: 1 }, { value: 2 }, { value: 4 }]);
    expect(game.tells("fiefFalls")).toMatchObject([{ seat: 3 }, { seat: 0 }]);
    expect(game.tells("swedeRolls").map((event) => "value" in event && event.value)).toEqual([3, 4, 3, 3, 4, 4]);
    expect(game.tells("warWon")).toHaveLength(1);
    expect([game.step, game.asked]).toEqual(["reward", ["grip"]]);
  });

  it("TV-12 SR-BOOTY-1 SR-BOOTY-2 rewards in descending muster value, ties by lot, nothing for who stayed home", () => {
    const game = sampleWar();
    game.withDice([{ sture: 1 }, { grip: 1 }, { eka: 1 }, { enemy: 6 }, { sture: 1 }], () =>
      game.commits({ sture: "vastergotland", grip: "sodermanland", brahe: null, eka: "jamtland" }),
    );
    expect(game.fief("estonia")).toBe("available");
    expect(game.asked).toEqual(["grip"]);
    game.withDice([{ booty: 1 }, { booty: 2 }, { booty: 3 }, { "equal musters": 1 }], () => game.does("grip", { kind: "takeGold" }));
    expect(game.asked).toEqual(["eka"]);
    game.withDice([{ booty: 1 }, { booty: 2 }, { booty: 3 }], () => game.does("eka", { kind: "takeGold" }));
    expect(game.asked).toEqual(["sture"]);
    game.withDice([{ booty: 6 }, { booty: 6 }, { booty: 6 }], () => game.does("sture", { kind: "takeGold" }));
    expect(game.table.gold.slice(0, 4)).toEqual([20 - 6 + 18, 20 - 6 + 6, 20, 20 + 6]);
  });

  it("TV-08 SR-BOOTY-1 SR-DEFEAT-2 Estonia through two victories, a purchase and a defeat", () => {
    const families = { sture: { gold: 40, fiefs: ["vastergotland"] } };
    const denmark = war({ families, nextRoyals: [1, 0, 0, 0, 0] }, "denmark");
    denmark.withDice([{ sture: 1 }], () => denmark.commits({ sture: "vastergotland" }));
    expect(denmark.fief("estonia")).toBe("foreign");
    expect(denmark.fief("skane")).toBe("available");
    const russia = war({ families, nextRoyals: [1, 0, 0, 0, 0] }, "russia");
    russia.withDice([{ sture: 1 }], () => russia.commits({ sture: "vastergotland" }));
    expect(russia.fief("estonia")).toBe("available");
    const bought = choice({ families, available: ["estonia"] }, "sture");
    bought.chooses("sture", "agriculture").passTo().buys("sture", "estonia");
    expect([bought.gold("sture"), bought.fief("estonia")]).toEqual([40 + 3 - 15, "sture"]);
    const lost = war(
      { sovereign: 7, families: { sture: { gold: 7, fiefs: ["estonia", "narke"] } }, nextRoyals: [4, 4, 3, 3, 3] },
      "russia",
    );
    lost.withDice([{ sture: 6 }, { enemy: 1 }, { coward: 5 }, { coward: 5 }, { coward: 5 }], () => lost.commits({ sture: "narke" }));
    expect([lost.fief("estonia"), lost.gold("sture")]).toEqual(["foreign", 5]);
  });

  it("TV-09 SR-WAR-6 a fief with two troops costs four, military nothing", () => {
    const game = war(
      { families: { sture: { gold: 10, fiefs: ["uppland"], history: ["viborg-castle"] } }, nextRoyals: [1, 0, 0, 0, 0] },
      "russia",
    );
    game.withDice([{ sture: 3 }], () => game.commits({ sture: "uppland" }));
    expect(game.tells("warUpkeepPaid")).toMatchObject([{ seat: 0, gold: 4 }]);
  });

  it.each([
    ["denmark", 12, 5],
    ["russia", 12, 6],
    ["russia", 8, 5],
  ])("TV-10 SR-WAR-9 four players against %s in turn %i meet %i cards, dashes not replaced", (country, sovereign, cards) => {
    const game = war({ sovereign, families: { sture: { fiefs: ["karelia"], hand: ["tax-refund"] } }, nextRoyals: [0, 0, 1] }, country);
    game.passTo().commits({ sture: null }).passTo("warRound");
    const [drawn] = game.tells("armyDrawn");
    expect(drawn).toMatchObject({ royals: { length: cards } });
    const troops = drawn?.kind === "armyDrawn" ? drawn.troops : [];
    expect(game.army()).toEqual(troops.filter((value) => value > 0).toSorted((a, b) => a - b));
    expect(game.army().length).toBeLessThanOrEqual(cards - 2);
  });

  it("TV-28 SR-DEFEAT-1 to SR-DEFEAT-8 Finland is lost, and with it all that B has", () => {
    const scene = (finlandLoss: boolean) => ({
      seats: 2,
      sovereign: 12,
      config: { finlandLoss },
      families: {
        sture: { gold: 10, fiefs: ["abo", "uppland"] },
        grip: { gold: 0, fiefs: ["karelia", "savolaks"], history: ["mining"] },
      },
      nextRoyals: [4, 4, 3, 3],
    });
    const defeat = (finlandLoss: boolean, dice: Parameters<typeof game.withDice>[0]) => {
      const lost = war(scene(finlandLoss), "russia");
      lost.withDice([{ sture: 6 }, { enemy: 1 }, ...dice], () => lost.commits({ sture: "uppland", grip: null }));
      return lost;
    };
    const game = war(scene(true), "russia");
    const gone = defeat(true, [{ coward: 2 }, { "lost history": 0 }]);
    for (const fief of ["abo", "karelia", "savolaks", "nyland", "tavastehus", "osterbotten", "estonia"])
      expect(gone.fief(fief)).toBe("removed");
    expect(gone.history("mining")).toBe("removed");
    expect(gone.fief("uppland")).toBe("available"); // the only one left, given up
    const kept = defeat(false, [{ coward: 2 }]);
    expect(kept.fief("estonia")).toBe("foreign");
    expect([kept.step, kept.asked]).toEqual(["givingUp", ["sture"]]);
    kept.does("sture", { kind: "giveUpFief", fief: fiefCalled("abo") });
    expect(kept.asked).toEqual(["grip"]);
    kept.does("grip", { kind: "giveUpFief", fief: fiefCalled("savolaks") });
    expect([kept.fiefs("sture"), kept.fiefs("grip"), kept.history("mining")]).toEqual([["uppland"], ["karelia"], "grip"]);
  });

  it("TV-29 SR-WAR-15 fewest troops fall first, then fewest military", () => {
    const game = war(
      {
        seats: 3,
        sovereign: 8,
        families: {
          sture: { gold: 20, fiefs: ["uppland"], history: ["carolines", "gustaf-horn"] },
          grip: { gold: 20, fiefs: ["halsingland"] },
          brahe: { gold: 20, fiefs: ["narke"], history: ["viborg-castle", "german-landsknechts", "lennart-torstensson"] },
        },
        nextRoyals: [4, 4, 3, 3],
      },
      "denmark",
    );
    game.withDice([{ sture: 6 }, { grip: 6 }, { brahe: 6 }, { enemy: 1 }, { enemy: 1 }, { enemy: 1 }], () =>
      game.commits({ sture: "uppland", grip: "halsingland", brahe: "narke" }),
    );
    expect(game.tells("fiefFalls")).toMatchObject([{ seat: 2 }, { seat: 1 }, { seat: 0 }]);
    expect(game.tells("warLost")).toHaveLength(1);
  });

  it("TV-35 SR-WAR-12 a war nobody joins is lost; an army of dashes is beaten by nobody", () => {
    const families = { sture: { fiefs: ["karelia"], hand: ["tax-refund"] }, grip: { fiefs: ["uppland"] }, brahe: { fiefs: ["narke"] } };
    const lost = war({ seats: 3, families, nextRoyals: [0, 1, 2, 2] }, "denmark");
    lost.passTo().commits({ sture: null, grip: null, brahe: null }).passTo("warRound");
    lost.withDice([{ coward: 4 }, { coward: 5 }, { coward: 6 }], () => lost.pass());
    expect(lost.tells("cowardRolls")).toHaveLength(3);
    const won = war({ seats: 3, families, nextRoyals: [0, 0, 0, 0] }, "denmark");
    won.passTo().commits({ sture: null, grip: null, brahe: null }).pass("warReveal");
    expect(won.tells("warWon")).toHaveLength(1);
    expect([won.step, won.fief("skane"), won.fief("trondelag")]).toEqual(["turnEnd", "available", "available"]);
  });

  it("TV-36 SR-HIST-6 SR-WAR-4 Gustaf Horn serves in the era of Expansion only", () => {
    const scene = (sovereign: number, history: string[]) => ({
      sovereign,
      families: { sture: { fiefs: ["jamtland"], history } },
      nextRoyals: [1],
    });
    for (const [sovereign, value] of [
      [10, 2],
      [11, 1],
    ] as const) {
      const game = war(scene(sovereign, ["gustaf-horn", "carolines"]), "denmark");
      game.commits({ sture: "jamtland" });
      expect(game.tells("swedeRolls")[0]).toMatchObject({ value });
    }
    const alone = war(scene(11, ["gustaf-horn"]), "denmark");
    expect(alone.tells("fiefSent")).toEqual([]);
    expect(alone.step).not.toBe("commitment");
  });

  it("TV-37 SR-BOOTY-5 a cultural personality taken as reward brings no event card; the row is refilled", () => {
    const game = war(
      {
        families: { sture: { gold: 20, fiefs: ["vastergotland"] } },
        row: ["olaus-petri", "mining", "gripsholm", "vadstena"],
        nextRoyals: [1, 0, 0, 0, 0],
      },
      "denmark",
    );
    game.withDice([{ sture: 3 }], () => game.commits({ sture: "vastergotland" }));
    game.does("sture", { kind: "takeHistory", history: game.table.row[0]! });
    expect(game.history("olaus-petri")).toBe("sture");
    expect(game.hand("sture")).toEqual([]);
    expect(game.row()).toHaveLength(4);
    expect(game.step).not.toBe("drawing");
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

describe("the sample play", () => {
  it("TV-20 TV-21 SR-TURN-7 SR-EVENT-1 SR-HIST-mining two turns of four players, move by move", () => {
    const scene = {
      sovereign: 1,
      turn: 1,
      start: true,
      families: {
        sture: { merchants: { denmark: 1 }, hand: ["trade-privileges", "bad-harvest", "treason", "extra-booty"] },
        grip: { merchants: { poland: 1 }, hand: ["superior-tactician", "intrigues", "famine", "hidden-cache"] },
        brahe: { merchants: { denmark: 1 }, hand: ["battle-of-narva", "battle-of-kliszow", "battle-of-breitenfeld", "blockade-runner"] },
        eka: { merchants: { russia: 1 }, hand: ["high-treason", "high-treason", "swedish-steel-bites", "swedish-steel-bites"] },
      },
      nextEvents: [
        "murder-at-the-opera",
        "low-demand-for-imported-goods",
        "demand-for-imported-goods",
        "connections-at-court",
        "conflict-of-interest",
      ],
      nextRoyals: [royalSaying(FAMINE, 2)],
      row: ["mining", "gripsholm", "vadstena", "tycho-brahe"],
    };
    const game = turn(scene, []);
    const go = (order: number[]) => game.withDice([{ order }], () => game.passTo("choosing"));
    expect(game.step).toBe("beforeOrder");
    // Turn 1: Brahe moves first, and nobody else.
    go([2, 0, 1, 3]);
    expect([game.asked, game.hand("brahe").includes("murder-at-the-opera")]).toEqual([["brahe"], true]);
    game.chooses("brahe", "agriculture").passTo().buys("brahe", "savolaks").passTo().done("brahe");
    expect(game.gold("brahe")).toBe(12);
    game.passTo("moveEnd").plays("brahe", "murder-at-the-opera");
    expect(game.step).toBe("turnEnd");
    expect(game.table.gold).toEqual([12, 12, 12, 12]);
    // Turn 2: Famine.
    game.pass("turnEnd").pass("beforeRoyal");
    expect(game.tells("royalTurnedUp")).toMatchObject([{ reign: FAMINE }]);
    expect(game.step).toBe("beforeOrder");
    go([0, 1, 2, 3]);
    game.chooses("sture", "commerce").does("sture", { kind: "placeMerchant", country: 0 });
    game.plays("sture", "trade-privileges", { country: "denmark" }).passTo();
    expect(game.gold("sture")).toBe(12 + 10 - 3);
    game.passTo("choosing");
    game.chooses("grip", "culture").does("grip", { kind: "chooseSource", source: 1 });
    game.plays("grip", "demand-for-imported-goods").plays("sture", "low-demand-for-imported-goods", { country: "poland" }).passTo();
    expect(game.gold("grip")).toBe(12 - 3);
    game.buys("grip", "mining").passTo().done("grip");
    expect(game.gold("grip")).toBe(3);
    game.passTo("choosing");
    game.chooses("brahe", "agriculture").passTo();
    expect(game.gold("brahe")).toBe(12 + 3);
    game.buys("brahe", "karelia").passTo().done("brahe");
    expect(game.gold("brahe")).toBe(10);
    game.passTo("choosing");
    game.chooses("eka", "commerce").does("eka", { kind: "placeMerchant", country: 3 });
    game.passTo("turnEnd");
    expect(game.gold("eka")).toBe(15);
    expect(game.table.hands.map(({ length }) => length)).toEqual([3, 4, 5, 5]);
    expect(game.discards()).toEqual([
      "murder-at-the-opera",
      "trade-privileges",
      "demand-for-imported-goods",
      "low-demand-for-imported-goods",
    ]);
    expect(game.table.eventDeck).toHaveLength(49);
    game.pass("turnEnd").passTo();
    expect(game.tells("historyPays")).toMatchObject([{ seat: 1, gold: 2 }]);
  });
});
