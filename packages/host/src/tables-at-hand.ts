import { FORMAT } from "@stormakt/kernel";
import type { As, Now } from "@stormakt/protocol";
import { upgrade } from "./commands.ts";
import { OwnWords } from "./discreet.ts";
import type { EditionName } from "./editions.ts";
import { Editions } from "./editions.ts";
import type { Entry, EntryOf } from "./entries.ts";
import { refuse } from "./failure.ts";
import { History } from "./history.ts";
import type { OpenTable } from "./open-table.ts";
import { newlyOpen } from "./open-table.ts";
import type { GameShelf, Store } from "./ports.ts";
import { Table } from "./table.ts";
import { SNAPSHOT_FORMAT } from "./table-memory.ts";
import { Telling } from "./telling.ts";

/** A table that could not be read anew is tried again after so many milliseconds. */
const MEND = 1_000;

/** The tables at hand: read from the store when somebody comes, one thing at a time done at each, read anew where they cannot be trusted. */
export abstract class TablesAtHand extends Telling {
  abstract readonly store: Store;
  abstract readonly shelf: GameShelf;
  abstract readonly options: { readonly idle: number };
  private readonly editions = new Map<string, Editions>();
  protected readonly tables = new Map<string, Promise<OpenTable>>();
  /** Those of them that nobody listens to, the longest unused first. */
  private readonly aside = new Set<string>();
  /** Those of them that have been read. */
  private readonly ready = new WeakMap<Promise<OpenTable>, OpenTable>();
  protected isClosed = false;
  /** Tables that are to be read anew in a moment. */
  private readonly mending = new Set<string>();
  /** A table has changed: what is to be done at it of its own accord may be another thing. */
  abstract lookAt(open: OpenTable): void;
  protected abstract append(open: OpenTable, entries: readonly Entry[]): Promise<boolean>;

  /** How many tables are at hand. */
  get atHand(): number {
    return this.tables.size;
  }
  /** Nothing known can be trusted any more: whoever was connected has to come again. */
  reset(): void {
    this.tables.clear();
    this.aside.clear();
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
  /** All editions of a game: those that entries speak of have to be taken at hand before they are applied. */
  editionsOf(game: string): Editions {
    const known = this.editions.get(game) ?? new Editions(this.shelf, game);
    this.editions.set(game, known);
    return known;
  }
  /** Takes a table at hand. */
  open(id: string): Promise<OpenTable> {
    return this.tables.get(id) ?? this.takeUp(id, this.load(id));
  }
  /** A table that is being written for the first time, if nobody else was first: whoever asks for it waits, and nobody need read it back. */
  async make(table: Table, isFirst: Promise<boolean>): Promise<void> {
    const { id } = table;
    if (this.tables.has(id)) await isFirst;
    else
      await this.takeUp(
        id,
        isFirst.then((is) => (is ? newlyOpen(id, table) : this.load(id))),
      );
  }
  private takeUp(id: string, opening: Promise<OpenTable>): Promise<OpenTable> {
    this.tables.set(id, opening);
    opening.then(
      (open) => this.ready.set(opening, open),
      () => this.tables.delete(id),
    );
    return opening;
  }
  /** Null where it would have to be read first. */
  protected openNow(id: string): OpenTable | null {
    const opening = this.tables.get(id);
    return opening === undefined ? null : (this.ready.get(opening) ?? null);
  }
  private async load(id: string): Promise<OpenTable> {
    return newlyOpen(id, await this.tableFromStore(id));
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
      throw new OwnWords(`table ${id} has drifted from its journal`);
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
    this.aside.delete(id);
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
  protected putAside(open: OpenTable): void {
    open.table.forgetRecent();
    if (!this.tables.has(open.id)) return;
    this.aside.delete(open.id);
    this.aside.add(open.id);
    if (this.aside.size <= this.options.idle) return;
    const [oldest] = this.aside;
    if (oldest === undefined) return;
    this.aside.delete(oldest);
    this.tables.delete(oldest);
  }
  /** Nobody knows whether the store has what it was given: whoever comes next reads it anew, and so do those who listen. */
  protected mistrust(open: OpenTable): void {
    open.isStale = true;
    open.history = null;
    this.mendLater(open.id);
  }
  /** The table in memory is not what the journal says: forget it and read anew. */
  protected async startOver(open: OpenTable): Promise<void> {
    open.isStale = true;
    open.history = null;
    open.table = await this.tableFromStore(open.id);
    open.isStale = false;
    if (open.listeners.size > 0) await this.tellAgain(open);
    this.lookAt(open);
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
    try {
      await this.inTurn(id, async (open) => {
        if (open.table.version < version) await this.refresh(open);
      });
    } catch (error) {
      // Nobody will say it again: it is read when the store is back.
      if (this.isOutage(error)) this.mistrust(known);
      throw error;
    }
  }
  /** Reads what others have written, and says whether there was anything. */
  wasBehind(id: string): Promise<boolean> {
    return this.inTurn(id, async (open) => {
      const { version } = open.table;
      await this.refresh(open);
      return open.table.version > version;
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
    this.lookAt(open);
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
}

const nothing = (): void => {};
/** Which game and edition a snapshot is of; null: it is of another shape than this program's. */
function factsOf(body: string): ({ readonly game: string } & EditionName) | null {
  const { format, memory } = JSON.parse(body) as { format?: number; memory: { facts: { game: string }; edition: EditionName } };
  return format === SNAPSHOT_FORMAT ? { game: memory.facts.game, ...memory.edition } : null;
}
