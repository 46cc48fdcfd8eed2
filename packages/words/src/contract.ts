import type { GameTypes, Seat } from "@stormakt/kernel";

/**
 * What a game says in one language, as ICU messages. A message may use the fields of the event, action, memory or outcome it is about,
 * by their names; fields that stand for things of the game are put in by name (`{role}`), in the form asked for (`{role_the}`).
 */
export interface Words<G extends GameTypes = any, Step extends string = string, Refused extends G["Rule"] = G["Rule"]> {
  readonly game: {
    readonly title: string;
    /** One line under the title. */
    readonly subtitle: string;
    /** Two or three sentences for somebody who has never heard of it. */
    readonly blurb: string;
    /** How long it takes, in words. */
    readonly length: string;
  };
  /** By option: the compiler names one that has no words yet. */
  readonly options: {
    readonly [option in Exclude<keyof G["Config"], "seats">]: {
      readonly name: string;
      readonly help: string;
      readonly choices?: Readonly<Record<string, string>>;
    };
  };
  /** By decision: what is asked (said to who is asked), and what the others wait for (`{who}`: those still asked). Memory fields may be used. */
  readonly steps: Readonly<Record<Step, { readonly ask: string; readonly wait: string }>>;
  /** What a player may do, as a short imperative for a button or a list. */
  readonly moves: Readonly<Record<G["Action"]["kind"], string>>;
  /** What happened, as a sentence for the log. */
  readonly events: Readonly<Record<G["Event"]["kind"], string>>;
  /** Why something is not allowed, as one sentence, by the rule that says so. One for every rule in a `requires` or in `refuses`. */
  readonly refusals: Readonly<Record<Refused, string>>;
  /** Why the game ended so, by `outcome.because`; may use `{winner}` and the outcome's facts. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** Names of things, by kind and id. */
  readonly things: Readonly<Record<string, Readonly<Record<string, Name>>>>;
}
/** A name, or its forms: `name` as it stands alone, others as the language needs them (`the`, `gen`, `many` …). */
export type Name = string | ({ readonly name: string } & { readonly [form: string]: string });

/**
 * What the fields of a game's events, actions and memories stand for, by field name: a seat, a plain number or text, or a kind of thing.
 * A list of them is joined in words. Fields left out cannot be used in messages.
 */
export type Fields = Readonly<Record<string, string>>; // "seat" | "number" | "text" | a key of Words.things

/** Prepares what a message may use where the bare fields will not do; the same in all languages. */
export type Describe = (about: any) => Readonly<Record<string, Arg>>;
export type Arg = number | string | Ref | Counted | readonly Arg[];
/** So many of something, or of somebody: the name, then the number. */
export interface Counted {
  readonly of: Ref;
  readonly count: number;
}
/** Something of the game that has a name, and that a board can light up. */
export interface Ref {
  readonly thing: string;
  readonly id: string | number;
}

/** How a game is spoken of, whatever the language. */
export interface Manner {
  readonly fields: Fields;
  /** By kind of event or action, or name of step, or `outcome`. */
  readonly describe?: Readonly<Record<string, Describe>>;
}

/** A piece of a sentence: text, or the name of something. */
export type Part = string | NamedPart;
export interface NamedPart extends Ref {
  readonly text: string;
}
export type SeatName = (seat: Seat) => string;

/** The rulebook in one language; generated from a game's RULES.md, or RULES.<language>.md. */
export type Rulebook = readonly RuleSection[];
export interface RuleSection {
  readonly title: string;
  readonly rules: readonly RuleLine[];
}
export interface RuleLine {
  readonly id: string;
  readonly text: string;
  /** The ruling, where the rule left a doubt. */
  readonly reading?: string;
}
