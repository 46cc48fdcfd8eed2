/** SR-BOOTY, SR-DEFEAT What follows a war; and its odds. */
import { fastChance, fastDice } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { countryCalled, FIEFS, FINLAND_AND_ESTONIA, fiefCalled, historyCalled, NONE, RUSSIA, titleCalled } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { chanceAgainst, warOdds } from "../src/reckoning/index.ts";
import { playerOf, titleOf } from "../src/table.ts";
import { moveFief } from "../src/things.ts";
import type { Family, Scene } from "./scenario.ts";
import { engine, OVER, playing, tableOf, war } from "./scenario.ts";

const take = (history: string) => ({ kind: "takeHistory", history: historyCalled(history) }) as const;
const giveUp = (fief: string) => ({ kind: "giveUpFief", fief: fiefCalled(fief) }) as const;
const duel = (nextRoyals: readonly number[], sture: Family = {}, rest: Scene = {}) =>
  war(
    {
      seats: 2,
      nextRoyals: [...nextRoyals, 0, 0, 0].slice(0, 3),
      ...rest,
      families: { sture: { gold: 20, fiefs: ["vastergotland"], ...sture }, ...rest.families },
    },
    "denmark",
  );

describe("victory", () => {
  const won = (sture: Family = {}, rest: Scene = {}) => {
    const game = duel([1], sture, rest).pass("warStart").commits({ sture: "vastergotland" });
    game.pass("warReveal");
    if (game.step === "warRound") game.withDice([{ sture: 1 }], () => game.pass());
    return game;
  };
  it("SR-BOOTY-1 the beaten country's foreign fiefs become available before any reward", () => {
    const game = won({ hand: ["tax-refund"] });
    expect([game.step, game.fief("skane"), game.fief("trondelag"), game.fief("estonia")]).toEqual([
      "reward",
      "available",
      "available",
      "foreign",
    ]);
  });
  it("SR-BOOTY-3 SR-BOOTY-8 a random fief that is unlocked, a card of the row, or three dice of gold", () => {
    const fief = won({ hand: ["tax-refund"] });
    const on = FIEFS.filter(({ id, colony }) => fief.fief(id) === "available" && !colony);
    fief.withDice([{ "booty fief": on.findIndex(({ id }) => id === "gotland") }], () => fief.does("sture", { kind: "takeFief" }));
    expect(fief.fief("gotland")).toBe("sture");
    const late = won({ hand: ["tax-refund"] }, { sovereign: 7 });
    const all = FIEFS.filter(({ id }) => late.fief(id) === "available");
    late.withDice([{ "booty fief": all.findIndex(({ id }) => id === "africa") }], () => late.does("sture", { kind: "takeFief" }));
    expect(late.fief("africa")).toBe("sture");
    const card = won({ hand: ["tax-refund"] }, { row: ["mining", "gripsholm", "vadstena", "tycho-brahe"] });
    card.does("sture", take("gripsholm"));
    expect([card.history("gripsholm"), card.gold("sture")]).toEqual(["sture", 14]);
    const gold = won({ hand: ["tax-refund"] });
    gold.withDice([{ booty: 2 }, { booty: 3 }, { booty: 6 }], () => gold.does("sture", { kind: "takeGold" }));
    expect(gold.gold("sture")).toBe(14 + 11);
  });
  it("SR-BOOTY-4 what does not exist cannot be chosen", () => {
    const game = won({ hand: ["tax-refund"] }, { row: null });
    for (const { id } of FIEFS) if (game.fief(id) === "available") moveFief(game.table, fiefCalled(id), 1);
    expect([game.refuses("sture", { kind: "takeFief" }), game.refuses("sture", take("mining"))]).toEqual(["SR-BOOTY-4", "SR-BOOTY-4"]);
    expect(game.refuses("sture", { kind: "takeGold" })).toBeNull();
  });
  it("SR-BOOTY-6 after each reward a window for that player, before the next one chooses", () => {
    const families = { grip: { gold: 20, fiefs: ["uppland"], hand: ["treason"] } };
    const game = duel([1], {}, { families }).pass("warStart").commits({ sture: "vastergotland", grip: "uppland" }).pass("warReveal");
    game.withDice([{ sture: 1 }], () => game.pass());
    game.does("sture", { kind: "takeGold" });
    expect([game.step, game.table.war?.rewarded]).toEqual(["bootyReceived", 0]);
    game.pass();
    expect([game.step, game.asked]).toEqual(["reward", ["grip"]]);
  });
  it("SR-BOOTY-7 battle cards become trophies of who played them, or are discarded where they can be fetched", () => {
    const families = { grip: { hand: ["march-over-the-great-belt", "influential-office"] } };
    const game = duel([1, 1, 2], { hand: ["tax-refund"] }, { families })
      .pass("warStart")
      .commits({ sture: "vastergotland" })
      .pass("warReveal");
    game.plays("grip", "march-over-the-great-belt");
    expect([game.army(), game.table.battles.length, game.discards()]).toEqual([[2], 1, []]);
    game.withDice([{ sture: 3 }], () => game.pass("warRound"));
    expect([game.table.battles, game.table.trophies.map(playerOf).at(-1)]).toEqual([[], 1]);
    const others = { grip: { hand: ["march-over-the-great-belt"] } };
    const lost = duel([1, 1, 4], { hand: ["influential-office"] }, { families: others })
      .pass("warStart")
      .commits({ sture: "vastergotland" });
    lost.pass("warReveal").plays("grip", "march-over-the-great-belt");
    lost.withDice([{ sture: 6 }], () => lost.pass("warRound"));
    const before = engine.copy(lost.state).table;
    own.used(lost.table); // as where several cards have been used at once since the copy was made
    lost.withDice([{ enemy: 1 }], () => lost.pass("warRound"));
    expect([lost.step, lost.discards()]).toEqual(["cardDiscarded", ["march-over-the-great-belt"]]);
    lost.answer("sture", playing("influential-office", { take: "march-over-the-great-belt" }));
    expect(lost.hand("sture")).toEqual(["march-over-the-great-belt"]);
    expect([before.battles.length, lost.table.used.map(titleOf)]).toEqual([1, [titleCalled("influential-office")]]);
  });
});

