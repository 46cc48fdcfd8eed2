import type { Common, Edition, Look, NamedReceipt, NamedTold, NamedView, Outcome, Position, Recent, Seat } from "@stormakt/kernel";
import { changeBetween, WayBack } from "@stormakt/kernel";
import type { As, Now, SeatInfo, StandingOrder, TableInfo } from "@stormakt/protocol";
import type { Asked, Clocks } from "./clocks.ts";
import { newClocks, showClocks, stopClocks, timeIsUpAt, turnClocks } from "./clocks.ts";
import type { EditionName, Editions } from "./editions.ts";
import type { Entry, EntryOf, Mark } from "./entries.ts";
import { seenBy } from "./entries.ts";
import { refuse } from "./failure.ts";
import { afterAnswer, afterPass, passes, tellOrders } from "./orders.ts";
import type { Snapshot, Summary } from "./ports.ts";
import { ADMITTING, isOpenToNewcomers, othersThan, voicesNeeded } from "./seating.ts";

/** Rises when `Memory` changes its shape: an older snapshot is then passed over, and the journal read from its start. */
export const SNAPSHOT_FORMAT = 4;
/** A client has one move under way; a few more are remembered for clients that hurry. */
const KEYS_KEPT = 8;

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
interface Memory {
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
/** Where honest undo goes back to: the state before a revocable move. */
interface Former {
  readonly state: Position;
  readonly mark: Mark;
  readonly digest: string;
}
/** Something a table has work to do about without being asked. */
export interface Work {
  readonly kind: "bot" | "order" | "clock" | "vote";
  readonly seat: Seat;
  readonly due: number;
}
/** An entry that has happened, with what was told. */
export interface Happened {
  readonly entry: Entry;
  readonly told: readonly NamedTold[];
}

/** A table as its journal says it is. `apply` is the only thing that changes it. */
export class Table {
  readonly memory: Memory;
  private readonly editions: Editions;
  /** Null until the match has begun, and where its edition is not known here. */
  state: Position | null = null;
  private readonly wayBack = new WayBack<Former>();
  /** What was last digested: most of it is the same after the next move. */
  recent: Recent = {};
  /** What the last move brought about that is heard apart from it. */
  private asides: readonly NamedTold[] = [];
  /** What all who look at it see the same of. */
  private readonly common: Common = {};
  /** What was asked last, as JSON, as far as it is the same for all: without its end. */
  lastAsked: { readonly top: NonNullable<Look["top"]>; readonly text: string } | null = null;
  /** The move being written: its result, so that it need not be made twice. */
  private prepared: { readonly entry: Entry; readonly state: Position; readonly receipt: NamedReceipt } | null = null;

  /** The edition as it was found last. */
  private found: { readonly name: EditionName; readonly edition: Edition | null } | null = null;
  /** What the last positions that were asked about wait for: the present one, and the one before or after it. */
  private waits: readonly { readonly position: Position; readonly edition: Edition; readonly waits: Waits }[] = [];

