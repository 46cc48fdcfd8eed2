/**
 * The client's side of the protocol, the same over a socket and to a worker: requests with answers, tables that are kept up to date,
 * and going on by itself after the line was lost. Needs no reader: what a host says is trusted.
 */
import { kept, keptNow, Shown } from "./changes.ts";
import type { Answers, Asks, Heard, HostMessage, NoticeText, RequestName } from "./messages.ts";
import type { NamesOf, WireNames } from "./names.ts";
import { nameAsked, placeAnswer, placeHeard } from "./names.ts";
import type { Action, As, Failure, LogLine, Now, Person, StandingOrder, TableId, TableInfo } from "./parts.ts";
import { PROTOCOL } from "./version.ts";

export { asTold, isPlaced } from "./names.ts";
export { liveAddress } from "./version.ts";

/** A line to a host. */
export interface Wire {
  send(text: string): void;
  close(): void;
}
export interface WireListener {
  opened(): void;
  text(text: string): void;
  closed(): void;
}
export type OpenWire = (listener: WireListener) => Wire;

/** The part of a WebSocket that is used here. */
interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(what: "open" | "close" | "error", listener: () => void): void;
  addEventListener(what: "message", listener: (event: { readonly data: unknown }) => void): void;
}
export const overSocket =
  (make: () => SocketLike): OpenWire =>
  (listener) => {
    const socket = make();
    socket.addEventListener("open", () => listener.opened());
    socket.addEventListener("message", ({ data }) => listener.text(data as string));
    socket.addEventListener("close", () => listener.closed());
    socket.addEventListener("error", () => {});
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };

/** A request that was refused. `code`, `rule` and `wait` are those of the protocol. */
export class RequestRefused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.text);
    this.failure = failure;
  }
}
/** The line was lost before the answer came; it is not known whether the request was done. */
export class LineLost extends Error {}

/** Requests that may be sent once more after the line was lost: asking twice changes nothing, or the key says it is the same move. */
const REPEATABLE: ReadonlySet<RequestName> = new Set<RequestName>([
  "games",
  "tables",
  "mine",
  "about",
  "invite",
  "open",
  "close",
  "move",
  "judge",
  "suggest",
  "help",
  "log",
  "view",
  "record",
  "note",
  "looked",
  "pins",
  "orders",
  "ping",
]);

/** Requests in which, or in the answers to which, there are things of a game. */
const OF_THE_GAME: ReadonlySet<RequestName> = new Set<RequestName>(["open", "move", "judge", "suggest", "orders", "log", "view"]);

/** A host that cannot answer just now is asked so many times more, after as long as it says, before the asker is told. */
const AGAIN = 20;
const AGAIN_AFTER: ReadonlySet<Failure["code"]> = new Set(["try-again", "too-fast"]);
interface Pending {
  readonly name: RequestName;
  /** Which table it opens. */
  readonly key: string | null;
  /** How often the host has said that it should be asked again. */
  again: number;
  readonly text: string;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}
/** `outdated`: the host speaks another protocol. Nothing is said any more; a newer client may be had where this one came from. */
export type Line = "connecting" | "online" | "lost" | "outdated" | "closed";
const OUTDATED: Failure = {
  code: "other-version",
  text: "this program and the server are of different versions; reload the page, or take the newer program",
};

export class Client {
  /** Who the host says we are; null until it has spoken. */
  person: Person | null = null;
  /** What the house says to everybody. */
  notice: NoticeText | null = null;
  line: Line = "connecting";
  private readonly openWire: OpenWire;
  private wire: Wire | null = null;
  private isOpen = false;
  private nextId = 1;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private readonly pending = new Map<number, Pending>();
  private readonly tables = new Map<string, TableClient>();
  private readonly listeners = new Set<() => void>();
  private readonly shown = new Shown();

  private readonly namesOf: NamesOf | null;
  /** Which game is played at each table that was heard of. */
  private readonly games = new Map<TableId, string>();

