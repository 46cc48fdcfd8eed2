import { think } from "@stormakt/bots";
import type { BotQuestion } from "@stormakt/host";
import { gameCalled } from "@stormakt/shelf";

/** A question to a bot: a view and nothing else. What it does not get it cannot cheat with. */
export interface Thought {
  readonly id: number;
  readonly question: BotQuestion;
}
async function answerTo({ question: { game: id, seat, level, view, seed, budget: limit } }: Thought, stop: AbortSignal): Promise<object> {
  const game = await gameCalled(id);
  const question = { game, view, seat, seed, limit, stop };
  // A game nobody has taught a bot yet is played by the one that needs no teaching.
  return think({ ...question, bot: level }).catch(() => think({ ...question, bot: "random" }));
}

/** Thoughts under way, by their numbers. */
const stops = new Map<number, AbortController>();
export async function answerThought(thought: Thought, say: (answer: object) => void): Promise<void> {
  const { id } = thought;
  const stop = new AbortController();
  stops.set(id, stop);
  try {
    say({ id, ok: await answerTo(thought, stop.signal) });
  } catch (error) {
    say({ id, error: String(error) });
  } finally {
    stops.delete(id);
  }
}
export const stopThought = (id: number): void => stops.get(id)?.abort();
