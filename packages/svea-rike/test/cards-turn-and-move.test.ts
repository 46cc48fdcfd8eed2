/** SR-CARD The cards that steer a turn, and those for a move. */
import { describe, expect, it } from "vitest";
import { countryCalled, fiefCalled, NONE, PEACE, warWith } from "../src/catalog/index.ts";
import { AGRICULTURE, COMMERCE, FROM_FIEFS } from "../src/domains.ts";
import type { Scene } from "./scenario.ts";
import { choice, engine, moves, OVER, playing, royalCalled, royalSaying, turn, turnEnd } from "./scenario.ts";

describe("cards that steer the turn", () => {
  const hand = (card: string): Scene => ({ sovereign: 3, families: { sture: { hand: [card, "supply-train"] } } });
  it("SR-CARD-fall-of-the-monarchy names the royal card: from the deck, from the discard pile, or the one before", () => {
    const scene = { ...hand("fall-of-the-monarchy"), royal: "royal-24", royalDiscards: ["royal-10"] };
    for (const [royal, discards, deck] of [
      ["royal-16", ["royal-10", "royal-24"], 21],
      ["royal-10", ["royal-24"], 22],
      ["royal-24", ["royal-10"], 22],
    ] as const) {
      const game = turn(scene).plays("sture", "fall-of-the-monarchy", { royal }).pass("beforeRoyal");
      expect(game.table.royal).toBe(royalCalled(royal));
      expect([game.table.royalDiscards, game.table.royalDeck.length]).toEqual([discards.map(royalCalled), deck]);
      expect(game.table.chosenRoyal).toBe(NONE);
    }
  });
  it("SR-CARD-fall-of-the-monarchy played twice, the later choice counts and the earlier card returns to where it was", () => {
    const families = { sture: { hand: ["fall-of-the-monarchy"] }, grip: { hand: ["influential-office"] } };
    const game = turn({ sovereign: 3, royal: "royal-24", families });
    game.plays("sture", "fall-of-the-monarchy", { royal: "royal-16" }, { fetchedBy: "grip" });
    game.plays("grip", "fall-of-the-monarchy", { royal: "royal-10" });
    expect([game.table.royal, game.table.royalDeck.includes(royalCalled("royal-16"))]).toEqual([royalCalled("royal-10"), true]);
  });
  it("SR-CARD-political-influence its player moves first this turn", () => {
    const game = turn({ ...hand("political-influence"), nextRoyals: [royalSaying(PEACE, 3)] }).pass("beforeRoyal");
    game.plays("sture", "political-influence").pass("beforeOrder");
    expect([game.table.markers[0], game.table.move?.seat]).toEqual([0, 0]);
  });
  it.each(["abdication", "murder-at-the-opera"])("SR-CARD-abdication SR-CARD-murder-at-the-opera %s ends the turn at once", (card) => {
    const scene = { families: { sture: { hand: [card] }, grip: { hand: ["supply-train"] } } };
    const before = moves(scene, ["grip", "sture"]).plays("sture", card);
    expect([before.step, before.hand("grip").length]).toEqual(["turnEnd", 1]);
    const ownStart = choice({ ...scene, nextEvents: ["tax-refund"] }, "sture").plays("sture", card);
    expect([ownStart.step, ownStart.hand("sture")]).toEqual(["turnEnd", ["tax-refund"]]);
    const after = moves(scene, ["grip", "sture"]).passTo("choosing").chooses("grip", "agriculture").passTo("buying").done("grip");
    expect(after.plays("sture", card).step).toBe("turnEnd");
    const middle = moves(scene, ["grip", "sture"]).passTo("choosing").chooses("grip", "agriculture");
    expect(middle.refusesCard("sture", card)).toBe("SR-TIME-2");
    const order = turn({ ...scene, sovereign: 1 }).plays("sture", card);
    expect([order.step, order.table.markers]).toEqual(["turnEnd", []]);
  });
  it("SR-CARD-protector-government the same war is fought again; one of Winds of War is not", () => {
    const royal = royalSaying(warWith(countryCalled("denmark")), 8);
    const scene: Scene = { sovereign: 8, royal, families: { sture: { hand: ["protector-government", "supply-train"] } } };
    const again = turnEnd(scene).plays("sture", "protector-government");
    expect(again.refusesCard("sture", "protector-government")).toBe("SR-EVENT-3");
    expect(again.tells("repeatAhead")).toEqual([{ kind: "repeatAhead" }]);
    again.pass("turnEnd");
    expect(again.tells("turnRepeated")).toEqual([{ kind: "turnRepeated", sovereign: 8 }]);
    expect([again.step, again.table.enemy, again.table.repeated]).toEqual(["warStart", 0, true]);
    const winds = turnEnd({ ...scene, royal: royalSaying(PEACE, 8) });
    winds.table.windsOfWar = countryCalled("poland");
    winds.plays("sture", "protector-government").pass("turnEnd");
    expect([winds.step, winds.table.enemy]).toEqual(["beforeOrder", NONE]);
    const pending = turnEnd(scene);
    pending.table.repeatNext = true;
    expect(pending.refusesCard("sture", "protector-government")).toBe("SR-CARD-protector-government");
    const first = turnEnd({ ...scene, sovereign: 1, royal: "none" })
      .plays("sture", "protector-government")
      .pass("turnEnd");
    expect([first.step, first.table.royal, first.table.sovereign]).toEqual(["beforeOrder", NONE, 1]);
  });
});

