import { randomInt } from "node:crypto";
import type { Hall } from "@stormakt/host";
import { handOn, Refusal } from "@stormakt/host";
import type { Membership, Session } from "@stormakt/protocol/people";
import type { Kysely } from "kysely";
import { hashOf, newSecret } from "../auth/guests.ts";
import type { HouseBook } from "../house/book.ts";
import type { Database } from "../store/schema.ts";
import { calledBy } from "./called.ts";

const MINUTE = 60_000;
/** How long a link in a mail works. */
export const LINK_KEPT = 30 * MINUTE;
const CODES = 10;
/** Letters and figures that are not mistaken for each other. */
const CODE_SIGNS = "23456789abcdefghjkmnpqrstuvwxyz";
const CODE_LENGTH = 16;

/**
 * Guests who wish to be known again: by a passkey, a link sent by mail, or a code on paper. There are no passwords. A member is the same
 * person as the guest was, so every seat goes along by itself.
 */
export class Members {
  private readonly db: Kysely<Database>;
  private readonly book: HouseBook;
  private readonly hall: Hall;
  private readonly refresh: () => Promise<void>;
  private readonly now: () => number;
  constructor(ports: { book: HouseBook; hall: Hall; refresh: () => Promise<void>; now: () => number }) {
    this.db = ports.book.db;
    this.book = ports.book;
    this.hall = ports.hall;
    this.refresh = ports.refresh;
    this.now = ports.now;
  }

  async isMember(person: string): Promise<boolean> {
    return (await this.db.selectFrom("members").select("person").where("person", "=", person).executeTakeFirst()) !== undefined;
  }
  async membershipOf(person: string): Promise<Membership | null> {
    const member = await this.db.selectFrom("members").select("since").where("person", "=", person).executeTakeFirst();
    if (member === undefined) return null;
    const [mail, passkeys, codes] = await Promise.all([
      this.db.selectFrom("mail_addresses").select("address").where("person", "=", person).executeTakeFirst(),
      this.db.selectFrom("passkeys").select(["id", "label", "created", "used"]).where("person", "=", person).orderBy("created").execute(),
      this.db.selectFrom("recovery_codes").select("hash").where("person", "=", person).execute(),
    ]);
    return { since: member.since, mail: mail?.address ?? null, passkeys, codes: codes.length };
  }
  /** Refuses where there is no name, or it is another member's. Called before anything is kept by which the guest would become one. */
  async mustBeFree(person: string, name: string): Promise<void> {
    if (name === "") throw new Refusal("not-allowed", "members have a name; take one first");
    const row = await this.db.selectFrom("members").select("person").where("called", "=", calledBy(name)).executeTakeFirst();
    if (row !== undefined && row.person !== person)
      throw new Refusal("name-taken", "another member goes by this name; take another one first");
  }
  /** A guest becomes a member; for somebody who is one nothing changes. */
  async become(person: string): Promise<void> {
    if (await this.isMember(person)) return;
    const row = await this.db.selectFrom("persons").select("name").where("id", "=", person).executeTakeFirstOrThrow();
    await this.mustBeFree(person, row.name);
    await this.db
      .insertInto("members")
      .values({ person, called: calledBy(row.name), since: this.now() })
      .onConflict((conflict) => conflict.column("person").doNothing())
      .execute();
  }
  /** Takes away a way to come in; the last one stays. */
  async dropPasskey(person: string, id: string): Promise<void> {
    const known = await this.membershipOf(person);
    if (known === null || !known.passkeys.some((one) => one.id === id)) throw new Refusal("not-found", "there is no such passkey");
    if (known.passkeys.length === 1 && known.mail === null && known.codes === 0)
      throw new Refusal("not-allowed", "this is the only way left to come in");
    await this.db.deleteFrom("passkeys").where("person", "=", person).where("id", "=", id).execute();
  }
  async dropMail(person: string): Promise<void> {
    const known = await this.membershipOf(person);
    if (known?.mail == null) return;
    if (known.passkeys.length === 0 && known.codes === 0) throw new Refusal("not-allowed", "this is the only way left to come in");
    await this.db.deleteFrom("mail_addresses").where("person", "=", person).execute();
  }

