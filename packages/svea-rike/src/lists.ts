/** Lists that are sure to have what is asked of them: the one place where this is taken on trust. */

/** The number at a place, and the thing. Two, for the engine that runs this is slow with what reads lists of both kinds. */
export const numberAt = (list: readonly number[], place: number): number => list[place] as number;
export const entry = <T extends object>(list: readonly T[], place: number): T => list[place] as T;
/** A figure printed on each of the things of one kind, ready to be asked for. */
export const figures =
  (list: readonly number[]): ((thing: number) => number) =>
  (thing) =>
    list[thing] as number;
/** The top card of a deck that is not empty. */
export function drawTop(deck: number[]): number {
  const top = deck.pop();
  if (top === undefined) throw new RangeError("nothing is left to draw");
  return top;
}
