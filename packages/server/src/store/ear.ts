import type { Duplex } from "node:stream";
import { Client } from "pg";

/** How long to wait before the next attempt: twice as long each time, never the same for two nodes. */
const RETRY = { least: 200, most: 2_500 };
/** So often the database is asked whether it is still there, and so long it may take to say so. */
const PULSE = 10_000;
const PATIENCE = 4_000;

/** Hears what other nodes write: one connection, kept open for as long as the node lives, and opened anew when it is lost. */
export class Ear {
  private readonly url: string;
  private readonly channel: string;
  private readonly heard: (payload: string) => void;
  private readonly missed: () => void;
  private client: Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private attempts = 0;
  private isClosed = false;
  /** Whether news reaches this node. */
  isOpen = false;

  /** `missed`: the ear was lost and is back; what was said meanwhile was not heard. */
  constructor(url: string, channel: string, heard: (payload: string) => void, missed: () => void) {
    this.url = url;
    this.channel = channel;
    this.heard = heard;
    this.missed = missed;
  }
  /** Rejects where the first attempt fails. */
  async open(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
      keepAliveInitialDelayMillis: PULSE,
    });
    this.client = client;
    // Whatever goes wrong is told once or more: only the first counts, and only of the ear of now.
    client.on("error", () => this.lose(client));
    client.on("end", () => this.lose(client));
    client.on("notification", ({ payload }) => this.heard(payload ?? ""));
    try {
      await client.connect();
      await client.query(`listen ${this.channel}`);
    } catch (error) {
      if (this.client === client) this.client = null;
      cut(client);
      throw error;
    }
    this.isOpen = true;
    this.attempts = 0;
    this.wait(PULSE, () => void this.askWhetherAlive(client));
  }
  private lose(client: Client): void {
    if (this.client !== client || !this.isOpen) return;
    this.isOpen = false;
    this.client = null;
    cut(client);
    this.tryAgain();
  }
  private tryAgain(): void {
    if (this.isClosed) return;
    const pause = Math.min(RETRY.most, RETRY.least * 2 ** this.attempts++) * (0.5 + Math.random() / 2);
    this.wait(pause, () => {
      this.open().then(
        () => this.missed(),
        () => this.tryAgain(),
      );
    });
  }
  /** A database that hangs breaks no connection: it is found out by asking. */
  private async askWhetherAlive(client: Client): Promise<void> {
    try {
      await client.query("select 1");
      if (this.client === client) this.wait(PULSE, () => void this.askWhetherAlive(client));
    } catch {
      this.lose(client);
    }
  }
  private wait(milliseconds: number, next: () => void): void {
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.isClosed) return;
    this.timer = setTimeout(next, milliseconds);
    this.timer.unref();
  }
  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    const { client } = this;
    this.client = null;
    if (client === null) return;
    const late = setTimeout(() => cut(client), 1_000);
    await client.end().catch(() => {});
    clearTimeout(late);
  }
}

/** Nothing more is expected of this connection. */
function cut(client: Client): void {
  (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
}
