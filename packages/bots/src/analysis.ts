import type { Game, GameTypes, MatchRecord, Seat, State } from "@stormakt/kernel";
import { canonical, Dice, Engine, fastDice, replay } from "@stormakt/kernel";
import { BREATH, breath } from "./breath.ts";
import { Judgement, shareOut } from "./judgement.ts";
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
/** How a seat's chance went: start + own + others + luck + hidden + rest = end. */
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
  /** What none of these accounts for: a chance told early on was only an estimate. */
  readonly rest: number;
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
const MOST_WORLDS = 24;
/** Milliseconds after which it hurries. */
const PATIENCE = 3_000;
/** So many turning points are told, and none smaller than this. */
const MOST_TURNS = 8;
/** So many moves are looked at more closely, with so many times the worlds; the share of the way until then. */
const CLOSER = 20;
const CLOSELY = 5;
const FIRST_LOOK = 0.7;
const LEAST = 4;
const LEAST_CLOSELY = 16;
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
  /** What a move gained, as far as could be known and in truth, and what chance then made of it. */
  const gainsAt = (at: number, { fell, isForced }: Pick<Weighed, "fell" | "isForced">): Omit<Weighed, "fell" | "isForced"> => {
    const [before, action] = [states[at] as State<G>, actions[at] as G["Action"]];
    const { seat } = record.moves[at] as MatchRecord<G>["moves"][number];
    const luck = fell ? valuer.luck(before, states[at + 1] as State<G>, seat, action).told() : zeros(seats);
    if (isForced) return { known: zeros(seats), hidden: zeros(seats), luck };
    const known = valuer.gain(engine, before, seat, action);
    return { known: known.told(), hidden: valuer.gainInTruth(before, seat, action).told(known), luck };
  };
  const weigh = (at: number): Weighed => {
    const before = states[at] as State<G>;
    const { seat } = record.moves[at] as MatchRecord<G>["moves"][number];
    const fell = hasFallen(engine, seats, before, states[at + 1] as State<G>, seat, actions[at] as G["Action"]);
    const isForced = engine.composable(before, seat).length === 0 && engine.legalActions(before, seat).length <= 1;
    return { fell, isForced, ...gainsAt(at, { fell, isForced }) };
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
  const striking = largest(changesIn(record, weighed)).slice(0, CLOSER);
  for (const [nth, { at }] of striking.entries()) {
    valuer.share = CLOSELY * haste();
    valuer.least = LEAST_CLOSELY;
    for (const moment of [at, at + 1]) (course[moment] as number[]).splice(0, seats, ...valuer.worth(states[moment] as State<G>));
    const move = weighed[at] as Weighed;
    weighed[at] = { ...move, ...gainsAt(at, move) };
    yield FIRST_LOOK + ((1 - FIRST_LOOK) * (nth + 1)) / striking.length;
  }
  const changes = changesIn(record, weighed);
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
  const worlds = Math.max(3, Math.min(MOST_WORLDS, Math.round(EFFORT / Math.max(1, record.moves.length))));
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
  /** How much more it was in the world as it was, whatever dice then fell. */
  readonly hidden: readonly number[];
  /** What the dice and draws made of it. */
  readonly luck: readonly number[];
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
  /** Of the usual effort; but so many tries at the least, however little time there is: fewer tell nothing. */
  share = 1;
  least = LEAST;
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
  private shareOf(usual: number): number {
    return Math.max(this.least, Math.round(usual * this.share));
  }
  /** What a position is worth to each seat. */
  worth(state: State<G>): number[] {
    const seats = this.playouts.mind.seatsOf(state);
    const sums = zeros(seats);
    const tries = state.outcome === null ? this.shareOf(this.tries) : 1;
    for (let nth = 1; nth <= tries; nth++)
      this.finished(this.begin(state, nth), this.until(state)).forEach((chance, seat) => (sums[seat] = (sums[seat] as number) + chance));
    return sums.map((sum) => sum / tries);
  }
  /** What an action gains each seat over what is usually done there, in the world as it is; dice and unseen decks are new each time. */
  gainInTruth(state: State<G>, seat: Seat, action: G["Action"]): Sample {
    const gains = new Sample(this.playouts.mind.seatsOf(state));
    const tries = this.shareOf(this.worlds);
    for (let nth = 1; nth <= tries; nth++) gains.add(this.gained(() => this.begin(state, nth), seat, action));
    return gains;
  }
  /** What an action gains each seat over what is usually done there, as far as whoever takes it can know. */
  gain(engine: Engine<G>, state: State<G>, seat: Seat, action: G["Action"]): Sample {
    const { playouts } = this;
    const worlds = this.shareOf(this.worlds);
    const gains = new Sample(playouts.mind.seatsOf(state));
    const view = engine.view(state, seat);
    for (let nth = 1; nth <= worlds; nth++) {
      const world = imagineWorld(playouts.engine, playouts.mind, view, seat, this.dice);
      gains.add(this.gained(() => playouts.begin(world, nth), seat, action));
    }
    return gains;
  }
  /** What the draw made of an action: where it led, less where the same action leads from the same hidden world with new dice. */
  luck(before: State<G>, after: State<G>, seat: Seat, action: G["Action"]): Sample {
    const made = new Sample(this.playouts.mind.seatsOf(before));
    const until = this.until(before);
    const tries = this.shareOf(this.tries);
    for (let nth = 1; nth <= tries; nth++) {
      const fallen = this.finished(this.begin(after, nth), until);
      const anew = this.begin(before, nth);
      this.playouts.engine.perform(anew, seat, action);
      const other = this.finished(anew, until);
      made.add(fallen.map((chance, at) => chance - (other[at] as number)));
    }
    return made;
  }
  private gained(begin: () => State<G>, seat: Seat, action: G["Action"]): number[] {
    const usual = begin();
    const until = this.until(usual);
    const without = this.finished(usual, until);
    const after = begin();
    this.playouts.engine.perform(after, seat, action);
    return this.finished(after, until).map((chance, at) => chance - (without[at] as number));
  }
  /** The position with dice of this number, and whatever nobody has seen dealt by them. */
  private begin(state: State<G>, nth: number): State<G> {
    const { playouts } = this;
    const begun = playouts.begin(state, nth);
    playouts.engine.game.dealUnseen?.(begun.table, new Dice(begun.chance));
    return begun;
  }
  /** The next quiet moment; the end of the game where bots play on to it, because a value on the way says too little. */
  private until(state: State<G>): number {
    const { mind } = this.playouts;
    return mind.effort("hard", state).depth === Number.POSITIVE_INFINITY ? Number.POSITIVE_INFINITY : mind.clock(state) + 1;
  }
  /** Everybody's chance where a position leads. A game that is over was won by whoever has won it, whatever else bots make of its end. */
  private finished(state: State<G>, until: number): number[] {
    this.playouts.finish(state, until, this.into);
    const seats = this.playouts.mind.seatsOf(state);
    if (state.outcome !== null) shareOut(state.outcome.places[0] ?? [], seats, this.into);
    return Array.from(this.into.subarray(0, seats));
  }
}
/** Differences that were found for each seat. A mean that may as well be none is told as none: so many moves would add up to much noise. */
class Sample {
  private readonly sums: number[];
  private readonly squares: number[];
  private count = 0;
  constructor(seats: number) {
    this.sums = zeros(seats);
    this.squares = zeros(seats);
  }
  add(differences: readonly number[]): void {
    this.count++;
    differences.forEach((difference, seat) => {
      this.sums[seat] = (this.sums[seat] as number) + difference;
      this.squares[seat] = (this.squares[seat] as number) + difference * difference;
    });
  }
  /** The means, or how far they are from those of another sample. */
  told(beside?: Sample): number[] {
    return this.sums.map((_, seat) => {
      const difference = this.mean(seat) - (beside?.mean(seat) ?? 0);
      const variance = this.variance(seat) + (beside?.variance(seat) ?? 0);
      return Math.abs(difference) < CLEAR * Math.sqrt(variance) ? 0 : difference;
    });
  }
  private mean(seat: Seat): number {
    return (this.sums[seat] as number) / this.count;
  }
  /** Of the mean. */
  private variance(seat: Seat): number {
    return Math.max(0, (this.squares[seat] as number) / this.count - this.mean(seat) ** 2) / Math.max(1, this.count - 1);
  }
}
/** So many standard errors from nothing a difference is told. */
const CLEAR = 2;

function totalsOf(course: readonly (readonly number[])[], changes: readonly Change[], seats: number): Total[] {
  return Array.from({ length: seats }, (_, seat): Total => {
    const [start, end] = [course[0]?.[seat] ?? 0, course.at(-1)?.[seat] ?? 0];
    let [own, others, luck, hidden] = [0, 0, 0, 0];
    for (const change of changes) {
      if (change.by === seat) own += change.decision[seat] ?? 0;
      else others += change.decision[seat] ?? 0;
      luck += change.luck[seat] ?? 0;
      hidden += change.hidden[seat] ?? 0;
    }
    return { start, own, others, luck, hidden, rest: end - start - own - others - luck - hidden, end };
  });
}
function changesIn(record: MatchRecord, weighed: readonly Weighed[]): Change[] {
  return weighed.map(({ known, hidden, luck }, at) => ({
    at,
    by: (record.moves[at] as MatchRecord["moves"][number]).seat,
    decision: known,
    luck,
    hidden,
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
