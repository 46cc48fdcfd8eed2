/** SR-CARD Each event card, by the moments of its group; SR-EVENT what holds for all. */
import { describe, expect, it } from "vitest";
import { EVENT_PACK, EVENTS, fiefCalled, NONE, PEACE, TAX_GATHERING, warWith } from "../src/catalog/index.ts";
import type { Family, Scene } from "./scenario.ts";
import { choice, engine, moves, OVER, playing, royalCalled, royalSaying, settlement, turn, turnEnd, war } from "./scenario.ts";

/** Sture holds these cards and may play them before the move of Grip, or of somebody else. Eka is asked too, but has nothing of use. */
const holding = (hand: readonly string[], families: Record<string, Family> = {}, rest: Scene = {}, mover = "grip") =>
  moves({ ...rest, families: { eka: { hand: ["treason"] }, ...families, sture: { ...families["sture"], hand } } }, [mover]);

describe("events in general", () => {
  it("SR-EVENT-1 a move begins with drawing one event card", () => {
    const game = choice({ nextEvents: ["tax-refund", "inflation"] }, "sture");
    expect([game.hand("sture"), game.hand("grip")]).toEqual([["tax-refund"], []]);
  });
  it("SR-EVENT-2 there is no hand limit", () => {
    const hand = EVENTS.slice(0, 20).map(({ id }) => id);
    const game = choice({ families: { sture: { hand } }, nextEvents: ["tax-refund"] }, "sture");
    expect(game.hand("sture")).toHaveLength(21);
  });
  it("SR-EVENT-3 any number of cards, each only from the own hand", () => {
    const game = holding(["tax-refund", "inspiring-speech", "supply-train"], { grip: { hand: ["inflation"] } });
    game.plays("sture", "tax-refund").plays("sture", "supply-train");
    expect(game.refusesCard("sture", "inflation")).toBe("SR-EVENT-3");
    expect(game.gold("sture")).toBe(17);
  });
  it("SR-EVENT-4 a card goes face up to the discard pile", () => {
    expect(holding(["tax-refund", "inflation"]).plays("sture", "tax-refund").discards()).toEqual(["tax-refund"]);
  });
  it("SR-EVENT-5 an empty deck is made anew from the discard pile, without the card being resolved; both empty: no draw", () => {
    const hand = ["inspiring-speech", "supply-train"];
    const game = holding(hand, {}, { noEventDeck: true, discards: ["tax-refund", "inflation"] });
    game.plays("sture", "inspiring-speech");
    expect(game.hand("sture")).toEqual(["inflation", "supply-train", "tax-refund"]);
    expect(game.discards()).toEqual(["inspiring-speech"]);
  });
  it("SR-EVENT-6 of two effects that contradict each other the one played last holds", () => {
    const families = { brahe: { hand: ["political-influence"] } };
    const game = turn({ sovereign: 1, families: { ...families, sture: { hand: ["influential-office"] } } });
    game.answer("brahe", playing("political-influence"));
    game.pass("cardPlayed");
    game.answer("sture", playing("influential-office", { take: "political-influence" }));
    game.plays("sture", "political-influence");
    expect([game.table.first, game.table.markers[0]]).toEqual([0, 0]);
  });
  it("SR-EVENT-7 two who want to play are never simultaneous: the first in polling order is taken", () => {
    const game = moves({ families: { sture: { hand: ["tax-refund"] }, brahe: { hand: ["reduction"] } } }, ["brahe"]);
    game.does("sture", playing("tax-refund"));
    game.does("brahe", playing("reduction"));
    expect(game.tells("cardPlayed")).toMatchObject([{ by: 2 }]); // Brahe is active and asked first
    expect(game.hand("sture")).toEqual(["tax-refund"]);
  });
  it("SR-EVENT-8 a card can be played only if every choice it demands can be made", () => {
    const game = holding(["hidden-reserves", "palace-fire", "diplomatic-pressure", "royal-wrath"], {}, { row: null });
    expect(engine.legalActions(game.state, 0)).toEqual([{ kind: "pass" }]);
    expect(holding(["reduction"], { sture: { gold: 0 }, grip: { gold: 0 } }).refusesCard("sture", "reduction")).toBeNull();
  });
  it("SR-EVENT-9 a cancelled card costs its player nothing but the card", () => {
    const families = { sture: { gold: 30 }, grip: { fiefs: ["gotland"], hand: ["connections-at-court"] } };
    const game = holding(["fall-from-grace"], families).plays("sture", "fall-from-grace", { fief: "gotland" }, { cancelledBy: "grip" });
    expect([game.gold("sture"), game.fief("gotland"), game.hand("sture")]).toEqual([30, "grip", []]);
  });
  it("SR-EVENT-10 an area card strikes owned fiefs, its own player's too, around any fief still in the game", () => {
    const families = { sture: { fiefs: ["narke"] }, grip: { fiefs: ["uppland"] }, brahe: { fiefs: ["gotland"] } };
    const game = holding(["extra-church-tax"], families, { removed: ["abo"] });
    expect(game.refusesCard("sture", "extra-church-tax", { fief: "abo" })).toBe("SR-CARD-extra-church-tax");
    game.plays("sture", "extra-church-tax", { fief: "dalekarlia" });
    expect(game.table.gold).toEqual([9, 9, 12, 12]);
  });
  it("SR-EVENT-11 players are seen to in seat order from the left of the card's player, who comes last", () => {
    const families = { sture: { fiefs: ["narke"] }, grip: { fiefs: ["uppland"] }, brahe: { fiefs: ["dalekarlia"] } };
    const game = moves({ families: { ...families, grip: { fiefs: ["uppland"], hand: ["extra-church-tax"] } } }, ["eka"]);
    game.plays("grip", "extra-church-tax", { fief: "narke" });
    expect(game.tells("goldPaid").map((event) => "seat" in event && event.seat)).toEqual([2, 0, 1]);
  });
  it("SR-EVENT-12 cards thrown away are not used, so they cannot be fetched", () => {
    const families = { grip: { hand: ["supply-train"] }, brahe: { hand: ["influential-office"] } };
    const game = holding(["lost-opportunity"], families)
      .answer("sture", playing("lost-opportunity", { seat: "grip" }))
      .pass("cardPlayed");
    expect([game.step, game.discards()]).toEqual(["cardDiscarded", ["supply-train", "lost-opportunity"]]);
    expect(game.refusesCard("brahe", "influential-office", { take: "supply-train" })).toBe("SR-CARD-influential-office");
    expect(game.refusesCard("brahe", "influential-office", { take: "lost-opportunity" })).toBeNull();
  });
  it("SR-EVENT-13 while a payment is being settled no card can be played", () => {
    const game = holding(["inflation", "tax-refund"], { grip: { gold: 0, fiefs: ["gotland"] } }).plays("sture", "inflation");
    expect([game.step, game.refuses("sture", playing("tax-refund"))]).toEqual(["sale", "kernel.not-asked"]);
    expect(game.refuses("grip", playing("tax-refund"))).toBe("kernel.no-such-move");
  });
  it("SR-EVENT-14 a card whose condition fails at resolution does nothing and is discarded", () => {
    const families = { grip: { gold: 12, fiefs: ["gotland"], hand: ["connections-at-court"] } };
    const game = holding(["fall-from-grace"], { sture: { gold: 20 }, ...families }).answer(
      "sture",
      playing("fall-from-grace", { fief: "gotland" }),
    );
    game.table.gold[0] = 3; // as no play of cards could make it
    game.pass("cardPlayed");
    expect([game.tells("cardFailed").length, game.fief("gotland"), game.gold("sture")]).toEqual([1, "grip", 3]);
    expect(game.discards()).toEqual(["fall-from-grace"]);
  });
});

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
    late.does("sture", { kind: "chooseSource", source: 1 });
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
    game.does("sture", { kind: "placeMerchant", country: 2 });
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
    const royal = royalSaying(warWith(0), 8);
    const scene: Scene = { sovereign: 8, royal, families: { sture: { hand: ["protector-government", "supply-train"] } } };
    const again = turnEnd(scene).plays("sture", "protector-government");
    expect(again.refusesCard("sture", "protector-government")).toBe("SR-EVENT-3");
    again.pass("turnEnd");
    expect([again.step, again.table.enemy, again.table.repeated]).toEqual(["warStart", 0, true]);
    const winds = turnEnd({ ...scene, royal: royalSaying(PEACE, 8) });
    winds.table.windsOfWar = 2;
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
    expect(game.refuses("sture", { kind: "chooseActivity", activity: 0 })).toBe("SR-CARD-intrigues");
    expect(engine.defaultAction(game.state, 0)).toEqual({ kind: "chooseActivity", activity: 1 });
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
    game.does("grip", { kind: "chooseSource", source: 0 });
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
    card.does("sture", { kind: "chooseSource", source: 0 });
    card.passTo("buying").buys("sture", "mining").plays("grip", "conflict-of-interest");
    expect([card.history("mining"), card.gold("sture"), card.step]).toEqual(["row", 20, "buying"]);
  });
  it("SR-CARD-noble-marriage a fief out of reach may be named; if the marriage is cancelled the purchase lapses", () => {
    const scene = (hand: readonly string[]) => ({ families: { sture: { gold: 11, hand }, grip: { hand: ["connections-at-court"] } } });
    const without = choice(scene(["tax-refund"]), "sture")
      .chooses("sture", "agriculture")
      .passTo("buying");
    expect(without.refuses("sture", { kind: "buyFief", fief: fiefCalled("gotland") })).toBe("SR-PAY-3");
    const game = choice(scene(["noble-marriage"]), "sture")
      .chooses("sture", "agriculture")
      .passTo("buying")
      .buys("sture", "gotland");
    game.plays("sture", "noble-marriage", {}, { cancelledBy: "grip" });
    expect([game.tells("fiefUnpaid").length, game.fief("gotland"), game.step]).toEqual([1, "available", "buying"]);
    game.buys("sture", "karelia");
    expect(game.fief("karelia")).toBe("sture");
    const two = choice({ families: { sture: { gold: 30, hand: ["noble-marriage", "noble-marriage"] } } }, "sture").chooses(
      "sture",
      "agriculture",
    );
    two.passTo("buying").buys("sture", "gotland").plays("sture", "noble-marriage");
    expect(two.refusesCard("sture", "noble-marriage")).toBe("SR-CARD-noble-marriage");
  });
  it("SR-CARD-hidden-cache two cards, before or after the first purchase; only in Culture", () => {
    const scene: Scene = {
      families: { sture: { gold: 30, hand: ["hidden-cache"] } },
      row: ["mining", "gripsholm", "vadstena", "karin-mansdotter"],
    };
    const game = choice(scene, "sture").chooses("sture", "culture");
    game.does("sture", { kind: "chooseSource", source: 0 });
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
    expect(game.refuses("sture", { kind: "chooseActivity", activity: 0 })).toBe("SR-CARD-good-administration");
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

describe("cards for wars", () => {
  const inRound = (card: string, country: string, rest: Scene = {}) => {
    const families = { sture: { gold: 20, fiefs: ["vastergotland"] }, grip: { hand: [card, "tax-refund"] } };
    const game = war({ seats: 2, families, nextRoyals: [1, 2, 3], ...rest }, country)
      .pass("warStart")
      .commits({ sture: "vastergotland" });
    return game.pass("warReveal");
  };
  it.each([
    ["SR-CARD-battle-of-breitenfeld", "prussia"],
    ["SR-CARD-battle-of-kliszow", "poland"],
    ["SR-CARD-battle-of-narva", "russia"],
    ["SR-CARD-march-over-the-great-belt", "denmark"],
  ])("%s removes the two weakest in a war with %s, and in no other", (rule, country) => {
    const card = rule.slice("SR-CARD-".length);
    const game = inRound(card, country).plays("grip", card);
    expect([game.army(), game.table.battles.length]).toEqual([[3], 1]);
    expect(inRound(card, country === "poland" ? "russia" : "poland").refusesCard("grip", card)).toBe(rule);
    const cancelled = war(
      {
        seats: 2,
        families: { sture: { gold: 9, fiefs: ["vastergotland"], hand: ["connections-at-court"] }, grip: { hand: [card] } },
        nextRoyals: [1, 2, 3],
      },
      country,
    );
    cancelled.pass("warStart").commits({ sture: "vastergotland" }).pass("warReveal").plays("grip", card, {}, { cancelledBy: "sture" });
    expect(cancelled.discards()).toEqual([card, "connections-at-court"]);
  });
  it("SR-CARD-battle-of-poltava two more enemy cards, and the fief named is turned down", () => {
    const two = { sture: { gold: 20, fiefs: ["vastergotland"] }, grip: { gold: 20, fiefs: ["uppland"], hand: ["battle-of-poltava"] } };
    const game = war({ seats: 2, families: two, nextRoyals: [1, 2, 3, 0, 4] }, "russia").pass("warStart");
    game.commits({ sture: "vastergotland", grip: "uppland" }).pass("warReveal");
    expect(game.refusesCard("grip", "battle-of-poltava", { fief: "gotland" })).toBe("SR-CARD-battle-of-poltava");
    game.withDice([{ grip: 6 }, ...[6, 6, 6, 6].map((enemy) => ({ enemy })), { grip: 1 }, { enemy: 6 }, { enemy: 6 }, { enemy: 4 }], () =>
      game.plays("grip", "battle-of-poltava", { fief: "vastergotland" }),
    );
    expect(game.tells("armyDrawn")).toMatchObject([{ troops: [1, 2, 3] }, { troops: [0, 4] }]);
    expect(game.tells("fiefFalls")[0]).toMatchObject({ seat: 0 });
  });
  it("SR-CARD-blockade-runner needs a merchant in the enemy circle", () => {
    const game = war({ families: { sture: { merchants: { russia: 1 }, hand: ["blockade-runner"] } } }, "denmark");
    expect(game.refusesCard("sture", "blockade-runner")).toBe("SR-CARD-blockade-runner");
  });
  it("SR-CARD-superior-tactician two dice in each Swedish attack, each judged by itself", () => {
    const families = {
      sture: { gold: 20, fiefs: ["vastergotland"], hand: ["superior-tactician"] },
      grip: { hand: ["superior-tactician"].slice(1) },
    };
    const game = war({ seats: 2, families, nextRoyals: [1, 2, 3] }, "russia")
      .pass("warStart")
      .commits({ sture: "vastergotland" })
      .pass("warReveal");
    game.withDice([{ sture: 3 }, { sture: 3 }, { enemy: 6 }, { sture: 6 }, { sture: 2 }], () => game.plays("sture", "superior-tactician"));
    expect([game.tells("warWon").length, game.step]).toEqual([1, "reward"]);
    expect(inRound("superior-tactician", "russia").refusesCard("grip", "superior-tactician")).toBe("SR-CARD-superior-tactician");
  });
  it.each([
    [4, [2, 3]],
    [5, [1, 2, 3]],
  ])("SR-CARD-swedish-steel-bites a %i leaves %j", (die, army) => {
    const game = inRound("swedish-steel-bites", "russia");
    game.withDice([{ steel: die }], () => game.plays("grip", "swedish-steel-bites"));
    expect(game.army()).toEqual(army);
  });

  const rewarded = (hands: Record<string, readonly string[]>) => {
    const families = { sture: { gold: 6, fiefs: ["vastergotland"], hand: hands["sture"] ?? [] }, grip: { hand: hands["grip"] ?? [] } };
    const row = ["mining", "gripsholm", "vadstena", "tycho-brahe"];
    const game = war({ seats: 2, families, row, nextRoyals: [1, 0, 0] }, "denmark")
      .pass("warStart")
      .commits({ sture: "vastergotland" })
      .pass("warReveal");
    game.withDice([{ sture: 1 }], () => game.pass("warRound"));
    game.withDice([{ booty: 2 }, { booty: 2 }, { booty: 2 }], () => game.does("sture", { kind: "takeGold" }));
    return game;
  };
  it("SR-CARD-extra-booty a second reward, once per player and war, and not after Treason", () => {
    const game = rewarded({ sture: ["extra-booty", "supply-train"] }).plays("sture", "extra-booty");
    expect([game.step, game.asked]).toEqual(["reward", ["sture"]]);
    game.does("sture", { kind: "takeHistory", history: game.table.row[0]! });
    expect([game.pass("cardDiscarded").step, game.history("mining"), game.gold("sture")]).toEqual(["bootyReceived", "sture", 6]);
    const once = rewarded({ sture: ["extra-booty"] });
    once.table.war!.extraBooty = 1;
    expect(once.refusesCard("sture", "extra-booty")).toBe("SR-CARD-extra-booty");
    const betrayed = rewarded({ sture: ["extra-booty"], grip: ["treason"] }).plays("grip", "treason");
    expect(betrayed.refusesCard("sture", "extra-booty")).toBe("SR-CARD-extra-booty");
  });
  it("SR-CARD-treason all rewards of that player are undone: gold back, card under the deck, fief to the pile", () => {
    const game = rewarded({ sture: ["extra-booty"], grip: ["treason"] }).answer("sture", playing("extra-booty"));
    game.pass("cardPlayed").does("sture", { kind: "takeHistory", history: game.table.row[0]! });
    game.pass("cardDiscarded").plays("grip", "treason");
    expect([game.gold("sture"), game.history("mining"), game.row().includes("mining")]).toEqual([0, "deck", false]);
    expect(game.table.historyDeck[0]).toBe(engine.view(game.state, 0).table.buriedCards[0]);
    const fief = war(
      { seats: 2, families: { sture: { gold: 6, fiefs: ["vastergotland"] }, grip: { hand: ["treason"] } }, nextRoyals: [1, 0, 0] },
      "denmark",
    );
    fief.pass("warStart").commits({ sture: "vastergotland" }).pass("warReveal");
    fief.withDice([{ sture: 1 }], () => fief.pass("warRound"));
    fief.does("sture", { kind: "takeFief" });
    expect(fief.fiefs("sture")).toHaveLength(2);
    expect(fief.plays("grip", "treason").fiefs("sture")).toEqual(["vastergotland"]);
  });
  it("SR-CARD-high-treason not for who rolled 4-6, and no help against automatic losses", () => {
    const families = {
      sture: { gold: 6, fiefs: ["vastergotland", "skane"], hand: ["high-treason"] },
      grip: { fiefs: ["gotland"], hand: ["high-treason"] },
    };
    const game = war({ seats: 2, families, nextRoyals: [4, 4, 3] }, "denmark")
      .pass("warStart")
      .commits({ sture: "vastergotland" })
      .pass("warReveal");
    game.withDice([{ sture: 6 }], () => game.pass("warRound"));
    game.withDice([{ enemy: 1 }, { coward: 4 }], () => game.pass("warRound"));
    expect(game.refusesCard("grip", "high-treason")).toBe("SR-CARD-high-treason");
    game.plays("sture", "high-treason").pass("afterWarLoss");
    expect([game.fief("skane"), game.fief("vastergotland")]).toEqual(["foreign", "sture"]);
  });
});

describe("answers to cards", () => {
  it("SR-CARD-connections-at-court the card below has no effect; both are discarded; it cannot itself be cancelled", () => {
    const families = { grip: { hand: ["connections-at-court"] }, brahe: { hand: ["connections-at-court"] } };
    const game = holding(["tax-refund"], { ...families, eka: {} }, {}, "eka").answer("sture", playing("tax-refund"));
    expect(game.asked).toEqual(["grip", "brahe"]);
    game.does("brahe", playing("connections-at-court"));
    game.does("grip", playing("connections-at-court"));
    expect([game.discards(), game.hand("brahe"), game.step]).toEqual([
      ["tax-refund", "connections-at-court"],
      ["connections-at-court"],
      "cardDiscarded",
    ]);
    expect(game.table.gold).toEqual([12, 12, 12, 12]);
  });
  it("SR-CARD-influential-office takes a card just used by another, not another Influential Office, and can be cancelled", () => {
    const families = { grip: { hand: ["influential-office"] }, brahe: { hand: ["influential-office", "connections-at-court"] } };
    const game = holding(["tax-refund", "supply-train"], families, {}, "eka").answer("sture", playing("tax-refund")).pass("cardPlayed");
    game.answer("grip", playing("influential-office", { take: "tax-refund" })).answer("brahe", playing("connections-at-court"));
    expect([game.step, game.hand("grip")]).toEqual(["cardDiscarded", []]);
    expect(game.refusesCard("brahe", "influential-office", { take: "influential-office" })).toBe("SR-CARD-influential-office");
    expect(game.refusesCard("brahe", "influential-office", { take: "connections-at-court" })).toBe("SR-CARD-influential-office");
    game
      .answer("brahe", playing("influential-office", { take: "tax-refund" }))
      .pass("cardPlayed")
      .pass("cardDiscarded");
    expect([game.hand("brahe"), game.step]).toEqual([["tax-refund"], "beforeMove"]);
    expect(game.refusesCard("brahe", "tax-refund")).toBeNull();
  });
  it("the pack has 70 cards of 56 titles, and TAX_GATHERING is no card of it", () => {
    expect([EVENT_PACK.length, EVENTS.length, TAX_GATHERING]).toEqual([70, 56, 1]);
  });
});