  /** `namesOf`: where the catalogues of games are. Without it everything goes by name, as on the wire. */
  constructor(openWire: OpenWire, namesOf: NamesOf | null = null) {
    this.openWire = openWire;
    this.namesOf = namesOf;
    this.connect();
  }
  /** Told whenever `line`, `person` or `notice` changes. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  async ask<K extends RequestName>(name: K, asks: Asks<K>): Promise<Answers<K>> {
    if (this.namesOf === null || !OF_THE_GAME.has(name)) return this.remember(await this.send(name, asks));
    const { table } = asks as { table: TableId };
    if (name === "open") {
      const answer = this.remember(await this.send(name, asks));
      const names = await this.namesAt(table);
      return names === null ? answer : placeAnswer(names, answer);
    }
    const names = await this.namesAt(table);
    if (names === null) return this.send(name, asks);
    return placeAnswer(names, await this.send(name, nameAsked(names, asks)));
  }
  /** The names of the game at a table; null: it goes as it stands. */
  async namesAt(table: TableId): Promise<WireNames | null> {
    if (this.namesOf === null) return null;
    const game = this.games.get(table) ?? (await this.ask("about", { table })).table.game;
    return this.namesOf(game);
  }
  private remember<T extends object>(answer: T): T {
    const { table } = answer as { table?: TableInfo | string };
    if (typeof table === "object") this.games.set(table.id, table.game);
    return answer;
  }
  private send<K extends RequestName>(name: K, asks: Asks<K>): Promise<Answers<K>> {
    if (this.line === "closed") return Promise.reject(new LineLost("the client was closed"));
    if (this.line === "outdated") return Promise.reject(new RequestRefused(OUTDATED));
    const id = this.nextId++;
    const isOpening = name === "open";
    const text = JSON.stringify({ id, do: name, ...asks, ...(isOpening ? { changes: true } : {}) });
    const key = isOpening ? keyOf(asks as Asks<"open">) : null;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { name, key, again: 0, text, resolve, reject });
      if (this.isOpen) this.wire?.send(text);
    });
  }
  /** The table as a seat (null: a spectator) sees it, kept up to date until it is closed. One object for each table and seat. */
  table(table: TableId, as: As, invite?: string): TableClient {
    const key = keyOf({ table, as });
    const known = this.tables.get(key);
    if (known !== undefined) return known;
    const made = new TableClient(this, table, as, invite, () => this.tables.delete(key));
    this.tables.set(key, made);
    return made;
  }
  close(): void {
    this.line = "closed";
    if (this.retry !== null) clearTimeout(this.retry);
    this.wire?.close();
    for (const { reject } of this.pending.values()) reject(new LineLost("the client was closed"));
    this.pending.clear();
    this.tell();
  }
  /** Tries again at once, where the client waits for its next attempt. */
  reconnect(): void {
    if (this.retry === null) return;
    clearTimeout(this.retry);
    this.connect();
  }

  private connect(): void {
    this.retry = null;
    // A listener of an older wire must not touch the newer one.
    let isCurrent = true;
    this.wire = this.openWire({
      opened: () => {
        if (!isCurrent || isOver(this.line)) return;
        this.isOpen = true;
        this.attempts = 0;
        // A port may open before `this.wire` is set.
        queueMicrotask(() => this.resume());
      },
      text: (text) => {
        if (isCurrent) this.hear(JSON.parse(text) as HostMessage);
      },
      closed: () => {
        if (!isCurrent) return;
        isCurrent = false;
        this.lose();
      },
    });
  }
  private resume(): void {
    if (isOver(this.line)) return;
    this.line = "online";
    for (const { text } of this.pending.values()) this.wire?.send(text);
    for (const table of this.tables.values()) table.lineIsBack();
    this.tell();
  }
  private lose(): void {
    this.isOpen = false;
    this.shown.forget();
    if (isOver(this.line)) return;
    this.line = "lost";
    for (const [id, { name, reject }] of this.pending) {
      if (REPEATABLE.has(name)) continue;
      this.pending.delete(id);
      reject(new LineLost("the line was lost before the answer came"));
    }
    const pause = Math.min(5_000, 100 * 2 ** this.attempts++) * (0.5 + Math.random());
    this.retry = setTimeout(() => this.connect(), pause);
    this.tell();
  }
  private hear(message: HostMessage): void {
    if ("lines" in message) this.hearTable(keyOf(message), message);
    else if ("re" in message) {
      const { re } = message;
      if (re === null) return;
      const pending = this.pending.get(re);
      if (pending === undefined) return;
      if ("error" in message && AGAIN_AFTER.has(message.error.code) && this.asksAgain(re, pending, message.error)) return;
      this.pending.delete(re);
      if (pending.key !== null && "ok" in message) {
        const { now, base } = message.ok as Answers<"open">;
        this.shown.keep(pending.key, now, base);
      }
      if ("ok" in message) pending.resolve(message.ok as never);
      else pending.reject(new RequestRefused(message.error));
    } else if ("hello" in message) {
      if (message.protocol !== PROTOCOL) return this.retire();
      this.person = message.hello;
      this.tell();
    } else if ("notice" in message) {
      this.notice = message.notice;
      this.tell();
    }
  }
  /** The host would be misread, and misread us. */
  private retire(): void {
    this.line = "outdated";
    this.isOpen = false;
    this.wire?.close();
    for (const { reject } of this.pending.values()) reject(new RequestRefused(OUTDATED));
    this.pending.clear();
    this.tell();
  }
  private hearTable(key: string, message: Heard): void {
    const whole = this.shown.whole(key, message);
    // What is being opened comes whole in a moment.
    if (whole.missed === true && [...this.pending.values()].some((one) => one.key === key)) return;
    this.tables.get(key)?.hear(whole);
  }
  /** Sends a request once more that may be: a move bears a key by which it is known. */
  private asksAgain(id: number, pending: Pending, { wait = 500 }: Failure): boolean {
    if (!REPEATABLE.has(pending.name) || pending.again >= AGAIN) return false;
    pending.again += 1;
    setTimeout(
      () => {
        // Lost meanwhile: then it is sent when the line is back.
        if (this.isOpen && this.pending.has(id)) this.wire?.send(pending.text);
      },
      wait * (1 + Math.random() / 2),
    );
    return true;
  }
  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

const isOver = (line: Line): boolean => line === "closed" || line === "outdated";

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

const keyOf = ({ table, as }: { readonly table: TableId; readonly as: As }): string => `${table}/${as}`;
function newKey(): string {
  let key = "";
  while (key.length < 20) key += Math.floor(Math.random() * 0x100000000).toString(36);
  return key.slice(0, 20);
}
