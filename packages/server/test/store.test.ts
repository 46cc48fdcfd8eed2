import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Entry, Store, Summary } from "@stormakt/host";
import { MemoryStore, NEVER } from "@stormakt/host";
import { Kysely, PostgresDialect, SqliteDialect, sql } from "kysely";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServerStore } from "../src/store/index.ts";
import { backUp, openFile, putBack, SqliteStore } from "../src/store/index.ts";
import { migrate, migrationsFor } from "../src/store/migrations.ts";
import { PostgresStore } from "../src/store/postgres.ts";
import type { Database } from "../src/store/schema.ts";
import type { TestPostgres } from "./postgres.ts";
import { startPostgres } from "./postgres.ts";
import { summaryOf } from "./summary.ts";

let postgres: TestPostgres;
const folder = mkdtempSync(join(tmpdir(), "stormakt-store-"));
let files = 0;
const newFile = (): string => join(folder, `${files++}.sqlite`);
beforeAll(async () => {
  postgres = await startPostgres();
}, 240_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const talk = (text: string, at = 1): Entry => ({ kind: "chat", at, seat: 0, name: "Anna", text });
const summary = (id: string, more: Partial<Summary> = {}): Summary =>
  summaryOf(id, { seats: [{ name: "Anna", bot: null, free: false }], persons: ["anna", null, "bo"], ...more });

/** What every store must do, whatever it is made of. */
function conformance(name: string, open: () => Promise<Store>): void {
  describe(`${name} as a store`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    }, 240_000);
    afterAll(() => (store as Partial<ServerStore>).close?.());

    it("keeps a journal in order", async () => {
      expect(await store.load("a")).toBeNull();
      expect(await store.create({ table: "a", after: 0, entries: [talk("1"), talk("2")], summary: summary("a") })).toBe(true);
      expect(await store.append({ table: "a", after: 2, entries: [talk("3")] })).toBe(true);
      expect(await store.read("a", 0)).toEqual([talk("1"), talk("2"), talk("3")]);
      expect(await store.read("a", 2)).toEqual([talk("3")]);
      expect(await store.load("a")).toEqual({ snapshot: null, entries: [talk("1"), talk("2"), talk("3")] });
    });
    it("gives a race one winner, and writes nothing of the loser's", async () => {
      await store.create({ table: "race", after: 0, entries: [talk("0")], summary: summary("race") });
      for (let round = 0; round < 10; round++) {
        const after = (await store.read("race", 0)).length;
        const wins = await Promise.all(
          [1, 2, 3, 4].map((racer) =>
            store.append({
              table: "race",
              after,
              entries: [talk(`${racer}`), talk(`${racer}`)],
              summary: summary("race", { since: racer }),
            }),
          ),
        );
        const won = wins.flatMap((isWon, at) => (isWon ? [at + 1] : []));
        expect(won).toHaveLength(1);
        expect(await store.read("race", after)).toEqual([talk(`${won[0]}`), talk(`${won[0]}`)]);
        const listed = (await store.listed({ limit: 50 })).find(({ id }) => id === "race");
        expect(listed?.since).toBe(won[0]);
      }
    });
    it("refuses what leaves a hole, and a table made twice", async () => {
      await store.create({ table: "hole", after: 0, entries: [talk("1")], summary: summary("hole") });
      expect(await store.append({ table: "hole", after: 2, entries: [talk("3")] })).toBe(false);
      expect(await store.append({ table: "nowhere", after: 4, entries: [talk("5")] })).toBe(false);
      expect(await store.create({ table: "hole", after: 0, entries: [talk("x")], summary: summary("hole") })).toBe(false);
      expect(await store.read("hole", 0)).toEqual([talk("1")]);
    });
    it("opens from the latest snapshot", async () => {
      await store.create({ table: "snap", after: 0, entries: [talk("1")], summary: summary("snap") });
      await store.append({ table: "snap", after: 1, entries: [talk("2")], snapshot: { version: 2, body: "two" } });
      await store.append({ table: "snap", after: 2, entries: [talk("3")], snapshot: { version: 3, body: "three" } });
      await store.append({ table: "snap", after: 3, entries: [talk("4")] });
      expect(await store.load("snap")).toEqual({ snapshot: { version: 3, body: "three" }, entries: [talk("4")] });
      expect(await store.read("snap", 0)).toHaveLength(4);
    });
    it("lists tables by status and age, and only listed ones", async () => {
      const made = async (id: string, more: Partial<Summary>) =>
        store.create({ table: id, after: 0, entries: [talk(id)], summary: summary(id, { game: "lists", ...more }) });
      await made("l1", { created: 101 });
      await made("l2", { created: 102, status: "gathering" });
      await made("l3", { created: 103, listed: false });
      await made("l4", { created: 104 });
      const ids = (found: readonly Summary[]) => found.filter(({ game }) => game === "lists").map(({ id }) => id);
      expect(ids(await store.listed({ limit: 50 }))).toEqual(["l4", "l2", "l1"]);
      expect(ids(await store.listed({ limit: 50, status: "gathering" }))).toEqual(["l2"]);
      expect(ids(await store.listed({ limit: 50, before: 104 }))).toEqual(["l2", "l1"]);
      expect(await store.listed({ limit: 1 })).toHaveLength(1);
    });
    it("knows whose tables are whose, also after people come and go", async () => {
      const mine = async (person: string, finished = false) => (await store.seated(person, { finished, limit: 50 })).map(({ id }) => id);
      await store.create({ table: "m1", after: 0, entries: [talk("1")], summary: summary("m1", { persons: ["cilla", "dag"] }) });
      await store.create({ table: "m2", after: 0, entries: [talk("1")], summary: summary("m2", { persons: [null, "cilla"], since: 9 }) });
      expect(await mine("cilla")).toEqual(["m2", "m1"]);
      await store.append({
        table: "m1",
        after: 1,
        entries: [talk("2")],
        summary: summary("m1", { persons: ["eva", "dag"] }),
        seatsChanged: true,
      });
      expect(await mine("cilla")).toEqual(["m2"]);
      expect(await mine("eva")).toEqual(["m1"]);
      await store.append({
        table: "m2",
        after: 1,
        entries: [talk("2")],
        summary: summary("m2", { persons: [null, "cilla"], status: "finished" }),
      });
      expect(await mine("cilla")).toEqual([]);
      expect(await mine("cilla", true)).toEqual(["m2"]);
    });
    it("keeps notes and seat keys, the latest of each", async () => {
      await store.setNote("a", "anna", "one");
      await store.setNote("a", "anna", "two");
      expect([await store.note("a", "anna"), await store.note("a", "bo")]).toEqual(["two", ""]);
      await store.setSeatKey("a", 0, 1, "hash 1");
      await store.setSeatKey("a", 1, 4, "hash 2");
      await store.setSeatKey("a", 0, 7, "hash 3");
      expect(await store.seatOfKey("hash 1")).toBeNull();
      expect(await store.seatOfKey("hash 2")).toEqual({ table: "a", seat: 1, tenure: 4 });
      expect(await store.seatOfKey("hash 3")).toEqual({ table: "a", seat: 0, tenure: 7 });
    });
    it("says which tables are due", async () => {
      await store.create({ table: "due", after: 0, entries: [talk("1")], summary: summary("due"), due: 500 });
      expect(await store.claimDue(499, 499, 1_000, 10)).toEqual([]);
      expect(await store.claimDue(500, 500, 1_000, 10)).toEqual(["due"]);
      const claim = await store.claim("due", 600, 1_000);
      expect(claim).toEqual({ due: 500, until: 1_000, tries: 0 });
      await store.settle("due", claim!, 800);
      expect(await store.claimDue(700, 700, 1_000, 10)).toEqual([]);
      const later = await store.claim("due", 700, 1_000);
      // The table has moved on since: what was found out before no longer counts.
      await store.append({ table: "due", after: 1, entries: [talk("2")], due: 900 });
      await store.settle("due", later!, null);
      expect((await store.claim("due", 950, 1_000))?.due).toBe(900);
      await store.append({ table: "due", after: 2, entries: [talk("3")], due: null });
      expect(await store.claimDue(9_999, 9_999, 10_000, 10)).toEqual([]);
      expect(await store.claim("due", 9_999, 10_000)).toBeNull();
    });
    it("puts off what cannot be done, and counts what was put off for ever", async () => {
      await store.create({ table: "off", after: 0, entries: [talk("1")], summary: summary("off"), due: 500 });
      await store.putOff("off", (await store.claim("off", 500, 600))!, 700);
      expect(await store.claimDue(699, 699, 800, 10)).toEqual([]);
      expect(await store.claim("off", 699, 800)).toBeNull();
      expect(await store.claimDue(700, 700, 800, 10)).toEqual(["off"]);
      const again = await store.claim("off", 700, 800);
      expect(again?.tries).toBe(1);
      await store.putOff("off", again!, NEVER);
      expect(await store.setAside()).toBe(1);
      expect(await store.claimDue(9_999, 9_999, 10_000, 10)).toEqual([]);
      // Somebody acts at the table: there is other work.
      await store.append({ table: "off", after: 1, entries: [talk("2")], due: 900 });
      expect(await store.setAside()).toBe(0);
      expect(await store.claim("off", 900, 1_000)).toEqual({ due: 900, until: 1_000, tries: 0 });
      // What was found out before that no longer counts.
      await store.putOff("off", again!, NEVER);
      expect(await store.setAside()).toBe(0);
      await store.putOff("off", (await store.claim("off", 900, 1_000))!, NEVER);
      await store.reconsider(1_000);
      expect(await store.claimDue(1_000, 1_000, 2_000, 10)).toEqual(["off"]);
      await store.append({ table: "off", after: 2, entries: [talk("3")], due: null });
    });
    it("finds what a clock set back has put ahead due when a server starts", async () => {
      await store.create({ table: "ahead", after: 0, entries: [talk("1")], summary: summary("ahead", { since: 5_000 }), due: 5_000 });
      await store.create({ table: "later", after: 0, entries: [talk("1")], summary: summary("later", { since: 900 }), due: 5_000 });
      await store.reconsider(1_000);
      expect(await store.claimDue(1_000, 1_000, 2_000, 10)).toEqual(["ahead"]);
      for (const table of ["ahead", "later"]) await store.append({ table, after: 1, entries: [talk("2")], due: null });
    });
  });
}
conformance("memory", async () => new MemoryStore());
conformance("SQLite", () => SqliteStore.open(newFile()));
conformance("PostgreSQL", async () => PostgresStore.open(await postgres.database(), "node"));

