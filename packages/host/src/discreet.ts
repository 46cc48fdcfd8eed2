/**
 * Whatever goes wrong in rules may be told with what is hidden: a plan, a hand, what lies on the table. Of such errors nothing leaves the
 * host but their kind and the places in the program that they came from.
 */
import { Refusal } from "./failure.ts";
import type { World } from "./ports.ts";

/** What of a problem is told besides what it is and the error: none of it is of the game. */
const TOLD = ["table", "seat", "level", "tries", "request", "rule"] as const;
/** `    at name (file:///where.ts:1:2)`, and nothing that a message could have put there. */
const FRAME = /^ {4}at (?:async )?(?:[\w$.<>[\] ]{1,80} \()?(?:file:\/\/|node:|https?:\/\/|\/|<anonymous>)[\w$./:@%<>-]*\)?$/;
const KIND = /^\w{1,40}$/;
const CODE = /^[A-Z0-9_]{2,40}$/;

/** An error in words of the program's own, which hold nothing of any match. */
export class OwnWords extends Error {}

/** In the place of an error whose words are nobody's to read. */
export class Withheld extends Error {
  /** By which a database or the machine names what it is. */
  readonly code?: string;
  constructor(error: unknown) {
    super(`${kindOf(error)}: its words are withheld, since they may tell what is hidden`);
    const code: unknown = error instanceof Error && "code" in error ? error.code : undefined;
    if (typeof code === "string" && CODE.test(code)) this.code = code;
    this.name = "Withheld";
    if (error instanceof Error && error.cause !== undefined) this.cause = discreet(error.cause);
    this.stack = [`Withheld: ${this.message}`, ...framesOf(error)].join("\n");
  }
}
function kindOf(error: unknown): string {
  const kind = error instanceof Error ? error.constructor.name : typeof error;
  return KIND.test(kind) ? kind : "Error";
}
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { stack = "", message, name } = error;
  // What is of several lines could look like more places: they begin after it.
  const said = [message, name].filter((text) => text.includes("\n"));
  const ends = said.map((text) => stack.lastIndexOf(text)).map((at, one) => (at < 0 ? stack.length : at + (said[one]?.length ?? 0)));
  const lines = stack.slice(Math.max(0, ...ends)).split("\n");
  return lines.filter((line) => FRAME.test(line));
}

/** The error as it may be told. `isPlain`: what else is known to say nothing of a match, such as a database that is away. */
export function discreet(error: unknown, isPlain: (error: unknown) => boolean = () => false): unknown {
  if (error === undefined || error instanceof Withheld) return error;
  return error instanceof Refusal || error instanceof OwnWords || isPlain(error) ? error : new Withheld(error);
}
/** A world that is told of problems without what is hidden. */
export const discreetWorld = (world: World, isPlain: (error: unknown) => boolean): World => ({
  now: () => world.now(),
  ticks: () => world.ticks(),
  secret: (bits) => world.secret(bits),
  hash: (secret) => world.hash(secret),
  after: (milliseconds, work) => world.after(milliseconds, work),
  report(problem) {
    const told: Record<string, unknown> = {};
    for (const name of TOLD) if (problem[name] !== undefined) told[name] = problem[name];
    if ("error" in problem) told["error"] = discreet(problem["error"], isPlain);
    world.report({ what: problem.what, ...told });
  },
});
