import type { Bot } from "@stormakt/bots";
import { botCalled } from "@stormakt/bots";
import type { GameTypes, Seat, State } from "@stormakt/kernel";
import { Engine, fastChance, fastDice, hash } from "@stormakt/kernel";
import { checkGame } from "@stormakt/laws/check";
import type { AnyGame } from "@stormakt/shelf";
import { parse, theBots, theGame, theTableForBots, wholeNumber } from "../args.ts";
import type { Command } from "../command.ts";
import { keepRecord } from "../files.ts";
import { Misuse } from "../misuse.ts";
import { bold, columns, dim, green, progress, red } from "../terminal.ts";

/** Of a long run, so many games at the start and every so many after that are held against the laws. */
const CHECKED_AT_FIRST = 50;
const CHECKED_EVERY = 100;

/** Without a seed the same games are played every time, so that two runs can be compared. */
const USUAL_SEED = "stormakt";

export const simulate: Command = {
  summary: "play many games, hold them against the laws, and report",
  usage: `stormakt simulate <game> --games N [--seats n] [--options a=b] [--bots random,greedy] [--seed S] [--laws some|all|none] [--json]
  --bots   who plays; the list is repeated round the table, and moves on one seat from game to game
  --laws   some: the first ${CHECKED_AT_FIRST} games and every ${CHECKED_EVERY}th after (usual); speed is measured without them
Exit code 1 if a law is broken. The digest is the same on every machine for the same seed ("stormakt" unless you name one).`,
  async run(args) {
    const { values, positionals } = parse(
      args,
      {
        games: { type: "string", default: "100" },
        seats: { type: "string" },
        options: { type: "string", multiple: true },
        bots: { type: "string", default: "random" },
        seed: { type: "string" },
        laws: { type: "string", default: "some" },
        json: { type: "boolean" },
      },
      { least: 1, most: 1 },
    );
    const game = await theGame(positionals[0] ?? "");
    const config = theTableForBots(game, values);
    const { laws } = values;
    if (laws !== "some" && laws !== "all" && laws !== "none") throw new Misuse(`--laws is some, all or none, not ${laws}`);
    const asked: Asked = {
      game,
      config,
      laws,
      games: wholeNumber(values.games, "--games", 1, 10_000_000),
      bots: theBots(values.bots),
      seed: values.seed ?? USUAL_SEED,
    };
    const report = await playMany(asked);
    if (values.json === true) console.log(JSON.stringify(report, null, 2));
    else print(report);
    return exitCodeOf(report);
  },
};
interface Asked {
  readonly game: AnyGame;
  readonly config: GameTypes["Config"];
  readonly games: number;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly laws: "some" | "all" | "none";
}
export const exitCodeOf = ({ violations }: Pick<Report, "violations">): number => (violations.length > 0 ? 1 : 0);
type Report = Awaited<ReturnType<typeof playMany>>;

export async function playMany({ game, config, games, bots, seed, laws }: Asked) {
  const engine = new Engine(game);
  const players = new Map<string, Bot>();
  for (const name of new Set(bots)) players.set(name, await botCalled(name, game));
  const tell = progress(game.id, games);
  const lengths: number[] = [];
  const digests: string[] = [];
  const winsBySeat = Array.from({ length: config.seats }, () => 0);
  const tally = new Map<string, { seats: number; wins: number }>();
  const endings: Record<string, number> = {};
  const violations: { game: number; why: string; record: string }[] = [];
  let checked = 0;
  let cpu = 0;
  for (let at = 0; at < games; at++) {
    const own = `${seed}/${at}`;
    const names = Array.from({ length: config.seats }, (_, seat) => bots[(seat + at) % bots.length] ?? "random");
    const before = process.cpuUsage();
    const { state, actions } = playOne(engine, config, own, names, players);
    const used = process.cpuUsage(before);
    cpu += (used.user + used.system) / 1e6;
    lengths.push(actions);
    digests.push(engine.digest(state));
    count(state, names, winsBySeat, tally, endings);
    if (laws === "all" || (laws === "some" && (at < CHECKED_AT_FIRST || at % CHECKED_EVERY === 0))) {
      checked++;
      const choose = chooserFor(engine, own, names, players);
      const found = checkGame(engine, config, own, { period: 60, ...(choose && { choose }) });
      for (const why of found.violations) violations.push({ game: at, why, record: keepRecord(found.record, `simulate-${at}`) });
    }
    tell(at + 1);
  }
  lengths.sort((a, b) => a - b);
  const actions = lengths.reduce((sum, length) => sum + length, 0);
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    config,
    seed,
    bots,
    games,
    actions,
    cpuSeconds: Number(cpu.toFixed(3)),
    actionsPerSecond: Math.round(actions / cpu),
    gamesPerSecond: Number((games / cpu).toFixed(1)),
    lengths: {
      mean: Number((actions / games).toFixed(1)),
      shortest: lengths[0] ?? 0,
      median: lengths[Math.floor(games / 2)] ?? 0,
      longest: lengths.at(-1) ?? 0,
      bound: game.longest(config),
    },
    winsBySeat,
    winsByBot: Object.fromEntries(tally),
    endings,
    lawsChecked: checked,
    violations,
    digest: hash(digests.join("\n")),
  };
}

