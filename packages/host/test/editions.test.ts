/** Matches outlive a change of the rules: a number, a card more, an option less, and a step more in the middle of a procedure. */
import type { FrozenEdition } from "@stormakt/bots";
import { freeze, playersOf } from "@stormakt/bots";
import type { Former, Game, NamedAction } from "@stormakt/kernel";
import { BadRecord, editionOf, FORMAT, readRecord, settleConfig } from "@stormakt/kernel";
import type { LogLine } from "@stormakt/protocol";
import type { TableClient } from "@stormakt/protocol/client";
import { Client, RequestRefused } from "@stormakt/protocol/client";
import { describe, expect, it } from "vitest";
import type { BotQuestion, Bots, GameShelf, KeptTable, Store } from "../src/index.ts";
import { Editions, editionsIn, Hall, MemoryStore, replayRecord } from "../src/index.ts";
import { HandWorld, playOn, settle, TestWire } from "./harness.ts";
import { migrates, stalls } from "./stalls.ts";

const FIRST: FrozenEdition = freeze(stalls("1"), { manner: { fields: {} }, en: {} as never, sv: {} as never });
/** The shelf as the program of then had it, and as the one of today has it. */
const then: GameShelf = { ids: ["stalls"], game: async () => stalls("1") };
const today = (former: Former): GameShelf => {
  const game = stalls("2", { 1: former });
  return { ids: ["stalls"], game: async () => game, frozen: async (_game, rulesVersion) => (rulesVersion === "1" ? FIRST : null) };
};
/** Bots of whichever edition is asked about. */
class OwnBots implements Bots {
  readonly levels = ["random"];
  readonly offered = ["random"];
  readonly standIn = "random";
  readonly asked: BotQuestion[] = [];
  private readonly shelf: GameShelf;
  constructor(shelf: GameShelf) {
    this.shelf = shelf;
  }
  budget(): number {
    return 1_000;
  }
  reserve(): number {
    return 0;
  }
  async think(question: BotQuestion): Promise<NamedAction> {
    this.asked.push(question);
    const game = await this.shelf.game(question.game);
    const frozen = game.rulesVersion === question.rulesVersion ? null : await this.shelf.frozen?.(question.game, question.rulesVersion);
    return (frozen?.players ?? playersOf(game)).think({ ...question, level: "random", limit: 1_000 });
  }
}
interface House {
  readonly hall: Hall;
  readonly world: HandWorld;
  readonly bots: OwnBots;
  client(name: string): Client;
}
function open(shelf: GameShelf, store: Store, world = new HandWorld()): House {
  const bots = new OwnBots(shelf);
  const hall = new Hall({ store, shelf, bots, world }, { pause: { least: 0, most: 0 } });
  return { hall, world, bots, client: (name) => new Client(new TestWire(() => hall, { id: name.toLowerCase(), name }).open) };
}
const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof RequestRefused ? error.failure.code : String(error)),
  );
async function sidesOf(house: House, table: string, names: readonly string[]): Promise<TableClient[]> {
  const sides = names.map((name, seat) => house.client(name).table(table, seat));
  for (const side of sides) await side.ready();
  return sides;
}
async function lay(house: House, options: { haggling: boolean } = { haggling: true }) {
  const anna = house.client("Anna");
  const { table, invite } = await anna.ask("create", {
    game: "stalls",
    options,
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "random" }],
    pace: { kind: "deadline", each: 60 },
  });
  await house.client("Bo").ask("join", { table: table.id, invite });
  return table.id;
}
const eventsIn = (lines: readonly LogLine[]): unknown[] => lines.flatMap((line) => (line.kind === "moved" ? line.events : []));
async function verified(shelf: GameShelf, house: House, table: string): Promise<ReturnType<typeof replayRecord>> {
  const { record } = await house.client("Anna").ask("record", { table });
  const editions = new Editions(shelf, "stalls");
  await editions.takeFor([], ...editionsIn(record));
  return replayRecord(editions, readRecord(JSON.parse(JSON.stringify(record))));
}

