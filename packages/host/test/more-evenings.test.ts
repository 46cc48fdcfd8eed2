/**
 * More evenings in a hall, as in session.test.ts: those who watch, who come from elsewhere, who change seats, who look back, and stores and
 * bots that fail. Where a change is meant: vitest run -u on this file.
 */
import { fair } from "@stormakt/kernel/test/fair";
import { describe, expect, it } from "vitest";
import { Editions } from "../src/editions.ts";
import { handOn } from "../src/index.ts";
import { replayRecord } from "../src/replays.ts";
import { Evening, past, sum } from "./evening.ts";
import { playOn, settle } from "./harness.ts";

const MINUTE = 60_000;
/** An evening in which time goes by with every step. */
function eveningOf(...given: ConstructorParameters<typeof Evening>): Evening {
  const made = new Evening(...given);
  made.tick = 7;
  return made;
}
/** Opens as somebody who only watches, and looks things up. */
async function looksOn(evening: Evening, who: number): Promise<void> {
  await evening.ask(who, "log", { as: null });
  await evening.ask(who, "log", { as: null, from: 2, to: 4 });
  for (const n of [0, 1, 3, 5, 90]) await evening.ask(who, "view", { as: null, n });
  await evening.ask(who, "record");
  await evening.ask(who, "about");
  await evening.ask(who, "tables", { status: "running" });
}
async function kept(evening: Evening, name: string): Promise<void> {
  const { world, hall } = evening.harness;
  const { table, listeners, history, isStale, unsaved } = await hall.open(evening.id);
  const heard = [...listeners].map(([as, all]) => `${as}:${all.size}`);
  const seats = table.seats.map(({ persons, bot, closed }) =>
    [...persons, bot ?? [], closed === null ? [] : `closed ${closed.n}`].flat().join("/"),
  );
  evening.lines.push(
    `${name}: ${table.memory.status}, seats ${seats.join(", ")}, at hand ${hall.atHand}, ${heard.join(" ")}, past ${history?.version ?? "unread"}, ${isStale ? "stale" : "fresh"}, unsaved ${unsaved}, ` +
      `memory ${sum(table.memory)}, snapshot ${sum(table.snapshot())}, summary ${sum(table.summary())}, ` +
      `problems ${world.problems.map(({ what }) => what).join("; ")}`,
  );
  for (const problem of world.problems)
    evening.lines.push(`  ${sum({ ...problem, error: String((problem as { error?: unknown }).error) })}`);
  world.problems.length = 0;
}

