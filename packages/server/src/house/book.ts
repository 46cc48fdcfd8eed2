import type { Summary } from "@stormakt/host";
import type { Kysely } from "kysely";
import { callOff } from "../clubs/clubs.ts";
import type { Database } from "../store/schema.ts";
import type { Act } from "./acts.ts";
import { mustExist } from "./missing.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
/** How long problems are kept, and how many are shown. */
const PROBLEMS = { kept: 14 * DAY, shown: 100 };
/** A node that has not told for so long is gone. */
const STILL_HERE = 30_000;

export interface Notice {
  readonly text: string;
  /** When the server restarts; null: it does not. */
  readonly restart: number | null;
}
export interface WrittenAct {
  readonly n: number;
  readonly at: number;
  readonly by: string;
  readonly act: string;
  readonly body: Record<string, unknown>;
  readonly done: boolean;
}
/** Somebody connected, as an admin sees them. */
export interface Visitor {
  readonly person: string;
  readonly net: string;
  readonly since: number;
  readonly tables: readonly string[];
}

/** The house's own pages of the database. The command line writes in it beside the servers, which read what is new. */
export class HouseBook {
  readonly db: Kysely<Database>;
  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** Writes down what was done, or is to be done by a node. Two that write at once are put in order. */
  async write(by: string, act: { readonly act: string }, at: number, isDone: boolean): Promise<number> {
    const { act: name, ...body } = act;
    for (let attempt = 0; ; attempt++) {
      const n = (await this.last()) + 1;
      try {
        await this.db
          .insertInto("acts")
          .values({ n, at, by, act: name, body: JSON.stringify(body), done: isDone ? 1 : 0 })
          .execute();
        return n;
      } catch (error) {
        if (attempt === 9) throw error;
      }
    }
  }
  async last(): Promise<number> {
    const row = await this.db
      .selectFrom("acts")
      .select(({ fn }) => fn.max("n").as("n"))
      .executeTakeFirst();
    return row?.n ?? 0;
  }
  async acts(after: number, limit: number): Promise<WrittenAct[]> {
    const rows = await this.db.selectFrom("acts").selectAll().where("n", ">", after).orderBy("n").limit(limit).execute();
    return rows.map(readAct);
  }
  async latestActs(limit: number): Promise<WrittenAct[]> {
    return (await this.db.selectFrom("acts").selectAll().orderBy("n", "desc").limit(limit).execute()).map(readAct);
  }
  async undone(): Promise<WrittenAct[]> {
    return (await this.db.selectFrom("acts").selectAll().where("done", "=", 0).orderBy("n").limit(100).execute()).map(readAct);
  }
  /** Whether it is this node's to carry out: of several, one. */
  async take(n: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable("acts")
      .set({ done: 1 })
      .where("n", "=", n)
      .where("done", "=", 0)
      .executeTakeFirst();
    return Number(numUpdatedRows) > 0;
  }

  async isAdmin(person: string): Promise<boolean> {
    return (await this.db.selectFrom("admins").select("person").where("person", "=", person).executeTakeFirst()) !== undefined;
  }
  async admins(): Promise<{ person: string; name: string | null; since: number }[]> {
    return this.db
      .selectFrom("admins")
      .leftJoin("persons", "persons.id", "admins.person")
      .select(["admins.person", "persons.name", "admins.since"])
      .orderBy("admins.since")
      .execute();
  }
  /** A link that works once, for a day. */
  async addKey(hash: string, now: number): Promise<void> {
    await this.db.deleteFrom("house_keys").where("until", "<", now).execute();
    await this.db
      .insertInto("house_keys")
      .values({ hash, until: now + DAY })
      .execute();
  }
  /** Uses a link up. */
  async useKey(hash: string, person: string, now: number): Promise<boolean> {
    const { numDeletedRows } = await this.db.deleteFrom("house_keys").where("hash", "=", hash).where("until", ">=", now).executeTakeFirst();
    if (Number(numDeletedRows) === 0) return false;
    await this.appoint(person, now);
    return true;
  }
  async appoint(person: string, since: number): Promise<void> {
    await this.db
      .insertInto("admins")
      .values({ person, since })
      .onConflict((conflict) => conflict.column("person").doNothing())
      .execute();
  }
  async dismiss(person: string): Promise<void> {
    await this.db.deleteFrom("admins").where("person", "=", person).execute();
  }

  async mute(person: string, why: string, now: number, minutes: number | null): Promise<void> {
    const row = { why, at: now, until: untilOf(now, minutes) };
    await this.db
      .insertInto("mutes")
      .values({ person, ...row })
      .onConflict((conflict) => conflict.column("person").doUpdateSet(row))
      .execute();
  }
  async unmute(person: string): Promise<void> {
    await this.db.deleteFrom("mutes").where("person", "=", person).execute();
  }
  async ban(id: string, whom: { person?: string; range?: string }, why: string, now: number, minutes: number | null): Promise<void> {
    const { person = null, range = null } = whom;
    await this.db
      .insertInto("bans")
      .values({ id, person, range, why, at: now, until: untilOf(now, minutes) })
      .execute();
  }
  async unban(id: string): Promise<void> {
    await this.db.deleteFrom("bans").where("id", "=", id).execute();
  }
  async standing(now: number) {
    const isOn = ({ until }: { until: number | null }): boolean => until === null || until > now;
    const [bans, mutes] = await Promise.all([
      this.db.selectFrom("bans").selectAll().orderBy("at").execute(),
      this.db.selectFrom("mutes").selectAll().orderBy("at").execute(),
    ]);
    return { bans: bans.filter(isOn), mutes: mutes.filter(isOn) };
  }

