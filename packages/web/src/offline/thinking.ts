import { think } from "@stormakt/bots";
import type { BotQuestion } from "@stormakt/host";
import { gameCalled } from "@stormakt/shelf";

/** A question to a bot: a view and nothing else. What it does not get it cannot cheat with. */
export interface Thought {
  readonly id: number;
  readonly question: BotQuestion;
}
export async function answerTo({ question: { game: id, seat, level, view, seed } }: Thought): Promise<object> {
  const game = await gameCalled(id);
  const question = { game, view, seat, seed };
  // A game nobody has a taste for yet is played by the bot that needs none.
  return think({ ...question, bot: level }).catch(() => think({ ...question, bot: "random" }));
}
