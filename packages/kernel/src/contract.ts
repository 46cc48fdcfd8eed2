/** All that the kernel and a game promise each other. Read this first. Types only, but for a few constants. */
import type { Fields } from "./fields.ts";
import type { MoveRules, ReadyMove } from "./moves.ts";
import type { Schema } from "./shapes.ts";

/** A chair at the table, counted from 0 in seating order. */
export type Seat = number;
export const NOBODY: Seat = -1;
/** The memory of a step that needs none. */
export const NOTHING: object = Object.freeze({});
/** The answer to a reaction window that lets things take their course. A game with windows has it in its Action union. */
export const PASS = Object.freeze({ kind: "pass" } as const);
export type Pass = typeof PASS;

/**
 * The types one game brings. Their values are plain JSON data: no class, closure, Map or undefined.
 * That is why a state can be saved, sent, compared, digested and copied at any moment, in the middle of a reaction too.
 */
export interface GameTypes {
  Config: { readonly seats: number }; // what is agreed before play
  Table: object; //            everything on the table, open or hidden; each thing in exactly one place
  TableView: object; //        the table as one seat may know it, with what it has been shown before
  Action: { readonly kind: string }; // union: what a player may do
  Event: { readonly kind: string }; //  union: what players are told
  Rule: string; //             union: ids of rulebook lines
}
export type ActionOf<G extends GameTypes, K> = Extract<G["Action"], { kind: K }>;

/** Everything there is to know about a game in progress. Plain JSON; nothing lives outside it. */
export interface State<G extends GameTypes> {
  table: G["Table"];
  /** What the game is in the middle of; the last frame is on top. */
  stack: Frame<G>[];
  chance: ChanceState;
  outcome: Outcome | null;
}
/** One step under way. All frames have one shape; what differs between steps lies in `memory`. */
export interface Frame<G extends GameTypes> {
  step: number; //    index into game.steps; a save writes its name
  line: number; //    procedures: the line that comes next; windows: 1 once closed; quiet decisions: who is asked, and who is polled next
  waiting: number; // decisions: the seats that have yet to answer, one bit each; none: it is over
  memory: object; //  the step's own notes, open to all: no secrets
  answers: (G["Action"] | null)[] | null; // sealed decisions and windows: answers lying face down, by seat
  order: readonly Seat[] | null; // windows: the seats polled, in asking order
  /** It lies on the stacks of several states: whoever writes on it or its memory takes one of its own first (`ownFrame`). */
  isShared?: boolean;
}
/** Four words: the fast generator of playouts. Nine: eight of a key and a position, the dice of a real match. */
export type ChanceState = number[];
/** Best first; seats that tie share an entry. No entries: all have lost. `because` names a sentence, `facts` fill it. */
export interface Outcome {
  readonly places: readonly (readonly Seat[])[];
  readonly because: string;
  readonly facts?: { readonly [name: string]: Plain };
}
/** Plain JSON data. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** What a game package exports. */
export interface Game<G extends GameTypes> {
  readonly id: string;
  /** The edition. Rises whenever the same actions could give another game. Journals and records name it. */
  readonly rulesVersion: string;
  /** Every former edition, by its rules version, and how matches begun under it go on. */
  readonly former?: { readonly [rulesVersion: string]: Former };
  readonly seats: { readonly min: number; readonly max: number };
  /** What may be agreed besides the number of seats. A Config holds `seats` and a value for each of these. */
  readonly options: Readonly<Record<string, Option>>;
  /** Options that do not go together, by the rule that says so; null: they do. */
  refuses?(config: G["Config"]): G["Rule"] | null;
  /** Every rule id, in the order of the rulebook. */
  readonly rules: readonly G["Rule"][];
  /** All steps, in rulebook order: the game's table of contents. */
  readonly steps: readonly Step<G, any>[];
  /** No game takes more actions than this. */
  longest(config: G["Config"]): number;
  setUp(config: G["Config"], chance: Chance): G["Table"];
  /** Calls the first step. */
  begin(play: Play<G>): void;
  /** A table of its own, equal to this one. Written over `into` where one is given that is no longer needed: lists and all. */
  copyTable(table: G["Table"], into?: G["Table"]): G["Table"];
  /** What its data is made of: with it, everything that leaves a process goes by name. */
  readonly schema?: Schema<G>;
  /**
   * `alike`: lent by whoever asks on behalf of several about one table, for what is the same in everybody's eyes: made once, then found.
   * `last`: what was made of another table of the same match before. No table that is looked at so is written on afterwards, so what is made
   * of the very same lists may be taken over.
   */
  viewOf(table: G["Table"], seat: Seat | null, alike?: { made?: unknown; readonly last?: unknown }): G["TableView"];
  /** What of a view a person's client is sent, where those at the table have agreed to do without some of it. Left out: all. */
  shownToClient?(view: G["TableView"]): G["TableView"];
  /** A full table that `seat` cannot tell from the true one: hidden things dealt anew. `stack`: what the game is in the middle of. */
  imagine(view: G["TableView"], seat: Seat, chance: Chance, stack: readonly FrameView<G>[]): G["Table"];
  /** Deals anew what lies hidden from every seat, the order of a deck above all: nobody's view changes. Left out: nothing lies so. */
  dealUnseen?(table: G["Table"], chance: Chance): void;
  /** The view of somebody who took the seat over at `then`, without what the seat had been shown by then. Left out: views hold nothing of the kind. */
  viewOfNewcomer?(view: G["TableView"], then: G["TableView"]): G["TableView"];
  /** What holds after every action; the text says what is broken, null that all is well. Conservation comes first. */
  readonly invariants: Readonly<Record<string, (table: Readonly<G["Table"]>) => string | null>>;
}
/**
 * How matches of a former edition go on. Either way that edition is kept, frozen, for what was played under it: pinned, running matches
 * are played to their end by it; or they come over, `migrate` turning the saved position (named data) into one of this edition.
 * `changed` is told in their log, in every language, where it changes play.
 */
