/** Clients that mean harm: a clear error or the door, the state unchanged, the process alive. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { fastDice } from "@stormakt/kernel";
import type { RequestName } from "@stormakt/protocol";
import { LIMITS, PROTOCOL, REQUESTS } from "@stormakt/protocol";
import type { Client, TableClient } from "@stormakt/protocol/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/index.ts";
import { newFolder, newToken, openSocket, pause, playToTheEnd, seatPeople, startQuietly } from "./house.ts";

const folder = newFolder();
let server: RunningServer;
let id: string;
let people: Client[];
let tables: TableClient[];
let before: string;
let malloryToken: string;
const state = async (): Promise<string> => JSON.stringify(await server.store.read(id, 0));
beforeAll(async () => {
  server = await startQuietly({ dataDir: folder.path, rate: 500 });
  ({ id, people, tables } = await seatPeople(() => server.port, ["Anna", "Bo", "Cilla"]));
  malloryToken = await newToken(server.port, "Mallory");
});
afterAll(async () => {
  for (const person of people) person.close();
  await server.close();
  folder.remove();
}, 240_000);
beforeEach(async () => {
  before = await state();
});
afterEach(async () => {
  if ((await state()) !== before) throw new Error("the state of the table has changed");
  if (!(await fetch(`http://127.0.0.1:${server.port}/healthz`)).ok) throw new Error("the server is not well");
});

/** A socket whose messages are kept. */
async function open(
  token: string,
): Promise<{ socket: WebSocket; heard: any[]; closed: Promise<{ code: number }>; ask(message: object): Promise<any> }> {
  const socket = openSocket(server.port, token);
  const heard: any[] = [];
  const closed = new Promise<{ code: number }>((resolve) => {
    socket.addEventListener("close", ({ code }) => resolve({ code }));
  });
  socket.addEventListener("message", ({ data }) => heard.push(JSON.parse(data as string)));
  await new Promise((resolve) => {
    socket.addEventListener("open", resolve);
  });
  let nextId = 1_000;
  const ask = async (message: object): Promise<any> => {
    const wanted = nextId++;
    socket.send(JSON.stringify({ id: wanted, ...message }));
    for (let wait = 0; wait < 400; wait++) {
      const found = heard.find(({ re }) => re === wanted);
      if (found !== undefined) return found;
      await pause(5);
    }
    throw new Error("no answer");
  };
  return { socket, heard, closed, ask };
}

