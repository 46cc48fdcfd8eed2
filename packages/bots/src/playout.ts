import type { Chance, ChanceState, Engine, GameTypes, Passing, Seat, State, View } from "@stormakt/kernel";
import { Dice, NOBODY, ownFrame } from "@stormakt/kernel";
import type { Judgement } from "./judgement.ts";
import type { Care, Effort, Mind } from "./mind.ts";
import { Onlooker } from "./onlooker.ts";

/** Words of the dice that playouts throw. */
const FAST = 4;
/** Nobody plays on for ever. */
const MOST_ACTIONS = 4000;

/** A world the seat cannot tell from the true one, with hidden answers and hands as the seat believes them. */
export function imagineWorld<G extends GameTypes>(engine: Engine<G>, mind: Mind<G>, view: View<G>, seat: Seat, chance: Chance): State<G> {
  const world = engine.determinise(view, seat, chance);
  mind.believe?.(engine, world, seat, chance);
  answerAsBelieved(engine, mind, view, world, seat, chance);
  return world;
}
/** What others have laid face down is what they would sensibly do, not just anything legal. */
function answerAsBelieved<G extends GameTypes>(
  engine: Engine<G>,
  mind: Mind<G>,
  view: View<G>,
  world: State<G>,
  seat: Seat,
  chance: Chance,
): void {
  const top = world.stack.length - 1;
  const seen = view.stack[top];
  if (seen === undefined || seen.order !== null) return;
  const frame = ownFrame(world.stack, top);
  if (frame.answers === null) return;
  for (const by of seen.answered) {
    if (by === seat) continue;
    const { waiting } = frame;
    const answer = frame.answers[by] ?? null;
    frame.answers[by] = null;
    frame.waiting = waiting | (1 << by); // asked once more, for the length of a draw
    const drawn = mind.rollout(engine, world, by, chance);
    frame.waiting = waiting;
    frame.answers[by] = engine.judge({ ...world, stack: [...world.stack.slice(0, top), { ...frame, waiting: 1 << by }] }, by, drawn).legal
      ? drawn
      : answer;
  }
}

/** Plays worlds on, to a game's mind, and judges where they lead. */
export class Playouts<G extends GameTypes> implements Passing<G> {
  readonly engine: Engine<G>;
  readonly mind: Mind<G>;
  readonly judgement: Judgement<G>;
  /** The state all playouts are played in, one after the other: each begins by writing over the one before. */
  private spare: State<G> | null = null;
  /** Where the last playout ended. */
  last: State<G> | null = null;
  private readonly dice = new Dice([0, 0, 0, 1]);
  private own = 0;
  private beat = 0;
  /** Where the playout under way ends. */
  private until = 0;
  /** How decisions are looked into in the playout under way, for whom, and by whom. */
  private care: Care | null = null;
  private thinker: Seat = NOBODY;
  private carefulUntil = 0;
  private onlooker: Onlooker<G> | null = null;
  private withInsight: Playouts<G> | null = null;

  constructor(engine: Engine<G>, judgement: Judgement<G>, mind: Mind<G> = judgement.mind) {
    this.engine = engine;
    this.mind = mind;
    this.judgement = judgement;
  }
  /** Those of an effort that asks for insight. They are others: whatever becomes of them, these here are played as they were. */
  forEffort({ insight }: Pick<Effort, "insight">): Playouts<G> {
    const { engine, judgement, mind } = this;
    if (insight !== true || mind.insight === undefined) return this;
    this.withInsight ??= new Playouts(engine, judgement, { ...mind, rollout: mind.insight });
    return this.withInsight;
  }

