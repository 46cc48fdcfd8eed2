import { fastDice } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { fiefCalled, NONE } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { playerOf } from "../src/table.ts";
import type { Family, Scene } from "./scenario.ts";
import { choice, engine, OVER, playing, war } from "./scenario.ts";

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
    table.royalDiscards = own.royalDeck(table).splice(0, 21);
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
    expect([game.tells("warWon").length, game.tells("rewardGold").length, game.table.trophies.map(playerOf).includes(0)]).toEqual([
      1,
      0,
      true,
    ]);
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
