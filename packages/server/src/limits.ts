import { isIPv6 } from "node:net";
import type { Request, RequestName } from "@stormakt/protocol";

/** So many at once, and so many a second after that. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Who has used up how much of an allowance, by any key. Forgets those who have all of it again. */
export class Buckets {
  private readonly allowance: Allowance;
  private readonly used = new Map<string, { level: number; at: number }>();
  constructor(allowance: Allowance) {
    this.allowance = allowance;
  }
  /** Takes what something costs, or all there is where that is less. Null: granted; else so many milliseconds until it can be. */
  take(key: string, now: number, cost = 1): number | null {
    const { burst, perSecond } = this.allowance;
    const price = Math.min(cost, burst);
    const known = this.used.get(key);
    const level = known === undefined ? 0 : Math.max(0, known.level - ((now - known.at) / 1000) * perSecond);
    if (level + price > burst) return Math.ceil(((level + price - burst) / perSecond) * 1000);
    if (known === undefined && this.used.size >= 10_000) this.forget(now);
    if (known === undefined) this.used.set(key, { level: price, at: now });
    else {
      known.level = level + price;
      known.at = now;
    }
    return null;
  }
  private forget(now: number): void {
    const { perSecond } = this.allowance;
    for (const [key, { level, at }] of this.used) if (level <= ((now - at) / 1000) * perSecond) this.used.delete(key);
  }
}

/** What a request costs, by the work it makes; those that are not named cost one. */
const COSTS: Partial<Record<RequestName, number>> = {
  judge: 2,
  open: 2,
  chat: 2,
  note: 2,
  looked: 2,
  pins: 2,
  pin: 3,
  cancel: 2,
  tables: 3,
  mine: 3,
  join: 3,
  "seat-key": 3,
  suggest: 4,
  view: 5,
  log: 5,
  create: 5,
  rematch: 5,
  record: 10,
  claim: 10,
  branch: 20,
};
export const costOf = (name: RequestName): number => COSTS[name] ?? 1;

/** Requests that go through a match's past: done a few at a time, in turns between those who ask, with room for others in between. */
export const DELVES: ReadonlySet<RequestName> = new Set<RequestName>(["view", "log", "record", "branch", "suggest"]);

/** How many of the tables that one may make a request makes; a table for bots alone counts for several. Null: none. */
export function tablesOf(request: Pick<Request, "do">): number | null {
  const { do: name } = request;
  if (name === "rematch") return 1;
  if (name !== "create" && name !== "branch") return null;
  const { seats } = request as { readonly seats?: readonly { readonly kind: string }[] };
  return seats?.every(({ kind }) => kind === "bot") === true ? BOTS_ALONE : 1;
}
const BOTS_ALONE = 10;

/**
 * The part of an address that one household, one machine or one hosted server has to itself: of version 6 the first 64 bits, since the
 * rest is anybody's to choose.
 */
export function neighbourhoodOf(address: string): string {
  const plain = address.replace(/^\[(.*)\](?::\d+)?$/, "$1").replace(/%.*$/, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const groups =
    tail === undefined ? before : [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
