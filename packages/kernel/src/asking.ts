/** What a question leaves open: which moves it has, what is legal, why not, and one legal action drawn. */
import { Dice } from "./chance.ts";
import type { CompiledMove } from "./compile.ts";
import { CompiledStep, moveOf } from "./compile.ts";
import type { Chance, Choice, Frame, Game, GameTypes, KernelRule, Passing, Refusal, Seat, State, Verdict } from "./contract.ts";
import { NOBODY, PASS } from "./contract.ts";
import { firstIn, seatsIn } from "./frames.ts";
import { Naming } from "./naming.ts";
import { Pen } from "./pen.ts";
import { askedQuietly, nextPolled } from "./quiet.ts";
import { AS_IT_STANDS } from "./shapes.ts";

/** Draws of a candidate before all are listed instead. */
const ENOUGH_DRAWS = 12;

export class Asking<G extends GameTypes> {
  readonly game: Game<G>;
  readonly naming: Naming<G>;
  protected readonly steps: readonly CompiledStep<G>[];
  protected readonly stepCalled: ReadonlyMap<string, number>;
  protected readonly dice = new Dice([0, 0, 0, 0]);
  protected readonly pen: Pen<G>;
  private readonly listed: G["Action"][] = [];
  /** The candidates of each move on offer, where there is a list of them, and how many there are, for the length of a draw. */
  private readonly lists: (readonly G["Action"][] | null)[] = [];
  private readonly sizes: number[] = [];
  /** The move that the last action drawn is of. */
  protected drawnFrom!: CompiledMove<G>;

  constructor(game: Game<G>) {
    this.game = game;
    this.naming = new Naming<G>(game.schema ?? AS_IT_STANDS);
    game.steps.forEach((step, index) => {
      step.index = index;
    });
    this.steps = game.steps.map((step) => new CompiledStep<G>(step));
    this.stepCalled = new Map(this.steps.map(({ name }, index) => [name, index]));
    if (this.stepCalled.size !== this.steps.length) throw new Error(`${game.id}: two steps bear one name`);
    this.pen = new Pen<G>(this.steps, this.dice);
  }

  /** Playouts may spare the seats that could only pass in a window. Never for a match that people watch. */
  set thrifty(thrifty: boolean) {
    this.pen.thrifty = thrifty;
  }
  /** And be spared windows in which they know that everybody would pass. Null: all are asked. */
  set passing(passing: Passing<G> | null) {
    this.pen.passing = passing;
  }

  /** Who has yet to answer. */
  waitsFor(state: State<G>): readonly Seat[] {
    return state.outcome === null ? seatsIn(state.stack.at(-1)!.waiting) : [];
  }
  /** The first of those, without a list. */
  nextSeat(state: State<G>): Seat {
    return state.outcome === null ? this.firstAsked(state.stack[state.stack.length - 1]!) : NOBODY;
  }
  /** The same until the game is over: then null. One that is not over and asks nobody is stuck, and never counts as finished. */
  nextUntilOver(state: State<G>): Seat | null {
    if (state.outcome !== null) return null;
    const seat = this.nextSeat(state);
    if (seat === NOBODY) throw new Error(`not over, and nobody is asked in ${this.describe(state)}`);
    return seat;
  }
  private firstAsked(frame: Frame<G>): Seat {
    return this.steps[frame.step]!.isQuiet ? nextPolled(frame) : firstIn(frame.waiting);
  }
  /** The seats that were asked, where who of them has answered is each one's own affair; null elsewhere. */
  askedQuietly(state: State<G>): readonly Seat[] | null {
    const frame = state.outcome === null ? state.stack.at(-1) : undefined;
    return frame !== undefined && this.steps[frame.step]!.isQuiet ? seatsIn(askedQuietly(frame)) : null;
  }
  /** Whether all who look see the same of what the game is in the middle of: nobody's answer lies face down, or was given quietly. */
  isSeenAlike({ stack }: State<G>): boolean {
    return stack.every((frame) => this.isFrameSeenAlike(frame));
  }
  protected isFrameSeenAlike({ step, answers, order }: Frame<G>): boolean {
    return answers === null && order === null && !this.steps[step]!.isQuiet;
  }
  /** The name of the decision the game waits at; null when it is over. */
  stepOf(state: State<G>): string | null {
    return state.outcome === null ? this.steps[state.stack.at(-1)!.step]!.name : null;
  }

