import { fastDice } from "@stormakt/kernel";
import type { BlockJob } from "./block.ts";

/** The first player against the second in every other seat. */
export function oneAgainstTheRest(seats: number, blocks: number): BlockJob[] {
  const lineup = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 0 : 1));
  return Array.from({ length: blocks }, (_, block) => ({ block, lineup }));
}

/**
 * Everybody at one table, in an order drawn anew for every block. Where there are more players than seats they take turns, and none
 * meets itself; where there are fewer, some sit down twice.
 */
export function mixedTables(players: number, seats: number, blocks: number, seed: string): BlockJob[] {
  const dice = fastDice(`${seed}/lineups`);
  const waiting: number[] = [];
  const next = (taken: readonly number[]): number => {
    const at = waiting.findIndex((player) => players < seats || !taken.includes(player));
    if (at >= 0) return waiting.splice(at, 1)[0] as number;
    const all = Array.from({ length: players }, (_, player) => player);
    dice.shuffle(all);
    waiting.push(...all);
    return next(taken);
  };
  return Array.from({ length: blocks }, (_, block) => {
    const lineup: number[] = [];
    while (lineup.length < seats) lineup.push(next(lineup));
    dice.shuffle(lineup);
    return { block, lineup };
  });
}
