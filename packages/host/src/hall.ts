import type { Game, GameTypes } from "@stormakt/kernel";
import type { Answers, Asks, Person, PROTOCOL as Protocol, Request, RequestName } from "@stormakt/protocol";
import { discreetWorld } from "./discreet.ts";
import type { Entry, Written } from "./entries.ts";
import { Refusal, refuse, TRY_AGAIN } from "./failure.ts";
import type { OpenTable } from "./open-table.ts";
import { Connection } from "./open-table.ts";
import type { Append, Bots, GameShelf, Store, World } from "./ports.ts";
import { ANSWERS } from "./requests.ts";
import type { Table } from "./table.ts";
import { TablesAtHand } from "./tables-at-hand.ts";
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
const PROTOCOL: typeof Protocol = 4;
const USUAL: HallOptions = { pause: { least: 500, most: 1000 }, lease: 15_000, idle: 200, snapshotEvery: 200 };

/** Tables whose work is taken up at a time. */
const CLAIMS = 100;

/** All tables, and whoever is connected to them. Runs in a server over a database, and in a browser over memory. */
export class Hall extends TablesAtHand {
  readonly store: Store;
  readonly shelf: GameShelf;
  readonly bots: Bots;
  readonly world: World;
  readonly options: HallOptions;
  private readonly worker: Worker;
  /** Told of every append that came through: a server lets other nodes know. */
  onAppend: ((table: string, version: number) => void) | null = null;

  constructor({ store, shelf, bots, world }: HallPorts, options: Partial<HallOptions> = {}) {
    super();
    this.store = store;
    this.shelf = shelf;
    this.bots = bots;
    this.world = discreetWorld(world, (error) => this.isOutage(error));
    this.options = { ...USUAL, ...options };
    this.worker = new Worker(this);
  }
  connect(person: Person, send: (text: string) => void): Connection {
    const connection = new Connection(this, person, send);
    send(JSON.stringify({ hello: person, at: this.world.now(), protocol: PROTOCOL }));
    return connection;
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
  /**
   * The same for what is decided at once. Where something of this table still waits to be written it goes along, so that those who answer
   * the same question at the same time need not wait for one another.
   */
  async writeAlong(id: string, decide: (open: OpenTable) => readonly Entry[]): Promise<OpenTable> {
    const open = this.join(id, decide);
    return open !== null && (await open.going?.written) === true ? open : this.write(id, decide);
  }
  /** Null: there is nothing to go along with, or nothing to be written; that is decided when all that came before is safe. */
  private join(id: string, decide: (open: OpenTable) => readonly Entry[]): OpenTable | null {
    const open = this.openNow(id);
    if (open === null || open.going === null || open.inTurn > 1) return null;
    const waiting = this.store.waiting?.(id) ?? null;
    if (waiting === null) return null;
    const after = open.table.version;
    let entries: readonly Entry[];
    try {
      entries = decide(open);
    } catch {
      return null;
    }
    if (entries.length === 0) return null;
    for (const entry of entries) open.going.happened.push(open.table.apply(entry));
    waiting.add({ table: id, after, entries, ...this.effects(open, entries) });
    return open;
  }
  protected async append(open: OpenTable, entries: readonly Entry[]): Promise<boolean> {
    const { table } = open;
    const after = table.version;
    let isWritten = false;
    let isKnown = false;
    try {
      const happened = entries.map((entry) => table.apply(entry));
      const written = this.store.append({ table: open.id, after, entries, ...this.effects(open, entries) });
      open.going = { happened, written };
      isWritten = await written;
      isKnown = true;
      if (isWritten) {
        this.onAppend?.(open.id, table.version);
        this.tell(open, happened);
        this.worker.look(open);
      }
    } finally {
      open.going = null;
      if (!isWritten) {
        open.due = undefined;
        if (isKnown) await this.startOver(open);
        else this.mistrust(open);
      }
    }
    return isWritten;
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
    const effects: Written<Partial<Append>> = {};
    if (isSeen) effects.summary = table.summary();
    if (entries.some(({ kind }) => kind === "seat") || table.isCalledOff) effects.seatsChanged = true;
    if (isDueNew) effects.due = due;
    if (wantsSnapshot) effects.snapshot = table.snapshot();
    return effects;
  }
}
