import type { Game, GameTypes, Seat } from "@stormakt/kernel";
import { FORMAT } from "@stormakt/kernel";
import type { Answers, As, Asks, Heard, Now, Person, PROTOCOL as Protocol, Request, RequestName } from "@stormakt/protocol";
import { LastShown } from "./changes.ts";
import { upgrade } from "./commands.ts";
import type { EditionName } from "./editions.ts";
import { Editions } from "./editions.ts";
import type { Entry, EntryOf } from "./entries.ts";
import { isSeenBy } from "./entries.ts";
import { Refusal, refuse, TRY_AGAIN } from "./failure.ts";
import { History } from "./history.ts";
import { LineTexts } from "./lines.ts";
import type { Append, Bots, GameShelf, Store, World } from "./ports.ts";
import { ANSWERS } from "./requests.ts";
import { showUp } from "./seating.ts";
import type { Happened } from "./table.ts";
import { Table } from "./table.ts";
import { SNAPSHOT_FORMAT } from "./table-memory.ts";
import { Worker } from "./work.ts";

export interface HallPorts {
  readonly store: Store;
  readonly shelf: GameShelf;
  readonly bots: Bots;
  readonly world: World;
}
export interface HallOptions {
  /** Milliseconds between which a bot or a standing order waits, drawn by which question it is: never more for a harder choice. */
  readonly pause: { readonly least: number; readonly most: number };
  /** Milliseconds for which a node is lent a table's work. */
  readonly lease: number;
  /** Tables nobody listens to that are kept at hand. */
  readonly idle: number;
  /** Moves between snapshots. */
  readonly snapshotEvery: number;
}
/** What hosts speak; of the protocol only types are known here. */
const PROTOCOL: typeof Protocol = 2;
const USUAL: HallOptions = { pause: { least: 500, most: 1000 }, lease: 15_000, idle: 200, snapshotEvery: 50 };

/** Tables whose work is taken up at a time. */
const CLAIMS = 100;
/** A table that could not be read anew is tried again after so many milliseconds. */
const MEND = 1_000;
/** Entries after which the game looks different to those who hear of them. */
const CHANGES_GAME: ReadonlySet<Entry["kind"]> = new Set([
  "began",
  "moved",
  "aside",
  "undone",
  "take-back",
  "taken-back",
  "upgraded",
  "orders",
  "finished",
  "seat",
]);
/** Entries that change what all know of the table. */
const CHANGES_INFO: ReadonlySet<Entry["kind"]> = new Set(["seat", "kick", "admit", "began", "upgraded", "rematch", "finished"]);

/** A table at hand, with those who listen to it. */
export interface OpenTable {
  readonly id: string;
  table: Table;
  /** What those who listen as somebody are found by. */
  readonly keys: Map<As, string>;
  readonly listeners: Map<As, Set<Connection>>;
  /** What those who listen were shown last. */
  readonly shown: Map<As, LastShown>;
  /** Everything at a table is done in turn. */
  turn: Promise<unknown>;
  inTurn: number;
  history: History | null;
  /** What is in memory is not what the journal says: it is read anew before anything else is done. */
  isStale: boolean;
  /** Whether the rules of today have been asked to take it over from a former edition. */
  isUpToDate: boolean;
  /** Moves since the last snapshot. */
  unsaved: number;
  /** The due time the store has; undefined: not known. */
  due: number | null | undefined;
  /** When people last talked, for the limit. */
  readonly talk: Map<string, number[]>;
}