const DIALECTS = {
  SQLite: async () => {
    const file = newFile();
    return (node: string): Promise<ServerStore> => SqliteStore.open(file, node);
  },
  PostgreSQL: async () => {
    const url = await postgres.database();
    return (node: string): Promise<ServerStore> => PostgresStore.open(url, node, { connections: 3 });
  },
};
describe.each(Object.entries(DIALECTS))("%s as a server's store", (_name, fresh) => {
  let one: ServerStore;
  let two: ServerStore;
  beforeAll(async () => {
    const open = await fresh();
    one = await open("one");
    two = await open("two");
  }, 240_000);
  afterAll(async () => {
    await one.close();
    await two.close();
  });

  it("keeps guests, by the hash of what they hold", async () => {
    await one.createSession("h", { id: "p", name: "Anna" }, 10);
    expect(await two.session("h")).toEqual({ person: { id: "p", name: "Anna" }, seen: 10 });
    await one.rename("p", "Anna-Stina");
    await one.touch("h", 20);
    expect(await two.session("h")).toEqual({ person: { id: "p", name: "Anna-Stina" }, seen: 20 });
    expect(await one.forgetSessions(20)).toBe(0);
    expect(await one.forgetSessions(21)).toBe(1);
    expect(await two.session("h")).toBeNull();
    expect(await one.isWell()).toBe(true);
  });
  it("is backed up and put back while it is in use, and whoever knew more is told", async () => {
    const backup = join(folder, `backup ${files++}`);
    await one.create({ table: "b", after: 0, entries: [talk("1")], summary: summary("b") });
    await backUp(two, backup);
    await one.append({ table: "b", after: 1, entries: [talk("2")] });
    let isReset = false;
    one.onReset = () => {
      isReset = true;
    };
    await putBack(two, backup);
    // What follows from a past that is no more is refused, and its writer told.
    expect(await one.append({ table: "b", after: 1, entries: [talk("other")] })).toBe(false);
    await one.checkEpoch();
    expect(isReset).toBe(true);
    expect(await one.read("b", 0)).toEqual([talk("1")]);
    expect(await one.append({ table: "b", after: 1, entries: [talk("again")] })).toBe(true);
  });
  it("refuses a file that is no backup, and changes nothing", async () => {
    await expect(putBack(one, import.meta.filename)).rejects.toThrow(/header|backup/);
    expect(await one.read("b", 0)).toHaveLength(2);
  });
});

