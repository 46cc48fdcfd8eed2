import type { ServerStore } from "./store.ts";

/** Something that stays the same for every node and every start: made when it is first needed. */
export async function keptSecret({ db }: ServerStore, key: string, make: () => string | Promise<string>): Promise<string> {
  const kept = db.selectFrom("meta").select("value").where("key", "=", key);
  const known = await kept.executeTakeFirst();
  if (known !== undefined) return known.value;
  // Of two nodes that start at once one is first.
  await db
    .insertInto("meta")
    .values({ key, value: await make() })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  return (await kept.executeTakeFirstOrThrow()).value;
}
