/** SR-CARD The cards that may be played at any time. */
import { describe, expect, it } from "vitest";
import { countryCalled, fiefCalled, historyCalled } from "../src/catalog/index.ts";
import { FROM_COMMERCE } from "../src/domains.ts";
import { moveFief } from "../src/things.ts";
import type { Family, Scene } from "./scenario.ts";
import { choice, engine, moves, settlement, turnEnd, war } from "./scenario.ts";

const holding = (hand: readonly string[], families: Record<string, Family> = {}, rest: Scene = {}, mover = "grip") =>
  moves({ ...rest, families: { eka: { hand: ["treason"] }, ...families, sture: { ...families["sture"], hand } } }, [mover]);

describe("any-time cards: gold", () => {
  it("SR-CARD-tax-refund five gold for everybody", () => {
    expect(holding(["tax-refund"]).plays("sture", "tax-refund").table.gold).toEqual([17, 17, 17, 17]);
  });
  it("SR-CARD-reductions-from-the-church five for the player, two for the others", () => {
    const game = holding(["reductions-from-the-church"]).plays("sture", "reductions-from-the-church");
    expect(game.table.gold).toEqual([17, 14, 14, 14]);
  });
  it("SR-CARD-hidden-reserves five gold for a player with a palace", () => {
    expect(holding(["hidden-reserves"]).refusesCard("sture", "hidden-reserves")).toBe("SR-CARD-hidden-reserves");
    const game = holding(["hidden-reserves"], { sture: { history: ["gripsholm"] } }).plays("sture", "hidden-reserves");
    expect(game.table.gold).toEqual([17, 12, 12, 12]);
  });
  it("SR-CARD-inflation every other player pays two", () => {
    const game = holding(["inflation"], { grip: { gold: 1 } }).plays("sture", "inflation");
    expect(game.table.gold).toEqual([12, 0, 10, 10]);
  });
  it("SR-CARD-reduction everybody pays half, rounded down", () => {
    const game = holding(["reduction"], { sture: { gold: 9 }, grip: { gold: 1 } }).plays("sture", "reduction");
    expect(game.table.gold).toEqual([5, 1, 6, 6]);
  });
  it("SR-CARD-extra-war-taxes one gold a troop, the card's player included; Supply Train protects", () => {
    const families = {
      sture: { fiefs: ["narke"] },
      grip: { fiefs: ["vastergotland"], history: ["viborg-castle"] },
      brahe: { fiefs: ["karelia"], hand: ["supply-train"] },
    };
    const game = holding(["extra-war-taxes"], families).plays("brahe", "supply-train").plays("sture", "extra-war-taxes");
    expect(game.table.gold).toEqual([11, 9, 12, 12]);
  });
  it("SR-CARD-supply-train no troop upkeep until the end of the turn; what is paid is not refunded", () => {
    const game = choice({ families: { sture: { fiefs: ["vastergotland"], hand: ["supply-train"] } } }, "sture").plays(
      "sture",
      "supply-train",
    );
    game.chooses("sture", "commerce").does("sture", { kind: "leaveMerchants" });
    expect([game.gold("sture"), game.table.supplied]).toEqual([12, 0]);
    const late = choice({ families: { sture: { fiefs: ["vastergotland"], hand: ["supply-train"] } } }, "sture").chooses("sture", "culture");
    late.does("sture", { kind: "chooseSource", source: FROM_COMMERCE });
    late.pass("incomeCommerce").pass("upkeep").plays("sture", "supply-train");
    expect(late.gold("sture")).toBe(9);
  });
  it("SR-CARD-heavy-loans twice the sum is due after the next move that begins; the rest stays on the books", () => {
    const during = choice({ families: { sture: { gold: 0, hand: ["heavy-loans"] } } }, "sture").plays("sture", "heavy-loans", { gold: 6 });
    expect([during.gold("sture"), during.table.lent[0], during.table.due[0]]).toEqual([6, 12, 0]);
    during.chooses("sture", "agriculture").done("sture");
    expect([during.gold("sture"), during.table.lent[0]]).toEqual([6, 12]);
    const next = choice({ families: { sture: { gold: 5, fiefs: ["gotland"], lent: 30 } } }, "sture")
      .chooses("sture", "agriculture")
      .done("sture");
    expect([next.step, next.table.due[0]]).toEqual(["sale", 30]);
    next.withDice([{ sale: 2 }, { sale: 2 }], () => next.does("sture", { kind: "sellFief", fief: fiefCalled("gotland") }));
    expect([next.gold("sture"), next.table.due[0]]).toEqual([0, 30 - 11]);
    expect(engine.view(next.state, 2).table.due[0]).toBe(19);
    expect(
      turnEnd({ sovereign: 16, families: { sture: { hand: ["heavy-loans"] } } }).refusesCard("sture", "heavy-loans", { gold: 5 }),
    ).toBe("SR-CARD-heavy-loans");
    const protector = turnEnd({ sovereign: 16, families: { sture: { hand: ["heavy-loans", "protector-government"] } } });
    expect(protector.plays("sture", "protector-government").refusesCard("sture", "heavy-loans", { gold: 5 })).toBeNull();
    const over = settlement({ sovereign: 16, families: { sture: { gold: 0, due: 2 } } });
    expect(over.state.outcome?.facts?.["all"]).toEqual([-2, 0, 0, 0]);
  });
});

