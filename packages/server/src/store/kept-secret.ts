import type { ServerStore } from "./store.ts";

/** Something that stays the same for every node and every start: made when it is first needed. */
export async function keptSecret({ db }: ServerStore, key: string, make: () => string): Promise<string> {
  await db
    .insertInto("meta")
    .values({ key, value: make() })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  return (await db.selectFrom("meta").select("value").where("key", "=", key).executeTakeFirstOrThrow()).value;
}
