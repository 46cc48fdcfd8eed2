/** Positions from a short description, played on by name: for tests. */

import type { Receipt, ScriptedDraw, Seat, State } from "@stormakt/kernel";
import { Engine, fastChance, NOTHING, usualConfig } from "@stormakt/kernel";
import { called } from "@stormakt/kernel/ids";
import { EVENT_PACK, EVENTS } from "../src/cards/index.ts";
import type { Royal, Title } from "../src/catalog/index.ts";
import {
  COUNTRY_COUNT,
  countryCalled,
  EVERY_FIEF,
  EXPANSION,
  eraOf,
  FAMILIES,
  FIEFS,
  fiefCalled,
  HISTORY,
  historyCalled,
  historyOfEra,
  homeOf,
  LIBERTY,
  NONE,
  ROYAL,
  ROYALS,
  startingFiefs,
  titleCalled,
} from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { AGRICULTURE, COMMERCE, CULTURE } from "../src/domains.ts";
import { sveaRike } from "../src/index.ts";
import type { Table } from "../src/table.ts";
import { AVAILABLE, FOREIGN, GONE, IN_DECK, IN_ROW, playedBy, REMOVED, RETIRED } from "../src/table.ts";
import { intoHand, moveHistory, remakeSets } from "../src/things.ts";
import type { Action, Config, Event, PlayCard, SveaRike } from "../src/types.ts";

export const engine = new Engine<SveaRike>(sveaRike);
export const usual = (seats: number, rest: Partial<Config> = {}): Config => usualConfig(sveaRike, { seats, ...rest });
export const SEATS = FAMILIES.map(({ id }) => id);
/** A family by name, or a seat by number. */
export type Who = string | Seat;
export const seatOf = (who: Who): Seat => (typeof who === "number" ? who : SEATS.indexOf(who));

export interface Family {
  readonly gold?: number;
  readonly fiefs?: readonly string[];
  readonly merchants?: Readonly<Record<string, number>>;
  readonly history?: readonly string[];
  readonly hand?: readonly string[];
  readonly due?: number;
  readonly lent?: number;
  readonly trophies?: readonly string[];
}
export interface Scene {
  readonly seats?: number;
  readonly sovereign?: number;
  /** The game turn, which decides the round seat; left out: such that seat 0 is it. */
  readonly turn?: number;
  /** The current royal card. */
  readonly royal?: string;
  readonly repeated?: boolean;
  /** By family name. Those left out have 12 gold and nothing else; with `start`, their starting fiefs. */
  readonly families?: Readonly<Record<string, Family>>;
  readonly start?: boolean;
  /** Where fiefs are that nobody owns, if not in the pile or with their first country. */
  readonly available?: readonly string[];
  readonly foreign?: readonly string[];
  readonly removed?: readonly string[];
  /** The history row; left out: some cards of the era. Null: an empty row over an empty deck. */
  readonly row?: readonly string[] | null;
  /** Cards of the era that are out of the game. */
  readonly gone?: readonly string[];
  /** On top of the history deck, first to be turned up first; the only cards in it if `thin`. */
  readonly nextHistory?: readonly string[];
  readonly thin?: boolean;
  readonly discards?: readonly string[];
  /** On top of the event deck, first drawn first. */
  readonly nextEvents?: readonly string[];
  /** No event card can be drawn. So it is in single moves and wars, unless `nextEvents` are given. */
  readonly noEventDeck?: boolean;
  /** Troops of the royal cards on top of the royal deck, first turned up first; or their ids. */
  readonly nextRoyals?: readonly (number | string)[];
  readonly royalDiscards?: readonly string[];
  readonly config?: Partial<Config>;
}

export const royalCalled = (id: string): Royal => called(ROYAL, id);
/** A royal card that says this in the era of the sovereign. */
export const royalSaying = (reign: number, sovereign: number): string =>
  ROYALS.find(({ says }) => says[eraOf(sovereign)] === reign)?.id ?? "none";

