import { fastDice } from "@stormakt/kernel";
import { setOf } from "@stormakt/kernel/ids";
import { describe, expect, it } from "vitest";
import { fiefCalled, PEACE, RESULT_TITLES, titleFor } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { compareStandings, pointsForSeries, pointsOf } from "../src/reckoning/index.ts";
import { outcomeOf } from "../src/steps/game.ts";
import type { Config } from "../src/types.ts";
import type { Family, Scene } from "./scenario.ts";
import { choice, engine, moves, OVER, playing, royalSaying, settlement, tableOf, turn, turnEnd, usual, war } from "./scenario.ts";

const sell = (fief: string) => ({ kind: "sellFief", fief: fiefCalled(fief) }) as const;
const offerAt = (fief: string, gold: number) => ({ kind: "offerFief", fief: fiefCalled(fief), gold }) as const;
/** Sture owes troop upkeep and cannot pay it. */
const inDebt = (families: Record<string, Family> = {}, config: Partial<Config> = {}) => {
  const game = choice({ config, families: { sture: { gold: 0, fiefs: ["karelia", "gotland", "tavastehus"] }, ...families } }, "sture");
  game.chooses("sture", "commerce").does("sture", { kind: "leaveMerchants" });
  return game;
};

describe("payments", () => {
  it("SR-PAY-1 gold is a whole number, never negative", () => {
    const game = moves({ families: { sture: { gold: 1, hand: ["reduction"] }, grip: { gold: 7 }, brahe: { gold: 0 } } }, ["grip"]);
    expect(game.plays("sture", "reduction").table.gold).toEqual([1, 4, 0, 6]);
  });
  it("SR-PAY-2 payments go to the Exchequer unless a rule names a player", () => {
    const tax = moves({ families: { sture: { hand: ["inflation"] } } }, ["grip"]).plays("sture", "inflation");
    expect(tax.table.gold).toEqual([12, 10, 10, 10]);
    const named = moves({ families: { sture: { gold: 20, hand: ["fall-from-grace"] }, grip: { fiefs: ["gotland"] } } }, ["grip"]);
    expect(named.plays("sture", "fall-from-grace", { fief: "gotland" }).table.gold).toEqual([5, 27, 12, 12]);
  });
  it("SR-PAY-3 compulsory payments sell fiefs; purchases and the like need the full sum in hand", () => {
    for (const card of ["extra-church-tax", "local-war-tax"]) {
      const game = moves({ families: { sture: { gold: 0, fiefs: ["vastergotland"] }, grip: { hand: [card] } } }, ["brahe"]);
      expect(game.plays("grip", card, { fief: "vastergotland" }).step).toBe("sale");
    }
    for (const card of ["extra-war-taxes", "inflation"]) {
      const game = moves({ families: { sture: { gold: 0, fiefs: ["vastergotland"] }, grip: { hand: [card] } } }, ["brahe"]);
      expect(game.plays("grip", card).step).toBe("sale");
    }
    const poor = { gold: 3, fiefs: ["vastergotland"], hand: ["smart-negotiator", "fall-from-grace"] };
    const game = choice({ families: { sture: poor, grip: { fiefs: ["karelia"], history: ["olaus-petri"] } } }, "sture");
    expect(game.refusesCard("sture", "smart-negotiator", { history: "olaus-petri" })).toBe("SR-CARD-smart-negotiator");
    expect(game.refusesCard("sture", "fall-from-grace", { fief: "karelia" })).toBe("SR-CARD-fall-from-grace");
    game.chooses("sture", "agriculture").passTo("buying");
    expect(game.refuses("sture", { kind: "buyFief", fief: fiefCalled("dalekarlia") })).toBe("SR-PAY-3");
  });
  it("SR-PAY-4 what a card makes several pay is fixed before anybody pays or sells", () => {
    const families = { sture: { hand: ["extra-church-tax"] }, grip: { gold: 0, fiefs: ["narke"] }, brahe: { gold: 9, fiefs: ["uppland"] } };
    const game = moves({ families }, ["eka"]).plays("sture", "extra-church-tax", { fief: "narke" });
    expect(game.asked).toEqual(["grip"]);
    game.does("grip", { ...offerAt("narke", 1), buyer: 2 });
    game.does("brahe", { kind: "acceptOffer" });
    expect([game.gold("brahe"), game.gold("grip"), game.fiefs("brahe")]).toEqual([9 - 1 - 3, 0, ["narke", "uppland"]]);
  });
});

