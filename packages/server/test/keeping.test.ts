/** Keeping house: admins, reports from the table, people's own data. On a file, and on PostgreSQL with two nodes. */
import { OwnWords } from "@stormakt/host";
import { Engine, readRecord, replay } from "@stormakt/kernel";
import type { HostMessage } from "@stormakt/protocol";
import { Client, liveAddress, overSocket, RequestRefused } from "@stormakt/protocol/client";
import { gameCalled } from "@stormakt/shelf";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashOf } from "../src/auth/guests.ts";
import { netOf, rangeOf } from "../src/house/acts.ts";
import { HouseBook } from "../src/house/book.ts";
import { House } from "../src/house/house.ts";
import { People } from "../src/house/people.ts";
import type { RunningServer } from "../src/index.ts";
import { TABLES } from "../src/store/schema.ts";
import { newFolder, newToken, pause, playToTheEnd, quiet, startQuietly } from "./house.ts";
import type { TestPostgres } from "./postgres.ts";
import { startPostgres } from "./postgres.ts";

const code = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return "done";
  } catch (error) {
    if (error instanceof RequestRefused) return error.failure.code;
    throw error;
  }
};
/** Nodes tell each other every ten seconds who is there. */
const soon = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  for (let attempt = 0; attempt < 1_200 && !(await isSo()); attempt++) await pause(25);
  expect(await isSo()).toBe(true);
};
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 240_000);
afterAll(() => postgres.stop());

