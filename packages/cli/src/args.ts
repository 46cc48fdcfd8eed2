import { randomBytes } from "node:crypto";
import type { ParseArgsConfig } from "node:util";
import { parseArgs } from "node:util";
import { BOTS, characterCalled, LEVELS } from "@stormakt/bots";
import type { GameTypes } from "@stormakt/kernel";
import { readConfig, sayConfigError } from "@stormakt/kernel";
import type { AnyGame } from "@stormakt/shelf";
import { gameCalled, gameIds, isOnShelf } from "@stormakt/shelf";
import type { Language } from "@stormakt/words";
import { isLanguage, LANGUAGES, languageFor } from "@stormakt/words";
import { Misuse } from "./misuse.ts";

type Flags = NonNullable<ParseArgsConfig["options"]>;

/** Flags and words of a command line; whatever is not expected is a misuse. */
export function parse<const F extends Flags>(
  args: readonly string[],
  options: F,
  words: { readonly least?: number; readonly most: number },
) {
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    if (parsed.positionals.length > words.most) throw new Misuse(`one word too many: ${parsed.positionals[words.most] ?? ""}`);
    if (parsed.positionals.length < (words.least ?? 0)) throw new Misuse("something is missing: see --help");
    return parsed;
  } catch (error) {
    if (error instanceof Misuse) throw error;
    throw new Misuse(firstSentence((error as Error).message));
  }
}
const firstSentence = (text: string): string => (text.split(/\.\s|\n/)[0] ?? text).replace(/^./, (letter) => letter.toLowerCase());

export async function theGame(id: string): Promise<AnyGame> {
  if (!isOnShelf(id)) throw new Misuse(`there is no game ${id}: ${gameIds().join(", ")}`);
  return gameCalled(id);
}

export function wholeNumber(text: string, what: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new Misuse(
      `${what} must be a whole number ${most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`}, not ${text}`,
    );
  return number;
}

/** A share of a bot's usual effort. */
export function theShare(text: string): number {
  const share = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(share > 0 && share <= 1000)) throw new Misuse(`a share of effort is a number above 0, not ${text}`);
  return share;
}

export function theLanguage(text: string | undefined): Language {
  if (text === undefined) return usualLanguage();
  if (!isLanguage(text)) throw new Misuse(`there is no language ${text}: ${LANGUAGES.join(", ")}`);
  return text;
}
const usualLanguage = (): Language => languageFor([process.env["LC_ALL"] || process.env["LC_MESSAGES"] || process.env["LANG"] || ""]);

/** What is agreed before play, from `--options a=b,c=d`. */
export function theConfig(game: AnyGame, seats: number, options: readonly string[]): GameTypes["Config"] {
  const asked: Record<string, unknown> = { seats };
  for (const pair of options.flatMap((text) => text.split(",")).filter((text) => text !== "")) {
    const [name = "", ...rest] = pair.split("=");
    if (rest.length === 0) throw new Misuse(`an option is written name=value, not ${pair}`);
    asked[name] = valueOf(rest.join("="));
  }
  const read = readConfig(game, asked);
  if ("error" in read) throw new Misuse(`${game.id}: ${sayConfigError(read.error)}`);
  return read.config;
}
/** The same for bots alone, who are not offered to play without a limit that people may do without. */
export function theConfigForBots(game: AnyGame, seats: number, options: readonly string[]): GameTypes["Config"] {
  const config = theConfig(game, seats, options) as unknown as Readonly<Record<string, unknown>> & { readonly seats: number };
  for (const [name, option] of Object.entries(game.options))
    if (option.kind === "number" && config[name] === "off") throw new Misuse(`${game.id}: ${name} cannot be off where bots play alone`);
  return config;
}
const valueOf = (text: string): unknown => (text === "true" ? true : text === "false" ? false : /^-?\d+$/.test(text) ? Number(text) : text);

export function theBots(text: string): string[] {
  const names = text.split(",").map((name) => name.trim());
  for (const name of names) {
    const { level, temper } = characterCalled(name) ?? { level: "", temper: "steady" };
    if (!BOTS.includes(level)) throw new Misuse(`there is no bot ${name}: ${BOTS.join(", ")}`);
    if (temper !== "steady" && !LEVELS.some((one) => one === level)) throw new Misuse(`${level} has no temper: ${LEVELS.join(", ")} have`);
  }
  return names;
}

/** A seat counted from 1, as people do. */
export const theSeat = (text: string, seats: number): number => wholeNumber(text, "a seat", 1, seats) - 1;

/** As many as like to sit down: three or four where the game allows it. */
/** The same from `--seats` and `--options`: with the usual number of seats if nothing is said. */
export const theTableForBots = (
  game: AnyGame,
  { seats, options = [] }: { readonly seats?: string | undefined; readonly options?: readonly string[] | undefined },
): GameTypes["Config"] => theConfigForBots(game, seats === undefined ? usualSeats(game) : wholeNumber(seats, "--seats", 0), options);
export const usualSeats = ({ seats }: AnyGame): number => Math.min(seats.max, Math.max(seats.min, 4));

export const freshSeed = (): string => randomBytes(16).toString("hex");
