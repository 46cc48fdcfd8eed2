import { STAND_IN } from "@stormakt/bots";
import type { Entry, Hall } from "@stormakt/host";
import { Table } from "@stormakt/host";
import type { MatchRecord, RecordedMove } from "@stormakt/kernel";
import { BadRecord, Match, readRecord } from "@stormakt/kernel";
import { LIMITS } from "@stormakt/protocol";

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
  const { moves, state } = record.moves.every(({ digest }) => digest === "") ? playThrough(engine, record) : verified(engine, record);
  if (state.outcome === null) throw new BadRecord("the game was not finished", record.moves.length);
  const id = hall.world.secret(96);
  const at = hall.world.now();
  const names = namesIn(json);
  const seats = Array.from({ length: record.config.seats }, (_, at) => ({
    person: null,
    name: names[at] ?? null,
    bot: STAND_IN,
    reserved: null,
  }));
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
    ...moves.flatMap(({ seat, action, digest }, made): Entry[] => [
      ...(record.helped ?? [])
        .filter((help) => help.at === made)
        .map((help): Entry => ({ kind: "helped", at, seat: help.seat, moves: made })),
      { kind: "moved", at, seat, by: "person", action: action as { kind: string }, digest },
    ]),
    { kind: "finished", at, because: "rules", outcome: state.outcome },
  ];
  const table = Table.create(engine, entries[0] as Extract<Entry, { kind: "created" }>);
  for (const entry of entries.slice(1)) table.apply(entry);
  await hall.store.create({ table: id, after: 0, entries, summary: table.summary(), due: null });
  return id;
}

/** Who played, where the file says so. */
function namesIn(json: unknown): readonly (string | null)[] {
  const { players } = json as { players?: unknown };
  return Array.isArray(players) ? players.map((name: unknown) => (typeof name === "string" ? name.slice(0, LIMITS.name) : null)) : [];
}
type Engine = Awaited<ReturnType<Hall["engine"]>>;
interface Played {
  readonly moves: readonly RecordedMove[];
  readonly state: ReturnType<Engine["begin"]>;
}
const verified = (engine: Engine, record: MatchRecord): Played => ({ moves: record.moves, state: Match.resume(engine, record).state });
/** A record that came as a link has no digests: every move is judged, and they are worked out. */
function playThrough(engine: Engine, record: MatchRecord): Played {
  const match = Match.begin(engine, record.config, record.seed ?? "");
  if (match.record.commitment !== record.commitment) throw new BadRecord("the seed does not fit the commitment made at the start", null);
  if (record.from !== undefined) match.state = engine.load(record.from);
  record.moves.forEach(({ seat, action }, at) => {
    const read = engine.read(match.state, seat, action);
    const done = "rule" in read ? read : match.submit(seat, read.action);
    if ("rule" in done) throw new BadRecord(`seat ${seat} may not do ${JSON.stringify(action)} (${done.rule})`, at);
  });
  return { moves: match.record.moves, state: match.state };
}
