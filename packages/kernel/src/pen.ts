import type { CompiledMove, CompiledStep } from "./compile.ts";
import type {
  ActionOf,
  Ask,
  Audience,
  Chance,
  Frame,
  GameTypes,
  Outcome,
  Passing,
  Play,
  Poll,
  Procedure,
  Seat,
  State,
  Step,
  Told,
} from "./contract.ts";
import { NOBODY, NOTHING } from "./contract.ts";
import { firstIn, ownFrame } from "./frames.ts";
import { quietLine } from "./quiet.ts";

/** Play, Ask and Poll in one: a single object lent to every step and every requirement. */
export class Pen<G extends GameTypes> implements Play<G>, Ask<G, any>, Poll<G, any> {
  table!: G["Table"];
  seat: Seat = NOBODY;
  memory: any = null;
  thrifty = false;
  passing: Passing<G> | null = null;
  chance: Chance;
  tell: ((event: G["Event"], audience?: Audience<G>) => void) | undefined = undefined;
  state!: State<G>;
  /** Where on the stack the step stands that writes. A place, not the frame: to write a number into a long-lived object is cheap. */
  at = 0;
  told: Told<G>[] = [];
  /** The step that asks or polls, by its index. */
  asked = 0;
  /** Whoever is able will do: the window will close at once anyway, if it opens at all. */
  private isOneEnough = false;
  private other: Pen<G> | null = null;
  private readonly steps: readonly CompiledStep<G>[];
  constructor(steps: readonly CompiledStep<G>[], chance: Chance) {
    this.steps = steps;
    this.chance = chance;
  }
  readonly listen = (event: G["Event"], audience?: Audience<G>): void => {
    this.told.push({ event, audience: audience ?? null });
  };
  /** An arrow, so that requirements may take it apart: `({ table, find }) => …`. */
  readonly find = <N extends object>(step: Step<G, N>): N | null => {
    const { stack } = this.state;
    for (let at = stack.length - 1; at >= 0; at--) if (stack[at]!.step === step.index) return ownFrame(stack, at).memory as N;
    return null;
  };