describe("selling fiefs", () => {
  it("SR-SELL-1 only while a debt cannot be covered, and then until it is", () => {
    const game = inDebt();
    expect(game.step).toBe("sale");
    game.withDice([{ sale: 1 }], () => game.does("sture", sell("tavastehus")));
    expect(game.step).toBe("sale");
    game.withDice([{ sale: 1 }], () => game.does("sture", sell("karelia")));
    expect([game.step, game.gold("sture"), game.fiefs("sture")]).toEqual([OVER, 0, ["gotland"]]);
  });
  it("SR-SELL-2 the owner chooses which fief, and to whom", () => {
    const game = inDebt();
    for (const fief of ["karelia", "gotland", "tavastehus"]) {
      expect(game.refuses("sture", sell(fief))).toBeNull();
      expect(game.refuses("sture", offerAt(fief, 3))).toBeNull();
    }
    expect(game.refuses("sture", sell("narke"))).toBe("SR-SELL-2");
    expect(game.refuses("sture", offerAt("narke", 3))).toBe("SR-SELL-2");
  });
  const REFUSE = { kind: "refuseOffer" } as const;
  const ACCEPT = { kind: "acceptOffer" } as const;
  it("SR-SELL-4 a fief is offered to one player or to all; whoever accepts pays and takes it", () => {
    const game = inDebt({ grip: { gold: 0 }, brahe: { gold: 10 }, eka: { gold: 10 } });
    expect(game.refuses("sture", offerAt("gotland", 0))).toBe("SR-SELL-4");
    expect(game.refuses("sture", { ...offerAt("gotland", 3), buyer: 0 })).toBe("SR-SELL-4");
    game.does("sture", offerAt("gotland", 8));
    expect(game.asked).toEqual(["brahe", "eka"]); // Grip is seen to have nothing
    game.does("brahe", REFUSE);
    expect(game.tells("offerRefused")).toEqual([]); // answers are shown together
    game.does("eka", REFUSE);
    expect(game.tells("offerRefused")).toHaveLength(2);
    game.does("sture", { ...offerAt("gotland", 5), buyer: 2 }); // as often as the debtor likes
    expect(game.asked).toEqual(["brahe"]);
    game.does("brahe", ACCEPT);
    expect([game.fief("gotland"), game.gold("brahe"), game.gold("sture")]).toEqual(["brahe", 5, 3]);
  });
  it("SR-SELL-4 those asked may name another price, and the debtor takes one of them or goes on", () => {
    const named = () => {
      const game = inDebt({ grip: { gold: 2 }, brahe: { gold: 10 }, eka: { gold: 10 } });
      game.does("sture", offerAt("gotland", 8));
      expect(game.refuses("grip", { kind: "namePrice", gold: 3 })).toBe("SR-SELL-4"); // not in hand
      expect(game.refuses("brahe", { kind: "namePrice", gold: 8 })).toBe("SR-SELL-4"); // that is to accept
      game.does("grip", { kind: "namePrice", gold: 2 });
      game.does("brahe", { kind: "namePrice", gold: 6 });
      game.does("eka", REFUSE);
      return game;
    };
    const game = named();
    expect([game.step, game.asked]).toEqual(["bargain", ["sture"]]);
    expect(game.tells("priceNamed")).toEqual([
      { kind: "priceNamed", seat: 1, fief: fiefCalled("gotland"), gold: 2 },
      { kind: "priceNamed", seat: 2, fief: fiefCalled("gotland"), gold: 6 },
    ]);
    expect(game.refuses("sture", { kind: "takePrice", buyer: 3, gold: 6 })).toBe("SR-SELL-4");
    expect(game.refuses("sture", { kind: "takePrice", buyer: 2, gold: 7 })).toBe("SR-SELL-4");
    game.does("sture", { kind: "takePrice", buyer: 2, gold: 6 });
    expect(game.tells("fiefSoldTo")).toEqual([{ kind: "fiefSoldTo", seat: 0, buyer: 2, fief: fiefCalled("gotland"), gold: 6 }]);
    expect([game.fief("gotland"), game.gold("brahe"), game.gold("sture")]).toEqual(["brahe", 4, 4]);
    const onward = named();
    onward.does("sture", { kind: "refusePrices" });
    expect([onward.step, onward.fief("gotland"), onward.tells("pricesRefused")]).toEqual([
      "sale",
      "sture",
      [{ kind: "pricesRefused", seat: 0 }],
    ]);
  });
  it("SR-SELL-4 whoever plays at random names any price it can pay, and none without gold", () => {
    const game = inDebt({ grip: { gold: 1 }, brahe: { gold: 0 }, eka: { gold: 3 } });
    game.does("sture", offerAt("gotland", 8));
    const named = (seat: number): number[] => {
      const drawn = Array.from({ length: 80 }, (_, seed) => engine.sampleAction(game.state, seat, fastDice(seed)));
      return [...new Set(drawn.flatMap((action) => (action?.kind === "namePrice" ? [action.gold] : [])))].sort((a, b) => a - b);
    };
    expect([named(1), named(2), named(3)]).toEqual([[1], [], [1, 2, 3]]);
  });
  it("SR-SELL-4 an offer that is accepted is a bargain; of several who accept the debtor chooses", () => {
    const game = inDebt({ grip: { gold: 9 }, brahe: { gold: 10 }, eka: { gold: 20 } });
    game.does("sture", offerAt("gotland", 8));
    game.does("grip", ACCEPT);
    game.does("brahe", ACCEPT);
    game.does("eka", { kind: "namePrice", gold: 9 });
    expect(game.refuses("sture", { kind: "takePrice", buyer: 3, gold: 9 })).toBe("SR-SELL-4");
    game.does("sture", { kind: "takePrice", buyer: 1, gold: 8 });
    expect([game.fief("gotland"), game.gold("grip")]).toEqual(["grip", 1]);
  });
  it("SR-SELL-4 twenty offers for one debt, and then the Exchequer", () => {
    const game = inDebt({ brahe: { gold: 0 }, eka: { gold: 0 } });
    for (let offers = 0; offers < 20; offers++) {
      game.does("sture", offerAt("gotland", 30));
      game.does("grip", REFUSE);
    }
    expect(game.refuses("sture", offerAt("gotland", 30))).toBe("SR-SELL-4");
    expect(game.refuses("sture", sell("gotland"))).toBeNull();
  });
  it("SR-SELL-4 where gold is hidden all are asked, and who cannot pay cannot accept", () => {
    const game = inDebt({ grip: { gold: 0 } }, { goldVisible: false });
    game.does("sture", offerAt("gotland", 8));
    expect([game.asked, game.refuses("grip", ACCEPT)]).toEqual([["grip", "brahe", "eka"], "SR-SELL-4"]);
  });
  it("SR-SELL-5 money beyond the debt stays with the seller", () => {
    const game = inDebt();
    game.withDice([{ sale: 6 }, { sale: 6 }], () => game.does("sture", sell("gotland")));
    expect(game.gold("sture")).toBe(10);
  });
  it("SR-SELL-6 such a sale is no purchase", () => {
    const game = inDebt({ grip: { hand: ["conflict-of-interest", "noble-marriage"] } }).passTo("sale");
    game.does("sture", { ...offerAt("gotland", 3), buyer: 1 });
    game.does("grip", ACCEPT);
    expect([game.tells("fiefWanted"), game.fief("gotland"), game.step]).toEqual([[], "grip", "moveEnd"]);
  });
  it("SR-SELL-7 no fief is sold for war upkeep, and cards and merchants are never sold", () => {
    const families = { sture: { gold: 0, fiefs: ["vastergotland", "gotland"], merchants: { denmark: 1 }, history: ["mining"] } };
    const game = war({ families, nextRoyals: [1] }, "russia").commits({ sture: "vastergotland" });
    expect([game.tells("fiefTakenBack").length, game.tells("fiefSold")]).toEqual([1, []]);
    const debt = inDebt();
    expect(engine.composable(debt.state, 0)).toEqual(["offerFief"]);
    expect(engine.legalActions(debt.state, 0).every(({ kind }) => kind === "sellFief")).toBe(true);
  });
  it("SR-SELL-8 a fief sent to war cannot be sold during it", () => {
    const families = { sture: { gold: 6, fiefs: ["vastergotland", "gotland"] }, grip: { hand: ["inflation"] } };
    const game = war({ families, nextRoyals: [4, 4, 3] }, "denmark")
      .pass("warStart")
      .commits({ sture: "vastergotland" })
      .pass("warReveal");
    game.plays("grip", "inflation");
    expect([game.step, game.refuses("sture", sell("vastergotland"))]).toEqual(["sale", "SR-SELL-8"]);
    expect(game.refuses("sture", offerAt("vastergotland", 3))).toBe("SR-SELL-8");
    expect(game.refuses("sture", sell("gotland"))).toBeNull();
  });
});

