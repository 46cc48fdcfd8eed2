/** The rankings of seasons, reckoned when a match has ended and not whenever somebody looks. */
import type { Ended, SeasonLine } from "./season.ts";
import { rankSeason } from "./season.ts";

export interface SeasonRow {
  readonly id: string;
  readonly club: string;
  readonly bots: number;
}
interface Ranking {
  readonly matches: number;
  readonly lines: readonly SeasonLine[];
}
interface Kept {
  readonly club: string;
  readonly at: number;
  readonly ranking: Promise<Ranking>;
}
/** Other nodes take down matches too, of which this one does not hear: after so many milliseconds it looks for itself. */
const KEPT = 60_000;
/** So many seasons are remembered at the most, those that were reckoned last. */
const MOST = 500;

export class Rankings {
  private readonly now: () => number;
  private readonly kept = new Map<string, Kept>();
  /** One at a time: a season of a thousand matches takes the process a while, and others get a word in between. */
  private last: Promise<unknown> = Promise.resolve();
  constructor(now: () => number) {
    this.now = now;
  }
  /** `read`: the rated matches of the season, in the order they ended. */
  of({ id, club, bots }: SeasonRow, read: () => Promise<readonly Ended[]>): Promise<Ranking> {
    const known = this.kept.get(id);
    const age = known === undefined ? KEPT : this.now() - known.at;
    if (known !== undefined && age >= 0 && age < KEPT) return known.ranking;
    const ranking = this.inTurn(async () => {
      const matches = await read();
      return { matches: matches.length, lines: rankSeason(matches, { bots: bots === 1 }) };
    });
    const kept = { club, at: this.now(), ranking };
    this.kept.delete(id);
    this.kept.set(id, kept);
    for (const oldest of this.kept.keys()) if (this.kept.size > MOST) this.kept.delete(oldest);
    // What failed is tried again by whoever looks next.
    ranking.catch(() => this.kept.get(id) === kept && this.kept.delete(id));
    return ranking;
  }
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(() => new Promise((resolve) => setImmediate(resolve))).then(work);
    this.last = turn.catch(() => {});
    return turn;
  }
  /** Something has changed that the club's seasons are made of. */
  renew(club: string): void {
    for (const [id, kept] of this.kept) if (kept.club === club) this.kept.delete(id);
  }
}
