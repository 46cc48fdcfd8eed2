/** What taking a role brings, in numbers: to oneself, to the others, and by barring the neighbour. */
import type { Seat } from "@stormakt/kernel";
import type { Desk } from "./desk.ts";
import { inHand, inSupply, isBuilt, onShip, owned } from "./holdings.ts";

export function describeRole(desk: Desk, role: number, at: number): void {
  const { rows, table } = desk;
  if (role < 4) {
    rows[at + 4] = 1;
    procurer(desk, role, at);
  } else if (role < 6) {
    rows[at + 5] = 1;
    if (role === 4) {
      craft(desk, 0, 3, at);
    } else craft(desk, 1, 2, at);
  } else {
    rows[at + (role === 6 ? 6 : 10)] = 4 - desk.outlook.left;
    let best = 0;
    for (let good = 0; good < 4; good++) if (inSupply(table, good, 1) > 0) best = Math.max(best, desk.gain(desk.seat, good, 1, 0, 0));
    rows[at] = best;
    if (role === 6) {
      rows[at + 15] = 1;
      rows[at + 8] = bestReplacement(desk);
    } else rows[at + 9] = bestOrder(desk);
  }
}
function procurer(desk: Desk, good: number, at: number): void {
  const { rows, table, seat, outlook } = desk;
  const fails = outlook.fails[good] as number;
  let stock = inSupply(table, good, 1);
  const own = Math.min(2, stock);
  stock -= own;
  const gain = desk.gain(seat, good, own, 0, 0);
  rows[at] = gain;
  rows[at + 1] = gain * fails;
  for (let place = 1; place < table.seats - 1 && stock > 0; place++, stock--) {
    const theirs = desk.gain((seat + place) % table.seats, good, 1, 0, 0);
    desk.add(at, 2, theirs);
    desk.add(at, 3, theirs * fails);
  }
  if (own === 0) rows[at + 7] = 1;
  if (isBuilt(table, good)) rows[at + 14] = 1;
}
function craft(desk: Desk, first: number, second: number, at: number): void {
  const { rows, table, seat } = desk;
  let left = 2;
  for (let threes = 1; threes >= 0 && left > 0; threes--)
    for (let nth = 0; nth < 2 && left > 0; nth++) {
      const good = nth === 0 ? first : second;
      const a = inHand(table, seat, good, 1);
      const b = inHand(table, seat, good, 2);
      if (threes === 1 ? a > 0 && b > 0 && inSupply(table, good, 3) > 0 : a > 1 && b === 0 && inSupply(table, good, 2) > 0) {
        const chained = threes === 0 && a > 2 && left === 2 && inSupply(table, good, 3) > 0;
        if (threes === 1) crafted(desk, good, at, -1, -1, 1);
        else if (chained) crafted(desk, good, at, -3, 0, 1);
        else crafted(desk, good, at, -2, 1, 0);
        left -= chained ? 2 : 1;
      }
    }
  if (left === 2) rows[at + 7] = 1;
  for (let place = 1; place < table.seats - 1; place++) othersCraft(desk, (seat + place) % table.seats, first, second, at);
  barred(desk, (seat + table.seats - 1) % table.seats, first, second, at);
}
function crafted(desk: Desk, good: number, at: number, ones: number, twos: number, threes: number): void {
  const { table, seat, outlook } = desk;
  const gain = desk.gain(seat, good, ones, twos, threes);
  const three = threes > 0;
  desk.add(at, 0, gain);
  desk.add(at, 1, gain * (outlook.fails[good] as number));
  desk.add(at, three ? 11 : 12, 1);
  if (three && !isBuilt(table, good) && inSupply(table, good, 3) === table.seats) desk.add(at, 13, 1);
}
function othersCraft(desk: Desk, other: Seat, first: number, second: number, at: number): void {
  const { table, seat, outlook } = desk;
  let most = 0;
  let fails = 0;
  for (let nth = 0; nth < 2; nth++) {
    const good = nth === 0 ? first : second;
    if (isBuilt(table, good)) continue;
    const a = owned(table, seat, other, good, 1);
    const b = owned(table, seat, other, good, 2);
    const gain = a > 0 && b > 0 ? desk.gain(other, good, -1, -1, 1) : a > 1 ? desk.gain(other, good, -2, 1, 0) : 0;
    if (gain > most) {
      most = gain;
      fails = outlook.fails[good] as number;
    }
  }
  desk.add(at, 2, most);
  desk.add(at, 3, most * fails);
}
/** The neighbour on the right gets nothing from a role taken here, and would if somebody else took it. */
function barred(desk: Desk, other: Seat, first: number, second: number, at: number): void {
  const { table, seat } = desk;
  for (let nth = 0; nth < 2; nth++) {
    const good = nth === 0 ? first : second;
    if (isBuilt(table, good)) continue;
    if (owned(table, seat, other, good, 1) > 0 && owned(table, seat, other, good, 2) > 0 && owned(table, seat, other, good, 3) === 0)
      desk.rows[at + 14] = 1;
  }
}
function bestReplacement(desk: Desk): number {
  const { table, seat } = desk;
  let best = 0;
  for (let good = 0; good < 4; good++) {
    const placed = onShip(table, seat, good);
    if (placed === 0) continue;
    for (let value = 1; value <= 3; value++)
      if (value !== placed && inHand(table, seat, good, value) > 0) best = Math.max(best, desk.chanceIf(seat, good, value) - desk.now);
  }
  return best;
}
function bestOrder(desk: Desk): number {
  const { table, seat, outlook } = desk;
  let best = 0;
  for (let good = 0; good < 4; good++) {
    if (!isBuilt(table, good)) continue;
    for (let place = 1; place < table.seats; place++) {
      const target = (seat + place) % table.seats;
      const others = owned(table, seat, target, good, 1) + owned(table, seat, target, good, 2);
      if (others === 0) continue;
      best = Math.max(best, (outlook.three[target * 4 + good] as number) * (outlook.fails[good] as number));
    }
  }
  return best;
}
