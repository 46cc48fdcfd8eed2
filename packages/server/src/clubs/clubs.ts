import { Refusal } from "@stormakt/host";
import type { ClubMember, ClubRole } from "@stormakt/protocol/people";
import type { Kysely, Selectable } from "kysely";
import { hashOf, newSecret } from "../auth/guests.ts";
import type { Friends, Whom } from "../friends/friends.ts";
import { calledBy } from "../members/called.ts";
import type { Crier } from "../notices/crier.ts";
import type { Database } from "../store/schema.ts";

/** So many clubs somebody may be in, and so many members a club may have. */
const MOST = { clubs: 20, members: 200, invitations: 100 };

export type Club = Selectable<Database["clubs"]>;
export interface ClubChange {
  readonly about: string;
  readonly shield: string;
  readonly board: string;
}
/** What a club that is no more was about to play is not played. */
export async function callOff(db: Kysely<Database>, club: string): Promise<void> {
  const open = ["open", "running"];
  await db.updateTable("tournaments").set({ status: "cancelled" }).where("club", "=", club).where("status", "in", open).execute();
}
const gone = (): never => {
  throw new Refusal("not-found", "there is no such club");
};

/** Clubs: one founder, stewards who help, members. A club that was closed is there for nobody. */
export class Clubs {
  readonly db: Kysely<Database>;
  private readonly friends: Friends;
  private readonly crier: Crier;
  private readonly now: () => number;
  constructor(ports: { db: Kysely<Database>; friends: Friends; crier: Crier; now: () => number }) {
    this.db = ports.db;
    this.friends = ports.friends;
    this.crier = ports.crier;
    this.now = ports.now;
    this.crier.letTell("club", async ({ occasion, person }) => {
      const [, club = ""] = occasion.split(" ");
      const found = (await this.invitationsOf(person)).find((one) => one.id === club);
      return found === undefined ? null : { table: found.name, by: found.by, path: `/clubs/${club}` };
    });
  }

