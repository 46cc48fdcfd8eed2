/** What stands at a place of a list that is sure to have it: here alone this is taken on trust, and by a few quick accessors of the table. */
export const at = <T>(of: readonly T[], place: number): T => of[place] as T;
/** The same in a list of numbers. Not `at`: one function for lists of numbers and of other things makes both slow to read. */
export const countAt = (of: readonly number[], place: number): number => of[place] as number;
export function add(to: number[], place: number, count: number): void {
  to[place] = countAt(to, place) + count;
}
/** Puts few numbers in order, those of whom neither is better left as they stood. By hand: `sort` copies them first, which takes longer. */
export function bestFirst(list: number[], isBetter: (one: number, other: number) => boolean): void {
  for (let from = 1; from < list.length; from++) {
    const one = countAt(list, from);
    let to = from;
    for (; to > 0 && isBetter(one, countAt(list, to - 1)); to--) list[to] = countAt(list, to - 1);
    list[to] = one;
  }
}
