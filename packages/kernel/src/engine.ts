import type { ScriptedDraw } from "./chance.ts";
import { Dice, fastChance, keyedChance, ScriptedChance } from "./chance.ts";
import type { CompiledMove } from "./compile.ts";
import { CompiledStep, moveOf } from "./compile.ts";
import type {
  Chance,
  ChanceState,
  Choice,
  Frame,
  FrameView,
  Game,
  GameTypes,
  KernelRule,
  Play,
  Receipt,
  Refusal,
  Seat,
  State,
  Told,
  Verdict,
  View,
} from "./contract.ts";
import { NOBODY, NOTHING, PASS } from "./contract.ts";
import { canonical, copyPlain, overwrite } from "./data.ts";
import { hash } from "./digest.ts";
import type { Recent } from "./naming.ts";
import { Naming } from "./naming.ts";
import { Pen, seatSet } from "./pen.ts";
import { askedQuietly, nextPolled, polled, quietLine } from "./quiet.ts";
import { AS_IT_STANDS } from "./shapes.ts";
import { heardBy } from "./undo.ts";

/** How many words dice may begin with: fewer, and the first throw would favour some results. */
const WORDS = 0x100000000;
/** Draws of a candidate before all are listed instead. */
const ENOUGH_DRAWS = 12;

/**
 * Plays one game. It keeps nothing of a match: the state is handed in with every call, and written on by `submit`, `perform` and `playAny`.
 * Not re-entrant (one pen is lent to all steps), so a requirement must not call it. One engine per worker will do.
 */
export class Engine<G extends GameTypes> {
  readonly game: Game<G>;
  readonly naming: Naming<G>;
  private readonly steps: readonly CompiledStep<G>[];
  private readonly stepCalled: ReadonlyMap<string, number>;
  private readonly dice = new Dice([0, 0, 0, 0]);
  /** Whatever the pen draws from, for its count of draws. */
  private draws: { readonly drawn: number } = this.dice;
  private readonly pen: Pen<G>;
  private readonly listed: G["Action"][] = [];
  /** The candidates of each move on offer, where there is a list of them, and how many there are, for the length of a draw. */
  private readonly lists: (readonly G["Action"][] | null)[] = [];
  private readonly sizes: number[] = [];
  private drawnFrom!: CompiledMove<G>;

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

  /** Who has yet to answer. */
  waitsFor(state: State<G>): readonly Seat[] {
    return state.outcome === null ? seatsIn(state.stack.at(-1)!.waiting) : [];
  }
  /** The first of those, without a list. */
  nextSeat(state: State<G>): Seat {
    return state.outcome === null ? this.firstAsked(state.stack[state.stack.length - 1]!) : NOBODY;
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
    return stack.every(({ step, answers, order }) => answers === null && order === null && !this.steps[step]!.isQuiet);
  }
  /** The name of the decision the game waits at; null when it is over. */
  stepOf(state: State<G>): string | null {
    return state.outcome === null ? this.steps[state.stack.at(-1)!.step]!.name : null;
  }

