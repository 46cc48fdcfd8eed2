/** Round robin: all rounds at once, so that everybody meets everybody, as evenly as can be. */
import type { Dice } from "@stormakt/kernel";
import { fastDice } from "@stormakt/kernel";
import { drawn } from "./drawn.ts";
import type { Round } from "./past.ts";
import { seatAll } from "./seats.ts";
import type { TableSizes } from "./sizes.ts";
import { peopleAtTables, seatsFor } from "./sizes.ts";

/** More people than this would play for ever. */
export const ROBIN_MOST = 16;
const RESTARTS = 30;
const PASSES = 40;

/** Null: they are too few. At least so many rounds, and as many more as it takes until all have met. */
export function robinRounds(people: readonly string[], sizes: TableSizes, least: number, seed: string): Round[] | null {
  const tables = peopleAtTables(people.length, sizes);
  if (tables === null) return null;
  const together = Math.max(...tables) - 1;
  const fewest = Math.max(least, together === 0 ? 1 : Math.ceil((people.length - 1) / together));
  const dice = fastDice(`${seed} robin`);
  const order = drawn(dice, [...people].sort());
  let plan: Plan | null = null;
  // Twice as many rounds as it takes at the least have always been enough.
  for (let rounds = fewest; rounds <= 2 * fewest + 2; rounds++) {
    plan = planOf(people.length, tables, rounds, dice);
    if (plan.isWhole) break;
  }
  const named = (plan?.rounds ?? []).map((round) => round.map((group) => group.map((one) => order[one] ?? "")));
  return seatAll(named, (count) => seatsFor(count, sizes));
}

/** What it costs that two meet so often: the squares make it even, and not at all is worse than three times. */
const weight = (often: number): number => (often === 0 ? 6 : often ** 2);

interface Plan {
  readonly rounds: readonly (readonly (readonly number[])[])[];
  /** Everybody has met everybody. */
  readonly isWhole: boolean;
}
/** From some beginnings, changing places within a round as long as meetings become more even. */
function planOf(people: number, sizes: readonly number[], count: number, dice: Dice): Plan {
  let best: { cost: number; plan: Plan } | null = null;
  const pairs = (people * (people - 1)) / 2;
  const meetings = count * sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
  // If all meetings were spread as evenly as whole numbers allow, it would come to this.
  const [each, more] = pairs === 0 ? [0, 0] : [Math.floor(meetings / pairs), meetings % pairs];
  const ideal = (pairs - more) * weight(each) + more * weight(each + 1);
  for (let start = 0; start < RESTARTS; start++) {
    const found = climb(people, sizes, count, dice);
    if (best === null || found.cost < best.cost) best = found;
    if (best.cost <= ideal) break;
  }
  return best?.plan ?? { rounds: [], isWhole: false };
}
function climb(people: number, sizes: readonly number[], count: number, dice: Dice): { cost: number; plan: Plan } {
  const all = Array.from({ length: people }, (_, at) => at);
  const rounds = Array.from({ length: count }, () => {
    const order = drawn(dice, all);
    let from = 0;
    return sizes.map((size) => order.slice(from, (from += size)));
  });
  const met = Array.from({ length: people * people }, () => 0);
  const meet = (one: number, other: number, by: number): void => {
    met[one * people + other] = (met[one * people + other] ?? 0) + by;
    met[other * people + one] = (met[other * people + one] ?? 0) + by;
  };
  const often = (one: number, other: number): number => met[one * people + other] ?? 0;
  for (const group of rounds.flat()) group.forEach((one, at) => group.slice(at + 1).forEach((other) => meet(one, other, 1)));
  /** What it changes in the cost that somebody leaves one company for another. */
  const change = (who: number, from: readonly number[], to: readonly number[], except: number): number => {
    let sum = 0;
    for (const other of from) if (other !== who) sum += weight(often(who, other) - 1) - weight(often(who, other));
    for (const other of to) if (other !== except) sum += weight(often(who, other) + 1) - weight(often(who, other));
    return sum;
  };
  for (let pass = 0, isBetter = true; isBetter && pass < PASSES; pass++) {
    isBetter = false;
    for (const round of rounds)
      for (let a = 0; a < round.length; a++)
        for (let b = a + 1; b < round.length; b++)
          for (let i = 0; i < (round[a]?.length ?? 0); i++)
            for (let j = 0; j < (round[b]?.length ?? 0); j++) {
              const [one, two] = [round[a] ?? [], round[b] ?? []];
              const [x, y] = [one[i] ?? 0, two[j] ?? 0];
              const delta = change(x, one, two, y) + change(y, two, one, x);
              // Ways that lead neither up nor down are taken now and then, so that it does not stop on a terrace.
              if (delta > 0 || (delta === 0 && dice.below(4) > 0)) continue;
              for (const other of one) if (other !== x) meet(x, other, -1);
              for (const other of two) if (other !== y) meet(y, other, -1);
              for (const other of two) if (other !== y) meet(x, other, 1);
              for (const other of one) if (other !== x) meet(y, other, 1);
              one[i] = y;
              two[j] = x;
              isBetter = true;
            }
  }
  let cost = 0;
  let isWhole = true;
  for (let one = 0; one < people; one++)
    for (let other = one + 1; other < people; other++) {
      cost += weight(often(one, other));
      isWhole &&= often(one, other) > 0;
    }
  return { cost, plan: { rounds, isWhole } };
}
