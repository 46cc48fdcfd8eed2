/** Addresses, codes and times at their brims: the last that is, and the first that is not. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rangeOf } from "../src/house/acts.ts";
import { Health } from "../src/http/health.ts";
import { Members } from "../src/members/members.ts";
import { isPublic, whyNotOutside } from "../src/notices/outside.ts";
import type { ServerStore } from "../src/store/index.ts";
import { DatabaseAway, isAway } from "../src/store/patience.ts";
import { SqliteStore } from "../src/store/sqlite.ts";

describe("the public internet", () => {
  /** The first and last address of each net that is not, and their neighbours that are. */
  const INSIDE: readonly (readonly [first: string, last: string, before: string | null, after: string | null])[] = [
    ["0.0.0.0", "0.255.255.255", null, "1.0.0.0"],
    ["10.0.0.0", "10.255.255.255", "9.255.255.255", "11.0.0.0"],
    ["100.64.0.0", "100.127.255.255", "100.63.255.255", "100.128.0.0"],
    ["127.0.0.0", "127.255.255.255", "126.255.255.255", "128.0.0.0"],
    ["169.254.0.0", "169.254.255.255", "169.253.255.255", "169.255.0.0"],
    ["172.16.0.0", "172.31.255.255", "172.15.255.255", "172.32.0.0"],
    ["192.0.0.0", "192.0.0.255", "191.255.255.255", "192.0.1.0"],
    ["192.0.2.0", "192.0.2.255", "192.0.1.255", "192.0.3.0"],
    ["192.88.99.0", "192.88.99.255", "192.88.98.255", "192.88.100.0"],
    ["192.168.0.0", "192.168.255.255", "192.167.255.255", "192.169.0.0"],
    ["198.18.0.0", "198.19.255.255", "198.17.255.255", "198.20.0.0"],
    ["198.51.100.0", "198.51.100.255", "198.51.99.255", "198.51.101.0"],
    ["203.0.113.0", "203.0.113.255", "203.0.112.255", "203.0.114.0"],
    ["224.0.0.0", "255.255.255.255", "223.255.255.255", null],
    ["2001::", "2001:1ff:ffff::", "2000:ffff::", "2001:200::"],
    ["2001:db8::", "2001:db8:ffff::", "2001:db7:ffff::", "2001:db9::"],
    ["2002::", "2002:ffff::", "2001:ffff::", "2003::"],
    ["3fff::", "3fff:fff:ffff::", "3ffe:ffff::", "3fff:1000::"],
    ["4000::", "ffff::", null, null],
    ["::", "1fff:ffff::", null, "2000::"],
  ];
  it.each(INSIDE)("ends before %s and begins after %s", (first, last, before, after) => {
    expect([isPublic(first), isPublic(last)]).toEqual([false, false]);
    for (const neighbour of [before, after]) if (neighbour !== null) expect([neighbour, isPublic(neighbour)]).toEqual([neighbour, true]);
  });
  it("is reached by names, or by public addresses, over TLS at the usual port, without a password", () => {
    const why = (address: string) => whyNotOutside(address, { trusted: ["lan:8443"] });
    expect(
      ["https://example.org/x", "https://8.8.8.8/", "https://[2606:4700::1111]/", "https://lan:8443/", "https://example.org:443/"].map(why),
    ).toEqual([null, null, null, null, null]);
    expect(
      ["x", "http://example.org", "https://u@example.org", "https://:p@example.org", "https://lan:8444", "https://[fd00::1]/"].map(why),
    ).toEqual([
      "this is not an address",
      "only addresses that begin with https:// can be sent to",
      "an address with a password in it cannot be sent to",
      "an address with a password in it cannot be sent to",
      "only the usual port can be sent to",
      "this address is not on the public internet",
    ]);
  });
});

