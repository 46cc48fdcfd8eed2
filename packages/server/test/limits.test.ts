/** One guest cannot spoil it for the others. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import type { ThoughtFor } from "@stormakt/host";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Turns } from "../src/bots/turns.ts";
import { Buckets, costOf, neighbourhoodOf, tablesOf } from "../src/limits.ts";
import { Lane } from "../src/live/lane.ts";
import { newFolder, newPerson, newToken, openSocket, pause, seatPeople, serverFile, startQuietly } from "./house.ts";
import type { TestPostgres } from "./postgres.ts";
import { freePort, startPostgres } from "./postgres.ts";

let postgres: TestPostgres;
const folder = newFolder();
beforeAll(async () => {
  postgres = await startPostgres();
}, 240_000);
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});

describe("what is counted", () => {
  it("by cost: what is dear uses up more, and one that is dearer than everything uses up everything", () => {
    const buckets = new Buckets({ burst: 10, perSecond: 1 });
    expect([buckets.take("a", 0, 8), buckets.take("a", 0, 3), buckets.take("a", 0, 2)]).toEqual([null, 1_000, null]);
    expect([buckets.take("b", 0, 50), buckets.take("b", 0)]).toEqual([null, 1_000]);
    expect(costOf("view")).toBeGreaterThan(costOf("move"));
    expect(costOf("ping")).toBe(1);
  });
  it("addresses of version 6 by their first 64 bits, those of version 4 whole", () => {
    expect(neighbourhoodOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
    expect(neighbourhoodOf("2001:0db8:0001:0002::9")).toBe("2001:db8:1:2::/64");
    expect(neighbourhoodOf("2001:db8::1")).toBe("2001:db8:0:0::/64");
    expect(neighbourhoodOf("[2001:db8::1]:443")).toBe("2001:db8:0:0::/64");
    expect(neighbourhoodOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
    expect(neighbourhoodOf("::1")).toBe("0:0:0:0::/64");
    expect(neighbourhoodOf("::ffff:192.0.2.7")).toBe("192.0.2.7");
    expect([neighbourhoodOf("192.0.2.7"), neighbourhoodOf("unknown")]).toEqual(["192.0.2.7", "unknown"]);
  });
  it("tables for bots alone as several", () => {
    const [bot, me] = [{ kind: "bot", level: "hard" } as const, { kind: "me" } as const];
    expect(tablesOf({ do: "create", seats: [me, bot] } as never)).toBe(1);
    expect(tablesOf({ do: "create", seats: [bot, bot] } as never)).toBeGreaterThan(5);
    expect(tablesOf({ do: "branch", seats: [bot, bot] } as never)).toBeGreaterThan(5);
    expect(tablesOf({ do: "rematch" })).toBe(1);
    expect(tablesOf({ do: "move" })).toBeNull();
  });
});

describe("thinking", () => {
  const never = new AbortController().signal;
  const of = (owner: string, table: string, isPlayed = true): ThoughtFor => ({ owner, table, isPlayed });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** Asks for a turn, and notes when it begins. */
  const ask = (turns: Turns, log: string[], whose: ThoughtFor, stop = never) => {
    const asked = { leave: () => {} };
    const wait = async (): Promise<void> => {
      try {
        asked.leave = await turns.take(whose, stop);
        log.push(`${whose.owner} ${whose.table}`);
      } catch {
        log.push("stopped");
      }
    };
    void wait();
    return asked;
  };
  it("is shared between those who made the tables: thirty tables of one do not take the place of another's", async () => {
    const turns = new Turns(6);
    const log: string[] = [];
    const hog = Array.from({ length: 30 }, (_, at) => ask(turns, log, of("hog", `h${at}`)));
    await settle();
    expect(log).toEqual(["hog h0", "hog h1"]);
    ask(turns, log, of("anna", "a"));
    ask(turns, log, of("bo", "b"));
    await settle();
    expect(log.slice(2)).toEqual(["anna a", "bo b"]);
    hog[0]!.leave();
    await settle();
    expect(log.at(-1)).toBe("hog h2");
    expect(turns.length).toBe(27);
  });
  it("of bots at one table goes on together, as far as there is room", async () => {
    const turns = new Turns(6);
    const log: string[] = [];
    for (let bot = 0; bot < 5; bot++) ask(turns, log, of("anna", "a"));
    await settle();
    expect(log).toHaveLength(5);
  });
  it("for nobody comes last, one table at a time", async () => {
    const turns = new Turns(3);
    const log: string[] = [];
    const alone = ["x", "y", "z"].map((table) => ask(turns, log, of(table, table, false)));
    await settle();
    expect(log).toEqual(["x x"]);
    const first = ask(turns, log, of("anna", "a"));
    ask(turns, log, of("bo", "b"));
    ask(turns, log, of("cilla", "c"));
    await settle();
    expect(log).toEqual(["x x", "anna a", "bo b"]);
    alone[0]!.leave();
    await settle();
    expect(log.at(-1)).toBe("cilla c");
    first.leave();
    await settle();
    expect(log.at(-1)).toBe("y y");
  });
  it("that is stopped while it waits gives up its place", async () => {
    const turns = new Turns(1);
    const log: string[] = [];
    const one = ask(turns, log, of("anna", "a"));
    const stop = new AbortController();
    ask(turns, log, of("bo", "b"), stop.signal);
    ask(turns, log, of("cilla", "c"));
    await settle();
    stop.abort();
    one.leave();
    await settle();
    expect(log).toEqual(["anna a", "stopped", "cilla c"]);
  });
});