/** The number of no view: a client that takes changes has seen none yet. */
const UNSEEN = -1;
/** A table that a client listens to, as a seat or a spectator. */
interface Opened {
  readonly open: OpenTable;
  readonly as: As;
  /** The view that the client has, by its number; null: it is always sent whole views. */
  base: number | null;
}
/** One client's line to the hall. */
export class Connection {
  person: Person;
  readonly opened = new Map<string, Opened>();
  readonly send: (text: string) => void;
  private readonly hall: Hall;
  constructor(hall: Hall, person: Person, send: (text: string) => void) {
    this.hall = hall;
    this.person = person;
    this.send = send;
  }
  /** Resolves when the request has been answered, one way or the other. */
  receive(request: Request): Promise<void> {
    return this.hall.answer(this, request);
  }
  close(): void {
    for (const { open, as } of this.opened.values()) this.hall.unlisten(this, open, as);
  }
}

/** All tables, and whoever is connected to them. Runs in a server over a database, and in a browser over memory. */
export class Hall {
  readonly store: Store;
  readonly shelf: GameShelf;
  readonly bots: Bots;
  readonly world: World;
  readonly options: HallOptions;
  private readonly editions = new Map<string, Editions>();
  private readonly tables = new Map<string, Promise<OpenTable>>();
  /** Those of them that have been read. */
  private readonly ready = new WeakMap<Promise<OpenTable>, OpenTable>();
  private readonly worker: Worker;
  private isClosed = false;
  /** Tables that are to be read anew in a moment. */
  private readonly mending = new Set<string>();
  /** Told of every append that came through: a server lets other nodes know. */
  onAppend: ((table: string, version: number) => void) | null = null;

  constructor({ store, shelf, bots, world }: HallPorts, options: Partial<HallOptions> = {}) {
    this.store = store;
    this.shelf = shelf;
    this.bots = bots;
    this.world = world;
    this.options = { ...USUAL, ...options };
    this.worker = new Worker(this);
  }
  connect(person: Person, send: (text: string) => void): Connection {
    const connection = new Connection(this, person, send);
    send(JSON.stringify({ hello: person, at: this.world.now(), protocol: PROTOCOL }));
    return connection;
  }
  /** How many tables are at hand. */
  get atHand(): number {
    return this.tables.size;
  }
  /** Looks for work that has been due for `late` milliseconds: what a node that died has left, or all there is after a start. */
  async lookForWork(late = 0): Promise<void> {
    const now = this.world.now();
    // What is under way is due as well, and must not stand in the way of what is not.
    const limit = CLAIMS + this.worker.busy;
    for (const table of await this.store.claimDue(now - late, now, now + this.options.lease, limit)) this.worker.schedule(table, 0);
  }
  /** Lines of lists that were not written before a fall are made anew from their journals. */
  async renewLines(): Promise<void> {
    for (const id of (await this.store.lateLines?.()) ?? []) {
      const renew = ({ table }: OpenTable): Promise<boolean> =>
        this.store.append({ table: id, after: table.version, entries: [], summary: table.summary() });
      await this.inTurn(id, renew).catch((error: unknown) => this.world.report({ what: "a line was not made anew", table: id, error }));
    }
  }
  /** No more work of its own accord. Resolves when what was under way is done. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.worker.close();
    await Promise.allSettled([...this.tables.values()].map(async (open) => (await open).turn));
  }

  /** When a table next has work of its own accord. */
  dueAt(table: Table): number | null {
    return this.worker.dueAt(table);
  }
  lookAt(open: OpenTable): void {
    this.worker.look(open);
  }

