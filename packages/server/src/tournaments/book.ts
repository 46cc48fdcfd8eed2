import { Refusal } from "@stormakt/host";
import type { Entrant } from "@stormakt/protocol/people";
import type { Kysely, Selectable } from "kysely";
import { newSecret } from "../auth/guests.ts";
import type { Clubs } from "../clubs/clubs.ts";
import type { Friends } from "../friends/friends.ts";
import type { Database } from "../store/schema.ts";
import type { PlayedTable } from "./pairing/standings.ts";
import type { Plan } from "./plan.ts";
import { MOST_ENTRANTS } from "./plan.ts";

/** So many that are not over somebody may run. */
const MOST_RUN = 5;
const SHOWN = 50;

export type Tournament = Omit<Selectable<Database["tournaments"]>, "body"> & { readonly plan: Plan };
export interface Pairing extends PlayedTable {
  readonly round: number;
  readonly n: number;
  readonly table: string;
  readonly isLaid: boolean;
}
const gone = (): never => {
  throw new Refusal("not-found", "there is no such tournament");
};

/** What is written down of tournaments, and who may change it. Rounds are made elsewhere. */
export class TournamentBook {
  readonly db: Kysely<Database>;
  private readonly friends: Friends;
  private readonly clubs: Clubs;
  private readonly now: () => number;
  constructor(ports: { db: Kysely<Database>; friends: Friends; clubs: Clubs; now: () => number }) {
    this.db = ports.db;
    this.friends = ports.friends;
    this.clubs = ports.clubs;
    this.now = ports.now;
  }

  async get(id: string): Promise<Tournament> {
    const row = await this.db.selectFrom("tournaments").selectAll().where("id", "=", id).executeTakeFirst();
    return row === undefined ? gone() : read(row);
  }
  /** A club's tournament is there for its members alone. */
  async getFor(id: string, person: string): Promise<Tournament> {
    const found = await this.get(id);
    return found.club !== null && (await this.clubs.roleOf(found.club, person)) === null ? gone() : found;
  }
  /** Those that are open to all, and those of one's clubs: the latest first. */
  async listFor(person: string): Promise<Tournament[]> {
    const clubs = (await this.clubs.clubsOf(person)).map(({ id }) => id);
    const rows = await this.db
      .selectFrom("tournaments")
      .selectAll()
      .where((is) => is.or([is("club", "is", null), ...(clubs.length === 0 ? [] : [is("club", "in", clubs)])]))
      .where("status", "!=", "cancelled")
      .orderBy("since", "desc")
      .limit(SHOWN)
      .execute();
    return rows.map(read);
  }
  async running(): Promise<Tournament[]> {
    return (await this.db.selectFrom("tournaments").selectAll().where("status", "=", "running").execute()).map(read);
  }
  /** In the order they entered. Of somebody who was forgotten the name is not known. */
  async entrants(id: string): Promise<Entrant[]> {
    return this.db
      .selectFrom("entrants")
      .leftJoin("persons", "persons.id", "entrants.person")
      .select(["entrants.person as id", "persons.name", "entrants.withdrawn"])
      .where("tournament", "=", id)
      .orderBy("entrants.entered")
      .orderBy("entrants.person")
      .execute();
  }
  async pairings(id: string): Promise<Pairing[]> {
    const rows = await this.db.selectFrom("pairings").selectAll().where("tournament", "=", id).orderBy("round").orderBy("n").execute();
    return rows.map(({ round, n, table_id, seats, laid, over, places }) => ({
      round,
      n,
      table: table_id,
      seats: JSON.parse(seats) as (string | null)[],
      isLaid: laid === 1,
      isOver: over === 1,
      places: places === null ? null : (JSON.parse(places) as number[]),
    }));
  }

