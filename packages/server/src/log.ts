/** What is written to the log: errors of rules without their words, which may tell what is hidden. */
import { discreet } from "@stormakt/host";
import type { Logger } from "pino";
import { pino } from "pino";
import { isAway } from "./store/patience.ts";

/** Of so many causes, one behind the other. */
const DEEP = 4;
/** What the machine, its network, a mail server or SQLite say of themselves: none of it has ever seen a match. */
const ELSEWHERE = /^(?:E[A-Z_]{2,30}|SQLITE_[A-Z_]+|FST_[A-Z_]+)$/;
export function isPlain(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (typeof code === "string" && ELSEWHERE.test(code)) || isAway(error);
}
/** What an error says and where it came from, and the same of what caused it. Its other fields may hold rows of the database. */
function tell(error: unknown): object {
  const told = discreet(error, isPlain);
  if (!(told instanceof Error)) return { type: typeof told };
  const { code } = told as NodeJS.ErrnoException;
  return { type: told.constructor.name, message: told.message, stack: stackOf(told, DEEP), ...(code === undefined ? {} : { code }) };
}
function stackOf(error: Error, deep: number): string {
  const own = error.stack ?? error.message;
  const cause = deep === 0 ? undefined : discreet(error.cause, isPlain);
  return cause instanceof Error ? `${own}\ncaused by: ${stackOf(cause, deep - 1)}` : own;
}
/** The same log, whatever errors it is handed. */
export const discreetLog = (log: Logger): Logger => log.child({}, { serializers: { err: tell } });
export const newLog = (level: string): Logger => discreetLog(pino({ level }));

/** What nobody caught leaves the process in a state that nobody knows: it is told of, and ended. Nothing acknowledged is lost by that. */
export function endOnSurprise(log: Logger): void {
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "the server cannot go on");
    process.exit(70);
  });
}
