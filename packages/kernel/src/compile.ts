import type { Ask, Chance, GameTypes, Move, Moves, Play, Poll, Refusal, Seat, Step, Verdict } from "./contract.ts";
import { PASS } from "./contract.ts";
import { sameData, things } from "./data.ts";
import { FieldMove } from "./field-move.ts";
import type { Wide } from "./ids.ts";
import type { ReadyMove } from "./moves.ts";

const LEGAL = { legal: true } as const;
const NO_ACTIONS: readonly never[] = [];

/** A step with its look-ups done. One class for all kinds, so that the hot loop sees one shape. */
export class CompiledStep<G extends GameTypes> {
  readonly name: string;
  readonly isProcedure: boolean;
  readonly isSealed: boolean;
  readonly isWindow: boolean;
  readonly isFinal: boolean;
  readonly isQuiet: boolean;
  readonly lines: readonly ((play: Play<G>, memory: any) => void)[];
  readonly labels: readonly string[];
  readonly moves: readonly CompiledMove<G>[];
  readonly interrupts: readonly CompiledMove<G>[];
  readonly reveal: ((play: Play<G>, memory: any, answers: readonly (G["Action"] | null)[]) => void) | null;
  readonly polls: ((ask: Poll<G, any>) => readonly Seat[]) | null;
  readonly otherwise: ((ask: Ask<G, any>) => G["Action"]) | null;
  /** The place of the move, never an idle one, that was possible when somebody was last found able here; -1: none yet. */
  lately = -1;
  constructor(step: Step<G, any>) {
    this.name = step.name;
    this.isProcedure = step.kind === "procedure";
    this.isSealed = step.kind === "sealed";
    this.isWindow = step.kind === "window";
    this.isFinal = step.kind === "sealed" && step.final === true;
    this.isQuiet = step.kind === "decision" && step.quiet === true;
    this.lines = things(step.kind === "procedure" ? Object.values(step.lines) : []);
    this.labels = step.kind === "procedure" ? Object.keys(step.lines) : [];
    this.moves = step.kind === "procedure" ? [] : compileMoves<G>(step.moves);
    this.interrupts = step.kind === "decision" && step.interrupts ? compileMoves<G>(step.interrupts) : [];
    this.reveal = step.kind === "sealed" ? step.reveal : null;
    this.polls = step.kind === "window" ? step.polls : null;
    this.otherwise = step.kind === "decision" || step.kind === "sealed" ? (step.otherwise ?? null) : null;
  }
  lineCalled(label: string): number {
    const line = this.labels.indexOf(label);
    if (line < 0) throw new Error(`${this.name} has no line ${label}`);
    return line;
  }
}
function compileMoves<G extends GameTypes>(moves: Moves<G, any>): CompiledMove<G>[] {
  const made = Object.entries(moves).map(([kind, move]) => new CompiledMove<G>(kind, move as Move<G, any, any>));
  const allReady = made.every(({ ready }) => ready !== null);
  for (const [at, move] of made.entries()) {
    move.drawsReady = allReady;
    // Most often a set that several moves begin with is empty: then one look at it spares them all.
    let end = at + 1;
    while (move.opening !== null && made[end]?.opening === move.opening) end++;
    move.alike = end - at;
  }
  return things(made);
}

type Opening = (ask: any, chosen: any) => number | Wide<number>;
type Candidates<G extends GameTypes> = readonly G["Action"][] | ((ask: Ask<G, any>) => readonly G["Action"][]);

