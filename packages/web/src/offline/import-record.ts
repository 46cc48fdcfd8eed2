import type { Entry, Hall } from "@stormakt/host";
import { Table } from "@stormakt/host";
import { BadRecord, Match, readRecord } from "@stormakt/kernel";

/** Makes a finished table from a record: every move is judged and its digest compared before anything is kept. */
export async function importRecord(hall: Hall, person: { readonly id: string }, text: string): Promise<string> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error("it is not JSON");
  }
  const record = readRecord(json);
  const engine = await hall.engine(record.game);
  if (engine.game.rulesVersion !== record.rulesVersion)
    throw new Error(`it was played under rules ${record.rulesVersion}, these are ${engine.game.rulesVersion}`);
  if (record.seed === null) throw new BadRecord("its seed has not been published", null);
  if ((record.reseeded ?? []).length > 0)
    throw new BadRecord("moves were taken back in it, and such records can only be replayed by the tools", null);
  const { state } = Match.resume(engine, record);
  if (state.outcome === null) throw new BadRecord("the game was not finished", record.moves.length);
  const id = hall.world.secret(96);
  const at = hall.world.now();
  const seats = Array.from({ length: record.config.seats }, () => ({ person: null, name: null, bot: "greedy", reserved: null }));
  const from = record.from ?? null;
  const first = from === null ? engine.begin(record.config, record.seed) : engine.load(from);
  const entries: Entry[] = [
    {
      kind: "created",
      at,
      id,
      name: "",
      game: record.game,
      rulesVersion: record.rulesVersion,
      config: record.config,
      seats,
      pace: { kind: "none" },
      timeout: "default",
      listed: false,
      owner: person.id,
      invite: hall.world.secret(96),
      branchOf: null,
      from,
    },
    { kind: "began", at, seed: record.seed, commitment: record.commitment, digest: engine.digest(first) },
    ...record.moves.map(
      ({ seat, action, digest }): Entry => ({ kind: "moved", at, seat, by: "person", action: action as { kind: string }, digest }),
    ),
    { kind: "finished", at, because: "rules", outcome: state.outcome },
  ];
  const table = Table.create(engine, entries[0] as Extract<Entry, { kind: "created" }>);
  for (const entry of entries.slice(1)) table.apply(entry);
  await hall.store.create({ table: id, after: 0, entries, summary: table.summary(), due: null });
  return id;
}
