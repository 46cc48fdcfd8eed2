import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Connection, Hall } from "@stormakt/host";
import { TRY_AGAIN } from "@stormakt/host";
import type { Failure, Request } from "@stormakt/protocol";
import { ERRORS, LIMITS, PROTOCOL, readRequest } from "@stormakt/protocol";
import type { Logger } from "pino";
import type { WebSocket } from "ws";
import { WebSocketServer } from "ws";
import type { Allowances } from "../allowances.ts";
import type { Guest, Guests } from "../auth/guests.ts";
import { isOriginAllowed, sessionId, tokenOf } from "../auth/guests.ts";
import { netOf } from "../house/acts.ts";
import type { Visitor } from "../house/book.ts";
import type { Doors, House } from "../house/house.ts";
import type { Health } from "../http/health.ts";
import type { Buckets } from "../limits.ts";
import { costOf, DELVES, neighbourhoodOf, tablesOf } from "../limits.ts";
import type { Metrics } from "../metrics.ts";
import type { Settings } from "../settings.ts";
import { Outbox } from "./outbox.ts";

export const PATH = "/live";
/** A socket is asked for a sign of life so often, and given up after the second time without. */
const HEARTBEAT = 30_000;
/** Requests of one client that may be under way at once. */
const UNDER_WAY = 64;
/** Refusals after which a client is taken to mean harm. */
const PATIENCE = 50;
/** Who has so many milliseconds' worth of requests too many does not wait as told. */
const PATIENT = 3_000;
/** Whoever has so many bytes to read first has no use for a sign of life. */
const UNREAD = 65_536;
/** What is said to whoever wants to begin something where nothing new is begun. */
export const CLOSING = { code: "closing", text: "the server is about to stop; connect again", wait: 1_000 } as const;
const CLOSE = { restart: 1012, tooMuch: 1008 } as const;

/** Why somebody may not sit down at a table; null: they may ask. */
type WhyNotJoin = (person: string, table: string) => Promise<Failure | null>;
interface Line {
  readonly socket: WebSocket;
  readonly outbox: Outbox;
  readonly connection: Connection;
  readonly address: string;
  /** The session it came in by. */
  readonly session: string;
  readonly since: number;
  /** All that a client is told which speaks another protocol; null: it speaks ours. */
  readonly foreign: Failure | null;
  /** Until then the last of those who came too fast was asked to wait. */
  waitUntil: number;
  isAlive: boolean;
  underWay: number;
  /** Bad messages lately. */
  offences: number;
}

