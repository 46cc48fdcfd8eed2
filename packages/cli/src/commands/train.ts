import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Weights } from "@stormakt/bots";
import type { Learned } from "@stormakt/lab";
import { learn, merged, ROLLOUT, tried, weightsAsText } from "@stormakt/lab";
import { parse, theBots, theConfigForBots, theGame, theShare, usualSeats, wholeNumber } from "../args.ts";
import type { Command } from "../command.ts";
import { ROOT, readJson, write } from "../files.ts";
import { Misuse } from "../misuse.ts";
import { bold, columns, dim, green, progress, yellow } from "../terminal.ts";
import { showProgress } from "./arena.ts";
import { HABITS_USAGE, trainHabits } from "./train-habits.ts";
import { TRIAL_FLAGS, theTrial, toldAs } from "./trained.ts";

const SHOWN = 12;

/** What may be said beside the game. */
export const TRAIN_FLAGS = {
  seats: { type: "string" },
  options: { type: "string", multiple: true },
  also: { type: "string", multiple: true },
  games: { type: "string", default: "5000" },
  by: { type: "string", default: ROLLOUT },
  noise: { type: "string", default: "0.1" },
  share: { type: "string", default: "0.1" },
  worlds: { type: "string" },
  pull: { type: "string" },
  pool: { type: "boolean", default: false },
  ...TRIAL_FLAGS,
} as const;

export const train: Command = {
  summary: "teach the bots a game by letting them play it",
  usage: `stormakt train <game> [--seats n,m] [--options a=b] [--also a=b,c=d] [--games N] [--by rollout,normal] [--noise x] [--share x] [--worlds n] [--pull x]
               [--pool] [--seed S] [--arena-games N] [--arena-bot normal@1] [--not-worse] [--force] [--out file] [--threads n]
  --seats        numbers of seats to learn for, one after the other; weights for others are kept
  --also         every other game is played by these options instead; given several times, by each of them in turn
  --games        games of each generation (5000)
  --by           who plays, generation by generation: ${ROLLOUT} is the quick player of playouts, the others are bots with the
                 weights learned so far, or the present ones (${ROLLOUT})
  --noise        how often, on the average, a seat does something else (0.1); each seat draws its own carelessness
  --share        the share of their usual effort that bots which search may spend in those games (0.1)
  --worlds       at most so many worlds are imagined in those games by bots that look one step ahead (usual: as many as ever)
  --pull         how strongly weights are pulled together (usual: whatever surprises games held back least)
  --pool         a generation learns from the games before it too
  --arena-games  the new weights meet the present ones in at most so many games (2000); 0: none are played and none are written
  --arena-bot    the bot that plays with either (normal); hard@0.1 with a tenth of its effort
  --not-worse    it is enough that the new weights are not worse (usual: they must be better)
  --force        they are written whatever the arena says
  --out          where to (packages/bots/src/minds/<game>.weights.json)

${HABITS_USAGE}
Exit code 1 if a set was not written.`,
  async run(args) {
    if (args.some((arg) => arg === "--what" || arg.startsWith("--what="))) return trainHabits(args);
    const { values, positionals } = parse(args, TRAIN_FLAGS, { least: 1, most: 1 });
    const game = await theGame(positionals[0] ?? "");
    const by = values.by.split(",").map((name) => name.trim());
    theBots(by.filter((name) => name !== ROLLOUT).join(",") || "normal");
    const file = values.out ?? join(ROOT, `packages/bots/src/minds/${game.id}.weights.json`);
    const how = theTrial(values);
    const { threads } = how;
    const command = toldAs(args);
    let written = true;
    for (const text of (values.seats ?? String(usualSeats(game))).split(",")) {
      const config = theConfigForBots(game, wholeNumber(text, "--seats", 0), values.options ?? []);
      console.log(bold(`${game.id}, ${config.seats} seats`));
      const learned = await learn({
        game: game.id,
        config,
        also: (values.also ?? []).map((options) => theConfigForBots(game, config.seats, [...(values.options ?? []), options])),
        games: wholeNumber(values.games, "--games", 20),
        by,
        noise: theNumber(values.noise, "--noise"),
        share: theShare(values.share),
        worlds: values.worlds === undefined ? undefined : wholeNumber(values.worlds, "--worlds", 1),
        pull: values.pull === undefined ? null : theNumber(values.pull, "--pull"),
        pooled: values.pool,
        seed: values.seed,
        threads,
        heard: bars(),
      });
      print(learned);
      if (how.games === 0 && !values.force) {
        written = false;
        continue;
      }
      const trial =
        how.games === 0
          ? null
          : await tried({
              game: game.id,
              config,
              weights: learned.weights,
              ...how,
              heard: showProgress("new weights against present ones"),
            });
      const verdict = trial?.verdict ?? "none played";
      console.log(`  ${dim("arena")}  ${verdict}`);
      if (trial?.promoted !== true && !values.force) {
        console.log(yellow("  not written"));
        written = false;
        continue;
      }
      const made = `${command} (${learned.games} games, seed ${values.seed}; held back: surprise ${learned.surprise.toFixed(4)}, even ${learned.even.toFixed(4)}; arena against the weights before: ${verdict}${values.force && trial?.promoted !== true ? ", forced" : ""})`;
      const present = existsSync(file) ? (readJson(file) as Weights) : null;
      write(file, weightsAsText(merged(present, learned.weights, config.seats, made)));
      console.log(green(`  written to ${file}`));
    }
    return written ? 0 : 1;
  },
};
function theNumber(text: string, what: string): number {
  const number = /^\d*\.?\d+(e-?\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(number)) throw new Misuse(`${what} must be a number, not ${text}`);
  return number;
}
function bars(): (what: string, done: number, of: number) => void {
  const known = new Map<string, (done: number) => void>();
  return (what, done, of) => {
    const tell = known.get(what) ?? progress(what, of);
    known.set(what, tell);
    tell(done);
    if (done >= of) known.delete(what);
  };
}
function print({ games, samples, pull, surprise, even, present, largest }: Learned): void {
  const beside = present === null ? "the present weights are for other features" : `the present weights ${present.toFixed(4)}`;
  console.log(`  ${dim("games")}  ${games}, ${samples} positions; pull ${pull.toPrecision(2)}`);
  console.log(
    `  ${dim("surprise by the winners of games held back")}  ${surprise.toFixed(4)} nats; an even chance ${even.toFixed(4)}, ${beside}`,
  );
  console.log(dim("  what tells most: feature, weights by phase"));
  const rows = largest
    .slice(0, SHOWN)
    .map(({ feature, weights, tells }) => [
      `    ${feature}`,
      weights.map((weight) => weight.toPrecision(3)).join("  "),
      dim(tells.toFixed(2)),
    ]);
  console.log(columns(rows).join("\n"));
}
