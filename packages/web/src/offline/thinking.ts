import type { Analysis, Hint, HintedMove, Players } from "@stormakt/bots";
import { playersOf, think } from "@stormakt/bots";
import type { BotQuestion } from "@stormakt/host";
import type { Format, NamedView } from "@stormakt/kernel";
import { Engine, readConfig } from "@stormakt/kernel";
import type { FinishedRecord } from "@stormakt/protocol";
import { gameCalled } from "@stormakt/shelf";
import { frozenHere } from "../link/editions.ts";

/** Something to think about. */
export type Thought = { readonly id: number } & (
  | { readonly question: BotQuestion }
  /** What a strong player would do. */
  | { readonly hint: HintQuestion }
  /** What decided a finished game. */
  | { readonly analyse: FinishedRecord }
);
/** A view and nothing else. */
export interface HintQuestion {
  readonly game: string;
  readonly rulesVersion: string;
  readonly format: Format;
  readonly view: NamedView;
  readonly seat: number;
  /** The same question has the same answer, unless time runs out. */
  readonly seed: string;
}
export type { Analysis, Hint, HintedMove };

/** Milliseconds; whoever asks is waiting. */
const HINT_LIMIT = 1_600;

/** Those who play the edition that a match is played under: a frozen one has its own. */
async function playersIn(id: string, rulesVersion: string, format: Format): Promise<Players> {
  const game = await gameCalled(id);
  const isOfToday = game.rulesVersion === rulesVersion;
  const frozen = isOfToday && format !== 1 ? null : await frozenHere(id, rulesVersion);
  if (frozen === null && !isOfToday) throw new Error(`the match is played under rules ${rulesVersion}, which are not known here`);
  return frozen?.players ?? playersOf(game);
}
/** A question to a bot: a view and nothing else. What it does not get it cannot cheat with. */
async function answerBot(asked: BotQuestion, stop: AbortSignal): Promise<object> {
  const { game, rulesVersion, format, seat, level, temper, view, seed, budget: limit } = asked;
  const players = await playersIn(game, rulesVersion, format);
  const question = { view, seat, seed, limit, stop };
  // A game nobody has taught a bot yet is played by the one that needs no teaching.
  return players.think({ ...question, level, temper }).catch(() => players.think({ ...question, level: "random" }));
}
async function answerHint({ game, rulesVersion, format, ...question }: HintQuestion, stop: AbortSignal): Promise<Hint> {
  return (await playersIn(game, rulesVersion, format)).hint({ ...question, limit: HINT_LIMIT, stop });
}
async function answerAnalysis(record: FinishedRecord, stop: AbortSignal, progress: (share: number) => void): Promise<Analysis> {
  let told = 0;
  return (await playersIn(record.game, record.rulesVersion, record.format)).analyse(record, {
    stop,
    progress: (share) => {
      if (share - told >= 0.02) progress((told = share));
    },
  });
}

/** A first thought takes long where everything has yet to be fetched and made ready: this one is nobody's. */
export async function warmUp(id: string): Promise<void> {
  const game = await gameCalled(id);
  const engine = new Engine(game);
  const read = readConfig(game, { seats: game.seats.max });
  if (!("config" in read)) return;
  const state = engine.begin(read.config, "warm");
  const seat = engine.nextSeat(state);
  await think({ bot: "hard", game, view: engine.view(state, seat), seat, seed: "warm", limit: 40 }).catch(() => {});
}

/** Thoughts under way, by their numbers. */
const stops = new Map<number, AbortController>();
export async function answerThought(thought: Thought, say: (answer: object) => void): Promise<void> {
  const { id } = thought;
  const stop = new AbortController();
  stops.set(id, stop);
  const answer = (): Promise<object> => {
    if ("hint" in thought) return answerHint(thought.hint, stop.signal);
    if ("analyse" in thought) return answerAnalysis(thought.analyse, stop.signal, (progress) => say({ id, progress }));
    return answerBot(thought.question, stop.signal);
  };
  try {
    say({ id, ok: await answer() });
  } catch (error) {
    say({ id, error: String(error) });
  } finally {
    stops.delete(id);
  }
}
export const stopThought = (id: number): void => stops.get(id)?.abort();
