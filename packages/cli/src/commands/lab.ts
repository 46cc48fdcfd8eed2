import type { LabReport, Topic, WorstReport } from "@stormakt/lab";
import { chartOf, experiment, usualThreads, variantsOf, worstMoves } from "@stormakt/lab";
import { plainly } from "@stormakt/words";
import { parse, theBots, theGame, theShare, theTableForBots, wholeNumber } from "../args.ts";
import type { Command } from "../command.ts";
import { percent } from "../figures.ts";
import { write } from "../files.ts";
import { Misuse } from "../misuse.ts";
import { bold, columns, dim, progress, yellow } from "../terminal.ts";
import { speakerFor } from "../voice.ts";

const OPTIONS = "options";

export const lab: Command = {
  summary: "watch many games by bots and report what is lopsided",
  usage: `stormakt lab <game> [--games N] [--seats n] [--options a=b] [--bots greedy] [--share x] [--what seat,card,…] [--seed S] [--threads n]
             [--json] [--svg file] [--quiet]
stormakt lab <game> --worst 10 --bots hard [--games N] [--judged x] …
  --bots   who plays, in every seat: one name (greedy); normal:bold and normal:sly have another temper
  --what   topics, by how they begin (all). ${OPTIONS}: also as many games with each other value of each option
  --svg    a chart of it
  --worst  so many moves that cost the most: the champion looks over every shoulder, and where it would do otherwise both moves are
           played out in the same worlds (4 games; --judged: the share of its effort it spends on each, 1)
Shares of wins are of decided games. What seats are dealt is compared with an equal share; what they gain in play with the other things of
its topic. Lopsided is what chance would show once in twenty whole reports.`,
  async run(args) {
    const { values, positionals } = parse(
      args,
      {
        games: { type: "string" },
        seats: { type: "string" },
        options: { type: "string", multiple: true },
        bots: { type: "string", default: "greedy" },
        share: { type: "string", default: "1" },
        what: { type: "string", default: "" },
        worst: { type: "string" },
        judged: { type: "string", default: "1" },
        seed: { type: "string", default: "lab" },
        threads: { type: "string" },
        json: { type: "boolean" },
        svg: { type: "string" },
        quiet: { type: "boolean" },
      },
      { least: 1, most: 1 },
    );
    const game = await theGame(positionals[0] ?? "");
    const config = theTableForBots(game, values);
    const [bot = "", another] = theBots(values.bots);
    if (another !== undefined) throw new Misuse("one kind of bot plays in every seat: otherwise the lab would measure bots");
    const what = values.what.split(",").map((one) => one.trim());
    const games = wholeNumber(values.games ?? (values.worst === undefined ? "1000" : "4"), "--games", 1, 10_000_000);
    const watching = { game: game.id, config, bot, share: theShare(values.share), seed: values.seed, games };
    if (values.worst !== undefined) {
      const most = wholeNumber(values.worst, "--worst", 1, 1000);
      const report = await worstMoves({ ...watching, most, judged: theShare(values.judged) });
      if (values.json === true) console.log(JSON.stringify(report, shortened, 1));
      else await printWorst(game.id, config.seats, bot, report);
      return 0;
    }
    const variants = what.includes(OPTIONS) ? variantsOf(game, config) : [];
    const tell = values.quiet === true ? () => {} : progress(game.id, games * (1 + variants.length));
    const report = await experiment({
      ...watching,
      threads: values.threads === undefined ? usualThreads() : wholeNumber(values.threads, "--threads", 1, 256),
      what: what.filter((one) => one !== "" && one !== OPTIONS),
      variants,
      heard: (done) => tell(done),
    });
    if (values.svg !== undefined) write(values.svg, chartOf(report));
    const command = `npx stormakt lab ${args.filter((arg) => !["--json", "--quiet"].includes(arg)).join(" ")}`;
    if (values.json === true) console.log(JSON.stringify({ command, ...report }, shortened, 1));
    else print(report);
    return 0;
  },
};
const shortened = (_: string, value: unknown): unknown => (typeof value === "number" ? Number(value.toPrecision(6)) : value);

function print({ game, config, games, bot, seed, topics, cpuSeconds }: LabReport): void {
  console.log(`${bold(game)}, ${JSON.stringify(config)}: ${games} games by ${bot} bots, seed ${seed}`);
  for (const topic of topics) {
    console.log(`\n${bold(topic.topic)}${dim(besideOf(topic))}`);
    const said = (value: number): string => (topic.kind === "mean" ? value.toFixed(2) : percent(value));
    const rows = topic.rows.map(({ thing, of, value, low, high, lopsided }) => [
      `  ${lopsided ? yellow(`◆ ${thing}`) : `  ${thing}`}`,
      said(value),
      dim(`${said(low)} to ${said(high)}`),
      dim(`of ${of}`),
    ]);
    console.log(columns(rows).join("\n"));
  }
  const odd = topics.reduce((sum, { rows }) => sum + rows.filter(({ lopsided }) => lopsided).length, 0);
  console.log(dim(`\n${odd === 0 ? "nothing is lopsided" : `◆ ${odd} things are lopsided`}; ${cpuSeconds} s of CPU time`));
}
/** As a table of a page, so that it can be kept. */
async function printWorst(game: string, seats: number, bot: string, { decisions, agreed, moves }: WorstReport): Promise<void> {
  const speaker = await speakerFor(
    game,
    "en",
    Array.from({ length: seats }, (_, seat) => `seat ${seat + 1}`),
  );
  const said = (action: { readonly kind: string }): string => plainly(speaker.move(action)).replaceAll("|", "/");
  console.log(`${bold(bot)}: ${decisions} decisions, ${percent(agreed / Math.max(1, decisions))} of them not to be bettered\n`);
  console.log("| cost | game, move | what was done | what the champion would have done |\n|---|---|---|---|");
  for (const { game: nth, move, action, instead, loss, error } of moves)
    console.log(`| ${percent(loss)} ± ${(100 * error).toFixed(1)} | ${nth + 1}, ${move + 1} | ${said(action)} | ${said(instead)} |`);
}
function besideOf({ kind, beside }: Topic): string {
  if (kind === "dealt") return ` share of wins; par ${percent(beside ?? 0)}`;
  if (kind === "gained") return ` share of wins of those who had it; all together ${percent(beside ?? 0)}`;
  return kind === "mean" ? " mean" : "";
}