it("a lane serves in turns whoever asked, and nobody is held up by what fails", async () => {
  const lane = new Lane(1);
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(name);
    if (name === "a2") throw new Error("no");
  };
  const all = ["a1", "a2", "a3", "b1", "b2", "c1"].map((name) => lane.run(name[0]!, work(name)).catch(() => {}));
  await Promise.all(all);
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
});

describe.each(["SQLite", "PostgreSQL"])("on %s", (database) => {
  const where = async () =>
    database === "SQLite" ? { dataDir: `${folder.path}/${Math.random()}` } : { databaseUrl: await postgres.database() };

  it("as many sockets as one address may have come in, however many knock at once", async () => {
    const server = await startQuietly({ ...(await where()), socketsEach: 16 });
    const token = await newToken(server.port, "Mallory");
    const sockets = Array.from({ length: 100 }, () => openSocket(server.port, token));
    const outcomes = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<boolean>((resolve) => {
            socket.addEventListener("open", () => resolve(true));
            socket.addEventListener("error", () => resolve(false));
          }),
      ),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(16);
    for (const socket of sockets) socket.close();
    for (let wait = 0; wait < 500 && server.sockets.open > 0; wait++) await pause(10);
    // Those who were turned away have left no place taken.
    const again = openSocket(server.port, token);
    await once(again as never, "open");
    again.close();
    await server.close();
  }, 240_000);

  it("the past of matches, asked for by many at once, keeps nobody from being heard", async () => {
    const server = await startQuietly({ ...(await where()), rate: 5_000 });
    const { id, people, tables } = await seatPeople(() => server.port, ["Anna", "Bo", "Cilla"]);
    const asked = tables.find(({ state }) => state.now?.prompt?.asked === true)!;
    const n = await asked.move(asked.state.now!.choices.find(({ rule }) => rule === null)!.action);
    let answered = 0;
    const crowd = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const token = await newToken(server.port, `M${at}`);
        const client = await newPerson(() => server.port, `M${at}`);
        client.close();
        const socket = openSocket(server.port, token);
        await once(socket as never, "open");
        socket.addEventListener("message", () => (answered += 1));
        return socket;
      }),
    );
    // They do not sit there, but the hall looks all the same; and the three who do ask too.
    const views = people.flatMap((person, seat) =>
      Array.from({ length: 60 }, async () => {
        await person.ask("view", { table: id, as: seat, n });
        answered += 1;
      }),
    );
    for (const socket of crowd) for (let at = 0; at < 60; at++) socket.send(JSON.stringify({ id: at, do: "view", table: id, as: 0, n }));
    const honest = await newPerson(() => server.port, "Dag");
    for (let ping = 0; ping < 5; ping++) await honest.ask("ping", {});
    expect(answered).toBeLessThan(600);
    await Promise.all(views);
    for (const socket of crowd) socket.close();
    honest.close();
    for (const person of people) person.close();
    await server.close();
  }, 240_000);

  it("one person's requests count together, over however many sockets; asking again in time is no offence", async () => {
    const server = await startQuietly({ ...(await where()), rate: 10 });
    const token = await newToken(server.port, "Mallory");
    const answers: { ok?: object; error?: { code: string; wait: number } }[] = [];
    const sockets = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const socket = openSocket(server.port, token);
        await once(socket as never, "open");
        socket.addEventListener("message", ({ data }) => answers.push(JSON.parse(data as string)));
        return socket;
      }),
    );
    for (const socket of sockets) for (let at = 0; at < 20; at++) socket.send(JSON.stringify({ id: at, do: "ping" }));
    for (let wait = 0; wait < 500 && answers.length < 100; wait++) await pause(10);
    const granted = answers.filter(({ ok }) => ok !== undefined).length;
    expect(granted).toBeGreaterThanOrEqual(40);
    expect(granted).toBeLessThan(80);
    expect(answers.some(({ error }) => error?.code === "too-fast" && error.wait > 0)).toBe(true);
    for (const socket of sockets) socket.close();
    // The client waits as long as it is told to, and is never sent away for it.
    const patient = await newPerson(() => server.port, "Patient");
    await Promise.all(Array.from({ length: 60 }, () => patient.ask("ping", {})));
    expect(patient.line).toBe("online");
    patient.close();
    await server.close();
  }, 240_000);

  it("a connection has only so many tables open", async () => {
    const server = await startQuietly(await where());
    const anna = await newPerson(() => server.port, "Anna");
    const me = { kind: "me" } as const;
    const codes: string[] = [];
    for (let at = 0; at < 23; at++) {
      const { table } = await anna.ask("create", { game: "vasa-regalis", seats: [me, me, me] });
      for (let as = 0; as < 3; as++) await anna.ask("open", { table: table.id, as }).catch(({ failure }) => codes.push(failure.code));
    }
    expect(codes).toEqual(Array.from({ length: 5 }, () => "too-many"));
    anna.close();
    await server.close();
  }, 240_000);
});

it("a body that trickles in does not hold up a server that is told to stop", async () => {
  const port = await freePort();
  const env = { ...process.env, PORT: `${port}`, HOST: "127.0.0.1", DATA_DIR: `${folder.path}/trickle`, LOG_LEVEL: "silent" };
  const server = spawn(process.execPath, [await serverFile()], { env, stdio: ["ignore", "pipe", "inherit"] });
  await once(server.stdout, "data");
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write("POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{");
  const trickle = setInterval(() => socket.writable && socket.write(" "), 100);
  await pause(300);
  server.kill("SIGTERM");
  const [code] = (await once(server, "exit")) as [number];
  clearInterval(trickle);
  socket.destroy();
  expect(code).toBe(0);
}, 60_000);
