import { fastChance, fastDice } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { FIEFS, FINLAND_AND_ESTONIA, fiefCalled, historyCalled, NONE, RUSSIA } from "../src/catalog/index.ts";
import { chanceAgainst, warOdds } from "../src/reckoning/index.ts";
import type { Family, Scene } from "./scenario.ts";
import { choice, engine, OVER, playing, tableOf, war } from "./scenario.ts";

const take = (history: string) => ({ kind: "takeHistory", history: historyCalled(history) }) as const;
const giveUp = (fief: string) => ({ kind: "giveUpFief", fief: fiefCalled(fief) }) as const;
/** Sture with Västergötland and gold, against these enemy troops. */
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

describe("the war phase", () => {
  it("SR-WAR-1 by a royal card or by Winds of War, always against one country", () => {
    const game = choice({ families: { sture: { gold: 9, hand: ["winds-of-war"] } }, nextRoyals: [0, 0, 0, 0, 0] }, "sture");
    game.chooses("sture", "agriculture").passTo("buying").done("sture").plays("sture", "winds-of-war", { country: "poland" });
    expect([game.tells("warDeclared"), game.tells("warWon"), game.gold("sture")]).toMatchObject([[{ country: 2 }], [{ country: 2 }], 2]);
  });
  it("SR-WAR-2 merchants in that circle go home, unless the blockade is run; the marker goes on the circle", () => {
    const families = {
      sture: { merchants: { denmark: 2, russia: 1 }, hand: ["blockade-runner"] },
      grip: { merchants: { denmark: 3 } },
    };
    const game = war({ families, nextRoyals: [0, 0, 0, 0, 0] }, "denmark");
    expect([game.step, game.merchants("grip", "denmark"), game.table.enemy]).toEqual(["warStart", 3, 0]);
    game.plays("sture", "blockade-runner");
    expect([game.merchants("sture", "denmark"), game.merchants("sture", "russia"), game.merchants("grip", "denmark")]).toEqual([2, 1, 0]);
  });
  it("SR-WAR-3 SR-SECRET-1 all choose in secret, one own fief or none; who has no eligible fief is not asked", () => {
    const families = { sture: { fiefs: ["narke"] }, grip: { fiefs: ["gotland"] }, brahe: { fiefs: ["uppland", "karelia"] }, eka: {} };
    const game = war({ families }, "denmark");
    expect([game.step, game.asked]).toEqual(["commitment", ["sture", "brahe"]]);
    expect(game.refuses("sture", { kind: "commit", fief: fiefCalled("uppland") })).toBe("SR-WAR-3");
  });
  it("SR-WAR-4 a fief without troops marches only with active military", () => {
    const game = war({ families: { sture: { fiefs: ["narke", "gotland"] } } }, "denmark");
    expect(game.refuses("sture", { kind: "commit", fief: fiefCalled("gotland") })).toBe("SR-WAR-4");
    const armed = war({ families: { sture: { fiefs: ["narke", "gotland"], history: ["viborg-castle"] } } }, "denmark");
    expect(armed.refuses("sture", { kind: "commit", fief: fiefCalled("gotland") })).toBeNull();
  });
  it("SR-WAR-5 the reveal is followed by a window before upkeep is paid", () => {
    const game = duel([4, 4, 3], { hand: ["tax-refund"] })
      .pass("warStart")
      .commits({ sture: "vastergotland" });
    expect([game.step, game.gold("sture")]).toEqual(["warReveal", 20]);
    expect(game.pass().gold("sture")).toBe(14);
  });
  it("SR-WAR-6 Supply Train waives war upkeep", () => {
    const game = duel([4, 4, 3], { gold: 0, hand: ["supply-train"] })
      .pass("warStart")
      .commits({ sture: "vastergotland" });
    game.plays("sture", "supply-train");
    expect([game.tells("fiefTakenBack"), game.tells("swedeRolls").length > 0]).toEqual([[], true]);
  });
  it("SR-WAR-7 SR-SECRET-5 who cannot pay takes the fief back and does not take part", () => {
    const game = duel([1], { gold: 5 });
    expect(game.refuses("sture", { kind: "commit", fief: fiefCalled("vastergotland") })).toBeNull();
    game.withDice([{ coward: 6 }, { coward: 6 }], () => game.commits({ sture: "vastergotland" }));
    expect([game.tells("fiefTakenBack").length, game.gold("sture"), game.fief("vastergotland")]).toEqual([1, 5, "sture"]);
  });
  it("SR-WAR-8 muster values are fixed when upkeep is paid; a participant stays one whatever happens to the fief", () => {
    const families = {
      sture: { gold: 20, fiefs: ["vastergotland"] },
      grip: { gold: 20, fiefs: ["jamtland"], history: ["viborg-castle", "german-landsknechts"], hand: ["palace-fire"] },
      brahe: { gold: 60, hand: ["fall-from-grace"] },
    };
    const game = war({ seats: 3, families, nextRoyals: [1, 0, 0, 0] }, "denmark").pass("warStart");
    game.commits({ sture: "vastergotland", grip: "jamtland" }).pass("warReveal");
    game.plays("brahe", "fall-from-grace", { fief: "vastergotland" });
    game.withDice([{ grip: 1 }], () => game.pass("warRound"));
    expect([game.table.war?.muster, game.step, game.asked]).toEqual([[3, 2, 0], "reward", ["sture"]]);
  });
  it("SR-WAR-9 players + 1 cards, counting all players; dashes are discarded and not replaced", () => {
    const game = war(
      { seats: 5, families: { sture: { fiefs: ["narke"], hand: ["tax-refund"] } }, nextRoyals: [0, 1, 0, 2, 0, 3] },
      "poland",
    );
    game.pass("warStart").commits({ sture: null }).pass("warReveal");
    expect([game.army(), game.table.royalDiscards.length, game.table.royalDeck.length]).toEqual([[1, 2, 3], 3, 18]);
  });
  it("SR-WAR-10 if the deck is short it is shuffled with the discard pile, without the current card and the army", () => {
    const game = duel([1], { hand: ["tax-refund"] }, { royal: "royal-24" }).pass("warStart");
    const { table } = game;
    table.royalDiscards = table.royalDeck.splice(0, 21);
    game.commits({ sture: null }).pass("warReveal");
    expect([game.tells("royalShuffled").length, table.royalDeck.length + table.army.length + table.royalDiscards.length]).toEqual([1, 23]);
    expect(table.royalDeck).not.toContain(table.royal);
  });
  it("SR-WAR-11 SR-TIME-10 a window before each attack, Swedes first", () => {
    const game = duel([2, 2], { hand: ["tax-refund"] })
      .pass("warStart")
      .commits({ sture: "vastergotland" })
      .pass("warReveal");
    expect([game.step, game.tells("swedeRolls").length]).toEqual(["warRound", 0]);
    game.withDice([{ sture: 6 }], () => game.pass());
    expect([game.step, game.tells("swedeRolls").length, game.tells("enemyRolls").length]).toEqual(["warRound", 1, 0]);
    game.withDice([{ enemy: 6 }, { enemy: 6 }], () => game.pass());
    expect([game.step, game.tells("enemyRolls").length]).toEqual(["warRound", 2]);
  });
  it("SR-WAR-12 the war may be decided inside a window, by a card", () => {
    const game = duel([1, 2], { hand: ["march-over-the-great-belt", "tax-refund"] })
      .pass("warStart")
      .commits({ sture: "vastergotland" });
    game.pass("warReveal").plays("sture", "march-over-the-great-belt");
    expect([game.tells("warWon").length, game.step]).toEqual([1, "reward"]);
    const lost = duel([1, 2], { hand: ["battle-of-poltava", "tax-refund"] }, { nextRoyals: [1, 2, 0, 1, 1] }).pass("warStart");
    lost.commits({ sture: "vastergotland" }).pass("warReveal");
    lost.withDice([{ coward: 6 }], () => lost.plays("sture", "battle-of-poltava", { fief: "vastergotland" }));
    expect(lost.tells("warLost")).toHaveLength(1);
  });
  it("SR-WAR-12 a Sweden that never had an army loses only when its first window closes, and can still win in it", () => {
    const game = duel([1, 2], { hand: ["march-over-the-great-belt"] })
      .pass("warStart")
      .commits({ sture: null })
      .pass("warReveal");
    game.plays("sture", "march-over-the-great-belt");
    expect([game.tells("warWon").length, game.tells("rewardGold").length, game.table.trophiesBy.includes(0)]).toEqual([1, 0, true]);
  });
  it("SR-WAR-13 a roll equal to or below combat value is a hit; no more dice once the enemy has no card left", () => {
    const families = { grip: { gold: 20, fiefs: ["sodermanland"] } };
    const game = duel([1], {}, { families });
    game.withDice([{ sture: 3 }, { "equal musters": 0 }], () => game.commits({ sture: "vastergotland", grip: "sodermanland" }));
    expect([game.tells("swedeRolls").length, game.tells("warWon").length]).toEqual([1, 1]);
    const miss = duel([4, 4, 3], { hand: ["tax-refund"] })
      .pass("warStart")
      .commits({ sture: "vastergotland" })
      .pass("warReveal");
    miss.withDice([{ sture: 4 }], () => miss.pass());
    expect(miss.army()).toEqual([3, 4, 4]);
  });
  it("SR-WAR-14 each enemy card rolls, the weakest first; the rest not once all fiefs are down", () => {
    const game = duel([4, 1, 3], { hand: ["tax-refund"] })
      .pass("warStart")
      .commits({ sture: "vastergotland" })
      .pass("warReveal");
    game.withDice([{ sture: 6 }], () => game.pass());
    game.withDice([{ enemy: 2 }, { enemy: 3 }, { coward: 6 }], () => game.pass());
    expect(game.tells("enemyRolls")).toMatchObject([
      { value: 1, hit: 0 },
      { value: 3, hit: 1 },
    ]);
  });
  it("SR-WAR-15 among equals in troops and military, by lot", () => {
    const families = { grip: { gold: 20, fiefs: ["sodermanland"] } };
    const game = duel([4, 4], {}, { families });
    game.withDice([{ sture: 6 }, { grip: 6 }, { enemy: 1 }, { "equal fiefs": 1 }, { enemy: 1 }], () =>
      game.commits({ sture: "vastergotland", grip: "sodermanland" }),
    );
    expect(game.tells("fiefFalls")).toMatchObject([{ seat: 1 }, { seat: 0 }]);
  });
  it("SR-WAR-16 a player whose fief is down rolls no more; military cannot fight alone", () => {
    const families = { grip: { gold: 20, fiefs: ["jamtland"], history: ["viborg-castle", "german-landsknechts"] } };
    const game = duel([1, 1], {}, { families });
    game.withDice([{ sture: 6 }, { grip: 6 }, { enemy: 1 }, { enemy: 6 }, { sture: 1 }, { enemy: 6 }, { sture: 1 }], () =>
      game.commits({ sture: "vastergotland", grip: "jamtland" }),
    );
    expect(game.tells("swedeRolls").map((event) => "seat" in event && event.seat)).toEqual([0, 1, 0, 0]);
  });
  it("SR-WAR-17 combat value is computed anew at each roll", () => {
    const hand = ["untimely-death", "tax-refund"];
    const families = { sture: { gold: 20, fiefs: ["vastergotland"], history: ["gustaf-horn"], hand } };
    const game = war({ seats: 2, sovereign: 8, families, nextRoyals: [4, 4, 3] }, "denmark").pass("warStart");
    game.commits({ sture: "vastergotland" }).pass("warReveal");
    game.withDice([{ sture: 5 }], () => game.pass());
    game.withDice([{ enemy: 6 }, { enemy: 6 }, { enemy: 6 }], () => game.pass());
    game.plays("sture", "untimely-death", { history: "gustaf-horn" });
    game.withDice([{ sture: 5 }], () => game.pass());
    expect(game.tells("swedeRolls").map((event) => "value" in event && event.value)).toEqual([4, 3]);
  });
  it("SR-WAR-18 a fief lost in war-reveal lapses; later it counts as face down; it cannot be sold", () => {
    const families = { grip: { gold: 60, hand: ["fall-from-grace", "tax-refund"] } };
    const lapsed = duel([1], {}, { families }).pass("warStart").commits({ sture: "vastergotland" });
    lapsed.plays("grip", "fall-from-grace", { fief: "vastergotland" }).pass("warReveal");
    expect([lapsed.table.war?.sent, lapsed.table.war?.joined, lapsed.tells("warUpkeepPaid")]).toEqual([[NONE, NONE], 0, []]);
    const down = duel([1], {}, { families }).pass("warStart").commits({ sture: "vastergotland" }).pass("warReveal");
    down.withDice([{ coward: 6 }], () => down.plays("grip", "fall-from-grace", { fief: "vastergotland" }));
    expect([down.tells("warLost").length, down.fief("vastergotland")]).toEqual([1, "grip"]);
  });
  it("SR-WAR-19 afterwards the fiefs are as before, the enemy cards in the royal discard pile, and the turn ends", () => {
    const game = duel([4, 4, 3], { fiefs: ["vastergotland", "gotland"] });
    game.withDice([{ sture: 6 }, { enemy: 1 }, { coward: 6 }], () => game.commits({ sture: "vastergotland" }));
    game.does("sture", giveUp("gotland"));
    expect([game.step, game.fief("vastergotland"), game.table.war, game.table.army, game.table.royalDiscards.length]).toEqual([
      OVER,
      "sture",
      null,
      [],
      3,
    ]);
  });
  it("SR-WAR-20 after a war made by Winds of War the waiting players lose their move", () => {
    const game = choice({ families: { sture: { gold: 9, hand: ["winds-of-war"] } }, nextRoyals: [0, 0, 0, 0, 0] }, "sture");
    game.table.markers = [0, 1, 2, 3];
    game.chooses("sture", "agriculture").passTo("buying").done("sture").plays("sture", "winds-of-war", { country: "poland" });
    expect([game.step, game.tells("moveBegins")]).toEqual([OVER, []]);
  });
});

