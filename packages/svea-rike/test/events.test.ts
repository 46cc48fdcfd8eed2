/** SR-EVENT What holds for all event cards. */
import { describe, expect, it } from "vitest";
import { EVENTS } from "../src/cards/index.ts";
import { titleCalled } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import type { Family, Scene } from "./scenario.ts";
import { choice, engine, moves, playing, turn } from "./scenario.ts";

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
    game.pass("cardPlayed").pass("cardDiscarded").plays("sture", "political-influence");
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
    const game = holding(["extra-church-tax"], families, {
      removed: ["estonia", "karelia", "nyland", "savolaks", "tavastehus", "abo", "osterbotten"],
    });
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
  it("SR-EVENT-13 while a payment is being settled only the debtor may play cards", () => {
    const game = holding(["inflation", "tax-refund"], { grip: { gold: 0, fiefs: ["gotland"] } }).plays("sture", "inflation");
    expect([game.step, game.refuses("sture", playing("tax-refund"))]).toEqual(["sale", "kernel.not-asked"]);
    const debtor = holding(["inflation"], { grip: { gold: 0, fiefs: ["gotland"], hand: ["tax-refund"] } }).plays("sture", "inflation");
    debtor.does("grip", playing("tax-refund"));
    debtor.pass("cardPlayed").pass("cardDiscarded");
    expect([debtor.gold("grip"), debtor.fief("gotland")]).toEqual([3, "grip"]);
  });
  it("SR-EVENT-14 a card whose condition fails at resolution does nothing and is discarded", () => {
    const families = { grip: { gold: 12, fiefs: ["gotland"], hand: ["connections-at-court"] } };
    const game = holding(["fall-from-grace"], { sture: { gold: 20 }, ...families }).answer(
      "sture",
      playing("fall-from-grace", { fief: "gotland" }),
    );
    own.gold(game.table)[0] = 3; // as no play of cards could make it
    game.pass("cardPlayed");
    expect(game.tells("cardFailed")).toEqual([{ kind: "cardFailed", seat: 0, card: titleCalled("fall-from-grace") }]);
    expect([game.fief("gotland"), game.gold("sture")]).toEqual(["grip", 3]);
    expect(game.discards()).toEqual(["fall-from-grace"]);
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
  it("SR-CARD-influential-office takes a card just used by another, an Influential Office too, and can be cancelled", () => {
    const families = { grip: { hand: ["influential-office"] }, brahe: { hand: ["influential-office", "connections-at-court"] } };
    const game = holding(["tax-refund", "supply-train"], families, {}, "eka").answer("sture", playing("tax-refund")).pass("cardPlayed");
    game.answer("grip", playing("influential-office", { take: "tax-refund" })).answer("brahe", playing("connections-at-court"));
    expect([game.step, game.hand("grip")]).toEqual(["cardDiscarded", []]);
    expect(game.refusesCard("brahe", "influential-office", { take: "influential-office" })).toBeNull();
    expect(game.refusesCard("brahe", "influential-office", { take: "connections-at-court" })).toBe("SR-CARD-influential-office");
    game
      .answer("brahe", playing("influential-office", { take: "tax-refund" }))
      .pass("cardPlayed")
      .pass("cardDiscarded");
    expect([game.hand("brahe"), game.step]).toEqual([["tax-refund"], "beforeMove"]);
    expect(game.refusesCard("brahe", "tax-refund")).toBeNull();
  });
  it("SR-CARD-influential-office whoever played the first card may take another's Connections, but not the own card", () => {
    const families = { grip: { hand: ["connections-at-court"] } };
    const game = holding(["tax-refund", "influential-office"], families, {}, "eka").answer("sture", playing("tax-refund"));
    game.answer("grip", playing("connections-at-court"));
    expect([game.step, game.asked]).toEqual(["cardDiscarded", ["sture", "eka"]]);
    expect(game.refusesCard("sture", "influential-office", { take: "tax-refund" })).toBe("SR-CARD-influential-office");
    game.answer("sture", playing("influential-office", { take: "connections-at-court" })).pass("cardPlayed");
    expect(game.hand("sture")).toEqual(["connections-at-court"]);
  });
  it("SR-CARD-influential-office two of them fetch each other once, and then there is none left to do it", () => {
    const families = { grip: { hand: ["influential-office"] }, brahe: { hand: ["influential-office"] } };
    const game = holding(["tax-refund"], families, {}, "eka").answer("sture", playing("tax-refund"));
    game.pass("cardPlayed").answer("grip", playing("influential-office", { take: "tax-refund" }));
    game.pass("cardPlayed").answer("brahe", playing("influential-office", { take: "influential-office" }));
    game.pass("cardPlayed");
    expect([game.hand("grip"), game.hand("brahe")]).toEqual([["tax-refund"], ["influential-office"]]);
    expect(game.refusesCard("brahe", "influential-office", { take: "influential-office" })).toBe("SR-CARD-influential-office");
    expect(game.refusesCard("grip", "influential-office", { take: "influential-office" })).toBe("SR-EVENT-3");
  });
});
