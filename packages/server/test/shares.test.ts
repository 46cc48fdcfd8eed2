/** Every limit at the place where it holds: each of these fails without it. */
import { once } from "node:events";
import { connect } from "node:net";
import { Engine, usualConfig } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { afterAll, describe, expect, it } from "vitest";
import { BotPool } from "../src/bots/pool.ts";
import { newFolder, newPerson, newToken, openSocket, pause, startQuietly } from "./house.ts";

const folder = newFolder();
let started = 0;
const start = (more: Parameters<typeof startQuietly>[0]) => startQuietly({ dataDir: `${folder.path}/${started++}`, ...more });
afterAll(() => folder.remove());

/** Sends all of it at once, and tells how many of the requests were not held back. */
async function granted(sockets: readonly WebSocket[], requests: readonly object[]): Promise<number> {
  let answers = 0;
  let held = 0;
  for (const socket of sockets)
    socket.addEventListener("message", ({ data }) => {
      const { re, error } = JSON.parse(data as string) as { re?: number; error?: { code: string } };
      if (re === undefined) return;
      answers += 1;
      if (error?.code === "too-fast") held += 1;
    });
  for (const socket of sockets) requests.forEach((request, id) => socket.send(JSON.stringify({ id, ...request })));
  for (let wait = 0; wait < 2_000 && answers < sockets.length * requests.length; wait++) await pause(10);
  expect(answers).toBe(sockets.length * requests.length);
  return answers - held;
}
async function socketOf(port: number, name: string): Promise<WebSocket> {
  const socket = openSocket(port, await newToken(port, name));
  await once(socket as never, "open");
  return socket;
}
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

describe("what one asks for", () => {
  it("counts by what it costs: a list is three of the forty that one may have at once", async () => {
    const server = await start({ rate: 10 });
    const socket = await socketOf(server.port, "Mallory");
    const lists = await granted([socket], times(40, { do: "tables" }));
    expect(lists).toBeGreaterThanOrEqual(13);
    expect(lists).toBeLessThan(30);
    socket.close();
    await server.close();
  }, 240_000);
  it("counts for all at one address together, where it is dear", async () => {
    const server = await start({ rate: 10 });
    const crowd = await Promise.all(Array.from({ length: 24 }, (_, at) => socketOf(server.port, `M${at}`)));
    // Eight each would be within what a person may, and 192 in all; four people's worth are 32, and eight more each second.
    const past = { do: "view", table: "Vq3xT9aLk0PzW2bN", as: 0, n: 1 };
    const dear = await granted(crowd, times(8, past));
    expect(dear).toBeGreaterThanOrEqual(32);
    expect(dear).toBeLessThan(130);
    for (const socket of crowd) socket.close();
    await server.close();
  }, 240_000);
  it("counts tables for bots alone as ten, and other tables as one", async () => {
    const server = await start({ tables: 20 });
    const anna = await newPerson(() => server.port, "Anna");
    const code = async (seats: readonly ({ kind: "me" } | { kind: "bot"; level: string })[]): Promise<string> => {
      try {
        await anna.ask("create", { game: "vasa-regalis", seats: [...seats] });
        return "made";
      } catch (error) {
        return (error as { failure: { code: string; text: string } }).failure.text;
      }
    };
    const bots = times(3, { kind: "bot", level: "easy" } as const);
    expect(await code(bots)).toBe("made");
    for (let at = 0; at < 10; at++) expect(await code(times(3, { kind: "me" } as const))).toBe("made");
    expect(await code(bots)).toMatch(/too many new tables/);
    anna.close();
    await server.close();
  }, 240_000);
});

it("sockets are counted for a whole /64, behind a proxy too", async () => {
  const server = await start({ trustProxy: 1, socketsEach: 2 });
  const token = await newToken(server.port, "Mallory");
  const knock = async (address: string): Promise<boolean> => {
    const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": address };
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/live`, { headers } as never);
    return new Promise((resolve) => {
      socket.addEventListener("open", () => resolve(true));
      socket.addEventListener("error", () => resolve(false));
    });
  };
  const all: boolean[] = [];
  for (const address of ["2001:db8:1:2::1", "2001:db8:1:2:aaaa::2", "2001:db8:1:2:bbbb::3", "2001:db8:1:3::1", "192.0.2.7"])
    all.push(await knock(address));
  expect(all).toEqual([true, true, false, true, true]);
  await server.close();
}, 240_000);

it("whoever takes for ever to say what they want is cut off", async () => {
  const server = await start({});
  const slowly = async (head: string, drop: string): Promise<string> => {
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    let said = "";
    socket.on("data", (part: Buffer) => (said += String(part)));
    socket.write(head);
    const trickle = setInterval(() => socket.writable && socket.write(drop), 200);
    // However it is cut: also by a reset, which `once` would take for a failure.
    const cut = new Promise<boolean>((resolve) => socket.once("close", () => resolve(true)));
    const isCut = await Promise.race([cut, pause(60_000).then(() => false)]);
    clearInterval(trickle);
    socket.destroy();
    return isCut ? said.slice(0, 12) : "never";
  };
  const body = "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{";
  const outcomes = await Promise.all([slowly(body, " "), slowly("GET / HTTP/1.1\r\nHost: x\r\n", "X: y\r\n")]);
  for (const outcome of outcomes) expect(outcome).not.toBe("never");
  await server.close();
}, 120_000);

describe("bots that think", () => {
  const asking = async (level: string) => {
    const game = await gameCalled("vasa-regalis");
    const engine = new Engine(game);
    const state = engine.begin(usualConfig(game, { seats: 4 }), "seed");
    const seat = engine.nextSeat(state);
    const pool = new BotPool(1, "");
    const stop = new AbortController();
    const begun: string[] = [];
    const think = (owner: string, table: string, isPlayed: boolean): Promise<unknown> =>
      pool.think(
        {
          game: "vasa-regalis",
          rulesVersion: engine.game.rulesVersion,
          format: 2,
          seat,
          level,
          view: engine.naming.nameView(engine.view(state, seat)),
          budget: 60_000,
          seed: "s",
        },
        stop.signal,
        { of: { owner, table, isPlayed }, waits: () => {}, begins: () => begun.push(owner) },
      );
    return { pool, stop, begun, think };
  };
  it("leave room for another's where one owner has many tables", async () => {
    const { pool, stop, begun, think } = await asking("champion");
    const thoughts = [
      ...Array.from({ length: 4 }, (_, at) => think(`nobody ${at}`, `n${at}`, false)),
      ...Array.from({ length: 30 }, (_, at) => think("hog", `h${at}`, true)),
      think("anna", "a", true),
    ].map((thought) => thought.catch(() => null));
    // Of six places one table that nobody plays at has one, the hog two and Anna one; two are left for whoever comes next.
    expect(pool.waiting).toBe(31);
    for (let wait = 0; wait < 20_000 && !begun.includes("anna"); wait++) await pause(10);
    expect(begun).toContain("anna");
    stop.abort();
    await Promise.all(thoughts);
    await pool.close();
  }, 240_000);
  it("have begun when they answer, and once, however quick they are", async () => {
    const { pool, begun, think } = await asking("random");
    const owners = Array.from({ length: 60 }, (_, at) => `owner ${at}`);
    await Promise.all(owners.map((owner) => think(owner, owner, true)));
    expect(begun.toSorted()).toEqual(owners.toSorted());
    await pool.close();
  }, 240_000);
});