  /** One request without a connection, as HTTP makes them. Throws a `Refusal` where it is refused. */
  ask<K extends RequestName>(person: Person, name: K, asks: Asks<K>): Promise<Answers<K>> {
    return ANSWERS[name](this, new Connection(this, person, () => {}), asks);
  }
  /** Nothing known can be trusted any more: whoever was connected has to come again. */
  reset(): void {
    this.tables.clear();
  }
  isOutage(error: unknown): boolean {
    return this.store.isOutage?.(error) === true;
  }
  /** News may have been missed: tables that somebody listens to are read anew, a few at a time, and the others forgotten. */
  async lookAgain(): Promise<void> {
    const ids: string[] = [];
    for (const [id, opening] of this.tables) {
      const open = await opening.catch(() => null);
      if (open === null) continue;
      if (open.listeners.size === 0 && open.inTurn === 0) this.tables.delete(id);
      else {
        open.isStale = true;
        ids.push(id);
      }
    }
    const work = async (): Promise<void> => {
      for (let id = ids.pop(); id !== undefined; id = ids.pop()) await this.mend(id);
    };
    await Promise.all([work(), work(), work(), work()]);
  }
  /** Reads a table anew that is not what its journal says; where the store is away, when it is back. */
  private async mend(id: string): Promise<void> {
    try {
      if (this.tables.has(id) && !this.isClosed) await this.inTurn(id, () => {});
    } catch (error) {
      if (this.isOutage(error)) this.mendLater(id);
      else this.world.report({ what: "a table could not be read anew", table: id, error });
    }
  }
  private mendLater(id: string): void {
    if (this.mending.has(id)) return;
    this.mending.add(id);
    this.world.after(MEND, () => {
      this.mending.delete(id);
      void this.mend(id);
    });
  }

  async answer(connection: Connection, request: Request): Promise<void> {
    const { id } = request;
    try {
      const answer = ANSWERS[request.do] as (hall: Hall, connection: Connection, asks: Request) => Promise<object>;
      const ok = await answer(this, connection, request);
      connection.send(JSON.stringify({ re: id, ok }));
    } catch (error) {
      const isOutage = this.isOutage(error);
      if (!(error instanceof Refusal))
        this.world.report({ what: isOutage ? "the store is away" : "a request failed", request: request.do, error });
      const failure =
        error instanceof Refusal
          ? error.failure
          : isOutage
            ? TRY_AGAIN
            : { code: "broken", text: "something went wrong; nothing was changed" };
      connection.send(JSON.stringify({ re: id, error: failure }));
    }
  }

  /** The rules of a game as they are today. */
  async game(game: string): Promise<Game<GameTypes>> {
    return this.shelf.ids.includes(game) ? this.shelf.game(game) : refuse("not-found", `there is no game ${game}`);
  }
  /** All editions of a game: those that entries speak of have to be taken at hand before they are applied. */
  editionsOf(game: string): Editions {
    const known = this.editions.get(game) ?? new Editions(this.shelf, game);
    this.editions.set(game, known);
    return known;
  }

