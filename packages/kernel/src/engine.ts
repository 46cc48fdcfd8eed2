/** The engine: all that is asked of a game. What is known of a state, and how one is kept, stand here; see `running.ts` and `asking.ts`. */
import { Dice, fastChance, keyedChance } from "./chance.ts";
import type { Chance, Frame, FrameView, GameTypes, Receipt, Seat, State, View } from "./contract.ts";
import { NOTHING } from "./contract.ts";
import { canonical, copyPlain } from "./data.ts";
import { hash } from "./digest.ts";
import type { Format } from "./format.ts";
import { answeredIn, copyRest, copyStack, layDown, seatsIn } from "./frames.ts";
import type { SavedFrame } from "./naming.ts";
import { askedQuietly, quietLine } from "./quiet.ts";
import type { Recent } from "./recent.ts";
import { Running } from "./running.ts";
import { heardBy } from "./undo.ts";

/** How many words dice may begin with: fewer, and the first throw would favour some results. */
const WORDS = 0x100000000;

/**
 * Plays one game. It keeps nothing of a match: the state is handed in with every call, and written on by `submit`, `perform` and `playAny`.
 * Not re-entrant (one pen is lent to all steps), so a requirement must not call it. One engine per worker will do.
 */
export class Engine<G extends GameTypes> extends Running<G> {
  /** What a seat hears of it; null: a spectator. */
  heardBy({ told }: Pick<Receipt<G>, "told">, seat: Seat | null): G["Event"][] {
    return heardBy<G["Event"]>(told, seat);
  }
  /** All that a seat may know; null: a spectator. */
  view(state: State<G>, seat: Seat | null): View<G> {
    return { table: this.game.viewOf(state.table, seat), stack: this.stackFor(state, seat), outcome: state.outcome };
  }
  /** What a seat may know of what the game is in the middle of. `alike`: what has been found of this very stack that is the same for all. */
  stackFor({ stack }: State<G>, seat: Seat | null, alike?: FrameView<G>[]): FrameView<G>[] {
    if (alike === undefined) return stack.map((frame) => this.frameView(frame, seat));
    return stack.map((frame, at) => {
      if (!this.isFrameSeenAlike(frame)) return this.frameView(frame, seat);
      return (alike[at] ??= this.frameView(frame, null));
    });
  }
  /** The same where all see the same of it, after a position of which this was seen: a frame that is as it was is the very same again. */
  stackAfter(frames: readonly Frame<G>[], seen: readonly FrameView<G>[], { stack }: State<G>): FrameView<G>[] {
    return stack.map((frame, at) => {
      const was = frames[at];
      return was !== undefined && isSameFrame(was, frame) ? seen[at]! : this.frameView(frame, null);
    });
  }
  private frameView(frame: Frame<G>, seat: Seat | null): FrameView<G> {
    const step = this.steps[frame.step]!;
    const own = seat === null ? null : (frame.answers?.[seat] ?? null);
    const answered = answeredIn(frame);
    return {
      step: step.name,
      line: step.labels[frame.line] ?? null,
      memory: frame.memory === NOTHING ? {} : copyPlain(frame.memory),
      waiting: step.isWindow
        ? (frame.order ?? []).filter((by) => by !== seat || own === null)
        : seatsIn(step.isQuiet ? waitingFor(frame, seat) : frame.waiting),
      answered: step.isWindow ? answered.filter((by) => by === seat) : answered,
      own: copyPlain(own),
      order: copyPlain(frame.order),
    };
  }
  /** A full state that `seat` cannot tell from the true one; what lies face down is drawn anew, with dice of its own. */
  determinise(view: View<G>, seat: Seat, chance: Chance): State<G> {
    const stack = view.stack.map((frame) => this.frameFrom(frame, seat));
    const state: State<G> = {
      table: this.game.imagine(view.table, seat, chance, view.stack),
      stack,
      chance: [chance.below(WORDS) | 0, chance.below(WORDS) | 0, chance.below(WORDS) | 0, 1],
      outcome: view.outcome,
    };
    for (let at = 0; at < stack.length; at++) {
      const { answers } = stack[at]!;
      if (answers === null) continue;
      state.stack = stack.slice(0, at + 1);
      for (const by of view.stack[at]!.answered) {
        if (by === seat) continue;
        stack[at]!.waiting |= 1 << by; // asked once more, for the length of a draw
        const answer = this.sampleAction(state, by, chance);
        stack[at]!.waiting &= ~(1 << by);
        if (answer === null) throw new Error(`no answer can be imagined for seat ${by} in ${this.describe(state)}`);
        layDown(answers, by, answer);
      }
    }
    state.stack = stack;
    return state;
  }
  private frameFrom(seen: FrameView<G>, seat: Seat): Frame<G> {
    const index = this.stepCalled.get(seen.step);
    if (index === undefined) throw new Error(`${this.game.id} has no step ${seen.step}`);
    const step = this.steps[index]!;
    const answers: (G["Action"] | null)[] | null = step.isSealed || seen.order !== null ? [] : null;
    if (answers !== null && seen.own !== null) layDown(answers, seat, copyPlain(seen.own));
    let waiting = 0;
    for (const by of seen.waiting) waiting |= 1 << by;
    return {
      step: index,
      line: step.isQuiet ? quietLine(waiting | (1 << seat), seat) : seen.line === null ? step.labels.length : step.lineCalled(seen.line),
      waiting,
      memory: Object.keys(seen.memory).length === 0 ? NOTHING : copyPlain(seen.memory),
      answers,
      order: copyPlain(seen.order),
      isShared: false,
    };
  }

