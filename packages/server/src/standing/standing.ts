import type { Entry, Hall, Summary, Table } from "@stormakt/host";
import { Refusal } from "@stormakt/host";
import type { Favourite, Opponent, Ranked, Result, Standing, Voyage } from "@stormakt/protocol/standing";
import { roleIn } from "@stormakt/shelf";
import type { Kysely, Transaction } from "kysely";
import { ordinal, rate, rating } from "openskill";
import type { Database } from "../store/schema.ts";

/** A node that starts looks so far back for matches that nobody has taken down. */
const BACK = 7 * 86_400_000;
const SKEW = 30_000;
const BATCH = 100;
/** What happens before a match begins takes no more entries than this. */
const GATHERED = 200;
const OFTEN = 3;
/** Until then a rating says little. */
const KNOWN = 10;
/** Points that people see: whoever is new stands at 1000, and one step of the scale is worth so many. */
const POINTS = { base: 1000, step: 25 };

export const botSubject = (level: string): string => `bot:${level}`;

/** Takes down how matches ended, and what that says of those who played: once for each match, by whichever node is first. */
export class StandingBook {
  private readonly db: Kysely<Database>;
  private readonly hall: Hall;
  private readonly now: () => number;
  private seen: number;
  constructor(ports: { db: Kysely<Database>; hall: Hall; now: () => number }) {
    this.db = ports.db;
    this.hall = ports.hall;
    this.now = ports.now;
    this.seen = ports.now() - BACK;
  }

  async round(): Promise<void> {
    const now = this.now();
    const rows = await this.db
      .selectFrom("tables")
      .select("summary")
      .where("status", "=", "finished")
      .where("since", ">", this.seen - SKEW)
      .where((is) => is.not(is.exists(is.selectFrom("results").select("results.seat").whereRef("results.table_id", "=", "tables.id"))))
      .orderBy("since")
      .limit(BATCH)
      .execute();
    for (const row of rows) await this.takeDown(JSON.parse(row.summary) as Summary);
    // A full page may have left some for the next round.
    if (rows.length < BATCH) this.seen = now;
  }

  private async takeDown({ id, persons, game, since }: Summary): Promise<void> {
    const found = await this.hall
      .inTurn(id, ({ table }) => ({
        outcome: table.memory.outcome,
        isRated: isRated(table),
        bots: table.seats.map(({ bot }) => bot),
        moves: table.memory.movers.length,
        seen: table.state === null ? null : table.viewFor(null).table,
      }))
      .catch((error: unknown) => {
        if (error instanceof Refusal) return null;
        throw error;
      });
    if (found === null || found.outcome === null) return;
    const { outcome, bots, moves, seen } = found;
    const seats = bots.length;
    const began = await this.beganAt(id);
    const roles = await Promise.all(
      bots.map(async (_, seat) => {
        const role = seen === null ? null : await roleIn(game, seen, seat);
        return role === null ? null : `${role.thing}:${role.id}`;
      }),
    );
    const subjects = bots.map((bot, seat) => {
      const person = persons[seat] ?? null;
      return bot !== null && person === null ? botSubject(bot) : (person ?? botSubject(bot ?? "random"));
    });
    const places = placesOf(outcome.places, seats);
    await this.db
      .transaction()
      .execute(async (db) => {
        const after = found.isRated ? await this.ratingsAfter(db, game, seats, subjects, places) : null;
        const results = subjects.map((subject, seat) => {
          const place = places[seat] ?? seats;
          const share = place === 1 ? 1 / places.filter((one) => one === 1).length : 0;
          const { mu = null, sigma = null } = after?.[seat] ?? {};
          return { table_id: id, seat, game, seats, subject, place, share, at: since, mu, sigma, moves, began, role: roles[seat] ?? null };
        });
        await db.insertInto("results").values(results).execute();
        if (after !== null) await this.keepRatings(db, game, seats, subjects, places, after);
      })
      .catch(async (error: unknown) => {
        // Another node was first.
        const row = await this.db.selectFrom("results").select("seat").where("table_id", "=", id).executeTakeFirst();
        if (row === undefined) throw error;
      });
  }
  private async beganAt(id: string): Promise<number | null> {
    const rows = await this.db.selectFrom("journal").select("entry").where("table_id", "=", id).orderBy("n").limit(GATHERED).execute();
    return rows.map(({ entry }) => JSON.parse(entry) as Entry).find(({ kind }) => kind === "began")?.at ?? null;
  }
  private async ratingsAfter(
    db: Transaction<Database>,
    game: string,
    seats: number,
    subjects: readonly string[],
    places: readonly number[],
  ) {
    const rows = await db
      .selectFrom("ratings")
      .selectAll()
      .where("game", "=", game)
      .where("seats", "=", seats)
      .where("subject", "in", [...new Set(subjects)])
      .execute();
    const teams = subjects.map((subject) => {
      const known = rows.find((row) => row.subject === subject);
      return [known === undefined ? rating() : rating({ mu: known.mu, sigma: known.sigma })];
    });
    return rate(teams, { rank: [...places] }).map(([one]) => one ?? rating());
  }
  /** A level of bots may sit at a table more than once: what it is held to be is the mean of what its seats brought. */
  private async keepRatings(
    db: Transaction<Database>,
    game: string,
    seats: number,
    subjects: readonly string[],
    places: readonly number[],
    after: readonly { readonly mu: number; readonly sigma: number }[],
  ): Promise<void> {
    const winners = places.filter((place) => place === 1).length;
    const ratings = [...new Set(subjects)].map((subject) => {
      const own = subjects.flatMap((one, seat) => (one === subject ? [seat] : []));
      const mean = (of: "mu" | "sigma"): number => own.reduce((sum, seat) => sum + (after[seat]?.[of] ?? 0), 0) / own.length;
      const won = own.filter((seat) => places[seat] === 1).length / winners;
      return { game, seats, subject, mu: mean("mu"), sigma: mean("sigma"), at: this.now(), played: own.length, won };
    });
    await db
      .insertInto("ratings")
      .values(ratings)
      .onConflict((conflict) =>
        conflict.columns(["game", "seats", "subject"]).doUpdateSet((is) => ({
          mu: is.ref("excluded.mu"),
          sigma: is.ref("excluded.sigma"),
          at: is.ref("excluded.at"),
          played: is("ratings.played", "+", is.ref("excluded.played")),
          won: is("ratings.won", "+", is.ref("excluded.won")),
        })),
      )
      .execute();
  }

