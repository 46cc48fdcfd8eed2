import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import type { Action, LogLine, SeatPlan, TableSummary } from "@stormakt/protocol";
import { Client, LineLost, overSocket, RequestRefused, type TableClient } from "@stormakt/protocol/client";
import type { Link } from "@stormakt/protocol/links";
import { readLink, tableLink } from "@stormakt/protocol/links";
import type { Language, Speaker } from "@stormakt/words";
import { plainly } from "@stormakt/words";
import { theLanguage } from "../args.ts";
import { Misuse } from "../misuse.ts";
import { Lines } from "../play/lines.ts";
import { tableOf } from "../tables/index.ts";
import { bold, columns, dim, folded, green, harmless, red, seatColour, yellow } from "../terminal.ts";
import { colourfully, speakerFor } from "../voice.ts";

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
  const lines = new Lines();
  const token = await comeIn(url.origin, options.name);
  const socket = `${url.origin.replace(/^http/, "ws")}/live`;
  const client = new Client(overSocket(() => new WebSocket(socket, { headers: { authorization: `Bearer ${token}` } } as never)));
  let wasLost = false;
  client.subscribe(() => {
    if (client.line === "lost" && !wasLost) console.log(yellow("The line is lost. Trying again …"));
    if (client.line === "online" && wasLost) console.log(green("The line is back."));
    wasLost = client.line === "lost";
  });
  try {
    const { table, invite } = await tableAt(client, url, options, lines);
    if (table === null) return 0;
    const about = await client.ask("about", { table, ...(invite === undefined ? {} : { invite }) });
    let [seat] = about.mine;
    if (seat === undefined && about.table.seats.some(({ free }) => free))
      ({ seat } = await client.ask("join", { table, ...(invite === undefined ? {} : { invite }) }));
    const seen = client.table(table, seat ?? null, invite);
    await seen.ready();
    await new OnlineSession(seen, lines, language).run();
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
): Promise<{ table: string | null; invite: string | undefined }> {
  if (link.kind === "server") return findTable(client, link.origin, options, lines);
  if (link.kind === "table") return { table: link.table, invite: link.invite ?? undefined };
  return { table: (await client.ask("claim", { key: link.key })).table, invite: undefined };
}
async function findTable(
  client: Client,
  origin: string,
  { game, seats, options = [], listed = false }: OnlineOptions,
  lines: Lines,
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
    console.log(`The others come in by ${bold(harmless(tableLink(origin, table.id, invite)))}`);
    return { table: table.id, invite };
  }
  const [mine, open] = await Promise.all([client.ask("mine", {}), client.ask("tables", { status: "gathering" })]);
  const tables = [...mine.tables, ...open.tables.filter(({ id }) => !mine.tables.some((one) => one.id === id))];
  if (tables.length === 0) {
    console.log("There is no table yet. Make one: stormakt play <game> --server URL");
    return { table: null, invite: undefined };
  }
  for (const row of columns(tables.map((table, at) => tableRow(table, at)))) console.log(row);
  const line = await lines.next(`${dim("Which?")} > `);
  return { table: tables[Number(line) - 1]?.id ?? null, invite: undefined };
}
const pairOf = (pair: string): [string, boolean | number | string] => {
  const [name = "", value = ""] = pair.split("=");
  return [name, value === "true" ? true : value === "false" ? false : /^-?\d+$/.test(value) ? Number(value) : value];
};
function tableRow({ game, seats, status, waiting, mine }: TableSummary, at: number): string[] {
  const isMyTurn = waiting.some((seat) => mine.includes(seat));
  const who = harmless(seats.map(({ name, bot, free }) => name ?? bot ?? (free ? "…" : "?")).join(", "));
  return [bold(`${at + 1}`), harmless(game), who, isMyTurn ? green("your move") : dim(status)];
}

