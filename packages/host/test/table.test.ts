import { Engine, replay } from "@stormakt/kernel";
import { fair } from "@stormakt/kernel/test/fair";
import type { LogLine, Pace, Timeout } from "@stormakt/protocol";
import { RequestRefused } from "@stormakt/protocol/client";
import { describe, expect, it } from "vitest";
import { MemoryStore } from "../src/index.ts";
import { openHall, playOn, seatPeople, settle, stateIn } from "./harness.ts";

const code = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return "done";
  } catch (error) {
    if (error instanceof RequestRefused) return error.failure.code;
    throw error;
  }
};
const kinds = (lines: readonly LogLine[], ...wanted: LogLine["kind"][]) => lines.filter(({ kind }) => wanted.includes(kind));

describe("undo", () => {
  it("takes back a move that taught nobody anything, at once", async () => {
    const harness = openHall();
    const { id, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    const [anna, bo] = tables as [(typeof tables)[0], (typeof tables)[0]];
    await playOn(tables, 2);
    const { digest } = (await harness.hall.open(id)).table.memory;
    expect(anna.state.now?.mayUndo).toBe(false);
    const line = anna.state.n;
    await anna.move({ kind: "shout", price: 7 });
    expect(anna.state.now?.mayUndo).toBe(true);
    expect(await code(bo.undo())).toBe("nothing-to-undo");
    await anna.undo();
    expect((await harness.hall.open(id)).table.memory.digest).toBe(digest);
    expect(bo.state.lines.at(-1)).toMatchObject({ kind: "undone", seat: 0, to: line });
    expect(await code(anna.undo())).toBe("nothing-to-undo");
    await playOn(tables);
    const { record } = await harness.person("Anna").client.ask("record", { table: id });
    expect(replay(new Engine(fair), record as never).outcome).not.toBeNull();
  });

  it("is still there after a restart", async () => {
    const harness = openHall({ snapshotEvery: 1 });
    const { tables, people } = await seatPeople(harness, ["Anna", "Bo"]);
    await playOn(tables, 2);
    await tables[0]!.move({ kind: "shout", price: 7 });
    harness.restart();
    people[0]!.wire.cut();
    people[0]!.client.reconnect();
    await settle();
    expect(tables[0]!.state.now?.mayUndo).toBe(true);
    await tables[0]!.undo();
    expect(tables[0]!.state.lines.at(-1)?.kind).toBe("undone");
  });

  it("does not go back over chance", async () => {
    const harness = openHall();
    const { tables } = await seatPeople(harness, ["Anna", "Bo"]);
    await playOn(tables, 2);
    await tables[0]!.move({ kind: "walk" });
    await settle();
    await tables[1]!.move({ kind: "pass" });
    await settle();
    expect(tables[0]!.state.now?.mayUndo).toBe(false);
    expect(await code(tables[0]!.undo())).toBe("nothing-to-undo");
  });
});

describe("take-back", () => {
  const walked = async () => {
    const harness = openHall();
    const seated = await seatPeople(harness, ["Anna", "Bo", "Cilla"]);
    await playOn(seated.tables, 3);
    const line = seated.tables[0]!.state.n;
    await seated.tables[0]!.move({ kind: "walk" });
    await settle();
    for (const table of seated.tables.slice(1)) await table.move({ kind: "pass" });
    await settle();
    return { harness, line, ...seated };
  };

  it("needs every other person's consent, is told in the log, and gives new dice", async () => {
    const { harness, tables, id, line } = await walked();
    const before = (await harness.hall.open(id)).table;
    const chance = [...stateIn(before).chance];
    await tables[0]!.takeBack("ask");
    await settle();
    expect(tables[1]!.state.now?.takeBack).toEqual({ seat: 0, to: line, agreed: [], missing: [1, 2] });
    expect(await code(tables[0]!.takeBack("agree"))).toBe("not-allowed");
    await tables[1]!.takeBack("agree");
    await settle();
    expect(tables[0]!.state.now?.takeBack?.missing).toEqual([2]);
    await tables[2]!.takeBack("agree");
    await settle();
    expect(tables[2]!.state.lines.at(-1)).toMatchObject({ kind: "taken-back", seat: 0, to: line });
    const { table } = await harness.hall.open(id);
    expect(table.memory.movers).toHaveLength(3);
    expect(stateIn(table).chance.slice(0, 8)).not.toEqual(chance.slice(0, 8));
    await playOn(tables);
    const { record } = await harness.person("Bo").client.ask("record", { table: id });
    expect(record.reseeded).toHaveLength(1);
    expect(replay(new Engine(fair), record as never).outcome).not.toBeNull();
  });

  it("is off when one declines, when it is withdrawn, and when the game moves on", async () => {
    const { tables } = await walked();
    for (const answer of ["decline", "withdraw", "move"] as const) {
      await tables[0]!.takeBack("ask");
      await settle();
      if (answer === "decline") await tables[2]!.takeBack("decline");
      else if (answer === "withdraw") await tables[0]!.takeBack("withdraw");
      else await playOn(tables, 1);
      await settle();
      expect(tables[1]!.state.now?.takeBack).toBeNull();
    }
    expect(await code(tables[1]!.takeBack("agree"))).toBe("nothing-to-undo");
  });

  it("needs no consent of bots", async () => {
    const harness = openHall();
    const anna = harness.person("Anna").client;
    const { table } = await anna.ask("create", { game: "fair", seats: [{ kind: "me" }, { kind: "bot", level: "random" }] });
    const seat = anna.table(table.id, 0);
    await seat.ready();
    await seat.move({ kind: "nod" });
    await harness.world.pass(1_000);
    await seat.move({ kind: "walk" });
    await harness.world.pass(1_000);
    await seat.takeBack("ask");
    expect(seat.state.lines.at(-1)?.kind).toBe("taken-back");
  });
});

describe("reaction windows", () => {
  it("tell nobody that somebody else has answered", async () => {
    const harness = openHall();
    const { tables, people, id } = await seatPeople(harness, ["Anna", "Bo", "Cilla"], {
      pace: { kind: "live", bank: 100, increment: 0, window: 20 },
    });
    const watching = harness.person("Dag");
    const watcher = watching.client.table(id, null, (await people[0]!.client.ask("invite", { table: id })).invite);
    await watcher.ready();
    await playOn(tables, 3);
    await tables[0]!.move({ kind: "walk" });
    await settle();
    const heard = () => [people[0]!, people[2]!, watching].map(({ wire }) => wire.heard.length);
    const before = heard();
    const states = [tables[0]!.state, tables[2]!.state, watcher.state];
    await tables[1]!.move({ kind: "pass" });
    await settle();
    expect(heard()).toEqual(before);
    expect([tables[0]!.state, tables[2]!.state, watcher.state]).toEqual(states);
    // What somebody asks for or hears by the way does not tell it either: no number, clock or name has moved.
    await tables[0]!.chat("Well?");
    await settle();
    expect(tables[2]!.state.n).toBe(states[1]!.n + 1);
    expect((await tables[0]!.viewAt(tables[0]!.state.n)).prompt).toEqual(states[0]!.now?.prompt);
    const opened = await people[0]!.client.ask("open", { table: id, as: null });
    expect(opened.now?.clocks).toEqual(states[2]!.now?.clocks);
    await tables[2]!.move({ kind: "pass" });
    await settle();
    const last = kinds(tables[0]!.state.lines, "moved").at(-1);
    expect(last).toMatchObject({ seat: null, by: null });
    expect(tables[0]!.state.lines.map(({ n }) => n)).toEqual(tables[0]!.state.lines.map((_, at) => at + 1));
  });

  it("are passed by standing order, after a pause, as often as was said", async () => {
    const harness = openHall();
    const { tables, people } = await seatPeople(harness, ["Anna", "Bo"], { options: { days: 3 } });
    await tables[1]!.setOrders([{ step: "aboutToWalk", times: 1 }]);
    await playOn(tables, 2);
    const before = people[0]!.wire.heard.length;
    await tables[0]!.move({ kind: "walk" });
    await harness.world.pass(90);
    expect(tables[1]!.state.now?.prompt).toMatchObject({ asked: true, window: true });
    await harness.world.pass(200);
    expect(tables[1]!.state.now?.prompt?.window).toBe(false);
    expect(kinds(tables[1]!.state.lines, "moved").at(-1)).toMatchObject({ seat: 1, by: "order" });
    expect(tables[1]!.state.now?.orders).toEqual([]);
    expect(JSON.stringify(people[0]!.wire.heard.slice(before))).not.toMatch(/aboutToWalk","times|"by":"order"/);
  });

  it("stop a seat where it may do what its order excepts, where it holds, and nowhere else", async () => {
    const harness = openHall();
    const { tables } = await seatPeople(harness, ["Anna", "Bo"], { options: { days: 3 } });
    const bo = () => tables[1]!.state.now!.prompt!;
    const walk = async () => {
      while (tables[0]!.state.now?.choices.some(({ action, rule }) => action.kind === "walk" && rule === null) !== true)
        await playOn(tables, 1, String(tables[0]!.state.n));
      await tables[0]!.move({ kind: "walk" });
      await settle();
      return bo();
    };
    const mayTrip = () => tables[1]!.state.now!.choices.some(({ action, rule }) => action.kind === "trip" && rule === null);
    await tables[1]!.setOrders([{ step: "aboutToWalk", times: null, except: [{ kind: "trip" }] }]);
    const prompt = await walk();
    expect(prompt).toMatchObject({ step: "aboutToWalk", asked: true, order: !mayTrip() });
    await harness.world.pass(1_000);
    expect(bo().window).toBe(mayTrip());
    if (bo().window) await tables[1]!.move({ kind: "pass" });
    // Held: asked once, then the order has its way again.
    await tables[1]!.setOrders([
      { step: "*", times: null },
      { step: "*", times: 1, stop: true },
    ]);
    expect(await walk()).toMatchObject({ asked: true, order: false });
    await harness.world.pass(1_000);
    expect(bo().window).toBe(true);
    await tables[1]!.move({ kind: "pass" });
    expect(tables[1]!.state.now?.orders).toEqual([{ step: "*", times: null }]);
    expect(await walk()).toMatchObject({ asked: true, order: true });
    expect(tables[0]!.state.now?.prompt).toMatchObject({ order: false });
    await harness.world.pass(1_000);
    expect(bo().window).toBe(false);
  });
});

describe("clocks", () => {
  const seat = (pace: Pace, timeout: Timeout) => async () => {
    const harness = openHall();
    const seated = await seatPeople(harness, ["Anna", "Bo"], { pace, timeout });
    await playOn(seated.tables, 2);
    return { harness, ...seated };
  };

  it("a deadline that passes is answered by the game's default", async () => {
    const { harness, tables } = await seat({ kind: "deadline", each: 60 }, "default")();
    await harness.world.pass(59_000);
    expect(tables[0]!.state.now?.prompt).toMatchObject({ step: "turn", asked: true });
    await harness.world.pass(2_000);
    expect(tables[1]!.state.lines.at(-1)).toMatchObject({ kind: "moved", seat: 0, by: "clock", events: [{ kind: "shouted", price: 1 }] });
  });
  it("or by a bot that takes the seat, until its person returns", async () => {
    const { harness, tables, people, id } = await seat({ kind: "deadline", each: 60 }, "bot")();
    await harness.world.pass(65_000);
    expect(kinds(tables[1]!.state.lines, "seat").at(-1)).toMatchObject({ seat: 0, change: "timed-out", bot: "greedy" });
    expect(kinds(tables[1]!.state.lines, "moved").at(-1)).toMatchObject({ seat: 0, by: "bot" });
    await people[0]!.client.ask("return", { table: id, as: 0 });
    await settle();
    expect(tables[0]!.state.info?.seats[0]?.bot).toBeNull();
  });
  it("or by nobody, where the others decide: they may replace whoever is late, and need not", async () => {
    const { harness, tables, people, id } = await seat({ kind: "deadline", each: 60 }, "others")();
    const before = tables[1]!.state.lines.length;
    await harness.world.pass(59_000);
    await expect(people[1]!.client.ask("kick", { table: id, as: 1, seat: 0 })).rejects.toMatchObject({ failure: { code: "not-away" } });
    await harness.world.pass(86_400_000);
    expect(tables[1]!.state.lines).toHaveLength(before);
    await people[1]!.client.ask("kick", { table: id, as: 1, seat: 0 });
    await settle();
    expect(tables[0]!.state.info?.kicks).toMatchObject([{ seat: 0, why: "late" }]);
  });
  it("nobody's time runs on days of rest", async () => {
    // The world begins on a Thursday, 1 January 1970; Friday to Sunday are off.
    const rest = { weekdays: [5, 6, 0], dates: ["01-05"], offset: 0 };
    const { harness, tables } = await seat({ kind: "deadline", each: 86_400, rest }, "default")();
    const day = 86_400_000;
    const toMidnight = day - (harness.world.now() % day);
    await harness.world.pass(toMidnight + 1_000);
    expect(tables[0]!.state.now?.prompt).toMatchObject({ asked: true });
    // Over the weekend and the day after it, of which the year's list says so: still asked.
    await harness.world.pass(4 * day - 2_000);
    expect(tables[0]!.state.lines.at(-1)).not.toMatchObject({ by: "clock" });
    await harness.world.pass(2 * day);
    expect(tables[1]!.state.lines.some((line) => line.kind === "moved" && line.by === "clock")).toBe(true);
  });
  it("a bank of time runs only while its seat is asked, and gains at each move", async () => {
    const { harness, tables } = await seat({ kind: "live", bank: 100, increment: 5, window: 10 }, "default")();
    const left = (at: number) => tables[0]!.state.now?.clocks[at];
    expect(left(0)).toMatchObject({ running: true, left: 105_000 });
    await harness.world.pass(30_000);
    await tables[0]!.move({ kind: "shout", price: 3 });
    await tables[0]!.move({ kind: "shout", price: 3 });
    expect(left(0)).toMatchObject({ running: false, left: 85_000 });
    expect(left(1)).toMatchObject({ running: true, left: 105_000 });
    await harness.world.pass(106_000);
    expect(kinds(tables[0]!.state.lines, "moved").at(-1)).toMatchObject({ seat: 1, by: "clock" });
  });
  it("a deadline may be another for reactions", async () => {
    const { harness, tables } = await seat({ kind: "deadline", each: 60, window: 10 }, "default")();
    await tables[0]!.move({ kind: "walk" });
    expect(tables[1]!.state.now?.clocks[1]).toMatchObject({ left: 10_000, running: true });
    await harness.world.pass(10_500);
    expect(tables[1]!.state.now?.prompt).toMatchObject({ window: false });
    expect(tables[1]!.state.now?.clocks.find(({ running }) => running)?.left).toBeGreaterThan(50_000);
  });
  it("in a window all have the same time, and whoever lets it pass has passed", async () => {
    const { harness, tables } = await seat({ kind: "live", bank: 100, increment: 0, window: 10 }, "default")();
    await tables[0]!.move({ kind: "walk" });
    expect(tables[0]!.state.now?.clocks[1]).toMatchObject({ running: true, left: 10_000 });
    await harness.world.pass(11_000);
    expect(tables[0]!.state.now?.prompt?.window).toBe(false);
    expect(tables[0]!.state.now?.clocks[1]?.left).toBe(100_000);
  });
  it("go on after a restart", async () => {
    const { harness, tables, people } = await seat({ kind: "deadline", each: 60 }, "default")();
    harness.restart();
    for (const { wire } of people) wire.cut();
    await harness.world.pass(70_000);
    await harness.hall.lookForWork();
    await harness.world.pass(1);
    for (const { client } of people) client.reconnect();
    await settle();
    expect(kinds(tables[1]!.state.lines, "moved").at(-1)).toMatchObject({ seat: 0, by: "clock" });
  });
});

describe("bots", () => {
  const against = async (level: string) => {
    const harness = openHall();
    const anna = harness.person("Anna").client;
    const { table } = await anna.ask("create", { game: "fair", seats: [{ kind: "me" }, { kind: "bot", level }, { kind: "bot", level }] });
    const seat = anna.table(table.id, 0);
    await seat.ready();
    for (let i = 0; i < 200 && seat.state.info?.status === "running"; i++) {
      await playOn([seat], 1, `step ${i}`);
      await harness.world.pass(6_000);
    }
    return { harness, seat };
  };
  it("play their seats to the end, given a view and nothing else", async () => {
    const { harness, seat } = await against("random");
    expect(seat.state.info?.status).toBe("finished");
    expect(harness.world.problems).toEqual([]);
    for (const question of harness.bots.asked) {
      expect(Object.keys(question).sort()).toEqual(["budget", "format", "game", "level", "rulesVersion", "seat", "seed", "temper", "view"]);
      const { trips } = question.view.table as { trips: number[] };
      trips.forEach((count, owner) => expect(owner === question.seat || count === 0).toBe(true));
    }
  });
  it.each(["thrower", "hanger", "cheat"])("a %s is reported and replaced for the move, and the match goes on", async (level) => {
    const { harness, seat } = await against(level);
    expect(seat.state.info?.status).toBe("finished");
    expect(harness.world.problems.length).toBeGreaterThan(0);
    expect(harness.bots.asked.some((question) => question.level === "greedy")).toBe(true);
  });
  it("wait as long for an easy choice as for a hard one", async () => {
    const harness = openHall();
    const anna = harness.person("Anna").client;
    const { table } = await anna.ask("create", { game: "fair", seats: [{ kind: "me" }, { kind: "bot", level: "random" }] });
    const seat = anna.table(table.id, 0);
    await seat.ready();
    await harness.world.pass(99);
    expect(kinds(seat.state.lines, "moved")).toHaveLength(0);
    await harness.world.pass(101);
    expect(kinds(seat.state.lines, "moved")).toHaveLength(1);
  });
  it("a table of bots alone runs by itself", async () => {
    const harness = openHall();
    const anna = harness.person("Anna").client;
    const bot = { kind: "bot", level: "random" } as const;
    const { table } = await anna.ask("create", { game: "fair", seats: [bot, bot, bot] });
    await harness.world.pass(1_000);
    expect((await anna.ask("about", { table: table.id })).table.status).toBe("finished");
  });
});

describe("seats", () => {
  it("are relieved by a bot and taken back", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    await people[0]!.client.ask("relieve", { table: id, as: 0 });
    await harness.world.pass(300);
    expect(kinds(tables[1]!.state.lines, "moved").at(-1)).toMatchObject({ seat: 0, by: "bot" });
    expect(tables[1]!.state.info?.seats[0]).toMatchObject({ person: "anna", name: "Anna", bot: "greedy" });
    await people[0]!.client.ask("return", { table: id, as: 0 });
    await settle();
    expect(tables[1]!.state.info?.seats[0]?.bot).toBeNull();
    expect(await code(people[1]!.client.ask("return", { table: id, as: 0 }))).toBe("not-your-seat");
  });
  it("left in mid-game are played by a bot until somebody takes them over", async () => {
    const harness = openHall();
    const { id, invite, people, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    await people[0]!.client.ask("leave", { table: id, as: 0 });
    await settle();
    expect(tables[1]!.state.info?.seats[0]).toMatchObject({ person: null, bot: "greedy", free: true });
    expect(await code(people[0]!.client.ask("move", { table: id, as: 0, after: 99, key: "k", action: { kind: "nod" } }))).toBe(
      "not-your-seat",
    );
    const cilla = harness.person("Cilla").client;
    expect(await cilla.ask("join", { table: id, invite })).toEqual({ seat: 0 });
    expect(tables[1]!.state.info?.seats[0]).toMatchObject({ person: "cilla", name: "Cilla", bot: null, free: false });
  });
  it("the last person to leave ends the match", async () => {
    const harness = openHall();
    const { id, people } = await seatPeople(harness, ["Anna", "Bo"]);
    await people[0]!.client.ask("leave", { table: id, as: 0 });
    await people[1]!.client.ask("leave", { table: id, as: 1 });
    expect((await harness.hall.open(id)).table.memory.status).toBe("finished");
  });
  it("a resignation of all but one decides the match", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo", "Cilla"]);
    await people[0]!.client.ask("resign", { table: id, as: 0 });
    await settle();
    expect(tables[1]!.state.info?.status).toBe("running");
    await people[2]!.client.ask("resign", { table: id, as: 2 });
    await settle();
    expect(tables[1]!.state.lines.at(-1)).toMatchObject({ kind: "finished", because: "resigned", outcome: { places: [[1], [0, 2]] } });
    expect(tables[1]!.state.now?.view.outcome?.places).toEqual([[1], [0, 2]]);
  });
  it("whoever has resigned comes last, whatever the bot made of the seat", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo", "Cilla"]);
    await people[0]!.client.ask("resign", { table: id, as: 0 });
    for (let i = 0; i < 200 && tables[1]!.state.info?.status === "running"; i++) {
      await playOn(tables.slice(1), 1, `step ${i}`);
      await harness.world.pass(300);
    }
    expect(tables[1]!.state.now?.view.outcome?.places.at(-1)).toEqual([0]);
  });
  it("are played from another device by whoever has the seat's key, and its former key is void", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    const { key: former } = await people[0]!.client.ask("seat-key", { table: id, as: 0 });
    const { key } = await people[0]!.client.ask("seat-key", { table: id, as: 0 });
    const phone = harness.person("Phone").client;
    expect(await code(phone.ask("claim", { key: former }))).toBe("not-found");
    expect(await phone.ask("claim", { key })).toEqual({ table: id, seat: 0 });
    const table = phone.table(id, 0);
    await table.ready();
    await table.move({ kind: "nod" });
    await settle();
    expect(table.state.now).toEqual(tables[0]!.state.now);
    expect(await code(people[1]!.client.ask("seat-key", { table: id, as: 0 }))).toBe("not-your-seat");
  });
});

