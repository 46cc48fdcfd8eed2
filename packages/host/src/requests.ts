/** What is answered to each request. */
import { FORMAT } from "@stormakt/kernel";
import type { Answers, As, Asks, Person, RequestName, TableSummary } from "@stormakt/protocol";
import { mayHear, mayKnow, mustBeLevel, mustHold, mustNotOutplay, mustNotRush, notFound } from "./admission.ts";
import { nameToSit, shownName } from "./called.ts";
import * as at from "./commands.ts";
import type { Entry, EntryOf } from "./entries.ts";
import { Refusal, refuse } from "./failure.ts";
import type { Hall } from "./hall.ts";
import { isKeptBehind, lateLine } from "./late.ts";
import { configOf, makeTable, planSeats, setUpRematch } from "./laying.ts";
import type { Connection, OpenTable } from "./open-table.ts";
import { changePin, pinsFor } from "./pins.ts";
import type { Looked, Summary } from "./ports.ts";
import * as seating from "./seating.ts";
import type { Table } from "./table.ts";

const LISTED = 50;
const MINE = 200;
/** Lines of one answer. */
const LOG = 2_000;
/** A client that has missed more than this asks for the log instead. */
const MISSED = 200;
/** Tables that one connection may have open at once. */
const OPENED = 64;
type AnswerTo<K extends RequestName> = (hall: Hall, connection: Connection, asks: Asks<K>) => Promise<Answers<K>>;

