import type { HabitsFile, Weights } from "@stormakt/bots";
import type { ArenaReport, Player, PlayerReport, Progress, Share } from "@stormakt/lab";
import { contest, playerCalled, usualThreads } from "@stormakt/lab";
import { parse, theBots, theGame, theShare, theTableForBots, wholeNumber } from "../args.ts";
import type { Command } from "../command.ts";
import { between, percent } from "../figures.ts";
import { readJson } from "../files.ts";
import { Misuse } from "../misuse.ts";
import { bold, columns, dim, green, progress, yellow } from "../terminal.ts";
import { climb, LADDER_USAGE } from "./ladder.ts";

/** Without a seed the same games are played every time, so that two runs can be compared. */
const USUAL_SEED = "arena";

export const arena: Command = {
  summary: "measure how strong bots are against each other",
  usage: `stormakt arena <game> --bots hard,greedy [--games N] [--seats n] [--options a=b] [--seed S] [--share x] [--threads n]
               [--mixed] [--until-decided] [--json] [--quiet]
  --bots           two names: one of the first against the second in every other seat; more: tables with all of them.
                   hard@0.25 plays with a quarter of its usual effort, hard:bold and hard:sly with another temper,
                   normal=file.json with the weights or habits in that file
  --games          so many, in blocks: one deal, played once for each seat (400; 2000 with --until-decided)
  --share          the share of their usual effort that bots which search may spend (1). There is no limit of time:
                   the same command gives the same result on every machine, with any number of threads
  --mixed          tables with all of them, also for two names
  --until-decided  stop as soon as a sequential test knows whether the first is better than the second by 5 points of a
                   hundred or not at all (wrong once in twenty), after --games games at the latest
  --json           everything, each block's finishing orders included, so that anybody can recompute it
  --quiet          no bar while it plays
random and greedy never change: they are shown under their version.

${LADDER_USAGE}`,
  async run(args) {
    if (args.includes("--ladder") || args.includes("--efforts")) return climb(args);
    const { values, positionals } = parse(
      args,
      {
        bots: { type: "string" },
        games: { type: "string" },
        seats: { type: "string" },
        options: { type: "string", multiple: true },
        seed: { type: "string", default: USUAL_SEED },
        share: { type: "string", default: "1" },
        threads: { type: "string" },
        mixed: { type: "boolean", default: false },
        "until-decided": { type: "boolean", default: false },
        json: { type: "boolean" },
        quiet: { type: "boolean" },
      },
      { least: 1, most: 1 },
    );
    const game = await theGame(positionals[0] ?? "");
    const config = theTableForBots(game, values);
    if (values.bots === undefined) throw new Misuse("--bots says who plays: --bots hard,greedy");
    const players = thePlayers(values.bots, theShare(values.share));
    if (players.length < 2) throw new Misuse("it takes two to play: --bots hard,greedy");
    const mixed = values.mixed || players.length > 2;
    const untilDecided = values["until-decided"];
    if (mixed && untilDecided) throw new Misuse("--until-decided is for one against the rest: two names, and not --mixed");
    const tell = values.quiet === true ? () => {} : showProgress(`${game.id}: ${players[0]?.name ?? ""}`);
    const report = await contest({
      game: game.id,
      config,
      players,
      seed: values.seed,
      games: wholeNumber(values.games ?? (untilDecided ? "2000" : "400"), "--games", 1, 10_000_000),
      threads: values.threads === undefined ? usualThreads() : wholeNumber(values.threads, "--threads", 1, 256),
      mixed,
      untilDecided,
      heard: tell,
    });
    const command = `npx stormakt arena ${args.filter((arg) => !["--json", "--quiet"].includes(arg)).join(" ")}`;
    if (values.json === true) console.log(onLines({ command, ...report }));
    else print(report);
    return 0;
  },
};

/** `hard`, `hard@0.25`, `normal=file.json` or both. */
function thePlayers(text: string, usual: number): Player[] {
  return text.split(",").map((one) => {
    const [who = "", file] = one.trim().split("=");
    const [bot = "", share] = who.split("@");
    theBots(bot);
    const player = playerCalled(bot, share === undefined ? usual : theShare(share));
    return file === undefined ? player : { ...player, ...theLearnt(file), name: `${player.name}=${file}` };
  });
}
function theLearnt(file: string): Pick<Player, "weights" | "habits"> {
  const json = readJson(file);
  const holds = (what: string): boolean => typeof json === "object" && json !== null && "bySeats" in json && what in json;
  if (holds("features")) return { weights: json as Weights };
  if (holds("names")) return { habits: json as HabitsFile };
  throw new Misuse(`${file} holds no weights`);
}