describe("bankruptcy", () => {
  it("SR-SELL-8 SR-BANKRUPT-2 if the only fiefs left are at war the rest is owed until it is over, and settled then", () => {
    const families = { sture: { gold: 6, fiefs: ["vastergotland"] }, grip: { hand: ["inflation", "famine"] } };
    const begun = () => {
      const game = war({ families, seats: 2, nextRoyals: [1, 4, 4] }, "denmark")
        .pass("warStart")
        .commits({ sture: "vastergotland" });
      return game.pass("warReveal").plays("grip", "inflation");
    };
    const game = begun();
    expect([game.gold("sture"), game.table.postponed, game.tells("debtVoid")]).toEqual([0, [2, 0], []]);
    expect(game.tells("debtPostponed")).toEqual([{ kind: "debtPostponed", seat: 0, gold: 2 }]);
    // Lost: the fief is given up, so neither gold nor fief is left.
    game.withDice([{ sture: 6 }, { enemy: 1 }, { coward: 6 }], () => game.passTo(OVER));
    expect([game.table.postponed, game.tells("debtVoid")]).toEqual([[0, 0], [{ kind: "debtVoid", seat: 0, gold: 2 }]]);
    const won = begun();
    own.army(won.table).splice(1);
    won.withDice([{ sture: 1 }], () => won.pass());
    won.withDice([{ booty: 1 }, { booty: 2 }, { booty: 3 }], () => won.does("sture", { kind: "takeGold" }));
    won.passTo(OVER);
    expect([won.gold("sture"), won.table.postponed, won.fief("vastergotland")]).toEqual([4, [0, 0], "sture"]);
  });
  it("SR-BANKRUPT-1 a player without fiefs keeps all rights but taking part in wars", () => {
    const game = choice({ families: { sture: { gold: 30, hand: ["tax-refund"] } } }, "sture");
    expect(game.refusesCard("sture", "tax-refund")).toBeNull();
    game.chooses("sture", "agriculture").passTo("buying").buys("sture", "gotland");
    const atWar = war({ families: { grip: { fiefs: ["narke"] } } }, "denmark");
    expect(atWar.asked).toEqual(["grip"]);
  });
  it("SR-BANKRUPT-2 the rest of a debt is void, but not of a loan", () => {
    const tax = moves({ families: { sture: { gold: 1 }, grip: { hand: ["inflation"] } } }, ["brahe"]).plays("grip", "inflation");
    expect([tax.gold("sture"), tax.tells("debtVoid")]).toMatchObject([0, [{ gold: 1 }]]);
    const loan = choice({ families: { sture: { gold: 3, due: 10 } } }, "sture")
      .chooses("sture", "agriculture")
      .done("sture");
    expect([loan.gold("sture"), loan.table.due[0]]).toEqual([0, 7]);
  });
  it("SR-BANKRUPT-3 while broke further payments are void; the first gold ends that", () => {
    const families = { sture: { gold: 0 }, grip: { hand: ["inflation", "tax-refund"] } };
    const game = moves({ families }, ["brahe"]).plays("grip", "inflation").plays("grip", "tax-refund");
    expect(game.gold("sture")).toBe(5);
  });
});