export const ANSWERS: { readonly [K in RequestName]: AnswerTo<K> } = {
  async games({ shelf, bots }) {
    const games = await Promise.all(shelf.ids.map((id) => shelf.game(id)));
    return {
      games: games.map(({ id, rulesVersion, seats, options }) => ({ id, rulesVersion, seats, options, levels: [...bots.offered] })),
    };
  },
  async rename({ store }, connection, { name }) {
    await store.rename(connection.person.id, name);
    connection.person = { ...connection.person, name };
    return { person: connection.person };
  },
  async tables({ store }, { person }, { status, before, game }) {
    const found = await store.listed({
      limit: LISTED,
      ...(status === undefined ? {} : { status }),
      ...(before === undefined ? {} : { before }),
      ...(game === undefined ? {} : { game }),
    });
    return { tables: found.map((one) => summaryFor(one, person)) };
  },
  async mine({ store }, { person }, { finished = false }) {
    const found = await store.seated(person.id, { finished, limit: MINE });
    const looked = await store.looked(
      person.id,
      found.map(({ id }) => id),
    );
    const tables = found.map((one) => summaryFor(one, person, looked.get(one.id) ?? { n: 0, heard: 0, read: 0 }));
    const waits = ({ waiting, mine }: TableSummary): number => (waiting.some((seat) => mine.includes(seat)) ? 0 : 1);
    return { tables: tables.sort((a, b) => waits(a) - waits(b)) };
  },
  async create(hall, { person }, asks) {
    const { game, config } = await configOf(hall, asks.game, asks.options ?? {}, asks.seats.length);
    const created = await makeTable(hall, {
      name: asks.name ?? "",
      game: game.id,
      rulesVersion: game.rulesVersion,
      format: FORMAT,
      config,
      seats: planSeats(hall, asks.seats, person),
      pace: asks.pace ?? { kind: "none" },
      timeout: asks.timeout ?? "default",
      listed: asks.listed ?? false,
      rated: asks.rated ?? true,
      ...(asks.delay == null ? {} : { delay: asks.delay }),
      owner: person.id,
      branchOf: null,
      from: null,
    });
    return { table: created.table.info(() => false), invite: created.table.memory.facts.invite };
  },
  about: (hall, { person }, { table, invite }) =>
    hall.inTurn(table, (open) => {
      mayKnow(open, person, invite);
      const { table: now } = open;
      const kept = now.seats.flatMap(({ persons, reserved }, seat) => (persons.length === 0 && reserved === person.id ? [seat] : []));
      return { table: now.info(hall.isHere(open)), mine: now.seatsOf(person.id), back: now.seatsToTakeBack(person.id), kept };
    }),
  async join(hall, { person }, { table, invite, seat, name }) {
    let taken = -1;
    const sitDown = (): Promise<unknown> =>
      hall.write(table, (open) => {
        mayKnow(open, person, invite);
        const entries = at.join(
          open.table,
          { id: person.id, name: nameToSit(person, name) },
          seat,
          hall.world.secret(256),
          hall.world.now(),
        );
        taken = (entries[0] as EntryOf<"seat">).seat;
        return entries;
      });
    try {
      await sitDown();
    } catch (error) {
      // A seat may have come free by another node a moment ago.
      if (!(error instanceof Refusal) || !(await hall.wasBehind(table))) throw error;
      await sitDown();
    }
    return { seat: taken };
  },
  invite: (hall, { person }, { table }) =>
    hall.inTurn(table, (open) => {
      if (open.table.seatsOf(person.id).length === 0 && open.table.memory.facts.owner !== person.id) return notFound();
      return { invite: open.table.memory.facts.invite };
    }),
  async "seat-key"(hall, { person }, { table, as }) {
    const tenure = await hall.inTurn(table, (open) => {
      mustHold(open, person, as);
      return open.table.seats[as]!.tenure;
    });
    const key = hall.world.secret(160);
    await hall.store.setSeatKey(table, as, tenure, await hall.world.hash(key));
    return { key };
  },
  async claim(hall, { person }, { key }) {
    const found = await hall.store.seatOfKey(await hall.world.hash(key));
    if (found === null) return notFound();
    const { table, seat, tenure } = found;
    await hall.write(table, (open) => seating.claim(open.table, person.id, seat, tenure, hall.world.now()));
    return { table, seat };
  },

  async "seat-bot"(hall, { person }, { table, seat, level }) {
    if (level !== null) mustBeLevel(hall, level);
    await hall.write(table, (open) => {
      mayKnow(open, person);
      return at.seatBot(open.table, person.id, seat, level, hall.world.secret(256), hall.world.now());
    });
    return {};
  },
  async cancel(hall, { person }, { table }) {
    await hall.write(table, (open) => {
      mayKnow(open, person);
      return at.cancel(open.table, person.id, hall.world.now());
    });
    return {};
  },
  leave: (hall, { person }, asks) => asSeat(hall, person, asks, (table, time) => at.leave(table, asks.as, hall.bots.standIn, time)),
  resign: (hall, { person }, asks) => asSeat(hall, person, asks, (table, time) => at.resign(table, asks.as, hall.bots.standIn, time)),
  relieve(hall, { person }, asks) {
    const level = asks.level ?? hall.bots.standIn;
    mustBeLevel(hall, level);
    return asSeat(hall, person, asks, (table, time) => {
      mustNotOutplay(hall, table, level);
      return at.relieve(table, asks.as, level, time);
    });
  },
  async return(hall, { person }, { table, as }) {
    await hall.write(table, (open) => {
      mayKnow(open, person);
      return seating.giveBack(open.table, person.id, as, hall.world.now());
    });
    return {};
  },
  async admit(hall, { person }, { table, as, seat, on = true }) {
    await hall.write(table, (open) => {
      mustHold(open, person, as);
      return seating.admit(open.table, as, seat, on, hall.world.now());
    });
    return {};
  },
  async kick(hall, { person }, { table, as, seat, on = true }) {
    await hall.write(table, (open) => {
      mustHold(open, person, as);
      return seating.kick(open.table, as, seat, on, hall.isHere(open), hall.world.now());
    });
    return {};
  },
  async rematch(hall, { person }, { table: id }) {
    const next = hall.world.secret(96);
    const open = await hall.write(id, async ({ table }) => {
      if (table.seatsOf(person.id).length === 0) return notFound();
      if (table.memory.status !== "finished") refuse("not-finished", "the match is not over");
      if (table.memory.rematch !== null) return [];
      // Laid before it is told of: whoever hears of it asks about it at once. Who asks at two nodes in the same moment lays two, and one is
      // told of; nobody comes to the other, which is cleared away in time.
      await setUpRematch(hall, table, next, person);
      return [{ kind: "rematch", at: hall.world.now(), table: next }];
    });
    const { rematch } = open.table.memory;
    if (rematch !== next) await setUpRematch(hall, open.table, rematch!, person);
    return { table: rematch! };
  },
  async chat(hall, { person }, { table, as, text }) {
    const open = await hall.write(table, (now) => {
      mustHold(now, person, as);
      mustNotRush(now, person, hall.world.ticks());
      return at.chat(now.table, as, text, hall.world.now());
    });
    return { n: open.table.heard(as) };
  },
  async note(hall, { person }, { table, text }) {
    await hall.inTurn(table, (open) => {
      if (open.table.seatsOf(person.id).length === 0) notFound();
    });
    if (text !== undefined) await hall.store.setNote(table, person.id, text);
    return { text: text ?? (await hall.store.note(table, person.id)) };
  },
  async looked(hall, { person }, { table, as, n, read }) {
    const [own, all] = await hall.inTurn(table, (open) => {
      mustHold(open, person, as);
      return [open.table.heard(as), open.table.heard(null)];
    });
    // Whoever has not seen the last line yet says so once more when they have.
    await hall.store.setLooked(table, person.id, { n: Math.min(n, own), heard: n < own ? 0 : all, read: Math.min(read, own) });
    return {};
  },
  pins: (hall, { person }, { table }) =>
    hall.inTurn(table, (open) => {
      mayHear(open, person, null);
      return pinsFor(hall, open, person);
    }),
  pin: (hall, { person }, { table, ...asked }) =>
    hall.inTurn(table, async (open) => {
      if (open.table.seatsOf(person.id).length === 0) notFound();
      await changePin(hall, open, person, asked);
      return pinsFor(hall, open, person);
    }),

  open: (hall, connection, { table: id, as, invite, after, changes = false }) =>
    hall.inTurn(id, async (open) => {
      const { table } = open;
      if (as === null) mayKnow(open, connection.person, invite);
      else mustHold(open, connection.person, as);
      if (connection.opened.size >= OPENED && !connection.opened.has(`${id}/${as}`))
        refuse("too-many", "too many tables are open at once; close one first");
      if (as === null && isKeptBehind(table, connection.person)) return openLate(hall, connection, open, after);
      const n = table.heard(as);
      const isShort = after !== undefined && after <= n && n - after <= MISSED;
      const missed = isShort && after < n ? (await hall.history(open)).lines(as, after + 1, n, table.closedTo(as)) : [];
      const now = table.now(as, hall.world.now());
      const base = hall.listen(connection, open, as, now, changes);
      return { table: table.info(hall.isHere(open)), now, ...(base === null ? {} : { base }), missed, n };
    }),
  async close(hall, connection, { table, as }) {
    const opened = connection.opened.get(`${table}/${as}`);
    if (opened !== undefined) hall.unlisten(connection, opened.open, as);
    return {};
  },
  async move(hall, { person }, { table, as, after, key, action }) {
    let n: number | null = null;
    const open = await hall.writeAlong(table, (now) => {
      mustHold(now, person, as);
      n = now.table.lineOfKey(as, key);
      return n === null ? at.move(now.table, { seat: as, action, by: "person", after, key }, hall.world.now()) : [];
    });
    return { n: n ?? open.table.lineOfKey(as, key)! };
  },
  judge: (hall, { person }, { table, as, action }) =>
    hall.inTurn(table, (open) => {
      mustHold(open, person, as);
      return { rule: open.table.edition.judge(open.table.running, as, action) };
    }),
  suggest: (hall, { person }, { table, as }) =>
    hall.inTurn(table, (open) => {
      mustHold(open, person, as);
      return { action: at.suggest(open.table, as, hall.world.secret(64)) };
    }),
  help: (hall, { person }, asks) => atLine(hall, person, asks, ({ table }, time) => at.help(table, asks.as, time)),
  undo: (hall, { person }, asks) => atLine(hall, person, asks, ({ table }, time) => at.undo(table, asks.as, asks.after, time)),
  "take-back": (hall, { person }, asks) =>
    atLine(hall, person, asks, async (open, time) => {
      const history = await hall.history(open);
      const seed = hall.world.secret(256);
      return asks.step === "ask"
        ? at.askTakeBack(open.table, history, asks.as, seed, time)
        : at.answerTakeBack(open.table, history, asks.as, asks.step, seed, time);
    }),
  orders: (hall, { person }, asks) => asSeat(hall, person, asks, (table, time) => at.setOrders(table, asks.as, asks.orders, time)),
  log: (hall, { person }, { table, as, from = 1, to = Number.MAX_SAFE_INTEGER }) =>
    hall.inTurn(table, async (open) => {
      mayHear(open, person, as);
      const last = Math.min(to, from + LOG - 1, await lastLineFor(hall, open, person, as));
      return { lines: (await hall.history(open)).lines(as, from, last, open.table.closedTo(as)) };
    }),
  view: (hall, { person }, { table, as, n }) =>
    hall.inTurn(table, async (open) => {
      mayHear(open, person, as);
      if (n > (await lastLineFor(hall, open, person, as))) refuse("no-such-line", `there is no line ${n}`);
      return { now: await hall.viewAt(open, as, n) };
    }),
  record: (hall, { person }, { table, as = null }) =>
    hall.inTurn(table, async (open) => {
      mayHear(open, person, as);
      if (open.table.memory.status !== "finished") refuse("not-finished", "the record is published when the match is over");
      const history = await hall.history(open);
      return { record: history.record(), lines: history.linesOfMoves(as) };
    }),
  async branch(hall, { person }, { table: id, as, n, seats }) {
    const entry = await hall.inTurn(id, async (open) => {
      mayHear(open, person, as);
      const { table } = open;
      if (seats.length !== table.seats.length) refuse("bad-options", "a branch has as many seats as the match it comes from");
      const history = await hall.history(open);
      const eyes = n <= table.closedTo(as) ? null : as;
      const was = history.tableAt(history.versionAt(as, n));
      const from = at.branchPoint(table, was, eyes, hall.world.secret(256));
      const { name, game, config } = table.memory.facts;
      const { rulesVersion, format } = was.memory.edition;
      const branchOf = { table: id, n, analysis: table.memory.status !== "finished" };
      return { name, game, rulesVersion, format, config, from, branchOf };
    });
    const made = await makeTable(hall, {
      ...entry,
      seats: planSeats(hall, seats, person),
      pace: { kind: "none" },
      timeout: "default",
      listed: false,
      owner: person.id,
    });
    return { table: made.table.id };
  },
  async ping({ world }) {
    return { at: world.now() };
  },
};

