/** Positions from a short description, and the tower by the book. */
import type { ScriptedDraw, Seat, State, Step } from "@stormakt/kernel";
import { Engine, fastChance, fastDice, NOTHING, usualConfig } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { called, including, where } from "@stormakt/kernel/ids";
import { expect } from "vitest";
import type {
  ACTIONS,
  ActionCard,
  Box,
  Building,
  CountyId,
  EVENTS,
  EventCard,
  Favor,
  Season,
  TILES,
  Tile,
  TowerModelId,
} from "../src/catalog/index.ts";
import {
  ACTION,
  BOX,
  BUILDING,
  BUILDINGS,
  COLOUR,
  COUNTY_COUNT,
  countyCalled,
  EMPTY,
  EVENT,
  FAVOR,
  isOnDisplay,
  MONEY_0,
  NO_EVENT,
  SPRING,
  TILE,
  TOWER_CARD,
} from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { wallenstein } from "../src/index.ts";
import { setUp } from "../src/setup.ts";
import { performActions } from "../src/steps/performing.ts";
import { planning } from "../src/steps/planning.ts";
import type { Table } from "../src/table.ts";
import { colourOf, emptyMats, layCard, NEUTRAL, OUT_OF_PLAY } from "../src/table.ts";
import type { Action, Config, Event, Plan, Wallenstein } from "../src/types.ts";

export const engine = new Engine(wallenstein);
export const RED = 0;
export const BLUE = 1;
export const BLACK = 2;
export const YELLOW = 3;
export const PURPLE = 4;

type BuildingId = (typeof BUILDINGS)[number]["id"];
type EventId = (typeof EVENTS)[number]["id"];
type TileId = (typeof TILES)[number]["id"];
type ActionId = (typeof ACTIONS)[number]["id"];
export type BoxId = ActionId | "auction" | "convert-3" | "convert-2" | "convert-1";
export type CardId = CountyId | `money-${0 | 1 | 2 | 3 | 4}` | "tower";
type ColourId = "green" | "red" | "blue" | "black" | "yellow" | "purple";
export type Cubes = Partial<Record<ColourId, number>>;
interface Garrison {
  readonly armies: number;
  readonly markers?: number;
  readonly buildings?: readonly BuildingId[];
}
export interface Player {
  readonly counties?: Partial<Record<CountyId, number | Garrison>>;
  readonly thalers?: number;
  readonly grain?: number;
  readonly points?: number;
  /** All armies not on the map, unless told; then the others are inside the tower. */
  readonly supply?: number;
  readonly position?: number;
  readonly tile?: TileId;
  readonly plan?: Partial<Record<BoxId, CardId>>;
  readonly leader?: CountyId;
  readonly hall?: number;
  readonly courtiers?: number;
}
export interface Described {
  readonly seats?: number;
  readonly court?: boolean;
  readonly landsknechte?: boolean;
  readonly leaders?: boolean;
  readonly drafted?: boolean;
  readonly tower?: TowerModelId;
  readonly year?: number;
  readonly season?: Season;
  readonly players: readonly Player[];
  readonly event?: EventId;
  readonly events?: readonly EventId[];
  readonly row?: readonly ActionId[];
  readonly faceUp?: number;
  readonly tray?: Cubes;
  readonly peasants?: number;
  readonly display?: readonly number[];
}

const COLOURS: readonly ColourId[] = ["green", "red", "blue", "black", "yellow", "purple"];
export const county = countyCalled;
export const actionCalled = (id: ActionId): ActionCard => called(ACTION, id);
export const eventCalled = (id: EventId): EventCard => called(EVENT, id);
export const tileCalled = (id: TileId): Tile => called(TILE, id);
export const buildingCalled = (id: BuildingId): Building => called(BUILDING, id);
export const built = (...ids: readonly BuildingId[]): SetOf<Building> =>
  where(BUILDING, (building) => ids.map(buildingCalled).includes(building));
/** Action cards, event cards and favors by their numbers. */
export const actions = (...numbers: readonly number[]): ActionCard[] => numbers.map((number) => ACTION.all[number]!);
export const events = (...numbers: readonly number[]): EventCard[] => numbers.map((number) => EVENT.all[number]!);
export const favorNumbered = (number: number): Favor => called(FAVOR, `favor-${number}`);
export const boxCalled = (id: BoxId): Box => called(BOX, id);
export function cardCalled(id: CardId): number {
  if (id === "tower") return TOWER_CARD;
  return id.startsWith("money-") ? MONEY_0 + Number(id.slice(6)) : county(id as CountyId);
}

export const config = (asked: Partial<Config> = {}): Config =>
  usualConfig(wallenstein, { seats: 3, setupMode: "lineup", startSeat: 0, tower: "default", ...asked });

