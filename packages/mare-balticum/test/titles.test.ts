import { describe, expect, it } from "vitest";
import type { Scene } from "./scenario.ts";
import { at, scene } from "./scenario.ts";

const choose = (name: Parameters<typeof at>[0]) => ({ kind: "chooseProvince", province: at(name) }) as const;
const bid = (gold: number) => ({ kind: "bid", amounts: [gold] }) as const;
const FOUR_EACH = { ingria: { fleet: "AAB" }, estonia: { fleet: "AAB" }, livonia: { fleet: "BB" } };
const DECK_ABC: Scene["deck"] = { grain: "A", wood: "A", cloth: "A", iron: "B", stone: "C", gold: "B" };

describe("offices", () => {
  it("MB-OFFICE-1, MB-OFFICE-4 four farmers, merchants, soldiers or officials make Treasurer, Admiral, Constable or Steward", () => {
    const stage = scene({
      karelia: { farm: "AA", army: "CCC" },
      finland: { farm: "AA", army: "C", fort: "DDD" },
      ingria: { fleet: "BBB" },
      estonia: { fleet: "B", army: "A", fort: "D" },
    }).begin("endOfTurn");
    expect([0, 1, 2, 3].map((office) => stage.office(office))).toEqual(["A", "B", "C", "D"]);
    const three = scene({ karelia: { farm: "AA" }, finland: { farm: "A" } }).begin("endOfTurn");
    expect(three.office(0)).toBeNull();
  });
  it("MB-OFFICE-2 in that order, before province titles, out of one purse", () => {
    const stage = scene({
      karelia: { farm: "AA" },
      finland: { farm: "AA" },
      uplandia: { farm: "BB" },
      eastrogothia: { farm: "BB" },
      ...FOUR_EACH,
      deck: { grain: "AB", wood: "AB", cloth: "AB", iron: "AB", stone: "AB", gold: "AB" },
      gold: { A: 3, B: 1 },
    }).begin("endOfTurn");
    const asked: string[] = [];
    const note = () => asked.push(`${stage.step} ${(stage.state.stack.at(-1)!.memory as { office?: number }).office ?? ""}`.trim());
    note();
    stage.does(bid(3), 0).does(bid(0), 1);
    expect(stage.gold("A")).toBe(0);
    note();
    stage.does(bid(1)); // only B has gold left
    note();
    expect(asked).toEqual(["biddingForOffice 0", "biddingForOffice 1", "choosingProvince"]);
    expect([stage.office(0), stage.office(1)]).toEqual(["A", "B"]);
  });
  it("MB-OFFICE-3 only subjects in provinces count, enemies or not", () => {
    const besieged = scene({ karelia: { farm: "AA", enemy: { army: 3 } }, finland: { farm: "AA", enemy: { army: 1 } } }).begin("endOfTurn");
    expect(besieged.office(0)).toBe("A");
    const decks = scene({ ingria: { fleet: "AAA" }, builds: { fleet: ["AA", "AA", ""] } }).begin("endOfTurn");
    expect(decks.office(1)).toBeNull();
  });
  it("V-36, MB-OFFICE-8, MB-OFFICE-9 equals bid; a shared highest bid leaves the office vacant and costs nothing", () => {
    const tie = () => scene({ ...FOUR_EACH }).begin("endOfTurn");
    const won = tie().does(bid(1), 0).does(bid(0), 1);
    expect([won.office(1), won.gold("A"), won.gold("B")]).toEqual(["A", 1, 2]);
    const shared = tie().does(bid(2), 0).does(bid(2), 1);
    expect([shared.office(1), shared.gold("A"), shared.gold("B")]).toEqual([null, 2, 2]);
    expect(tie().does(bid(0), 0).does(bid(0), 1).office(1)).toBeNull();
    expect(tie().why(bid(3), 0)).toBe("MB-OFFICE-8");
    const secret = tie().does(bid(2), 0);
    expect(secret.told("bidShown")).toEqual([]);
  });
  it("V-36, MB-OFFICE-5, MB-OFFICE-6, MB-OFFICE-7 a holder gives way only to four and more than its own", () => {
    const held = (a: string, b: string) =>
      scene({ ingria: { fleet: a }, estonia: { fleet: b.slice(0, 3) }, livonia: { fleet: b.slice(3) }, offices: { admiral: "A" } })
        .begin("endOfTurn")
        .office(1);
    expect(held("AA", "BBB")).toBe("A");
    expect(held("AA", "BBBB")).toBe("B");
    expect(held("", "BBB")).toBeNull();
    expect(held("", "BBBB")).toBe("B");
    expect(held("A", "B")).toBe("A");
    const equal = scene({ ...FOUR_EACH, offices: { admiral: "A" } }).begin("endOfTurn");
    expect([equal.office(1), equal.step === "biddingForOffice"]).toEqual(["A", false]);
  });
  it("MB-OFFICE-9 if two outdo the holder and bid alike, the holder stays", () => {
    const stage = scene({ ...FOUR_EACH, pomerania: { fleet: "C" }, offices: { admiral: "C" } })
      .begin("endOfTurn")
      .does(bid(1), 0)
      .does(bid(1), 1);
    expect([stage.office(1), stage.gold("A")]).toEqual(["C", 2]);
    const taken = scene({ ...FOUR_EACH, pomerania: { fleet: "C" }, offices: { admiral: "C" } })
      .begin("endOfTurn")
      .does(bid(0), 0)
      .does(bid(1), 1);
    expect(taken.office(1)).toBe("B");
  });
});