/** A change to one's own seat. */
async function asSeat(
  hall: Hall,
  person: Person,
  { table, as }: { readonly table: string; readonly as: number },
  decide: (table: Table, time: number) => readonly Entry[],
): Promise<Record<string, never>> {
  await hall.write(table, (open) => {
    mustHold(open, person, as);
    return decide(open.table, hall.world.now());
  });
  return {};
}
async function atLine(
  hall: Hall,
  person: Person,
  { table, as }: { readonly table: string; readonly as: number },
  decide: (open: OpenTable, time: number) => readonly Entry[] | Promise<readonly Entry[]>,
): Promise<{ n: number }> {
  const open = await hall.write(table, (now) => {
    mustHold(now, person, as);
    return decide(now, hall.world.now());
  });
  return { n: open.table.heard(as) };
}

/** The table as it was some time ago, for somebody who is kept behind. */
async function openLate(hall: Hall, connection: Connection, open: OpenTable, after: number | undefined): Promise<Answers<"open">> {
  const n = await lateLine(hall, open);
  const isShort = after !== undefined && after <= n && n - after <= MISSED;
  const missed = isShort && after < n ? (await hall.history(open)).lines(null, after + 1, n) : [];
  hall.listenLate(connection, open, n);
  return { table: open.table.info(hall.isHere(open)), now: await hall.viewAt(open, null, n), missed, n };
}
/** The last line that somebody may hear as this audience. */
async function lastLineFor(hall: Hall, open: OpenTable, person: Person, as: As): Promise<number> {
  return as === null && isKeptBehind(open.table, person) ? lateLine(hall, open) : Number.MAX_SAFE_INTEGER;
}

function summaryFor({ persons, owner, keptSeats = [], ...summary }: Summary, { id }: Person, looked?: Looked): TableSummary {
  const mine = persons.flatMap((person, seat) => (person === id ? [seat] : []));
  const isBehind = summary.delay != null && summary.status === "running" && mine.length === 0;
  return {
    ...summary,
    // Kept as they were when the match ended.
    seats: summary.seats.map((seat) => ({ ...seat, name: shownName(seat.name) })),
    // Who is asked now is news of the match.
    ...(isBehind ? { waiting: [], asked: [], until: [], since: summary.created, heard: 0 } : {}),
    mine,
    kept: mine.filter((seat) => keptSeats.includes(seat)),
    owned: owner === id,
    ...(looked === undefined ? {} : { looked }),
  };
}
