/** Everything sent to each seat and to spectators during whole games, held against what they may know. */
import { fileURLToPath } from "node:url";
import type { Entry } from "@stormakt/host";
import { Editions, Table } from "@stormakt/host";
import type { State } from "@stormakt/kernel";
import { canonical, Engine, fastDice, sameData } from "@stormakt/kernel";
import type { As, HostMessage } from "@stormakt/protocol";
import { Shown } from "@stormakt/protocol/changes";
import { Client, overSocket } from "@stormakt/protocol/client";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { expect, it } from "vitest";
import { envelopes, WORD, WORDS } from "./envelopes.ts";
import { newFolder, newToken, openSocket, playSeat, startQuietly } from "./house.ts";

interface Recording {
  readonly as: As;
  readonly texts: string[];
}
/** A whole match of people over sockets, with a spectator, all that was sent written down, and the journal as it really was. */
async function record(game: string, games: string, seats: number, seed: string) {
  const folder = newFolder();
  const server = await startQuietly({ dataDir: folder.path, games });
  const recordings: Recording[] = [];
  const connect = async (name: string, as: As): Promise<Client> => {
    const recording: Recording = { as, texts: [] };
    recordings.push(recording);
    const token = await newToken(server.port, name);
    return new Client(
      overSocket(() => {
        const socket = openSocket(server.port, token);
        socket.addEventListener("message", ({ data }) => recording.texts.push(String(data)));
        return socket;
      }),
    );
  };
  const people: Client[] = [];
  for (let seat = 0; seat < seats; seat++) people.push(await connect(`P${seat}`, seat));
  const plan = people.map((_, seat) => ({ kind: seat === 0 ? "me" : "open" }) as const);
  const { table, invite } = await people[0]!.ask("create", { game, seats: plan, listed: true });
  const spectator = (await connect("Watcher", null)).table(table.id, null);
  await spectator.ready();
  for (const person of people.slice(1)) await person.ask("join", { table: table.id, invite });
  const tables = people.map((person, seat) => person.table(table.id, seat));
  await Promise.all(tables.map((one) => one.ready()));
  const playing = tables.map((one, seat) => playSeat(one, `${seed} ${seat}`));
  // Besides playing, everybody looks back, asks for the log and is told of things by the way.
  const chance = fastDice(seed);
  let isOver = false;
  const curious = (async () => {
    while (!isOver) {
      const one = chance.pick(tables);
      await one.viewAt(1 + chance.below(one.state.n)).catch(() => {});
      await one.judge({ kind: "pass" }).catch(() => {});
    }
  })();
  await Promise.all(playing.map(({ done }) => done));
  isOver = true;
  await curious;
  const entries = await server.store.read(table.id, 0);
  for (const person of people) person.close();
  spectator.close();
  await server.close();
  folder.remove();
  return { id: table.id, entries, recordings };
}
/** Messages sent before the end was told. */
function beforeTheEnd({ texts }: Recording): { text: string; message: HostMessage }[] {
  const end = texts.findIndex((text) => text.includes('"kind":"finished"'));
  return texts.slice(0, end === -1 ? texts.length : end).map((text) => ({ text, message: JSON.parse(text) as HostMessage }));
}
/** A position as only its own edition knows it. */
const stateIn = ({ state }: Table): State<any> => state as unknown as State<any>;
/** The table after each line that an audience heard. */
function* positions(engine: Engine<any>, entries: readonly Entry[]): Generator<Table> {
  const [created, ...others] = entries;
  const table = Table.create(Editions.of(engine.game), created as never);
  yield table;
  for (const entry of others) {
    table.apply(entry);
    yield table;
  }
}
function mustShowViewsOnly(engine: Engine<any>, entries: readonly Entry[], recordings: readonly Recording[]): number {
  const views = new Map<string, string>();
  const chance = fastDice("law");
  for (const table of positions(engine, entries)) {
    if (table.state === null) continue;
    for (const { as } of recordings) {
      const state = stateIn(table);
      const view = engine.view(state, as);
      views.set(`${as} ${table.heard(as)}`, canonical({ ...engine.naming.nameView(view), outcome: null }));
      if (as === null || state.outcome !== null) continue;
      const imagined = engine.view(engine.determinise(view, as, chance), as);
      // Only to say how they differ: to compare what is the same takes it many times as long.
      if (!sameData(imagined, view)) expect(canonical(imagined)).toBe(canonical(view));
    }
  }
  let shown = 0;
  for (const recording of recordings) {
    // Most of it comes as what has changed: put together as a client does.
    const known = new Shown();
    for (const { message } of beforeTheEnd(recording)) {
      const { now: answered, base } = ("ok" in message ? message.ok : {}) as { now?: any; base?: number };
      if (base !== undefined) known.keep("", answered, base);
      const now = "lines" in message ? (known.whole("", message).now as any) : answered;
      if (now == null) continue;
      expect(canonical({ ...now.view, outcome: null })).toBe(views.get(`${recording.as} ${now.n}`));
      shown += 1;
    }
  }
  return shown;
}
/** The seed, the key of the dice and all secrets of the table's own. */
function mustHoldNoSeed(entries: readonly Entry[], recordings: readonly Recording[], engine: Engine<any>): void {
  const seeds = entries.flatMap((entry) => ("seed" in entry ? [entry.seed] : []));
  const keys = [...positions(engine, entries)]
    .flatMap((table) => (table.state === null ? [] : stateIn(table).chance.slice(0, 8).map(String)))
    .filter((key) => key.length > 8);
  expect(seeds.length).toBeGreaterThan(0);
  const secrets = new Set([...seeds, ...keys]);
  for (const recording of recordings)
    for (const { text } of beforeTheEnd(recording))
      for (const secret of secrets) if (text.includes(secret)) expect(text).not.toContain(secret);
}

