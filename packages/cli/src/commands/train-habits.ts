import { existsSync } from "node:fs";
import { join } from "node:path";
import type { HabitsFile } from "@stormakt/bots";
import { habitsOf } from "@stormakt/bots/learning";
import { accumulated, against, areAllied, counted, habitsAsText, lookedAhead, practise, triedAlone, triedTogether } from "@stormakt/lab";
import { parse, theGame, theTableForBots, wholeNumber } from "../args.ts";
import { ROOT, readJson, write } from "../files.ts";
import { Misuse } from "../misuse.ts";
import { bold, dim, green, progress, yellow } from "../terminal.ts";
import { showProgress } from "./arena.ts";
import { TRIAL_FLAGS, theTrial, toldAs } from "./trained.ts";

export const HABITS_USAGE = `stormakt train <game> --what habits [--seats n] [--options a=b] [--games N] [--rounds n] [--minutes m] [--seed S]
               [--arena-games N] [--arena-bot normal@1] [--not-worse] [--force] [--out file] [--threads n]
  --what         not the value but what quick players go by: habits (Mare Balticum), insight (Mare Balticum),
                 policy or holdings (Vasa Regalis).
                 Players who differ a little meet, and after each round everybody goes the way of those who won;
                 holdings are counted. Nobles of Mare Balticum under a King differ together, and prove
                 themselves together, as the quick players they are. Insight is what players see who look ahead:
                 in games of quick players, round by round of those just learned, everything that could be done
                 is tried now and then, and they prove themselves among the quick players before
  --games        games in all (60000; of those that are counted 4000, of those that are looked into 6000)
  --rounds       in so many rounds (120; of those that are looked into 3)
  --minutes      stop after so long, at the end of a round
  --out          where to (packages/bots/src/minds/<game>/<what>.weights.json)`;

export const HABITS_FLAGS = {
  what: { type: "string", default: "" },
  seats: { type: "string" },
  options: { type: "string", multiple: true },
  games: { type: "string" },
  rounds: { type: "string" },
  minutes: { type: "string" },
  ...TRIAL_FLAGS,
} as const;

/** What was learned of other rows says nothing. */
const asNamedNow = (file: HabitsFile, names: HabitsFile["names"]): HabitsFile =>
  file.names.join() === names.join() ? file : { ...file, made: "", names, bySeats: {} };
const USUAL = {
  rivals: { games: "60000", rounds: "120" },
  counting: { games: "4000", rounds: "1" },
  looking: { games: "6000", rounds: "3" },
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
  const usual = USUAL[habits.by];
  const rounds = wholeNumber(values.rounds ?? usual.rounds, "--rounds", 1);
  const games = wholeNumber(values.games ?? usual.games, "--games", 1);
  console.log(bold(`${game.id}, ${config.seats} seats: ${habits.what}`));
  const tell = progress(habits.what, habits.by === "counting" ? games : rounds);
  const practice = { game: game.id, what: habits.what, config, games, seed: values.seed, heard: tell };
  const inRounds = { ...practice, rounds, threads, enough: () => performance.now() >= until };
  const found =
    habits.by === "rivals" ? await practise(inRounds) : habits.by === "looking" ? await lookedAhead(inRounds) : await counted(practice);
  for (const [round, { decisions, gained, atMost }] of (found.gained ?? []).entries())
    console.log(
      `  ${dim(`round ${round + 1}`)}  ${(1000 * gained).toFixed(1)} thousandths of a chance gained of ${(1000 * atMost).toFixed(1)}, in ${decisions} decisions held back`,
    );
  const file = values.out ?? join(ROOT, `packages/bots/src/minds/${game.id}/${habits.what}.weights.json`);
  const now = habits.by === "looking" ? asNamedNow(habits.file, habits.names) : habits.file;
  const present = asNamedNow(existsSync(file) ? (readJson(file) as HabitsFile) : { ...now, made: "", bySeats: {} }, now.names);
  const fresh = { ...now, bySeats: { ...now.bySeats, [config.seats]: found.rows } };
  const isTogether = habits.by === "rivals" && (await areAllied(game.id, habits.what, config));
  const asked = { game: game.id, config, ...how, heard: showProgress("new habits against present ones") };
  const trial =
    how.games === 0
      ? null
      : habits.by === "looking"
        ? await triedAlone({ ...asked, what: habits.what }, fresh, habits.file, how)
        : isTogether
          ? await triedTogether({ ...asked, what: habits.what }, fresh, habits.file, how)
          : await against({ habits: fresh }, { habits: habits.file }, asked);
  const verdict = trial?.verdict ?? "none played";
  console.log(`  ${dim("games")}  ${found.games}, ${found.rounds} rounds\n  ${dim("arena")}  ${verdict}`);
  if (trial?.promoted !== true && !values.force) {
    console.log(yellow("  not written"));
    return 1;
  }
  const early = habits.by !== "counting" && found.rounds < rounds ? `, stopped after ${found.rounds} of ${rounds} rounds` : "";
  const made = `${toldAs(args)} (${found.games} games${early}, seed ${values.seed}; arena against those before: ${verdict}${trial?.promoted === true ? "" : ", forced"})`;
  write(file, habitsAsText(accumulated(present, found.rows, config.seats, made)));
  console.log(green(`  written to ${file}`));
  return 0;
}
