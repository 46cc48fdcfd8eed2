/** Limits and names that need no server to be looked at. */
import { describe, expect, it } from "vitest";
import { cookieFor, deviceOf, Guests, hashOf, isOriginAllowed, KEPT, newSecret, noCookie, sessionId, tokenOf } from "../src/auth/guests.ts";
import { blockListOf, netOf } from "../src/house/acts.ts";
import { Buckets, costOf, neighbourhoodOf, tablesOf } from "../src/limits.ts";
import { framed, framedPlainly, Outbox } from "../src/live/outbox.ts";
import { addressOf } from "../src/live/sockets.ts";
import { minuteAt, nextAt, tellAt, USUAL_WISHES, Wishes } from "../src/notices/wishes.ts";

it("no id that is drawn looks like an option to a command", () => {
  for (let at = 0; at < 2_000; at++) expect(newSecret(96)).toMatch(/^\w[\w-]{15}$/);
});

describe("buckets", () => {
  it("fill up again with time, and never beyond their brim", () => {
    const buckets = new Buckets({ burst: 4, perSecond: 2 });
    expect([1, 2, 3, 4, 5].map(() => buckets.take("a", 0))).toEqual([null, null, null, null, 500]);
    expect(buckets.take("a", 499)).toBe(1);
    expect(buckets.take("a", 500)).toBeNull();
    expect([1, 2, 3, 4, 5].map(() => buckets.take("a", 60_000))).toEqual([null, null, null, null, 500]);
    expect(buckets.take("b", 0)).toBeNull();
  });
  it("forget those who have all of it again, and only those, when there are very many", () => {
    const buckets = new Buckets({ burst: 4, perSecond: 1 });
    const used = (buckets as unknown as { used: Map<string, unknown> }).used;
    for (let at = 0; at < 9_999; at++) buckets.take(`old ${at}`, 0);
    buckets.take("heavy", 0, 4);
    expect(used.size).toBe(10_000);
    buckets.take("new", 999);
    expect(used.size).toBe(10_001);
    buckets.take("newer", 1_000);
    expect([...used.keys()]).toEqual(["heavy", "new", "newer"]);
    expect(buckets.take("heavy", 1_000, 2)).toBe(1_000);
  });
  it("cost what the work costs", () => {
    expect(
      Object.fromEntries((["judge", "tables", "suggest", "view", "record", "branch", "move"] as const).map((one) => [one, costOf(one)])),
    ).toEqual({
      judge: 2,
      tables: 3,
      suggest: 4,
      view: 5,
      record: 10,
      branch: 20,
      move: 1,
    });
    expect([tablesOf({ do: "create" } as never), tablesOf({ do: "create", seats: [{ kind: "bot" }] } as never)]).toEqual([1, 10]);
  });
});

describe("an outbox", () => {
  class Raw {
    readyState = 1;
    readonly OPEN = 1;
    bufferedAmount = 0;
    isGone = false;
    readonly written: Buffer[] = [];
    readonly _socket = {
      write: (data: string | Buffer, encoding?: BufferEncoding) => void this.written.push(Buffer.from(data as string, encoding)),
    };
    terminate(): void {
      this.isGone = true;
    }
  }
  it("gives up a client that does not read, at four megabytes", () => {
    const raw = new Raw();
    const outbox = new Outbox(raw as never);
    raw.bufferedAmount = 4 * 1024 * 1024;
    outbox.send("a");
    outbox.flush();
    expect([raw.isGone, raw.written.length]).toEqual([false, 1]);
    raw.bufferedAmount += 1;
    outbox.send("b");
    outbox.flush();
    expect([raw.isGone, raw.written.length]).toEqual([true, 1]);
  });
  it("says all of a breath in one piece, once, and nothing to a socket that is not open", async () => {
    const raw = new Raw();
    const outbox = new Outbox(raw as never);
    outbox.send("a");
    outbox.send("å");
    await new Promise((resolve) => setImmediate(resolve));
    expect(raw.written).toEqual([framed(["a", "å"])]);
    outbox.flush();
    expect(raw.written).toHaveLength(1);
    raw.readyState = 2;
    outbox.send("b");
    outbox.flush();
    raw.readyState = 1;
    outbox.flush();
    expect(raw.written).toHaveLength(1);
  });
  it("frames texts as RFC 6455 has it, whatever their length", () => {
    for (const size of [0, 1, 125, 126, 255, 256, 65_535, 65_536, 70_000]) {
      const text = "x".repeat(size);
      const head =
        size < 126
          ? [0x81, size]
          : size < 65_536
            ? [0x81, 126, size >> 8, size & 255]
            : [0x81, 127, 0, 0, 0, 0, 0, size >> 16, (size >> 8) & 255, size & 255];
      const frame = Buffer.concat([Buffer.from(head), Buffer.from(text)]);
      expect(framed([text]).equals(frame)).toBe(true);
      expect(Buffer.from(framedPlainly(text), "latin1").equals(frame)).toBe(true);
    }
    expect(framed(["å", "b"])).toEqual(Buffer.from([0x81, 2, 0xc3, 0xa5, 0x81, 1, 0x62]));
  });
});

