/** What a card would do, foreseen by running its effect. */
import { plainly, Speaker } from "@stormakt/words";
import { describe, expect, it } from "vitest";
import { foresee } from "../src/advice/forecast.ts";
import { fiefCalled, NONE, PEACE, ROYALS, titleCalled, warIn } from "../src/catalog/index.ts";
import { en } from "../src/words/en.ts";
import { manner } from "../src/words/index.ts";
import type { Aim, Playing } from "./scenario.ts";
import { choice, engine, moves, playing, royalSaying, SEATS, seatOf, turn, war } from "./scenario.ts";

const speaker = new Speaker("en", en, manner, (seat) => SEATS[seat] ?? "?");
const foreseen = (game: Playing, who: string, card: string, aim: Aim = {}) => {
  const before = engine.save(game.state);
  const events = foresee(engine.view(game.state, seatOf(who)), seatOf(who), playing(card, aim));
  expect(engine.save(game.state)).toBe(before);
  return events;
};
const said = (game: Playing, who: string, card: string, aim: Aim = {}) =>
  foreseen(game, who, card, aim).map((event) => plainly(speaker.event(event)));

describe("a forecast runs the effect itself", () => {
  it("SR-CARD-powerful-neighbour SR-CARD-feud-with-neighbours dice as odds", () => {
    const families = { sture: { fiefs: ["narke"], hand: ["powerful-neighbour", "feud-with-neighbours"] }, grip: { fiefs: ["uppland"] } };
    const game = choice({ families }, "sture");
    // Three crowns each: the attacker must roll higher, 15 of 36 ways. One troop against two: 10 of 36.
    const against = { from: "narke", fief: "uppland" };
    expect(foreseen(game, "sture", "powerful-neighbour", against)).toEqual([
      { kind: "wouldWin", seat: 0, fief: fiefCalled("uppland"), percent: 42 },
    ]);
    expect(foreseen(game, "sture", "feud-with-neighbours", against)).toMatchObject([{ kind: "wouldWin", percent: 28 }]);
  });
  it("SR-CARD-extra-church-tax what all would pay, and what they would owe if somebody cannot", () => {
    const families = (gold: number) => ({ sture: { fiefs: ["narke"], hand: ["extra-church-tax"] }, grip: { gold, fiefs: ["uppland"] } });
    const aim = { fief: "narke" };
    expect(said(choice({ families: families(12) }, "sture"), "sture", "extra-church-tax", aim)).toEqual([
      "grip pays 3 gold.",
      "sture pays 3 gold.",
    ]);
    expect(said(choice({ families: families(1) }, "sture"), "sture", "extra-church-tax", aim)).toEqual([
      "grip would pay 3 gold.",
      "sture would pay 3 gold.",
    ]);
  });
  it("SR-CARD-peasant-revolt each fief with the chance that it is lost", () => {
    const families = { sture: { hand: ["peasant-revolt"] }, grip: { fiefs: ["narke", "dalekarlia", "jamtland"] } };
    const game = choice({ families }, "sture");
    const percent = Object.fromEntries(
      foreseen(game, "sture", "peasant-revolt", { fief: "narke" }).map((event) =>
        event.kind === "wouldLose" ? [event.fief, event.percent] : [event.kind, 0],
      ),
    );
    expect(percent).toEqual({ [fiefCalled("narke")]: 17, [fiefCalled("dalekarlia")]: 33, [fiefCalled("jamtland")]: 50 });
  });
  it("cards that tell nothing themselves are compared with the game without them", () => {
    const rich = {
      sture: { gold: 30, fiefs: ["narke", "halsingland"], hand: ["noble-marriage"] },
      grip: { hand: ["bad-harvest", "conflict-of-interest"] },
    };
    const income = choice({ families: rich }, "sture").chooses("sture", "agriculture");
    expect(said(income, "grip", "bad-harvest")).toEqual(["sture would collect 2 gold."]);
    const bought = income.pass("incomeFiefs").pass("collected").buys("sture", "gotland");
    expect(said(bought, "sture", "noble-marriage")).toEqual(["sture would pay 11 gold."]);
    expect(said(bought, "grip", "conflict-of-interest")).toEqual(["sture does not get Gotland."]);
  });
  it("SR-CARD-influential-office what follows for others is no part of it: the income that waits meanwhile", () => {
    const families = { sture: { fiefs: ["narke"], hand: ["tax-refund"] }, grip: { hand: ["influential-office"] } };
    const game = choice({ families }, "sture").chooses("sture", "agriculture");
    game.answer("sture", playing("tax-refund")).pass("cardPlayed");
    expect(game.step).toBe("cardDiscarded");
    expect(foreseen(game, "grip", "influential-office", { take: "tax-refund" })).toEqual([
      { kind: "cardFetched", seat: 1, card: titleCalled("tax-refund"), owner: 0 },
    ]);
  });
  it("SR-CARD-abdication the next turn is not foretold, though every royal card left says war", () => {
    const peace = royalSaying(PEACE, 7);
    const others = ROYALS.filter(({ id, says }) => id !== peace && warIn(says[1]) === NONE).map(({ id }) => id);
    const families = { sture: { hand: ["abdication"] } };
    const game = turn({ sovereign: 6, families, noEventDeck: true, nextRoyals: [peace], royalDiscards: others }).passTo("beforeOrder");
    expect(foreseen(game, "sture", "abdication")).toEqual([{ kind: "turnStopped" }]);
  });
  it("SR-CARD-plague SR-CARD-royal-wrath SR-CARD-lost-opportunity whom it strikes, not what is hidden", () => {
    const families = {
      sture: { hand: ["plague", "royal-wrath", "lost-opportunity", "inspiring-speech"] },
      grip: { fiefs: ["narke", "abo"], history: ["tycho-brahe"], hand: ["treason"] },
      brahe: { fiefs: ["uppland"] },
    };
    const game = moves({ families, nextEvents: ["famine", "tax-refund", "inflation"] }, ["eka"]);
    expect(said(game, "sture", "plague", { fief: "narke" })).toEqual(["The plague comes to the lands of grip."]);
    expect(said(game, "sture", "royal-wrath", { seat: "grip" })).toEqual(["grip would give up a fief."]);
    expect(said(game, "sture", "lost-opportunity", { seat: "grip" })).toEqual(["grip would throw away a card."]);
    expect(said(game, "sture", "inspiring-speech")).toEqual(["sture draws 3 event cards."]);
  });
  it("SR-OPT-5 what is hidden is not guessed at: a purse that cannot be seen", () => {
    const families = { sture: { gold: 10, hand: ["reduction"] }, grip: { gold: 20 } };
    const game = moves({ families, config: { goldVisible: false }, seats: 2 }, ["grip"]);
    expect(said(game, "sture", "reduction")).toEqual(["sture pays 5 gold."]);
  });
  it("SR-CARD-battle-of-narva the enemy cards that would fall", () => {
    const game = war({ families: { sture: { hand: ["battle-of-narva"] } }, nextRoyals: [1, 2, 4, 0, 0] }, "russia");
    game.pass("warStart").pass("warReveal");
    expect(said(game, "sture", "battle-of-narva").sort()).toEqual(["An enemy card of 1 falls.", "An enemy card of 2 falls."]);
  });
});
