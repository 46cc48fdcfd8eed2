/** SR-CARD The cards for wars. */

import { setOf } from "@stormakt/kernel/ids";
import { describe, expect, it } from "vitest";
import { own } from "../src/copy.ts";
import type { Scene } from "./scenario.ts";
import { engine, playing, war } from "./scenario.ts";

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
    const runs = war({ families: { sture: { merchants: { denmark: 2 }, hand: ["blockade-runner"] } } }, "denmark");
    runs.plays("sture", "blockade-runner");
    expect(runs.told.filter(({ kind }) => kind === "blockadeRun" || kind === "warMerchantsHome")).toEqual([
      { kind: "blockadeRun", seat: 0, country: 0, count: 2 },
    ]);
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
    own.war(once.table)!.extraBooty = setOf(0);
    expect(once.refusesCard("sture", "extra-booty")).toBe("SR-CARD-extra-booty");
    const betrayed = rewarded({ sture: ["extra-booty"], grip: ["treason"] }).plays("grip", "treason");
    expect(betrayed.refusesCard("sture", "extra-booty")).toBe("SR-CARD-extra-booty");
  });
  it("SR-CARD-treason all rewards of that player are undone: gold back, card under the deck, fief to the pile", () => {
    const game = rewarded({ sture: ["extra-booty"], grip: ["treason"] }).answer("sture", playing("extra-booty"));
    game.pass("cardPlayed").does("sture", { kind: "takeHistory", history: game.table.row[0]! });
    game.pass("cardDiscarded").plays("grip", "treason");
    expect(game.tells("rewardsUndone")).toEqual([{ kind: "rewardsUndone", seat: 0 }]);
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
