import type { Seat } from "@stormakt/kernel";

/** Lists that candidates are chosen from: joined once for every set of provinces (or whatever the bits stand for), and kept. */
export function bySet<T>(parts: readonly (readonly T[])[]): (set: number) => readonly T[] {
  const made: (readonly T[] | undefined)[] = Array.from({ length: 1 << parts.length }, () => undefined);
  return (set) => (made[set] ??= parts.flatMap((part, bit) => ((set & (1 << bit)) === 0 ? [] : part)));
}
/** The same for a number: the parts before it, joined. */
export function upTo<T>(part: (index: number) => readonly T[]): (count: number) => readonly T[] {
  const made: (readonly T[])[] = [];
  return (count) => (made[count] ??= Array.from({ length: count }, (_, index) => part(index)).flat());
}
export const seatsIn: (set: number) => readonly Seat[] = bySet([[0], [1], [2], [3], [4], [5]]);
export const NONE: readonly never[] = [];

export function bitsIn(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
