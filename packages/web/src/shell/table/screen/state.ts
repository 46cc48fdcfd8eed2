import type { Action, As, LogLine, Now, TableInfo } from "@stormakt/protocol";
import type { TableState as SideState } from "@stormakt/protocol/client";
import type { Analysis, Hint } from "../../../offline/thinking.ts";

/** Whose eyes a look back uses; "open": everybody's at once. */
export type Eyes = As | "open";

/** Lines of one seat's log that are shown together: all after the one before it, up to `to`. */
export interface Span {
  /** The first line that is told. */
  readonly from: number;
  readonly to: number;
  /** Whose deed it is; null: nobody's. */
  readonly seat: number | null;
  /** How many sentences it takes. */
  readonly says: number;
  /** It waits until it is clicked. */
  readonly held: boolean;
}

/**
 * What the screen is for at the moment. Each kind has one cursor, a seat and a line of that seat's own log, and all that is seen,
 * said and heard follows from it.
 */
export type Screen =
  /** The table as it is now. `reaction`: this seat has the screen only to react in a window. */
  | { readonly kind: "live"; readonly seat: As; readonly reaction: boolean }
  /** The table as it was after line `n`. `now` is null until it is here. */
  | { readonly kind: "looking"; readonly seat: As; readonly n: number; readonly eyes: Eyes; readonly now: Now | null }
  /** What others did, one scene after the other. `shown`: the last moment that was ready, never a later one than the scene's. */
  | {
      readonly kind: "staged";
      readonly seat: As;
      readonly scenes: readonly Span[];
      readonly at: number;
      readonly shown: Now | null;
      readonly paused: boolean;
      /** Seen again from the log: nothing new comes to it. */
      readonly again: boolean;
    }
  /** One screen, several people: it must be passed to this seat before anything is shown. */
  | { readonly kind: "handing"; readonly to: number; readonly reaction: boolean }
  /** One screen, several people, a reaction window: these are asked together, and all look at the open table. */
  | { readonly kind: "reacting"; readonly asked: readonly number[] };

/** What belongs to the seat at the screen and to nobody else. It is cleared whenever the screen goes over. */
export interface Desk {
  /** What is asked of the seat; another question lays choice, refusal and hint down. */
  readonly question: string;
  readonly chosen: Action | null;
  readonly refused: { readonly action: Action | null; readonly rule: string } | null;
  /** What a strong player would do, once it was asked. */
  readonly hint: { readonly told: "asked" | "failed" | Hint } | null;
  /** Half-made compositions, by name. They outlive scenes and looks back, and are forgotten with their step. */
  readonly drafts: { readonly step: string; readonly of: Readonly<Record<string, unknown>> };
  /** Lines of the seat's log that were shown last: for motion, sound and those who listen. */
  readonly news: { readonly key: number; readonly from: number; readonly to: number } | null;
  /** Something was done that nobody watched: pace off, skipped, hidden, or the page was opened anew. */
  readonly unwatched: boolean;
}
export const EMPTY_DESK: Desk = {
  question: "",
  chosen: null,
  refused: null,
  hint: null,
  drafts: { step: "", of: {} },
  news: null,
  unwatched: false,
};
export type AnalysisState =
  | { readonly progress: number }
  | { readonly failed: true }
  /** `lines`: for each move of the record the line of the log of the seat at the screen. */
  | { readonly told: Analysis; readonly lines: readonly number[] };

/** All that is known of a table at this screen. */
export interface TableState {
  readonly status: "opening" | "open" | "missing";
  readonly failure: string | null;
  readonly info: TableInfo | null;
  /** The seats that this person plays. */
  readonly mine: readonly number[];
  /** What each seat has heard, each with a log of its own. */
  readonly sides: ReadonlyMap<As, SideState>;
  readonly screen: Screen;
  readonly desk: Desk;
  /** What decided the game, once it was asked after the end. */
  readonly analysis: AnalysisState | null;
  readonly busy: boolean;
}
export const NOTHING_YET: TableState = {
  status: "opening",
  failure: null,
  info: null,
  mine: [],
  sides: new Map(),
  screen: { kind: "live", seat: null, reaction: false },
  desk: EMPTY_DESK,
  analysis: null,
  busy: false,
};

/** What a line is worth on the stage, to somebody at this seat; null: no scene. */
export type Deed = { readonly seat: number | null; readonly says: number; readonly held: boolean } | null;
/** What the table is told from outside. */
export type TableEvent =
  | { readonly kind: "opened"; readonly info: TableInfo; readonly mine: readonly number[] }
  | { readonly kind: "missing"; readonly failure: string }
  /** What a seat has heard by now. `anew`: the host has gone back to an older state of things. */
  | {
      readonly kind: "heard";
      readonly as: As;
      readonly side: SideState;
      readonly anew: boolean;
      /** Whether scenes are wanted: a pace is set, and somebody can see them. */
      readonly watched: boolean;
      deedOf(line: LogLine, seat: As): Deed;
    }
  /** A view of the past has come. */
  | { readonly kind: "viewed"; readonly seat: As; readonly n: number; readonly eyes: Eyes; readonly now: Now }
  | { readonly kind: "looked"; readonly n: number; readonly eyes: Eyes }
  | { readonly kind: "lookedAway" }
  | { readonly kind: "stepped"; readonly by: 1 | -1 }
  | { readonly kind: "paused"; readonly on: boolean }
  /** To the present, with what was not watched left to the recap. */
  | { readonly kind: "skipped" }
  | { readonly kind: "seenAgain"; readonly span: Span }
  | { readonly kind: "recapRead" }
  | { readonly kind: "chosen"; readonly action: Action | null }
  | { readonly kind: "refused"; readonly seat: As; readonly action: Action | null; readonly rule: string }
  | { readonly kind: "hinted"; readonly seat: As; readonly hint: Desk["hint"] }
  | { readonly kind: "drafted"; readonly name: string; readonly draft: unknown }
  | { readonly kind: "reacts"; readonly seat: number }
  | { readonly kind: "tookOver" }
  | { readonly kind: "busy"; readonly on: boolean }
  | { readonly kind: "failed"; readonly failure: string | null }
  | { readonly kind: "analysed"; readonly analysis: AnalysisState | null };
