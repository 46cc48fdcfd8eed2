/** A table with somebody's eyes on it: what a seat reckons before it acts. Looks only at what that seat could know. */
import type { Seat } from "@stormakt/kernel";
import type { Table } from "./holdings.ts";
import { classOf, ENDS, endsAt, isBuilt, isEligible, kindOwned, owned, PLACES, placesAt } from "./holdings.ts";
import { Outlook } from "./outlook.ts";

/** So many numbers describe an action. */
export const ASPECTS = 16;
/** Of chances: the difference between a small one and none is not without end. */
export const log = (chance: number): number => Math.log(chance + 0.02);
/** What a three of a type that is built is worth to somebody without one. */
const LATE_THREE = 0.3;

export class Desk {
  readonly outlook = new Outlook();
  /** Row by row, one for each action. */
  readonly rows = new Float64Array(32 * ASPECTS);
  table!: Table;
  seat: Seat = 0;
  /** The seat's chance as things stand, and in nats; only where it was asked for. */
  now = 0;
  logNow = 0;

  sitDown(table: Table, seat: Seat, actions: number): void {
    this.table = table;
    this.seat = seat;
    this.rows.fill(0, 0, actions * ASPECTS);
    this.outlook.look(table, seat);
  }
  weighUp(): void {
    this.now = this.outlook.chanceOf(this.seat);
    this.logNow = log(this.now);
  }
  /**
   * How much nearer a three the seat comes if its holdings of a type change so, from what was found at a look. Of a type that is built, a
   * three in hand may still serve.
   */
  gain(seat: Seat, good: number, ones: number, twos: number, threes: number): number {
    const { table, outlook } = this;
    const c = owned(table, this.seat, seat, good, 3);
    if (isBuilt(table, good)) return threes > 0 && c === 0 ? LATE_THREE : 0;
    const a = owned(table, this.seat, seat, good, 1);
    const b = owned(table, this.seat, seat, good, 2);
    const after = endsAt(outlook.left, isEligible(table, good) || threes > 0, classOf(a + ones, b + twos, c + threes));
    return (ENDS[after + 1] as number) - (outlook.three[seat * 4 + good] as number);
  }
  add(at: number, aspect: number, amount: number): void {
    this.rows[at + aspect] = (this.rows[at + aspect] as number) + amount;
  }

  /** The seat's chance if that marker lay on that ship. */
  chanceIf(ship: Seat, good: number, value: number): number {
    const { outlook, table, seat } = this;
    const at = ship * 4 + good;
    const one = outlook.one[at] as number;
    const three = outlook.three[at] as number;
    const fails = outlook.fails[good] as number;
    const kept = outlook.kept[ship] as number;
    outlook.lay(table, seat, ship, good, value);
    outlook.kept[ship] = kept + three - (outlook.three[at] as number);
    outlook.weigh(good);
    const chance = outlook.chanceOf(seat);
    outlook.one[at] = one;
    outlook.three[at] = three;
    outlook.fails[good] = fails;
    outlook.kept[ship] = kept;
    outlook.unsettle(good);
    return chance;
  }
  /** What the others are expected to place if that type is built now. */
  othersPlace(good: number): void {
    const { outlook, table, seat } = this;
    for (let other = 0; other < table.seats; other++) {
      if (other === seat) continue;
      const at = other * 4 + good;
      const places = placesAt(outlook.left, kindOwned(table, seat, other, good));
      outlook.one[at] = PLACES[places] as number;
      outlook.three[at] = PLACES[places + 1] as number;
    }
    outlook.unsettle(good);
  }
}
