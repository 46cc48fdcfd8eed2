/** The journal of a table: all that ever happened at it, in order. A table is nothing but what its journal says. */
import type { Format, Outcome, Seat, Translated } from "@stormakt/kernel";
import type { Action, Delay, Pace, StandingOrder, Timeout } from "@stormakt/protocol";

interface AnyEntry {
  /** When, by the clock of the host that wrote it. */
  readonly at: number;
  /** Only this seat, or these, may ever know of the entry as such. Left out: all may. */
  readonly seen?: Seat | readonly Seat[];
}
export type Entry = AnyEntry & Happening;
/** The seats that alone may know of it; null: all may. */
export const seenBy = ({ seen }: Pick<AnyEntry, "seen">): readonly Seat[] | null =>
  seen === undefined ? null : typeof seen === "number" ? [seen] : seen;
export function isSeenBy(entry: Pick<AnyEntry, "seen">, as: Seat | null): boolean {
  const seats = seenBy(entry);
  return seats === null || (as !== null && seats.includes(as));
}

/** How many lines each audience has heard: those for all, and those for one seat only. */
export interface Mark {
  readonly open: number;
  readonly own: readonly number[];
}

/** A seat when the table is made. */
export interface PlannedSeat {
  readonly person: string | null;
  readonly name: string | null;
  readonly bot: string | null;
  /** Kept free for one person, who has yet to come. */
  readonly reserved: string | null;
}
export type SeatChange = "joined" | "left" | "bot" | "opened" | "relieved" | "returned" | "resigned" | "kicked" | "timed-out" | "shared";
export type Actor = "person" | "bot" | "clock" | "order";

export type Happening =
  | {
      readonly kind: "created";
      readonly id: string;
      readonly name: string;
      readonly game: string;
      /** The edition it begins under. */
      readonly rulesVersion: string;
      /** How the journal writes things down; left out: 1, by their places in the catalogue. */
      readonly format?: Format;
      readonly config: { readonly seats: number };
      readonly seats: readonly PlannedSeat[];
      readonly pace: Pace;
      readonly timeout: Timeout;
      readonly listed: boolean;
      /** Whether its result counts for how strong people are held to be; left out: it does not. */
      readonly rated?: boolean;
      /** How far behind those are who only watch; left out: not at all. */
      readonly delay?: Delay;
      readonly owner: string;
      readonly invite: string;
      readonly branchOf: { readonly table: string; readonly n: number; readonly analysis: boolean } | null;
      /** A branch: the saved state it goes on from. */
      readonly from: string | null;
    }
  | {
      readonly kind: "seat";
      readonly seat: Seat;
      readonly change: SeatChange;
      readonly person: string | null;
      readonly name: string | null;
      readonly bot: string | null;
      /** Shared: who had the seat before and has it no longer, being the same person under another id. */
      readonly from?: string;
    }
  /** Somebody agrees that a newcomer may take a contested seat, or no longer. */
  | { readonly kind: "admit"; readonly seat: Seat; readonly by: Seat; readonly on: boolean }
  /** A wish that a seat's person be replaced: because they are away, or over time; `due` when enough wish it. The seat's own word ends it. */
  | {
      readonly kind: "kick";
      readonly seat: Seat;
      readonly by: Seat;
      readonly on: boolean;
      readonly why?: "absent" | "late";
      readonly due?: number | null;
    }
  | { readonly kind: "began"; readonly seed: string; readonly commitment: string; readonly digest: string }
  | {
      readonly kind: "moved";
      readonly seat: Seat;
      readonly by: Actor;
      readonly action: Action;
      /** Of the state after it. */
      readonly digest: string;
      /** The client's name for this move, by which a second sending is known. */
      readonly key?: string;
      /** An answer in a reaction window, or a move in a quiet decision: whose it was stays unknown. */
      readonly polled?: true;
    }
  /** Something that the move before it brought about and that is heard apart from it: the nth such. */
  | { readonly kind: "aside"; readonly nth: number }
  | { readonly kind: "undone"; readonly seat: Seat; readonly keep: number; readonly to: Mark }
  | { readonly kind: "take-back"; readonly seat: Seat; readonly step: "asked"; readonly keep: number; readonly to: Mark }
  | { readonly kind: "take-back"; readonly seat: Seat; readonly step: "agreed" | "declined" | "withdrawn" }
  | {
      readonly kind: "taken-back";
      readonly seat: Seat;
      /** So many moves stand. */
      readonly keep: number;
      readonly to: Mark;
      readonly seed: string;
      readonly commitment: string;
      /** The state gone back to, with its new dice. */
      readonly state: string;
      /** What no seat knew was dealt anew. */
      readonly dealt?: true;
    }
  /**
   * The match goes on under another edition: the position it was in, made over for it. What came before stays under the former one, so
   * nothing is taken back across this.
   */
  | {
      readonly kind: "upgraded";
      readonly from: string;
      readonly to: string;
      readonly format: Format;
      readonly state: string;
      readonly digest: string;
      /** What changed for those who play, in every language; null: nothing did. */
      readonly changed: Translated | null;
    }
  | { readonly kind: "orders"; readonly seat: Seat; readonly orders: readonly StandingOrder[] }
  | { readonly kind: "chat"; readonly seat: Seat; readonly name: string; readonly text: string }
  /** The seat asked for help when so many moves stood. */
  | { readonly kind: "helped"; readonly seat: Seat; readonly moves: number }
  | { readonly kind: "rematch"; readonly table: string }
  | {
      readonly kind: "finished";
      readonly because: "rules" | "resigned" | "abandoned" | "closed" | "cancelled";
      readonly outcome: Outcome | null;
    };

export type EntryOf<K extends Entry["kind"]> = Extract<Entry, { kind: K }>;
/** While it is being put together. */
export type Written<T> = { -readonly [K in keyof T]: T[K] };
