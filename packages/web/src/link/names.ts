import { Naming } from "@stormakt/kernel/naming";
import type { Schema } from "@stormakt/kernel/shapes";
import type { NamesOf, WireNames } from "@stormakt/protocol/names";

/** What the data of each game is made of, loaded when a table of it is opened. */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever types the game brings
const SCHEMAS: Readonly<Record<string, () => Promise<Schema<any>>>> = {
  "vasa-regalis": async () => (await import("@stormakt/vasa-regalis/schema")).schema,
  "svea-rike": async () => (await import("@stormakt/svea-rike/schema")).schema,
  "mare-balticum": async () => (await import("@stormakt/mare-balticum/schema")).schema,
  wallenstein: async () => (await import("@stormakt/wallenstein/schema")).schema,
};
const known = new Map<string, Promise<WireNames>>();

/** Hosts speak by name; this page works with places in its own catalogue. */
export const namesOf: NamesOf = (game) => {
  const found = known.get(game);
  if (found !== undefined) return found;
  const load = Object.hasOwn(SCHEMAS, game) ? SCHEMAS[game] : undefined;
  if (load === undefined) return Promise.resolve(null);
  const loading = load().then((schema) => new Naming(schema) as WireNames);
  known.set(game, loading);
  loading.catch(() => known.delete(game));
  return loading;
};