  /** Takes a table at hand. */
  open(id: string): Promise<OpenTable> {
    const known = this.tables.get(id);
    if (known !== undefined) return known;
    const opening = this.load(id);
    this.tables.set(id, opening);
    opening.then(
      (open) => this.ready.set(opening, open),
      () => this.tables.delete(id),
    );
    return opening;
  }
  private async load(id: string): Promise<OpenTable> {
    const table = await this.tableFromStore(id);
    return {
      id,
      table,
      keys: new Map(),
      listeners: new Map(),
      shown: new Map(),
      turn: Promise.resolve(),
      inTurn: 0,
      history: null,
      isStale: false,
      isUpToDate: false,
      unsaved: 0,
      due: undefined,
      talk: new Map(),
    };
  }
  private async tableFromStore(id: string): Promise<Table> {
    const stored = await this.store.load(id);
    if (stored === null) return refuse("not-found", "there is no such table, or you may not know of it");
    const facts = stored.snapshot === null ? null : factsOf(stored.snapshot.body);
    const snapshot = facts === null ? null : stored.snapshot;
    const entries = facts === null && stored.snapshot !== null ? await this.store.read(id, 0) : stored.entries;
    const editions = this.editionsOf(facts?.game ?? (entries[0] as EntryOf<"created">).game);
    await editions.takeFor(entries, ...(facts === null ? [] : [facts]));
    const table = snapshot === null ? Table.create(editions, entries[0] as EntryOf<"created">) : Table.load(editions, snapshot);
    for (const entry of snapshot === null ? entries.slice(1) : entries) table.apply(entry);
    if (table.state !== null && entries.length > 0 && table.edition.digest(table.state) !== table.memory.digest)
      throw new Error(`table ${id} has drifted from its journal`);
    return table;
  }
  /** Where the rules of today can take a running match over from its former edition, they do, before anything else happens at it. */
  private async bringUp(open: OpenTable): Promise<void> {
    const { table } = open;
    if (table.memory.status !== "running" || !table.isKnown || !this.shelf.ids.includes(table.memory.facts.game)) return;
    const game = await this.shelf.game(table.memory.facts.game);
    const { rulesVersion } = table.memory.edition;
    if (game.rulesVersion === rulesVersion || game.former?.[rulesVersion]?.way !== "migrates") return;
    await this.editionsOf(game.id).takeFor([], { rulesVersion: game.rulesVersion, format: FORMAT });
    const entries = upgrade(
      table,
      game,
      this.editionsOf(game.id).get({ rulesVersion: game.rulesVersion, format: FORMAT })!,
      this.world.now(),
    );
    // Another node may have done it first: then what it wrote has been read by now.
    if (entries.length > 0) await this.append(open, entries);
  }
  /** Does something at a table when all that came before is done. */
  async inTurn<T>(id: string, work: (open: OpenTable) => Promise<T> | T): Promise<T> {
    let open: OpenTable;
    for (;;) {
      const opening = this.open(id);
      open = this.ready.get(opening) ?? (await opening);
      // Let go in the meantime: then there is another by now.
      if (this.tables.get(id) === opening) break;
    }
    open.inTurn += 1;
    // Whoever finds nobody before them need not wait.
    const mine = open.inTurn === 1 ? this.take(open, work) : open.turn.then(() => this.take(open, work));
    open.turn = mine.then(nothing, nothing);
    try {
      return await mine;
    } finally {
      open.inTurn -= 1;
      if (open.inTurn === 0 && open.listeners.size === 0) this.putAside(open);
    }
  }
  private async take<T>(open: OpenTable, work: (open: OpenTable) => Promise<T> | T): Promise<T> {
    if (open.isStale) await this.startOver(open);
    if (!open.isUpToDate) {
      open.isUpToDate = true;
      await this.bringUp(open);
    }
    return work(open);
  }
  /** A table nobody listens to is kept at hand for a while, the longest unused is let go first. */
  private putAside(open: OpenTable): void {
    open.table.forgetRecent();
    const held = this.tables.get(open.id);
    if (held === undefined) return;
    this.tables.delete(open.id);
    this.tables.set(open.id, held);
    if (this.tables.size <= this.options.idle) return;
    const [oldest] = this.tables;
    if (oldest !== undefined) void this.letGo(...oldest);
  }
  private async letGo(id: string, opening: Promise<OpenTable>): Promise<void> {
    const { inTurn, listeners } = await opening;
    if (inTurn === 0 && listeners.size === 0 && this.tables.size > this.options.idle && this.tables.get(id) === opening)
      this.tables.delete(id);
  }

