/** What was learned, on its way into a file. */
import { usualThreads } from "@stormakt/lab";
import { theBots, theShare, wholeNumber } from "../args.ts";

/** What may be said about the arena in which it has to prove itself, and about the file. */
export const TRIAL_FLAGS = {
  seed: { type: "string", default: "train" },
  "arena-games": { type: "string", default: "2000" },
  "arena-bot": { type: "string", default: "normal" },
  "not-worse": { type: "boolean", default: false },
  force: { type: "boolean", default: false },
  out: { type: "string" },
  threads: { type: "string" },
} as const;
interface Said {
  readonly seed: string;
  readonly "arena-games": string;
  readonly "arena-bot": string;
  readonly "not-worse": boolean;
  readonly threads?: string | undefined;
}
/** Who plays with what is new and with what is in use, how long, and what must be shown. */
export function theTrial({ seed, "arena-games": games, "arena-bot": player, "not-worse": notWorse, threads }: Said) {
  const [bot = "", share = "1"] = player.split("@");
  theBots(bot);
  return {
    bot,
    share: theShare(share),
    games: wholeNumber(games, "--arena-games", 0),
    seed: `${seed}/arena`,
    threads: threads === undefined ? usualThreads() : wholeNumber(threads, "--threads", 1, 256),
    notWorse,
  };
}

/** The command as it is told in what it made. Where the file lies is nobody else's business. */
export function toldAs(args: readonly string[]): string {
  const told = args.filter((arg, at) => arg !== "--out" && args[at - 1] !== "--out" && !arg.startsWith("--out="));
  return `npx stormakt train ${told.join(" ")}`;
}
