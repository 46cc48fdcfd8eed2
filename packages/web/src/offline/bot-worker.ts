/// <reference lib="webworker" />
import { think } from "@stormakt/bots";
import type { BotQuestion } from "@stormakt/host";
import { gameCalled } from "@stormakt/shelf";

/** Given a view and nothing else; what it does not get it cannot cheat with. */
self.onmessage = ({ data: { id, question } }: MessageEvent<{ id: number; question: BotQuestion }>) => {
  answer(question).then(
    (action) => self.postMessage({ id, action }),
    (error: unknown) => self.postMessage({ id, error: String(error) }),
  );
};
async function answer({ game: id, seat, level, view, seed }: BotQuestion): Promise<object> {
  const game = await gameCalled(id);
  const question = { game, view, seat, seed };
  // A game nobody has a taste for yet is played by the bot that needs none.
  return think({ ...question, bot: level }).catch(() => think({ ...question, bot: "random" }));
}
