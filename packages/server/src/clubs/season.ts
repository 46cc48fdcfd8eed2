/** The ranking of a season: everybody starts anew, and finishing orders tell, as in the ranking of the house. */
import { skill } from "../standing/skill.ts";
import { pointsOf } from "../standing/standing.ts";

/** How a rated match ended, by seat. */
export interface Ended {
  readonly subjects: readonly string[];
  /** 1 is first; those who tie share a place. */
  readonly places: readonly number[];
}
export interface SeasonLine {
  readonly subject: string;
  readonly points: number;
  readonly played: number;
  readonly won: number;
}
const isBot = (subject: string): boolean => subject.startsWith("bot:");

/** `matches` in the order they ended. Where bots do not count, people are ranked as if they had played without them. */
export function rankSeason(matches: readonly Ended[], { bots }: { readonly bots: boolean }): SeasonLine[] {
  const { rate, rating } = skill();
  const known = new Map<string, { mu: number; sigma: number; played: number; won: number }>();
  for (const { subjects, places } of matches) {
    const seats = subjects.flatMap((subject, seat) =>
      bots || !isBot(subject) ? [{ subject, place: places[seat] ?? subjects.length }] : [],
    );
    const people = seats.filter(({ subject }) => !isBot(subject));
    if (seats.length < 2 || people.length === 0 || new Set(people.map(({ subject }) => subject)).size < people.length) continue;
    const best = Math.min(...seats.map(({ place }) => place));
    const winners = seats.filter(({ place }) => place === best).length;
    const before = seats.map(({ subject }) => {
      const { mu, sigma } = known.get(subject) ?? rating();
      return [rating({ mu, sigma })];
    });
    const after = rate(before, { rank: seats.map(({ place }) => place) });
    // A level of bots may sit there more than once: what it is held to be is the mean of what its seats brought.
    for (const subject of new Set(seats.map((one) => one.subject))) {
      const own = seats.flatMap((one, at) => (one.subject === subject ? [at] : []));
      const mean = (of: "mu" | "sigma"): number => own.reduce((sum, at) => sum + (after[at]?.[0]?.[of] ?? 0), 0) / own.length;
      const { played, won } = known.get(subject) ?? { played: 0, won: 0 };
      known.set(subject, {
        mu: mean("mu"),
        sigma: mean("sigma"),
        played: played + own.length,
        won: won + own.filter((at) => seats[at]?.place === best).length / winners,
      });
    }
  }
  return [...known]
    .map(([subject, { mu, sigma, played, won }]) => ({ subject, points: pointsOf(mu, sigma), played, won }))
    .sort((a, b) => b.points - a.points || b.won - a.won || (a.subject < b.subject ? -1 : 1));
}
