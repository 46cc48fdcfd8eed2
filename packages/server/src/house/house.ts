import type { Hall } from "@stormakt/host";
import { discreet } from "@stormakt/host";
import type { Asks, Failure, RequestName } from "@stormakt/protocol";
import type { Logger } from "pino";
import { newSecret } from "../auth/guests.ts";
import { isPlain } from "../log.ts";
import type { Act } from "./acts.ts";
import { blockListOf } from "./acts.ts";
import type { HouseBook, Notice, Visitor, WrittenAct } from "./book.ts";
import { enact } from "./book.ts";

/** How often a node looks for what is new in the book, and how often it tells who is here. */
const ROUND = 1_000;
const TELLING = 10_000;
/** Problems of one kind that are written down a minute. */
const PROBLEMS_A_MINUTE = 6;
const DETAIL = 4_000;
/** What somebody who was told to be quiet may not send. */
const TALK: ReadonlySet<RequestName> = new Set(["chat", "rename"]);
/** Whether a request says something to others beside what it does: what a table is called, or whoever sits at it, or a note that is shared. */
function isSaying(name: RequestName, asked: object): boolean {
  if (TALK.has(name)) return true;
  const { name: called, seats, shared } = asked as Partial<Asks<"create"> & Pick<Asks<"pin">, "shared">>;
  if (name === "pin") return shared === true;
  if (name !== "create" && name !== "join" && name !== "branch") return false;
  return (called ?? "") !== "" || seats?.some((seat) => "name" in seat && seat.name !== undefined) === true;
}

export interface Doors {
  /** Who is connected to this node. */
  visitors(): readonly Visitor[];
  /** Closes the sockets of whoever this is true of. */
  turnOut(isMeant: (person: string, address: string, session: string) => boolean, reason: string): void;
  /** Says something to everybody connected. */
  tellAll(text: string): void;
}

/** Keeps house at one node: who may come in and talk, what is announced, and what admins have asked for at this or another node. */
export class House {
  readonly book: HouseBook;
  notice: Notice | null = null;
  private readonly hall: Hall;
  private readonly log: Logger;
  private readonly node: string;
  private readonly now: () => number;
  private readonly doors: () => Doors;
  private bans: { person: string | null; range: string | null; until: number | null }[] = [];
  private inBannedRange: (address: string) => boolean = () => false;
  private mutes = new Map<string, number | null>();
  private read = -1;
  private timers: NodeJS.Timeout[] = [];
  private reading: Promise<void> | null = null;
  private readonly told = new Map<string, { count: number; since: number }>();

