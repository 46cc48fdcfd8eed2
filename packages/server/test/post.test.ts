/** Where notices go, and what becomes of places where they do not arrive: without a network, answer by answer. */
import { Resolver } from "node:dns/promises";
import { EventEmitter } from "node:events";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NotOutside, postOutside } from "../src/notices/outside.ts";
import { Post } from "../src/notices/post.ts";
import { callHook, newVapidKeys } from "../src/notices/targets.ts";
import { USUAL_WISHES } from "../src/notices/wishes.ts";
import type { Said } from "../src/notices/words.ts";
import type { ServerStore } from "../src/store/index.ts";
import { SqliteStore } from "../src/store/sqlite.ts";
import { newSubscriber } from "./post-office.ts";

interface Sent {
  readonly url: string;
  readonly options: { method: string; headers: Record<string, string | number>; timeout: number; agent: boolean; lookup: Lookup };
  body: string | Buffer;
}
type Lookup = (host: string, options: { all: boolean }, tell: (...told: unknown[]) => void) => void;
let sent: Sent[];
/** What the other side answers, or why it does not. */
let answer: number | Error;
/** Bytes of its answer, piece by piece, and how many of the pieces were heard. */
let pieces: number[];
let heard: number;
beforeEach(() => {
  [sent, answer, pieces, heard] = [[], 200, [], 0];
  vi.spyOn(https, "request").mockImplementation(((url: URL, options: Sent["options"], told: (response: object) => void) => {
    const one: Sent = { url: url.href, options, body: "" };
    sent.push(one);
    const request = Object.assign(new EventEmitter(), {
      destroy: (error: Error) => void request.emit("error", error),
      end: (body: string) => {
        one.body = body;
        if (answer instanceof Error) {
          request.emit(answer.message === "late" ? "timeout" : "error", answer);
          return;
        }
        let isOver = false;
        const response = Object.assign(new EventEmitter(), { statusCode: answer, destroy: () => (isOver = true) });
        told(response);
        for (const size of pieces) {
          if (isOver) break;
          heard += 1;
          response.emit("data", Buffer.alloc(size));
        }
      },
    });
    return request;
  }) as never);
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});
const outside = { trusted: [] };
const URL_OF = "https://8.8.8.8/hook";
const message = { title: "Din *tur*", body: "Bo <b> & @all väntar", link: "https://s.example/t/1", tag: "1" };

