import type { Choice, Seat, State } from "@stormakt/kernel";
import { Engine, NOTHING } from "@stormakt/kernel";
import { including } from "@stormakt/kernel/ids";
import type { Force, Group, Hex, Line, Province, Square } from "../src/catalog/index.ts";
import { ARMY, FARM, FLEET, FORT, KING, LARGEST_GROUP, LINES, NO_LINE, PRINTED, routeOf, squareOf } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { mareBalticum } from "../src/index.ts";
import { unitsOf } from "../src/invariants.ts";
import { setTurnOrder } from "../src/setup.ts";
import { game } from "../src/steps/game.ts";
import type { Table } from "../src/table.ts";
import { circleAt, emptyTable, finishedLayers, noteAll } from "../src/table.ts";
import type { Action, Event, MareBalticum } from "../src/types.ts";

export const engine = new Engine(mareBalticum);

/** Data with bare numbers for things: tests may write `province: 6`, as JSON would. */
export type Bare<T> = T extends number
  ? number
  : T extends readonly (infer E)[]
    ? readonly Bare<E>[]
    : T extends object
      ? { readonly [K in keyof T]: Bare<T[K]> }
      : T;
type BareAction = Bare<Action>;
/** A thing by its number. */
export const id = <T extends number>(number: number): T => number as T;

/** Lines are written A to E, in the order of the ring; a group is written left to right. "." is an empty farm circle. */
export type Letter = "A" | "B" | "C" | "D" | "E";
const LETTERS = "ABCDE";
export const lineOf = (letter: string): Line => id(LETTERS.indexOf(letter));
export const letterOf = (line: number): string => LETTERS[line] ?? "?";

export type ProvinceName = Lowercase<(typeof PRINTED)[number]["name"]>;
export const at = (name: ProvinceName): Province => PRINTED.find((printed) => printed.name.toLowerCase() === name)!.id;
type ForceName = "farm" | "fleet" | "army" | "fort";
export const FORCE: Readonly<Record<ForceName, Force>> = { farm: FARM, fleet: FLEET, army: ARMY, fort: FORT };
type HexName = "grain" | "wood" | "cloth" | "iron" | "stone" | "gold";
export const HEX: Readonly<Record<HexName, Hex>> = { grain: id(0), wood: id(1), cloth: id(2), iron: id(3), stone: id(4), gold: id(5) };

interface Place {
  farm?: string;
  fleet?: string;
  army?: string;
  fort?: string;
  /** Enemy units by kind of circle: how many of the province's own route, or the routes one by one. */
  enemy?: Partial<Record<"fleet" | "army" | "fort", number | readonly number[]>>;
  /** Goods on each subject of the kind, left to right. */
  goods?: Partial<Record<ForceName, readonly number[]>>;
  title?: Letter | "King";
}
export interface Scene {
  seats?: number;
  riksdag?: boolean;
  neutral?: boolean;
  /** Lines in play where that differs from the usual. */
  chancellor?: Letter;
  turn?: number;
  gold?: Partial<Record<Letter, number>>;
  supply?: Partial<Record<Letter, number>>;
  capital?: Partial<Record<Letter, number>>;
  savings?: Partial<Record<Letter, number>>;
  enemySupply?: number;
  /** Piles of each square, top first. */
  builds?: Partial<Record<"fleet" | "army" | "fort", readonly [string, string, string]>>;
  deck?: Partial<Record<HexName, string>>;
  offices?: Partial<Record<"treasurer" | "admiral" | "constable" | "steward", Letter>>;
  king?: Seat;
}
type Setting = Scene & { [P in ProvinceName]?: Place };
const LINES_AT: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 4, 5: 5, 6: 5 };
const PHASES = {
  production: "produce",
  battle: "battle",
  enemy: "meetTheEnemy",
  movement: "move",
  investment: "invest",
  endOfTurn: "endTurn",
} as const;

