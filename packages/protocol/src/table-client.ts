import { kept, keptNow } from "./changes.ts";
import type { Client } from "./client.ts";
import type { Asks, Heard } from "./messages.ts";
import type { WireNames } from "./names.ts";
import { placeHeard } from "./names.ts";
import type { Action, As, Failure, LogLine, Now, StandingOrder, TableId, TableInfo } from "./parts.ts";
import { RequestRefused } from "./wire.ts";

/** A table as one seat sees it. A new object whenever something changes. */
export interface TableState {
  /** Null until the host has answered for the first time. */
  readonly info: TableInfo | null;
  /** Null until the match has begun. */
  readonly now: Now | null;
  /** Lines 1 … n, once `isLogComplete`; before that only the latest. */
  readonly lines: readonly LogLine[];
  readonly isLogComplete: boolean;
  /** Number of the last line heard. */
  readonly n: number;
  /** Why the table could not be opened. */
  readonly failure: Failure | null;
}

export class TableClient {
  readonly table: TableId;
  readonly as: As;
  state: TableState = { info: null, now: null, lines: [], isLogComplete: false, n: 0, failure: null };
  private readonly client: Client;
  private readonly invite: string | undefined;
  private readonly forget: () => void;
  private readonly listeners = new Set<(heard: readonly LogLine[]) => void>();
  private opening: Promise<void> | null = null;
  private isOpen = false;
  private names: WireNames | null = null;
  /** Heard while the table was being opened for the first time. */
  private early: Heard[] = [];

  constructor(client: Client, table: TableId, as: As, invite: string | undefined, forget: () => void) {
    this.client = client;
    this.table = table;
    this.as = as;
    this.invite = invite;
    this.forget = forget;
    this.opening = this.open();
  }
  /** Resolves when the table has been opened, or could not be (`state.failure`). */
  async ready(): Promise<void> {
    await this.opening;
  }
  /** Told after every change, with the lines heard since the last time: what a board animates. */
  subscribe = (listener: (heard: readonly LogLine[]) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  getState = (): TableState => this.state;

  /** Resolves with the move's line number; the state has it by then. Rejects with `RequestRefused`, and `failure.rule` says why. */
  async move(action: Action): Promise<number> {
    return (await this.client.ask("move", { ...this.seat(), after: this.state.n, key: newKey(), action })).n;
  }
  /** The rule that forbids a composed action, or null. */
  async judge(action: Action): Promise<string | null> {
    return (await this.client.ask("judge", { ...this.seat(), action })).rule;
  }
  /** Any allowed action, for whoever cannot compose one. */
  async suggest(): Promise<Action> {
    return (await this.client.ask("suggest", this.seat())).action;
  }
  /** Notes that this seat is about to be helped. Before that nothing is to be shown. */
  async help(): Promise<number> {
    return (await this.client.ask("help", this.seat())).n;
  }
  async undo(): Promise<number> {
    return (await this.client.ask("undo", { ...this.seat(), after: this.state.n })).n;
  }
  async takeBack(step: Asks<"take-back">["step"]): Promise<number> {
    return (await this.client.ask("take-back", { ...this.seat(), step })).n;
  }
  async setOrders(orders: StandingOrder[]): Promise<void> {
    await this.client.ask("orders", { ...this.seat(), orders });
  }
  async chat(text: string): Promise<void> {
    await this.client.ask("chat", { ...this.seat(), text });
  }
  /** Reads the notes, or writes them. */
  async note(text?: string): Promise<string> {
    return (await this.client.ask("note", { table: this.table, ...(text === undefined ? {} : { text }) })).text;
  }
  /** The game as it was after line `n`, as this seat saw it (after the end: as any seat did). */
  async viewAt(n: number, as: As = this.as): Promise<Now> {
    return (await this.client.ask("view", { table: this.table, as, n })).now;
  }
  async branch(n: number, seats: Asks<"branch">["seats"], as: As = this.as): Promise<TableId> {
    return (await this.client.ask("branch", { table: this.table, as, n, seats })).table;
  }
  close(): void {
    this.forget();
    this.listeners.clear();
    if (this.isOpen && this.client.line !== "closed") this.client.ask("close", { table: this.table, as: this.as }).catch(() => {});
    this.isOpen = false;
  }

  /** For the connection only: the line was lost and is back. */
  lineIsBack(): void {
    if (this.isOpen) this.opening = this.open();
  }
  /** For the connection only. */
  hear(heard: Heard): void {
    if (!this.isOpen) this.early.push(heard);
    else this.accept(this.names === null ? heard : placeHeard(this.names, heard));
  }
  private accept({ lines, now, info, missed }: Heard): void {
    if (missed === true) {
      if (this.isOpen) this.opening = this.open();
      return;
    }
    const fresh = lines.filter(({ n }) => n > this.state.n);
    const first = fresh[0];
    if (first !== undefined && first.n !== this.state.n + 1) {
      if (this.isOpen) this.opening = this.open(); // a gap: something was missed
      return;
    }
    this.take(fresh, now ?? this.state.now, info ?? this.state.info, fresh.at(-1)?.n ?? this.state.n);
  }
  private async open(): Promise<void> {
    const { n: after, isLogComplete } = this.state;
    const invite = this.invite === undefined ? {} : { invite: this.invite };
    try {
      const opened = await this.client.ask("open", { table: this.table, as: this.as, ...invite, ...(isLogComplete ? { after } : {}) });
      this.names = await this.client.namesAt(this.table);
      this.isOpen = true;
      // The host has gone back to an older state of things: what is known is void.
      if (opened.n < this.state.n) this.state = { ...this.state, lines: [], n: 0, isLogComplete: false };
      const fresh = opened.missed.filter(({ n }) => n > this.state.n);
      const isWhole = this.state.isLogComplete && (fresh[0]?.n ?? opened.n + 1) === this.state.n + 1;
      this.state = { ...this.state, isLogComplete: isWhole };
      this.take(isWhole ? fresh : [], opened.now, opened.table, opened.n);
      for (const heard of this.early.splice(0)) this.hear(heard);
      if (!isWhole) await this.fetchLog();
    } catch (error) {
      if (!(error instanceof RequestRefused)) return; // the line was lost for good
      this.state = { ...this.state, failure: error.failure };
      this.tell([]);
    }
  }
  private async fetchLog(): Promise<void> {
    const lines: LogLine[] = [];
    do {
      const part = await this.client.ask("log", { table: this.table, as: this.as, from: lines.length + 1 });
      if (part.lines.length === 0) break;
      lines.push(...part.lines);
    } while (lines.length < this.state.n);
    const n = Math.max(this.state.n, lines.length);
    this.state = { ...this.state, lines, isLogComplete: lines.length === n, n };
    this.tell([]);
  }
  private take(fresh: readonly LogLine[], now: Now | null, info: TableInfo | null, n: number): void {
    const lines = fresh.length === 0 ? this.state.lines : [...this.state.lines, ...fresh];
    this.state = { ...this.state, lines, now: keptNow(this.state.now, now), info: kept(this.state.info, info), n, failure: null };
    this.tell(fresh);
  }
  private tell(fresh: readonly LogLine[]): void {
    for (const listener of this.listeners) listener(fresh);
  }
  private seat(): { table: TableId; as: number } {
    if (this.as === null) throw new Error("a spectator does not play");
    return { table: this.table, as: this.as };
  }
}

function newKey(): string {
  let key = "";
  while (key.length < 20) key += Math.floor(Math.random() * 0x100000000).toString(36);
  return key.slice(0, 20);
}
