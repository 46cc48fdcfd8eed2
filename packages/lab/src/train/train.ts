import type { HabitsFile, Mind, Weights } from "@stormakt/bots";
import { mindOf } from "@stormakt/bots";
import type { Sample } from "@stormakt/bots/learning";
import { fit, HELD_BACK, surprise } from "@stormakt/bots/learning";
import type { GameTypes } from "@stormakt/kernel";
import type { ArenaReport, Progress } from "../arena/arena.ts";
import { contest } from "../arena/arena.ts";
import type { Player } from "../arena/players.ts";
import { playerCalled } from "../arena/players.ts";
import { farm } from "../threads/farm.ts";
import type { GamesJob } from "./selfplay.ts";
import { samplesOf } from "./selfplay.ts";

/** How weights are learned for one number of seats. */
export interface Training {
  readonly game: string;
  readonly config: GameTypes["Config"];
  /** What else may be agreed, in every other game that is learned from. */
  readonly also?: readonly GameTypes["Config"][];
  readonly games: number;
  /** Who plays, generation by generation: the quick player of playouts, then bots with the weights learned so far. */
  readonly by: readonly string[];
  readonly noise: number;
  readonly share: number;
  /** At most so many worlds are imagined by those who look one step ahead; left out: as many as usual. */
  readonly worlds?: number | undefined;
  /** How strongly weights are pulled together; null: whatever serves best. */
  readonly pull: number | null;
  /** True: a generation learns from the games of those before it too. */
  readonly pooled: boolean;
  readonly seed: string;
  readonly threads: number;
  readonly heard?: (what: string, done: number, of: number) => void;
}
export interface Learned {
  readonly weights: Weights;
  readonly games: number;
  readonly samples: number;
  readonly pull: number;
  /** How surprised by the winners of games held back: the new weights, an even chance, and the present weights where they fit. */
  readonly surprise: number;
  readonly even: number;
  readonly present: number | null;
  /** The features that tell most, over all phases: how far apart a weight puts two seats that differ as seats do. */
  readonly largest: readonly { readonly feature: string; readonly weights: readonly number[]; readonly tells: number }[];
}
/** Games played by one thread at a time. */
const AT_A_TIME = 25;
/** Two generations never see the same game. */
const APART = 1_000_000;

export async function learn(training: Training): Promise<Learned> {
  const { game, config, also = [], games, by, noise, share, worlds, pull, pooled, seed, threads } = training;
  const mind = await mindOf(game);
  if (mind === null) throw new Error(`nobody has written down a mind for ${game}`);
  let samples: Sample[] = [];
  let learned: Learned | null = null;
  for (const [generation, who] of by.entries()) {
    if (!pooled) samples = [];
    const setting = { game, config, also, by: who, noise, share, worlds, seed, ...(learned && { weights: learned.weights }) };
    const jobs: GamesJob[] = [];
    for (let from = 0; from < games; from += AT_A_TIME)
      jobs.push({ from: generation * APART + from, count: Math.min(AT_A_TIME, games - from) });
    let done = 0;
    for await (const harvest of farm("selfplay", setting, jobs, threads)) {
      for (const sample of samplesOf(harvest)) samples.push(sample);
      training.heard?.(`games by ${who}`, (done += AT_A_TIME), games);
    }
    learned = fitted(mind, samples, training, games * (pooled ? generation + 1 : 1), pull);
  }
  if (learned === null) throw new Error("nobody plays: name at least one player");
  return learned;
}
function fitted(
  mind: Mind<GameTypes>,
  samples: readonly Sample[],
  { game, config }: Training,
  games: number,
  pull: number | null,
): Learned {
  const features = mind.features.length;
  const made = fit(samples, { phases: mind.phases, features, ...(pull !== null && { pull }) });
  const held = samples.filter((sample) => sample.game % HELD_BACK === 0);
  const present = presentFor(mind, config.seats);
  return {
    weights: { game, made: "", features: [...mind.features], bySeats: { [config.seats]: made.weights } },
    games,
    samples: samples.length,
    pull: made.pull,
    surprise: made.surprise,
    even: made.even,
    present: present === null ? null : surprise(held, present),
    largest: largestOf(mind, samples, made.weights),
  };
}
/** The weights now in use, for the nearest number of seats; null if they are for other features. */
function presentFor({ features, phases, weights }: Mind<GameTypes>, seats: number): readonly (readonly number[])[] | null {
  if (weights.features.join() !== features.join()) return null;
  const counts = Object.keys(weights.bySeats).map(Number);
  counts.sort((one, other) => Math.abs(one - seats) - Math.abs(other - seats) || one - other);
  const set = weights.bySeats[String(counts[0])];
  return set !== undefined && set.length === phases ? set : null;
}
function largestOf({ features }: Mind<GameTypes>, samples: readonly Sample[], weights: readonly (readonly number[])[]) {
  const apart = new Float64Array(features.length);
  for (const { rows, won } of samples)
    for (let at = 0; at < features.length; at++) {
      const value = (row: number): number => rows[row * features.length + at] as number;
      let mean = 0;
      for (let row = 0; row < won.length; row++) mean += value(row) / won.length;
      for (let row = 0; row < won.length; row++) apart[at] = (apart[at] as number) + (value(row) - mean) ** 2 / won.length / samples.length;
    }
  return features
    .map((feature, at) => {
      const own = weights.map((phase) => phase[at] as number);
      const size = Math.max(...own.map(Math.abs));
      return { feature, weights: own, tells: size * Math.sqrt(apart[at] as number) };
    })
    .sort((one, other) => other.tells - one.tells);
}