it("PostgreSQL lends due work to one node, until it is given up, lapses, or the table moves on", async () => {
  const url = await postgres.database();
  const one = await PostgresStore.open(url, "one", { connections: 3 });
  const two = await PostgresStore.open(url, "two", { connections: 3 });
  await one.create({ table: "w", after: 0, entries: [talk("1")], summary: summary("w"), due: 100 });
  const claims = await Promise.all([one.claimDue(100, 100, 200, 5), two.claimDue(100, 100, 200, 5)]);
  expect(claims.flat()).toEqual(["w"]);
  const [mine, others] = claims[0]?.length === 1 ? [one, two] : [two, one];
  expect(await others.claim("w", 150, 250)).toBeNull();
  expect(await mine.claim("w", 150, 200)).not.toBeNull();
  const lapsed = await others.claim("w", 200, 300);
  expect(lapsed).not.toBeNull();
  expect(await mine.claim("w", 250, 300)).toBeNull();
  await mine.append({ table: "w", after: 1, entries: [talk("2")], due: 100 });
  await others.settle("w", lapsed!, null);
  expect(await mine.claim("w", 250, 300)).not.toBeNull();
  await one.close();
  await two.close();
});

it("a backup of the one database can be put back into the other", async () => {
  const from = await SqliteStore.open(newFile());
  const to = await PostgresStore.open(await postgres.database(), "node");
  await from.create({ table: "b", after: 0, entries: [talk("åäö")], summary: summary("b"), due: 7 });
  await from.createSession("h", { id: "p", name: "Anna" }, 1_700_000_000_000);
  const backup = join(folder, "moved");
  const rows = await backUp(from, backup);
  expect(await putBack(to, backup)).toBe(rows);
  expect(await to.read("b", 0)).toEqual([talk("åäö")]);
  expect(await to.session("h")).toEqual({ person: { id: "p", name: "Anna" }, seen: 1_700_000_000_000 });
  await from.close();
  await to.close();
});

