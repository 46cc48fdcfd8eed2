/** The door to the live game: who is let in, how many from one address, and who is given up. */
import { EventEmitter, once } from "node:events";
import type { Server } from "node:http";
import { createServer, request } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { connect } from "node:net";
import { PROTOCOL } from "@stormakt/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WebSocket } from "ws";
import { Allowances } from "../src/allowances.ts";
import { Buckets } from "../src/limits.ts";
import { Sockets } from "../src/live/sockets.ts";

const HEARTBEAT = 30_000;
const TOKEN = "a-token-of-more-than-twenty-letters";
let server: Server;
let sockets: Sockets;
let port: number;
/** What the stand-ins for guests and house are told to do. */
let knows: (token: string | null) => Promise<{ id: string; name: string } | null>;
let bans: string[];
let heard: { person: string; request: { do: string } }[];
let closed: string[];
let logged: string[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  [bans, heard, closed, logged] = [[], [], [], []];
  knows = async (token) => (token === TOKEN ? { id: "anna", name: "Anna" } : null);
  const note = (level: string) => (_what: object, text: string) => void logged.push(`${level}: ${text}`);
  sockets = new Sockets({
    hall: {
      isOutage: (error: unknown) => error instanceof Error && error.message === "away",
      world: { report: ({ what }: { what: string }) => void logged.push(`problem: ${what}`) },
      connect: (person: { id: string }, send: (text: string) => void) => {
        send(JSON.stringify({ hello: person }));
        return {
          person,
          opened: new Map([
            ["t1/0", {}],
            ["t1/1", {}],
            ["t2/0", {}],
          ]),
          receive: async (asked: { id: number; do: string }) => {
            heard.push({ person: person.id, request: asked });
            send(JSON.stringify({ re: asked.id, ok: {} }));
          },
          close: () => void closed.push(person.id),
        };
      },
    },
    house: { isBanned: (person: string) => bans.includes(person), notice: null, refuses: () => null },
    guests: { known: (token: string | null) => knows(token) },
    settings: { rate: 100, origins: ["https://friend.example"], trustProxy: 0, socketsEach: 2 },
    metrics: { sockets: { set: () => {} }, requests: { inc: () => {} }, answering: { observe: () => {} } },
    log: { warn: note("warn"), error: note("error") },
    allowances: new Allowances({ rate: 100 }),
    newTables: new Buckets({ burst: 10, perSecond: 1 }),
    health: { isDraining: false },
  } as never);
  server = createServer();
  sockets.attach(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  await sockets.close();
  server.closeAllConnections();
  server.close();
  vi.useRealTimers();
});

interface Knock {
  readonly status: number;
  /** Null: turned away. It says nothing of itself, not even that it is alive. */
  readonly socket: Socket | null;
}
function knock({
  path = `/live?protocol=${PROTOCOL}`,
  token = TOKEN,
  origin,
}: {
  path?: string;
  token?: string;
  origin?: string;
} = {}): Promise<Knock> {
  return new Promise((resolve, reject) => {
    const asked = request({
      port,
      host: "127.0.0.1",
      path,
      headers: {
        Connection: "Upgrade",
        Upgrade: "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        Cookie: `other=1; stormakt=${token}`,
        ...(origin === undefined ? {} : { Origin: origin }),
      },
    });
    asked.on("upgrade", (_response, socket) => {
      socket.on("error", () => {});
      socket.resume();
      resolve({ status: 101, socket });
    });
    asked.on("response", (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, socket: null });
    });
    asked.on("error", reject);
    asked.end();
  });
}
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};
/** A text frame as a client sends it: masked, with a mask of noughts. */
const said = (text: string): Buffer => Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
/** A sign of life. */
const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

describe("at the door", () => {
  it("only those come in who are known, from pages that may speak for them, by the one way there is", async () => {
    expect((await knock({ path: "/elsewhere" })).status).toBe(404);
    expect((await knock({ token: "nobody-at-all-known-here" })).status).toBe(401);
    expect((await knock({ origin: "https://stranger.example" })).status).toBe(403);
    expect((await knock({ origin: "no origin" })).status).toBe(403);
    expect((await knock({ origin: "https://friend.example" })).status).toBe(101);
    expect((await knock({ origin: `http://127.0.0.1:${port}` })).status).toBe(101);
    bans.push("anna");
    expect((await knock()).status).toBe(429);
  });
  it("those who are banned stay outside", async () => {
    bans.push("anna");
    expect((await knock()).status).toBe(403);
    expect(sockets.open).toBe(0);
  });
  it("those who come when nobody can be known are told to come again, and why is noted", async () => {
    knows = () => Promise.reject(new Error("away"));
    expect((await knock()).status).toBe(503);
    knows = () => Promise.reject(new Error("broken"));
    expect((await knock()).status).toBe(500);
    expect(logged).toEqual(["warn: a socket could not be opened", "problem: a socket could not be opened"]);
  });
  it("nobody comes in any more once it is closing", async () => {
    await sockets.drain(0);
    expect((await knock()).status).toBe(503);
  });
});