  /** Writes what `decide` says to the journal, and lets everybody hear it when it is safe. Somebody else was first: decides anew. */
  write(id: string, decide: (open: OpenTable) => readonly Entry[] | Promise<readonly Entry[]>): Promise<OpenTable> {
    return this.inTurn(id, async (open) => {
      for (let attempt = 0; attempt < 10; attempt++) {
        const decided = decide(open);
        const entries = decided instanceof Promise ? await decided : decided;
        if (entries.length === 0 || (await this.append(open, entries))) return open;
      }
      return refuse("broken", "the table is too busy");
    });
  }
  private async append(open: OpenTable, entries: readonly Entry[]): Promise<boolean> {
    const { table } = open;
    const after = table.version;
    let isWritten = false;
    let isKnown = false;
    try {
      const happened = entries.map((entry) => table.apply(entry));
      isWritten = await this.store.append({ table: open.id, after, entries, ...this.effects(open, entries) });
      isKnown = true;
      if (isWritten) {
        this.onAppend?.(open.id, table.version);
        this.tell(open, happened);
        this.worker.look(open);
      }
    } finally {
      if (!isWritten) {
        open.due = undefined;
        if (isKnown) await this.startOver(open);
        else this.mistrust(open);
      }
    }
    return isWritten;
  }
  /** Nobody knows whether the store has what it was given: whoever comes next reads it anew, and so do those who listen. */
  private mistrust(open: OpenTable): void {
    open.isStale = true;
    open.history = null;
    this.mendLater(open.id);
  }
  /** What else an append writes, where it has changed. */
  private effects(open: OpenTable, entries: readonly Entry[]): Partial<Append> {
    const { table } = open;
    const due = this.worker.dueAt(table);
    // Whoever knows the rules of this match knows when its work is due.
    const isDueNew = table.isKnown && due !== open.due;
    open.due = due;
    const isSeen = entries.some(({ seen }) => seen === undefined);
    open.unsaved += entries.length;
    const wantsSnapshot = table.isAtRest && (open.unsaved >= this.options.snapshotEvery || table.memory.status === "finished");
    if (wantsSnapshot) open.unsaved = 0;
    return {
      ...(isSeen ? { summary: table.summary() } : {}),
      ...(entries.some(({ kind }) => kind === "seat") ? { seatsChanged: true } : {}),
      ...(isDueNew ? { due } : {}),
      ...(wantsSnapshot ? { snapshot: table.snapshot() } : {}),
    };
  }
  /** The table in memory is not what the journal says: forget it and read anew. */
  private async startOver(open: OpenTable): Promise<void> {
    open.isStale = true;
    open.history = null;
    open.table = await this.tableFromStore(open.id);
    open.isStale = false;
    if (open.listeners.size > 0) await this.tellAgain(open);
    this.worker.look(open);
  }
  /** The journal was rewritten, or is gone: what is at hand is read anew. */
  async reload(id: string): Promise<void> {
    if (!this.tables.has(id)) return;
    await this.inTurn(id, (open) => this.startOver(open)).catch(() => this.tables.delete(id));
  }
  /** The game as a seat saw it after one of its lines. Only in turn. */
  async viewAt(open: OpenTable, as: As, n: number): Promise<Now> {
    const history = await this.history(open);
    const was = history.tableAt(history.versionAt(as, n));
    was.closeLike(open.table);
    // Before somebody took the seat over they saw what all see.
    const isClosed = n <= open.table.closedTo(as);
    const now = was.now(isClosed ? null : as, was.memory.since, true) ?? refuse("no-such-line", "the match had not begun then");
    return { ...now, n };
  }
  /** Another node has written: hear it. */
  async catchUp(id: string, version: number): Promise<void> {
    const opening = this.tables.get(id);
    if (opening === undefined) return;
    const known = await opening.catch(() => null);
    if (known === null || (known.table.version >= version && !known.isStale)) return;
    if (known.listeners.size === 0 && known.inTurn === 0) {
      this.tables.delete(id);
      return;
    }
    await this.inTurn(id, async (open) => {
      if (open.table.version < version) await this.refresh(open);
    });
  }
  /** Reads what others have written. Only in turn. */
  async refresh(open: OpenTable): Promise<void> {
    const entries = await this.store.read(open.id, open.table.version);
    if (entries.length === 0) return;
    await this.editionsOf(open.table.memory.facts.game).takeFor(entries);
    const happened = entries.map((entry) => open.table.apply(entry));
    open.due = undefined;
    this.tell(open, happened);
    this.worker.look(open);
  }