describe("province titles", () => {
  it("EX-11, MB-PROVINCE-1, MB-PROVINCE-4, MB-PROVINCE-5, MB-PROVINCE-6, MB-PROMOTE-1 a title, and the leaders change", () => {
    const stage = scene({ deck: DECK_ABC, scania: { army: "ABC", enemy: { army: 3 } }, karelia: { farm: "D" } }).begin("endOfTurn");
    expect([stage.step, stage.line]).toEqual(["choosingProvince", "A"]);
    const supply = stage.supply("A");
    stage.does(choose("scania"));
    expect([stage.title("scania"), stage.supply("A"), stage.deck()]).toEqual(["A", supply + 2, "   B C B"]);
    expect(stage.who("scania", "army")).toBe("BCA");
    const elsewhere = scene({ deck: DECK_ABC, scania: { army: "B", enemy: { army: 3 } }, karelia: { farm: "D" } }).begin("endOfTurn");
    expect(elsewhere.why(choose("karelia"))).toBeNull(); // no subject of A's own
  });
  it("MB-PROVINCE-1 an incomplete deck awards nothing", () => {
    const stage = scene({ deck: { ...DECK_ABC, stone: "" }, karelia: { farm: "D" } }).begin("endOfTurn");
    expect([stage.table.turn, stage.deck()]).toEqual([3, "A A A B  B"]);
  });
  it("V-38, MB-PROVINCE-2 nobody with three units: all stay", () => {
    const stage = scene({ deck: { grain: "A", wood: "A", cloth: "B", iron: "B", stone: "C", gold: "C" }, karelia: { farm: "D" } }).begin(
      "endOfTurn",
    );
    expect([stage.table.turn, stage.deck(), stage.title("karelia")]).toEqual([3, "A A B B C C", null]);
  });
  it("V-37, MB-PROVINCE-3 equals bid, and the earlier line wins equal bids", () => {
    const tie = () =>
      scene({
        deck: { grain: "A", wood: "A", cloth: "A", iron: "B", stone: "B", gold: "B" },
        karelia: { farm: "D" },
        finland: { farm: "D" },
      }).begin("endOfTurn");
    const even = tie().does(bid(0), 0).does(bid(0), 1);
    expect([even.step, even.line]).toEqual(["choosingProvince", "A"]);
    const paid = tie().does(bid(0), 0).does(bid(1), 1);
    expect([paid.line, paid.gold("A"), paid.gold("B")]).toEqual(["B", 2, 1]);
    expect(tie().why(bid(3), 1)).toBe("MB-PROVINCE-3");
  });
  it("V-39, MB-PROVINCE-7 a second title in the same turn", () => {
    const every = { grain: "AB", wood: "AB", cloth: "AB", iron: "AB", stone: "AB", gold: "AB" };
    const stage = scene({ deck: every, karelia: { farm: "D" }, finland: { farm: "D" }, gold: { A: 0, B: 0 } }).begin("endOfTurn");
    expect(stage.line).toBe("A");
    stage.does(choose("finland"));
    expect([stage.title("finland"), stage.title("karelia"), stage.deck()]).toEqual(["A", "B", "     "]); // the last one left needs no choice
  });
  it("V-40, MB-PROVINCE-5, MB-PROVINCE-8 fleets alone are not enough: no award, no bids, the units stay", () => {
    const stage = scene({
      deck: { grain: "AB", wood: "AB", cloth: "AB", iron: "AB", stone: "AB", gold: "AB" },
      ingria: { fleet: "AB" },
    }).begin("endOfTurn");
    expect([stage.table.turn, stage.deck()]).toEqual([3, "AB AB AB AB AB AB"]);
  });
  it("MB-PROVINCE-5, MB-PROVINCE-10 a title that is held, or has no land subject, cannot be chosen", () => {
    const stage = scene({
      deck: DECK_ABC,
      karelia: { farm: "D", title: "B" },
      finland: { farm: "D" },
      uplandia: { fort: "D" },
      ingria: { fleet: "D" },
    }).begin("endOfTurn");
    expect([stage.why(choose("karelia")), stage.why(choose("ingria")), stage.why(choose("estonia"))]).toEqual([
      "MB-PROVINCE-10",
      "MB-PROVINCE-5",
      "MB-PROVINCE-5",
    ]);
    expect(stage.legal("chooseProvince")).toEqual([choose("finland"), choose("uplandia")]);
  });
  it("MB-PROVINCE-9 the winner must choose", () => {
    const stage = scene({ deck: DECK_ABC, karelia: { farm: "D" }, finland: { farm: "D" } }).begin("endOfTurn");
    expect(stage.choices().map(({ action }) => action.kind)).not.toContain("declineTitle");
  });
  it("MB-PROVINCE-10 a marker is neither subject nor good", () => {
    const stage = scene({ scania: { title: "A" }, karelia: { farm: "A" } }).begin("movement");
    expect([...stage.legal("march"), ...stage.legal("desert")]).toEqual([]);
    stage.until("turn");
    expect(stage.title("scania")).toBe("A");
    expect(stage.office(2)).toBeNull();
  });
  it("V-41, MB-PROVINCE-11, MB-PROVINCE-12 titles go where only enemies are left", () => {
    const after = (place: object) => scene({ scania: { title: "A", ...place }, karelia: { farm: "A" } }).begin("endOfTurn");
    const lost = after({ enemy: { army: 1 } });
    expect([lost.title("scania"), lost.supply("A")]).toEqual([null, 24 - 2 - 1 - 1]); // the marker is back; a good has been generated since
    expect(after({ enemy: { army: 1 }, fleet: "B" }).title("scania")).toBe("A");
    expect(after({}).title("scania")).toBe("A");
    expect(after({ enemy: { fleet: 1 } }).title("scania")).toBeNull();
  });
});

describe("leaders", () => {
  it("V-43, MB-PROMOTE-1, MB-PROMOTE-2 groups rotate, packed to the left", () => {
    const stage = scene({ scania: { army: "AB", fleet: "ABC", fort: "A" }, karelia: { farm: "A" } }).begin("endOfTurn");
    expect([stage.who("scania", "army"), stage.who("scania", "fleet"), stage.who("scania", "fort")]).toEqual(["BA", "BCA", "A"]);
  });
  it("MB-PROMOTE-3 farmers, piles and the title deck do not", () => {
    const stage = scene({ karelia: { farm: "AB" }, builds: { fleet: ["AB", "C", ""] }, deck: { wood: "AB" } }).begin("endOfTurn");
    expect([stage.who("karelia", "farm"), stage.pile("fleet", 0), stage.deck()]).toEqual(["AB", "AB", " AB    "]);
  });
  it("MB-PROMOTE-4 beside enemies and on the last turn too", () => {
    const stage = scene({ turn: 16, scania: { army: "ABC", enemy: { army: 3 } } }).begin("endOfTurn");
    expect([stage.who("scania", "army"), stage.state.outcome?.because]).toEqual(["BCA", "shared"]);
  });
});