it("no card of a game of secrets is in the bytes of anybody who may not know it", async () => {
  const engine = new Engine<any>(envelopes);
  const module = fileURLToPath(new URL("./envelopes.ts", import.meta.url));
  let foundToKnow = 0;
  for (let game = 0; game < 4; game++) {
    const { entries, recordings } = await record("envelopes", module, 4, `game ${game}`);
    // What each may know, worked out from the journal: the own hand, what was turned over, and what one was shown.
    const open: string[] = [];
    const known = recordings.map((): Set<string> => new Set());
    for (const table of positions(engine, entries)) {
      if (table.state === null) continue;
      const truth = stateIn(table).table as { hands: string[][]; open: string[]; seen: string[][] };
      open.push(...truth.open);
      recordings.forEach(({ as }, at) => {
        for (const word of [...truth.open, ...(as === null ? [] : [...truth.hands[as]!, ...truth.seen[as]!])]) known[at]!.add(word);
      });
    }
    recordings.forEach((recording, at) => {
      for (const { text } of beforeTheEnd(recording)) {
        // Other secrets are drawn from the same letters, so only whole words count.
        for (const word of (text.match(WORD) ?? []).filter((found) => WORDS.includes(found))) {
          foundToKnow += 1;
          expect(known[at]!.has(word), `seat ${recording.as} was told of ${word}`).toBe(true);
        }
      }
      expect(known[at]!.size).toBeLessThan(WORDS.length);
    });
    // Cards laid face down reach nobody else before they are turned over.
    for (const recording of recordings) {
      const turned = new Set<string>();
      for (const { text, message } of beforeTheEnd(recording)) {
        if (!("lines" in message)) continue;
        for (const line of message.lines)
          if ("events" in line) for (const word of JSON.stringify(line.events).match(WORD) ?? []) turned.add(word);
        const others = recordings.flatMap(({ as }) =>
          as === null || as === recording.as
            ? []
            : entries.flatMap((entry) =>
                entry.kind === "moved" && entry.seat === as && "card" in entry.action ? [String(entry.action["card"])] : [],
              ),
        );
        for (const card of others) if (!turned.has(card)) expect(text).not.toContain(card);
      }
    }
    expect(mustShowViewsOnly(engine, entries, recordings)).toBeGreaterThan(50);
    mustHoldNoSeed(entries, recordings, engine);
  }
  expect(foundToKnow).toBeGreaterThan(1_000);
}, 240_000);

it.each(gameIds())(
  "every view of %s sent to anybody is that seat's view and no more, and the dice stay secret to the end",
  async (id) => {
    const game = await gameCalled(id);
    const engine = new Engine<any>(game);
    const { entries, recordings } = await record(id, "", game.seats.min, `whole ${id}`);
    expect(mustShowViewsOnly(engine, entries, recordings)).toBeGreaterThan(100);
    mustHoldNoSeed(entries, recordings, engine);
  },
  120_000,
);