export function tableOf(scene: Scene): Table {
  const { seats = 4, sovereign = 2 } = scene;
  const config = usual(seats, scene.config);
  const table = engine.beginWith(config, fastChance("scene")).table;
  const era = eraOf(sovereign);
  table.sovereign = sovereign;
  table.turn = scene.turn ?? seats + 1;
  table.repeated = scene.repeated ?? false;
  own.gold(table).fill(12);
  table.fiefs = EVERY_FIEF.map((fief) => (homeOf(fief) === NONE ? AVAILABLE : FOREIGN));
  own.merchants(table).fill(0);
  for (const fief of scene.available ?? []) own.fiefs(table)[fiefCalled(fief)] = AVAILABLE;
  for (const fief of scene.foreign ?? []) own.fiefs(table)[fiefCalled(fief)] = FOREIGN;
  for (const fief of scene.removed ?? []) own.fiefs(table)[fiefCalled(fief)] = REMOVED;
  table.hands = table.hands.map(() => []);
  table.known = table.known.map(() => []);
  table.history = HISTORY.map((card) => (card.era < era ? RETIRED : IN_DECK));
  for (const card of scene.gone ?? []) own.history(table)[historyCalled(card)] = GONE;
  remakeSets(table);
  const events = EVENT_PACK.slice();
  const take = (id: string): Title => {
    const at = events.indexOf(titleCalled(id));
    if (at < 0) throw new Error(`no ${id} is left`);
    events.splice(at, 1);
    return titleCalled(id);
  };
  for (let seat = 0; seat < seats; seat++) {
    const family = scene.families?.[SEATS[seat]!] ?? {};
    own.gold(table)[seat] = family.gold ?? 12;
    own.due(table)[seat] = family.due ?? 0;
    own.lent(table)[seat] = family.lent ?? 0;
    const fiefs = family.fiefs?.map(fiefCalled) ?? (scene.start ? startingFiefs(seat, seats) : []);
    for (const fief of fiefs) own.fiefs(table)[fief] = seat;
    for (const [country, count] of Object.entries(family.merchants ?? {}))
      own.merchants(table)[seat * COUNTRY_COUNT + countryCalled(country)] = count;
    for (const card of family.history ?? []) moveHistory(table, historyCalled(card), seat);
    for (const card of family.hand ?? []) intoHand(table, seat, take(card));
    for (const card of family.trophies ?? []) own.trophies(table).push(playedBy(take(card), seat));
  }
  layHistory(table, scene);
  table.discards = (scene.discards ?? []).map(take);
  const next = (scene.nextEvents ?? []).map(take);
  if (scene.noEventDeck) {
    // Everything else lies, as if played long ago, with the last family: decks must add up.
    own.trophies(table).push(...events.map((card) => playedBy(card, seats - 1)));
    table.eventDeck = [];
  } else table.eventDeck = [...events.reverse(), ...next.reverse()];
  layRoyals(table, scene);
  table.playing = [];
  remakeSets(table);
  return table;
}
function layHistory(table: Table, scene: Scene): void {
  const era = eraOf(table.sovereign);
  const free = historyOfEra(era).filter((card) => table.history[card] === IN_DECK);
  const wanted = (scene.nextHistory ?? []).map(historyCalled);
  const row = scene.row === null ? [] : (scene.row?.map(historyCalled) ?? free.filter((card) => !wanted.includes(card)).slice(0, 4));
  for (const card of row) moveHistory(table, card, IN_ROW);
  table.row = row;
  const rest = free.filter((card) => !row.includes(card) && !wanted.includes(card));
  const isThin = scene.thin === true || scene.row === null;
  if (isThin) for (const card of rest) own.history(table)[card] = GONE;
  table.historyDeck = [...(isThin ? [] : rest), ...wanted.reverse()];
  table.buried = 0;
  table.coming = [LIBERTY, EXPANSION]
    .filter((later) => later > era)
    .flatMap((later) => historyOfEra(later).filter((card) => table.history[card] === IN_DECK));
}
function layRoyals(table: Table, scene: Scene): void {
  table.royal = scene.royal === undefined || scene.royal === "none" ? NONE : royalCalled(scene.royal);
  table.royalDiscards = (scene.royalDiscards ?? []).map(royalCalled);
  const left = ROYAL.all.filter((royal) => royal !== table.royal && !table.royalDiscards.includes(royal));
  const next = (scene.nextRoyals ?? []).map((wanted) => {
    const at = left.findIndex((royal) => (typeof wanted === "string" ? ROYALS[royal]?.id === wanted : ROYALS[royal]?.troops === wanted));
    if (at < 0) throw new Error(`no royal card ${wanted} is left`);
    return left.splice(at, 1)[0]!;
  });
  table.royalDeck = [...left, ...next.reverse()];
}

type StepName = string;
const frame = (name: StepName, line: string, memory: object = NOTHING) => {
  const step = sveaRike.steps.find((known) => known.name === name);
  if (step?.kind !== "procedure") throw new Error(`${name} is no procedure`);
  return { step: step.index, line: Object.keys(step.lines).indexOf(line), waiting: 0, memory, answers: null, order: null };
};

