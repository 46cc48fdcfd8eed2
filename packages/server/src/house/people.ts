/** People's own data: given to them, and forgotten when they ask, or when they have not come for long. */
import type { Entry, Hall, Summary } from "@stormakt/host";
import { Refusal } from "@stormakt/host";
import { LOBBY_TABLES } from "../store/lobby-schema.ts";
import { MEMBER_TABLES } from "../store/member-schema.ts";
import type { HouseBook } from "./book.ts";
import { newAlias } from "./forgotten.ts";
import { traceOf } from "./trace.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
/** A node may still write what it had in memory: what is left of somebody is looked for once more after so long. */
const AGAIN = 3_000;
/** How many guests, and tables, are forgotten in one go. */
const BATCH = 20;
const ROWS_OF_A_TABLE = [
  "journal",
  "snapshots",
  "seats",
  "sat",
  "notes",
  "seat_keys",
  "jobs",
  "reports",
  "table_invitations",
  "club_tables",
  "looked",
  "pins",
] as const;

export interface Kept {
  /** Milliseconds that a table is kept nobody has begun to play at, and one nobody plays at any more. */
  readonly gathering: number;
  readonly running: number;
}

/** Whoever keeps something else of people. */
export interface Keeper {
  dataOf(person: string): Promise<object>;
  /** Nothing is left of the person; what others need of it goes by `alias`. */
  forget(person: string, alias: string): Promise<void>;
}

export class People {
  private readonly book: HouseBook;
  private readonly hall: Hall;
  private readonly refresh: () => Promise<void>;
  private readonly now: () => number;
  private readonly keepers: Readonly<Record<string, Keeper>>;
  constructor(ports: {
    book: HouseBook;
    hall: Hall;
    refresh: () => Promise<void>;
    now?: () => number;
    keepers?: Readonly<Record<string, Keeper>>;
  }) {
    this.book = ports.book;
    this.hall = ports.hall;
    this.refresh = ports.refresh;
    this.now = ports.now ?? Date.now;
    this.keepers = ports.keepers ?? {};
  }

  private async tablesOf(person: string): Promise<string[]> {
    const rows = await this.book.db.selectFrom("sat").select("table_id").where("person", "=", person).execute();
    return rows.map(({ table_id }) => table_id);
  }
  private journal(table: string): Promise<readonly Entry[]> {
    return this.hall.store.read(table, 0);
  }

  /** All that is kept of somebody. */
  async dataOf(person: string): Promise<object> {
    const { db } = this.book;
    const bans = await db.selectFrom("bans").select(["why", "at", "until"]).where("person", "=", person).execute();
    const hushed = await db.selectFrom("hushed").select("table_id").where("person", "=", person).execute();
    const admin = await db.selectFrom("admins").select("since").where("person", "=", person).executeTakeFirst();
    const [row, sessions, notes, reports, mutes, member, mails, passkeys, wishes, targets, notices] = await Promise.all([
      db.selectFrom("persons").selectAll().where("id", "=", person).executeTakeFirst(),
      db.selectFrom("sessions").select(["created", "seen", "device"]).where("person", "=", person).execute(),
      db.selectFrom("notes").select(["table_id", "text"]).where("person", "=", person).execute(),
      db.selectFrom("reports").select(["at", "table_id", "body"]).where("person", "=", person).execute(),
      db.selectFrom("mutes").select(["why", "at", "until"]).where("person", "=", person).execute(),
      db.selectFrom("members").select("since").where("person", "=", person).executeTakeFirst(),
      db.selectFrom("mail_addresses").select(["address", "since"]).where("person", "=", person).execute(),
      db.selectFrom("passkeys").select(["id", "label", "created", "used"]).where("person", "=", person).execute(),
      db.selectFrom("wishes").select("body").where("person", "=", person).executeTakeFirst(),
      db.selectFrom("targets").select(["kind", "body", "created"]).where("person", "=", person).execute(),
      db.selectFrom("notices").select(["kind", "way", "table_id", "made"]).where("person", "=", person).execute(),
    ]);
    const results = await db.selectFrom("results").selectAll().where("subject", "=", person).orderBy("at").execute();
    const pins = await db.selectFrom("pins").select(["table_id", "move", "text", "at", "shared"]).where("person", "=", person).execute();
    const looked = await db.selectFrom("looked").select(["table_id", "n", "heard", "read"]).where("person", "=", person).execute();
    const ratings = await db.selectFrom("ratings").selectAll().where("subject", "=", person).execute();
    const kept: Record<string, object> = {};
    for (const [name, keeper] of Object.entries(this.keepers)) kept[name] = await keeper.dataOf(person);
    const tables: object[] = [];
    for (const table of await this.tablesOf(person)) {
      const entries = await this.journal(table);
      const { names, said } = traceOf(entries, person, "");
      const [created] = entries;
      if (created?.kind !== "created") continue;
      const seats = [...names].map(([seat, called]) => ({ seat, names: [...called] }));
      tables.push({ id: table, game: created.game, name: created.name, created: created.at, seats, said });
    }
    return {
      person: row ?? null,
      sessions,
      tables,
      notes: notes.map(({ table_id, text }) => ({ table: table_id, text })),
      reports: reports.map(({ at, table_id, body }) => ({ at, table: table_id, ...(JSON.parse(body) as object) })),
      mutes,
      bans,
      admin: admin ?? null,
      hushed: hushed.map(({ table_id }) => table_id),
      member: member ?? null,
      mails,
      passkeys,
      wishes: wishes === undefined ? null : (JSON.parse(wishes.body) as object),
      targets: targets.map(({ body, ...rest }) => ({ ...rest, to: JSON.parse(body) as object })),
      notices,
      pins,
      looked,
      results,
      ratings,
      ...kept,
    };
  }

