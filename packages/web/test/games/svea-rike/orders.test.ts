import { pauseBefore } from "@stormakt/host";
import { fastDice } from "@stormakt/kernel";
import { rowsOf } from "@stormakt/kernel/ids";
import type { Table } from "@stormakt/svea-rike";
import { sveaRike } from "@stormakt/svea-rike";
import { EVENTS } from "@stormakt/svea-rike/advice";
import type { Title } from "@stormakt/svea-rike/catalog";
import { titleCalled, WINDOWS } from "@stormakt/svea-rike/catalog";
import { describe, expect, it } from "vitest";
import type { Policy } from "../../../src/games/svea-rike/orders.ts";
import { momentOf, ordersOf, USUAL_POLICY, WINDOW_STEPS } from "../../../src/games/svea-rike/orders.ts";
import type { Sitting } from "./hall.ts";
import { allowed, PAUSE, settle, sitDown, stopped } from "./hall.ts";

const of = (policy: Partial<Policy>, step: string) => ordersOf({ ...USUAL_POLICY, ...policy }).filter((order) => order.step === step);

describe("standing orders", () => {
  it("cover every window of the game, and the host takes as many", () => {
    const steps = sveaRike.steps.filter(({ kind }) => kind === "window").map(({ name }) => name);
    expect(WINDOW_STEPS.map(([step]) => step).sort()).toEqual(steps.sort());
    expect(WINDOW_STEPS.every(([step]) => momentOf(step) >= 0)).toBe(true);
    expect(WINDOWS).toHaveLength(21);
    const all = ordersOf({ ...USUAL_POLICY, cards: Object.fromEntries(EVENTS.map(({ id }, at) => [id, at % 2 === 0 ? "fits" : "mine"])) });
    expect(all.length).toBeLessThanOrEqual(40);
    expect(JSON.stringify(all).length).toBeLessThan(15_000);
  });
  it("stop for the cards a window is usually kept for", () => {
    expect(of({}, "incomeFiefs")).toEqual([
      {
        step: "incomeFiefs",
        times: null,
        except: [{ kind: "playCard", card: ["bad-harvest", "famine", "extra-tax-on-peasants"].map(titleCalled).sort((a, b) => a - b) }],
      },
    ]);
    expect(of({}, "beforeMove")[0]?.except).toEqual([{ kind: "playCard", card: [titleCalled("intrigues")] }]);
  });
  it("by window: always, never, only about me", () => {
    expect(of({ windows: { turnEnd: "always" } }, "turnEnd")).toEqual([]);
    expect(of({ windows: { turnEnd: "never" } }, "turnEnd")).toEqual([{ step: "turnEnd", times: null }]);
    expect(of({ windows: { cardPlayed: "mine" } }, "cardPlayed")).toEqual([{ step: "cardPlayed", times: null, others: true }]);
  });
  it("by card: whenever it fits, only about me, never", () => {
    const inflation = titleCalled("inflation");
    const cardsOf = (policy: Policy["cards"]) =>
      of({ cards: policy }, "beforeMove").map(({ others, except }) => [others === true, except?.[0]?.["card"]]);
    const intrigues = titleCalled("intrigues");
    expect(cardsOf({ inflation: "fits" })).toEqual([[false, [inflation, intrigues]]]);
    expect(cardsOf({ inflation: "mine" })).toEqual([
      [true, [intrigues]],
      [false, [inflation, intrigues]],
    ]);
    expect(of({ cards: { intrigues: "never" } }, "beforeMove")).toEqual([{ step: "beforeMove", times: null }]);
  });
  it("not before my own move: nothing is asked about others", () => {
    expect(ordersOf({ ...USUAL_POLICY, untilOwnMove: true }).at(-1)).toEqual({ step: "*", times: null, others: true });
  });
});

