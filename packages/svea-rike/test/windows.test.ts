/** SR-TIME, SR-INFO Windows, hidden information, and what thrifty polling may leave out. */
import type { Seat, State } from "@stormakt/kernel";
import { canonical, Engine, fastDice, PASS, readConfig } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { BEFORE_MOVE, CARD_PLAYED, countryCalled, fiefCalled, HISTORY, historyCalled, OFFICES, titleCalled } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { AGRICULTURE, FROM_COMMERCE, FROM_FIEFS } from "../src/domains.ts";
import { sveaRike } from "../src/index.ts";
import { titleOf } from "../src/table.ts";
import { intoHand, outOfHand } from "../src/things.ts";
import type { SveaRike } from "../src/types.ts";
import { choice, engine, moves, OVER, Playing, playing, resumedAt, seatOf, settlement, turn, turnEnd, usual, war } from "./scenario.ts";

const someHands = {
  sture: { hand: ["treason"] },
  grip: { hand: ["treason"].slice(1) },
  brahe: { hand: ["famine"] },
  eka: { hand: ["high-treason"] },
};

describe("windows", () => {
  it("SR-TIME-2 offices go in open windows, not in others", () => {
    const office = { kind: "useOfficeForMerchant", office: historyCalled("seneschal-vasa"), country: countryCalled("denmark") } as const;
    const families = { sture: { history: ["seneschal-vasa"], hand: ["treason"] } };
    expect(moves({ families }, ["grip"]).refuses("sture", office)).toBeNull();
    const order = resumedAt({ families }, "followRoyal");
    expect([order.step, order.refuses("sture", office)]).toEqual(["beforeOrder", "kernel.no-such-move"]);
  });
  it("SR-TIME-3 who holds a card is asked, fitting or not; who owns an office, if the window is open", () => {
    const game = moves({ families: someHands }, ["brahe"]);
    expect(game.asked).toEqual(["sture", "brahe", "eka"]);
    const office = { sture: { history: ["seneschal-vasa"] }, grip: { hand: ["treason"] } };
    expect(moves({ families: office }, ["brahe"]).asked).toEqual(["sture", "grip"]);
    expect(resumedAt({ families: office }, "followRoyal").asked).toEqual(["grip"]);
  });
  it("SR-TIME-4 asking begins with the active player, the buyer, the left of who played, or the round seat", () => {
    const families = { ...someHands, grip: { hand: ["supply-train"] } };
    const order = (game: Playing): readonly Seat[] | null | undefined => game.state.stack.at(-1)?.order;
    expect(order(moves({ families }, ["brahe"]))).toEqual([2, 3, 0, 1]);
    expect(order(resumedAt({ families, turn: 2 }, "followRoyal"))).toEqual([1, 2, 3, 0]);
    const played = moves({ families }, ["brahe"]).answer("grip", playing("supply-train"));
    expect([played.step, order(played)]).toEqual(["cardPlayed", [2, 3, 0]]); // without Grip
    const buyer = choice({ families: { ...families, brahe: { gold: 30, hand: ["famine"] } } }, "brahe").chooses("brahe", "agriculture");
    expect(order(buyer.passTo("buying").buys("brahe", "gotland"))).toEqual([2, 3, 0, 1]);
  });
  it("SR-TIME-5 after a play all are asked anew; the window closes when all have passed", () => {
    const game = moves({ families: { sture: { hand: ["tax-refund"] }, grip: { hand: ["inflation", "treason"] } } }, ["brahe"]);
    game.does("sture", PASS);
    game.does("grip", playing("inflation"));
    game.pass("cardPlayed").pass("cardDiscarded");
    expect([game.step, game.asked]).toEqual(["beforeMove", ["sture", "grip"]]);
    expect(game.pass().step).toBe("choosing");
  });
  it("SR-TIME-6 of several who want to play the first in order is taken, the others' wishes are dropped unseen", () => {
    const told: string[] = [];
    for (const other of [PASS, playing("inflation"), playing("tax-refund")]) {
      const game = moves({ families: { sture: { hand: ["supply-train"] }, grip: { hand: ["inflation", "tax-refund"] } } }, ["sture"]);
      game.does("grip", other);
      game.does("sture", playing("supply-train"));
      expect(game.hand("grip")).toEqual(["inflation", "tax-refund"]);
      told.push(canonical([game.told, engine.view(game.state, null), engine.view(game.state, 0)]));
    }
    expect(new Set(told).size).toBe(1);
  });
  it("SR-TIME-7 only Connections at Court goes between a card's declaration and its resolution", () => {
    const families = { sture: { hand: ["tax-refund"] }, grip: { hand: ["connections-at-court", "inflation"] } };
    const game = moves({ families }, ["brahe"]).answer("sture", playing("tax-refund"));
    expect([game.refusesCard("grip", "inflation"), game.refusesCard("grip", "connections-at-court")]).toEqual(["SR-TIME-2", null]);
    expect(game.table.playing).toEqual([titleCalled("tax-refund")]);
  });
  it("SR-TIME-7 Supply Train answers a card that would make its player pay for troops, and nothing else", () => {
    const families = {
      sture: { hand: ["extra-war-taxes", "inflation"] },
      grip: { fiefs: ["narke"], hand: ["supply-train"] },
      brahe: { hand: ["supply-train"] },
    };
    const other = moves({ families }, ["eka"]).answer("sture", playing("inflation"));
    expect(other.refusesCard("grip", "supply-train")).toBe("SR-CARD-supply-train");
    const game = moves({ families }, ["eka"]).answer("sture", playing("extra-war-taxes"));
    expect(game.refusesCard("brahe", "supply-train")).toBe("SR-CARD-supply-train"); // no troops to pay for
    game.answer("grip", playing("supply-train"));
    expect([game.step, game.refusesCard("brahe", "supply-train")]).toEqual(["cardPlayed", "SR-CARD-supply-train"]);
    game.pass("cardPlayed").pass("cardDiscarded");
    expect([game.step, game.table.playing]).toEqual(["cardPlayed", [titleCalled("extra-war-taxes")]]);
    game.pass("cardPlayed");
    expect(game.gold("grip")).toBe(12);
  });
  it("SR-TIME-2 after collection and upkeep, and when a purchase is named, everybody may play any-time cards", () => {
    const families = { sture: { gold: 15, fiefs: ["narke"] }, grip: { hand: ["inflation", "reduction", "a-time-of-changes"] } };
    const game = choice({ families }, "sture").chooses("sture", "agriculture").pass("incomeFiefs");
    expect([game.step, game.asked]).toEqual(["collected", ["grip"]]);
    game.pass("collected").buys("sture", "dalekarlia");
    expect([game.step, game.refusesCard("grip", "reduction")]).toEqual(["purchaseDeclared", null]);
    game.plays("grip", "reduction").pass("purchaseDeclared");
    expect([game.fief("dalekarlia"), game.gold("sture"), game.step]).toEqual(["available", 9, "buying"]);
    game.done("sture");
    expect([game.step, game.refusesCard("grip", "inflation")]).toEqual(["moveEnd", null]);
    const row = ["mining", "gripsholm", "vadstena", "tycho-brahe"];
    const culture = choice({ families, row }, "sture").chooses("sture", "culture");
    culture.does("sture", { kind: "chooseSource", source: FROM_FIEFS });
    culture.pass("incomeFiefs").pass("collected").buys("sture", "mining");
    culture.plays("grip", "a-time-of-changes", { history: "mining", next: "gripsholm" });
    expect(culture.tells("historyGone")).toEqual([{ kind: "historyGone", seat: 0, history: historyCalled("mining") }]);
    expect([culture.step, culture.gold("sture")]).toEqual(["buying", 17]);
    const poor = choice({ families, row }, "sture").chooses("sture", "culture");
    poor.does("sture", { kind: "chooseSource", source: FROM_FIEFS });
    poor.pass("incomeFiefs").pass("collected");
    own.gold(poor.table)[0] = HISTORY[historyCalled("mining")]!.cost;
    poor.buys("sture", "mining").plays("grip", "inflation").pass("purchaseDeclared");
    expect(poor.tells("historyUnpaid")).toEqual([{ kind: "historyUnpaid", seat: 0, history: historyCalled("mining") }]);
    expect([poor.step, poor.history("mining")]).toEqual(["buying", "row"]);
  });
  it("SR-TIME-5 a purchase made with an office in the window of another: the inner one first, then the outer one", () => {
    const families = { sture: { gold: 20 }, grip: { gold: 20, history: ["seneschal-vasa"] } };
    const game = choice({ families }, "sture").chooses("sture", "agriculture").passTo("buying").buys("sture", "gotland");
    game.does("grip", { kind: "useOfficeForFief", office: historyCalled("seneschal-vasa"), fief: fiefCalled("gotland") });
    expect([game.fief("gotland"), game.gold("grip")]).toEqual(["grip", 5]);
    expect(game.tells("fiefGone")).toEqual([{ kind: "fiefGone", seat: 0, fief: fiefCalled("gotland") }]);
    expect([game.step, game.table.purchase, game.gold("sture")]).toEqual(["buying", null, 20]);
  });
  it("SR-TIME-9 a debtor may play cards and use an office before selling; nobody else is asked", () => {
    const sture = { gold: 0, fiefs: ["karelia", "gotland"], history: ["seneschal-vasa", "gripsholm"], hand: ["hidden-reserves"] };
    const game = choice({ families: { sture, grip: { hand: ["tax-refund"] } } }, "sture").chooses("sture", "commerce");
    game.does("sture", { kind: "leaveMerchants" });
    game.pass("incomeCommerce").pass("upkeep");
    expect([game.step, game.asked]).toEqual(["sale", ["sture"]]);
    const office = historyCalled("seneschal-vasa");
    expect(game.refuses("sture", { kind: "useOfficeForMerchant", office, country: countryCalled("denmark") })).toBeNull();
    game.does("sture", playing("hidden-reserves"));
    game.pass("cardPlayed").pass("cardDiscarded");
    expect([game.gold("sture"), game.fiefs("sture")]).toEqual([3, ["gotland", "karelia"]]);
  });
  it("SR-TIME-8 the window for discarded cards opens once, and goes on with what is left in it", () => {
    const families = {
      sture: { hand: ["tax-refund"] },
      grip: { hand: ["connections-at-court", "treason"] },
      brahe: { hand: ["influential-office"] },
      eka: { hand: ["influential-office", "famine"] },
    };
    const game = moves({ families }, ["brahe"]).answer("sture", playing("tax-refund")).answer("grip", playing("connections-at-court"));
    expect([game.step, game.table.used.length]).toEqual(["cardDiscarded", 2]);
    game.answer("brahe", playing("influential-office", { take: "tax-refund" })).pass("cardPlayed");
    expect([game.step, game.table.used.map(titleOf)]).toEqual([
      "cardDiscarded",
      ["connections-at-court", "influential-office"].map(titleCalled),
    ]);
    game.answer("eka", playing("influential-office", { take: "connections-at-court" })).pass("cardPlayed");
    expect(game.table.used.map(titleOf)).toEqual([titleCalled("influential-office"), titleCalled("influential-office")]);
    game.pass("cardDiscarded");
    expect([game.step, game.hand("eka")]).toEqual(["beforeMove", ["connections-at-court", "famine"]]);
  });
  it("SR-TIME-9 choices a card demands of others are no windows", () => {
    const families = { sture: { hand: ["royal-wrath"] }, grip: { fiefs: ["narke", "abo"], hand: ["tax-refund"] } };
    const game = moves({ families }, ["brahe"]).plays("sture", "royal-wrath", { seat: "grip" });
    expect([game.step, game.refuses("grip", playing("tax-refund"))]).toEqual(["givingUp", "kernel.no-such-move"]);
  });
  it("SR-TIME-10 war-round opens even if Sweden has no army at all", () => {
    const game = war({ families: { sture: { hand: ["treason"] } }, nextRoyals: [4, 4, 3] }, "denmark")
      .pass("warStart")
      .pass("warReveal");
    expect([game.step, game.pass().tells("warLost").length]).toEqual(["warRound", 1]);
  });
  it("SR-TIME-11 a card drawn or fetched during a window may be played in the rest of it", () => {
    const families = { sture: { hand: ["inspiring-speech"] } };
    const game = moves({ families, nextEvents: ["tax-refund", "treason", "famine"] }, ["brahe"]).plays("sture", "inspiring-speech");
    expect([game.step, game.refusesCard("sture", "tax-refund")]).toEqual(["beforeMove", null]);
  });
  it("SR-TIME-12 a window is skipped only if there is nobody to ask, never because nobody has a fitting card", () => {
    expect(moves({ families: {} }, ["sture"]).step).toBe("choosing");
    expect(moves({ families: { grip: { hand: ["treason"] } } }, ["sture"]).step).toBe("beforeMove");
  });
  it("SR-TIME-13 a player without a fitting card is asked like everyone else, and nothing is told before all answers are in", () => {
    const game = moves({ families: { sture: { hand: ["treason"] }, grip: { hand: ["tax-refund"] } } }, ["brahe"]);
    expect(game.asked).toEqual(["sture", "grip"]);
    expect(game.does("grip", playing("tax-refund")).told).toEqual([]);
    expect(engine.view(game.state, 0).stack.at(-1)).toMatchObject({ waiting: [0, 1], answered: [] });
    expect(game.does("sture", PASS).told.length).toBeGreaterThan(0);
  });
  it("SR-TIME-14 a standing order makes an ordinary pass", () => {
    const by = (pass: (game: Playing) => void) => {
      const game = moves({ families: { sture: { hand: ["tax-refund"] }, grip: { hand: ["treason"] } } }, ["brahe"]);
      pass(game);
      return engine.save(game.state);
    };
    expect(by((game) => game.does("sture", engine.defaultAction(game.state, 0)))).toBe(by((game) => game.does("sture", PASS)));
  });
  it("SR-TIME-15 legal moves and refusals are a player's own; the public state has sizes of hands, never contents", () => {
    const game = moves({ families: { sture: { hand: ["tax-refund"] }, grip: { hand: ["treason", "famine"] } } }, ["brahe"]);
    const seen = engine.view(game.state, null).table;
    expect([seen.handSizes, seen.hands]).toEqual([
      [1, 2, 0, 0],
      [null, null, null, null],
    ]);
    expect(engine.legalActions(game.state, 1)).toEqual([PASS]);
  });
  it("SR-TIME-16 at one screen the question is the same whatever is held: what a window shows to all does not tell hands apart", () => {
    const shown = ["tax-refund", "treason"].map((card) => {
      const game = moves({ noEventDeck: false, families: { sture: { hand: [card] }, grip: { hand: ["famine"] } } }, ["brahe"]);
      return canonical(engine.view(game.state, null));
    });
    expect(shown[0]).toBe(shown[1]);
  });
  it("SR-TIME-17 what is done when time is up", () => {
    const does = (game: Playing) => engine.defaultAction(game.state, engine.nextSeat(game.state));
    const rich = { sture: { gold: 30, fiefs: ["narke", "karelia", "gotland"], merchants: { denmark: 3 }, hand: ["tax-refund"] } };
    expect(does(moves({ families: rich }, ["grip"]))).toEqual(PASS);
    const game = choice({ families: rich }, "sture");
    expect(does(game)).toEqual({ kind: "chooseActivity", activity: AGRICULTURE });
    expect(does(game.chooses("sture", "culture"))).toEqual({ kind: "chooseSource", source: FROM_COMMERCE });
    const commerce = choice({ families: rich }, "sture").chooses("sture", "commerce");
    expect(does(commerce)).toEqual({ kind: "leaveMerchants" });
    expect(does(choice({ families: rich }, "sture").chooses("sture", "agriculture").passTo("buying"))).toEqual({ kind: "finishPurchases" });
    const fight = war({ families: { sture: rich.sture }, nextRoyals: [1, 0, 0, 0, 0] }, "denmark").pass("warStart");
    expect(does(fight)).toEqual({ kind: "stayHome" });
    fight.commits({ sture: "narke" }).pass("warReveal");
    fight.withDice([{ sture: 1 }], () => fight.pass());
    expect(does(fight)).toEqual({ kind: "takeGold" });
    const poor = { gold: 0, fiefs: ["narke", "karelia", "tavastehus", "savolaks"] };
    const debt = choice({ families: { sture: poor } }, "sture").chooses("sture", "commerce");
    debt.does("sture", { kind: "leaveMerchants" });
    expect(does(debt)).toEqual({ kind: "sellFief", fief: fiefCalled("tavastehus") });
    debt.does("sture", { kind: "offerFief", fief: fiefCalled("narke"), gold: 3 });
    expect(does(debt)).toEqual({ kind: "refuseOffer" });
    const first = new Playing(engine.begin(usual(3), "default"));
    expect(does(first)).toEqual({ kind: "placeMerchant", country: 3 });
  });
  it("SR-TIME-1 no card can be played in the final settlement", () => {
    const game = settlement({ sovereign: 16, families: { sture: { gold: 0, due: 3, fiefs: ["gotland"], hand: ["tax-refund"] } } });
    expect([game.step, game.refuses("sture", playing("tax-refund"))]).toEqual(["sale", "SR-TIME-2"]);
  });
});