describe("any-time cards: areas", () => {
  const three: Record<string, Family> = {
    sture: { fiefs: ["narke"] },
    grip: { fiefs: ["uppland", "dalekarlia"] },
    brahe: { fiefs: ["jamtland", "gotland"] },
  };
  it("SR-CARD-extra-church-tax one gold a crown in the area", () => {
    const game = holding(["extra-church-tax"], three).plays("sture", "extra-church-tax", { fief: "narke" });
    expect(game.table.gold).toEqual([9, 7, 11, 12]);
  });
  it("SR-CARD-local-war-tax one gold a troop in the area; Supply Train does not protect", () => {
    const families = { ...three, grip: { ...three["grip"], hand: ["supply-train"] } };
    const game = holding(["local-war-tax"], families).plays("grip", "supply-train").plays("sture", "local-war-tax", { fief: "narke" });
    expect(game.table.gold).toEqual([11, 9, 12, 12]);
  });
  it.each([
    [3, []],
    [4, ["jamtland"]],
    [5, ["dalekarlia", "jamtland"]],
    [6, ["dalekarlia", "jamtland", "narke", "uppland"]],
  ])("SR-CARD-peasant-revolt a %i takes %j", (die, lost) => {
    const game = holding(["peasant-revolt"], three);
    game.withDice([{ uprising: die }], () => game.plays("sture", "peasant-revolt", { fief: "narke" }));
    expect(["dalekarlia", "jamtland", "narke", "uppland"].filter((fief) => game.fief(fief) === "available")).toEqual(lost);
  });
  it.each([
    [3, []],
    [4, ["dalekarlia", "jamtland", "narke"]],
    [5, ["dalekarlia", "jamtland", "narke", "uppland"]],
  ])("SR-CARD-riots-in-towns a %i takes %j", (die, lost) => {
    const game = holding(["riots-in-towns"], three);
    game.withDice([{ uprising: die }], () => game.plays("sture", "riots-in-towns", { fief: "narke" }));
    expect(["dalekarlia", "jamtland", "narke", "uppland"].filter((fief) => game.fief(fief) === "available")).toEqual(lost);
    const strong = holding(["riots-in-towns"], { grip: { fiefs: ["vastergotland"] } });
    strong.withDice([{ uprising: 5 }], () => strong.plays("sture", "riots-in-towns", { fief: "vastergotland" }));
    expect(strong.fief("vastergotland")).toBe("grip");
  });
  it("SR-CARD-plague each owner in the area loses one person of own choice, however many fiefs are struck", () => {
    const families = {
      sture: { fiefs: ["narke"], history: ["gripsholm"] },
      grip: { fiefs: ["uppland", "dalekarlia"], history: ["tycho-brahe", "karin-mansdotter", "viborg-castle"] },
      brahe: { fiefs: ["gotland"], history: ["olaus-petri"] },
    };
    const game = holding(["plague"], families, {}, "eka").plays("sture", "plague", { fief: "narke" });
    expect([game.step, game.asked]).toEqual(["mourning", ["grip"]]);
    expect(game.told.filter(({ kind }) => kind.startsWith("plague"))).toEqual([{ kind: "plagueComes", seat: 1 }]);
    expect(engine.legalActions(game.state, 1)).toHaveLength(2);
    game.does("grip", engine.defaultAction(game.state, 1));
    expect([game.history("karin-mansdotter"), game.history("tycho-brahe"), game.history("olaus-petri"), game.history("gripsholm")]).toEqual(
      ["removed", "grip", "brahe", "sture"],
    );
  });
  it("SR-CARD-witch-hunt one random card for each own fief in the area, as far as the hand reaches", () => {
    const families = {
      ...three,
      grip: { ...three["grip"], hand: ["tax-refund"] },
      brahe: { ...three["brahe"], hand: ["inflation", "reduction"] },
    };
    const game = holding(["witch-hunt", "supply-train"], families, {}, "eka");
    game.withDice([{ thrown: 0 }, { thrown: 1 }, { thrown: 0 }], () => game.plays("sture", "witch-hunt", { fief: "narke" }));
    expect([game.hand("sture"), game.hand("grip"), game.hand("brahe")]).toEqual([[], [], ["inflation"]]);
    expect(game.discards()).toEqual(["tax-refund", "reduction", "supply-train", "witch-hunt"]);
  });
});