describe("tables", () => {
  it("that are private do not exist for strangers", async () => {
    const harness = openHall();
    const { id, invite, people } = await seatPeople(harness, ["Anna", "Bo"]);
    const dag = harness.person("Dag").client;
    const unknown = await dag.ask("about", { table: "nosuchtable" }).catch((error: RequestRefused) => error.failure);
    for (const ask of [
      () => dag.ask("about", { table: id }),
      () => dag.ask("about", { table: id, invite: "wrong" }),
      () => dag.ask("open", { table: id, as: null }),
      () => dag.ask("open", { table: id, as: 0 }),
      () => dag.ask("join", { table: id }),
      () => dag.ask("log", { table: id, as: null }),
      () => dag.ask("move", { table: id, as: 0, after: 0, key: "k", action: { kind: "nod" } }),
      () => dag.ask("note", { table: id }),
      () => dag.ask("invite", { table: id }),
      () => dag.ask("rematch", { table: id }),
      () => dag.ask("seat-bot", { table: id, seat: 0, level: null }),
      () => dag.ask("branch", { table: id, as: 0, n: 3, seats: [{ kind: "me" }, { kind: "me" }] }),
    ])
      expect(await ask().catch((error: RequestRefused) => error.failure)).toEqual(unknown);
    expect((await dag.ask("tables", {})).tables).toEqual([]);
    expect((await dag.ask("about", { table: id, invite })).mine).toEqual([]);
    expect((await people[1]!.client.ask("about", { table: id })).mine).toEqual([1]);
  });
  it("that are listed are found, joined and watched without an invitation", async () => {
    const harness = openHall();
    const anna = harness.person("Anna").client;
    const { table } = await anna.ask("create", { game: "fair", name: "Come in", seats: [{ kind: "me" }, { kind: "open" }], listed: true });
    const bo = harness.person("Bo").client;
    const { tables } = await bo.ask("tables", { status: "gathering" });
    expect(tables).toMatchObject([{ id: table.id, name: "Come in", mine: [], seats: [{ name: "Anna" }, { free: true }] }]);
    await bo.ask("join", { table: table.id });
    expect(await code(bo.ask("join", { table: table.id }))).toBe("full");
    const watcher = harness.person("Cilla").client.table(table.id, null);
    await watcher.ready();
    expect(watcher.state.info?.status).toBe("running");
  });
  it("of mine say whose turn it is and since when, those that wait for me first", async () => {
    const harness = openHall();
    const one = await seatPeople(harness, ["Anna", "Bo"]);
    await harness.world.pass(5_000);
    const two = await seatPeople(harness, ["Anna", "Bo"]);
    await two.tables[0]!.move({ kind: "nod" });
    const { tables } = await one.people[0]!.client.ask("mine", {});
    expect(tables.map(({ id, waiting, mine }) => ({ id, waiting, mine }))).toEqual([
      { id: one.id, waiting: [0, 1], mine: [0] },
      { id: two.id, waiting: [1], mine: [0] },
    ]);
    expect(tables[1]!.since - tables[0]!.since).toBe(5_000);
  });
  it("begin when the owner puts a bot on the last free seat", async () => {
    const harness = openHall();
    const anna = harness.person("Anna").client;
    const { table, invite } = await anna.ask("create", { game: "fair", seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] });
    const bo = harness.person("Bo").client;
    await bo.ask("join", { table: table.id, invite });
    expect(await code(bo.ask("seat-bot", { table: table.id, seat: 2, level: "random" }))).toBe("not-allowed");
    expect(await code(anna.ask("seat-bot", { table: table.id, seat: 2, level: "genius" }))).toBe("bad-options");
    await anna.ask("seat-bot", { table: table.id, seat: 2, level: "random" });
    expect((await anna.ask("about", { table: table.id })).table).toMatchObject({ status: "running" });
  });
  it("refuse options that make no game", async () => {
    const anna = openHall().person("Anna").client;
    const me = { kind: "me" } as const;
    expect(await code(anna.ask("create", { game: "fair", seats: [me] }))).toBe("bad-options");
    expect(await code(anna.ask("create", { game: "fair", seats: [me, me], options: { days: 9 } }))).toBe("bad-options");
    expect(await code(anna.ask("create", { game: "chess", seats: [me, me] }))).toBe("not-found");
  });
  it("have a rematch with the same people, each one chair further on, made once", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    expect(await code(people[0]!.client.ask("rematch", { table: id }))).toBe("not-finished");
    await playOn(tables);
    const [one, two] = await Promise.all(people.map(({ client }) => client.ask("rematch", { table: id })));
    expect(one).toEqual(two);
    const next = people.map(({ client }, seat) => client.table(one!.table, 1 - seat));
    for (const table of next) await table.ready();
    expect(next[0]!.state.info).toMatchObject({ status: "running", seats: [{ name: "Bo" }, { name: "Anna" }] });
    await playOn(next);
    expect(next[0]!.state.info?.status).toBe("finished");
  });
  it("have a rematch that is there when it is told of, however long it takes to be laid", async () => {
    const store = new MemoryStore();
    const harness = openHall({}, store);
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    await playOn(tables);
    const create = store.create.bind(store);
    store.create = async (laid) => {
      for (let wait = 0; wait < 20; wait++) await settle();
      return create(laid);
    };
    const [, bo] = people;
    const heard = new Promise<unknown>((resolve) => {
      tables[1]!.subscribe(() => {
        const next = tables[1]!.state.info?.rematch ?? null;
        if (next !== null) resolve(bo!.client.ask("about", { table: next }));
      });
    });
    await people[0]!.client.ask("rematch", { table: id });
    expect(await heard).toMatchObject({ table: { status: "gathering" }, mine: [] });
  });
  it("have chat, limited in rate, and private notes", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    for (let i = 0; i < 8; i++) await tables[0]!.chat(`line ${i}`);
    expect(await code(tables[0]!.chat("too much"))).toBe("too-fast");
    await harness.world.pass(21_000);
    await tables[0]!.chat("again");
    await settle();
    expect(kinds(tables[1]!.state.lines, "chat")).toHaveLength(9);
    await tables[0]!.note("He bluffs");
    expect(await tables[0]!.note()).toBe("He bluffs");
    expect(await tables[1]!.note()).toBe("");
    expect(JSON.stringify(people[1]!.wire.heard)).not.toContain("bluffs");
    expect(id).toBeTruthy();
  });
});

