import type { Server } from "node:http";
import { hostname } from "node:os";
import { Hall } from "@stormakt/host";
import type { Logger } from "pino";
import { Allowances } from "./allowances.ts";
import { Guests, hashOf, newSecret } from "./auth/guests.ts";
import { BotPool } from "./bots/pool.ts";
import { beginChores } from "./chores.ts";
import { steadyClock } from "./clock.ts";
import { openCompany } from "./company.ts";
import { gamesFrom } from "./games.ts";
import { HouseBook } from "./house/book.ts";
import { House } from "./house/house.ts";
import { People } from "./house/people.ts";
import { Reports } from "./house/reports.ts";
import { serveApi } from "./http/api.ts";
import { newApp } from "./http/app.ts";
import { cardsOf } from "./http/cards.ts";
import { Health, serveHealth, serveMetrics } from "./http/health.ts";
import { servePlaceholder } from "./http/placeholder.ts";
import { serveClient } from "./http/static.ts";
import { Buckets } from "./limits.ts";
import { Sockets } from "./live/sockets.ts";
import { discreetLog, newLog } from "./log.ts";
import { Members } from "./members/members.ts";
import { Passkeys } from "./members/passkeys.ts";
import { Metrics } from "./metrics.ts";
import { openNotices } from "./notices/open.ts";
import { Opened } from "./opened.ts";
import type { Settings } from "./settings.ts";
import { hasWeb } from "./settings.ts";
import { StandingBook } from "./standing/standing.ts";
import type { ServerStore } from "./store/index.ts";
import { openStore, sqliteFile } from "./store/index.ts";
import { lockFor } from "./store/lock.ts";

/** A request that is under way holds up a server that is told to stop for so many milliseconds. */
const STOP = 2_000;

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

export async function startServer(settings: Settings, given: Logger = newLog(settings.logLevel)): Promise<RunningServer> {
  const log = discreetLog(given);
  const lock = settings.databaseUrl === "" ? lockFor(sqliteFile(settings.dataDir)) : null;
  const opened = new Opened();
  // Whatever cannot be closed may still write: then nobody else gets the file while this process lives.
  const closeAll = async (): Promise<void> => {
    await opened.close();
    lock?.release();
  };
  try {
    return await begin(settings, { log, opened, closeAll });
  } catch (error) {
    await closeAll().catch((why: unknown) => log.error({ err: why }, "what was opened could not be closed"));
    throw error;
  }
}
interface Start {
  readonly log: Logger;
  readonly opened: Opened;
  readonly closeAll: () => Promise<void>;
}
async function begin(settings: Settings, { log, opened, closeAll }: Start): Promise<RunningServer> {
  const rooms = await furnish(settings, log, opened);
  const { hall, store, sockets, health } = rooms;
  hearOfOthers(rooms, log);
  const { app, figures } = await openDoors(rooms, settings, log, opened);
  opened.add(await beginChores({ ...rooms, settings, log }));
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
      health.isDraining = true;
      closing ??= closeAll();
      return closing;
    },
  };
}

