import type { Edition } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { afterAnswer, afterPass, keepOrders, passes, tellOrders } from "../src/orders.ts";
import { after, between, isResting } from "../src/rest.ts";

const order = (more: object) => ({ step: "about", times: null, ...more }) as never;
describe("standing orders", () => {
  /** A window about a seat, in which these may be done. */
  const edition = (memory: object | null, choices: object[] = []): Edition =>
    ({
      waitsFor: () => (memory === null ? null : { step: "about", memory }),
      choices: () => choices.map((action) => ({ action, rule: "rule" in action ? "R-1" : null })),
      keepPattern: ({ kind }: { kind: string }) => ({ kind: `kept ${kind}` }),
      tellPattern: ({ kind }: { kind: string }) => ({ kind: `told ${kind}` }),
    }) as never;
  const pass = (orders: object[], memory: object | null = {}, choices: object[] = []): boolean =>
    passes(edition(memory, choices), {} as never, 1, orders as never);
  it("pass in the windows they are for, and nowhere else", () => {
    expect([pass([order({})]), pass([order({ step: "*" })]), pass([order({ step: "other" })]), pass([]), pass([order({})], null)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
  it("stop where they say so, whatever others say", () => {
    expect(pass([order({}), order({ stop: true })])).toBe(false);
    expect(pass([order({}), order({ step: "other", stop: true })])).toBe(true);
    expect(pass([order({ stop: false })])).toBe(true);
  });
  it("for what is others' affair do not pass where the window is about the seat, or aimed at it", () => {
    const others = [order({ others: true })];
    expect([
      pass(others),
      pass(others, { seat: 0 }),
      pass(others, { seat: 1 }),
      pass(others, { target: 1 }),
      pass(others, { seat: 0, target: 2 }),
    ]).toEqual([true, true, false, false, true]);
    expect([pass([order({ others: false })], { seat: 1 }), pass([order({})], { seat: 1 })]).toEqual([true, true]);
  });
  it("do not pass where something may be done that they except", () => {
    const except = (...patterns: object[]) => [order({ except: patterns })];
    expect(pass(except({ kind: "trip" }), {}, [{ kind: "trip" }])).toBe(false);
    expect(pass(except({ kind: "trip" }), {}, [{ kind: "trip", rule: 1 }])).toBe(true);
    expect(pass(except({ kind: "trip" }), {}, [{ kind: "pass" }])).toBe(true);
    expect(pass(except(), {}, [{ kind: "trip" }])).toBe(true);
    expect(pass(except({ kind: "play", card: ["a", "b"] }), {}, [{ kind: "play", card: "b" }])).toBe(false);
    expect(pass(except({ kind: "play", card: ["a", "b"] }), {}, [{ kind: "play", card: "c" }])).toBe(true);
    expect(pass(except({ kind: "play", card: "c" }, { kind: "trip" }), {}, [{ kind: "play", card: "c" }])).toBe(false);
    expect(pass(except({ kind: "play", card: "c" }), {}, [{ kind: "play", card: "d" }])).toBe(true);
    expect(pass([...except({ kind: "trip" }), order({})], {}, [{ kind: "trip" }])).toBe(true);
  });
  it("given for so many times have one time less once they have passed; those that stop, once the seat has answered", () => {
    const orders = [
      order({ times: 2 }),
      order({ times: 1 }),
      order({}),
      order({ step: "other", times: 1 }),
      order({ times: 2, stop: true }),
      order({ step: "*", times: 1 }),
    ];
    expect(afterPass(orders, "about")).toEqual([
      order({ times: 1 }),
      order({}),
      order({ step: "other", times: 1 }),
      order({ times: 2, stop: true }),
    ]);
    expect(afterAnswer(orders, "about")).toEqual([
      order({ times: 2 }),
      order({ times: 1 }),
      order({}),
      order({ step: "other", times: 1 }),
      order({ times: 1, stop: true }),
      order({ step: "*", times: 1 }),
    ]);
    expect(afterAnswer([order({ times: 1, stop: true })], "about")).toEqual([]);
  });
  it("are kept and told with their patterns as the edition writes them", () => {
    const orders = [order({}), order({ except: [{ kind: "trip" }] })];
    expect(keepOrders(edition({}), orders)).toEqual([order({}), order({ except: [{ kind: "kept trip" }] })]);
    expect(tellOrders(edition({}), orders)).toEqual([order({}), order({ except: [{ kind: "told trip" }] })]);
  });
});

describe("days of rest", () => {
  const HOUR = 3_600_000;
  const at = (text: string): number => Date.parse(text);
  const weekend = { weekdays: [6, 0], dates: [], offset: 60 };
  it("begin at midnight: what ends then has ended, and what has a moment more ends after them", () => {
    const friday = at("2026-10-16T21:00:00Z");
    expect(after(friday, 2 * HOUR, weekend)).toBe(at("2026-10-16T23:00:00Z"));
    expect(after(friday, 2 * HOUR + 1, weekend)).toBe(at("2026-10-18T23:00:00Z") + 1);
    expect(after(at("2026-10-17T10:00:00Z"), HOUR, weekend)).toBe(at("2026-10-19T00:00:00Z"));
    expect([isResting(at("2026-10-16T22:59:59.999Z"), weekend), isResting(at("2026-10-16T23:00:00Z"), weekend)]).toEqual([false, true]);
    expect([isResting(at("2026-10-18T22:59:59.999Z"), weekend), isResting(at("2026-10-18T23:00:00Z"), weekend)]).toEqual([true, false]);
  });
  it("are left out of the time between", () => {
    expect(between(at("2026-10-16T21:00:00Z"), at("2026-10-19T00:00:00Z"), weekend)).toBe(3 * HOUR);
    expect(between(at("2026-10-17T00:00:00Z"), at("2026-10-17T05:00:00Z"), weekend)).toBe(0);
    expect(between(at("2026-10-14T00:00:00Z"), at("2026-10-14T05:00:00Z"), weekend)).toBe(5 * HOUR);
    expect(isResting(at("2026-12-24T12:00:00Z"), { weekdays: [], dates: ["12-24"], offset: 0 })).toBe(true);
    expect(isResting(at("2026-12-25T12:00:00Z"), { weekdays: [], dates: ["12-24"], offset: 0 })).toBe(false);
  });
});