  async notice(): Promise<Notice | null> {
    const row = await this.db.selectFrom("meta").select("value").where("key", "=", "notice").executeTakeFirst();
    return row === undefined ? null : (JSON.parse(row.value) as Notice);
  }
  async setNotice(notice: Notice | null): Promise<void> {
    if (notice === null) await this.db.deleteFrom("meta").where("key", "=", "notice").execute();
    else {
      const value = JSON.stringify(notice);
      await this.db
        .insertInto("meta")
        .values({ key: "notice", value })
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
        .execute();
    }
  }

  async tellProblem(id: string, node: string, what: string, detail: string, now: number): Promise<void> {
    await this.db.insertInto("problems").values({ id, at: now, node, what, detail }).execute();
  }
  async forgetProblems(now: number): Promise<void> {
    await this.db
      .deleteFrom("problems")
      .where("at", "<", now - PROBLEMS.kept)
      .execute();
  }
  problems() {
    return this.db.selectFrom("problems").select(["at", "node", "what", "detail"]).orderBy("at", "desc").limit(PROBLEMS.shown).execute();
  }

  async tellHere(node: string, visitors: readonly Visitor[], now: number): Promise<void> {
    const row = { at: now, body: JSON.stringify(visitors) };
    await this.db
      .insertInto("nodes")
      .values({ node, ...row })
      .onConflict((conflict) => conflict.column("node").doUpdateSet(row))
      .execute();
    await this.db
      .deleteFrom("nodes")
      .where("at", "<", now - STILL_HERE)
      .execute();
  }
  async leave(node: string): Promise<void> {
    await this.db.deleteFrom("nodes").where("node", "=", node).execute();
  }
  /** Who was at which node a moment ago. */
  async visitorsAt(now: number): Promise<(Visitor & { node: string })[]> {
    const rows = await this.db
      .selectFrom("nodes")
      .selectAll()
      .where("at", ">=", now - STILL_HERE)
      .execute();
    return rows.flatMap(({ node, body }) => (JSON.parse(body) as Visitor[]).map((visitor) => ({ ...visitor, node })));
  }
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    for (let from = 0; from < ids.length; from += 500) {
      const page = ids.slice(from, from + 500);
      for (const { id, name } of await this.db.selectFrom("persons").select(["id", "name"]).where("id", "in", page).execute())
        names.set(id, name);
    }
    return names;
  }
  async here(now: number): Promise<(Visitor & { node: string; name: string })[]> {
    const visitors = await this.visitorsAt(now);
    const names = await this.namesOf([...new Set(visitors.map(({ person }) => person))]);
    return visitors.map((visitor) => ({ ...visitor, name: names.get(visitor.person) ?? "" }));
  }
  async tables(): Promise<{ counts: Record<string, number>; open: Summary[] }> {
    const counted = await this.db
      .selectFrom("tables")
      .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
      .groupBy("status")
      .execute();
    const rows = await this.db
      .selectFrom("tables")
      .select("summary")
      .where("status", "!=", "finished")
      .orderBy("since", "desc")
      .limit(200)
      .execute();
    return {
      counts: Object.fromEntries(counted.map(({ status, count }) => [status, count])),
      open: rows.map(({ summary }) => JSON.parse(summary) as Summary),
    };
  }
}

const untilOf = (now: number, minutes: number | null): number | null => (minutes === null ? null : now + minutes * MINUTE);
const readAct = ({ n, at, by, act, body, done }: Database["acts"]): WrittenAct => ({
  n,
  at,
  by,
  act,
  body: JSON.parse(body) as Record<string, unknown>,
  done: done === 1,
});

/** Changes what the act says in the book, and writes the act down; what it is about must be there. Closing a table is for a node to carry out. */
export async function enact(book: HouseBook, by: string, act: Act, now: number, newId: () => string): Promise<void> {
  await mustExist(book, act);
  switch (act.act) {
    case "close-table":
      break;
    case "close-club":
      await book.db.updateTable("clubs").set({ closed: now, link: null }).where("id", "=", act.club).execute();
      await callOff(book.db, act.club);
      break;
    case "mute":
      await book.mute(act.person, act.why, now, act.minutes);
      break;
    case "unmute":
      await book.unmute(act.person);
      break;
    case "ban":
      await book.ban(newId(), { person: act.person }, act.why, now, act.minutes);
      break;
    case "ban-range":
      await book.ban(newId(), { range: act.range }, act.why, now, act.minutes);
      break;
    case "unban":
      await book.unban(act.ban);
      break;
    case "announce":
      await book.setNotice({ text: act.text, restart: untilOf(now, act.minutes) });
      break;
    case "withdraw":
      await book.setNotice(null);
      break;
    case "settle-report":
      await book.db.updateTable("reports").set({ status: "settled" }).where("id", "=", act.report).execute();
      break;
    case "appoint":
      await book.appoint(act.person, now);
      break;
    case "dismiss":
      await book.dismiss(act.person);
      break;
  }
  await book.write(by, act, now, act.act !== "close-table");
}
