/** Friends, clubs and tournaments over a database in memory, and a clock that is moved by hand. */
import type { Company } from "../src/company.ts";
import { openCompany } from "../src/company.ts";
import { HouseBook } from "../src/house/book.ts";
import { calledBy } from "../src/members/called.ts";
import { Members } from "../src/members/members.ts";
import type { Occasion } from "../src/notices/occasions.ts";
import type { ServerStore } from "../src/store/index.ts";
import { SqliteStore } from "../src/store/sqlite.ts";

export const START = 1_000_000;
type Teller = (notice: { occasion: string; person: string; table_id: string }) => Promise<object | null>;
export interface Books extends Company {
  readonly store: ServerStore;
  readonly clock: { time: number };
  /** What people were to be told. */
  readonly noted: Occasion[];
  /** What a notice of the kind says now. */
  tell(kind: string, occasion: string, person: string, table?: string): Promise<object | null>;
  /** People who are called as their ids are. */
  join(...ids: readonly string[]): Promise<void>;
  /** So many members more: m0, m1 and so on. */
  crowd(count: number): Promise<string[]>;
}
/** Anna, Bo and Carl are members. */
export async function openBooks(): Promise<Books> {
  const store = await SqliteStore.open(":memory:");
  const book = new HouseBook(store.db);
  const [clock, noted, tellers] = [{ time: START }, [] as Occasion[], new Map<string, Teller>()];
  const now = () => clock.time;
  const company = openCompany({
    book,
    hall: {} as never,
    members: new Members({ book, hall: {} as never, refresh: async () => {}, now }),
    crier: {
      letTell: (kind: string, teller: Teller) => void tellers.set(kind, teller),
      note: async (occasion: Occasion) => void noted.push(occasion),
    } as never,
    visitors: () => [],
    log: {} as never,
    now,
  });
  const join = async (...ids: readonly string[]): Promise<void> => {
    await store.db
      .insertInto("persons")
      .values(ids.map((id) => ({ id, name: id, created: 0 })))
      .execute();
    await store.db
      .insertInto("members")
      .values(ids.map((id) => ({ person: id, called: calledBy(id), since: 1 })))
      .execute();
  };
  await join("anna", "bo", "carl");
  return {
    ...company,
    store,
    clock,
    noted,
    join,
    tell: async (kind, occasion, person, table = "") => (await tellers.get(kind)?.({ occasion, person, table_id: table })) ?? null,
    crowd: async (count) => {
      const ids = Array.from({ length: count }, (_, at) => `m${at}`);
      await join(...ids);
      return ids;
    },
  };
}
/** "done", or the code of its refusal. */
export const code = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "done",
    (error: { failure?: { code: string } }) => error.failure?.code ?? error,
  );
export const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
