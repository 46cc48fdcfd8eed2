import { Refusal } from "@stormakt/host";
import type { Known } from "@stormakt/protocol/people";
import type { Kysely } from "kysely";
import { calledBy } from "../members/called.ts";
import type { Members } from "../members/members.ts";
import type { Crier } from "../notices/crier.ts";
import type { Database } from "../store/schema.ts";

/** So many friends, and so many requests that wait for an answer, are enough. */
const MOST = { friends: 500, asks: 50 };

export interface FriendPorts {
  readonly db: Kysely<Database>;
  readonly members: Members;
  readonly crier: Crier;
  readonly now: () => number;
}
/** Whom a request or an invitation is for: by name, which no two members share, or by id. */
export type Whom = { readonly name: string } | { readonly person: string };

/**
 * Members who wish to know of each other. Whoever is blocked is told nothing of it: their requests and invitations are kept as any others
 * are, and stay unseen.
 */
export class Friends {
  private readonly db: Kysely<Database>;
  private readonly members: Members;
  private readonly crier: Crier;
  private readonly now: () => number;
  constructor({ db, members, crier, now }: FriendPorts) {
    this.db = db;
    this.members = members;
    this.crier = crier;
    this.now = now;
    crier.letTell("befriend", async ({ occasion, person }) => {
      const [, asker = ""] = occasion.split(" ");
      const asks = await this.asksFor(person);
      const found = asks.find(({ id }) => id === asker);
      return found === undefined ? null : { table: "", by: found.name, path: "/friends" };
    });
  }

  async mustBeMember(person: string): Promise<void> {
    if (!(await this.members.isMember(person))) throw new Refusal("not-allowed", "only members can do this");
  }
  /** The member that is meant. */
  async find(whom: Whom): Promise<Known> {
    const row = await this.db
      .selectFrom("members")
      .innerJoin("persons", "persons.id", "members.person")
      .select(["persons.id", "persons.name"])
      .where("name" in whom ? "members.called" : "members.person", "=", "name" in whom ? calledBy(whom.name) : whom.person)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal("not-found", "there is no such member");
    return row;
  }
  async areFriends(person: string, other: string): Promise<boolean> {
    const row = await this.db
      .selectFrom("friends")
      .select("since")
      .where("person", "=", person)
      .where("friend", "=", other)
      .executeTakeFirst();
    return row !== undefined;
  }
  /** Whether somebody does not want to see anything of another. */
  async hasBlocked(person: string, other: string): Promise<boolean> {
    const row = await this.db
      .selectFrom("blocks")
      .select("at")
      .where("person", "=", person)
      .where("blocked", "=", other)
      .executeTakeFirst();
    return row !== undefined;
  }

  friendsOf(person: string): Promise<(Known & { since: number })[]> {
    return this.db
      .selectFrom("friends")
      .innerJoin("persons", "persons.id", "friends.friend")
      .select(["persons.id", "persons.name", "friends.since"])
      .where("friends.person", "=", person)
      .orderBy("persons.name")
      .execute();
  }
  /** Who asks to be a friend, without those who are blocked. */
  asksFor(person: string): Promise<(Known & { at: number })[]> {
    return this.db
      .selectFrom("friend_asks")
      .innerJoin("persons", "persons.id", "friend_asks.asker")
      .select(["persons.id", "persons.name", "friend_asks.at"])
      .where("friend_asks.asked", "=", person)
      .where("friend_asks.asker", "not in", (query) => query.selectFrom("blocks").select("blocked").where("person", "=", person))
      .orderBy("friend_asks.at")
      .execute();
  }
  askedBy(person: string): Promise<(Known & { at: number })[]> {
    return this.db
      .selectFrom("friend_asks")
      .innerJoin("persons", "persons.id", "friend_asks.asked")
      .select(["persons.id", "persons.name", "friend_asks.at"])
      .where("friend_asks.asker", "=", person)
      .orderBy("friend_asks.at")
      .execute();
  }
  blockedBy(person: string): Promise<Known[]> {
    return this.db
      .selectFrom("blocks")
      .innerJoin("persons", "persons.id", "blocks.blocked")
      .select(["persons.id", "persons.name"])
      .where("blocks.person", "=", person)
      .orderBy("persons.name")
      .execute();
  }

