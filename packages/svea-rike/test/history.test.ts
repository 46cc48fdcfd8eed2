/** SR-HIST History cards, offices, and all fifty. */
import { setOf } from "@stormakt/kernel/ids";
import { describe, expect, it } from "vitest";
import { countryCalled, FAMINE, fiefCalled, HISTORY, historyCalled, PEACE, warWith } from "../src/catalog/index.ts";
import { CULTURE, FROM_FIEFS } from "../src/domains.ts";
import { incomeFromCommerce, incomeFromFiefs, previewIncome, seriesProgress } from "../src/reckoning/index.ts";
import type { Family } from "./scenario.ts";
import { choice, moves, OVER, playing, royalSaying, settlement, tableOf, turn, war } from "./scenario.ts";

const buyFief = (fief: string) => ({ kind: "buyFief", fief: fiefCalled(fief) }) as const;
const sture = (family: Family, rest: object = {}) => ({ families: { sture: family }, ...rest });

describe("history cards in general", () => {
  it("SR-HIST-1 five scoring series and the resources", () => {
    const count = (series: string) => HISTORY.filter((card) => card.series === series).length;
    expect(["palace", "cultural", "scientist", "military", "queen", "resource"].map(count)).toEqual([8, 7, 7, 10, 6, 12]);
    const resources = ["mining", "falun-copper-mine", "sala-silver-mine", "land-reform"];
    const progress = seriesProgress(tableOf(sture({ history: resources })), 0);
    expect(progress.at(-1)).toMatchObject({ series: "resource", cards: { length: 4 }, points: 0 });
  });
  it("SR-HIST-2 SR-HIST-8 owned cards stay through the eras; removed ones are out of the game", () => {
    const game = moves(sture({ history: ["gripsholm", "vadstena"], hand: ["palace-fire"] }, { sovereign: 12 }), ["grip"]);
    game.plays("sture", "palace-fire", { history: "gripsholm" });
    expect([game.history("gripsholm"), game.history("vadstena")]).toEqual(["removed", "sture"]);
  });
  it("SR-HIST-3 what happens when a card is bought does not happen for one taken over", () => {
    const families = { sture: { gold: 20, hand: ["smart-negotiator"] }, grip: { history: ["olaus-petri"] } };
    const game = choice({ families, nextEvents: ["tax-refund", "inflation"] }, "sture");
    game.plays("sture", "smart-negotiator", { history: "olaus-petri" });
    expect([game.step, game.history("olaus-petri"), game.hand("sture").length]).toEqual(["choosing", "sture", 1]);
  });
  it("SR-HIST-4 SR-HIST-5 each military card adds one to combat value; commanders are also persons", () => {
    const families = {
      sture: { fiefs: ["jamtland"], history: ["viborg-castle", "carolines", "gustaf-horn"] },
      grip: { hand: ["untimely-death"] },
    };
    const game = war({ sovereign: 8, families, nextRoyals: [4] }, "denmark");
    expect(game.refusesCard("grip", "untimely-death", { history: "gustaf-horn" })).toBeNull();
    expect(game.refusesCard("grip", "untimely-death", { history: "carolines" })).toBe("SR-CARD-untimely-death");
    game.pass("warStart").commits({ sture: "jamtland" }).pass("warReveal");
    game.withDice([{ sture: 3 }], () => game.pass("warRound"));
    expect(game.tells("swedeRolls")).toMatchObject([{ value: 3, hit: 1 }]);
  });
  it("SR-HIST-6 the commanders of Expansion still count for the series afterwards", () => {
    const history = ["gustaf-horn", "lennart-torstensson", "carl-gustaf-armfeldt"];
    const [military] = seriesProgress(tableOf(sture({ history }, { sovereign: 12 })), 0).filter(({ series }) => series === "military");
    expect(military?.points).toBe(1);
  });
  it("SR-HIST-7 income cards pay at the start of every turn, repeated and war turns included", () => {
    const families = { sture: { gold: 0, history: ["mining", "falun-copper-mine", "sala-silver-mine"] } };
    expect(turn({ sovereign: 8, families, royal: royalSaying(PEACE, 8), repeated: true }).gold("sture")).toBe(5);
    const atWar = turn({
      sovereign: 8,
      families: { ...families, grip: { hand: ["tax-refund"] } },
      nextRoyals: [royalSaying(warWith(countryCalled("denmark")), 8)],
    });
    expect(atWar.pass("beforeRoyal").gold("sture")).toBe(3);
  });
  it("SR-HIST-11 Winds of War neither takes back Sala income nor pays it twice", () => {
    const families = { sture: { gold: 20, history: ["sala-silver-mine"], hand: ["winds-of-war"] } };
    const game = choice({ families, nextRoyals: [0, 0, 0, 0, 0] }, "sture")
      .chooses("sture", "agriculture")
      .passTo("buying")
      .done("sture");
    game.plays("sture", "winds-of-war", { country: "denmark" });
    expect([game.gold("sture"), game.tells("historyPays")]).toEqual([13, []]);
  });
});