/** A game that has begun, with everybody's colour taken: the chair's own. */
export function begun(asked: Config, seed: string): State<Wallenstein> {
  const state = engine.begin(asked, seed);
  while (engine.stepOf(state) === "chooseColour") {
    const seat = engine.nextSeat(state);
    engine.submit(state, seat, engine.defaultAction(state, seat));
  }
  return state;
}

/** A table where nobody has anything but what is described. */
export function tableOf(described: Described): Table {
  const { players, court = false, landsknechte = false, leaders = false, drafted = false } = described;
  const seats = described.seats ?? Math.max(3, players.length);
  const table = setUp(config({ seats, court, landsknechte, leaders, tower: described.tower ?? "default" }), fastDice("scenario"));
  table.drafted = drafted;
  for (let at = 0; at < COUNTY_COUNT; at++) {
    if (table.owner[at] !== OUT_OF_PLAY) own.owner(table)[at] = NEUTRAL;
    own.armies(table)[at] = 0;
  }
  own.supply(table).fill(62);
  table.colours = COLOUR.all.slice(0, seats);
  table.year = described.year ?? 1;
  table.season = described.season ?? SPRING;
  table.order = [];
  table.tiles = [-1, -1, -1, -1, -1] as never[]; // no tile unless told
  emptyMats(table);
  for (let seat = 0; seat < seats; seat++) seatPlayer(table, seat, players[seat] ?? {});
  table.order = Array.from({ length: seats }, (_, seat) => seat).sort((one, other) => table.position[one]! - table.position[other]!);
  for (const [colour, cubes] of Object.entries(described.tray ?? {})) {
    const at = COLOURS.indexOf(colour as ColourId);
    own.tray(table)[at] = cubes;
    if (at === 0) table.peasants -= cubes;
    else own.supply(table)[at - 1]! -= cubes;
  }
  if (described.peasants !== undefined) {
    own.inside(table)[0] = table.peasants - described.peasants;
    table.peasants = described.peasants;
  }
  table.event = described.event === undefined ? NO_EVENT : eventCalled(described.event);
  table.events = (described.events ?? []).map(eventCalled);
  table.row = fullRow(described.row ?? []);
  table.faceUp = described.faceUp ?? 10;
  table.display = (described.display ?? []).map(favorNumbered);
  table.favorsDrawn = table.display.filter(isOnDisplay).sort((one, other) => one - other);
  return table;
}
function seatPlayer(table: Table, seat: Seat, player: Player): void {
  for (const [id, garrison] of Object.entries(player.counties ?? {})) {
    const at = county(id as CountyId);
    const { armies, markers = 0, buildings = [] } = typeof garrison === "number" ? { armies: garrison } : garrison;
    own.owner(table)[at] = seat;
    own.armies(table)[at] = armies;
    own.supply(table)[seat]! -= armies;
    own.markers(table)[at] = markers;
    for (const building of buildings.map(buildingCalled)) {
      own.buildings(table)[at] = including(table.buildings[at]!, building);
      own.stock(table)[building]! -= 1;
    }
    own.plannedBy(table)[at] = seat;
  }
  if (player.supply !== undefined) {
    own.inside(table)[colourOf(seat)] = table.supply[seat]! - player.supply; // the rest is inside the tower
    own.supply(table)[seat] = player.supply;
  }
  own.thalers(table)[seat] = player.thalers ?? 0;
  own.grain(table)[seat] = player.grain ?? 0;
  own.points(table)[seat] = player.points ?? 0;
  own.position(table)[seat] = player.position ?? seat + 1;
  if (player.tile !== undefined) own.tiles(table)[table.position[seat]! - 1] = tileCalled(player.tile);
  for (const [box, card] of Object.entries(player.plan ?? {})) layCard(table, seat, boxCalled(box as BoxId), cardCalled(card));
  if (player.leader !== undefined) own.leader(table)[seat] = county(player.leader);
  if (table.court) {
    own.hall(table)[seat] = player.hall ?? 0;
    own.courtiers(table)[seat] = player.courtiers ?? 7 - table.hall[seat]!;
  }
}
/** The actions named come first, the others after them by number. */
function fullRow(ids: readonly ActionId[]): ActionCard[] {
  const first = ids.map(actionCalled);
  return [...first, ...ACTION.all.filter((action) => !first.includes(action))];
}

