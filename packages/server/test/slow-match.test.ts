/** Four people play a slow match over days, by their notices alone: nobody looks at the table unless something told them to. */

import { Hall } from "@stormakt/host";
import { fastDice } from "@stormakt/kernel";
import type { Person } from "@stormakt/protocol";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BotPool } from "../src/bots/pool.ts";
import { gamesFrom } from "../src/games.ts";
import { HouseBook } from "../src/house/book.ts";
import { Crier } from "../src/notices/crier.ts";
import { Mailer } from "../src/notices/mailer.ts";
import { newVapidKeys } from "../src/notices/targets.ts";
import type { Wishes } from "../src/notices/wishes.ts";
import { USUAL_WISHES } from "../src/notices/wishes.ts";
import type { ServerStore } from "../src/store/index.ts";
import { PostgresStore } from "../src/store/postgres.ts";
import { SqliteStore } from "../src/store/sqlite.ts";
import { newFolder } from "./house.ts";
import { newSubscriber, openEndpoint, openPostOffice } from "./post-office.ts";
import type { TestPostgres } from "./postgres.ts";
import { startPostgres } from "./postgres.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Thursday: the first weekend comes soon. */
const START = Date.parse("2026-03-05T08:00:00Z");
const SITE = "https://stormakt.example";
/** How long each takes to come after having been told. */
const COMES_AFTER = [HOUR, 2 * HOUR, 4 * HOUR, 7 * HOUR];
const FRIDAY = 5;
const MONDAY = 1;

