/** A game's data by name: what leaves a process and what comes back into one. */

import type { Frame, FrameView, Game, GameTypes, Outcome, Plain, State, View } from "./contract.ts";
import { NOTHING } from "./contract.ts";
import { canonical, copyPlain, sameData } from "./data.ts";
import type { DigestedFields } from "./digest.ts";
import { CHANCE, Digest, DigestOfTable, IN_TABLE, inDigestedOrder, SumOfDigests, SumOfTable } from "./digest.ts";
import type { Engine } from "./engine.ts";
import type { Common, Recent } from "./recent.ts";
import type { Schema, Shape } from "./shapes.ts";
import { ifPlaced, Misnamed, orNull } from "./shapes.ts";
import type { ToldField } from "./writing.ts";
import { flat, joined, spelt, speltList, tellChange, tellFields, tellList, tellNumbers, tellPlain, toldFields } from "./writing.ts";

/** A view with names in it, as it goes over the wire. */
export interface NamedView {
  readonly table: object;
  readonly stack: readonly NamedFrame[];
  readonly outcome: Outcome | null;
}
/** An action or event with names in it. */
export type NamedAction = { readonly kind: string; readonly [field: string]: Plain };
/** Actions that are meant: those of this kind with these values in these fields; a list is one of several. */
export type Pattern = { readonly kind: string; readonly [field: string]: string | number | readonly (string | number)[] };
export type NamedFrame = Omit<FrameView<GameTypes>, "own"> & { readonly own: NamedAction | null };

/** Translates everything a game writes down, by its schema. */
export class Naming<G extends GameTypes> {
  private readonly schema: Schema<G>;
  private readonly digested: DigestedFields | null;
  /** Fields of the view that are the same for all, and those that are not; null: that is not known. */
  private readonly seen: { readonly alike: readonly ToldField[]; readonly own: readonly ToldField[] } | null;
  private readonly own: Shape<G["Action"] | null>;
  private readonly frames: Shape<FrameView<G>>;