it("a backup says where it ends: half of one is refused, and changes nothing; none is overwritten without a word", async () => {
  const store = await SqliteStore.open(newFile());
  for (let table = 0; table < 5; table++)
    await store.create({ table: `t${table}`, after: 0, entries: [talk("1")], summary: summary(`t${table}`) });
  const backup = join(folder, "whole");
  const rows = await backUp(store, backup);
  await expect(backUp(store, backup)).rejects.toThrow(/already/);
  expect(await backUp(store, backup, { overwrite: true })).toBe(rows);
  const lines = gunzipSync(readFileSync(backup)).toString().trim().split("\n");
  const broken = {
    half: lines.slice(0, lines.length / 2),
    "without its end": lines.slice(0, -1),
    "a row short": lines.filter((_, at) => at !== 3),
    "of two": [...lines, ...lines.slice(1)],
  };
  await store.append({ table: "t0", after: 1, entries: [talk("2")] });
  for (const [name, part] of Object.entries(broken)) {
    const file = join(folder, name);
    writeFileSync(file, gzipSync(`${part.join("\n")}\n`));
    await expect(putBack(store, file)).rejects.toThrow(/not whole|after its end/);
    expect(await store.read("t0", 0)).toHaveLength(2);
  }
  // Those of the first version have no end mark.
  const former = join(folder, "former");
  writeFileSync(former, gzipSync(`${[lines[0]!.replace("backup 2", "backup 1"), ...lines.slice(1, -1)].join("\n")}\n`));
  expect(await putBack(store, former)).toBe(rows);
  expect(await store.read("t0", 0)).toHaveLength(1);
  await store.close();
});