/** One table at this terminal. What is typed is read at any time; what is heard is printed as it comes. */
class OnlineSession {
  private readonly table: TableClient;
  private readonly lines: Lines;
  private readonly language: Language;
  private speaker: Speaker | null = null;
  private names: readonly string[] = [];
  /** The line for which the question was last shown. */
  private shown = -1;
  private isOver = false;
  constructor(table: TableClient, lines: Lines, language: Language) {
    this.table = table;
    this.lines = lines;
    this.language = language;
  }
  async run(): Promise<void> {
    const { info, failure } = this.table.state;
    if (info === null) throw new Misuse(harmless(failure?.text ?? "the table cannot be opened"));
    await this.learnNames();
    console.log(`${bold(this.speaker?.words.game.title ?? info.game)}  ${this.names.join(", ")}`);
    let queue = Promise.resolve();
    const over = new Promise<void>((resolve) => {
      const hear = (lines: readonly LogLine[]): void => {
        queue = this.hearAfter(queue, lines, resolve);
      };
      this.table.subscribe(hear);
      hear([]);
    });
    const typed = (async () => {
      for (;;) {
        const line = await this.lines.next("");
        if (line === null || ["quit", "exit"].includes(line.trim())) return;
        await this.obey(line.trim()).catch((error: unknown) => this.complain(error));
      }
    })();
    await Promise.race([over, typed]);
  }
  /** What is heard is printed in its order. */
  private async hearAfter(former: Promise<void>, lines: readonly LogLine[], resolve: () => void): Promise<void> {
    await former;
    await this.hear(lines);
    if (this.isOver) resolve();
  }
  private async learnNames(): Promise<void> {
    const { info } = this.table.state;
    if (info === null) return;
    const names = info.seats.map(({ name, bot }, seat) => harmless(name ?? (bot === null ? `seat ${seat + 1}` : `${bot} ${seat + 1}`)));
    if (names.join() === this.names.join()) return;
    this.names = names;
    this.speaker = await speakerFor(info.game, this.language, names);
  }
  private async hear(lines: readonly LogLine[]): Promise<void> {
    await this.learnNames();
    for (const line of lines) for (const text of this.say(line)) console.log(folded(`  ${text}`, "    "));
    const { info, now, n } = this.table.state;
    if (info?.status === "finished" && !this.isOver) this.end();
    else if (now?.prompt?.asked === true && this.shown !== n) {
      this.shown = n;
      this.showQuestion(false);
    }
  }
  private say(line: LogLine): string[] {
    const { speaker } = this;
    const name = (seat: number): string => seatColour(seat)(this.names[seat] ?? `${seat + 1}`);
    switch (line.kind) {
      case "moved":
        return speaker === null ? [] : line.events.map((event) => colourfully(speaker.event(event)));
      case "chat":
        return [`${name(line.seat)}: ${harmless(line.text)}`];
      case "seat":
        return [dim(`${name(line.seat)}: ${line.change}${line.bot === null ? "" : ` (${harmless(line.bot)})`}`)];
      case "undone":
        return [dim(`${name(line.seat)} undoes the last move.`)];
      case "take-back":
        return [yellow(`${name(line.seat)}: take-back ${line.step}.${line.step === "asked" ? " (agree, decline)" : ""}`)];
      case "taken-back":
        return [yellow(`By consent ${name(line.seat)} takes back; the dice are new.`)];
      case "began":
        return [dim(`The match begins. Commitment to the dice: ${harmless(line.commitment)}`)];
      case "kick":
        return [dim(sayVote(line, name))];
      case "helped":
        return [dim(`${name(line.seat)} asked what a strong player would do.`)];
      case "rematch":
        return [`There is a rematch: table ${harmless(line.table)}`];
      case "created":
      case "orders":
      case "closed":
      case "finished":
        return [];
    }
  }
  private showTable(): void {
    const { now, info } = this.table.state;
    if (now === null || info === null || this.speaker === null) return;
    console.log(
      `\n${tableOf(info.game)({ view: now.view, seat: this.table.as, seats: info.seats.length, names: this.names, speaker: this.speaker })}\n`,
    );
  }
  private allowed(): Action[] {
    return (this.table.state.now?.choices ?? []).filter(({ rule }) => rule === null).map(({ action }) => action);
  }
  private showQuestion(inFull: boolean): void {
    const { now } = this.table.state;
    const { speaker } = this;
    if (now?.prompt == null || speaker === null) return;
    this.showTable();
    console.log(bold(colourfully(speaker.ask(now.prompt.step, now.prompt.memory))));
    this.allowed().forEach((action, at) => console.log(`${bold(`${at + 1}`.padStart(4))}  ${colourfully(speaker.move(action))}`));
    for (const kind of now.composable)
      console.log(`${bold("any ".padStart(4))}  ${kind}: ${dim('any draws one, or write it as JSON: {"kind": …}')}`);
    const refused = now.choices.filter(({ rule }) => rule !== null);
    if (inFull)
      for (const row of columns(
        refused.map(({ action, rule }) => [
          dim("   –"),
          dim(plainly(speaker.move(action))),
          dim(`${speaker.refusal(rule ?? "")} (${rule})`),
        ]),
      ))
        console.log(row);
    else if (refused.length > 0) console.log(dim(`   –  ${refused.length} not allowed (all shows them)`));
    console.log(dim("Which? (a number, or help)"));
  }
  private async obey(line: string): Promise<void> {
    const { table } = this;
    const [word = "", ...rest] = line.split(/\s+/);
    const text = rest.join(" ");
    if (line.startsWith("{")) {
      await table.move(JSON.parse(line) as Action);
      return;
    }
    if (/^\d+$/.test(word)) {
      const action = this.allowed()[Number(word) - 1];
      if (action === undefined) console.log(yellow(`There is no ${word} here.`));
      else await table.move(action);
      return;
    }
    switch (word) {
      case "":
        return;
      case "any":
        await table.move(await table.suggest());
        return;
      case "all":
        return this.showQuestion(true);
      case "table":
        return this.showTable();
      case "log":
        for (const one of table.state.lines) for (const said of this.say(one)) console.log(folded(`  ${said}`, "    "));
        return;
      case "undo":
        await table.undo();
        return;
      case "takeback":
        await table.takeBack("ask");
        return;
      case "agree":
      case "decline":
      case "withdraw":
        await table.takeBack(word);
        return;
      case "say":
        await table.chat(text);
        return;
      case "note":
        console.log(harmless(await table.note(text === "" ? undefined : text)));
        return;
      default:
        console.log(HELP);
    }
  }
  private complain(error: unknown): void {
    if (error instanceof RequestRefused) {
      const { rule, text } = error.failure;
      console.log(yellow(harmless(rule === undefined ? text : `${this.speaker?.refusal(rule) ?? text} (${rule})`)));
    } else if (error instanceof LineLost) console.log(yellow("The line was lost; it is not known whether that was done."));
    else console.log(red(harmless((error as Error).message)));
  }
  private end(): void {
    this.isOver = true;
    this.showTable();
    const outcome = this.table.state.now?.view.outcome ?? null;
    if (outcome === null) {
      console.log(bold("The match is over."));
      return;
    }
    if (this.speaker?.words.outcomes[outcome.because] !== undefined) console.log(bold(colourfully(this.speaker.outcome(outcome))));
    outcome.places.forEach((seats, place) =>
      console.log(`  ${place + 1}. ${seats.map((seat) => seatColour(seat)(this.names[seat] ?? "")).join(", ")}`),
    );
  }
}

const HELP = `  1, 2, …        make that move
  any            make any move that is allowed
  {"kind": …}    make the move written out
  all            show the moves that are not allowed too, with the reason
  table, log     the table again; all that was heard
  undo           undo your last move, where nobody has learnt anything from it
  takeback       ask the others to let you take it back; agree, decline, withdraw answer that
  say <text>     talk to the table
  note <text>    your own notes about it
  quit           leave the terminal; your seat stays yours`;
function sayVote({ by, seat, on, why, due }: Extract<LogLine, { kind: "kick" }>, name: (seat: number) => string): string {
  if (by === seat) return `${name(seat)} is here: the vote is off.`;
  if (!on) return `${name(by)} no longer wants ${name(seat)} replaced.`;
  const reason = why === "late" ? "over time" : "away";
  const when = due === null ? "" : ` It is done in ${Math.max(0, Math.round((due - Date.now()) / 1000))} s, unless ${name(seat)} shows up.`;
  return `${name(by)} wants ${name(seat)} replaced, who is ${reason}.${when}`;
}