it("a range of addresses has as many bits as its kind has, and eight at least; of version 6 no more than half count", () => {
  const bits = (text: string) => rangeOf(text)?.bits ?? null;
  expect(["192.0.2.1", "192.0.2.1/32", "192.0.2.1/33", "10.0.0.0/8", "10.0.0.0/7", "10.0.0.0/08", "10.0.0.0/"].map(bits)).toEqual([
    32,
    32,
    null,
    8,
    null,
    8,
    null,
  ]);
  expect(
    ["2001:db8::1", "2001:db8::/64", "2001:db8::/63", "2001:db8::/128", "2001:db8::/129", "2001:db8::/8", "2001:db8::/7"].map(bits),
  ).toEqual([64, 64, 63, 64, null, 8, null]);
  expect(rangeOf("fe80::1%eth0/64")?.address).toBe("fe80::1");
});

it("a database is away by its codes and its words, and by nothing in what was asked", () => {
  const failed = (code: string) => Object.assign(new Error("x"), { code });
  for (const code of [
    "08006",
    "53300",
    "57P01",
    "57014",
    "58030",
    "25006",
    "55P03",
    "40001",
    "40P01",
    "ECONNREFUSED",
    "ECONNRESET",
    "EPIPE",
    "ETIMEDOUT",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "ENOTFOUND",
    "EAI_AGAIN",
    "ENOENT",
  ])
    expect([code, isAway(failed(code))]).toEqual([code, true]);
  for (const code of ["23505", "42601", "57015", "22P02", "EACCES"]) expect([code, isAway(failed(code))]).toEqual([code, false]);
  for (const text of [
    "Connection terminated unexpectedly",
    "timeout exceeded when trying to connect",
    "Client has encountered a connection error and is not queryable",
  ])
    expect([text, isAway(new Error(text))]).toEqual([text, true]);
  expect([isAway(new DatabaseAway("x")), isAway(new Error("syntax error")), isAway({})]).toEqual([true, false, false]);
  expect([isAway(new AggregateError([failed("23505"), failed("ECONNREFUSED")])), isAway(new AggregateError([failed("23505")]))]).toEqual([
    true,
    false,
  ]);
});

describe("how a node is doing", () => {
  let time: number;
  let written: number;
  let fails: boolean;
  let health: Health;
  beforeEach(() => {
    [time, written, fails] = [5_000, 0, false];
    vi.spyOn(performance, "now").mockImplementation(() => time);
    health = new Health({
      checkWriting: async () => {
        written += 1;
        if (fails) throw new Error("full");
      },
      setAside: async () => {
        if (fails) throw new Error("away");
        return written;
      },
    } as never);
  });
  afterEach(() => vi.restoreAllMocks());
  it("is found out by writing, once a second however many ask", async () => {
    expect([await health.canWrite(), await health.canWrite(), written]).toEqual([true, true, 1]);
    fails = true;
    time += 1_000;
    expect([await health.canWrite(), written]).toEqual([true, 1]);
    time += 1;
    expect([await health.canWrite(), written]).toEqual([false, 2]);
    fails = false;
    time += 1_001;
    expect([await health.canWrite(), written]).toEqual([true, 3]);
  });
  it("what was set aside is told as it was last known where the database does not say", async () => {
    written = 4;
    expect(await health.setAside()).toBe(4);
    [written, fails] = [9, true];
    expect(await health.setAside()).toBe(4);
  });
});

