import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/index.ts";
import { placesOf } from "../src/standing/contenders.ts";
import { newFolder, playToTheEnd, seatPeople, startQuietly } from "./house.ts";
import { until } from "./post-office.ts";

describe("places", () => {
  it("are shared by those who tie, and the next is as many lower", () => {
    expect(placesOf([[2], [0, 3], [1]], 4)).toEqual([2, 4, 1, 2]);
    expect(placesOf([[1]], 3)).toEqual([2, 1, 2]);
  });
});

describe("finished matches", () => {
  const folder = newFolder();
  let server: RunningServer;
  beforeAll(async () => {
    server = await startQuietly({ dataDir: folder.path, noticeRound: 50 });
  });
  afterAll(async () => {
    await server.close();
    folder.remove();
  });
  const where = (): number => server.port;
  const get = async (path: string): Promise<Record<string, unknown>> =>
    (await (await fetch(`http://127.0.0.1:${server.port}${path}`)).json()) as Record<string, unknown>;
  const play = async (seed: string): Promise<string> => {
    const { id, tables, people } = await seatPeople(where, ["Anna", "Brita", "Carl"]);
    await playToTheEnd(tables, seed);
    for (const person of people) person.close();
    return id;
  };
  const resultsOf = (id: string) => server.store.db.selectFrom("results").selectAll().where("table_id", "=", id).orderBy("seat").execute();

  it("are taken down once, with a rating for each who played", async () => {
    const id = await play("one");
    const rows = await until("results", async () => {
      const found = await resultsOf(id);
      return found.length === 3 && found;
    });
    expect(rows.map(({ mu }) => mu !== null)).toEqual([true, true, true]);
    const best = rows.filter(({ place }) => place === 1);
    const rest = rows.filter(({ place }) => place > 1);
    for (const winner of best) for (const other of rest) expect(winner.mu ?? 0).toBeGreaterThan(other.mu ?? 0);
    expect(best.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { db } = server.store;
    const played = await db
      .selectFrom("ratings")
      .select("played")
      .where("subject", "=", rows[0]?.subject ?? "")
      .execute();
    expect(played).toEqual([{ played: 1 }]);
  }, 60_000);

  it("show members and bots in the ranking, and nobody's results who is a guest", async () => {
    const { db } = server.store;
    const [row] = await db.selectFrom("results").selectAll().limit(1).execute();
    const person = row?.subject ?? "";
    expect((await get("/api/ranking?game=vasa-regalis&seats=3"))["ranking"]).toEqual([]);
    expect(await get(`/api/people/${person}`)).toMatchObject({ error: { code: "not-found" } });
    await db.insertInto("members").values({ person, called: "anna", since: 1 }).execute();
    expect((await get("/api/ranking?game=vasa-regalis&seats=3"))["ranking"]).toMatchObject([
      { subject: person, played: 1, provisional: true },
    ]);
    expect(await get(`/api/people/${person}`)).toMatchObject({
      standings: [{ game: "vasa-regalis", seats: 3, played: 1 }],
      results: [{ table: row?.table_id, others: [{}, {}] }],
    });
  });

  it("count for nothing where it was agreed so, where somebody plays several seats, or where a strong player was asked", async () => {
    const { people, id } = await seatPeople(where, ["Dag", "Elsa", "Finn"]);
    const made = await people[0]?.ask("create", {
      game: "vasa-regalis",
      seats: [{ kind: "me" }, { kind: "me" }, { kind: "bot", level: "random" }],
      rated: true,
    });
    const again = await people[0]?.ask("create", {
      game: "vasa-regalis",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
      rated: false,
    });
    expect(again?.table.rated).toBe(false);
    expect(made?.table.rated).toBe(true);
    const several = [0, 1].map((seat) => people[0]!.table(made!.table.id, seat));
    await Promise.all(several.map((one) => one.ready()));
    await playToTheEnd(several, "several");
    const rows = await until("results", async () => {
      const found = await resultsOf(made!.table.id);
      return found.length === 3 && found;
    });
    expect(rows.every(({ mu }) => mu === null)).toBe(true);
    expect(await resultsOf(id)).toEqual([]);
    for (const person of people) person.close();
  }, 60_000);
});
