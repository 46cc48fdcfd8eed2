import type { Bot, HabitsFile, Weights } from "@stormakt/bots";
import { botCalled, characterCalled, YARDSTICKS } from "@stormakt/bots";
import { withHabits } from "@stormakt/bots/learning";
import type { AnyGame } from "@stormakt/shelf";

/** Somebody who takes part: a bot (`hard`, or of a temper `hard:bold`), with a share of its usual effort, and weights or habits of its own if need be. */
export interface Player {
  /** Yardsticks go under their version. */
  readonly name: string;
  readonly bot: string;
  readonly share: number;
  readonly weights?: Weights;
  readonly habits?: HabitsFile;
}
export interface Seated {
  readonly bot: Bot;
  readonly share: number;
}

/** Those that search; a share of their effort says nothing to the others. */
const SEARCHERS: readonly string[] = ["hard", "champion"];

export const playerCalled = (bot: string, share = 1, weights?: Weights): Player => ({
  name: `${YARDSTICKS[bot] ?? bot}${share === 1 || !SEARCHERS.includes(characterCalled(bot)?.level ?? "") ? "" : `@${share}`}`,
  bot,
  share,
  ...(weights && { weights }),
});
/** Two of one name are told apart. */
export function namedApart(players: readonly Player[]): Player[] {
  const seen = new Map<string, number>();
  return players.map((player) => {
    const times = (seen.get(player.name) ?? 0) + 1;
    seen.set(player.name, times);
    return times === 1 ? player : { ...player, name: `${player.name} (${times})` };
  });
}
export const seat = async ({ bot, share, weights, habits }: Player, game: AnyGame): Promise<Seated> => ({
  bot: await botCalled(bot, game, weights, habits === undefined ? undefined : await withHabits(game.id, habits)),
  share,
});
