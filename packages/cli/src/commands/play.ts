import { botsFor, LEVELS, STAND_IN } from "@stormakt/bots";
import type { GameTypes, MatchRecord } from "@stormakt/kernel";
import { BadRecord, Engine, Match } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { LANGUAGES } from "@stormakt/words";
import { freshSeed, parse, theConfig, theGame, theLanguage, usualSeats } from "../args.ts";
import type { Command } from "../command.ts";
import { readGameFile } from "../files.ts";
import { Misuse } from "../misuse.ts";
import type { Sitter } from "../play/seating.ts";
import { seatsFrom } from "../play/seating.ts";
import { Session } from "../play/session.ts";
import { speakerFor } from "../voice.ts";

export const play: Command = {
  summary: "play in the terminal, against bots or each other",
  usage: `stormakt play <game> [--seats you,normal,hard] [--seed S] [--lang ${LANGUAGES.join("|")}] [--options a=b,c=d]
stormakt play --resume <file>
stormakt play [<game>] --server URL [--seats you,open,normal] [--name N] [--listed]
  --server  a server's address, to see its tables or make one, or the link to a table
  --seats   one for each seat: you (a person at this terminal; you:Karin gives a name), or a bot: ${LEVELS.join(", ")},
            or one of those that others are measured by: random, greedy
One is the same guest of a server next time by what lies in ~/.config/stormakt, or in the folder that STORMAKT_HOME names.`,
  async run(args) {
    const flags = {
      seats: { type: "string" },
      seed: { type: "string" },
      lang: { type: "string" },
      options: { type: "string", multiple: true },
      resume: { type: "string" },
      server: { type: "string" },
      name: { type: "string" },
      listed: { type: "boolean" },
    } as const;
    const { values, positionals } = parse(args, flags, { most: 1 });
    if (values.server !== undefined) {
      const [game] = positionals;
      const { playOnline } = await import("./play-online.ts");
      return playOnline(values.server, { ...values, ...(game === undefined ? {} : { game }) });
    }
    const former = values.resume === undefined ? null : await formerMatch(values.resume, values.seats);
    if (former !== null && values.resume !== undefined) {
      const { playFormer } = await import("../play/former-game.ts");
      await playFormer(values.resume, former.record, former.sitters, theLanguage(values.lang));
      return 0;
    }
    const { match, sitters } =
      values.resume === undefined
        ? await newMatch(positionals[0], values.seats, values.options ?? [], values.seed)
        : await oldMatch(values.resume, values.seats);
    const names = sitters.map(({ name }) => name);
    const speaker = await speakerFor(match.engine.game.id, theLanguage(values.lang), names);
    await (await Session.of(match, sitters, speaker)).run();
    return 0;
  },
};
interface Begun {
  readonly match: Match<GameTypes>;
  readonly sitters: readonly Sitter[];
}

async function newMatch(
  id: string | undefined,
  seats: string | undefined,
  options: readonly string[],
  seed: string | undefined,
): Promise<Begun> {
  if (id === undefined) throw new Misuse("which game? See stormakt games");
  const game = await theGame(id);
  const bot = botsFor(id).includes(STAND_IN) ? STAND_IN : "random";
  const texts = seats?.split(",") ?? ["you", ...Array.from({ length: usualSeats(game) - 1 }, () => bot)];
  const config = theConfig(game, texts.length, options);
  return { match: Match.begin(new Engine(game), config, seed ?? freshSeed()), sitters: seatsFrom(texts) };
}

interface PutAside {
  readonly record: MatchRecord;
  readonly sitters: readonly Sitter[];
}
function putAside(file: string, seats: string | undefined): PutAside {
  const { record, seats: saved } = readGameFile(file);
  const texts = seats?.split(",") ?? saved;
  if (texts === null) throw new Misuse(`${file} is a bare record: say who sits where with --seats`);
  if (texts.length !== record.config.seats) throw new Misuse(`${file} is a game of ${record.config.seats} seats, not ${texts.length}`);
  return { record, sitters: seatsFrom(texts) };
}
/** A game put aside under a former edition, or in a former format; null: it is one of today. */
async function formerMatch(file: string, seats: string | undefined): Promise<PutAside | null> {
  const aside = putAside(file, seats);
  const { rulesVersion } = await gameCalled(aside.record.game);
  return aside.record.rulesVersion === rulesVersion && aside.record.format !== 1 ? null : aside;
}
async function oldMatch(file: string, seats: string | undefined): Promise<Begun> {
  const { record, sitters } = putAside(file, seats);
  try {
    return { match: Match.resume(new Engine(await gameCalled(record.game)), record), sitters };
  } catch (error) {
    if (error instanceof BadRecord) throw new Misuse(`${file}: ${error.message}`);
    throw error;
  }
}