/** A position from a short description, with everything not named empty, two gold in each hand and the rest in supply. */
export function scene(setting: Setting): Stage {
  const seats = setting.seats ?? 4;
  const lines = LINES_AT[seats]!;
  const table = emptyTable();
  table.seats = seats;
  table.riksdag = setting.riksdag ?? false;
  table.ring = LINES.slice(0, lines);
  table.ringSeats = table.ring.map((line) => (seats === 2 ? line % 2 : line));
  if (seats === 6) table.king = setting.king ?? 5;
  if (setting.neutral === true) {
    table.neutralJoins = true;
    table.neutral = id(lines);
  }
  table.turn = setting.turn ?? 2;
  table.chancellor = lineOf(setting.chancellor ?? "A");
  setTurnOrder(table);
  for (const { id, name } of PRINTED) {
    const place = setting[name.toLowerCase() as ProvinceName];
    if (place !== undefined) furnish(table, id, place);
  }
  Object.entries(setting.builds ?? {}).forEach(([build, piles]) => {
    piles.forEach((pile, place) => {
      own.piles(table)[squareOf(FORCE[build as "fleet"] as Group, id(place))] = pile.split("").map(lineOf);
    });
  });
  noteAll(table);
  for (const [hex, letters] of Object.entries(setting.deck ?? {}))
    for (const letter of letters)
      own.titleDeck(table)[HEX[hex as HexName]] = including(table.titleDeck[HEX[hex as HexName]]!, lineOf(letter));
  ["treasurer", "admiral", "constable", "steward"].forEach((office, index) => {
    const holder = setting.offices?.[office as "treasurer"];
    if (holder !== undefined) own.offices(table)[index] = lineOf(holder);
  });
  table.enemySupply = setting.enemySupply ?? 27 - table.enemies.filter((route) => route !== 0).length;
  for (const line of table.order) {
    const letter = letterOf(line) as Letter;
    own.hand(table)[line] = setting.gold?.[letter] ?? 2;
    own.capital(table)[line] = setting.capital?.[letter] ?? 0;
    own.savings(table)[line] = setting.savings?.[letter] ?? 0;
    own.supply(table)[line] = 0;
    const used = Object.values(unitsOf(table, line)).reduce((sum, count) => sum + count, 0);
    own.supply(table)[line] = setting.supply?.[letter] ?? 24 - used;
  }
  return new Stage(table);
}
function furnish(table: Table, province: Province, place: Place): void {
  for (const [name, force] of Object.entries(FORCE)) {
    (place[name as ForceName] ?? "").split("").forEach((letter, circle) => {
      if (letter !== ".") own.subjects(table)[circleAt(province, force, circle)] = lineOf(letter);
    });
    const enemy = place.enemy?.[name as "army"] ?? 0;
    const routes = typeof enemy === "number" ? Array.from({ length: enemy }, () => routeOf(province)) : enemy;
    routes.forEach((route, circle) => {
      own.enemies(table)[circleAt(province, force, circle)] = id(route);
    });
    place.goods?.[name as ForceName]?.forEach((count, circle) => {
      own.goods(table)[circleAt(province, force, circle)] = count;
      table.produced = including(table.produced, province);
    });
  }
  if (place.title !== undefined) own.titles(table)[province] = place.title === "King" ? KING : lineOf(place.title);
}

