/**
 * The client's side of the protocol, the same over a socket and to a worker: requests with answers, tables that are kept up to date,
 * and going on by itself after the line was lost. Needs no reader: what a host says is trusted.
 */
import { Shown } from "./changes.ts";
import type { Answers, Asks, Heard, HostMessage, NoticeText, RequestName } from "./messages.ts";
import type { NamesOf, WireNames } from "./names.ts";
import { nameAsked, placeAnswer } from "./names.ts";
import type { As, Failure, Person, TableId, TableInfo } from "./parts.ts";
import { TableClient } from "./table-client.ts";
import { PROTOCOL } from "./version.ts";
import type { OpenWire, Wire } from "./wire.ts";
import { LineLost, RequestRefused } from "./wire.ts";

export { asTold, isPlaced } from "./names.ts";
export type { TableState } from "./table-client.ts";
export { TableClient } from "./table-client.ts";
export { liveAddress } from "./version.ts";
export type { OpenWire, Wire, WireListener } from "./wire.ts";
export { LineLost, overSocket, RequestRefused } from "./wire.ts";

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

const keyOf = ({ table, as }: { readonly table: TableId; readonly as: As }): string => `${table}/${as}`;
