import type { Hall } from "@stormakt/host";
import type { Logger } from "pino";
import { KEPT } from "./auth/guests.ts";
import type { Company } from "./company.ts";
import type { People } from "./house/people.ts";
import type { Crier } from "./notices/crier.ts";
import type { Settings } from "./settings.ts";
import type { StandingBook } from "./standing/standing.ts";
import type { ServerStore } from "./store/index.ts";

/** How often a node looks for work that another has left, and whether a backup was put back. */
const ROUND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What is old is tidied away in so many rounds an hour at most, with so many milliseconds for others in between. */
const ROUNDS = 100;
const PAUSE = 250;
/** Whoever is just being told something is waited for so long when the server stops. */
const LAST_WORDS = 3_000;

interface ChorePorts {
  readonly store: ServerStore;
  readonly hall: Hall;
  readonly standing: StandingBook;
  readonly company: Company;
  readonly crier: Crier;
  readonly people: People;
  readonly settings: Settings;
  readonly log: Logger;
  readonly now: () => number;
}

/** What a server does by itself, now and then. What is given back ends it, and resolves when nobody is being told anything any more. */
export async function beginChores(ports: ChorePorts): Promise<() => Promise<void>> {
  const { store, hall, standing, company, crier, people, settings, log, now } = ports;
  await store.reconsider(now());
  await hall.renewLines().catch((error: unknown) => log.warn({ err: error }, "lines of lists may be out of date"));
  await hall.lookForWork();
  const chores = [
    every(ROUND, log, "the round was not finished", async () => {
      await store.checkEpoch();
      await hall.lookForWork(ROUND);
    }),
    every(HOUR, log, "what is old was not tidied away", async () => {
      await store.forgetSessions(now() - KEPT);
      await crier.tidy();
      // A few at a time, until nothing old is left; where that is very much, with the next hour.
      for (let at = 0; at < ROUNDS; at++) {
        const { guests, tables } = await people.tidy({ gathering: settings.keepGathering * DAY, running: settings.keepRunning * DAY });
        if (guests + tables === 0) break;
        await new Promise((resolve) => setTimeout(resolve, PAUSE).unref());
      }
    }),
  ];
  // Apart: results and rounds are nobody's to hold up, but a place that somebody wants to be told at may take its time.
  const taking = every(settings.noticeRound, log, "results could not be taken down", async () => {
    await standing.round();
    await company.rounds.round();
  });
  const telling = every(settings.noticeRound, log, "people could not be told", () => crier.round());
  return async () => {
    for (const chore of chores) void chore.stop();
    crier.close();
    const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_WORDS).unref());
    await Promise.race([Promise.all([taking.stop(), telling.stop()]), late]);
  };
}
/** Never twice at a time: while one is under way, the next is left out. */
function every(milliseconds: number, log: Logger, otherwise: string, chore: () => Promise<void>): { stop(): Promise<void> | null } {
  let underWay: Promise<void> | null = null;
  const timer = setInterval(() => {
    underWay ??= chore()
      .catch((error: unknown) => log.warn({ err: error }, otherwise))
      .finally(() => {
        underWay = null;
      });
  }, milliseconds);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return underWay;
    },
  };
}