  /** A link to be sent to an address. Earlier ones for the same purpose are void. */
  async newMailLink(purpose: "confirm" | "come-in", person: string, address: string): Promise<string> {
    const now = this.now();
    await this.db
      .deleteFrom("mail_links")
      .where((is) => is.or([is("until", "<", now), is.and([is("person", "=", person), is("purpose", "=", purpose)])]))
      .execute();
    const secret = newSecret(192);
    await this.db
      .insertInto("mail_links")
      .values({ hash: hashOf(secret), purpose, person, address: address.toLowerCase(), until: now + LINK_KEPT })
      .execute();
    return secret;
  }
  async personOfMail(address: string): Promise<string | null> {
    const row = await this.db.selectFrom("mail_addresses").select("person").where("address", "=", address.toLowerCase()).executeTakeFirst();
    return row?.person ?? null;
  }
  /** Whom a link lets in, without using it up; null: it is void. */
  async personOfMailLink(secret: string): Promise<string | null> {
    const row = await this.db.selectFrom("mail_links").select(["person", "until"]).where("hash", "=", hashOf(secret)).executeTakeFirst();
    return row === undefined || row.until < this.now() ? null : row.person;
  }
  /** Uses a link up: its address is its person's now. Resolves with who may come in. */
  async useMailLink(secret: string): Promise<string> {
    const row = await this.take("mail_links", hashOf(secret));
    if (row === undefined || row.until < this.now()) throw new Refusal("not-found", "this link has been used, or is too old");
    if (row.purpose === "confirm") {
      const holder = await this.personOfMail(row.address);
      if (holder !== null && holder !== row.person)
        throw new Refusal("not-allowed", "this address is another member's: come in by it instead");
      await this.become(row.person);
      await this.db.deleteFrom("mail_addresses").where("person", "=", row.person).execute();
      await this.db.insertInto("mail_addresses").values({ person: row.person, address: row.address, since: this.now() }).execute();
    }
    return row.person;
  }
  /** Codes to be kept on paper, shown once; those before are void. */
  async newCodes(person: string): Promise<string[]> {
    if (!(await this.isMember(person))) throw new Refusal("not-allowed", "only members have recovery codes");
    const codes = Array.from({ length: CODES }, newCode);
    await this.db.transaction().execute(async (db) => {
      await db.deleteFrom("recovery_codes").where("person", "=", person).execute();
      await db
        .insertInto("recovery_codes")
        .values(codes.map((code) => ({ hash: hashOf(plainCode(code)), person })))
        .execute();
    });
    return codes;
  }
  async useCode(code: string): Promise<string> {
    const row = await this.take("recovery_codes", hashOf(plainCode(code)));
    if (row === undefined) throw new Refusal("not-found", "there is no such code, or it has been used");
    return row.person;
  }
  /** Of several who come with the same secret at once, one has it. */
  private async take(table: "mail_links" | "recovery_codes", hash: string) {
    const row = await this.db
      .selectFrom(table as "mail_links")
      .selectAll()
      .where("hash", "=", hash)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { numDeletedRows } = await this.db
      .deleteFrom(table as "mail_links")
      .where("hash", "=", hash)
      .executeTakeFirst();
    return Number(numDeletedRows) === 0 ? undefined : row;
  }

  async sessionsOf(person: string, hash: string | null): Promise<Session[]> {
    const rows = await this.db
      .selectFrom("sessions")
      .select(["hash", "device", "created", "seen"])
      .where("person", "=", person)
      .orderBy("seen", "desc")
      .execute();
    return rows.map((row) => lineOf(row, hash));
  }
  /** Ends a session, or all but this one; whoever is connected by it is sent away, at whichever node. */
  async endSessions(person: string, isMeant: (line: Session) => boolean, here: string | null): Promise<void> {
    const rows = await this.db.selectFrom("sessions").selectAll().where("person", "=", person).execute();
    const ended = rows.filter((row) => isMeant(lineOf(row, here)));
    if (ended.length === 0) throw new Refusal("not-found", "there is no such session");
    for (const { hash } of ended) await this.db.deleteFrom("sessions").where("hash", "=", hash).execute();
    const act = { act: "end-sessions", person, sessions: ended.map(({ hash }) => idOf(hash)) };
    await this.book.write("the person", act, this.now(), true);
    await this.refresh();
  }

  /** A guest turns out to be a member: all their seats go along, and the guest is no more. */
  async takeOver(guest: string, member: string): Promise<void> {
    if (guest === member || (await this.isMember(guest))) return;
    const rows = await this.db.selectFrom("sat").select("table_id").where("person", "=", guest).execute();
    for (const { table_id: table } of rows) {
      let isHandedOn = false;
      try {
        await this.hall.write(table, (open) => {
          const entries = handOn(open.table, guest, member, this.now());
          isHandedOn = entries.length > 0 || open.table.seatsOf(guest).length === 0;
          return entries;
        });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
      if (!isHandedOn) continue;
      await this.db.updateTable("notes").set({ person: member }).where("person", "=", guest).where("table_id", "=", table).execute();
      await this.db.updateTable("pins").set({ person: member }).where("person", "=", guest).where("table_id", "=", table).execute();
      await this.db.deleteFrom("looked").where("person", "=", guest).where("table_id", "=", table).execute();
      // Also where the guest had got up again: what they said there is the member's to have forgotten.
      await this.db
        .insertInto("sat")
        .values({ person: member, table_id: table })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await this.db.deleteFrom("sat").where("person", "=", guest).where("table_id", "=", table).execute();
    }
    const left = await this.db.selectFrom("sat").select("table_id").where("person", "=", guest).executeTakeFirst();
    // A guest who shares a table with the member stays who they are there.
    if (left !== undefined) return;
    await this.db.transaction().execute(async (db) => {
      await db.insertInto("former_guests").values({ guest, person: member }).execute();
      await db.updateTable("targets").set({ person: member }).where("person", "=", guest).execute();
      // What the guest had won is won; how strong they are held to be starts from what the member has shown.
      await db.updateTable("results").set({ subject: member }).where("subject", "=", guest).execute();
      await db.deleteFrom("ratings").where("subject", "=", guest).execute();
      await db.updateTable("reports").set({ person: member }).where("person", "=", guest).execute();
      for (const rows of ["wishes", "hushed", "notices", "mail_links", "challenges"] as const)
        await db.deleteFrom(rows).where("person", "=", guest).execute();
      await db.deleteFrom("sessions").where("person", "=", guest).execute();
      await db.deleteFrom("persons").where("id", "=", guest).execute();
    });
  }
}

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH / 4 }, () => Array.from({ length: 4 }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join("")).join(
    "-",
  );
const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
const idOf = (hash: string): string => hashOf(hash).slice(0, 16);
const lineOf = (
  { hash, device, created, seen }: { readonly hash: string; readonly device: string; readonly created: number; readonly seen: number },
  here: string | null,
): Session => ({ id: idOf(hash), device, created, seen, isThis: hash === here });
