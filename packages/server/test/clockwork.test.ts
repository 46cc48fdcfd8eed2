/** What a server does by itself and how often, how long it waits for whom, and who comes next where many wait. */
import http from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, describe, expect, it, vi } from "vitest";
import { KEPT } from "../src/auth/guests.ts";
import { BotPool } from "../src/bots/pool.ts";
import { Turns } from "../src/bots/turns.ts";
import { beginChores } from "../src/chores.ts";
import { steadyClock } from "../src/clock.ts";
import type { RunningServer } from "../src/index.ts";
import { Lane } from "../src/live/lane.ts";
import { newFolder, startQuietly } from "./house.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});
const settle = async (): Promise<void> => {
  for (let at = 0; at < 5; at++) await new Promise((resolve) => setImmediate(resolve));
};

describe("chores", () => {
  const nothing = async (): Promise<void> => {};
  /** A crier whose round takes for ever. */
  const begun = async (done: string[]) =>
    beginChores({
      store: { reconsider: nothing },
      hall: { renewLines: nothing, lookForWork: nothing },
      standing: { round: async () => void done.push("results") },
      company: { rounds: { round: async () => void done.push("rounds") } },
      crier: { round: () => new Promise(() => void done.push("telling")), close: () => void done.push("closed") },
      people: {},
      settings: { noticeRound: 5 },
      log: {},
      now: () => 0,
    } as never);
  it("go on though somebody is told for ever, and are ended after three seconds all the same", async () => {
    vi.useFakeTimers();
    const done: string[] = [];
    const end = await begun(done);
    await vi.advanceTimersByTimeAsync(10);
    expect(done.filter((one) => one !== "telling")).toEqual(["results", "rounds", "results", "rounds"]);
    expect(done.filter((one) => one === "telling")).toHaveLength(1);
    let isOver = false;
    void end().then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(2_999);
    expect([isOver, done.at(-1)]).toEqual([false, "closed"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  });
});

describe("a server", () => {
  /** Every timer that was set, by how often it goes off. */
  async function started(): Promise<{ server: RunningServer; every: Map<number, (() => void)[]>; stop: () => Promise<void> }> {
    const folder = newFolder();
    const every = new Map<number, (() => void)[]>();
    const real = globalThis.setInterval;
    vi.spyOn(globalThis, "setInterval").mockImplementation(((work: () => void, milliseconds: number, ...rest: unknown[]) => {
      every.set(milliseconds, [...(every.get(milliseconds) ?? []), work]);
      // None goes off by itself here.
      return real(work, 1_000_000_000, ...(rest as []));
    }) as never);
    const server = await startQuietly({ dataDir: folder.path, noticeRound: 12_345, keepGathering: 3, keepRunning: 5 });
    return {
      server,
      every,
      stop: async () => {
        await server.close();
        folder.remove();
      },
    };
  }
  it("looks for work every second, tidies every hour, tells when it is set to, and keeps house meanwhile", async () => {
    const { server, every, stop } = await started();
    const { store, hall } = server;
    // The sockets' heartbeat; the book, and work; who is here; results, and news; what is old.
    const known = [30_000, 1_000, 10_000, 12_345, 3_600_000];
    expect(known.map((often) => every.get(often)?.length)).toEqual([1, 2, 1, 2, 1]);
    const done: string[] = [];
    vi.spyOn(store, "checkEpoch").mockImplementation(async () => void done.push("epoch"));
    vi.spyOn(hall, "lookForWork").mockImplementation(async (within) => void done.push(`work ${within}`));
    for (const work of every.get(1_000) ?? []) work();
    await settle();
    expect(done).toEqual(["epoch", "work 1000"]);
    const day = 86_400_000;
    const now = Date.now();
    const table = (id: string, status: string, since: number) =>
      store.create({
        table: id,
        after: 0,
        entries: [],
        summary: { id, game: "fair", status, listed: false, created: 1, since, seats: [], persons: [], waiting: [] } as never,
      });
    for (const [id, status, days] of [
      ["g2", "gathering", 2],
      ["g4", "gathering", 4],
      ["r4", "running", 4],
      ["r6", "running", 6],
    ] as const)
      await table(id, status, now - days * day);
    await store.createSession("old", { id: "anna", name: "Anna" }, now - KEPT - day, "");
    await store.createSession("young", { id: "bo", name: "Bo" }, now - KEPT + day, "");
    every.get(3_600_000)?.[0]?.();
    while ((await store.db.selectFrom("tables").select("id").execute()).length > 2) await settle();
    expect((await store.db.selectFrom("tables").select("id").orderBy("id").execute()).map(({ id }) => id)).toEqual(["g2", "r4"]);
    expect([await store.session("old"), (await store.session("young"))?.person.name]).toEqual([null, "Bo"]);
    await stop();
  });
  it("waits fifteen seconds for a request and ten for its head, and looks at that every other second", async () => {
    const made: { server: http.Server; options: http.ServerOptions }[] = [];
    const real = http.createServer.bind(http);
    vi.spyOn(http, "createServer").mockImplementation(((options: http.ServerOptions, listener: http.RequestListener) => {
      const server = real(options, listener);
      made.push({ server, options });
      return server;
    }) as never);
    syncBuiltinESMExports();
    const { stop } = await started();
    expect(made.map(({ server, options }) => [server.requestTimeout, server.headersTimeout, options.connectionsCheckingInterval])).toEqual([
      [15_000, 10_000, 2_000],
    ]);
    const later = vi.spyOn(globalThis, "setTimeout");
    await stop();
    // Whoever is under way holds it up for two seconds at most.
    expect(later.mock.calls.filter(([, milliseconds]) => milliseconds === 2_000)).toHaveLength(1);
  });
  it("about to stop gives a third of the time to whoever deals out the traffic, and the rest to those who are here", async () => {
    const { server, stop } = await started();
    const drained: number[] = [];
    vi.spyOn(server.sockets, "drain").mockImplementation(async (milliseconds) => void drained.push(milliseconds));
    await server.drain(0);
    expect(drained).toEqual([]);
    const later = vi.spyOn(globalThis, "setTimeout");
    await server.drain(30);
    expect([drained, later.mock.calls.some(([, milliseconds]) => milliseconds === 10)]).toEqual([[20], true]);
    const ready = await fetch(`http://127.0.0.1:${server.port}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false, writes: true, draining: true }]);
    await stop();
  });
});

describe("the time of day", () => {
  it("goes with the machine's clock, waits five seconds for one that lags, and goes on by itself where it was set back", () => {
    let [wall, ticks] = [10_000, 0];
    const now = steadyClock(
      () => wall,
      () => ticks,
    );
    const at = (said: number, passed: number): number => {
      [wall, ticks] = [said, ticks + passed];
      return now();
    };
    expect([at(10_500, 500), at(90_000, 1), at(89_000, 1_000), at(90_100, 100)]).toEqual([10_500, 90_000, 90_000, 90_100]);
    // Exactly as far behind as is waited for, and a millisecond further.
    expect(at(85_200, 100)).toBe(90_100);
    expect(at(85_199, 100)).toBe(90_200);
    expect(at(0, 1_000.7)).toBe(91_200);
    expect(at(0, 0.4)).toBe(91_201);
  });
});

describe("who thinks next", () => {
  const stop = new AbortController().signal;
  const of = (table: string, owner: string, isPlayed = true) => ({ table, owner, isPlayed });
  /** Takes turns, and tells in which order they came. */
  function queue(places: number) {
    const turns = new Turns(places);
    const order: string[] = [];
    const leave = new Map<string, () => void>();
    const take = async (name: string, whose: ReturnType<typeof of>, signal: AbortSignal = stop): Promise<void> => {
      try {
        leave.set(name, await turns.take(whose, signal));
        order.push(name);
      } catch (error) {
        order.push(`${name}: ${(error as Error).message}`);
      }
    };
    return { turns, order, take, over: (name: string) => leave.get(name)?.() };
  }
  it("is as many as there are places, of one owner's tables a third of them, and at one table all", async () => {
    const { order, take, over, turns } = queue(6);
    for (let at = 1; at <= 4; at++) void take(`a${at}`, of(`a${at}`, "anna"));
    await settle();
    expect([order, turns.length]).toEqual([["a1", "a2"], 2]);
    for (let at = 1; at <= 5; at++) void take(`at a1, ${at}`, of("a1", "anna"));
    void take("b", of("b", "bo"));
    await settle();
    expect([order, turns.length]).toEqual([["a1", "a2", "at a1, 1", "at a1, 2", "at a1, 3", "at a1, 4"], 4]);
    over("a2");
    over("a2");
    await settle();
    expect(order.slice(6)).toEqual(["at a1, 5"]);
    over("at a1, 1");
    await settle();
    expect(order.slice(7)).toEqual(["b"]);
  });
  it("is whose owner has the fewest, then who has waited longest, and what nobody plays at last, one at a time", async () => {
    const { order, take, over } = queue(6);
    const full = ["x1", "x2", "y1", "y2", "z1", "z2"];
    for (const name of full) void take(name, of(name, name.slice(0, 1)));
    void take("idle", of("idle", "q", false));
    void take("idle too", of("idle too", "q", false));
    void take("x3", of("x3", "x"));
    void take("w1", of("w1", "w"));
    void take("w2", of("w2", "w"));
    await settle();
    expect(order).toEqual(full);
    over("y1");
    over("z1");
    await settle();
    expect(order.slice(6)).toEqual(["w1", "w2"]);
    over("y2");
    over("z2");
    await settle();
    expect(order.slice(8)).toEqual(["idle"]);
    over("x1");
    await settle();
    expect(order.slice(9)).toEqual(["x3"]);
    over("idle");
    await settle();
    expect(order.slice(10)).toEqual(["idle too"]);
  });
  it("is nobody who was stopped before, and at least one of an owner however few the places", async () => {
    const { order, take, turns } = queue(1);
    const aborted = new AbortController();
    void take("first", of("t", "anna"));
    void take("second", of("u", "bo"), aborted.signal);
    await settle();
    aborted.abort();
    void take("third", of("v", "carl"), aborted.signal);
    await settle();
    expect([order, turns.length]).toEqual([["first", "second: the thought was stopped", "third: the thought was stopped"], 0]);
  });
  it("has six places for each thread, one thread at least", async () => {
    const places = (threads: number): number => (new BotPool(threads, "") as unknown as { turns: { places: number } }).turns.places;
    expect([places(0), places(1), places(2)]).toEqual([6, 6, 12]);
  });
});

describe("a lane", () => {
  it("does so much at once, in turns between those who asked, and goes on where something fails", async () => {
    const lane = new Lane(2);
    const begun: string[] = [];
    const ends = new Map<string, (error?: Error) => void>();
    const run = (who: string, name: string): Promise<string> =>
      lane.run(
        who,
        () =>
          new Promise<string>((resolve, reject) => {
            begun.push(name);
            ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error)));
          }),
      );
    const works = [run("a", "a1"), run("a", "a2"), run("a", "a3"), run("b", "b1")];
    const outcomes = Promise.allSettled(works);
    expect(begun).toEqual(["a1", "a2"]);
    ends.get("a1")?.(new Error("no"));
    // Others get a word in first.
    await Promise.resolve();
    expect(begun).toHaveLength(2);
    await settle();
    expect(begun).toEqual(["a1", "a2", "a3"]);
    ends.get("a2")?.();
    await settle();
    expect(begun).toEqual(["a1", "a2", "a3", "b1"]);
    void run("a", "a4");
    void run("a", "a5");
    void run("b", "b2");
    ends.get("a3")?.();
    await settle();
    ends.get("b1")?.();
    await settle();
    ends.get("a4")?.();
    await settle();
    expect(begun.slice(4)).toEqual(["a4", "b2", "a5"]);
    expect((await outcomes).map((one) => (one.status === "fulfilled" ? one.value : "failed"))).toEqual(["failed", "a2", "a3", "b1"]);
  });
});