  /** All legal actions that can be listed, in the order of the rules. Lists into `into`, which a playout may reuse. */
  legalActions(state: State<G>, seat: Seat, into: G["Action"][] = []): G["Action"][] {
    into.length = 0;
    const moves = this.question(state, seat);
    if (moves === null) return into;
    const { pen } = this;
    for (let m = 0; m < moves.length; m++) {
      const move = moves[m]!;
      const { ready } = move;
      const list = ready === null ? move.candidates(pen) : null;
      const size = ready !== null ? ready.count(pen) : list!.length;
      for (let i = 0; i < size; i++) {
        const action: G["Action"] = ready !== null ? ready.nth(i) : list![i]!;
        if (move.allows(pen, action)) into.push(action);
      }
    }
    return into;
  }
  /** Every action worth showing, with the verdict on it. */
  choices(state: State<G>, seat: Seat): Choice<G>[] {
    const moves = this.question(state, seat) ?? [];
    return moves.flatMap((move) => move.candidates(this.pen).map((action) => ({ action, verdict: move.judge(this.pen, action) })));
  }
  /** The kinds of action open to the seat that are too many to list: a client composes one and asks `judge`. */
  composable(state: State<G>, seat: Seat): string[] {
    return (this.question(state, seat) ?? []).filter(({ sample }) => sample !== null).map(({ kind }) => kind);
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
  private draw(state: State<G>, seat: Seat, moves: readonly CompiledMove<G>[], chance: Chance): G["Action"] | null {
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
  private drawReady(state: State<G>, seat: Seat, moves: readonly CompiledMove<G>[], chance: Chance): G["Action"] | null {
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
  private notAsked(state: State<G>, seat: Seat): { readonly legal: false; readonly rule: KernelRule } {
    if (state.outcome !== null) return refused("kernel.game-over");
    return refused(state.stack.at(-1)!.answers?.[seat] ? "kernel.final-answer" : "kernel.not-asked");
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
    const { answers } = state.stack[depth]!;
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
    pen.memory = frame.memory;
    pen.asked = frame.step;
    const action = moves[0]!.drawsReady ? this.drawReady(state, seat, moves, chance) : this.draw(state, seat, moves, chance);
    if (action === null) throw new Error(`seat ${seat} has no legal action in ${this.describe(state)}`);
    pen.at = at;
    frame.waiting &= ~(1 << seat);
    if (isQuiet) polled(frame, seat);
    if (frame.answers === null) this.drawnFrom.perform!(pen, action, seat, frame.memory);
    else {
      layDown(frame.answers, seat, action);
      if (frame.waiting !== 0) return true;
    }
    this.advance(state);
    return true;
  }
  private carryOut(state: State<G>, seat: Seat, action: G["Action"], move: CompiledMove<G>): void {
    const { pen } = this;
    const at = state.stack.length - 1;
    const frame = state.stack[at]!;
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
      if (frame === undefined) throw new Error(`${this.game.id}: the last step is over and nobody has concluded the game`);
      const step = steps[frame.step]!;
      pen.at = at;
      if (step.isProcedure) {
        const line = frame.line;
        if (line === step.lines.length) {
          stack.pop();
          continue;
        }
        frame.line = line + 1; // bookmark first: whatever the line calls comes back to the next one
        step.lines[line]!(pen, frame.memory);
      } else if (frame.waiting !== 0) return;
      else if (step.isWindow) this.turnWindow(state, frame, step);
      else {
        stack.pop();
        if (frame.answers !== null) step.reveal!(pen, frame.memory, frame.answers);
      }
    }
  }
  /** Nobody is being waited for in a window: make the first reaction, or close it, or poll anew. */
  private turnWindow(state: State<G>, frame: Frame<G>, step: CompiledStep<G>): void {
    const { pen } = this;
    const { answers, order } = frame;
    if (frame.line === 1) {
      state.stack.pop();
      return;
    }
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
  /** Lends the pen to a seat's question, and says which moves it has; null if the seat is not asked. */
  private question(state: State<G>, seat: Seat): readonly CompiledMove<G>[] | null {
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

  /** What a seat hears of it; null: a spectator. */
  heardBy({ told }: Pick<Receipt<G>, "told">, seat: Seat | null): G["Event"][] {
    return heardBy<G["Event"]>(told, seat);
  }
  /** All that a seat may know; null: a spectator. */
  view(state: State<G>, seat: Seat | null): View<G> {
    return { table: this.game.viewOf(state.table, seat), stack: this.stackFor(state, seat), outcome: state.outcome };
  }
  /** What a seat may know of what the game is in the middle of. */
  stackFor({ stack }: State<G>, seat: Seat | null): FrameView<G>[] {
    return stack.map((frame) => this.frameView(frame, seat));
  }
  private frameView(frame: Frame<G>, seat: Seat | null): FrameView<G> {
    const step = this.steps[frame.step]!;
    const own = seat === null ? null : (frame.answers?.[seat] ?? null);
    const answered = (frame.answers ?? []).flatMap((answer, by) => (answer === null ? [] : [by]));
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
      table: this.game.imagine(view.table, seat, chance),
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
    };
  }

  /** A state of its own, equal to this one. Written over `into` where one is given that is no longer needed: searches keep one at hand. */
  copy(state: State<G>, into?: State<G>): State<G> {
    if (into !== undefined) return this.copyOver(state, into);
    const { stack } = state;
    const frames = stack.slice(); // a list of just that length, then filled anew
    for (let i = 0; i < stack.length; i++) {
      const { step, line, waiting, memory, answers, order } = stack[i]!;
      frames[i] = { step, line, waiting, memory: copyMemory(memory), answers: answers === null ? null : answers.slice(), order };
    }
    return { table: this.game.copyTable(state.table), stack: frames, chance: state.chance.slice(), outcome: state.outcome };
  }
  private copyOver(state: State<G>, into: State<G>): State<G> {
    const { stack } = state;
    const frames = into.stack;
    if (frames.length > stack.length) frames.length = stack.length;
    for (let i = 0; i < stack.length; i++) {
      const { step, line, waiting, memory, answers, order } = stack[i]!;
      if (i === frames.length) frames.push({ step, line, waiting, memory: NOTHING, answers: null, order });
      const frame = frames[i]!;
      frame.step = step;
      frame.line = line;
      frame.waiting = waiting;
      frame.memory = copyMemory(memory);
      frame.answers = answers === null ? null : answers.slice();
      frame.order = order;
    }
    into.table = this.game.copyTable(state.table, into.table);
    if (into.chance.length === state.chance.length) overwrite(into.chance, state.chance);
    else into.chance = state.chance.slice();
    into.outcome = state.outcome;
    return into;
  }
  /**
   * 64 bits of the position. Of format 2: by name, and without the procedures under way, so that neither a new card nor a renamed line
   * changes it. Of format 1, in old records: of the text that `save` gives.
   */
  digest(state: State<G>, format: 1 | 2 = 2, recent?: Recent): string {
    if (format === 1) return hash(this.save(state));
    return this.naming.digest(state, this.steps, recent);
  }
  /** The state as text, with steps and lines by name: readable, and unmoved by steps added later. */
  save(state: State<G>): string {
    const stack = state.stack.map(({ step, line, ...rest }) => ({
      ...rest,
      step: this.steps[step]!.name,
      line: this.steps[step]!.labels[line] ?? line,
    }));
    return canonical({ ...state, stack });
  }
  load(text: string): State<G> {
    const saved = JSON.parse(text) as Omit<State<G>, "stack"> & {
      stack: (Omit<Frame<G>, "step" | "line"> & { step: string; line: string | number })[];
    };
    const stack = saved.stack.map(({ step: name, line, waiting, memory, answers, order }): Frame<G> => {
      const step = this.stepCalled.get(name);
      if (step === undefined) throw new Error(`${this.game.id} has no step ${name}`);
      return { step, line: typeof line === "string" ? this.steps[step]!.lineCalled(line) : line, waiting, memory, answers, order };
    });
    return { table: saved.table, stack, chance: saved.chance, outcome: saved.outcome };
  }
  /** What the game is in the middle of, for error texts. Memory is open to all, so no secret is in it. */
  describe(state: State<G>): string {
    return state.stack.map(({ step, memory }) => `${this.steps[step]!.name}${JSON.stringify(memory)}`).join(" > ");
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
        frame.answers = [];
        for (const seat of frame.order) layDown(frame.answers, seat, PASS);
        frame.waiting = 0;
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
/** Memory is flat but for now and then a list. */
function copyMemory(memory: object): object {
  if (memory === NOTHING) return memory;
  const made: Record<string, unknown> = { ...memory };
  for (const key in made) if (typeof made[key] === "object") made[key] = copyPlain(made[key]);
  return made;
}
function layDown<A>(answers: (A | null)[], seat: Seat, answer: A): void {
  while (answers.length <= seat) answers.push(null); // no holes: they are not JSON
  answers[seat] = answer;
}
/** In a quiet decision a seat knows of itself alone whether it has answered. */
function waitingFor(frame: Frame<any>, seat: Seat | null): number {
  const asked = askedQuietly(frame);
  return seat === null ? asked : (asked & ~(1 << seat)) | (frame.waiting & (1 << seat));
}
const firstIn = (seats: number): Seat => 31 - Math.clz32(seats & -seats);
function seatsIn(seats: number): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seats >>> seat !== 0; seat++) if ((seats & (1 << seat)) !== 0) list.push(seat);
  return list;
}
const refused = (rule: KernelRule) => ({ legal: false, rule }) as const;
