/** What a hall needs from where it runs: a server, a browser worker, a test. */
import type { FrozenShelf } from "@stormakt/bots";
import type { Format, Game, GameTypes, NamedView, Seat } from "@stormakt/kernel";
import type { Action, TableSummary } from "@stormakt/protocol";
import type { Entry } from "./entries.ts";

/** The games that may be played here. */
export interface GameShelf {
  readonly ids: readonly string[];
  game(id: string): Promise<Game<GameTypes>>;
  /** Editions that were frozen, for matches begun under them. */
  readonly frozen?: FrozenShelf;
}

/** Who thinks for seats without a person. */
export interface Bots {
  /** Every level there is. */
  readonly levels: readonly string[];
  /** Those that people are offered, weakest first. */
  readonly offered: readonly string[];
  /** The level that steps in for people. */
  readonly standIn: string;
  /** Milliseconds this level may think about one question. */
  budget(level: string, isWindow: boolean): number;
  /**
   * Milliseconds that pass before it answers, at the least: more than it may think, so that a hard choice takes no longer than an easy
   * one. It depends on nothing that is hidden.
   */
  reserve(level: string, isWindow: boolean): number;
  /**
   * It is given a view and nothing else. It may fail, and what it answers is judged like anybody's. Once stopped nobody waits for the
   * answer: it ends as soon as it can. `turn`: where thoughts have to wait for their turn, the time they may take runs from there.
   */
  think(question: BotQuestion, stop: AbortSignal, turn?: Turn): Promise<Action>;
}
/** For whoever deals out the turns; no bot hears of it. */
export interface Turn {
  readonly of: ThoughtFor;
  /** The thought has to wait until others are done. */
  waits(): void;
  begins(): void;
}
/** On whose account a bot thinks. */
export interface ThoughtFor {
  readonly table: string;
  /** Who made the table. */
  readonly owner: string;
  /** Whether any person sits at it. */
  readonly isPlayed: boolean;
}
export interface BotQuestion {
  readonly game: string;
  /** The edition the match is played under: its own bots play it. */
  readonly rulesVersion: string;
  readonly format: Format;
  readonly seat: Seat;
  readonly level: string;
  /** What sort of player it is. It stays between the host and the bot: nobody is told (`characters.ts`). */
  readonly temper?: string;
  /** By name, as on the wire. */
  readonly view: NamedView;
  readonly budget: number;
  /** For its own dice. */
  readonly seed: string;
}

/** A table as lists show it, without what depends on the asker. */
export type Summary = Omit<TableSummary, "mine" | "kept" | "owned" | "looked"> & {
  /** Who has which seat. */
  readonly persons: readonly (string | null)[];
  /** Who made it, and which seats are kept for somebody. Tables of long ago tell neither. */
  readonly owner?: string;
  readonly keptSeats?: readonly Seat[];
};
/** How far somebody has looked at a table, in lines of their own and in lines that all heard, and read what was said at it. */
export interface Looked {
  readonly n: number;
  readonly heard: number;
  readonly read: number;
}
/** A note pinned to a moment. */
export interface KeptPin {
  readonly id: string;
  readonly person: string;
  readonly move: number;
  readonly seat: Seat;
  readonly text: string;
  readonly at: number;
  readonly shared: boolean;
}
/** All of a table at some moment, so that it can be opened without reading its journal from the start. */
export interface Snapshot {
  readonly version: number;
  readonly body: string;
}
export interface Append {
  readonly table: string;
  /** How many entries the journal must have for this to fit. */
  readonly after: number;
  /** None: only the line is written, which was late. */
  readonly entries: readonly Entry[];
  /** Where something in it has changed. A store may write it a moment after the entries, as long as whoever asks for lists sees it. */
  readonly summary?: Summary;
  /** Whether somebody sat down or got up. */
  readonly seatsChanged?: boolean;
  /**
   * When the table next has work that nobody asks for (a bot, a clock); null: none. Left out: as before. Writing it ends what another
   * node was lent the table for.
   */
  readonly due?: number | null;
  readonly snapshot?: Snapshot;
}

/** An append that is not on its way yet. */
export interface WaitingAppend {
  /** What follows from it: is written with it, or neither is. */
  add(more: Append): void;
}

