import type { Server } from "node:http";
import { hostname } from "node:os";
import { Hall } from "@stormakt/host";
import { LIMITS } from "@stormakt/protocol";
import type { FastifyBaseLogger } from "fastify";
import { fastify, LogController } from "fastify";
import type { Logger } from "pino";
import { pino } from "pino";
import { Guests, hashOf, KEPT, newSecret } from "./auth/guests.ts";
import { BotPool } from "./bots/pool.ts";
import { steadyClock } from "./clock.ts";
import { openCompany } from "./company.ts";
import { gamesFrom } from "./games.ts";
import { HouseBook } from "./house/book.ts";
import { House } from "./house/house.ts";
import { People } from "./house/people.ts";
import { Reports } from "./house/reports.ts";
import { serveApi } from "./http/api.ts";
import { cardsOf } from "./http/cards.ts";
import { Health, serveHealth, serveMetrics } from "./http/health.ts";
import { servePlaceholder } from "./http/placeholder.ts";
import { serveClient } from "./http/static.ts";
import { Buckets } from "./limits.ts";
import { Sockets } from "./live/sockets.ts";
import { Members } from "./members/members.ts";
import { Passkeys } from "./members/passkeys.ts";
import { Metrics } from "./metrics.ts";
import { Crier } from "./notices/crier.ts";
import { Mailer } from "./notices/mailer.ts";
import type { VapidKeys } from "./notices/targets.ts";
import { newVapidKeys } from "./notices/targets.ts";
import type { Settings } from "./settings.ts";
import { hasWeb } from "./settings.ts";
import { StandingBook } from "./standing/standing.ts";
import type { ServerStore } from "./store/index.ts";
import { openStore, sqliteFile } from "./store/index.ts";
import { keptSecret } from "./store/kept-secret.ts";
import { lockFor } from "./store/lock.ts";

/** How often a node looks for work that another has left, and whether a backup was put back. */
const ROUND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds in which a request must have come in whole, and its head; how often that is looked at; and for how long one that is under
 * way holds up a server that is told to stop. */
const TIMES = { request: 15_000, headers: 10_000, check: 2_000, stop: 2_000 };

const HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; " +
    "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

export interface RunningServer {
  readonly port: number;
  readonly hall: Hall;
  readonly store: ServerStore;
  readonly sockets: Sockets;
  /** Where figures are served, where that is apart. */
  readonly metricsPort: number | null;
  /** No new tables, nobody new, and those who are here are sent elsewhere little by little. Resolves when the time is over. */
  drain(milliseconds: number): Promise<void>;
  /** Stops gently: nothing new is taken in, what is under way is finished and written. */
  close(): Promise<void>;
}

