/** Positions from a short description: for tests. */

import type { Seat, State } from "@stormakt/kernel";
import { Engine, fastChance, usualConfig } from "@stormakt/kernel";
import type { Good, Value } from "../src/catalog/index.ts";
import {
  GOOD_NAMES,
  GOODS,
  goodOfKind,
  KIND,
  KINDS,
  kindOf,
  poolOf,
  ROLE_NAMES,
  ROLES,
  VALUES,
  valueOfKind,
} from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { vasaRegalis } from "../src/index.ts";
import { holdingsIn } from "../src/knowing.ts";
import { anythingOwnedMayLieThere } from "../src/knowledge.ts";
import { emptyYard } from "../src/setup.ts";
import { round } from "../src/steps/round.ts";
import type { Table } from "../src/table.ts";
import { hasUnseenTrades, LEAST, LEAST_OF_TYPE, MOST, MOST_OF_TYPE, pageOf } from "../src/table.ts";
import type { Action, Config, Event, VasaRegalis } from "../src/types.ts";
import type { TableView } from "../src/view.ts";
import { allSeats, isBuilt, owned } from "../src/yard.ts";

export type GoodName = (typeof GOOD_NAMES)[number];
export type RoleName = (typeof ROLE_NAMES)[number];
export const goodCalled = (name: string): Good => GOOD_NAMES.indexOf(name as GoodName) as Good;
export const roleCalled = (name: string) => ROLES[ROLE_NAMES.indexOf(name as RoleName)]!;

/** Hands of a one of each type and empty squares, but for what is said here; the supply is the pool less all that. */
export interface Given {
  readonly hands?: { readonly [seat: string]: { readonly [good: string]: readonly number[] } };
  readonly ships?: { readonly [seat: string]: { readonly [good: string]: number } };
  readonly roundsSinceBuild?: number;
  readonly round?: number;
}
export interface Scene extends Given {
  readonly seats?: number;
  readonly leader?: Seat;
  readonly inventory?: boolean;
  readonly gifts?: boolean;
  readonly trades?: Config["trades"];
  readonly royalPatience?: Config["royalPatience"];
  readonly at?: "roles" | "inventory" | "building";
  /** Hands not mentioned are empty: for scoring. */
  readonly emptyHands?: boolean;
}

export const usual = (seats: number, rest: Partial<Config> = {}): Config =>
  usualConfig(vasaRegalis, { seats, royalPatience: 10, firstLeader: 0, ...rest });

export function tableOf(scene: Scene): Table {
  const { seats = 3, leader = 0, inventory = false, gifts = false, trades = "private", royalPatience = 10 } = scene;
  const table = emptyYard(usual(seats, { inventory, gifts, trades, royalPatience }), leader);
  if (scene.emptyHands) own.hands(table).fill(0);
  for (const [seat, hand] of Object.entries(scene.hands ?? {}))
    for (const [good, counts] of Object.entries(hand))
      for (const value of VALUES) own.hands(table)[Number(seat) * KINDS + kindOf(goodCalled(good), value)] = counts[value - 1]!;
  for (const [seat, ship] of Object.entries(scene.ships ?? {}))
    for (const [good, value] of Object.entries(ship)) own.ships(table)[Number(seat) * 4 + goodCalled(good)] = value as Value;
  for (const kind of KIND.all) {
    const out = allSeats(table).reduce((sum, seat) => sum + owned(table, seat, goodOfKind(kind), valueOfKind(kind)), 0);
    own.supply(table)[kind] = poolOf(seats, valueOfKind(kind)) - out;
  }
  table.roundsSinceBuild = scene.roundsSinceBuild ?? 0;
  table.round = scene.round ?? 1;
  for (const seat of allSeats(table))
    for (const good of GOODS) {
      if (hasUnseenTrades(table)) for (let viewer = 0; viewer <= seats; viewer++) writeExactly(table, viewer, seat, good);
      if (isBuilt(table, good)) anythingOwnedMayLieThere(table, seat, good);
    }
  return table;
}
function writeExactly(table: Table, viewer: Seat, ship: Seat, good: Good): void {
  const page = pageOf(table, viewer, ship);
  let ofType = 0;
  for (const value of VALUES) {
    const count = owned(table, ship, good, value);
    own.ledger(table)[page + LEAST + kindOf(good, value)] = count;
    own.ledger(table)[page + MOST + kindOf(good, value)] = count;
    ofType += count;
  }
  own.ledger(table)[page + LEAST_OF_TYPE + good] = ofType;
  own.ledger(table)[page + MOST_OF_TYPE + good] = ofType;
}

const LINES = { roles: "takeRoles", inventory: "takeInventory", building: "build" } as const;
export const engine = new Engine(vasaRegalis);

