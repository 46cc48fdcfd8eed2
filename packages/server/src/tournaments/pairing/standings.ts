/** Points, and what decides where they are the same. */
import { fastDice } from "@stormakt/kernel";
import type { TournamentStanding } from "@stormakt/protocol/people";
import { drawn } from "./drawn.ts";
import type { Seating } from "./past.ts";

/** A win is worth so much: whole numbers for every table of up to six, ties included. */
export const WIN = 120;

export interface PlayedTable {
  readonly seats: Seating;
  /** By seat, 1 is first; null: it goes on, or ended without a result. */
  readonly places: readonly number[] | null;
  readonly isOver: boolean;
}

/** Of `WIN` for the first down to nothing for the last, evenly between; those who tie share. Bots count as anybody to be beaten. */
export function pointsAt({ seats, places, isOver }: PlayedTable, seat: number): number {
  if (!isOver) return 0;
  const others = seats.length - 1;
  if (places === null || others === 0) return WIN / 2;
  const own = places[seat] ?? seats.length;
  const share = places.reduce((sum, place, other) => sum + (other === seat ? 0 : place > own ? 2 : place === own ? 1 : 0), 0);
  return Math.round((WIN * share) / (2 * others));
}

/** Points; the strength of those met; the matches among those who are still the same; the seed. */
export function standingsOf(people: readonly string[], tables: readonly PlayedTable[], seed: string): TournamentStanding[] {
  const over = tables.filter(({ isOver }) => isOver);
  const pointsOf = new Map(people.map((person) => [person, 0]));
  for (const table of over)
    table.seats.forEach((person, seat) => {
      if (person !== null) pointsOf.set(person, (pointsOf.get(person) ?? 0) + pointsAt(table, seat));
    });
  const lots = drawn(fastDice(`${seed} drawn`), [...people].sort());
  const lines = people.map((person): TournamentStanding => {
    const own = over.filter(({ seats }) => seats.includes(person));
    const met = own.flatMap(({ seats }) => seats.flatMap((one) => (one === null || one === person ? [] : [pointsOf.get(one) ?? 0])));
    return {
      person,
      points: pointsOf.get(person) ?? 0,
      strength: met.length === 0 ? 0 : Math.round(met.reduce((sum, one) => sum + one, 0) / met.length),
      direct: 0,
      played: own.length,
      first: own.filter(({ seats, places }) => places?.[seats.indexOf(person)] === 1).length,
    };
  });
  const withDirect = lines.map((line) => {
    const equals = lines.filter(
      ({ person, points, strength }) => person !== line.person && points === line.points && strength === line.strength,
    );
    return { ...line, direct: equals.reduce((sum, { person }) => sum + directOf(over, line.person, person), 0) };
  });
  return withDirect.sort(
    (a, b) => b.points - a.points || b.strength - a.strength || b.direct - a.direct || lots.indexOf(a.person) - lots.indexOf(b.person),
  );
}
/** How much more often one finished before the other than the other way round. */
function directOf(tables: readonly PlayedTable[], one: string, other: string): number {
  return tables.reduce((sum, { seats, places }) => {
    const [own, theirs] = [seats.indexOf(one), seats.indexOf(other)];
    if (own < 0 || theirs < 0 || places === null) return sum;
    return sum + Math.sign((places[theirs] ?? 0) - (places[own] ?? 0));
  }, 0);
}
