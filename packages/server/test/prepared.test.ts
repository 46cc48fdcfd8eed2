import Sqlite from "better-sqlite3";
import { expect, it, vi } from "vitest";
import { preparedOnce } from "../src/store/prepared.ts";

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