describe("defeat", () => {
  /** Sture takes part with Västergötland and loses; the others are said to stay home. */
  function lost(families: Record<string, Family>, cowards: readonly number[], rest: Scene = {}, country = "denmark") {
    const seats = rest.seats ?? 3;
    const game = war(
      {
        seats,
        nextRoyals: [4, 4, 3, 3, 3, 3].slice(0, seats + 1),
        ...rest,
        families: { sture: { gold: 6, fiefs: ["vastergotland"] }, ...families },
      },
      country,
    );
    const home = game.asked.filter((who) => who !== "sture");
    game.withDice([{ sture: 6 }, { enemy: 1 }, ...cowards.map((coward) => ({ coward }))], () =>
      game.commits({ sture: "vastergotland", ...Object.fromEntries(home.map((who) => [who, null])) }),
    );
    return game;
  }
  it("SR-DEFEAT-1 automatic losses, coward rolls, window, fiefs given up", () => {
    const families = { grip: { fiefs: ["skane", "uppland"], hand: ["high-treason"] } };
    const game = war(
      { seats: 2, families: { sture: { gold: 6, fiefs: ["vastergotland"] }, ...families }, nextRoyals: [4, 4, 3] },
      "denmark",
    );
    game.pass("warStart").commits({ sture: "vastergotland", grip: null }).pass("warReveal");
    game.withDice([{ sture: 6 }], () => game.pass("warRound"));
    game.withDice([{ enemy: 1 }, { coward: 2 }], () => game.pass("warRound"));
    expect([game.step, game.fief("skane"), game.fief("vastergotland"), game.tells("cowardRolls").length]).toEqual([
      "afterWarLoss",
      "foreign",
      "sture",
      1,
    ]);
    game.pass();
    expect([game.fief("vastergotland"), game.fief("uppland")]).toEqual(["available", "available"]);
  });
  it("SR-DEFEAT-2 the enemy's first fiefs are foreign again, owned or available, of participants or not", () => {
    const game = lost({ grip: { fiefs: ["skane", "gotland"] } }, [6, 6], { available: ["trondelag"] });
    expect([game.fief("skane"), game.fief("trondelag"), game.gold("grip")]).toEqual(["foreign", "foreign", 12]);
  });
  it("SR-DEFEAT-3 losing to Russia in Liberty removes Finland and Estonia for good", () => {
    const game = lost(
      { grip: { fiefs: ["abo", "nyland"] } },
      [6, 6, 6, 6].slice(0, 2),
      { sovereign: 11, nextRoyals: [4, 4, 3, 3, 3] },
      "russia",
    );
    expect(FINLAND_AND_ESTONIA.map((fief) => game.fief(FIEFS[fief]!.id))).toEqual(Array(7).fill("removed"));
    const before = lost({ grip: { fiefs: ["abo"] } }, [6, 6], { sovereign: 10 }, "russia");
    expect(before.fief("abo")).toBe("grip");
    const later = war({ seats: 2, sovereign: 13, removed: ["estonia"], nextRoyals: [0, 0, 0, 0] }, "russia");
    expect([later.tells("fiefsFreed"), later.fief("estonia"), RUSSIA]).toEqual([[], "removed", 3]);
  });
  it("SR-DEFEAT-4 SR-DEFEAT-9 each participant gives up a fief of own choice, in seat order from the round seat", () => {
    const game = lost({ sture: { gold: 6, fiefs: ["vastergotland", "gotland"] }, brahe: { fiefs: ["abo", "jamtland"] } }, [1, 1], {
      turn: 3,
    });
    expect([game.step, game.asked]).toEqual(["givingUp", ["brahe"]]);
    expect(game.refuses("brahe", giveUp("gotland"))).toBe("SR-DEFEAT-4");
    game.does("brahe", giveUp("abo"));
    game.does("sture", giveUp("gotland"));
    expect([game.fiefs("brahe"), game.fiefs("sture"), game.fief("gotland")]).toEqual([["jamtland"], ["vastergotland"], "available"]);
  });
  it.each([
    [1, "available"],
    [3, "available"],
    [4, "grip"],
    [6, "grip"],
  ])("SR-DEFEAT-5 a non-participant who rolls %i: the fief is %s", (die, fief) => {
    expect(lost({ grip: { fiefs: ["gotland"] } }, [die, 6]).fief("gotland")).toBe(fief);
  });
  it("SR-DEFEAT-6 High Treason frees its player", () => {
    const families = {
      sture: { gold: 6, fiefs: ["vastergotland"], hand: ["high-treason"] },
      grip: { fiefs: ["gotland"], hand: ["high-treason"] },
    };
    const game = war({ seats: 2, families, nextRoyals: [4, 4, 3] }, "denmark")
      .pass("warStart")
      .commits({ sture: "vastergotland" });
    game.pass("warReveal");
    game.withDice([{ sture: 6 }], () => game.pass("warRound"));
    game.withDice([{ enemy: 1 }, { coward: 1 }], () => game.pass("warRound"));
    game.plays("sture", "high-treason").plays("grip", "high-treason");
    expect([game.fief("vastergotland"), game.fief("gotland")]).toEqual(["sture", "grip"]);
  });
  it("SR-DEFEAT-7 the last fief can be lost; who has none gives up nothing", () => {
    const game = lost({}, [1, 1]);
    expect([game.fief("vastergotland"), game.tells("fiefGivenUp").length, game.step]).toEqual(["available", 1, OVER]);
  });
  it("SR-DEFEAT-8 a broke non-participant who rolls 1-3 loses a random history card; with gold, nothing", () => {
    const scene = (gold: number) => ({ grip: { gold, history: ["mining", "gripsholm"] } });
    const broke = war(
      { seats: 2, families: { sture: { gold: 6, fiefs: ["vastergotland"] }, ...scene(0) }, nextRoyals: [4, 4, 3] },
      "denmark",
    );
    broke.withDice([{ sture: 6 }, { enemy: 1 }, { coward: 3 }, { "lost history": 1 }], () => broke.commits({ sture: "vastergotland" }));
    expect([broke.history("gripsholm"), broke.history("mining")].filter((at) => at === "removed")).toHaveLength(1);
    expect(lost(scene(1), [3, 6]).history("mining")).toBe("grip");
  });
});