describe("offices", () => {
  const office = historyCalled("seneschal-vasa");
  const forFief = (fief: string) => ({ kind: "useOfficeForFief", office, fief: fiefCalled(fief) }) as const;
  const forHistory = (history: string) => ({ kind: "useOfficeForHistory", office, history: historyCalled(history) }) as const;
  const forMerchant = (country: string) => ({ kind: "useOfficeForMerchant", office, country: countryCalled(country) }) as const;
  const scene = (family: Family, rest: object = {}) => ({
    families: { sture: { gold: 30, history: ["seneschal-vasa"], ...family } },
    ...rest,
  });

  it("SR-HIST-9 an office buys a fief, buys a card or places a merchant, in any open window, also out of turn and in war", () => {
    const fief = moves(scene({}), ["grip"]);
    expect(fief.asked).toEqual(["sture"]);
    fief.does("sture", forFief("gotland"));
    expect([fief.fief("gotland"), fief.gold("sture"), fief.history("seneschal-vasa")]).toEqual(["sture", 15, "removed"]);
    const card = war(scene({}, { row: ["mining", "gripsholm", "vadstena", "tycho-brahe"] }), "denmark");
    card.does("sture", forHistory("mining"));
    expect([card.history("mining"), card.gold("sture")]).toEqual(["sture", 24]);
    const merchant = moves(scene({}), ["grip"]);
    merchant.does("sture", forMerchant("poland"));
    expect([merchant.merchants("sture", "poland"), merchant.gold("sture"), merchant.step]).toEqual([1, 30, "choosing"]);
  });
  it("SR-HIST-9 an office names its aim: nothing is spent on one that is refused", () => {
    const game = war(scene({ gold: 3 }, { row: ["mining", "gripsholm", "vadstena", "tycho-brahe"] }), "denmark");
    expect(game.refuses("sture", forFief("gotland"))).toBe("SR-PAY-3");
    expect(game.refuses("sture", forFief("skane"))).toBe("SR-AGRI-6");
    expect(game.refuses("sture", forFief("africa"))).toBe("SR-ERA-4");
    expect(game.refuses("sture", forHistory("mining"))).toBe("SR-PAY-3");
    expect(game.refuses("sture", forHistory("olaus-petri"))).toBe("SR-CULT-6");
    expect(game.refuses("sture", forMerchant("denmark"))).toBe("SR-COMM-4");
    expect(game.refuses("sture", { kind: "useOfficeInMarriage", office, fief: fiefCalled("gotland") })).toBe("SR-CARD-noble-marriage");
    expect([game.history("seneschal-vasa"), game.gold("sture")]).toEqual(["sture", 3]);
  });
  it("SR-HIST-9 SR-CARD-noble-marriage an office buys in marriage what would be too dear", () => {
    const game = moves({ families: { sture: { gold: 11, history: ["seneschal-vasa"], hand: ["noble-marriage"] } } }, ["grip"]);
    expect(game.refuses("sture", forFief("gotland"))).toBe("SR-PAY-3");
    game.does("sture", { kind: "useOfficeInMarriage", office, fief: fiefCalled("gotland") });
    expect([game.fief("gotland"), game.gold("sture"), game.hand("sture")]).toEqual(["sture", 0, []]);
  });
  it("SR-HIST-3 SR-HIST-9 a cultural personality bought with an office brings its event card; nobody can cancel an office", () => {
    const families = { sture: { gold: 30, history: ["seneschal-vasa"] }, grip: { hand: ["connections-at-court"] } };
    const game = moves({ families, row: ["olaus-petri", "gripsholm", "vadstena", "mining"], nextEvents: ["tax-refund", "inflation"] }, [
      "brahe",
    ]);
    game.answer("sture", forHistory("olaus-petri")).pass("purchaseDeclared");
    game.does("sture", { kind: "drawEvents", count: 1 });
    expect(game.hand("sture")).toEqual(["tax-refund"]);
  });
  it("SR-HIST-3 a scientist bought with an office allows one more card, and that one no other", () => {
    const row = ["tycho-brahe", "olaus-magnus", "vadstena", "mining"];
    const game = moves(scene({}, { row }), ["grip"]);
    game.does("sture", forHistory("tycho-brahe"));
    expect([game.step, game.asked]).toEqual(["furtherCard", ["sture"]]);
    expect(game.refuses("sture", buyFief("gotland"))).toBe("kernel.no-such-move");
    game.buys("sture", "olaus-magnus");
    expect([game.gold("sture"), game.step]).toEqual([22, "choosing"]);
    const declined = moves(scene({}, { row }), ["grip"]);
    declined.does("sture", forHistory("tycho-brahe"));
    expect(declined.done("sture").step).toBe("choosing");
  });
  it("SR-HIST-3 in one's own Culture move the further card is the move's extra one, and does not count against its limit", () => {
    const row = ["tycho-brahe", "olaus-magnus", "vadstena", "mining"];
    const begin = () => {
      const game = choice(scene({ gold: 60 }, { row }), "sture").chooses("sture", "culture");
      game.does("sture", { kind: "chooseSource", source: FROM_FIEFS });
      return game.passTo("buying");
    };
    const game = begin();
    game.does("sture", forHistory("tycho-brahe"));
    game.buys("sture", "vadstena");
    expect(game.step).toBe("buying");
    game.buys("sture", "olaus-magnus"); // the one card of the move: a scientist, but the extra card has been bought
    expect([game.history("olaus-magnus"), game.step]).toEqual(["sture", OVER]);
    const other = begin();
    other.buys("sture", "olaus-magnus").pass("purchaseDeclared").buys("sture", "vadstena").pass("purchaseDeclared"); // the extra card first
    expect(other.step).toBe("buying");
    other.does("sture", forHistory("tycho-brahe"));
    expect([other.history("tycho-brahe"), other.step]).toEqual(["sture", OVER]);
  });
  it("SR-HIST-10 stopped by Conflict of Interest, the owner may choose something else; the office stays spent", () => {
    const families = { sture: { gold: 30, history: ["seneschal-vasa"] }, grip: { hand: ["conflict-of-interest"] } };
    const game = moves({ families }, ["brahe"]).answer("sture", forFief("gotland")).plays("grip", "conflict-of-interest");
    expect([game.step, game.fief("gotland"), game.gold("sture")]).toEqual(["office", "available", 30]);
    expect(game.refuses("sture", buyFief("gotland"))).toBe("SR-CARD-conflict-of-interest");
    expect(game.refuses("sture", { kind: "finishPurchases" })).toBeNull();
    game.does("sture", { kind: "placeMerchant", country: countryCalled("denmark") });
    expect([game.merchants("sture", "denmark"), game.history("seneschal-vasa")]).toEqual([1, "removed"]);
  });
});