/** A game at a given moment, with the events told since. */
export class Play {
  state: State<VasaRegalis>;
  /** What all heard, in order. */
  readonly heard: Event[] = [];
  /** What each seat heard. */
  readonly heardBy: Event[][];

  constructor(scene: Scene = {}) {
    const table = tableOf(scene);
    this.state = { table, stack: [], chance: fastChance(1), outcome: null };
    this.heardBy = allSeats(table).map(() => []);
    this.skipTo(scene.at ?? "roles");
  }
  /** Puts the game at the beginning of a step. */
  skipTo(step: keyof typeof LINES): void {
    const { state } = this;
    const line = Object.keys(round.lines).indexOf(LINES[step]);
    const rolesTaken = step === "roles" ? 0 : state.table.seats;
    state.stack = [{ step: round.index, line, waiting: 0, memory: { rolesTaken }, answers: null, order: null }];
    engine.resume(state);
  }
  get table(): Table {
    return this.state.table;
  }
  get step(): string | null {
    return engine.stepOf(this.state);
  }
  get toMove(): readonly Seat[] {
    return engine.waitsFor(this.state);
  }
  /** Plays an action that must be legal. */
  do(seat: Seat, action: Action): this {
    const read = engine.read(this.state, seat, JSON.parse(JSON.stringify(action)));
    if ("rule" in read)
      throw new Error(`${JSON.stringify(action)} of seat ${seat} is not read: ${read.rule} at ${engine.describe(this.state)}`);
    const receipt = engine.submit(this.state, seat, read.action);
    if (!receipt.legal) throw new Error(`${JSON.stringify(action)} of seat ${seat} is refused: ${receipt.rule}`);
    this.heard.push(...engine.heardBy(receipt, null));
    for (const [by, heard] of this.heardBy.entries()) heard.push(...engine.heardBy(receipt, by));
    return this;
  }
  /** The rule by which an action is refused; null if it is legal. Refused actions change nothing. */
  refused(seat: Seat, action: object): string | null {
    const before = engine.save(this.state);
    const read = engine.read(this.state, seat, JSON.parse(JSON.stringify(action)));
    const verdict = "rule" in read ? read : engine.judge(this.state, seat, read.action);
    if (verdict.legal) return null;
    if (!("rule" in read)) engine.submit(this.state, seat, read.action);
    if (engine.save(this.state) !== before) throw new Error("a refused action changed the state");
    return verdict.rule;
  }
  legal(seat: Seat): Action[] {
    return engine.legalActions(this.state, seat);
  }
  legalKinds(seat: Seat): string[] {
    return [...new Set([...this.legal(seat).map(({ kind }) => kind), ...engine.composable(this.state, seat)])];
  }
  hand(seat: Seat, good: GoodName): number[] {
    const at = seat * KINDS + goodCalled(good) * 3;
    return this.table.hands.slice(at, at + 3);
  }
  supply(good: GoodName): number[] {
    return this.table.supply.slice(goodCalled(good) * 3, goodCalled(good) * 3 + 3);
  }
  ship(seat: Seat, good: GoodName): number {
    return this.table.ships[seat * 4 + goodCalled(good)]!;
  }
  view(seat: Seat | null) {
    return engine.view(this.state, seat).table;
  }
  /** Short for the most common actions. */
  takes(seat: Seat, role: RoleName): this {
    return this.do(seat, { kind: "takeRole", role: roleCalled(role) });
  }
  buys(seat: Seat, good: GoodName): this {
    return this.do(seat, { kind: "procureAny", good: goodCalled(good) });
  }
  exchanges(seat: Seat, good: GoodName, oneAnd: 1 | 2): this {
    return this.do(seat, { kind: "exchange", good: goodCalled(good), oneAnd });
  }
  stops(seat: Seat): this {
    return this.do(seat, { kind: "stopExchanging" });
  }
  places(...values: readonly Value[]): this {
    for (const [seat, value] of values.entries()) this.do(seat, { kind: "place", value });
    return this;
  }
}

/** Counts by kind from a short description: `markers("wood-3", "iron-1", "iron-1")`. */
export function markers(...names: readonly string[]): number[] {
  const counts = Array.from({ length: KINDS }, () => 0);
  for (const name of names) {
    const [good, value] = name.split("-");
    counts[kindOf(goodCalled(good!), Number(value) as Value)]! += 1;
  }
  return counts;
}
/** The least and the most of such markers that somebody owns, as the viewer knows it. */
export function heldBetween(view: TableView, ship: Seat, good: Good, value: Value): readonly [least: number, most: number] {
  const { least, most } = holdingsIn(view);
  const at = ship * KINDS + kindOf(good, value);
  return [least[at]!, most[at]!];
}
