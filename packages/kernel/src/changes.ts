/** How plain data has changed, so that of something large that somebody knows already only that is told. */

/**
 * `[value]`: it is another one now; `{key: change}`: within it these have changed; null for a key: it is gone. Of a list the keys are
 * places, and `#` says how long it is now, where that has changed.
 */
export type Change = readonly [unknown] | { readonly [key: string]: Change | number | null };

/** How one value became another; undefined: not at all. */
export function changeBetween(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return [after];
  if (Array.isArray(after)) return Array.isArray(before) ? changeOfList(before, after, changeBetween, asItIs) : [after];
  if (Array.isArray(before)) return [after];
  const was = before as Record<string, unknown>;
  const is = after as Record<string, unknown>;
  let change: Record<string, Change | null> | undefined;
  const keys = Object.keys(is);
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string;
    const held = was[key];
    const now = is[key];
    if (held === now) continue;
    if (held === undefined) (change ??= {})[key] = [now];
    else if (now === undefined) (change ??= {})[key] = null;
    else {
      const within = changeBetween(held, now);
      if (within !== undefined) (change ??= {})[key] = within;
    }
  }
  // Mostly both have the same keys, and none is gone.
  const former = Object.keys(was);
  for (let at = 0; at < former.length; at++) {
    const key = former[at] as string;
    if (key !== keys[at] && was[key] !== undefined && !(key in is)) (change ??= {})[key] = null;
  }
  return change;
}
const asItIs = (value: unknown): unknown => value;

/** The same of lists, given how one of their values changes and how it is told. */
function changeOfList<T>(
  before: readonly T[],
  after: readonly T[],
  changeOf: (was: T, is: T) => Change | undefined,
  tell: (value: T) => unknown,
): Change | undefined {
  const both = Math.min(before.length, after.length);
  let change: Record<string, Change | number> | undefined;
  let changes = 0;
  for (let at = 0; at < both; at++) {
    if (before[at] === after[at]) continue;
    const within = changeOf(before[at] as T, after[at] as T);
    if (within === undefined) continue;
    (change ??= {})[at] = within;
    changes += 1;
  }
  // Where most of it is another, all of it is shorter.
  if (changes > 3 && changes * 2 > both) return [after.map(tell)];
  if (before.length !== after.length) {
    (change ??= {})["#"] = after.length;
    for (let at = both; at < after.length; at++) change[at] = [tell(after[at] as T)];
  }
  return change;
}
