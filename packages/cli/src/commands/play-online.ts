import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { namingOf } from "@stormakt/kernel/naming";
import type { SeatPlan, TableSummary } from "@stormakt/protocol";
import { Client, liveAddress, overSocket, RequestRefused } from "@stormakt/protocol/client";
import type { Link } from "@stormakt/protocol/links";
import { readLink, tableLink } from "@stormakt/protocol/links";
import { gameCalled, isOnShelf } from "@stormakt/shelf";
import { theLanguage } from "../args.ts";
import { Misuse } from "../misuse.ts";
import { Lines } from "../play/lines.ts";
import { OnlineSession } from "../play/online-session.ts";
import type { Phrases } from "../play/phrases.ts";
import { PHRASES } from "../play/phrases.ts";
import { bold, columns, dim, green, harmless, yellow } from "../terminal.ts";

export interface OnlineOptions {
  /** Makes a table of this game. Without it, and without a table in the address: shows which there are. */
  readonly game?: string;
  /** Who sits where at a new table: you, open, or the name of a bot. */
  readonly seats?: string;
  readonly name?: string;
  readonly lang?: string;
  readonly options?: readonly string[];
  /** Whether strangers may find the new table. */
  readonly listed?: boolean;
}

/** Plays on a server, in this terminal. The address is that of the server, or the link to a table or a seat. */
export async function playOnline(address: string, options: OnlineOptions = {}): Promise<number> {
  const url = readAddress(address);
  const language = theLanguage(options.lang);
  const said = PHRASES[language];
  const lines = new Lines();
  const token = await comeIn(url.origin, options.name);
  const client = new Client(
    overSocket(() => new WebSocket(liveAddress(url.origin), { headers: { authorization: `Bearer ${token}` } } as never)),
    // A host speaks by name; this terminal works with places in its own catalogue.
    async (game) => (isOnShelf(game) ? namingOf(await gameCalled(game)) : null),
  );
  let wasLost = false;
  client.subscribe(() => {
    if (client.line === "lost" && !wasLost) console.log(yellow(said.lineLost));
    if (client.line === "online" && wasLost) console.log(green(said.lineBack));
    wasLost = client.line === "lost";
  });
  try {
    const { table, invite } = await tableAt(client, url, options, lines, said);
    if (table === null) return 0;
    const about = await client.ask("about", { table, ...(invite === undefined ? {} : { invite }) });
    let [seat] = about.mine;
    const [back] = about.back ?? [];
    if (seat === undefined && back !== undefined) {
      // Voted away while one was gone: one's own chair is taken back, not another's.
      await client.ask("return", { table, as: back });
      seat = back;
    } else if (seat === undefined && about.table.seats.some(({ free }) => free))
      ({ seat } = await client.ask("join", { table, ...(invite === undefined ? {} : { invite }) }));
    const seen = client.table(table, seat ?? null, invite);
    await seen.ready();
    await (await OnlineSession.of(seen, lines, language)).run();
    return 0;
  } catch (error) {
    if (error instanceof RequestRefused) throw new Misuse(harmless(error.message));
    throw error;
  } finally {
    lines.close();
    client.close();
  }
}

const readAddress = (address: string): Link => {
  const link = readLink(address);
  if (link === null) throw new Misuse(`${address} is no address of a server, nor a link to a table or a seat`);
  return link;
};

/** One's token for each server, so that one is the same guest next time. */
const purse = (): string => join(process.env["STORMAKT_HOME"] ?? join(homedir(), ".config", "stormakt"), "guests.json");
const readPurse = (): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(purse(), "utf8")) as Record<string, string>;
  } catch {
    return {};
  }
};
async function comeIn(origin: string, name: string | undefined): Promise<string> {
  const key = name === undefined ? origin : `${origin} ${name}`;
  const known = readPurse()[key];
  try {
    if (known !== undefined && (await fetch(`${origin}/api/session`, { headers: { authorization: `Bearer ${known}` } })).ok) return known;
    const response = await fetch(`${origin}/api/session`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: name ?? userInfo().username, token: true }),
    });
    const { token, error } = (await response.json()) as { token?: string; error?: { text: string } };
    if (token === undefined) throw new Misuse(harmless(error?.text ?? `${origin} does not let us in`));
    mkdirSync(dirname(purse()), { recursive: true, mode: 0o700 });
    writeFileSync(purse(), JSON.stringify({ ...readPurse(), [key]: token }, null, 2), { mode: 0o600 });
    return token;
  } catch (error) {
    if (error instanceof Misuse) throw error;
    throw new Misuse(`there is no server at ${origin}`);
  }
}

async function tableAt(
  client: Client,
  link: Link,
  options: OnlineOptions,
  lines: Lines,
  said: Phrases,
): Promise<{ table: string | null; invite: string | undefined }> {
  if (link.kind === "server") return findTable(client, link.origin, options, lines, said);
  if (link.kind === "table") return { table: link.table, invite: link.invite ?? undefined };
  return { table: (await client.ask("claim", { key: link.key })).table, invite: undefined };
}
async function findTable(
  client: Client,
  origin: string,
  { game, seats, options = [], listed = false }: OnlineOptions,
  lines: Lines,
  said: Phrases,
): Promise<{ table: string | null; invite: string | undefined }> {
  if (game !== undefined) {
    const plan = (seats ?? "you,open,open").split(",").map((seat): SeatPlan => {
      const [kind = "", name] = seat.trim().split(":");
      if (kind === "you") return { kind: "me", ...(name === undefined ? {} : { name }) };
      return kind === "open" ? { kind: "open" } : { kind: "bot", level: kind };
    });
    const asked = Object.fromEntries(
      options
        .flatMap((text) => text.split(","))
        .filter(Boolean)
        .map(pairOf),
    );
    const { table, invite } = await client.ask("create", { game, seats: plan, options: asked, listed });
    console.log(said.comeInBy(bold(harmless(tableLink(origin, table.id, invite)))));
    return { table: table.id, invite };
  }
  const [mine, open] = await Promise.all([client.ask("mine", {}), client.ask("tables", { status: "gathering" })]);
  const tables = [...mine.tables, ...open.tables.filter(({ id }) => !mine.tables.some((one) => one.id === id))];
  if (tables.length === 0) {
    console.log(said.noTables);
    return { table: null, invite: undefined };
  }
  for (const row of columns(tables.map((table, at) => tableRow(table, at, said)))) console.log(row);
  const line = await lines.next(`${dim(said.whichTable)} > `);
  return { table: tables[Number(line) - 1]?.id ?? null, invite: undefined };
}
const pairOf = (pair: string): [string, boolean | number | string] => {
  const [name = "", value = ""] = pair.split("=");
  return [name, value === "true" ? true : value === "false" ? false : /^-?\d+$/.test(value) ? Number(value) : value];
};
function tableRow({ game, seats, status, waiting, mine }: TableSummary, at: number, said: Phrases): string[] {
  const isMyTurn = waiting.some((seat) => mine.includes(seat));
  const who = harmless(seats.map(({ name, bot, free }, seat) => name ?? bot ?? (free ? "…" : said.seat(seat + 1))).join(", "));
  return [bold(`${at + 1}`), harmless(game), who, isMyTurn ? green(said.isYourMove) : dim(said.status[status] ?? status)];
}