/** What must be shown before new weights take the place of the present ones. */
export interface Trial {
  readonly game: string;
  readonly config: GameTypes["Config"];
  readonly weights: Weights;
  /** The bot that plays with either set, and the share of its effort. */
  readonly bot: string;
  readonly share: number;
  readonly games: number;
  readonly seed: string;
  readonly threads: number;
  /** True: it is enough not to be worse by five points. */
  readonly notWorse: boolean;
  readonly heard?: (soFar: Progress) => void;
}
export interface TrialReport {
  readonly promoted: boolean;
  /** Null: there was nothing to play against. */
  readonly arena: ArenaReport | null;
  readonly verdict: string;
}

/** The new weights against the present ones. Where those were made for other features there is nothing to beat. */
export async function tried({ weights, ...trial }: Trial): Promise<TrialReport> {
  const mind = await mindOf(trial.game);
  const present = mind?.weights;
  if (mind === null || present === undefined || presentFor(mind, trial.config.seats) === null)
    return { promoted: true, arena: null, verdict: "nothing to beat: the weights before were for other features" };
  return against({ weights }, { weights: present }, trial);
}
type Learnt = Pick<Player, "weights" | "habits">;

/** A bot with what is new against the same with what is in use. */
export async function against(
  fresh: Learnt,
  present: Learnt,
  { bot, share, notWorse, ...rest }: Omit<Trial, "weights">,
): Promise<TrialReport> {
  const arena = await contest({
    ...rest,
    players: [
      { ...playerCalled(bot, share), ...fresh, name: "new" },
      { ...playerCalled(bot, share), ...present, name: "present" },
    ],
    untilDecided: true,
    ...(notWorse && { from: -1 }),
  });
  const won = arena.players[0]?.ofDecided.share ?? 0;
  const { answer } = arena.test ?? { answer: "open" };
  const score = `${(100 * won).toFixed(1)} % of ${arena.games} games, par ${(100 * arena.par).toFixed(1)} %`;
  const said = answer === "open" ? "not decided" : notWorse ? (answer === "better" ? "not worse" : "worse") : answer;
  return { promoted: answer === "better", arena, verdict: `${said} (${score})` };
}

/** The weights with those of other numbers of seats kept, if they are for the same features. */
export function merged(present: Weights | null, fresh: Weights, seats: number, made: string): Weights {
  const same = present !== null && present.features.join() === fresh.features.join();
  const bySeats = { ...(same ? present.bySeats : {}), ...fresh.bySeats };
  const notes = (same ? present.made.split(" | ") : []).filter((note) => !note.startsWith(`${seats} seats: `));
  const kept = Object.keys(bySeats).length > Object.keys(fresh.bySeats).length ? notes : [];
  return { game: fresh.game, made: [...kept, `${seats} seats: ${made}`].join(" | "), features: fresh.features, bySeats };
}

/** As the formatter of this repository would have it. */
export const weightsAsText = ({ game, made, features, bySeats }: Weights): string => asText({ game, made }, "features", features, bySeats);
export const habitsAsText = ({ game, made, names, bySeats }: HabitsFile): string => asText({ game, made }, "names", names, bySeats);

function asText(
  { game, made }: Pick<Weights, "game" | "made">,
  what: string,
  names: readonly string[],
  bySeats: Weights["bySeats"],
): string {
  const sets = Object.entries(bySeats).map(([seats, phases]) => {
    const rows = phases.map((weights) => filled(weights.map(String), 6));
    return `    "${seats}": [\n${rows.join(",\n")}\n    ]`;
  });
  const head = `  "game": ${JSON.stringify(game)},\n  "made": ${JSON.stringify(made)},\n  "${what}": `;
  return `{\n${head}${listed(names)},\n  "bySeats": {\n${sets.join(",\n")}\n  }\n}\n`;
}
/** Names on one line where they fit. */
function listed(names: readonly string[]): string {
  const short = `[${names.map((name) => JSON.stringify(name)).join(", ")}]`;
  return short.length + 14 <= WIDTH ? short : `[\n${names.map((name) => `    ${JSON.stringify(name)}`).join(",\n")}\n  ]`;
}
const WIDTH = 140;
function filled(numbers: readonly string[], indent: number): string {
  const outside = " ".repeat(indent);
  const short = `${outside}[${numbers.join(", ")}]`;
  if (short.length <= WIDTH) return short;
  const lines: string[] = [];
  let line = "";
  for (const [at, number] of numbers.entries()) {
    const piece = at === numbers.length - 1 ? number : `${number},`;
    if (line !== "" && indent + 2 + line.length + 1 + piece.length > WIDTH) {
      lines.push(line);
      line = piece;
    } else line = line === "" ? piece : `${line} ${piece}`;
  }
  lines.push(line);
  return `${outside}[\n${lines.map((one) => `${outside}  ${one}`).join("\n")}\n${outside}]`;
}