/** A position that is being played on. */
export class Stage {
  readonly table: Table;
  state: State<MareBalticum>;
  events: Event[] = [];
  constructor(table: Table) {
    this.table = table;
    this.state = { table, stack: [], chance: [1, 2, 3, 4], outcome: null };
  }
  /** Begins at the start of a phase of the current game turn. */
  begin(phase: keyof typeof PHASES): this {
    const line = Object.keys(game.lines).indexOf(PHASES[phase]);
    this.state.stack = [{ step: game.index, line, waiting: 0, memory: NOTHING, answers: null, order: null }];
    engine.resume(this.state);
    return this;
  }
  get step(): string | null {
    return engine.stepOf(this.state);
  }
  get asked(): readonly Seat[] {
    return engine.waitsFor(this.state);
  }
  /** The line the question is about. */
  get line(): string {
    return letterOf((this.state.stack.at(-1)!.memory as { line: number }).line);
  }
  /** Does something for the seat that is asked, or for the seat given; it must be legal. */
  does(action: BareAction, seat: Seat = engine.nextSeat(this.state)): this {
    const read = engine.read(this.state, seat, JSON.parse(JSON.stringify(action)));
    if (!("action" in read)) throw new Error(`${JSON.stringify(action)} is refused by ${read.rule} in ${engine.describe(this.state)}`);
    const receipt = engine.submit(this.state, seat, read.action);
    if (!receipt.legal) throw new Error(`${JSON.stringify(action)} is refused by ${receipt.rule} in ${engine.describe(this.state)}`);
    this.events.push(...engine.heardBy(receipt, null));
    return this;
  }
  /** The rule that refuses an action; null if it is legal. */
  why(action: BareAction, seat: Seat = engine.nextSeat(this.state)): string | null {
    const verdict = engine.judge(this.state, seat, action as Action);
    return verdict.legal ? null : verdict.rule;
  }
  legal(kind: Action["kind"], seat: Seat = engine.nextSeat(this.state)): Action[] {
    return engine.legalActions(this.state, seat).filter((action) => action.kind === kind);
  }
  choices(seat: Seat = engine.nextSeat(this.state)): Choice<MareBalticum>[] {
    return engine.choices(this.state, seat);
  }
  /** Cards of all who are asked: for each letter of the group, left to right, a for attack, d for defend. */
  cards(plan: string): this {
    const { province, force } = this.state.stack.at(-1)!.memory as { province: Province; force: Force };
    const choices = new Map<Seat, number[]>(this.asked.map((seat) => [seat, []]));
    plan.split("").forEach((card, circle) => {
      const line = this.table.subjects[circleAt(province, force, circle)]!;
      if (card === "a") choices.get(this.table.controllers[line]!)?.push(circle);
    });
    for (const [seat, attackers] of choices) this.does({ kind: "playCards", attackers }, seat);
    return this;
  }
  /** Routes picked by the lines in turn order. */
  picks(...routes: number[]): this {
    const bySeat = new Map<Seat, number[]>();
    this.table.order.forEach((line, place) => {
      const seat = this.table.controllers[line]!;
      bySeat.set(seat, [...(bySeat.get(seat) ?? []), routes[place]!]);
    });
    for (const [seat, picked] of bySeat) this.does({ kind: "pickRoute", routes: picked }, seat);
    return this;
  }
  /** Picks that wake nobody: all the same. */
  quiet(route = 1): this {
    return this.picks(...this.table.order.map(() => route));
  }
  /** Ends steps and picks quietly until the game waits at such a step (and line), or at the next turn. */
  until(step: string, line?: string): this {
    const { turn } = this.table;
    for (let moves = 0; moves < 200 && this.state.outcome === null; moves++) {
      if (this.step === step && (line === undefined || this.line === line)) return this;
      if (step === "turn" && this.table.turn > turn) return this;
      if (this.step === "pickingRoutes") this.quiet();
      else {
        const seat = engine.nextSeat(this.state);
        this.does(engine.defaultAction(this.state, seat), seat);
      }
    }
    if (this.state.outcome !== null && step === "over") return this;
    throw new Error(`the game never came to ${step}: ${this.state.outcome?.because ?? engine.describe(this.state)}`);
  }
  /** Subjects of a kind in a province, as letters. */
  who(name: ProvinceName, force: ForceName): string {
    let group = "";
    for (let circle = 0; circle < LARGEST_GROUP; circle++) {
      const line = this.table.subjects[circleAt(at(name), FORCE[force], circle)]!;
      if (line !== NO_LINE) group += letterOf(line);
      else if (force === "farm" && circle === 0) group += ".";
    }
    return group === "." ? "" : group;
  }
  goods(name: ProvinceName, force: ForceName): number[] {
    return this.who(name, force)
      .split("")
      .map((_, circle) => this.table.goods[circleAt(at(name), FORCE[force], circle)]!);
  }
  enemies(name: ProvinceName, force: "fleet" | "army" | "fort"): number {
    return this.routesAt(name, force).length;
  }
  routesAt(name: ProvinceName, force: "fleet" | "army" | "fort"): number[] {
    const first = circleAt(at(name), FORCE[force], 0);
    return this.table.enemies.slice(first, first + LARGEST_GROUP).filter((route) => route !== 0);
  }
  gold(letter: Letter): number {
    return this.table.hand[lineOf(letter)]!;
  }
  supply(letter: Letter): number {
    return this.table.supply[lineOf(letter)]!;
  }
  pile(build: "fleet" | "army" | "fort", place: number): string {
    return this.table.piles[squareOf(FORCE[build] as Group, id(place))]!.map(letterOf).join("");
  }
  deck(): string {
    return Object.keys(HEX)
      .map((hex) =>
        LETTERS.split("")
          .filter((letter) => (this.table.titleDeck[HEX[hex as HexName]]! & (1 << lineOf(letter))) !== 0)
          .join(""),
      )
      .join(" ");
  }
  title(name: ProvinceName): string | null {
    const holder = this.table.titles[at(name)]!;
    return holder === NO_LINE ? null : holder === KING ? "King" : letterOf(holder);
  }
  office(index: number): string | null {
    const holder = this.table.offices[index]!;
    return holder === NO_LINE ? null : letterOf(holder);
  }
  finished(build: "fleet" | "army" | "fort"): number {
    return finishedLayers(this.table, FORCE[build] as Group);
  }
  told<K extends Event["kind"]>(kind: K): Extract<Event, { kind: K }>[] {
    return this.events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);
  }
}
export const square = (build: "fleet" | "army" | "fort", place: number): Square => squareOf(FORCE[build] as Group, id(place));
