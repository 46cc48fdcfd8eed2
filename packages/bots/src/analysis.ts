import type { Game, GameTypes, MatchRecord, Seat, State } from "@stormakt/kernel";
import { canonical, Dice, Engine, fastDice, replay } from "@stormakt/kernel";
import { BREATH, breath } from "./breath.ts";
import { Judgement } from "./judgement.ts";
import { mindOf } from "./minds.ts";
import { imagineWorld, Playouts } from "./playout.ts";

/** What a finished game was worth to each seat at every moment, and what made it so: decisions, luck, or what nobody could know. */
export interface Analysis<G extends GameTypes = GameTypes> {
  readonly seats: number;
  /** Each seat's chance of winning at the start, and after each move of the record. */
  readonly course: readonly (readonly number[])[];
  /** By seat. */
  readonly totals: readonly Total[];
  /** The largest swings, in the order of the game. */
  readonly turns: readonly Turn<G>[];
}
/** How a seat's chance went: start + own + others + luck + hidden = end. */
export interface Total {
  readonly start: number;
  /** What its own decisions brought. */
  readonly own: number;
  /** What the others' decisions did to it. */
  readonly others: number;
  /** What dice and draws brought, and nothing else: a move by which no chance fell has none. */
  readonly luck: number;
  /** What decisions led to beyond what could be known when they were taken: others' hands, answers lying face down. */
  readonly hidden: number;
  readonly end: number;
}
export type TurnKind = "decision" | "luck" | "hidden";
export interface Turn<G extends GameTypes = GameTypes> {
  /** The move of the record, from 0. */
  readonly at: number;
  readonly kind: TurnKind;
  /** Who moved, and what. */
  readonly by: Seat;
  readonly action: G["Action"];
  /** Whose chance it changed most, and by how much. */
  readonly seat: Seat;
  readonly amount: number;
}
export interface AnalysisOptions {
  /** Imagined worlds in which a decision is weighed. */
  readonly worlds?: number;
  /** Playouts by which a position is valued. */
  readonly playouts?: number;
  readonly seed?: string;
  /** Asked before each move: the share of worlds and playouts it is to have, where time is short. */
  readonly haste?: () => number;
}
/** Worlds for all moves together: a long game is not weighed longer than a short one. */
const EFFORT = 1_600;
/** Milliseconds after which it hurries. */
const PATIENCE = 3_000;
/** So many turning points are told, and none smaller than this. */
const MOST_TURNS = 8;
/** So many moves are looked at more closely, with so many times the worlds; the share of the way until then. */
const CLOSER = 20;
const CLOSELY = 5;
const FIRST_LOOK = 0.7;
const LEAST_TURN = 0.04;

/**
 * Goes through a finished game. A position is worth what it leads to on average, played on for a little with new dice, and with decks that
 * nobody has seen shuffled anew. A decision is worth what it gained over what is usually done there, over worlds the seat could not tell
 * from the true one. Where chance fell, luck is what the draw made of the same action in the same hidden world. Yields how much is done.
 */