  /** The past of a table, up to now. */
  async history(open: OpenTable): Promise<History> {
    const editions = this.editionsOf(open.table.memory.facts.game);
    if (open.history === null) {
      const entries = await this.store.read(open.id, 0);
      await editions.takeFor(entries);
      open.history = new History(editions, entries);
    } else if (open.history.version < open.table.version) open.history.extend(await this.store.read(open.id, open.history.version));
    return open.history;
  }

  /** `now`: what the client is shown with the answer. The number of that view, where the client takes changes and there is something to see. */
  listen(connection: Connection, open: OpenTable, as: As, now: Now | null, takesChanges: boolean): number | null {
    const key = keyOf(open, as);
    const base = !takesChanges ? null : now === null ? UNSEEN : this.lastShown(open, as).base;
    const known = connection.opened.get(key);
    if (known === undefined) this.begin(connection, open, as, base);
    else known.base = base;
    return base === UNSEEN ? null : base;
  }
  /** What those at this place were shown last, which is how things are now. */
  private lastShown(open: OpenTable, as: As): LastShown {
    const known = open.shown.get(as);
    const shown = known ?? new LastShown();
    if (known === undefined) open.shown.set(as, shown);
    if (shown.heard !== open.table.heard(as)) shown.show(open.table, as, this.world.now());
    return shown;
  }
  private begin(connection: Connection, open: OpenTable, as: As, base: number | null): void {
    connection.opened.set(keyOf(open, as), { open, as, base });
    const listeners = open.listeners.get(as);
    if (as !== null) this.noticeShownUp(open, [as]);
    if (listeners !== undefined) listeners.add(connection);
    else {
      open.listeners.set(as, new Set([connection]));
      if (as !== null) this.tellInfo(open, connection);
    }
  }
  unlisten(connection: Connection, open: OpenTable, as: As): void {
    connection.opened.delete(keyOf(open, as));
    const listeners = open.listeners.get(as);
    if (listeners === undefined || !listeners.delete(connection) || listeners.size > 0) return;
    open.listeners.delete(as);
    open.shown.delete(as);
    if (as !== null) this.tellInfo(open, connection);
    if (open.listeners.size === 0 && open.inTurn === 0) this.putAside(open);
  }
  /** Whoever is voted away for being absent, and is here after all: at this node, whichever the vote was made at. */
  private noticeShownUp(open: OpenTable, seats: readonly Seat[]): void {
    for (const { seat, why } of open.table.memory.kicks) {
      if (why !== "absent" || !seats.includes(seat)) continue;
      this.write(open.id, ({ table }) => (open.listeners.has(seat) ? showUp(table, seat, this.world.now()) : [])).catch((error: unknown) =>
        this.world.report({ what: "a vote could not be called off", table: open.id, seat, error }),
      );
    }
  }
  /** Whoever has lost a seat hears as it no longer. */
  private dismiss(open: OpenTable): void {
    for (const [as, listeners] of open.listeners)
      if (as !== null) for (const listener of listeners) if (!open.table.holds(listener.person.id, as)) this.unlisten(listener, open, as);
  }
  isHere(open: OpenTable): (seat: Seat) => boolean {
    return (seat) => open.listeners.has(seat);
  }

