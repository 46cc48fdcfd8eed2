import { sameData } from "./data.ts";

/**
 * Of a table after a move most is as it was before. Compared once, here: what is the same becomes the very same, so that whoever looks for
 * what has changed (the digest, and how each view has changed) sees at a glance what has not. Neither table may be written on afterwards.
 */
export function shareAlike(before: object, after: object): void {
  const was = before as Readonly<Record<string, unknown>>;
  const is = after as Record<string, unknown>;
  for (const key in is) {
    const now = is[key];
    if (typeof now !== "object" || now === null) continue;
    const held = was[key];
    if (held !== now && sameData(held, now)) is[key] = held;
  }
}
