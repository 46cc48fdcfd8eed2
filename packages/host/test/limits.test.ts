/** How many, how long and how often: each limit of a hall, at its brim and one beyond. */
import { describe, expect, it } from "vitest";
import type { Entry } from "../src/index.ts";
import type { Harness } from "./harness.ts";
import { openHall, playOn, seatPeople, settle } from "./harness.ts";

const OWNER = { id: "owner", name: "Owner" };
const made = async ({ hall }: Harness, listed = false): Promise<string> =>
  (await hall.ask(OWNER, "create", { game: "fair", seats: [{ kind: "me" }, { kind: "open" }], listed })).table.id;
const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "ok",
    (error: unknown) => (error as { failure?: { code: string } }).failure?.code ?? String(error),
  );
/** So many lines of talk, written at once. */
const talk = ({ hall }: Harness, table: string, lines: number): Promise<unknown> =>
  hall.write(table, () => Array.from({ length: lines }, (_, at): Entry => ({ kind: "chat", at, seat: 0, name: "Anna", text: `${at}` })));

describe("lists", () => {
  it("show fifty tables at a time, and those from before one", async () => {
    const harness = openHall();
    for (let at = 0; at < 51; at++) {
      harness.world.time += 1;
      await made(harness, true);
    }
    const { tables } = await harness.hall.ask(OWNER, "tables", {});
    expect(tables).toHaveLength(50);
    expect((await harness.hall.ask(OWNER, "tables", { before: tables.at(-1)!.created })).tables).toHaveLength(1);
  });
  it("show two hundred tables of one's own", async () => {
    const harness = openHall();
    for (let at = 0; at < 201; at++) await made(harness);
    expect((await harness.hall.ask(OWNER, "mine", {})).tables).toHaveLength(200);
  });
});

describe("the log", () => {
  it("is told two thousand lines at a time", async () => {
    const harness = openHall();
    const { id } = await seatPeople(harness, ["Anna", "Bo"]);
    await talk(harness, id, 2_100);
    const anna = { id: "anna", name: "Anna" };
    const first = (await harness.hall.ask(anna, "log", { table: id, as: 0 })).lines.map(({ n }) => n);
    expect([first.length, first[0], first.at(-1)]).toEqual([2_000, 1, 2_000]);
    const rest = (await harness.hall.ask(anna, "log", { table: id, as: 0, from: 50 })).lines.map(({ n }) => n);
    expect([rest.length, rest[0], rest.at(-1)]).toEqual([2_000, 50, 2_049]);
  });
  it("is told with a table that is opened, where no more than two hundred lines were missed", async () => {
    const harness = openHall();
    const { id } = await seatPeople(harness, ["Anna", "Bo"]);
    await talk(harness, id, 300);
    const { n } = (await harness.hall.ask({ id: "anna", name: "Anna" }, "open", { table: id, as: 0 })) as { n: number };
    const missed = async (after: number): Promise<number> =>
      (await harness.hall.ask({ id: "anna", name: "Anna" }, "open", { table: id, as: 0, after })).missed.length;
    expect([await missed(n), await missed(n - 1), await missed(n - 200), await missed(n - 201), await missed(n + 1)]).toEqual([
      0, 1, 200, 0, 0,
    ]);
  });
  it("is told to those who are kept behind by the same measure", async () => {
    const harness = openHall();
    const { id } = await seatPeople(harness, ["Anna", "Bo"], { listed: true, delay: { kind: "minutes", by: 1 } });
    await talk(harness, id, 300);
    const eva = { id: "eva", name: "Eva" };
    const { n } = await harness.hall.ask(eva, "open", { table: id, as: null });
    const missed = async (after: number): Promise<number> =>
      (await harness.hall.ask(eva, "open", { table: id, as: null, after })).missed.length;
    expect([await missed(n), await missed(n - 1), await missed(n - 200), await missed(n - 201), await missed(n + 1)]).toEqual([
      0, 1, 200, 0, 0,
    ]);
  });
});