describe("war odds", () => {
  it("agree with what can be worked out by hand", () => {
    expect(chanceAgainst([], [])).toBe(1);
    expect(chanceAgainst([], [1])).toBe(0);
    expect(chanceAgainst([6], [4])).toBe(1);
    // One Swede of 3 against one enemy of 3: hit first with 1/2, else down with 1/2, else again.
    expect(chanceAgainst([3], [3])).toBeCloseTo(2 / 3, 10);
    // 1 against 1: p = 1/6 + 5/6 (5/6 p).
    expect(chanceAgainst([1], [1])).toBeCloseTo(1 / 6 / (1 - 25 / 36), 10);
  });
  it("are those of the rulebook: 75, 49 and 21 % with fiefs of 3, 3, 2, 2 troops", () => {
    const table = tableOf({
      sovereign: 8,
      families: {
        sture: { fiefs: ["vastergotland"] },
        grip: { fiefs: ["sodermanland"] },
        brahe: { fiefs: ["uppland"] },
        eka: { fiefs: ["halsingland"] },
      },
    });
    const sent = ["vastergotland", "sodermanland", "uppland", "halsingland"].map(fiefCalled);
    const odds = [4, 3, 2].map((joined) =>
      Math.round(
        100 *
          warOdds(
            table,
            countryCalled("denmark"),
            sent.map((fief, seat) => (seat < joined ? fief : NONE)),
          ),
      ),
    );
    for (const [at, expected] of [75, 49, 21].entries()) expect(Math.abs(odds[at]! - expected)).toBeLessThanOrEqual(3);
    table.sovereign = 12;
    expect(warOdds(table, RUSSIA, sent)).toBeLessThan(warOdds(table, countryCalled("denmark"), sent));
  });
  it("agree with wars fought out", () => {
    const table = { seats: 2, families: { sture: { gold: 20, fiefs: ["vastergotland"] }, grip: { gold: 20, fiefs: ["uppland"] } } };
    const odds = warOdds(tableOf(table), countryCalled("denmark"), ["vastergotland", "uppland"].map(fiefCalled));
    let won = 0;
    for (let i = 0; i < 600; i++) {
      const game = war(table, "denmark");
      game.state.chance = fastChance(`fought ${i}`);
      fastDice(`deck ${i}`).shuffle(own.royalDeck(game.table));
      game.commits({ sture: "vastergotland", grip: "uppland" });
      won += game.tells("warWon").length;
    }
    expect(Math.abs(won / 600 - odds)).toBeLessThan(0.06);
  });
});