/** Work lent to a node. */
export interface Claim {
  readonly due: number;
  readonly until: number;
  /** How often it could not be done. */
  readonly tries: number;
}
/** Work that nobody is to try again before somebody has acted at its table, or a server has been started anew. */
export const NEVER = 8_640_000_000_000_000;

/** Where journals are kept. An append is durable when its promise resolves. */
export interface Store {
  create(append: Append & { readonly summary: Summary }): Promise<boolean>;
  /** False: somebody else was first, and nothing was written. */
  append(append: Append): Promise<boolean>;
  /** The append to this table that waits to be written, if there is one. Left out: appends do not wait. */
  waiting?(table: string): WaitingAppend | null;
  /** Entries after the first `after`; empty where there are none. */
  read(table: string, after: number): Promise<readonly Entry[]>;
  /** The latest snapshot and what came after it; null: no such table. */
  load(table: string): Promise<{ readonly snapshot: Snapshot | null; readonly entries: readonly Entry[] } | null>;
  listed(asked: {
    readonly status?: TableSummary["status"];
    readonly before?: number;
    readonly game?: string;
    readonly limit: number;
  }): Promise<readonly Summary[]>;
  seated(person: string, asked: { readonly finished: boolean; readonly limit: number }): Promise<readonly Summary[]>;
  /** Tables whose line in the lists is older than their journal, since the host fell before it was written. Left out: there are none. */
  lateLines?(): Promise<readonly string[]>;
  note(table: string, person: string): Promise<string>;
  setNote(table: string, person: string, text: string): Promise<void>;
  /** How far somebody has looked at each of these tables; those they have not looked at are left out. */
  looked(person: string, tables: readonly string[]): Promise<ReadonlyMap<string, Looked>>;
  /** Never goes back. */
  setLooked(table: string, person: string, looked: Looked): Promise<void>;
  /** Everybody's notes pinned to moments of a table, in the order of the moments. */
  pins(table: string): Promise<readonly KeptPin[]>;
  setPin(table: string, pin: KeptPin): Promise<void>;
  dropPin(table: string, id: string): Promise<void>;
  /** Replaces the secret of a seat; only its hash is kept, and whose it was: a key dies with its holder's seat. */
  setSeatKey(table: string, seat: Seat, tenure: number, hash: string): Promise<void>;
  seatOfKey(hash: string): Promise<{ readonly table: string; readonly seat: Seat; readonly tenure: number } | null>;
  rename(person: string, name: string): Promise<void>;
  /** A claimed table's work turns out to be due later, or there is none: says so, unless the table has moved on since the claim. */
  settle(table: string, claim: Claim, due: number | null): Promise<void>;
  /** Claimed work could not be done: nobody is to try before `wake`. Says nothing where the table has other work by now. */
  putOff(table: string, claim: Claim, wake: number): Promise<void>;
  /** How many tables' work has been put off for ever. */
  setAside(): Promise<number>;
  /** A server has started: what was put off may succeed now, and what was to be done at a time that a clock set back has put ahead is due. */
  reconsider(now: number): Promise<void>;
  /** Tables whose work has been due since `before`, each lent to this node until `until`; none that another node still has. */
  claimDue(before: number, now: number, until: number, limit: number): Promise<readonly string[]>;
  /** The one table; null: another node has it, or it has no work. */
  claim(table: string, now: number, until: number): Promise<Claim | null>;
  /**
   * Whether a failure is of the store's state and not of what was asked: it is away, out of room, or was lost while it worked. The same
   * may be tried again; whether it was done the first time is not known.
   */
  isOutage?(error: unknown): boolean;
}

/** Chance, time and secrecy from outside. */
export interface World {
  /** The time of day, as it is written in journals. */
  now(): number;
  /** Milliseconds from no particular start that only ever go on, whatever the clocks are set to: for limits. */
  ticks(): number;
  /** So many bits that nobody can guess, as text that fits an address. */
  secret(bits: number): string;
  hash(secret: string): Promise<string> | string;
  /** Calls back after so many milliseconds; the result cancels. */
  after(milliseconds: number, work: () => void): () => void;
  /** Something went wrong that people need not see. */
  report(problem: { readonly what: string; readonly [detail: string]: unknown }): void;
}
