/** Looks through everything that was kept: is every acknowledged move there, where its player was told it is, and none twice? */
import type { EntryOf } from "@stormakt/host";
import { Editions, History } from "@stormakt/host";
import type { GameTypes } from "@stormakt/kernel";
import { Engine } from "@stormakt/kernel";
import type { ServerStore } from "@stormakt/server/store";
import { gameCalled } from "@stormakt/shelf";
import type { Acknowledged } from "./crowd.ts";

export interface Findings {
  readonly moves: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Journals that do not play. */
  readonly broken: readonly string[];
}

export async function audit(store: ServerStore, tables: ReadonlySet<string>, acknowledged: readonly Acknowledged[]): Promise<Findings> {
  const engines = new Map<string, Engine<GameTypes>>();
  const lost: string[] = [];
  const doubled: string[] = [];
  const broken: string[] = [];
  let moves = 0;
  for (const table of tables) {
    const entries = await store.read(table, 0);
    const mine = acknowledged.filter((one) => one.table === table);
    const byKey = new Map<string, EntryOf<"moved">>();
    for (const entry of entries) {
      if (entry.kind !== "moved") continue;
      moves += 1;
      if (entry.key === undefined) continue;
      if (byKey.has(entry.key)) doubled.push(entry.key);
      byKey.set(entry.key, entry);
    }
    try {
      const { game } = entries[0] as EntryOf<"created">;
      const engine = engines.get(game) ?? new Engine<GameTypes>(await gameCalled(game));
      engines.set(game, engine);
      // Played anew from its start: what the rules would refuse, or what has drifted from its digests, does not pass.
      const history = new History(Editions.of(engine.game), entries);
      const last = history.tableAt(history.version);
      if (last.state !== null && last.edition.digest(last.state) !== last.memory.digest)
        broken.push(`${table}: another state than was noted`);
      for (const { key, seat, n } of mine) {
        const entry = byKey.get(key);
        if (entry?.seat !== seat || entries[history.versionAt(seat, n) - 1] !== entry) lost.push(`${table} ${key}`);
      }
    } catch (error) {
      broken.push(`${table}: ${(error as Error).message}`);
    }
  }
  return { moves, lost, doubled, broken };
}