type Rooms = Awaited<ReturnType<typeof furnish>>;
/** Everything that a server is made of, before anybody can come in. */
async function furnish(settings: Settings, log: Logger, opened: Opened) {
  const now = steadyClock();
  // On a file there is one node, which takes up its own work at once after a fall.
  const node = settings.databaseUrl === "" ? "only" : `${hostname()}-${process.pid}-${newSecret(48)}`;
  const store = await openStore(settings, node);
  opened.add(() => store.close());
  const guests = new Guests(store);
  const health = new Health(store);
  const tellHouse = (problem: Problem): void => house.tellProblem(problem);
  const { hall, bots, metrics } = await openHall(settings, { store, health, log, now, opened, tellHouse });
  const allowances = new Allowances(settings);
  const newTables = new Buckets({ burst: settings.tables, perSecond: settings.tables / 60 });
  const book = new HouseBook(store.db);
  const house: House = new House({ book, hall, log, node, doors: () => sockets, now });
  const refresh = (): Promise<void> => house.refresh();
  const visitors = () => sockets.visitors();
  const reports = new Reports({ book, hall });
  const members = new Members({ book, hall, refresh, now });
  const passkeys = new Passkeys(store.db, now);
  const notices = await openNotices(settings, store, newSecret, { book, hall, node, log, now, visitors });
  opened.add(() => notices.mailer?.close());
  const company = openCompany({ book, hall, members, crier: notices.crier, visitors, log, now });
  const people = new People({ book, hall, refresh, now, keepers: company.keepers });
  const standing = new StandingBook({ db: store.db, hall, now });
  standing.onTakenDown = (tables) => company.clubTables.tookDown(tables);
  const whyNotJoin: typeof company.clubTables.whyNotJoin = (person, table) => company.clubTables.whyNotJoin(person, table);
  const sockets: Sockets = new Sockets({ hall, house, guests, settings, metrics, log, allowances, newTables, health, whyNotJoin });
  const forPeople = { book, house, reports, members, passkeys, people, standing, guests, ...notices };
  return { now, store, health, hall, bots, metrics, allowances, newTables, visitors, company, sockets, ...forPeople };
}
type Problem = Parameters<House["tellProblem"]>[0];
interface HallNeeds {
  readonly store: ServerStore;
  readonly health: Health;
  readonly log: Logger;
  readonly now: () => number;
  readonly opened: Opened;
  readonly tellHouse: (problem: Problem) => void;
}
/** Where matches are played, with the bots that think for it and what is counted of it. */
async function openHall(settings: Settings, { store, health, log, now, opened, tellHouse }: HallNeeds) {
  const bots = new BotPool(settings.botThreads, settings.games);
  opened.add(() => bots.close());
  const metrics = new Metrics({
    tablesAtHand: () => hall.atHand,
    thoughtsWaiting: () => bots.waiting,
    setAside: () => health.setAside(),
    isReady: async () => !health.isDraining && (await health.canWrite()),
  });
  const world = {
    now,
    ticks: () => performance.now(),
    secret: newSecret,
    hash: hashOf,
    after(milliseconds: number, work: () => void) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    report(problem: Problem) {
      metrics.problems.inc({ what: problem.what });
      // Under the name that the log knows how to write out: with its cause and where it came from.
      const { error, ...details } = problem;
      log.warn(error === undefined ? details : { ...details, err: error }, problem.what);
      tellHouse(problem);
    },
  };
  const shelf = await gamesFrom(settings.games);
  const hall: Hall = new Hall({ store, bots, shelf, world }, { pause: settings.botPause, lease: settings.lease });
  opened.add(() => hall.close());
  hall.onAppend = () => metrics.moves.inc();
  return { hall, bots, metrics };
}
/** What other nodes write is heard of, and what may have been missed is read anew. */
function hearOfOthers({ store, hall, sockets }: Pick<Rooms, "store" | "hall" | "sockets">, log: Logger): void {
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
}
/** Pages, sockets and figures. */
async function openDoors(rooms: Rooms, settings: Settings, log: Logger, opened: Opened) {
  const { store, hall, sockets, health, house, metrics, company } = rooms;
  const app = newApp(settings, log);
  opened.add(async () => {
    const late = setTimeout(() => app.server.closeAllConnections(), STOP);
    await app.close();
    clearTimeout(late);
  });
  opened.add(() => house.close());
  opened.add(() => sockets.close());
  serveHealth(app, { health, sockets, hall });
  const figures = await serveMetrics(app, metrics, settings);
  opened.add(() => {
    figures?.close();
    figures?.closeAllConnections();
  });
  serveApi(app, { ...rooms, ...company, settings });
  if (hasWeb(settings)) serveClient(app, settings.webDir, cardsOf(store, settings, hall.shelf.ids));
  else servePlaceholder(app);
  sockets.attach(app.server);
  await house.open();
  // Whoever writes is awake before anybody comes. Where it cannot write yet, /readyz says so until it can.
  await store.checkWriting().catch((error: unknown) => log.error({ err: error }, "nothing can be written"));
  await app.listen({ port: settings.port, host: settings.host });
  return { app, figures };
}
const portOf = (server: Server): number => (server.address() as { port: number }).port;
