/**
 * What earlier programs wrote is opened by this one: every folder under fixtures holds a database, a backup, records and a browser's
 * store, with the commit that made them. Running matches are looked at and played to their end, finished ones are read.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FrozenEdition } from "@stormakt/bots";
import type { BotQuestion, Bots, KeptTable } from "@stormakt/host";
import { Editions, editionsIn, Hall, MemoryStore, replayRecord } from "@stormakt/host";
import type { NamedAction } from "@stormakt/kernel";
import { canonical, readRecord } from "@stormakt/kernel";
import type { LogLine, Now } from "@stormakt/protocol";
import { Client, overSocket } from "@stormakt/protocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { frozenOnDisk } from "../src/editions.ts";
import { gamesFrom, playersIn } from "../src/games.ts";
import type { RunningServer, Settings } from "../src/index.ts";
import { openStore, putBack, sqliteFile } from "../src/store/index.ts";
import { newFolder, openSocket, pause, startQuietly } from "./house.ts";
import type { TestPostgres } from "./postgres.ts";
import { startPostgres } from "./postgres.ts";

const ROOT = join(import.meta.dirname, "../../../fixtures");
const COMMITS = readdirSync(ROOT);

interface Laid {
  readonly name: string;
  readonly id: string;
  readonly invite: string;
  readonly people: number;
  readonly seats: number;
  readonly game: string;
  readonly rulesVersion: string;
  readonly status: "gathering" | "running" | "finished";
}
interface Index {
  readonly guests: readonly { readonly name: string; readonly token: string }[];
  readonly tables: readonly Laid[];
}
/** What everybody had been told when the files were made, by table and seat: things in it stand by their places of then. */
type Told = Readonly<Record<string, Readonly<Record<string, { readonly lines: readonly LogLine[]; readonly now: Now | null }>>>>;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 240_000);
afterAll(() => postgres.stop());

/** A line of the log as the edition of the match wrote it: its events by their places of then. */
function asThen(line: LogLine, { words }: FrozenEdition): object {
  if (line.kind === "moved") return { ...line, events: line.events.map((event) => words.placeEvent(event as NamedAction)) };
  return line.kind === "finished" ? { ...line, outcome: words.placeOutcome(line.outcome as never) } : line;
}
/** Lines that are about the game, and how many there were of others. */
function same(now: readonly LogLine[], then: readonly LogLine[], frozen: FrozenEdition): void {
  const ofGame = ({ kind }: LogLine): boolean => kind === "moved" || kind === "finished" || kind === "undone" || kind === "taken-back";
  expect(now.slice(0, then.length).map(({ n, at, kind }) => [n, at, kind])).toEqual(then.map(({ n, at, kind }) => [n, at, kind]));
  expect(
    now
      .slice(0, then.length)
      .filter(ofGame)
      .map((line) => canonical(asThen(line, frozen))),
  ).toEqual(then.filter(ofGame).map(canonical));
}

/** Nobody here wants to follow what bots do: they answer as soon as they know. */
async function startInHaste(more: Partial<Settings>): Promise<RunningServer> {
  const server = await startQuietly({ ...more, botThreads: 2 });
  Object.assign(server.hall.bots, { reserve: () => 0 });
  return server;
}
/** Many whole games, on whatever machine. */
const LONG = 900_000;

