import type { HabitsFile } from "@stormakt/bots";
import type { GameTypes } from "@stormakt/kernel";
import { Engine, fastChance, fastDice } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { decided } from "./decided.ts";
import type { Rivalry } from "./rivals.ts";
import { rivalsOf, thinkingOf } from "./rivals.ts";
import type { Trial, TrialReport } from "./train.ts";

/** Whether those at this table stand or fall together; then one with new habits among others with the present ones would show nothing. */
export async function areAllied(id: string, what: string, config: GameTypes["Config"]): Promise<boolean> {
  const habits = await rivalsOf(id, what);
  return (habits.allies?.(new Engine(await gameCalled(id)).beginWith(config, fastChance("laid"))) ?? null) !== null;
}

/**
 * Quick players among themselves, since the habits are theirs: all allies with the new ones against the others with the present ones, and in
 * the same deals everybody with the present ones.
 */
export async function triedTogether(
  { game: id, what, config, seed }: Rivalry,
  fresh: HabitsFile,
  present: HabitsFile,
  { games, notWorse }: Pick<Trial, "games" | "notWorse">,
): Promise<TrialReport> {
  const engine = new Engine(await gameCalled(id));
  engine.thrifty = true;
  const mind = await thinkingOf(id);
  const kind = await rivalsOf(id, what);
  let [won, before, gains, losses] = [0, 0, 0, 0];
  const deals = Math.ceil(games / 2);
  for (let deal = 0; deal < deals; deal++) {
    const [now, then] = [isWon(deal, fresh), isWon(deal, present)];
    if (now) won++;
    if (then) before++;
    if (now && !then) gains++;
    if (then && !now) losses++;
  }
  const sure = (gains - losses) / Math.sqrt(Math.max(1, gains + losses));
  const { promoted, said } = decided(sure, notWorse);
  const percent = (wins: number): string => `${((100 * wins) / deals).toFixed(1)} %`;
  return {
    promoted,
    arena: null,
    verdict: `${said} (quick players, all together: ${percent(won)} of ${deals} games, before ${percent(before)})`,
  };

  function isWon(deal: number, habits: HabitsFile): boolean {
    const state = engine.beginWith(config, fastChance(`${seed}/${deal}`));
    const dice = fastDice(`${seed}/${deal}/players`);
    const together = kind.allies?.(state)?.seats ?? [];
    for (let seat = engine.nextUntilOver(state); seat !== null; seat = engine.nextUntilOver(state)) {
      const giveBack = kind.lend(together.includes(seat) ? habits : present);
      engine.perform(state, seat, mind.rollout(engine, state, seat, dice));
      giveBack();
    }
    return (state.outcome?.places[0] ?? []).some((seat) => together.includes(seat));
  }
}