export class CompiledMove<G extends GameTypes> {
  readonly kind: string;
  /** A move over fields, or from the hand; null for one that is listed or sampled by the game. */
  readonly ready: ReadyMove | null;
  readonly isIdle: boolean;
  /** Where it is idle, if it is so in some places only. */
  readonly idleWhere: ((ask: Ask<G, any>) => boolean) | null;
  /** The one action of a move that names nothing and requires nothing: there at any time. */
  readonly only: G["Action"] | null;
  /** All moves beside it are over fields too. */
  drawsReady = false;
  /** The set it begins with, and how many moves from this one on begin with the very same. */
  readonly opening: Opening | null;
  alike = 1;
  readonly fixed: readonly G["Action"][] | null;
  readonly chosen: ((ask: Ask<G, any>) => readonly G["Action"][]) | null;
  readonly sample: ((ask: Ask<G, any>, chance: Chance) => G["Action"] | null) | null;
  private readonly read: ((json: unknown, ask: Ask<G, any>) => G["Action"] | null) | null;
  readonly weight: number;
  readonly perform: ((play: Play<G>, action: any, by: Seat, memory: any) => void) | null;
  private readonly tests: readonly ((ask: Ask<G, any>, action: any) => boolean)[];
  private readonly refusals: readonly Refusal<G>[];
  constructor(kind: string, move: Move<G, any, any>) {
    const candidates: Candidates<G> | null = "candidates" in move ? move.candidates : null;
    this.kind = kind;
    this.isIdle = move.idle === true || kind === PASS.kind;
    this.idleWhere = typeof move.idle === "function" ? move.idle : null;
    const base = kind === PASS.kind ? PASS : { kind };
    const overFields = "fields" in move ? new FieldMove(base, move.fields, Object.entries(move.requires), move.shows, move.hiddenBy) : null;
    this.ready = "deck" in move ? move.deck : overFields;
    this.opening = overFields?.opening ?? null;
    const isOne = "fields" in move && Object.keys(move.fields).length + Object.keys(move.requires).length === 0;
    this.only = isOne ? (this.ready!.read({ kind }) as G["Action"]) : null;
    this.fixed = typeof candidates === "function" ? null : candidates;
    this.chosen = typeof candidates === "function" ? candidates : null;
    this.sample = "sample" in move ? move.sample : null;
    this.read = "sample" in move ? move.read : null;
    this.weight = "sample" in move ? (move.weight ?? 1) : 0;
    const requires = this.ready === null ? move.requires : {};
    this.tests = things(Object.values(requires) as CompiledMove<G>["tests"]);
    this.refusals = Object.keys(requires).map((rule) => ({ legal: false, rule: rule as G["Rule"] }));
    this.perform = move.perform ?? null;
  }
  /** Several moves begin with the same set, this one first of them, and there is nothing in it: none of them is possible. */
  bars(ask: Ask<G, any>): boolean {
    const set = this.opening!(ask, undefined);
    return typeof set === "number" ? set === 0 : (set.low | set.high) === 0;
  }
  /** The actions worth judging; none for a sampled move. */
  candidates(ask: Ask<G, any>): readonly G["Action"][] {
    if (this.ready !== null) return this.ready.shown(ask);
    return this.list(ask) ?? NO_ACTIONS;
  }
  /** The same where the game lists them; null for a move over fields or sampled. */
  list(ask: Ask<G, any>): readonly G["Action"][] | null {
    return this.chosen === null ? this.fixed : this.chosen(ask);
  }
  /** All its legal actions that can be listed, in the order of the rules, onto a list from that place on; gives the place after the last. */
  listLegal(ask: Ask<G, any>, onto: G["Action"][], from: number): number {
    const { only, ready } = this;
    if (only !== null) return put(onto, from, only);
    let at = from;
    if (ready === null) {
      const list = this.candidates(ask);
      for (let i = 0; i < list.length; i++) if (this.allows(ask, list[i]!)) at = put(onto, at, list[i]!);
      return at;
    }
    const size = ready.count(ask);
    for (let i = 0; i < size; i++) {
      const action: G["Action"] = ready.nth(i);
      if (ready.isExact || ready.fits(ask, action)) at = put(onto, at, action);
    }
    return at;
  }
  /** Whether a candidate that was listed or drawn is legal. */
  allows(ask: Ask<G, any>, action: G["Action"]): boolean {
    if (this.ready !== null) return this.ready.isExact || this.ready.fits(ask, action);
    const tests = this.tests;
    for (let i = 0; i < tests.length; i++) if (!tests[i]!(ask, action)) return false;
    return true;
  }
  /** Whether there is anything to do here. Of a composed move it is enough that what it requires of the table alone is met. */
  isPossible(ask: Ask<G, any>): boolean {
    return this.ready !== null ? this.ready.isPossible(ask) : this.isAnyAllowed(ask);
  }
  /** The same where the game lists or samples. On its own: a function that hands its variables to another makes a place for them at each call. */
  private isAnyAllowed(ask: Ask<G, any>): boolean {
    if (this.sample !== null) return this.tests.every((holds) => holds.length >= 2 || holds(ask, undefined));
    return this.candidates(ask).some((candidate) => this.allows(ask, candidate));
  }
  /** The action that untrusted JSON spells; null if it spells none. */
  reads(json: unknown, ask: Ask<G, any>): G["Action"] | null {
    if (this.ready !== null) return this.ready.read(json);
    if (this.read !== null) return this.read(json, ask);
    return this.candidates(ask).find((candidate) => sameData(candidate, json)) ?? null;
  }
  judge(ask: Ask<G, any>, action: G["Action"]): Verdict<G> {
    if (this.ready !== null) {
      const rule = this.ready.refusedBy(ask, action);
      return rule === null ? LEGAL : { legal: false, rule: rule as G["Rule"] };
    }
    const tests = this.tests;
    for (let i = 0; i < tests.length; i++) if (!tests[i]!(ask, action)) return this.refusals[i]!;
    return LEGAL;
  }
}

/** Over what stands there: a list that is emptied and filled again makes room anew each time. */
function put<A>(onto: A[], at: number, action: A): number {
  if (at < onto.length) onto[at] = action;
  else onto.push(action);
  return at + 1;
}
/** The move an action belongs to, among these; null if it belongs to none. */
export function moveOf<G extends GameTypes>(moves: readonly CompiledMove<G>[], { kind }: G["Action"]): CompiledMove<G> | null {
  for (let m = 0; m < moves.length; m++) if (moves[m]!.kind === kind) return moves[m]!;
  return null;
}
