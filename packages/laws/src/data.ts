import { canonical } from "@stormakt/kernel";

/** Freezes plain data through and through. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const held of Object.values(value)) frozen(held);
  }
  return value;
}

/** Plain data as the wire brings it. */
export const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Where two pieces of plain data first differ, for a message; null if they are equal. */
export function difference(a: unknown, b: unknown, path = ""): string | null {
  if (a === b || canonical(a) === canonical(b)) return null;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null || Array.isArray(a) !== Array.isArray(b))
    return `${path || "all"}: ${short(a)} against ${short(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const inner = difference((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`);
    if (inner !== null) return inner;
  }
  return `${path || "all"}: ${short(a)} against ${short(b)}`;
}
function short(value: unknown): string {
  const text = canonical(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