export async function startServer(settings: Settings, log: Logger = pino({ level: settings.logLevel })): Promise<RunningServer> {
  const lock = settings.databaseUrl === "" ? lockFor(sqliteFile(settings.dataDir)) : null;
  try {
    return await begin(settings, log, () => lock?.release());
  } catch (error) {
    lock?.release();
    throw error;
  }
}
async function begin(settings: Settings, log: Logger, release: () => void): Promise<RunningServer> {
  const isAlone = settings.databaseUrl === "";
  const now = steadyClock();
  // On a file there is one node, which takes up its own work at once after a fall.
  const node = isAlone ? "only" : `${hostname()}-${process.pid}-${newSecret(48)}`;
  const store = await openStore(settings, node);
  const bots = new BotPool(settings.botThreads, settings.games);
  const guests = new Guests(store);
  const health = new Health(store);
  const metrics = new Metrics({
    tablesAtHand: () => hall.atHand,
    thoughtsWaiting: () => bots.waiting,
    setAside: () => health.setAside(),
    isReady: async () => !health.isDraining && (await health.canWrite()),
  });
  const hall = new Hall(
    {
      store,
      bots,
      shelf: await gamesFrom(settings.games),
      world: {
        now,
        ticks: () => performance.now(),
        secret: newSecret,
        hash: hashOf,
        after(milliseconds, work) {
          const timer = setTimeout(work, milliseconds);
          return () => clearTimeout(timer);
        },
        report(problem) {
          metrics.problems.inc({ what: problem.what });
          // Under the name that the log knows how to write out: with its cause and where it came from.
          const { error, ...details } = problem;
          log.warn(error === undefined ? details : { ...details, err: error }, problem.what);
          house.tellProblem(problem);
        },
      },
    },
    { pause: settings.botPause, lease: settings.lease },
  );
  hall.onAppend = () => metrics.moves.inc();
  const newTables = new Buckets({ burst: settings.tables, perSecond: settings.tables / 60 });
  const book = new HouseBook(store.db);
  const house: House = new House({ book, hall, log, node, doors: () => sockets, now });
  const reports = new Reports({ book, hall });
  const members = new Members({ book, hall, refresh: () => house.refresh(), now });
  const passkeys = new Passkeys(store.db, now);
  const canMail = settings.smtpUrl !== "" && settings.mailFrom !== "" && settings.publicUrl !== "";
  const mailer = canMail ? new Mailer(settings.smtpUrl, settings.mailFrom) : null;
  const outside = { trusted: settings.hookHosts, ...(settings.hookCa === undefined ? {} : { ca: settings.hookCa }) };
  const secret = await keptSecret(store, "stop-mails", () => newSecret(256));
  const vapid = JSON.parse(await keptSecret(store, "vapid", () => JSON.stringify(newVapidKeys()))) as VapidKeys;
  const ownSite = settings.publicUrl.startsWith("https:") ? settings.publicUrl : "mailto:nobody@example.org";
  const contact = settings.contact === "" ? ownSite : settings.contact;
  const crier = new Crier({
    book,
    hall,
    mailer,
    vapid,
    outside,
    site: settings.publicUrl,
    contact,
    secret,
    node,
    log,
    now,
    visitors: () => sockets.visitors(),
    bringListsUpToDate: () => store.bringListsUpToDate(),
  });
  const company = openCompany({ book, hall, members, crier, visitors: () => sockets.visitors(), log, now });
  const people = new People({ book, hall, refresh: () => house.refresh(), now, keepers: company.keepers });
  const standing = new StandingBook({ db: store.db, hall, now });
  const sockets: Sockets = new Sockets({
    hall,
    house,
    guests,
    settings,
    metrics,
    log,
    newTables,
    health,
    whyNotJoin: (person, table) => company.clubTables.whyNotJoin(person, table),
  });
  store.onNews = (table, version) => {
    hall.catchUp(table, version).catch((error: unknown) => log.error({ err: error, table }, "news could not be heard"));
  };
  store.onMissed = () => {
    log.warn("news of other nodes may have been missed; tables are read anew");
    hall.lookAgain().catch((error: unknown) => log.error({ err: error }, "tables could not be read anew"));
  };
  store.onReset = () => {
    hall.reset();
    sockets.sendAway("look again");
  };

  const logger: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.message,
    requestTimeout: TIMES.request,
    http: { headersTimeout: TIMES.headers, connectionsCheckingInterval: TIMES.check },
    trustProxy: (_address, hop) => hop < settings.trustProxy,
  });
  app.addHook("onSend", async (request, reply) => {
    reply.headers(HEADERS);
    if (request.protocol === "https") reply.header("strict-transport-security", "max-age=31536000");
  });
  serveHealth(app, { health, store, sockets, hall });
  const { metricsPort, metricsHost } = settings;
  const figures = await serveMetrics(app, metrics, metricsPort === null ? null : { port: metricsPort, host: metricsHost });
  serveApi(app, {
    hall,
    house,
    people,
    reports,
    guests,
    settings,
    newTables,
    health,
    store,
    now,
    members,
    passkeys,
    mailer,
    crier,
    outside,
    secret,
    standing,
    book,
    visitors: () => sockets.visitors(),
    ...company,
  });
  if (hasWeb(settings)) serveClient(app, settings.webDir, cardsOf(store, settings, hall.shelf.ids));
  else servePlaceholder(app);
  sockets.attach(app.server);
  await house.open();
  // Whoever writes is awake before anybody comes. Where it cannot write yet, /readyz says so until it can.
  await store.checkWriting().catch((error: unknown) => log.error({ err: error }, "nothing can be written"));
  await app.listen({ port: settings.port, host: settings.host });

  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      await store.checkEpoch();
      await hall.lookForWork(ROUND);
    } catch (error) {
      log.warn({ err: error }, "the round was not finished");
    }
    isLooking = false;
  };
  await store.reconsider(now());
  await hall.renewLines().catch((error: unknown) => log.warn({ err: error }, "lines of lists may be out of date"));
  await hall.lookForWork();
  const rounds = setInterval(() => void look(), ROUND);
  const tidy = async (): Promise<void> => {
    await store.forgetSessions(now() - KEPT);
    await crier.tidy();
    await people.tidy({ gathering: settings.keepGathering * DAY, running: settings.keepRunning * DAY });
  };
  const cleaning = setInterval(
    () => void tidy().catch((error: unknown) => log.warn({ err: error }, "what is old was not tidied away")),
    HOUR,
  );
  const tellAll = async (): Promise<void> => {
    await standing.round();
    await company.rounds.round();
    await crier.round();
  };
  let isTelling: Promise<void> | null = null;
  const telling = setInterval(() => {
    isTelling ??= tellAll()
      .catch((error: unknown) => log.warn({ err: error }, "people could not be told, or results taken down"))
      .finally(() => {
        isTelling = null;
      });
  }, settings.noticeRound);
  telling.unref();
  rounds.unref();
  cleaning.unref();

  let closing: Promise<void> | null = null;
  return {
    hall,
    store,
    sockets,
    port: portOf(app.server),
    metricsPort: figures === null ? null : portOf(figures),
    async drain(milliseconds) {
      health.isDraining = true;
      if (milliseconds === 0) return;
      log.info({ milliseconds }, "about to stop: nothing new is taken in");
      // Whoever deals out the traffic needs a while to notice.
      await new Promise((resolve) => setTimeout(resolve, milliseconds / 3));
      await sockets.drain((milliseconds * 2) / 3);
    },
    close() {
      closing ??= (async () => {
        health.isDraining = true;
        clearInterval(rounds);
        clearInterval(cleaning);
        clearInterval(telling);
        await isTelling;
        await sockets.close();
        await house.close();
        const late = setTimeout(() => app.server.closeAllConnections(), TIMES.stop);
        await app.close();
        clearTimeout(late);
        figures?.close();
        figures?.closeAllConnections();
        await hall.close();
        await bots.close();
        mailer?.close();
        await store.close();
        release();
      })();
      return closing;
    },
  };
}
const portOf = (server: Server): number => (server.address() as { port: number }).port;
