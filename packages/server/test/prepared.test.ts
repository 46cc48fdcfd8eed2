import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, it, vi } from "vitest";
import { openFile, SqliteStore } from "../src/store/index.ts";
import { preparedOnce } from "../src/store/prepared.ts";
import { newFolder } from "./house.ts";

it("a statement is prepared once, however often it is asked, and its rows can be read one by one by several at a time", () => {
  const file = new Sqlite(":memory:");
  file.exec("create table numbers (n integer primary key)");
  const database = preparedOnce(file);
  const prepare = vi.spyOn(file, "prepare");
  const insert = "insert into numbers (n) values (?)";
  for (let n = 1; n <= 5; n++) expect(database.prepare(insert).run([n]).changes).toBe(1);
  expect(prepare).toHaveBeenCalledTimes(1);
  const select = "select n from numbers where n > ? order by n";
  const [one, other] = [database.prepare(select).iterate([0]), database.prepare(select).iterate([3])];
  expect([...other, ...one]).toEqual([4, 5, 1, 2, 3, 4, 5].map((n) => ({ n })));
  expect(database.prepare(select).all([4])).toEqual([{ n: 5 }]);
  expect([database.prepare(insert).reader, database.prepare(select).reader]).toEqual([false, true]);
  // A statement of long ago is asked of the tables as they are now.
  file.exec("alter table numbers add column name text default 'x'");
  expect(database.prepare("select * from numbers where n = ?").all([5])).toEqual([{ n: 5, name: "x" }]);
  const all = "select * from numbers order by n limit ?";
  expect(database.prepare(all).all([1])).toEqual([{ n: 1, name: "x" }]);
  file.exec("alter table numbers drop column name");
  expect(database.prepare(all).all([1])).toEqual([{ n: 1 }]);
  for (let n = 0; n < 600; n++) expect(database.prepare(`select ${n} as n`).all([])).toEqual([{ n }]);
  expect(database.prepare(all).all([1])).toEqual([{ n: 1 }]);
  database.close();
  expect(file.open).toBe(false);
});

const saidAfter = (after: number) => ({ table: "t", after, entries: [{ kind: "chat", at: 1, seat: 0, name: "", text: "" }] as const });

it("what reads before it writes is not refused because a move was committed in between: the move waits for it", async () => {
  const folder = newFolder();
  const store = await SqliteStore.open(join(folder.path, "db.sqlite"));
  const order: string[] = [];
  let moved: Promise<unknown> = store.append(saidAfter(0));
  await moved; // the thread that writes is up
  await store.db.transaction().execute(async (db) => {
    expect(await db.selectFrom("ratings").selectAll().execute()).toEqual([]);
    moved = store.append(saidAfter(1)).then(() => order.push("moved"));
    await Promise.race([moved, new Promise((resolve) => setTimeout(resolve, 300))]);
    const rating = { game: "fair", seats: 2, subject: "anna", mu: 25, sigma: 8, at: 1, played: 1, won: 1 };
    await db.insertInto("ratings").values(rating).execute();
    order.push("rated");
  });
  await moved;
  expect(order).toEqual(["rated", "moved"]);
  await store.close();
  folder.remove();
});

it("what only reads keeps nobody waiting, and sees one moment", async () => {
  const folder = newFolder();
  const path = join(folder.path, "db.sqlite");
  const store = await SqliteStore.open(path);
  await store.db
    .transaction()
    .setAccessMode("read only")
    .execute(async (db) => {
      const count = async (): Promise<number> => (await db.selectFrom("journal").selectAll().execute()).length;
      expect(await count()).toBe(0);
      expect(await store.append(saidAfter(0))).toBe(true);
      expect(await count()).toBe(0);
    });
  await store.close();
  const file = openFile(path);
  expect(file.prepare("select count(*) as n from journal").get()).toEqual({ n: 1 });
  file.close();
  folder.remove();
});