/** A store as the server's is, and one that comes back out of a browser's as nothing but data. */
const STORES: readonly (readonly [string, () => { readonly store: Store; again(): Promise<Store> }])[] = [
  ["a server", () => ((store) => ({ store, again: async () => store }))(new MemoryStore())],
  [
    "a browser",
    () => {
      const kept = new Map<string, string>();
      const keeper = {
        load: async () => [...kept.values()].map((text) => JSON.parse(text) as KeptTable),
        save: async (table: KeptTable) => void kept.set(table.id, JSON.stringify(table)),
      };
      return {
        store: new MemoryStore(keeper),
        again: async () => {
          const store = new MemoryStore(keeper);
          await store.restore();
          return store;
        },
      };
    },
  ],
];

describe.each(STORES)("when the rules change, in %s,", (_where, open1) => {
  const begin = async () => {
    const stored = open1();
    const former = open(then, stored.store);
    const finished = await lay(former);
    const ended = await sidesOf(former, finished, ["Anna", "Bo"]);
    for (let i = 0; i < 40 && ended[0]!.state.info?.status === "running"; i++) {
      await playOn(ended, 50, `end ${i}`);
      await former.world.pass(1_000);
    }
    const running = await lay(former);
    const sides = await sidesOf(former, running, ["Anna", "Bo"]);
    for (let i = 0; i < 2; i++) {
      await playOn(sides, 2, `so far ${i}`);
      await former.world.pass(1_000);
    }
    await settle();
    const told = await former.client("Anna").ask("log", { table: finished, as: 1 });
    const heard = sides.map(({ state }) => state.lines);
    const now = sides.map(({ state }) => state.now);
    expect((await former.client("Anna").ask("about", { table: finished })).table.status).toBe("finished");
    await former.hall.close();
    return { running, finished, told: told.lines, heard, now, store: await stored.again(), world: former.world };
  };

  it("a pinned match is played to its end under its own, by people, bots and clocks, with a take-back right after", async () => {
    const { running, finished, told, heard, now, store, world } = await begin();
    const shelf = today({ way: "pinned" });
    const house = open(shelf, store, world);
    await house.hall.lookForWork();
    // What was told is told still, of the finished match and of the running one.
    expect((await house.client("Anna").ask("log", { table: finished, as: 1 })).lines).toEqual(told);
    expect((await verified(shelf, house, finished)).outcome).not.toBeNull();
    const sides = await sidesOf(house, running, ["Anna", "Bo"]);
    expect(sides[0]!.state.info?.rulesVersion).toBe("1");
    sides.forEach((side, seat) => {
      expect(side.state.lines).toEqual(heard[seat]);
      expect(side.state.now?.view).toEqual(now[seat]?.view);
    });
    const mover = sides.findIndex(({ state }) => state.now?.mayAskTakeBack === true || state.now?.mayUndo === true);
    expect(mover).toBeGreaterThanOrEqual(0);
    await sides[mover]!.takeBack("ask");
    await sides[mover === 0 ? 1 : 0]!.takeBack("agree");
    await settle();
    expect(sides[0]!.state.lines.at(-1)?.kind).toBe("taken-back");
    // One seat lets the clock decide, the other plays, the bot plays: all by the old price.
    for (let i = 0; i < 60 && sides[0]!.state.info?.status === "running"; i++) {
      await playOn([sides[0]!], 1, `on ${i}`);
      await house.world.pass(61_000);
    }
    expect(sides[0]!.state.info?.status).toBe("finished");
    const events = eventsIn(sides[0]!.state.lines) as { kind: string; coins?: number }[];
    expect(new Set(events.map(({ kind }) => kind))).not.toContain("tolled");
    for (const { kind, coins } of events) if (kind === "sold") expect(coins).toBe(3); // two, and one for haggling
    expect(sides[0]!.state.lines.some((line) => line.kind === "moved" && line.by === "clock")).toBe(true);
    expect(house.bots.asked.every(({ rulesVersion }) => rulesVersion === "1")).toBe(true);
    expect((await verified(shelf, house, running)).outcome).not.toBeNull();
    // Another match is played by the rules of today, and the option that is gone is left out.
    const { table: next } = await house.client("Anna").ask("rematch", { table: running });
    const { table } = await house.client("Anna").ask("about", { table: next });
    expect(table).toMatchObject({ rulesVersion: "2", config: { seats: 3 } });
    expect(house.world.problems).toEqual([]);
  });

  it("a match that comes over goes on under the new ones, says so, and is never taken back across that", async () => {
    const { running, finished, told, heard, store, world } = await begin();
    const shelf = today(migrates);
    const house = open(shelf, store, world);
    expect((await house.client("Anna").ask("log", { table: finished, as: 1 })).lines).toEqual(told);
    const sides = await sidesOf(house, running, ["Anna", "Bo"]);
    const [anna] = sides as [TableClient, TableClient];
    expect(anna.state.info?.rulesVersion).toBe("2");
    const line = anna.state.lines.find(({ kind }) => kind === "upgraded");
    expect(line).toMatchObject({ kind: "upgraded", from: "1", to: "2", changed: { sv: expect.stringContaining("tull") } });
    expect(anna.state.lines.slice(0, heard[0]!.length)).toEqual(heard[0]);
    const { memory } = (await house.hall.open(running)).table;
    expect([memory.since, memory.edition.since]).toEqual([line!.at, memory.movers.length]);
    expect(memory.clocks.askedAt.some((at) => at === line!.at)).toBe(true);
    // Nothing from before is undone, or taken back.
    for (const side of sides) {
      expect([side.state.now?.mayUndo, side.state.now?.mayAskTakeBack]).toEqual([false, false]);
      expect(await code(side.takeBack("ask"))).toBe("nothing-to-undo");
    }
    // The first move under the new rules can be, and goes back to where they took over.
    const before = anna.state.now?.view;
    const asked = sides.findIndex(({ state }) => state.now?.prompt?.asked === true);
    await sides[asked]!.move({ kind: "keep" });
    await settle();
    if (sides[asked]!.state.now?.mayUndo === true) await sides[asked]!.undo();
    else {
      await sides[asked]!.takeBack("ask");
      await settle();
      const other = sides[asked === 0 ? 1 : 0]!;
      if (other.state.now?.takeBack != null) await other.takeBack("agree");
    }
    await settle();
    expect({ ...anna.state.now?.view, outcome: null }).toEqual({ ...before, outcome: null });
    for (let i = 0; i < 60 && anna.state.info?.status === "running"; i++) {
      await playOn([anna], 1, `on ${i}`);
      await house.world.pass(61_000);
    }
    expect(anna.state.info?.status).toBe("finished");
    const events = eventsIn(anna.state.lines.filter(({ n }) => n > line!.n)) as { kind: string; coins?: number }[];
    expect(events.some(({ kind }) => kind === "tolled")).toBe(true);
    for (const { kind, coins } of events) if (kind === "sold") expect(coins).toBe(4); // three, and one for what was agreed on then
    // The past is still looked at as it was.
    const past = await house.client("Anna").ask("view", { table: running, as: 0, n: heard[0]!.length });
    expect(past.now.view.stack.at(-1)?.step).toBe("selling");
    // Its record has both parts, each verified by its own rules; and a forgery in either is found.
    const { moves } = await verified(shelf, house, running);
    const { record } = await house.client("Anna").ask("record", { table: running });
    expect(record.upgrades).toMatchObject([{ format: FORMAT }]);
    const editions = new Editions(shelf, "stalls");
    await editions.takeFor([], ...editionsIn(record));
    for (const at of [0, moves.length - 1]) {
      const forged = { ...record, moves: record.moves.map((move, n) => (n === at ? { ...move, digest: "0" } : move)) };
      expect(() => replayRecord(editions, forged)).toThrow(new RegExp(`^move ${at + 1}: the game has drifted`));
    }
    expect(house.world.problems).toEqual([]);
    // Opened once more it is as it was: it has come over once.
    const again = open(shelf, store, world);
    const { lines } = await again.client("Anna").ask("log", { table: running, as: 0 });
    expect(lines.filter(({ kind }) => kind === "upgraded")).toHaveLength(1);
  });

  it("a match of rules that nobody here knows is told of, can be left, and keeps nobody else waiting", async () => {
    const stored = open1();
    const shelf = today({ way: "pinned" });
    const later = open(shelf, stored.store);
    const unknown = [];
    for (let i = 0; i < 3; i++) unknown.push(await lay(later, {} as never));
    await playOn(await sidesOf(later, unknown[0]!, ["Anna", "Bo"]), 2);
    await settle();
    await later.hall.close();
    const house = open(then, await stored.again(), later.world);
    const known = await lay(house);
    await house.hall.lookForWork();
    const anna = house.client("Anna");
    const mine = (await anna.ask("mine", {})).tables.map(({ id }) => id);
    expect(mine).toEqual(expect.arrayContaining([...unknown, known]));
    for (const table of unknown) {
      expect((await anna.ask("about", { table })).table).toMatchObject({ id: table, rulesVersion: "2", status: "running" });
      expect(await code(anna.ask("log", { table, as: 0 }))).toBe("rules-changed");
      expect(await code(anna.ask("open", { table, as: 0 }))).toBe("rules-changed");
      expect(await code(anna.ask("record", { table }))).toBe("not-finished");
    }
    await anna.ask("leave", { table: unknown[0]!, as: 0 });
    expect((await anna.ask("mine", {})).tables.map(({ id }) => id)).not.toContain(unknown[0]);
    const side = anna.table(known, 0);
    await side.ready();
    for (let i = 0; i < 60 && side.state.info?.status === "running"; i++) {
      await playOn([side], 1, `on ${i}`);
      await house.world.pass(61_000);
      await house.hall.lookForWork();
    }
    expect(side.state.info?.status).toBe("finished");
    // The program that knows them finds them as they were, with somebody gone.
    await house.hall.close();
    const back = open(shelf, await stored.again(), house.world);
    expect((await back.client("Bo").ask("about", { table: unknown[0]! })).table.seats[0]).toMatchObject({ person: null, bot: "random" });
    const bo = back.client("Bo").table(unknown[0]!, 1);
    await bo.ready();
    expect(bo.state.failure).toBeNull();
  });
});

