/** What people do at a server, and what it answers, written down so that it can be read. */
import crypto, { createHash } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { sql } from "kysely";
import { vi } from "vitest";
import type { RunningServer } from "../src/index.ts";
import type { Answer, Somebody } from "./company.ts";
import { ask, newGuest, newMember, startOn } from "./company.ts";

/** Drawn anew each time, of the machine, or of an edition of the game that is played. */
const DRAWN = new Set(["invite", "token", "key", "commitment", "seed", "push", "hash", "device", "node", "codes", "net", "rulesVersion"]);
/** What happened a moment ago, and what will be in whole tens of minutes, as machines are slow now and then. */
const TEN_MINUTES = 600_000;

export class Transcript {
  readonly lines: string[] = [];
  readonly server: RunningServer;
  private readonly stop: () => Promise<void>;
  private readonly begun = Date.now();
  /** Ids by what they are called here. */
  private readonly called = new Map<string, string>();
  private constructor(server: RunningServer, stop: () => Promise<void>) {
    this.server = server;
    this.stop = stop;
  }
  static async open(): Promise<Transcript> {
    // No two things happen at once: lists are in their order.
    const real = Date.now.bind(Date);
    let last = 0;
    vi.spyOn(Date, "now").mockImplementation(() => (last = Math.max(last + 1, real())));
    drawAlike();
    const { server, stop } = await startOn("sqlite", { noticeRound: 3_600_000, publicUrl: "https://stormakt.example", trustProxy: 1 });
    return new Transcript(server, stop);
  }
  async close(): Promise<void> {
    await this.stop();
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  }
  /** Nobody's allowance fills up again. */
  stopTheClock(): void {
    const now = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(now);
  }
  async member(name: string): Promise<Somebody> {
    const made = await newMember(this.server, name);
    this.call(made.id, name);
    return made;
  }
  async guest(name: string): Promise<Somebody> {
    const made = await newGuest(this.server.port, name);
    this.call(made.id, name);
    return made;
  }
  call(id: string, name: string): void {
    this.called.set(id, `<${name}>`);
  }
  heading(text: string): void {
    this.lines.push("", `# ${text}`);
  }
  /** Asks, writes down what was asked and answered, and answers it. */
  async ask(who: Somebody | null, method: string, path: string, body?: object): Promise<Answer["body"]> {
    const sent = body ?? (method === "GET" || method === "DELETE" ? undefined : {});
    const answer = await ask(this.server.port, who?.token ?? null, method, path, sent);
    const said = sent === undefined || Object.keys(sent).length === 0 ? "" : ` ${this.text(sent)}`;
    this.lines.push(`${who?.name ?? "Nobody"} ${method} ${this.plain(path)}${said}: ${answer.status} ${this.text(answer.body)}`);
    return answer.body;
  }
  /** What the database has, table by table; `about`: only what names this. */
  async rows(table: string, about = ""): Promise<void> {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(this.server.store.db);
    const meant = rows.filter((row) => JSON.stringify(row).includes(about));
    this.lines.push(`${table}: ${meant.length}`, ...meant.map((row) => `  ${this.text(row)}`).sort());
  }
  private plain(text: string): string {
    let plain = text;
    for (const [id, name] of this.called) plain = plain.replaceAll(id, name);
    // What is drawn for somebody who is gone hangs on what else the server drew in the meantime.
    return plain.replaceAll(/gone-[\w-]{8}/g, "<gone>");
  }
  private text(value: unknown): string {
    return JSON.stringify(this.known(value, ""))
      .replaceAll(/"(\w+)":/g, "$1:")
      .replaceAll(/x{20,}/g, (many) => `x*${many.length}`)
      .replaceAll('"', "'");
  }
  private known(value: unknown, field: string): unknown {
    if (typeof value === "number") return field === "wait" ? "a while" : this.time(value);
    // Text within text is looked into too.
    if (typeof value === "string" && value.startsWith("{")) return this.known(JSON.parse(value), field);
    if (typeof value === "string") return DRAWN.has(field) || isUncalled(this.plain(value)) ? "drawn" : this.plain(value);
    if (Array.isArray(value)) return field === "codes" ? value.length : value.map((one) => this.known(one, field));
    if (typeof value !== "object" || value === null) return value;
    if (field === "config") return "usual";
    return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, this.known(held, name)]));
  }
  private time(value: number): number | string {
    const off = Math.round((value - this.begun) / TEN_MINUTES);
    if (value < 1_000_000_000_000 || value > 4_000_000_000_000) return value;
    return off === 0 ? "now" : `now${off > 0 ? "+" : "-"}${Math.abs(off) * 10}min`;
  }
}
/** An id or a key that nobody has called by a name: which one it is hangs on what else was drawn before. */
const isUncalled = (text: string): boolean => /^(?=.*[A-Z])(?=.*[a-z])[\w-]{20,}$/.test(text);
/** What is drawn in this process is the same every time: ids, keys, and who sits where in a tournament. */
export function drawAlike(): void {
  let drawn = 0;
  const bytes = (size: number): Buffer =>
    Buffer.concat(Array.from({ length: Math.ceil(size / 32) }, () => createHash("sha256").update(`drawn ${drawn++}`).digest())).subarray(
      0,
      size,
    );
  vi.spyOn(crypto, "randomBytes").mockImplementation(bytes);
  syncBuiltinESMExports();
}
