import type { Append, Claim, Entry, KeptPin, Looked, Snapshot, Store, Summary } from "@stormakt/host";
import { NEVER, Refusal } from "@stormakt/host";
import type { ExpressionBuilder, Kysely } from "kysely";
import { calledBy } from "../members/called.ts";
import type { Database } from "./schema.ts";

/** A session's person, and when it was last seen. */
export interface Session {
  readonly person: { readonly id: string; readonly name: string };
  readonly seen: number;
}
/** What a server needs besides what a hall does. */
export interface ServerStore extends Store {
  /** `device`: what it says it is. Somebody who is not known yet is from now on. */
  createSession(hash: string, person: { readonly id: string; readonly name: string }, now: number, device?: string): Promise<void>;
  person(id: string): Promise<{ readonly id: string; readonly name: string } | null>;
  session(hash: string): Promise<Session | null>;
  /** Another day on which the session was used. */
  touch(hash: string, now: number): Promise<void>;
  /** Forgets sessions not seen since then. */
  forgetSessions(before: number): Promise<number>;
  /** Resolves when the lists show how things are now: whoever reads them past this store waits for it. */
  bringListsUpToDate(): Promise<void>;
  /** Whether the database answers. */
  isWell(): Promise<boolean>;
  /** Writes something by the way that moves take; rejects where it cannot. */
  checkWriting(): Promise<void>;
  /** Told of what other nodes write. */
  onNews: ((table: string, version: number) => void) | null;
  /** Told when nothing known before can be trusted: a backup was put back. */
  onReset: (() => void) | null;
  /** Told when news of other nodes may have been missed. */
  onMissed: (() => void) | null;
  isOutage(error: unknown): boolean;
  /** Looks whether a backup was put back. */
  checkEpoch(): Promise<void>;
  close(): Promise<void>;
  readonly db: Kysely<Database>;
}

/** What checks write. */
const WRITTEN = "written";

/** All that both dialects do in the same words. */
export abstract class SqlStore implements ServerStore {
  onNews: ((table: string, version: number) => void) | null = null;
  onReset: (() => void) | null = null;
  onMissed: (() => void) | null = null;
  readonly db: Kysely<Database>;
  protected readonly node: string;
  protected epoch = "";
  constructor(db: Kysely<Database>, node: string) {
    this.db = db;
    this.node = node;
  }
  abstract create(append: Append & { readonly summary: Summary }): Promise<boolean>;
  abstract append(append: Append): Promise<boolean>;
  abstract claimDue(before: number, now: number, until: number, limit: number): Promise<readonly string[]>;
  abstract close(): Promise<void>;
  abstract isOutage(error: unknown): boolean;
  async bringListsUpToDate(): Promise<void> {}