/** Sockets at `/live`: who they are is settled before they are opened, what they say is read before anybody acts on it. */
export class Sockets implements Doors {
  private readonly hall: Hall;
  private readonly house: House;
  private readonly guests: Guests;
  private readonly settings: Settings;
  private readonly metrics: Metrics;
  private readonly log: Logger;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    clientTracking: false,
    autoPong: false,
  });
  private readonly lines = new Set<Line>();
  private readonly byAddress = new Map<string, number>();
  private readonly allowances: Allowances;
  private readonly newTables: Buckets;
  private readonly health: Health;
  private readonly whyNotJoin: WhyNotJoin;
  private readonly heartbeat: NodeJS.Timeout;
  private isClosing = false;

  constructor(ports: {
    hall: Hall;
    house: House;
    guests: Guests;
    settings: Settings;
    metrics: Metrics;
    log: Logger;
    allowances: Allowances;
    newTables: Buckets;
    health: Health;
    whyNotJoin: WhyNotJoin;
  }) {
    this.hall = ports.hall;
    this.house = ports.house;
    this.guests = ports.guests;
    this.settings = ports.settings;
    this.metrics = ports.metrics;
    this.log = ports.log;
    this.allowances = ports.allowances;
    this.newTables = ports.newTables;
    this.health = ports.health;
    this.whyNotJoin = ports.whyNotJoin;
    this.heartbeat = setInterval(() => this.dropTheSilent(), HEARTBEAT);
    this.heartbeat.unref();
  }
  attach(server: Server): void {
    server.on("upgrade", (request, socket, head) => {
      socket.on("error", () => socket.destroy());
      this.admit(request, socket, head).catch((error: unknown) => {
        const isOutage = this.hall.isOutage(error);
        if (isOutage) this.log.warn({ err: error }, "a socket could not be opened");
        else this.hall.world.report({ what: "a socket could not be opened", error });
        turnAway(socket, isOutage ? "503 Service Unavailable" : "500 Internal Server Error");
      });
    });
  }
  get open(): number {
    return this.lines.size;
  }
  /** Everybody is asked to come again: to this node after a restart, or to another. */
  sendAway(reason: string): void {
    for (const line of this.lines) farewell(line, CLOSE.restart, reason);
  }
  visitors(): Visitor[] {
    return [...this.lines].map(({ connection: { person, opened }, address, since }) => ({
      person: person.id,
      net: netOf(address),
      since,
      tables: [...new Set([...opened.keys()].map((key) => key.split("/")[0] ?? ""))],
    }));
  }
  turnOut(isMeant: (person: string, address: string, session: string) => boolean, reason: string): void {
    for (const { socket, outbox, connection, address, session } of this.lines)
      if (isMeant(connection.person.id, address, session)) farewell({ socket, outbox }, CLOSE.tooMuch, reason);
  }
  tellAll(text: string): void {
    for (const { outbox } of this.lines) outbox.send(text);
  }
  /** Everybody is asked to come again, one after the other, over so many milliseconds; nobody else is let in. */
  async drain(milliseconds: number): Promise<void> {
    this.isClosing = true;
    const lines = [...this.lines];
    const from = performance.now();
    for (const [at, line] of lines.entries()) {
      const wait = from + (milliseconds * at) / lines.length - performance.now();
      if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
      farewell(line, CLOSE.restart, "the server is about to stop");
    }
    const rest = from + milliseconds - performance.now();
    if (rest > 0 && this.lines.size > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(rest, 1_000)));
  }
  async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.heartbeat);
    this.sendAway("the server is about to stop");
    const deadline = performance.now() + 1_000;
    while (this.lines.size > 0 && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const { socket } of this.lines) socket.terminate();
  }

  private async admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (this.isClosing) return turnAway(socket, "503 Service Unavailable");
    if ((request.url ?? "").split("?", 1)[0] !== PATH) return turnAway(socket, "404 Not Found");
    if (!isOriginAllowed(request.headers.origin, request.headers.host, this.settings.origins)) return turnAway(socket, "403 Forbidden");
    const address = addressOf(request, this.settings.trustProxy);
    if ((this.byAddress.get(address) ?? 0) >= this.settings.socketsEach) return turnAway(socket, "429 Too Many Requests");
    // The place is taken before it is known who comes: finding that out takes a while, in which many others may come.
    this.arrive(address);
    let isIn = false;
    try {
      const token = tokenOf(request.headers);
      const guest = await this.guests.known(token);
      if (guest === null || token === null) return turnAway(socket, "401 Unauthorized");
      if (this.house.isBanned(guest.id, address)) return turnAway(socket, "403 Forbidden");
      if (socket.destroyed || this.isClosing) return;
      this.server.handleUpgrade(request, socket, head, (opened) => {
        isIn = true;
        this.welcome(opened, guest, address, sessionId(token), foreignIn(request.url ?? ""));
      });
    } finally {
      if (!isIn) this.depart(address);
    }
  }
  private arrive(address: string): void {
    this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1);
  }
  private depart(address: string): void {
    const left = (this.byAddress.get(address) ?? 1) - 1;
    if (left === 0) this.byAddress.delete(address);
    else this.byAddress.set(address, left);
  }
  private welcome(socket: WebSocket, guest: Guest, address: string, session: string, foreign: Failure | null): void {
    const outbox = new Outbox(socket);
    const connection = this.hall.connect(guest, (text) => outbox.send(text));
    if (this.house.notice !== null) outbox.send(this.house.noticeText());
    const line: Line = {
      socket,
      outbox,
      connection,
      address,
      session,
      since: Date.now(),
      foreign,
      waitUntil: 0,
      isAlive: true,
      underWay: 0,
      offences: 0,
    };
    this.lines.add(line);
    this.metrics.sockets.set(this.lines.size);
    socket.on("message", (data, isBinary) => {
      // Whoever was sent away and does not go has nothing to say any more.
      if (socket.readyState !== socket.OPEN) return;
      line.isAlive = true;
      if (isBinary) socket.close(CLOSE.tooMuch, "text only");
      else this.hear(line, (data as Buffer).toString());
    });
    socket.on("ping", (data) => {
      // What nobody reads would wait here: each a few bytes, and a hundred times as many to keep.
      if (this.isLively(line) && socket.bufferedAmount < UNREAD) socket.pong(data);
    });
    socket.on("pong", () => void this.isLively(line));
    socket.on("error", () => socket.terminate());
    socket.on("close", () => this.farewell(line));
  }
  private farewell(line: Line): void {
    this.lines.delete(line);
    this.depart(line.address);
    this.metrics.sockets.set(this.lines.size);
    line.connection.close();
  }

  /** A sign of life, which counts as any other message does. Whoever sends nothing else, without end, means harm. */
  private isLively(line: Line): boolean {
    line.isAlive = true;
    if (this.allowances.ofPerson(line.connection.person.id, performance.now()) === null) return true;
    this.offend(line);
    return false;
  }
  private hear(line: Line, text: string): void {
    const { outbox, connection } = line;
    const { id: person } = connection.person;
    const now = performance.now();
    // Reading costs too, whatever there is to read.
    const unread = this.allowances.ofPerson(person, now);
    if (unread !== null) return this.holdBack(line, idIn(text), unread, 1);
    if (line.foreign !== null) {
      outbox.send(JSON.stringify({ re: idIn(text), error: line.foreign }));
      return;
    }
    const read = readRequest(text);
    if ("error" in read) {
      this.offend(line);
      outbox.send(JSON.stringify({ re: read.id, error: read.error }));
      return;
    }
    const { request } = read;
    const refused = this.house.refuses(person, request.do, request);
    if (refused !== null) {
      outbox.send(JSON.stringify({ re: request.id, error: refused }));
      return;
    }
    const cost = costOf(request.do);
    const wait =
      line.underWay >= UNDER_WAY
        ? 100
        : ((cost > 1 ? this.allowances.ofPerson(person, now, cost - 1) : null) ?? this.allowances.ofAddress(line.address, now, cost));
    if (wait !== null) return this.holdBack(line, request.id, wait, cost);
    const tables = tablesOf(request);
    if (tables !== null && this.health.isDraining) {
      outbox.send(JSON.stringify({ re: request.id, error: CLOSING }));
      return;
    }
    const full = tables === null ? null : this.newTables.take(person, now, tables);
    if (full !== null) {
      const error = { code: "too-fast", text: "too many new tables; wait a little", wait: full };
      outbox.send(JSON.stringify({ re: request.id, error }));
      return;
    }
    if (line.offences > 0) line.offences -= 0.5;
    line.underWay += 1;
    const answered = DELVES.has(request.do)
      ? this.allowances.lane.run(person, () => connection.receive(request))
      : request.do === "join"
        ? this.join(line, request)
        : connection.receive(request);
    const after = (): void => {
      line.underWay -= 1;
      this.metrics.requests.inc({ do: request.do, result: "answered" });
      this.metrics.answering.observe({ do: request.do }, (performance.now() - now) / 1000);
    };
    answered.then(after, after);
  }
  /** A table may be for members of its club only. */
  private async join({ outbox, connection }: Line, request: Request<"join">): Promise<void> {
    const error = await this.whyNotJoin(connection.person.id, request.table).catch(() => TRY_AGAIN);
    if (error === null) await connection.receive(request);
    else outbox.send(JSON.stringify({ re: request.id, error }));
  }
  /** Asks somebody to wait, each time for longer, so that they come back one by one. Whoever goes on all the same means harm. */
  private holdBack(line: Line, re: number | null, least: number, cost: number): void {
    const now = performance.now();
    line.waitUntil = Math.max(line.waitUntil + (cost / this.settings.rate) * 1000, now + least);
    const wait = Math.ceil(line.waitUntil - now);
    if (wait > PATIENT) this.offend(line);
    else this.metrics.requests.inc({ do: "unread", result: "refused" });
    const error = { code: "too-fast", text: "too many messages; wait a little", wait: Math.min(wait, PATIENT) };
    line.outbox.send(JSON.stringify({ re, error }));
  }
  private offend(line: Line): void {
    this.metrics.requests.inc({ do: "unread", result: "refused" });
    line.offences += 1;
    if (line.offences > 2 * PATIENCE) line.socket.terminate();
    else if (line.offences > PATIENCE) farewell(line, CLOSE.tooMuch, "too many bad messages");
  }
  private dropTheSilent(): void {
    for (const line of this.lines) {
      if (!line.isAlive) line.socket.terminate();
      else {
        line.isAlive = false;
        line.socket.ping();
      }
    }
  }
}