export type Former =
  | { readonly way: "pinned" }
  | {
      readonly way: "migrates";
      migrate(saved: Plain): Plain;
      readonly changed: Translated | null;
    };
/** One text in English and other languages, by their codes. */
export type Translated = { readonly en: string } & { readonly [language: string]: string };
/** Something agreed before play. `seat` means: drawn by lot, or a seat named. */
export type Option =
  | { readonly kind: "flag"; readonly usual: boolean }
  /** `off`: the number may be "off" instead, which people may agree on and simulations are not offered. */
  | { readonly kind: "number"; readonly min: number; readonly max: number; readonly usual: number; readonly off?: true }
  | { readonly kind: "choice"; readonly among: readonly string[]; readonly usual: string }
  | { readonly kind: "seat"; readonly usual: "random" };

/** Where a game has a rulebook, each of its options says which rule in it agrees on that. */
export type RuledOption = Option & { readonly rule: string };

/** What is agreed on at a table of a game with these options: an option is one entry, and its type follows from it. */
export type ConfigOf<O extends Readonly<Record<string, Option>>> = { readonly seats: number } & {
  readonly [name in keyof O]: ValueOf<O[name]>;
};
type ValueOf<O extends Option> = O extends { readonly kind: "flag" }
  ? boolean
  : O extends { readonly kind: "number" }
    ? O extends { readonly off: true }
      ? number | "off"
      : number
    : O extends { readonly kind: "choice"; readonly among: readonly (infer Choice)[] }
      ? Choice
      : Seat | "random";

