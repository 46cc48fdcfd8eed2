import type { NamedReceipt, NamedTold, Position, Recent, Seat } from "@stormakt/kernel";
import { WayBack } from "@stormakt/kernel";
import { stopClocks, turnClocks } from "./clocks.ts";
import { OwnWords } from "./discreet.ts";
import type { Entry, EntryOf, Mark } from "./entries.ts";
import { seenBy } from "./entries.ts";
import { afterAnswer, afterPass, passes } from "./orders.ts";
import type { Waits } from "./table-asking.ts";
import { isQuietStill, isSamePoll } from "./table-asking.ts";
import { rememberSitters } from "./table-memory.ts";
import { SeatedTable } from "./table-seats.ts";

/** A client has one move under way; a few more are remembered for clients that hurry. */
const KEYS_KEPT = 8;
/** Where honest undo goes back to: the state before a revocable move. */
interface Former {
  readonly state: Position;
  readonly mark: Mark;
  readonly digest: string;
}

/** What becomes of it when the match begins, somebody moves, or moves are taken back. */
export class PlayedTable extends SeatedTable {
  private readonly wayBack = new WayBack<Former>();
  /** What was last digested: most of it is the same after the next move. */
  recent: Recent = {};
  /** What the last move brought about that is heard apart from it. */
  protected asides: readonly NamedTold[] = [];
  /** The position the match is about to begin with: worked out for its digest, and not again. */
  private first: { readonly seed: string; readonly position: Position } | null = null;
  /** The move being written: its result, so that it need not be made twice. */
  private prepared: { readonly entry: Entry; readonly state: Position; readonly receipt: NamedReceipt } | null = null;

  /** Whether it is over before a match began. */
  get isCalledOff(): boolean {
    return this.memory.status === "finished" && this.memory.commitment === null;
  }
  /** Whether a snapshot taken now loses nothing: the way back by undo is not in it. */
  get isAtRest(): boolean {
    return !this.wayBack.isOpen && this.isKnown;
  }
  /** Who may undo the last move at once. */
  get undoableBy(): Seat | null {
    return this.wayBack.isOpen && this.memory.status === "running" ? (this.memory.movers.at(-1) ?? null) : null;
  }
  /** What undo would go back to. */
  get undoMark(): Mark | null {
    return this.wayBack.next?.mark ?? null;
  }
  /** Nobody looks at the moment: what was digested last is not kept. */
  forgetRecent(): void {
    this.recent = {};
  }
  /** The line of a move that this seat has sent before; null: it has not. */
  lineOfKey(seat: Seat, key: string): number | null {
    return this.memory.keys[seat]?.find((known) => known.key === key)?.n ?? null;
  }
  /** The result of a move about to be written: kept until `apply` is given the very same entry. */
  prepare(entry: Entry, state: Position, receipt: NamedReceipt): void {
    this.prepared = { entry, state, receipt };
  }
  protected begin({ seed, commitment, digest, at }: EntryOf<"began">): void {
    const { memory } = this;
    if (this.isKnown) this.state = this.firstPosition(seed);
    this.first = null;
    memory.status = "running";
    memory.seed = seed;
    memory.commitment = commitment;
    memory.digest = digest;
    memory.since = at;
    memory.askedSince = memory.own.map((_, seat) => this.heard(seat));
    memory.clocks.askedAt.fill(at);
    for (const held of memory.seats) {
      rememberSitters(held);
      held.beganBy = held.persons[0] ?? null;
    }
    turnClocks(memory.clocks, memory.facts.pace, at, null, this.asked);
  }
  /** The position a match with this seed begins with. */
  firstPosition(seed: string): Position {
    if (this.first?.seed !== seed) this.first = { seed, position: this.layOut(seed) };
    return this.first.position;
  }
  private layOut(seed: string): Position {
    const { edition } = this;
    const { from, config } = this.memory.facts;
    if (from === null) return edition.begin(config, seed);
    const position = edition.load(from);
    edition.rekey(position, seed);
    return position;
  }
  protected move(entry: EntryOf<"moved">): readonly NamedTold[] {
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
        throw new OwnWords(`table ${this.id}: the journal holds a move that ${done.rule} forbids, after ${memory.movers.length} moves`);
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
  protected askParties(mover: Seat, { told }: NamedReceipt): void {
    for (const seat of [mover, ...told.flatMap(({ audience }) => audience?.only ?? [])]) this.memory.askedSince[seat] = this.heard(seat);
  }
  /** Another question, or the same of somebody else: who is asked what since when, and whose time runs. */
  protected askAnew(wasAsked: Waits, isAsked: Waits, { seat: mover, at }: { readonly seat: Seat | null; readonly at: number }): void {
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
  protected useOrders({ seat, by }: EntryOf<"moved">, step: string): void {
    const orders = this.memory.orders[seat]!;
    if (orders.length > 0) this.memory.orders[seat] = by === "order" ? afterPass(orders, step) : afterAnswer(orders, step);
  }
  /** Whether a standing order of this seat is to pass in the window that is open. */
  protected passesByOrder(seat: Seat): boolean {
    const { state } = this;
    const orders = this.memory.orders[seat] ?? [];
    return state !== null && orders.length > 0 && this.asked.isWindow && passes(this.edition, state, seat, orders);
  }
  /** The match goes on under another edition, from the same position as that edition writes it. */
  protected upgrade(entry: EntryOf<"upgraded">): void {
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
  protected undo(entry: EntryOf<"undone">): void {
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
    if (former === null) throw new OwnWords(`table ${this.id}: the journal undoes a move that cannot be undone`);
    const before = this.waiting;
    this.state = former.state;
    memory.digest = former.digest;
    memory.takeBack = null;
    this.keepHelp(entry.keep);
    this.askAnew(before, this.waiting, entry);
  }
  protected changeTakeBack(entry: EntryOf<"take-back">): void {
    const { memory } = this;
    if (entry.step === "asked") memory.takeBack = { seat: entry.seat, keep: entry.keep, to: entry.to, agreed: [] };
    else if (entry.step === "agreed") memory.takeBack?.agreed.push(entry.seat);
    else memory.takeBack = null;
  }
  /** What somebody was told is not forgotten because a move is taken back. */
  protected keepHelp(keep: number): void {
    for (const help of this.memory.helped) help.moves = Math.min(help.moves, keep);
  }
  protected goBack(entry: EntryOf<"taken-back">): void {
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
  /** How many moves stood before this seat's last one that can still be taken back: none from before another edition took over. */
  lastMoveOf(seat: Seat): number | null {
    const at = this.memory.movers.lastIndexOf(seat);
    return at >= this.memory.edition.since ? at : null;
  }
  protected finish({ outcome, at }: EntryOf<"finished">): void {
    const { memory } = this;
    memory.status = "finished";
    memory.outcome = this.isKnown ? this.edition.tellOutcome(outcome) : outcome;
    memory.takeBack = null;
    memory.kicks = [];
    memory.since = at;
    this.wayBack.close();
    stopClocks(memory.clocks, memory.facts.pace, at);
  }
}
/** What all had heard before this entry. */
function undoMarkOf(table: PlayedTable, entry: Entry): Mark {
  const { open, own } = table.mark;
  const seats = seenBy(entry);
  return seats === null ? { open: open - 1, own } : { open, own: own.map((count, seat) => (seats.includes(seat) ? count - 1 : count)) };
}