/** A game that stands at the beginning of a step, and waits for plans when that step is over. */
export class Scenario {
  readonly state: State<Wallenstein>;
  readonly events: Event[] = [];
  constructor(table: Table, step: Step<Wallenstein, any> | null, memory: object = NOTHING, line = 0) {
    const rest = { step: planning.index, line: 0, waiting: (1 << table.seats) - 1, memory: NOTHING, answers: [], order: null };
    this.state = { table, stack: [rest], chance: fastChance("scenario"), outcome: null };
    if (step !== null) this.state.stack.push({ step: step.index, line, waiting: 0, memory, answers: null, order: null });
  }
  get table(): Table {
    return this.state.table;
  }
  /** Runs on until somebody is asked, with scripted chance if there is a script. */
  run(script?: readonly ScriptedDraw[]): this {
    if (script === undefined) engine.resume(this.state);
    else engine.scripted(script, () => engine.resume(this.state));
    return this;
  }
  does(seat: Seat, action: Action, script?: readonly ScriptedDraw[]): this {
    const submit = () => engine.submit(this.state, seat, action);
    const receipt = script === undefined ? submit() : engine.scripted(script, submit);
    expect(receipt).toMatchObject({ legal: true });
    if (receipt.legal) this.events.push(...receipt.told.map(({ event }) => event));
    return this;
  }
  refusal(seat: Seat, action: Action): string | null {
    const verdict = engine.judge(this.state, seat, action);
    return verdict.legal ? null : verdict.rule;
  }
  get waitsAt(): string | null {
    return engine.stepOf(this.state);
  }
  get asked(): readonly Seat[] {
    return engine.waitsFor(this.state);
  }
  legal(seat: Seat): Action[] {
    return engine.legalActions(this.state, seat);
  }
  told<K extends Event["kind"]>(kind: K): Extract<Event, { kind: K }>[] {
    return this.events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);
  }
  in(id: CountyId): { owner: Seat; armies: number; markers: number; buildings: string[] } {
    const at = county(id);
    const { owner, armies, markers, buildings } = this.table;
    const built = BUILDINGS.flatMap((building, place) => ((buildings[at]! & (1 << place)) === 0 ? [] : [building.id]));
    return { owner: owner[at]!, armies: armies[at]!, markers: markers[at]!, buildings: built };
  }
  get tray(): Cubes {
    return cubesIn(this.table.tray);
  }
  get inside(): Cubes {
    return cubesIn(this.table.inside);
  }
}
const cubesIn = (list: readonly number[]): Cubes =>
  Object.fromEntries(list.flatMap((cubes, colour) => (cubes === 0 ? [] : [[COLOURS[colour]!, cubes]])));

/** The actions of the row are about to be carried out. Nothing lies in the boxes but what is described. */
export const acting = (described: Described): Scenario => new Scenario(tableOf(described), performActions, { place: 0, turn: 0 });
/** All are about to plan. */
export const planningTime = (described: Described): Scenario => {
  const table = tableOf({ faceUp: 5, ...described });
  emptyMats(table);
  table.order = [];
  own.position(table).fill(0);
  return new Scenario(table, null);
};

/** A plan from its boxes by name; boxes left out are empty. */
export const planOf = (boxes: Partial<Record<BoxId, CardId>>, court = false): Plan => {
  const cards = Array.from({ length: court ? 14 : 11 }, () => EMPTY);
  for (const [box, card] of Object.entries(boxes)) cards[boxCalled(box as BoxId)] = cardCalled(card);
  return { kind: "plan", boxes: cards };
};
export const march = (to: CountyId, armies: number): Action => ({ kind: "march", to: county(to), armies });
export const STAY: Action = { kind: "stay" };

const WORD = 4294967296;
/**
 * The draws that make a drop come out as wanted: which of the batch (the tray included) land in the tray, and which of those inside fall.
 * Nothing is shuffled.
 */
export function towerScript(inside: Cubes, batch: Cubes, landing: Cubes, falling: Cubes = {}): ScriptedDraw[] {
  const script: ScriptedDraw[] = [];
  const yes = { tower: 0 };
  const no = { tower: WORD - 1 };
  for (const colour of COLOURS)
    for (let cube = 0; cube < (inside[colour] ?? 0); cube++) script.push(cube < (falling[colour] ?? 0) ? yes : no);
  const cubes = COLOURS.flatMap((colour) =>
    Array.from({ length: batch[colour] ?? 0 }, (_, cube) => ({ sticks: cube >= (landing[colour] ?? 0) })),
  );
  for (let i = cubes.length - 1; i > 0; i--) script.push({ tower: Math.floor(((i + 0.5) / (i + 1)) * WORD) });
  for (const { sticks } of cubes) script.push(sticks ? yes : no);
  return script;
}
/** Like `towerScript`, for what lies inside now. */
export const fallsOut = (game: Scenario, batch: Cubes, landing: Cubes, falling: Cubes = {}): ScriptedDraw[] =>
  towerScript(game.inside, batch, landing, falling);
