/** A game's data by name: what leaves a process and what comes back into one. */
import type { Frame, FrameView, Game, GameTypes, Outcome, Plain, State, View } from "./contract.ts";
import { NOTHING } from "./contract.ts";
import type { Engine } from "./engine.ts";
import type { Schema, Shape } from "./shapes.ts";
import { ifPlaced, Misnamed } from "./shapes.ts";

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

/**
 * What was named last at one place, so that it need not be named again where it has not changed. Belongs to whoever keeps it, who must
 * not use it for anything else.
 */
export interface Recent {
  table?: { readonly value: object; readonly named: Plain };
  /** Parts of it as canonical text, by the objects that spell them. */
  texts?: WeakMap<object, string>;
}
/** Names a table, with what is the same as last time taken from there. */
function nameRecent<T extends object>(shape: Shape<T>, value: T, recent: Recent | undefined): Plain {
  if (recent === undefined) return shape.name(value);
  const { table: last } = recent;
  let named: Plain | undefined;
  if (last !== undefined && last.value !== value) named = shape.nameAfter?.(value, last.value as T, last.named);
  // The very same object may have been changed in place since: nothing is taken over.
  else delete recent.texts;
  named ??= shape.name(value);
  recent.table = { value, named };
  return named;
}

/** Translates everything a game writes down, by its schema. */
export class Naming<G extends GameTypes> {
  private readonly schema: Schema<G>;

  constructor(schema: Schema<G>) {
    this.schema = schema;
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
  nameView({ table, stack, outcome }: View<G>, recent?: Recent): NamedView {
    return {
      table: nameRecent(this.schema.view, table, recent) as object,
      stack: stack.map(({ memory, own, ...frame }) => ({
        ...frame,
        memory: this.nameMemory(frame.step, memory) as object,
        own: own === null ? null : this.nameAction(own),
      })),
      outcome: this.nameOutcome(outcome),
    };
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
   * What a position is, whatever it is called inside: the table, what is asked of whom, and chance. Procedures under way are left out, so
   * that their names and lines may change.
   */
  essence(
    state: State<G>,
    steps: readonly { readonly name: string; readonly isProcedure: boolean }[],
    recent?: Recent,
  ): { [key: string]: Plain } {
    const asked = state.stack.flatMap(({ step: index, waiting, memory, answers, order }): Plain[] => {
      const step = steps[index] as (typeof steps)[number];
      if (step.isProcedure) return [];
      return [
        {
          step: step.name,
          waiting,
          memory: this.nameMemory(step.name, memory),
          answers: answers === null ? null : answers.map((answer) => (answer === null ? null : this.nameAction(answer))),
          order,
        },
      ];
    });
    return {
      table: nameRecent(this.schema.table, state.table, recent),
      asked,
      chance: state.chance,
      outcome: this.nameOutcome(state.outcome) as Plain,
    };
  }
  /** A state as plain data: steps, lines and things by name. What the text of a save is made of. */
  nameState(engine: Engine<G>, state: State<G>): Plain {
    const { stack, ...saved } = JSON.parse(engine.save(state)) as { stack: SavedFrame<G>[]; chance: Plain };
    return {
      table: this.schema.table.name(state.table),
      stack: stack.map(({ memory, answers, ...frame }) => ({
        ...(frame as { readonly [key: string]: Plain }),
        memory: this.nameMemory(frame.step, memory),
        answers: answers === null ? null : answers.map((answer) => (answer === null ? null : this.nameAction(answer))),
      })),
      chance: saved.chance,
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
type SavedFrame<G extends GameTypes> = Omit<Frame<G>, "step" | "line"> & { readonly step: string; readonly line: string | number };

/** The naming of a game that says what its data is made of; null: it does not say yet. */
export const namingOf = <G extends GameTypes>({ schema }: Game<G>): Naming<G> | null => (schema === undefined ? null : new Naming(schema));