  /** What the game is in the middle of, for error texts. Memory is open to all, so no secret is in it. */
  describe(state: State<G>): string {
    return state.stack.map(({ step, memory }) => `${this.steps[step]!.name}${JSON.stringify(memory)}`).join(" > ");
  }

  /** All legal actions that can be listed, in the order of the rules. Lists into `into`, which a playout may reuse. */
  legalActions(state: State<G>, seat: Seat, into: G["Action"][] = []): G["Action"][] {
    const moves = this.question(state, seat);
    let many = 0;
    if (moves !== null) for (let m = 0; m < moves.length; m++) many = moves[m]!.listLegal(this.pen, into, many);
    while (into.length > many) into.pop();
    return into;
  }
  /** Every action worth showing, with the verdict on it. */
  choices(state: State<G>, seat: Seat): Choice<G>[] {
    const found: Choice<G>[] = [];
    this.eachChoice(state, seat, (action, verdict) => void found.push({ action, verdict }));
    return found;
  }
  /** The same, one after the other. `isKept`: it is made once and for all, and never written on. */
  eachChoice(state: State<G>, seat: Seat, look: (action: G["Action"], verdict: Verdict<G>, isKept: boolean) => void): void {
    for (const move of this.question(state, seat) ?? [])
      for (const action of move.candidates(this.pen)) look(action, move.judge(this.pen, action), move.ready !== null);
  }
  /** The kinds of action open to the seat that are too many to list: a client composes one and asks `judge`. */
  composable(state: State<G>, seat: Seat): string[] {
    const kinds: string[] = [];
    const moves = this.question(state, seat);
    if (moves !== null) for (let m = 0; m < moves.length; m++) if (moves[m]!.sample !== null) kinds.push(moves[m]!.kind);
    return kinds;
  }

  /** For the laws: one of all that the moves over fields could spell here, legal or not; null where there is no such move. */
  spellAny(state: State<G>, seat: Seat, chance: Chance): G["Action"] | null {
    const ready = (this.question(state, seat) ?? []).flatMap((move) => move.ready ?? []);
    return ready.length === 0 ? null : chance.pick(ready).spell(chance);
  }
  /** One legal action, each candidate equally likely: draws candidates and judges them, and lists only if draws keep failing. */
  sampleAction(state: State<G>, seat: Seat, chance: Chance): G["Action"] | null {
    const moves = this.question(state, seat);
    if (moves === null || moves.length === 0) return null;
    return moves[0]!.drawsReady ? this.drawReady(state, seat, moves, chance) : this.draw(state, seat, moves, chance);
  }
  protected draw(state: State<G>, seat: Seat, moves: readonly CompiledMove<G>[], chance: Chance): G["Action"] | null {
    const { pen, lists, sizes } = this;
    let total = 0;
    for (let m = 0; m < moves.length; m++) {
      const { ready } = moves[m]!;
      const list = ready === null ? moves[m]!.list(pen) : null;
      const size = ready !== null ? ready.count(pen) : list === null ? moves[m]!.weight : list.length;
      lists[m] = list;
      sizes[m] = size;
      total += size;
    }
    for (let tries = 0; tries < ENOUGH_DRAWS && total > 0; tries++) {
      let drawn = total === 1 ? 0 : chance.below(total);
      for (let m = 0; m < moves.length; m++) {
        if (drawn >= sizes[m]!) {
          drawn -= sizes[m]!;
          continue;
        }
        const move = moves[m]!;
        const list = lists[m]!;
        const { ready } = move;
        const action: G["Action"] | null = ready !== null ? ready.nth(drawn) : list === null ? move.sample!(pen, chance) : list[drawn]!;
        if (action === null || !move.allows(pen, action)) break;
        this.drawnFrom = move;
        return action;
      }
    }
    return this.drawListed(state, seat, moves, chance);
  }
  /** The same where all moves are over fields: most often each draw is a hit. */
  protected drawReady(state: State<G>, seat: Seat, moves: readonly CompiledMove<G>[], chance: Chance): G["Action"] | null {
    const { pen, sizes } = this;
    let total = 0;
    for (let m = 0; m < moves.length; m++) {
      const move = moves[m]!;
      if (move.alike > 1 && move.bars(pen)) {
        const last = m + move.alike - 1;
        while (m < last) sizes[m++] = 0;
        sizes[m] = 0;
      } else total += sizes[m] = move.only !== null ? 1 : move.ready!.count(pen);
    }
    for (let tries = 0; tries < ENOUGH_DRAWS && total > 0; tries++) {
      let drawn = total === 1 ? 0 : chance.below(total);
      let m = 0;
      while (drawn >= sizes[m]!) drawn -= sizes[m++]!;
      const move = moves[m]!;
      this.drawnFrom = move;
      if (move.only !== null) return move.only;
      const ready = move.ready!;
      const action: G["Action"] = ready.nth(drawn);
      if (ready.isExact || ready.fits(pen, action)) return action;
    }
    return total === 0 ? null : this.drawListed(state, seat, moves, chance);
  }
  /** Draws kept failing: list what can be listed and draw from that; try the sampled moves once more where there is nothing listed. */
  private drawListed(state: State<G>, seat: Seat, moves: readonly CompiledMove<G>[], chance: Chance): G["Action"] | null {
    const legal = this.legalActions(state, seat, this.listed);
    if (legal.length > 0) {
      const action = legal[chance.below(legal.length)]!;
      this.drawnFrom = moveOf(moves, action)!;
      return action;
    }
    for (const move of moves) {
      for (let tries = 0; move.sample !== null && tries < ENOUGH_DRAWS; tries++) {
        const action = move.sample(this.pen, chance);
        if (action === null || !move.allows(this.pen, action)) continue;
        this.drawnFrom = move;
        return action;
      }
    }
    return null;
  }