  async standingsOf(subject: string): Promise<Standing[]> {
    const rows = await this.db.selectFrom("ratings").selectAll().where("subject", "=", subject).orderBy("played", "desc").execute();
    return rows.map(asStanding);
  }
  /** The best of a game, members and bots alike; guests have no lasting name. */
  async ranking(game: string, seats: number, limit: number): Promise<Ranked[]> {
    const rows = await this.db
      .selectFrom("ratings")
      .leftJoin("members", "members.person", "ratings.subject")
      .leftJoin("persons", "persons.id", "ratings.subject")
      .selectAll("ratings")
      .select(["persons.name", "members.since"])
      .where("ratings.game", "=", game)
      .where("ratings.seats", "=", seats)
      .where((is) => is.or([is("members.since", "is not", null), is("ratings.subject", "like", "bot:%")]))
      .execute();
    return rows
      .map((row) => ({ ...asStanding(row), subject: row.subject, name: row.name }))
      .sort((a, b) => Number(a.provisional) - Number(b.provisional) || b.points - a.points)
      .slice(0, limit);
  }
  async resultsOf(subject: string, { before, limit }: { before?: number; limit: number }): Promise<Result[]> {
    let query = this.db.selectFrom("results").selectAll().where("subject", "=", subject);
    if (before !== undefined) query = query.where("at", "<", before);
    const rows = await query.orderBy("at", "desc").limit(limit).execute();
    if (rows.length === 0) return [];
    const others = await this.db
      .selectFrom("results")
      .leftJoin("persons", "persons.id", "results.subject")
      .select(["results.table_id", "results.subject", "results.place", "persons.name"])
      .where(
        "results.table_id",
        "in",
        rows.map(({ table_id }) => table_id),
      )
      .where("results.subject", "!=", subject)
      .orderBy("results.place")
      .execute();
    return rows.map(({ table_id, game, seats, place, share, at, mu, sigma }) => ({
      table: table_id,
      game,
      seats,
      place,
      share,
      at,
      points: mu === null || sigma === null ? null : pointsOf(mu, sigma),
      others: others.filter((one) => one.table_id === table_id).map((one) => ({ subject: one.subject, name: one.name, place: one.place })),
    }));
  }
  /** The roles that somebody has had most, a few for each game. */
  async favouritesOf(subject: string): Promise<Favourite[]> {
    const rows = await this.db
      .selectFrom("results")
      .select(["game", "role", "seat"])
      .select(({ fn }) => [fn.countAll<number | string>().as("played"), fn.sum<number | string>("share").as("won")])
      .where("subject", "=", subject)
      .groupBy(["game", "role", "seat"])
      .execute();
    const found = new Map<string, Favourite>();
    for (const { game, role, seat, played, won } of rows) {
      // Where there are no roles the chair is all that tells them apart.
      const key = `${game} ${role ?? seat}`;
      const known = found.get(key);
      found.set(key, { game, role, seat, played: Number(played) + (known?.played ?? 0), won: Number(won) + (known?.won ?? 0) });
    }
    const all = [...found.values()].sort((a, b) => b.played - a.played || b.won - a.won);
    return all.filter((one) => all.filter(({ game }) => game === one.game).indexOf(one) < OFTEN);
  }
  /** The match that took longest by the calendar, and the one with most moves. */
  async voyagesOf(subject: string): Promise<{ longest: Voyage | null; busiest: Voyage | null }> {
    const of = this.db
      .selectFrom("results")
      .select(["table_id", "game", "at", "began", "moves"])
      .where("subject", "=", subject)
      .where("began", "is not", null);
    const longest = await of.orderBy((is) => is("at", "-", is.ref("began")), "desc").executeTakeFirst();
    const busiest = await of.orderBy("moves", "desc").executeTakeFirst();
    return { longest: asVoyage(longest), busiest: asVoyage(busiest) };
  }
  /** Whom somebody has played with most. */
  async opponentsOf(subject: string, limit: number): Promise<Opponent[]> {
    const rows = await this.db
      .selectFrom("results as own")
      .innerJoin("results as other", "other.table_id", "own.table_id")
      .leftJoin("persons", "persons.id", "other.subject")
      .select(["other.subject", "persons.name"])
      .select(({ fn, eb }) => [
        fn.countAll<number | string>().as("played"),
        fn.sum<number | string>(eb.case().when("own.place", "<", eb.ref("other.place")).then(1).else(0).end()).as("ahead"),
      ])
      .where("own.subject", "=", subject)
      .where("other.subject", "!=", subject)
      // Guests have no lasting name, and whoever was forgotten has none at all.
      .where((is) =>
        is.or([
          is("other.subject", "like", "bot:%"),
          is.exists(is.selectFrom("members").select("since").whereRef("members.person", "=", "other.subject")),
        ]),
      )
      .groupBy(["other.subject", "persons.name"])
      .orderBy("played", "desc")
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...row, played: Number(row.played), ahead: Number(row.ahead) }));
  }
}
type VoyageRow = { table_id: string; game: string; at: number; began: number | null; moves: number };
const asVoyage = (row: VoyageRow | undefined): Voyage | null =>
  row?.began == null ? null : { table: row.table_id, game: row.game, began: row.began, at: row.at, moves: row.moves };