describe("one connection", () => {
  it("has sixty-four tables open, and one of them again", async () => {
    const harness = openHall();
    const { client } = harness.person("Owner");
    const ids: string[] = [];
    for (let at = 0; at < 65; at++) ids.push(await made(harness));
    const codes: string[] = [];
    for (const table of ids) codes.push(await code(client.ask("open", { table, as: 0 })));
    expect(codes).toEqual([...Array.from({ length: 64 }, () => "ok"), "too-many"]);
    expect(await code(client.ask("open", { table: ids[3]!, as: 0 }))).toBe("ok");
    await client.ask("close", { table: ids[0]!, as: 0 });
    expect(await code(client.ask("open", { table: ids[64]!, as: 0 }))).toBe("ok");
  });
  it("says eight lines in twenty seconds, and the ninth when the first is that old", async () => {
    const harness = openHall();
    const { id, people } = await seatPeople(harness, ["Anna", "Bo"]);
    const say = (as: number): Promise<unknown> =>
      people[as]!.client.ask("chat", { table: id, as, text: "hej" }).then(
        () => "ok",
        (error: { failure?: { code: string; wait: number } }) => error.failure,
      );
    for (let line = 0; line < 8; line++) {
      expect(await say(0)).toBe("ok");
      await harness.world.pass(1_000);
    }
    const { hall } = harness;
    const refused = await hall
      .ask({ id: "anna", name: "Anna" }, "chat", { table: id, as: 0, text: "hej" })
      .catch((error: unknown) => error);
    expect((refused as { failure: unknown }).failure).toMatchObject({ code: "too-fast", wait: 12_000 });
    expect(await say(1)).toBe("ok");
    await harness.world.pass(11_999);
    expect(await code(hall.ask({ id: "anna", name: "Anna" }, "chat", { table: id, as: 0, text: "hej" }))).toBe("too-fast");
    await harness.world.pass(1);
    expect(await say(0)).toBe("ok");
  });
  it("keeps two hundred notes at a table, each of which may be written anew", async () => {
    const harness = openHall();
    const { id } = await seatPeople(harness, ["Anna", "Bo"]);
    const anna = { id: "anna", name: "Anna" };
    const pin = (more: object) => harness.hall.ask(anna, "pin", { table: id, move: 1, text: "x", ...more });
    for (let at = 0; at < 200; at++) await pin({});
    const { pins } = await harness.hall.ask(anna, "pins", { table: id });
    expect([pins.length, await code(pin({}))]).toEqual([200, "too-many"]);
    expect(await code(pin({ pin: pins[7]!.id, text: "y" }))).toBe("ok");
    await pin({ pin: pins[8]!.id, text: "" });
    expect(await code(pin({}))).toBe("ok");
  });
});

describe("snapshots", () => {
  it("are made after so many entries, when nothing can be undone, and at the end", async () => {
    const harness = openHall({ snapshotEvery: 3 });
    const { id, tables } = await seatPeople(harness, ["Anna", "Bo"], { options: { days: 1 } });
    const versions: (number | null)[] = [];
    for (let move = 0; move < 40 && tables[0]!.state.info?.status === "running"; move++) {
      await playOn(tables, 1, `${move}`);
      await settle();
      const { table } = await harness.hall.open(id);
      const kept = (await harness.store.load(id))!.snapshot?.version ?? null;
      if (kept !== null) expect(kept).toBeLessThanOrEqual(table.version);
      if (versions.at(-1) !== kept) versions.push(kept);
    }
    const { table } = await harness.hall.open(id);
    expect([table.memory.status, versions.at(-1)]).toEqual(["finished", table.version]);
    for (const [at, version] of versions.entries())
      if (at > 0 && at < versions.length - 1) expect((version ?? 0) - (versions[at - 1] ?? 0)).toBeGreaterThanOrEqual(3);
    expect(versions.length).toBeGreaterThan(2);
  });
});