export function* analyse<G extends GameTypes>(
  engine: Engine<G>,
  playouts: Playouts<G>,
  record: MatchRecord<G>,
  { worlds = 6, playouts: tries = 12, seed = "analysis", haste = () => 1 }: AnalysisOptions = {},
): Generator<number, Analysis<G>> {
  const { states, actions } = courseOf(engine, record);
  const valuer = new Valuer(playouts, tries, worlds, seed);
  const seats = playouts.mind.seatsOf(states[0] as State<G>);
  // Moments that nothing has changed between share one list of chances.
  const course = [valuer.worth(states[0] as State<G>)];
  const weighed: Weighed[] = [];
  /** What a move gained, as far as could be known and in truth. */
  const gainsAt = (at: number): Pick<Weighed, "known" | "full"> => {
    const [before, action] = [states[at] as State<G>, actions[at] as G["Action"]];
    const { seat } = record.moves[at] as MatchRecord<G>["moves"][number];
    return { known: valuer.gain(engine, before, seat, action), full: valuer.gainInTruth(before, seat, action) };
  };
  const weigh = (at: number): Weighed => {
    const before = states[at] as State<G>;
    const { seat } = record.moves[at] as MatchRecord<G>["moves"][number];
    const fell = hasFallen(engine, seats, before, states[at + 1] as State<G>, seat, actions[at] as G["Action"]);
    const isForced = engine.composable(before, seat).length === 0 && engine.legalActions(before, seat).length <= 1;
    return { fell, isForced, ...(isForced ? { known: zeros(seats), full: zeros(seats) } : gainsAt(at)) };
  };
  for (let at = 0; at < record.moves.length; at++) {
    valuer.share = haste();
    const move = weigh(at);
    weighed.push(move);
    // What could be no other, and left nothing to chance, has changed nothing.
    course.push(move.isForced && !move.fell ? (course[at] as number[]) : valuer.worth(states[at + 1] as State<G>));
    yield (FIRST_LOOK * (at + 1)) / record.moves.length;
  }
  // What looks like a turning point may be noise: it is looked at more closely.
  const striking = largest(changesIn(record, course, weighed)).slice(0, CLOSER);
  for (const [nth, { at }] of striking.entries()) {
    valuer.share = CLOSELY * haste();
    for (const moment of [at, at + 1]) (course[moment] as number[]).splice(0, seats, ...valuer.worth(states[moment] as State<G>));
    const move = weighed[at] as Weighed;
    if (!move.isForced) weighed[at] = { ...move, ...gainsAt(at) };
    yield FIRST_LOOK + ((1 - FIRST_LOOK) * (nth + 1)) / striking.length;
  }
  const changes = changesIn(record, course, weighed);
  const turns = largest(striking.map(({ at }) => changes[at] as Change))
    .filter(({ amount }) => Math.abs(amount) >= LEAST_TURN)
    .slice(0, MOST_TURNS)
    .sort((one, other) => one.at - other.at)
    .map((turn): Turn<G> => ({ ...turn, action: actions[turn.at] as G["Action"] }));
  return { seats, course, totals: totalsOf(course, changes, seats), turns };
}
/** The same in a worker: in slices, telling how far it is, until it is done or stopped. */
export async function analyseAloud<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord<G>,
  { stop, progress }: { readonly stop?: AbortSignal; readonly progress?: (share: number) => void } = {},
): Promise<Analysis<G>> {
  const mind = await mindOf<G>(game.id);
  if (mind === null) throw new Error(`nobody has taught a bot ${game.id} yet`);
  const thinking = new Engine(game);
  thinking.thrifty = true;
  const worlds = Math.max(3, Math.min(10, Math.round(EFFORT / Math.max(1, record.moves.length))));
  const begun = performance.now();
  let done = 0;
  const haste = (): number => {
    const whole = done < 0.04 ? 0 : (performance.now() - begun) / done;
    return whole > PATIENCE ? Math.max(0.2, PATIENCE / whole) : 1;
  };
  const going = analyse(new Engine(game), new Playouts(thinking, new Judgement(mind)), record, { worlds, playouts: 2 * worlds, haste });
  let heard = performance.now();
  for (;;) {
    const step = going.next();
    if (step.done === true) return step.value;
    done = step.value;
    if (performance.now() - heard < BREATH) continue;
    progress?.(step.value);
    await breath();
    if (stop?.aborted === true) throw new Error("the analysis was stopped");
    heard = performance.now();
  }
}
/** What a move was worth to each seat beside what is usually done there. */
interface Weighed {
  /** Whether dice were thrown or something was drawn. */
  readonly fell: boolean;
  readonly isForced: boolean;
  /** As far as whoever took it could know. */
  readonly known: readonly number[];
  /** In the world as it was, whatever dice then fell. */
  readonly full: readonly number[];
}
interface Change {
  readonly at: number;
  readonly by: Seat;
  readonly decision: readonly number[];
  readonly luck: readonly number[];
  readonly hidden: readonly number[];
}
const zeros = (seats: number): number[] => Array.from({ length: seats }, () => 0);
function courseOf<G extends GameTypes>(engine: Engine<G>, record: MatchRecord<G>): { states: State<G>[]; actions: G["Action"][] } {
  const states = [replay(engine, record, 0)];
  const actions: G["Action"][] = [];
  replay(engine, record, record.moves.length, (_receipt, _at, state, action) => {
    states.push(engine.copy(state));
    actions.push(action);
  });
  return { states, actions };
}
/** So often it is tried whether another deal would have led elsewhere. */
const DEALS = 3;
/** Whether a move threw dice or drew what nobody had seen: then the same action in the same world could have led elsewhere. */
function hasFallen<G extends GameTypes>(
  engine: Engine<G>,
  seats: number,
  before: State<G>,
  after: State<G>,
  seat: Seat,
  action: G["Action"],
): boolean {
  if (before.chance.some((word, at) => word !== after.chance[at])) return true;
  if (engine.game.dealUnseen === undefined) return false;
  const seen = seenOf(engine, seats, after);
  return Array.from({ length: DEALS }, (_, nth) => nth).some((nth) => {
    const other = engine.copy(before);
    engine.dealAnew(other, `deal ${nth}`);
    engine.perform(other, seat, action);
    return seenOf(engine, seats, other) !== seen;
  });
}
/** All that anybody can see. */
const seenOf = <G extends GameTypes>(engine: Engine<G>, seats: number, state: State<G>): string =>
  canonical(Array.from({ length: seats }, (_, seat) => engine.view(state, seat)));

