/** Runs in a thread of its own: one question, one answer. It is given a view, and nothing else of the match. */
import { botsFor, think } from "@stormakt/bots";
import type { BotQuestion } from "@stormakt/host";
import { gamesFrom } from "../games.ts";

export interface Thought {
  readonly question: BotQuestion;
  readonly games: string;
}

export async function answer({ question, games }: Thought): Promise<object> {
  const { game, level, view, seat, seed } = question;
  const shelf = await gamesFrom(games);
  const able = botsFor(game);
  // A game that a level does not know is played by the best that does.
  const bot = able.includes(level) ? level : (able.at(-1) ?? level);
  return think({ bot, game: await shelf.game(game), view, seat, seed });
}
