import type { Hall, Summary } from "@stormakt/host";
import { Refusal } from "@stormakt/host";
import type { Kysely, Selectable } from "kysely";
import type { Logger } from "pino";
import type { HouseBook, Visitor } from "../house/book.ts";
import type { Database } from "../store/schema.ts";
import type { Occasion } from "./occasions.ts";
import { occasionsAt, titleOf } from "./occasions.ts";
import { NotOutside } from "./outside.ts";
import type { PostPorts } from "./post.ts";
import { Post } from "./post.ts";
import type { Way, Wishes } from "./wishes.ts";
import { tellAt, USUAL_WISHES } from "./wishes.ts";
import type { Kind, News, Said } from "./words.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A node that starts looks so far back for occasions nobody was told of. */
const BACK = 3 * DAY;
/** Nodes' clocks may differ by so much. */
const SKEW = 30_000;
/** Notices taken at a time, and how long a node may take to send them. */
const BATCH = 50;
const LEASE = 60_000;
/** People told at a time: whoever lets others wait for an answer holds up few. */
const AT_ONCE = 8;
const TRIES = 6;
/** People asked about in one go. */
const PAGE = 500;
/** Told notices are remembered so long, so that none is told twice. */
const KEPT = 60 * DAY;

type Row = Selectable<Database["notices"]>;
/** Says what a notice is about; null: it is no longer so. `path`: the page that it leads to. */
export type Teller = (notice: {
  readonly occasion: string;
  readonly person: string;
  readonly table_id: string;
}) => Promise<(Pick<Said, "table" | "by"> & { readonly path: string; readonly others?: Said["others"] }) | null>;
export interface CrierPorts extends PostPorts {
  readonly book: HouseBook;
  readonly hall: Hall;
  readonly node: string;
  /** Who is connected to this node; those at others are told now and then. */
  readonly visitors: () => readonly Pick<Visitor, "person" | "tables">[];
  readonly log: Logger;
  readonly now: () => number;
  /** Resolves when the list of tables shows how things are now. */
  readonly bringListsUpToDate: () => Promise<void>;
}

/**
 * Tells people that it is their turn. What there is to tell is read from the list of tables, so that nothing is forgotten when a node
 * falls; each notice is a row, so that of many nodes one sends it.
 */
export class Crier {
  private readonly ports: CrierPorts;
  private readonly db: Kysely<Database>;
  private readonly post: Post;
  private seen: number;
  private isClosed = false;
  /** Occasions that this node has written down lately, and when. */
  private readonly noted = new Map<string, number>();
  private readonly tellers = new Map<string, Teller>();
  constructor(ports: CrierPorts) {
    this.ports = ports;
    this.db = ports.book.db;
    this.post = new Post(ports, ports.book.db);
    this.seen = ports.now() - BACK;
  }
  /** Who knows what notices of this kind say. */
  letTell(kind: News, teller: Teller): void {
    this.tellers.set(kind, teller);
  }
  get publicKey(): string {
    return this.ports.vapid.publicKey;
  }
  get hasMail(): boolean {
    return this.ports.mailer !== null;
  }

  async wishesOf(person: string): Promise<Wishes | null> {
    const row = await this.db.selectFrom("wishes").select("body").where("person", "=", person).executeTakeFirst();
    return row === undefined ? null : { ...USUAL_WISHES, ...(JSON.parse(row.body) as Partial<Wishes>) };
  }
  async setWishes(person: string, wishes: Wishes): Promise<void> {
    const body = JSON.stringify(wishes);
    await this.db
      .insertInto("wishes")
      .values({ person, body })
      .onConflict((conflict) => conflict.column("person").doUpdateSet({ body }))
      .execute();
  }
  /** Whoever gives an address to be told at wants to be told. */
  async wantsToBeTold(person: string, more: Partial<Wishes>): Promise<void> {
    const known = await this.wishesOf(person);
    await this.setWishes(person, { ...USUAL_WISHES, ...known, ...more });
  }
  async hush(person: string, table: string, isHushed: boolean): Promise<void> {
    if (isHushed) {
      await this.db
        .insertInto("hushed")
        .values({ person, table_id: table })
        .onConflict((conflict) => conflict.columns(["person", "table_id"]).doNothing())
        .execute();
      // What was to be told is told no more.
      await this.db.updateTable("notices").set({ due: null }).where("person", "=", person).where("table_id", "=", table).execute();
    } else await this.db.deleteFrom("hushed").where("person", "=", person).where("table_id", "=", table).execute();
  }

