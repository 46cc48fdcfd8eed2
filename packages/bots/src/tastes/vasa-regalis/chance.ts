/** How likely a seat is to win, judged from the table alone. */
import type { Seat } from "@stormakt/kernel";
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import { BUILT_WEIGHTS, RACE_WEIGHTS, UNBUILT_WEIGHTS } from "./weights.ts";

export type Table = Readonly<VasaRegalis["Table"]>;

export const GOODS = [0, 1, 2, 3] as const;
export const inHand = (table: Table, seat: Seat, good: number, value: number): number =>
  table.hands[(seat * 4 + good) * 3 + value - 1] as number;
export const onShip = (table: Table, seat: Seat, good: number): number => table.ships[seat * 4 + good] as number;
export const inSupply = (table: Table, good: number, value: number): number => table.supply[good * 3 + value - 1] as number;
export const isBuilt = (table: Table, good: number): boolean => onShip(table, 0, good) !== 0;
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

function unbuiltCount(table: Table): number {
  let count = 0;
  for (const good of GOODS) if (!isBuilt(table, good)) count++;
  return count;
}
function best(table: Table, seat: Seat, good: number): number {
  for (let value = 3; value >= 1; value--) if (inHand(table, seat, good, value) > 0) return value;
  return 0;
}
function worst(table: Table, seat: Seat, good: number): number {
  for (let value = 1; value <= 3; value++) if (inHand(table, seat, good, value) > 0) return value;
  return 0;
}

/** What tells whether a part not yet built will hold, as the seat sees it. */
function unbuiltFeatures(table: Table, seat: Seat, good: number, into: number[]): number[] {
  const { seats } = table;
  let [mean, spread, ones, twos, threes] = [0, 0, 0, 0, 0];
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const [a, b, c] = [inHand(table, other, good, 1), inHand(table, other, good, 2), inHand(table, other, good, 3)];
    const kinds = (a > 0 ? 1 : 0) + (b > 0 ? 1 : 0) + (c > 0 ? 1 : 0);
    const own = ((c > 0 ? 1 : 0) - (a > 0 ? 1 : 0)) / kinds;
    mean += own;
    spread += ((c > 0 ? 1 : 0) + (a > 0 ? 1 : 0)) / kinds - own * own;
    ones += a;
    twos += b;
    threes += c;
  }
  const mine = best(table, seat, good) - 2;
  const left = unbuiltCount(table);
  into.length = 0;
  into.push(
    1,
    mean,
    mine,
    mean * mean,
    Math.sqrt(spread),
    ones / seats,
    twos / seats,
    threes / seats,
    inHand(table, seat, good, 1) / 2,
    inHand(table, seat, good, 2),
    inHand(table, seat, good, 3),
    inSupply(table, good, 1) / seats,
    inSupply(table, good, 3) < seats ? 1 : 0,
    left === 1 ? 1 : 0,
    left === 2 ? 1 : 0,
    left === 3 ? 1 : 0,
    logistic(3 * (mean + mine - 0.3)),
  );
  return into;
}
/** What tells whether a part that is built will still hold at the end. */
function builtFeatures(table: Table, seat: Seat, good: number, into: number[]): number[] {
  const { seats } = table;
  let [lead, lift, sink, fixable] = [0, 0, 0, 0];
  for (let other = 0; other < seats; other++) {
    const placed = onShip(table, other, good);
    lead += placed - 2;
    if (other === seat) continue;
    const [up, down] = [best(table, other, good), worst(table, other, good)];
    if (up > placed) lift += up - placed;
    if (down !== 0 && down < placed) sink += placed - down;
    if (down > placed) fixable += 1;
  }
  const placed = onShip(table, seat, good);
  const up = Math.max(best(table, seat, good) - placed, 0);
  const down = worst(table, seat, good) === 0 ? 0 : Math.max(placed - worst(table, seat, good), 0);
  const left = unbuiltCount(table);
  const capped = Math.max(-4, Math.min(4, lead));
  into.length = 0;
  into.push(
    1,
    capped,
    lead > 0 ? 1 : 0,
    lead === 0 ? 1 : 0,
    lead === -1 ? 1 : 0,
    capped * left,
    (lead > 0 ? 1 : 0) * left,
    left === 1 ? 1 : 0,
    left === 2 ? 1 : 0,
    up,
    down,
    lead <= 0 && lead + up > 0 ? 1 : 0,
    lead > 0 && lead - down <= 0 ? 1 : 0,
    lift / seats,
    sink / seats,
    fixable,
    lead <= 0 && lead > -2 ? fixable : 0,
    inSupply(table, good, 1) / seats,
  );
  return into;
}
/** What tells who of two is ahead when some parts fail; `holds` are the chances of the parts. */
function raceFeatures(table: Table, seat: Seat, other: Seat, holds: readonly number[], into: number[]): number[] {
  let [weak, all, twos, ready, crafted, ripe, raw, reserve] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const good of GOODS) {
    const fails = 1 - (holds[good] as number);
    for (const [who, sign] of [
      [seat, 1],
      [other, -1],
    ] as const) {
      const placed = onShip(table, who, good);
      const [a, b, c] = [inHand(table, who, good, 1), inHand(table, who, good, 2), inHand(table, who, good, 3)];
      if (placed !== 0) {
        if (placed === 3) {
          weak += sign * fails;
          all += sign;
        } else {
          if (placed === 2) twos += sign;
          if (c > 0) reserve += sign * fails;
        }
      } else if (c > 0) {
        ready += sign * fails;
        crafted += sign;
      } else if (a > 0 && b > 0) ripe += sign;
      else raw += (sign * (a + 2 * b)) / 3;
    }
  }
  const { seats, leader } = table;
  const nearer = ((other - leader + seats) % seats) - ((seat - leader + seats) % seats);
  into.length = 0;
  into.push(1, weak, all, twos, ready, crafted, ripe, raw, reserve, nearer / seats);
  return into;
}
const dot = (weights: readonly number[], features: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += (weights[i] as number) * (features[i] as number);
  return sum;
};

