import type { ThoughtFor } from "@stormakt/host";
import { OwnWords } from "@stormakt/host";

/** One owner's tables may have this part of the places, so that whoever comes next finds one free. */
const SHARE = 3;

interface Waiting {
  readonly of: ThoughtFor;
  readonly begin: () => void;
}

/**
 * Who may think next. Bots at one table think together, so that they are done together; of several tables those come first whose owner
 * has the fewest thinking, then those who have waited longest. Tables that nobody plays at share one place, when nobody else waits.
 */
export class Turns {
  private readonly places: number;
  private waiting: Waiting[] = [];
  private readonly thinking = new Map<string, { readonly of: ThoughtFor; count: number }>();
  private used = 0;
  constructor(places: number) {
    this.places = places;
  }
  /** Resolves when it is this thought's turn; call what it resolves with when it is over. Rejects where it is stopped before that. */
  take(of: ThoughtFor, stop: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      if (stop.aborted) return reject(new OwnWords("the thought was stopped"));
      const stopped = (): void => {
        this.waiting = this.waiting.filter((other) => other !== one);
        reject(new OwnWords("the thought was stopped"));
      };
      const one: Waiting = {
        of,
        begin: () => {
          stop.removeEventListener("abort", stopped);
          let isOver = false;
          resolve(() => {
            if (isOver) return;
            isOver = true;
            this.leave(of);
          });
        },
      };
      stop.addEventListener("abort", stopped, { once: true });
      this.waiting.push(one);
      this.next();
    });
  }
  /** How many wait. */
  get length(): number {
    return this.waiting.length;
  }

  private leave({ table }: ThoughtFor): void {
    const here = this.thinking.get(table);
    if (here === undefined) return;
    this.used -= 1;
    here.count -= 1;
    if (here.count === 0) this.thinking.delete(table);
    this.next();
  }
  private next(): void {
    while (this.used < this.places) {
      const chosen = this.choose();
      if (chosen === null) return;
      this.waiting = this.waiting.filter((one) => one !== chosen);
      const { of } = chosen;
      const here = this.thinking.get(of.table);
      if (here === undefined) this.thinking.set(of.table, { of, count: 1 });
      else here.count += 1;
      this.used += 1;
      chosen.begin();
    }
  }
  private choose(): Waiting | null {
    let best: { readonly one: Waiting; readonly rank: number } | null = null;
    for (const one of this.waiting) {
      const rank = this.rankOf(one.of);
      if (rank !== null && (best === null || rank < best.rank)) best = { one, rank };
    }
    return best?.one ?? null;
  }
  /** Lower comes first; null: not now. */
  private rankOf({ table, owner, isPlayed }: ThoughtFor): number | null {
    if (this.thinking.has(table)) return -1;
    const others = [...this.thinking.values()].map(({ of }) => of);
    if (!isPlayed) return others.some((other) => !other.isPlayed) ? null : Number.MAX_SAFE_INTEGER;
    const tables = others.filter((other) => other.isPlayed && other.owner === owner).length;
    return tables >= Math.max(1, Math.floor(this.places / SHARE)) ? null : tables;
  }
}
