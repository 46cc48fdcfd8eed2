/** How a game runs: an action is carried out, and the steps go on until somebody is asked again. */

import { Asking, refused } from "./asking.ts";
import type { ScriptedDraw } from "./chance.ts";
import { keyedChance, ScriptedChance } from "./chance.ts";
import type { CompiledMove, CompiledStep } from "./compile.ts";
import { moveOf } from "./compile.ts";
import type { Chance, ChanceState, GameTypes, Play, Receipt, Refusal, Seat, State, Told } from "./contract.ts";
import { PASS } from "./contract.ts";
import { firstIn, layDown, ownFrame, seatsIn } from "./frames.ts";
import { seatSet } from "./pen.ts";
import { nextPolled, polled } from "./quiet.ts";

export class Running<G extends GameTypes> extends Asking<G> {
  /** Whatever the pen draws from, for its count of draws. */
  private draws: { readonly drawn: number } = this.dice;

  /** A real match: its dice come from a keyed stream. */
  begin(config: G["Config"], seed: string): State<G> {
    return this.beginWith(config, keyedChance(seed));
  }
  /** A playout, or whatever brings its own chance. */
  beginWith(config: G["Config"], chance: ChanceState): State<G> {
    const { pen } = this;
    const state: State<G> = { table: {}, stack: [], chance, outcome: null };
    this.dice.state = chance;
    pen.tell = undefined;
    state.table = this.game.setUp(config, pen.chance);
    this.lendTo(state);
    this.game.begin(pen);
    this.advance(state);
    return state;
  }

  /** Judges, performs, and reports what was told. Writes on the state it is given, but not if it refuses. */
  submit(state: State<G>, seat: Seat, action: G["Action"]): Receipt<G> | Refusal<G> {
    const moves = this.question(state, seat);
    if (moves === null) return this.notAsked(state, seat);
    const move = moveOf(moves, action);
    if (move === null) return refused("kernel.no-such-move");
    const verdict = move.judge(this.pen, action);
    if (!verdict.legal) return verdict;
    const { pen } = this;
    pen.told = [];
    pen.tell = pen.listen;
    const { drawn } = this.draws;
    const depth = state.stack.length - 1;
    const { answers } = ownFrame(state.stack, depth);
    const wasQuiet = this.askedQuietly(state) !== null;
    try {
      this.carryOut(state, seat, action, move);
    } finally {
      pen.tell = undefined;
    }
    const { told } = pen;
    const secretShown = told.some(({ audience }) => audience !== null && audience.knownAlready !== true);
    const answersTurned = answers !== null && state.stack[depth]?.answers !== answers; // the last answer shows the others'
    const isQuiet = wasQuiet || this.askedQuietly(state) !== null; // whether undo is open would tell the others who has acted
    const revocable = this.draws.drawn === drawn && !secretShown && !answersTurned && !isQuiet && this.nextSeat(state) === seat;
    return { legal: true, told, revocable };
  }
  /** Plays an action that `legalActions` or `sampleAction` gave for this very state. Nobody is told. */
  perform(state: State<G>, seat: Seat, action: G["Action"]): void {
    const frame = state.stack[state.stack.length - 1]!;
    const step = this.steps[frame.step]!;
    const move = moveOf(step.moves, action) ?? moveOf(step.interrupts, action);
    if (move === null) throw new Error(`${action.kind} is no move of ${this.describe(state)}`);
    this.carryOut(state, seat, action, move);
  }
  /** One random action of whoever is asked, judged by the same requirements; false when the game is over. */
  playAny(state: State<G>, chance: Chance): boolean {
    if (state.outcome !== null) return false;
    const { pen } = this;
    const at = state.stack.length - 1;
    const frame = state.stack[at]!;
    const { moves, isQuiet } = this.steps[frame.step]!;
    const seat = isQuiet ? nextPolled(frame) : firstIn(frame.waiting);
    this.lendTo(state);
    pen.seat = seat;
    if (pen.memory !== frame.memory) pen.memory = frame.memory;
    pen.asked = frame.step;
    const action = moves[0]!.drawsReady ? this.drawReady(state, seat, moves, chance) : this.draw(state, seat, moves, chance);
    if (action === null) return this.stuck(state, seat);
    pen.at = at;
    const own = ownFrame(state.stack, at);
    own.waiting &= ~(1 << seat);
    if (isQuiet) polled(own, seat);
    if (own.answers === null) this.drawnFrom.perform!(pen, action, seat, own.memory);
    else {
      layDown(own.answers, seat, action);
      if (own.waiting !== 0) return true;
    }
    this.advance(state);
    return true;
  }
  /** On its own, as the text of every error here: what is never needed leaves room for what is to be compiled in one piece. */
  private stuck(state: State<G>, seat: Seat): never {
    throw new Error(`seat ${seat} has no legal action in ${this.describe(state)}`);
  }
  private carryOut(state: State<G>, seat: Seat, action: G["Action"], move: CompiledMove<G>): void {
    const { pen } = this;
    const at = state.stack.length - 1;
    const frame = ownFrame(state.stack, at);
    this.lendTo(state);
    pen.seat = seat;
    pen.at = at;
    frame.waiting &= ~(1 << seat);
    if (this.steps[frame.step]!.isQuiet) polled(frame, seat);
    if (frame.answers === null) move.perform!(pen, action, seat, frame.memory);
    else layDown(frame.answers, seat, action);
    this.advance(state);
  }