  /** Everybody hears what they may, each audience once. */
  private tell(open: OpenTable, happened: readonly Happened[]): void {
    if (open.listeners.size === 0) return;
    const { table } = open;
    const time = this.world.now();
    const info = happened.some(({ entry }) => CHANGES_INFO.has(entry.kind)) ? JSON.stringify(table.info(this.isHere(open))) : null;
    const lines = new LineTexts(table);
    for (const [as, listeners] of open.listeners) {
      const audible = happened.filter(({ entry }) => isSeenBy(entry, as));
      if (audible.length === 0) continue;
      const first = table.heard(as) - audible.length + 1;
      const told = audible.map((one, at) => lines.textOf(one, as, first + at));
      const isChanged = table.state !== null && audible.some(({ entry }) => CHANGES_GAME.has(entry.kind));
      this.show(open, as, listeners, told, isChanged ? time : null, info);
    }
    if (happened.some(({ entry }) => entry.kind === "seat")) this.dismiss(open);
    const wished = happened.flatMap(({ entry }) =>
      entry.kind === "kick" && entry.on && open.listeners.has(entry.seat) ? [entry.seat] : [],
    );
    if (wished.length > 0) this.noticeShownUp(open, wished);
  }
  /** After a lost race: the latest lines once more, with everything; a client drops those it has. */
  private async tellAgain(open: OpenTable): Promise<void> {
    this.dismiss(open);
    const history = await this.history(open);
    const info = open.table.info(this.isHere(open));
    for (const [as, listeners] of open.listeners) {
      const n = open.table.heard(as);
      const lines = history.lines(as, Math.max(1, n - 10), n, open.table.closedTo(as)).map((line) => JSON.stringify(line));
      this.show(open, as, listeners, lines, open.table.state === null ? null : this.world.now(), JSON.stringify(info));
    }
  }
  /** Each is sent what it has not seen yet: what has changed, or all of it. `time`: the game looks different now. Lines and `info` are JSON already. */
  private show(
    open: OpenTable,
    as: As,
    listeners: ReadonlySet<Connection>,
    lines: readonly string[],
    time: number | null,
    info: string | null,
  ): void {
    const head = `{"table":"${open.id}","as":${as},"lines":[${lines.length === 1 ? lines[0] : lines.join(",")}]`;
    const tail = info === null ? "}" : `,"info":${info}}`;
    const key = keyOf(open, as);
    const known = open.shown.get(as);
    if (time === null) {
      // The game looks as it did.
      if (known?.heard === open.table.heard(as) - lines.length) known.heard = open.table.heard(as);
      for (const listener of listeners) listener.send(head + tail);
      return;
    }
    let isWanted = false;
    for (const { opened } of listeners) isWanted ||= opened.get(key)?.base != null;
    if (!isWanted) {
      const text = `${head},"now":${JSON.stringify(open.table.now(as, time))}${tail}`;
      for (const listener of listeners) listener.send(text);
      return;
    }
    const before = known?.base;
    const shown = known ?? new LastShown();
    if (known === undefined) open.shown.set(as, shown);
    shown.show(open.table, as, time);
    const { changed } = shown;
    for (const listener of listeners) {
      const held = listener.opened.get(key);
      if (held === undefined || held.base === null) listener.send(`${head},"now":${shown.shown}${tail}`);
      else {
        const told = held.base === before && changed !== null ? `"change":${changed}` : `"now":${shown.shown}`;
        listener.send(`${head},${told},"base":${shown.base}${tail}`);
        held.base = shown.base;
      }
    }
  }
  private tellInfo(open: OpenTable, except: Connection): void {
    const info = open.table.info(this.isHere(open));
    for (const [as, listeners] of open.listeners)
      this.send(new Set([...listeners].filter((one) => one !== except)), { table: open.id, as, lines: [], info });
  }
  private send(listeners: ReadonlySet<Connection>, heard: Heard): void {
    if (listeners.size === 0) return;
    const text = JSON.stringify(heard);
    for (const listener of listeners) listener.send(text);
  }
}

/** The same text each time: it is looked up with every move. */
function keyOf({ id, keys }: OpenTable, as: As): string {
  const known = keys.get(as);
  if (known !== undefined) return known;
  const key = `${id}/${as}`;
  keys.set(as, key);
  return key;
}
const nothing = (): void => {};
/** Which game and edition a snapshot is of; null: it is of another shape than this program's. */
function factsOf(body: string): ({ readonly game: string } & EditionName) | null {
  const { format, memory } = JSON.parse(body) as { format?: number; memory: { facts: { game: string }; edition: EditionName } };
  return format === SNAPSHOT_FORMAT ? { game: memory.facts.game, ...memory.edition } : null;
}