/** A step either runs by itself or waits for players. Other steps refer to it by this object, never by its name. */
export type Step<G extends GameTypes, M extends object> = Procedure<G, M> | Decision<G, M> | Sealed<G, M> | Window<G, M>;
export interface Named {
  readonly name: string;
  /** Given by the engine: where the step stands in game.steps. */
  index: number;
}
/** Named lines, run in the order written, like the numbered list in a rulebook. */
export interface Procedure<G extends GameTypes, M extends object> extends Named {
  readonly kind: "procedure";
  readonly lines: { readonly [label: string]: (play: Play<G>, memory: M) => void };
}
/** Those asked decide, one or many, in any order. An answer settles it for that seat, unless the move says `play.again()`. */
export interface Decision<G extends GameTypes, M extends object> extends Named {
  readonly kind: "decision";
  readonly moves: Moves<G, M>;
  /** Moves that any seat may make unasked while the game waits here. */
  readonly interrupts?: Moves<G, M>;
  /**
   * Who has answered is each seat's own affair: the others see all who were asked still deciding, and no move can be undone at once. Those
   * who have yet to answer are polled in turn, clockwise from the first named.
   */
  readonly quiet?: true;
  /** What is done for a seat whose time is up. Without it: the first legal action. */
  otherwise?(ask: Ask<G, M>): G["Action"];
}
/** Those asked decide in secret; an answer may be replaced until the last one is in, unless answers are final. */
export interface Sealed<G extends GameTypes, M extends object> extends Named {
  readonly kind: "sealed";
  readonly moves: Moves<G, M>;
  readonly final?: boolean;
  /** All answers are in, by seat; null for seats not asked. Turn them over, or lay them face down on the table. */
  reveal(play: Play<G>, memory: M, answers: readonly (G["Action"] | null)[]): void;
  otherwise?(ask: Ask<G, M>): G["Action"];
}
/**
 * A moment at which others may react. All polled answer in secret, PASS or one of `moves`. When all answers are in, the first
 * reaction in polling order is made, the others are dropped unseen, and all are polled anew once it has run its course.
 * The window closes when all have passed, when nobody is polled, or when a reaction says `play.end()`.
 */
export interface Window<G extends GameTypes, M extends object> extends Named {
  readonly kind: "window";
  readonly moves: Moves<G, M>;
  /**
   * Who is asked, in order, for public reasons only. When `ask.thrifty` (playouts, where nobody watches) seats that could
   * only pass may be left out.
   */
  polls(ask: Poll<G, M>): readonly Seat[];
}
export type Moves<G extends GameTypes, M> = { readonly [K in G["Action"]["kind"]]?: Move<G, M, ActionOf<G, K>> };

/** One kind of action. Legality is written once, in `requires`: listing, sampling, judging and explaining come from it. */
export type Move<G extends GameTypes, M, A> = MoveOver<G, M, A> | MoveFromHand<G, M, A> | ListedMove<G, M, A> | SampledMove<G, M, A>;
/**
 * A move written with `move(kind, fields, { requires, perform })`: what an action names, each field over a domain, and what must hold.
 * `Requirement` says in which three forms. Moves too many to list are composed (`SampledMove`).
 */