describe("any-time cards: fiefs, cards and merchants", () => {
  it("SR-CARD-feud-with-neighbours what is told of it: dice, troops, and whose fief it was", () => {
    const feud = (grip: readonly string[]) => {
      const game = holding(["feud-with-neighbours"], { sture: { fiefs: ["narke"] }, grip: { fiefs: grip } }, {}, "brahe");
      game.withDice([{ attack: 6 }, { defence: 1 }], () => game.plays("sture", "feud-with-neighbours", { from: "narke", fief: "uppland" }));
      return game.told.filter(({ kind }) => ["feudFought", "fiefTaken", "fiefSeized"].includes(kind));
    };
    const fought = { kind: "feudFought", fief: fiefCalled("uppland"), from: fiefCalled("narke"), attack: 7, defence: 3 };
    expect(feud(["uppland"])).toEqual([fought, { kind: "fiefTaken", seat: 0, fief: fiefCalled("uppland"), owner: 1 }]);
    expect(feud([])).toEqual([fought, { kind: "fiefSeized", seat: 0, fief: fiefCalled("uppland") }]);
  });
  it("SR-CARD-fall-from-grace the owner is paid the printed cost; a last fief may be taken", () => {
    const game = holding(["fall-from-grace"], { sture: { gold: 20 }, grip: { fiefs: ["gotland"] } }, {}, "brahe");
    expect(game.refusesCard("sture", "fall-from-grace", { fief: "abo" })).toBe("SR-CARD-fall-from-grace");
    game.plays("sture", "fall-from-grace", { fief: "gotland" });
    expect([game.gold("sture"), game.gold("grip"), game.fief("gotland")]).toEqual([5, 27, "sture"]);
  });
  it.each([
    [3, 2, "grip"],
    [4, 2, "sture"],
  ])("SR-CARD-feud-with-neighbours dice and troops: %i + 1 against %i + 2 leaves Uppland with %s", (attack, defence, owner) => {
    const game = holding(["feud-with-neighbours"], { sture: { fiefs: ["narke"] }, grip: { fiefs: ["uppland"] } }, {}, "brahe");
    expect(game.refusesCard("sture", "feud-with-neighbours", { from: "narke", fief: "smaland" })).toBe("SR-CARD-feud-with-neighbours");
    game.withDice([{ attack }, { defence }], () => game.plays("sture", "feud-with-neighbours", { from: "narke", fief: "uppland" }));
    expect(game.fief("uppland")).toBe(owner);
  });
  it("SR-CARD-powerful-neighbour dice and crowns; an available fief can be won, free", () => {
    const game = holding(["powerful-neighbour"], { sture: { fiefs: ["narke"] } });
    game.withDice([{ attack: 2 }, { defence: 2 }], () => game.plays("sture", "powerful-neighbour", { from: "narke", fief: "jamtland" }));
    expect([game.fief("jamtland"), game.gold("sture")]).toEqual(["sture", 12]);
  });
  it("SR-CARD-royal-wrath a player with at least two fiefs gives one up", () => {
    const game = holding(["royal-wrath"], { grip: { fiefs: ["gotland"] }, brahe: { fiefs: ["narke", "abo"] } }, {}, "eka");
    expect(game.refusesCard("sture", "royal-wrath", { seat: "grip" })).toBe("SR-CARD-royal-wrath");
    const own = holding(["royal-wrath"], {}, {}, "eka");
    expect(own.refusesCard("sture", "royal-wrath", { seat: "sture" })).toBe("SR-CARD-royal-wrath"); // no two fiefs
    const table = holding(["royal-wrath"], {}, {}, "eka");
    for (const fief of ["narke", "abo"]) moveFief(table.table, fiefCalled(fief), 0);
    expect(table.refusesCard("sture", "royal-wrath", { seat: "sture" })).toBeNull();
    game.plays("sture", "royal-wrath", { seat: "brahe" });
    game.does("brahe", { kind: "giveUpFief", fief: fiefCalled("abo") });
    expect([game.fief("abo"), game.fief("narke")]).toEqual(["available", "brahe"]);
  });
  it("SR-CARD-a-time-of-changes two cards of the row go under the deck in the named order", () => {
    const row = ["mining", "gripsholm", "vadstena", "tycho-brahe"];
    const game = holding(["a-time-of-changes"], {}, { row, nextHistory: ["olaus-petri", "olaus-magnus"] });
    expect(game.refusesCard("sture", "a-time-of-changes", { history: "mining" })).toBe("SR-CARD-a-time-of-changes");
    game.plays("sture", "a-time-of-changes", { history: "gripsholm", next: "mining" });
    expect(game.row()).toEqual(["vadstena", "tycho-brahe", "olaus-petri", "olaus-magnus"]);
    expect(engine.view(game.state, 2).table.buriedCards.map((card) => game.table.historyDeck.indexOf(card))).toEqual([0, 1]);
    const thin = holding(["a-time-of-changes"], {}, { row: ["mining", "gripsholm", "vadstena"], thin: true });
    expect(thin.plays("sture", "a-time-of-changes", { history: "gripsholm", next: "mining" }).row()).toEqual([
      "vadstena",
      "gripsholm",
      "mining",
    ]);
    expect(holding(["a-time-of-changes"], {}, { row: null }).refusesCard("sture", "a-time-of-changes")).toBe("SR-CARD-a-time-of-changes");
    const one = holding(["a-time-of-changes"], {}, { row: ["mining"], thin: true }).plays("sture", "a-time-of-changes", {
      history: "mining",
    });
    expect(one.row()).toEqual(["mining"]);
  });
  it("SR-CARD-palace-fire a palace of anyone, or of the row", () => {
    const row = ["gripsholm", "mining", "olaus-petri", "tycho-brahe"];
    const game = holding(["palace-fire"], { grip: { history: ["vadstena"] } }, { row });
    for (const history of ["gripsholm", "vadstena"]) expect(game.refusesCard("sture", "palace-fire", { history })).toBeNull();
    for (const history of ["mining", "glimmingehus"])
      expect(game.refusesCard("sture", "palace-fire", { history })).toBe("SR-CARD-palace-fire");
    game.plays("sture", "palace-fire", { history: "gripsholm" });
    expect([game.history("gripsholm"), game.row().length]).toEqual(["removed", 4]);
  });
  it("SR-CARD-untimely-death a person of anyone or of the row, commanders included", () => {
    const families = { grip: { history: ["gustaf-horn", "carolines", "tycho-brahe", "gripsholm"] } };
    const game = holding(["untimely-death"], families, { sovereign: 8 });
    expect(["gustaf-horn", "tycho-brahe"].map((history) => game.refusesCard("sture", "untimely-death", { history }))).toEqual([null, null]);
    for (const history of ["carolines", "gripsholm"])
      expect(game.refusesCard("sture", "untimely-death", { history })).toBe("SR-CARD-untimely-death");
    expect(game.plays("sture", "untimely-death", { history: "gustaf-horn" }).history("gustaf-horn")).toBe("removed");
  });
  it("SR-CARD-smart-negotiator needs the full sum and a card of somebody else", () => {
    const families = { sture: { gold: 7, history: ["mining"] }, grip: { history: ["tycho-brahe", "karin-mansdotter"] } };
    const game = holding(["smart-negotiator"], families);
    expect(game.refusesCard("sture", "smart-negotiator", { history: "tycho-brahe" })).toBe("SR-CARD-smart-negotiator");
    expect(game.refusesCard("sture", "smart-negotiator", { history: "mining" })).toBe("SR-CARD-smart-negotiator");
    game.plays("sture", "smart-negotiator", { history: "karin-mansdotter" });
    expect(game.tells("historyTaken")).toEqual([{ kind: "historyTaken", seat: 0, history: historyCalled("karin-mansdotter"), owner: 1 }]);
    expect([game.gold("sture"), game.gold("grip"), game.history("karin-mansdotter")]).toEqual([1, 18, "sture"]);
  });
  it("SR-CARD-inspiring-speech draws three event cards", () => {
    const game = holding(["inspiring-speech"], {}, { nextEvents: ["tax-refund", "inflation", "reduction", "plague"] }).plays(
      "sture",
      "inspiring-speech",
    );
    expect(game.hand("sture")).toEqual(["inflation", "reduction", "tax-refund"]);
  });
  it("SR-CARD-lost-opportunity a random card of somebody else is thrown away", () => {
    const game = holding(["lost-opportunity"], { brahe: { hand: ["tax-refund", "inflation"] } }, {}, "eka");
    expect(game.refusesCard("sture", "lost-opportunity", { seat: "grip" })).toBe("SR-CARD-lost-opportunity");
    game.withDice([{ thrown: 1 }], () => game.plays("sture", "lost-opportunity", { seat: "brahe" }));
    expect([game.hand("brahe"), game.tells("cardsThrown").length]).toEqual([["inflation"], 1]);
  });
  it("SR-CARD-diplomatic-pressure sends a merchant of somebody else home", () => {
    const game = holding(["diplomatic-pressure"], { sture: { merchants: { denmark: 1 } }, grip: { merchants: { poland: 2 } } });
    expect(game.refusesCard("sture", "diplomatic-pressure", { seat: "sture", country: "denmark" })).toBe("SR-CARD-diplomatic-pressure");
    expect(game.plays("sture", "diplomatic-pressure", { seat: "grip", country: "poland" }).merchants("grip", "poland")).toBe(1);
  });
  it("SR-CARD-out-of-the-fire moves any merchant, also away from a war just declared", () => {
    const families = { sture: { merchants: { denmark: 1 }, hand: ["out-of-the-fire"] } };
    const game = war({ families, nextRoyals: [0, 0, 0, 0, 0] }, "denmark");
    expect(game.refusesCard("sture", "out-of-the-fire", { seat: "sture", country: "russia", to: "poland" })).toBe(
      "SR-CARD-out-of-the-fire",
    );
    game.plays("sture", "out-of-the-fire", { seat: "sture", country: "denmark", to: "poland" });
    expect([game.merchants("sture", "denmark"), game.merchants("sture", "poland")]).toEqual([0, 1]);
  });
  it("SR-CARD-trade-privileges a merchant besides the one of a Commerce move", () => {
    const game = choice({ families: { sture: { hand: ["trade-privileges"] } } }, "sture").chooses("sture", "commerce");
    game.does("sture", { kind: "placeMerchant", country: countryCalled("poland") });
    expect(game.plays("sture", "trade-privileges", { country: "poland" }).merchants("sture", "poland")).toBe(2);
  });
  it("SR-CARD-low-demand-for-imported-goods nobody's merchants there yield until the turn ends; what is collected stands", () => {
    const families = {
      sture: { gold: 0, merchants: { denmark: 2 } },
      grip: { gold: 0, merchants: { denmark: 2 }, hand: ["low-demand-for-imported-goods"] },
    };
    const game = moves({ families }, ["sture", "grip"]).passTo("choosing").chooses("sture", "commerce");
    game.does("sture", { kind: "leaveMerchants" });
    game.passTo("choosing");
    expect(game.gold("sture")).toBe(6);
    game.plays("grip", "low-demand-for-imported-goods", { country: "denmark" }).chooses("grip", "commerce");
    game.does("grip", { kind: "leaveMerchants" });
    expect([game.gold("sture"), game.gold("grip")]).toEqual([6, 0]);
  });
});
