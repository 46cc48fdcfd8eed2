import type { Seat } from "@stormakt/kernel";
import type { Entry } from "./entries.ts";
import type { Append, Claim, KeptPin, Looked, Snapshot, Store, Summary } from "./ports.ts";
import { NEVER } from "./ports.ts";

/** All that is kept of one table. */
export interface KeptTable {
  readonly id: string;
  readonly entries: Entry[];
  summary: Summary;
  due: number | null;
  snapshot: Snapshot | null;
  readonly notes: Record<string, string>;
  /** Tables kept long ago have neither. */
  looked?: Record<string, Looked>;
  pins?: KeptPin[];
}
/** Where the tables of a browser outlive its page: IndexedDB, most likely. */
export interface Keeper {
  load(): Promise<readonly KeptTable[]>;
  /** Resolves when the table is safe. */
  save(table: KeptTable): Promise<void>;
}

/** Journals in memory: the browser's store, and the tests'. */
export class MemoryStore implements Store {
  private readonly tables = new Map<string, KeptTable>();
  private readonly seatKeys = new Map<string, { table: string; seat: Seat; tenure: number }>();
  /** Work that could not be done; forgotten with the page. */
  private readonly putOffs = new Map<string, { tries: number; wake: number }>();
  private readonly keeper: Keeper | null;

  constructor(keeper: Keeper | null = null) {
    this.keeper = keeper;
  }
  /** Reads what was kept, before the hall opens. */
  async restore(): Promise<void> {
    for (const table of (await this.keeper?.load()) ?? []) this.tables.set(table.id, table);
  }

  async create({ table: id, entries, summary, due }: Append & { readonly summary: Summary }): Promise<boolean> {
    if (this.tables.has(id)) return false;
    const made: KeptTable = { id, entries: [...entries], summary, due: due ?? null, snapshot: null, notes: {} };
    this.tables.set(id, made);
    await this.keeper?.save(made);
    return true;
  }
  async append({ table: id, after, entries, summary, due, snapshot }: Append): Promise<boolean> {
    const table = this.tables.get(id);
    if (table === undefined || table.entries.length !== after) return false;
    table.entries.push(...entries);
    if (summary !== undefined) table.summary = summary;
    if (due !== undefined) {
      table.due = due;
      this.putOffs.delete(id);
    }
    if (snapshot !== undefined) table.snapshot = snapshot;
    await this.keeper?.save(table);
    return true;
  }
  async read(table: string, after: number): Promise<readonly Entry[]> {
    return this.tables.get(table)?.entries.slice(after) ?? [];
  }
  async load(id: string): Promise<{ snapshot: Snapshot | null; entries: readonly Entry[] } | null> {
    const table = this.tables.get(id);
    if (table === undefined) return null;
    return { snapshot: table.snapshot, entries: table.entries.slice(table.snapshot?.version ?? 0) };
  }
  async listed({ status, before, game, limit }: Parameters<Store["listed"]>[0]): Promise<readonly Summary[]> {
    return [...this.tables.values()]
      .map(({ summary }) => summary)
      .filter((one) => one.listed && (status === undefined || one.status === status) && (before === undefined || one.created < before))
      .filter((one) => game === undefined || one.game === game)
      .sort((a, b) => b.created - a.created)
      .slice(0, limit);
  }
  async seated(person: string, { finished, limit }: { finished: boolean; limit: number }): Promise<readonly Summary[]> {
    return [...this.tables.values()]
      .map(({ summary }) => summary)
      .filter(({ persons, status }) => persons.includes(person) && (status === "finished") === finished)
      .sort((a, b) => b.since - a.since)
      .slice(0, limit);
  }
  async note(table: string, person: string): Promise<string> {
    return this.tables.get(table)?.notes[person] ?? "";
  }
  async setNote(id: string, person: string, text: string): Promise<void> {
    const table = this.tables.get(id);
    if (table === undefined) return;
    table.notes[person] = text;
    await this.keeper?.save(table);
  }
  async looked(person: string, tables: readonly string[]): Promise<ReadonlyMap<string, Looked>> {
    return new Map(
      tables.flatMap((id) => {
        const looked = this.tables.get(id)?.looked?.[person];
        return looked === undefined ? [] : [[id, looked]];
      }),
    );
  }
  async setLooked(id: string, person: string, { n, heard, read }: Looked): Promise<void> {
    const table = this.tables.get(id);
    if (table === undefined) return;
    const before = table.looked?.[person];
    const further = { n: Math.max(n, before?.n ?? 0), heard: Math.max(heard, before?.heard ?? 0), read: Math.max(read, before?.read ?? 0) };
    table.looked = { ...table.looked, [person]: further };
    await this.keeper?.save(table);
  }
  async pins(id: string): Promise<readonly KeptPin[]> {
    return [...(this.tables.get(id)?.pins ?? [])].sort((a, b) => a.move - b.move || a.at - b.at);
  }
  async setPin(id: string, pin: KeptPin): Promise<void> {
    await this.changePins(id, (pins) => [...pins.filter((one) => one.id !== pin.id), pin]);
  }
  async dropPin(id: string, pin: string): Promise<void> {
    await this.changePins(id, (pins) => pins.filter((one) => one.id !== pin));
  }
  private async changePins(id: string, change: (pins: readonly KeptPin[]) => KeptPin[]): Promise<void> {
    const table = this.tables.get(id);
    if (table === undefined) return;
    table.pins = change(table.pins ?? []);
    await this.keeper?.save(table);
  }
  async setSeatKey(table: string, seat: Seat, tenure: number, hash: string): Promise<void> {
    for (const [known, held] of this.seatKeys) if (held.table === table && held.seat === seat) this.seatKeys.delete(known);
    this.seatKeys.set(hash, { table, seat, tenure });
  }
  async seatOfKey(hash: string): Promise<{ table: string; seat: Seat; tenure: number } | null> {
    return this.seatKeys.get(hash) ?? null;
  }
  async rename(): Promise<void> {}
  async settle(id: string, claim: Claim, due: number | null): Promise<void> {
    const table = this.tables.get(id);
    if (table?.due === claim.due) table.due = due;
  }
  async putOff(id: string, { due, tries }: Claim, wake: number): Promise<void> {
    if (this.tables.get(id)?.due === due) this.putOffs.set(id, { tries: tries + 1, wake });
  }
  async setAside(): Promise<number> {
    return [...this.putOffs.values()].filter(({ wake }) => wake >= NEVER).length;
  }
  async reconsider(now: number): Promise<void> {
    this.putOffs.clear();
    for (const table of this.tables.values()) if (table.due !== null && table.due > now && table.summary.since > now) table.due = now;
  }
  async claimDue(before: number, now: number, _until: number, limit: number): Promise<readonly string[]> {
    return [...this.tables.values()]
      .filter(({ id, due }) => due !== null && due <= before && this.isAwake(id, now))
      .slice(0, limit)
      .map(({ id }) => id);
  }
  async claim(table: string, now: number, until: number): Promise<Claim | null> {
    const due = this.tables.get(table)?.due ?? null;
    return due === null || !this.isAwake(table, now) ? null : { due, until, tries: this.putOffs.get(table)?.tries ?? 0 };
  }
  private isAwake(id: string, now: number): boolean {
    return (this.putOffs.get(id)?.wake ?? 0) <= now;
  }
}