  constructor(schema: Schema<G>) {
    this.schema = schema;
    this.own = orNull(schema.action);
    this.frames = {
      name: (frame) => this.nameFrame(frame) as unknown as Plain,
      tell: (was, is) => this.tellFrame(was, is),
      place: (_, at) => {
        throw new Misnamed(at, "is read with all of its view");
      },
    };
    const { parts: fields } = schema.view as Shape<object>;
    const alike: ReadonlySet<string> = new Set(schema.seenAlike);
    this.seen =
      fields === undefined || alike.size === 0
        ? null
        : {
            alike: toldFields(fields.filter(([field]) => alike.has(field))),
            own: toldFields(fields.filter(([field]) => !alike.has(field))),
          };
    const { parts } = schema.table as Shape<object>;
    this.digested = parts === undefined ? null : inDigestedOrder(parts);
  }
  nameAction(action: G["Action"]): NamedAction {
    return this.schema.action.name(action) as NamedAction;
  }
  placeAction(named: unknown): G["Action"] {
    return this.schema.action.place(named, "action");
  }
  nameEvent(event: G["Event"]): NamedAction {
    return this.schema.event.name(event) as NamedAction;
  }
  placeEvent(named: unknown): G["Event"] {
    return this.schema.event.place(named, "event");
  }
  nameOutcome(outcome: Outcome | null): Outcome | null {
    return this.translateFacts(outcome, (shape, value) => shape.name(value));
  }
  placeOutcome(outcome: Outcome | null): Outcome | null {
    return this.translateFacts(outcome, (shape, value, at) => shape.place(value, at) as Plain);
  }
  namePattern(pattern: Pattern): Pattern {
    return this.translatePattern(pattern, (shape, value) => shape.name(value));
  }
  /** Throws `Misnamed` where it names what there is not. */
  placePattern(pattern: Pattern): Pattern {
    return this.translatePattern(pattern, (shape, value, at) => shape.place(value, at));
  }
  private translatePattern(pattern: Pattern, translate: (shape: Shape<any>, value: string | number, at: string) => unknown): Pattern {
    const fields = this.schema.action.fields?.(pattern.kind);
    if (fields === undefined) return pattern;
    const made = Object.entries(pattern).map(([field, value]) => {
      const shape = fields[field];
      if (shape === undefined) return [field, value];
      const one = (wanted: string | number): unknown => translate(shape, wanted, `${pattern.kind}.${field}`);
      return [field, Array.isArray(value) ? value.map(one) : one(value as string | number)];
    });
    return Object.fromEntries(made) as Pattern;
  }
  nameView({ table, stack, outcome }: View<G>): NamedView {
    return {
      table: this.schema.view.name(table) as object,
      stack: stack.map((frame) => this.nameFrame(frame)),
      outcome: this.nameOutcome(outcome),
    };
  }
  nameFrame({ step, line, memory, waiting, answered, own, order }: FrameView<G>): NamedFrame {
    const named = this.nameMemory(step, memory) as object;
    return { step, line, memory: named, waiting, answered, own: own === null ? null : this.nameAction(own), order };
  }
  /** How one view becomes another, both by name: a `Change` as JSON; undefined: not at all. */
  tellChange(before: View<G>, after: View<G>, common: Common, from?: object): string | undefined {
    const table = before.table === after.table ? undefined : this.tellTable(before.table, after.table, common, from);
    const stack = this.tellChangeOfStack(before.stack, after.stack, common);
    // Several are told the very same.
    if (before.outcome === after.outcome && (table === undefined || table === common.toldAlike?.whole)) {
      const known = common.toldView;
      if (known === undefined || known.table !== table || known.stack !== stack)
        common.toldView = { table, stack, text: joined(table, stack) };
      return common.toldView?.text;
    }
    let text = table === undefined ? "" : `{"table":${table}`;
    if (stack !== undefined) text += `${text === "" ? "{" : ","}"stack":${stack}`;
    if (!sameData(before.outcome, after.outcome))
      text += `${text === "" ? "{" : ","}"outcome":${JSON.stringify([this.nameOutcome(after.outcome)])}`;
    return text === "" ? undefined : `${text}}`;
  }
  /** `from`: what the game made of the table before for all. Who saw the same of it then, and sees the same now, is told the same. */
  private tellTable(before: G["TableView"], after: G["TableView"], common: Common, from?: object): string | undefined {
    const { seen } = this;
    if (seen === null) return tellChange(this.schema.view, before, after, common.told);
    const known = common.toldAlike;
    const to = common.alike;
    let text: string;
    let whole: string | undefined;
    if (from !== undefined && known !== undefined && known.from === from && known.to === to) ({ text, whole } = known);
    else {
      text = flat(tellFields(seen.alike, before, after, common.told));
      if (text !== "") whole = flat(`{${text}}`);
      if (from !== undefined && to !== undefined) common.toldAlike = { from, to, text, whole };
    }
    const own = tellFields(seen.own, before, after, common.told);
    if (own === "") return whole;
    return `{${text}${text === "" || own === "" ? "" : ","}${own}}`;
  }
  private tellChangeOfStack(from: View<G>["stack"], to: View<G>["stack"], common: Common): string | undefined {
    const known = common.change;
    if (known !== undefined && known.from === from && known.to === to) return known.text;
    const text = tellList(this.frames, from, to, common.told);
    if (text !== undefined) flat(text);
    common.change = { from, to, text };
    return text;
  }
  /** Field by field, in their order: most of them are the same, or there is nothing in them. */
  private tellFrame(was: FrameView<G>, is: FrameView<G>): string | undefined {
    const isSameMemory = was.memory === is.memory || (was.step === is.step && sameData(was.memory, is.memory));
    let text = "";
    const add = (key: string, change: string | undefined): void => {
      if (change !== undefined) text += `${text === "" ? "{" : ","}"${key}":${change}`;
    };
    if (was.step !== is.step) add("step", JSON.stringify([is.step]));
    if (was.line !== is.line) add("line", JSON.stringify([is.line]));
    if (!isSameMemory) add("memory", tellPlain(this.nameMemory(was.step, was.memory), this.nameMemory(is.step, is.memory)));
    add("waiting", tellNumbers(was.waiting, is.waiting));
    add("answered", tellNumbers(was.answered, is.answered));
    add("own", tellChange<G["Action"] | null>(this.own, was.own, is.own));
    add("order", tellNumbers(was.order, is.order));
    return text === "" ? undefined : `${text}}`;
  }
  /**
   * `isLoose`: of a former edition, perhaps. Of a step's notes there is then what has a place today; notes of steps, and answers, that are
   * not known any more stay as they were told.
   */
  placeView({ table, stack, outcome }: NamedView, isLoose = false): View<G> {
    return {
      table: this.schema.view.place(table, "view"),
      stack: stack.map(({ memory, own, ...frame }) => ({
        ...frame,
        memory: isLoose ? this.placeKnownMemory(frame.step, memory) : this.placeMemory(frame.step, memory),
        own: own === null ? null : isLoose ? (ifPlaced(() => this.placeAction(own)) ?? (own as G["Action"])) : this.placeAction(own),
      })),
      outcome: this.placeOutcome(outcome),
    };
  }
  /**
   * 64 bits of what a position is, whatever it is called inside: the table, what is asked of whom, and chance. Procedures under way are
   * left out, so that their names and lines may change.
   */
  digest(state: State<G>, steps: readonly NamedStep[], format: 2 | 3, recent?: Recent): string {
    return format === 2 ? this.digestOfText(state, steps, recent) : this.digestOfParts(state, steps, recent);
  }
  /** Of format 2: of canonical JSON from its first letter to its last. */
  private digestOfText(state: State<G>, steps: readonly NamedStep[], recent?: Recent): string {
    const digest = new Digest();
    const last = this.digested === null || recent === undefined ? null : (recent.digest ??= new DigestOfTable(this.digested));
    const chance = last === null ? canonical(state.chance) : last.textOfChance(state.chance);
    const outcome = canonical(this.nameOutcome(state.outcome));
    digest.add(`{"asked":[${this.speltQuestions(state, steps)}],"chance":${chance},"outcome":${outcome},"table":`);
    if (last === null) digest.add(canonical(this.schema.table.name(state.table)));
    else last.addTo(digest, state.table);
    digest.add("}");
    return digest.text;
  }
  /** Of format 3: the same parts, each on its own, so that of the table only what has changed is gone through again. */
  private digestOfParts(state: State<G>, steps: readonly NamedStep[], recent?: Recent): string {
    const sum = new SumOfDigests();
    sum.add(`asked:[${this.speltQuestions(state, steps)}]`);
    const last =
      this.digested === null ? null : recent === undefined ? new SumOfTable(this.digested) : (recent.sum ??= new SumOfTable(this.digested));
    if (state.outcome !== null) sum.add(`outcome:${canonical(this.nameOutcome(state.outcome))}`);
    if (last !== null) last.addTo(sum, state.table, state.chance);
    else {
      sum.add(CHANCE + canonical(state.chance));
      for (const [field, value] of Object.entries(this.schema.table.name(state.table) as object))
        if (value !== undefined) sum.add(`${IN_TABLE}${JSON.stringify(field)}:${canonical(value)}`);
    }
    return sum.text;
  }
  /** What is asked of whom, as canonical JSON spells it, keys in order. */
  private speltQuestions({ stack }: State<G>, steps: readonly NamedStep[]): string {
    let asked = "";
    for (const { step: index, waiting, memory, answers, order } of stack) {
      const { name, isProcedure } = steps[index] as NamedStep;
      if (isProcedure) continue;
      asked += `${asked === "" ? "" : ","}{"answers":${answers === null ? "null" : speltList(this.own, answers)}`;
      asked += `,"memory":${this.speltMemory(name, memory)},"order":${canonical(order)},"step":${JSON.stringify(name)},"waiting":${waiting}}`;
    }
    return asked;
  }
  /** A state as plain data: steps, lines and things by name. What the text of a save is made of. */
  nameState(engine: Engine<G>, state: State<G>): Plain {
    return {
      table: this.schema.table.name(state.table),
      stack: engine.savedStack(state).map(({ line, order, step, waiting, memory, answers }) => ({
        line,
        order: copyPlain(order) as Plain,
        step,
        waiting,
        memory: this.nameMemory(step, memory),
        answers: answers === null ? null : answers.map((answer) => (answer === null ? null : this.nameAction(answer))),
      })),
      chance: state.chance.slice(),
      outcome: this.nameOutcome(state.outcome) as Plain,
    };
  }
  placeState(engine: Engine<G>, named: unknown): State<G> {
    const { table, stack, chance, outcome } = named as { table: unknown; stack: SavedFrame<G>[]; chance: Plain; outcome: Outcome | null };
    const placed = {
      table: this.schema.table.place(table, "table"),
      stack: stack.map(({ memory, answers, ...frame }) => ({
        ...frame,
        memory: this.placeMemory(frame.step, memory),
        answers: answers === null ? null : answers.map((answer) => (answer === null ? null : this.placeAction(answer))),
      })),
      chance,
      outcome: this.placeOutcome(outcome),
    };
    return engine.load(JSON.stringify(placed));
  }

