import type { Seat } from "@stormakt/kernel";
import type { Domain, Id, SetOf } from "@stormakt/kernel/ids";
import { list } from "@stormakt/kernel/ids";

/** What stands at a place of a list that is sure to have it: the one place where this is taken on trust. */
export const at = <T>(of: readonly T[], place: number): T => of[place] as T;
/** Kept a small integer: less nothing is -0, and the first of that makes a list slow to read for good. */
export const add = (to: number[], place: number, count: number): void => {
  to[place] = ((to[place] ?? 0) + count) | 0;
};
/** The same value everywhere. By hand: `fill` leaves the compiled code, which takes longer than to write 144 numbers. */
export function clear<T extends number>(list: T[], value: T): void {
  for (let place = 0; place < list.length; place++) list[place] = value;
}
/** A value for each thing of a domain, made once: look it up with `at`. No gap before the first: lists with gaps are slow to read. */
export const perThing = <N extends string, T>(of: Domain<N>, value: (id: Id<N>) => T): readonly T[] => {
  const made = of.all.map(value);
  while (made.length < of.first + of.size) made.unshift(at(made, 0));
  return made;
};
/** The seats of a set, in order: made once for every set, and kept. */
export const seatsIn = (set: SetOf<Seat>): readonly Seat[] => (SEATS[set] ??= list(set));
const SEATS: (readonly Seat[] | undefined)[] = [];