describe("cards for a move", () => {
  it("SR-CARD-intrigues names the activity of the move about to begin; later ones override", () => {
    const game = moves({ families: { grip: { hand: ["intrigues"] }, sture: { hand: ["supply-train"] } } }, ["sture"]);
    game.plays("grip", "intrigues", { activity: "commerce" }).passTo("choosing");
    expect(game.refuses("sture", { kind: "chooseActivity", activity: AGRICULTURE })).toBe("SR-CARD-intrigues");
    expect(engine.defaultAction(game.state, 0)).toEqual({ kind: "chooseActivity", activity: COMMERCE });
    game.chooses("sture", "commerce");
    const twice = moves({ families: { grip: { hand: ["intrigues"] }, brahe: { hand: ["influential-office"] } } }, ["sture"]);
    twice.plays("grip", "intrigues", { activity: "commerce" }, { fetchedBy: "brahe" }).plays("brahe", "intrigues", { activity: "culture" });
    expect(twice.table.move?.dictated).toBe(2);
  });
  it("SR-CARD-bad-harvest fiefs with three crowns yield nothing in this collection", () => {
    const families = { sture: { gold: 0, fiefs: ["narke", "gotland"], history: ["land-reform"] }, grip: { hand: ["bad-harvest"] } };
    const game = choice({ sovereign: 8, families }, "sture").chooses("sture", "agriculture").plays("grip", "bad-harvest");
    expect(game.gold("sture")).toBe(2 + 1);
    const none = choice({ families: { sture: { fiefs: ["gotland"] }, grip: { hand: ["bad-harvest"] } } }, "sture").chooses(
      "sture",
      "agriculture",
    );
    expect(none.refusesCard("grip", "bad-harvest")).toBe("SR-CARD-bad-harvest");
  });
  it("SR-CARD-famine the area is struck for every collection until the end of the turn, whoever owns it by then", () => {
    const families = {
      sture: { gold: 0, fiefs: ["narke", "gotland"] },
      grip: { gold: 20, fiefs: ["uppland"], hand: ["famine", "supply-train"] },
    };
    const game = moves({ families }, ["sture", "grip"])
      .passTo("choosing")
      .chooses("sture", "agriculture")
      .plays("grip", "famine", { fief: "dalekarlia" });
    game.passTo("buying").done("sture");
    expect(game.gold("sture")).toBe(2);
    game.passTo("choosing").chooses("grip", "culture");
    game.does("grip", { kind: "chooseSource", source: FROM_FIEFS });
    game.pass("incomeFiefs");
    expect(game.tells("collected").map((event) => "gold" in event && event.gold)).toEqual([2, 0]);
    expect(game.tells("fiefsStruck")).toMatchObject([{ fiefs: { length: 5 } }]); // Jämtland and Dalekarlia in the pile among them
  });
  it("SR-CARD-extra-tax-on-peasants a die for each fief that is not struck, doubled or halved like crowns", () => {
    const families = { sture: { gold: 0, fiefs: ["narke", "gotland"], hand: ["extra-tax-on-peasants"] }, grip: { hand: ["bad-harvest"] } };
    for (const [reign, gold] of [
      [PEACE, 5],
      [3, 10],
      [2, 3],
    ] as const) {
      const game = choice({ royal: royalSaying(reign, 2), families }, "sture").chooses("sture", "agriculture");
      game.plays("sture", "extra-tax-on-peasants");
      game.withDice([{ peasants: 5 }], () => game.plays("grip", "bad-harvest"));
      expect(game.gold("sture")).toBe(gold);
    }
    const none = choice({ families: { sture: { hand: ["extra-tax-on-peasants"] } } }, "sture").chooses("sture", "agriculture");
    expect(none.refusesCard("sture", "extra-tax-on-peasants")).toBe("SR-CARD-extra-tax-on-peasants");
  });
  it("SR-CARD-demand-for-imported-goods five gold, two copies ten; not without a merchant", () => {
    const hand = ["demand-for-imported-goods", "demand-for-imported-goods"];
    const game = choice({ families: { sture: { gold: 0, merchants: { denmark: 1 }, hand } } }, "sture").chooses("sture", "commerce");
    game.does("sture", { kind: "leaveMerchants" });
    game.plays("sture", "demand-for-imported-goods").plays("sture", "demand-for-imported-goods");
    expect(game.gold("sture")).toBe(2 + 10);
    const none = choice({ families: { sture: { hand } } }, "sture").chooses("sture", "commerce");
    none.does("sture", { kind: "leaveMerchants" });
    expect(none.refusesCard("sture", "demand-for-imported-goods")).toBe("SR-CARD-demand-for-imported-goods");
  });
  it("SR-CARD-conflict-of-interest stops a history card too: it stays in the row, no gold moves, a marriage is spent", () => {
    const families = { sture: { gold: 20, hand: ["noble-marriage"] }, grip: { hand: ["conflict-of-interest"] } };
    const fief = choice({ families }, "sture").chooses("sture", "agriculture").passTo("buying").buys("sture", "gotland");
    fief.plays("sture", "noble-marriage").plays("grip", "conflict-of-interest");
    expect([fief.gold("sture"), fief.hand("sture"), fief.fief("gotland")]).toEqual([20, [], "available"]);
    const card = choice({ families, row: ["mining", "gripsholm", "vadstena", "tycho-brahe"] }, "sture").chooses("sture", "culture");
    card.does("sture", { kind: "chooseSource", source: FROM_FIEFS });
    card.passTo("buying").buys("sture", "mining").plays("grip", "conflict-of-interest");
    expect([card.history("mining"), card.gold("sture"), card.step]).toEqual(["row", 20, "buying"]);
  });
  it("SR-CARD-noble-marriage a fief out of reach is named together with the card; if that is cancelled the purchase lapses", () => {
    const scene = (hand: readonly string[]) => ({ families: { sture: { gold: 11, hand }, grip: { hand: ["connections-at-court"] } } });
    const without = choice(scene(["tax-refund"]), "sture")
      .chooses("sture", "agriculture")
      .passTo("buying");
    const wed = (fief: string) => ({ kind: "buyFiefInMarriage", fief: fiefCalled(fief) }) as const;
    expect(without.refuses("sture", { kind: "buyFief", fief: fiefCalled("gotland") })).toBe("SR-PAY-3");
    expect(without.refuses("sture", wed("gotland"))).toBe("SR-CARD-noble-marriage");
    const game = choice(scene(["noble-marriage"]), "sture")
      .chooses("sture", "agriculture")
      .passTo("buying");
    expect(game.refuses("sture", { kind: "buyFief", fief: fiefCalled("gotland") })).toBe("SR-PAY-3");
    expect(game.refuses("sture", wed("narke"))).toBe("SR-PAY-3"); // 15 even in marriage
    game.does("sture", wed("gotland"));
    expect([game.step, game.hand("sture")]).toEqual(["cardPlayed", []]);
    game.answer("grip", playing("connections-at-court"));
    expect(game.tells("fiefUnpaid")).toEqual([{ kind: "fiefUnpaid", seat: 0, fief: fiefCalled("gotland") }]);
    expect([game.fief("gotland"), game.step]).toEqual(["available", "buying"]);
    game.buys("sture", "karelia");
    expect(game.fief("karelia")).toBe("sture");
    const bought = choice({ families: { sture: { gold: 11, hand: ["noble-marriage"] } } }, "sture").chooses("sture", "agriculture");
    bought.passTo("buying").does("sture", wed("gotland"));
    expect([bought.fief("gotland"), bought.gold("sture")]).toEqual(["sture", 0]);
    const two = choice({ families: { sture: { gold: 30, hand: ["noble-marriage", "noble-marriage"] } } }, "sture").chooses(
      "sture",
      "agriculture",
    );
    two.passTo("buying").buys("sture", "gotland").plays("sture", "noble-marriage");
    expect(two.refusesCard("sture", "noble-marriage")).toBe("SR-CARD-noble-marriage");
  });
  it("SR-CARD-noble-marriage SR-CARD-conflict-of-interest what nobody stopped may be named again in the same move, what was stopped may not", () => {
    const families = { sture: { gold: 15, hand: ["noble-marriage"] }, grip: { hand: ["inflation", "conflict-of-interest"] } };
    const game = choice({ families }, "sture").chooses("sture", "agriculture").passTo("buying").buys("sture", "gotland");
    game.plays("grip", "inflation").pass("purchaseDeclared"); // 13 gold are left, 15 are needed
    expect([game.tells("fiefUnpaid").length, game.step]).toEqual([1, "buying"]);
    game.does("sture", { kind: "buyFiefInMarriage", fief: fiefCalled("gotland") });
    game.pass("cardPlayed").pass("cardDiscarded").plays("grip", "conflict-of-interest");
    expect([game.tells("fiefStopped").length, game.step]).toEqual([1, "buying"]);
    expect(game.refuses("sture", { kind: "buyFief", fief: fiefCalled("gotland") })).toBe("SR-CARD-conflict-of-interest");
  });
  it("SR-CARD-hidden-cache two cards, before or after the first purchase; only in Culture", () => {
    const scene: Scene = {
      families: { sture: { gold: 30, hand: ["hidden-cache"] } },
      row: ["mining", "gripsholm", "vadstena", "karin-mansdotter"],
    };
    const game = choice(scene, "sture").chooses("sture", "culture");
    game.does("sture", { kind: "chooseSource", source: FROM_FIEFS });
    game.passTo("buying").buys("sture", "mining").passTo("buying").plays("sture", "hidden-cache").buys("sture", "gripsholm");
    expect([game.history("mining"), game.history("gripsholm"), game.step]).toEqual(["sture", "sture", OVER]);
    const agriculture = choice(scene, "sture").chooses("sture", "agriculture").passTo("buying");
    expect(agriculture.refusesCard("sture", "hidden-cache")).toBe("SR-CARD-hidden-cache");
  });
  it("SR-CARD-good-administration a complete new move with another activity", () => {
    const families = {
      sture: { gold: 0, fiefs: ["narke"], merchants: { denmark: 1 }, hand: ["good-administration"] },
      grip: { hand: ["intrigues"] },
    };
    const game = moves({ families, nextEvents: ["tax-refund", "inflation"] }, ["sture", "grip"]).passTo("choosing");
    game.chooses("sture", "agriculture").passTo("buying").done("sture").plays("sture", "good-administration");
    expect([game.step, game.table.move?.seat]).toEqual(["beforeMove", 0]);
    expect(game.refusesCard("grip", "intrigues", { activity: "agriculture" })).toBe("SR-CARD-intrigues");
    game.pass("beforeMove");
    expect(game.hand("sture")).toEqual(["inflation", "tax-refund"]);
    expect(game.refuses("sture", { kind: "chooseActivity", activity: AGRICULTURE })).toBe("SR-CARD-good-administration");
    game.chooses("sture", "commerce").does("sture", { kind: "leaveMerchants" });
    game.passTo("choosing");
    expect([game.gold("sture"), game.table.move?.seat]).toEqual([3 + 2 - 1, 1]);
  });
  it("SR-CARD-winds-of-war seven gold start a war; afterwards the turn ends", () => {
    const poor = choice({ families: { sture: { gold: 6, hand: ["winds-of-war"] } } }, "sture")
      .chooses("sture", "agriculture")
      .passTo("buying");
    expect(poor.done("sture").refusesCard("sture", "winds-of-war", { country: "denmark" })).toBe("SR-CARD-winds-of-war");
    const families = { sture: { gold: 13, fiefs: ["vastergotland"], hand: ["winds-of-war"] } };
    const game = moves({ families, nextRoyals: [4, 4, 3, 3, 3] }, ["sture", "grip"])
      .passTo("choosing")
      .chooses("sture", "commerce");
    game.does("sture", { kind: "leaveMerchants" });
    game.passTo("moveEnd").plays("sture", "winds-of-war", { country: "denmark" });
    expect([game.step, game.asked, game.gold("sture"), game.table.enemy]).toEqual(["commitment", ["sture"], 3, 0]);
    game.commits({ sture: null });
    expect([game.step, game.tells("warLost").length]).toEqual([OVER, 1]);
  });
});
