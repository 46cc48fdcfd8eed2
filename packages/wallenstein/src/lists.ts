/** What stands in a list. The lists of a table are never read beyond their ends. */
export const at = <T extends number>(list: readonly T[], place: number): T => list[place] as T;
/** Kept a small integer: less nothing is -0, and the first of that makes a list slow to read for good. */
export const add = (list: number[], place: number, amount: number): void => {
  list[place] = (at(list, place) + amount) | 0;
};
export function sum(list: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < list.length; i++) total += at(list, i);
  return total;
}
/** Puts a number into a list kept in ascending order. */
export function insertSorted<T extends number>(list: T[], value: T): void {
  let place = list.length;
  while (place > 0 && at(list, place - 1) > value) place--;
  list.splice(place, 0, value);
}
/** Takes what lies at a place out of a list: the others keep their order. */
export function takeOut<T extends number>(list: T[], place: number): T {
  const taken = at(list, place);
  for (let next = place + 1; next < list.length; next++) list[next - 1] = at(list, next);
  list.pop();
  return taken;
}
/** The same value everywhere. */
export function fill<T extends number>(list: T[], value: T): void {
  for (let place = 0; place < list.length; place++) list[place] = value;
}