class Valuer<G extends GameTypes> {
  /** Of the usual effort. */
  share = 1;
  private readonly playouts: Playouts<G>;
  private readonly tries: number;
  private readonly worlds: number;
  private readonly dice: ReturnType<typeof fastDice>;
  private readonly into: Float64Array;
  constructor(playouts: Playouts<G>, tries: number, worlds: number, seed: string) {
    this.playouts = playouts;
    this.tries = tries;
    this.worlds = worlds;
    this.dice = fastDice(seed);
    this.into = new Float64Array(16);
  }
  /** What a position is worth to each seat. */
  worth(state: State<G>): number[] {
    const seats = this.playouts.mind.seatsOf(state);
    const sums = zeros(seats);
    const tries = state.outcome === null ? Math.max(2, Math.round(this.tries * this.share)) : 1;
    for (let nth = 1; nth <= tries; nth++) this.add(sums, this.begin(state, nth), this.until(state), 1 / tries);
    return sums;
  }
  /** What an action gains each seat over what is usually done there, in the world as it is; dice and unseen decks are new each time. */
  gainInTruth(state: State<G>, seat: Seat, action: G["Action"]): number[] {
    const gains = zeros(this.playouts.mind.seatsOf(state));
    const tries = Math.max(2, Math.round(this.worlds * this.share));
    for (let nth = 1; nth <= tries; nth++) this.addGain(gains, () => this.begin(state, nth), seat, action, 1 / tries);
    return gains;
  }
  /** What an action gains each seat over what is usually done there, as far as whoever takes it can know. */
  gain(engine: Engine<G>, state: State<G>, seat: Seat, action: G["Action"]): number[] {
    const { playouts } = this;
    const worlds = Math.max(2, Math.round(this.worlds * this.share));
    const gains = zeros(playouts.mind.seatsOf(state));
    const view = engine.view(state, seat);
    for (let nth = 1; nth <= worlds; nth++) {
      const world = imagineWorld(playouts.engine, playouts.mind, view, seat, this.dice);
      this.addGain(gains, () => playouts.begin(world, nth), seat, action, 1 / worlds);
    }
    return gains;
  }
  private addGain(gains: number[], begin: () => State<G>, seat: Seat, action: G["Action"], share: number): void {
    const usual = begin();
    const until = this.until(usual);
    this.add(gains, usual, until, -share);
    const after = begin();
    this.playouts.engine.perform(after, seat, action);
    this.add(gains, after, until, share);
  }
  /** The position with dice of this number, and whatever nobody has seen dealt by them. */
  private begin(state: State<G>, nth: number): State<G> {
    const { playouts } = this;
    const begun = playouts.begin(state, nth);
    playouts.engine.game.dealUnseen?.(begun.table, new Dice(begun.chance));
    return begun;
  }
  /** The next quiet moment. */
  private until(state: State<G>): number {
    return this.playouts.mind.clock(state) + 1;
  }
  private add(sums: number[], state: State<G>, until: number, share: number): void {
    this.playouts.finish(state, until, this.into);
    for (let seat = 0; seat < sums.length; seat++) sums[seat] = (sums[seat] as number) + share * (this.into[seat] as number);
  }
}

function totalsOf(course: readonly (readonly number[])[], changes: readonly Change[], seats: number): Total[] {
  return Array.from({ length: seats }, (_, seat): Total => {
    const [start, end] = [course[0]?.[seat] ?? 0, course.at(-1)?.[seat] ?? 0];
    let [own, others, luck] = [0, 0, 0];
    for (const change of changes) {
      if (change.by === seat) own += change.decision[seat] ?? 0;
      else others += change.decision[seat] ?? 0;
      luck += change.luck[seat] ?? 0;
    }
    return { start, own, others, luck, hidden: end - start - own - others - luck, end };
  });
}
function changesIn(record: MatchRecord, course: readonly (readonly number[])[], weighed: readonly Weighed[]): Change[] {
  return weighed.map(({ fell, known, full }, at) => ({
    at,
    by: (record.moves[at] as MatchRecord["moves"][number]).seat,
    decision: known,
    luck: full.map((gain, seat) => (fell ? (course[at + 1]?.[seat] ?? 0) - (course[at]?.[seat] ?? 0) - gain : 0)),
    hidden: full.map((gain, seat) => gain - (known[seat] ?? 0)),
  }));
}
/** What each move changed most, largest first. */
function largest(changes: readonly Change[]): Omit<Turn, "action">[] {
  return changes
    .map((change): Omit<Turn, "action"> => {
      const kinds = (["decision", "luck", "hidden"] as const).map((kind) => ({ kind, ...peak(change[kind]) }));
      const most = kinds.reduce((first, one) => (Math.abs(one.amount) > Math.abs(first.amount) ? one : first));
      return { at: change.at, by: change.by, ...most };
    })
    .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
}
function peak(amounts: readonly number[]): { readonly seat: Seat; readonly amount: number } {
  let seat = 0;
  amounts.forEach((amount, at) => {
    if (Math.abs(amount) > Math.abs(amounts[seat] ?? 0)) seat = at;
  });
  return { seat, amount: amounts[seat] ?? 0 };
}
