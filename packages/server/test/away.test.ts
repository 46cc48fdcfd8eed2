/** A database that is away, without one: who still knocks at it and when, by a clock moved by hand. */
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Ear } from "../src/store/ear.ts";
import { DatabaseAway, PatientPool } from "../src/store/patience.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a patient pool", () => {
  interface Inner {
    connect(): Promise<object>;
    end(): Promise<void>;
    emit(what: string, client: object): void;
    ending: boolean;
    readonly options: Readonly<Record<string, unknown>>;
  }
  const URL = "postgres://nobody@127.0.0.1:1/nothing";
  let time: number;
  let random: number;
  let knocks: number;
  let pool: PatientPool;
  let inner: Inner;
  const away = (): Error => Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  const innerOf = (one: PatientPool): Inner => (one as unknown as { pool: Inner }).pool;
  beforeEach(() => {
    [time, random, knocks] = [1_000, 1, 0];
    vi.spyOn(performance, "now").mockImplementation(() => time);
    vi.spyOn(Math, "random").mockImplementation(() => random);
    pool = new PatientPool({ connectionString: URL, max: 3 }, 4_000);
    inner = innerOf(pool);
  });
  const answers = (how: () => Promise<object>): void => {
    inner.connect = () => {
      knocks += 1;
      return how();
    };
  };
  const connect = (): Promise<unknown> =>
    pool.connect().then(
      () => "open",
      (error: Error) => (error instanceof DatabaseAway ? "away" : error.message),
    );

  it("waits for an answer as long as it is told, for a connection five seconds at most, and the database gives up a little earlier", () => {
    const told = (limit: number): unknown[] => {
      const { options } = innerOf(new PatientPool({ connectionString: URL }, limit));
      return ["connectionTimeoutMillis", "statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"].map(
        (name) => options[name],
      );
    };
    expect([told(4_000), told(5_000), told(9_000), told(251), told(100)]).toEqual([
      [4_000, 3_750, 3_750, 8_000],
      [5_000, 4_750, 4_750, 10_000],
      [5_000, 8_750, 8_750, 18_000],
      [251, 1, 1, 502],
      [100, 1, 1, 200],
    ]);
    expect([inner.options["keepAlive"], inner.options["keepAliveInitialDelayMillis"], inner.options["max"], pool.options.max]).toEqual([
      true,
      10_000,
      3,
      3,
    ]);
  });
  it("is told to be away at once after a failure, for ever longer, a second at most", async () => {
    answers(() => Promise.reject(away()));
    for (const pause of [100, 200, 400, 800, 1_000, 1_000]) {
      const before = knocks;
      expect([await connect(), knocks]).toEqual(["away", before + 1]);
      time += pause - 1;
      expect([pause, await connect(), knocks]).toEqual([pause, "away", before + 1]);
      time += 1;
    }
    // Nodes that fell together do not come back together: each waits for half of it to all of it.
    random = 0;
    await connect();
    time += 499;
    const before = knocks;
    expect([await connect(), knocks]).toEqual(["away", before]);
    time += 1;
    expect([await connect(), knocks]).toEqual(["away", before + 1]);
  });
  it("has one who tries at a time once it has failed, and all again when it is back", async () => {
    answers(() => Promise.reject(away()));
    await connect();
    time += 100;
    let open = (): void => {};
    answers(() => new Promise((resolve) => (open = () => resolve({}))));
    const trial = connect();
    expect([await connect(), knocks]).toEqual(["away", 2]);
    open();
    expect(await trial).toBe("open");
    answers(async () => ({}));
    expect([await connect(), await connect(), knocks]).toEqual(["open", "open", 4]);
    // It counts from the first again.
    answers(() => Promise.reject(away()));
    await connect();
    time += 100;
    expect([await connect(), knocks]).toEqual(["away", 6]);
    time += 200;
    answers(async () => ({}));
    expect(await connect()).toBe("open");
  });
  it("of several that fail together the first counts, and what is nobody's state is told as it is", async () => {
    answers(() => Promise.reject(away()));
    await Promise.all([connect(), connect(), connect()]);
    expect(knocks).toBe(3);
    time += 100;
    answers(() => Promise.reject(new Error("no such password")));
    expect([await connect(), knocks]).toEqual(["no such password", 4]);
  });
  it("gives the same client the same guard, cuts the line when an answer is late, and lets go when asked", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let cut = 0;
    let released = 0;
    let answer: Promise<object> = Promise.resolve({ rows: [] });
    const asked: unknown[] = [];
    const client = {
      connection: { stream: { destroy: () => (cut += 1) } },
      query: (text: string, values: readonly unknown[]) => {
        asked.push([text, values]);
        return answer;
      },
      release: () => (released += 1),
    };
    answers(async () => client);
    interface Guard {
      query(text: string, values: readonly unknown[]): Promise<object>;
      release(): void;
    }
    const guard = (await pool.connect()) as unknown as Guard;
    expect(await pool.connect()).toBe(guard);
    expect([await guard.query("select ?", [1]), asked]).toEqual([{ rows: [] }, [["select ?", [1]]]]);
    vi.advanceTimersByTime(60_000);
    expect(cut).toBe(0);
    let fail = (_error: Error): void => {};
    answer = new Promise((_, reject) => (fail = reject));
    const late = guard.query("", []).catch((error: unknown) => error);
    vi.advanceTimersByTime(3_999);
    expect(cut).toBe(0);
    vi.advanceTimersByTime(1);
    expect(cut).toBe(1);
    fail(new Error("cut"));
    expect([(await late) instanceof DatabaseAway, String(await late)]).toEqual([true, "Error: the database has not answered in 4000 ms"]);
    answer = Promise.reject(new Error("syntax"));
    await expect(guard.query("", [])).rejects.toThrow("syntax");
    guard.release();
    expect(released).toBe(1);
  });
  it("says farewell once, and cuts the lines of a database that does not answer it for a second", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const cut: string[] = [];
    const client = (name: string) => ({ on: () => {}, connection: { stream: { destroy: () => void cut.push(name) } } });
    const [one, two] = [client("one"), client("two")];
    inner.emit("connect", one);
    inner.emit("connect", two);
    inner.emit("remove", two);
    inner.emit("error", new Error("idle"));
    let ended = 0;
    let answer = (): void => {};
    inner.end = () => {
      ended += 1;
      return new Promise((resolve) => (answer = resolve));
    };
    const ending = pool.end();
    vi.advanceTimersByTime(999);
    expect(cut).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(cut).toEqual(["one"]);
    answer();
    await ending;
    const again = pool.end();
    answer();
    await again;
    vi.advanceTimersByTime(5_000);
    expect([cut, ended]).toEqual([["one"], 2]);
    Object.defineProperty(inner, "ending", { value: true });
    await pool.end();
    expect(ended).toBe(2);
  });
});

