import type { EntryOf, Hall, Summary, Table } from "@stormakt/host";
import { Refusal } from "@stormakt/host";
import type { Part } from "@stormakt/protocol/standing";
import { roleIn } from "@stormakt/shelf";
import type { Kysely, Transaction } from "kysely";
import { isForgotten, newAlias } from "../house/forgotten.ts";
import type { Database } from "../store/schema.ts";
import type { Contender, HowItEnded } from "./contenders.ts";
import { howItEnded, placesOf } from "./contenders.ts";
import type { Rated } from "./ratings.ts";
import { keepRatings, ratingsAfter } from "./ratings.ts";

/** A node that starts looks so far back for matches that nobody has taken down. */
const BACK = 7 * 86_400_000;
const SKEW = 30_000;
const BATCH = 100;
/** So many are taken down with one commit: most of what that costs it costs once, but everybody waits for it. Then others have their turn. */
const AT_ONCE = 3;
const PAUSE = 8;

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
  readonly seats: number;
  readonly rows: readonly EndedRow[];
}
/** Somebody's part in it. */
interface EndedRow extends Rated {
  readonly seat: number;
  readonly place: number;
  readonly role: string | null;
  readonly part: Part;
}
type OfSeat = Omit<EndedRow, "subject" | "role"> & { readonly person: string | null };
const LAST = Number.MAX_SAFE_INTEGER;

/** Takes down how matches ended, and what that says of those who played: once for each match, by whichever node is first. */
export class Results {
  protected readonly db: Kysely<Database>;
  private readonly hall: Hall;
  private readonly now: () => number;
  private seen: number;
  /** Told of matches that were taken down here. */
  onTakenDown: ((tables: readonly string[]) => Promise<void>) | null = null;
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
  private async lookAt(summary: Summary): Promise<Ended | null> {
    const { id, game, since } = summary;
    const found = await this.hall
      .inTurn(id, ({ table }) => ({
        ended: rowsOf(table, summary),
        bots: table.seats.map(({ bot }) => bot),
        moves: table.memory.movers.length,
        seen: table.state === null ? null : table.viewFor(null).table,
      }))
      .catch((error: unknown) => {
        if (error instanceof Refusal) return null;
        throw error;
      });
    if (found === null || found.ended === null) return null;
    const { ended, bots, moves, seen } = found;
    const began = await this.beganAt(id);
    const roles = await Promise.all(
      bots.map(async (_, seat) => {
        const role = seen === null ? null : await roleIn(game, seen, seat);
        return role === null ? null : `${role.thing}:${role.id}`;
      }),
    );
    const people = await this.subjectsOf(ended.flatMap(({ person }) => person ?? []));
    const rows = ended.map(({ person, ...row }) => {
      const subject = person === null ? botSubject(bots[row.seat] ?? "random") : (people.get(person) ?? person);
      return { ...row, subject, role: roles[row.seat] ?? null };
    });
    return { id, game, at: since, began, moves, seats: bots.length, rows };
  }
  /**
   * As whom people are written down. Who left as a guest and has turned out to be a member is still that guest in the journal; and a node
   * may still know of somebody by their name who was forgotten a moment ago.
   */
  private async subjectsOf(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (people.length === 0) return new Map();
    const known = await this.db.selectFrom("persons").select("id").where("id", "in", people).execute();
    const former = await this.db.selectFrom("former_guests").selectAll().where("guest", "in", people).execute();
    const gone = people.filter((person) => !isForgotten(person) && !known.some(({ id }) => id === person));
    return new Map([
      ...gone.map((person) => [person, newAlias()] as const),
      ...former.map(({ guest, person }) => [guest, person] as const),
    ]);
  }
  /** All in one go. Where another node was first with one of them, one by one. */
  private async takeDown(ended: readonly Ended[]): Promise<void> {
    if (ended.length === 0) return;
    try {
      await this.db.transaction().execute(async (db) => {
        for (const one of ended) await this.writeDown(db, one);
      });
      await this.onTakenDown?.(ended.map(({ id }) => id));
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
    const { id: table_id, game, at, began, moves, seats, rows } = ended;
    const after = await ratingsAfter(db, game, seats, rows);
    const winners = rows.filter(({ place }) => place === 1).length;
    const results = rows.map(({ seat, subject, place, role, part }, row) => {
      const share = place === 1 ? 1 / winners : 0;
      const { mu = null, sigma = null } = after[row] ?? {};
      return { table_id, seat, game, seats, subject, place, share, at, mu, sigma, moves, began, role, part };
    });
    await db.insertInto("results").values(results).execute();
    const rated = results.flatMap(({ subject, share, mu, sigma }) =>
      mu === null || sigma === null ? [] : [{ subject, share, mu, sigma }],
    );
    await keepRatings(db, game, seats, rated, this.now());
  }
  private async beganAt(id: string): Promise<number | null> {
    const row = await this.db
      .selectFrom("journal")
      .select("entry")
      .where("table_id", "=", id)
      .where("entry", "like", '{"kind":"began"%')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : (JSON.parse(row.entry) as EntryOf<"began">).at;
  }
}

/** By whom each seat was played, and what of it counts; null: the match has no result. */
function rowsOf(table: Table, { persons }: Summary): OfSeat[] | null {
  const { outcome } = table.memory;
  const ended = isRated(table) ? howItEnded(table) : null;
  if (ended !== null) return countedRows(ended);
  if (outcome === null) return null;
  const places = placesOf(outcome.places, table.seats.length);
  return table.seats.map((_, seat): OfSeat => {
    const [person, place] = [persons[seat] ?? null, places[seat] ?? LAST];
    return { seat, person, place, part: "whole", rank: null, counts: false };
  });
}
function countedRows({ contenders, standIns }: HowItEnded): OfSeat[] {
  return [
    ...contenders.map((one, seat): OfSeat => {
      const { person, place, rank, hasLeft } = one;
      return { seat, person, place, rank, part: hasLeft ? "left" : "whole", counts: counts(one, contenders) };
    }),
    ...standIns.map((one): OfSeat => ({ ...one, part: "joined", rank: null, counts: false })),
  ];
}
/** Where a strong player was asked the match says nothing, but of those who had left it. */
const counts = ({ hasLeft, isHelped }: Contender, all: readonly Contender[]): boolean =>
  all.every((one) => !one.isHelped) || (hasLeft && !isHelped);

/** Whether a result says anything of those who played: several of them, nobody twice, nobody helped, no branch of another match. */
export function isRated(table: Table): boolean {
  const { facts } = table.memory;
  const ended = howItEnded(table);
  if (facts.rated !== true || facts.branchOf !== null || ended === null || table.seats.length < 2) return false;
  const people = ended.contenders.flatMap(({ person }) => person ?? []);
  const isKnown = people.some((person) => !isForgotten(person));
  return isKnown && new Set(people).size === people.length && ended.contenders.some((one) => counts(one, ended.contenders));
}