describe("whoever does not go", () => {
  it("is cut off once they were turned away: what counts for nobody must not pile up", async () => {
    const line = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    const upgrade = "Host: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
    line.write(`GET /elsewhere HTTP/1.1\r\n${upgrade}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`);
    const said = await once(line, "data");
    expect(String(said[0])).toContain("404 Not Found");
    // The client never ends its side.
    await vi.waitFor(async () => expect(await new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(0));
    line.destroy();
  });
  it("is not listened to any more once they were sent away", async () => {
    const { socket } = await knock();
    socket!.write(said('{"id":1,"do":"ping"}'));
    await until(() => heard.length === 1);
    sockets.turnOut(() => true, "out");
    const beyond = new Promise<void>((resolve) => {
      const [{ socket: ours }] = [...(sockets as unknown as { lines: Set<{ socket: WebSocket }> }).lines] as [{ socket: WebSocket }];
      ours.on("message", () => resolve());
    });
    socket!.write(said('{"id":2,"do":"ping"}'));
    await beyond;
    expect(heard).toHaveLength(1);
  });
});

describe("pings", () => {
  const ping = Buffer.from([0x89, 0x81, 0, 0, 0, 0, 0x61]);
  const linesOf = () => [...(sockets as unknown as { lines: Set<{ socket: WebSocket; isAlive: boolean }> }).lines];
  it("are answered with what they say, and are signs of life", async () => {
    const { socket } = await knock();
    vi.advanceTimersByTime(HEARTBEAT);
    expect(linesOf()[0]!.isAlive).toBe(false);
    const answers: Buffer[] = [];
    socket!.on("data", (chunk: Buffer) => answers.push(chunk));
    socket!.write(ping);
    await until(() => Buffer.concat(answers).includes(Buffer.from([0x8a, 1, 0x61])));
    expect(linesOf()[0]!.isAlive).toBe(true);
  });
  it("are not answered to whoever reads nothing: answers would pile up here", async () => {
    const { socket } = await knock();
    const { socket: ours } = linesOf()[0]!;
    Object.defineProperty(ours, "bufferedAmount", { value: 65_536 });
    const pongs = vi.spyOn(ours, "pong");
    let count = 0;
    ours.on("ping", () => (count += 1));
    socket!.write(Buffer.concat([ping, ping]));
    await until(() => count === 2);
    expect(pongs).not.toHaveBeenCalled();
  });
  it("count as any other message does: whoever sends nothing else without end is sent away, then cut off", async () => {
    const { socket } = await knock();
    const { socket: ours } = linesOf()[0]!;
    const pongs = vi.spyOn(ours, "pong");
    const farewells = vi.spyOn(ours, "close");
    const gone = once(socket!, "close");
    socket!.write(Buffer.concat(Array.from({ length: 700 }, () => ping)));
    await gone;
    // Four hundred at once, and what comes back meanwhile.
    expect(pongs.mock.calls.length).toBeGreaterThanOrEqual(400);
    expect(pongs.mock.calls.length).toBeLessThan(500);
    expect(farewells).toHaveBeenCalledWith(1008, "too many bad messages");
    expect(sockets.open).toBe(0);
  });
});

describe("the count of an address", () => {
  it("holds as many as it may, also while it is being found out who they are, and gives a place back once", async () => {
    const [one, two] = [await knock(), await knock()];
    expect([one.status, two.status, (await knock()).status]).toEqual([101, 101, 429]);
    expect(sockets.open).toBe(2);
    one.socket?.destroy();
    await until(() => sockets.open === 1);
    const [again, beyond] = [await knock(), await knock()];
    expect([again.status, beyond.status]).toEqual([101, 429]);
    two.socket?.destroy();
    again.socket?.destroy();
    await until(() => sockets.open === 0);
    expect(closed).toEqual(["anna", "anna", "anna"]);
    // Whoever is turned away takes no place either.
    for (let i = 0; i < 3; i++) expect((await knock({ token: "nobody-at-all-known-here" })).status).toBe(401);
    let admit = (): void => {};
    const known = new Promise<void>((resolve) => (admit = resolve));
    knows = async () => {
      await known;
      return { id: "anna", name: "Anna" };
    };
    const waiting = [knock(), knock()];
    await until(() => (sockets as unknown as { byAddress: Map<string, number> }).byAddress.get("127.0.0.1") === 2);
    expect((await knock()).status).toBe(429);
    admit();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([101, 101]);
  });
  it("forgets an address nobody comes from any more", async () => {
    const { socket } = await knock();
    const counted = (sockets as unknown as { byAddress: Map<string, number> }).byAddress;
    expect([...counted]).toEqual([["127.0.0.1", 1]]);
    socket?.destroy();
    await until(() => sockets.open === 0);
    expect([...counted]).toEqual([]);
  });
});

describe("a silent socket", () => {
  it("is given up at the second beat without a sign of life; a pong or a word is one", async () => {
    const [silent, alive] = [(await knock()).socket!, (await knock()).socket!];
    let isGone = false;
    silent.on("close", () => (isGone = true));
    vi.advanceTimersByTime(HEARTBEAT);
    expect(sockets.open).toBe(2);
    alive.write(pong);
    const line = (at: number) => [...(sockets as unknown as { lines: Set<{ isAlive: boolean }> }).lines][at]!;
    await until(() => line(1).isAlive);
    expect(line(0).isAlive).toBe(false);
    vi.advanceTimersByTime(HEARTBEAT);
    await until(() => isGone && sockets.open === 1);
    alive.write(said('{"id":1,"do":"ping"}'));
    await until(() => heard.length === 1);
    expect(heard).toEqual([{ person: "anna", request: { id: 1, do: "ping" } }]);
    vi.advanceTimersByTime(HEARTBEAT);
    expect(sockets.open).toBe(1);
    vi.advanceTimersByTime(HEARTBEAT);
    await until(() => sockets.open === 0);
  });
  it("is let be before the first beat is over", async () => {
    await knock();
    vi.advanceTimersByTime(HEARTBEAT - 1);
    expect([...(sockets as unknown as { lines: Set<{ isAlive: boolean }> }).lines].map(({ isAlive }) => isAlive)).toEqual([true]);
  });
});

describe("those who are in", () => {
  it("are told of by person, net and tables, each table once", async () => {
    await knock();
    expect(sockets.visitors()).toEqual([{ person: "anna", net: expect.any(String), since: expect.any(Number), tables: ["t1", "t2"] }]);
  });
  it("are turned out where they are meant, and the others stay", async () => {
    const [first] = [await knock(), await knock()];
    const asked: unknown[] = [];
    sockets.turnOut((person, address) => asked.push([person, address]) === 1, "out");
    first.socket!.end();
    await until(() => sockets.open === 1);
    expect(asked).toEqual([
      ["anna", "127.0.0.1"],
      ["anna", "127.0.0.1"],
    ]);
  });
  it("are told what is announced when they come in, and what is said to all", () => {
    const inside = sockets as unknown as { house: object; welcome(socket: object, guest: object, ...rest: unknown[]): void };
    const written: string[] = [];
    const stream = { write: (text: string | Buffer) => void written.push(text.toString("latin1").slice(2)) };
    const come = (): void => {
      const socket = Object.assign(new EventEmitter(), { readyState: 1, OPEN: 1, bufferedAmount: 0, close: () => {}, terminate: () => {} });
      inside.welcome(Object.assign(socket, { ["_socket"]: stream }), { id: "anna", name: "Anna" }, "here", "session", null);
      for (const line of inTheLine()) line.outbox.flush();
    };
    come();
    expect(written.join()).not.toContain("announced");
    Object.assign(inside.house, { notice: {}, noticeText: () => "announced" });
    come();
    expect(written.join()).toContain("announced");
    written.length = 0;
    sockets.tellAll("to all");
    for (const line of inTheLine()) line.outbox.flush();
    expect(written).toEqual(["to all", "to all"]);
    inTheLine().clear();
  });
  it("are sent away one after the other when it is about to stop, evenly over the time there is, and nobody is waited for longer", async () => {
    const waits: number[] = [];
    const gone: string[] = [];
    let time = 1_000;
    vi.spyOn(performance, "now").mockImplementation(() => time);
    vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, milliseconds: number) => {
      waits.push(milliseconds);
      time += milliseconds;
      setImmediate(work);
    }) as never);
    for (const name of ["a", "b", "c"])
      inTheLine().add({
        outbox: { flush: () => void gone.push(`${name} heard all`) },
        socket: { close: (code: number, why: string) => void gone.push(`${name} ${time} ${code} ${why}`) },
      } as never);
    await sockets.drain(9_000);
    const why = "1012 the server is about to stop";
    expect(gone).toEqual(["a heard all", `a 1000 ${why}`, "b heard all", `b 4000 ${why}`, "c heard all", `c 7000 ${why}`]);
    expect(waits).toEqual([3_000, 3_000, 1_000]);
    waits.length = 0;
    await sockets.drain(600);
    expect(waits).toEqual([200, 200, 200]);
    waits.length = 0;
    await sockets.drain(0);
    inTheLine().clear();
    await sockets.drain(9_000);
    expect(waits).toEqual([]);
    vi.restoreAllMocks();
  });
});
/** Those who are connected. */
const inTheLine = (): Set<{ outbox: { flush(): void } }> => (sockets as unknown as { lines: Set<{ outbox: { flush(): void } }> }).lines;