  async announce(person: string, club: string | null, plan: Plan): Promise<string> {
    await this.friends.mustBeMember(person);
    if (club !== null) await this.clubs.mustBe(club, person);
    const open = await this.db
      .selectFrom("tournaments")
      .select("id")
      .where("organiser", "=", person)
      .where("status", "in", ["open", "running"])
      .execute();
    if (open.length >= MOST_RUN) throw new Refusal("too-many", "so many tournaments at once are enough");
    const id = newSecret(72);
    const { name, ...body } = plan;
    const at = this.now();
    await this.db
      .insertInto("tournaments")
      .values({
        id,
        club,
        organiser: person,
        name,
        status: "open",
        round: 0,
        rounds: plan.rounds,
        seed: newSecret(128),
        created: at,
        since: at,
        body: JSON.stringify(body),
      })
      .execute();
    return id;
  }
  async enter(id: string, person: string): Promise<void> {
    await this.friends.mustBeMember(person);
    const { status, plan } = await this.getFor(id, person);
    if (status !== "open") throw new Refusal("not-gathering", "the tournament has begun already");
    if ((await this.entrants(id)).length >= MOST_ENTRANTS[plan.form]) throw new Refusal("full", "as many have entered as may");
    await this.db
      .insertInto("entrants")
      .values({ tournament: id, person, entered: this.now(), withdrawn: null })
      .onConflict((conflict) => conflict.columns(["tournament", "person"]).doNothing())
      .execute();
  }
  /** Before it begins: the entry is struck out. Later: no more rounds; the table one sits at goes on by its own rules. */
  async withdraw(id: string, person: string): Promise<void> {
    const { status, round } = await this.get(id);
    const own = this.db.updateTable("entrants").set({ withdrawn: round }).where("tournament", "=", id).where("person", "=", person);
    if (status === "open") await this.db.deleteFrom("entrants").where("tournament", "=", id).where("person", "=", person).execute();
    else if (status === "running") await own.where("withdrawn", "is", null).execute();
    else throw new Refusal("not-running", "the tournament is over");
  }
  /** Whoever has left the club is in its tournaments no longer. */
  async partWithStrangers({ id, club }: Tournament): Promise<void> {
    if (club === null) return;
    for (const { id: person, withdrawn } of await this.entrants(id))
      if (withdrawn === null && (await this.clubs.roleOf(club, person)) === null) await this.withdraw(id, person);
  }
  async mustOrganise(id: string, person: string): Promise<Tournament> {
    const found = await this.getFor(id, person);
    if (found.organiser !== person) throw new Refusal("not-allowed", "only whoever runs the tournament can do this");
    return found;
  }
  /** No more rounds. What was played stands; where nothing was, nothing is left to see. */
  async cancel(id: string, person: string): Promise<void> {
    const { status, round } = await this.mustOrganise(id, person);
    if (status !== "open" && status !== "running") throw new Refusal("not-running", "the tournament is over");
    await this.db
      .updateTable("tournaments")
      .set({ status: status === "open" ? "cancelled" : "over", since: this.now() })
      .where("id", "=", id)
      .where("status", "=", status)
      .where("round", "=", round)
      .execute();
  }

  async dataOf(person: string): Promise<object> {
    const [entered, organised] = [
      await this.db.selectFrom("entrants").select(["tournament", "entered", "withdrawn"]).where("person", "=", person).execute(),
      await this.db.selectFrom("tournaments").select(["id", "name", "created"]).where("organiser", "=", person).execute(),
    ];
    return { entered, organised };
  }
  /** What was played stays, under another name; nobody is waited for. What they were about to run is called off. */
  async forget(person: string, alias: string): Promise<void> {
    const { db } = this;
    await db.updateTable("tournaments").set({ status: "cancelled" }).where("organiser", "=", person).where("status", "=", "open").execute();
    await db.updateTable("tournaments").set({ organiser: alias }).where("organiser", "=", person).execute();
    const own = await db.selectFrom("entrants").selectAll().where("person", "=", person).execute();
    for (const { tournament } of own) {
      await this.withdraw(tournament, person).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
      const rows = await db.selectFrom("pairings").select(["round", "n", "seats"]).where("tournament", "=", tournament).execute();
      for (const { round, n, seats } of rows.filter((row) => row.seats.includes(`"${person}"`)))
        await db
          .updateTable("pairings")
          .set({ seats: seats.replaceAll(`"${person}"`, `"${alias}"`) })
          .where("tournament", "=", tournament)
          .where("round", "=", round)
          .where("n", "=", n)
          .execute();
    }
    await db.updateTable("entrants").set({ person: alias }).where("person", "=", person).execute();
  }
}
const read = ({ body, ...row }: Selectable<Database["tournaments"]>): Tournament => ({
  ...row,
  plan: { ...(JSON.parse(body) as Omit<Plan, "name">), name: row.name },
});