const EVENINGS: Readonly<Record<string, () => Promise<Evening>>> = {
  async "watchers some minutes behind"() {
    const evening = await eveningOf(["Anna", "Bo"], { listed: true, delay: { kind: "minutes", by: 5 } }).begin();
    const [dag, eva] = [evening.comes("Dag"), evening.comes("Eva")];
    await evening.ask(dag, "open", { as: null });
    for (let round = 0; round < 4; round++) {
      await evening.play(2);
      await evening.pass(2 * MINUTE);
      await kept(evening, "kept");
    }
    await evening.ask(eva, "open", { as: null, after: 2 });
    await evening.ask(eva, "open", { as: null, after: 90 });
    await looksOn(evening, eva);
    await evening.ask(dag, "close", { as: null });
    await evening.play(1);
    await evening.pass(3 * MINUTE);
    await evening.ask(dag, "open", { as: null, after: 3, changes: true });
    await kept(evening, "kept");
    await evening.play(500);
    await looksOn(evening, dag);
    await evening.ask(0, "chat", { text: "Well played" });
    await kept(evening, "kept");
    return evening;
  },
  async "watchers some moves behind"() {
    const evening = await eveningOf(["Anna", "Bo", "Cilla"], { listed: true, delay: { kind: "moves", by: 3 }, rated: false }).begin();
    const dag = evening.comes("Dag");
    await evening.ask(dag, "open", { as: null });
    for (let round = 0; round < 6; round++) await evening.play(1);
    await looksOn(evening, dag);
    await evening.ask(0, "leave");
    await evening.ask(0, "open", { as: null });
    await evening.pass(2_000);
    await evening.play(2);
    await kept(evening, "kept");
    await evening.ask(1, "resign");
    await evening.ask(2, "resign");
    await looksOn(evening, dag);
    return evening;
  },
  async "watchers as it happens"() {
    const evening = await eveningOf(["Anna", "Bo"]).begin();
    const [dag, eva] = [evening.comes("Dag"), evening.comes("Eva")];
    await evening.ask(dag, "open", { as: null });
    await evening.ask(dag, "open", { as: null, invite: evening.invite });
    await evening.ask(eva, "open", { as: null, invite: evening.invite, changes: true });
    await evening.ask(eva, "open", { as: 0 });
    await evening.play(3);
    await looksOn(evening, eva);
    await evening.ask(eva, "close", { as: null });
    await looksOn(evening, eva);
    await evening.ask(dag, "chat", { as: 0, text: "hello" });
    await evening.ask(0, "open", { as: 0, after: 2 });
    await evening.play(2);
    await evening.ask(0, "open", { as: 0, after: 2, changes: true });
    await evening.ask(1, "close");
    await evening.play(1);
    await kept(evening, "kept");
    for (const name of ["invite", "note", "pins", "seat-key", "looked", "judge", "suggest", "help", "orders", "undo"] as const)
      await evening.ask(dag, name, { as: 0, n: 1, read: 1, after: 3, action: { kind: "nod" }, orders: [] });
    return evening;
  },
  async "two nodes"() {
    const evening = await eveningOf(["Anna", "Bo", "Cilla"], { listed: true }).begin();
    const here = evening.harness.hall;
    const there = evening.elsewhere();
    const news: [string, number][] = [];
    here.onAppend = (table, version) => void news.push([table, version]);
    there.onAppend = (table, version) => void news.push([table, version]);
    const dag = evening.comes("Dag", () => there);
    const tell = (name: string, hall: typeof here): Promise<unknown> =>
      evening.step(name, async () => {
        const told = news.splice(0);
        for (const [table, version] of told) await hall.catchUp(table, version);
        return told;
      });
    await evening.ask(dag, "open", { as: null });
    await evening.play(2);
    await tell("heard there", there);
    await evening.ask(dag, "log", { as: null });
    await evening.ask(dag, "tables", { status: "running" });
    await evening.step("Bo talks there", () =>
      there.ask({ id: "bo", name: "Bo" }, "chat", { table: evening.id, as: 1, text: "from there" }),
    );
    await evening.play(1);
    await tell("heard here", here);
    await evening.step("heard twice", () => here.catchUp(evening.id, 3));
    await evening.step("heard of nothing", () => here.catchUp("nowhere", 3));
    await evening.step("both at once", () =>
      Promise.all([
        here.ask({ id: "anna", name: "Anna" }, "chat", { table: evening.id, as: 0, text: "one" }),
        there.ask({ id: "bo", name: "Bo" }, "chat", { table: evening.id, as: 1, text: "two" }),
        there.ask({ id: "cilla", name: "Cilla" }, "note", { table: evening.id, text: "three" }),
      ]),
    );
    await tell("heard there", there);
    await kept(evening, "kept");
    // Cilla is here: a vote made there is called off here, once it is heard of.
    await evening.step("Anna wishes Cilla away there", () =>
      there.ask({ id: "anna", name: "Anna" }, "kick", { table: evening.id, as: 0, seat: 2 }),
    );
    await tell("heard here", here);
    await tell("heard there", there);
    await evening.step("look again", () => there.lookAgain());
    await evening.step("reload", () => here.reload(evening.id));
    await evening.ask(dag, "close", { as: null });
    await evening.play(1);
    await tell("heard there, where nobody listens", there);
    evening.lines.push(`at hand ${here.atHand} ${there.atHand}`);
    await evening.step("close", () => there.close());
    await kept(evening, "kept");
    return evening;
  },
  async "seats that change hands"() {
    const evening = await eveningOf(["Anna", "Bo", "Cilla", "Dag"], {}, { snapshotEvery: 4 }).begin();
    await evening.play(5);
    await evening.ask(3, "orders", { orders: [{ step: "aboutToWalk", times: 3 }] });
    const { key } = await evening.people[1]!.client.ask("seat-key", { table: evening.id, as: 1 });
    const phone = evening.comes("Phone");
    await evening.ask(phone, "claim", { key: "wrong" });
    await evening.ask(phone, "claim", { key });
    await evening.ask(phone, "claim", { key });
    await evening.ask(phone, "open", { as: 1 });
    await evening.ask(0, "claim", { key });
    await evening.step("Dag goes", async () => evening.people[3]!.wire.goAway());
    for (const by of [0, 1]) await evening.ask(by, "kick", { seat: 3 });
    await evening.ask(0, "kick", { seat: 0 });
    await evening.ask(0, "kick", { seat: 3 });
    await evening.pass(2 * MINUTE + 1);
    await kept(evening, "kept");
    const eva = evening.comes("Eva");
    await evening.ask(eva, "join", { invite: evening.invite });
    for (const by of [0, 1, 2]) await evening.ask(by, "admit", { seat: 3 });
    await evening.ask(2, "admit", { seat: 3, on: false });
    await evening.ask(eva, "join", { invite: evening.invite, seat: 3 });
    await evening.ask(2, "admit", { seat: 3 });
    await evening.ask(0, "admit", { seat: 1 });
    await evening.ask(eva, "join", { invite: evening.invite, seat: 3 });
    await kept(evening, "kept");
    await evening.ask(eva, "open", { as: 3, after: 4 });
    await evening.ask(eva, "log", { as: 3 });
    for (const n of [2, 6, 8]) await evening.ask(eva, "view", { as: 3, n });
    await evening.ask(eva, "branch", { as: 3, n: 5, seats: Array.from({ length: 4 }, () => ({ kind: "me" })) });
    await evening.restart();
    await evening.ask(eva, "log", { as: 3 });
    await evening.ask(phone, "log", { as: 1 });
    await evening.step("Bo is a member", () =>
      evening.harness.hall.write(evening.id, ({ table }) => handOn(table, "bo", "member", 7)).then(({ table }) => table.seatsOf("member")),
    );
    await evening.step("Dag is back", async () => evening.people[3]!.wire.comeBack(evening.people[3]!.client));
    await evening.ask(3, "return");
    for (const n of [20, 21, 22, 23]) await evening.ask(3, "view", { n });
    await evening.ask(3, "log");
    await kept(evening, "kept");
    await evening.ask(0, "relieve", { level: "nobody" });
    await evening.ask(0, "relieve", { level: "random" });
    await evening.ask(0, "relieve");
    await evening.ask(0, "return");
    await evening.ask(0, "return");
    await evening.ask(2, "leave");
    await evening.ask(eva, "join", { invite: evening.invite });
    await evening.ask(2, "join", { invite: evening.invite, seat: 2 });
    await kept(evening, "kept");
    return evening;
  },
  async "looking back"() {
    const evening = await eveningOf(["Anna", "Bo"], { options: { days: 1 } }).begin();
    await evening.play(3);
    await evening.ask(0, "take-back", { step: "ask" });
    await evening.ask(0, "take-back", { step: "agree" });
    await evening.ask(0, "take-back", { step: "withdraw" });
    await evening.ask(1, "take-back", { step: "agree" });
    await evening.ask(0, "take-back", { step: "ask" });
    await evening.ask(1, "take-back", { step: "ask" });
    await evening.ask(1, "take-back", { step: "agree" });
    await evening.play(2);
    await evening.ask(1, "take-back", { step: "ask" });
    await evening.ask(0, "take-back", { step: "agree" });
    await kept(evening, "taken back");
    await evening.restart();
    await kept(evening, "read anew");
    await evening.ask(0, "branch", { n: 4, seats: [{ kind: "me" }, { kind: "me" }] });
    await evening.ask(0, "branch", { n: 4, seats: [{ kind: "me" }] });
    await evening.ask(0, "branch", { as: null, n: 4, seats: [{ kind: "me" }, { kind: "me" }] });
    await evening.play(500);
    await past(evening, 2);
    const replayed = async (id: string): Promise<string> => {
      const { record, lines } = await evening.people[0]!.client.ask("record", { table: id });
      const whole = replayRecord(Editions.of(fair), record as never);
      const half = replayRecord(Editions.of(fair), record as never, { upTo: 2 });
      return `${sum(record)} ${sum(lines)} ${sum([whole.first, whole.moves, whole.outcome])} ${sum([half.moves, half.outcome])}`;
    };
    evening.lines.push(await replayed(evening.id));
    for (const n of [2, 5, 6, 7, 99]) {
      const { client } = evening.people[0]!;
      const seats = [{ kind: "me" }, { kind: "me" }] as const;
      const made = await client.ask("branch", { table: evening.id, as: 0, n, seats: [...seats] }).catch((error: unknown) => error as Error);
      if (made instanceof Error) {
        evening.lines.push(`${n}: ${made.message}`);
        continue;
      }
      const tables = [client.table(made.table, 0), client.table(made.table, 1)];
      for (const one of tables) await one.ready();
      evening.lines.push(`${n}: ${sum(tables[0]!.state.now)} ${sum(tables[0]!.state.info)}`);
      await playOn(tables, 500);
      await settle();
      evening.lines.push(`${n}: ${sum(tables[0]!.state.lines)} ${await replayed(made.table)}`);
    }
    await kept(evening, "kept");
    return evening;
  },
  async "a store that is away"() {
    const evening = await eveningOf(["Anna", "Bo", "Cilla"], { pace: { kind: "deadline", each: 30 } }).begin();
    await evening.play(2);
    await evening.ask(2, "relieve", { level: "greedy" });
    evening.store.fails = "away";
    for (const wait of [500, 1_000, 1_000]) await evening.pass(wait);
    await kept(evening, "away");
    await evening.ask(0, "chat", { text: "lost?" });
    await kept(evening, "away");
    evening.store.fails = null;
    await evening.pass(3_000);
    await kept(evening, "back");
    await evening.play(3);
    evening.store.fails = "broken";
    await evening.pass(40_000);
    await kept(evening, "broken");
    evening.store.fails = null;
    for (let i = 0; i < 4; i++) await evening.pass(30_000);
    await evening.step("look for work", () => evening.harness.hall.lookForWork());
    await evening.pass(60_000);
    await kept(evening, "mended");
    return evening;
  },
  async "bots that fail"() {
    const evening = eveningOf([]);
    evening.comes("Anna");
    evening.seats = 4;
    const { table } = await evening.people[0]!.client.ask("create", {
      game: "fair",
      seats: [{ kind: "me" }, ...["thrower", "hanger", "cheat"].map((level) => ({ kind: "bot" as const, level }))],
      options: { days: 1 },
    });
    evening.id = table.id;
    evening.tables = [evening.people[0]!.client.table(table.id, 0)];
    await evening.tables[0]!.ready();
    for (let i = 0; i < 10; i++) {
      await evening.play(1);
      await evening.pass(1_000);
      await evening.pass(4_500);
      await kept(evening, "kept");
    }
    evening.lines.push(`asked ${sum(evening.harness.bots.asked)}, stopped ${evening.harness.bots.stopped}`);
    return evening;
  },
  async "a table that gathers"() {
    const evening = eveningOf([]);
    evening.comes("Anna");
    evening.seats = 4;
    const seats = [{ kind: "me", name: "Queen Anna" }, { kind: "open" }, { kind: "open" }, { kind: "bot", level: "random" }];
    for (const bad of [
      { game: "chess" },
      { options: { days: 0 } },
      { seats: [] },
      { seats: [{ kind: "bot", level: "nobody" }, seats[0]] },
    ]) {
      const asked = evening.people[0]!.client.ask("create", { game: "fair", seats, ...bad } as never);
      evening.lines.push(await asked.then(String, (error: unknown) => `${JSON.stringify(bad)}: ${String(error)}`));
    }
    const { table, invite } = await evening.people[0]!.client.ask("create", {
      game: "fair",
      seats: seats as never,
      name: "Gathering",
      pace: { kind: "live", bank: 60, increment: 2, window: 10 },
    });
    evening.id = table.id;
    evening.invite = invite;
    await evening.ask(0, "open");
    const [bo, dag] = [evening.comes("Bo"), evening.comes("Dag")];
    await evening.ask(bo, "about");
    await evening.ask(bo, "about", { invite });
    await evening.ask(bo, "join", { invite, seat: 0 });
    await evening.ask(bo, "join", { invite, seat: 3 });
    await evening.ask(bo, "join", { invite, seat: 9 });
    await evening.ask(bo, "join", { invite, seat: 2, name: "King Bo" });
    await evening.ask(bo, "open", { as: 2 });
    await evening.ask(bo, "seat-bot", { seat: 1, level: "greedy" });
    await evening.ask(0, "seat-bot", { seat: 2, level: "greedy" });
    await evening.ask(0, "seat-bot", { seat: 1, level: "nobody" });
    await evening.ask(0, "seat-bot", { seat: 7, level: null });
    await evening.ask(0, "seat-bot", { seat: 3, level: null });
    await evening.ask(0, "seat-bot", { seat: 3, level: "thinker" });
    for (const name of ["resign", "relieve", "return", "undo", "suggest", "help", "record", "rematch"] as const)
      await evening.ask(bo, name, { as: 2, after: 1 });
    await evening.step("Bo goes", async () => evening.people[1]!.wire.goAway());
    await evening.ask(0, "kick", { seat: 2 });
    await kept(evening, "kept");
    await evening.pass(MINUTE);
    await evening.pass(2);
    await kept(evening, "kept");
    await evening.ask(dag, "join", { invite });
    await evening.ask(dag, "leave", { as: 1 });
    await evening.ask(dag, "join", { invite });
    await evening.ask(dag, "orders", { as: 1, orders: [{ step: "*", times: null }] });
    await evening.ask(dag, "cancel");
    await evening.ask(0, "seat-bot", { seat: 2, level: "greedy" });
    await evening.ask(0, "cancel");
    await evening.ask(0, "seat-bot", { seat: 2, level: null });
    for (let i = 0; i < 6; i++) await evening.pass(20_000);
    await kept(evening, "kept");
    return evening;
  },
};

describe("an evening", () => {
  it.each(Object.keys(EVENINGS))("of %s is told and kept as it is written down", async (name) => {
    const { lines } = await EVENINGS[name]!();
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`session/${name.replaceAll(" ", "-")}.txt`);
  });
});
