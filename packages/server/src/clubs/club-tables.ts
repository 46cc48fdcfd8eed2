import type { Hall, Summary } from "@stormakt/host";
import { Refusal } from "@stormakt/host";
import type { Failure } from "@stormakt/protocol";
import type { ClubSeason } from "@stormakt/protocol/people";
import type { CompiledQuery, Kysely } from "kysely";
import type { Guest } from "../auth/guests.ts";
import { newSecret } from "../auth/guests.ts";
import type { Database } from "../store/schema.ts";
import type { Clubs } from "./clubs.ts";
import { Rankings } from "./rankings.ts";
import type { Ended } from "./season.ts";

/** How many tables, matches and seasons a club's page shows. */
const SHOWN = { tables: 50, matches: 30, seasons: 10 };
/** So many matches count for a season, the latest first. */
const COUNTED = 1_000;
/** A match has so many rows at the most: six seats, each of which somebody left and another played on. */
const ROWS = 12;

export interface NewSeason {
  readonly title: string;
  readonly game: string | null;
  readonly from: number;
  readonly to: number;
  readonly bots: boolean;
}

/** The private tables of clubs, what was played at them, and who is ahead this season. */
export class ClubTables {
  private readonly db: Kysely<Database>;
  private readonly clubs: Clubs;
  private readonly hall: Hall;
  private readonly now: () => number;
  /** The club that a table is of, asked whenever somebody sits down: put together once. */
  private readonly clubOf: CompiledQuery;
  private readonly rankings: Rankings;
  constructor(ports: { db: Kysely<Database>; clubs: Clubs; hall: Hall; now: () => number }) {
    this.db = ports.db;
    this.clubs = ports.clubs;
    this.hall = ports.hall;
    this.now = ports.now;
    this.rankings = new Rankings(ports.now);
    this.clubOf = this.db
      .selectFrom("club_tables")
      .innerJoin("clubs", "clubs.id", "club_tables.club")
      .select("club")
      .where("table_id", "=", "")
      .where("clubs.closed", "is", null)
      .compile();
  }

  /** A table that somebody has just made becomes the club's. Public ones stay everybody's. */
  async add(club: string, guest: Guest, table: string): Promise<void> {
    await this.clubs.mustBe(club, guest.id);
    const { table: info } = await this.hall.ask(guest, "about", { table });
    if (info.owner !== guest.id) throw new Refusal("not-allowed", "only the owner of the table may do this");
    if (info.listed) throw new Refusal("not-allowed", "a public table is everybody's");
    if (info.status !== "gathering") throw new Refusal("not-gathering", "the match has begun already");
    await this.keep(club, table);
  }
  async keep(club: string, table: string): Promise<void> {
    await this.db
      .insertInto("club_tables")
      .values({ table_id: table, club, at: this.now() })
      .onConflict((conflict) => conflict.column("table_id").doNothing())
      .execute();
  }
  /** Why somebody may not sit down at a table; null: no club minds. */
  async whyNotJoin(person: string, table: string): Promise<Failure | null> {
    const { rows } = await this.db.executeQuery<{ club: string }>({ ...this.clubOf, parameters: [table] });
    const [row] = rows;
    if (row === undefined || (await this.clubs.roleOf(row.club, person)) !== null) return null;
    return { code: "not-allowed", text: "this table is for members of its club" };
  }
  /** What lets a member of the club in. */
  async keyFor(club: string, person: string, table: string): Promise<string> {
    await this.clubs.mustBe(club, person);
    const row = await this.db.selectFrom("club_tables").select("club").where("table_id", "=", table).executeTakeFirst();
    if (row?.club !== club) throw new Refusal("not-found", "there is no such table");
    return this.hall.inTurn(table, (open) => open.table.memory.facts.invite);
  }

