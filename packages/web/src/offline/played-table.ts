import type { Entry, EntryOf, Hall } from "@stormakt/host";
import { Table } from "@stormakt/host";
import type { Format } from "@stormakt/kernel";

/** What of a table depends on what was played at it. */
type Agreed = Pick<EntryOf<"created">, "game" | "rulesVersion" | "config" | "seats" | "owner" | "from"> & { readonly format: Format };

/** Makes a table at which something has been played already: `then` is its journal after the first entry. `due`: when its bots have work. */
export async function layPlayed(hall: Hall, agreed: Agreed, then: readonly Entry[], due: number | null): Promise<string> {
  const { world, store } = hall;
  const id = world.secret(96);
  const created: EntryOf<"created"> = {
    kind: "created",
    at: world.now(),
    id,
    name: "",
    ...agreed,
    pace: { kind: "none" },
    timeout: "default",
    listed: false,
    invite: world.secret(96),
    branchOf: null,
  };
  const table = Table.create(hall.editionsOf(agreed.game), created);
  for (const entry of then) table.apply(entry);
  await store.create({ table: id, after: 0, entries: [created, ...then], summary: table.summary(), due });
  return id;
}