/** Time that goes by when it is told to. */
class Days {
  time = START;
  private readonly timers = new Set<{ at: number; work: () => void }>();
  readonly now = (): number => this.time;
  after = (milliseconds: number, work: () => void): (() => void) => {
    const timer = { at: this.time + milliseconds, work };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  };
  /** Goes on to a moment, doing on the way what was to be done by then. */
  async goTo(end: number, settled: () => Promise<void>): Promise<void> {
    for (;;) {
      const [next] = [...this.timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.timers.delete(next);
      this.time = Math.max(this.time, next.at);
      next.work();
      await settled();
    }
    this.time = end;
  }
}

/** A store that knows how many of its answers are still awaited. */
function watched(store: ServerStore): { store: ServerStore; awaited: () => number } {
  let awaited = 0;
  const watching = new Proxy(store, {
    get(_, name): unknown {
      const value: unknown = Reflect.get(store, name, store);
      if (typeof value !== "function") return value;
      return (...given: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(value, store, given);
        if (!(answer instanceof Promise)) return answer;
        awaited += 1;
        return answer.finally(() => (awaited -= 1));
      };
    },
  });
  return { store: watching, awaited: () => awaited };
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.stop());

describe.each(["SQLite", "PostgreSQL"])("a slow match over days, on %s", (database) => {
  it("is played to its end by notices alone: weekends do not count, and a time that runs out is told of before", {
    timeout: 300_000,
  }, async () => {
    const folder = newFolder();
    const { store, awaited } = watched(
      database === "SQLite"
        ? await SqliteStore.open(`${folder.path}/slow.sqlite`)
        : await PostgresStore.open(await postgres.database(), "one"),
    );
    const days = new Days();
    const chance = fastDice(`slow ${database}`);
    const post = await openPostOffice();
    const endpoint = await openEndpoint();
    const mailer = await Mailer.open(post.url, "house@stormakt.example");
    const bots = new BotPool(1, "");
    let drawn = 0;
    const secret = (bits: number): string => `x${(drawn += 1)}`.padEnd(Math.ceil(bits / 6), "y");
    const shelf = await gamesFrom("");
    const world = { now: days.now, ticks: days.now, secret, hash: (text: string) => text, after: days.after, report: () => {} };
    const hall = new Hall({ store, shelf, bots, world });
    const book = new HouseBook(store.db);
    const crier = new Crier({
      book,
      hall,
      mailer,
      vapid: await newVapidKeys(),
      outside: { trusted: [endpoint.host], ca: endpoint.ca },
      site: SITE,
      contact: "mailto:house@stormakt.example",
      secret: "secret",
      node: "one",
      visitors: () => [],
      log: pino({ level: "silent" }),
      now: days.now,
      bringListsUpToDate: () => store.bringListsUpToDate(),
    });

    // Two are told by their browsers, one by mail, one in a chat. One sleeps at night.
    const people: readonly (Person & { wishes: Partial<Wishes> })[] = [
      { id: "anna-anna-anna", name: "Anna", wishes: {} },
      { id: "bo-bo-bo-bo-bo", name: "Bo", wishes: { quiet: { from: 22 * 60, to: 7 * 60 } } },
      { id: "cilla-cilla-ci", name: "Cilla", wishes: {} },
      { id: "dag-dag-dag-da", name: "Dag", wishes: { wait: 600 } },
    ];
    const subscribers = [newSubscriber(), newSubscriber()];
    for (const [at, { id, name, wishes }] of people.entries()) {
      await store.createSession(`session of ${id}`, { id, name }, START);
      await crier.setWishes(id, { ...USUAL_WISHES, wait: 0, ...wishes });
      if (at === 2) {
        await store.db.insertInto("mail_addresses").values({ person: id, address: "cilla@stormakt.example", since: START }).execute();
        continue;
      }
      const to =
        at === 3 ? { form: "json", url: `${endpoint.url}/dag` } : { endpoint: `${endpoint.url}/push/${at}`, keys: subscribers[at]!.keys };
      await store.db
        .insertInto("targets")
        .values({ id: `target ${at}`, person: id, kind: at === 3 ? "hook" : "push", body: JSON.stringify(to), created: START })
        .execute();
    }

    const { table, invite } = await hall.ask(people[0]!, "create", {
      game: "vasa-regalis",
      name: "Slow",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }, { kind: "open" }],
      pace: { kind: "deadline", each: 24 * 3600, window: 24 * 3600, rest: { weekdays: [6, 0], dates: [], offset: 0 } },
    });
    for (const person of people.slice(1)) await hall.ask(person, "join", { table: table.id, invite });

    /** What reached somebody since it was last looked at, by whose it is: the title, and where its link leads. */
    const told: { seat: number; title: string; link: string; at: number }[] = [];
    const hear = (): typeof told => {
      const heard: typeof told = [];
      for (const { path, body } of endpoint.calls.splice(0)) {
        const seat = path === "/dag" ? 3 : Number(path.at(-1));
        const message = (path === "/dag" ? JSON.parse(body.toString()) : subscribers[seat]!.read(body)) as { title: string; link: string };
        heard.push({ seat, title: message.title, link: message.link, at: days.time });
      }
      for (const { text, subject } of post.letters.splice(0))
        heard.push({ seat: 2, title: subject, link: /https:\/\/\S+/.exec(text)?.[0] ?? "", at: days.time });
      told.push(...heard);
      return heard;
    };
    const line = async () => (await hall.ask(people[0]!, "log", { table: table.id, as: null })).lines;
    /** What has begun is done: time stands still while a database answers, however long it takes. */
    const settled = async (): Promise<void> => {
      for (let calm = 0; calm < 20; calm = awaited() === 0 ? calm + 1 : 0) await new Promise((resolve) => setImmediate(resolve));
      await hall.inTurn(table.id, () => {});
    };

    /** Somebody was told, opens the link, and answers whatever they are asked. Resolves with how many moves they made. */
    const answer = async (seat: number, link: string): Promise<number> => {
      const id = link.slice(`${SITE}/t/`.length);
      const person = people[seat]!;
      let made = 0;
      for (; made < 20; made++) {
        const { now, n } = await hall.ask(person, "open", { table: id, as: seat });
        if (now?.prompt?.asked !== true) break;
        const allowed = now.choices.filter(({ rule }) => rule === null);
        const action =
          allowed.length > 0 && chance.below(3) > 0
            ? chance.pick(allowed).action
            : (await hall.ask(person, "suggest", { table: id, as: seat })).action;
        await hall.ask(person, "move", { table: id, as: seat, after: n, key: `${seat} ${days.time} ${made}`, action });
      }
      await settled();
      return made;
    };

    let moves = 0;
    let ignored = 0;
    let isOver = false;
    const isAsked = async (seat: number): Promise<boolean> => hall.inTurn(table.id, (open) => open.table.asksPerson(seat));
    /** Those who were told and have yet to come. */
    let coming: { at: number; seat: number; link: string }[] = [];
    for (let round = 0; round < 6_000 && !isOver; round++) {
      await crier.round();
      for (const { seat, title, link } of hear()) {
        if (title.startsWith("Over:")) isOver = true;
        // Cilla is on a journey from a Friday on: she hears neither that it is her turn nor that her time runs out.
        else if (seat === 2 && ignored < 2 && (ignored > 0 || new Date(days.time).getUTCDay() === FRIDAY)) ignored += 1;
        else coming.push({ at: days.time + COMES_AFTER[seat]!, seat, link });
      }
      const here = coming.filter(({ at }) => at <= days.time);
      coming = coming.filter(({ at }) => at > days.time);
      for (const { seat, link } of here) moves += await answer(seat, link);
      if (here.length === 0 && !isOver) await days.goTo(days.time + 30 * MINUTE, settled);
    }

    const lines = await line();
    const made = lines.filter((one) => one.kind === "moved");
    expect(isOver).toBe(true);
    expect(lines.at(-1)?.kind).toBe("finished");
    expect(ignored).toBe(2);
    // The move that was not made in time was made by the clock, once, and not before a reminder had been sent.
    const lapsed = made.filter(({ by }) => by === "clock");
    expect(lapsed).toHaveLength(1);
    expect(told.filter(({ title }) => title.startsWith("Until")).map(({ seat }) => seat)).toContain(2);
    expect(new Set([0, 1, 2, 3].map((seat) => told.some((one) => one.seat === seat)))).toEqual(new Set([true]));
    expect(told.every(({ link }) => link === `${SITE}/t/${table.id}`)).toBe(true);
    // Nobody is told anything twice.
    const occasions = await store.db.selectFrom("notices").select(["occasion", "way", "tries", "due"]).execute();
    expect(told).toHaveLength(occasions.filter(({ tries }) => tries > 0).length);
    expect(occasions.every(({ tries }) => tries <= 1)).toBe(true);
    // Bo sleeps; and the day that Cilla had from Friday on ended on Monday.
    const hourOf = (at: number): number => new Date(at).getUTCHours();
    expect(told.filter(({ seat }) => seat === 1).every(({ at }) => hourOf(at) >= 7 && hourOf(at) < 22)).toBe(true);
    expect(lapsed.map(({ at }) => new Date(at).getUTCDay())).toEqual([MONDAY]);
    expect(days.time - START).toBeGreaterThan(5 * DAY);
    expect(made.filter(({ by }) => by === "person").length).toBeLessThanOrEqual(moves);
    for (const seat of [0, 1, 2, 3]) expect(await isAsked(seat)).toBe(false);

    await hall.close();
    await bots.close();
    mailer.close();
    await post.close();
    endpoint.close();
    await store.close();
    folder.remove();
  });
});
