/** Plays the worked examples of vectors.json. */
import type { Seat } from "@stormakt/kernel";
import { expect } from "vitest";
import type { Good, Value } from "../src/catalog/index.ts";
import { GOOD_NAMES, KINDS, kindOf, VALUES } from "../src/catalog/index.ts";
import { valuesIn } from "../src/knowing.ts";
import { anotherLiesThere, anythingOwnedMayLieThere, procuredOpenly, seen, spentOpenly } from "../src/knowledge.ts";
import { score } from "../src/steps/scoring.ts";
import { handToShip, handToSupply, inHand, onShip, shipToHand, supplyToHand, suspectedOn } from "../src/table.ts";
import type { Action, Event } from "../src/types.ts";
import { owned } from "../src/yard.ts";
import type { Given } from "./scenario.ts";
import { goodCalled, Play, roleCalled, tableOf } from "./scenario.ts";

type Counts = { readonly [marker: string]: number };
interface Step {
  readonly a?: string;
  readonly p?: Seat;
  readonly illegal?: boolean;
  readonly role?: string;
  readonly type?: string;
  readonly recipe?: string;
  readonly value?: Value | "same";
  readonly target?: Seat;
  readonly to?: Seat;
  readonly offer?: number;
  readonly give?: Counts;
  readonly take?: Counts;
  readonly check?: Expected;
  readonly skipTo?: "building" | "inventory";
  readonly set?: { readonly roundsSinceBuild: number };
}
interface Expected {
  readonly phase?: string;
  readonly toMove?: readonly Seat[];
  readonly hands?: Given["hands"];
  readonly ships?: Given["ships"];
  readonly supply?: { readonly [good: string]: readonly number[] };
  readonly rolesAvailable?: number;
  readonly round?: number;
  readonly leader?: Seat;
  readonly roundsSinceBuild?: number;
  readonly type?: string;
  readonly caller?: Seat;
  readonly openOffers?: readonly number[];
  readonly legalHas?: readonly Step[];
  readonly legalLacks?: readonly Step[];
  readonly lastPublicEvent?: object;
  readonly lastSeen?: object;
  readonly result?: object;
}
export interface Vector extends Expected {
  readonly vec: string;
  readonly rules: readonly string[];
  readonly players?: number;
  readonly leader?: Seat;
  readonly at?: "roles" | "inventory" | "building";
  readonly options?: { readonly inventory?: boolean };
  readonly given?: Given;
  readonly steps?: readonly Step[];
  readonly expect?: Expected;
  readonly score?: boolean;
  readonly infer?: boolean;
  readonly holdings?: readonly number[];
  readonly events?: readonly { readonly e: string; readonly value?: Value; readonly recipe?: string }[];
  readonly candidates?: readonly (readonly number[])[];
  readonly holdingsAfter?: readonly number[];
}

const PHASES: Readonly<Record<string, string>> = {
  chooseRole: "choose-role",
  exchange: "exchange",
  procureAny: "procure-any",
  admiralParts: "admiral-parts",
  replacement: "admiral",
  kingParts: "king-parts",
  order: "king",
  obeying: "king-comply",
  trading: "inventory",
  callBuilding: "build-offer",
  pickBuilding: "build-pick",
  placing: "place",
  inspect: "inspect",
};

