import type { Favourite, Opponent, Ranked, Result, Standing, Voyage } from "@stormakt/protocol/standing";
import type { Database } from "../store/schema.ts";
import { Results } from "./results.ts";
import { skill } from "./skill.ts";

const OFTEN = 3;
/** So many of somebody's matches are looked back to, the latest: a bot has played them all, and anybody may ask for it. */
const RECENT = 2_000;
/** Until then a rating says little. */
const KNOWN = 10;
/** Points that people see: whoever is new stands at 1000, and one step of the scale is worth so many. */
const POINTS = { base: 1000, step: 25 };

/** What the results of matches say of those who played. */
export class StandingBook extends Results {
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
      .select(["results.table_id", "results.subject", "results.place", "results.part", "persons.name"])
      .where(
        "results.table_id",
        "in",
        rows.map(({ table_id }) => table_id),
      )
      .where("results.subject", "!=", subject)
      .orderBy("results.place")
      .execute();
    return rows.map(({ table_id, game, seats, place, share, at, mu, sigma, part }) => ({
      table: table_id,
      game,
      seats,
      place,
      share,
      at,
      points: mu === null || sigma === null ? null : pointsOf(mu, sigma),
      part,
      others: others.flatMap(({ subject: who, name, place: their, part: as, ...one }) =>
        one.table_id === table_id ? [{ subject: who, name, place: their, part: as }] : [],
      ),
    }));
  }
  private recent(subject: string) {
    return this.db.selectFrom("results").selectAll().where("subject", "=", subject).orderBy("at", "desc").limit(RECENT).as("own");
  }
  /** The roles that somebody has had most, a few for each game. */
  async favouritesOf(subject: string): Promise<Favourite[]> {
    const rows = await this.db
      .selectFrom(this.recent(subject))
      .select(["game", "role", "seat"])
      .select(({ fn }) => [fn.countAll<number | string>().as("played"), fn.sum<number | string>("share").as("won")])
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
    const of = this.db.selectFrom(this.recent(subject)).select(["table_id", "game", "at", "began", "moves"]).where("began", "is not", null);
    const longest = await of.orderBy((is) => is("at", "-", is.ref("began")), "desc").executeTakeFirst();
    const busiest = await of.orderBy("moves", "desc").executeTakeFirst();
    return { longest: asVoyage(longest), busiest: asVoyage(busiest) };
  }
  /** Whom somebody has played with most. */
  async opponentsOf(subject: string, limit: number): Promise<Opponent[]> {
    const rows = await this.db
      .selectFrom(this.recent(subject))
      .innerJoin("results as other", "other.table_id", "own.table_id")
      .leftJoin("persons", "persons.id", "other.subject")
      .select(["other.subject", "persons.name"])
      .select(({ fn, eb }) => [
        fn.countAll<number | string>().as("played"),
        fn.sum<number | string>(eb.case().when("own.place", "<", eb.ref("other.place")).then(1).else(0).end()).as("ahead"),
      ])
      .where("other.subject", "!=", subject)
      // Whoever played one's own chair on was no opponent.
      .whereRef("other.seat", "!=", "own.seat")
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
export const pointsOf = (mu: number, sigma: number): number => Math.round(POINTS.base + POINTS.step * skill().ordinal({ mu, sigma }));
const asStanding = ({ game, seats, mu, sigma, played, won }: Database["ratings"]): Standing => ({
  game,
  seats,
  points: pointsOf(mu, sigma),
  provisional: played < KNOWN,
  played,
  won,
});