/** A game in progress, spoken to by names of families and cards. */
export class Playing {
  readonly state: State<SveaRike>;
  /** Everything told since the position was made. */
  readonly told: Event[] = [];
  constructor(state: State<SveaRike>) {
    this.state = state;
  }
  get table(): Table {
    return this.state.table;
  }
  get step(): string | null {
    return engine.stepOf(this.state);
  }
  get asked(): string[] {
    return engine.waitsFor(this.state).map((seat) => SEATS[seat]!);
  }
  gold(who: Who): number {
    return this.table.gold[seatOf(who)]!;
  }
  fiefs(who: Who): string[] {
    return FIEFS.filter((_, fief) => this.table.fiefs[fief] === seatOf(who)).map(({ id }) => id);
  }
  fief(id: string): string {
    const at = this.table.fiefs[fiefCalled(id)]!;
    return at >= 0 ? SEATS[at]! : at === AVAILABLE ? "available" : at === FOREIGN ? "foreign" : "removed";
  }
  history(id: string): string {
    const at = this.table.history[historyCalled(id)]!;
    return at >= 0 ? SEATS[at]! : at === IN_DECK ? "deck" : at === IN_ROW ? "row" : at === RETIRED ? "retired" : "removed";
  }
  row(): string[] {
    return this.table.row.map((card) => HISTORY[card]!.id);
  }
  hand(who: Who): string[] {
    return this.table.hands[seatOf(who)]!.map(titleOf);
  }
  discards(): string[] {
    return this.table.discards.map(titleOf);
  }
  merchants(who: Who, country: string): number {
    return this.table.merchants[seatOf(who) * COUNTRY_COUNT + countryCalled(country)]!;
  }
  army(): number[] {
    return this.table.army.map((royal) => ROYALS[royal]!.troops);
  }
  tells(kind: Event["kind"]): Event[] {
    return this.told.filter((event) => event.kind === kind);
  }

  /** Does it, and fails if it is refused. */
  does(who: Who, action: Action): Receipt<SveaRike> {
    const receipt = engine.submit(this.state, seatOf(who), action);
    if (!receipt.legal) throw new Error(`${who} may not ${JSON.stringify(action)}: ${receipt.rule} in ${engine.describe(this.state)}`);
    this.told.push(...receipt.told.map(({ event }) => event));
    return receipt;
  }
  /** The rule by which it is refused; null if it is not. */
  refuses(who: Who, action: Action): string | null {
    const verdict = engine.judge(this.state, seatOf(who), action);
    return verdict.legal ? null : verdict.rule;
  }
  refusesCard(who: Who, card: string, aim: Aim = {}): string | null {
    return this.refuses(who, playing(card, aim));
  }
  /** In a window: this card, everybody else passes; then nobody answers it, unless said so. */
  plays(who: Who, card: string, aim: Aim = {}, then: { cancelledBy?: Who; fetchedBy?: Who } = {}): this {
    this.answer(who, playing(card, aim));
    if (this.step === "cardPlayed") {
      if (then.cancelledBy === undefined) this.pass("cardPlayed");
      else this.answer(then.cancelledBy, playing("connections-at-court"));
    } else if (then.cancelledBy !== undefined) throw new Error("nobody was asked to cancel it");
    if (this.step === "cardDiscarded") {
      if (then.fetchedBy === undefined) this.pass("cardDiscarded");
      else {
        this.answer(then.fetchedBy, playing("influential-office", { take: card }));
        this.pass("cardPlayed");
        this.pass("cardDiscarded");
      }
    }
    return this;
  }
  /** One seat's answer in a window, all others asked pass; or simply a decision. */
  answer(who: Who, action: Action): this {
    const others = this.asked.filter((other) => other !== SEATS[seatOf(who)]);
    const isWindow = this.state.stack.at(-1)?.order != null;
    this.does(who, action);
    if (isWindow) for (const other of others) this.does(other, { kind: "pass" });
    return this;
  }
  /** All asked pass, which closes the window that is open; nothing if it is another one than named. */
  pass(name?: string): this {
    if (name !== undefined && this.step !== name) return this;
    if (this.state.stack.at(-1)?.order != null) for (const who of this.asked) this.does(who, { kind: "pass" });
    return this;
  }
  /** Passes every window up to the step named, or until somebody has to decide something. */
  passTo(name?: string): this {
    for (let guard = 0; guard < 500 && this.step !== null && this.step !== name && this.state.stack.at(-1)?.order != null; guard++)
      for (const who of this.asked) this.does(who, { kind: "pass" });
    if (name !== undefined && this.step !== name) throw new Error(`${this.step} came before ${name}`);
    return this;
  }
  chooses(who: Who, activity: "agriculture" | "commerce" | "culture"): this {
    this.does(who, { kind: "chooseActivity", activity: ACTIVITY[activity] });
    return this;
  }
  buys(who: Who, what: string): this {
    this.does(who, buying(what));
    return this;
  }
  done(who: Who): this {
    this.does(who, { kind: "finishPurchases" });
    return this;
  }
  commits(choices: Readonly<Record<string, string | null>>): this {
    for (const [who, fief] of Object.entries(choices))
      this.does(who, fief === null ? { kind: "stayHome" } : { kind: "commit", fief: fiefCalled(fief) });
    return this;
  }
  /** With dice that are all used up. */
  withDice<T>(dice: readonly ScriptedDraw[], work: () => T): T {
    return engine.scripted(dice, work);
  }
}
const titleOf = (title: number): string => EVENTS[title]!.id;
const ACTIVITY = { agriculture: AGRICULTURE, commerce: COMMERCE, culture: CULTURE };

