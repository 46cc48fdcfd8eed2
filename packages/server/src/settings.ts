import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** All that can be set from outside, by environment variables of the same names. docs/hosting.md tells of each. */
export interface Settings {
  /** PORT; 0 takes any that is free. */
  readonly port: number;
  /** HOST: the address listened at. */
  readonly host: string;
  /** DATABASE_URL: PostgreSQL instead of a file. */
  readonly databaseUrl: string;
  /** DATA_DIR: where the file lies. */
  readonly dataDir: string;
  /** WEB_DIR: the built client. */
  readonly webDir: string;
  /** ORIGINS: other sites that may open sockets here, besides the one that served the page. */
  readonly origins: readonly string[];
  /** TRUST_PROXY: how many proxies stand in front. */
  readonly trustProxy: number;
  readonly logLevel: string;
  /** BOT_THREADS: threads that bots may think in. */
  readonly botThreads: number;
  /** BOT_PAUSE: milliseconds, least and most, that a bot waits besides its thinking. */
  readonly botPause: { readonly least: number; readonly most: number };
  /** LEASE: milliseconds after which another node takes over the work of one that went away. */
  readonly lease: number;
  /** RATE: what one person may ask for a second over all connections, by what it costs, and four times as much at once. */
  readonly rate: number;
  /** GUESTS: new guests a minute from one address. */
  readonly guests: number;
  /** TABLES: new tables a minute that one guest may make, and as many at once. */
  readonly tables: number;
  /** SOCKETS: open sockets from one address. */
  readonly socketsEach: number;
  /** KEEP_GATHERING: days after which a table is cleared away that nobody came to play at. */
  readonly keepGathering: number;
  /** KEEP_RUNNING: days after which a match is cleared away that nobody goes on with. */
  readonly keepRunning: number;
  /** DRAIN: milliseconds before it stops during which a server takes in nothing new and sends its people elsewhere. */
  readonly drain: number;
  /** METRICS_PORT: where figures are served, apart from everything else; null: at /metrics beside it. */
  readonly metricsPort: number | null;
  /** METRICS_HOST: the address of that port. */
  readonly metricsHost: string;
  /** PUBLIC_URL: the address of this server as people know it, without a slash at its end. Mails and hooks need it. */
  readonly publicUrl: string;
  /** SMTP_URL: where mail is handed in, `smtps://user:password@host`; MAIL_FROM: whom it comes from. Empty: no mail. */
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** CONTACT: an address of whoever runs this server, which push services are told. */
  readonly contact: string;
  /** HOOK_HOSTS: hosts, with their ports, that notices may be sent to though they are not on the public internet. */
  readonly hookHosts: readonly string[];
  /** NOTICE_ROUND: milliseconds between two looks at what is to be told. */
  readonly noticeRound: number;
  /** A certificate trusted besides, for tests. */
  readonly hookCa?: string;
  /** GAMES: a module with a shelf of its own, for tests. */
  readonly games: string;
}

const LOG_LEVELS: readonly string[] = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];
const LAST_PORT = 65_535;

/** What is said outside, or an error that says in a line what of it cannot be. */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>, more: Partial<Settings> = {}): Settings {
  const number = (name: string, usual: number, most = Number.MAX_SAFE_INTEGER): number => {
    const value = env[name];
    if (value === undefined || value === "") return usual;
    const read = Number(value);
    if (!Number.isInteger(read) || read < 0) throw new Error(`${name} must be a whole number, not ${value}`);
    if (read > most) throw new Error(`${name} must be at most ${most}, not ${value}`);
    return read;
  };
  const pause = env["BOT_PAUSE"] ?? "";
  if (!/^(\d{1,9}(-\d{1,9})?)?$/.test(pause)) throw new Error(`BOT_PAUSE must be milliseconds, such as 600-1200, not ${pause}`);
  const [least = 600, most = 1200] = pause.split("-").filter(Boolean).map(Number);
  const logLevel = env["LOG_LEVEL"] || "info";
  if (!LOG_LEVELS.includes(logLevel)) throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}, not ${logLevel}`);
  return {
    port: number("PORT", 8628, LAST_PORT),
    host: env["HOST"] ?? "::",
    databaseUrl: env["DATABASE_URL"] ?? "",
    dataDir: resolve(env["DATA_DIR"] ?? "./data"),
    webDir: env["WEB_DIR"] ?? fileURLToPath(new URL("../../web/dist", import.meta.url)),
    origins: listIn(env["ORIGINS"]),
    trustProxy: number("TRUST_PROXY", 0),
    logLevel,
    botThreads: number("BOT_THREADS", 1),
    botPause: { least, most: Math.max(least, most) },
    lease: number("LEASE", 15_000),
    rate: number("RATE", 50),
    guests: number("GUESTS", 30),
    tables: number("TABLES", 30),
    socketsEach: number("SOCKETS", 64),
    keepGathering: number("KEEP_GATHERING", 30),
    keepRunning: number("KEEP_RUNNING", 400),
    drain: number("DRAIN", 0),
    metricsPort: (env["METRICS_PORT"] ?? "") === "" ? null : number("METRICS_PORT", 0, LAST_PORT),
    metricsHost: env["METRICS_HOST"] ?? "127.0.0.1",
    publicUrl: (env["PUBLIC_URL"] ?? "").replace(/\/+$/, ""),
    smtpUrl: env["SMTP_URL"] ?? "",
    mailFrom: env["MAIL_FROM"] ?? "",
    contact: env["CONTACT"] ?? "",
    hookHosts: listIn(env["HOOK_HOSTS"]),
    noticeRound: number("NOTICE_ROUND", 5_000),
    games: env["GAMES"] ?? "",
    ...more,
  };
}
const listIn = (text = ""): string[] =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
export const hasWeb = ({ webDir }: Settings): boolean => existsSync(resolve(webDir, "index.html"));
