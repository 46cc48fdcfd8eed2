/** Runs in a thread of its own: one question, one answer. It is given a view, and nothing else of the match. */
import type { MessagePort } from "node:worker_threads";
import { botsFor, think } from "@stormakt/bots";
import type { BotQuestion } from "@stormakt/host";
import { gamesFrom } from "../games.ts";

export interface Thought {
  readonly question: BotQuestion;
  readonly games: string;
  /** Told once when the thought begins; whatever is said there stops it. */
  readonly port: MessagePort;
}

export async function answer({ question, games, port }: Thought): Promise<object> {
  const { game, level, view, seat, seed, budget: limit } = question;
  const stop = new AbortController();
  port.on("message", () => stop.abort());
  try {
    const shelf = await gamesFrom(games);
    const rules = await shelf.game(game);
    port.postMessage("begun");
    const able = botsFor(game);
    // A game that a level does not know is played by the best that does.
    const bot = able.includes(level) ? level : (able.at(-1) ?? level);
    return await think({ bot, game: rules, view, seat, seed, limit, stop: stop.signal });
  } finally {
    port.close();
  }
}