/** What its clients do instead: the types know several forms of each, and would take the last one. */
const instead = (name: "connect" | "query" | "end", work: (this: Client, text: string) => unknown): void =>
  void vi.spyOn(Client.prototype as unknown as Record<typeof name, typeof work>, name).mockImplementation(work);

describe("an ear", () => {
  let ear: Ear;
  let clients: Client[];
  let queries: string[];
  let cut: Client[];
  let fails: Error | null;
  let heard: string[];
  let missed: number;
  let ended: number;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    [clients, queries, cut, fails, heard, missed, ended] = [[], [], [], null, [], 0, 0];
    vi.spyOn(Math, "random").mockReturnValue(1);
    instead("connect", async function () {
      clients.push(this);
      const { stream } = (this as unknown as { connection: { stream: { destroy(): void } } }).connection;
      stream.destroy = () => void cut.push(this);
      if (fails !== null) throw fails;
    });
    instead("query", async (text) => {
      queries.push(text);
      if (fails !== null) throw fails;
    });
    instead("end", async () => void (ended += 1));
    ear = new Ear(
      "postgres://nobody@127.0.0.1:1/nothing",
      "news",
      (payload) => void heard.push(payload),
      () => void (missed += 1),
    );
  });
  afterEach(() => ear.close());
  const settle = async (): Promise<void> => {
    for (let at = 0; at < 10; at++) await Promise.resolve();
  };
  const after = async (milliseconds: number): Promise<number> => {
    vi.advanceTimersByTime(milliseconds);
    await settle();
    return clients.length;
  };

  it("listens, tells what it hears, and asks every ten seconds whether anybody is there", async () => {
    await ear.open();
    expect([ear.isOpen, queries, clients.length]).toEqual([true, ["listen news"], 1]);
    clients[0]!.emit("notification", { payload: "t 7 n2" });
    clients[0]!.emit("notification", {});
    expect(heard).toEqual(["t 7 n2", ""]);
    for (let beat = 1; beat <= 3; beat++) {
      await after(9_999);
      expect(queries).toHaveLength(beat);
      await after(1);
      expect(queries[beat]).toBe("select 1");
    }
    expect([ear.isOpen, missed, clients.length]).toEqual([true, 0, 1]);
  });
  it("that is lost opens again, after ever longer, two and a half seconds at most, and says that something was missed", async () => {
    await ear.open();
    fails = new Error("away");
    clients[0]!.emit("error", new Error("lost"));
    clients[0]!.emit("end");
    expect([ear.isOpen, cut.length]).toEqual([false, 1]);
    let tries = 1;
    for (const pause of [200, 400, 800, 1_600, 2_500, 2_500]) {
      expect([pause, await after(pause - 1)]).toEqual([pause, tries]);
      expect([pause, await after(1)]).toEqual([pause, (tries += 1)]);
    }
    expect([cut.length, missed]).toEqual([tries, 0]);
    fails = null;
    await after(2_500);
    expect([ear.isOpen, missed]).toEqual([true, 1]);
    // What an ear says that was given up concerns nobody; and it counts from the first again.
    clients[0]!.emit("error", new Error("late"));
    expect(ear.isOpen).toBe(true);
    const before = clients.length;
    clients.at(-1)!.emit("end");
    expect([await after(199), await after(1)]).toEqual([before, before + 1]);
    expect(missed).toBe(2);
  });
  it("is lost too where the database hangs: found out by asking", async () => {
    await ear.open();
    fails = new Error("timeout");
    await after(10_000);
    expect([ear.isOpen, cut.length]).toEqual([false, 1]);
    fails = null;
    expect(await after(200)).toBe(2);
    expect([ear.isOpen, missed]).toEqual([true, 1]);
  });
  it("waits for half as long to all of it, so that no two nodes knock at once", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    await ear.open();
    clients[0]!.emit("end");
    expect([await after(99), await after(1)]).toEqual([1, 2]);
  });
  it("whose first attempt fails says so, and does not try again by itself", async () => {
    fails = new Error("away");
    await expect(ear.open()).rejects.toThrow("away");
    expect([cut.length, await after(60_000), ear.isOpen]).toEqual([1, 1, false]);
  });
  it("that is closed stays closed, and waits a second at most for a farewell", async () => {
    await ear.open();
    await ear.close();
    expect([ended, cut.length]).toEqual([1, 0]);
    clients[0]!.emit("end");
    expect([await after(60_000), queries, cut.length]).toEqual([1, ["listen news"], 0]);
    const hanging = new Ear(
      "postgres://nobody@127.0.0.1:1/nothing",
      "news",
      () => {},
      () => {},
    );
    await hanging.open();
    let answer = (): void => {};
    instead("end", () => new Promise<void>((resolve) => (answer = resolve)));
    const closing = hanging.close();
    await after(999);
    expect(cut.length).toBe(0);
    await after(1);
    expect(cut.length).toBe(1);
    answer();
    await closing;
  });
});
