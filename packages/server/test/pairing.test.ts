import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Round, Seating } from "../src/tournaments/pairing/past.ts";
import { Meetings, peopleIn } from "../src/tournaments/pairing/past.ts";
import { robinRounds } from "../src/tournaments/pairing/robin.ts";
import type { TableSizes } from "../src/tournaments/pairing/sizes.ts";
import { peopleAtTables } from "../src/tournaments/pairing/sizes.ts";
import type { PlayedTable } from "../src/tournaments/pairing/standings.ts";
import { pointsAt, standingsOf, WIN } from "../src/tournaments/pairing/standings.ts";
import { swissRound } from "../src/tournaments/pairing/swiss.ts";

const named = (count: number): string[] => Array.from({ length: count }, (_, at) => `p${String(at).padStart(2, "0")}`);
/** The games of the house take 2 or 3 people at the least, 5 or 6 at the most. */
const sizes = fc
  .record({ min: fc.constantFrom(2, 3), max: fc.constantFrom(5, 6), bots: fc.boolean(), wanted: fc.nat(3) })
  .map(({ min, max, bots, wanted }): TableSizes => ({ min, max, bots, size: Math.min(max, Math.max(3, min) + wanted) }));
const seed = fc.string({ minLength: 1, maxLength: 6 });

const spreadOf = (rounds: readonly Round[], person: string, seats: number): number => {
  const counts = Array.from({ length: seats }, (_, seat) => rounds.flat().filter((table) => table[seat] === person).length);
  return Math.max(...counts) - Math.min(...counts);
};
const pairsOf = (people: readonly string[]): [string, string][] =>
  people.flatMap((one, at) => people.slice(at + 1).map((other): [string, string] => [one, other]));
/** How often people meet again in a round. */
const repeatsIn = (past: readonly Round[], round: readonly (readonly string[])[]): number => {
  const meetings = new Meetings(past);
  return round.flatMap(pairsOf).reduce((sum, [one, other]) => sum + meetings.of(one, other), 0);
};
/** Every way to put people at tables of these sizes. */
function* partitions(people: readonly string[], left: readonly number[]): Generator<string[][]> {
  const [first, ...rest] = people;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const size of new Set(left)) {
    const others = [...left];
    others.splice(others.indexOf(size), 1);
    const choose = function* (among: readonly string[], count: number): Generator<string[]> {
      if (count === 0) yield [];
      else for (const [at, one] of among.entries()) for (const more of choose(among.slice(at + 1), count - 1)) yield [one, ...more];
    };
    for (const company of choose(rest, size - 1))
      for (const more of partitions(
        rest.filter((one) => !company.includes(one)),
        others,
      ))
        yield [[first, ...company], ...more];
  }
}
/** Some rounds, with whatever order the results may have brought. */
function play(people: readonly string[], table: TableSizes, rounds: number, orders: readonly number[], drawnBy: string): Round[] {
  const past: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    const turn = (orders[round] ?? 0) % people.length;
    const ranked = [...people.slice(turn), ...people.slice(0, turn)];
    past.push(swissRound({ ranked, past, sizes: table, seed: drawnBy }) ?? []);
  }
  return past;
}

describe("sizes of tables", () => {
  it("are what the game takes, for everybody, and as even as can be", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 64 }), sizes, (people, table) => {
        const found = peopleAtTables(people, table);
        if (found === null) return !table.bots && people < table.min;
        const most = table.bots ? table.size : table.max;
        return (
          found.reduce((sum, one) => sum + one, 0) === people &&
          Math.max(...found) - Math.min(...found) <= 1 &&
          found.every((one) => one <= most && (table.bots || one >= table.min))
        );
      }),
    );
  });
  it("leave no two people each alone among bots", () => {
    for (let people = 2; people <= 64; people++)
      for (const size of [3, 4, 5, 6])
        expect(Math.min(...(peopleAtTables(people, { size, min: 2, max: 6, bots: true }) ?? []))).toBeGreaterThan(1);
  });
});

