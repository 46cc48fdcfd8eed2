/** Lists that are sure to have what is asked of them: the one place where this is taken on trust. */

/** The number at a place, and the thing. Two, for the engine that runs this is slow with what reads lists of both kinds. */
export const numberAt = <T extends number>(list: readonly T[], place: number): T => list[place] as T;
export const entry = <T extends object>(list: readonly T[], place: number): T => list[place] as T;
/** A figure printed on each of the things of one kind, ready to be asked for. */
export const figures =
  <I extends number, T extends number = number>(list: readonly T[]): ((thing: I) => T) =>
  (thing) =>
    list[thing] as T;
/** The names of things, by which their domain is made. */
export const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
/** The top card of a deck that is not empty. */
export function drawTop<T extends number>(deck: T[]): T {
  const top = deck.pop();
  if (top === undefined) throw new RangeError("nothing is left to draw");
  return top;
}