describe("secret commitment", () => {
  const asked = () =>
    war({ seats: 3, families: { sture: { fiefs: ["narke"], hand: ["tax-refund"] }, grip: { fiefs: ["uppland"] } } }, "denmark").pass(
      "warStart",
    );
  it("SR-SECRET-2 SR-INFO-10 a choice is final and secret; the others see only who is ready", () => {
    const views = (["commit", "stayHome"] as const).map((kind) => {
      const game = asked();
      game.does("sture", kind === "commit" ? { kind, fief: fiefCalled("narke") } : { kind });
      expect(game.refuses("sture", { kind: "stayHome" })).toBe("kernel.final-answer");
      expect(engine.view(game.state, 0).stack.at(-1)?.own?.kind).toBe(kind);
      return [engine.view(game.state, 1), engine.view(game.state, null)];
    });
    expect(views[0]).toEqual(views[1]);
    expect(views[0]?.[0]?.stack.at(-1)).toMatchObject({ answered: [0], waiting: [1], own: null });
  });
  it("SR-SECRET-3 when all are ready all choices are public in one change", () => {
    const game = asked();
    const first = game.does("sture", { kind: "commit", fief: fiefCalled("narke") });
    expect(first.told).toEqual([]);
    const last = game.does("grip", { kind: "stayHome" });
    expect(last.told.map(({ event }) => event.kind).slice(0, 2)).toEqual(["fiefSent", "staysHome"]);
    expect(engine.view(game.state, 2).table.war?.sent).toEqual([fiefCalled("narke"), NONE, NONE]);
  });
  it("SR-SECRET-4 no card can be played meanwhile", () => {
    expect(asked().refuses("sture", playing("tax-refund"))).toBe("kernel.no-such-move");
  });
  it("SR-SECRET-6 what a bot is given holds no choice of others: imagined answers are drawn anew", () => {
    const game = asked();
    game.does("sture", { kind: "commit", fief: fiefCalled("narke") });
    const view = engine.view(game.state, 1);
    expect(JSON.stringify(view.stack.at(-1))).not.toContain('commit"');
    const imagined = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const world = engine.determinise(view, 1, fastDice(i));
      imagined.add(JSON.stringify(world.stack.at(-1)?.answers?.[0]));
    }
    expect(imagined.size).toBe(2);
  });
});

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
    for (const [fief, { id }] of FIEFS.entries()) if (game.fief(id) === "available") game.table.fiefs[fief] = 1;
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
    expect([game.table.battles, game.table.trophiesBy.at(-1)]).toEqual([[], 1]);
    const others = { grip: { hand: ["march-over-the-great-belt"] } };
    const lost = duel([1, 1, 4], { hand: ["influential-office"] }, { families: others })
      .pass("warStart")
      .commits({ sture: "vastergotland" });
    lost.pass("warReveal").plays("grip", "march-over-the-great-belt");
    lost.withDice([{ sture: 6 }], () => lost.pass("warRound"));
    lost.withDice([{ enemy: 1 }], () => lost.pass("warRound"));
    expect([lost.step, lost.discards()]).toEqual(["cardDiscarded", ["march-over-the-great-belt"]]);
    lost.answer("sture", playing("influential-office", { take: "march-over-the-great-belt" }));
    expect(lost.hand("sture")).toEqual(["march-over-the-great-belt"]);
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
            0,
            sent.map((fief, seat) => (seat < joined ? fief : NONE)),
          ),
      ),
    );
    for (const [at, expected] of [75, 49, 21].entries()) expect(Math.abs(odds[at]! - expected)).toBeLessThanOrEqual(3);
    table.sovereign = 12;
    expect(warOdds(table, RUSSIA, sent)).toBeLessThan(warOdds(table, 0, sent));
  });
  it("agree with wars fought out", () => {
    const table = { seats: 2, families: { sture: { gold: 20, fiefs: ["vastergotland"] }, grip: { gold: 20, fiefs: ["uppland"] } } };
    const odds = warOdds(tableOf(table), 0, ["vastergotland", "uppland"].map(fiefCalled));
    let won = 0;
    for (let i = 0; i < 600; i++) {
      const game = war(table, "denmark");
      game.state.chance = fastChance(`fought ${i}`);
      fastDice(`deck ${i}`).shuffle(game.table.royalDeck);
      game.commits({ sture: "vastergotland", grip: "uppland" });
      won += game.tells("warWon").length;
    }
    expect(Math.abs(won / 600 - odds)).toBeLessThan(0.06);
  });
});