describe("a Swiss round", () => {
  it("gives everybody one seat, and the same ones however often it is drawn", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 24 }),
        sizes,
        fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
        seed,
        (count, table, orders, by) => {
          const people = named(count);
          const rounds = play(people, table, 3, orders, by);
          for (const round of rounds) {
            expect(round.flatMap(peopleIn).sort()).toEqual(people);
            for (const seats of round) expect(seats.length).toBe(table.bots ? table.size : peopleIn(seats).length);
          }
          expect(play(people, table, 3, orders, by)).toEqual(rounds);
        },
      ),
      { numRuns: 25 },
    );
  }, 120_000);
  it("lets as few meet again as can be, and nobody where that can be helped", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 9 }),
        sizes,
        fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
        seed,
        (count, table, orders, by) => {
          const people = named(count);
          const rounds = play(people, table, 5, orders, by);
          rounds.forEach((round, at) => {
            const past = rounds.slice(0, at);
            let least = Number.POSITIVE_INFINITY;
            for (const way of partitions(people, peopleAtTables(count, table) ?? [])) least = Math.min(least, repeatsIn(past, way));
            expect(repeatsIn(past, round.map(peopleIn))).toBe(least);
          });
        },
      ),
      { numRuns: 40 },
    );
  }, 120_000);
  it("puts neighbours in the standing together", () => {
    const ranked = named(12);
    const sizesOf = { size: 4, min: 3, max: 5, bots: false };
    const first = swissRound({ ranked, past: [], sizes: sizesOf, seed: "x" }) ?? [];
    const tables = first.map((table) => peopleIn(table).sort().join()).sort();
    expect(tables).toEqual([ranked.slice(0, 4), ranked.slice(4, 8), ranked.slice(8)].map((table) => table.join()));
  });
  it("gives nobody one seat twice more often than another, where tables are of one size and that can be helped", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(3, 4, 5),
        fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
        seed,
        (tables, size, orders, by) => {
          const people = named(tables * size);
          const rounds = play(people, { size, min: 3, max: 5, bots: false }, 6, orders, by);
          // While there are seats that somebody has not had, nobody need have one twice.
          const early = rounds.slice(0, size - 1);
          for (const person of people) expect(spreadOf(early, person, size)).toBeLessThanOrEqual(1);
          for (const person of people) expect(spreadOf(rounds, person, size)).toBeLessThanOrEqual(2);
        },
      ),
      { numRuns: 30 },
    );
  }, 120_000);
});

describe("a round robin", () => {
  it("gives everybody one seat in every round, lets all meet, and nobody has one seat twice more often than another", () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 12 }), sizes, fc.integer({ min: 1, max: 4 }), seed, (count, table, least, by) => {
        const people = named(count);
        const rounds = robinRounds(people, table, least, by) ?? [];
        expect(rounds.length).toBeGreaterThanOrEqual(least);
        for (const round of rounds) expect(round.flatMap(peopleIn).sort()).toEqual(people);
        const meetings = new Meetings(rounds);
        const counts = pairsOf(people).map(([one, other]) => meetings.of(one, other));
        expect(Math.min(...counts)).toBeGreaterThan(0);
        const isOneSize = table.bots || count % (peopleAtTables(count, table)?.length ?? 1) === 0;
        if (isOneSize) for (const person of people) expect(spreadOf(rounds, person, rounds[0]?.[0]?.length ?? 1)).toBeLessThanOrEqual(1);
        expect(robinRounds(people.toReversed(), table, least, by)).toEqual(rounds);
      }),
      { numRuns: 40 },
    );
  }, 120_000);
  it.each([
    [5, 3],
    [6, 3],
    [7, 3],
    [7, 5],
    [8, 4],
  ])("lets %i people at tables of about %i meet as evenly as any plan of as many rounds does that lets all meet", (count, size) => {
    const people = named(count);
    const table = { size, min: 2, max: 6, bots: false };
    const rounds = robinRounds(people, table, 1, "even") ?? [];
    const ways = [...partitions(people, peopleAtTables(count, table) ?? [])];
    const unevenness = (plan: readonly Round[]): number => {
      const meetings = new Meetings(plan);
      const counts = pairsOf(people).map(([one, other]) => meetings.of(one, other));
      return counts.includes(0) ? Number.POSITIVE_INFINITY : counts.reduce((sum, often) => sum + often ** 2, 0);
    };
    let least = Number.POSITIVE_INFINITY;
    // The first round may be any: people are called as one likes.
    const go = (plan: readonly Round[]): void => {
      if (plan.length === rounds.length) least = Math.min(least, unevenness(plan));
      else for (const way of ways) go([...plan, way]);
    };
    go(ways.slice(0, 1));
    expect(unevenness(rounds)).toBe(least);
  });
  it("lets nine people at tables of three meet exactly once each in four rounds", () => {
    for (const by of ["a", "b", "c", "d"]) {
      const rounds = robinRounds(named(9), { size: 3, min: 3, max: 5, bots: false }, 1, by) ?? [];
      expect(rounds).toHaveLength(4);
      const meetings = new Meetings(rounds);
      expect(pairsOf(named(9)).every(([one, other]) => meetings.of(one, other) === 1)).toBe(true);
    }
  });
});

