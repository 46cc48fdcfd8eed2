/** Views of which only what has changed comes over the wire: put together here, so that nobody above notices. */
import type { Change } from "@stormakt/kernel";
import type { Heard } from "./messages.ts";
import type { Now } from "./parts.ts";

/** The value after the change. What has not changed is the same object as before. */
export function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0] as unknown;
  const { "#": length, ...within } = change as { readonly [key: string]: Change | number | null };
  if (Array.isArray(value)) {
    const list: unknown[] = typeof length === "number" ? value.slice(0, length) : [...(value as unknown[])];
    for (const [at, one] of Object.entries(within)) list[Number(at)] = changed(list[Number(at)], one as Change);
    return list;
  }
  const held: Record<string, unknown> = { ...(value as object) };
  for (const [key, one] of Object.entries(change)) {
    if (one === null) delete held[key];
    else held[key] = changed(held[key], one as Change);
  }
  return held;
}

/** What the host has shown last of each table, as it came over the wire. */
export class Shown {
  private readonly last = new Map<string, { readonly base: number; readonly now: Now }>();
  /** A whole view has come. `base`: left out by a host that sends no changes. */
  keep(key: string, now: Now | null | undefined, base: number | undefined): void {
    if (now == null || base === undefined) this.last.delete(key);
    else this.last.set(key, { base, now });
  }
  forget(): void {
    this.last.clear();
  }
  /** The message with its whole view; null: it changes something that was never shown here. */
  whole(key: string, heard: Heard): Heard {
    const { change, base, ...rest } = heard;
    if (change === undefined) {
      if (heard.now !== undefined) this.keep(key, heard.now, base);
      return heard;
    }
    const { from, view, ...fields } = change;
    const was = this.last.get(key);
    if (was === undefined || was.base !== from) return { ...rest, lines: [], missed: true };
    const now = { ...was.now, ...fields, ...(view === undefined ? {} : { view: changed(was.now.view, view) }) } as Now;
    this.keep(key, now, base);
    return { ...rest, now };
  }
}