  async get(id: string): Promise<Club> {
    const row = await this.db.selectFrom("clubs").selectAll().where("id", "=", id).where("closed", "is", null).executeTakeFirst();
    return row ?? gone();
  }
  async roleOf(club: string, person: string): Promise<ClubRole | null> {
    const row = await this.db
      .selectFrom("club_members")
      .innerJoin("clubs", "clubs.id", "club_members.club")
      .select("club_members.role")
      .where("club_members.club", "=", club)
      .where("club_members.person", "=", person)
      .where("clubs.closed", "is", null)
      .executeTakeFirst();
    return (row?.role as ClubRole | undefined) ?? null;
  }
  /** Refuses whoever is not in the club, or has no such part in it. */
  async mustBe(club: string, person: string, roles: readonly ClubRole[] = ["founder", "steward", "member"]): Promise<ClubRole> {
    await this.get(club);
    const role = await this.roleOf(club, person);
    if (role === null) throw new Refusal("not-allowed", "only members of the club can do this");
    if (!roles.includes(role)) throw new Refusal("not-allowed", "only the founder or a steward of the club can do this");
    return role;
  }
  async membersOf(club: string): Promise<ClubMember[]> {
    const rows = await this.db
      .selectFrom("club_members")
      .innerJoin("persons", "persons.id", "club_members.person")
      .select(["persons.id", "persons.name", "club_members.role", "club_members.since"])
      .where("club", "=", club)
      .orderBy("club_members.since")
      .execute();
    const order: readonly string[] = ["founder", "steward", "member"];
    return (rows as ClubMember[]).sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role) || a.since - b.since);
  }
  private async brief(ids: readonly string[]) {
    if (ids.length === 0) return [];
    const rows = await this.db
      .selectFrom("clubs")
      .innerJoin("club_members", "club_members.club", "clubs.id")
      .select(({ fn }) => ["clubs.id", "clubs.name", "clubs.shield", "clubs.about", fn.count("club_members.person").as("members")])
      .where("clubs.id", "in", ids)
      .where("clubs.closed", "is", null)
      .groupBy(["clubs.id", "clubs.name", "clubs.shield", "clubs.about"])
      .orderBy("clubs.name")
      .execute();
    return rows.map(({ members, ...club }) => ({ ...club, members: Number(members) }));
  }
  async clubsOf(person: string) {
    const own = await this.db.selectFrom("club_members").select(["club", "role"]).where("person", "=", person).execute();
    const clubs = await this.brief(own.map(({ club }) => club));
    return clubs.map((one) => ({ ...one, role: own.find(({ club }) => club === one.id)?.role ?? "member" }));
  }
  /** All clubs there are, the youngest first. */
  async all(limit: number) {
    const rows = await this.db
      .selectFrom("clubs")
      .select("id")
      .where("closed", "is", null)
      .orderBy("founded", "desc")
      .limit(limit)
      .execute();
    return this.brief(rows.map(({ id }) => id));
  }
  /** Invitations by name, without those of people who are blocked. */
  async invitationsOf(person: string) {
    const rows = await this.db
      .selectFrom("club_invitations")
      .innerJoin("persons", "persons.id", "club_invitations.by")
      .select(["club_invitations.club", "persons.name"])
      .where("club_invitations.person", "=", person)
      .where("club_invitations.by", "not in", (query) => query.selectFrom("blocks").select("blocked").where("person", "=", person))
      .execute();
    const clubs = await this.brief(rows.map(({ club }) => club));
    return clubs.map((one) => ({ ...one, by: rows.find(({ club }) => club === one.id)?.name ?? "" }));
  }

  async found(person: string, asked: { name: string; about: string; shield: string }): Promise<string> {
    await this.friends.mustBeMember(person);
    await this.mustHaveRoom(person);
    const id = newSecret(72);
    const { name, about, shield } = asked;
    const since = this.now();
    const called = calledBy(name);
    if ((await this.db.selectFrom("clubs").select("id").where("called", "=", called).executeTakeFirst()) !== undefined)
      throw new Refusal("name-taken", "another club goes by this name");
    await this.db.transaction().execute(async (db) => {
      await db
        .insertInto("clubs")
        .values({ id, name, called, about, shield, board: "", founded: since, closed: null, link: null })
        .execute();
      await db.insertInto("club_members").values({ club: id, person, role: "founder", since }).execute();
    });
    return id;
  }
  private async mustHaveRoom(person: string): Promise<void> {
    if ((await this.clubsOf(person)).length >= MOST.clubs) throw new Refusal("too-many", "so many clubs are enough");
  }
  async change(club: string, person: string, change: ClubChange): Promise<void> {
    await this.mustBe(club, person, ["founder", "steward"]);
    await this.db.updateTable("clubs").set(change).where("id", "=", club).execute();
  }
  async dissolve(club: string, person: string): Promise<void> {
    await this.mustBe(club, person, ["founder"]);
    await this.clear(club);
  }
  /** Nothing is left of the club; its tables are their people's still. */
  private async clear(club: string): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      for (const rows of ["club_members", "club_invitations", "club_tables", "seasons"] as const)
        await db.deleteFrom(rows).where("club", "=", club).execute();
      await callOff(db, club);
      await db.deleteFrom("clubs").where("id", "=", club).execute();
    });
  }

  /** What lets people in, shown once; the former is void. */
  async newLink(club: string, person: string): Promise<string> {
    await this.mustBe(club, person, ["founder", "steward"]);
    const key = newSecret(160);
    await this.db
      .updateTable("clubs")
      .set({ link: hashOf(key) })
      .where("id", "=", club)
      .execute();
    return key;
  }
  async invite(club: string, person: string, whom: Whom): Promise<void> {
    await this.mustBe(club, person, ["founder", "steward"]);
    const { id: other } = await this.friends.find(whom);
    if ((await this.roleOf(club, other)) !== null) return;
    const open = await this.db.selectFrom("club_invitations").select("person").where("club", "=", club).execute();
    if (open.length >= MOST.invitations) throw new Refusal("too-many", "so many invitations wait for an answer already");
    const at = this.now();
    await this.db
      .insertInto("club_invitations")
      .values({ club, person: other, by: person, at })
      .onConflict((conflict) => conflict.columns(["club", "person"]).doUpdateSet({ by: person, at }))
      .execute();
    if (await this.friends.hasBlocked(other, person)) return;
    await this.crier.note({ key: `club ${club} ${other}`, kind: "club", person: other, table: "", at }, at);
  }
  /** By the club's link, or because one was invited. */
  async join(club: string, person: string, key: string | null): Promise<void> {
    await this.friends.mustBeMember(person);
    const { link } = await this.get(club);
    if ((await this.roleOf(club, person)) !== null) return;
    const isInvited = (await this.invitationsOf(person)).some(({ id }) => id === club);
    const hasKey = key !== null && link !== null && hashOf(key) === link;
    if (!isInvited && !hasKey) throw new Refusal("not-allowed", "this link is void, and nobody has invited you");
    await this.mustHaveRoom(person);
    if ((await this.membersOf(club)).length >= MOST.members) throw new Refusal("too-many", "the club has as many members as it may");
    await this.db.transaction().execute(async (db) => {
      await db.deleteFrom("club_invitations").where("club", "=", club).where("person", "=", person).execute();
      await db
        .insertInto("club_members")
        .values({ club, person, role: "member", since: this.now() })
        .onConflict((conflict) => conflict.columns(["club", "person"]).doNothing())
        .execute();
    });
  }
  async decline(club: string, person: string): Promise<void> {
    await this.db.deleteFrom("club_invitations").where("club", "=", club).where("person", "=", person).execute();
  }
  /** Leaves, or sends away somebody whose part is a lesser one. A founder who is not alone hands the club over first. */
  async remove(club: string, by: string, person: string): Promise<void> {
    const own = await this.mustBe(club, by);
    const role = await this.roleOf(club, person);
    if (role === null) throw new Refusal("not-found", "there is no such member");
    if (person === by) {
      if (role === "founder") {
        if ((await this.membersOf(club)).length > 1) throw new Refusal("not-allowed", "hand the club over to somebody first");
        return this.clear(club);
      }
    } else if (!(own === "founder" || (own === "steward" && role === "member")))
      throw new Refusal("not-allowed", "only the founder or a steward of the club can do this");
    await this.db.deleteFrom("club_members").where("club", "=", club).where("person", "=", person).execute();
  }
  /** The founder appoints stewards, and may hand the club over: then they are a steward themselves. */
  async setRole(club: string, by: string, person: string, role: ClubRole): Promise<void> {
    await this.mustBe(club, by, ["founder"]);
    const was = await this.roleOf(club, person);
    if (was === null) throw new Refusal("not-found", "there is no such member");
    if (was === "founder") throw new Refusal("not-allowed", "hand the club over to somebody first");
    await this.db.transaction().execute(async (db) => {
      if (role === "founder") await this.put(db, club, by, "steward");
      await this.put(db, club, person, role);
    });
  }
  private async put(db: Kysely<Database>, club: string, person: string, role: ClubRole): Promise<void> {
    await db.updateTable("club_members").set({ role }).where("club", "=", club).where("person", "=", person).execute();
  }

  async dataOf(person: string): Promise<object> {
    const sent = await this.db.selectFrom("club_invitations").selectAll().where("by", "=", person).execute();
    return {
      member: await this.clubsOf(person),
      invited: await this.invitationsOf(person),
      sent: sent.map(({ club, at }) => ({ club, at })),
    };
  }
  /** A founder's club goes to the steward who has been there longest, else the member; where nobody is left it is no more. */
  async forget(person: string): Promise<void> {
    const own = await this.db.selectFrom("club_members").select(["club", "role"]).where("person", "=", person).execute();
    await this.db.deleteFrom("club_members").where("person", "=", person).execute();
    for (const { club, role } of own) {
      if (role !== "founder") continue;
      const [heir] = await this.membersOf(club);
      if (heir === undefined) await this.clear(club);
      else await this.put(this.db, club, heir.id, "founder");
    }
    for (const end of ["person", "by"] as const) await this.db.deleteFrom("club_invitations").where(end, "=", person).execute();
  }
}