/**
 * What a client is told that speaks another protocol than this server. Pages of before it was said which one is spoken know `rules-changed`:
 * they say so, and lead to the page where the new version is offered.
 */
function foreignIn(url: string): Failure | null {
  const spoken = new URLSearchParams(url.split("?")[1] ?? "").get("protocol");
  if (spoken === String(PROTOCOL)) return null;
  return { code: spoken === null ? "rules-changed" : "other-version", text: ERRORS["other-version"] };
}
/** Nothing is said after it. */
function farewell({ socket, outbox }: Pick<Line, "socket" | "outbox">, code: number, reason: string): void {
  outbox.flush();
  socket.close(code, reason);
}
/** The id of a message that was not read any further. */
const idIn = (text: string): number | null => {
  const found = /^\{"id":(\d{1,15}),/.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};
/** The line is cut once that is said: whoever does not hang up would hold it for ever, and it counts for nobody any more. */
function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
/** Where a request comes from, as far as limits go; behind proxies, what the outermost trusted one says. */
export function addressOf(request: IncomingMessage, trustProxy: number): string {
  const direct = request.socket.remoteAddress ?? "unknown";
  if (trustProxy === 0) return neighbourhoodOf(direct);
  const header = request.headers["x-forwarded-for"];
  const hops = (Array.isArray(header) ? header.join() : (header ?? ""))
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return neighbourhoodOf(hops.at(-trustProxy) ?? direct);
}