  /** One round: finds what there is to tell, and tells what is due. */
  async round(): Promise<void> {
    const now = this.ports.now();
    await this.ports.bringListsUpToDate();
    await this.find(now);
    await this.tell(now);
    this.seen = now;
  }
  async tidy(): Promise<void> {
    await this.db
      .deleteFrom("notices")
      .where("made", "<", this.ports.now() - KEPT)
      .where("due", "is", null)
      .execute();
  }

  private async find(now: number): Promise<void> {
    const rows = await this.db
      .selectFrom("tables")
      .select(["summary", "status"])
      .where("status", "in", ["running", "finished"])
      .where("since", ">", this.seen - SKEW)
      .where((is) =>
        is.exists(
          is
            .selectFrom("seats")
            .innerJoin("wishes", "wishes.person", "seats.person")
            .select("seats.seat")
            .whereRef("seats.table_id", "=", "tables.id"),
        ),
      )
      .execute();
    for (const [key, at] of this.noted) if (at < now - 2 * SKEW) this.noted.delete(key);
    // A table is looked at for as long as clocks may differ; what was written down the first time need not be looked up again.
    const fresh = rows.flatMap(({ summary }) => occasionsAt(JSON.parse(summary) as Summary)).filter(({ key }) => !this.noted.has(key));
    if (fresh.length === 0) return;
    const wishes = await this.wishesOfAll([...new Set(fresh.map(({ person }) => person))]);
    for (const occasion of fresh) {
      const wish = wishes.get(occasion.person);
      if (wish !== undefined && (await this.noteFor(occasion, wish, now))) this.noted.set(occasion.key, now);
    }
  }
  private async wishesOfAll(people: readonly string[]): Promise<ReadonlyMap<string, Wishes>> {
    const found = new Map<string, Wishes>();
    for (let from = 0; from < people.length; from += PAGE) {
      const page = people.slice(from, from + PAGE);
      const rows = await this.db.selectFrom("wishes").selectAll().where("person", "in", page).execute();
      for (const { person, body } of rows) found.set(person, { ...USUAL_WISHES, ...(JSON.parse(body) as Partial<Wishes>) });
    }
    return found;
  }
  /** Writes down what is to be told, where the person wants to be told. */
  async note(occasion: Occasion, now: number): Promise<void> {
    const wishes = await this.wishesOf(occasion.person);
    if (wishes !== null) await this.noteFor(occasion, wishes, now);
  }
  /** Once for each way in which the person wants to be told. Resolves with whether there is any. */
  private async noteFor({ key, kind, person, table, at }: Occasion, wishes: Wishes, now: number): Promise<boolean> {
    const hushed = await this.db
      .selectFrom("hushed")
      .select("person")
      .where("person", "=", person)
      .where("table_id", "=", table)
      .executeTakeFirst();
    if (hushed !== undefined) return false;
    const ways = await this.post.waysOf(person, wishes);
    for (const way of ways) {
      const due = tellAt(wishes, way, Math.max(now, kind === "turn" ? at + wishes.wait * 1000 : at));
      await this.db
        .insertInto("notices")
        .values({ occasion: key, way, person, table_id: table, kind, made: now, due, owner: null, until: 0 })
        .onConflict((conflict) => conflict.columns(["occasion", "way"]).doNothing())
        .execute();
    }
    return ways.length > 0;
  }
  private async tell(now: number): Promise<void> {
    const due = await this.db
      .selectFrom("notices")
      .selectAll()
      .where("due", "<=", now)
      .where("until", "<=", now)
      .orderBy("due")
      .limit(BATCH)
      .execute();
    const groups = new Map<string, Row[]>();
    for (const row of due) {
      const key = `${row.person} ${row.way}`;
      groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    const waiting = [...groups.values()];
    const work = async (): Promise<void> => {
      for (let rows = waiting.shift(); rows !== undefined && !this.isClosed; rows = waiting.shift()) await this.deliverOwn(rows);
    };
    const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    for (const one of done) if (one.status === "rejected") throw one.reason;
  }
  /** Those of them that no other node is just telling. Taken only when their turn has come, or others would take them for forgotten. */
  private async deliverOwn(rows: readonly Row[]): Promise<void> {
    const now = this.ports.now();
    const own: Row[] = [];
    for (const row of rows) if (await this.claim(row, now)) own.push(row);
    await this.deliver(own, now);
  }
  /** Nobody is begun to be told anything any more. */
  close(): void {
    this.isClosed = true;
  }
  private async claim({ occasion, way, until }: Row, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable("notices")
      .set({ owner: this.ports.node, until: now + LEASE })
      .where("occasion", "=", occasion)
      .where("way", "=", way)
      .where("until", "=", until)
      .where("due", "is not", null)
      .executeTakeFirst();
    return Number(numUpdatedRows) > 0;
  }
  private async settle({ occasion, way }: Row, change: { due: number | null; tries?: number }): Promise<void> {
    await this.db
      .updateTable("notices")
      .set({ ...change, until: 0 })
      .where("occasion", "=", occasion)
      .where("way", "=", way)
      .execute();
  }

  /** All that is due to one person one way: several mails are one. */
  private async deliver(rows: readonly Row[], now: number): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    const { person } = first;
    const way = first.way as Way;
    const wishes = (await this.wishesOf(person)) ?? USUAL_WISHES;
    const here = [...this.ports.visitors(), ...(await this.ports.book.here(now))].filter((one) => one.person === person);
    const meant: { row: Row; said: Said }[] = [];
    for (const row of rows) {
      const said = await this.whatToSay(row, wishes);
      if (said === null) await this.settle(row, { due: null });
      // Whoever sits before it sees it; but may walk away.
      else if (here.some(({ tables }) => tables.includes(row.table_id)))
        await this.settle(row, { due: now + Math.max(MINUTE, wishes.wait * 1000) });
      else meant.push({ row, said });
    }
    if (meant.length === 0) return;
    const delivery = await this.post
      .send(
        person,
        way,
        wishes,
        meant.map(({ said }) => said),
      )
      .catch((error: unknown) => {
        this.ports.log.warn({ err: error, way }, "a notice could not be sent");
        return error instanceof NotOutside ? ("gone" as const) : ("failed" as const);
      });
    for (const { row } of meant) {
      const isOver = delivery !== "failed" || row.tries + 1 >= TRIES;
      await this.settle(row, { due: isOver ? null : now + MINUTE * 2 ** row.tries, tries: row.tries + 1 });
    }
  }
  /** Null: it is no longer so. */
  private async whatToSay(row: Row, { zone }: Wishes): Promise<Said | null> {
    const { occasion, person, table_id: id } = row;
    const kind = row.kind as Kind;
    const teller = this.tellers.get(kind);
    if (teller !== undefined) {
      const said = await teller(row);
      if (said === null) return null;
      const { path, ...rest } = said;
      return { others: [], ...rest, kind, until: null, zone, link: `${this.ports.site}${path}` };
    }
    try {
      return await this.ports.hall.inTurn(id, ({ table }) => {
        const summary = table.summary();
        const own = table.seatsOf(person);
        const isAsked = own.some((seat) => table.asksPerson(seat));
        const isSame = kind === "over" || occasionsAt(summary).some(({ key }) => key === occasion) || kind === "nudge";
        if (own.length === 0 || !isSame || (kind !== "over" && kind !== "began" && !isAsked)) return null;
        const until = own.flatMap((seat) => summary.until?.[summary.waiting.indexOf(seat)] ?? []);
        const others = summary.seats.flatMap(({ name, bot }, seat) =>
          own.includes(seat) || (name === null && bot !== null) ? [] : [name],
        );
        return {
          kind,
          table: summary.name === "" ? titleOf(summary.game) : summary.name,
          others,
          until: until.length === 0 ? null : Math.min(...until),
          zone,
          link: `${this.ports.site}/t/${id}`,
        };
      });
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }
}