describe("what is kept of people", () => {
  let store: ServerStore;
  let members: Members;
  let time: number;
  const refreshed: string[] = [];
  const HALF_AN_HOUR = 30 * 60_000;
  beforeEach(async () => {
    time = 1_000_000;
    refreshed.length = 0;
    store = await SqliteStore.open(":memory:");
    for (const [id, name] of Object.entries({ anna: "Anna", bo: "Bo", twin: " ANNA " }))
      await store.createSession(`hash of ${id}`, { id, name }, 1, `phone of ${id}`);
    const book = { db: store.db, write: async (by: string, act: object) => void refreshed.push(`${by} ${JSON.stringify(act)}`) };
    members = new Members({
      book: book as never,
      hall: {} as never,
      refresh: async () => void refreshed.push("refreshed"),
      now: () => time,
    });
  });
  afterEach(() => store.close());
  const code = (work: Promise<unknown>): Promise<unknown> => work.catch((error: { failure?: { code: string } }) => error.failure?.code);
  it("a mail link makes a member within half an hour, once, and the one before it is void", async () => {
    const former = await members.newMailLink("confirm", "anna", "Anna@Example.org");
    const link = await members.newMailLink("confirm", "anna", "Anna@Example.org");
    expect([await code(members.useMailLink(former)), await members.isMember("anna")]).toEqual(["not-found", false]);
    time += HALF_AN_HOUR;
    expect([await members.useMailLink(link), await code(members.useMailLink(link))]).toEqual(["anna", "not-found"]);
    expect(await members.membershipOf("anna")).toEqual({ since: time, mail: "anna@example.org", passkeys: [], codes: 0 });
    expect([await members.personOfMail("ANNA@example.org"), await members.personOfMail("bo@example.org")]).toEqual(["anna", null]);
    const late = await members.newMailLink("come-in", "anna", "anna@example.org");
    time += HALF_AN_HOUR + 1;
    expect(await code(members.useMailLink(late))).toBe("not-found");
    const [coming, theirs] = [
      await members.newMailLink("come-in", "anna", "anna@example.org"),
      await members.newMailLink("confirm", "bo", "anna@example.org"),
    ];
    expect([await members.useMailLink(coming), await code(members.useMailLink(theirs))]).toEqual(["anna", "not-allowed"]);
    const twins = await members.newMailLink("confirm", "twin", "twin@example.org");
    expect([await code(members.mustBeFree("twin", "anna")), await code(members.useMailLink(twins))]).toEqual(["name-taken", "name-taken"]);
    expect(await members.mustBeFree("anna", "ANNA")).toBeUndefined();
    time += HALF_AN_HOUR + 1;
    await members.newMailLink("come-in", "anna", "anna@example.org");
    expect(await store.db.selectFrom("mail_links").select("person").execute()).toEqual([{ person: "anna" }]);
  });
  it("ten codes are for members, each works once however it is written, and new ones make the old void", async () => {
    expect(await code(members.newCodes("bo"))).toBe("not-allowed");
    await members.become("bo");
    await members.become("bo");
    const former = await members.newCodes("bo");
    const codes = await members.newCodes("bo");
    expect([
      codes.length,
      codes.every((one) => /^[2-9a-z]{4}(?:-[2-9a-z]{4}){3}$/.test(one)),
      (await members.membershipOf("bo"))?.codes,
    ]).toEqual([10, true, 10]);
    expect([
      await code(members.useCode(former[0] ?? "")),
      await members.useCode((codes[0] ?? "").toUpperCase().replaceAll("-", " ")),
    ]).toEqual(["not-found", "bo"]);
    expect([await code(members.useCode(codes[0] ?? "")), (await members.membershipOf("bo"))?.codes]).toEqual(["not-found", 9]);
  });
  it("the last way in stays: an address where there is no passkey and no code", async () => {
    await members.useMailLink(await members.newMailLink("confirm", "anna", "a@example.org"));
    expect([await code(members.dropMail("anna")), await code(members.dropMail("bo"))]).toEqual(["not-allowed", undefined]);
    await members.newCodes("anna");
    expect([await code(members.dropMail("anna")), (await members.membershipOf("anna"))?.mail]).toEqual([undefined, null]);
    const key = (id: string) => ({
      id,
      person: "anna",
      key: "",
      counter: 0,
      transports: "",
      label: id,
      created: id === "k1" ? 1 : 2,
      used: 0,
    });
    await store.db
      .insertInto("passkeys")
      .values([key("k1"), key("k2")] as never)
      .execute();
    await store.db.deleteFrom("recovery_codes").execute();
    expect([
      await code(members.dropPasskey("anna", "k9")),
      await code(members.dropPasskey("anna", "k1")),
      await code(members.dropPasskey("anna", "k2")),
    ]).toEqual(["not-found", undefined, "not-allowed"]);
  });
  it("sessions are told of by device, the last seen first, and ended one by one or all but this", async () => {
    await store.createSession("second", { id: "anna", name: "Anna" }, 5, "laptop");
    await store.createSession("third", { id: "anna", name: "Anna" }, 3, "tablet");
    const lines = await members.sessionsOf("anna", "second");
    expect(lines.map(({ device, seen, isThis }) => [device, seen, isThis])).toEqual([
      ["laptop", 5, true],
      ["tablet", 3, false],
      ["phone of anna", 1, false],
    ]);
    expect(await code(members.endSessions("anna", () => false, "second"))).toBe("not-found");
    await members.endSessions("anna", ({ isThis }) => !isThis, "second");
    expect((await members.sessionsOf("anna", null)).map(({ device, isThis }) => [device, isThis])).toEqual([["laptop", false]]);
    const ended = lines.slice(1).map(({ id }) => id);
    const [act = "", last] = refreshed;
    expect(last).toBe("refreshed");
    expect(act.startsWith('the person {"act":"end-sessions","person":"anna"')).toBe(true);
    for (const id of ended) expect(act).toContain(id);
    expect((await members.sessionsOf("bo", null)).length).toBe(1);
  });
  it("a store forgets sessions, keeps pins in order, and lets no member have another's name", async () => {
    expect([await store.forgetSessions(1), await store.forgetSessions(2), await store.session("hash of anna")]).toEqual([0, 3, null]);
    await store.createSession("new", { id: "anna", name: "Ignored" }, 7, "x");
    await store.touch("new", 9);
    expect(await store.session("new")).toEqual({ person: { id: "anna", name: "Anna" }, seen: 9 });
    await store.forgetSessions(10);
    expect([await store.session("new"), await store.person("anna"), await store.person("nobody")]).toEqual([
      null,
      { id: "anna", name: "Anna" },
      null,
    ]);
    await members.become("anna");
    await members.become("bo");
    expect(await code(store.rename("bo", "ANNA"))).toBe("name-taken");
    await store.rename("twin", "Anna");
    await store.rename("bo", "Bosse");
    expect([(await store.person("bo"))?.name, await code(store.rename("anna", "anna"))]).toEqual(["Bosse", undefined]);
    const pin = (id: string, move: number, at: number, shared = false) =>
      store.setPin("t", { id, person: "anna", move, seat: 1, text: id, at, shared });
    for (const [id, move, at] of [
      ["a", 4, 2],
      ["b", 1, 9],
      ["c", 4, 1],
    ] as const)
      await pin(id, move, at);
    await pin("a", 2, 2, true);
    expect((await store.pins("t")).map(({ id, shared, seat }) => [id, shared, seat])).toEqual([
      ["b", false, 1],
      ["a", true, 1],
      ["c", false, 1],
    ]);
    await store.dropPin("u", "b");
    await store.dropPin("t", "b");
    expect([(await store.pins("t")).length, await store.pins("u")]).toEqual([2, []]);
    await store.setLooked("t", "anna", { n: 3, heard: 2, read: 1 });
    await store.setLooked("t", "anna", { n: 2, heard: 5, read: 1 });
    expect([await store.looked("anna", ["t", "u"]), await store.looked("anna", [])]).toEqual([
      new Map([["t", { n: 3, heard: 5, read: 1 }]]),
      new Map(),
    ]);
  });
  it("whoever knew more is told once that a backup was put back", async () => {
    let resets = 0;
    store.onReset = () => (resets += 1);
    await store.checkEpoch();
    expect(resets).toBe(0);
    await store.db
      .insertInto("meta")
      .values({ key: "epoch", value: "another" })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: "another" }))
      .execute();
    await store.checkEpoch();
    await store.checkEpoch();
    expect([resets, await store.isWell()]).toEqual([1, true]);
  });
});