describe("over the socket", () => {
  it("what cannot be read is refused, with the id where there is one", async () => {
    const { socket, heard } = await open(malloryToken);
    const bad = [
      "",
      "nonsense",
      "null",
      "[]",
      "{}",
      '"text"',
      '{"id":1}',
      '{"id":2,"do":"fly"}',
      '{"id":3,"do":"__proto__"}',
      '{"id":4,"do":"constructor"}',
      '{"id":"5","do":"ping"}',
      '{"id":-6,"do":"ping"}',
      '{"id":7,"do":"ping","more":1}',
      '{"id":8,"do":"open","table":"../../etc","as":null}',
      `{"id":9,"do":"open","table":"${id}","as":1e9}`,
      `{"id":10,"do":"move","table":"${id}","as":0,"after":0,"key":"k","action":"walk"}`,
      `{"id":11,"do":"chat","table":"${id}","as":0,"text":"${"x".repeat(LIMITS.chat + 1)}"}`,
      '{"id":12,"do":"create","game":"vasa-regalis","seats":[],"options":{"__proto__":{"a":1}}}',
    ];
    for (const text of bad) socket.send(text);
    for (let wait = 0; wait < 100 && heard.length < bad.length + 1; wait++) await pause(10);
    expect(heard.slice(1).every(({ error }) => error.code === "bad-message")).toBe(true);
    expect(heard.slice(1).map(({ re }) => re)).toEqual(expect.arrayContaining([null, 1, 2, 3, 4, 7, 8, 9, 10, 11, 12]));
    socket.close();
  });

  it("what lies very deep within itself is refused, and no fault of the server's", async () => {
    const within = (message: object, levels: number): string =>
      JSON.stringify(message).replaceAll('"DEEP"', `${"[".repeat(levels)}${"]".repeat(levels)}`);
    const line = await open(await newToken(server.port, "Deep"));
    const { socket, heard } = line;
    const bots = [1, 2].map(() => ({ kind: "bot", level: "random" }));
    const { table } = (await line.ask({ do: "create", game: "vasa-regalis", seats: [{ kind: "me" }, ...bots] })).ok;
    const asked = { table: table.id, as: 0 };
    const messages = [
      { do: "judge", ...asked, action: { kind: "takeRole", role: "DEEP" } },
      { do: "move", ...asked, after: 9_999, key: "deep", action: { kind: "takeRole", role: "DEEP" } },
      { do: "orders", ...asked, orders: "DEEP" },
      { do: "create", game: "vasa-regalis", seats: [], options: { x: "DEEP" } },
    ];
    for (const [id, message] of messages.entries()) socket.send(within({ id, ...message }, 5_000));
    const answers = () => messages.map((_, id) => heard.find(({ re }) => re === id)?.error?.code);
    for (let wait = 0; wait < 400 && answers().includes(undefined); wait++) await pause(5);
    expect(answers()).toEqual(messages.map(() => "bad-message"));
    socket.close();
    const refused = await fetch(`http://127.0.0.1:${server.port}/api/session`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: within({ name: "DEEP" }, 8_000),
    });
    expect([refused.status, await refused.json()]).toEqual([400, { error: expect.objectContaining({ code: "bad-message" }) }]);
    expect(await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()).not.toContain("a request failed");
  });
  it("a message too long, or of bytes, closes the line", async () => {
    const long = await open(malloryToken);
    long.socket.send(JSON.stringify({ id: 1, do: "ping", more: "x".repeat(LIMITS.message) }));
    expect((await long.closed).code).toBe(1009);
    const bytes = await open(malloryToken);
    bytes.socket.send(randomBytes(100));
    expect((await bytes.closed).code).toBe(1008);
  });

  it("another's seat, another's turn, a past state and a private table are refused", async () => {
    const waiting = tables[0]!.state.now!.prompt!.waiting[0]!;
    const idle = (waiting + 1) % 3;
    const { action } = tables[waiting]!.state.now!.choices.find(({ rule }) => rule === null)!;
    const move = (as: number, after = 9_999) => ({ table: id, as, after, key: "stolen", action });
    await expect(people[idle]!.ask("move", move(waiting))).rejects.toMatchObject({ failure: { code: "not-your-seat" } });
    await expect(people[idle]!.ask("move", move(idle))).rejects.toMatchObject({ failure: { code: "refused", rule: "kernel.not-asked" } });
    await expect(people[waiting]!.ask("move", move(waiting, 0))).rejects.toMatchObject({ failure: { code: "stale" } });
    const mallory = await open(malloryToken);
    for (const message of [
      { do: "move", ...move(waiting) },
      { do: "open", table: id, as: 0 },
      { do: "open", table: id, as: null },
      { do: "open", table: id, as: null, invite: "guess" },
      { do: "about", table: id },
      { do: "log", table: id, as: 0 },
      { do: "view", table: id, as: 0, n: 3 },
      { do: "undo", table: id, as: 0, after: 99 },
      { do: "branch", table: id, as: 0, n: 4, seats: [{ kind: "me" }, { kind: "me" }, { kind: "me" }] },
      { do: "claim", key: "guess" },
    ])
      expect((await mallory.ask(message)).error.code).toBe("not-found");
    mallory.socket.close();
  });

  it("a flood is held back, and who does not stop is sent away", async () => {
    const { socket, heard, closed } = await open(malloryToken);
    for (let message = 0; message < 5_000; message++) socket.send(`{"id":${message},"do":"mine"}`);
    expect((await closed).code).toBe(1008);
    const answered = heard.filter(({ ok }) => ok !== undefined).length;
    expect(answered).toBeLessThan(3_000);
    expect(heard.some(({ error }) => error?.code === "too-fast" && error.wait > 0)).toBe(true);
    // Others do not suffer.
    const since = performance.now();
    await people[0]!.ask("ping", {});
    expect(performance.now() - since).toBeLessThan(1_000);
  });

  it("a client that does not read is let go, not waited for", async () => {
    const { socket } = await open(malloryToken);
    // What stands for a slow reader: many large answers asked for at once. The backlog is bounded, the process lives.
    for (let message = 0; message < 400; message++) socket.send(`{"id":${message},"do":"games"}`);
    await pause(200);
    socket.close();
  });

  it("requests with any fields at all never break the server", async () => {
    const chance = fastDice("fuzz");
    const values: unknown[] = [
      null,
      true,
      -1,
      0,
      1,
      2,
      1e300,
      0.5,
      "",
      "x",
      id,
      "__proto__",
      [],
      {},
      [[]],
      { kind: "takeRole", role: 0 },
      { kind: "me" },
    ];
    const names = Object.keys(REQUESTS) as RequestName[];
    const { socket, heard } = await open(await newToken(server.port, "Fuzz"));
    let sent = 0;
    let lines = { socket, heard };
    for (let round = 0; round < 3_000; round++) {
      const name = chance.pick(names);
      const fields = Object.keys(REQUESTS[name].asks).filter(() => chance.below(5) > 0);
      const message = { id: round, do: name, ...Object.fromEntries(fields.map((field) => [field, chance.pick(values)])) };
      if (lines.socket.readyState !== WebSocket.OPEN) {
        const again = await open(await newToken(server.port, "Fuzz"));
        lines = { socket: again.socket, heard: again.heard };
      }
      lines.socket.send(JSON.stringify(message));
      sent += 1;
      if (round % 40 === 0) await pause(2);
    }
    await pause(100);
    expect(sent).toBe(3_000);
    expect(lines.heard.every(({ error }) => error?.code !== "broken")).toBe(true);
    lines.socket.close();
  }, 240_000);

  it("a million random frames do no harm", async () => {
    const each = 2_000;
    const handshake = (token: string) =>
      `GET /live?protocol=${PROTOCOL} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
      `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    const chance = fastDice("frames");
    /** Well-formed frames of random text, and every so often frames that are no frames at all. */
    const frames = (): Buffer => {
      const parts: Buffer[] = [];
      for (let frame = 0; frame < each; frame++) {
        const payload = randomBytes(chance.below(24));
        for (let at = 0; at < payload.length; at++) payload[at] = payload[at]! & 0x7f;
        const opcode = chance.below(50) === 0 ? chance.below(16) : 1;
        parts.push(Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload);
      }
      return Buffer.concat(parts);
    };
    const sample = Array.from({ length: 20 }, frames);
    let sent = 0;
    const attack = async (at: number): Promise<void> => {
      const socket = connect(server.port, "127.0.0.1");
      socket.on("error", () => {});
      socket.resume();
      await once(socket, "connect");
      socket.write(handshake(malloryToken));
      socket.write(sample[at % sample.length]!);
      sent += each;
      const ended = once(socket, "close");
      setTimeout(() => socket.destroy(), 2_000).unref();
      await ended;
    };
    for (let wave = 0; wave < 50; wave++) await Promise.all(Array.from({ length: 10 }, (_, at) => attack(wave + at)));
    expect(sent).toBe(1_000_000);
    await people[1]!.ask("ping", {});
  }, 240_000);
});