/** A bar with wins so far and the time that is left. */
export function showProgress(what: string): (soFar: Progress) => void {
  const begun = performance.now();
  let tell: ReturnType<typeof progress> | null = null;
  return ({ games, of, wins, verdict }) => {
    tell ??= progress(what, of);
    const left = ((performance.now() - begun) / games) * (of - games);
    const evidence = verdict === null ? "" : `, evidence ${verdict.evidence.toFixed(2)} of ±${verdict.bound.toFixed(2)}`;
    tell(games, ` ${percent(wins / games)} won${evidence}, ${inTime(left)} left`);
    if (verdict !== null && verdict.answer !== "open") tell(of);
  };
}
const inTime = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 100 ? `${seconds} s` : seconds < 6000 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
};

/** JSON in which every block stands on a line of its own, and numbers have no more digits than they deserve. */
function onLines({ blocks, ...rest }: ArenaReport & { readonly command: string }): string {
  const short = JSON.stringify(rest, (_, value) => (typeof value === "number" ? Number(value.toPrecision(6)) : value), 2);
  return `${short.slice(0, -2)},\n  "blocks": [\n${blocks.map((block) => `    ${JSON.stringify(block)}`).join(",\n")}\n  ]\n}`;
}

function print(report: ArenaReport): void {
  const { games, undecided, players, config, par, test, mixed } = report;
  const [first, second] = players as [PlayerReport, PlayerReport];
  const who = mixed ? players.map(({ name }) => name).join(", ") : `one ${first.name} against ${second.name}`;
  console.log(`${bold(report.game)}, ${JSON.stringify(config)}: ${bold(who)}`);
  const undecidedText = undecided === 0 ? "" : `, ${undecided} of them lost by all (${percent(undecided / games)})`;
  console.log(`${games} games in ${games / config.seats} blocks${undecidedText}; par ${percent(par)}; seed ${report.seed}\n`);
  table(
    ["wins", "of decided games", "of all games", "mean place", "points"],
    players.map((player) => [
      player.name,
      `${Number(player.wins.toFixed(1))}`,
      `${colourOf(player.ofDecided, par)(percent(player.ofDecided.share))} ${between(player.ofDecided)}`,
      `${percent(player.ofAll.share)} ${between(player.ofAll)}`,
      player.meanPlace.toFixed(2),
      `${signed(player.rating.points)} ${dim(`${signed(player.rating.low)} to ${signed(player.rating.high)}`)}`,
    ]),
  );
  table(
    Array.from({ length: config.seats }, (_, place) => `place ${place + 1}`),
    players.map(({ name, places }) => [name, ...places.map((place) => `${percent(place.share)} ${between(place)}`)]),
  );
  table(
    ["decisions a game", "CPU ms mean", "p95", "worst", "won from seat 1, 2, …"],
    players.map(({ name, decisionsPerGame, milliseconds, bySeat }) => [
      name,
      decisionsPerGame.toFixed(1),
      ...[milliseconds.mean, milliseconds.p95, milliseconds.worst].map((ms) => ms.toFixed(ms < 10 ? 2 : 0)),
      bySeat.map(({ share }) => percent(share)).join("  "),
    ]),
  );
  console.log(`By seat, whoever sat there: ${report.seats.map((seat) => `${percent(seat.share)} ${between(seat)}`).join(", ")}\n`);
  console.log(dim(`Intervals hold 95 % and count blocks, not games; as if all games were independent: ${between(first.ofDecidedWilson)}.`));
  const byWins = first.pointsByWins === null ? "" : ` By wins alone ${first.name} is ${signed(first.pointsByWins)}.`;
  console.log(dim(`Points are from finishing orders (400 for ten times as strong).${byWins}`));
  if (test !== null) console.log(verdictOf(test, first.name, second.name));
  console.log(dim(`${report.cpuSeconds} s of CPU time, ${report.threads} threads`));
}
const table = (heading: readonly string[], rows: readonly (readonly string[])[]): void => {
  const named = rows.map(([name = "", ...rest]) => [bold(name), ...rest]);
  console.log(`${columns([["", ...heading].map(dim), ...named]).join("\n")}\n`);
};
const colourOf = ({ low, high }: Share, par: number) => (low > par ? green : high < par ? yellow : (text: string) => text);
const signed = (points: number): string => `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(0)}`;

export function verdictOf({ answer, blocks, evidence, bound }: NonNullable<ArenaReport["test"]>, first: string, second: string): string {
  const shown = `(evidence ${evidence.toFixed(2)} of ±${bound.toFixed(2)} after ${blocks} blocks)`;
  if (answer === "better") return `${green(`${first} is better than ${second}`)} ${dim(shown)}`;
  if (answer === "not better") return `${yellow(`${first} is not 5 points better than ${second}`)} ${dim(shown)}`;
  return `not decided ${dim(shown)}`;
}
