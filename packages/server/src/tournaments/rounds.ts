import type { Hall, PlannedSeat, Summary } from "@stormakt/host";
import { configOf, layTable, Refusal } from "@stormakt/host";
import type { Kysely, Transaction } from "kysely";
import type { Logger } from "pino";
import { hashOf } from "../auth/guests.ts";
import type { ClubTables } from "../clubs/club-tables.ts";
import type { Crier } from "../notices/crier.ts";
import type { Contender } from "../standing/contenders.ts";
import { howItEnded, placesOf } from "../standing/contenders.ts";
import type { Database } from "../store/schema.ts";
import type { Pairing, Tournament, TournamentBook } from "./book.ts";
import { drawnFor, nextRound } from "./next-round.ts";
import type { Round } from "./pairing/past.ts";

/** So many people at the least are a tournament. */
const FEWEST = 2;

/**
 * Makes rounds, of several nodes one each. A round is written down as a whole by whoever first says that the former is over; its tables
 * have names that follow from it, so that laying them twice lays them once, and a node that falls in between leaves them to the next.
 */
export class Rounds {
  private readonly db: Kysely<Database>;
  private readonly book: TournamentBook;
  private readonly hall: Hall;
  private readonly crier: Crier;
  private readonly clubTables: ClubTables;
  private readonly now: () => number;
  private readonly log: Logger;
  constructor(ports: {
    book: TournamentBook;
    hall: Hall;
    crier: Crier;
    clubTables: ClubTables;
    log: Logger;
    now: () => number;
  }) {
    this.db = ports.book.db;
    this.book = ports.book;
    this.hall = ports.hall;
    this.crier = ports.crier;
    this.clubTables = ports.clubTables;
    this.now = ports.now;
    this.log = ports.log;
    this.crier.letTell("round", async ({ occasion, person, table_id: table }) => {
      const [, id = ""] = occasion.split(" ");
      const { name } = await this.book.get(id);
      const row = await this.db.selectFrom("tables").select(["status", "summary"]).where("id", "=", table).executeTakeFirst();
      if (row === undefined || row.status === "finished") return null;
      const { seats, persons } = JSON.parse(row.summary) as Summary;
      const others = seats.flatMap((seat, at) => (seat.name === null || persons[at] === person ? [] : [seat.name]));
      return { table: name, path: `/t/${table}`, others };
    });
  }

  /** What the game takes, at every size a table may have. */
  async mustFit({ game, options, size, bots }: Tournament["plan"]): Promise<void> {
    const { seats } = await this.hall.game(game);
    if (size < seats.min || size > seats.max) throw new Refusal("bad-options", `size: ${game} is for ${seats.min} to ${seats.max}`);
    if (bots !== null && !this.hall.bots.levels.includes(bots)) throw new Refusal("bad-options", `there is no bot called ${bots}`);
    const [least, most] = bots === null ? [seats.min, Math.min(seats.max, 6)] : [size, size];
    for (let count = least; count <= most; count++) await configOf(this.hall, game, options, count);
  }
  async start(id: string, person: string): Promise<void> {
    const tournament = await this.book.mustOrganise(id, person);
    if (tournament.status !== "open") throw new Refusal("not-gathering", "the tournament has begun already");
    await this.book.partWithStrangers(tournament);
    const entrants = await this.book.entrants(id);
    if (entrants.length < FEWEST) throw new Refusal("not-allowed", "two must have entered at the least");
    const { seats } = await this.hall.game(tournament.plan.game);
    const drawn = drawnFor(tournament, entrants, seats);
    if (drawn === null) throw new Refusal("not-allowed", "too few have entered for one table");
    const first = nextRound(tournament, entrants, [], seats);
    await this.write(tournament, first ?? [], drawn.rounds);
    await this.lay(await this.book.get(id));
  }