const SCRATCH: number[] = [];
function holdsOf(table: Table, seat: Seat): number[] {
  return GOODS.map((good) =>
    logistic(
      isBuilt(table, good)
        ? dot(BUILT_WEIGHTS, builtFeatures(table, seat, good, SCRATCH))
        : dot(UNBUILT_WEIGHTS, unbuiltFeatures(table, seat, good, SCRATCH)),
    ),
  );
}
export function chanceOfWinning(table: Table, seat: Seat): number {
  if (unbuiltCount(table) === 0) return hasWon(table, seat) ? 1 : 0;
  const holds = holdsOf(table, seat);
  const allHold = holds.reduce((product, chance) => product * chance, 1);
  const noneHolds = holds.reduce((product, chance) => product * (1 - chance), 1);
  const weights = RACE_WEIGHTS[4 - unbuiltCount(table)] as readonly number[];
  let ahead = 1;
  for (let other = 0; other < table.seats; other++)
    if (other !== seat) ahead *= logistic(dot(weights, raceFeatures(table, seat, other, holds, SCRATCH)));
  return (1 - allHold - noneHolds) * ahead + allHold * keptMost(table, seat);
}
/** All is built: VR-SCORE-4 to -9. */
function hasWon(table: Table, seat: Seat): boolean {
  const { seats, leader } = table;
  let failed = 0;
  for (const good of GOODS) {
    let lead = 0;
    for (let ship = 0; ship < seats; ship++) lead += onShip(table, ship, good) - 2;
    if (lead <= 0) failed |= 1 << good;
  }
  if (failed === 15) return false;
  const merit = (who: Seat): number => {
    let sum = ((who - leader + seats) % seats) * -0.01;
    for (const good of GOODS) {
      if (failed === 0) sum += inHand(table, who, good, 3) * 10_000 + inHand(table, who, good, 2) * 100 + inHand(table, who, good, 1);
      else if (onShip(table, who, good) === 3) sum += (failed & (1 << good)) !== 0 ? 10_100 : 100;
      else if (onShip(table, who, good) === 2) sum += 1;
    }
    return sum;
  };
  const own = merit(seat);
  for (let other = 0; other < seats; other++) if (other !== seat && merit(other) > own) return false;
  return true;
}
/** If she sails: how likely the seat has the most threes in hand. */
function keptMost(table: Table, seat: Seat): number {
  const kept = (who: Seat) => GOODS.reduce<number>((sum, good) => sum + inHand(table, who, good, 3) + 0.1 * inHand(table, who, good, 2), 0);
  const own = kept(seat);
  let chance = 1;
  for (let other = 0; other < table.seats; other++) if (other !== seat) chance *= logistic(2 * (own - kept(other)));
  return chance;
}
