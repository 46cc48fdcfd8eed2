/** SR-HIST-9, -10 What may come of an office once it is spent: something else instead of what was stopped, and a further card. */
import { describe, expect, it } from "vitest";
import { fiefCalled, HISTORY, historyCalled, priceOf } from "../src/catalog/index.ts";
import { FROM_FIEFS } from "../src/domains.ts";
import { buying, choice, moves, OVER } from "./scenario.ts";

const office = historyCalled("seneschal-vasa");
const forFief = (fief: string) => ({ kind: "useOfficeForFief", office, fief: fiefCalled(fief) }) as const;
const forHistory = (history: string) => ({ kind: "useOfficeForHistory", office, history: historyCalled(history) }) as const;
const ROW = ["mining", "gripsholm", "olaus-magnus", "vadstena"];

/** Sture has spent its office on something that Grip has stopped. */
function stopped(aim: ReturnType<typeof forFief> | ReturnType<typeof forHistory>, hand: readonly string[] = []) {
  const families = {
    sture: { gold: 30, history: ["seneschal-vasa"], hand },
    grip: { hand: ["conflict-of-interest", "conflict-of-interest"] },
  };
  const game = moves({ families, row: ROW }, ["brahe"]).answer("sture", aim).plays("grip", "conflict-of-interest");
  expect([game.step, game.asked]).toEqual(["office", ["sture"]]);
  return game;
}

describe("SR-HIST-10 after a purchase that was stopped", () => {
  it("another fief may be named, and may be stopped as well", () => {
    const game = stopped(forFief("gotland")).buys("sture", "karelia").pass("purchaseDeclared");
    expect([game.fief("karelia"), game.fief("gotland"), game.gold("sture")]).toEqual(["sture", "available", 25]);
    expect(game.tells("fiefWanted").at(-1)).toEqual({ kind: "fiefWanted", seat: 0, fief: fiefCalled("karelia"), gold: 5 });
    expect(game.tells("fiefStopped")).toEqual([{ kind: "fiefStopped", seat: 0, fief: fiefCalled("gotland") }]);
    const twice = stopped(forFief("gotland")).buys("sture", "karelia").plays("grip", "conflict-of-interest");
    expect(twice.step).toBe("office");
    for (const fief of ["gotland", "karelia"]) expect(twice.refuses("sture", buying(fief))).toBe("SR-CARD-conflict-of-interest");
    expect(["skane", "africa"].map((fief) => twice.refuses("sture", buying(fief)))).toEqual(["SR-AGRI-6", "SR-ERA-4"]);
    twice.done("sture");
    expect([twice.step === "office", twice.gold("sture"), twice.history("seneschal-vasa")]).toEqual([false, 30, "removed"]);
  });
  it("SR-CARD-noble-marriage a fief may be bought in marriage", () => {
    const wed = (fief: string) => ({ kind: "buyFiefInMarriage", fief: fiefCalled(fief) }) as const;
    expect(stopped(forFief("gotland")).refuses("sture", wed("karelia"))).toBe("SR-CARD-noble-marriage");
    const game = stopped(forFief("gotland"), ["noble-marriage"]);
    expect(game.refuses("sture", wed("gotland"))).toBe("SR-CARD-conflict-of-interest");
    game.does("sture", wed("karelia"));
    game.pass("cardPlayed").pass("cardDiscarded").pass("purchaseDeclared");
    expect([game.fief("karelia"), game.gold("sture"), game.hand("sture")]).toEqual(["sture", 30 - 3, []]);
  });
  it("another history card may be named, not the one that was stopped", () => {
    const game = stopped(forHistory("mining"));
    expect(game.tells("historyStopped")).toEqual([{ kind: "historyStopped", seat: 0, history: historyCalled("mining") }]);
    expect(game.refuses("sture", buying("mining"))).toBe("SR-CARD-conflict-of-interest");
    expect(game.refuses("sture", buying("olaus-petri"))).toBe("SR-CULT-6");
    game.buys("sture", "gripsholm").plays("grip", "conflict-of-interest");
    for (const card of ["mining", "gripsholm"]) expect(game.refuses("sture", buying(card))).toBe("SR-CARD-conflict-of-interest");
    game.buys("sture", "vadstena");
    expect([game.history("vadstena"), game.gold("sture")]).toEqual(["sture", 30 - priceOf(historyCalled("vadstena"))]);
    expect(game.tells("historyBought")).toEqual([
      { kind: "historyBought", seat: 0, history: historyCalled("vadstena"), gold: HISTORY[historyCalled("vadstena")]!.cost },
    ]);
  });
});

describe("SR-HIST-3 SR-CARD-hidden-cache a further card with an office in one's own Culture move", () => {
  /** Two cards of the move are bought, the first a scientist, with a cache or without: then a scientist with the office. */
  const bought = (hand: readonly string[], cards: readonly string[]) => {
    const row = ["olaus-magnus", "gripsholm", "vadstena", "tycho-brahe"];
    const families = { sture: { gold: 90, history: ["seneschal-vasa"], hand } };
    const game = choice({ families, row, nextHistory: ["mining", "glimmingehus"] }, "sture").chooses("sture", "culture");
    game.does("sture", { kind: "chooseSource", source: FROM_FIEFS });
    game.passTo("buying");
    for (const card of hand) game.plays("sture", card);
    for (const card of cards) game.buys("sture", card).pass("purchaseDeclared");
    game.does("sture", forHistory("tycho-brahe"));
    return game.pass("purchaseDeclared").step;
  };
  it("may still be had while the extra card has not been bought", () => {
    expect(bought([], ["olaus-magnus"])).toBe("furtherCard");
    expect(bought([], ["olaus-magnus", "gripsholm"])).toBe(OVER);
    expect(bought(["hidden-cache"], ["olaus-magnus", "gripsholm"])).toBe("furtherCard");
    expect(bought(["hidden-cache"], ["olaus-magnus", "gripsholm", "vadstena"])).toBe(OVER);
  });
});
