import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/index.ts";
import { ask, befriend, DATABASES, newGuest, newMember, startOn } from "./company.ts";
import { openPostOffice, until } from "./post-office.ts";

const idsIn = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

describe.each(DATABASES)("friends on %s", { timeout: 120_000 }, (database) => {
  let server: RunningServer;
  let stop: () => Promise<void>;
  let post: Awaited<ReturnType<typeof openPostOffice>>;
  beforeAll(async () => {
    post = await openPostOffice();
    ({ server, stop } = await startOn(database, {
      publicUrl: "https://stormakt.example",
      smtpUrl: post.url,
      mailFrom: "house@stormakt.example",
    }));
  }, 120_000);
  afterAll(async () => {
    await stop();
    await post.close();
  });
  const tellByMail = async (person: string, address: string): Promise<void> => {
    const { db } = server.store;
    await db.insertInto("mail_addresses").values({ person, address, since: 1 }).execute();
    await db
      .insertInto("wishes")
      .values({ person, body: JSON.stringify({ wait: 0 }) })
      .execute();
  };
  const newTable = async (token: string, listed: boolean): Promise<string> => {
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];
    return (await ask(server.port, token, "POST", "/api/tables", { game: "vasa-regalis", seats, listed })).body.table.id as string;
  };

  it("are asked by name, accept, and are gone when one of them removes the other", async () => {
    const [anna, brita] = [await newMember(server, "Anna Vasa"), await newMember(server, "Brita Grip")];
    expect((await anna.send("POST", "/api/friends", { name: " brita  GRIP" })).body).toMatchObject({
      friends: [],
      asked: [{ id: brita.id }],
    });
    expect((await brita.get("/api/friends")).body).toMatchObject({ asks: [{ id: anna.id, name: "Anna Vasa" }], friends: [] });
    expect((await anna.send("POST", `/api/friends/${brita.id}/answer`, { accept: true })).status).toBe(404);
    const accepted = await brita.send("POST", `/api/friends/${anna.id}/answer`, { accept: true });
    expect(accepted.body).toMatchObject({ asks: [], friends: [{ id: anna.id, tables: [] }] });
    expect((await anna.get("/api/friends")).body).toMatchObject({ asked: [], friends: [{ id: brita.id }] });
    await anna.send("DELETE", `/api/friends/${brita.id}`);
    expect((await brita.get("/api/friends")).body.friends).toEqual([]);
    expect((await anna.send("POST", "/api/friends", { name: "Nobody at all" })).status).toBe(404);
    expect((await anna.send("POST", "/api/friends", { person: anna.id })).status).toBe(403);
  });
  it("who ask each other are friends at once; who is declined may be asked again", async () => {
    const [carl, dag] = [await newMember(server, "Carl"), await newMember(server, "Dag")];
    await carl.send("POST", "/api/friends", { person: dag.id });
    await dag.send("POST", `/api/friends/${carl.id}/answer`, { accept: false });
    expect((await carl.get("/api/friends")).body).toMatchObject({ asked: [], friends: [] });
    await carl.send("POST", "/api/friends", { person: dag.id });
    expect((await dag.send("POST", "/api/friends", { person: carl.id })).body).toMatchObject({ friends: [{ id: carl.id }], asks: [] });
  });
  it("are for members: a guest is told that there are none, and may ask nobody", async () => {
    const guest = await newGuest(server.port, "A guest");
    const elsa = await newMember(server, "Elsa");
    expect((await guest.get("/api/friends")).body).toMatchObject({ isMember: false, friends: [] });
    expect((await guest.send("POST", "/api/friends", { person: elsa.id })).status).toBe(403);
    expect((await elsa.send("POST", "/api/friends", { person: guest.id })).status).toBe(404);
  });
  it("who are blocked see no difference, and nothing of theirs is seen", async () => {
    const [finn, gota] = [await newMember(server, "Finn"), await newMember(server, "Göta")];
    await befriend(finn, gota);
    await tellByMail(gota.id, "gota@stormakt.example");
    post.letters.length = 0;
    await gota.send("PUT", `/api/friends/${finn.id}/block`, { blocked: true });
    const asked = await finn.send("POST", "/api/friends", { person: gota.id });
    expect(asked.body).toMatchObject({ friends: [], asked: [{ id: gota.id }] });
    expect((await gota.get("/api/friends")).body).toMatchObject({ friends: [], asks: [], blocked: [{ id: finn.id }] });
    expect((await gota.send("POST", `/api/friends/${finn.id}/answer`, { accept: true })).status).toBe(404);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(post.letters).toEqual([]);
    await gota.send("PUT", `/api/friends/${finn.id}/block`, { blocked: false });
    expect(idsIn((await gota.get("/api/friends")).body.asks)).toEqual([finn.id]);
  });
  it("are seen at public tables, and at no private one", async () => {
    const [hans, ida] = [await newMember(server, "Hans"), await newMember(server, "Ida")];
    await befriend(hans, ida);
    const [open] = [await newTable(hans.token, true), await newTable(hans.token, false)];
    const { friends } = (await ida.get("/api/friends")).body;
    expect(friends).toMatchObject([{ id: hans.id, tables: [{ id: open, status: "gathering", free: 2, isHere: false }] }]);
    expect(friends[0].tables).toHaveLength(1);
  });
  it("are invited to a table, by a notice without a secret, and let in by the page it leads to", async () => {
    const [jon, karin, lars] = [await newMember(server, "Jon"), await newMember(server, "Karin"), await newMember(server, "Lars")];
    await befriend(jon, karin);
    await tellByMail(karin.id, "karin@stormakt.example");
    const table = await newTable(jon.token, false);
    post.letters.length = 0;
    expect((await jon.send("POST", `/api/tables/${table}/invitations`, { person: lars.id })).status).toBe(403);
    expect((await lars.send("POST", `/api/tables/${table}/invitations`, { person: karin.id })).status).toBe(404);
    for (let time = 0; time < 2; time++)
      expect((await jon.send("POST", `/api/tables/${table}/invitations`, { person: karin.id })).status).toBe(200);
    const letter = await until("a letter", () => post.letters[0]);
    expect(letter.subject).toBe("Jon invites you to Vasa Regalis");
    expect(letter.text).toContain(`https://stormakt.example/invited/${table}\n`);
    expect((await karin.get("/api/friends")).body.invitations).toMatchObject([{ table, game: "vasa-regalis", by: { name: "Jon" } }]);
    expect((await lars.get(`/api/invitations/${table}`)).status).toBe(404);
    const { invite } = (await karin.get(`/api/invitations/${table}`)).body as { invite: string };
    expect(letter.text).not.toContain(invite);
    expect((await karin.send("POST", `/api/tables/${table}/join`, { invite })).status).toBe(200);
    expect((await karin.get("/api/friends")).body.invitations).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(post.letters).toHaveLength(1);
  });
  it("may not be asked without end", async () => {
    const [mans, nils] = [await newMember(server, "Måns"), await newMember(server, "Nils")];
    const answers: number[] = [];
    for (let time = 0; time < 21; time++) answers.push((await mans.send("POST", "/api/friends", { person: nils.id })).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
  });
  it("are told to their person on request, and forgotten with it", async () => {
    const [ola, petra, rut] = [await newMember(server, "Ola"), await newMember(server, "Petra"), await newMember(server, "Rut")];
    await befriend(ola, petra);
    await rut.send("POST", "/api/friends", { person: ola.id });
    await petra.send("PUT", `/api/friends/${rut.id}/block`, { blocked: true });
    const table = await newTable(ola.token, false);
    await ola.send("POST", `/api/tables/${table}/invitations`, { person: petra.id });
    const data = (await ola.get("/api/me/data")).body;
    expect(data.friends).toMatchObject({ friends: [{ id: petra.id }], asks: [{ id: rut.id }], invitations: [{ table, isOwn: true }] });
    await ola.send("DELETE", "/api/me");
    expect((await petra.get("/api/friends")).body).toMatchObject({ friends: [], invitations: [], blocked: [{ id: rut.id }] });
    const { db } = server.store;
    for (const rows of ["friend_asks", "friends", "blocks", "table_invitations"] as const)
      expect(JSON.stringify(await db.selectFrom(rows).selectAll().execute())).not.toContain(ola.id);
  });
});
