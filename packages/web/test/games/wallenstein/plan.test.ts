import { boxCount, boxesToCover, countiesOf, handOf, whyUnfinished } from "@stormakt/wallenstein/advice";
import {
  AUCTION,
  COLLECT_TAXES,
  CONVERT_2,
  COUNTY,
  DEPLOY_3,
  EMPTY,
  isCounty,
  MONEY_0,
  SEASON,
  TOWER_CARD,
} from "@stormakt/wallenstein/catalog";
import { describe, expect, it } from "vitest";
import { coveredIn, emptyPlan, fillUp, handLeft, keepPlan, keptPlan, lay, lift, planKey } from "../../../src/games/wallenstein/plan.ts";
import { begin, engine, playTo } from "./position.ts";

const state = begin();
playTo(state, "planning");
const { table } = engine.view(state, 0);
const [first = 0, second = 0] = countiesOf(table, 0);

describe("a plan in the making", () => {
  it("starts with all cards in hand, tower cards counted", () => {
    expect(handLeft(table, 0, emptyPlan(table))).toEqual(handOf(table, 0));
    const one = lay(emptyPlan(table), { card: TOWER_CARD, from: null }, CONVERT_2);
    expect(handLeft(table, 0, one).filter((card) => card === TOWER_CARD)).toHaveLength(2);
  });
  it("exchanges cards between boxes, and sends what a card from the hand displaces back to the hand", () => {
    const two = lay(lay(emptyPlan(table), { card: first, from: null }, COLLECT_TAXES), { card: second, from: null }, DEPLOY_3);
    const exchanged = lay(two, { card: first, from: COLLECT_TAXES }, DEPLOY_3);
    expect([exchanged[COLLECT_TAXES], exchanged[DEPLOY_3]]).toEqual([second, first]);
    const displaced = lay(two, { card: MONEY_0, from: null }, COLLECT_TAXES);
    expect(handLeft(table, 0, displaced)).toContain(first);
    expect(lift(two, DEPLOY_3)[DEPLOY_3]).toBe(EMPTY);
  });
  it("knows which rule keeps it from being handed in", () => {
    expect(whyUnfinished(table, 0, emptyPlan(table))).toBe("WA-PLAN-4");
    const poor = { ...table, thalers: table.thalers.map(() => 2) };
    const dear = lay(fillUp(poor, 0, emptyPlan(poor)), { card: MONEY_0 + 4, from: null }, AUCTION);
    expect(whyUnfinished(poor, 0, dear)).toBe("WA-PLAN-9");
    const few = { ...table, owner: table.owner.map((owner, county) => (owner === 0 && county !== first ? -1 : owner)) };
    expect(boxesToCover(few, 0)).toBe(0); // WA-PLAN-5: cards may be held back
    expect(whyUnfinished(few, 0, emptyPlan(few))).toBe(null);
    expect(whyUnfinished(few, 0, fillUp(few, 0, emptyPlan(few)))).toBe(null);
  });
  it("is covered so that the rules allow it, whatever is laid already", () => {
    for (const start of [emptyPlan(table), lay(emptyPlan(table), { card: first, from: null }, AUCTION)]) {
      const boxes = fillUp(table, 0, start);
      expect(coveredIn(boxes)).toBe(boxCount(table));
      expect(engine.judge(state, 0, { kind: "plan", boxes })).toEqual({ legal: true });
      start.forEach((card, box) => {
        if (card !== EMPTY) expect(boxes[box]).toBe(card);
      });
    }
    expect(isCounty(fillUp(table, 0, emptyPlan(table))[COLLECT_TAXES] ?? EMPTY)).toBe(false);
  });
  it("is covered as the rules allow it in any position", () => {
    for (let seed = 1; seed < 12; seed++) {
      const other = begin({ seats: 3 + (seed % 3), court: seed % 2 === 0 }, `seed ${seed}`);
      for (let round = 0; round < 5 && other.outcome === null; round++) {
        playTo(other, "planning", seed * 31 + round);
        const seat = engine.waitsFor(other)[0] ?? 0;
        if (other.outcome !== null) break;
        const { table: seen } = engine.view(other, seat);
        const boxes = fillUp(seen, seat, emptyPlan(seen));
        expect(whyUnfinished(seen, seat, boxes)).toBe(null);
        expect(engine.submit(other, seat, { kind: "plan", boxes })).not.toHaveProperty("rule");
      }
    }
  });
});

describe("a half-made plan", () => {
  const drawer = new Map<string, string>();
  const storage = {
    getItem: (key: string) => drawer.get(key) ?? null,
    setItem: (key: string, value: string) => void drawer.set(key, value),
    removeItem: (key: string) => void drawer.delete(key),
  };
  const key = planKey("/h/table", 0);
  const boxes = lay(emptyPlan(table), { card: first, from: null }, COLLECT_TAXES);
  it("is kept by table and seat, for this round alone", () => {
    keepPlan(storage, key, table, boxes);
    expect(keptPlan(storage, key, table, 0)).toEqual(boxes);
    expect(keptPlan(storage, planKey("/h/other", 0), table, 0)).toBe(null);
    expect(keptPlan(storage, planKey("/h/table", 1), table, 1)).toBe(null);
    expect(keptPlan(storage, key, { ...table, season: SEASON.all[1]! }, 0)).toBe(null);
  });
  it("loses cards that are no longer in hand", () => {
    const lost = { ...table, owner: table.owner.map((owner, county) => (county === first ? 1 : owner)) };
    expect(keptPlan(storage, key, lost, 0)).toEqual(emptyPlan(table));
  });
  it("holds names and no numbers, so that a new edition reads the same cards; what was kept by numbers is let go", () => {
    keepPlan(storage, key, table, boxes);
    const kept = JSON.parse(drawer.get(key) ?? "") as { round: string; laid: unknown };
    expect(kept.laid).toEqual([["collect-taxes", COUNTY.names[first]]]);
    drawer.set(key, JSON.stringify({ round: kept.round, boxes }));
    expect(keptPlan(storage, key, table, 0)).toBe(null);
    drawer.set(key, JSON.stringify({ ...kept, laid: [["no-such-box", "money-0"], ["collect-grain", "no-such-card"], 7] }));
    expect(keptPlan(storage, key, table, 0)).toEqual(emptyPlan(table));
  });
  it("is forgotten when empty, and nothing strange is read", () => {
    keepPlan(storage, key, table, emptyPlan(table));
    expect(drawer.has(key)).toBe(false);
    for (const strange of ["{", "7", '{"round":"1.0","laid":[1]}', '{"round":"1.0","laid":[[]]}', '{"round":"1.0","laid":{}}']) {
      drawer.set(key, strange);
      const read = keptPlan(storage, key, table, 0);
      expect(read === null || coveredIn(read) === 0).toBe(true);
    }
  });
});
