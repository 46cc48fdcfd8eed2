import type { Dice } from "@stormakt/kernel";

/** The same things in an order drawn by lot. */
export function drawn<T>(dice: Dice, among: readonly T[]): T[] {
  const list = [...among];
  dice.shuffle(list);
  return list;
}