describe("hidden information", () => {
  const game = () => new Playing(engine.begin(usual(3), "hidden"));
  const views = (playing: Playing) => [0, 1, 2, null].map((seat) => engine.view(playing.state, seat).table);

  it("SR-INFO-1 hands are their owners', the others know the number", () => {
    const [own, other, , spectator] = views(game());
    expect([own!.hands[0]?.length, other!.hands[0], spectator!.hands[0], other!.handSizes[0]]).toEqual([4, null, null, 4]);
  });
  it.each([
    ["SR-INFO-2", "eventDeck", "eventDeckSize"],
    ["SR-INFO-4", "royalDeck", "royalDeckSize"],
    ["SR-INFO-6", "historyDeck", "historyDeckSize"],
  ] as const)("%s the order of %s is hidden, its size is not", (_rule, deck, size) => {
    const one = game();
    const two = game();
    own[deck](two.table).reverse();
    two.table.coming = [...two.table.coming.slice(0, 18).reverse(), ...two.table.coming.slice(18).reverse()];
    expect(views(one)).toEqual(views(two));
    expect(views(one)[3]![size]).toBe(one.table[deck].length);
    expect(views(one)[0]).not.toHaveProperty(deck);
  });
  it("SR-INFO-3 SR-INFO-5 SR-INFO-7 SR-INFO-9 piles, royal cards, history cards, gold, fiefs, merchants and debts are open", () => {
    const open = turnEnd({ families: { sture: { due: 3, hand: ["treason"] } }, discards: ["tax-refund"], royal: "royal-03" });
    for (const seen of views(open)) {
      expect(seen.discards).toEqual(open.table.discards);
      expect([seen.royal, seen.royalDiscards, seen.army]).toEqual([open.table.royal, open.table.royalDiscards, open.table.army]);
      expect([seen.row, seen.history]).toEqual([open.table.row, open.table.history]);
      expect([seen.gold, seen.fiefs, seen.merchants, seen.due]).toEqual([
        open.table.gold,
        open.table.fiefs,
        open.table.merchants,
        open.table.due,
      ]);
    }
  });
  it("SR-INFO-8 markers not yet turned up are hidden from all", () => {
    const one = turn({ sovereign: 1, start: true }, [{ order: [0, 1, 2, 3] }]);
    const two = turn({ sovereign: 1, start: true }, [{ order: [0, 3, 2, 1] }]);
    two.state.chance = one.state.chance.slice();
    expect(views(one)).toEqual(views(two));
    expect(views(one)[3]!.markersLeft).toEqual([1, 2, 3]);
  });
  it("SR-INFO-11 answers inside an open window are their owners' own", () => {
    const window = moves({ families: { sture: { hand: ["tax-refund"] }, grip: { hand: ["treason"] } } }, ["brahe"]);
    window.does("sture", playing("tax-refund"));
    expect(engine.view(window.state, 0).stack.at(-1)?.own).toEqual(playing("tax-refund"));
    expect(engine.view(window.state, 1).stack.at(-1)).toMatchObject({ own: null, answered: [], waiting: [0, 1] });
  });
  it("SR-INFO-12 SR-INFO-13 cards thrown away or fetched are seen by all, and a fetched one stays known while it is held", () => {
    const families = {
      sture: { hand: ["lost-opportunity", "treason"] },
      grip: { hand: ["famine"] },
      brahe: { hand: ["influential-office", "supply-train"] },
    };
    const thrown = moves({ families }, ["eka"]).plays("sture", "lost-opportunity", { seat: "grip" }, { fetchedBy: "brahe" });
    expect(views(thrown)[3]!.discards).toContain(titleCalled("famine"));
    expect(views(thrown)[3]!.known[2]).toEqual([titleCalled("lost-opportunity")]);
    for (let i = 0; i < 20; i++) {
      const world = engine.determinise(engine.view(thrown.state, 0), 0, fastDice(i));
      expect(world.table.hands[2]).toContain(titleCalled("lost-opportunity"));
    }
    thrown.plays("brahe", "lost-opportunity", { seat: "sture" });
    expect(views(thrown)[3]!.known[2]).toEqual([]);
  });
  it("SR-INFO-14 a card drawn is told to its owner, its number to the rest", () => {
    const drawn = moves({ families: { sture: { hand: ["treason"] } }, nextEvents: ["tax-refund"] }, ["grip"]);
    const receipt = drawn.does("sture", PASS);
    expect(engine.heardBy(receipt, 1)).toContainEqual({ kind: "drewCards", seat: 1, cards: [titleCalled("tax-refund")] });
    for (const seat of [0, 2, null]) {
      expect(engine.heardBy(receipt, seat)).toContainEqual({ kind: "drewSome", seat: 1, count: 1 });
      expect(JSON.stringify(engine.heardBy(receipt, seat))).not.toContain("drewCards");
    }
  });
  it("SR-INFO-15 dice are told to all; the generator is in no view", () => {
    const rolled = moves({ families: { sture: { hand: ["peasant-revolt", "treason"] } } }, ["grip"]);
    rolled.answer("sture", playing("peasant-revolt", { fief: "narke" }));
    expect(rolled.tells("dieRolled")).toHaveLength(1);
    expect(engine.view(rolled.state, null)).not.toHaveProperty("chance");
    expect(readConfig(sveaRike, { seats: 3 })).toHaveProperty("config");
  });
});