describe("migrations", () => {
  const versions = Object.keys(migrationsFor("sqlite"));
  /** A database as the first release left it, with a match in it. */
  const first = async (db: Kysely<Database>, dialect: "sqlite" | "postgres"): Promise<void> => {
    await migrate(db, dialect, versions[0]);
    await db.insertInto("persons").values({ id: "p", name: "Anna", created: 1 }).execute();
    await db.insertInto("sessions").values({ hash: "h", person: "p", created: 1, seen: 1 }).execute();
    await db
      .insertInto("tables")
      .values({ id: "t", game: "fair", status: "running", listed: 1, created: 1, since: 1, summary: JSON.stringify(summary("t")) })
      .execute();
    await db
      .insertInto("journal")
      .values({ table_id: "t", n: 1, entry: JSON.stringify(talk("1")) })
      .execute();
    await db.insertInto("seats").values({ table_id: "t", seat: 0, person: "anna" }).execute();
    await migrate(db, dialect, "0055 owners");
    await sql`insert into results (table_id, seat, game, seats, subject, place, share, at, moves) values ('t', 0, 'fair', 2, 'anna', 1, 1, 7, 9)`.execute(
      db,
    );
  };
  const check = async (store: ServerStore): Promise<void> => {
    expect(await store.read("t", 0)).toEqual([talk("1")]);
    expect((await store.seated("anna", { finished: false, limit: 5 })).map(({ id }) => id)).toEqual(["t"]);
    expect((await store.session("h"))?.person.name).toBe("Anna");
    expect(await store.db.selectFrom("results").select(["subject", "moves", "part"]).execute()).toEqual([
      { subject: "anna", moves: 9, part: "whole" },
    ]);
    expect(await store.append({ table: "t", after: 1, entries: [talk("2")] })).toBe(true);
    await store.close();
  };
  it("bring a SQLite file of the first version up to date with all that is in it", async () => {
    const file = newFile();
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: openFile(file) }) });
    await first(db, "sqlite");
    await db.destroy();
    await check(await SqliteStore.open(file));
    await check2(file);
  });
  const check2 = async (file: string): Promise<void> => {
    const again = await SqliteStore.open(file);
    expect(await again.read("t", 0)).toHaveLength(2);
    await again.close();
  };
  it("bring a PostgreSQL database of the first version up to date, also when several nodes start at once", async () => {
    const url = await postgres.database();
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 2 }) }) });
    await first(db, "postgres");
    await db.destroy();
    const nodes = await Promise.all(["a", "b", "c"].map((node) => PostgresStore.open(url, node, { connections: 2 })));
    await check(nodes[0]!);
    await Promise.all(nodes.slice(1).map((node) => node.close()));
  });
});
