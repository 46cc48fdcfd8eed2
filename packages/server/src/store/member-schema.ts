import type { Generated, Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { tableMaker } from "./new-table.ts";

/** What lasting identities and notices need. None of it is needed to play. */
export interface MemberTables {
  /** Guests who can come back from any device. `called`: the name as it is compared, so that no two members go by the same. */
  members: { person: string; called: string; since: number };
  /** Guests who were found to be members: their ids stand in old journals. */
  former_guests: { guest: string; person: string };
  passkeys: {
    id: string;
    person: string;
    /** base64url. */
    key: string;
    counter: number;
    /** JSON. */
    transports: string;
    label: string;
    created: number;
    used: number;
  };
  /** Confirmed addresses, one each. */
  mail_addresses: { person: string; address: string; since: number };
  /** Links sent by mail, hashed: to confirm an address, or to come in. They work once. */
  mail_links: { hash: string; purpose: string; person: string; address: string; until: number };
  /** What passkeys are to sign, until they have. `person` empty: whoever it turns out to be. */
  challenges: { challenge: string; person: string; until: number };
  /** Hashed; each works once. */
  recovery_codes: { hash: string; person: string };
  /** How somebody wants to be told, as JSON. */
  wishes: { person: string; body: string };
  /** Tables of which somebody wants to hear nothing. */
  hushed: { person: string; table_id: string };
  /** Where notices go besides mail: a browser's push service, or an address of a chat. `body`: JSON. */
  targets: { id: string; person: string; kind: string; body: string; created: number; failures: Generated<number> };
  /**
   * Told, or to be told: one row for each occasion and each way, so that each is sent once. `due` null: done with. `owner` and `until`: the
   * node that is just sending it.
   */
  notices: {
    occasion: string;
    way: string;
    person: string;
    table_id: string;
    kind: string;
    made: number;
    due: number | null;
    owner: string | null;
    until: number;
    tries: Generated<number>;
  };
}
/** Every one has rows of one person each. */
export const MEMBER_TABLES = [
  "members",
  "former_guests",
  "passkeys",
  "mail_addresses",
  "mail_links",
  "challenges",
  "recovery_codes",
  "wishes",
  "hushed",
  "targets",
  "notices",
] as const satisfies readonly (keyof MemberTables)[];
export const MEMBER_ORDER = {
  members: ["person"],
  former_guests: ["guest"],
  passkeys: ["id"],
  mail_addresses: ["person"],
  mail_links: ["hash"],
  challenges: ["challenge"],
  recovery_codes: ["hash"],
  wishes: ["person"],
  hushed: ["person", "table_id"],
  targets: ["id"],
  notices: ["occasion", "way"],
} as const;

export const memberMigrations = (dialect: "sqlite" | "postgres"): Readonly<Record<string, Migration>> => {
  const create = tableMaker(dialect);
  return {
    "0020 members": {
      async up(db: Kysely<unknown>) {
        await create(db, "members", ["person"], { person: "text", called: "text", since: "whole" });
        await db.schema.createIndex("members_called").on("members").column("called").unique().execute();
        await create(db, "former_guests", ["guest"], { guest: "text", person: "text" });
        await create(db, "passkeys", ["id"], {
          id: "text",
          person: "text",
          key: "text",
          counter: "whole",
          transports: "text",
          label: "text",
          created: "whole",
          used: "whole",
        });
        await create(db, "mail_addresses", ["person"], { person: "text", address: "text", since: "whole" });
        await db.schema.createIndex("mail_addresses_address").on("mail_addresses").column("address").unique().execute();
        await create(db, "mail_links", ["hash"], { hash: "text", purpose: "text", person: "text", address: "text", until: "whole" });
        await create(db, "challenges", ["challenge"], { challenge: "text", person: "text", until: "whole" });
        await create(db, "recovery_codes", ["hash"], { hash: "text", person: "text" });
        for (const table of ["former_guests", "passkeys", "recovery_codes"] as const)
          await db.schema.createIndex(`${table}_person`).on(table).column("person").execute();
        await db.schema
          .alterTable("sessions")
          .addColumn("device", "text", (column) => column.notNull().defaultTo(""))
          .execute();
      },
    },
    "0021 notices": {
      async up(db: Kysely<unknown>) {
        await create(db, "wishes", ["person"], { person: "text", body: "text" });
        await create(db, "hushed", ["person", "table_id"], { person: "text", table_id: "text" });
        await create(db, "targets", ["id"], {
          id: "text",
          person: "text",
          kind: "text",
          body: "text",
          created: "whole",
          failures: "count",
        });
        await db.schema.createIndex("targets_person").on("targets").column("person").execute();
        await create(db, "notices", ["occasion", "way"], {
          occasion: "text",
          way: "text",
          person: "text",
          table_id: "text",
          kind: "text",
          made: "whole",
          due: "whole?",
          owner: "text?",
          until: "whole",
          tries: "count",
        });
        await db.schema.createIndex("notices_due").on("notices").column("due").execute();
        await db.schema.createIndex("notices_made").on("notices").column("made").execute();
        await db.schema.createIndex("notices_person").on("notices").column("person").execute();
      },
    },
  };
};