/** One game as fast as it goes: random play without looking at views, bots with nothing but views. */
function playOne(
  engine: Engine<GameTypes>,
  config: GameTypes["Config"],
  seed: string,
  names: readonly string[],
  players: ReadonlyMap<string, Bot>,
): { state: State<GameTypes>; actions: number } {
  const state = engine.beginWith(config, fastChance(seed));
  const chance = fastDice(`${seed}/players`);
  let actions = 0;
  if (names.every((name) => name === "random")) {
    while (engine.playAny(state, chance)) actions++;
    return { state, actions };
  }
  for (let seat = engine.nextUntilOver(state); seat !== null; seat = engine.nextUntilOver(state), actions++) {
    const bot = players.get(names[seat] ?? "random");
    if (bot === undefined) throw new Error(`nobody plays for seat ${seat}`);
    const action = bot.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance });
    const receipt = engine.submit(state, seat, action);
    if (!receipt.legal) throw new Error(`${bot.name} chose ${JSON.stringify(action)}, which is refused by ${receipt.rule}`);
  }
  return { state, actions };
}

/** The same players once more, for the law's eye; random play needs none. */
function chooserFor(engine: Engine<GameTypes>, seed: string, names: readonly string[], players: ReadonlyMap<string, Bot>) {
  if (names.every((name) => name === "random")) return null;
  const chance = fastDice(`${seed}/players`);
  return (state: State<GameTypes>, seat: Seat) =>
    players.get(names[seat] ?? "random")?.choose(engine.view(state, seat), seat, engine.legalActions(state, seat), { chance }) ?? {
      kind: "nobody",
    };
}

function count(
  state: State<GameTypes>,
  names: readonly string[],
  winsBySeat: number[],
  tally: Map<string, { seats: number; wins: number }>,
  endings: Record<string, number>,
): void {
  const winners: readonly Seat[] = state.outcome?.places[0] ?? [];
  const because = state.outcome?.because ?? "none";
  endings[because] = (endings[because] ?? 0) + 1;
  for (const seat of winners) winsBySeat[seat] = (winsBySeat[seat] ?? 0) + 1 / winners.length;
  names.forEach((name, seat) => {
    const one = tally.get(name) ?? { seats: 0, wins: 0 };
    tally.set(name, { seats: one.seats + 1, wins: one.wins + (winners.includes(seat) ? 1 / winners.length : 0) });
  });
}

function print(report: Report): void {
  const { games, lengths, violations } = report;
  const share = (wins: number, of: number) => `${((100 * wins) / of).toFixed(1)} %`;
  console.log(`${bold(report.game)}, ${JSON.stringify(report.config)}, bots ${report.bots.join(", ")}`);
  const rows = [
    ["games", `${games}`],
    ["actions", `${report.actions}, ${report.actionsPerSecond} a second of CPU time (${report.gamesPerSecond} games)`],
    ["length", `mean ${lengths.mean}, ${lengths.shortest} to ${lengths.longest}, median ${lengths.median}; bound ${lengths.bound}`],
    ["wins by seat", report.winsBySeat.map((wins) => share(wins, games)).join("  ")],
    [
      "wins by bot",
      Object.entries(report.winsByBot)
        .map(([name, { seats, wins }]) => `${name} ${share(wins, seats)} of ${seats} seats`)
        .join(", "),
    ],
    [
      "endings",
      Object.entries(report.endings)
        .map(([because, times]) => `${because} ${share(times, games)}`)
        .join(", "),
    ],
    [
      "laws",
      `${report.lawsChecked} games looked at, ${violations.length === 0 ? green("none broken") : red(`${violations.length} broken`)}`,
    ],
    ["seed", report.seed],
    ["digest", report.digest],
  ];
  for (const line of columns(rows.map(([name = "", text = ""]) => [`  ${dim(name)}`, text]))) console.log(line);
  for (const { game, why, record } of violations.slice(0, 10))
    console.log(`${red(`  game ${game}: ${why}`)}\n    npx stormakt replay ${record}`);
}
