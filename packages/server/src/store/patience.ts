/** Connections to PostgreSQL that never wait for ever, and never storm a database that is away. */
import type { Duplex } from "node:stream";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { ClientBase, PoolClient, PoolConfig } from "pg";
import { Pool } from "pg";

/** After a connection that failed nobody tries for so long, at first and at most. */
const PAUSE = { least: 100, most: 1_000 };
/** Codes after which the same may be tried again: connections, resources, an operator's doing, files, a standby that only reads. */
const AWAY = /^(?:08...|53...|57P0.|57014|58...|25006|55P03|40001|40P01)$/;
const UNREACHABLE: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
]);

/** The database is away, or does not answer in time. */
export class DatabaseAway extends Error {}

/** Whether it is the database's state, and nothing in what was asked, that made a query fail. */
export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (error instanceof AggregateError) return error.errors.some(isAway);
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === "string") return AWAY.test(code) || UNREACHABLE.has(code);
  return typeof message === "string" && /connection (?:terminated|error)|timeout exceeded|not queryable|connection timeout/i.test(message);
}

/** The stream beneath a client, which its types do not tell of. */
const streamOf = (client: ClientBase): Duplex => (client as unknown as { connection: { stream: Duplex } }).connection.stream;

/** A client whose connection is cut when an answer does not come in time: what the database does with the question is then unknown. */
class PatientClient {
  private readonly client: PoolClient;
  private readonly limit: number;
  constructor(client: PoolClient, limit: number) {
    this.client = client;
    this.limit = limit;
  }
  async query(text: string, values: readonly unknown[]): Promise<object> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      streamOf(this.client).destroy();
    }, this.limit);
    try {
      return await this.client.query(text, [...values]);
    } catch (error) {
      if (isLate) throw new DatabaseAway(`the database has not answered in ${this.limit} ms`, { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
  release(): void {
    this.client.release();
  }
}

/** The pool a node works with. */
export class PatientPool implements PostgresPool {
  readonly options: PoolConfig;
  private readonly pool: Pool;
  private readonly limit: number;
  private readonly known = new WeakMap<PoolClient, PatientClient>();
  private readonly clients = new Set<ClientBase>();
  private failures = 0;
  private closedUntil = 0;
  private isTrying = false;

  /** `limit`: milliseconds for an answer. */
  constructor(config: PoolConfig, limit: number) {
    this.limit = limit;
    this.options = config;
    this.pool = new Pool({
      ...config,
      connectionTimeoutMillis: Math.min(limit, 5_000),
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      // The database gives up a little earlier, so that what is said to have failed is seldom done all the same.
      statement_timeout: Math.max(1, limit - 250),
      lock_timeout: Math.max(1, limit - 250),
      idle_in_transaction_session_timeout: 2 * limit,
    });
    // A connection may break while it is idle and while it is in use; the query under way, or the next one, tells of it.
    this.pool.on("error", () => {});
    this.pool.on("connect", (client) => {
      client.on("error", () => {});
      this.clients.add(client);
    });
    this.pool.on("remove", (client) => this.clients.delete(client));
  }
  async connect(): Promise<PostgresPoolClient> {
    // So many who ask, so few who knock: after a failure one tries at a time, and the others are told at once.
    const isTrial = this.failures > 0;
    if (performance.now() < this.closedUntil || (isTrial && this.isTrying)) throw new DatabaseAway("the database is away");
    if (isTrial) this.isTrying = true;
    let client: PoolClient;
    try {
      client = await this.pool.connect();
      this.failures = 0;
    } catch (error) {
      this.holdBack();
      throw isAway(error) ? new DatabaseAway("the database is away", { cause: error }) : error;
    } finally {
      if (isTrial) this.isTrying = false;
    }
    let patient = this.known.get(client);
    if (patient === undefined) this.known.set(client, (patient = new PatientClient(client, this.limit)));
    return patient as unknown as PostgresPoolClient;
  }
  private holdBack(): void {
    if (performance.now() < this.closedUntil) return;
    const pause = Math.min(PAUSE.most, PAUSE.least * 2 ** this.failures++);
    this.closedUntil = performance.now() + pause * (0.5 + Math.random() / 2);
  }
  /** Says farewell to the database; one that does not answer is not waited for. */
  async end(): Promise<void> {
    if (this.pool.ending) return;
    const cut = setTimeout(() => {
      for (const client of this.clients) streamOf(client).destroy();
    }, 1_000);
    await this.pool.end();
    clearTimeout(cut);
  }
}
