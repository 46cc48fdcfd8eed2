/** When somebody is told something, round by round, by a clock moved by hand. */
import { Refusal } from "@stormakt/host";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Crier } from "../src/notices/crier.ts";
import { occasionsAt } from "../src/notices/occasions.ts";
import { USUAL_WISHES } from "../src/notices/wishes.ts";
import { headOf, tailOf, timeIn } from "../src/notices/words.ts";
import type { ServerStore } from "../src/store/index.ts";
import { SqliteStore } from "../src/store/index.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse("2026-11-16T12:00:00Z");
/** Anna and Bo at a table with a bot; Anna is asked. */
const summary = (more: object = {}) =>
  ({
    id: "t1",
    name: "",
    game: "vasa-regalis",
    status: "running",
    pace: { kind: "none" },
    listed: false,
    created: 1,
    since: START,
    waiting: [0],
    seats: [
      { name: "Anna", bot: null, free: false },
      { name: "Bo", bot: null, free: false },
      { name: null, bot: "hard", free: false },
    ],
    persons: ["anna", "bo", null],
    ...more,
  }) as never;

describe("what a table gives occasion to tell", () => {
  const told = (more: object = {}) => occasionsAt(summary(more));
  it("is whose turn it is, since when it was asked", () => {
    expect(told()).toEqual([{ key: `t1 turn 0 ${START}`, kind: "turn", person: "anna", table: "t1", at: START }]);
    expect(told({ asked: [START + 5] })).toMatchObject([{ key: `t1 turn 0 ${START + 5}`, at: START + 5 }]);
    expect(told({ waiting: [2] })).toEqual([]);
    expect(told({ waiting: [1, 0] }).map(({ person }) => person)).toEqual(["anna", "bo"]);
    expect(told({ seats: [{ bot: "easy" }, {}, {}] })).toEqual([]);
  });
  it("is a reminder with a quarter of the time left, half a day at most, where there are two hours at least", () => {
    const reminded = (time: number) =>
      told({ until: [START + time] }).flatMap(({ kind, at }) => (kind === "reminder" ? [START + time - at] : []));
    expect(reminded(2 * HOUR - 1)).toEqual([]);
    expect(reminded(2 * HOUR)).toEqual([30 * MINUTE]);
    expect(reminded(DAY)).toEqual([6 * HOUR]);
    expect(reminded(10 * DAY)).toEqual([12 * HOUR]);
    expect(told({ until: [START + DAY] })[1]).toMatchObject({ key: `t1 reminder 0 ${START}`, person: "anna", table: "t1" });
  });
  it("is its end, to each person once", () => {
    expect(told({ status: "finished", persons: ["anna", "bo", "anna"], seats: [{}, {}, {}] })).toEqual([
      { key: "t1 over anna", kind: "over", person: "anna", table: "t1", at: START },
      { key: "t1 over bo", kind: "over", person: "bo", table: "t1", at: START },
    ]);
  });
});

