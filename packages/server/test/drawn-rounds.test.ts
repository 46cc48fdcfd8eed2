/**
 * Rounds, standings and rankings of tournaments and seasons that were drawn once and written down: tests beside this one say what a good
 * round is, this one notices whatever else changes. Where that is meant: vitest run -u on this file.
 */
import { fastDice } from "@stormakt/kernel";
import type { Entrant } from "@stormakt/protocol/people";
import { describe, expect, it } from "vitest";
import { rankSeason } from "../src/clubs/season.ts";
import type { Pairing, Tournament } from "../src/tournaments/book.ts";
import { drawnFor, nextRound } from "../src/tournaments/next-round.ts";
import { bestGroups } from "../src/tournaments/pairing/groups.ts";
import type { Round } from "../src/tournaments/pairing/past.ts";
import { robinRounds } from "../src/tournaments/pairing/robin.ts";
import { peopleAtTables } from "../src/tournaments/pairing/sizes.ts";
import { standingsOf } from "../src/tournaments/pairing/standings.ts";

const SEATS = { min: 2, max: 5 };
const people = (count: number): string[] => Array.from({ length: count }, (_, at) => String.fromCharCode(97 + at));
const tableText = (seats: readonly (string | null)[]): string => seats.map((one) => one ?? "-").join("");
const roundText = (round: Round | null): string => round?.map(tableText).join(" ") ?? "none";

interface Played {
  readonly form: "swiss" | "robin";
  readonly count: number;
  readonly size: number;
  readonly bots: string | null;
  readonly rounds: number;
}
/** Plays a tournament through: places are drawn, one table of many ends without a result, and somebody leaves after the second round. */
function played({ form, count, size, bots, rounds }: Played, leaves: boolean): string[] {
  const tournament = { seed: "seed", plan: { form, size, bots, rounds } } as unknown as Tournament;
  const dice = fastDice(`${form} ${count} ${size}`);
  const entrants = people(count).map((id): Entrant => ({ id, name: id, withdrawn: null }));
  const pairings: Pairing[] = [];
  const lines = [`${form}, ${count} at ${size}${bots === null ? "" : " with bots"}${leaves ? ", one leaves" : ""}`];
  const drawn = drawnFor(tournament, entrants, SEATS);
  if (drawn === null) return [...lines, "too few"];
  for (let round = 1; round <= drawn.rounds; round++) {
    const staying = entrants.map((one, at) => (leaves && round > 2 && at === 1 ? { ...one, withdrawn: 2 } : one));
    const next = nextRound(tournament, staying, pairings, SEATS);
    lines.push(`${round}: ${roundText(next)}`);
    next?.forEach((seats, n) => {
      const places = dice.below(7) === 0 ? null : seats.map(() => 1 + dice.below(seats.length));
      pairings.push({ round, n, table: `${round}.${n}`, seats, isLaid: true, isOver: true, places });
    });
  }
  const standings = standingsOf(
    entrants.map(({ id }) => id),
    pairings,
    "seed",
  );
  const line = ({ person, points, strength, direct, played: often, first }: (typeof standings)[0]): string =>
    `${person} ${points}/${strength}/${direct}/${often}/${first}`;
  return [...lines, standings.map(line).join(", ")];
}

describe("written down", () => {
  it("how many sit together, for every number of people", async () => {
    const lines = [2, 3, 4, 5].flatMap((size) =>
      [true, false].flatMap((bots) =>
        Array.from({ length: 21 }, (_, count) => {
          const sizes = peopleAtTables(count, { size, min: 3, max: 5, bots });
          return `${count} at ${size}${bots ? " with bots" : ""}: ${sizes?.join(" ") ?? "too few"}`;
        }),
      ),
    );
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("drawn-rounds/sizes.txt");
  });
  it("every round of tournaments, and how they end", async () => {
    const lines: string[] = [];
    for (const form of ["swiss", "robin"] as const)
      for (const [count, size, bots, rounds] of [
        [1, 3, null, 2],
        [2, 2, null, 3],
        [5, 3, null, 4],
        [6, 3, null, 5],
        [7, 4, "easy", 4],
        [9, 3, null, 4],
        [10, 4, null, 3],
        ...(form === "swiss" ? ([[14, 4, null, 4]] as const) : []),
      ] as const)
        for (const leaves of [false, true]) lines.push(...played({ form, count, size, bots, rounds }, leaves));
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("drawn-rounds/rounds.txt");
  });
  it("the best company, where every way is tried and where many are", async () => {
    const lines = [
      [3, 3],
      [4, 4, 3],
      [4, 4, 4],
      [5, 4, 4],
      [3, 3, 3, 3, 3],
    ].map((sizes) => {
      const cost = (group: readonly number[]): number =>
        group.reduce(
          (sum, one, at) => sum + group.slice(at + 1).reduce((all, other) => all + ((one * 7 + other * 7 + one * other) % 13), 0),
          0,
        );
      const groups = bestGroups(sizes, cost, fastDice("company"));
      return `${sizes.join(" ")}: ${groups.map((group) => group.join(" ")).join(", ")} for ${groups.reduce((sum, group) => sum + cost(group), 0)}`;
    });
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("drawn-rounds/company.txt");
  });
  it("all rounds of one in which everybody meets, by the seed", async () => {
    const lines = ["one", "two"].flatMap((seed) =>
      [4, 8, 12].map((count) => {
        const rounds = robinRounds(people(count), { size: 4, min: 2, max: 5, bots: false }, 2, seed) ?? [];
        return `${seed} ${count}: ${rounds.map(roundText).join(" | ")}`;
      }),
    );
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("drawn-rounds/robin.txt");
  });
  it("the ranking of a season, with bots and without", async () => {
    const dice = fastDice("season");
    const subjects = [...people(5), "bot:easy", "bot:hard"];
    const matches = Array.from({ length: 24 }, () => {
      const seats = Array.from({ length: 2 + dice.below(3) }, () => dice.pick(subjects));
      return { subjects: seats, places: seats.map(() => 1 + dice.below(seats.length)) };
    });
    const lines = [true, false].flatMap((bots) => [
      bots ? "with bots" : "without",
      ...rankSeason(matches, { bots }).map(({ subject, points, played: often, won }) => `${subject} ${points} ${often} ${won.toFixed(3)}`),
    ]);
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("drawn-rounds/season.txt");
  });
});