  /** What is done for a seat whose time is up. */
  defaultAction(state: State<G>, seat: Seat): G["Action"] {
    const moves = this.question(state, seat);
    const step = this.steps[state.stack.at(-1)!.step]!;
    if (moves === null || moves === step.interrupts) throw new Error(`seat ${seat} is not asked in ${this.describe(state)}`);
    if (step.isWindow) return PASS;
    const action = step.otherwise?.(this.pen) ?? this.legalActions(state, seat)[0];
    if (action === undefined) throw new Error(`no default action for seat ${seat} in ${this.describe(state)}`);
    return action;
  }

  /** Judges an action made of trusted parts: one of the candidates, or one that `read` gave. */
  judge(state: State<G>, seat: Seat, action: G["Action"]): Verdict<G> {
    const moves = this.question(state, seat);
    if (moves === null) return this.notAsked(state, seat);
    const move = moveOf(moves, action);
    return move === null ? refused("kernel.no-such-move") : move.judge(this.pen, action);
  }
  /** The action that untrusted JSON spells out here, or why there is none. What it spells may still be illegal. */
  read(state: State<G>, seat: Seat, json: unknown): { readonly action: G["Action"] } | Refusal<G> {
    const moves = this.question(state, seat);
    if (moves === null) return this.notAsked(state, seat);
    const kind = typeof json === "object" && json !== null && "kind" in json ? json.kind : null;
    const move = moves.find((known) => known.kind === kind);
    if (move === undefined) return refused("kernel.no-such-move");
    const action = move.reads(json, this.pen);
    return action === null ? refused("kernel.no-such-move") : { action };
  }
  /** Why a seat may do nothing at all just now; null: it may do something. */
  whyNotAsked(state: State<G>, seat: Seat): KernelRule | null {
    return this.question(state, seat) === null ? this.notAsked(state, seat).rule : null;
  }
  protected notAsked(state: State<G>, seat: Seat): { readonly legal: false; readonly rule: KernelRule } {
    if (state.outcome !== null) return refused("kernel.game-over");
    return refused(state.stack.at(-1)!.answers?.[seat] ? "kernel.final-answer" : "kernel.not-asked");
  }

  /** Lends the pen to a seat's question, and says which moves it has; null if the seat is not asked. */
  protected question(state: State<G>, seat: Seat): readonly CompiledMove<G>[] | null {
    if (state.outcome !== null) return null;
    const frame = state.stack[state.stack.length - 1]!;
    const step = this.steps[frame.step]!;
    let { moves } = step;
    if ((frame.waiting & (1 << seat)) === 0) {
      if (frame.answers !== null) {
        if (step.isFinal || !frame.answers[seat]) return null;
      } else if (step.interrupts.length === 0) return null;
      else moves = step.interrupts;
    }
    const { pen } = this;
    if (pen.state !== state) pen.state = state;
    if (pen.table !== state.table) pen.table = state.table;
    pen.seat = seat;
    pen.memory = frame.memory;
    pen.asked = frame.step;
    return moves;
  }
}

export const refused = (rule: KernelRule) => ({ legal: false, rule }) as const;