export interface MoveOver<G extends GameTypes, M, A> extends MoveRules<Ask<G, M>, Play<G>, A, M, G["Rule"], any> {
  readonly kind: string;
  readonly fields: Fields;
  readonly requires: NonNullable<MoveRules<Ask<G, M>, Play<G>, A, M, G["Rule"], any>["requires"]>;
}
/** A move written with `deck.move({ perform })`: one card of the hand, aimed as the card says. */
export interface MoveFromHand<G extends GameTypes, M, A> {
  readonly deck: ReadyMove;
  readonly requires: object;
  readonly idle?: true;
  perform?(this: void, play: Play<G>, action: A, by: Seat, memory: M): void;
}
/** Its functions are called on their own, so they know no `this`. */
interface AnyMove<G extends GameTypes, M, A> {
  /** What must hold, by rule, in the order written; the first that fails is the reason given. Looks only at what the seat may know. */
  readonly requires: { readonly [R in G["Rule"]]?: (ask: Ask<G, M>, action: A) => boolean };
  /** It lets things be: being free to do so is not being able to do something. */
  readonly idle?: true;
  /** Sealed decisions leave this out: the kernel keeps the answer until `reveal`. */
  perform?(this: void, play: Play<G>, action: A, by: Seat, memory: M): void;
}
export interface ListedMove<G extends GameTypes, M, A> extends AnyMove<G, M, A> {
  /** Every action worth judging, legal or not: a list made once, or a choice among such lists by what is cheap and public. */
  readonly candidates: readonly A[] | ((ask: Ask<G, M>) => readonly A[]);
}
/** A move with too many actions to list. */
export interface SampledMove<G extends GameTypes, M, A> extends AnyMove<G, M, A> {
  /** One legal action at random, or null if this draw found none. */
  sample(this: void, ask: Ask<G, M>, chance: Chance): A | null;
  /** The action that untrusted JSON spells, in shape at least; null if it spells none. `requires` judges the rest. */
  read(this: void, json: unknown, ask: Ask<G, M>): A | null;
  /** How many candidates it counts for in a draw. 1 if left out. */
  readonly weight?: number;
}
/** What requirements look at. Lent for the length of a call: never keep it. */
export interface Ask<G extends GameTypes, M> {
  readonly table: Readonly<G["Table"]>;
  readonly seat: Seat;
  readonly memory: Readonly<M>;
  /** The memory of the nearest such step under way, here or beneath; null if there is none. */
  find<N extends object>(step: Step<G, N>): N | null;
  /** Whether another move of the same step has any legal action now. Never of itself, nor of one that asks about this one. */
  hasAny(kind: G["Action"]["kind"]): boolean;
  /** Its legal actions that can be listed: `otherwise` picks the one it takes among them. Like `hasAny`, never of the move that asks. */
  legal<K extends G["Action"]["kind"]>(this: void, kind: K): readonly ActionOf<G, K>[];
}
export interface Poll<G extends GameTypes, M> extends Omit<Ask<G, M>, "seat" | "hasAny" | "legal"> {
  readonly thrifty: boolean;
  /** Those of the seats that could do anything here but pass. Their secrets decide it: only where `thrifty`. */
  ableHere(seats: readonly Seat[]): readonly Seat[];
}
/** What playouts know of windows: that in some of them everybody would pass. Those need not wait for anybody. */
export interface Passing<G extends GameTypes> {
  /** Whether all these seats would pass in a window with that memory; a set, of which those that are not at the table do not count. */
  areIdle(state: Readonly<State<G>>, memory: object, seats: number): boolean;
  /** Such a window is on top of the stack, and about to be closed as if they had. */
  closes(state: State<G>): void;
}
/** The pen a step writes with. There is one per engine, lent for the length of a call: never keep it. */
export interface Play<G extends GameTypes, Label extends string = string> {
  readonly table: G["Table"];
  readonly chance: Chance;
  /** Do that first, then come back to my next line. */
  call<M extends object>(step: Procedure<G, M>, memory: M): void;
  /** The same, for a decision of one seat. */
  ask(step: Decision<G, object>, seat: Seat): void;
  ask<M extends object>(step: Decision<G, M>, seat: Seat, memory: M): void;
  /** The same, for a decision of several seats. Nobody: nothing is asked, and nothing revealed. */
  askAll<M extends object>(step: Decision<G, M> | Sealed<G, M>, seats: readonly Seat[], memory: M): void;
  /**
   * The same as `ask`, but only if there is anything the seat could do there (moves that are `idle` do not count), or any action of the
   * `kind` named. Says whether it was asked.
   */
  askIfAble(step: Decision<G, object>, seat: Seat): boolean;
  askIfAble<M extends object>(step: Decision<G, M>, seat: Seat, memory: M, kind?: G["Action"]["kind"]): boolean;
  /** Whether there is anything the seat could do there if it were asked, without asking it. */
  isAble(step: Decision<G, object>, seat: Seat): boolean;
  isAble<M extends object>(step: Decision<G, M>, seat: Seat, memory: M): boolean;
  /** What a requirement would see if that seat were asked with this memory: so that a rule can be asked of later (`deck.allows`). */
  asking<M extends object>(seat: Seat, memory: M): Ask<G, M>;
  /** Those of the seats that could do anything in that step: `play.askAll(step, play.able(step, seats, memory), memory)`. */
  able<M extends object>(step: Decision<G, M> | Sealed<G, M>, seats: readonly Seat[], memory: M): readonly Seat[];
  /** The others may react before my next line. Who is polled is settled here, so it is the last thing a line does. */
  open<M extends object>(step: Window<G, M>, memory: M): void;
  /** Procedure: this line once more. Decision: the seat that answered is asked once more. */
  again(): void;
  /** Decision: the seat that answered is asked once more if there still is anything it could do here. Says whether it is. */
  againIfAble(): boolean;
  /** Decision: that other seat is asked once more. Says whether it had answered. */
  recall(seat: Seat): boolean;
  /** Procedure: my next line is this one. */
  goTo(label: Label): void;
  /** Procedure: skip my other lines. Decision: nobody else is asked. Window: it closes. */
  end(): void;
  /** Drop everything above the nearest such procedure; it goes on at that line. */
  breakOff(step: Procedure<G, any>, label: string): void;
  /** The memory of the nearest such step under way, here or beneath; null if there is none. Reactions change it. */
  find<N extends object>(step: Step<G, N>): N | null;
  /** Absent when nobody listens, so `play.tell?.({ … })` makes no event in playouts. */
  readonly tell: ((event: G["Event"], audience?: Audience<G>) => void) | undefined;
  conclude(outcome: Outcome): void;
}
/** Without an audience all are told. */
export interface Audience<G extends GameTypes> {
  readonly only: readonly Seat[];
  /** What the rest hear, spectators included, if anything. */
  readonly others?: G["Event"];
  /** True: nobody learns what they did not know (a seat's own secret, told to itself). Such an action can still be undone. */
  readonly knownAlready?: boolean;
  /** Heard apart from the rest, as if it had come about by itself. */
  readonly apart?: true;
}
/** `what` names a draw for scripted tests. */
export interface Chance {
  /** 0 … limit - 1 */
  below(limit: number, what?: string): number;
  /** 1 … sides */
  die(sides: number, what?: string): number;
  pick<T>(from: readonly T[], what?: string): T;
  shuffle<T>(list: T[], what?: string): void;
}