  private constructor(editions: Editions, memory: Memory) {
    this.editions = editions;
    this.memory = memory;
  }
  static create(editions: Editions, entry: EntryOf<"created">): Table {
    const { kind: _, seats, ...facts } = entry;
    const memory: Memory = {
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
    return new Table(editions, memory);
  }
  /** The saved state stands first, so that a reader can tell which game it is before it has an engine. */
  static load(editions: Editions, { body }: Pick<Snapshot, "body">): Table {
    const { state, memory } = JSON.parse(body) as { state: string | null; memory: Memory };
    const table = new Table(editions, memory);
    if (state !== null && table.isKnown) table.state = table.edition.load(state);
    return table;
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
  snapshot(): Snapshot {
    const state = this.state === null ? null : this.edition.save(this.state);
    return { version: this.memory.version, body: JSON.stringify({ format: SNAPSHOT_FORMAT, state, memory: this.memory }) };
  }
  /** Whether it is over before a match began. */
  get isCalledOff(): boolean {
    return this.memory.status === "finished" && this.memory.commitment === null;
  }
  /** Whether a snapshot taken now loses nothing: the way back by undo is not in it. */
  get isAtRest(): boolean {
    return !this.wayBack.isOpen && this.isKnown;
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
  private get waiting(): Waits {
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
  /** Who may undo the last move at once. */
  get undoableBy(): Seat | null {
    return this.wayBack.isOpen && this.memory.status === "running" ? (this.memory.movers.at(-1) ?? null) : null;
  }
  /** What undo would go back to. */
  get undoMark(): Mark | null {
    return this.wayBack.next?.mark ?? null;
  }
  /** Seats that belong to somebody whose word is needed, whether a bot plays them for now or not. Bots agree to everything. */
  get peoplesSeats(): Seat[] {
    return this.memory.seats.flatMap(({ persons, ousted, resigned }, seat) =>
      (persons.length > 0 || ousted !== null) && !resigned ? [seat] : [],
    );
  }
  /** Seats that a bot plays until whoever was voted away takes them back, or all agree to a newcomer. */
  private get contested(): Seat[] {
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
  closeLike({ memory }: Table): void {
    this.memory.seats.forEach((held, seat) => {
      held.closed = memory.status === "finished" ? null : (memory.seats[seat]?.closed ?? null);
    });
  }
  /** Nobody looks at the moment: what was digested last is not kept. */
  forgetRecent(): void {
    this.recent = {};
  }
  /** What a seat may know. Whoever took it over while it was contested is not shown what it had been shown before. */
  viewFor(as: As): NamedView {
    return this.edition.view(this.begun, as, this.closedFor(as));
  }
  /** What of it a person's client is sent. */
  private sentTo(as: As): NamedView {
    return this.edition.clientView?.(this.begun, as, this.closedFor(as)) ?? this.viewFor(as);
  }
  /** The same for those who have seen what was looked at last with this `recent`, which is theirs alone. */
  look(as: As, recent: Recent): Look {
    const { edition } = this;
    if (edition.look !== undefined) return edition.look(this.begun, as, this.closedFor(as), recent, this.common);
    const view = this.viewFor(as);
    const change = recent.view === undefined ? undefined : JSON.stringify(changeBetween(recent.view, view));
    recent.view = view;
    return { change, top: view.stack.at(-1), whole: () => view };
  }
  /** What a seat had been shown before somebody took it over. */
  private closedFor(as: As): object | null {
    const closed = as === null || this.memory.status === "finished" ? null : (this.memory.seats[as]?.closed ?? null);
    return closed === null ? null : (closed.table as object);
  }
  private get begun(): Position {
    if (this.state === null) throw new Error(`table ${this.id} has not begun`);
    return this.state;
  }

  /** The line of a move that this seat has sent before; null: it has not. */
  lineOfKey(seat: Seat, key: string): number | null {
    return this.memory.keys[seat]?.find((known) => known.key === key)?.n ?? null;
  }
  /** The result of a move about to be written: kept until `apply` is given the very same entry. */
  prepare(entry: Entry, state: Position, receipt: NamedReceipt): void {
    this.prepared = { entry, state, receipt };
  }
  apply(entry: Entry): Happened {
    const { memory } = this;
    memory.version += 1;
    const seats = seenBy(entry);
    if (seats === null) memory.open += 1;
    else for (const seat of seats) memory.own[seat]! += 1;
    let told: readonly NamedTold[] = [];
    switch (entry.kind) {
      case "created":
        throw new Error(`table ${this.id} is created twice`);
      case "seat":
        this.changeSeat(entry);
        break;
      case "kick":
        this.changeKick(entry);
        break;
      case "admit": {
        const held = memory.seats[entry.seat]!;
        held.admittedBy = [...held.admittedBy.filter((by) => by !== entry.by), ...(entry.on ? [entry.by] : [])];
        break;
      }
      case "began":
        this.begin(entry);
        break;
      case "moved":
        told = this.move(entry);
        break;
      case "aside":
        told = this.asides.slice(entry.nth, entry.nth + 1);
        break;
      case "undone":
        this.undo(entry);
        break;
      case "take-back":
        this.changeTakeBack(entry);
        break;
      case "taken-back":
        this.goBack(entry);
        break;
      case "upgraded":
        this.upgrade(entry);
        break;
      case "orders":
        memory.orders[entry.seat] = this.isKnown ? tellOrders(this.edition, entry.orders) : [];
        break;
      case "chat":
        break;
      case "helped":
        memory.helped.push({ seat: entry.seat, moves: entry.moves });
        break;
      case "rematch":
        memory.rematch = entry.table;
        break;
      case "finished":
        memory.status = "finished";
        memory.outcome = this.isKnown ? this.edition.tellOutcome(entry.outcome) : entry.outcome;
        memory.takeBack = null;
        memory.kicks = [];
        memory.since = entry.at;
        this.wayBack.close();
        stopClocks(memory.clocks, memory.facts.pace, entry.at);
        break;
    }
    return { entry, told };
  }

  private changeSeat({ seat, change, person, name, bot, from }: EntryOf<"seat">): void {
    const { memory } = this;
    const held = memory.seats[seat]!;
    switch (change) {
      case "joined": {
        const wasHeld = held.sitters.includes(person!);
        const closed =
          held.ousted === null || wasHeld || this.state === null ? null : { n: this.heard(seat) - 1, table: this.viewFor(seat).table };
        Object.assign(held, { persons: [person!], name, bot: null, vacated: false, reserved: null, tenure: memory.version, closed });
        break;
      }
      case "shared":
        if (from !== undefined) {
          becomes(held, from, person!);
          if (memory.facts.owner === from) memory.facts = { ...memory.facts, owner: person! };
        }
        if (!held.persons.includes(person!)) held.persons.push(person!);
        break;
      case "left":
      case "kicked":
        // Whoever is voted away in mid-game keeps a right to the seat; whoever leaves has given it up.
        if (change === "kicked" && bot !== null) held.ousted ??= { persons: held.persons, name: held.name, tenure: held.tenure };
        // Before the match the seat is open again; in mid-game a bot plays on until somebody takes it.
        Object.assign(held, { persons: [], name: bot === null ? null : held.name, bot, vacated: bot !== null, reserved: null });
        memory.orders[seat] = [];
        break;
      case "bot":
      case "opened":
        Object.assign(held, { persons: [], name, bot, reserved: null });
        break;
      case "relieved":
      case "timed-out":
        held.bot = bot;
        break;
      case "returned":
        if (person !== null && held.ousted !== null) {
          const { persons, name: called, tenure } = held.ousted;
          const all = persons.includes(person) ? [...persons] : [...persons, person];
          Object.assign(held, { persons: all, name: called, tenure, vacated: false, ousted: null, closed: null });
          memory.orders[seat] = [];
        }
        held.bot = null;
        break;
      case "resigned":
        Object.assign(held, { resigned: true, bot });
        break;
    }
    held.lapsed = change === "timed-out" || (held.lapsed && change !== "joined" && change !== "returned");
    if (memory.status === "running") rememberSitters(held);
    // Whoever comes next has agreed to nothing yet, and another newcomer is another question.
    if (change === "joined" || change === "left" || change === "kicked" || change === "returned") {
      held.admittedBy = [];
      for (const other of memory.seats) other.admittedBy = other.admittedBy.filter((by) => by !== seat);
    }
    if (change !== "shared") memory.kicks = memory.kicks.filter((kick) => kick.seat !== seat);
    if (memory.takeBack !== null && memory.takeBack.seat === seat) memory.takeBack = null;
  }
  /** The seat's own word ends what was wished against it. */
  private changeKick({ seat, by, on, why, due }: EntryOf<"kick">): void {
    const others = this.memory.kicks.filter((kick) => kick.seat !== seat);
    const vote = this.memory.kicks.find((kick) => kick.seat === seat);
    const was = vote?.by.filter((one) => one !== by) ?? [];
    const wish = on ? [...was, by] : by === seat ? [] : was;
    const isEnough = new Set(wish.map((one) => this.memory.seats[one]?.persons[0])).size >= voicesNeeded(this, seat);
    const next = { seat, by: wish, why: why ?? vote?.why ?? "absent", due: isEnough ? (due ?? vote?.due ?? null) : null };
    this.memory.kicks = wish.length === 0 ? others : [...others, next];
  }
  private begin({ seed, commitment, digest, at }: EntryOf<"began">): void {
    const { memory } = this;
    if (this.isKnown) this.state = this.firstPosition(seed);
    memory.status = "running";
    memory.seed = seed;
    memory.commitment = commitment;
    memory.digest = digest;
    memory.since = at;
    memory.askedSince = memory.own.map((_, seat) => this.heard(seat));
    memory.clocks.askedAt.fill(at);
    memory.seats.forEach(rememberSitters);
    turnClocks(memory.clocks, memory.facts.pace, at, null, this.asked);
  }
  /** The position a match with this seed begins with. */
  firstPosition(seed: string): Position {
    const { edition } = this;
    const { from, config } = this.memory.facts;
    if (from === null) return edition.begin(config, seed);
    const position = edition.load(from);
    edition.rekey(position, seed);
    return position;
  }
  private move(entry: EntryOf<"moved">): readonly NamedTold[] {
    const { memory } = this;
    if (!this.isKnown) {
      memory.movers.push(entry.seat);
      return [];
    }
    const { edition } = this;
    const before = this.state!;
    let after: Position;
    let receipt: NamedReceipt;
    if (this.prepared?.entry === entry) ({ state: after, receipt } = this.prepared);
    else {
      after = edition.copy(before);
      const done = edition.repeat(after, entry.seat, entry.action);
      if ("rule" in done)
        throw new Error(`table ${this.id}: the journal holds a move that ${done.rule} forbids, after ${memory.movers.length} moves`);
      receipt = done;
    }
    this.prepared = null;
    this.wayBack.moved(receipt, { state: before, mark: undoMarkOf(this, entry), digest: memory.digest });
    this.state = after;
    memory.digest = entry.digest;
    memory.movers.push(entry.seat);
    const [was, is] = [this.waitsIn(before), this.waitsIn(after)];
    const isQuiet = isQuietStill(was, is);
    if (!isQuiet) memory.takeBack = null;
    if (entry.by === "clock" || entry.by === "person") memory.seats[entry.seat]!.lapsed = entry.by === "clock";
    if (entry.key !== undefined)
      memory.keys[entry.seat] = [...memory.keys[entry.seat]!.slice(1 - KEYS_KEPT), { key: entry.key, n: this.heard(entry.seat) }];
    if (was !== null && was.order !== null) this.useOrders(entry, was.step);
    if (isQuiet) this.askParties(entry.seat, receipt);
    else if (!isSamePoll(was, is, entry.seat)) this.askAnew(was, is, entry);
    this.asides = receipt.told.filter(({ audience }) => audience?.apart === true);
    return this.asides.length === 0 ? receipt.told : receipt.told.filter(({ audience }) => audience?.apart !== true);
  }
  /** In a quiet decision a move is news for those it concerns; nothing that others see changes with it, clocks included. */
  private askParties(mover: Seat, { told }: NamedReceipt): void {
    for (const seat of [mover, ...told.flatMap(({ audience }) => audience?.only ?? [])]) this.memory.askedSince[seat] = this.heard(seat);
  }
  /** Another question, or the same of somebody else: who is asked what since when, and whose time runs. */
  private askAnew(wasAsked: Waits, isAsked: Waits, { seat: mover, at }: { readonly seat: Seat | null; readonly at: number }): void {
    const { memory } = this;
    // Whoever acted unasked has changed what the others are looking at; an answer among several leaves them their question.
    const wasInterrupted = mover !== null && wasAsked?.seats.includes(mover) !== true;
    for (let seat = 0; seat < memory.seats.length; seat++) {
      const goesOn =
        seat !== mover &&
        isAsked !== null &&
        wasAsked?.depth === isAsked.depth &&
        wasAsked.step === isAsked.step &&
        wasAsked.seats.includes(seat) &&
        isAsked.seats.includes(seat);
      if (!goesOn) memory.clocks.askedAt[seat] = at;
      if (!goesOn || wasInterrupted) memory.askedSince[seat] = this.heard(seat);
    }
    memory.since = at;
    turnClocks(memory.clocks, memory.facts.pace, at, mover, this.asked, wasAsked?.quiet !== undefined);
  }
  private useOrders({ seat, by }: EntryOf<"moved">, step: string): void {
    const orders = this.memory.orders[seat]!;
    if (orders.length > 0) this.memory.orders[seat] = by === "order" ? afterPass(orders, step) : afterAnswer(orders, step);
  }
  /** Whether a standing order of this seat is to pass in the window that is open. */
  private passesByOrder(seat: Seat): boolean {
    const { state } = this;
    const orders = this.memory.orders[seat] ?? [];
    return state !== null && orders.length > 0 && this.asked.isWindow && passes(this.edition, state, seat, orders);
  }
  /** The match goes on under another edition, from the same position as that edition writes it. */
  private upgrade(entry: EntryOf<"upgraded">): void {
    const { memory } = this;
    const before = this.waiting;
    memory.edition = { rulesVersion: entry.to, format: entry.format, since: memory.movers.length };
    memory.takeBack = null;
    memory.digest = entry.digest;
    this.recent = {};
    this.wayBack.close();
    this.state = this.isKnown ? this.edition.load(entry.state) : null;
    this.askAnew(before, this.waiting, { seat: null, at: entry.at });
  }
  private undo(entry: EntryOf<"undone">): void {
    const { memory } = this;
    if (!this.isKnown) {
      memory.movers.length = entry.keep;
      return;
    }
    let former: Former | null = null;
    while (memory.movers.length > entry.keep) {
      former = this.wayBack.back();
      memory.movers.pop();
    }
    if (former === null) throw new Error(`table ${this.id}: the journal undoes a move that cannot be undone`);
    const before = this.waiting;
    this.state = former.state;
    memory.digest = former.digest;
    memory.takeBack = null;
    this.keepHelp(entry.keep);
    this.askAnew(before, this.waiting, entry);
  }
  private changeTakeBack(entry: EntryOf<"take-back">): void {
    const { memory } = this;
    if (entry.step === "asked") memory.takeBack = { seat: entry.seat, keep: entry.keep, to: entry.to, agreed: [] };
    else if (entry.step === "agreed") memory.takeBack?.agreed.push(entry.seat);
    else memory.takeBack = null;
  }
  /** What somebody was told is not forgotten because a move is taken back. */
  private keepHelp(keep: number): void {
    for (const help of this.memory.helped) help.moves = Math.min(help.moves, keep);
  }
  private goBack(entry: EntryOf<"taken-back">): void {
    const { memory } = this;
    const before = this.waiting;
    this.state = this.isKnown ? this.edition.load(entry.state) : null;
    this.wayBack.close();
    memory.movers.length = entry.keep;
    memory.takeBack = null;
    this.keepHelp(entry.keep);
    if (this.state !== null) memory.digest = this.edition.digest(this.state);
    this.askAnew(before, this.waiting, entry);
  }

  /** What is to be done without anybody asking: bots to move, orders to follow, time that runs out, votes to carry out. Nearest first. */
  work(pause: (seat: Seat) => number): Work[] {
    const { clocks, facts, seats, kicks } = this.memory;
    const { isWindow } = this.asked;
    const votes = kicks.flatMap(({ seat, due }): Work[] => (due === null ? [] : [{ kind: "vote", seat, due }]));
    const moves = this.waitsFor.flatMap((seat): Work[] => {
      if (seats[seat]!.bot !== null) return [{ kind: "bot", seat, due: clocks.askedAt[seat]! }];
      const found: Work[] = [];
      if (isWindow && this.passesByOrder(seat)) found.push({ kind: "order", seat, due: clocks.askedAt[seat]! + pause(seat) });
      const due = timeIsUpAt(clocks, facts.pace, seat, isWindow);
      // Where the others decide, nothing happens by itself.
      if (due !== null && facts.timeout !== "others") found.push({ kind: "clock", seat, due });
      return found;
    });
    return [...votes, ...moves].sort((a, b) => a.due - b.due);
  }

  /** Whether the person on a seat has yet to answer: no bot and no order of theirs does it for them. */
  asksPerson(seat: Seat): boolean {
    if (!this.waitsFor.includes(seat) || this.memory.seats[seat]?.bot !== null) return false;
    return !(this.asked.isWindow && this.passesByOrder(seat));
  }

  /** The game as a seat, or a spectator, sees it. `isPast`: shown, but not to be acted on. */
  now(as: As, time: number, isPast = false): Now | null {
    if (this.memory.status !== "gathering") void this.edition;
    if (this.state === null) return null;
    const view = this.sentTo(as);
    return { ...this.aspects(as, time, view.stack.at(-1), isPast), view: this.withOutcome(view) };
  }
  /** Those who gave up come last, whatever the rules made of it. */
  withOutcome(view: NamedView): NamedView {
    const { outcome } = this.memory;
    return outcome === null ? view : { ...view, outcome };
  }
  /** What is shown besides the view, of which `asked` is on top. */
  aspects(as: As, time: number, asked: NamedView["stack"][number] | undefined, isPast = false): Omit<Now, "view"> {
    const { memory, edition } = this;
    const state = this.begun;
    const waits = memory.status === "finished" ? null : this.waitsIn(state);
    const top = waits === null ? undefined : asked;
    const isAsked = waits !== null && as !== null && waits.seats.includes(as);
    const mayAct = top !== undefined && as !== null && !isPast;
    return {
      n: this.heard(as),
      prompt:
        top === undefined
          ? null
          : {
              step: top.step,
              memory: top.memory,
              waiting: top.waiting,
              asked: isAsked,
              window: top.order !== null,
              own: top.own,
              order: isAsked && !isPast && memory.seats[as]?.bot === null && this.passesByOrder(as),
            },
      choices: mayAct ? edition.choices(state, as) : [],
      composable: mayAct ? edition.composable(state, as) : [],
      mayUndo: mayAct && this.undoableBy === as,
      mayAskTakeBack: mayAct && memory.takeBack === null && this.undoableBy !== as && this.lastMoveOf(as) !== null,
      takeBack: isPast ? null : this.takeBackFor(as),
      clocks: showClocks(memory.clocks, memory.facts.pace, this.asked, time),
      orders: as === null ? [] : (memory.orders[as] ?? []),
    };
  }
  /** How many moves stood before this seat's last one that can still be taken back: none from before another edition took over. */
  lastMoveOf(seat: Seat): number | null {
    const at = this.memory.movers.lastIndexOf(seat);
    return at >= this.memory.edition.since ? at : null;
  }
  private takeBackFor(as: As): Now["takeBack"] {
    const { takeBack } = this.memory;
    if (takeBack === null) return null;
    const { seat, to, agreed } = takeBack;
    return { seat, to: lineAt(to, as), agreed, missing: this.missingConsent };
  }
  /** Seats whose word a take-back still needs. */
  get missingConsent(): Seat[] {
    const { takeBack } = this.memory;
    return takeBack === null ? [] : this.peoplesSeats.filter((seat) => seat !== takeBack.seat && !takeBack.agreed.includes(seat));
  }

  seatInfos(isHere: (seat: Seat) => boolean): SeatInfo[] {
    return this.memory.seats.map(({ persons, name, bot, resigned, vacated, reserved }, seat) => ({
      person: persons[0] ?? null,
      name,
      bot,
      resigned,
      here: isHere(seat),
      free: vacated ? isOpenToNewcomers(this, seat) : persons.length === 0 && bot === null && reserved === null,
    }));
  }
  info(isHere: (seat: Seat) => boolean): TableInfo {
    const { facts, status, commitment, kicks, rematch } = this.memory;
    const { id, name, game, config, pace, timeout, listed, rated = false, delay = null, owner, branchOf, at } = facts;
    const { rulesVersion, format } = this.memory.edition;
    return {
      id,
      name,
      game,
      rulesVersion,
      format,
      config,
      status,
      seats: this.seatInfos(isHere),
      pace,
      timeout,
      listed,
      rated,
      delay,
      owner,
      created: at,
      commitment,
      contested: this.contested.map((seat) => ({
        seat,
        by: [...this.memory.seats[seat]!.admittedBy],
        needed: Math.max(ADMITTING, othersThan(this, seat).size),
      })),
      kicks: kicks.map(({ seat, by, why, due }) => ({ seat, by: [...by], why, due, needed: voicesNeeded(this, seat) })),
      rematch,
      branchOf,
    };
  }
  summary(): Summary {
    const { facts, status, since, seats, clocks } = this.memory;
    const { id, name, game, config, pace, listed, rated = false, delay = null, owner, at } = facts;
    const { seats: asked, isWindow } = this.asked;
    // Nobody has anything to look back to at a table that never came to a match.
    const { isCalledOff } = this;
    return {
      id,
      name,
      game,
      status,
      pace,
      listed,
      created: at,
      since,
      waiting: [...asked],
      asked: asked.map((seat) => clocks.askedAt[seat]!),
      until: asked.map((seat) => timeIsUpAt(clocks, pace, seat, isWindow)),
      seats: this.seatInfos(() => false).map(({ name: called, bot, free }) => ({ name: called, bot, free })),
      persons: seats.map(({ persons, ousted, reserved }) => (isCalledOff ? null : (persons[0] ?? ousted?.persons[0] ?? reserved))),
      config,
      rated,
      delay,
      owner,
      keptSeats: seats.flatMap(({ persons, reserved }, seat) => (persons.length === 0 && reserved !== null ? [seat] : [])),
      heard: this.heard(null),
    };
  }
}

function rememberSitters(held: SeatState): void {
  for (const person of held.persons) if (!held.sitters.includes(person)) held.sitters.push(person);
}
/** A seat's person goes by another id from now on, with all rights to the seat. */
function becomes(held: SeatState, from: string, person: string): void {
  const instead = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => (id === from ? person : id)))];
  held.persons = instead(held.persons);
  held.sitters = instead(held.sitters);
  if (held.ousted !== null) held.ousted = { ...held.ousted, persons: instead(held.ousted.persons) };
}
/** The line of an audience at a mark. */
export const lineAt = ({ open, own }: Mark, as: As): number => open + (as === null ? 0 : (own[as] ?? 0));

type Waits = ReturnType<Edition["waitsFor"]>;
/** Whether an answer was laid face down in a poll or sealed decision that goes on: nobody is asked anything new. */
export const isSamePoll = (before: Waits, after: Waits, mover: Seat): boolean =>
  after !== null && before?.depth === after.depth && before.step === after.step && after.answered.includes(mover);
/** Whether a quiet decision goes on. */
export const isQuietStill = (before: Waits, after: Waits): boolean =>
  before?.quiet !== undefined && after?.quiet !== undefined && before.depth === after.depth && before.step === after.step;
/** What all had heard before this entry. */
function undoMarkOf(table: Table, entry: Entry): Mark {
  const { open, own } = table.mark;
  const seats = seenBy(entry);
  return seats === null ? { open: open - 1, own } : { open, own: own.map((count, seat) => (seats.includes(seat) ? count - 1 : count)) };
}