  /** A copy of the world, until the next one is begun, with dice of this number: the same number, the same luck, whatever is tried. */
  begin(world: State<G>, luck: number): State<G> {
    const state = this.engine.copy(world, this.spare ?? undefined);
    this.spare = state;
    this.own = luck ^ (world.chance[0] ?? 0);
    this.beat = this.mind.beat?.(state) ?? 0;
    this.roll(state, this.own);
    return state;
  }
  private roll(state: State<G>, own: number): void {
    if (state.chance.length === FAST) throwAnew(state.chance, own, 1);
    else state.chance = throwAnew([0, 0, 0, 0], own, 1); // dice of a match: playouts throw quicker ones
    throwAnew(this.dice.state, own, 4);
  }
  /** With every beat of the game the luck is that of the beat, whatever was drawn before it: so two candidates stay comparable. */
  private keepTime(state: State<G>): void {
    const beat = this.mind.beat?.(state) ?? 0;
    if (beat === this.beat) return;
    this.beat = beat;
    this.roll(state, scattered(this.own, 64 + beat));
  }
  /** What a seat does in playouts. */
  sensible(state: State<G>, seat: Seat): G["Action"] {
    return this.mind.rollout(this.engine, state, seat, this.dice);
  }
  /**
   * From where the state stands to the clock's `until`, all seats playing as they do in playouts; then the chances of all. `care`: whose
   * decisions are looked into, `thinker` being the seat that thinks.
   */
  finish(state: State<G>, until: number, into: Float64Array, care: Care | null = null, thinker: Seat = NOBODY): void {
    const { engine, mind } = this;
    const toTheEnd = until === Number.POSITIVE_INFINITY;
    this.until = until;
    this.care = care;
    this.thinker = thinker;
    this.carefulUntil = care === null ? 0 : mind.clock(state) + care.turns;
    engine.passing = mind.passes === undefined ? null : this;
    try {
      for (let actions = 0; state.outcome === null && actions < MOST_ACTIONS && (toTheEnd || mind.clock(state) < until); actions++)
        this.act(state);
    } finally {
      engine.passing = null;
      this.care = null;
    }
    this.last = state;
    this.judgement.judge(state, into);
  }
  /** One step ahead: only what the action itself leaves open is settled, sealed answers, windows and what the mind would see the end of. */
  settle(state: State<G>, into: Float64Array): void {
    const { engine, mind } = this;
    this.until = Number.POSITIVE_INFINITY;
    engine.passing = mind.passes === undefined ? null : this;
    try {
      for (let actions = 0; state.outcome === null && actions < MOST_ACTIONS; actions++) {
        const frame = state.stack.at(-1);
        if (frame === undefined || (frame.answers === null && mind.isHalfDone?.(state) !== true)) break;
        this.act(state);
      }
    } finally {
      engine.passing = null;
    }
    this.last = state;
    this.judgement.judge(state, into);
  }
  private act(state: State<G>): void {
    const { engine, mind } = this;
    const seat = engine.nextSeat(state);
    const action = (this.care === null ? null : this.looked(state, seat, this.care)) ?? mind.rollout(engine, state, seat, this.dice);
    engine.perform(state, seat, action);
    if (mind.beat !== undefined) this.keepTime(state);
  }
  /** What the seat does that looks before it acts; null: it acts quickly. */
  private looked(state: State<G>, seat: Seat, care: Care): G["Action"] | null {
    if (care.own && seat !== this.thinker) return null;
    if (!care.windows && state.stack[state.stack.length - 1]?.answers !== null) return null;
    const { engine, mind } = this;
    if (mind.clock(state) >= this.carefulUntil) return null;
    this.onlooker ??= new Onlooker(new Playouts(engine, this.judgement, mind));
    const action = this.onlooker.best(state, seat, care, this.dice);
    engine.passing = mind.passes === undefined ? null : this; // theirs were asked while it looked
    return action;
  }
  /** A window at which the playout ends stays open. */
  areIdle(state: Readonly<State<G>>, memory: object, seats: number): boolean {
    const { mind } = this;
    return mind.clock(state) < this.until && mind.passes?.(state, memory, seats) === true;
  }
  /** A beat, as it would have been had all passed one after the other. */
  closes(state: State<G>): void {
    if (this.mind.beat !== undefined) this.keepTime(state);
  }
}
/** Puts dice back to where a number has them begin. In place: whoever throws them holds them already. */
function throwAnew(dice: ChanceState, own: number, salt: number): ChanceState {
  dice[0] = scattered(own, salt);
  dice[1] = scattered(own, salt + 1);
  dice[2] = scattered(own, salt + 2);
  dice[3] = 1;
  return dice;
}
/** A word that tells nothing of its neighbours: numbers next to each other give dice that have nothing in common. */
function scattered(number: number, salt: number): number {
  let word = (number ^ Math.imul(salt, 0x9e3779b1)) | 0;
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}