describe("what is sent outside", () => {
  it("goes to the address that was looked at, with its length, and is waited for eight seconds", async () => {
    expect(await postOutside(URL_OF, { headers: { a: "b" }, body: "åäö" }, outside)).toBe(200);
    const { url, options, body } = sent[0]!;
    expect([url, options.method, options.headers, options.timeout, options.agent, body]).toEqual([
      URL_OF,
      "POST",
      { a: "b", "content-length": 6 },
      8_000,
      false,
      "åäö",
    ]);
    const told: unknown[] = [];
    options.lookup("elsewhere.example", { all: true }, (...all) => told.push(all));
    options.lookup("elsewhere.example", { all: false }, (...all) => told.push(all));
    expect(told).toEqual([
      [null, [{ address: "8.8.8.8", family: 4 }]],
      [null, "8.8.8.8", 4],
    ]);
  });
  it("is looked up among the name servers, in both kinds of addresses, all of which must be outside", async () => {
    const names: Record<string, [string[] | Error, string[] | Error]> = {
      "both.example": [["8.8.8.8"], ["2600::1"]],
      "six.example": [new Error("no such name"), ["2600::1"]],
      "trick.example": [["8.8.8.8"], ["fd00::1"]],
      "slow.example": [new Error("queryA ETIMEOUT"), new Error("queryAaaa ETIMEOUT")],
    };
    for (const [at, kind] of (["resolve4", "resolve6"] as const).entries())
      vi.spyOn(Resolver.prototype, kind).mockImplementation(async (name: string) => {
        const found = names[name]![at]!;
        if (found instanceof Error) throw found;
        return found;
      });
    const calling = (name: string) => postOutside(`https://${name}/`, { headers: {}, body: "" }, outside);
    for (const name of ["both.example", "six.example"]) expect(await calling(name)).toBe(200);
    const pinned: unknown[] = [];
    for (const { options } of sent) options.lookup("any.example", { all: false }, (...all) => pinned.push(all));
    expect(pinned).toEqual([
      [null, "8.8.8.8", 4],
      [null, "2600::1", 6],
    ]);
    await expect(calling("trick.example")).rejects.toThrow(NotOutside);
    await expect(calling("slow.example")).rejects.toThrow("queryA ETIMEOUT");
    expect(sent).toHaveLength(2);
  });
  it("is not read for longer than four thousand bytes of answer, and one that does not come is a failure", async () => {
    pieces = [4_096, 0, 1, 5, 5];
    await postOutside(URL_OF, { headers: {}, body: "" }, outside);
    expect(heard).toBe(3);
    answer = new Error("late");
    await expect(postOutside(URL_OF, { headers: {}, body: "" }, outside)).rejects.toThrow("no answer in time");
    answer = new Error("reset");
    await expect(postOutside(URL_OF, { headers: {}, body: "" }, outside)).rejects.toThrow("reset");
    await expect(postOutside("https://10.0.0.1/", { headers: {}, body: "" }, outside)).rejects.toThrow(NotOutside);
    expect(sent).toHaveLength(3);
  });
  it("has arrived, will never, or may be tried again, by the status of the answer", async () => {
    const statuses = [199, 200, 204, 299, 300, 403, 404, 405, 409, 410, 411, 500];
    const found: string[] = [];
    for (answer of statuses) found.push(`${String(answer)} ${await callHook({ form: "json", url: URL_OF }, message, outside)}`);
    expect(found).toEqual([
      "199 failed",
      "200 sent",
      "204 sent",
      "299 sent",
      "300 failed",
      "403 failed",
      "404 gone",
      "405 failed",
      "409 failed",
      "410 gone",
      "411 failed",
      "500 failed",
    ]);
  });
  it("is said as each program wants it, and calls nobody by name", async () => {
    const said = async (form: "discord" | "slack" | "ntfy" | "json", of = message) => {
      await callHook({ form, url: URL_OF }, of, outside);
      const { body, options } = sent.at(-1)!;
      const { "content-length": _, ...headers } = options.headers;
      return { ...headers, body };
    };
    const type = { "content-type": "application/json" };
    expect(await said("discord")).toEqual({
      ...type,
      body: JSON.stringify({
        content: "**Din \\*tur\\***\nBo <b\\> & \\@all väntar\nhttps://s.example/t/1",
        allowed_mentions: { parse: [] },
      }),
    });
    expect(await said("slack")).toEqual({
      ...type,
      body: JSON.stringify({ text: "*Din *tur**\nBo &lt;b&gt; &amp; @all väntar\n<https://s.example/t/1>" }),
    });
    const plain = { "content-type": "text/plain; charset=utf-8", click: message.link, tags: "game_die", body: message.body };
    expect(await said("ntfy")).toEqual({ ...plain, title: "Din *tur*" });
    expect(await said("ntfy", { ...message, title: "Över" })).toEqual({ ...plain, title: "=?UTF-8?B?w5Z2ZXI=?=" });
    expect(await said("json")).toEqual({ ...type, body: JSON.stringify(message) });
  });
});

