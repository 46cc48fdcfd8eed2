/** A deep copy of plain JSON data. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return (typeof value[0] === "object" ? value.map(copyPlain) : value.slice()) as T;
  const made: Record<string, unknown> = {};
  for (const key in value) made[key] = copyPlain(value[key]);
  return made as T;
}
/** The same of a record that is flat but for some lists: the copy has the very layout of what was copied, so reading it stays quick. */
export function copyRecord<T extends object>(record: T): T {
  const made = { ...record };
  for (const key in made) if (typeof made[key] === "object") made[key] = copyPlain(made[key]);
  return made;
}
/**
 * The same list, made so that every place of it is known to be filled. What `flat` and `flatMap` give may have gaps for all the engine knows,
 * and code that meets lists of both kinds makes those without gaps into lists with them, and is compiled anew: a table wants one kind only.
 */
export const packed = <T>(list: readonly T[]): T[] => Array.from({ length: list.length }, (_, at) => list[at] as T);
/**
 * The same things in a list of one kind, be there any or none: a list that never held anything is of another kind than one that holds things,
 * and code that meets both looks twice.
 */
export function things<T extends object>(list: readonly T[]): T[] {
  const made: object[] = [list];
  made.pop();
  for (const thing of list) made.push(thing);
  return made as T[];
}
/** A list for each of something, a hand for each seat: all of them once more, without gaps. */
export function copyLists<T>(lists: readonly (readonly T[])[]): T[][] {
  const made: T[][] = [];
  for (let i = 0; i < lists.length; i++) made.push(lists[i]!.slice());
  return made;
}
/** JSON with keys in order of their code units: equal data, equal text, on every machine. */
export function canonical(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "null";
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    let text = `[${canonical(value[0])}`;
    for (let i = 1; i < value.length; i++) text += `,${canonical(value[i])}`;
    return `${text}]`;
  }
  const held = value as Record<string, unknown>;
  let text = "";
  for (const [key, said] of inOrder(Object.keys(held))) {
    const part = held[key];
    if (part !== undefined) text += text === "" ? said + canonical(part) : `,${said}${canonical(part)}`;
  }
  return `{${text}}`;
}
/** Keys in their order, each as it is written before its value. The same few lists of keys come again and again. */
function inOrder(keys: string[]): readonly (readonly [string, string])[] {
  const name = keys.join("\n");
  let known = ORDERS.get(name);
  if (known === undefined) {
    known = keys.sort().map((key) => [key, `${JSON.stringify(key)}:`] as const);
    if (ORDERS.size < MOST_ORDERS) ORDERS.set(name, known);
  }
  return known;
}
const ORDERS = new Map<string, readonly (readonly [string, string])[]>();
const MOST_ORDERS = 2_000;
/** Whether two values hold equal data, in whatever order their keys stand. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !sameData(a[i], b[i])) return false;
    return true;
  }
  const held = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  const keys = Object.keys(held);
  const others = Object.keys(other);
  const isAlike = keys.length === others.length;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    // Mostly both have the same keys in the same order.
    if (!isAlike || key !== others[i]) return isSameInAnyOrder(held, other, keys, others);
    const was = held[key];
    const is = other[key];
    if (was !== is && !sameData(was, is)) return false;
  }
  return isAlike || isSameInAnyOrder(held, other, keys, others);
}
function isSameInAnyOrder(
  held: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  others: readonly string[],
): boolean {
  for (const key of keys) if (!(Object.hasOwn(other, key) || held[key] === undefined) || !sameData(held[key], other[key])) return false;
  for (const key of others) if (other[key] !== undefined && !Object.hasOwn(held, key)) return false;
  return true;
}

/** Where in it something is not plain JSON data; null if all of it is. */
export function notPlain(value: unknown, path = "state"): string | null {
  if (value === null || typeof value === "boolean" || typeof value === "string") return null;
  if (typeof value === "number")
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${Object.is(value, -0) ? "-0" : value}`;
  if (typeof value !== "object") return `${path} is a ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const broken = i in value ? notPlain(value[i], `${path}[${i}]`) : `${path}[${i}] is a hole`;
      if (broken !== null) return broken;
    }
    return null;
  }
  const shape: unknown = Object.getPrototypeOf(value);
  if (shape !== Object.prototype && shape !== null) return `${path} is an object of a class`;
  for (const [key, held] of Object.entries(value)) {
    const broken = notPlain(held, `${path}.${key}`);
    if (broken !== null) return broken;
  }
  return null;
}