describe.each(["SQLite", "PostgreSQL"])("a house on %s", (database) => {
  const folder = newFolder();
  let nodes: RunningServer[] = [];
  let book: HouseBook;
  const at = (node: number): RunningServer => nodes[node % nodes.length]!;
  beforeAll(async () => {
    const databaseUrl = database === "SQLite" ? "" : await postgres.database();
    const more = { dataDir: folder.path, databaseUrl, trustProxy: 1 };
    nodes = database === "SQLite" ? [await startQuietly(more)] : [await startQuietly(more), await startQuietly(more)];
    book = new HouseBook(nodes[0]!.store.db);
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    folder.remove();
  });

  /** Somebody with a socket to one node and an address of their own. */
  const person = async (name: string, node = 0, address = "198.51.100.7") => {
    const { port } = at(node);
    const token = await newToken(port, name);
    const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": address };
    const heard: HostMessage[] = [];
    let closings = 0;
    const client = new Client(
      overSocket(() => {
        const socket = new WebSocket(liveAddress(`http://127.0.0.1:${port}`), { headers } as never);
        socket.addEventListener("message", ({ data }) => heard.push(JSON.parse(String(data)) as HostMessage));
        socket.addEventListener("close", () => (closings += 1));
        return socket;
      }),
    );
    await soon(() => client.person !== null);
    const api = async (method: string, path: string, body?: object) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    };
    return { id: client.person!.id, client, heard, api, closings: () => closings };
  };
  const newAdmin = async (name: string, node = 0) => {
    const admin = await person(name, node, "203.0.113.1");
    const key = `key-of-${name}-${"x".repeat(20)}`;
    await book.addKey(hashOf(key), Date.now());
    expect((await admin.api("POST", "/api/admin/key", { key })).status).toBe(200);
    const act = async (body: object) => expect(await admin.api("POST", "/api/admin/acts", body)).toMatchObject({ status: 200 });
    return { ...admin, act, key };
  };
  const seated = async (names: readonly string[]) => {
    const people = await Promise.all(names.map((name, seat) => person(name, seat)));
    const seats = names.map((_, seat) => ({ kind: seat === 0 ? "me" : "open" }) as const);
    const { table, invite } = await people[0]!.client.ask("create", { game: "vasa-regalis", seats });
    for (const { client } of people.slice(1)) await client.ask("join", { table: table.id, invite });
    const tables = people.map(({ client }, seat) => client.table(table.id, seat));
    await Promise.all(tables.map((one) => one.ready()));
    return { id: table.id, invite, people, tables };
  };

  it("is kept by whoever opened the one-time link, and by nobody else", async () => {
    const admin = await newAdmin("Keeper");
    const guest = await person("Nosy", 1);
    expect((await guest.api("GET", "/api/admin")).status).toBe(404);
    expect((await guest.api("POST", "/api/admin/acts", { act: "withdraw" })).status).toBe(404);
    expect((await guest.api("POST", "/api/admin/key", { key: admin.key })).status).toBe(404);
    const seen = await admin.api("GET", "/api/admin");
    expect(seen.status).toBe(200);
    expect(seen.body.admins).toContainEqual(expect.objectContaining({ person: admin.id, name: "Keeper" }));
    await admin.act({ act: "appoint", person: guest.id });
    expect((await guest.api("GET", "/api/admin")).status).toBe(200);
    await admin.act({ act: "dismiss", person: guest.id });
    expect((await guest.api("GET", "/api/admin")).status).toBe(404);
    const late = `late-${"x".repeat(20)}`;
    await book.addKey(hashOf(late), Date.now() - 90_000_000);
    expect((await guest.api("POST", "/api/admin/key", { key: late })).status).toBe(404);
  });

  it("shows who is here at every node, the tables and what went wrong, but nothing of anybody's hand", async () => {
    const admin = await newAdmin("Keeper");
    const { id, people } = await seated(["Anna", "Bo", "Cilla"]);
    at(0).hall.world.report({ what: "a test went wrong", table: id, action: { kind: "secret" }, error: new OwnWords("as planned") });
    await soon(async () => {
      const { body } = await admin.api("GET", "/api/admin");
      const names = body.here.map(({ name }: { name: string }) => name);
      return people.every(({ client }) => names.includes(client.person!.name)) && body.problems.length > 0;
    });
    const { body } = await admin.api("GET", "/api/admin");
    expect(body.here.find(({ person: one }: { person: string }) => one === people[0]!.id)).toMatchObject({
      name: "Anna",
      net: "198.51.100.0/24",
      tables: [id],
    });
    expect(JSON.stringify(body)).not.toContain("198.51.100.7");
    expect(body.tables.counts.running).toBeGreaterThan(0);
    expect(body.tables.open).toContainEqual(expect.objectContaining({ id, status: "running" }));
    const problem = body.problems.find(({ what }: { what: string }) => what === "a test went wrong");
    expect(problem.detail).toContain("as planned");
    expect(problem.detail).not.toContain("secret");
    expect(JSON.stringify(body)).not.toMatch(/"hands"|"seed"|"invite"/);
  });

  it("closes a table, by an admin or from the command line, and everybody there hears of it", async () => {
    const admin = await newAdmin("Keeper");
    for (const way of ["web", "cli"]) {
      const { id, tables } = await seated(["Anna", "Bo", "Cilla"]);
      if (way === "web") await admin.act({ act: "close-table", table: id, why: "a quarrel" });
      else await book.write("cli", { act: "close-table", table: id } as { act: string }, Date.now(), false);
      await soon(() => tables.every(({ state }) => state.info?.status === "finished"));
      expect(tables[1]!.state.lines.filter(({ kind }) => kind === "finished")).toMatchObject([{ because: "closed", outcome: null }]);
    }
  });

  it("lets somebody talk no longer, for a while", async () => {
    const admin = await newAdmin("Keeper", 1);
    const { people, tables } = await seated(["Anna", "Bo", "Cilla"]);
    await tables[1]!.chat("Hear, hear");
    await admin.act({ act: "mute", person: people[1]!.id, minutes: 10, why: "shouting" });
    await soon(async () => (await code(tables[1]!.chat("And again"))) === "muted");
    expect(await code(people[1]!.client.ask("rename", { name: "Loud" }))).toBe("muted");
    expect((await people[1]!.api("PATCH", "/api/session", { name: "Loud" })).status).toBe(403);
    await tables[0]!.chat("Peace");
    await admin.act({ act: "unmute", person: people[1]!.id });
    await soon(async () => (await code(tables[1]!.chat("Sorry"))) === "done");
  });

  it("turns out a person, or a whole net, at every node, and lets them in again", async () => {
    const admin = await newAdmin("Keeper");
    const rude = await person("Rude", 1);
    const near = await person("Near", 1, "192.0.2.77");
    await admin.act({ act: "ban", person: rude.id, why: "rudeness" });
    await soon(() => rude.closings() > 0);
    expect((await rude.api("GET", "/api/session")).body.error.code).toBe("banned");
    expect((await near.api("GET", "/api/session")).status).toBe(200);
    await admin.act({ act: "ban-range", range: "192.0.2.0/24", minutes: 5 });
    await soon(() => near.closings() > 0);
    expect((await near.api("POST", "/api/session", {})).body.error.code).toBe("banned");
    const { body } = await admin.api("GET", "/api/admin");
    expect(body.bans).toHaveLength(2);
    for (const { id } of body.bans) await admin.act({ act: "unban", ban: id });
    await soon(
      async () => (await rude.api("GET", "/api/session")).status === 200 && (await near.api("GET", "/api/session")).status === 200,
    );
    expect((await admin.api("POST", "/api/admin/acts", { act: "ban-range", range: "0.0.0.0/0" })).status).toBe(400);
    expect(await admin.api("POST", "/api/admin/acts", { act: "unban", ban: "none" })).toMatchObject({
      status: 404,
      body: { error: { code: "not-found", text: expect.stringContaining("there is no ban none") } },
    });
  });

  it("announces a restart to all who are here and to whoever comes, and takes it back", async () => {
    const admin = await newAdmin("Keeper");
    const here = await person("Here", 1);
    await admin.act({ act: "announce", text: "New rules for Wallenstein", minutes: 10 });
    await soon(() => here.client.notice !== null);
    expect(here.client.notice).toMatchObject({ text: "New rules for Wallenstein" });
    expect(here.client.notice!.restart).toBeGreaterThan(Date.now() + 500_000);
    const late = await person("Late", 1);
    await soon(() => late.client.notice !== null);
    await admin.act({ act: "withdraw" });
    await soon(() => here.client.notice === null && late.client.notice === null);
  });

  it("writes down every act, with who did it", async () => {
    const admin = await newAdmin("Keeper");
    const guest = await person("Guest", 1);
    await admin.act({ act: "mute", person: guest.id, why: "a test" });
    await admin.act({ act: "unmute", person: guest.id });
    const { body } = await admin.api("GET", "/api/admin");
    const own = body.acts.filter(({ by }: { by: string }) => by === admin.id).map(({ act }: { act: string }) => act);
    expect(own).toEqual(["unmute", "mute", "came-in"]);
    expect(body.acts.map(({ n }: { n: number }) => n)).toEqual(body.acts.map((_: unknown, at: number) => body.acts[0].n - at));
  });

  it("takes reports from a table: the record up to then as the reporter saw it, and all of it once the match is over", async () => {
    const admin = await newAdmin("Keeper");
    const { id, people, tables } = await seated(["Anna", "Bo", "Cilla"]);
    for (let move = 0; move < 12; move++) {
      await soon(() => tables.some(({ state }) => state.now?.prompt?.asked === true));
      const asked = tables.find(({ state }) => state.now?.prompt?.asked === true)!;
      const allowed = asked.state.now!.choices.filter(({ rule }) => rule === null);
      await asked.move(allowed[move % allowed.length]!.action);
      for (const [seat, table] of tables.entries())
        await soon(async () => table.state.n === (await at(0).hall.open(id)).table.heard(seat) && table.state.now?.n === table.state.n);
    }
    const { n, lines } = tables[1]!.state;
    const report = { table: id, as: 1, text: "The ship sank too soon", version: "web 0.1.0", errors: ["TypeError: x is not a function"] };
    expect((await people[0]!.api("POST", "/api/reports", report)).status).toBe(403);
    const filed = await people[1]!.api("POST", "/api/reports", report);
    expect(filed.status).toBe(200);
    const address = `/api/admin/reports/${filed.body.report}`;
    expect((await people[1]!.api("GET", address)).status).toBe(404);
    await tables[0]!.chat("said after the report");
    const { body } = await admin.api("GET", address);
    expect(body.report).toMatchObject({ text: report.text, version: report.version, errors: report.errors, n, as: 1 });
    expect(body.lines).toEqual(lines);
    const then = await tables[1]!.viewAt(n);
    expect(body.now.view).toEqual(then.view);
    expect((await admin.api("GET", `${address}/view/${n - 3}`)).body.now.view).toEqual((await tables[1]!.viewAt(n - 3)).view);
    expect((await admin.api("GET", `${address}/view/${n + 1}`)).status).toBe(409);
    expect((await admin.api("GET", `${address}/record`)).body.error.code).toBe("not-finished");
    // An admin who plays there sees nothing of it.
    await admin.act({ act: "appoint", person: people[2]!.id });
    expect((await people[2]!.api("GET", address)).status).toBe(403);
    expect((await people[2]!.api("GET", `${address}/view/${n}`)).status).toBe(403);
    // Who looked is written down: once, however many steps were looked at, and nothing of who was refused.
    const looks = async () =>
      (await admin.api("GET", "/api/admin")).body.acts
        .filter(({ act, body: { report: of } }: any) => act === "look-at-report" && of === filed.body.report)
        .map(({ by }: { by: string }) => by);
    expect(await looks()).toEqual([admin.id]);
    await admin.act({ act: "settle-report", report: filed.body.report });
    await playToTheEnd(tables, "report");
    const { record } = (await admin.api("GET", `${address}/record`)).body;
    const engine = new Engine(await gameCalled("vasa-regalis"));
    expect(replay(engine, readRecord(record)).outcome).not.toBeNull();
    expect((await admin.api("GET", "/api/admin")).body.reports.find(({ id: one }: any) => one === filed.body.report).status).toBe(
      "settled",
    );
  });

  it("gives people their data, and forgets them when they ask: name, words and sockets gone, the moves kept", async () => {
    const name = `Annabella ${database}`;
    const finished = await seated([name, "Bo", "Cilla"]);
    const { client } = finished.people[0]!;
    await finished.tables[0]!.chat("I am Annabella of Visby");
    await finished.tables[1]!.chat("Good evening");
    await client.ask("note", { table: finished.id, text: "Bo bluffs" });
    await playToTheEnd(finished.tables, "forget");
    const { table: open, invite } = await client.ask("create", {
      game: "vasa-regalis",
      name: "Annabella's yard",
      seats: [{ kind: "open" }, { kind: "open" }, { kind: "me" }],
    });
    const running = finished.people[1]!.client;
    await running.ask("join", { table: open.id, invite });
    await finished.people[2]!.client.ask("join", { table: open.id, invite });
    const watcher = running.table(open.id, 0);
    await watcher.ready();
    await finished.people[0]!.api("POST", "/api/reports", { table: open.id, as: 2, text: "from Annabella", version: "", errors: [] });

    const data = (await finished.people[0]!.api("GET", "/api/me/data")).body;
    expect(data.person).toMatchObject({ name });
    expect(data.notes).toEqual([{ table: finished.id, text: "Bo bluffs" }]);
    expect(data.tables.find(({ id }: { id: string }) => id === finished.id)).toMatchObject({
      seats: [{ seat: 0, names: [name] }],
      said: [{ text: "I am Annabella of Visby" }],
    });
    expect(data.reports).toMatchObject([{ text: "from Annabella" }]);
    expect(JSON.stringify(data)).not.toMatch(/Good evening|"hash"|"seed"/);

    expect((await finished.people[0]!.api("DELETE", "/api/me")).status).toBe(200);
    await soon(() => finished.people[0]!.closings() > 0);
    expect((await finished.people[0]!.api("GET", "/api/session")).status).toBe(401);
    const { db } = nodes[0]!.store;
    for (const table of [...TABLES, "nodes"] as const) {
      const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db);
      const text = `${table}: ${JSON.stringify(rows)}`;
      expect(text).not.toContain("Annabella");
      if (table !== "acts" && table !== "sat" && table !== "nodes") expect(text).not.toContain(client.person!.id);
    }
    await soon(() => watcher.state.info?.seats[2]?.person === null);
    expect(watcher.state.info?.seats[2]).toMatchObject({ bot: expect.any(String), free: true });
    await soon(() => watcher.state.info?.seats[2]?.name === null);
    // The others still have their match, and it can be checked.
    const { record } = await running.ask("record", { table: finished.id });
    const engine = new Engine(await gameCalled("vasa-regalis"));
    expect(replay(engine, readRecord(record)).outcome).not.toBeNull();
    const { lines } = await running.ask("log", { table: finished.id, as: 1 });
    expect(lines.filter(({ kind }) => kind === "chat")).toMatchObject([{ text: "" }, { text: "Good evening", name: "Bo" }]);
    const { table } = await running.ask("about", { table: finished.id });
    expect(table.seats.map((seat) => seat.name)).toEqual([null, "Bo", "Cilla"]);
  });

  it("clears away tables nobody came to, matches nobody goes on with and guests who do not come back; finished matches stay", async () => {
    const { id, people, tables } = await seated(["Anna", "Bo", "Cilla"]);
    await playToTheEnd(tables, "stays");
    const { table: open } = await people[0]!.client.ask("create", {
      game: "vasa-regalis",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    });
    const { table: off } = await people[0]!.client.ask("create", {
      game: "vasa-regalis",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    });
    await people[0]!.client.ask("cancel", { table: off.id });
    const left = await seated(["Dag", "Eva", "Frida"]);
    const day = 86_400_000;
    const tidier = (days: number) => {
      const { hall } = at(0);
      const now = () => Date.now() + days * day;
      const house = new House({ book, hall, log: quiet, node: "tidier", doors: () => at(0).sockets, now });
      return new People({ book, hall, refresh: () => house.refresh(), now }).tidy({ gathering: 30 * day, running: 400 * day });
    };
    const known = async (table: string) => (await at(0).store.load(table)) !== null;
    expect(await tidier(29)).toEqual({ guests: 0, tables: 0 });
    expect((await tidier(31)).tables).toBeGreaterThan(0);
    expect([await known(open.id), await known(off.id), await known(left.id), await known(id)]).toEqual([false, false, true, true]);
    expect(await code(people[0]!.client.ask("about", { table: open.id }))).toBe("not-found");
    while ((await tidier(401)).tables > 0);
    expect([await known(left.id), await known(id)]).toEqual([false, true]);
    const { db } = nodes[0]!.store;
    await db.deleteFrom("sessions").where("person", "=", people[1]!.id).execute();
    while ((await tidier(2)).guests > 0);
    expect(await db.selectFrom("persons").select("id").where("id", "=", people[1]!.id).execute()).toEqual([]);
    const names = async () => (await people[0]!.client.ask("about", { table: id })).table.seats.map(({ name }) => name);
    await soon(async () => JSON.stringify(await names()) === JSON.stringify(["Anna", null, "Cilla"]));
  });
});

it("ranges of addresses are read as they are written, and a net is what is shown of an address", () => {
  expect(rangeOf("192.0.2.7")).toMatchObject({ bits: 32, family: "ipv4" });
  expect(rangeOf("::ffff:192.0.2.7/24")).toMatchObject({ address: "192.0.2.7", bits: 24 });
  expect(rangeOf("2001:db8::/32")).toMatchObject({ bits: 32, family: "ipv6" });
  for (const bad of ["", "x", "192.0.2.0/33", "192.0.2.0/0", "192.0.2.0/2/4", "192.0.2.0/x", "0.0.0.0/1"])
    expect([bad, rangeOf(bad)]).toEqual([bad, null]);
  expect([netOf("::ffff:192.0.2.7"), netOf("2001:db8::1"), netOf("2001:db8:1:2:3:4:5:6"), netOf("unknown")]).toEqual([
    "192.0.2.0/24",
    "2001:db8:0:0::/64",
    "2001:db8:1:2::/64",
    "",
  ]);
});
