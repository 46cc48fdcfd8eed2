/** What a page of results says of somebody, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StandingBook } from "../src/standing/standing.ts";
import type { ServerStore } from "../src/store/index.ts";
import { PostgresStore } from "../src/store/postgres.ts";
import { SqliteStore } from "../src/store/sqlite.ts";
import { newFolder } from "./house.ts";
import type { TestPostgres } from "./postgres.ts";
import { startPostgres } from "./postgres.ts";

const DAY = 86_400_000;
const folder = newFolder();
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});
const open = async (database: string): Promise<ServerStore> =>
  database === "SQLite" ? SqliteStore.open(`${folder.path}/profile.sqlite`) : PostgresStore.open(await postgres.database(), "one");

describe.each(["SQLite", "PostgreSQL"])("on %s", (database) => {
  it("there are the roles somebody has had most, the longest voyages, and those they play with", async () => {
    const store = await open(database);
    const standing = new StandingBook({ db: store.db, hall: null as never, now: () => 0 });
    const seat = { seats: 3, mu: null, sigma: null, share: 0 };
    const match = (table_id: string, game: string, at: number, began: number | null, moves: number, roles: readonly (string | null)[]) =>
      ["anna", "bo", "bot:hard"].map((subject, place) => ({
        ...seat,
        table_id,
        game,
        at,
        began,
        moves,
        subject,
        seat: place,
        place: place + 1,
        share: place === 0 ? 1 : 0,
        role: roles[place] ?? null,
      }));
    await store.db
      .insertInto("results")
      .values([
        ...match("one", "svea-rike", 10 * DAY, 2 * DAY, 90, ["family:sture", "family:grip"]),
        ...match("two", "svea-rike", 11 * DAY, 10 * DAY, 300, ["family:sture", "family:grip"]),
        ...match("three", "svea-rike", 12 * DAY, null, 20, ["family:eka", "family:grip"]),
        ...match("four", "vasa-regalis", 12 * DAY, 12 * DAY - 5, 30, []),
      ])
      .execute();
    expect(await standing.favouritesOf("anna")).toEqual([
      { game: "svea-rike", role: "family:sture", seat: 0, played: 2, won: 2 },
      { game: "svea-rike", role: "family:eka", seat: 0, played: 1, won: 1 },
      { game: "vasa-regalis", role: null, seat: 0, played: 1, won: 1 },
    ]);
    expect(await standing.voyagesOf("anna")).toEqual({
      longest: { table: "one", game: "svea-rike", began: 2 * DAY, at: 10 * DAY, moves: 90 },
      busiest: { table: "two", game: "svea-rike", began: 10 * DAY, at: 11 * DAY, moves: 300 },
    });
    expect(await standing.voyagesOf("nobody")).toEqual({ longest: null, busiest: null });
    // Bo is a guest: nobody's to look up.
    expect(await standing.opponentsOf("anna", 8)).toEqual([{ subject: "bot:hard", name: null, played: 4, ahead: 4 }]);
    await store.db.insertInto("persons").values({ id: "bo", name: "Bo", created: 1 }).execute();
    await store.db.insertInto("members").values({ person: "bo", called: "bo", since: 1 }).execute();
    expect(await standing.opponentsOf("bot:hard", 8)).toEqual([{ subject: "bo", name: "Bo", played: 4, ahead: 0 }]);
    await store.close();
  });
});