describe("the end", () => {
  it("SR-END-2 factories, then loans, then East India, then points; players in seat order", () => {
    const families = {
      sture: { gold: 0, lent: 8, fiefs: ["gotland"] },
      grip: { gold: 0, due: 12, history: ["factories"] },
      brahe: { history: ["east-india-company"] },
    };
    const game = settlement({ sovereign: 16, families }, [{ factories: 2 }]);
    expect([game.step, game.asked, game.gold("grip")]).toEqual(["sale", ["sture"], 20]);
    game.withDice([{ sale: 6 }, { sale: 6 }, { "east india": 6 }], () => game.does("sture", sell("gotland")));
    expect(game.state.outcome).toMatchObject({ facts: { all: [0, 0, 1, 0] } });
    expect([game.gold("sture"), game.gold("grip")]).toEqual([4, 8]);
  });
  it("SR-END-2 what is told of it: dice, what they pay, what is paid back, and the points by parts", () => {
    const families = {
      sture: { gold: 45, lent: 8, hand: ["tax-refund"], history: ["east-india-company"] },
      grip: { gold: 0, history: ["factories"] },
    };
    const ended = (die: number) => {
      const game = turnEnd({ sovereign: 16, seats: 2, families });
      game.withDice([{ factories: 3 }, { "east india": die }], () => game.pass("turnEnd"));
      return game.told.filter(({ kind }) => ["factoriesPay", "loanRepaid", "eastIndiaPays", "scored"].includes(kind));
    };
    const parts = { ofCrowns: 0, ofTroops: 0, ofSeries: 0, ofMerchants: 0, ofTrophies: 0, ofDebt: 0 };
    expect(ended(5)).toEqual([
      { kind: "factoriesPay", seat: 1, die: 3, gold: 30 },
      { kind: "loanRepaid", seat: 0, gold: 8 },
      { kind: "eastIndiaPays", seat: 0, die: 5, gold: 1 },
      { kind: "scored", seat: 0, points: 2, ...parts, ofGold: 1, ofEastIndia: 1 },
      { kind: "scored", seat: 1, points: 1, ...parts, ofGold: 1, ofEastIndia: 0 },
    ]);
    expect(ended(4)[2]).toEqual({ kind: "eastIndiaPays", seat: 0, die: 4, gold: 0 });
  });
  it("SR-END-1 after the last sovereign no card can be played", () => {
    const game = turnEnd({ sovereign: 16, families: { sture: { hand: ["tax-refund"] } } }).pass("turnEnd");
    expect(game.state.outcome).not.toBeNull();
    expect(game.refuses("sture", playing("tax-refund"))).toBe("kernel.game-over");
  });

  const points = (family: Family, gold = 0) => pointsOf(tableOf({ sovereign: 16, families: { sture: family } }), 0, gold);
  it.each([
    [19, 0],
    [20, 1],
    [59, 2],
  ])("SR-SCORE-1 %i gold are %i points", (gold, expected) => expect(points({}, gold).gold).toBe(expected));
  it("SR-SCORE-2 SR-SCORE-3 full threes of crowns, full twos of troops, military not counted", () => {
    expect(points({ fiefs: ["uppland", "gotland"], history: ["carolines", "baltic-fleet"] })).toMatchObject({ crowns: 1, troops: 1 });
  });
  it("SR-SCORE-4 n cards of a series are n - 2 points", () =>
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 10].map(pointsForSeries)).toEqual([0, 0, 0, 1, 2, 3, 4, 5, 6, 8]));
  it("SR-SCORE-5 merchants of all countries together", () =>
    expect(points({ merchants: { denmark: 2, russia: 3, poland: 1 } }).merchants).toBe(2));
  it("SR-SCORE-6 a point for each trophy", () => expect(points({ trophies: ["battle-of-narva", "battle-of-kliszow"] }).trophies).toBe(2));
  it("SR-SCORE-7 a point for a lucky East India roll", () => {
    const table = tableOf({ sovereign: 16 });
    table.eastIndia = setOf(0);
    expect([pointsOf(table, 0, 0).eastIndia, pointsOf(table, 1, 0).eastIndia]).toEqual([1, 0]);
  });
  it("SR-SCORE-8 minus a point for each gold of debt that could not be paid; the total may be negative", () => {
    expect(points({ due: 5 }, 0)).toMatchObject({ debt: -5, total: -5 });
    const game = settlement({ sovereign: 16, families: { sture: { gold: 2, lent: 6 } } });
    expect(game.state.outcome?.facts?.["all"]).toEqual([-4, 0, 0, 0]);
  });
  it("SR-SCORE-9 resources and cards in hand score nothing", () =>
    expect(points({ history: ["mining", "falun-copper-mine", "land-reform"], hand: ["tax-refund", "battle-of-narva"] }).total).toBe(0));
  it("SR-SCORE-10 ties: crowns, then history cards, then gold, then shared", () => {
    const same = { points: 3, crowns: 4, historyCards: 5, gold: 6 };
    for (const key of ["points", "crowns", "historyCards", "gold"] as const)
      expect(compareStandings({ ...same, [key]: 9 }, same)).toMatchObject({ by: key });
    expect(compareStandings(same, { ...same })).toBeNull();
    const shared = outcomeOf(tableOf({ seats: 3, sovereign: 16, families: { brahe: { gold: 1 } } }));
    expect(shared.outcome).toMatchObject({ places: [[0, 1], [2]], because: "shared" });
  });
  it("SR-SCORE-11 a title for the winner", () => {
    expect([-3, 3, 4, 7, 8, 9, 10, 11, 12, 14, 15, 20].map(titleFor)).toEqual([
      "lost-house",
      "lost-house",
      "fading-house",
      "fading-house",
      "respected-house",
      "respected-house",
      "first-among-nobles",
      "first-among-nobles",
      "regent",
      "regent",
      "protector-of-the-realm",
      "protector-of-the-realm",
    ]);
    expect(RESULT_TITLES).toHaveLength(6);
  });
});

