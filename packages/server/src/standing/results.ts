import type { Entry, Hall, Summary, Table } from "@stormakt/host";
import { Refusal } from "@stormakt/host";
import { roleIn } from "@stormakt/shelf";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../store/schema.ts";
import { skill } from "./skill.ts";

/** A node that starts looks so far back for matches that nobody has taken down. */
const BACK = 7 * 86_400_000;
const SKEW = 30_000;
const BATCH = 100;
/** So many are taken down with one commit: most of what that costs it costs once, but everybody waits for it. Then others have their turn. */
const AT_ONCE = 8;
const PAUSE = 20;
/** What happens before a match begins takes no more entries than this. */
const GATHERED = 200;

/** A database in a file answers at once, so that without it a whole round would be one piece of work. */
const othersFirst = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

export const botSubject = (level: string): string => `bot:${level}`;

/** A match that is over, as it is taken down. */
interface Ended {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  readonly began: number | null;
  readonly moves: number;
  readonly isRated: boolean;
  /** By seat. */
  readonly subjects: readonly string[];
  readonly roles: readonly (string | null)[];
  readonly places: readonly number[];
}

/** Takes down how matches ended, and what that says of those who played: once for each match, by whichever node is first. */
export class Results {
  protected readonly db: Kysely<Database>;
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
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      if (from > 0) await othersFirst();
      await this.takeUp(rows.slice(from, from + AT_ONCE).map(({ summary }) => JSON.parse(summary) as Summary));
    }
    // A full page may have left some for the next round.
    if (rows.length < BATCH) this.seen = now;
  }

  private async takeUp(summaries: readonly Summary[]): Promise<void> {
    const ended: Ended[] = [];
    try {
      for (const summary of summaries) {
        const found = await this.lookAt(summary);
        if (found !== null) ended.push(found);
      }
    } finally {
      // What was found out so far is taken down, whatever became of the rest.
      await this.takeDown(ended);
    }
  }

  /** How a match ended; null: that is not known. */
  private async lookAt({ id, persons, game, since }: Summary): Promise<Ended | null> {
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
    if (found === null || found.outcome === null) return null;
    const { outcome, bots, moves, seen } = found;
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
    return { id, game, at: since, began, moves, isRated: found.isRated, subjects, roles, places: placesOf(outcome.places, bots.length) };
  }
  /** All in one go. Where another node was first with one of them, one by one. */
  private async takeDown(ended: readonly Ended[]): Promise<void> {
    if (ended.length === 0) return;
    try {
      await this.db.transaction().execute(async (db) => {
        for (const one of ended) await this.writeDown(db, one);
      });
    } catch (error) {
      const [only] = ended;
      if (ended.length > 1 || only === undefined) for (const one of ended) await this.takeDown([one]);
      else {
        const row = await this.db.selectFrom("results").select("seat").where("table_id", "=", only.id).executeTakeFirst();
        if (row === undefined) throw error;
      }
    }
  }
  private async writeDown(db: Transaction<Database>, ended: Ended): Promise<void> {
    const { id, game, at, began, moves, subjects, roles, places } = ended;
    const seats = subjects.length;
    const after = ended.isRated ? await this.ratingsAfter(db, game, seats, subjects, places) : null;
    const results = subjects.map((subject, seat) => {
      const place = places[seat] ?? seats;
      const share = place === 1 ? 1 / places.filter((one) => one === 1).length : 0;
      const { mu = null, sigma = null } = after?.[seat] ?? {};
      return { table_id: id, seat, game, seats, subject, place, share, at, mu, sigma, moves, began, role: roles[seat] ?? null };
    });
    await db.insertInto("results").values(results).execute();
    if (after !== null) await this.keepRatings(db, game, seats, subjects, places, after);
  }
  private async beganAt(id: string): Promise<number | null> {
    const rows = await this.db.selectFrom("journal").select("entry").where("table_id", "=", id).orderBy("n").limit(GATHERED).execute();
    for (const { entry } of rows) {
      // Few of them are worth reading.
      if (!entry.includes('"kind":"began"')) continue;
      const { kind, at } = JSON.parse(entry) as Entry;
      if (kind === "began") return at;
    }
    return null;
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
    const { rate, rating } = skill();
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
}

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
