import type { Hall, Summary } from "@stormakt/host";
import { Refusal } from "@stormakt/host";
import type { FriendsTable, Invitation } from "@stormakt/protocol/people";
import type { Kysely } from "kysely";
import type { Guest } from "../auth/guests.ts";
import type { Visitor } from "../house/book.ts";
import type { Crier } from "../notices/crier.ts";
import { titleOf } from "../notices/occasions.ts";
import type { Database } from "../store/schema.ts";
import type { Friends } from "./friends.ts";

/** Where friends are, as far as all may know, and asking them to come. */
export class Invitations {
  private readonly db: Kysely<Database>;
  private readonly hall: Hall;
  private readonly friends: Friends;
  private readonly crier: Crier;
  private readonly visitors: () => Promise<readonly Pick<Visitor, "person" | "tables">[]>;
  private readonly now: () => number;
  constructor(ports: {
    db: Kysely<Database>;
    hall: Hall;
    friends: Friends;
    crier: Crier;
    visitors: () => Promise<readonly Pick<Visitor, "person" | "tables">[]>;
    now: () => number;
  }) {
    this.db = ports.db;
    this.hall = ports.hall;
    this.friends = ports.friends;
    this.crier = ports.crier;
    this.visitors = ports.visitors;
    this.now = ports.now;
    this.crier.letTell("invited", async ({ occasion, person, table_id: table }) => {
      const [, , by = ""] = occasion.split(" ");
      const found = (await this.invitationsOf(person)).find((one) => one.table === table && one.by.id === by);
      // No secret is in it: the page that it leads to asks for it.
      return found === undefined ? null : { table: titleOf(found.game), by: found.by.name, path: `/invited/${table}` };
    });
  }

  /** The public tables of each friend that are not over. Of private ones nobody hears. */
  async tablesOf(persons: readonly string[]): Promise<ReadonlyMap<string, readonly FriendsTable[]>> {
    const found = new Map<string, FriendsTable[]>();
    if (persons.length === 0) return found;
    const rows = await this.db
      .selectFrom("seats")
      .innerJoin("tables", "tables.id", "seats.table_id")
      .select(["seats.person", "tables.summary"])
      .where("seats.person", "in", persons)
      .where("tables.listed", "=", 1)
      .where("tables.status", "!=", "finished")
      .orderBy("tables.since", "desc")
      .execute();
    const here = await this.visitors();
    for (const { person, summary } of rows) {
      const { id, game, name, status, seats } = JSON.parse(summary) as Summary;
      const isHere = here.some((one) => one.person === person && one.tables.includes(id));
      const known = found.get(person) ?? [];
      if (known.some((one) => one.id === id)) continue;
      found.set(person, [...known, { id, game, name, status, free: seats.filter(({ free }) => free).length, isHere }]);
    }
    return found;
  }

  /** Asks a friend to a table where one sits, and that has a free seat. Asked twice, it changes nothing. */
  async invite(guest: Guest, table: string, friend: string): Promise<void> {
    await this.friends.mustBeMember(guest.id);
    const { mine, table: info } = await this.hall.ask(guest, "about", { table });
    if (mine.length === 0 && info.owner !== guest.id) throw new Refusal("not-your-seat", "only those who play here can do this");
    if (info.status !== "gathering") throw new Refusal("not-gathering", "the match has begun already");
    if (!info.seats.some(({ free }) => free)) throw new Refusal("full", "no free seat is left");
    if (!(await this.friends.areFriends(guest.id, friend))) throw new Refusal("not-allowed", "only friends are asked to a table");
    const at = this.now();
    await this.db
      .insertInto("table_invitations")
      .values({ table_id: table, person: friend, by: guest.id, at })
      .onConflict((conflict) => conflict.columns(["table_id", "person", "by"]).doNothing())
      .execute();
    await this.crier.note({ key: `invited ${table} ${guest.id} ${friend}`, kind: "invited", person: friend, table, at }, at);
  }
  /** To tables that still have a free seat, by people who are not blocked. */
  async invitationsOf(person: string): Promise<Invitation[]> {
    const rows = await this.db
      .selectFrom("table_invitations as asked")
      .innerJoin("tables", "tables.id", "asked.table_id")
      .innerJoin("persons", "persons.id", "asked.by")
      .select(["asked.table_id", "asked.at", "asked.by", "persons.name", "tables.summary"])
      .where("asked.person", "=", person)
      .where("tables.status", "=", "gathering")
      .where("asked.by", "not in", (query) => query.selectFrom("blocks").select("blocked").where("person", "=", person))
      .orderBy("asked.at", "desc")
      .execute();
    return rows.flatMap(({ table_id, at, by, name, summary }) => {
      const table = JSON.parse(summary) as Summary;
      if (table.persons.includes(person) || !table.seats.some(({ free }) => free)) return [];
      return [{ table: table_id, game: table.game, name: table.name, by: { id: by, name }, at }];
    });
  }
  /** What lets somebody in who was asked. */
  async keyFor(person: string, table: string): Promise<string> {
    const isAsked = (await this.invitationsOf(person)).some((one) => one.table === table);
    if (!isAsked) throw new Refusal("not-found", "nobody asks you to this table any more");
    return this.hall.inTurn(table, (open) => open.table.memory.facts.invite);
  }
  async decline(person: string, table: string): Promise<void> {
    await this.db.deleteFrom("table_invitations").where("person", "=", person).where("table_id", "=", table).execute();
  }
}