/** Offers are numbered in a vector as the server lets them through; here by sender and recipient. */
interface Numbered {
  readonly from: Seat;
  readonly to: Seat;
  readonly number: number;
}
class Run {
  readonly play: Play;
  private readonly offers: Numbered[] = [];
  constructor({ players = 3, leader = 0, at = "roles", options = {}, given = {} }: Vector) {
    this.play = new Play({ seats: players, leader, at, inventory: options.inventory ?? false, ...given });
  }
  step(step: Step): void {
    const { play } = this;
    if (step.check) return this.check(step.check);
    if (step.skipTo) return play.skipTo(step.skipTo);
    if (step.set) {
      play.table.roundsSinceBuild = step.set.roundsSinceBuild;
      return;
    }
    const seat = step.p!;
    const action = this.actionOf(step);
    if (step.illegal) return this.mustBe("refused", step);
    play.do(seat, action as Action);
    for (const event of play.heardBy[seat]!.slice(-1)) if (event.kind === "offered") this.offers.push(event);
  }
  private mustBe(what: "legal" | "refused", step: Step): void {
    expect({ step, is: this.play.refused(step.p!, this.actionOf(step)) === null ? "legal" : "refused" }).toEqual({ step, is: what });
  }
  private actionOf(step: Step): object {
    const good = step.type === undefined ? undefined : goodCalled(step.type);
    const offer = this.offers[(step.offer ?? 0) - 1];
    const goods = { give: countsOf(step.give ?? {}), take: countsOf(step.take ?? {}) };
    const kind: string = step.a ?? "none";
    switch (kind) {
      case "choose-role":
        return { kind: "takeRole", role: roleCalled(step.role!) };
      case "procure-any":
        return { kind: "procureAny", good };
      case "exchange":
        return { kind: "exchange", good, oneAnd: { "one-one": 1, "one-two": 2, "one-three": 3, "two-two": 4 }[step.recipe!] };
      case "stop":
        return { kind: "stopExchanging" };
      case "admiral-replace":
        return { kind: "replace", good, value: step.value === "same" ? 0 : step.value };
      case "admiral-decline":
        return { kind: "declineReplacing" };
      case "king-order":
        return { kind: "order", target: step.target, good };
      case "king-decline":
        return { kind: "declineOrder" };
      case "king-comply":
        return { kind: "obey", value: step.value };
      case "offer":
        return { kind: "offer", to: step.to, ...goods };
      case "counter":
        return { kind: "counter", from: offer!.from, number: offer!.number, ...goods };
      case "accept":
      case "decline":
        return { kind, from: offer!.from, number: offer!.number };
      case "withdraw":
        return { kind: "withdraw", to: offer!.to, number: offer!.number };
      case "inventory-ready":
        return { kind: "ready" };
      case "build-call":
        return { kind: "callBuilding", good };
      case "build-pass":
        return { kind: "passBuilding" };
      case "build-pick":
        return { kind: "pickBuilding", good };
      case "place":
        return { kind: "place", value: step.value };
      case "inspect":
        return { kind: "inspect", ship: step.target, good };
      case "inspect-decline":
        return { kind: "declineInspection" };
      default:
        throw new Error(`no such action: ${step.a}`);
    }
  }
  check(expected: Expected): void {
    const { play } = this;
    const { table } = play;
    for (const [seat, hand] of Object.entries(expected.hands ?? {}))
      for (const [good, counts] of Object.entries(hand))
        expect({ seat, good, hand: play.hand(Number(seat), good as "wood") }).toEqual({ seat, good, hand: counts });
    for (const [seat, ship] of Object.entries(expected.ships ?? {}))
      for (const [good, value] of Object.entries(ship))
        expect({ seat, good, on: play.ship(Number(seat), good as "wood") }).toEqual({ seat, good, on: value });
    for (const [good, counts] of Object.entries(expected.supply ?? {}))
      expect({ good, supply: play.supply(good as "wood") }).toEqual({ good, supply: counts });
    const facts: Record<string, unknown> = {
      phase: play.step === null ? "end" : PHASES[play.step],
      toMove: play.toMove,
      rolesAvailable: table.roleTakenBy.filter((seat) => seat < 0).length,
      round: table.round,
      leader: table.leader,
      roundsSinceBuild: table.roundsSinceBuild,
      type: table.building < 0 ? null : GOOD_NAMES[table.building as Good],
      caller: table.caller,
      openOffers: (table.bargaining?.offers ?? []).map(({ from, to, number }) => this.numberOf({ from, to, number })).sort((a, b) => a - b),
      lastPublicEvent: inVectorTerms(play.heard.filter(({ kind }) => kind in PUBLIC).at(-1)),
      result: play.state.outcome === null ? null : resultOf(play.state.outcome),
    };
    for (const [name, value] of Object.entries(expected)) {
      if (name === "result") expect(facts["result"]).toMatchObject(value as object);
      else if (name in facts) expect({ [name]: facts[name] }).toEqual({ [name]: value });
      else if (!["hands", "ships", "supply", "legalHas", "legalLacks", "lastSeen"].includes(name))
        throw new Error(`nothing is known of ${name}`);
    }
    for (const step of expected.legalHas ?? []) this.mustBe("legal", step);
    for (const step of expected.legalLacks ?? []) this.mustBe("refused", step);
    if (expected.lastSeen) this.checkSeen(expected.lastSeen as { p: Seat; target: Seat; type: string; value: Value });
  }
  private checkSeen({ p, target, type, value }: { p: Seat; target: Seat; type: string; value: Value }): void {
    const event: Event = { kind: "saw", seat: p, ship: target, good: goodCalled(type), value };
    expect(this.play.heardBy[p]!.at(-1)).toEqual(event);
    expect(this.play.view(p).notes.at(-1)).toMatchObject({ ship: target, good: goodCalled(type), value, current: true });
    expect(this.play.heard.at(-1)).toEqual({ kind: "inspected", seat: p, ship: target, good: goodCalled(type) });
  }
  private numberOf(offer: Numbered): number {
    return this.offers.findIndex(({ from, to, number }) => from === offer.from && to === offer.to && number === offer.number) + 1;
  }
}
const PUBLIC: Readonly<Record<string, true>> = { tradeSeen: true, orderVoid: true };
function inVectorTerms(event: Event | undefined): object | null {
  if (event?.kind === "tradeSeen") return { e: "trade", a: event.from, b: event.to, na: event.given, nb: event.taken };
  if (event?.kind === "orderVoid") return { e: "king-void", target: event.target, type: GOOD_NAMES[event.good] };
  return null;
}
function resultOf({ because, places, facts }: { because: string; places: readonly (readonly Seat[])[]; facts?: object }): object {
  const { totals, failed, decidedBy, tied } = facts as { totals: number[]; failed: Good[]; decidedBy?: string; tied?: Seat[] };
  return {
    outcome: because,
    totals: Object.fromEntries(GOOD_NAMES.map((name, good) => [name, totals[good]])),
    failed: failed.map((good) => GOOD_NAMES[good]),
    winner: places[0]?.[0] ?? null,
    decidedBy,
    tied,
  };
}
function countsOf(markers: Counts): number[] {
  const counts = Array.from({ length: KINDS }, () => 0);
  for (const [name, count] of Object.entries(markers)) {
    const [good, value] = name.split("-");
    counts[kindOf(goodCalled(good!), Number(value) as Value)] = count;
  }
  return counts;
}