describe("who somebody is", () => {
  it("is said by a cookie or a bearer's token, and by nothing else", () => {
    const token = "x".repeat(43);
    expect(tokenOf({ cookie: `a=1; stormakt=${token}; b=2` })).toBe(token);
    expect(tokenOf({ authorization: `Bearer ${token}`, cookie: "stormakt=other" })).toBe(token);
    expect(tokenOf({ authorization: `Bearer ${"x".repeat(19)}` })).toBeNull();
    expect(tokenOf({ authorization: `Basic ${token}` })).toBeNull();
    expect(tokenOf({ cookie: "stormakt=; other=1" })).toBeNull();
    expect(tokenOf({})).toBeNull();
    expect(cookieFor("t", true)).toBe("stormakt=t; Path=/; HttpOnly; SameSite=Strict; Max-Age=34560000; Secure");
    expect(cookieFor("t", false)).toBe("stormakt=t; Path=/; HttpOnly; SameSite=Strict; Max-Age=34560000");
    expect(noCookie).toContain("Max-Age=0");
  });
  it("is forgotten after four hundred days, and noted at most once a day", async () => {
    const [session, now] = [{ person: { id: "anna", name: "Anna" }, seen: 0 }, { time: 0 }];
    const touched: number[] = [];
    const store = {
      session: async (hash: string) => (hash === hashOf("t") ? session : null),
      touch: async (_hash: string, at: number) => void touched.push(at),
    };
    const guests = new Guests(store as never, () => now.time);
    const at = async (time: number): Promise<string | null> => {
      now.time = time;
      return (await guests.known("t"))?.id ?? null;
    };
    expect([await at(86_400_000), await at(86_400_001), await at(KEPT), await at(KEPT + 1)]).toEqual(["anna", "anna", "anna", null]);
    expect(touched).toEqual([86_400_001, KEPT]);
    expect([await guests.known(null), await guests.known("unknown"), await guests.known("x".repeat(101))]).toEqual([null, null, null]);
  });
  it("is a session with a name that lets nobody in", () => {
    expect([sessionId("t"), sessionId("t")]).toEqual([hashOf(hashOf("t")).slice(0, 16), sessionId("t")]);
    expect(sessionId("t")).toHaveLength(16);
  });
  it("is said of a device in its person's words", () => {
    expect(deviceOf("Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/120 Safari/537 Edg/120")).toBe("Edge, Windows");
    expect(deviceOf("Mozilla/5.0 (Macintosh; Intel Mac OS X) Version/17 Safari/605")).toBe("Safari, Mac");
    expect(deviceOf("curl/8 å")).toBe("curl/8 ");
    expect(deviceOf(undefined)).toBe("");
    expect(deviceOf("x".repeat(41))).toBe("x".repeat(40));
  });
  it("is nobody on a page of another site", () => {
    expect(isOriginAllowed(undefined, "here", [])).toBe(true);
    expect(isOriginAllowed("https://here", "here", [])).toBe(true);
    expect(isOriginAllowed("https://there", "here", [])).toBe(false);
    expect(isOriginAllowed("https://there", "here", ["https://there"])).toBe(true);
    expect(isOriginAllowed("null", "here", [])).toBe(false);
    expect(isOriginAllowed("https://here", undefined, [])).toBe(false);
  });
});