/** Cards of war: of no use in a turn of peace. */
const FOR_WAR = [
  "battle-of-breitenfeld",
  "battle-of-kliszow",
  "battle-of-narva",
  "march-over-the-great-belt",
  "battle-of-poltava",
  "superior-tactician",
  "swedish-steel-bites",
  "high-treason",
  "treason",
  "extra-booty",
  "blockade-runner",
].map(titleCalled);
const ANY_TIME = ["tax-refund", "inflation", "supply-train", "plague"].map(titleCalled);
const WINDS_OF_WAR = titleCalled("winds-of-war");
const CILLA = 2;
/** Gives a seat these cards, puts cards of war on top of the deck, and this one, if any, at its bottom. */
const dealTo =
  (seat: number, cards: readonly Title[], bottom: readonly Title[] = []) =>
  (table: Table): void => {
    const { hands } = table;
    const pool = [...hands.flat(), ...table.eventDeck];
    const take = (title: Title): void => void pool.splice(pool.indexOf(title), 1);
    cards.forEach(take);
    bottom.forEach(take);
    const top = FOR_WAR.filter((title) => pool.includes(title));
    top.forEach(take);
    table.hands = hands.map((hand, other) => (other === seat ? [...cards] : pool.splice(0, hand.length)).sort((a, b) => a - b));
    table.eventDeck = [...bottom, ...pool, ...top];
    table.handSets = rowsOf(table.hands);
  };

/** Plays the first turn, which is one of peace, and counts how often Cilla is stopped in a window. */
async function interruptions(seed: string, hand: readonly Title[], policy: Policy | null): Promise<number> {
  const sitting = await sitDown(seed, dealTo(CILLA, hand));
  if (policy !== null) for (const table of sitting.tables) await table.setOrders([...ordersOf(policy)]);
  const dice = fastDice(seed);
  let count = 0;
  for (let step = 0; step < 400 && tableOf(sitting).turn < 2; step++) {
    await sitting.world.pass(1300);
    const [seat] = stopped(sitting);
    if (seat === undefined) continue;
    const now = sitting.now(seat);
    const isWindow = now.prompt?.window === true;
    if (isWindow && seat === CILLA) count++;
    const moves = allowed(now).filter((action) => action.kind !== "playCard" || (seat !== CILLA && action["card"] !== WINDS_OF_WAR));
    await sitting.tables[seat]?.move(isWindow && seat === CILLA ? { kind: "pass" } : dice.pick(moves));
  }
  expect(tableOf(sitting).turn).toBe(2);
  return count;
}
const tableOf = (sitting: Sitting): { turn: number } => sitting.now(CILLA).view.table as { turn: number };

describe("pace", () => {
  it("a turn of peace stops whoever holds nothing relevant at most three times, with the usual orders", async () => {
    for (const seed of ["one", "two", "three", "four"])
      expect(await interruptions(seed, FOR_WAR.slice(0, 4), USUAL_POLICY)).toBeLessThanOrEqual(3);
    for (const seed of ["one", "two"]) expect(await interruptions(seed, ANY_TIME, USUAL_POLICY)).toBeLessThanOrEqual(3);
  });
  it("without orders it would be more than ten times", async () => {
    expect(await interruptions("one", FOR_WAR.slice(0, 4), null)).toBeGreaterThan(10);
  });
});

