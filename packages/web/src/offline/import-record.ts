import { STAND_IN } from "@stormakt/bots";
import type { Entry, Hall } from "@stormakt/host";
import { replayRecord } from "@stormakt/host";
import { BadRecord, readRecord } from "@stormakt/kernel";
import { LIMITS } from "@stormakt/protocol";
import { layPlayed } from "./played-table.ts";

/** Makes a finished table from a record: every move is judged and its digest compared before anything is kept. */
export async function importRecord(hall: Hall, person: { readonly id: string }, text: string): Promise<string> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error("it is not JSON");
  }
  const record = readRecord(json);
  if (record.seed === null) throw new BadRecord("its seed has not been published", null);
  if ((record.reseeded ?? []).length > 0)
    throw new BadRecord("moves were taken back in it, and such records can only be replayed by the tools", null);
  if (record.upgrades !== undefined)
    throw new BadRecord("its rules changed on the way, and such records can only be replayed by the tools", null);
  const { rulesVersion, format } = record;
  const editions = hall.editionsOf(record.game);
  await editions.takeFor([], { rulesVersion, format });
  // A record that came as a link has no digests: every move is judged, and they are worked out.
  const played = replayRecord(editions, record, { withDigests: !record.moves.every(({ digest }) => digest === "") });
  if (played.outcome === null) throw new BadRecord("the game was not finished", record.moves.length);
  const at = hall.world.now();
  const names = namesIn(json);
  const seats = Array.from({ length: record.config.seats }, (_, seat) => ({
    person: null,
    name: names[seat] ?? null,
    bot: STAND_IN,
    reserved: null,
  }));
  const entries: Entry[] = [
    { kind: "began", at, seed: record.seed, commitment: record.commitment, digest: played.first },
    ...played.moves.flatMap(({ seat, action, digest }, made): Entry[] => [
      ...(record.helped ?? [])
        .filter((help) => help.at === made)
        .map((help): Entry => ({ kind: "helped", at, seat: help.seat, moves: made })),
      { kind: "moved", at, seat, by: "person", action, digest },
    ]),
    { kind: "finished", at, because: "rules", outcome: played.outcome },
  ];
  const { game, config, from = null } = record;
  return layPlayed(hall, { game, rulesVersion, format, config, seats, owner: person.id, from }, entries, null);
}

/** Who played, where the file says so. */
function namesIn(json: unknown): readonly (string | null)[] {
  const { players } = json as { players?: unknown };
  return Array.isArray(players) ? players.map((name: unknown) => (typeof name === "string" ? name.slice(0, LIMITS.name) : null)) : [];
}
