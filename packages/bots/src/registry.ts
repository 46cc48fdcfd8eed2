import type { Game, GameTypes } from "@stormakt/kernel";
import { Engine } from "@stormakt/kernel";
import type { Bot } from "./bot.ts";
import { greedyBot } from "./greedy.ts";
import { Judgement } from "./judgement.ts";
import { oneStepBot, searchBot } from "./levels.ts";
import type { Mind, Weights } from "./mind.ts";
import { gamesWithMind, mindOf } from "./minds.ts";
import { randomBot } from "./random.ts";
import { gamesWithTaste, tasteOf } from "./tastes.ts";
import type { Temper } from "./temper.ts";
import { characterCalled, tempered } from "./temper.ts";

/** A mind as somebody has it who thinks with other habits (`learning.ts`). */
type Accustomed = <G extends GameTypes>(mind: Mind<G>) => Mind<G>;
interface Manner {
  readonly weights?: Weights | undefined;
  readonly accustomed?: Accustomed | undefined;
  readonly temper: Temper;
}
type Maker = <G extends GameTypes>(engine: Engine<G>, manner: Manner) => Promise<Bot<G>>;

/** Every kind of bot, weakest first. A new one is one entry here. */
const MAKERS: Readonly<Record<string, Maker>> = {
  random: (engine) => Promise.resolve(randomBot(engine)),
  easy: async (engine, manner) => oneStepBot(engine, ...(await minded(engine, "easy", manner))),
  async greedy<G extends GameTypes>(engine: Engine<G>) {
    const taste = await tasteOf<G>(engine.game.id);
    if (taste === null) throw new Error(`nobody has written down a taste for ${engine.game.id}, so there is no greedy bot for it`);
    return greedyBot(engine, taste);
  },
  normal: async (engine, manner) => oneStepBot(engine, ...(await minded(engine, "normal", manner))),
  hard: async (engine, manner) => searchBot(engine, ...(await minded(engine, "hard", manner))),
  champion: async (engine, manner) => searchBot(engine, ...(await minded(engine, "champion", manner))),
};
async function minded<G extends GameTypes, const L>(
  engine: Engine<G>,
  level: L,
  { weights, accustomed = (mind) => mind, temper }: Manner,
): Promise<[Mind<G>, L, Judgement<G>]> {
  const known = await mindOf<G>(engine.game.id);
  if (known === null) throw new Error(`nobody has taught a bot ${engine.game.id} yet, so there is no ${String(level)} bot for it`);
  const mind = tempered(accustomed(known), temper);
  return [mind, level, new Judgement(mind, weights)];
}

export const BOTS: readonly string[] = Object.keys(MAKERS);
/** Frozen, so that strength measured today can be compared with strength measured in years: a change to either is a new version. */
export const YARDSTICKS: Readonly<Record<string, string>> = { random: "random-v1", greedy: "greedy-v1" };

/** Those that can play a game: without a taste or a mind for it only the random one can. */
export const botsFor = (game: string): readonly string[] =>
  BOTS.filter((name) => name === "random" || (name === "greedy" ? gamesWithTaste() : gamesWithMind()).includes(game));

/** A bot by name, for one game; `hard:bold` is one of a temper. It has an engine of its own, so it may think while a match goes on. */
export async function botCalled<G extends GameTypes>(
  name: string,
  game: Game<G>,
  weights?: Weights,
  accustomed?: Accustomed,
): Promise<Bot<G>> {
  const character = characterCalled(name);
  const make = character !== null && Object.hasOwn(MAKERS, character.level) ? MAKERS[character.level] : undefined;
  if (make === undefined || character === null) throw new Error(`there is no bot ${name}: ${BOTS.join(", ")}`);
  const engine = new Engine(game);
  engine.thrifty = true;
  return make(engine, { weights, accustomed, temper: character.temper });
}
