/** Rules that tell every hand when they fail: none of it is in a log, on a page of the house or in an answer. */
import { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { HouseBook } from "../src/house/book.ts";
import type { RunningServer } from "../src/index.ts";
import { startServer } from "../src/index.ts";
import { discreetLog } from "../src/log.ts";
import { blab } from "./blabbing.ts";
import type { Somebody } from "./company.ts";
import { newGuest } from "./company.ts";
import { WORD } from "./envelopes.ts";
import { newFolder, openSocket, settings } from "./house.ts";
import { until } from "./post-office.ts";

const games = fileURLToPath(new URL("./blabbing.ts", import.meta.url));
const logged: string[] = [];
const log = pino(
  { level: "debug" },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  }),
);
const folder = newFolder();
let server: RunningServer;
let keeper: Somebody;
beforeAll(async () => {
  server = await startServer(settings({ dataDir: folder.path, games, noticeRound: 50 }), log);
  keeper = await newGuest(server.port, "Keeper");
  await new HouseBook(server.store.db).appoint(keeper.id, 1);
});
afterEach(() => {
  blab.at = null;
  blab.by = (said) => new Error(said);
  blab.count = 0;
  logged.length = 0;
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** All that came back over sockets and HTTP. */
const replies: string[] = [];
const send = async (who: Somebody, method: string, path: string, body?: object) => {
  const answer = await who.send(method, path, body);
  replies.push(JSON.stringify(answer.body));
  return answer;
};
async function socketOf(who: Somebody) {
  const socket = openSocket(server.port, who.token);
  const heard: string[] = [];
  socket.addEventListener("message", ({ data }) => heard.push(String(data)));
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  return {
    heard,
    ask: async (request: object): Promise<string> => {
      const id = heard.length + 1_000;
      socket.send(JSON.stringify({ id, ...request }));
      const answer = await until("an answer", () => heard.find((text) => text.startsWith(`{"re":${id},`)));
      replies.push(answer);
      return answer;
    },
    close: () => socket.close(),
  };
}
/** Three seats that nobody has begun at but the first. */
async function lay(seats: readonly object[] = [{ kind: "me" }, { kind: "open" }]) {
  const anna = await newGuest(server.port, "Anna");
  const { body } = await anna.send("POST", "/api/tables", { game: "envelopes", seats });
  return { anna, id: body.table.id as string, invite: body.invite as string };
}
async function begun() {
  const { anna, id, invite } = await lay();
  const bo = await newGuest(server.port, "Bo");
  await bo.send("POST", `/api/tables/${id}/join`, { invite });
  return { anna, bo, id };
}
/** What the house keeps, shows and has written to its log. */
async function told(): Promise<string> {
  const problems = await server.store.db.selectFrom("problems").selectAll().execute();
  const page = await keeper.get("/api/admin");
  expect(page.status).toBe(200);
  const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  return [...logged, ...replies, JSON.stringify(problems), JSON.stringify(page.body), metrics].join("\n");
}
const nothingIsTold = async (): Promise<void> => expect((await told()).match(WORD)).toBeNull();

describe("what rules say when they fail", () => {
  it("is not told when a match is laid out, over HTTP or a socket", async () => {
    const { anna, id, invite } = await lay();
    const bo = await newGuest(server.port, "Bo");
    blab.at = "setUp";
    expect((await send(bo, "POST", `/api/tables/${id}/join`, { invite })).body).toEqual({
      error: { code: "broken", text: "something went wrong; nothing was changed" },
    });
    const socket = await socketOf(bo);
    expect(await socket.ask({ do: "join", table: id, invite })).toContain('"code":"broken"');
    expect(blab.count).toBe(2);
    await nothingIsTold();
    // What it was and where it came from is told all the same.
    expect(logged.join("")).toMatch(/withheld.*at stumble \(.*blabbing\.ts/);
    const { body } = await keeper.get("/api/admin");
    expect(body.problems[0]).toMatchObject({ what: "a request failed", detail: expect.stringMatching(/withheld.*blabbing\.ts/) });
    socket.close();
    void anna;
  });
  it.each([
    ["an error", (said: string) => new Error(said)],
    ["an error with more in it", (said: string) => Object.assign(new TypeError(said), { code: said, hand: said, name: said })],
    ["an error about another", (said: string) => new Error("I", { cause: new Error(said) })],
    ["several at once", (said: string) => new AggregateError([new Error(said)], said)],
    ["anything", (said: string) => said],
    ["anything else", (said: string) => ({ hand: said, toString: () => said })],
  ])("is not told when a sealed answer is judged, made or looked at, be it %s", async (_how, by) => {
    const { anna, bo, id } = await begun();
    const { hands } = await server.hall.inTurn(id, ({ table }) => table.viewFor(0).table as { hands: string[][] });
    const [card] = hands[0] ?? [];
    const socket = await socketOf(anna);
    const his = await socketOf(bo);
    blab.by = by;
    blab.at = "copyTable";
    const action = { kind: "lay", card };
    const at = { table: id, as: 0 };
    expect(await socket.ask({ do: "move", ...at, after: 99, key: "k", action })).toContain('"code":"broken"');
    blab.at = "viewOf";
    expect(await socket.ask({ do: "open", ...at })).toContain('"code":"broken"');
    expect(await his.ask({ do: "open", table: id, as: 1 })).toContain('"code":"broken"');
    blab.at = "imagine";
    expect(await socket.ask({ do: "suggest", ...at })).toContain('"code":"broken"');
    expect(blab.count).toBeGreaterThan(3);
    await nothingIsTold();
    socket.close();
    his.close();
  });
  it("is not told when a bot fails in its thread, nor what it held", async () => {
    await lay([{ kind: "me" }, { kind: "bot", level: "greedy" }, { kind: "bot", level: "greedy" }]);
    await until("a bot that failed", () => logged.some((line) => line.includes('"msg":"a bot failed"')));
    await nothingIsTold();
    expect(logged.join("")).toMatch(/a bot failed/);
  }, 120_000);
  it("is not told when nobody asked: results that are taken down, or a table that others have written at", async () => {
    const { id } = await begun();
    blab.at = "viewOf";
    await server.hall.write(id, () => [
      { kind: "finished", at: Date.now(), because: "rules", outcome: { places: [[0], [1]], because: "over" } },
    ]);
    await until("a round that failed", () => logged.some((line) => line.includes("results could not be taken down")));
    expect(blab.count).toBeGreaterThan(0);
    await nothingIsTold();
  });
});

it("a log tells what the machine and the database say, and of rows nothing", () => {
  const tell = (error: unknown): string => {
    logged.length = 0;
    discreetLog(log).warn({ err: error }, "something");
    return logged.join("");
  };
  expect(tell(Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" }))).toContain("connect ECONNREFUSED");
  expect(tell(Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" }))).toContain("disk is full");
  const row = Object.assign(new Error("duplicate key"), { code: "23505", detail: "Failing row contains (zq2k7lx)", where: "zq2k7lx" });
  expect(tell(row)).toMatch(/"code":"23505"/);
  expect(tell(row)).not.toMatch(/duplicate|zq/);
  const away = Object.assign(new Error("terminating connection"), { code: "57P01", detail: "zq2k7lx" });
  expect(tell(away)).toMatch(/terminating connection/);
  expect(tell(away)).not.toMatch(/zq/);
});
