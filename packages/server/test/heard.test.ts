/** What becomes of a message, by who sends it, how much it costs and how often: with a clock that is moved by hand. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Allowances } from "../src/allowances.ts";
import { Buckets } from "../src/limits.ts";
import { Sockets } from "../src/live/sockets.ts";

interface Line {
  address: string;
  foreign: object | null;
  waitUntil: number;
  underWay: number;
  offences: number;
}
let time: number;
let sockets: Sockets;
let counted: string[];
let joined: string[];
let health: { isDraining: boolean };
let refused: object | null;
/** What holds up requests that are under way. */
let held: (() => void)[];
let isHeld: boolean;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  time = 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => time);
  [counted, joined, health, refused, held, isHeld] = [[], [], { isDraining: false }, null, [], false];
  sockets = new Sockets({
    hall: { isOutage: () => false },
    house: { isBanned: () => false, notice: null, refuses: () => refused },
    guests: { known: async () => null },
    settings: { rate: 10, origins: [], trustProxy: 0, socketsEach: 2 },
    metrics: {
      sockets: { set: () => {} },
      requests: { inc: ({ do: name, result }: { do: string; result: string }) => void counted.push(`${name} ${result}`) },
      answering: { observe: ({ do: name }: { do: string }, seconds: number) => void counted.push(`${name} ${seconds}`) },
    },
    log: { warn: () => {}, error: () => {} },
    allowances: new Allowances({ rate: 10 }),
    newTables: new Buckets({ burst: 12, perSecond: 1 }),
    health,
    whyNotJoin: async (person: string, table: string) => {
      joined.push(`${person} ${table}`);
      if (table === "table-that-breaks") throw new Error("away");
      return table === "clubs-table" ? { code: "not-allowed", text: "for members" } : null;
    },
  } as never);
});
afterEach(async () => {
  await sockets.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
/** Somebody's line, what they are told, and what the hall hears of them. */
function line(person = "anna", address = "here", more: Partial<Line> = {}) {
  const told: { re: number | null; error?: { code: string; wait?: number }; ok?: object }[] = [];
  const heard: string[] = [];
  let farewell: string | null = null;
  const made = {
    outbox: { send: (text: string) => void told.push(JSON.parse(text) as never), flush: () => {} },
    socket: { close: (code: number, why: string) => (farewell = `${code} ${why}`) },
    connection: {
      person: { id: person, name: person },
      receive: async (asked: { do: string }) => {
        heard.push(asked.do);
        if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      },
    },
    address,
    foreign: null,
    waitUntil: 0,
    underWay: 0,
    offences: 0,
    ...more,
  };
  let id = 0;
  const say = (name: string, asks: object = {}): void => sayText(JSON.stringify({ id: ++id, do: name, ...asks }));
  const sayText = (text: string): void => (sockets as unknown as { hear(by: object, text: string): void }).hear(made, text);
  return { made, told, heard, say, sayText, farewell: () => farewell, codes: () => told.map(({ error }) => error?.code ?? "ok") };
}
const settle = async (): Promise<void> => {
  for (let i = 0; i < 6; i++) await new Promise((resolve) => setImmediate(resolve));
};
const TABLE = "t".repeat(16);
const LOG = { table: TABLE, as: null };

describe("a message", () => {
  it("is done and counted, and what is dear costs more than what is not", async () => {
    const anna = line();
    for (let at = 0; at < 40; at++) anna.say("ping");
    await settle();
    expect([anna.heard.length, anna.told]).toEqual([40, []]);
    expect(counted.slice(0, 2)).toEqual(["ping answered", "ping 0"]);
    anna.say("ping");
    expect(anna.told).toEqual([{ re: 41, error: { code: "too-fast", text: "too many messages; wait a little", wait: 100 } }]);
    // Reading costs one of it, the rest what the request costs.
    const bo = line("bo");
    for (let at = 0; at < 9; at++) bo.say("log", LOG);
    await settle();
    expect([bo.heard.length, bo.codes()]).toEqual([8, ["too-fast"]]);
    expect(bo.told[0]!.error!.wait).toBe(100);
  });
  it("that is dear counts for all at one address: as much as four people may", async () => {
    const crowd = ["a", "b", "c", "d", "e"].map((person) => line(person));
    for (const one of crowd) for (let at = 0; at < 8; at++) one.say("log", LOG);
    await settle();
    expect(crowd.map(({ codes }) => codes().length)).toEqual([0, 0, 0, 0, 8]);
    // What is cheap is each one's own.
    crowd[4]!.made.waitUntil = 0;
    time += 4_000;
    crowd[4]!.say("ping");
    await settle();
    expect(crowd[4]!.heard).toEqual(["ping"]);
    const elsewhere = line("f", "there");
    elsewhere.say("log", LOG);
    await settle();
    expect(elsewhere.codes()).toEqual([]);
  });
  it("comes back one by one: each is told to wait for longer, up to three seconds, and going on all the same is an offence", () => {
    const anna = line();
    for (let at = 0; at < 40; at++) anna.say("ping");
    const waits = Array.from({ length: 40 }, () => {
      anna.say("ping");
      return anna.told.at(-1)!.error!.wait;
    });
    expect(waits.slice(0, 3)).toEqual([100, 200, 300]);
    expect(waits.indexOf(3_000)).toBe(29);
    expect([waits.at(-1), anna.made.offences]).toEqual([3_000, 10]);
    for (let at = 0; at < 40; at++) anna.say("ping");
    expect([anna.made.offences, anna.farewell()]).toEqual([50, null]);
    anna.say("ping");
    expect(anna.farewell()).toBe("1008 too many bad messages");
    expect(counted.filter((one) => one === "unread refused")).toHaveLength(81);
  });
  it("that cannot be read is an offence, of which two good ones make up for one", async () => {
    const anna = line();
    anna.sayText("nonsense");
    anna.say("fly");
    anna.sayText("[]");
    expect([anna.made.offences, anna.codes()]).toEqual([3, ["bad-message", "bad-message", "bad-message"]]);
    expect(anna.told.map(({ re }) => re)).toEqual([null, 1, null]);
    for (let at = 0; at < 2; at++) anna.say("ping");
    await settle();
    expect(anna.made.offences).toBe(2);
    for (let at = 0; at < 9; at++) anna.say("ping");
    expect(anna.made.offences).toBe(0);
  });
  it("is not looked at where its sender was told to be quiet, speaks another protocol, or has too much under way", async () => {
    const anna = line();
    refused = { code: "muted", text: "hush" };
    anna.say("chat", { table: TABLE, as: 0, text: "hej" });
    expect(anna.told).toEqual([{ re: 1, error: { code: "muted", text: "hush" } }]);
    refused = null;
    const foreign = line("bo", "here", { foreign: { code: "other-version", text: "update" } });
    foreign.say("ping");
    foreign.sayText('{"do":"ping"}');
    expect(foreign.told).toEqual([
      { re: 1, error: { code: "other-version", text: "update" } },
      { re: null, error: { code: "other-version", text: "update" } },
    ]);
    isHeld = true;
    const busy = line("carl", "here", { underWay: 63 });
    busy.say("ping");
    busy.say("ping");
    await settle();
    expect([busy.heard.length, busy.made.underWay, busy.told]).toEqual([
      1,
      64,
      [{ re: 2, error: { code: "too-fast", text: "too many messages; wait a little", wait: 100 } }],
    ]);
    for (const go of held) go();
    await settle();
    expect(busy.made.underWay).toBe(63);
  });
  it("that makes tables is held to so many, and refused where the server is about to stop", async () => {
    const bot = { kind: "bot", level: "easy" };
    const anna = line();
    const create = (...seats: object[]): void => anna.say("create", { game: "fair", seats });
    create(bot, bot);
    create({ kind: "me" }, bot);
    time += 400;
    create({ kind: "me" }, bot);
    create({ kind: "me" }, bot);
    await settle();
    expect([anna.heard.length, anna.told]).toEqual([
      3,
      [{ re: 4, error: { code: "too-fast", text: "too many new tables; wait a little", wait: 600 } }],
    ]);
    health.isDraining = true;
    time += 5_000;
    create({ kind: "me" }, bot);
    anna.say("ping");
    await settle();
    expect(anna.told.at(-1)).toEqual({
      re: 5,
      error: { code: "closing", text: "the server is about to stop; connect again", wait: 1_000 },
    });
    expect(anna.heard.at(-1)).toBe("ping");
  });
  it("by which somebody joins is asked of the table's club first", async () => {
    const anna = line();
    for (const table of ["clubs-table", "table-that-breaks", "free-table"]) anna.say("join", { table });
    anna.say("about", { table: "clubs-table" });
    await settle();
    expect(joined).toEqual(["anna clubs-table", "anna table-that-breaks", "anna free-table"]);
    expect(anna.codes()).toEqual(["not-allowed", "try-again"]);
    expect(anna.heard).toEqual(["about", "join"]);
  });
});
