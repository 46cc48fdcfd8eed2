/** The worked examples of the rulebook, section 26: wars, and the sample play. */
import { describe, expect, it } from "vitest";
import { EVENT_PACK } from "../src/cards/index.ts";
import { countryCalled, FAMINE, fiefCalled } from "../src/catalog/index.ts";
import { FROM_COMMERCE } from "../src/domains.ts";
import { choice, royalSaying, turn, war } from "./scenario.ts";

describe("war", () => {
  const sampleWar = () =>
    war(
      {
        sovereign: 8,
        families: {
          sture: { gold: 20, fiefs: ["vastergotland"] },
          grip: { gold: 20, fiefs: ["sodermanland"], history: ["viborg-castle"] },
          brahe: { gold: 20, fiefs: ["narke"], merchants: { russia: 1 } },
          eka: { gold: 20, fiefs: ["jamtland"], history: ["gustaf-horn", "carolines", "german-landsknechts"] },
        },
        nextRoyals: [0, 1, 1, 2, 4],
      },
      "russia",
    );

  it("TV-11 SR-WAR-3 to SR-WAR-16 the sample war, die by die", () => {
    const game = sampleWar();
    expect(game.merchants("brahe", "russia")).toBe(0);
    game.withDice(
      [
        { sture: 3 },
        { grip: 5 },
        { eka: 4 },
        { enemy: 6 },
        { enemy: 5 },
        { enemy: 2 },
        { sture: 3 },
        { grip: 3 },
        { enemy: 3 },
        { grip: 1 },
      ],
      () => game.commits({ sture: "vastergotland", grip: "sodermanland", brahe: null, eka: "jamtland" }),
    );
    expect(game.tells("warUpkeepPaid")).toMatchObject([
      { seat: 0, gold: 6 },
      { seat: 1, gold: 6 },
    ]);
    expect(game.tells("armyDrawn")).toMatchObject([{ troops: [0, 1, 1, 2, 4] }]);
    expect(game.tells("enemyFalls")).toMatchObject([{ value: 1 }, { value: 1 }, { value: 2 }, { value: 4 }]);
    expect(game.tells("fiefFalls")).toMatchObject([{ seat: 3 }, { seat: 0 }]);
    expect(game.tells("swedeRolls").map((event) => "value" in event && event.value)).toEqual([3, 4, 3, 3, 4, 4]);
    expect(game.tells("warWon")).toHaveLength(1);
    expect([game.step, game.asked]).toEqual(["reward", ["grip"]]);
  });

  it("TV-12 SR-BOOTY-1 SR-BOOTY-2 rewards in descending muster value, ties by lot, nothing for who stayed home", () => {
    const game = sampleWar();
    game.withDice([{ sture: 1 }, { grip: 1 }, { eka: 1 }, { enemy: 6 }, { sture: 1 }], () =>
      game.commits({ sture: "vastergotland", grip: "sodermanland", brahe: null, eka: "jamtland" }),
    );
    expect(game.fief("estonia")).toBe("available");
    expect(game.asked).toEqual(["grip"]);
    game.withDice([{ booty: 1 }, { booty: 2 }, { booty: 3 }, { "equal musters": 1 }], () => game.does("grip", { kind: "takeGold" }));
    expect(game.asked).toEqual(["eka"]);
    game.withDice([{ booty: 1 }, { booty: 2 }, { booty: 3 }], () => game.does("eka", { kind: "takeGold" }));
    expect(game.asked).toEqual(["sture"]);
    game.withDice([{ booty: 6 }, { booty: 6 }, { booty: 6 }], () => game.does("sture", { kind: "takeGold" }));
    expect(game.table.gold.slice(0, 4)).toEqual([20 - 6 + 18, 20 - 6 + 6, 20, 20 + 6]);
  });

  it("TV-08 SR-BOOTY-1 SR-DEFEAT-2 Estonia through two victories, a purchase and a defeat", () => {
    const families = { sture: { gold: 40, fiefs: ["vastergotland"] } };
    const denmark = war({ families, nextRoyals: [1, 0, 0, 0, 0] }, "denmark");
    denmark.withDice([{ sture: 1 }], () => denmark.commits({ sture: "vastergotland" }));
    expect(denmark.fief("estonia")).toBe("foreign");
    expect(denmark.fief("skane")).toBe("available");
    const russia = war({ families, nextRoyals: [1, 0, 0, 0, 0] }, "russia");
    russia.withDice([{ sture: 1 }], () => russia.commits({ sture: "vastergotland" }));
    expect(russia.fief("estonia")).toBe("available");
    const bought = choice({ families, available: ["estonia"] }, "sture");
    bought.chooses("sture", "agriculture").passTo().buys("sture", "estonia");
    expect([bought.gold("sture"), bought.fief("estonia")]).toEqual([40 + 3 - 15, "sture"]);
    const lost = war(
      { sovereign: 7, families: { sture: { gold: 7, fiefs: ["estonia", "narke"] } }, nextRoyals: [4, 4, 3, 3, 3] },
      "russia",
    );
    lost.withDice([{ sture: 6 }, { enemy: 1 }, { coward: 5 }, { coward: 5 }, { coward: 5 }], () => lost.commits({ sture: "narke" }));
    expect([lost.fief("estonia"), lost.gold("sture")]).toEqual(["foreign", 5]);
  });

  it("TV-09 SR-WAR-6 a fief with two troops costs four, military nothing", () => {
    const game = war(
      { families: { sture: { gold: 10, fiefs: ["uppland"], history: ["viborg-castle"] } }, nextRoyals: [1, 0, 0, 0, 0] },
      "russia",
    );
    game.withDice([{ sture: 3 }], () => game.commits({ sture: "uppland" }));
    expect(game.tells("warUpkeepPaid")).toMatchObject([{ seat: 0, gold: 4 }]);
  });

  it.each([
    ["denmark", 12, 5],
    ["russia", 12, 6],
    ["russia", 8, 5],
  ])("TV-10 SR-WAR-9 four players against %s in turn %i meet %i cards, dashes not replaced", (country, sovereign, cards) => {
    const game = war({ sovereign, families: { sture: { fiefs: ["karelia"], hand: ["tax-refund"] } }, nextRoyals: [0, 0, 1] }, country);
    game.passTo().commits({ sture: null }).passTo("warRound");
    const [drawn] = game.tells("armyDrawn");
    expect(drawn).toMatchObject({ royals: { length: cards } });
    const troops = drawn?.kind === "armyDrawn" ? drawn.troops : [];
    expect(game.army()).toEqual(troops.filter((value) => value > 0).toSorted((a, b) => a - b));
    expect(game.army().length).toBeLessThanOrEqual(cards - 2);
  });

  it("TV-28 SR-DEFEAT-1 to SR-DEFEAT-8 Finland is lost, and with it all that B has", () => {
    const scene = (finlandLoss: boolean) => ({
      seats: 2,
      sovereign: 12,
      config: { finlandLoss },
      families: {
        sture: { gold: 10, fiefs: ["abo", "uppland"] },
        grip: { gold: 0, fiefs: ["karelia", "savolaks"], history: ["mining"] },
      },
      nextRoyals: [4, 4, 3, 3],
    });
    const defeat = (finlandLoss: boolean, dice: Parameters<typeof game.withDice>[0]) => {
      const lost = war(scene(finlandLoss), "russia");
      lost.withDice([{ sture: 6 }, { enemy: 1 }, ...dice], () => lost.commits({ sture: "uppland", grip: null }));
      return lost;
    };
    const game = war(scene(true), "russia");
    const gone = defeat(true, [{ coward: 2 }, { "lost history": 0 }]);
    for (const fief of ["abo", "karelia", "savolaks", "nyland", "tavastehus", "osterbotten", "estonia"])
      expect(gone.fief(fief)).toBe("removed");
    expect(gone.history("mining")).toBe("removed");
    expect(gone.fief("uppland")).toBe("available"); // the only one left, given up
    const kept = defeat(false, [{ coward: 2 }]);
    expect(kept.fief("estonia")).toBe("foreign");
    expect([kept.step, kept.asked]).toEqual(["givingUp", ["sture"]]);
    kept.does("sture", { kind: "giveUpFief", fief: fiefCalled("abo") });
    expect(kept.asked).toEqual(["grip"]);
    kept.does("grip", { kind: "giveUpFief", fief: fiefCalled("savolaks") });
    expect([kept.fiefs("sture"), kept.fiefs("grip"), kept.history("mining")]).toEqual([["uppland"], ["karelia"], "grip"]);
  });

  it("TV-29 SR-WAR-15 fewest troops fall first, then fewest military", () => {
    const game = war(
      {
        seats: 3,
        sovereign: 8,
        families: {
          sture: { gold: 20, fiefs: ["uppland"], history: ["carolines", "gustaf-horn"] },
          grip: { gold: 20, fiefs: ["halsingland"] },
          brahe: { gold: 20, fiefs: ["narke"], history: ["viborg-castle", "german-landsknechts", "lennart-torstensson"] },
        },
        nextRoyals: [4, 4, 3, 3],
      },
      "denmark",
    );
    game.withDice([{ sture: 6 }, { grip: 6 }, { brahe: 6 }, { enemy: 1 }, { enemy: 1 }, { enemy: 1 }], () =>
      game.commits({ sture: "uppland", grip: "halsingland", brahe: "narke" }),
    );
    expect(game.tells("fiefFalls")).toMatchObject([{ seat: 2 }, { seat: 1 }, { seat: 0 }]);
    expect(game.tells("warLost")).toHaveLength(1);
  });

  it("TV-35 SR-WAR-12 a war nobody joins is lost; an army of dashes is beaten by nobody", () => {
    const families = { sture: { fiefs: ["karelia"], hand: ["tax-refund"] }, grip: { fiefs: ["uppland"] }, brahe: { fiefs: ["narke"] } };
    const lost = war({ seats: 3, families, nextRoyals: [0, 1, 2, 2] }, "denmark");
    lost.passTo().commits({ sture: null, grip: null, brahe: null }).passTo("warRound");
    lost.withDice([{ coward: 4 }, { coward: 5 }, { coward: 6 }], () => lost.pass());
    expect(lost.tells("cowardRolls")).toHaveLength(3);
    const won = war({ seats: 3, families, nextRoyals: [0, 0, 0, 0] }, "denmark");
    won.passTo().commits({ sture: null, grip: null, brahe: null }).pass("warReveal");
    expect(won.tells("warWon")).toHaveLength(1);
    expect([won.step, won.fief("skane"), won.fief("trondelag")]).toEqual(["turnEnd", "available", "available"]);
  });

  it("TV-36 SR-HIST-6 SR-WAR-4 Gustaf Horn serves in the era of Expansion only", () => {
    const scene = (sovereign: number, history: string[]) => ({
      sovereign,
      families: { sture: { fiefs: ["jamtland"], history } },
      nextRoyals: [1],
    });
    for (const [sovereign, value] of [
      [10, 2],
      [11, 1],
    ] as const) {
      const game = war(scene(sovereign, ["gustaf-horn", "carolines"]), "denmark");
      game.commits({ sture: "jamtland" });
      expect(game.tells("swedeRolls")[0]).toMatchObject({ value });
    }
    const alone = war(scene(11, ["gustaf-horn"]), "denmark");
    expect(alone.tells("fiefSent")).toEqual([]);
    expect(alone.step).not.toBe("commitment");
  });

  it("TV-37 SR-BOOTY-5 a cultural personality taken as reward brings no event card; the row is refilled", () => {
    const game = war(
      {
        families: { sture: { gold: 20, fiefs: ["vastergotland"] } },
        row: ["olaus-petri", "mining", "gripsholm", "vadstena"],
        nextRoyals: [1, 0, 0, 0, 0],
      },
      "denmark",
    );
    game.withDice([{ sture: 3 }], () => game.commits({ sture: "vastergotland" }));
    game.does("sture", { kind: "takeHistory", history: game.table.row[0]! });
    expect(game.history("olaus-petri")).toBe("sture");
    expect(game.hand("sture")).toEqual([]);
    expect(game.row()).toHaveLength(4);
    expect(game.step).not.toBe("drawing");
  });
});