describe("a crier", () => {
  let store: ServerStore;
  let crier: Crier;
  let time: number;
  let now: ReturnType<typeof summary>;
  let here: { person: string; tables: string[] }[];
  let letters: { to: string; subject: string; text: string }[];
  let fails: Error | null;
  let warned: string[];
  let isAsked: boolean;
  beforeEach(async () => {
    [time, now, here, letters, fails, warned, isAsked] = [START, summary(), [], [], null, [], true];
    store = await SqliteStore.open(":memory:");
    const { db } = store;
    for (const [id, name] of [
      ["anna", "Anna"],
      ["bo", "Bo"],
    ] as const)
      await store.createSession(`session of ${id}`, { id, name }, 0, "");
    await store.create({ table: "t1", after: 0, entries: [], summary: now });
    await db.insertInto("mail_addresses").values({ person: "anna", address: "anna@example.org", since: 0 }).execute();
    crier = new Crier({
      book: { db, here: async () => [] },
      bringListsUpToDate: async () => {},
      hall: {
        inTurn: async (id: string, work: (open: object) => unknown) => {
          if (id !== "t1") throw new Refusal("not-found", "gone");
          const held = now as unknown as { persons: string[] };
          return work({
            table: {
              summary: () => now,
              seatsOf: (person: string) => held.persons.flatMap((one, seat) => (one === person ? [seat] : [])),
              asksPerson: () => isAsked,
            },
          });
        },
      },
      mailer: {
        send: async (letter: (typeof letters)[0]) => {
          if (fails !== null) throw fails;
          letters.push(letter);
        },
      },
      vapid: { publicKey: "public", privateKey: "private" },
      outside: { trusted: [] },
      site: "https://stormakt.example",
      contact: "mailto:house@stormakt.example",
      secret: "secret",
      node: "n1",
      visitors: () => here,
      log: { warn: (_what: object, text: string) => void warned.push(text) },
      now: () => time,
    } as never);
    await crier.setWishes("anna", { ...USUAL_WISHES, wait: 120 });
  });
  afterEach(() => store.close());
  const rows = () => store.db.selectFrom("notices").selectAll().orderBy("occasion").execute();
  const at = async (when: number): Promise<number> => {
    time = when;
    await crier.round();
    return letters.length;
  };
  const told = async (summaryNow: object): Promise<void> => {
    now = summary(summaryNow);
    await store.db
      .updateTable("tables")
      .set({ summary: JSON.stringify(now), since: (now as { since: number }).since, status: (now as { status: "running" }).status })
      .execute();
  };

  it("tells a turn once, after the time its person may take", async () => {
    expect([await at(START), await at(START + 119_999), await at(START + 120_000), await at(START + DAY)]).toEqual([0, 0, 1, 1]);
    expect(letters[0]).toMatchObject({ to: "anna@example.org" });
    expect(letters[0]?.text).toContain("https://stormakt.example/t/t1");
    expect(letters[0]?.subject).toContain("Vasa Regalis");
    expect(letters[0]?.text).toContain("Bo");
    expect(await rows()).toMatchObject([{ due: null, tries: 1, person: "anna", way: "mail" }]);
  });
  it("says nothing of a table that was hushed, until it is no longer", async () => {
    await crier.hush("anna", "t1", true);
    await crier.hush("anna", "t1", true);
    expect(await at(START + HOUR)).toBe(0);
    expect(await rows()).toEqual([]);
    await crier.hush("anna", "t1", false);
    await told({ asked: [START + HOUR], since: START + HOUR });
    await crier.round();
    expect(await at(START + 2 * HOUR)).toBe(1);
  });
  it("waits while its person sits before the table, a minute at least", async () => {
    here = [
      { person: "bo", tables: ["t1"] },
      { person: "anna", tables: ["t1"] },
    ];
    await at(START);
    expect(await at(START + 120_000)).toBe(0);
    expect(await rows()).toMatchObject([{ due: START + 240_000, tries: 0 }]);
    here = [{ person: "anna", tables: ["t2"] }];
    expect([await at(START + 239_999), await at(START + 240_000)]).toEqual([0, 1]);
  });
  it("tries again ever more seldom where a mail could not be sent, six times in all", async () => {
    fails = new Error("no post today");
    await at(START);
    let due = START + 120_000;
    for (const [tries, wait] of [
      [1, 1],
      [2, 2],
      [3, 4],
      [4, 8],
      [5, 16],
    ] as const) {
      await at(due);
      expect(await rows()).toMatchObject([{ tries, due: due + wait * MINUTE }]);
      due += wait * MINUTE;
    }
    await at(due);
    expect(await rows()).toMatchObject([{ tries: 6, due: null }]);
    expect(warned).toEqual(Array.from({ length: 6 }, () => "a notice could not be sent"));
    fails = null;
    expect(await at(due + DAY)).toBe(0);
  });
  it("says nothing that is no longer so", async () => {
    await at(START);
    isAsked = false;
    expect(await at(START + HOUR)).toBe(0);
    expect(await rows()).toMatchObject([{ due: null }]);
    isAsked = true;
    await told({ asked: [START + HOUR], since: START + HOUR });
    await at(START + HOUR);
    await store.db.updateTable("notices").set({ table_id: "gone" }).where("due", "is not", null).execute();
    expect(await at(START + 2 * HOUR)).toBe(0);
    expect((await rows()).map(({ due }) => due)).toEqual([null, null]);
  });
  it("tells several at once in one mail, and the end of a match too", async () => {
    await told({ until: [START + 3 * HOUR] });
    await at(START);
    expect((await rows()).map(({ kind }) => kind)).toEqual(["reminder", "turn"]);
    expect(await at(START + 135 * MINUTE)).toBe(1);
    expect(letters[0]?.text.match(/\/t\/t1/g)).toHaveLength(2);
    await told({ status: "finished", since: START + 4 * HOUR });
    isAsked = false;
    expect([await at(START + 4 * HOUR), await at(START + 5 * HOUR)]).toEqual([2, 2]);
  });
  it("writes down nothing for those who wish for nothing or cannot be reached", async () => {
    const occasion = { key: "k", kind: "nudge", person: "bo", table: "t1", at: START } as const;
    const noted = async (): Promise<string[]> => (await rows()).map(({ occasion: key }) => key);
    await crier.note(occasion, START);
    await crier.wantsToBeTold("bo", { mail: "each" });
    await crier.note(occasion, START);
    expect(await noted()).toEqual([]);
    await store.db.insertInto("mail_addresses").values({ person: "bo", address: "bo@example.org", since: 0 }).execute();
    await crier.note(occasion, START);
    await crier.note(occasion, START);
    expect(await noted()).toEqual(["k"]);
    await crier.wantsToBeTold("bo", { mail: "off" });
    await crier.note({ ...occasion, key: "l" }, START);
    expect(await noted()).toEqual(["k"]);
  });
  it("says until when there is time: of several seats of one person, the first", async () => {
    await told({
      persons: ["anna", "bo", "anna"],
      seats: ["Anna", "Bo", "Anna"].map((name) => ({ name })),
      waiting: [0, 1, 2],
      until: [START + 90 * MINUTE, START + 1, START + HOUR],
    });
    await at(START);
    await at(START + 120_000);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain(timeIn("en", "UTC", START + HOUR));
    expect(letters[0]?.text).not.toContain(timeIn("en", "UTC", START + 90 * MINUTE));
  });
  it("looks three days back when it starts, and then no further than clocks may differ", async () => {
    await told({ since: START - 3 * DAY - 30_000 });
    await at(START);
    expect(await rows()).toEqual([]);
    await told({ since: START - 30_000 });
    await at(START + 1);
    expect(await rows()).toEqual([]);
    await told({ since: START - 29_999 + 1 });
    await at(START + 2);
    expect((await rows()).map(({ occasion }) => occasion)).toEqual([`t1 turn 0 ${START - 29_998}`]);
    const late = new Crier({ ...(crier as unknown as { ports: object }).ports, now: () => START } as never);
    await told({ since: START - 3 * DAY - 29_999 });
    await late.round();
    expect(await rows()).toHaveLength(2);
  });
  it("looks up what it has written down again after a minute, and not before", async () => {
    await at(START);
    await store.db.deleteFrom("notices").execute();
    await told({ since: START + 30_000, asked: [START] });
    await at(START + 60_000);
    expect(await rows()).toEqual([]);
    await told({ since: START + 60_001, asked: [START] });
    await at(START + 60_001);
    expect(await rows()).toHaveLength(1);
  });
  it("leaves what another node is just sending to that one for a minute", async () => {
    await at(START);
    const taken = store.db.updateTable("notices").set({ owner: "n2", until: START + 120_001 });
    await taken.execute();
    expect([await at(START + 120_000), await at(START + 120_001)]).toEqual([0, 1]);
    const claim = (until: number, now: number): Promise<boolean> =>
      (crier as unknown as { claim(row: object, now: number): Promise<boolean> }).claim({ occasion: "x", way: "mail", until }, now);
    const [row] = await rows();
    await store.db
      .insertInto("notices")
      .values([{ ...row!, occasion: "x", due: START, until: 5, owner: null }])
      .execute();
    expect([await claim(4, START), await claim(5, START), await claim(5, START)]).toEqual([false, true, false]);
    expect((await rows()).find(({ occasion }) => occasion === "x")).toMatchObject({ owner: "n1", until: START + 60_000 });
  });
  it("tells fifty at a time, what is due longest first, and the rest with the next round", async () => {
    await told({ status: "gathering" });
    await store.db
      .insertInto("notices")
      .values(
        Array.from({ length: 51 }, (_, nth) => ({
          occasion: `o${nth}`,
          way: "mail",
          person: "anna",
          table_id: "t1",
          kind: "over",
          made: START,
          due: START - nth,
          owner: null,
          until: 0,
        })),
      )
      .execute();
    await at(START);
    expect((await rows()).filter(({ due }) => due !== null).map(({ occasion }) => occasion)).toEqual(["o0"]);
    expect(letters[0]?.text.match(/\/t\/t1/g)).toHaveLength(50);
    expect(await at(START + 1)).toBe(2);
  });
  it("lets nobody wait for a place that does not answer; what is being told is taken when its turn comes, and none once it is closed", async () => {
    await told({ status: "gathering" });
    const people = ["bo", "carl", ...Array.from({ length: 8 }, (_, nth) => `p${nth}`)];
    for (const [nth, person] of people.entries()) {
      await store.db
        .insertInto("mail_addresses")
        .values({ person, address: `${person}@example.org`, since: 0 })
        .execute();
      await store.db
        .insertInto("notices")
        .values({
          occasion: person,
          way: "mail",
          person,
          table_id: "t1",
          kind: "over",
          made: START,
          due: START - 20 + nth,
          owner: null,
          until: 0,
        })
        .execute();
    }
    now = summary({ status: "finished", persons: people, seats: people.map((name) => ({ name })) });
    const unanswered: (() => void)[] = [];
    const { mailer } = (crier as unknown as { ports: { mailer: { send: (letter: object) => Promise<void> } } }).ports;
    const { send } = mailer;
    mailer.send = async (letter) => {
      await send(letter);
      // Only the first of them is answered.
      if (letters.length > 1) await new Promise<void>((resolve) => unanswered.push(resolve));
    };
    const round = at(START);
    await vi.waitFor(() => expect(letters).toHaveLength(9));
    // Eight are waited for: whoever comes last is not taken, so that another node may.
    expect((await rows()).filter(({ owner }) => owner === null).map(({ occasion }) => occasion)).toEqual(["p7"]);
    crier.close();
    for (const one of unanswered) one();
    await round;
    expect(letters).toHaveLength(9);
  });
  it("knows the wishes of as many as sit anywhere", async () => {
    const ids = Array.from({ length: 501 }, (_, nth) => `p${nth}`);
    await store.db
      .insertInto("wishes")
      .values(ids.map((person) => ({ person, body: '{"wait":7}' })))
      .execute();
    const found = await (crier as unknown as { wishesOfAll(ids: readonly string[]): Promise<ReadonlyMap<string, object>> }).wishesOfAll([
      ...ids,
      "nobody",
    ]);
    expect([found.size, found.get("p500")]).toEqual([501, { ...USUAL_WISHES, wait: 7 }]);
    expect([await crier.wishesOf("p0"), await crier.wishesOf("nobody")]).toEqual([{ ...USUAL_WISHES, wait: 7 }, null]);
  });
  it("no longer tells what was to be told of a table that is hushed meanwhile", async () => {
    await at(START);
    await crier.hush("anna", "t2", true);
    await crier.hush("bo", "t1", true);
    expect((await rows())[0]?.due).toBe(START + 120_000);
    await crier.hush("anna", "t1", true);
    expect(await rows()).toMatchObject([{ due: null }]);
  });
  it("says what those say who know of a kind, in the person's zone, and nothing where it is no longer so", async () => {
    let isSo = true;
    crier.letTell("club", async ({ occasion }) => (isSo ? { table: `Club of ${occasion}`, by: "Bo", path: "/clubs/1" } : null));
    const club = { kind: "club", person: "anna", table: "", at: START } as const;
    await crier.note({ ...club, key: "c1" }, START);
    expect(await at(START)).toBe(1);
    expect(letters[0]?.text).toContain("https://stormakt.example/clubs/1");
    expect(letters[0]?.text).toContain("Club of c1");
    isSo = false;
    await crier.note({ ...club, key: "c2" }, START + 1);
    expect(await at(START + 1)).toBe(1);
    expect((await rows()).find(({ occasion }) => occasion === "c2")).toMatchObject({ due: null, tries: 0 });
  });
  it("nudges whoever is asked, whatever has happened since, and tells a beginning whoever is asked", async () => {
    const letter = async (kind: "nudge" | "began" | "turn", when: number): Promise<number> => {
      await crier.note({ key: `${kind} ${when}`, kind, person: "anna", table: "t1", at: when }, when);
      const before = letters.length;
      time = when + 120_000;
      await (crier as unknown as { tell(now: number): Promise<void> }).tell(time);
      return letters.length - before;
    };
    expect([await letter("nudge", START), await letter("turn", START + 1)]).toEqual([1, 0]);
    isAsked = false;
    expect(await letter("nudge", START + 2)).toBe(0);
    isAsked = true;
    await told({ persons: ["carl", "bo", null] });
    expect(await letter("nudge", START + 3)).toBe(0);
  });
  it("forgets after sixty days what was told, and not what is still to be", async () => {
    await at(START);
    await at(START + HOUR);
    const [row] = await rows();
    await store.db
      .insertInto("notices")
      .values({ ...row!, occasion: "later", due: START + 99 * DAY })
      .execute();
    time = START + 60 * DAY;
    await crier.tidy();
    expect(await rows()).toHaveLength(2);
    time += 1;
    await crier.tidy();
    expect((await rows()).map(({ occasion }) => occasion)).toEqual(["later"]);
  });
});

describe("what is said", () => {
  const said = (more: object) =>
    ({ kind: "turn", table: "Kväll", others: ["Bo", "Cilla"], until: START, zone: "Europe/Stockholm", link: "l", ...more }) as never;
  it("names the table, the others and the time, in the person's language", () => {
    expect(tailOf("en", said({}))).toBe(`With Bo and Cilla. You have until ${timeIn("en", "Europe/Stockholm", START)}.`);
    expect(tailOf("sv", said({ others: [], until: null }))).toBe("Med botar.");
    expect(tailOf("de", said({ others: [null, "Bo"], until: null }))).toBe("Mit einem Gast und Bo.");
    expect(tailOf("en", said({ kind: "over" }))).not.toContain("until");
    expect(tailOf("en", said({ kind: "reminder" }))).not.toContain("until");
    expect(headOf("en", said({ kind: "reminder", until: null }))).toBe(headOf("en", said({ kind: "turn" })));
    expect(headOf("en", said({ kind: "reminder" }))).not.toBe(headOf("en", said({ kind: "turn" })));
    expect(headOf("xx", said({}))).toBe(headOf("en", said({})));
    expect(headOf("sv", said({}))).toContain("Kväll");
  });
});
