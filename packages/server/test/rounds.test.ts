/**
 * Tournaments from their announcement to their end, over a database in memory and a hall in which nobody thinks: round by round, as it is
 * written down in rounds/. Where a change is meant: vitest run on this file with -u.
 */
import { syncBuiltinESMExports } from "node:module";
import { Hall, Refusal } from "@stormakt/host";
import { fair } from "@stormakt/kernel/test/fair";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hashOf, newSecret } from "../src/auth/guests.ts";
import type { ServerStore } from "../src/store/index.ts";
import { SqliteStore } from "../src/store/sqlite.ts";
import { TournamentBook } from "../src/tournaments/book.ts";
import type { Plan } from "../src/tournaments/plan.ts";
import { Rounds } from "../src/tournaments/rounds.ts";
import { drawAlike } from "./transcript.ts";

const PLAN: Plan = {
  name: "Cup",
  form: "swiss",
  game: "fair",
  options: { days: 1 },
  size: 3,
  rounds: 2,
  pace: { kind: "live", bank: 60, increment: 1, window: 10 },
  timeout: "bot",
  bots: null,
  rated: true,
};
let store: ServerStore;
let hall: Hall;
let book: TournamentBook;
let rounds: Rounds;
let time: number;
let lines: string[];
let strangers: string[];
let tellers: Map<string, (notice: { occasion: string; person: string; table_id: string }) => Promise<object | null>>;
beforeEach(async () => {
  drawAlike();
  [time, lines, strangers, tellers] = [1_000_000, [], [], new Map()];
  const now = (): number => time++;
  store = await SqliteStore.open(":memory:");
  const bots = {
    levels: ["easy"],
    offered: ["easy"],
    standIn: "easy",
    budget: () => 0,
    reserve: () => 0,
    think: () => new Promise(() => {}),
  };
  const world = { now, ticks: now, secret: newSecret, hash: hashOf, after: () => () => {}, report: () => {} };
  hall = new Hall({ store, shelf: { ids: ["fair"], game: async () => fair as never }, bots: bots as never, world });
  const clubs = {
    roleOf: async (_club: string, person: string) => (strangers.includes(person) ? null : "member"),
    mustBe: async (club: string) => {
      if (club !== "club") throw new Refusal("not-found", "there is no such club");
    },
    clubsOf: async (person: string) => (strangers.includes(person) ? [] : [{ id: "club" }]),
  };
  const friends = {
    mustBeMember: async (person: string) => {
      if (person.startsWith("guest")) throw new Refusal("not-allowed", "only members can do this");
    },
  };
  book = new TournamentBook({ db: store.db, friends: friends as never, clubs: clubs as never, now });
  rounds = new Rounds({
    book,
    hall,
    crier: {
      letTell: (kind: string, teller: never) => void tellers.set(kind, teller),
      note: async ({ key, kind, person, table }: Record<string, string>) =>
        void lines.push(`  told ${person}: ${kind} ${called(key)} ${called(table)}`),
    } as never,
    clubTables: { keep: async (club: string, table: string) => void lines.push(`  ${called(table)} is of ${club}`) } as never,
    log: { warn: (what: { err: unknown }, text: string) => void lines.push(`  ${text}: ${String(what.err)}`) } as never,
    now,
  });
  for (const person of ["anna", "bo", "cilla", "dag", "eva", "frida", "gus"])
    await store.createSession(person, { id: person, name: person }, 1, "");
});
afterEach(async () => {
  await hall.close();
  await store.close();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});
/** Tables and tournaments by the order in which they were heard of. */
const names = new Map<string, string>();
function called(text: string | undefined): string {
  return (text ?? "").replaceAll(/[\w-]{12,16}/g, (id) => {
    const name = names.get(id) ?? `<${names.size}>`;
    names.set(id, name);
    return name;
  });
}
const write = (text: string): number => lines.push(called(text));
const failed = (error: { failure?: { code: string; text: string } }): void =>
  void lines.push(`refused ${error.failure?.code}: ${error.failure?.text}`);

async function announced(more: Partial<Plan> = {}, club: string | null = null, by = "anna"): Promise<string> {
  names.clear();
  const plan = { ...PLAN, ...more };
  await rounds.mustFit(plan);
  return book.announce(by, club, plan);
}
async function look(id: string): Promise<void> {
  const { status, round, rounds: all, organiser } = await book.get(id);
  write(`${status}, round ${round} of ${all}, run by ${organiser}`);
  for (const { id: person, name, withdrawn } of await book.entrants(id)) write(`  ${person} (${name}) ${withdrawn ?? "plays"}`);
  for (const { round: of, n, table, seats, isLaid, isOver, places } of await book.pairings(id))
    write(
      `  ${of}.${n} ${table} ${seats.join(" ")}: ${isLaid ? "laid" : "not laid"}, ${isOver ? "over" : "open"}, ${places?.join(" ") ?? "no places"}`,
    );
}
/** All but the first give up at every table that is open. */
async function giveUp(id: string): Promise<void> {
  for (const { table, seats, isOver, isLaid } of await book.pairings(id)) {
    if (isOver || !isLaid) continue;
    for (const [as, person] of seats.entries())
      if (person !== null && as > 0) await hall.ask({ id: person, name: person }, "resign", { table, as }).catch(failed);
  }
  await store.bringListsUpToDate();
}
async function play(id: string, most = 6): Promise<void> {
  for (let round = 0; round < most && (await book.get(id)).status === "running"; round++) {
    await giveUp(id);
    await rounds.round();
    await look(id);
  }
}
const writtenDown = (name: string): Promise<void> => expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`rounds/${name}.txt`);