export type Refusal<G extends GameTypes> = { readonly legal: false; readonly rule: G["Rule"] | KernelRule };
export type Verdict<G extends GameTypes> = { readonly legal: true } | Refusal<G>;
export const KERNEL_RULES = ["kernel.not-asked", "kernel.no-such-move", "kernel.game-over", "kernel.final-answer"] as const;
export type KernelRule = (typeof KERNEL_RULES)[number];
/** `revocable`: no chance used, nothing hidden shown, the same seat is asked next. Only then is undo offered. */
export interface Receipt<G extends GameTypes> {
  readonly legal: true;
  readonly told: readonly Told<G>[];
  readonly revocable: boolean;
}
export interface Told<G extends GameTypes> {
  readonly event: G["Event"];
  readonly audience: Audience<G> | null;
}
/** A state without its chance and with every secret masked: all that a client or a bot is ever given. */
export interface View<G extends GameTypes> {
  readonly table: G["TableView"];
  readonly stack: readonly FrameView<G>[];
  readonly outcome: Outcome | null;
}
export interface FrameView<G extends GameTypes> {
  readonly step: string;
  readonly line: string | null;
  readonly memory: object;
  /** Who has yet to answer. In a window or a quiet decision: all who were asked, less the viewer once it has answered. */
  readonly waiting: readonly Seat[];
  /** Sealed decisions: whose answers lie face down. In a window only the viewer's own is told. */
  readonly answered: readonly Seat[];
  /** The viewer's own answer lying face down. */
  readonly own: G["Action"] | null;
  /** Windows: the seats polled, in asking order. */
  readonly order: readonly Seat[] | null;
}
/** A move on offer, with the verdict on it: what a client shows, the refused ones greyed with the reason. */
export interface Choice<G extends GameTypes> {
  readonly action: G["Action"];
  readonly verdict: Verdict<G>;
}
