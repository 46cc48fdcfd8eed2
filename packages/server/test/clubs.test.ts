import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rankSeason } from "../src/clubs/season.ts";
import type { RunningServer } from "../src/index.ts";
import type { Somebody } from "./company.ts";
import { ask, DATABASES, newGuest, newMember, startOn } from "./company.ts";
import { newPerson } from "./house.ts";
import { until } from "./post-office.ts";

describe("the ranking of a season", () => {
  const matches = [
    { subjects: ["anna", "bot:hard", "bo"], places: [2, 1, 3] },
    { subjects: ["bo", "anna", "bot:hard"], places: [2, 1, 3] },
    { subjects: ["anna", "bot:hard", "bot:easy"], places: [1, 2, 3] },
  ];
  it("leaves bots out, and matches that are none without them", () => {
    expect(rankSeason(matches, { bots: false })).toMatchObject([
      { subject: "anna", played: 2, won: 2 },
      { subject: "bo", played: 2, won: 0 },
    ]);
  });
  it("ranks bots on the same scale where they count", () => {
    const lines = rankSeason(matches, { bots: true });
    expect(lines.map(({ subject }) => subject)).toEqual(["anna", "bot:hard", "bo", "bot:easy"]);
    expect(lines[0]).toMatchObject({ played: 3, won: 2 });
  });
  it("shares a win, and is the same whoever asks", () => {
    const tied = [{ subjects: ["anna", "bo"], places: [1, 1] }];
    expect(rankSeason(tied, { bots: false })).toMatchObject([{ won: 0.5 }, { won: 0.5 }]);
    expect(rankSeason(matches, { bots: true })).toEqual(rankSeason(matches, { bots: true }));
  });
});

