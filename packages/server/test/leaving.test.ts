/** Nobody gets out of a rated match by leaving it: what becomes of ratings where people leave, are voted away, come back or are forgotten. */
import type { Entry } from "@stormakt/host";
import type { Profile } from "@stormakt/protocol/standing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Somebody } from "./company.ts";
import { DATABASES, newMember, startOn } from "./company.ts";
import { until } from "./post-office.ts";

const GAME = "vasa-regalis";
type Three = readonly [Somebody, Somebody, Somebody];

describe.each(DATABASES)("on %s", (database) => {
  let house: Awaited<ReturnType<typeof startOn>>;
  let drawn = 0;
  beforeAll(async () => {
    house = await startOn(database);
    Object.assign(house.server.hall.bots, { standIn: "random" });
  }, 120_000);
  afterAll(() => house.stop());

  const asks = ({ id, name }: Somebody) => ({ id, name });
  const at = (): number => Date.now();
  /** Three members at a match that has begun, or two and a bot. */
  async function begin({ rated = true, bot = false } = {}): Promise<{ id: string; invite: string; people: Three }> {
    const { server } = house;
    const name = (of: string): string => `${of} ${drawn}`;
    drawn += 1;
    const people = [
      await newMember(server, name("Anna")),
      await newMember(server, name("Bo")),
      await newMember(server, name("Carl")),
    ] as const;
    const last = bot ? { kind: "bot", level: "random" } : { kind: "open" };
    const { body } = await people[0].send("POST", "/api/tables", { game: GAME, seats: [{ kind: "me" }, { kind: "open" }, last], rated });
    const { invite } = body as { invite: string };
    const id = body.table.id as string;
    for (const one of people.slice(1, bot ? 2 : 3)) await one.send("POST", `/api/tables/${id}/join`, { invite });
    return { id, invite, people };
  }
  const write = (table: string, ...entries: readonly Entry[]) => house.server.hall.write(table, () => entries);
  const leave = (who: Somebody, table: string, as: number) => house.server.hall.ask(asks(who), "leave", { table, as });
  const voteAway = (table: string, seat: number) =>
    write(table, { kind: "seat", at: at(), seat, change: "kicked", person: null, name: null, bot: "random" });
  /** Bots play by themselves: what they made of it is said here. */
  async function end(table: string, ...places: readonly number[][]): Promise<void> {
    await write(table, { kind: "finished", at: at(), because: "rules", outcome: { places, because: "VR-END-1" } });
  }
  const called = (people: Three, subject: string): string =>
    ["Anna", "Bo", "Carl"][people.findIndex(({ id }) => id === subject)] ?? subject;
  /** Who had which part at which place, and as which it counts: all were new, so that ratings are in the order of the match. */
  async function resultsOf(id: string, people: Three): Promise<string[]> {
    const rows = await until("results", async () => {
      const found = await house.server.store.db
        .selectFrom("results")
        .selectAll()
        .where("table_id", "=", id)
        .orderBy("seat")
        .orderBy("part")
        .execute();
      return found.length > 0 && found;
    });
    return rows.map(({ seat, subject, part, place, mu }) => {
      const standing = mu === null ? "uncounted" : `counts as ${1 + rows.filter((row) => row.mu !== null && row.mu > mu).length}`;
      const who = subject.startsWith("gone-") ? "nobody" : called(people, subject);
      return `${seat} ${who} ${part} ${place} ${standing}`;
    });
  }
  const ratingOf = async (subject: string) =>
    house.server.store.db.selectFrom("ratings").select(["played", "won"]).where("subject", "=", subject).execute();
  const profileOf = async (who: Somebody): Promise<Profile> => (await who.get(`/api/people/${who.id}`)).body as Profile;

  it("whoever leaves has lost, whatever the bot makes of the chair, and it stands in their history", async () => {
    const { id, people } = await begin();
    const [anna, bo, carl] = people;
    await leave(carl, id, 2);
    await end(id, [2], [0], [1]);
    expect(await resultsOf(id, people)).toEqual([
      "0 Anna whole 2 counts as 1",
      "1 Bo whole 3 counts as 2",
      "2 bot:random joined 1 uncounted",
      "2 Carl left 3 counts as 3",
    ]);
    expect([await ratingOf(carl.id), await ratingOf(anna.id)]).toEqual([[{ played: 1, won: 0 }], [{ played: 1, won: 0 }]]);
    const [result] = (await profileOf(carl)).results;
    expect(result).toMatchObject({ table: id, place: 3, part: "left", points: expect.any(Number) });
    expect((await profileOf(bo)).results[0]?.others).toContainEqual({ subject: carl.id, name: carl.name, place: 3, part: "left" });
    // The bot that played the chair on was no opponent of whoever left it.
    expect((await profileOf(carl)).opponents.map(({ subject }) => subject).sort()).toEqual([anna.id, bo.id].sort());
  }, 60_000);
  it("so has whoever was voted away, unless they take the chair back before the end", async () => {
    const away = await begin();
    await voteAway(away.id, 0);
    await end(away.id, [0], [1], [2]);
    expect(await resultsOf(away.id, away.people)).toEqual([
      "0 bot:random joined 1 uncounted",
      "0 Anna left 3 counts as 3",
      "1 Bo whole 2 counts as 1",
      "2 Carl whole 3 counts as 2",
    ]);
    const back = await begin();
    await voteAway(back.id, 0);
    await house.server.hall.ask(asks(back.people[0]), "return", { table: back.id, as: 0 });
    await end(back.id, [0], [1], [2]);
    expect(await resultsOf(back.id, back.people)).toEqual([
      "0 Anna whole 1 counts as 1",
      "1 Bo whole 2 counts as 2",
      "2 Carl whole 3 counts as 3",
    ]);
  }, 60_000);
  it("whoever left and sat down again has the result of the chair", async () => {
    const { id, invite, people } = await begin();
    await leave(people[1], id, 1);
    await people[1].send("POST", `/api/tables/${id}/join`, { invite });
    await end(id, [1], [0], [2]);
    expect(await resultsOf(id, people)).toEqual(["0 Anna whole 2 counts as 2", "1 Bo whole 1 counts as 1", "2 Carl whole 3 counts as 3"]);
  }, 60_000);
  it("whoever sits down in another's place neither loses nor gains, and it is told of them all the same", async () => {
    const { id, invite, people } = await begin();
    const dora = await newMember(house.server, `Dora ${drawn}`);
    await leave(people[2], id, 2);
    await dora.send("POST", `/api/tables/${id}/join`, { invite });
    await end(id, [0], [1], [2]);
    expect(await resultsOf(id, people)).toEqual([
      "0 Anna whole 1 counts as 1",
      "1 Bo whole 2 counts as 2",
      `2 ${dora.id} joined 3 uncounted`,
      "2 Carl left 3 counts as 3",
    ]);
    expect(await ratingOf(dora.id)).toEqual([]);
    expect((await profileOf(dora)).results).toMatchObject([{ table: id, part: "joined", points: null }]);
  }, 60_000);
  it("a chair whose time ran out stays its person's, and so does its result; who gave up may get up", async () => {
    const { id, people } = await begin();
    await write(id, { kind: "seat", at: at(), seat: 1, change: "timed-out", person: null, name: null, bot: "random" });
    await house.server.hall.ask(asks(people[2]), "resign", { table: id, as: 2 });
    await leave(people[2], id, 2);
    await end(id, [1], [0], [2]);
    expect(await resultsOf(id, people)).toEqual(["0 Anna whole 2 counts as 2", "1 Bo whole 1 counts as 1", "2 Carl whole 3 counts as 3"]);
  }, 60_000);
  it("where everybody leaves, whoever stays longest comes first of them, and bots stay for ever", async () => {
    const three = await begin();
    for (const seat of [1, 0, 2]) await leave(three.people[seat]!, three.id, seat);
    expect(await resultsOf(three.id, three.people)).toEqual([
      "0 Anna left 2 counts as 2",
      "1 Bo left 3 counts as 3",
      "2 Carl whole 1 counts as 1",
    ]);
    const two = await begin({ bot: true });
    for (const seat of [1, 0]) await leave(two.people[seat]!, two.id, seat);
    expect((await resultsOf(two.id, two.people)).slice(0, 2)).toEqual(["0 Anna left 2 counts as 2", "1 Bo left 3 counts as 3"]);
  }, 60_000);
  it("whoever is forgotten midway is last for the others, and nothing of them is kept", async () => {
    const { id, people } = await begin();
    const [anna, , carl] = people;
    expect((await carl.send("DELETE", "/api/me")).status).toBe(200);
    // Until the journal has been looked at once more some node may still know who it was.
    await until("a table without them", async () => {
      const held = await house.server.hall.inTurn(id, ({ table }) => table.seats[2]?.beganBy);
      return held?.startsWith("gone-") === true;
    });
    await end(id, [2], [0], [1]);
    expect(await resultsOf(id, people)).toEqual([
      "0 Anna whole 2 counts as 1",
      "1 Bo whole 3 counts as 2",
      "2 bot:random joined 1 uncounted",
      "2 nobody left 3 counts as 3",
    ]);
    const kept = await house.server.store.db.selectFrom("ratings").select("subject").where("subject", "like", "gone-%").execute();
    expect([kept, await ratingOf(carl.id), await ratingOf(anna.id)]).toEqual([[], [], [{ played: 1, won: 0 }]]);
  }, 60_000);
  it("where nothing was to be counted nothing is: whoever leaves is not heard of again", async () => {
    const { id, people } = await begin({ rated: false });
    await leave(people[2], id, 2);
    await end(id, [2], [0], [1]);
    expect(await resultsOf(id, people)).toEqual(["0 Anna whole 2 uncounted", "1 Bo whole 3 uncounted", "2 bot:random whole 1 uncounted"]);
    expect((await profileOf(people[2])).results).toEqual([]);
  }, 60_000);
});
