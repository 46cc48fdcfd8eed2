import { Engine, fastDice, replay } from "@stormakt/kernel";
import type { LogLine } from "@stormakt/protocol";
import type { Client, TableClient } from "@stormakt/protocol/client";
import { RequestRefused } from "@stormakt/protocol/client";
import { gameCalled } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import type { GameShelf } from "../src/index.ts";
import { Editions, editionsIn, Hall, handOn, MemoryStore, replayRecord } from "../src/index.ts";
import { PATIENCE } from "../src/seating.ts";
import { AnyBots, HandWorld, openHall, playOn, seatPeople, settle, stateIn, TestWire } from "./harness.ts";

const code = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return "done";
  } catch (error) {
    if (error instanceof RequestRefused) return error.failure.code;
    throw error;
  }
};
const last = (table: TableClient, kind: LogLine["kind"]) => table.state.lines.filter((line) => line.kind === kind).at(-1);

describe("the key of a seat", () => {
  it("dies with its holder's seat: it opens nothing to whoever sits there next", async () => {
    const harness = openHall();
    const { id, invite, people } = await seatPeople(harness, ["Anna", "Bo", "Cilla"]);
    const { key } = await people[0]!.client.ask("seat-key", { table: id, as: 0 });
    await people[0]!.client.ask("leave", { table: id, as: 0 });
    expect(await code(people[0]!.client.ask("claim", { key }))).toBe("not-found");
    const dag = harness.person("Dag").client;
    await dag.ask("join", { table: id, invite });
    expect(await code(people[0]!.client.ask("claim", { key }))).toBe("not-found");
    expect(await code(harness.person("Eva").client.ask("claim", { key }))).toBe("not-found");
    // Sitting down again does not bring it back to life either.
    await dag.ask("leave", { table: id, as: 0 });
    await people[0]!.client.ask("join", { table: id, invite });
    expect(await code(harness.person("Eva").client.ask("claim", { key }))).toBe("not-found");
  });
  it("and whoever has lost a seat hears nothing more as it, though the line is still open", async () => {
    const harness = openHall();
    const { id, invite, people, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    await people[0]!.client.ask("leave", { table: id, as: 0 });
    await settle();
    expect(last(tables[0]!, "seat")).toMatchObject({ change: "left", seat: 0 });
    const before = people[0]!.wire.heard.length;
    await harness.person("Dag").client.ask("join", { table: id, invite });
    await harness.world.pass(500);
    await tables[1]!.chat("Welcome");
    await settle();
    expect(people[0]!.wire.heard.slice(before).filter((message) => "as" in message)).toEqual([]);
  });
  it("is no way to a second seat: who has seen one hand may not see another", async () => {
    const harness = openHall();
    const { id, people } = await seatPeople(harness, ["Anna", "Bo"]);
    const { key } = await people[0]!.client.ask("seat-key", { table: id, as: 0 });
    expect(await code(people[1]!.client.ask("claim", { key }))).toBe("not-allowed");
  });
  it("but several seats on one screen go with their person to another device", async () => {
    const harness = openHall();
    const anna = harness.person("Anna").client;
    const { table } = await anna.ask("create", { game: "fair", seats: [{ kind: "me" }, { kind: "me", name: "Bo" }] });
    const phone = harness.person("Phone").client;
    for (const as of [0, 1]) {
      const { key } = await anna.ask("seat-key", { table: table.id, as });
      expect(await phone.ask("claim", { key })).toEqual({ table: table.id, seat: as });
    }
    expect((await phone.ask("about", { table: table.id })).mine).toEqual([0, 1]);
  });
});

/** These agree to a newcomer on the last seat. */
async function admitted(people: readonly { client: Client }[], table: string, seats: readonly number[]): Promise<void> {
  for (const as of seats) await people[as]!.client.ask("admit", { table, as, seat: 3 });
  await settle();
}
describe("somebody at the table", () => {
  const four = async (more = {}) => {
    const harness = openHall();
    const seated = await seatPeople(harness, ["Anna", "Bo", "Cilla", "Dag"], more);
    const kick = (as: number, on = true) => seated.people[as]!.client.ask("kick", { table: seated.id, as, seat: 3, on });
    return { harness, kick, ...seated };
  };
  /** Dag's line is cut, and two of three others want to go on. */
  const votedAway = async () => {
    const made = await four();
    made.people[3]!.client.close();
    await made.kick(0);
    await made.kick(1);
    await made.harness.world.pass(120_001);
    return made;
  };

  it("who is there and in time cannot be replaced", async () => {
    const { kick, tables } = await four();
    for (const as of [0, 1, 2]) expect(await code(kick(as))).toBe("not-away");
    expect(tables[0]!.state.info?.kicks).toEqual([]);
  });
  it("who is away is replaced by more than half of the others, after a delay that all can see", async () => {
    const { harness, kick, people, tables } = await four();
    people[3]!.client.close();
    await kick(0);
    await kick(0);
    await settle();
    expect(tables[1]!.state.info?.kicks).toEqual([{ seat: 3, by: [0], why: "absent", due: null, needed: 2 }]);
    await kick(0, false);
    await kick(1);
    await harness.world.pass(1_000_000);
    expect(tables[0]!.state.info?.seats[3]?.person).toBe("dag");
    const due = harness.world.now() + 120_000;
    await kick(2);
    await settle();
    expect(tables[0]!.state.info?.kicks).toEqual([{ seat: 3, by: [1, 2], why: "absent", due, needed: 2 }]);
    expect(last(tables[0]!, "kick")).toMatchObject({ seat: 3, by: 2, on: true, why: "absent", due });
    await harness.world.pass(119_000);
    expect(tables[0]!.state.info?.seats[3]).toMatchObject({ person: "dag", bot: null });
    await harness.world.pass(2_000);
    expect(tables[0]!.state.info?.seats[3]).toMatchObject({ person: null, bot: "greedy", free: false });
    expect(tables[0]!.state.info?.kicks).toEqual([]);
  });
  it("the delay goes on through a restart", async () => {
    const { harness, kick, people, id } = await four();
    people[3]!.client.close();
    await kick(0);
    await kick(1);
    harness.restart();
    for (const { client } of people.slice(0, 3)) client.close();
    await harness.world.pass(121_000);
    await harness.hall.lookForWork();
    await harness.world.pass(1);
    expect((await harness.hall.open(id)).table.seats[3]).toMatchObject({ persons: [], bot: "greedy" });
  });
  it("a voice withdrawn stops the clock", async () => {
    const { harness, kick, people, tables } = await four();
    people[3]!.client.close();
    await kick(0);
    await kick(1);
    await kick(1, false);
    await harness.world.pass(500_000);
    expect(tables[0]!.state.info?.kicks).toMatchObject([{ by: [0], due: null }]);
    expect(tables[0]!.state.info?.seats[3]?.person).toBe("dag");
  });
  it("coming back calls the vote off by itself", async () => {
    const { harness, id, kick, people, tables } = await four();
    people[3]!.client.close();
    await kick(0);
    await kick(1);
    await harness.person("Dag").client.table(id, 3).ready();
    await harness.world.pass(10);
    expect(tables[0]!.state.info?.kicks).toEqual([]);
    expect(last(tables[0]!, "kick")).toMatchObject({ seat: 3, by: 3, on: false });
    await harness.world.pass(500_000);
    expect(tables[0]!.state.info?.seats[3]).toMatchObject({ person: "dag", bot: null });
  });
  it("who is there but over time can be replaced, and objects by a word or a move", async () => {
    const { harness, kick, id, people, tables } = await four();
    await playOn(tables, 4);
    await harness.world.pass(PATIENCE - 1);
    expect(await code(people[1]!.client.ask("kick", { table: id, as: 1, seat: 0 }))).toBe("not-away");
    await harness.world.pass(1);
    const against = (as: number) => people[as]!.client.ask("kick", { table: id, as, seat: 0 });
    await against(1);
    await against(2);
    await settle();
    expect(tables[0]!.state.info?.kicks).toMatchObject([{ seat: 0, why: "late", by: [1, 2] }]);
    // Dag is not asked, so nothing is late.
    expect(await code(kick(1))).toBe("not-away");
    await people[0]!.client.ask("kick", { table: id, as: 0, seat: 0, on: false });
    await settle();
    expect(tables[1]!.state.info?.kicks).toEqual([]);
    await against(1);
    await against(2);
    await tables[0]!.move({ kind: "shout", price: 3 });
    await settle();
    expect(tables[1]!.state.info?.kicks).toEqual([]);
    await harness.world.pass(120_000);
    expect(tables[1]!.state.info?.seats[0]).toMatchObject({ person: "anna", bot: null });
  });
  it("an answer in a window, which nobody may know of, calls nothing off", async () => {
    const { harness, id, people, tables } = await four();
    await playOn(tables, 4);
    await tables[0]!.move({ kind: "walk" });
    await harness.world.pass(PATIENCE);
    await people[0]!.client.ask("kick", { table: id, as: 0, seat: 1 });
    await settle();
    const before = people[2]!.wire.heard.length;
    await tables[1]!.move({ kind: "pass" });
    await settle();
    expect(people[2]!.wire.heard.length).toBe(before);
    expect(tables[2]!.state.info?.kicks).toHaveLength(1);
  });
  it("where people have days for a move, being away is no reason; letting the time pass is", async () => {
    const { harness, kick, people, tables } = await four({ pace: { kind: "deadline", each: 3_600 } });
    people[3]!.client.close();
    expect(await code(kick(0))).toBe("not-away");
    await harness.world.pass(3_601_000);
    await kick(0);
    await kick(1);
    await settle();
    expect(tables[0]!.state.info?.kicks).toMatchObject([{ seat: 3, why: "late", due: harness.world.now() + 3_600_000 }]);
  });

  it("who was replaced takes the chair back by one word, also after a reload", async () => {
    const { harness, id, tables } = await votedAway();
    const reloaded = harness.person("Dag").client;
    expect(await code(reloaded.ask("open", { table: id, as: 3 }))).toBe("not-your-seat");
    expect(await reloaded.ask("about", { table: id })).toMatchObject({ mine: [], back: [3] });
    expect((await reloaded.ask("mine", {})).tables.map(({ id: one }) => one)).toEqual([id]);
    await reloaded.ask("return", { table: id, as: 3 });
    await settle();
    expect(tables[0]!.state.info?.seats[3]).toMatchObject({ person: "dag", name: "Dag", bot: null, free: false });
    expect((await reloaded.ask("about", { table: id })).back).toEqual([]);
  });
  it("and from any device of theirs, also from a new one by the key they had", async () => {
    const { harness, id, people, kick, tables } = await four();
    const { key } = await people[3]!.client.ask("seat-key", { table: id, as: 3 });
    const phone = harness.person("Phone").client;
    await phone.ask("claim", { key });
    people[3]!.client.close();
    for (let round = 0; round < 2; round++) {
      await kick(0);
      await kick(1);
      await harness.world.pass(120_001);
      expect(tables[0]!.state.info?.seats[3]?.person).toBeNull();
      const device = round === 0 ? phone : harness.person("Tablet").client;
      if (round === 0) await device.ask("return", { table: id, as: 3 });
      else expect(await device.ask("claim", { key })).toEqual({ table: id, seat: 3 });
      await settle();
      expect(tables[0]!.state.info?.seats[3]).toMatchObject({ person: "dag", bot: null });
    }
  });
  it("nobody who sits or sat at the table may take another's seat", async () => {
    const { harness, id, invite, people, tables } = await votedAway();
    expect(await code(people[0]!.client.ask("join", { table: id, invite, seat: 3 }))).toBe("not-allowed");
    await people[1]!.client.ask("leave", { table: id, as: 1 });
    expect(await code(people[1]!.client.ask("join", { table: id, invite, seat: 3 }))).toBe("not-allowed");
    expect(await people[1]!.client.ask("join", { table: id, invite })).toEqual({ seat: 1 });
    await admitted(people, id, [0, 1, 2]);
    expect(await code(people[1]!.client.ask("join", { table: id, invite, seat: 3 }))).toBe("not-allowed");
    await harness.person("Eva").client.ask("join", { table: id, invite, seat: 3 });
    await settle();
    expect(tables[0]!.state.info?.seats[3]).toMatchObject({ person: "eva" });
  });
  it("a chair that was voted free stays with the bot until all the others agree to a newcomer: nobody sees its hand by a second name", async () => {
    const { harness, id, invite, people, tables } = await votedAway();
    const secondName = harness.person("Eva").client;
    const join = (seat?: number) => code(secondName.ask("join", { table: id, invite, ...(seat === undefined ? {} : { seat }) }));
    const isFree = () => tables[0]!.state.info?.seats[3]?.free;
    expect(isFree()).toBe(false);
    expect([await join(), await join(3)]).toEqual(["full", "not-allowed"]);
    expect(tables[0]!.state.info?.contested).toEqual([{ seat: 3, by: [], needed: 3 }]);
    await admitted(people, id, [0, 1]);
    expect(tables[2]!.state.info?.contested).toEqual([{ seat: 3, by: [0, 1], needed: 3 }]);
    expect(await join(3)).toBe("not-allowed");
    await admitted(people, id, [2]);
    expect(isFree()).toBe(true);
    // Somebody thinks better of it; somebody gets up, and whoever sits there next has agreed to nothing.
    await people[1]!.client.ask("admit", { table: id, as: 1, seat: 3, on: false });
    expect(await join(3)).toBe("not-allowed");
    await admitted(people, id, [1]);
    await people[2]!.client.ask("leave", { table: id, as: 2 });
    await harness.person("Frida").client.ask("join", { table: id, invite, seat: 2 });
    await settle();
    expect(await join(3)).toBe("not-allowed");
    // It is for the others to say, of a chair that is contested.
    expect(await code(secondName.ask("admit", { table: id, as: 3, seat: 3 }))).not.toBe("done");
    expect(await code(people[0]!.client.ask("admit", { table: id, as: 0, seat: 1 }))).toBe("not-allowed");
  });
  it("and where one person is left, that one does not decide alone; who was sent away takes it back all the same", async () => {
    const harness = openHall();
    const { id, invite, people, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    people[1]!.client.close();
    await people[0]!.client.ask("kick", { table: id, as: 0, seat: 1 });
    await harness.world.pass(120_001);
    expect(tables[0]!.state.info?.contested).toEqual([{ seat: 1, by: [], needed: 2 }]);
    await people[0]!.client.ask("admit", { table: id, as: 0, seat: 1 });
    expect(await code(harness.person("Anna II").client.ask("join", { table: id, invite, seat: 1 }))).toBe("not-allowed");
    harness.restart();
    expect(await code(harness.person("Anna II").client.ask("join", { table: id, invite, seat: 1 }))).toBe("not-allowed");
    expect(await code(harness.person("Bo").client.ask("return", { table: id, as: 1 }))).toBe("done");
  });
  it("a newcomer on a contested seat has the present, not the past; its person takes it back all the same", async () => {
    const { harness, id, invite, people, tables, kick } = await four();
    await playOn(tables, 4);
    await people[3]!.client.ask("orders", { table: id, as: 3, orders: [{ step: "aboutToWalk", times: 5 }] });
    await tables[0]!.move({ kind: "walk" });
    await harness.world.pass(300);
    await playOn([tables[1]!, tables[2]!], 2);
    await settle();
    const heard = tables[3]!.state.n;
    const own = tables[3]!.state.lines.filter((line) => line.kind === "moved" && line.seat === 3).length;
    expect(own).toBeGreaterThan(0);
    people[3]!.client.close();
    await kick(0);
    await kick(1);
    await harness.world.pass(120_001);
    const eva = harness.person("Eva");
    await admitted(people, id, [0, 1, 2]);
    expect(await eva.client.ask("join", { table: id, invite })).toEqual({ seat: 3 });
    const seat = eva.client.table(id, 3);
    await seat.ready();
    const { lines } = seat.state;
    expect(lines.map(({ n }) => n)).toEqual(lines.map((_, at) => at + 1));
    const past = lines.slice(0, heard);
    expect(past.some((line) => line.kind === "orders")).toBe(false);
    expect(past.filter((line) => line.kind === "closed").length).toBeGreaterThan(0);
    const spectator = harness.person("Frida").client.table(id, null, invite);
    await spectator.ready();
    const plain = (line: LogLine) => ({ ...line, n: 0 });
    const open = past.filter((line) => line.kind !== "closed").map(plain);
    expect(open).toEqual(spectator.state.lines.slice(0, open.length).map(plain));
    // What it looked like then is what all saw.
    const then = await seat.viewAt(heard);
    expect((then.view.table as { trips: number[] }).trips).toEqual([0, 0, 0, 0]);
    expect(then.orders).toEqual([]);
    const seats = Array.from({ length: 4 }, () => ({ kind: "me" }) as const);
    expect(await code(seat.branch(heard, seats))).toBe("not-finished");
    // Dag is back: Eva gets up, and is nobody there any more.
    const before = eva.wire.heard.length;
    await harness.person("Dag").client.ask("return", { table: id, as: 3 });
    await settle();
    expect(tables[0]!.state.info?.seats[3]).toMatchObject({ person: "dag", name: "Dag" });
    expect(await code(eva.client.ask("open", { table: id, as: 3 }))).not.toBe("done");
    expect(await code(eva.client.ask("log", { table: id, as: 3 }))).not.toBe("done");
    await tables[0]!.chat("There you are");
    await settle();
    expect(eva.wire.heard.slice(before).filter((message) => "as" in message && message.as === 3)).toHaveLength(1);
    const dag = harness.person("Dag").client.table(id, 3);
    await dag.ready();
    expect(dag.state.lines.some((line) => line.kind === "closed")).toBe(false);
  });
  it("when the match is over the past of every seat is open to all again", async () => {
    const { harness, id, invite, people, tables } = await votedAway();
    const eva = harness.person("Eva").client;
    await admitted(people, id, [0, 1, 2]);
    await eva.ask("join", { table: id, invite });
    for (const as of [0, 1, 2]) await people[as]!.client.ask("leave", { table: id, as });
    await eva.ask("leave", { table: id, as: 3 });
    expect((await harness.hall.open(id)).table.memory.status).toBe("finished");
    const { lines } = await people[0]!.client.ask("log", { table: id, as: 3 });
    expect(lines.some((line) => line.kind === "closed")).toBe(false);
    expect(tables[0]!.state.n).toBeGreaterThan(0);
  });
});

describe("whose the match is on a seat", () => {
  const whose = async (harness: ReturnType<typeof openHall>, id: string, seat: number) => {
    const { beganBy, goneSince } = (await harness.hall.open(id)).table.seats[seat]!;
    return [beganBy, goneSince !== null];
  };
  it("is whoever had it when it began, and it is known when they are gone, also after a restart and under another name", async () => {
    const harness = openHall({ snapshotEvery: 1 });
    const { id, invite, people } = await seatPeople(harness, ["Anna", "Bo", "Cilla"]);
    expect(await whose(harness, id, 1)).toEqual(["bo", false]);
    await people[1]!.client.ask("relieve", { table: id, as: 1 });
    expect(await whose(harness, id, 1)).toEqual(["bo", false]);
    await people[1]!.client.ask("return", { table: id, as: 1 });
    // The link of a chair makes nobody else its person.
    const { key } = await people[1]!.client.ask("seat-key", { table: id, as: 1 });
    const phone = harness.person("Phone").client;
    await phone.ask("claim", { key });
    await people[1]!.client.ask("leave", { table: id, as: 1 });
    expect(await whose(harness, id, 1)).toEqual(["bo", true]);
    await phone.ask("join", { table: id, invite, seat: 1 });
    expect(await whose(harness, id, 1)).toEqual(["bo", true]);
    harness.restart();
    expect(await whose(harness, id, 1)).toEqual(["bo", true]);
    const again = harness.person("Phone").client;
    await again.ask("leave", { table: id, as: 1 });
    await harness.person("Bo").client.ask("join", { table: id, invite, seat: 1 });
    expect(await whose(harness, id, 1)).toEqual(["bo", false]);
    await harness.hall.write(id, ({ table }) => handOn(table, "bo", "member", 7));
    expect(await whose(harness, id, 1)).toEqual(["member", false]);
  });
  it("is not theirs any more once they are voted away, and theirs again when they take it back", async () => {
    const harness = openHall();
    const { id, people } = await seatPeople(harness, ["Anna", "Bo", "Cilla"]);
    people[2]!.client.close();
    for (const as of [0, 1]) await people[as]!.client.ask("kick", { table: id, as, seat: 2 });
    await harness.world.pass(120_001);
    expect(await whose(harness, id, 2)).toEqual(["cilla", true]);
    await harness.person("Cilla").client.ask("return", { table: id, as: 2 });
    expect(await whose(harness, id, 2)).toEqual(["cilla", false]);
  });
});

describe("a take-back", () => {
  it("needs the word of the person whose seat a bot plays for a while, not the bot's", async () => {
    const harness = openHall();
    const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo"]);
    await playOn(tables, 2);
    await people[1]!.client.ask("relieve", { table: id, as: 1 });
    await tables[0]!.move({ kind: "walk" });
    await harness.world.pass(1_000);
    await tables[0]!.takeBack("ask");
    await settle();
    expect(tables[0]!.state.now?.takeBack).toMatchObject({ missing: [1] });
    expect(last(tables[0]!, "taken-back")).toBeUndefined();
    await tables[1]!.takeBack("agree");
    await settle();
    expect(last(tables[0]!, "taken-back")).toBeDefined();
  });

  it.each(["leave", "resign"] as const)(
    "lapses when the last whose word is missing does %s, and goes on where another's is",
    async (how) => {
      const harness = openHall();
      const { id, people, tables } = await seatPeople(harness, ["Anna", "Bo", "Cilla"]);
      await playOn(tables, 3);
      await tables[0]!.move({ kind: "walk" });
      await settle();
      await tables[0]!.takeBack("ask");
      await people[1]!.client.ask(how, { table: id, as: 1 });
      await settle();
      expect(tables[0]!.state.now?.takeBack).toMatchObject({ missing: [2] });
      await people[2]!.client.ask(how, { table: id, as: 2 });
      await settle();
      expect(tables[0]!.state.now?.takeBack).toBeNull();
      expect(last(tables[0]!, "taken-back")).toBeUndefined();
    },
  );

  it("over a drawn card shuffles the deck: nobody sees a difference, and the card drawn is another", async () => {
    const shelf: GameShelf = { ids: ["svea-rike"], game: () => gameCalled("svea-rike") };
    const world = new HandWorld();
    const hall = new Hall({ store: new MemoryStore(), shelf, bots: new AnyBots(), world });
    const engine = new Engine<any>(await shelf.game("svea-rike"));
    const { Client } = await import("@stormakt/protocol/client");
    const anna = new Client(new TestWire(() => hall, { id: "anna", name: "Anna" }).open);
    const { table } = await anna.ask("create", { game: "svea-rike", seats: [{ kind: "me" }, { kind: "me", name: "Bo" }] });
    const tables = [0, 1].map((seat) => anna.table(table.id, seat));
    for (const one of tables) await one.ready();
    const chance = fastDice("take back");
    let dealt = 0;
    for (let move = 0; move < 400 && dealt < 3; move++) {
      await settle();
      const asked = tables.find(({ state }) => state.now?.prompt?.asked === true);
      if (asked === undefined) break;
      const allowed = asked.state.now!.choices.filter(({ rule }) => rule === null);
      const { table: before } = await hall.open(table.id);
      const deck = (stateIn(before).table as { eventDeck: number[] }).eventDeck.slice();
      const views = [0, 1, null].map((seat) => engine.view(stateIn(before), seat));
      await asked.move(allowed.length > 0 ? chance.pick(allowed).action : await asked.suggest());
      await settle();
      const { table: after } = await hall.open(table.id);
      if ((stateIn(after).table as { eventDeck: number[] }).eventDeck.length >= deck.length || after.memory.status !== "running") continue;
      await asked.takeBack("ask");
      const other = asked === tables[0] ? tables[1]! : tables[0]!;
      await settle();
      if (other.state.now?.takeBack != null) await other.takeBack("agree");
      await settle();
      const { table: back } = await hall.open(table.id);
      expect([0, 1, null].map((seat) => engine.view(stateIn(back), seat))).toEqual(views);
      const dealtDeck = (stateIn(back).table as { eventDeck: number[] }).eventDeck;
      expect(dealtDeck).not.toEqual(deck);
      expect(dealtDeck.toSorted((a, b) => a - b)).toEqual(deck.toSorted((a, b) => a - b));
      dealt += 1;
    }
    expect(dealt).toBe(3);
    for (const as of [0, 1]) await anna.ask("leave", { table: table.id, as });
    const { record } = await anna.ask("record", { table: table.id });
    expect(record.reseeded?.every((one) => one.dealt === true)).toBe(true);
    expect(replay(engine, record).outcome).toBeNull();
    const editions = new Editions(shelf, "svea-rike");
    await editions.takeFor([], ...editionsIn(record));
    expect(replayRecord(editions, record).moves).toEqual(record.moves);
  });
});