  /** Gets up everywhere, and leaves nothing behind but the moves: in every journal the person becomes nobody. */
  async forget(person: string): Promise<void> {
    const { db } = this.book;
    const former = await db.selectFrom("former_guests").select("guest").where("person", "=", person).execute();
    await db.deleteFrom("sessions").where("person", "=", person).execute();
    const tables = await this.tablesOf(person);
    for (const table of tables) await this.getUp(table, person);
    const alias = newAlias();
    const ids = [person, ...former.map(({ guest }) => guest)];
    for (const id of ids) for (const table of tables) await this.clearInTurn(table, id, alias);
    await this.clearStanding(person, alias);
    for (const keeper of Object.values(this.keepers)) await keeper.forget(person, alias);
    for (const rows of MEMBER_TABLES) await db.deleteFrom(rows).where("person", "=", person).execute();
    for (const rows of LOBBY_TABLES) await db.deleteFrom(rows).where("person", "=", person).execute();
    for (const rows of ["notes", "mutes", "bans", "admins", "reports"] as const)
      await db.deleteFrom(rows).where("person", "in", ids).execute();
    for (const id of ids) await this.clearActs(id, alias);
    await db.deleteFrom("persons").where("id", "=", person).execute();
    await this.book.write("the person", { act: "erase", person, tables } as { act: string }, this.now(), true);
    await this.refresh();
    this.sweepLater(tables, person, alias, AGAIN);
  }
  private async clearStanding(person: string, alias: string): Promise<void> {
    const { db } = this.book;
    await db.deleteFrom("ratings").where("subject", "=", person).execute();
    await db.updateTable("results").set({ subject: alias }).where("subject", "=", person).execute();
  }
  /** Where that fails, later again. */
  private sweepLater(tables: readonly string[], person: string, alias: string, wait: number): void {
    const again = setTimeout(() => {
      this.sweep(tables, person, alias).catch(() => {
        if (wait < MINUTE) this.sweepLater(tables, person, alias, 2 * wait);
      });
    }, wait);
    again.unref();
  }
  /** What was done stays in the house's book, but not who did it, or to whom. */
  private async clearActs(person: string, alias: string): Promise<void> {
    const { db } = this.book;
    const rows = await db
      .selectFrom("acts")
      .select(["n", "by", "body"])
      .where("act", "!=", "erase")
      .where((is) => is.or([is("by", "=", person), is("body", "like", `%"${person}"%`)]))
      .execute();
    for (const { n, by, body } of rows)
      await db
        .updateTable("acts")
        .set({ by: by === person ? alias : by, body: body.replaceAll(`"${person}"`, `"${alias}"`) })
        .where("n", "=", n)
        .execute();
  }
  /** A node that fell after it had forgotten somebody has not looked once more: another does. */
  private async sweepAgain(): Promise<void> {
    const { db } = this.book;
    const rows = await db
      .selectFrom("acts")
      .select("body")
      .where("act", "=", "erase")
      .where("body", "!=", "{}")
      .where("at", "<", this.now() - MINUTE)
      .limit(BATCH)
      .execute();
    for (const { body } of rows) {
      const { person, tables } = JSON.parse(body) as { person: string; tables: string[] };
      await this.sweep(tables, person, newAlias());
    }
  }
  private async sweep(tables: readonly string[], person: string, alias: string): Promise<void> {
    for (const table of tables) await this.clearInTurn(table, person, alias);
    // A match that ended meanwhile may have been taken down with whoever a node still took the person for.
    await this.clearStanding(person, alias);
    await this.book.db.deleteFrom("sat").where("person", "=", person).execute();
    await this.book.db.updateTable("acts").set({ body: "{}" }).where("act", "=", "erase").where("body", "like", `%${person}%`).execute();
    for (const table of tables) await this.hall.reload(table);
  }
  private async getUp(table: string, person: string): Promise<void> {
    try {
      const { mine, table: info } = await this.hall.ask({ id: person, name: "" }, "about", { table });
      if (info.status === "finished") return;
      for (const as of mine) await this.hall.ask({ id: person, name: "" }, "leave", { table, as });
    } catch (error) {
      unlessGone(error);
    }
  }
  /** Nobody writes at the table meanwhile, where it can still be opened. */
  private async clearInTurn(table: string, person: string, alias: string): Promise<void> {
    const clear = (): Promise<void> => this.clear(table, person, alias);
    await this.hall.inTurn(table, clear).catch((error: unknown) => {
      unlessGone(error);
      return clear();
    });
  }
  private async clear(table: string, person: string, alias: string): Promise<void> {
    const entries = await this.journal(table);
    const { entries: cleared, names, isOwner } = traceOf(entries, person, alias);
    await this.book.db.transaction().execute(async (db) => {
      for (const [at, entry] of cleared.entries()) {
        if (entry === entries[at]) continue;
        await db
          .updateTable("journal")
          .set({ entry: JSON.stringify(entry) })
          .where("table_id", "=", table)
          .where("n", "=", at + 1)
          .execute();
      }
      // A snapshot is made anew from the journal.
      await db.deleteFrom("snapshots").where("table_id", "=", table).execute();
      await db.updateTable("seats").set({ person: alias }).where("table_id", "=", table).where("person", "=", person).execute();
      const row = await db.selectFrom("tables").select("summary").where("id", "=", table).executeTakeFirst();
      if (row === undefined) return;
      const summary = JSON.parse(row.summary) as Summary;
      const seats = summary.seats.map((seat, at) =>
        seat.name !== null && names.get(at)?.has(seat.name) === true ? { ...seat, name: null } : seat,
      );
      const persons = summary.persons.map((one) => (one === person ? alias : one));
      const owned = summary.owner === person ? { owner: alias } : {};
      const shown: Summary = { ...summary, seats, persons, ...owned, ...(isOwner ? { name: "" } : {}) };
      await db
        .updateTable("tables")
        .set({ summary: JSON.stringify(shown) })
        .where("id", "=", table)
        .execute();
    });
  }