describe("laws of windows", () => {
  const thriftyEngine = new Engine<SveaRike>(sveaRike);
  thriftyEngine.thrifty = true;

  it("a seat not polled under thrifty has no legal reaction but passing, and one that is polled has one, or an office", () => {
    let windows = 0;
    let spared = 0;
    for (const seats of [2, 3, 4, 5])
      for (let match = 0; match < 6; match++) {
        const dice = fastDice(`thrifty ${seats} ${match}`);
        const state = engine.begin(usual(seats), `thrifty ${seats} ${match}`);
        while (state.outcome === null) {
          const frame = state.stack.at(-1)!;
          if (frame.order !== null && engine.waitsFor(state).length === frame.order.length) {
            windows++;
            const thrifty = pollThriftily(state);
            for (const seat of frame.order) {
              const reactions = engine.legalActions(state, seat).filter(({ kind }) => kind === "playCard").length;
              if (thrifty.includes(seat)) {
                // polled for a card that can be played, or for an office
                expect(reactions > 0 || OFFICES.some((office) => state.table.history[office] === seat)).toBe(true);
                continue;
              }
              spared++;
              expect(engine.legalActions(state, seat)).toEqual([PASS]);
            }
            expect(thrifty.every((seat) => frame.order!.includes(seat))).toBe(true);
          }
          engine.playAny(state, dice);
        }
      }
    expect(windows).toBeGreaterThan(1000);
    expect(spared).toBeGreaterThan(windows);
  });
  /** Whom a thrifty engine polls in the window this state waits in. */
  function pollThriftily(state: State<SveaRike>): readonly Seat[] {
    const step = sveaRike.steps[state.stack.at(-1)!.step]!;
    if (step.kind !== "window") return [];
    return step.polls({
      table: state.table,
      memory: state.stack.at(-1)!.memory,
      thrifty: true,
      find: () => null,
      ableHere: (seats) => seats.filter((seat) => thriftyEngine.legalActions(state, seat).length > 1),
    });
  }

  it("a thrifty playout ends like any other", () => {
    const dice = fastDice("ends");
    for (const seats of [2, 5]) {
      const state = thriftyEngine.begin(usual(seats), "ends");
      while (thriftyEngine.playAny(state, dice));
      expect(state.outcome?.places.flat()).toHaveLength(seats);
    }
  });

  it("two states that differ in a hidden hand look, ask and tell the same to others until the hidden card is played", () => {
    let steps = 0;
    for (let match = 0; match < 12; match++) {
      const dice = fastDice(`hidden ${match}`);
      const one = engine.begin(usual(4), `hidden ${match}`);
      for (let i = 0; i < 60 + 40 * match && one.outcome === null; i++) engine.playAny(one, dice);
      if (one.outcome !== null || one.table.hands[2]!.length === 0) continue;
      const two = engine.copy(one);
      const [held] = two.table.hands[2]!;
      const other = two.table.eventDeck.findIndex((title) => title !== held && title !== one.table.hands[2]![1]);
      if (other < 0 || two.table.known[2]!.includes(held!)) continue;
      const changed = two.table.eventDeck[other]!;
      outOfHand(two.table, 2, held!);
      intoHand(two.table, 2, changed);
      own.eventDeck(two.table)[other] = held!;
      // Both are played on by the same actions; seat 2 plays neither card.
      for (let i = 0; i < 250 && one.outcome === null; i++) {
        for (const seat of [0, 1, 3, null]) expect(canonical(engine.view(two, seat))).toBe(canonical(engine.view(one, seat)));
        expect(engine.waitsFor(two)).toEqual(engine.waitsFor(one));
        const seat = engine.nextSeat(one);
        if (seat !== 2) expect(engine.choices(two, seat)).toEqual(engine.choices(one, seat));
        const common = engine
          .legalActions(one, seat)
          .filter((action) => engine.judge(two, seat, action).legal && !isPlayOf(action, [held!, changed]));
        if (common.length === 0) break;
        const action = dice.pick(common);
        const told = [engine.submit(one, seat, action), engine.submit(two, seat, action)].map((receipt) => {
          if (!receipt.legal) throw new Error(receipt.rule);
          return [0, 1, 3, null].map((listener) => engine.heardBy(receipt, listener));
        });
        steps++;
        // Chance may pick the hidden card itself (a card thrown away, or drawn anew): then it is hidden no longer.
        if (canonical(told[0]) !== canonical(told[1])) {
          expect(JSON.stringify(told)).toMatch(/cardsThrown|eventsShuffled|drewCards/);
          break;
        }
        if (one.table.hands[2]!.length !== two.table.hands[2]!.length || one.table.eventDeck[other] === undefined) break;
      }
    }
    expect(steps).toBeGreaterThan(800);
  });
  const isPlayOf = (action: { readonly kind: string }, titles: readonly number[]): boolean => {
    const { card, take } = action as { card?: number; take?: number };
    return titles.includes(card ?? -1) || titles.includes(take ?? -1);
  };

  it("all moments have a step of their own", () => {
    expect([BEFORE_MOVE, CARD_PLAYED, seatOf("grip"), OVER]).toEqual([3, 11, 1, "firstMerchant"]);
    expect(sveaRike.steps.filter(({ kind }) => kind === "window")).toHaveLength(17); // the others are part of decisions
  });
});
