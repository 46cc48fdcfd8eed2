/** Which round comes next: nothing here but what follows from what is written down. */
import type { Entrant } from "@stormakt/protocol/people";
import type { Pairing, Tournament } from "./book.ts";
import type { Round } from "./pairing/past.ts";
import { robinRounds } from "./pairing/robin.ts";
import { peopleAtTables } from "./pairing/sizes.ts";
import { standingsOf } from "./pairing/standings.ts";
import { swissRound } from "./pairing/swiss.ts";
import { sizesOf } from "./plan.ts";

type Seats = { readonly min: number; readonly max: number };

/** How many rounds there will be; null: too few have entered. */
export function drawnFor({ plan, seed }: Tournament, entrants: readonly Entrant[], seats: Seats): { readonly rounds: number } | null {
  const people = entrants.map(({ id }) => id);
  const sizes = sizesOf(plan, seats);
  if (peopleAtTables(people.length, sizes) === null) return null;
  if (plan.form === "swiss") return { rounds: plan.rounds };
  const all = robinRounds(people, sizes, plan.rounds, seed);
  return all === null ? null : { rounds: all.length };
}
/** Null: those who are left are too few for a table. */
export function nextRound(
  { plan, seed }: Tournament,
  entrants: readonly Entrant[],
  pairings: readonly Pairing[],
  seats: Seats,
): Round | null {
  const sizes = sizesOf(plan, seats);
  const staying = entrants.filter(({ withdrawn }) => withdrawn === null).map(({ id }) => id);
  const past: Round[] = [];
  for (const { round, seats: seating } of pairings) past[round - 1] = [...(past[round - 1] ?? []), seating];
  if (plan.form === "robin" && staying.length === entrants.length)
    return robinRounds(staying, sizes, plan.rounds, seed)?.[past.length] ?? null;
  // Once somebody has left, what was planned no longer fits: from then on those meet who have met least.
  const ranked = standingsOf(staying, plan.form === "swiss" ? pairings : [], seed).map(({ person }) => person);
  return swissRound({ ranked, past, sizes, seed });
}