  call<M extends object>(step: Procedure<G, M>, memory: M): void {
    this.state.stack.push({ step: step.index, line: 0, waiting: 0, memory, answers: null, order: null, isShared: false });
  }
  ask(step: Step<G, any>, seat: Seat, memory: object = NOTHING): void {
    this.state.stack.push({ step: step.index, line: 0, waiting: 1 << seat, memory, answers: null, order: null, isShared: false });
  }
  askAll<M extends object>(step: Step<G, M>, seats: readonly Seat[], memory: M): void {
    const waiting = seatSet(seats);
    if (waiting === 0) return;
    const line = this.steps[step.index]!.isQuiet ? quietLine(waiting, seats[0]!) : 0;
    const answers = step.kind === "sealed" ? [] : null;
    this.state.stack.push({ step: step.index, line, waiting, memory, answers, order: null, isShared: false });
  }
  askIfAble(step: Step<G, any>, seat: Seat, memory: object = NOTHING, kind: G["Action"]["kind"] | null = null): boolean {
    if (!this.canAct(step.index, seat, memory, kind)) return false;
    this.ask(step, seat, memory);
    return true;
  }
  isAble(step: Step<G, any>, seat: Seat, memory: object = NOTHING): boolean {
    return this.canAct(step.index, seat, memory);
  }
  able<M extends object>(step: Step<G, M>, seats: readonly Seat[], memory: M): readonly Seat[] {
    return this.whoCanAct(step.index, seats, memory);
  }
  ableHere(seats: readonly Seat[]): readonly Seat[] {
    return this.whoCanAct(this.asked, seats, this.memory);
  }
  /** Makes a list only where several can, and not all. */
  private whoCanAct(step: number, seats: readonly Seat[], memory: object): readonly Seat[] {
    let able = 0;
    let many = 0;
    for (let at = 0; at < seats.length; at++) {
      if (!this.canAct(step, seats[at]!, memory)) continue;
      if (this.isOneEnough) return ALONE[seats[at]!]!;
      able |= 1 << seats[at]!;
      many++;
    }
    if (many === seats.length) return seats;
    return many > 1 ? those(seats, able) : many === 1 ? ALONE[firstIn(able)]! : NO_SEATS;
  }
  /** Whether a seat that is asked could do anything, or anything of a kind, be it idle or not: lends the pen to its question, and takes it back. */
  private canAct(step: number, seat: Seat, memory: object, kind: G["Action"]["kind"] | null = null): boolean {
    const { seat: writer, memory: noted, asked } = this;
    this.seat = seat;
    if (noted !== memory) this.memory = memory;
    this.asked = step;
    const able = kind === null ? this.hasAnyOf(this.steps[step]!) : this.hasAny(kind);
    this.seat = writer;
    if (noted !== memory) this.memory = noted;
    this.asked = asked;
    return able;
  }
  private hasAnyOf(step: CompiledStep<G>): boolean {
    const { moves, lately } = step;
    // Whatever could be done the last time comes first: most often it can be done again.
    if (lately >= 0 && moves[lately]!.isPossible(this)) return true;
    for (let m = 0; m < moves.length; m++) {
      const move = moves[m]!;
      if (move.isIdle || m === lately) continue;
      if (move.alike > 1 && move.bars(this)) m += move.alike - 1;
      else if (move.isPossible(this) && (move.idleWhere === null || !move.idleWhere(this))) {
        if (move.idleWhere === null) step.lately = m;
        return true;
      }
    }
    return false;
  }
  /** A second pen, so that a requirement sees one shape whoever asks. */
  asking<M extends object>(seat: Seat, memory: M): Ask<G, M> {
    const other = (this.other ??= new Pen<G>(this.steps, this.chance));
    other.state = this.state;
    other.table = this.table;
    other.seat = seat;
    other.memory = memory;
    other.asked = this.asked;
    return other;
  }
  readonly hasAny = (kind: G["Action"]["kind"]): boolean => this.moveCalled(kind).isPossible(this);
  readonly legal = <K extends G["Action"]["kind"]>(kind: K): ActionOf<G, K>[] => {
    const legal: ActionOf<G, K>[] = [];
    this.moveCalled(kind).listLegal(this, legal, 0);
    return legal;
  };
  private moveCalled(kind: G["Action"]["kind"]): CompiledMove<G> {
    const { name, moves, interrupts } = this.steps[this.asked]!;
    const move = moves.find((known) => known.kind === kind) ?? interrupts.find((known) => known.kind === kind);
    if (move === undefined) throw new Error(`${kind} is no move of ${name}`);
    return move;
  }
  /** A window that polls nobody never opens. */
  open<M extends object>(step: Step<G, M>, memory: M): void {
    if (this.memory !== memory) this.memory = memory;
    this.asked = step.index;
    const { state, passing } = this;
    const isIdle = passing?.areIdle(state, memory, EVERYBODY) === true;
    this.isOneEnough = isIdle;
    const order = this.steps[step.index]!.polls!(this);
    this.isOneEnough = false;
    if (order.length === 0) return;
    const waiting = seatSet(order);
    state.stack.push({ step: step.index, line: 0, waiting, memory, answers: [], order, isShared: false });
    if (passing === null || (!isIdle && !passing.areIdle(state, memory, waiting))) return;
    passing.closes(state);
    state.stack.pop();
  }
  private get frame(): Frame<G> {
    return ownFrame(this.state.stack, this.at);
  }
  again(): void {
    const { frame } = this;
    if (this.steps[frame.step]!.isProcedure) frame.line -= 1;
    else frame.waiting |= 1 << this.seat;
  }
  againIfAble(): boolean {
    const { step, memory } = this.state.stack[this.at]!;
    if (!this.canAct(step, this.seat, memory)) return false;
    this.again();
    return true;
  }
  recall(seat: Seat): boolean {
    const { frame } = this;
    const had = (frame.waiting & (1 << seat)) === 0;
    frame.waiting |= 1 << seat;
    return had;
  }
  goTo(label: string): void {
    const { frame } = this;
    frame.line = this.steps[frame.step]!.lineCalled(label);
  }
  end(): void {
    const { frame } = this;
    const step = this.steps[frame.step]!;
    frame.line = step.isWindow ? 1 : step.lines.length;
    frame.waiting = 0;
  }
  breakOff(step: Procedure<G, any>, label: string): void {
    const { stack } = this.state;
    let at = stack.length - 1;
    while (at >= 0 && stack[at]!.step !== step.index) at--;
    if (at < 0) throw new Error(`${step.name} is not under way, so nothing can break off to it`);
    stack.length = at + 1;
    ownFrame(stack, at).line = this.steps[step.index]!.lineCalled(label);
  }
  conclude(outcome: Outcome): void {
    this.state.outcome = outcome;
  }
}

const NO_SEATS: readonly Seat[] = [];
const EVERYBODY = -1;
/** Each seat alone: made once, for they are asked for again and again. */
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5], [6], [7]];
/** On its own: a function that hands its variables to another makes a place for them whenever it is called, needed or not. */
const those = (seats: readonly Seat[], set: number): readonly Seat[] => seats.filter((seat) => (set & (1 << seat)) !== 0);
export function seatSet(seats: readonly Seat[]): number {
  let set = 0;
  for (let i = 0; i < seats.length; i++) set |= 1 << seats[i]!;
  return set;
}
