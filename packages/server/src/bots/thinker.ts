/** Runs in a thread of its own: one question, one answer. It is given a view, and nothing else of the match. */
import type { MessagePort } from "node:worker_threads";
import type { BotQuestion } from "@stormakt/host";
import { gamesFrom, playersIn } from "../games.ts";

export interface Thought {
  readonly question: BotQuestion;
  readonly games: string;
  /** Told once when the thought begins; whatever is said there stops it. */
  readonly port: MessagePort;
}

export async function answer({ question, games, port }: Thought): Promise<object> {
  const { level, temper, view, seat, seed, budget: limit } = question;
  const stop = new AbortController();
  port.on("message", () => stop.abort());
  try {
    const players = await playersIn(await gamesFrom(games), question);
    port.postMessage("begun");
    return await players.think({ level, temper, view, seat, seed, limit, stop: stop.signal });
  } finally {
    port.close();
  }
}