describe.each(DATABASES)("a club on %s", { timeout: 120_000 }, (database) => {
  let server: RunningServer;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ server, stop } = await startOn(database));
  }, 120_000);
  afterAll(() => stop());
  const found = async (by: Somebody, name: string): Promise<string> =>
    (await by.send("POST", "/api/clubs", { name, about: "We play on Thursdays", shield: "azure-anchor" })).body.club as string;
  const newTable = async (by: Somebody, more: object = {}): Promise<string> => {
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "random" }];
    return (await by.send("POST", "/api/tables", { game: "vasa-regalis", seats, ...more })).body.table.id as string;
  };
  const comeIn = async (by: Somebody, club: string, who: Somebody): Promise<void> => {
    const { key } = (await by.send("POST", `/api/clubs/${club}/link`)).body as { key: string };
    await who.send("POST", `/api/clubs/${club}/join`, { key });
  };

  it("is founded by a member under a name of its own, and by no guest", async () => {
    const anna = await newMember(server, "Anna");
    const guest = await newGuest(server.port, "Guest");
    const club = await found(anna, "The Thursday Club");
    expect((await anna.get(`/api/clubs/${club}`)).body).toMatchObject({
      role: "founder",
      count: 1,
      inside: { members: [{ id: anna.id }] },
    });
    const again = await newMember(server, "Again");
    const taken = await again.send("POST", "/api/clubs", { name: "the  thursday club", about: "", shield: "or-sun" });
    expect(taken.body.error.code).toBe("name-taken");
    expect((await guest.send("POST", "/api/clubs", { name: "Guests", about: "", shield: "or-sun" })).status).toBe(403);
    expect((await guest.get("/api/clubs")).body).toMatchObject({ isMember: false, mine: [] });
    const seen = (await guest.get(`/api/clubs/${club}`)).body;
    expect(seen).toMatchObject({ name: "The Thursday Club", role: null, count: 1 });
    expect(seen.inside).toBeUndefined();
  });
  it("is joined by its link, of which the last alone is good, or by invitation; its parts are the founder's to give", async () => {
    const [bo, cilla, dag] = [await newMember(server, "Bo"), await newMember(server, "Cilla"), await newMember(server, "Dag")];
    const club = await found(bo, "Links");
    const { key: old } = (await bo.send("POST", `/api/clubs/${club}/link`)).body;
    const { key } = (await bo.send("POST", `/api/clubs/${club}/link`)).body;
    expect((await cilla.send("POST", `/api/clubs/${club}/join`, { key: old })).status).toBe(403);
    expect((await cilla.send("POST", `/api/clubs/${club}/join`, { key })).body).toMatchObject({ role: "member" });
    expect((await cilla.send("POST", `/api/clubs/${club}/invitations`, { name: "Dag" })).status).toBe(403);
    await bo.send("PUT", `/api/clubs/${club}/members/${cilla.id}`, { role: "steward" });
    expect((await cilla.send("POST", `/api/clubs/${club}/invitations`, { name: "dag" })).status).toBe(200);
    expect((await dag.get("/api/clubs")).body.invitations).toMatchObject([{ id: club, by: "Cilla" }]);
    await dag.send("POST", `/api/clubs/${club}/join`);
    expect((await cilla.send("DELETE", `/api/clubs/${club}/members/${bo.id}`)).status).toBe(403);
    expect((await bo.send("DELETE", `/api/clubs/${club}/members/${bo.id}`)).status).toBe(403);
    await bo.send("PUT", `/api/clubs/${club}/members/${cilla.id}`, { role: "founder" });
    expect((await bo.get(`/api/clubs/${club}`)).body).toMatchObject({ role: "steward" });
    await bo.send("DELETE", `/api/clubs/${club}/members/${bo.id}`);
    expect((await cilla.get(`/api/clubs/${club}`)).body.inside.members.map((one: Somebody) => one.name)).toEqual(["Cilla", "Dag"]);
    expect((await dag.send("DELETE", `/api/clubs/${club}`)).status).toBe(403);
    await cilla.send("DELETE", `/api/clubs/${club}`);
    expect((await dag.get(`/api/clubs/${club}`)).status).toBe(404);
  });
  it("shows nothing of the invitations of somebody who is blocked", async () => {
    const [eva, finn] = [await newMember(server, "Eva"), await newMember(server, "Finn")];
    const club = await found(eva, "Blocked");
    await finn.send("PUT", `/api/friends/${eva.id}/block`, { blocked: true });
    expect((await eva.send("POST", `/api/clubs/${club}/invitations`, { person: finn.id })).status).toBe(200);
    expect((await finn.get("/api/clubs")).body.invitations).toEqual([]);
    expect((await finn.send("POST", `/api/clubs/${club}/join`)).status).toBe(403);
  });
  it("has tables that its members see and join, and nobody else, by whichever way", async () => {
    const [gunnar, hedvig, ivar] = [await newMember(server, "Gunnar"), await newMember(server, "Hedvig"), await newMember(server, "Ivar")];
    const club = await found(gunnar, "Tables");
    await comeIn(gunnar, club, hedvig);
    const table = await newTable(gunnar);
    const listed = await newTable(gunnar, { listed: true });
    expect((await hedvig.send("POST", `/api/clubs/${club}/tables`, { table })).status).toBe(404);
    expect((await gunnar.send("POST", `/api/clubs/${club}/tables`, { table: listed })).status).toBe(403);
    expect((await gunnar.send("POST", `/api/clubs/${club}/tables`, { table })).status).toBe(200);
    expect((await hedvig.get(`/api/clubs/${club}`)).body.inside.tables).toMatchObject([{ id: table, free: 1 }]);
    for (const path of [`/api/clubs/${club}/tables/${table}`, `/api/tables/${table}`]) expect((await ivar.get(path)).status).not.toBe(200);
    const { invite } = (await hedvig.get(`/api/clubs/${club}/tables/${table}`)).body as { invite: string };
    // A stranger who was shown the link may look, as everywhere; the chair is the club's.
    expect((await ivar.send("POST", `/api/tables/${table}/join`, { invite })).status).toBe(403);
    const stranger = await newPerson(() => server.port, "Stranger");
    await expect(stranger.ask("join", { table, invite })).rejects.toThrow(/members of its club/);
    stranger.close();
    expect((await hedvig.send("POST", `/api/tables/${table}/join`, { invite })).status).toBe(200);
  });
  it("ranks a season of its own by what was played at its tables, and shows what was played", async () => {
    const [karl, lena, mats] = [await newMember(server, "Karl"), await newMember(server, "Lena"), await newMember(server, "Mats")];
    const club = await found(karl, "Season");
    for (const one of [lena, mats]) await comeIn(karl, club, one);
    const table = await newTable(karl, { seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] });
    await karl.send("POST", `/api/clubs/${club}/tables`, { table });
    for (const one of [lena, mats]) {
      const { invite } = (await one.get(`/api/clubs/${club}/tables/${table}`)).body as { invite: string };
      await one.send("POST", `/api/tables/${table}/join`, { invite });
    }
    await server.hall.ask({ id: lena.id, name: "Lena" }, "resign", { table, as: 1 });
    await server.hall.ask({ id: mats.id, name: "Mats" }, "resign", { table, as: 2 });
    const season = { title: "Autumn", game: null, from: 0, to: Date.now() + 86_400_000, bots: false };
    expect((await lena.send("POST", `/api/clubs/${club}/seasons`, season)).status).toBe(403);
    expect((await karl.send("POST", `/api/clubs/${club}/seasons`, { ...season, to: 0 })).status).toBe(400);
    expect((await karl.send("POST", `/api/clubs/${club}/seasons`, season)).status).toBe(200);
    const inside = await until("the match in the club's book", async () => {
      const now = (await lena.get(`/api/clubs/${club}`)).body.inside;
      // The season is reckoned anew a moment after the match is in the book.
      return now.past.length > 0 && now.seasons[0]?.matches > 0 && now;
    });
    expect(inside.past).toMatchObject([{ table, game: "vasa-regalis", places: [{ name: "Karl", place: 1 }, { place: 2 }, { place: 2 }] }]);
    expect(inside.seasons).toMatchObject([
      { title: "Autumn", matches: 1, ranking: [{ name: "Karl", won: 1, played: 1 }, { won: 0 }, { won: 0 }] },
    ]);
    expect(inside.tables).toEqual([]);
  });
  it("has a board for its founder and stewards to write on, and an end when whoever runs the server closes it", async () => {
    const [mia, nora] = [await newMember(server, "Mia"), await newMember(server, "Nora")];
    const club = await found(mia, "Board");
    await comeIn(mia, club, nora);
    const change = { about: "New", shield: "gules-griffin", board: "Next Thursday at Nora’s" };
    expect((await nora.send("PUT", `/api/clubs/${club}`, change)).status).toBe(403);
    expect((await mia.send("PUT", `/api/clubs/${club}`, change)).body).toMatchObject({ about: "New", inside: { board: change.board } });
    expect((await nora.send("POST", "/api/admin/acts", { act: "close-club", club })).status).toBe(404);
    await server.store.db.insertInto("admins").values({ person: nora.id, since: 1 }).execute();
    expect((await nora.send("POST", "/api/admin/acts", { act: "close-club", club })).status).toBe(200);
    expect((await mia.get(`/api/clubs/${club}`)).status).toBe(404);
    expect((await mia.get("/api/clubs")).body.mine).toEqual([]);
  });
  it("goes on without whoever is forgotten: another is its founder, and nothing of them is left", async () => {
    const [olof, pia, rolf] = [await newMember(server, "Olof"), await newMember(server, "Pia"), await newMember(server, "Rolf")];
    const club = await found(olof, "Heirs");
    for (const one of [pia, rolf]) await comeIn(olof, club, one);
    await olof.send("PUT", `/api/clubs/${club}/members/${rolf.id}`, { role: "steward" });
    await olof.send("POST", `/api/clubs/${club}/invitations`, { name: "Anna" });
    expect((await olof.get("/api/me/data")).body.clubs).toMatchObject({ member: [{ id: club, role: "founder" }], sent: [{ club }] });
    await olof.send("DELETE", "/api/me");
    expect((await pia.get(`/api/clubs/${club}`)).body.inside.members).toMatchObject([{ name: "Rolf", role: "founder" }, { name: "Pia" }]);
    for (const rows of ["clubs", "club_members", "club_invitations", "notices"] as const)
      expect(JSON.stringify(await server.store.db.selectFrom(rows).selectAll().execute())).not.toContain(olof.id);
    const alone = await newMember(server, "Alone");
    const own = await found(alone, "Alone");
    await alone.send("DELETE", "/api/me");
    expect((await pia.get(`/api/clubs/${own}`)).status).toBe(404);
  });
  it("may not be founded, nor people invited, without end", async () => {
    const [sven, tove] = [await newMember(server, "Sven"), await newMember(server, "Tove")];
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++)
      statuses.push(
        (await ask(server.port, sven.token, "POST", "/api/clubs", { name: `Sven ${time}`, about: "", shield: "or-sun" })).status,
      );
    expect(statuses).toEqual([200, 200, 200, 429]);
    const [{ id: club }] = (await sven.get("/api/clubs")).body.mine;
    for (let time = 0; time < 20; time++) await sven.send("POST", `/api/clubs/${club}/invitations`, { person: tove.id });
    expect((await sven.send("POST", `/api/clubs/${club}/invitations`, { person: tove.id })).status).toBe(429);
  });
});