describe("options", () => {
  const lostToRussia = (config: Partial<Config>) => {
    const families = { sture: { gold: 20, fiefs: ["narke", "karelia"] } };
    const game = war({ seats: 2, sovereign: 12, config, families, nextRoyals: [4, 4, 3, 3] }, "russia");
    game.withDice([{ sture: 6 }, { enemy: 1 }, { coward: 6 }], () => game.commits({ sture: "narke" }));
    return game;
  };
  it("SR-OPT-1 finlandLoss", () => {
    expect(lostToRussia({ finlandLoss: true }).fief("karelia")).toBe("removed");
    expect(lostToRussia({ finlandLoss: false }).fief("karelia")).toBe("sture");
  });
  it("SR-OPT-2 russiaStrongInLiberty", () => {
    const cards = (russiaStrongInLiberty: boolean) => {
      const [drawn] = lostToRussia({ russiaStrongInLiberty }).tells("armyDrawn");
      return drawn?.kind === "armyDrawn" ? drawn.royals.length : 0;
    };
    expect([cards(true), cards(false)]).toEqual([4, 3]);
  });
  it("SR-OPT-3 protectorAfterLastTurn", () => {
    const refusal = (protectorAfterLastTurn: boolean) =>
      turnEnd({ sovereign: 16, config: { protectorAfterLastTurn }, families: { sture: { hand: ["protector-government"] } } }).refusesCard(
        "sture",
        "protector-government",
      );
    expect([refusal(true), refusal(false)]).toEqual([null, "SR-CARD-protector-government"]);
  });
  it("SR-OPT-4 shortGame ends after sovereign 10, and all that is said of the last sovereign holds for that one", () => {
    const scene: Scene = { sovereign: 10, config: { shortGame: true }, families: { sture: { hand: ["heavy-loans"] } } };
    const game = turnEnd(scene);
    expect(game.refusesCard("sture", "heavy-loans", { gold: 5 })).toBe("SR-CARD-heavy-loans");
    expect(game.pass("turnEnd").state.outcome).not.toBeNull();
    expect(turnEnd({ ...scene, config: { shortGame: false } }).refusesCard("sture", "heavy-loans", { gold: 5 })).toBeNull();
  });
  it("SR-OPT-5 goldVisible", () => {
    const seen = (goldVisible: boolean) => engine.view(engine.begin(usual(3, { goldVisible }), "x"), 1).table.gold;
    expect([seen(true), seen(false)]).toEqual([
      [12, 12, 12],
      [null, 12, null],
    ]);
  });
  it("SR-OPT-6 fiefSalesBetweenPlayers", () => {
    const game = inDebt({}, { fiefSalesBetweenPlayers: false });
    expect([game.refuses("sture", offerAt("gotland", 3)), game.refuses("sture", sell("gotland"))]).toEqual(["SR-OPT-6", null]);
  });
  it("SR-OPT-7 openHands", () => {
    const seen = (openHands: boolean) =>
      engine.view(engine.begin(usual(3, { openHands }), "x"), null).table.hands.map((hand) => hand?.length);
    expect([seen(true), seen(false)]).toEqual([
      [4, 4, 4],
      [undefined, undefined, undefined],
    ]);
  });
  it("SR-OPT-8 loanMax", () => {
    const game = choice({ config: { loanMax: 7 }, families: { sture: { hand: ["heavy-loans"] } } }, "sture");
    expect([7, 8].map((gold) => game.refusesCard("sture", "heavy-loans", { gold }))).toEqual([null, "SR-CARD-heavy-loans"]);
    expect(engine.legalActions(game.state, 0).filter(({ kind }) => kind === "playCard")).toHaveLength(7);
  });
  it("SR-OPT-9 maxRepeatedTurns", () => {
    const game = turnEnd({ config: { maxRepeatedTurns: 1 }, families: { sture: { hand: ["protector-government"] } } });
    expect(game.refusesCard("sture", "protector-government")).toBeNull();
    game.table.repeats = 1;
    expect(game.refusesCard("sture", "protector-government")).toBe("SR-CARD-protector-government");
    expect(turn({ sovereign: 3, nextRoyals: [royalSaying(PEACE, 3)] }).table.repeats).toBe(0);
  });
});
