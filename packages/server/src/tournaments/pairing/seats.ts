/** Who sits where, so that nobody has one seat much more often than another. */
import type { Seating } from "./past.ts";

type Had = (person: string, seat: number) => number;
/** Rather many who have a seat once more than another than one who has it twice more. */
const UNEVEN = 1_000;

/** What each seat would cost somebody: the more often they have had it, the more. */
export function seatCosts(person: string, seats: number, had: Had): number[] {
  const counts = Array.from({ length: seats }, (_, seat) => had(person, seat));
  const least = Math.min(...counts);
  return counts.map((often, seat) => {
    const after = counts.with(seat, often + 1);
    return 2 * (often - least) + (Math.max(...after) - Math.min(...after) > 1 ? UNEVEN : 0);
  });
}
/** The least that seating some people costs, over every set of seats; by set, person after person, the seat that leads there. */
function seatTogether(costs: readonly (readonly number[])[], seats: number): { readonly least: number; readonly given: readonly number[] } {
  const sets = 1 << seats;
  let now = Array.from({ length: sets }, () => Number.POSITIVE_INFINITY);
  now[0] = 0;
  const ways: number[][] = [];
  for (const own of costs) {
    const next = Array.from({ length: sets }, () => Number.POSITIVE_INFINITY);
    const way = Array.from({ length: sets }, () => 0);
    for (let set = 0; set < sets; set++) {
      const spent = now[set] ?? 0;
      if (spent === Number.POSITIVE_INFINITY) continue;
      for (let seat = 0; seat < seats; seat++) {
        const after = set | (1 << seat);
        const sum = spent + (own[seat] ?? 0);
        if (after === set || sum >= (next[after] ?? 0)) continue;
        next[after] = sum;
        way[after] = seat;
      }
    }
    ways.push(way);
    now = next;
  }
  const least = Math.min(...now);
  let set = now.indexOf(least);
  const given = ways.toReversed().map((way) => {
    const seat = way[set] ?? 0;
    set &= ~(1 << seat);
    return seat;
  });
  return { least, given: given.reverse() };
}
/** How many people with these costs would have a seat twice more often than another, however they sit down. */
export const unevenAt = (costs: readonly (readonly number[])[], seats: number): number =>
  costs.every((own) => own.every((one) => one < UNEVEN)) ? 0 : Math.floor(seatTogether(costs, seats).least / UNEVEN);

/** Seats people; who is named first decides where it does not matter. Seats that are left are bots'. */
export function seatAt(people: readonly string[], seats: number, had: Had): Seating {
  const { given } = seatTogether(
    people.map((person) => seatCosts(person, seats, had)),
    seats,
  );
  const seating: (string | null)[] = Array.from({ length: seats }, () => null);
  people.forEach((person, at) => {
    seating[given[at] ?? 0] = person;
  });
  return seating;
}

/**
 * Seats for rounds that are known beforehand: nobody ever has a seat twice more often than another, where all tables are of one size.
 * Each person's matches are cut into stretches as long as there are seats; in a stretch every seat comes once. That this can always be
 * done is König's theorem: the edges of a bipartite graph are coloured with as many colours as a vertex has edges at most.
 */
export function seatAll(rounds: readonly (readonly (readonly string[])[])[], seatsOf: (people: number) => number): Seating[][] {
  const most = Math.max(1, ...rounds.flat().map((people) => seatsOf(people.length)));
  const played = new Map<string, number>();
  /** By vertex and colour: the other end. A stretch is `person/n`, a table `#round/n`. */
  const ends = new Map<string, Map<number, string>>();
  const at = (vertex: string): Map<number, string> => {
    const known = ends.get(vertex) ?? new Map<number, string>();
    ends.set(vertex, known);
    return known;
  };
  const freeAt = (vertex: string): number =>
    Array.from({ length: most }, (_, colour) => colour).find((colour) => !at(vertex).has(colour)) ?? 0;
  const join = (stretch: string, table: string): void => {
    const [here, there] = [freeAt(stretch), freeAt(table)];
    // The way from the stretch along these two colours never ends at the table: along it they are exchanged, and one is free at both.
    const way: [string, string, number][] = [];
    let [vertex, colour] = [stretch, there];
    for (let next = at(vertex).get(colour); next !== undefined; next = at(vertex).get(colour)) {
      way.push([vertex, next, colour]);
      vertex = next;
      colour = colour === there ? here : there;
    }
    for (const [one, other, was] of way) {
      at(one).delete(was);
      at(other).delete(was);
    }
    for (const [one, other, was] of way) {
      const now = was === there ? here : there;
      at(one).set(now, other);
      at(other).set(now, one);
    }
    at(stretch).set(there, table);
    at(table).set(there, stretch);
  };
  rounds.forEach((tables, round) => {
    tables.forEach((people, n) => {
      for (const person of people) {
        const count = played.get(person) ?? 0;
        played.set(person, count + 1);
        join(`${person}/${Math.floor(count / most)}`, `#${round}/${n}`);
      }
    });
  });
  return rounds.map((tables, round) =>
    tables.map((people, n) => {
      const given = [...at(`#${round}/${n}`)].sort(([a], [b]) => a - b).map(([colour, stretch]) => ({ colour, person: personOf(stretch) }));
      const seats = seatsOf(people.length);
      const seating: (string | null)[] = Array.from({ length: seats }, () => null);
      // At a smaller table there are no higher seats: people move up.
      given.forEach(({ colour, person }, rank) => {
        seating[seats === most ? colour : rank] = person;
      });
      return seating;
    }),
  );
}
const personOf = (stretch: string): string => stretch.slice(0, stretch.lastIndexOf("/"));