  async read(table: string, after: number): Promise<readonly Entry[]> {
    const rows = await this.db
      .selectFrom("journal")
      .select("entry")
      .where("table_id", "=", table)
      .where("n", ">", after)
      .orderBy("n")
      .execute();
    return rows.map(({ entry }) => JSON.parse(entry) as Entry);
  }
  async load(table: string): Promise<{ snapshot: Snapshot | null; entries: readonly Entry[] } | null> {
    const snapshot = await this.latestSnapshot(table);
    const entries = await this.read(table, snapshot?.version ?? 0);
    return snapshot === null && entries.length === 0 ? null : { snapshot, entries };
  }
  protected async latestSnapshot(table: string): Promise<Snapshot | null> {
    const found = this.db.selectFrom("snapshots").select(["version", "body"]).where("table_id", "=", table);
    return (await found.executeTakeFirst()) ?? null;
  }
  async listed({ status, before, game, limit }: Parameters<Store["listed"]>[0]): Promise<readonly Summary[]> {
    let query = this.db.selectFrom("tables").select("summary").where("listed", "=", 1);
    if (status !== undefined) query = query.where("status", "=", status);
    if (before !== undefined) query = query.where("created", "<", before);
    if (game !== undefined) query = query.where("game", "=", game);
    return summaries(await query.orderBy("created", "desc").limit(limit).execute());
  }
  async seated(person: string, { finished, limit }: { finished: boolean; limit: number }): Promise<readonly Summary[]> {
    const rows = await this.db
      .selectFrom("tables")
      .select("summary")
      .where("id", "in", (query) => query.selectFrom("seats").select("table_id").where("person", "=", person))
      .where("status", finished ? "=" : "!=", "finished")
      .orderBy("since", "desc")
      .limit(limit)
      .execute();
    return summaries(rows);
  }
  async note(table: string, person: string): Promise<string> {
    const row = await this.db
      .selectFrom("notes")
      .select("text")
      .where("table_id", "=", table)
      .where("person", "=", person)
      .executeTakeFirst();
    return row?.text ?? "";
  }
  async setNote(table: string, person: string, text: string): Promise<void> {
    await this.db
      .insertInto("notes")
      .values({ table_id: table, person, text })
      .onConflict((conflict) => conflict.columns(["table_id", "person"]).doUpdateSet({ text }))
      .execute();
  }
  async looked(person: string, tables: readonly string[]): Promise<ReadonlyMap<string, Looked>> {
    if (tables.length === 0) return new Map();
    const rows = await this.db.selectFrom("looked").selectAll().where("person", "=", person).where("table_id", "in", tables).execute();
    return new Map(rows.map(({ table_id, n, heard, read }) => [table_id, { n, heard, read }]));
  }
  async setLooked(table: string, person: string, { n, heard, read }: Looked): Promise<void> {
    const further = (is: ExpressionBuilder<Database, "looked">, column: "n" | "heard" | "read", to: number) =>
      is
        .case()
        .when(is.ref(`looked.${column}`), "<", to)
        .then(to)
        .else(is.ref(`looked.${column}`))
        .end();
    await this.db
      .insertInto("looked")
      .values({ person, table_id: table, n, heard, read })
      .onConflict((conflict) =>
        conflict.columns(["person", "table_id"]).doUpdateSet((is) => ({
          n: further(is, "n", n),
          heard: further(is, "heard", heard),
          read: further(is, "read", read),
        })),
      )
      .execute();
  }
  async pins(table: string): Promise<readonly KeptPin[]> {
    const rows = await this.db
      .selectFrom("pins")
      .select(["id", "person", "move", "seat", "text", "at", "shared"])
      .where("table_id", "=", table)
      .orderBy("move")
      .orderBy("at")
      .execute();
    return rows.map(({ shared, ...pin }) => ({ ...pin, shared: shared === 1 }));
  }
  async setPin(table: string, { shared, ...pin }: KeptPin): Promise<void> {
    const row = { ...pin, table_id: table, shared: shared ? 1 : 0 };
    await this.db
      .insertInto("pins")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
  async dropPin(table: string, id: string): Promise<void> {
    await this.db.deleteFrom("pins").where("table_id", "=", table).where("id", "=", id).execute();
  }
  async setSeatKey(table: string, seat: number, tenure: number, hash: string): Promise<void> {
    await this.db
      .insertInto("seat_keys")
      .values({ hash, table_id: table, seat, tenure })
      .onConflict((conflict) => conflict.columns(["table_id", "seat"]).doUpdateSet({ hash, tenure }))
      .execute();
  }
  async seatOfKey(hash: string): Promise<{ table: string; seat: number; tenure: number } | null> {
    const row = await this.db.selectFrom("seat_keys").select(["table_id", "seat", "tenure"]).where("hash", "=", hash).executeTakeFirst();
    return row === undefined ? null : { table: row.table_id, seat: row.seat, tenure: row.tenure };
  }
  async rename(person: string, name: string): Promise<void> {
    const called = calledBy(name);
    const holder = await this.db.selectFrom("members").select("person").where("called", "=", called).executeTakeFirst();
    const member = await this.db.selectFrom("members").select("person").where("person", "=", person).executeTakeFirst();
    if (member !== undefined && holder !== undefined && holder.person !== person)
      throw new Refusal("name-taken", "another member goes by this name");
    await this.db.transaction().execute(async (db) => {
      await db.updateTable("members").set({ called }).where("person", "=", person).execute();
      await db.updateTable("persons").set({ name }).where("id", "=", person).execute();
    });
  }
  /** What this node claimed, as it claimed it: an append by another node changes `until`, one that brings other work changes `due`. */
  async settle(table: string, { due: was, until }: Claim, due: number | null): Promise<void> {
    if (due === null)
      await this.db
        .deleteFrom("jobs")
        .where("table_id", "=", table)
        .where("due", "=", was)
        .where("owner", "=", this.node)
        .where("until", "=", until)
        .execute();
    else
      await this.db
        .updateTable("jobs")
        .set({ due })
        .where("table_id", "=", table)
        .where("due", "=", was)
        .where("owner", "=", this.node)
        .where("until", "=", until)
        .execute();
  }
  async claim(table: string, now: number, until: number): Promise<Claim | null> {
    const row = await this.db
      .updateTable("jobs")
      .set({ owner: this.node, until })
      .where("table_id", "=", table)
      .where("wake", "<=", now)
      .where((is) => is.or([is("until", "<=", now), is("owner", "=", this.node)]))
      .returning(["due", "tries"])
      .executeTakeFirst();
    return row === undefined ? null : { due: row.due, until, tries: row.tries };
  }
  async putOff(table: string, { due, tries }: Claim, wake: number): Promise<void> {
    await this.db
      .updateTable("jobs")
      .set({ tries: tries + 1, wake })
      .where("table_id", "=", table)
      .where("due", "=", due)
      .execute();
  }
  async setAside(): Promise<number> {
    const { count } = await this.db
      .selectFrom("jobs")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("wake", ">=", NEVER)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
  async reconsider(now: number): Promise<void> {
    await this.db.updateTable("jobs").set({ tries: 0, wake: 0 }).where("tries", ">", 0).execute();
    await this.db
      .updateTable("jobs")
      .set({ due: now })
      .where("due", ">", now)
      .where("table_id", "in", (query) => query.selectFrom("tables").select("id").where("since", ">", now))
      .execute();
  }

  async createSession(hash: string, { id, name }: { id: string; name: string }, now: number, device = ""): Promise<void> {
    await this.db
      .insertInto("persons")
      .values({ id, name, created: now })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    await this.db.insertInto("sessions").values({ hash, person: id, created: now, seen: now, device }).execute();
  }
  async person(id: string): Promise<{ id: string; name: string } | null> {
    return (await this.db.selectFrom("persons").select(["id", "name"]).where("id", "=", id).executeTakeFirst()) ?? null;
  }
  async session(hash: string): Promise<Session | null> {
    const row = await this.db
      .selectFrom("sessions")
      .innerJoin("persons", "persons.id", "sessions.person")
      .select(["persons.id", "persons.name", "sessions.seen"])
      .where("hash", "=", hash)
      .executeTakeFirst();
    return row === undefined ? null : { person: { id: row.id, name: row.name }, seen: row.seen };
  }
  async touch(hash: string, now: number): Promise<void> {
    await this.db.updateTable("sessions").set({ seen: now }).where("hash", "=", hash).execute();
  }
  async forgetSessions(before: number): Promise<number> {
    const { numDeletedRows } = await this.db.deleteFrom("sessions").where("seen", "<", before).executeTakeFirst();
    return Number(numDeletedRows);
  }
  async isWell(): Promise<boolean> {
    try {
      await this.readEpoch();
      return true;
    } catch {
      return false;
    }
  }
  async checkWriting(): Promise<void> {
    const key = WRITTEN;
    const value = this.node;
    await this.db
      .insertInto("meta")
      .values({ key, value })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
      .execute();
  }
  protected async readEpoch(): Promise<string> {
    const row = await this.db.selectFrom("meta").select("value").where("key", "=", "epoch").executeTakeFirst();
    return row?.value ?? "";
  }
  async checkEpoch(): Promise<void> {
    const epoch = await this.readEpoch();
    if (epoch === this.epoch) return;
    this.epoch = epoch;
    this.onReset?.();
  }
}

const summaries = (rows: readonly { summary: string }[]): Summary[] => rows.map(({ summary }) => JSON.parse(summary) as Summary);
/** A line as it is first written: without the version of the journal that it is of. */
export type TableRow = Omit<Database["tables"], "version">;
export const tableRow = (summary: Summary): TableRow => ({
  id: summary.id,
  game: summary.game,
  status: summary.status,
  listed: summary.listed ? 1 : 0,
  created: summary.created,
  since: summary.since,
  summary: JSON.stringify(summary),
});
export const seatRows = ({ id, persons }: Summary): Database["seats"][] =>
  persons.flatMap((person, seat) => (person === null ? [] : [{ table_id: id, seat, person }]));