  /** A state of its own, equal to this one. Written over `into` where one is given that is no longer needed: searches keep one at hand. */
  copy(state: State<G>, into?: State<G>): State<G> {
    if (into === undefined) {
      const { table, chance, outcome } = state;
      const made: State<G> = { table: this.game.copyTable(table), stack: [], chance: chance.slice(), outcome };
      copyStack(state.stack, made.stack);
      return made;
    }
    into.table = this.game.copyTable(state.table, into.table);
    copyRest(state, into);
    return into;
  }
  /**
   * 64 bits of the position. By name, and without the procedures under way, so that neither a new card nor a renamed line changes it: of
   * format 3 part by part, of format 2 as one text, by which sums and marks of positions go that are kept apart from matches. Of format 1,
   * in old records: of the text that `save` gives.
   */
  digest(state: State<G>, format: Format = 2, recent?: Recent): string {
    if (format === 1) return hash(this.save(state));
    return this.naming.digest(state, this.steps, format, recent);
  }
  /** The state as text, with steps and lines by name: readable, and unmoved by steps added later. */
  save(state: State<G>): string {
    return canonical({ ...state, stack: this.savedStack(state) });
  }
  /** What the game is in the middle of, with steps and lines by name. */
  savedStack({ stack }: State<G>): SavedFrame<G>[] {
    return stack.map(({ step, line, waiting, memory, answers, order }) => ({
      line: this.steps[step]!.labels[line] ?? line,
      order,
      step: this.steps[step]!.name,
      waiting,
      memory,
      answers,
    }));
  }
  load(text: string): State<G> {
    const saved = JSON.parse(text) as Omit<State<G>, "stack"> & { stack: SavedFrame<G>[] };
    const stack = saved.stack.map(({ step: name, line, waiting, memory, answers, order }): Frame<G> => {
      const step = this.stepCalled.get(name);
      if (step === undefined) throw new Error(`${this.game.id} has no step ${name}`);
      return {
        step,
        line: typeof line === "string" ? this.steps[step]!.lineCalled(line) : line,
        waiting,
        memory,
        answers,
        order,
        isShared: false,
      };
    });
    return { table: saved.table, stack, chance: saved.chance, outcome: saved.outcome };
  }
  /** The same state with dice nobody has seen: where a branch leaves the game it came from. */
  rekey(state: State<G>, seed: string): void {
    state.chance = state.chance.length === 4 ? fastChance(seed) : keyedChance(seed);
  }
  /** Going back over chance: dice nobody has seen, and whatever no seat knows dealt anew by them. */
  dealAnew(state: State<G>, seed: string): void {
    this.rekey(state, seed);
    this.game.dealUnseen?.(state.table, new Dice(state.chance));
  }
}

/** Of positions that are not written on any more: copies share the notes of a frame until one of them writes. */
function isSameFrame<G extends GameTypes>(was: Frame<G>, is: Frame<G>): boolean {
  return was.memory === is.memory && was.step === is.step && was.line === is.line && was.waiting === is.waiting;
}
/** In a quiet decision a seat knows of itself alone whether it has answered. */
function waitingFor(frame: Frame<any>, seat: Seat | null): number {
  const asked = askedQuietly(frame);
  return seat === null ? asked : (asked & ~(1 << seat)) | (frame.waiting & (1 << seat));
}

export type { Asks } from "./running.ts";
