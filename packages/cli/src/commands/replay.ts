import type { GameTypes, Seat, State } from "@stormakt/kernel";
import { BadRecord, Engine, replay as playBack } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { plainly } from "@stormakt/words";
import { parse, theLanguage, theSeat, wholeNumber } from "../args.ts";
import type { Command } from "../command.ts";
import { readGameFile } from "../files.ts";
import { Misuse } from "../misuse.ts";
import { PHRASES } from "../play/phrases.ts";
import { seatsFrom } from "../play/seating.ts";
import { tableOf } from "../tables/index.ts";
import { bold, dim, folded, green, red } from "../terminal.ts";
import { colourfully, speakerFor } from "../voice.ts";

export const replay: Command = {
  summary: "verify a record move by move, and show it",
  usage: `stormakt replay <record> [--at n] [--as seat] [--lang en|sv] [--json]
  --at n      the table after n moves (usual: at the end)
  --as seat   as that seat saw it, counted from 1 (usual: as a spectator)
Exit code 1 if the record drifts or breaks a rule: the line says at which move, and why.`,
  async run(args) {
    const flags = { at: { type: "string" }, as: { type: "string" }, lang: { type: "string" }, json: { type: "boolean" } } as const;
    const { values, positionals } = parse(args, flags, { least: 1, most: 1 });
    const { record, seats } = readGameFile(positionals[0] ?? "");
    const game = await gameCalled(record.game);
    const engine = new Engine(game);
    const viewer = values.as === undefined ? null : theSeat(values.as, record.config.seats);
    const upTo = values.at === undefined ? record.moves.length : wholeNumber(values.at, "--at", 0, record.moves.length);
    const names = namesOf(seats, record.config.seats);
    const speaker = await speakerFor(record.game, theLanguage(values.lang), names);
    const log: { move: number; seat: Seat; events: string[] }[] = [];
    const told: string[] = [];
    let state: State<GameTypes> | null = null;
    let wrong: BadRecord | null = null;
    try {
      state = playBack(engine, record, upTo, (receipt, at) => {
        const heard = engine.heardBy(receipt, viewer);
        for (const help of record.helped ?? [])
          if (help.at === at) told.push(`${dim("    ·")}  ${PHRASES[speaker.language].asked(names[help.seat] ?? "?")}`);
        log.push({ move: at + 1, seat: record.moves[at]?.seat ?? -1, events: heard.map((event) => plainly(speaker.event(event))) });
        told.push(...heard.map((event) => `${dim(String(at + 1).padStart(5))}  ${colourfully(speaker.event(event))}`));
      });
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error;
      wrong = error;
      if (error.at === null) throw new Misuse(`${positionals[0]}: ${error.message}`);
    }
    if (values.json === true) {
      const view = state === null ? null : engine.view(state, viewer);
      const fault = wrong === null ? null : { move: (wrong.at ?? 0) + 1, why: wrong.message };
      const { game: id, rulesVersion, config, commitment } = record;
      const about = { game: id, rulesVersion, config, commitment, moves: record.moves.length, helped: record.helped ?? [] };
      console.log(
        JSON.stringify(
          { ...about, verified: wrong === null, fault, at: upTo, as: viewer, log, view, outcome: state?.outcome ?? null },
          null,
          2,
        ),
      );
      return wrong === null ? 0 : 1;
    }
    console.log(`${bold(speaker.words.game.title)}, ${JSON.stringify(record.config)}, ${record.moves.length} moves\n`);
    for (const line of told) console.log(folded(line, "       "));
    if (state !== null) {
      console.log(
        `\n${tableOf(record.game)({ view: engine.view(state, viewer), seat: viewer, seats: record.config.seats, names, speaker })}\n`,
      );
      if (state.outcome !== null) console.log(bold(plainly(speaker.outcome(state.outcome))));
      console.log(green(`${upTo} of ${record.moves.length} moves verified, digest ${engine.digest(state)}.`));
      return 0;
    }
    console.error(red(`stormakt: ${positionals[0]}: ${wrong?.message ?? "it cannot be played"}`));
    return 1;
  },
};
const namesOf = (seats: readonly string[] | null, count: number): string[] =>
  seats?.length === count ? seatsFrom(seats).map(({ name }) => name) : Array.from({ length: count }, (_, seat) => `Seat ${seat + 1}`);
