import type { Game, GameTypes } from "@stormakt/kernel";
import { Engine } from "@stormakt/kernel";
import type { Bot } from "./bot.ts";
import { greedyBot } from "./greedy.ts";
import { randomBot } from "./random.ts";
import { gamesWithTaste, tasteOf } from "./tastes/index.ts";

/** Every kind of bot, weakest first. A new one is one entry here. */
const MAKERS: Readonly<Record<string, <G extends GameTypes>(engine: Engine<G>) => Promise<Bot<G>>>> = {
  random: (engine) => Promise.resolve(randomBot(engine)),
  async greedy<G extends GameTypes>(engine: Engine<G>) {
    const taste = await tasteOf<G>(engine.game.id);
    if (taste === null) throw new Error(`nobody has written down a taste for ${engine.game.id}, so there is no greedy bot for it`);
    return greedyBot(engine, taste);
  },
};
export const BOTS: readonly string[] = Object.keys(MAKERS);
/** Those that can play a game: without a taste for it only the random one can. */
export const botsFor = (game: string): readonly string[] => (gamesWithTaste().includes(game) ? BOTS : BOTS.slice(0, 1));

/** A bot by name, for one game. It has an engine of its own, so it may think while a match goes on. */
export async function botCalled<G extends GameTypes>(name: string, game: Game<G>): Promise<Bot<G>> {
  const make = Object.hasOwn(MAKERS, name) ? MAKERS[name] : undefined;
  if (make === undefined) throw new Error(`there is no bot ${name}: ${BOTS.join(", ")}`);
  const engine = new Engine(game);
  engine.thrifty = true;
  return make(engine);
}
