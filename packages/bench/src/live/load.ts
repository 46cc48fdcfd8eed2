/**
 * People at many tables, as fast as they can: each answers as soon as it is asked, with any allowed move. Runs in a process of its own,
 * on a core of its own, and says how many moves a second came through and how long each took until all at the table had heard of it, span by
 * span.
 */
import { liveAddress } from "@stormakt/protocol/client";
import { WebSocket } from "ws";
import { Spans } from "./spans.ts";

/** Ports and processes of the nodes, separated by commas; `think`: milliseconds at most that a player takes to answer. */
const [ports = "", tables = "32", warmUp = "2", pids = "", think = "0"] = process.argv.slice(2);
const origins = ports.split(",").map((port) => `http://127.0.0.1:${port}`);
const originFor = (player: number): string => origins[player % origins.length] ?? "";
const spans = new Spans(pids);
const SEATS = 4;
/** So many things at a time while everybody comes in. */
const AT_ONCE = 50;

interface Player {
  socket: WebSocket;
  table: Table;
  seat: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of all kinds
  ask(what: string, fields: object): Promise<any>;
  isBusy: boolean;
  /** What was heard while a move was under way. */
  next: Now | null;
  /** What it was asked last; what has not changed is not said again. */
  seen: Pick<Now, "prompt" | "choices">;
}
interface Table {
  id: string;
  players: Player[];
  /** Moves under way, by line: when each was sent, and how many have heard it. */
  moves: Map<number, Move>;
  isOver: boolean;
}
interface Move {
  /** Not known before the answer, which says which line it is. */
  since: number | null;
  count: number;
  last: number;
}
let draw = 12345;
const below = (limit: number): number => {
  draw = (Math.imul(draw, 1664525) + 1013904223) >>> 0;
  return Math.floor((draw / 4294967296) * limit);
};

async function guest(name: string, player: number): Promise<string> {
  const response = await fetch(`${originFor(player)}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, token: true }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** One socket that speaks the protocol. */
async function connect(token: string, player: number, hear: (text: string) => void): Promise<Pick<Player, "socket" | "ask">> {
  const socket = new WebSocket(liveAddress(originFor(player)), {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
  });
  const answers = new Map<number, { resolve(ok: unknown): void; reject(error: Error): void }>();
  let nextId = 1;
  socket.on("message", (data) => {
    const text = (data as Buffer).toString();
    if (!text.startsWith('{"re":')) return hear(text);
    const { re, ok, error } = JSON.parse(text) as { re: number; ok: unknown; error: { text: string } };
    const answer = answers.get(re);
    answers.delete(re);
    if (error === undefined) answer?.resolve(ok);
    else answer?.reject(new Error(`${error.text} ${text}`));
  });
  await new Promise((resolve) => socket.once("open", resolve));
  return {
    socket,
    ask(what, fields) {
      const id = nextId++;
      socket.send(JSON.stringify({ id, do: what, ...fields }));
      return new Promise((resolve, reject) => answers.set(id, { resolve, reject }));
    },
  };
}

async function openTable(number: number, tokens: readonly string[]): Promise<void> {
  const table: Table = { id: "", players: [], moves: new Map(), isOver: false };
  for (const [seat, token] of tokens.entries()) {
    const line = await connect(token, number + seat, (text) => {
      const player = table.players[seat];
      if (player !== undefined) hear(player, text);
    });
    table.players.push({ ...line, table, seat, isBusy: false, next: null, seen: { prompt: null, choices: [] } });
  }
  await newMatch(table);
}
async function newMatch(table: Table): Promise<void> {
  const [first, ...others] = table.players as [Player, ...Player[]];
  // A new list: what is still heard of the match before does not count for this one.
  table.moves = new Map();
  const seats = [{ kind: "me" }, ...others.map(() => ({ kind: "open" }))];
  const made = await first.ask("create", { game: "vasa-regalis", seats });
  table.id = made.table.id;
  table.isOver = false;
  for (const player of others) await player.ask("join", { table: table.id, invite: made.invite });
  const opened = await Promise.all(table.players.map((player) => player.ask("open", { table: table.id, as: player.seat, changes: true })));
  // Another node may not have heard yet that the match has begun: then it tells in a moment.
  opened.forEach(({ now }, at) => now !== null && consider(table.players[at] as Player, now));
}

/** Moves that are told together are heard together. */
const LINES = /\{"n":(\d+),"at":\d+,"kind":"moved"/g;
function hear(player: Player, text: string): void {
  const { table } = player;
  if (!text.startsWith(`{"table":"${table.id}"`)) return;
  for (const [, line] of text.matchAll(LINES)) {
    const n = Number(line);
    const move = moveAt(table.moves, n);
    move.count += 1;
    move.last = performance.now();
    settle(table.moves, n, move);
  }
  if (text.includes('"kind":"finished"')) {
    if (table.isOver) return;
    table.isOver = true;
    for (const one of table.players) void one.ask("close", { table: table.id, as: one.seat });
    void newMatch(table);
  } else {
    const { now, change } = JSON.parse(text) as { now?: Now; change?: Partial<Now> & { n: number } };
    const part = now ?? change;
    if (part !== undefined) consider(player, { ...player.seen, ...part });
  }
}
function moveAt(moves: Table["moves"], line: number): Move {
  const known = moves.get(line);
  if (known !== undefined) return known;
  const move: Move = { since: null, count: 0, last: 0 };
  moves.set(line, move);
  return move;
}
/** When whoever made it has its answer, and all have heard of it: whichever comes last. */
function settle(moves: Table["moves"], line: number, { since, count, last }: Move): void {
  if (since === null || count < SEATS) return;
  moves.delete(line);
  if (spans.isMeasuring) spans.heardAfter(last - since);
}
interface Now {
  n: number;
  prompt: { asked: boolean } | null;
  choices: { action: object; rule: string | null }[];
}
function consider(player: Player, { n, prompt, choices }: Now): void {
  player.next = null;
  player.seen = { prompt, choices };
  if (prompt?.asked !== true) return;
  if (player.isBusy) {
    player.next = { n, prompt, choices };
    return;
  }
  player.isBusy = true;
  const answerNow = (): void => spans.answer(() => answer(player, n, choices));
  if (think === "0") answerNow();
  else setTimeout(answerNow, below(Number(think)));
}
function answer(player: Player, n: number, choices: Now["choices"]): void {
  const { id, moves } = player.table;
  const allowed = choices.filter(({ rule }) => rule === null);
  const key = `${n}-${player.seat}`;
  const since = performance.now();
  player.ask("move", { table: id, as: player.seat, after: n, key, action: allowed[below(allowed.length)]?.action }).then(
    ({ n: line }: { n: number }) => count(player, moves, line, since),
    () => {
      player.isBusy = false;
    },
  );
}

function count(player: Player, moves: Table["moves"], line: number, since: number): void {
  player.isBusy = false;
  // Asked anew in the meantime: what was heard then is kept.
  if (player.next !== null) consider(player, player.next);
  if (spans.isMeasuring) spans.count();
  const move = moveAt(moves, line);
  move.since = since;
  settle(moves, line, move);
}

/** All of them, a few at a time. */
async function each<T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < count; at = next++) done[at] = await work(at);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}
const tokens = await each(Number(tables) * SEATS, (at) => guest(`P${at}`, at));
await each(Number(tables), (at) => openTable(at, tokens.slice(at * SEATS, (at + 1) * SEATS)));
await spans.run(Number(warmUp));
