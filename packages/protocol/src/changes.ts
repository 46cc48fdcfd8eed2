/** Views of which only what has changed comes over the wire: put together here, so that nobody above notices. */
import type { Change } from "@stormakt/kernel";
import type { Asked, Heard } from "./messages.ts";
import type { Now, Prompt } from "./parts.ts";

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

/**
 * The value after, of which everything that says the same as before is the same object as before: whoever draws it sees at a glance what
 * has not changed. Lists and plain objects only, as they come over a wire.
 */
export function kept<T>(before: unknown, after: T): T {
  if (before === after || typeof before !== "object" || typeof after !== "object" || before === null || after === null) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const old = before as Readonly<Record<string, unknown>>;
  const now = after as Readonly<Record<string, unknown>>;
  const keys = Object.keys(now);
  const parts = keys.map((key) => kept(old[key], now[key]));
  if (Object.keys(old).length === keys.length && keys.every((key, at) => Object.hasOwn(old, key) && old[key] === parts[at]))
    return before as T;
  if (Array.isArray(after)) return parts as T;
  return Object.fromEntries(keys.map((key, at) => [key, parts[at]])) as T;
}
/**
 * The same for all that a seat knows. Moves on offer stay the objects they were placed as, unless all of them are as before; and the view
 * of another moment is another object, whatever it says, since more has been told by then.
 */
export function keptNow(before: Now | null, after: Now | null): Now | null {
  if (before === null || after === null) return after;
  const { choices, ...rest } = after;
  const { choices: offered, ...known } = before;
  const { view, ...now } = kept(known, rest);
  return {
    ...now,
    view: before.n === after.n ? view : { ...view },
    choices: kept(offered, choices) === offered ? offered : choices,
  };
}

/** A question as a whole: what is asked, and of whom, is what stands on top of the stack. */
function promptOn({ stack }: Now["view"], asked: Asked | null): Prompt | null {
  const top = stack.at(-1);
  if (top === undefined || asked === null) return null;
  const { step, memory, waiting, order: window, own } = top;
  return { step, memory, waiting, asked: asked.asked, window: window !== null, own, order: asked.order };
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
    const { from, view: changes, prompt: asked, ...fields } = change;
    const was = this.last.get(key);
    if (was === undefined || was.base !== from) return { ...rest, lines: [], missed: true };
    const view = changes === undefined ? was.now.view : (changed(was.now.view, changes) as Now["view"]);
    const now: Now = { ...was.now, ...fields, view, prompt: promptOn(view, asked === undefined ? was.now.prompt : asked) };
    this.keep(key, now, base);
    return { ...rest, now };
  }
}