/** Others must not come upon Cilla's cards by chance: what they throw away or shuffle would show them. */
const BLIND = new Set(["witch-hunt", "lost-opportunity"].map(titleCalled));
/** Plays on by the same wishes, Cilla never playing an event card, and gives back all that the others and a spectator heard. */
async function listen([held, other]: readonly [Title, Title], seed: string, policies: readonly (Policy | null)[]): Promise<Heard> {
  const sitting = await sitDown(
    seed,
    // The deck has at its bottom whichever of the two Cilla has not.
    (table) => dealTo(CILLA, [held, ...FOR_WAR.slice(0, 3)], [other])(table),
    { pace: { kind: "live", bank: 3600, increment: 10, window: 30 } },
  );
  for (const [seat, policy] of policies.entries()) if (policy !== null) await sitting.tables[seat]?.setOrders([...ordersOf(policy)]);
  const { world } = sitting;
  const cilla = sitting.tables[CILLA];
  let asked = -1;
  let stops = 0;
  // Where Cilla is stopped she takes as long as an order would have taken.
  cilla?.subscribe(() => {
    const { prompt, n } = sitting.now(CILLA);
    const isStopped = prompt?.window === true && prompt.asked && !prompt.order;
    if (!isStopped) asked = -1;
    else if (asked < 0) {
      asked = n;
      stops++;
      world.after(pauseBefore(world.matchSeed, CILLA, n, PAUSE), () => {
        asked = -1;
        void cilla.move({ kind: "pass" });
      });
    }
  });
  let moves = 0;
  for (let step = 0; step < 600 && moves < 140; step++) {
    await world.pass(1300);
    const seat = stopped(sitting).find((one) => one !== CILLA || sitting.now(CILLA).prompt?.window !== true);
    if (seat === undefined) continue;
    const now = sitting.now(seat);
    const wishes = allowed(now).filter(
      (action) =>
        !action.kind.startsWith("useOffice") && (action.kind !== "playCard" || (seat !== CILLA && !BLIND.has(action["card"] as Title))),
    );
    // The wish depends on what the seat has heard, so it is the same in both games.
    await sitting.tables[seat]?.move(fastDice(`${seed} ${seat} ${now.n}`).pick(wishes));
    moves++;
    await settle();
  }
  expect(moves).toBeGreaterThan(100);
  return { log: sitting.heard.filter((_, line) => line !== CILLA), stops };
}
interface Heard {
  /** All that the others heard, and a spectator. */
  readonly log: readonly (readonly string[])[];
  /** How often Cilla had to answer a window for herself. */
  readonly stops: number;
}
const bothWays = (one: Title, other: Title) =>
  [
    [one, other],
    [other, one],
  ] as const;
/** The first line in which two logs differ; null: none does. A whole log is too long to be shown. */
function firstDifference(one: readonly (readonly string[])[], other: readonly (readonly string[])[]): string | null {
  for (let line = 0; line < one.length; line++) {
    const [a = [], b = []] = [one[line], other[line]];
    const at = a.findIndex((text, n) => text !== b[n]);
    if (at >= 0 || a.length !== b.length) {
      const [x = "", y = ""] = [a[at], b[at]];
      let from = 0;
      while (from < x.length && x[from] === y[from]) from++;
      return `listener ${line}, message ${at} of ${a.length} and ${b.length}: ${x.slice(Math.max(0, from - 80), from + 80)} | ${y.slice(Math.max(0, from - 80), from + 80)}`;
    }
  }
  return null;
}
describe("an observer with the network log", () => {
  const pairs: readonly (readonly [string, string])[] = [
    ["connections-at-court", "treason"],
    ["bad-harvest", "high-treason"],
    ["inflation", "extra-booty"],
  ];
  it.each(pairs)("hears byte for byte the same, whether Cilla holds %s or %s, until it is played", async (one, other) => {
    const [first, second] = bothWays(titleCalled(one), titleCalled(other));
    // Cilla answers for herself, at once; the others have the usual orders.
    const policies = [USUAL_POLICY, USUAL_POLICY, null, USUAL_POLICY];
    expect(firstDifference((await listen(first, one, policies)).log, (await listen(second, one, policies)).log)).toBeNull();
  });
  it("learns nothing from orders that look at a hand either: an order’s pass and a person’s are the same, taken in the same time", async () => {
    const [first, second] = bothWays(titleCalled("treason"), titleCalled("connections-at-court"));
    const policies = [USUAL_POLICY, USUAL_POLICY, USUAL_POLICY, USUAL_POLICY];
    for (const seed of ["orders", "windows"]) {
      const without = await listen(first, seed, policies);
      const holding = await listen(second, seed, policies);
      expect(holding.stops - without.stops).toBeGreaterThan(3);
      expect(firstDifference(without.log, holding.log)).toBeNull();
    }
  });
});
