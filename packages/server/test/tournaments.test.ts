import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/index.ts";
import type { Somebody } from "./company.ts";
import { DATABASES, newGuest, newMember, startOn } from "./company.ts";
import { until } from "./post-office.ts";

const PLAN = {
  name: "Autumn Cup",
  form: "swiss",
  game: "vasa-regalis",
  options: {},
  size: 3,
  rounds: 2,
  pace: { kind: "live", bank: 600, increment: 10, window: 30 },
  timeout: "bot",
  bots: null as string | null,
  rated: true,
};
interface Table {
  readonly round: number;
  readonly table: string;
  readonly seats: readonly (string | null)[];
  readonly isLaid: boolean;
  readonly isOver: boolean;
}
/** Everybody who sits somewhere, once for each seat. */
const peopleAt = (tables: readonly Table[]): string[] => tables.flatMap(({ seats }) => seats.flatMap((one) => one ?? [])).sort();

describe.each(DATABASES)("a tournament on %s", { timeout: 120_000 }, (database) => {
  let server: RunningServer;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ server, stop } = await startOn(database));
  }, 120_000);
  afterAll(() => stop());
  let count = 0;
  const members = (names: number): Promise<Somebody[]> =>
    Promise.all(Array.from({ length: names }, () => newMember(server, `Member ${++count}`)));
  const announce = async (by: Somebody, plan: object = {}, club: string | null = null): Promise<string> =>
    (await by.send("POST", "/api/tournaments", { club, plan: { ...PLAN, ...plan } })).body.tournament as string;
  const at = async (who: Somebody, id: string) => (await who.get(`/api/tournaments/${id}`)).body;
  const laid = (who: Somebody, id: string, round: number): Promise<Table[]> =>
    until(`round ${round}`, async () => {
      const tables = ((await at(who, id)).pairings as Table[]).filter((one) => one.round === round);
      return tables.length > 0 && tables.every((one) => one.isLaid) && tables;
    });
  /** All but the first person of a table give up; alone among bots, that one too. */
  const giveUp = async ({ table, seats }: Table, isAll = false): Promise<void> => {
    const people = seats.flatMap((person, seat) => (person === null ? [] : [{ id: person, seat }]));
    // Where a bot sits too, a person who is left would have to play on.
    const isAlone = isAll || people.length < seats.length;
    for (const { id, seat } of isAlone ? people : people.slice(1))
      await server.hall
        .ask({ id, name: "" }, "resign", { table, as: seat })
        .catch((error: unknown) => expect(String(error)).toMatch(/not under way|not yours/));
  };

  it("is announced by a member, entered by members, and begun by whoever runs it", async () => {
    const [anna, bo, carl] = (await members(3)) as [Somebody, Somebody, Somebody];
    const guest = await newGuest(server.port, "A guest");
    expect((await guest.send("POST", "/api/tournaments", { club: null, plan: PLAN })).status).toBe(403);
    for (const bad of [{ size: 6 }, { pace: { kind: "none" } }, { game: "nine-mens-morris" }, { bots: "nobody" }, { rounds: 0 }])
      expect((await anna.send("POST", "/api/tournaments", { club: null, plan: { ...PLAN, ...bad } })).status).toBeGreaterThanOrEqual(400);
    const id = await announce(anna);
    expect((await guest.send("POST", `/api/tournaments/${id}/entry`)).status).toBe(403);
    expect((await guest.get("/api/tournaments")).body.tournaments).toMatchObject([{ id, status: "open", name: "Autumn Cup" }]);
    for (const one of [anna, bo]) expect((await one.send("POST", `/api/tournaments/${id}/entry`)).body.isEntered).toBe(true);
    expect((await bo.send("POST", `/api/tournaments/${id}/start`)).status).toBe(403);
    // Two are too few for a table of three without bots.
    expect((await anna.send("POST", `/api/tournaments/${id}/start`)).status).toBe(403);
    await carl.send("POST", `/api/tournaments/${id}/entry`);
    await carl.send("DELETE", `/api/tournaments/${id}/entry`);
    expect((await at(anna, id)).entrants).toHaveLength(2);
    await anna.send("POST", `/api/tournaments/${id}/cancel`);
    expect((await guest.get("/api/tournaments")).body.tournaments).toEqual([]);
  });

  it("makes each round when the former is over, lets new people meet, and ends with a standing", async () => {
    const people = await members(6);
    const [anna] = people as [Somebody];
    const id = await announce(anna);
    for (const one of people) await one.send("POST", `/api/tournaments/${id}/entry`);
    expect((await anna.send("POST", `/api/tournaments/${id}/start`)).body).toMatchObject({ status: "running", round: 1, rounds: 2 });
    const late = await newMember(server, "Late");
    expect((await late.send("POST", `/api/tournaments/${id}/entry`)).status).toBe(409);
    const first = await laid(anna, id, 1);
    expect(peopleAt(first)).toEqual(people.map((one) => one.id).sort());
    // The seats are theirs already: it waits among their tables, and for all to watch.
    const mine = (await anna.get("/api/my-tables")).body.tables;
    expect(mine).toMatchObject([{ status: "running", listed: true, name: expect.stringMatching(/^Autumn Cup 1\./) }]);
    await giveUp(first[0] as Table);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await at(anna, id)).round).toBe(1);
    await giveUp(first[1] as Table);
    const second = await laid(anna, id, 2);
    expect(peopleAt(second)).toEqual(people.map((one) => one.id).sort());
    const winners = first.map(({ seats }) => seats[0]);
    expect(second.some(({ seats }) => winners.every((one) => seats.includes(one ?? null)))).toBe(true);
    const moved = people.filter(({ id: one }) => {
      const seatIn = (tables: Table[]): number => tables.map(({ seats }) => seats.indexOf(one)).find((seat) => seat >= 0) ?? -1;
      return seatIn(first) !== seatIn(second);
    });
    expect(moved).toHaveLength(6);
    for (const table of second) await giveUp(table);
    const over = await until("the end", async () => {
      const now = await at(anna, id);
      return now.status === "over" && now;
    });
    expect(over.standings).toHaveLength(6);
    expect(over.standings.every((line: { played: number }) => line.played === 2)).toBe(true);
    const points = over.standings.map((line: { points: number }) => line.points);
    expect(points).toEqual(points.toSorted((a: number, b: number) => b - a));
    expect(points.reduce((sum: number, one: number) => sum + one, 0)).toBe(4 * 3 * 60);
    expect((await server.store.db.selectFrom("pairings").selectAll().where("tournament", "=", id).execute()).length).toBe(4);
  });

  it("fills up with bots, goes on without whoever withdraws, and is over when too few are left", async () => {
    const people = await members(4);
    const [anna, bo, carl, dag] = people as [Somebody, Somebody, Somebody, Somebody];
    const id = await announce(anna, { bots: "random", rounds: 3 });
    for (const one of people) await one.send("POST", `/api/tournaments/${id}/entry`);
    await anna.send("POST", `/api/tournaments/${id}/start`);
    const first = await laid(anna, id, 1);
    expect(first.map(({ seats }) => seats.filter((one) => one === null).length)).toEqual([1, 1]);
    await dag.send("DELETE", `/api/tournaments/${id}/entry`);
    for (const table of first) await giveUp(table);
    const second = await laid(anna, id, 2);
    expect(peopleAt(second)).toEqual([anna.id, bo.id, carl.id].sort());
    await bo.send("DELETE", `/api/tournaments/${id}/entry`);
    await carl.send("DELETE", "/api/me");
    for (const table of second) await giveUp(table, true);
    const over = await until("the end", async () => {
      const now = await at(anna, id);
      return now.status === "over" && now;
    });
    expect(over.round).toBe(2);
    expect(JSON.stringify(over)).not.toContain(carl.id);
    expect(over.entrants).toHaveLength(4);
  });

  it("of a club is there for its members alone, and so are its tables", async () => {
    const people = await members(3);
    const [anna, bo, carl] = people as [Somebody, Somebody, Somebody];
    const stranger = await newMember(server, `Stranger on ${database}`);
    const { club } = (await anna.send("POST", "/api/clubs", { name: "Cup Club", about: "", shield: "or-sun" })).body;
    const { key } = (await anna.send("POST", `/api/clubs/${club}/link`)).body;
    for (const one of [bo, carl]) await one.send("POST", `/api/clubs/${club}/join`, { key });
    expect((await stranger.send("POST", "/api/tournaments", { club, plan: PLAN })).status).toBe(403);
    const id = await announce(bo, { form: "robin", rounds: 1 }, club);
    expect((await stranger.get(`/api/tournaments/${id}`)).status).toBe(404);
    expect((await stranger.send("POST", `/api/tournaments/${id}/entry`)).status).toBe(404);
    expect(JSON.stringify((await stranger.get("/api/tournaments")).body)).not.toContain(id);
    for (const one of people) await one.send("POST", `/api/tournaments/${id}/entry`);
    await bo.send("POST", `/api/tournaments/${id}/start`);
    const [table] = (await laid(anna, id, 1)) as [Table];
    expect((await stranger.get(`/api/tables/${table.table}`)).status).toBe(404);
    expect((await stranger.get(`/api/tournaments/${id}/tables/${table.table}`)).status).toBe(404);
    expect((await anna.get(`/api/tournaments/${id}/tables/${table.table}`)).body.invite).toEqual(expect.any(String));
    expect((await anna.get(`/api/clubs/${club}`)).body.inside.tables).toMatchObject([{ id: table.table, status: "running" }]);
    await giveUp(table);
    await until("the end", async () => (await at(anna, id)).status === "over" && true);
    const data = (await bo.get("/api/me/data")).body.tournaments;
    expect(data).toMatchObject({ entered: [{ tournament: id }], organised: [{ id }] });
  });

  it("of a club goes on without whoever leaves it, and not at all without the club", async () => {
    const people = await members(4);
    const [anna, bo, carl, dag] = people as [Somebody, Somebody, Somebody, Somebody];
    const { club } = (await anna.send("POST", "/api/clubs", { name: "Leavers", about: "", shield: "or-sun" })).body;
    const { key } = (await anna.send("POST", `/api/clubs/${club}/link`)).body;
    for (const one of [bo, carl, dag]) await one.send("POST", `/api/clubs/${club}/join`, { key });
    const id = await announce(anna, { bots: "random", rounds: 3 }, club);
    for (const one of people) await one.send("POST", `/api/tournaments/${id}/entry`);
    await dag.send("DELETE", `/api/clubs/${club}/members/${dag.id}`);
    await anna.send("POST", `/api/tournaments/${id}/start`);
    const first = await laid(anna, id, 1);
    expect(first.flatMap(({ seats }) => seats)).not.toContain(dag.id);
    await carl.send("DELETE", `/api/clubs/${club}/members/${carl.id}`);
    for (const table of first) await giveUp(table);
    const second = await laid(anna, id, 2);
    expect(peopleAt(second)).toEqual([anna.id, bo.id].sort());
    await anna.send("DELETE", `/api/clubs/${club}`);
    expect((await anna.get(`/api/tournaments/${id}`)).status).toBe(404);
    for (const table of second) await giveUp(table);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const row = await server.store.db.selectFrom("tournaments").select(["status", "round"]).where("id", "=", id).executeTakeFirst();
    expect(row).toEqual({ status: "cancelled", round: 2 });
  });

  it("tells people by the crier that their table is laid, once", async () => {
    const people = await members(3);
    const [anna] = people as [Somebody];
    const { db } = server.store;
    await db.insertInto("wishes").values({ person: anna.id, body: "{}" }).execute();
    const to = JSON.stringify({ url: "https://example.org/hook", form: "json" });
    await db.insertInto("targets").values({ id: "t", person: anna.id, kind: "hook", body: to, created: 1, failures: 0 }).execute();
    const id = await announce(anna, { rounds: 1 });
    for (const one of people) await one.send("POST", `/api/tournaments/${id}/entry`);
    await anna.send("POST", `/api/tournaments/${id}/start`);
    await laid(anna, id, 1);
    const told = await db.selectFrom("notices").select(["occasion", "way"]).where("kind", "=", "round").execute();
    expect(told).toEqual([{ occasion: `round ${id} 1 ${anna.id}`, way: "hook" }]);
    await db.deleteFrom("targets").where("person", "=", anna.id).execute();
  });

  it("may not be announced without end", async () => {
    const [eva] = (await members(1)) as [Somebody];
    for (let time = 0; time < 5; time++) expect(await announce(eva)).toEqual(expect.any(String));
    expect((await eva.send("POST", "/api/tournaments", { club: null, plan: PLAN })).status).toBe(429);
  });
});
