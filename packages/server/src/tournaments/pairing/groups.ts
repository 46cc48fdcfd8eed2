/** People into tables, so that a cost is least. */
import type { Dice } from "@stormakt/kernel";
import { drawn } from "./drawn.ts";

/** The cost of some people sitting together. */
export type Cost = (group: readonly number[]) => number;

/** Up to so many people every way is tried. */
const ALL_WAYS = 12;
/** Costs looked up for larger rounds, and how often the search begins anew. */
const LOOKS = 10_000;
const RESTARTS = 6;

/** Numbers 0…n-1 into groups of these sizes. The same every time for the same dice. */
export function bestGroups(sizes: readonly number[], cost: Cost, dice: Dice): number[][] {
  const people = sizes.reduce((sum, size) => sum + size, 0);
  const known = new Map<string, number>();
  const costOf: Cost = (group) => {
    const key = [...group].sort((a, b) => a - b).join();
    const found = known.get(key) ?? cost(group);
    known.set(key, found);
    return found;
  };
  return people <= ALL_WAYS ? tryAll(people, sizes, costOf) : tryMany(people, sizes, costOf, dice);
}

/** The first who has no table yet is given every company there is; what cannot become better is given up. */
function tryAll(people: number, sizes: readonly number[], cost: Cost): number[][] {
  let best: { cost: number; groups: number[][] } | null = null;
  const go = (free: readonly number[], left: readonly number[], groups: number[][], spent: number): void => {
    if (best !== null && spent >= best.cost) return;
    const [first, ...rest] = free;
    if (first === undefined) {
      best = { cost: spent, groups };
      return;
    }
    for (const size of new Set(left)) {
      const others = [...left];
      others.splice(others.indexOf(size), 1);
      for (const company of choose(rest, size - 1)) {
        const group = [first, ...company];
        const after = rest.filter((one) => !company.includes(one));
        go(after, others, [...groups, group], spent + cost(group));
      }
    }
  };
  go(
    Array.from({ length: people }, (_, at) => at),
    sizes,
    [],
    0,
  );
  return (best as { groups: number[][] } | null)?.groups ?? [];
}
function* choose(among: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [at, first] of among.entries()) for (const rest of choose(among.slice(at + 1), count - 1)) yield [first, ...rest];
}

/** From some beginnings, changing places by twos as long as that helps. */
function tryMany(people: number, sizes: readonly number[], cost: Cost, dice: Dice): number[][] {
  const inOrder = Array.from({ length: people }, (_, at) => at);
  let looks = LOOKS;
  let best: { cost: number; groups: number[][] } | null = null;
  for (let start = 0; start < RESTARTS && looks > 0; start++) {
    const order = start === 0 ? inOrder : drawn(dice, inOrder);
    let from = 0;
    const groups = sizes.map((size) => order.slice(from, (from += size)));
    const costs = groups.map(cost);
    for (let isBetter = true; isBetter && looks > 0; ) {
      isBetter = false;
      for (let a = 0; a < groups.length; a++)
        for (let b = a + 1; b < groups.length; b++)
          for (let i = 0; i < (groups[a]?.length ?? 0); i++)
            for (let j = 0; j < (groups[b]?.length ?? 0); j++) {
              const [one, two] = [groups[a] ?? [], groups[b] ?? []];
              const [changedOne, changedTwo] = [one.with(i, two[j] ?? 0), two.with(j, one[i] ?? 0)];
              const [costOne, costTwo] = [cost(changedOne), cost(changedTwo)];
              looks -= 2;
              if (costOne + costTwo >= (costs[a] ?? 0) + (costs[b] ?? 0)) continue;
              groups[a] = changedOne;
              groups[b] = changedTwo;
              costs[a] = costOne;
              costs[b] = costTwo;
              isBetter = true;
            }
    }
    const total = costs.reduce((sum, one) => sum + one, 0);
    if (best === null || total < best.cost) best = { cost: total, groups };
  }
  return best?.groups ?? [];
}
