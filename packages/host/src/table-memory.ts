/** What a table remembers besides its journal. */
import type { Outcome, Seat } from "@stormakt/kernel";
import type { As, StandingOrder } from "@stormakt/protocol";
import type { Clocks } from "./clocks.ts";
import { newClocks } from "./clocks.ts";
import type { EditionName } from "./editions.ts";
import type { EntryOf, Mark } from "./entries.ts";

/** Rises when `Memory` changes its shape: an older snapshot is then passed over, and the journal read from its start. */
export const SNAPSHOT_FORMAT = 5;

/** Who sits on a seat, or is to. */
export interface SeatState {
  /** Those who may play it: its person, and the same person's other devices. */
  persons: string[];
  name: string | null;
  /** The bot that plays it now. */
  bot: string | null;
  resigned: boolean;
  /** Lost its person in mid-game: whoever joins may take it over from the bot. */
  vacated: boolean;
  reserved: string | null;
  /** Since which entry its person has it: a key made for one person is void for the next. */
  tenure: number;
  /** Everybody who has held it since the match began. */
  sitters: string[];
  /** Whose the match is on this seat: who had it when it began. */
  beganBy: string | null;
  /** Since which entry that person no longer has it, having left or been voted away; null: they have it. */
  goneSince: number | null;
  /** Whoever was voted away in mid-game, with all devices: may take the seat back at any moment. */
  ousted: { readonly persons: readonly string[]; readonly name: string | null; readonly tenure: number } | null;
  /** Seats whose people agree that a newcomer may have it, while somebody else may take it back. */
  admittedBy: readonly Seat[];
  /** Taken over while somebody else may take it back: what it saw up to this line, and was shown by then, stays closed. */
  closed: { readonly n: number; readonly table: unknown } | null;
  /** The clock acted for it last. */
  lapsed: boolean;
}
/** A vote to replace a seat's person. `due`: when it takes effect, once enough wish it. */
interface Kick {
  readonly seat: Seat;
  readonly by: readonly Seat[];
  readonly why: "absent" | "late";
  readonly due: number | null;
}
interface TakeBack {
  readonly seat: Seat;
  readonly keep: number;
  readonly to: Mark;
  readonly agreed: Seat[];
}
/** What a table needs to remember besides its journal. Plain JSON, so that a snapshot is this and the game's saved state. */
export interface Memory {
  facts: Omit<EntryOf<"created">, "kind" | "seats">;
  /** What it is played under now, and since how many moves. */
  edition: EditionName & { since: number };
  seats: SeatState[];
  status: "gathering" | "running" | "finished";
  version: number;
  /** Lines heard by all, and by one seat only. */
  open: number;
  own: number[];
  commitment: string | null;
  seed: string | null;
  outcome: Outcome | null;
  /** Who made each move that stands. */
  movers: Seat[];
  /** The line, in a seat's own counting, since which it has been asked what it is asked now. */
  askedSince: number[];
  clocks: Clocks;
  since: number;
  takeBack: TakeBack | null;
  orders: StandingOrder[][];
  kicks: readonly Kick[];
  /** Who asked for help, and how many moves stood then. */
  helped: { seat: Seat; moves: number }[];
  rematch: string | null;
  /** The last digest written. */
  digest: string;
  /** The latest moves of each seat by their clients' names for them, with their lines: a second sending is known by it. */
  keys: { key: string; n: number }[][];
}
/** A table that has just been made. */
export function newMemory(entry: EntryOf<"created">): Memory {
  const { kind: _, seats, ...facts } = entry;
  return {
    facts,
    edition: { rulesVersion: facts.rulesVersion, format: facts.format ?? 1, since: 0 },
    seats: seats.map(({ person, name, bot, reserved }) => ({
      persons: person === null ? [] : [person],
      name,
      bot,
      resigned: false,
      vacated: false,
      reserved,
      tenure: 1,
      sitters: [],
      beganBy: null,
      goneSince: null,
      ousted: null,
      admittedBy: [],
      closed: null,
      lapsed: false,
    })),
    status: "gathering",
    version: 1,
    open: 1,
    own: seats.map(() => 0),
    commitment: null,
    seed: null,
    outcome: null,
    movers: [],
    askedSince: seats.map(() => 0),
    clocks: newClocks(facts.pace, seats.length),
    since: entry.at,
    takeBack: null,
    orders: seats.map(() => []),
    kicks: [],
    helped: [],
    rematch: null,
    digest: "",
    keys: seats.map(() => []),
  };
}

export function rememberSitters(held: SeatState): void {
  for (const person of held.persons) if (!held.sitters.includes(person)) held.sitters.push(person);
}
/** Who has the seat now: whether it is whoever began the match on it, and since when it is not. */
export function noteHolder(held: SeatState, version: number): void {
  if (held.beganBy === null) return;
  held.goneSince = held.persons[0] === held.beganBy ? null : (held.goneSince ?? version);
}
/** A seat's person goes by another id from now on, with all rights to the seat. */
export function becomes(held: SeatState, from: string, person: string): void {
  const instead = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => (id === from ? person : id)))];
  held.persons = instead(held.persons);
  held.sitters = instead(held.sitters);
  if (held.beganBy === from) held.beganBy = person;
  if (held.ousted !== null) held.ousted = { ...held.ousted, persons: instead(held.ousted.persons) };
}
/** The line of an audience at a mark. */
export const lineAt = ({ open, own }: Mark, as: As): number => open + (as === null ? 0 : (own[as] ?? 0));