  /** Two who have asked each other are friends. */
  async ask(person: string, whom: Whom): Promise<void> {
    await this.mustBeMember(person);
    const { id: other } = await this.find(whom);
    if (other === person) throw new Refusal("not-allowed", "that is yourself");
    if (await this.areFriends(person, other)) return;
    if (await this.hasBlocked(person, other)) throw new Refusal("not-allowed", "you have blocked this member");
    if ((await this.asksFor(person)).some(({ id }) => id === other)) return this.befriend(person, other);
    if ((await this.askedBy(person)).length >= MOST.asks) throw new Refusal("too-many", "so many requests wait for an answer already");
    const at = this.now();
    await this.db
      .insertInto("friend_asks")
      .values({ asker: person, asked: other, at })
      .onConflict((conflict) => conflict.columns(["asker", "asked"]).doNothing())
      .execute();
    if (await this.hasBlocked(other, person)) return;
    // However often somebody asks: they are told once.
    await this.crier.note({ key: `befriend ${person} ${other}`, kind: "befriend", person: other, table: "", at }, at);
  }
  async answer(person: string, asker: string, isAccepted: boolean): Promise<void> {
    if (!(await this.asksFor(person)).some(({ id }) => id === asker)) throw new Refusal("not-found", "there is no such request");
    if (isAccepted) await this.befriend(person, asker);
    else await this.db.deleteFrom("friend_asks").where("asker", "=", asker).where("asked", "=", person).execute();
  }
  private async befriend(person: string, other: string): Promise<void> {
    for (const one of [person, other])
      if ((await this.friendsOf(one)).length >= MOST.friends) throw new Refusal("too-many", "so many friends are enough");
    const since = this.now();
    await this.db.transaction().execute(async (db) => {
      await this.part(db, person, other);
      await db
        .insertInto("friends")
        .values([
          { person, friend: other, since },
          { person: other, friend: person, since },
        ])
        .execute();
    });
  }
  /** Nothing is left between the two but what either has blocked. */
  private async part(db: Kysely<Database>, person: string, other: string): Promise<void> {
    for (const [one, two] of [
      [person, other],
      [other, person],
    ] as const) {
      await db.deleteFrom("friends").where("person", "=", one).where("friend", "=", two).execute();
      await db.deleteFrom("friend_asks").where("asker", "=", one).where("asked", "=", two).execute();
    }
  }
  /** No longer friends; or what was asked is asked no longer. What the other has asked stays to be answered. */
  async remove(person: string, other: string): Promise<void> {
    if (await this.areFriends(person, other)) await this.db.transaction().execute((db) => this.part(db, person, other));
    else await this.db.deleteFrom("friend_asks").where("asker", "=", person).where("asked", "=", other).execute();
  }
  async block(person: string, other: string, isBlocked: boolean): Promise<void> {
    await this.mustBeMember(person);
    if (!isBlocked) {
      await this.db.deleteFrom("blocks").where("person", "=", person).where("blocked", "=", other).execute();
      return;
    }
    const { id } = await this.find({ person: other });
    if (id === person) throw new Refusal("not-allowed", "that is yourself");
    await this.remove(person, id);
    await this.db
      .insertInto("blocks")
      .values({ person, blocked: id, at: this.now() })
      .onConflict((conflict) => conflict.columns(["person", "blocked"]).doNothing())
      .execute();
  }

  /** All that is kept of somebody here. That somebody else has blocked them is that other's own. */
  async dataOf(person: string): Promise<object> {
    const { db } = this;
    const invitations = await db
      .selectFrom("table_invitations")
      .selectAll()
      .where((is) => is.or([is("person", "=", person), is("by", "=", person)]))
      .execute();
    return {
      friends: await this.friendsOf(person),
      asked: await this.askedBy(person),
      asks: await this.asksFor(person),
      blocked: await this.blockedBy(person),
      invitations: invitations.map(({ table_id, by, at }) => ({ table: table_id, isOwn: by === person, at })),
    };
  }
  async forget(person: string): Promise<void> {
    const columns = {
      friend_asks: ["asker", "asked"],
      friends: ["person", "friend"],
      blocks: ["person", "blocked"],
      table_invitations: ["person", "by"],
    } as const;
    for (const [table, ends] of Object.entries(columns))
      for (const end of ends)
        await this.db
          .deleteFrom(table as "friends")
          .where(end as "person", "=", person)
          .execute();
    // Notices name who asked: those that wait are not told any more.
    await this.db.deleteFrom("notices").where("occasion", "like", `% ${person}%`).where("kind", "in", ["befriend", "invited"]).execute();
  }
}