  /** Sets a position made by hand going: a scenario is a table and a stack. */
  resume(state: State<G>): State<G> {
    this.lendTo(state);
    this.advance(state);
    return state;
  }
  /** Runs the game until it waits for somebody. */
  private advance(state: State<G>): void {
    const { pen, steps } = this;
    const { stack } = state;
    while (state.outcome === null) {
      const at = stack.length - 1;
      const frame = stack[at];
      if (frame === undefined) return this.unfinished();
      const step = steps[frame.step]!;
      pen.at = at;
      if (step.isProcedure) {
        const line = frame.line;
        if (line === step.lines.length) {
          stack.pop();
          continue;
        }
        const own = ownFrame(stack, at);
        own.line = line + 1; // bookmark first: whatever the line calls comes back to the next one
        step.lines[line]!(pen, own.memory);
      } else if (frame.waiting !== 0) return;
      else if (step.isWindow) this.turnWindow(state, at, step);
      else {
        const { answers } = frame;
        const memory = answers === null ? frame.memory : ownFrame(stack, at).memory;
        stack.pop();
        if (answers !== null) step.reveal!(pen, memory, answers);
      }
    }
  }
  private unfinished(): never {
    throw new Error(`${this.game.id}: the last step is over and nobody has concluded the game`);
  }
  /** Nobody is being waited for in a window: make the first reaction, or close it, or poll anew. */
  private turnWindow(state: State<G>, at: number, step: CompiledStep<G>): void {
    const { pen } = this;
    if (state.stack[at]!.line === 1) {
      state.stack.pop();
      return;
    }
    const frame = ownFrame(state.stack, at);
    const { answers, order } = frame;
    if (answers !== null && order !== null) {
      frame.answers = null;
      frame.order = null;
      for (let i = 0; i < order.length; i++) {
        const seat = order[i]!;
        const action = answers[seat]!;
        if (action === PASS || action.kind === PASS.kind) continue;
        pen.seat = seat;
        moveOf(step.moves, action)!.perform!(pen, action, seat, frame.memory);
        return;
      }
      state.stack.pop();
      return;
    }
    pen.memory = frame.memory;
    pen.asked = frame.step;
    const polled = step.polls!(pen);
    if (polled.length === 0) {
      state.stack.pop();
      return;
    }
    frame.order = polled;
    frame.answers = [];
    frame.waiting = seatSet(polled);
  }
  /** Most often it is lent already: to ask is quicker than to write. */
  private lendTo(state: State<G>): void {
    const { pen } = this;
    if (pen.state !== state) pen.state = state;
    if (pen.table !== state.table) pen.table = state.table;
    if (this.dice.state !== state.chance) this.dice.state = state.chance;
  }
  /**
   * Runs an effect on a state that may be spoiled, with chance of one's own, and hears what is told. With `runsOn` the game then goes on,
   * all passing in windows, until somebody has to decide. Who would be asked is told last.
   */
  tryOut(state: State<G>, chance: Chance, effect: (play: Play<G>) => void, runsOn: boolean): { told: Told<G>[]; asks: Asks | null } {
    const { pen } = this;
    const depth = state.stack.length;
    this.lendTo(state);
    pen.at = depth - 1;
    pen.chance = chance;
    pen.told = [];
    pen.tell = pen.listen;
    try {
      effect(pen);
      if (runsOn) this.advance(state);
      for (let frame = state.stack.at(-1); runsOn && frame?.order && state.outcome === null; frame = state.stack.at(-1)) {
        const passed = ownFrame(state.stack, state.stack.length - 1);
        passed.answers = [];
        for (const seat of frame.order) layDown(passed.answers, seat, PASS);
        passed.waiting = 0;
        this.advance(state);
      }
    } finally {
      pen.tell = undefined;
      pen.chance = this.dice;
    }
    const top = state.outcome === null && (runsOn || state.stack.length > depth) ? state.stack.at(-1) : undefined;
    if (top === undefined || top.waiting === 0) return { told: pen.told, asks: null };
    return { told: pen.told, asks: { kind: "asked", step: this.steps[top.step]!.name, seats: seatsIn(top.waiting) } };
  }
  /** Runs `work` with scripted dice, and fails if a scripted draw is left over. */
  scripted<T>(script: readonly ScriptedDraw[], work: () => T): T {
    const chance = new ScriptedChance(script);
    this.pen.chance = chance;
    this.draws = chance;
    try {
      const result = work();
      chance.mustBeUsedUp();
      return result;
    } finally {
      this.pen.chance = this.dice;
      this.draws = this.dice;
    }
  }
}

/** A question that would be asked. */
export interface Asks {
  readonly kind: "asked";
  readonly step: string;
  readonly seats: readonly Seat[];
}