describe("a person's places", () => {
  let store: ServerStore;
  let post: Post;
  let letters: object[];
  beforeEach(async () => {
    letters = [];
    store = await SqliteStore.open(":memory:");
    post = new Post(
      {
        mailer: { send: async (letter: object) => void letters.push(letter) } as never,
        vapid: await newVapidKeys(),
        outside,
        site: "https://s.example",
        contact: "mailto:a@s.example",
        secret: "secret",
      },
      store.db,
    );
  });
  afterEach(() => store.close());
  const target = (id: string, created: number, more: object = {}) =>
    store.db
      .insertInto("targets")
      .values({
        id,
        person: "anna",
        kind: "hook",
        body: JSON.stringify({ form: "json", url: `https://8.8.8.8/${id}` }),
        created,
        failures: 0,
        ...more,
      })
      .execute();
  const said = { kind: "turn", table: "T", others: [], until: null, zone: "UTC", link: "https://s.example/t/1" } as const satisfies Said;
  const send = (way: "mail" | "push" | "hook", many: readonly Said[] = [said]) => post.send("anna", way, USUAL_WISHES, many);
  const places = async () =>
    (await store.db.selectFrom("targets").select(["id", "failures"]).orderBy("id").execute()).map(
      ({ id, failures }) => `${id} ${failures}`,
    );

  it("are those of the way that is wished for, in the order they were named, but for those where nothing arrives", async () => {
    await target("b", 2);
    await target("a", 3);
    await target("c", 1, { failures: 19 });
    await target("d", 0, { failures: 20 });
    await target("e", 4, { person: "bo" });
    expect(await post.waysOf("anna", USUAL_WISHES)).toEqual(["hook"]);
    expect(await post.waysOf("anna", { ...USUAL_WISHES, hook: false })).toEqual([]);
    expect(await post.waysOf("carl", USUAL_WISHES)).toEqual([]);
    answer = 500;
    expect([await send("hook"), sent.map(({ url }) => url.at(-1))]).toEqual(["failed", ["c", "b", "a"]]);
    expect(await places()).toEqual(["a 1", "b 1", "c 20", "d 20", "e 0"]);
    answer = 200;
    expect([await send("hook"), await places()]).toEqual(["sent", ["a 0", "b 0", "c 20", "d 20", "e 0"]]);
    answer = 410;
    expect([await send("hook"), await places()]).toEqual(["gone", ["c 20", "d 20", "e 0"]]);
    expect(await post.waysOf("anna", USUAL_WISHES)).toEqual([]);
  });
  it("that take their time are not waited for without end: after twenty seconds the rest is tried again", async () => {
    await target("one", 1);
    await target("two", 2);
    await target("three", 3);
    let time = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (time += 11_000));
    answer = 500;
    expect(await send("hook")).toBe("failed");
    expect(sent).toHaveLength(1);
    answer = 200;
    expect(await send("hook")).toBe("sent");
    expect(sent).toHaveLength(2);
  });
  it("that lead inside are gone; what reached one of several is told", async () => {
    await target("inside", 1, { body: JSON.stringify({ form: "json", url: "https://10.0.0.1/" }) });
    await target("outside", 2);
    expect([await send("hook"), await places()]).toEqual(["sent", ["outside 0"]]);
    answer = new Error("reset");
    expect([await send("hook"), await places()]).toEqual(["failed", ["outside 1"]]);
    expect([await send("push"), sent.length]).toEqual(["gone", 2]);
  });
  it("may be a browser, which is told in a cipher, each notice by itself, for a day", async () => {
    const { keys } = newSubscriber();
    await target("p", 1, { kind: "push", body: JSON.stringify({ endpoint: "https://8.8.8.8/push", keys }) });
    expect(await post.waysOf("anna", USUAL_WISHES)).toEqual(["push"]);
    expect([await send("push", [said, { ...said, link: `https://s.example/t/${"x".repeat(40)}` }]), sent.length]).toEqual(["sent", 2]);
    const { headers } = sent[0]!.options;
    expect([headers["TTL"], headers["Content-Encoding"], headers["Topic"], headers["Urgency"]]).toEqual([
      "86400",
      "aes128gcm",
      "1",
      "normal",
    ]);
    expect(sent[1]!.options.headers["Topic"]).toBe("x".repeat(32));
    expect(Object.keys(headers).filter((name) => name.toLowerCase() === "content-length")).toEqual(["content-length"]);
  });
  it("may be an address: several notices are one letter that says how to stop them", async () => {
    expect([await post.waysOf("anna", USUAL_WISHES), await send("mail")]).toEqual([[], "gone"]);
    await store.db.insertInto("mail_addresses").values({ person: "anna", address: "a@example.org", since: 1 }).execute();
    expect([await post.waysOf("anna", USUAL_WISHES), await post.waysOf("anna", { ...USUAL_WISHES, mail: "off" })]).toEqual([["mail"], []]);
    expect([await send("mail", []), await send("mail"), await send("mail", [said, said])]).toEqual(["gone", "sent", "sent"]);
    const stop = {
      post: expect.stringMatching(/^https:\/\/s\.example\/api\/stop-mails\?for=anna\.[\w-]{32}$/),
      page: "https://s.example/me",
    };
    expect(letters).toMatchObject([
      { to: "a@example.org", subject: expect.stringContaining("T"), stop },
      { to: "a@example.org", subject: expect.stringContaining("2"), stop },
    ]);
    expect((letters[1] as { text: string }).text.match(/https:\/\/s\.example\/t\/1/g)).toHaveLength(2);
  });
});
