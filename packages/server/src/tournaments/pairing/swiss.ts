/** One round of a Swiss tournament: everybody plays, with people of about the same standing whom they have not met. */
import { fastDice } from "@stormakt/kernel";
import { drawn } from "./drawn.ts";
import { bestGroups } from "./groups.ts";
import type { Round } from "./past.ts";
import { Meetings, seatsHad } from "./past.ts";
import { seatAt, seatCosts, unevenAt } from "./seats.ts";
import type { TableSizes } from "./sizes.ts";
import { peopleAtTables, seatsFor } from "./sizes.ts";

/** What counts for more is not outweighed by any number of what counts for less: meeting again, an uneven seat, a distance in the standing. */
const AGAIN = 1e8;
const UNEVEN = 1e5;

export interface SwissInput {
  /** Those who play, the best first. */
  readonly ranked: readonly string[];
  readonly past: readonly Round[];
  readonly sizes: TableSizes;
  readonly seed: string;
}
/** Null: they are too few. */
export function swissRound({ ranked, past, sizes, seed }: SwissInput): Round | null {
  const people = peopleAtTables(ranked.length, sizes);
  if (people === null) return null;
  const meetings = new Meetings(past);
  const had = seatsHad(past);
  const nameOf = (at: number): string => ranked[at] ?? "";
  const known = new Map<string, number[]>();
  const costsOf = (at: number, seats: number): number[] => {
    const found = known.get(`${at} ${seats}`) ?? seatCosts(nameOf(at), seats, had);
    known.set(`${at} ${seats}`, found);
    return found;
  };
  const cost = (group: readonly number[]): number => {
    const seats = seatsFor(group.length, sizes);
    const seatsCost = group.map((one) => costsOf(one, seats));
    let sum = UNEVEN * unevenAt(seatsCost, seats);
    group.forEach((one, at) => {
      for (const other of group.slice(at + 1)) sum += AGAIN * meetings.of(nameOf(one), nameOf(other)) + Math.abs(one - other);
    });
    return sum;
  };
  const dice = fastDice(`${seed} ${past.length}`);
  const groups = bestGroups(people, cost, dice).map((group) => drawn(dice, group.toSorted((a, b) => a - b).map(nameOf)));
  return groups.map((group) => seatAt(group, seatsFor(group.length, sizes), had));
}
