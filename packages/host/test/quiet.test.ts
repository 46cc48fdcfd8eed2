/** Quiet decisions, as at the Inventory of Vasa Regalis: what two agree on leaves no trace with anybody else. */
import type { Game, Seat } from "@stormakt/kernel";
import { Engine, fastDice } from "@stormakt/kernel";
import { namingOf } from "@stormakt/kernel/naming";
import type { Asks, LogLine } from "@stormakt/protocol";
import type { TableClient } from "@stormakt/protocol/client";
import { Client } from "@stormakt/protocol/client";
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import { vasaRegalis } from "@stormakt/vasa-regalis";
import { describe, expect, it } from "vitest";
import type { BotQuestion, Bots } from "../src/index.ts";
import { Hall, MemoryStore } from "../src/index.ts";
import { HandWorld, settle, TestWire } from "./harness.ts";

/** Accepts any offer it can, declines the others, and is ready; elsewhere anything. */
class Traders implements Bots {
  readonly levels = ["trader"];
  readonly offered = ["trader"];
  readonly standIn = "trader";
  private readonly engine = new Engine(vasaRegalis);
  budget(): number {
    return 0;
  }
  reserve(): number {
    return 0;
  }
  async think({ view, seat, seed }: BotQuestion): Promise<any> {
    const names = namingOf(vasaRegalis as unknown as Game<any>)!;
    const chance = fastDice(seed);
    const state = this.engine.determinise(names.placeView(view) as never, seat, chance);
    const legal = this.engine.legalActions(state, seat);
    const answer = ["accept", "decline", "ready"].flatMap((kind) => legal.find((action) => action.kind === kind) ?? [])[0];
    return names.nameAction(answer ?? chance.pick(legal));
  }
}
const wood = (count: number) => [count, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const cloth = (count: number) => [0, 0, 0, count, 0, 0, 0, 0, 0, 0, 0, 0];
const iron = (count: number) => [0, 0, 0, 0, 0, 0, count, 0, 0, 0, 0, 0];

/** Four seats at their first Inventory: people, and bots for those not named. */
async function market(names: readonly (string | null)[], more: Partial<Asks<"create">> = {}) {
  const world = new HandWorld();
  const store = new MemoryStore();
  const make = () =>
    new Hall(
      { store, shelf: { ids: ["vasa-regalis"], game: async () => vasaRegalis as unknown as Game<any> }, bots: new Traders(), world },
      { pause: { least: 100, most: 200 } },
    );
  const halls = [make()];
  const hall = () => halls[0]!;
  const people = names.map((name) => {
    const wire = new TestWire(hall, { id: (name ?? "nobody").toLowerCase(), name: name ?? "nobody" });
    return { wire, client: new Client(wire.open, async () => namingOf(vasaRegalis as unknown as Game<any>)) };
  });
  const seats = names.map((name, seat) =>
    name === null ? ({ kind: "bot", level: "trader" } as const) : ({ kind: seat === 0 ? "me" : "open" } as const),
  );
  const options = { inventory: true, firstLeader: 0 };
  const { table, invite } = await people[0]!.client.ask("create", { game: "vasa-regalis", seats, options, ...more });
  for (const [seat, { client }] of people.entries())
    if (seat > 0 && names[seat] !== null) await client.ask("join", { table: table.id, invite });
  const tables = people.map(({ client }, seat) => (names[seat] === null ? null : client.table(table.id, seat)));
  for (const one of tables) await one?.ready();
  return { world, hall, halls, make, id: table.id, people, tables: tables as TableClient[] };
}
const toTrading = async (tables: readonly TableClient[]) => {
  for (const [seat, table] of tables.entries()) {
    await table.move({ kind: "takeRole", role: seat });
    await settle();
  }
  expect(tables[0]!.state.now?.prompt?.step).toBe("trading");
};
/** All that a seat has been sent and would be shown, besides the time. */
const knownTo = ({ state }: TableClient) => JSON.stringify({ lines: state.lines, now: state.now, n: state.n });
const offer = (to: Seat, give: readonly number[], take: readonly number[]): VasaRegalis["Action"] => ({ kind: "offer", to, give, take });

describe("a quiet decision", () => {
  it("VR-INVENTORY-16 what two agree on is sent to nobody else: no line, no view, no clock, no word of who is waited for", async () => {
    const { tables, people, hall, id, world } = await market(["Anna", "Bo", "Cia", "Dag"], {
      pace: { kind: "live", bank: 600, increment: 5, window: 20 },
    } as never);
    await toTrading(tables);
    const [anna, bo, cia, dag] = tables as [TableClient, TableClient, TableClient, TableClient];
    const watcher = people[0]!.client.table(id, null);
    await watcher.ready();
    await settle();
    const before = [cia, dag, watcher].map(knownTo);
    const messages = [people[2]!, people[3]!].map(({ wire }) => wire.heard.length);
    const summary = JSON.stringify((await hall().open(id)).table.summary());
    await anna.move(offer(1, wood(1), cloth(1)));
    await world.pass(3_000);
    await bo.move({ kind: "decline", from: 0, number: 1 });
    await bo.move({ kind: "ready" });
    await bo.move({ kind: "unready" });
    await anna.move(offer(1, wood(1), cloth(2)));
    await anna.move({ kind: "withdraw", to: 1, number: 2 });
    await settle();
    expect([cia, dag, watcher].map(knownTo)).toEqual(before);
    expect([people[2]!, people[3]!].map(({ wire }) => wire.heard.length)).toEqual(messages);
    expect(JSON.stringify((await hall().open(id)).table.summary())).toBe(summary);
    // Whoever opens the table anew is shown just the same, and so is the log as it is kept.
    const again = people[2]!.client.table(id, 2);
    await again.ready();
    expect([again.state.n, again.state.now?.prompt]).toEqual([cia.state.n, cia.state.now?.prompt]);
    expect(cia.state.now?.prompt?.waiting).toEqual([0, 1, 2, 3]);
    const open = await hall().open(id);
    const history = await hall().history(open);
    expect(history.lines(2, 1, 1_000)).toHaveLength(cia.state.n);
    expect(history.lines(1, 1, 1_000)).toHaveLength(bo.state.n);
    expect(bo.state.n).toBeGreaterThan(cia.state.n);
    // The two hear of it, and not whose move it was as such.
    const heard = bo.state.lines.slice(-1)[0] as Extract<LogLine, { kind: "moved" }>;
    expect([heard.seat, heard.by, heard.events]).toMatchObject([null, null, [{ kind: "offerWithdrawn", from: 0, to: 1 }]]);
  });

  it("VR-INVENTORY-5 an offer that a trade makes impossible is heard of like any withdrawal, after a restart too", async () => {
    const { tables, halls, make, id } = await market(["Anna", "Bo", "Cia", "Dag"]);
    await toTrading(tables);
    const [anna, bo, cia, dag] = tables as [TableClient, TableClient, TableClient, TableClient];
    await anna.move(offer(3, wood(2), iron(1)));
    await anna.move({ kind: "withdraw", to: 3, number: 1 });
    await anna.move(offer(1, wood(2), cloth(1)));
    await anna.move(offer(2, wood(2), iron(1)));
    await settle();
    const n = cia.state.n;
    await bo.move({ kind: "accept", from: 0, number: 1 });
    await settle();
    const strip = ({ n: _n, at: _at, ...line }: LogLine) => line;
    const [trade, withdrawn] = cia.state.lines.slice(-2);
    expect([trade!.n, withdrawn!.n]).toEqual([n + 1, n + 2]);
    expect(strip(trade!)).toEqual({
      kind: "moved",
      seat: null,
      by: null,
      events: [{ kind: "tradeSeen", from: 0, to: 1, given: 2, taken: 1 }],
    });
    const byHand = dag.state.lines.filter(
      (line) => line.kind === "moved" && line.events.some((event) => event.kind === "offerWithdrawn"),
    )[0]!;
    const named = (line: LogLine, seat: Seat) => JSON.parse(JSON.stringify(strip(line)).replaceAll(`"to":${seat}`, '"to":"me"')) as object;
    expect(named(withdrawn!, 2)).toEqual(named(byHand, 3));
    expect(dag.state.lines.at(-1)).toMatchObject({ events: [{ kind: "tradeSeen" }] });
    expect((cia.state.now!.view.table as { bargaining: { offers: unknown[] } }).bargaining.offers).toEqual([]);
    halls[0] = make();
    const history = await halls[0].history(await halls[0].open(id));
    const kept = history.lines(2, n + 1, n + 2).map(strip);
    const names = namingOf(vasaRegalis as unknown as Game<any>)!;
    expect(kept).toEqual([
      { ...strip(trade!), events: [names.nameEvent((trade as unknown as { events: never[] }).events[0]!)] },
      { ...strip(withdrawn!), events: [names.nameEvent((withdrawn as unknown as { events: never[] }).events[0]!)] },
    ]);
  });

  it("does not put an end to a take-back that is being considered, nor to anybody's undo", async () => {
    const { tables } = await market(["Anna", "Bo", "Cia", "Dag"]);
    await toTrading(tables);
    const [anna, bo, cia, dag] = tables as [TableClient, TableClient, TableClient, TableClient];
    expect(tables.map(({ state }) => state.now?.mayUndo)).toEqual([false, false, false, false]);
    await dag.takeBack("ask");
    await settle();
    const before = knownTo(cia);
    await anna.move(offer(1, wood(1), cloth(1)));
    await settle();
    expect(knownTo(cia)).toBe(before);
    expect(bo.state.now?.takeBack).toMatchObject({ seat: 3 });
    for (const one of [anna, bo, cia]) await one.takeBack("agree");
    await settle();
    expect(anna.state.now?.prompt).toMatchObject({ step: "chooseRole", waiting: [3] });
  });

  it("VR-INVENTORY-14 a clock makes everybody ready; meanwhile all clocks run, and nobody is charged", async () => {
    const { tables, world } = await market(["Anna", "Bo", "Cia", "Dag"], {
      pace: { kind: "live", bank: 60, increment: 0, window: 20 },
    } as never);
    await toTrading(tables);
    const [anna, , , dag] = tables as [TableClient, TableClient, TableClient, TableClient];
    const left = anna.state.now!.clocks.map((clock) => clock.left);
    await anna.move({ kind: "ready" });
    await world.pass(30_000);
    await dag.move(offer(1, iron(1), iron(1)));
    await settle();
    expect(dag.state.now!.clocks.map(({ running }) => running)).toEqual([true, true, true, true]);
    expect(anna.state.now?.prompt?.step).toBe("trading");
    await world.pass(31_000);
    await settle();
    expect(anna.state.now?.prompt?.step).not.toBe("trading");
    expect(anna.state.now!.clocks.map((clock) => clock.left).slice(1)).toEqual(left.slice(1));
  });

  it("VR-INVENTORY-15 bots answer every offer, and are ready only when every person is", async () => {
    const { tables, world, hall, id } = await market(["Anna", null, null, null]);
    const [anna] = tables as [TableClient];
    const answers = new Set<string>();
    for (let round = 0; round < 3; round++) {
      for (let wait = 0; wait < 200 && anna.state.now?.prompt?.step !== "trading"; wait++) {
        const { prompt, choices } = anna.state.now!;
        if (prompt?.asked === true) await anna.move(choices.filter(({ rule }) => rule === null).at(-1)!.action);
        await world.pass(500);
      }
      expect(anna.state.now?.prompt).toMatchObject({ step: "trading", asked: true });
      await world.pass(20_000); // the bots have had time to say that they were ready, and have not
      expect((await hall().open(id)).table.waitsFor).toEqual([0, 1, 2, 3]);
      await anna.move(offer(1, cloth(1), cloth(1)));
      await world.pass(2_000);
      const heard = anna.state.lines.flatMap((line) => (line.kind === "moved" ? line.events.map(({ kind }) => kind) : []));
      answers.add(heard.at(-1)!);
      await anna.move({ kind: "ready" });
      await world.pass(2_000);
      expect(anna.state.now?.prompt?.step).not.toBe("trading");
    }
    for (const kind of answers) expect(["traded", "offerDeclined"]).toContain(kind);
    expect(world.problems).toEqual([]);
  });
});