describe("an address", () => {
  const of = (trust: number, forwarded?: string | string[]) =>
    addressOf({ socket: { remoteAddress: "192.0.2.1" }, headers: { "x-forwarded-for": forwarded } } as never, trust);
  it("is what the outermost trusted proxy says, and the neighbour's where there is none", () => {
    expect(of(0, "198.51.100.9")).toBe("192.0.2.1");
    expect(of(1, "203.0.113.5, 198.51.100.9")).toBe("198.51.100.9");
    expect(of(2, "203.0.113.5, 198.51.100.9")).toBe("203.0.113.5");
    expect(of(3, "203.0.113.5, 198.51.100.9")).toBe("192.0.2.1");
    expect(of(1, ["203.0.113.5", " 198.51.100.9 ,"])).toBe("198.51.100.9");
    expect(of(1)).toBe("192.0.2.1");
    expect(addressOf({ socket: {}, headers: {} } as never, 0)).toBe("unknown");
  });
  it("counts with its neighbourhood: of version 6 the first half, however it is written", () => {
    for (const [address, counted] of [
      ["192.0.2.1", "192.0.2.1"],
      ["::ffff:192.0.2.1", "192.0.2.1"],
      ["::FFFF:192.0.2.1", "192.0.2.1"],
      ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
      ["[2001:0DB8:1:2:3:4:5:6]:443", "2001:db8:1:2::/64"],
      ["fe80::1%eth0", "fe80:0:0:0::/64"],
      ["2001:db8::", "2001:db8:0:0::/64"],
      ["::1", "0:0:0:0::/64"],
      ["::1:2:3:4:5:6", "0:0:1:2::/64"],
      ["1::2:3:4:5:6", "1:0:0:2::/64"],
      ["1:2::8", "1:2:0:0::/64"],
      ["nowhere", "nowhere"],
    ] as const)
      expect([address, neighbourhoodOf(address)]).toEqual([address, counted]);
  });
  it("is shown and banned by its net", () => {
    expect([netOf("192.0.2.77"), netOf("::ffff:192.0.2.77"), netOf("nowhere")]).toEqual(["192.0.2.0/24", "192.0.2.0/24", ""]);
    expect([netOf("::1:2:3:4:5:6"), netOf("1::2:3:4:5:6")]).toEqual(["0:0:1:2::/64", "1:0:0:2::/64"]);
    expect([netOf("2001:db8:1:2:3:4:5:6"), netOf("2001:db8::1"), netOf("::1"), netOf("2001:db8:1::")]).toEqual([
      "2001:db8:1:2::/64",
      "2001:db8:0:0::/64",
      "0:0:0:0::/64",
      "2001:db8:1:0::/64",
    ]);
    const isBlocked = blockListOf(["192.0.2.0/24", "2001:db8::/32", "nonsense"]);
    expect(["192.0.2.9", "192.0.3.9", "2001:db8:9::1", "2001:db9::1", "::ffff:192.0.2.9", "x"].map(isBlocked)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
  });
});

describe("quiet hours", () => {
  const wishes = (more: Partial<Wishes>): Wishes => ({ ...USUAL_WISHES, ...more });
  const at = (time: string): number => Date.parse(`2026-11-16T${time}:00Z`);
  const told = (more: Partial<Wishes>, time: string, way: "mail" | "push" = "push") =>
    new Date(tellAt(wishes(more), way, at(time))).toISOString().slice(8, 16);
  it("hold from their first minute to the one before their last, over midnight too", () => {
    const day = { quiet: { from: 9 * 60, to: 17 * 60 } };
    expect(["08:59", "09:00", "16:59", "17:00"].map((time) => told(day, time))).toEqual(["16T08:59", "16T17:00", "16T17:00", "16T17:00"]);
    const night = { quiet: { from: 22 * 60, to: 7 * 60 } };
    expect(["21:59", "22:00", "06:59", "07:00"].map((time) => told(night, time))).toEqual(["16T21:59", "17T07:00", "16T07:00", "16T07:00"]);
    expect(told({ quiet: { from: 60, to: 60 } }, "01:00")).toBe("16T01:00");
    expect(told({}, "03:00")).toBe("16T03:00");
  });
  it("hold by the clock of where somebody lives", () => {
    expect([minuteAt(at("23:30"), "Europe/Stockholm"), minuteAt(at("00:00"), "UTC")]).toEqual([30, 0]);
    expect(nextAt(at("10:00"), 11 * 60, "Europe/Stockholm")).toBe(at("10:00"));
    expect(told({ zone: "Europe/Stockholm", quiet: { from: 0, to: 60 } }, "23:30")).toBe("17T00:00");
  });
  it("come after the hour of the daily mail, which is for mails alone", () => {
    expect(told({ mail: "daily", daily: 8 * 60 }, "09:00", "mail")).toBe("17T08:00");
    expect(told({ mail: "daily", daily: 8 * 60 }, "09:00", "push")).toBe("16T09:00");
    expect(told({ mail: "each", daily: 8 * 60 }, "09:00", "mail")).toBe("16T09:00");
    expect(told({ mail: "daily", daily: 8 * 60, quiet: { from: 7 * 60, to: 10 * 60 } }, "07:30", "mail")).toBe("16T10:00");
  });
  it("are refused where there is no such zone or minute", () => {
    expect(Wishes.safeParse(wishes({ zone: "Europe/Atlantis" })).success).toBe(false);
    expect(Wishes.safeParse(wishes({ zone: "Europe/Stockholm", quiet: { from: 0, to: 1439 } })).success).toBe(true);
    expect(Wishes.safeParse(wishes({ quiet: { from: 0, to: 1440 } })).success).toBe(false);
    expect(Wishes.safeParse(wishes({ wait: 86_401 })).success).toBe(false);
  });
});
