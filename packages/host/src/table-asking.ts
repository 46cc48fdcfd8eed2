import type { Edition, NamedView, Position, Seat } from "@stormakt/kernel";
import type { As } from "@stormakt/protocol";
import type { Asked } from "./clocks.ts";
import { OwnWords } from "./discreet.ts";
import type { EditionName, Editions } from "./editions.ts";
import type { Mark } from "./entries.ts";
import { refuse } from "./failure.ts";
import type { Memory, SeatState } from "./table-memory.ts";

export type Waits = ReturnType<Edition["waitsFor"]>;
/** Whether an answer was laid face down in a poll or sealed decision that goes on: nobody is asked anything new. */
export const isSamePoll = (before: Waits, after: Waits, mover: Seat): boolean =>
  after !== null && before?.depth === after.depth && before.step === after.step && after.answered.includes(mover);
/** Whether a quiet decision goes on. */
export const isQuietStill = (before: Waits, after: Waits): boolean =>
  before?.quiet !== undefined && after?.quiet !== undefined && before.depth === after.depth && before.step === after.step;

/** A table, as far as it says who sits where, who is asked what, and what a seat may know. */
export class AskingTable {
  readonly memory: Memory;
  protected readonly editions: Editions;
  /** Null until the match has begun, and where its edition is not known here. */
  state: Position | null = null;
  /** The edition as it was found last. */
  private found: { readonly name: EditionName; readonly edition: Edition | null } | null = null;
  /** What the last positions that were asked about wait for: the present one, and the one before or after it. */
  private waits: readonly { readonly position: Position; readonly edition: Edition; readonly waits: Waits }[] = [];

  constructor(editions: Editions, memory: Memory) {
    this.editions = editions;
    this.memory = memory;
  }
  /** What it is played under now. Refuses where that is not known here: a file from a later program. */
  get edition(): Edition {
    const { rulesVersion, format } = this.memory.edition;
    return (
      this.known ?? refuse("rules-changed", `the match is played under rules ${rulesVersion} (format ${format}), which are not known here`)
    );
  }
  /** Whether it can be played and looked at here. If not, people can still be told of it, and get up. */
  get isKnown(): boolean {
    return this.known !== null;
  }
  private get known(): Edition | null {
    const { edition: name } = this.memory;
    if (this.found?.name !== name) this.found = { name, edition: this.editions.get(name) };
    return this.found.edition;
  }
  get id(): string {
    return this.memory.facts.id;
  }
  get version(): number {
    return this.memory.version;
  }
  get seats(): readonly SeatState[] {
    return this.memory.seats;
  }
  /** The number of the last line that an audience has heard. */
  heard(as: As): number {
    return this.memory.open + (as === null ? 0 : (this.memory.own[as] ?? 0));
  }
  get mark(): Mark {
    return { open: this.memory.open, own: [...this.memory.own] };
  }
  holds(person: string, seat: Seat): boolean {
    return this.memory.seats[seat]?.persons.includes(person) ?? false;
  }
  seatsOf(person: string): Seat[] {
    return this.memory.seats.flatMap(({ persons }, seat) => (persons.includes(person) ? [seat] : []));
  }
  /** The game's state while the match runs. */
  get running(): Position {
    if (this.memory.status !== "running") return refuse("not-running", "the match is not under way");
    void this.edition;
    return this.state ?? refuse("not-running", "the match is not under way");
  }
  /** What the match waits for; null: for nothing. */
  protected get waiting(): Waits {
    return this.memory.status === "running" && this.state !== null ? this.waitsIn(this.state) : null;
  }
  /** What a position of this match waits for. A position is never written on once it is the table's, and asked many times about the same. */
  waitsIn(position: Position): Waits {
    const { edition } = this;
    for (const known of this.waits) if (known.position === position && known.edition === edition) return known.waits;
    const waits = edition.waitsFor(position);
    this.waits = [{ position, edition, waits }, ...this.waits.slice(0, 1)];
    return waits;
  }
  /** Who is asked, as far as all may know. */
  get asked(): Asked {
    const { waiting } = this;
    if (waiting === null) return { seats: [], isWindow: false };
    return { seats: waiting.order ?? waiting.quiet ?? waiting.seats, isWindow: waiting.order !== null };
  }
  /** Whether who has answered is each seat's own affair. */
  get isQuiet(): boolean {
    return this.waiting?.quiet !== undefined;
  }
  /** Seats that have yet to answer, in truth. */
  get waitsFor(): readonly Seat[] {
    return this.waiting?.seats ?? [];
  }
  /** Seats that belong to somebody whose word is needed, whether a bot plays them for now or not. Bots agree to everything. */
  get peoplesSeats(): Seat[] {
    return this.memory.seats.flatMap(({ persons, ousted, resigned }, seat) =>
      (persons.length > 0 || ousted !== null) && !resigned ? [seat] : [],
    );
  }
  /** Seats whose word a take-back still needs. */
  get missingConsent(): Seat[] {
    const { takeBack } = this.memory;
    return takeBack === null ? [] : this.peoplesSeats.filter((seat) => seat !== takeBack.seat && !takeBack.agreed.includes(seat));
  }
  /** Seats that a bot plays until whoever was voted away takes them back, or all agree to a newcomer. */
  protected get contested(): Seat[] {
    return this.memory.seats.flatMap(({ vacated, ousted, resigned }, seat) => (vacated && ousted !== null && !resigned ? [seat] : []));
  }
  /** Seats that somebody was voted away from, and may take back. */
  seatsToTakeBack(person: string): Seat[] {
    if (this.memory.status !== "running") return [];
    return this.memory.seats.flatMap(({ ousted, resigned }, seat) =>
      ousted?.persons.includes(person) === true && !resigned ? [seat] : [],
    );
  }
  /** Up to this line of its own a seat's past is closed to whoever has it now. */
  closedTo(as: As): number {
    return as === null || this.memory.status === "finished" ? 0 : (this.memory.seats[as]?.closed?.n ?? 0);
  }
  /** A moment of the past is shown to those who sit there now. */
  closeLike({ memory }: AskingTable): void {
    this.memory.seats.forEach((held, seat) => {
      held.closed = memory.status === "finished" ? null : (memory.seats[seat]?.closed ?? null);
    });
  }
  /** What a seat may know. Whoever took it over while it was contested is not shown what it had been shown before. */
  viewFor(as: As): NamedView {
    return this.edition.view(this.begun, as, this.closedFor(as));
  }
  /** What a seat had been shown before somebody took it over. */
  protected closedFor(as: As): object | null {
    const closed = as === null || this.memory.status === "finished" ? null : (this.memory.seats[as]?.closed ?? null);
    return closed === null ? null : (closed.table as object);
  }
  protected get begun(): Position {
    if (this.state === null) throw new OwnWords(`table ${this.id} has not begun`);
    return this.state;
  }
}