export interface Aim {
  readonly fief?: string;
  readonly from?: string;
  readonly country?: string;
  readonly to?: string;
  readonly seat?: Who;
  readonly history?: string;
  readonly next?: string;
  readonly gold?: number;
  readonly royal?: string;
  readonly activity?: keyof typeof ACTIVITY;
  readonly take?: string;
}
/** An event card by name, with its choices by name. */
export function playing(card: string, aim: Aim = {}): PlayCard {
  return {
    kind: "playCard",
    card: titleCalled(card),
    ...(aim.fief !== undefined && { fief: fiefCalled(aim.fief) }),
    ...(aim.from !== undefined && { from: fiefCalled(aim.from) }),
    ...(aim.country !== undefined && { country: countryCalled(aim.country) }),
    ...(aim.to !== undefined && { to: countryCalled(aim.to) }),
    ...(aim.seat !== undefined && { seat: seatOf(aim.seat) }),
    ...(aim.history !== undefined && { history: historyCalled(aim.history) }),
    ...(aim.next !== undefined && { next: historyCalled(aim.next) }),
    ...(aim.gold !== undefined && { gold: aim.gold }),
    ...(aim.royal !== undefined && { royal: royalCalled(aim.royal) }),
    ...(aim.activity !== undefined && { activity: ACTIVITY[aim.activity] }),
    ...(aim.take !== undefined && { take: titleCalled(aim.take) }),
  };
}
export const buying = (what: string): Action =>
  FIEFS.some(({ id }) => id === what) ? { kind: "buyFief", fief: fiefCalled(what) } : { kind: "buyHistory", history: historyCalled(what) };

/** The table in the middle of these steps, set going. */
export function resumed(table: Table, stack: readonly ReturnType<typeof frame>[], dice?: readonly ScriptedDraw[]): Playing {
  const state: State<SveaRike> = { table, stack: [...stack], chance: fastChance("scene"), outcome: null };
  if (dice === undefined) engine.resume(state);
  else engine.scripted(dice, () => engine.resume(state));
  return new Playing(state);
}
const inTurn = (line: string) => [frame("reigns", "goOn"), frame("gameTurn", line)];
/** A turn on which nothing follows: the game then waits, at a question of the setup. */
export const OVER = "firstMerchant";
const inOneTurn = (line: string) => [
  { step: sveaRike.steps.findIndex(({ name }) => name === OVER), line: 0, waiting: 1, memory: NOTHING, answers: null, order: null },
  frame("gameTurn", line),
];
/** From the first line of a game turn. */
export function turn(scene: Scene, dice?: readonly ScriptedDraw[]): Playing {
  const table = tableOf(scene);
  table.turn -= 1;
  return resumed(table, inTurn("begin"), dice);
}
const withoutDraws = (scene: Scene): Scene => ({ noEventDeck: scene.nextEvents === undefined, ...scene });
/** A peace turn in which these families move, in this order. */
export function moves(scene: Scene, order: readonly Who[], dice?: readonly ScriptedDraw[]): Playing {
  const table = tableOf(withoutDraws(scene));
  table.markers = order.map(seatOf);
  table.turned = 0;
  return resumed(table, inOneTurn("moveInOrder"), dice);
}
/** The same, with the windows before it passed: the first family chooses its activity. */
export const choice = (scene: Scene, who: Who): Playing => moves(scene, [who]).passTo("choosing");
/** A war that has just been declared. */
export function war(scene: Scene, country: string, dice?: readonly ScriptedDraw[]): Playing {
  const table = tableOf(withoutDraws(scene));
  table.windsOfWar = countryCalled(country);
  return resumed(table, inOneTurn("wageWar"), dice);
}
/** A turn from a line of its own. */
export const resumedAt = (scene: Scene, line: string, dice?: readonly ScriptedDraw[]): Playing =>
  resumed(tableOf(withoutDraws(scene)), inOneTurn(line), dice);
/** The end of a game turn. */
export const turnEnd = (scene: Scene, dice?: readonly ScriptedDraw[]): Playing => resumed(tableOf(scene), inTurn("endTurn"), dice);
/** The end of the game. */
export const settlement = (scene: Scene, dice?: readonly ScriptedDraw[]): Playing =>
  resumed(tableOf(scene), [frame("reigns", "settle")], dice);