describe("the sample play", () => {
  it("TV-20 TV-21 SR-TURN-7 SR-EVENT-1 SR-HIST-mining two turns of four players, move by move", () => {
    const scene = {
      sovereign: 1,
      turn: 1,
      start: true,
      families: {
        sture: { merchants: { denmark: 1 }, hand: ["trade-privileges", "bad-harvest", "treason", "extra-booty"] },
        grip: { merchants: { poland: 1 }, hand: ["superior-tactician", "intrigues", "famine", "hidden-cache"] },
        brahe: { merchants: { denmark: 1 }, hand: ["battle-of-narva", "battle-of-kliszow", "battle-of-breitenfeld", "blockade-runner"] },
        eka: { merchants: { russia: 1 }, hand: ["high-treason", "high-treason", "swedish-steel-bites", "swedish-steel-bites"] },
      },
      nextEvents: [
        "murder-at-the-opera",
        "low-demand-for-imported-goods",
        "demand-for-imported-goods",
        "connections-at-court",
        "conflict-of-interest",
      ],
      nextRoyals: [royalSaying(FAMINE, 2)],
      row: ["mining", "gripsholm", "vadstena", "tycho-brahe"],
    };
    const game = turn(scene, []);
    const go = (order: number[]) => game.withDice([{ order }], () => game.passTo("choosing"));
    expect(game.step).toBe("beforeOrder");
    // Turn 1: Brahe moves first, and nobody else.
    go([2, 0, 1, 3]);
    expect([game.asked, game.hand("brahe").includes("murder-at-the-opera")]).toEqual([["brahe"], true]);
    game.chooses("brahe", "agriculture").passTo().buys("brahe", "savolaks").passTo().done("brahe");
    expect(game.gold("brahe")).toBe(12);
    game.passTo("moveEnd").plays("brahe", "murder-at-the-opera");
    expect(game.step).toBe("turnEnd");
    expect(game.table.gold).toEqual([12, 12, 12, 12]);
    // Turn 2: Famine.
    game.pass("turnEnd").pass("beforeRoyal");
    expect(game.tells("royalTurnedUp")).toMatchObject([{ reign: FAMINE }]);
    expect(game.step).toBe("beforeOrder");
    go([0, 1, 2, 3]);
    game.chooses("sture", "commerce").does("sture", { kind: "placeMerchant", country: countryCalled("denmark") });
    game.plays("sture", "trade-privileges", { country: "denmark" }).passTo();
    expect(game.gold("sture")).toBe(12 + 10 - 3);
    game.passTo("choosing");
    game.chooses("grip", "culture").does("grip", { kind: "chooseSource", source: FROM_COMMERCE });
    game.plays("grip", "demand-for-imported-goods").plays("sture", "low-demand-for-imported-goods", { country: "poland" }).passTo();
    expect(game.gold("grip")).toBe(12 - 3);
    game.buys("grip", "mining").passTo().done("grip");
    expect(game.gold("grip")).toBe(3);
    game.passTo("choosing");
    game.chooses("brahe", "agriculture").passTo();
    expect(game.gold("brahe")).toBe(12 + 3);
    game.buys("brahe", "karelia").passTo().done("brahe");
    expect(game.gold("brahe")).toBe(10);
    game.passTo("choosing");
    game.chooses("eka", "commerce").does("eka", { kind: "placeMerchant", country: countryCalled("russia") });
    game.passTo("turnEnd");
    expect(game.gold("eka")).toBe(15);
    expect(game.table.hands.map(({ length }) => length)).toEqual([3, 4, 5, 5]);
    expect(game.discards()).toEqual([
      "murder-at-the-opera",
      "trade-privileges",
      "demand-for-imported-goods",
      "low-demand-for-imported-goods",
    ]);
    expect(game.table.eventDeck).toHaveLength(EVENT_PACK.length - 3 - 4 - 5 - 5 - 4);
    game.pass("turnEnd").passTo();
    expect(game.tells("historyPays")).toMatchObject([{ seat: 1, gold: 2 }]);
  });
});