describe.each(COMMITS)("what the program at %s wrote", (commit) => {
  const at = (name: string): string => join(ROOT, commit, name);
  const index = JSON.parse(readFileSync(at("index.json"), "utf8")) as Index;
  const told = JSON.parse(brotliDecompressSync(readFileSync(at("told.json.br"))).toString()) as Told;

  async function guestsAt(server: RunningServer): Promise<Client[]> {
    return index.guests.map(({ token }) => new Client(overSocket(() => openSocket(server.port, token))));
  }
  /** Everything that was known is known still: the table, the log of every seat, and what every seat saw. */
  async function lookAt(people: readonly Client[], laid: Laid): Promise<void> {
    const { id, people: count } = laid;
    const frozen = await frozenOnDisk(laid.game, laid.rulesVersion);
    if (frozen === null) throw new Error(`${laid.game} ${laid.rulesVersion} was not frozen`);
    const about = await people[0]!.ask("about", { table: id, invite: laid.invite });
    expect(about.table).toMatchObject({ id, game: laid.game, name: expect.any(String) });
    for (const [seat, { lines, now }] of Object.entries(told[id]!)) {
      const as = seat === "null" ? null : Number(seat);
      const asker = people[as === null || as >= count ? 0 : as]!;
      const heard = await asker.ask("log", { table: id, as });
      same(heard.lines, lines, frozen);
      if (now === null) continue;
      const then = await asker.ask("view", { table: id, as, n: now.n });
      const { outcome: _, ...seen } = frozen.placeView(then.now.view);
      const { outcome: __, ...saw } = now.view;
      expect(canonical(seen)).toBe(canonical(saw));
      // Listening, as a browser does.
      const listening = asker.table(id, as, laid.invite);
      await listening.ready();
      expect(listening.state.failure).toBeNull();
    }
  }
  /** The people get up for a moment, and bots of the same edition play on to the end. */
  async function playOn(people: readonly Client[], laid: Laid): Promise<void> {
    const { table } = await people[0]!.ask("about", { table: laid.id });
    if (table.status === "gathering") return;
    for (let seat = 0; seat < laid.people; seat++) {
      const { mine } = await people[seat]!.ask("about", { table: laid.id, invite: laid.invite });
      if (table.status === "running" && mine.includes(seat))
        await people[seat]!.ask("relieve", { table: laid.id, as: seat, level: "random" });
    }
    // Seldom: all the tables are asked about at once, and whoever answers is also the one who plays.
    for (let wait = 0; wait < 400; wait++) {
      const { table: now } = await people[0]!.ask("about", { table: laid.id });
      if (now.status === "finished") break;
      await pause(250);
    }
    const { record } = await people[0]!.ask("record", { table: laid.id });
    const editions = new Editions(await gamesFrom(""), record.game);
    await editions.takeFor([], ...editionsIn(record));
    const played = replayRecord(editions, readRecord(JSON.parse(JSON.stringify(record))));
    if (laid.name !== "svea: abandoned") expect(played.outcome).not.toBeNull();
  }

  it(
    "is opened from its SQLite file, looked at through every seat, taken back in, and played to its end",
    async () => {
      const folder = newFolder();
      writeFileSync(sqliteFile(folder.path), brotliDecompressSync(readFileSync(at("stormakt.sqlite.br"))));
      const server = await startInHaste({ dataDir: folder.path });
      const people = await guestsAt(server);
      for (const laid of index.tables) await lookAt(people, laid);
      // A move made under the former program is taken back under this one.
      const asked = index.tables.find(({ name }) => name === "vasa: a take-back asked for")!;
      const waits = people.map((person, seat) => person.table(asked.id, seat)).slice(0, asked.people);
      await Promise.all(waits.map((one) => one.ready()));
      const asker = waits[0]!.state.now!.takeBack!.seat;
      await waits[asker === 0 ? 1 : 0]!.takeBack("agree");
      expect((await people[0]!.ask("log", { table: asked.id, as: null })).lines.some(({ kind }) => kind === "taken-back")).toBe(true);
      const undone = index.tables.find(({ name }) => name === "svea: a move that can be undone")!;
      const side = people[0]!.table(undone.id, told[undone.id]!["0"]!.now!.mayUndo ? 0 : 1);
      await side.ready();
      if (side.state.now?.mayUndo === true) await side.undo();
      await Promise.all(index.tables.map((laid) => playOn(people, laid)));
      for (const person of people) person.close();
      await server.close();
      folder.remove();
    },
    LONG,
  );
  it(
    "is opened from its backup in PostgreSQL",
    async () => {
      const databaseUrl = await postgres.database();
      const store = await openStore({ databaseUrl, dataDir: "/nowhere" }, "restore");
      await putBack(store, at("stormakt.backup"));
      await store.close();
      const server = await startInHaste({ databaseUrl });
      const people = await guestsAt(server);
      for (const laid of index.tables) await lookAt(people, laid);
      const some = ["wallenstein: plans half in", "vasa: offers open", "mare: battle cards half in", "svea: in the middle of a window"];
      await Promise.all(index.tables.filter(({ name }) => some.includes(name)).map((laid) => playOn(people, laid)));
      for (const person of people) person.close();
      await server.close();
    },
    LONG,
  );
  it("is verified: records as clients downloaded them, and games put aside in the terminal", async () => {
    const shelf = await gamesFrom("");
    for (const file of readdirSync(at("records"))) {
      const bytes = readFileSync(join(at("records"), file));
      const json = JSON.parse((file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString()) as { record?: unknown };
      const record = readRecord(json.record ?? json);
      const editions = new Editions(shelf, record.game);
      await editions.takeFor([], ...editionsIn(record));
      expect(replayRecord(editions, record).moves).toHaveLength(record.moves.length);
      const forged = { ...record, moves: record.moves.map((move, n) => (n === 3 ? { ...move, digest: "0" } : move)) };
      expect(() => replayRecord(editions, forged)).toThrow(/^move 4: the game has drifted/);
    }
  });
  it("is opened from a browser's store, and played to its end without a server", async () => {
    const kept = JSON.parse(gunzipSync(readFileSync(at("browser.json.gz"))).toString()) as {
      readonly tables: KeptTable[];
      readonly facts: { readonly values: readonly [string] };
    };
    const [id] = kept.facts.values;
    const shelf = await gamesFrom("");
    const store = new MemoryStore({ load: async () => kept.tables, save: async () => {} });
    await store.restore();
    const problems: object[] = [];
    let drawn = 0;
    const hall = new Hall(
      {
        store,
        shelf,
        bots: quickBots(async (question) => (await playersIn(shelf, question)).think({ ...question, limit: 0 })),
        world: {
          now: Date.now,
          ticks: () => performance.now(),
          secret: (bits) => `s${drawn++}`.padEnd(Math.ceil(bits / 6), "x"),
          hash: (secret) => secret,
          after(milliseconds, work) {
            const timer = setTimeout(work, milliseconds);
            return () => clearTimeout(timer);
          },
          report: (problem) => problems.push(problem),
        },
      },
      { pause: { least: 0, most: 0 } },
    );
    await hall.lookForWork();
    const person = { id, name: "Ebba" };
    expect(kept.tables.length).toBeGreaterThanOrEqual(5);
    for (const { id: table, entries } of kept.tables) {
      const count = entries.length;
      const { lines } = await hall.ask(person, "log", { table, as: 0 });
      expect(lines.length).toBeGreaterThan(0);
      const about = await hall.ask(person, "about", { table });
      if (about.table.status === "running") await hall.ask(person, "relieve", { table, as: about.mine[0]!, level: "random" });
      for (let wait = 0; wait < 4_000 && (await hall.ask(person, "about", { table })).table.status !== "finished"; wait++) await pause(10);
      const { record } = await hall.ask(person, "record", { table });
      const editions = new Editions(shelf, record.game);
      await editions.takeFor([], ...editionsIn(record));
      expect(replayRecord(editions, record).outcome).not.toBeNull();
      expect(entries.length).toBeGreaterThanOrEqual(count);
    }
    expect(problems).toEqual([]);
    await hall.close();
  });
});
const quickBots = (think: (question: BotQuestion) => Promise<NamedAction>): Bots => ({
  levels: ["random", "easy", "normal", "hard", "champion", "greedy"],
  offered: ["easy", "normal"],
  standIn: "random",
  budget: () => 5_000,
  reserve: () => 0,
  think: (question) => think({ ...question, level: "random" }),
});
