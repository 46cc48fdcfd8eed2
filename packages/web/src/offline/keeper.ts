import type { Keeper, KeptTable } from "@stormakt/host";
import type { DBSchema } from "idb";
import { openDB } from "idb";

interface Cellar extends DBSchema {
  tables: { key: string; value: KeptTable };
  facts: { key: string; value: string };
}
/** Keeps the tables of this device, so that games survive a reload. */
export async function openKeeper(): Promise<
  Keeper & { remove(table: string): Promise<void>; personId(make: () => string): Promise<string> }
> {
  const cellar = await openDB<Cellar>("stormakt", 1, {
    upgrade(db) {
      db.createObjectStore("tables", { keyPath: "id" });
      db.createObjectStore("facts");
    },
  });
  return {
    load: () => cellar.getAll("tables"),
    async save(table) {
      await cellar.put("tables", table);
    },
    remove: (table) => cellar.delete("tables", table),
    /** Who plays on this device: one id, made once. */
    async personId(make) {
      const known = await cellar.get("facts", "person");
      if (known !== undefined) return known;
      const made = make();
      await cellar.put("facts", made, "person");
      return made;
    },
  };
}