describe("the fifty history cards", () => {
  /** What is printed: rule, series, era and cost. */
  const PRINTED: readonly (readonly [string, string, number, number])[] = [
    ["SR-HIST-conrad-von-pyhy", "cultural", 0, 2],
    ["SR-HIST-olaus-petri", "cultural", 0, 2],
    ["SR-HIST-georg-stiernhielm", "cultural", 1, 4],
    ["SR-HIST-nicodemus-tessin", "cultural", 1, 4],
    ["SR-HIST-carl-michael-bellman", "cultural", 2, 5],
    ["SR-HIST-emanuel-swedenborg", "cultural", 2, 5],
    ["SR-HIST-johan-henric-kellgren", "cultural", 2, 5],
    ["SR-HIST-german-landsknechts", "military", 0, 5],
    ["SR-HIST-viborg-castle", "military", 0, 5],
    ["SR-HIST-carolines", "military", 1, 5],
    ["SR-HIST-carl-gustaf-armfeldt", "military", 1, 3],
    ["SR-HIST-gustaf-horn", "military", 1, 3],
    ["SR-HIST-lennart-torstensson", "military", 1, 3],
    ["SR-HIST-axel-von-fersen", "military", 2, 3],
    ["SR-HIST-georg-carl-von-dobeln", "military", 2, 3],
    ["SR-HIST-baltic-fleet", "military", 2, 5],
    ["SR-HIST-finnish-cavalry", "military", 2, 5],
    ["SR-HIST-glimmingehus", "palace", 0, 5],
    ["SR-HIST-gripsholm", "palace", 0, 5],
    ["SR-HIST-vadstena", "palace", 0, 5],
    ["SR-HIST-drottningholm", "palace", 1, 5],
    ["SR-HIST-skokloster", "palace", 1, 5],
    ["SR-HIST-orbyhus", "palace", 1, 5],
    ["SR-HIST-haga", "palace", 2, 5],
    ["SR-HIST-royal-palace", "palace", 2, 5],
    ["SR-HIST-karin-mansdotter", "queen", 0, 3],
    ["SR-HIST-katarina-jagellonica", "queen", 0, 3],
    ["SR-HIST-hedvig-eleonora", "queen", 1, 4],
    ["SR-HIST-maria-eleonora", "queen", 1, 4],
    ["SR-HIST-lovisa-ulrika", "queen", 2, 5],
    ["SR-HIST-sofia-magdalena", "queen", 2, 5],
    ["SR-HIST-mining", "resource", 0, 6],
    ["SR-HIST-falun-copper-mine", "resource", 0, 4],
    ["SR-HIST-sala-silver-mine", "resource", 0, 4],
    ["SR-HIST-relations-with-the-hansa", "resource", 0, 4],
    ["SR-HIST-seneschal-vasa", "resource", 0, 2],
    ["SR-HIST-seneschal-expansion", "resource", 1, 2],
    ["SR-HIST-iron-works-in-uppland", "resource", 1, 4],
    ["SR-HIST-land-reform", "resource", 1, 3],
    ["SR-HIST-factories", "resource", 2, 20],
    ["SR-HIST-president-of-the-chancery", "resource", 2, 3],
    ["SR-HIST-east-india-company", "resource", 2, 5],
    ["SR-HIST-support-for-the-hat-party", "resource", 2, 2],
    ["SR-HIST-olaus-magnus", "scientist", 0, 4],
    ["SR-HIST-tycho-brahe", "scientist", 0, 4],
    ["SR-HIST-christopher-polhem", "scientist", 1, 6],
    ["SR-HIST-johannes-bureus", "scientist", 1, 6],
    ["SR-HIST-anders-celsius", "scientist", 2, 6],
    ["SR-HIST-carl-von-linne", "scientist", 2, 6],
    ["SR-HIST-jons-jacob-berzelius", "scientist", 2, 6],
  ];
  /** What the card of a series does for the player who buys it, seen in play. */
  it.each(PRINTED)("%s is a %s card of era %i, costs %i, and does what its series does", (rule, series, era, cost) => {
    const id = rule.slice("SR-HIST-".length);
    expect(HISTORY[historyCalled(id)]).toMatchObject({ series, era, cost });
    const sovereign = [2, 7, 12][era]!;
    const others = HISTORY.filter((card) => card.era === era && card.id !== id && card.series === "palace").map((card) => card.id);
    const game = choice(
      { sovereign, families: { sture: { gold: 30 } }, row: [id, ...others.slice(0, 3)], nextEvents: ["tax-refund", "inflation"] },
      "sture",
    );
    game.chooses("sture", "culture").does("sture", { kind: "chooseSource", source: FROM_FIEFS });
    game.passTo("buying").buys("sture", id).passTo();
    expect([game.history(id), game.gold("sture")]).toEqual(["sture", 30 - cost]);
    expect(game.step).toBe(series === "cultural" ? "drawing" : "buying");
    if (series === "cultural") return;
    const another = game.refuses("sture", { kind: "buyHistory", history: game.table.row[0]! });
    expect(another).toBe(series === "scientist" ? null : "SR-CULT-4");
    const owner = tableOf({ sovereign, royal: royalSaying(PEACE, sovereign), families: { sture: { history: [id] } } });
    const income = previewIncome(owner, 0);
    expect(income.agriculture.income).toBe(series === "palace" ? 2 : 0);
    expect(income.commerce.income).toBe(series === "queen" ? 2 : 0);
    if (series === "military")
      expect(war({ sovereign, families: { sture: { fiefs: ["jamtland"], history: [id] } } }, "denmark").step).toBe("commitment");
  });

  it.each([
    ["SR-HIST-mining", 2, 2],
    ["SR-HIST-iron-works-in-uppland", 2, 2],
    ["SR-HIST-falun-copper-mine", 1, 1],
    ["SR-HIST-sala-silver-mine", 2, 0],
  ])("%s pays %i gold in peace and %i in war", (rule, peace, atWar) => {
    const scene = (reign: number) => ({
      sovereign: 8,
      families: { sture: { gold: 0, history: [rule.slice("SR-HIST-".length)] }, grip: { hand: ["supply-train"] } },
      nextRoyals: [royalSaying(reign, 8)],
    });
    expect(turn(scene(PEACE)).pass("beforeRoyal").gold("sture")).toBe(peace);
    expect(
      turn(scene(warWith(countryCalled("prussia"))))
        .pass("beforeRoyal")
        .gold("sture"),
    ).toBe(atWar);
  });
  it("SR-HIST-relations-with-the-hansa one gold more for each merchant that yields", () => {
    const table = tableOf(sture({ merchants: { denmark: 2, russia: 1 }, history: ["relations-with-the-hansa"] }));
    expect(incomeFromCommerce(table, 0, CULTURE)).toBe(6 + 2 + 3);
    table.lowDemand = setOf(countryCalled("denmark"));
    expect(incomeFromCommerce(table, 0, CULTURE)).toBe(2 + 1);
  });
  it("SR-HIST-land-reform one gold more for each fief that yields", () => {
    const table = tableOf(sture({ fiefs: ["narke", "jamtland"], history: ["land-reform"] }, { royal: royalSaying(FAMINE, 2) }));
    expect(incomeFromFiefs(table, 0, CULTURE)).toBe(2 + 2);
    table.struck = setOf(fiefCalled("narke"));
    expect(incomeFromFiefs(table, 0, CULTURE)).toBe(1 + 1);
  });
  it("SR-HIST-factories pays ten times a die at the end, before loans and points", () => {
    const game = settlement({ sovereign: 16, families: { sture: { gold: 0, lent: 30, history: ["factories"] } } }, [{ factories: 5 }]);
    expect([game.gold("sture"), game.table.due[0]]).toEqual([20, 0]);
  });
  it.each([
    [4, 0],
    [5, 1],
    [6, 1],
  ])("SR-HIST-east-india-company a %i at the end is worth %i points", (die, points) => {
    const game = settlement({ sovereign: 16, families: { sture: { gold: 0, history: ["east-india-company"] } } }, [{ "east india": die }]);
    expect(game.state.outcome?.facts?.["all"]).toEqual([points, 0, 0, 0]);
  });
  it("SR-HIST-support-for-the-hat-party the owner may draw two cards when a move begins, or one", () => {
    const scene = sture(
      { history: ["support-for-the-hat-party"] },
      { sovereign: 12, nextEvents: ["tax-refund", "inflation", "reduction"] },
    );
    for (const count of [1, 2]) {
      const game = moves(scene, ["sture"]);
      expect(game.refuses("sture", { kind: "drawEvents", count: 0 })).toBe("SR-CULT-8");
      game.does("sture", { kind: "drawEvents", count });
      expect(game.hand("sture")).toHaveLength(count);
    }
  });
  it.each(["SR-HIST-seneschal-vasa", "SR-HIST-seneschal-expansion", "SR-HIST-president-of-the-chancery"])("%s is an office", (rule) => {
    const id = rule.slice("SR-HIST-".length);
    const game = moves(sture({ history: [id] }, { sovereign: 12 }), ["grip"]);
    game.does("sture", { kind: "useOfficeForMerchant", office: historyCalled(id), country: countryCalled("denmark") });
    expect([game.history(id), game.merchants("sture", "denmark")]).toEqual(["removed", 1]);
  });
  it("an office cannot be used by who does not own it", () => {
    const game = moves({ families: { sture: { hand: ["tax-refund"] }, grip: { history: ["seneschal-vasa"] } } }, ["brahe"]);
    expect(
      game.refuses("sture", { kind: "useOfficeForMerchant", office: historyCalled("seneschal-vasa"), country: countryCalled("denmark") }),
    ).toBe("SR-HIST-9");
    expect(game.refuses("sture", playing("tax-refund"))).toBeNull();
  });
});