describe("at the door", () => {
  const knock = async (headers: Record<string, string>, path = "/live"): Promise<number> => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { headers } as never);
    return new Promise((resolve) => {
      socket.addEventListener("open", () => {
        socket.close();
        resolve(101);
      });
      socket.addEventListener("error", () => resolve(0));
    });
  };
  it("sockets need a session, and browsers the right origin", async () => {
    const authorization = `Bearer ${malloryToken}`;
    expect(await knock({ authorization })).toBe(101);
    expect(await knock({})).toBe(0);
    expect(await knock({ authorization: "Bearer wrongwrongwrongwrongwrong" })).toBe(0);
    expect(await knock({ authorization, origin: "https://evil.example" })).toBe(0);
    expect(await knock({ authorization, origin: "null" })).toBe(0);
    expect(await knock({ authorization, origin: `http://127.0.0.1:${server.port}` })).toBe(101);
    expect(await knock({ authorization }, "/elsewhere")).toBe(0);
  });
  it("so do requests that change something", async () => {
    const url = `http://127.0.0.1:${server.port}/api/tables`;
    const body = JSON.stringify({ game: "vasa-regalis", seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] });
    const post = (headers: Record<string, string>, text = body) =>
      fetch(url, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: text });
    const authorization = `Bearer ${malloryToken}`;
    expect((await post({})).status).toBe(401);
    expect((await post({ authorization, origin: "https://evil.example" })).status).toBe(403);
    expect((await post({ authorization, "content-type": "text/plain" })).status).toBe(415);
    expect((await post({ authorization }, "{")).status).toBe(400);
    expect((await post({ authorization }, JSON.stringify({ x: "x".repeat(20_000) }))).status).toBe(413);
    expect((await post({ authorization }, '{"game":"vasa-regalis","seats":7}')).status).toBe(400);
    expect((await post({ authorization }, '{"__proto__":{"admin":true}}')).status).toBe(400);
    expect((await post({ authorization })).status).toBe(200);
  });
  it("a private table cannot be told from one that does not exist", async () => {
    const about = async (table: string) => {
      const response = await fetch(`http://127.0.0.1:${server.port}/api/tables/${table}`, {
        headers: { authorization: `Bearer ${malloryToken}` },
      });
      return { status: response.status, body: await response.text() };
    };
    expect(await about(id)).toEqual(await about("AAAAAAAAAAAAAAAA"));
    const listed = await (
      await fetch(`http://127.0.0.1:${server.port}/api/tables`, { headers: { authorization: `Bearer ${malloryToken}` } })
    ).text();
    expect(listed).not.toContain(id);
  });
});

it("after all that the match is played to its end", async () => {
  await playToTheEnd(tables);
  expect(tables[0]!.state.info?.status).toBe("finished");
  before = await state();
});