  constructor(ports: { book: HouseBook; hall: Hall; log: Logger; node: string; doors: () => Doors; now?: () => number }) {
    this.book = ports.book;
    this.hall = ports.hall;
    this.log = ports.log;
    this.node = ports.node;
    this.doors = ports.doors;
    this.now = ports.now ?? Date.now;
  }
  async open(): Promise<void> {
    await this.refresh();
    // A database that takes its time is not asked again meanwhile.
    const every = (milliseconds: number, work: () => Promise<void>, what: string): void => {
      let isBusy = false;
      const timer = setInterval(() => {
        if (isBusy) return;
        isBusy = true;
        work()
          .catch((error: unknown) => this.log.warn({ err: error }, what))
          .finally(() => {
            isBusy = false;
          });
      }, milliseconds);
      timer.unref();
      this.timers.push(timer);
    };
    every(ROUND, () => this.refresh(), "the house book could not be read");
    every(TELLING, () => this.tellHere(), "who is here could not be told");
    await this.tellHere();
  }
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.reading?.catch(() => {});
    await this.book.leave(this.node).catch(() => {});
  }
  tellHere(): Promise<void> {
    return this.book.tellHere(this.node, this.doors().visitors(), this.now());
  }

  /** Reads what is new in the book. One reading at a time: whoever asks during one waits for the next. */
  async refresh(): Promise<void> {
    while (this.reading !== null) await this.reading.catch(() => {});
    this.reading = this.readOn();
    try {
      await this.reading;
    } finally {
      this.reading = null;
    }
  }
  private async readOn(): Promise<void> {
    const { book } = this;
    const isFirst = this.read < 0;
    const fresh = isFirst ? await book.undone() : await book.acts(this.read, 500);
    if (!isFirst && fresh.length === 0) return;
    const last = isFirst ? await book.last() : (fresh.at(-1)?.n ?? this.read);
    const { bans, mutes } = await book.standing(this.now());
    this.bans = bans;
    this.inBannedRange = blockListOf(bans.flatMap(({ range, until }) => (range === null || until !== null ? [] : [range])));
    this.mutes = new Map(mutes.map(({ person, until }) => [person, until]));
    const notice = await book.notice();
    const isNew = JSON.stringify(notice) !== JSON.stringify(this.notice);
    this.notice = notice;
    this.read = last;
    if (!isFirst && isNew) this.doors().tellAll(this.noticeText());
    if (bans.length > 0) this.doors().turnOut((person, address) => this.isBanned(person, address), "you are not welcome here");
    for (const act of fresh) await this.carryOut(act);
  }
  private async carryOut({ n, act, body, done }: WrittenAct): Promise<void> {
    if (act === "close-table" && !done && (await this.book.take(n))) {
      await this.closeTable(String(body["table"])).catch((error: unknown) => this.log.warn({ err: error, act: n }, "an act failed"));
    }
    if (act === "end-sessions") {
      const ended = body["sessions"] as readonly string[];
      this.doors().turnOut((person, _address, session) => person === body["person"] && ended.includes(session), "this session was ended");
    }
    if (act === "erase") {
      const { person, tables } = body as { person: string; tables: string[] };
      this.doors().turnOut((one) => one === person, "forgotten");
      for (const table of tables) await this.hall.reload(table).catch((error: unknown) => this.log.warn({ err: error }, "an act failed"));
    }
  }
  private async closeTable(id: string): Promise<void> {
    await this.hall.write(id, ({ table }) =>
      table.memory.status === "finished" ? [] : [{ kind: "finished", at: this.now(), because: "closed", outcome: null }],
    );
  }

  async perform(by: string, act: Act): Promise<void> {
    await enact(this.book, by, act, this.now(), () => newSecret(72));
    await this.refresh();
  }

  private stands({ until }: { until: number | null }): boolean {
    return until === null || until > this.now();
  }
  isBanned(person: string | null, address: string): boolean {
    if (this.bans.length === 0) return false;
    if (this.inBannedRange(address)) return true;
    return this.bans.some(
      (ban) =>
        this.stands(ban) &&
        (ban.person === null ? ban.range !== null && ban.until !== null && blockListOf([ban.range])(address) : ban.person === person),
    );
  }
  /** Why a request is not even looked at; null: it is. */
  refuses(person: string, name: RequestName, asked: object = {}): Failure | null {
    const until = this.mutes.get(person);
    if (until === undefined || !isSaying(name, asked) || !this.stands({ until })) return null;
    return { code: "muted", text: "you may not talk here for now", ...(until === null ? {} : { wait: until - this.now() }) };
  }
  /** What everybody connected is told, and whoever connects later. */
  noticeText(): string {
    return JSON.stringify({ notice: this.notice, at: this.now() });
  }
  /** Something went wrong: admins see it, without what is nobody's to know. */
  tellProblem(problem: { readonly what: string; readonly [detail: string]: unknown }): void {
    const now = this.now();
    const { what, error, table, seat, level, request } = problem;
    const known = this.told.get(what);
    // Many may go wrong within one tick of the clock: they are counted together.
    const minute = known === undefined || known.since < now - 60_000 ? { count: 1, since: now } : { ...known, count: known.count + 1 };
    this.told.set(what, minute);
    if (minute.count > PROBLEMS_A_MINUTE) return;
    // Whoever tells of it has left out what is hidden; nobody is trusted with that.
    const told = discreet(error, isPlain);
    const said = told instanceof Error ? (told.stack ?? told.message) : undefined;
    const detail = JSON.stringify({ table, seat, level, request, error: said?.slice(0, DETAIL) });
    this.book
      .tellProblem(newSecret(72), this.node, what, detail, now)
      .catch((cause: unknown) => this.log.warn({ err: cause }, "a problem could not be kept"));
  }
}