export const pointsOf = (mu: number, sigma: number): number => Math.round(POINTS.base + POINTS.step * ordinal({ mu, sigma }));
const asStanding = ({ game, seats, mu, sigma, played, won }: Database["ratings"]): Standing => ({
  game,
  seats,
  points: pointsOf(mu, sigma),
  provisional: played < KNOWN,
  played,
  won,
});

/** 1 is first; those who tie share a place, and the next is as many lower. Seats that the outcome does not name come last. */
export function placesOf(groups: readonly (readonly number[])[], seats: number): number[] {
  const places = Array.from({ length: seats }, () => 0);
  let place = 1;
  for (const group of groups) {
    for (const seat of group) places[seat] = place;
    place += group.length;
  }
  return places.map((one) => (one === 0 ? place : one));
}
/** Whether a result says anything of those who played: several of them, nobody twice, nobody helped, no branch of another match. */
export function isRated(table: Table): boolean {
  const { facts, outcome, helped } = table.memory;
  const people = table.seats.flatMap(({ persons }) => persons.slice(0, 1));
  const isHelped = helped.length > 0;
  return (
    facts.rated === true &&
    facts.branchOf === null &&
    outcome !== null &&
    people.length > 0 &&
    new Set(people).size === people.length &&
    !isHelped &&
    table.seats.length > 1
  );
}
