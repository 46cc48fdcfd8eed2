import { randomBytes } from "node:crypto";
import { BOTS, LEVELS, paceOf, STAND_IN } from "@stormakt/bots";
import type { Bots, Entry, World } from "@stormakt/host";
import { Editions, editionsIn, Hall, MemoryStore, replayRecord, Table } from "@stormakt/host";
import type { MatchRecord } from "@stormakt/kernel";
import { namingOf } from "@stormakt/kernel/naming";
import type { Action, Request } from "@stormakt/protocol";
import type { OpenWire } from "@stormakt/protocol/client";
import { Client } from "@stormakt/protocol/client";
import { gamesFrom, playersIn } from "@stormakt/server/games";
import { gameCalled } from "@stormakt/shelf";
import type { Language } from "@stormakt/words";
import { writeGameFile } from "../files.ts";
import { Misuse } from "../misuse.ts";
import { Lines } from "./lines.ts";
import { OnlineSession } from "./online-session.ts";
import type { Sitter } from "./seating.ts";
import { seatsToText } from "./seating.ts";

const PERSON = { id: "you", name: "" };
const TABLE = "put-aside";

/**
 * A game put aside under a former edition is played on by that edition: a host in this very process keeps the table, as a server would, and
 * the terminal speaks to it. What was played is written back to the file.
 */
export async function playFormer(file: string, record: MatchRecord, sitters: readonly Sitter[], language: Language): Promise<void> {
  const seat = sitters.findIndex(({ bot }) => bot === null);
  if (seat === -1 || sitters.filter(({ bot }) => bot === null).length !== 1)
    throw new Misuse(`${file} was begun under rules ${record.rulesVersion}: such a game is played on by one person and bots (see --seats)`);
  const shelf = await gamesFrom("");
  const editions = new Editions(shelf, record.game);
  await editions.takeFor([], ...editionsIn(record));
  const store = new MemoryStore();
  const bots: Bots = {
    levels: BOTS,
    offered: LEVELS,
    standIn: STAND_IN,
    budget: (level, isWindow) => paceOf(level, isWindow).limit,
    reserve: () => 0,
    think: async (question, stop) => {
      const { level, view, seat: by, seed, budget: limit } = question;
      return (await playersIn(shelf, question)).think({ level, view, seat: by, seed, limit, stop });
    },
  };
  const hall = new Hall({ store, shelf, bots, world }, { pause: { least: 0, most: 0 } });
  const entries = journalOf(editions, record, sitters);
  const table = Table.create(editions, entries[0] as Extract<Entry, { kind: "created" }>);
  for (const entry of entries.slice(1)) table.apply(entry);
  await store.create({ table: TABLE, after: 0, entries, summary: table.summary(), due: world.now() });
  await hall.lookForWork();
  const client = new Client(wireTo(hall), async (game) => namingOf(await gameCalled(game)));
  const lines = new Lines();
  try {
    const side = client.table(TABLE, seat);
    await side.ready();
    await (await OnlineSession.of(side, lines, language)).run();
    const open = await hall.open(TABLE);
    writeGameFile(file, seatsToText(sitters), (await hall.history(open)).record());
  } finally {
    lines.close();
    client.close();
    await hall.close();
  }
}
/** The table as a journal, with all that was played; where something was taken back, only with what came of it. */
function journalOf(editions: Editions, record: MatchRecord, sitters: readonly Sitter[]): Entry[] {
  const played = replayRecord(editions, record);
  const { rulesVersion, format } = played.edition;
  const isPlain = record.reseeded === undefined && record.upgrades === undefined;
  const at = world.now();
  const began = isPlain ? played.first : played.edition.digest(played.position);
  return [
    {
      kind: "created",
      at,
      id: TABLE,
      name: "",
      game: record.game,
      rulesVersion,
      format,
      config: record.config,
      seats: sitters.map(({ name, bot }) => ({ person: bot === null ? PERSON.id : null, name, bot, reserved: null })),
      pace: { kind: "none" },
      timeout: "default",
      listed: false,
      owner: PERSON.id,
      invite: "",
      branchOf: null,
      from: isPlain ? (record.from ?? null) : played.edition.save(played.position),
    },
    { kind: "began", at, seed: record.seed ?? world.secret(256), commitment: record.commitment, digest: began },
    ...(isPlain ? played.moves : []).map(
      ({ seat, action, digest }): Entry => ({ kind: "moved", at, seat, by: "person", action: action as Action, digest }),
    ),
  ];
}
const wireTo =
  (hall: Hall): OpenWire =>
  (listener) => {
    const connection = hall.connect(PERSON, (text) => queueMicrotask(() => listener.text(text)));
    queueMicrotask(() => listener.opened());
    return { send: (text) => void connection.receive(JSON.parse(text) as Request), close: () => connection.close() };
  };
const world: World = {
  now: Date.now,
  ticks: () => performance.now(),
  secret: (bits) => randomBytes(Math.ceil(bits / 8)).toString("base64url"),
  hash: (secret) => secret,
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  report: () => {},
};
