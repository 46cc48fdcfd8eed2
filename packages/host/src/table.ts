import type { NamedTold, Seat } from "@stormakt/kernel";
import { timeIsUpAt } from "./clocks.ts";
import { OwnWords } from "./discreet.ts";
import type { Editions } from "./editions.ts";
import type { Entry, EntryOf } from "./entries.ts";
import { seenBy } from "./entries.ts";
import { tellOrders } from "./orders.ts";
import type { Snapshot } from "./ports.ts";
import type { Memory } from "./table-memory.ts";
import { newMemory, SNAPSHOT_FORMAT } from "./table-memory.ts";
import { ShownTable } from "./table-showing.ts";

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
export class Table extends ShownTable {
  static create(editions: Editions, entry: EntryOf<"created">): Table {
    return new Table(editions, newMemory(entry));
  }
  /** The saved state stands first, so that a reader can tell which game it is before it has an engine. */
  static load(editions: Editions, { body }: Pick<Snapshot, "body">): Table {
    const { state, memory } = JSON.parse(body) as { state: string | null; memory: Memory };
    const table = new Table(editions, memory);
    if (state !== null && table.isKnown) table.state = table.edition.load(state);
    return table;
  }
  snapshot(): Snapshot {
    const state = this.state === null ? null : this.edition.save(this.state);
    return { version: this.memory.version, body: JSON.stringify({ format: SNAPSHOT_FORMAT, state, memory: this.memory }) };
  }

  apply(entry: Entry): Happened {
    const { memory } = this;
    memory.version += 1;
    if (entry.kind !== "moved") this.seated = null;
    const seats = seenBy(entry);
    if (seats === null) memory.open += 1;
    else for (const seat of seats) memory.own[seat]! += 1;
    let told: readonly NamedTold[] = [];
    switch (entry.kind) {
      case "created":
        throw new OwnWords(`table ${this.id} is created twice`);
      case "seat":
        this.changeSeat(entry);
        break;
      case "kick":
        this.changeKick(entry);
        break;
      case "admit":
        this.changeAdmission(entry);
        break;
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
        this.finish(entry);
        break;
    }
    return { entry, told };
  }

  /** What is to be done without anybody asking: bots to move, orders to follow, time that runs out, votes to carry out. Nearest first. */
  work(pause: (seat: Seat) => number): Work[] {
    const { clocks, facts, seats, kicks } = this.memory;
    // Mostly people play without clocks: nothing happens by itself.
    if (this.isLeftToPeople) return [];
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

  /** Whether nothing but what people do can happen next: no vote is on, no time runs, no bot and no order is there to answer. */
  private get isLeftToPeople(): boolean {
    const { facts, seats, kicks, orders } = this.memory;
    if (facts.pace.kind !== "none" || kicks.length > 0) return false;
    for (let seat = 0; seat < seats.length; seat++) if (seats[seat]!.bot !== null || orders[seat]!.length > 0) return false;
    return true;
  }
  /** Whether the person on a seat has yet to answer: no bot and no order of theirs does it for them. */
  asksPerson(seat: Seat): boolean {
    if (!this.waitsFor.includes(seat) || this.memory.seats[seat]?.bot !== null) return false;
    return !(this.asked.isWindow && this.passesByOrder(seat));
  }
}
