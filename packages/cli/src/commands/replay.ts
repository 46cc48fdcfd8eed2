import { Editions, editionsIn, type Played, replayRecord } from "@stormakt/host";
import type { Seat } from "@stormakt/kernel";
import { BadRecord, heardBy, settleConfig } from "@stormakt/kernel";
import { namingOf } from "@stormakt/kernel/naming";
import { frozenOnDisk } from "@stormakt/server/editions";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { LANGUAGES, plainly } from "@stormakt/words";
import { parse, theLanguage, theSeat, wholeNumber } from "../args.ts";
import type { Command } from "../command.ts";
import { deskOf } from "../desks.ts";
import { readGameFile } from "../files.ts";
import { Misuse } from "../misuse.ts";
import { PHRASES } from "../play/phrases.ts";
import { seatsFrom } from "../play/seating.ts";
import { bold, dim, folded, green, red } from "../terminal.ts";
import type { Voice } from "../voice.ts";
import { colourfully, speakerFor, voiceOf } from "../voice.ts";

export const replay: Command = {
  summary: "verify a record move by move, and show it",
  usage: `stormakt replay <record> [--at n] [--as seat] [--lang ${LANGUAGES.join("|")}] [--json]
  --at n      the table after n moves (usual: at the end)
  --as seat   as that seat saw it, counted from 1 (usual: as a spectator)
Exit code 1 if the record drifts or breaks a rule: the line says at which move, and why.`,
  async run(args) {
    const flags = { at: { type: "string" }, as: { type: "string" }, lang: { type: "string" }, json: { type: "boolean" } } as const;
    const { values, positionals } = parse(args, flags, { least: 1, most: 1 });
    const { record, seats } = readGameFile(positionals[0] ?? "");
    const game = await gameCalled(record.game);
    const editions = new Editions({ ids: gameIds(), game: gameCalled, frozen: frozenOnDisk }, record.game);
    await editions.takeFor([], ...editionsIn(record));
    const viewer = values.as === undefined ? null : theSeat(values.as, record.config.seats);
    const upTo = values.at === undefined ? record.moves.length : wholeNumber(values.at, "--at", 0, record.moves.length);
    const names = namesOf(seats, record.config.seats);
    const language = theLanguage(values.lang);
    const speaker = await speakerFor(record.game, language, names);
    const parts = editionsIn(record).map(({ rulesVersion, format }) => ({ game: record.game, rulesVersion, format }));
    const voices = await Promise.all(parts.map((part) => voiceOf(part, language, names)));
    /** Who tells of what happened when so many moves had been made. */
    const voiceAt = (at: number): Voice => voices[(record.upgrades ?? []).filter((upgrade) => upgrade.at <= at).length] as Voice;
    const log: { move: number; seat: Seat; events: string[] }[] = [];
    const told: string[] = [];
    let played: Played | null = null;
    let wrong: BadRecord | null = null;
    try {
      played = replayRecord(editions, record, {
        upTo,
        hear({ told: all }, at) {
          const heard = heardBy(all, viewer).map((event) => voiceAt(at).event(event));
          for (const help of record.helped ?? [])
            if (help.at === at) told.push(`${dim("    ·")}  ${PHRASES[speaker.language].asked(names[help.seat] ?? "?")}`);
          log.push({ move: at + 1, seat: record.moves[at]?.seat ?? -1, events: heard.map((sentence) => plainly(sentence)) });
          told.push(...heard.map((sentence) => `${dim(String(at + 1).padStart(5))}  ${colourfully(sentence)}`));
        },
      });
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error;
      wrong = error;
      if (error.at === null) throw new Misuse(`${positionals[0]}: ${error.message}`);
    }
    const view = played === null ? null : played.edition.view(played.position, viewer);
    if (values.json === true) {
      const fault = wrong === null ? null : { move: (wrong.at ?? 0) + 1, why: wrong.message };
      const { game: id, rulesVersion, config, commitment } = record;
      const about = { game: id, rulesVersion, config, commitment, moves: record.moves.length, helped: record.helped ?? [] };
      console.log(
        JSON.stringify(
          { ...about, verified: wrong === null, fault, at: upTo, as: viewer, log, view, outcome: played?.outcome ?? null },
          null,
          2,
        ),
      );
      return wrong === null ? 0 : 1;
    }
    console.log(`${bold(speaker.words.game.title)}, ${JSON.stringify(record.config)}, ${record.moves.length} moves\n`);
    const { dropped } = record.rulesVersion === game.rulesVersion ? settleConfig(game, record.config) : { dropped: [] };
    if (dropped.length > 0) console.log(dim(`These options are no longer there and count for nothing: ${dropped.join(", ")}\n`));
    for (const line of told) console.log(folded(line, "       "));
    if (played !== null && view !== null) {
      const naming = namingOf(game);
      const shown = naming === null ? view : naming.placeView(view);
      const { table } = await deskOf(record.game);
      console.log(`\n${table.draw({ view: shown, seat: viewer, seats: record.config.seats, names, speaker })}\n`);
      if (played.outcome !== null) console.log(bold(plainly(voiceAt(upTo).outcome(played.outcome))));
      const rules = record.rulesVersion === game.rulesVersion ? "" : `, under rules ${record.rulesVersion}`;
      console.log(green(`${upTo} of ${record.moves.length} moves verified${rules}, digest ${played.edition.digest(played.position)}.`));
      return 0;
    }
    console.error(red(`stormakt: ${positionals[0]}: ${wrong?.message ?? "it cannot be played"}`));
    return 1;
  },
};
const namesOf = (seats: readonly string[] | null, count: number): string[] =>
  seats?.length === count ? seatsFrom(seats).map(({ name }) => name) : Array.from({ length: count }, (_, seat) => `Seat ${seat + 1}`);
