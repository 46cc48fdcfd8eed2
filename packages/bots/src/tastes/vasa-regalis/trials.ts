/** What an action leads to that one step ahead does not show, tried out on a table of its own. */
import type { Seat } from "@stormakt/kernel";
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import type { Table } from "./chance.ts";
import { chanceOfWinning, GOODS, inHand, inSupply, isBuilt, onShip } from "./chance.ts";

/** A table to try things on: only what changes is copied. */
type Trial = VasaRegalis["Table"] & Record<"hands" | "ships" | "supply", number[]>;
const trial = (table: Table): Trial => ({
  ...table,
  hands: table.hands.slice(),
  ships: table.ships.slice(),
  supply: table.supply.slice(),
});
const move = (list: number[], at: number, count: number): void => {
  list[at] = (list[at] as number) + count;
};
function canExchange(table: Table, seat: Seat, good: number, oneAnd: 1 | 2): boolean {
  const ones = inHand(table, seat, good, 1);
  return (oneAnd === 1 ? ones >= 2 : ones >= 1 && inHand(table, seat, good, 2) >= 1) && inSupply(table, good, oneAnd + 1) > 0;
}
function exchange(table: Trial, seat: Seat, good: number, oneAnd: 1 | 2, sign: 1 | -1): void {
  const hand = (seat * 4 + good) * 3;
  for (const [value, count] of [
    [1, -sign],
    [oneAnd, -sign],
    [oneAnd + 1, sign],
  ] as const) {
    move(table.hands, hand + value - 1, count);
    move(table.supply, good * 3 + value - 1, -count);
  }
}
/** Puts another marker on a ship, and the old one in hand. */
function lay(table: Trial, seat: Seat, good: number, value: number): void {
  const placed = onShip(table, seat, good);
  if (placed !== 0) move(table.hands, (seat * 4 + good) * 3 + placed - 1, 1);
  if (value !== 0) move(table.hands, (seat * 4 + good) * 3 + value - 1, -1);
  table.ships[seat * 4 + good] = value as 0 | 1 | 2 | 3;
}

/** What a crafting role brings: the best two exchanges, less what the others may gain by theirs. */
export function crafting(table: Table, seat: Seat, goods: readonly number[]): number {
  const now = chanceOfWinning(table, seat);
  const after = trial(table);
  for (let times = 0; times < 2; times++) {
    let [gain, good, oneAnd] = [chanceOfWinning(after, seat), -1, 1 as 1 | 2];
    for (const one of goods)
      for (const recipe of [1, 2] as const) {
        if (!canExchange(after, seat, one, recipe)) continue;
        exchange(after, seat, one, recipe, 1);
        const value = chanceOfWinning(after, seat);
        exchange(after, seat, one, recipe, -1);
        if (value > gain) [gain, good, oneAnd] = [value, one, recipe];
      }
    if (good < 0) break;
    exchange(after, seat, good, oneAnd, 1);
  }
  const alone = chanceOfWinning(after, seat);
  for (let place = 1; place < table.seats - 1; place++) {
    const other = (seat + place) % table.seats;
    const good = goods.find((one) => canExchange(after, other, one, 2)) ?? goods.find((one) => canExchange(after, other, one, 1));
    if (good !== undefined) exchange(after, other, good, canExchange(after, other, good, 2) ? 2 : 1, 1);
  }
  return (alone + chanceOfWinning(after, seat)) / 2 - now;
}
/** What handling one's own ship brings at best. */
export function replacing(table: Table, seat: Seat): number {
  const now = chanceOfWinning(table, seat);
  let most = now;
  const after = trial(table);
  for (const good of GOODS) {
    const placed = onShip(table, seat, good);
    if (placed === 0) continue;
    for (let value = 1; value <= 3; value++) {
      if (value === placed || inHand(table, seat, good, value) === 0) continue;
      lay(after, seat, good, value);
      most = Math.max(most, chanceOfWinning(after, seat));
      lay(after, seat, good, placed);
    }
  }
  return most - now;
}
/** What an order brings, if the target obeys by whim. */
export function ordering(table: Table, seat: Seat, target: Seat, good: number): number {
  const placed = onShip(table, target, good);
  const after = trial(table);
  let [sum, ways] = [0, 0];
  for (let value = 1; value <= 3; value++) {
    if (inHand(table, target, good, value) === 0) continue;
    lay(after, target, good, value);
    sum += chanceOfWinning(after, seat);
    ways++;
    lay(after, target, good, placed);
  }
  return ways === 0 ? 0 : sum / ways - chanceOfWinning(table, seat);
}
export function bestOrder(table: Table, seat: Seat): number {
  let most = 0;
  for (const good of GOODS)
    if (isBuilt(table, good))
      for (let target = 0; target < table.seats; target++) if (target !== seat) most = Math.max(most, ordering(table, seat, target, good));
  return most;
}
/** What building a type now brings: the best placement, if the others place by whim. */
export function building(table: Table, seat: Seat, good: number): number {
  const after = trial(table);
  let most = 0;
  for (let own = 1; own <= 3; own++) {
    if (inHand(table, seat, good, own) === 0) continue;
    lay(after, seat, good, own);
    most = Math.max(most, placedByWhim(after, seat, good, 0));
    lay(after, seat, good, 0);
  }
  return most - chanceOfWinning(table, seat);
}
function placedByWhim(table: Trial, seat: Seat, good: number, from: Seat): number {
  if (from === table.seats) return chanceOfWinning(table, seat);
  if (from === seat) return placedByWhim(table, seat, good, from + 1);
  let [sum, ways] = [0, 0];
  for (let value = 1; value <= 3; value++) {
    if (inHand(table, from, good, value) === 0) continue;
    lay(table, from, good, value);
    sum += placedByWhim(table, seat, good, from + 1);
    ways++;
    lay(table, from, good, 0);
  }
  return sum / ways;
}
/** Looking where most is open, a little for its own sake. */
export function doubt({ suspected, seats }: Table, seat: Seat, ship: Seat, good: number): number {
  const set = suspected[(seat * seats + ship) * 4 + good] as number;
  return 0.001 * (((set >> 1) & 1) + ((set >> 2) & 1) + ((set >> 3) & 1));
}

/** What a trade would bring the seat, and the other party, as things stand in this world; null if the other has not what is asked for. */
export function trading(
  table: Table,
  from: Seat,
  to: Seat,
  give: readonly number[],
  take: readonly number[],
  seat: Seat,
): [own: number, other: number] | null {
  const [giver, taker] = [from * 12, to * 12];
  if (take.some((count, kind) => (table.hands[taker + kind] as number) < count)) return null;
  const after = trial(table);
  for (let kind = 0; kind < 12; kind++) {
    const change = (take[kind] as number) - (give[kind] as number);
    move(after.hands, giver + kind, change);
    move(after.hands, taker + kind, -change);
  }
  const partner = seat === from ? to : from;
  return [chanceOfWinning(after, seat) - chanceOfWinning(table, seat), chanceOfWinning(after, partner) - chanceOfWinning(table, partner)];
}