describe("points", () => {
  const table = (seats: Seating, places: readonly number[] | null): PlayedTable => ({ seats, places, isOver: true });
  it("go from a win down to nothing, evenly, and those who tie share", () => {
    const four = table(["a", "b", null, "c"], [1, 2, 2, 4]);
    expect([0, 1, 2, 3].map((seat) => pointsAt(four, seat))).toEqual([WIN, WIN / 2, WIN / 2, 0]);
    expect(pointsAt(table(["a", "b", "c"], null), 0)).toBe(WIN / 2);
    expect(pointsAt({ ...four, isOver: false }, 0)).toBe(0);
  });
  it("are as many at every table of as many seats, however it ends", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.array(fc.nat(5), { minLength: 6, maxLength: 6 }), (seats, marks) => {
        const own = marks.slice(0, seats);
        const places = own.map((mark) => 1 + own.filter((other) => other > mark).length);
        const sum = own.reduce((total, _, seat) => total + pointsAt(table(named(seats), places), seat), 0);
        return sum === (WIN * seats) / 2;
      }),
    );
  });
  it("that are the same are told apart by the strength of those met, then by who finished first, then by lot", () => {
    const strong = [table(["a", "b", "x"], [1, 2, 3]), table(["c", "d", "y"], [1, 2, 3]), table(["b", "x", "y"], [1, 3, 2])];
    const lines = standingsOf(["a", "b", "c", "d", "x", "y"], strong, "s");
    expect(lines.map(({ person }) => person).slice(0, 3)).toEqual(["b", "a", "c"]);
    const direct = standingsOf(["a", "b"], [table(["a", "b", null], [2, 2, 1]), table(["b", "a", null], [2, 2, 1])], "s");
    expect(direct.map(({ points, direct: one }) => [points, one])).toEqual([
      [60, 0],
      [60, 0],
    ]);
    // Both have a first and a last place against bots; where they met each other, c came before d.
    const met = [
      table(["c", "d", null, null], [2, 3, 1, 4]),
      table(["c", null, null, null], [3, 1, 2, 4]),
      table(["d", null, null, null], [2, 1, 3, 4]),
    ];
    for (const by of ["p", "q", "r", "s"]) {
      const [first, second] = standingsOf(["c", "d"], met, by);
      expect([first?.points, first?.person, second?.points, second?.person]).toEqual([120, "c", 120, "d"]);
    }
    const lots = ["1", "2", "3", "4", "5", "6", "7", "8"].map((by) => standingsOf(["a", "b"], [], by)[0]?.person);
    expect(new Set(lots)).toEqual(new Set(["a", "b"]));
  });
});