describe("what is written down", () => {
  const digests = (game: Game<any>): string[] => {
    const edition = editionOf(game);
    const position = edition.begin({ seats: 2 }, "seed");
    const found = [edition.digest(position)];
    for (let waits = edition.waitsFor(position); waits !== null; waits = edition.waitsFor(position)) {
      edition.submit(position, waits.seats[0]!, edition.choices(position, waits.seats[0]!).findLast(({ rule }) => rule === null)!.action);
      found.push(edition.digest(position));
    }
    return found;
  };
  it("has the same digests when a procedure and its lines are called something else", () => {
    const game = stalls("1");
    const renamed: Game<any> = {
      ...game,
      steps: game.steps.map((step) =>
        step.kind !== "procedure"
          ? step
          : Object.assign(step, {
              name: "market day",
              lines: Object.fromEntries(Object.entries(step.lines).map(([line, work]) => [`the ${line}`, work])),
            }),
      ),
      schema: { ...game.schema!, memory: { "market day": game.schema!.memory["day"]! } },
    };
    const expected = digests(stalls("1"));
    expect(digests(renamed)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(8);
  });
  it("says of options agreed on earlier which are gone, and gives those that are new their usual value", () => {
    expect(settleConfig(stalls("2"), { seats: 3, haggling: true } as never)).toEqual({ config: { seats: 3 }, dropped: ["haggling"] });
    expect(settleConfig(stalls("1"), { seats: 3 })).toEqual({ config: { seats: 3, haggling: false }, dropped: [] });
    expect(settleConfig(stalls("1"), { seats: 3, haggling: 7 } as never)).toEqual({
      config: { seats: 3, haggling: false },
      dropped: ["haggling"],
    });
  });
  it("is refused in words where it names what there is not", async () => {
    const edition = editionOf(stalls("1"));
    const position = edition.begin({ seats: 2 }, "seed");
    for (const action of [{ kind: "sell", card: "silk" }, { kind: "sell", card: 0 }, { kind: "sell" }, { kind: "fly" }, null, 7])
      expect(edition.judge(position, 0, action)).toBe("kernel.no-such-move");
    expect(edition.judge(position, 1, { kind: "keep" })).toBe("kernel.not-asked");
    const record = { format: 2 as const, game: "stalls", rulesVersion: "9", config: { seats: 2 }, commitment: "", seed: "s", moves: [] };
    const editions = new Editions(then, "stalls");
    await editions.takeFor([], ...editionsIn(record));
    expect(() => replayRecord(editions, record)).toThrow(BadRecord);
    expect(() => replayRecord(editions, record)).toThrow(/rules 9, which are not known here/);
  });
});
