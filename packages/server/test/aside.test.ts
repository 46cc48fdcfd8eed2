/** Work that cannot be done, on both databases: it keeps nobody waiting, and the server says that there is some. */
import type { Entry, Summary } from "@stormakt/host";
import { NEVER } from "@stormakt/host";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { steadyClock } from "../src/clock.ts";
import type { Settings } from "../src/index.ts";
import { newFolder, newPerson, pause, startQuietly } from "./house.ts";
import type { TestPostgres } from "./postgres.ts";
import { startPostgres } from "./postgres.ts";

let postgres: TestPostgres;
const folder = newFolder();
beforeAll(async () => {
  postgres = await startPostgres();
}, 240_000);
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});

/** A table of rules that no server has any more. */
function forgotten(id: string): { entries: Entry[]; summary: Summary } {
  const seat = (bot: string | null) => ({ person: null, name: null, bot, reserved: null });
  const entry: Entry = {
    kind: "created",
    at: 1,
    id,
    name: "",
    game: "vasa-regalis",
    rulesVersion: "forgotten",
    config: { seats: 3 },
    seats: [seat("random"), seat("random"), seat(null)],
    pace: { kind: "none" },
    timeout: "default",
    listed: false,
    owner: "nobody",
    invite: "x",
    branchOf: null,
    from: null,
  };
  const summary: Summary = {
    id,
    name: "",
    game: "vasa-regalis",
    status: "running",
    pace: { kind: "none" },
    listed: false,
    created: 1,
    since: 1,
    waiting: [0],
    seats: [],
    persons: [],
  };
  return { entries: [entry], summary };
}

describe.each(["SQLite", "PostgreSQL"])("on %s", (database) => {
  it("150 tables of forgotten rules do not keep a bot from moving after a restart, and they are counted", async () => {
    const where: Partial<Settings> =
      database === "SQLite" ? { dataDir: folder.path } : { databaseUrl: await postgres.database(), lease: 200 };
    let server = await startQuietly({ ...where, botPause: { least: 60_000, most: 60_000 } });
    for (let at = 0; at < 150; at++) {
      const id = `forgotten${at}`;
      await server.store.create({ table: id, after: 0, ...forgotten(id), due: 1 });
    }
    const anna = await newPerson(() => server.port, "Anna");
    const bot = { kind: "bot", level: "random" } as const;
    const { table } = await anna.ask("create", {
      game: "vasa-regalis",
      seats: [bot, bot, { kind: "me" }],
      options: { firstLeader: 0 },
    });
    anna.close();
    await server.close();
    await pause(300);
    server = await startQuietly(where);
    const moves = async () => (await server.store.read(table.id, 0)).filter(({ kind }) => kind === "moved").length;
    for (let wait = 0; wait < 6_000 && (await moves()) === 0; wait++) await pause(10);
    expect(await moves()).toBeGreaterThan(0);
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).text();
    let health: { well?: boolean; setAside?: number } = {};
    // As after the last of many tries; a look of the server's own may have them in hand just then.
    for (let round = 0; round < 500 && health.setAside !== 3; round++) {
      for (let at = 0; at < 3; at++) await server.store.putOff(`forgotten${at}`, { due: 1, until: 0, tries: 7 }, NEVER);
      health = JSON.parse(await ask("/healthz")) as typeof health;
    }
    expect(health).toMatchObject({ well: true, setAside: 3 });
    const metrics = await ask("/metrics");
    expect(metrics).toMatch(/^stormakt_work_set_aside 3$/m);
    expect(metrics).toMatch(/stormakt_problems_total\{what="work was put off"\} \d+/);
    await server.close();
  }, 240_000);
});

it("the server's clock goes forward with the machine's, and never back", () => {
  let wall = 1_000_000;
  let ticks = 0;
  const now = steadyClock(
    () => wall,
    () => ticks,
  );
  const pass = (milliseconds: number): number => {
    wall += milliseconds;
    ticks += milliseconds;
    return now();
  };
  expect(pass(500)).toBe(1_000_500);
  wall -= 200; // a small correction: it waits
  expect(now()).toBe(1_000_500);
  expect(pass(500)).toBe(1_000_800);
  wall -= 3_600_000; // set back an hour: it goes on by itself
  expect(pass(1_000)).toBe(1_001_800);
  expect(pass(1_000)).toBe(1_002_800);
  wall += 7_200_000; // set forward: it follows
  expect(now()).toBe(wall);
});