  nameMemory(step: string, memory: object): Plain {
    if (Object.keys(memory).length === 0) return {};
    return this.memoryOf(step).name(memory);
  }
  private speltMemory(step: string, memory: object): string {
    return memory === NOTHING || Object.keys(memory).length === 0 ? "{}" : spelt(this.memoryOf(step), memory);
  }
  placeMemory(step: string, named: unknown): object {
    if (typeof named === "object" && named !== null && Object.keys(named).length === 0) return NOTHING;
    return this.memoryOf(step).place(named, step);
  }
  private placeKnownMemory(step: string, named: object): object {
    const placed = ifPlaced(() => this.placeMemory(step, named));
    return placed ?? ifPlaced(() => this.memoryOf(step).placeKnown?.(named, step)) ?? named;
  }
  private memoryOf(step: string): Shape<object> {
    const shape = (this.schema.memory[step] ?? this.schema.memory["*"]) as Shape<object> | undefined;
    if (shape === undefined) throw new Misnamed(step, "takes no notes");
    return shape;
  }
  private translateFacts(outcome: Outcome | null, translate: (shape: Shape<any>, value: Plain, at: string) => Plain): Outcome | null {
    if (outcome?.facts === undefined || this.schema.facts === undefined) return outcome;
    const facts: Record<string, Plain> = {};
    for (const [fact, value] of Object.entries(outcome.facts)) {
      const shape = this.schema.facts[fact];
      facts[fact] = shape === undefined ? value : translate(shape, value, fact);
    }
    return { ...outcome, facts };
  }
}
interface NamedStep {
  readonly name: string;
  readonly isProcedure: boolean;
}
/** A frame as it is written down. */
export type SavedFrame<G extends GameTypes> = Omit<Frame<G>, "step" | "line" | "isShared"> & {
  readonly step: string;
  readonly line: string | number;
};

/** The naming of a game that says what its data is made of; null: it does not say yet. */
export const namingOf = <G extends GameTypes>({ schema }: Game<G>): Naming<G> | null => (schema === undefined ? null : new Naming(schema));