  /** One look at everything that runs. */
  async round(): Promise<void> {
    for (const tournament of await this.book.running())
      await this.look(tournament).catch((error: unknown) =>
        this.log.warn({ err: error, tournament: tournament.id }, "a tournament could not go on"),
      );
  }
  private async look(tournament: Tournament): Promise<void> {
    await this.lay(tournament);
    const pairings = await this.takeDown(tournament);
    const current = pairings.filter(({ round }) => round === tournament.round);
    if (current.length > 0 && current.every(({ isOver }) => isOver)) await this.goOn(tournament, pairings);
  }
  /** Lays the tables of a round that are not there yet, and tells people. */
  private async lay(tournament: Tournament): Promise<void> {
    const { id, plan, name, club } = tournament;
    const missing = (await this.book.pairings(id)).filter(({ isLaid }) => !isLaid);
    if (missing.length === 0) return;
    const names = new Map((await this.book.entrants(id)).map((one) => [one.id, one.name]));
    for (const { table, seats, n, round: of } of missing) {
      const planned = seats.map((person): PlannedSeat => {
        const called = person === null ? null : (names.get(person) ?? null);
        // Somebody who is not known any more is nobody to wait for.
        return person === null || called === null
          ? { person: null, name: null, bot: plan.bots ?? this.hall.bots.standIn, reserved: null }
          : { person, name: called, bot: null, reserved: null };
      });
      if (club !== null) await this.clubTables.keep(club, table);
      await layTable(this.hall, {
        id: table,
        name: `${name} ${of}.${n + 1}`.slice(0, 60),
        game: plan.game,
        options: plan.options,
        seats: planned,
        pace: plan.pace,
        timeout: plan.timeout,
        listed: club === null,
        rated: plan.rated,
        owner: `tournament-${id}`,
      });
      const at = this.now();
      for (const { person } of planned)
        if (person !== null) await this.crier.note({ key: `round ${id} ${of} ${person}`, kind: "round", person, table, at }, at);
      await this.db
        .updateTable("pairings")
        .set({ laid: 1 })
        .where("tournament", "=", id)
        .where("round", "=", of)
        .where("n", "=", n)
        .execute();
    }
  }
  /** How tables ended that have since. */
  private async takeDown({ id }: Tournament): Promise<Pairing[]> {
    const pairings = await this.book.pairings(id);
    const waiting = pairings.filter(({ isLaid, isOver }) => isLaid && !isOver);
    if (waiting.length === 0) return pairings;
    const rows = await this.db
      .selectFrom("tables")
      .select(["id", "status"])
      .where(
        "id",
        "in",
        waiting.map(({ table }) => table),
      )
      .execute();
    for (const { table, round, n, seats } of waiting) {
      const row = rows.find((one) => one.id === table);
      if (row !== undefined && row.status !== "finished") continue;
      // A table that was cleared away has no result.
      const ended = row === undefined ? null : await this.hall.inTurn(table, (open) => howItEnded(open.table));
      // Whoever left is last here too, whatever became of their chair.
      const places = ended === null ? null : placesOf(groupsOf(ended.contenders), seats.length);
      await this.db
        .updateTable("pairings")
        .set({ over: 1, places: places === null ? null : JSON.stringify(places) })
        .where("tournament", "=", id)
        .where("round", "=", round)
        .where("n", "=", n)
        .where("over", "=", 0)
        .execute();
    }
    return this.book.pairings(id);
  }
  private async goOn(tournament: Tournament, pairings: readonly Pairing[]): Promise<void> {
    const { id, round, rounds, plan } = tournament;
    await this.book.partWithStrangers(tournament);
    const entrants = await this.book.entrants(id);
    const staying = entrants.filter(({ withdrawn }) => withdrawn === null);
    const { seats } = await this.hall.game(plan.game);
    const next = round >= rounds || staying.length < FEWEST ? null : nextRound(tournament, entrants, pairings, seats);
    if (next === null)
      await this.db
        .updateTable("tournaments")
        .set({ status: "over", since: this.now() })
        .where("id", "=", id)
        .where("status", "=", "running")
        .where("round", "=", round)
        .execute();
    else if (await this.write(tournament, next, rounds)) await this.lay(await this.book.get(id));
  }
  /** Writes a round down, unless another node has been first. */
  private async write({ id, round, status, seed }: Tournament, tables: Round, rounds: number): Promise<boolean> {
    return this.db.transaction().execute(async (db: Transaction<Database>) => {
      const { numUpdatedRows } = await db
        .updateTable("tournaments")
        .set({ status: "running", round: round + 1, rounds, since: this.now() })
        .where("id", "=", id)
        .where("status", "=", status)
        .where("round", "=", round)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 0) return false;
      const rows = tables.map((seats, n) => ({
        tournament: id,
        round: round + 1,
        n,
        table_id: hashOf(`${seed} ${id} ${round + 1} ${n}`).slice(0, 16),
        seats: JSON.stringify(seats),
        laid: 0,
        over: 0,
        places: null,
      }));
      await db.insertInto("pairings").values(rows).execute();
      return true;
    });
  }
}

/** Seats by rank, the best first. */
function groupsOf(contenders: readonly Contender[]): number[][] {
  const ranks = [...new Set(contenders.map(({ rank }) => rank))].sort((a, b) => a - b);
  return ranks.map((rank) => contenders.flatMap((one, seat) => (one.rank === rank ? [seat] : [])));
}
