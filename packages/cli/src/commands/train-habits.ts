import { existsSync } from "node:fs";
import { join } from "node:path";
import type { HabitsFile } from "@stormakt/bots";
import { habitsOf } from "@stormakt/bots/learning";
import { accumulated, against, areAllied, counted, habitsAsText, practise, triedTogether } from "@stormakt/lab";
import { parse, theGame, theTableForBots, wholeNumber } from "../args.ts";
import { ROOT, readJson, write } from "../files.ts";
import { Misuse } from "../misuse.ts";
import { bold, dim, green, progress, yellow } from "../terminal.ts";
import { showProgress } from "./arena.ts";
import { TRIAL_FLAGS, theTrial, toldAs } from "./trained.ts";

export const HABITS_USAGE = `stormakt train <game> --what habits [--seats n] [--options a=b] [--games N] [--rounds n] [--minutes m] [--seed S]
               [--arena-games N] [--arena-bot normal@1] [--not-worse] [--force] [--out file] [--threads n]
  --what         not the value but what quick players go by: habits (Mare Balticum), policy or holdings (Vasa Regalis).
                 Players who differ a little meet, and after each round everybody goes the way of those who won;
                 holdings are counted. Nobles of Mare Balticum under a King differ together, and prove
                 themselves together, as the quick players they are
  --games        games in all (60000; of those that are counted 4000)
  --rounds       in so many rounds (120)
  --minutes      stop after so long, at the end of a round
  --out          where to (packages/bots/src/minds/<game>/<what>.weights.json)`;

export const HABITS_FLAGS = {
  what: { type: "string", default: "" },
  seats: { type: "string" },
  options: { type: "string", multiple: true },
  games: { type: "string" },
  rounds: { type: "string", default: "120" },
  minutes: { type: "string" },
  ...TRIAL_FLAGS,
} as const;

/** The same for what quick players go by. */
export async function trainHabits(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(args, HABITS_FLAGS, { least: 1, most: 1 });
  const game = await theGame(positionals[0] ?? "");
  const kinds = await habitsOf(game.id);
  const habits = kinds.find(({ what }) => what === values.what);
  if (habits === undefined) {
    const known = kinds.length === 0 ? "nothing of the kind is learned" : kinds.map(({ what }) => what).join(", ");
    throw new Misuse(`${game.id} has no ${values.what}: ${known}`);
  }
  const config = theTableForBots(game, values);
  const how = theTrial(values);
  const { threads } = how;
  const minutes = values.minutes === undefined ? Number.POSITIVE_INFINITY : wholeNumber(values.minutes, "--minutes", 1);
  const until = performance.now() + 60_000 * minutes;
  const rounds = wholeNumber(values.rounds, "--rounds", 1);
  const games = wholeNumber(values.games ?? (habits.by === "rivals" ? "60000" : "4000"), "--games", 1);
  console.log(bold(`${game.id}, ${config.seats} seats: ${habits.what}`));
  const tell = progress(habits.what, habits.by === "rivals" ? rounds : games);
  const practice = { game: game.id, what: habits.what, config, games, seed: values.seed, heard: tell };
  const found =
    habits.by === "rivals"
      ? await practise({ ...practice, rounds, threads, enough: () => performance.now() >= until })
      : await counted(practice);
  const file = values.out ?? join(ROOT, `packages/bots/src/minds/${game.id}/${habits.what}.weights.json`);
  const present = existsSync(file) ? (readJson(file) as HabitsFile) : { ...habits.file, made: "", bySeats: {} };
  const fresh = { ...habits.file, bySeats: { ...habits.file.bySeats, [config.seats]: found.rows } };
  const isTogether = habits.by === "rivals" && (await areAllied(game.id, habits.what, config));
  const asked = { game: game.id, config, ...how, heard: showProgress("new habits against present ones") };
  const trial =
    how.games === 0
      ? null
      : isTogether
        ? await triedTogether({ ...asked, what: habits.what }, fresh, habits.file, how)
        : await against({ habits: fresh }, { habits: habits.file }, asked);
  const verdict = trial?.verdict ?? "none played";
  console.log(`  ${dim("games")}  ${found.games}, ${found.rounds} rounds\n  ${dim("arena")}  ${verdict}`);
  if (trial?.promoted !== true && !values.force) {
    console.log(yellow("  not written"));
    return 1;
  }
  const early = habits.by === "rivals" && found.rounds < rounds ? `, stopped after ${found.rounds} of ${rounds} rounds` : "";
  const made = `${toldAs(args)} (${found.games} games${early}, seed ${values.seed}; arena against those before: ${verdict}${trial?.promoted === true ? "" : ", forced"})`;
  write(file, habitsAsText(accumulated(present, found.rows, config.seats, made)));
  console.log(green(`  written to ${file}`));
  return 0;
}
