import type { As, Now } from "@stormakt/protocol";
import type { Client } from "@stormakt/protocol/client";
import type { Moment } from "./moments.ts";
import { momentsOf } from "./moments.ts";

/** Views of the past, asked for once each. */
export class PastViews {
  private readonly views = new Map<string, Promise<Now>>();
  private readonly momentLists = new Map<As, Promise<readonly Moment[]>>();
  private readonly table: string;
  private readonly host: () => Client;

  constructor(table: string, host: () => Client) {
    this.table = table;
    this.host = host;
  }
  /** The table after line `n` of a seat's log, as that seat saw it. */
  at(n: number, as: As): Promise<Now> {
    const key = `${as}:${n}`;
    const known = this.views.get(key);
    if (known !== undefined) return known;
    if (this.views.size > 600) this.views.clear();
    const asked = this.host()
      .ask("view", { table: this.table, as, n })
      .then(({ now }) => now);
    this.views.set(key, asked);
    asked.catch(() => this.views.delete(key));
    return asked;
  }
  /** The moment counted from the beginning, seen by a seat: each seat numbers its lines for itself. */
  async atMoment(moment: number, as: As): Promise<Now> {
    const moments = await (this.momentLists.get(as) ?? this.fetchMoments(as));
    const found = moments[Math.min(moment, moments.length - 1)];
    if (found === undefined) throw new Error("there is no such moment");
    return this.at(found.n, as);
  }
  private fetchMoments(as: As): Promise<readonly Moment[]> {
    const fetching = this.host()
      .ask("log", { table: this.table, as })
      .then(({ lines }) => momentsOf(lines));
    this.momentLists.set(as, fetching);
    fetching.catch(() => this.momentLists.delete(as));
    return fetching;
  }
  /** The host has gone back to an older state of things: the same numbers may come to stand for others. */
  forget(): void {
    this.views.clear();
    this.momentLists.clear();
  }
}