  /** Forgets guests who have no session any more, and tables that nobody has played at for long. */
  async tidy({ gathering, running }: Kept): Promise<{ guests: number; tables: number }> {
    const { db } = this.book;
    const now = this.now();
    const guests = await db
      .selectFrom("persons")
      .select("id")
      .where("created", "<", now - DAY)
      .where((is) => is.not(is.exists(is.selectFrom("sessions").select("hash").whereRef("sessions.person", "=", "persons.id"))))
      .where((is) => is.not(is.exists(is.selectFrom("members").select("since").whereRef("members.person", "=", "persons.id"))))
      .limit(BATCH)
      .execute();
    for (const { id } of guests) await this.forget(id);
    const old = await db
      .selectFrom("tables")
      .select("id")
      .where((is) =>
        is.or([
          is.and([is("status", "=", "gathering"), is("since", "<", now - gathering)]),
          is.and([is("status", "=", "running"), is("since", "<", now - running)]),
          // Called off before it began: there is nothing to look back to.
          is.and([
            is("status", "=", "finished"),
            is("since", "<", now - gathering),
            is.not(is.exists(is.selectFrom("seats").select("seat").whereRef("seats.table_id", "=", "tables.id"))),
            is.not(
              is.exists(
                is
                  .selectFrom("journal")
                  .select("n")
                  .whereRef("journal.table_id", "=", "tables.id")
                  .where("entry", "like", '{"kind":"began"%'),
              ),
            ),
          ]),
        ]),
      )
      .limit(BATCH)
      .execute();
    for (const { id } of old) {
      await db.transaction().execute(async (rows) => {
        for (const table of ROWS_OF_A_TABLE) await rows.deleteFrom(table).where("table_id", "=", id).execute();
        await rows.deleteFrom("tables").where("id", "=", id).execute();
      });
      await this.hall.reload(id);
    }
    await this.sweepAgain();
    await this.book.forgetProblems(now);
    return { guests: guests.length, tables: old.length };
  }
}
/** A table that is gone, or was begun under rules that are, has nobody to get up. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