describe("a tournament is played as it is written down", () => {
  it("in which the best meet, and two leave", async () => {
    const id = await announced({ rounds: 3 });
    for (const person of ["anna", "bo", "cilla", "dag", "eva", "frida", "gus"]) await book.enter(id, person);
    await rounds.start(id, "bo").catch(failed);
    await rounds.start(id, "anna");
    await rounds.start(id, "anna").catch(failed);
    await look(id);
    await rounds.round();
    await book.withdraw(id, "bo");
    await giveUp(id);
    await rounds.round();
    await look(id);
    const [first] = await book.pairings(id);
    const { table } = await hall.ask({ id: first?.seats[0] ?? "", name: "" }, "about", { table: first?.table ?? "" });
    const { name, status, listed, rated, timeout, pace, config, owner, seats } = table;
    write(JSON.stringify({ name, status, listed, rated, timeout, pace, config, owner, seats }));
    const teller = tellers.get("round");
    const notice = { occasion: `round ${id} 1 anna`, person: "anna" };
    write(`says ${JSON.stringify(await teller?.({ ...notice, table_id: first?.table ?? "" }))}`);
    const open = (await book.pairings(id)).find(({ isOver }) => !isOver);
    write(`says ${JSON.stringify(await teller?.({ ...notice, table_id: open?.table ?? "" }))}`);
    write(`says ${JSON.stringify(await teller?.({ ...notice, table_id: "none" }))}`);
    await play(id);
    await book.withdraw(id, "anna").catch(failed);
    await book.cancel(id, "anna").catch(failed);
    await writtenDown("swiss");
  });
  it("in which whoever leaves a table is last at it, whatever becomes of the chair", async () => {
    const id = await announced({ rounds: 1 });
    for (const person of ["anna", "bo", "cilla"]) await book.enter(id, person);
    await rounds.start(id, "anna");
    const [pairing] = await book.pairings(id);
    const table = pairing?.table ?? "";
    const [first, second, third] = pairing?.seats ?? [];
    await hall.ask({ id: first ?? "", name: "" }, "leave", { table, as: 0 });
    const outcome = { places: [[0], [2], [1]], because: "" };
    await hall.write(table, () => [{ kind: "finished", at: 1, because: "rules", outcome }]);
    await store.bringListsUpToDate();
    await rounds.round();
    const [played] = await book.pairings(id);
    expect([first, second, third].map((person, seat) => [person, played?.places?.[seat]])).toEqual([
      [first, 3],
      [second, 2],
      [third, 1],
    ]);
  });
  it("in which all meet all, with bots where somebody is missing or forgotten", async () => {
    const id = await announced({ form: "robin", rounds: 1, bots: "easy", size: 2 });
    for (const person of ["anna", "bo", "cilla"]) await book.enter(id, person);
    await store.db.deleteFrom("persons").where("id", "=", "cilla").execute();
    await rounds.start(id, "anna");
    await look(id);
    await play(id, 2);
    await writtenDown("robin");
  });
  it("of a club, without those who have left it", async () => {
    await announced({}, "other").catch(failed);
    const id = await announced({}, "club");
    for (const person of ["anna", "bo", "cilla", "dag"]) await book.enter(id, person);
    strangers.push("dag");
    await book.getFor(id, "dag").catch(failed);
    write(`${(await book.listFor("dag")).length} and ${(await book.listFor("bo")).length} are listed`);
    await rounds.start(id, "anna");
    await look(id);
    strangers.push("bo");
    await play(id);
    await writtenDown("club");
  });
  it("whose tables are cleared away, or whose people are too few", async () => {
    const id = await announced({ rounds: 4 });
    await rounds.start(id, "anna").catch(failed);
    await book.enter(id, "anna");
    await rounds.start(id, "anna").catch(failed);
    await book.enter(id, "bo");
    await book.enter(id, "guest").catch(failed);
    await rounds.start(id, "anna");
    await look(id);
    await store.db.deleteFrom("tables").execute();
    await rounds.round();
    await look(id);
    await book.withdraw(id, "bo");
    await play(id, 2);
    const other = await announced({ form: "robin" }, null, "bo");
    await book.cancel(other, "bo");
    await look(other);
    await book.enter(other, "anna").catch(failed);
    for (let at = 0; at < 5; at++) await announced({ name: `More ${at}` }, null, "gus");
    await announced({ name: "Too many" }, null, "gus").catch(failed);
    write(JSON.stringify(await book.dataOf("bo")));
    await book.forget("bo", "gone-x");
    await book.forget("gus", "gone-y");
    write(`${(await book.listFor("anna")).length} are listed`);
    await look(id);
    await writtenDown("ends");
  });
});
it("as many enter as may: sixteen where all meet all, and sixty-four where not", async () => {
  for (const [form, most] of [
    ["robin", 16],
    ["swiss", 64],
  ] as const) {
    const id = await announced({ form, name: form });
    for (let at = 0; at < most; at++) await book.enter(id, `p${at}`);
    await expect(book.enter(id, "one more")).rejects.toMatchObject({ failure: { code: "full" } });
  }
});