/** Follows the candidate set of one square: wood on the ship of seat 1, as seat 0 sees it. */
function infer({ holdings = [], events = [], candidates = [], holdingsAfter = [] }: Vector): void {
  const [viewer, ship, good] = [0, 1, 0 as Good];
  const table = tableOf({ hands: { [ship]: { wood: holdings } } });
  const lay = (value: Value): void => {
    shipToHand(table, ship, good);
    handToShip(table, ship, good, value);
  };
  const best = (): Value => [...VALUES].reverse().find((value) => inHand(table, ship, good, value) > 0)!;
  for (const [at, { e, value, recipe }] of events.entries()) {
    if (e === "built") {
      lay(best());
      for (const other of [0, 2]) handToShip(table, other, good, 1);
      anythingOwnedMayLieThere(table, ship, good);
    } else if (e === "exchange") {
      const oneAnd = recipe === "one-one" ? 1 : 2;
      spentOpenly(table, ship, good, oneAnd);
      handToSupply(table, ship, good, 1);
      handToSupply(table, ship, good, oneAnd);
      supplyToHand(table, ship, good, oneAnd === 1 ? 2 : 3, 1);
    } else if (e === "inspected") {
      expect(onShip(table, ship, good)).toBe(value);
      seen(table, viewer, ship, good, value!);
    } else if (e === "king-obeyed") {
      anotherLiesThere(table, ship, good);
      const other = VALUES.find((one) => inHand(table, ship, good, one) > 0)!;
      lay(other);
    } else if (e === "procured") {
      supplyToHand(table, ship, good, 1, 1);
      procuredOpenly(table, ship, good, 1);
    } else if (e === "admiral") anythingOwnedMayLieThere(table, ship, good);
    else throw new Error(`no such event: ${e}`);
    expect({ e, may: valuesIn(suspectedOn(table, viewer, ship, good)) }).toEqual({ e, may: candidates[at] });
  }
  expect(VALUES.map((value) => owned(table, ship, good, value))).toEqual(holdingsAfter);
}

/** One example: an inference, a final position to score, or a course of play. */
export function playVector(vector: Vector): void {
  if (vector.infer) return infer(vector);
  if (vector.score) {
    const { players = 3, leader = 0, given = {} } = vector;
    expect(resultOf(score(tableOf({ seats: players, leader, emptyHands: true, ...given })))).toMatchObject(vector.expect!.result!);
    return;
  }
  const run = new Run(vector);
  for (const step of vector.steps ?? []) run.step(step);
  run.check(vector.expect!);
}