describe("branches", () => {
  it("of a finished match go on from any line, exactly as it was", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    await playOn(tables, 6);
    const n = tables[0]!.state.n;
    const then = (await harness.hall.open(id)).table;
    const at = then.edition.save(then.state!);
    await playOn(tables);
    const branch = await tables[0]!.branch(n, [{ kind: "me" }, { kind: "bot", level: "random" }]);
    const { table } = await harness.hall.open(branch);
    expect({ ...JSON.parse(table.edition.save(table.state!)), chance: 0 }).toEqual({ ...JSON.parse(at), chance: 0 });
    expect(table.info(() => false).branchOf).toEqual({ table: id, n, analysis: false });
    const mine = people[0]!.client.table(branch, 0);
    await mine.ready();
    for (let i = 0; i < 200 && mine.state.info?.status === "running"; i++) {
      await playOn([mine], 1, `step ${i}`);
      await harness.world.pass(300);
    }
    const { record } = await people[0]!.client.ask("record", { table: branch });
    expect(replay(new Engine(fair), record as never).outcome).not.toBeNull();
  });
  it("of a running match are made from one seat's view, the rest imagined", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo", "Cilla", "Dag"]);
    await playOn(tables, 4);
    const seats = [{ kind: "me" as const }, ...[1, 2, 3].map(() => ({ kind: "bot" as const, level: "random" }))];
    const truth = (await harness.hall.open(id)).table;
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const branch = await tables[0]!.branch(tables[0]!.state.n, seats);
      const { table } = await harness.hall.open(branch);
      expect(table.edition.view(table.state!, 0).table).toEqual(truth.edition.view(truth.state!, 0).table);
      seen.add(JSON.stringify((stateIn(table).table as { trips: number[] }).trips));
    }
    expect(seen.size).toBeGreaterThan(3);
    expect(await code(people[0]!.client.ask("branch", { table: id, as: 1, n: 3, seats }))).toBe("not-your-seat");
    expect(await code(people[0]!.client.ask("branch", { table: id, as: null, n: 6, seats }))).toBe("not-finished");
  });
});