  /** Tables that gather or run. */
  async open(club: string) {
    const rows = await this.db
      .selectFrom("club_tables")
      .innerJoin("tables", "tables.id", "club_tables.table_id")
      .select("tables.summary")
      .where("club_tables.club", "=", club)
      .where("tables.status", "!=", "finished")
      .orderBy("tables.since", "desc")
      .limit(SHOWN.tables)
      .execute();
    return rows.map(({ summary }) => {
      const { id, game, name, status, seats, since } = JSON.parse(summary) as Summary;
      return {
        id,
        game,
        name,
        status,
        since,
        free: seats.filter(({ free }) => free).length,
        seats: seats.map((seat) => seat.name ?? seat.bot),
      };
    });
  }
  private async ended(club: string, where: { from: number; to: number; game: string | null }, most: number) {
    let query = this.db
      .selectFrom("results")
      .innerJoin("club_tables", "club_tables.table_id", "results.table_id")
      .leftJoin("persons", "persons.id", "results.subject")
      .select([
        "results.table_id",
        "results.game",
        "results.subject",
        "results.place",
        "results.at",
        "results.mu",
        "results.seat",
        "results.seats",
        "results.part",
        "persons.name",
      ])
      .where("club_tables.club", "=", club)
      .where("results.at", ">=", where.from)
      .where("results.at", "<", where.to);
    if (where.game !== null) query = query.where("results.game", "=", where.game);
    const rows = await query
      .orderBy("results.at", "desc")
      .orderBy("results.table_id")
      .orderBy("results.seat")
      .limit(most * ROWS)
      .execute();
    const matches = new Map<string, typeof rows>();
    for (const row of rows) matches.set(row.table_id, [...(matches.get(row.table_id) ?? []), row]);
    return [...matches.values()];
  }
  /** What was played last, with places. */
  async past(club: string) {
    const matches = await this.ended(club, { from: 0, to: Number.MAX_SAFE_INTEGER, game: null }, SHOWN.matches);
    return matches.slice(0, SHOWN.matches).map((rows) => ({
      table: rows[0]?.table_id ?? "",
      game: rows[0]?.game ?? "",
      at: rows[0]?.at ?? 0,
      places: rows.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ subject, name, place, part }) => ({ subject, name, place, part })),
    }));
  }

  async beginSeason(club: string, person: string, { title, game, from, to, bots }: NewSeason): Promise<void> {
    await this.clubs.mustBe(club, person, ["founder", "steward"]);
    if (to <= from) throw new Refusal("bad-message", "to: a season ends after it begins");
    await this.db
      .insertInto("seasons")
      .values({ id: newSecret(72), club, title, game, from_at: from, to_at: to, bots: bots ? 1 : 0 })
      .execute();
  }
  async dropSeason(club: string, person: string, id: string): Promise<void> {
    await this.clubs.mustBe(club, person, ["founder", "steward"]);
    await this.db.deleteFrom("seasons").where("club", "=", club).where("id", "=", id).execute();
  }
  /** The latest seasons, each with its ranking from rated matches at the club's tables. */
  async seasons(club: string) {
    const rows = await this.db
      .selectFrom("seasons")
      .selectAll()
      .where("club", "=", club)
      .orderBy("from_at", "desc")
      .limit(SHOWN.seasons)
      .execute();
    const found: ClubSeason[] = [];
    for (const { id, title, game, from_at: from, to_at: to, bots } of rows) {
      const { matches, lines } = await this.rankings.of({ id, club, bots }, () => this.rated(club, { from, to, game }));
      const names = await this.namesOf(lines.map(({ subject }) => subject));
      const ranking = lines.map((line) => ({ ...line, name: names.get(line.subject) ?? null }));
      found.push({ id, title, game, from, to, bots: bots === 1, matches, ranking });
    }
    return found;
  }
  /** The rated matches of a season, in the order they ended. */
  private async rated(club: string, where: { from: number; to: number; game: string | null }): Promise<Ended[]> {
    const matches = await this.ended(club, where, COUNTED);
    return (
      matches
        .toReversed()
        // Whoever played another's chair on takes no part in the ranking.
        .map((seats) => seats.filter(({ part }) => part !== "joined"))
        .filter((seats) => seats.every(({ mu }) => mu !== null))
        .map((seats): Ended => ({ subjects: seats.map(({ subject }) => subject), places: seats.map(rankOf) }))
    );
  }
  /** As they are called now: names change, and people are forgotten. */
  private async namesOf(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    for (let from = 0; from < people.length; from += 500) {
      const rows = this.db.selectFrom("persons").select(["id", "name"]);
      for (const { id, name } of await rows.where("id", "in", people.slice(from, from + 500)).execute()) names.set(id, name);
    }
    return names;
  }
  /** These matches have been taken down: rankings that they count for are reckoned anew. */
  async tookDown(tables: readonly string[]): Promise<void> {
    const rows = await this.db.selectFrom("club_tables").select("club").where("table_id", "in", tables).execute();
    for (const { club } of rows) this.rankings.renew(club);
  }
}

/** Whoever left comes after all who stayed. */
const rankOf = ({ part, place, seats }: { readonly part: string; readonly place: number; readonly seats: number }): number =>
  part === "left" ? seats + place : place;
