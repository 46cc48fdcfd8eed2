/**
 * How the game may end, from the table: how likely each seat has a one or a three on each part in the end, how likely each part is to hold,
 * and so who would win. A part holds if it has more threes than ones.
 */
import type { Seat } from "@stormakt/kernel";
import type { Table } from "./holdings.ts";
import { ENDS, endsAt, isBuilt, isEligible, kindOwned, lies, onShip, owned, STAYS, staysAt, unbuiltCount } from "./holdings.ts";

/** Somebody who sees all, in a world that is imagined anyway. */
export const ALL_SEEING: Seat = -1;
/** By how much a three on a failed part multiplies a seat's share of winning, less one; a three on one that holds, which breaks ties. */
const ON_FAILED = Math.exp(3) - 1;
const ON_HELD = Math.exp(0.4) - 1;
/** How much a three in hand counts if the ship sails, in nats. */
const IN_HAND = 1.6;
const MOST_SEATS = 5;
/** Where a lead of nought stands in the list of leads. */
const MIDDLE = MOST_SEATS + 1;
const BEHIND = 0;
const EVEN = 1;
const AHEAD = 2;
/** So many ways there are for four parts to hold or fail. */
const WAYS = 16;

export class Outlook {
  seats = 0;
  left = 0;
  /** By seat and good. */
  readonly one = new Float64Array(MOST_SEATS * 4);
  readonly three = new Float64Array(MOST_SEATS * 4);
  /** By seat: threes expected in hand in the end. */
  readonly kept = new Float64Array(MOST_SEATS);
  /** By good: how likely it fails. */
  readonly fails = new Float64Array(4);
  readonly threeIfFails = new Float64Array(MOST_SEATS * 4);
  private readonly holds = new Float64Array(4);
  private readonly leads = new Float64Array(3);
  private readonly spread = new Float64Array(2 * MIDDLE + 2);
  /** By seat and good: what a share of winning is multiplied by if the part fails, and if it holds. */
  private readonly ifFailed = new Float64Array(MOST_SEATS * 4);
  private readonly ifHeld = new Float64Array(MOST_SEATS * 4);
  /** By seat and by the set of parts that fail. */
  private readonly shares = new Float64Array(MOST_SEATS * WAYS);
  private readonly likely = new Float64Array(WAYS);
  /** By seat, if the ship sails, and what was then thought to be kept. */
  private readonly sailing = new Float64Array(MOST_SEATS);
  private readonly sailingFor = new Float64Array(MOST_SEATS).fill(Number.NaN);
  /** The set of parts that have been weighed as they stand: from one look to the next most of them are as they were. */
  private weighed = 0;

  /** Looks at a table with the eyes of a viewer. */
  look(table: Table, viewer: Seat): void {
    const { seats } = table;
    if (this.seats !== seats) this.weighed = 0;
    this.seats = seats;
    this.left = unbuiltCount(table);
    for (let seat = 0; seat < seats; seat++) this.kept[seat] = 0;
    for (let good = 0; good < 4; good++) {
      if (isBuilt(table, good)) this.lookAtBuilt(table, viewer, good);
      else this.lookAtUnbuilt(table, viewer, good);
      if ((this.weighed & (1 << good)) === 0) this.weigh(good);
    }
  }
  private lookAtUnbuilt(table: Table, viewer: Seat, good: number): void {
    const { seats, one, three, kept } = this;
    const ends = endsAt(this.left, isEligible(table, good), 0);
    for (let seat = 0; seat < seats; seat++) {
      const eye = viewer === ALL_SEEING ? seat : viewer;
      const place = ends + 2 * kindOwned(table, eye, seat, good);
      const down = ENDS[place] as number;
      const up = ENDS[place + 1] as number;
      const at = seat * 4 + good;
      if (one[at] !== down || three[at] !== up) {
        one[at] = down;
        three[at] = up;
        this.unsettle(good);
      }
      kept[seat] = (kept[seat] as number) + (owned(table, eye, seat, good, 3) - up);
    }
  }
  private lookAtBuilt(table: Table, viewer: Seat, good: number): void {
    const { seats, one, three, kept } = this;
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * 4 + good;
      const down = one[at] as number;
      const up = three[at] as number;
      if (viewer === ALL_SEEING || viewer === seat) this.lay(table, viewer, seat, good, onShip(table, seat, good));
      else this.suspect(table, viewer, seat, good);
      if (one[at] !== down || three[at] !== up) this.unsettle(good);
      kept[seat] = (kept[seat] as number) + (owned(table, viewer === ALL_SEEING ? seat : viewer, seat, good, 3) - (three[at] as number));
    }
  }
  /** What is expected on a part is no longer what it was weighed by. */
  unsettle(good: number): void {
    this.weighed &= ~(1 << good);
  }
  /** As if this marker lay there, in sight. Whatever else its owner has is then in hand. */
  lay(table: Table, viewer: Seat, seat: Seat, good: number, value: number): void {
    const eye = viewer === ALL_SEEING ? seat : viewer;
    const better = (value < 3 && owned(table, eye, seat, good, 3) > 0) || (value < 2 && owned(table, eye, seat, good, 2) > 0);
    const worse = (value > 1 && owned(table, eye, seat, good, 1) > 0) || (value > 2 && owned(table, eye, seat, good, 2) > 0);
    const at = staysAt(Math.max(1, this.left), value, better, worse);
    this.one[seat * 4 + good] = STAYS[at] as number;
    this.three[seat * 4 + good] = STAYS[at + 1] as number;
  }
  private suspect(table: Table, viewer: Seat, seat: Seat, good: number): void {
    const at = seat * 4 + good;
    const set = table.suspected[(viewer * table.seats + seat) * 4 + good] as number;
    this.one[at] = lies(set, 1);
    this.three[at] = lies(set, 3);
  }
  /** How likely a part fails, and how likely each seat's three lies on it if it does, from the markers expected there. */
  weigh(good: number): void {
    const { seats, one, three, leads, threeIfFails, ifFailed, ifHeld } = this;
    for (let seat = seats - 1; seat >= 0; seat--) {
      if (seats === 3) this.twoOthers(((seat + 1) % 3) * 4 + good, ((seat + 2) % 3) * 4 + good);
      else if (seats === 4) this.threeOthers((seat < 1 ? 4 : 0) + good, (seat < 2 ? 8 : 4) + good, (seat < 3 ? 12 : 8) + good);
      else this.others(seat, good);
      const at = seat * 4 + good;
      const behind = leads[BEHIND] as number;
      const even = leads[EVEN] as number;
      const down = one[at] as number;
      const up = three[at] as number;
      const fails = up * behind + (1 - down - up) * (behind + even) + down * (behind + even + (leads[AHEAD] as number));
      const failed = fails > 1e-6 ? (up * behind) / fails : up;
      const held = fails < 1 - 1e-6 ? (up * (1 - behind)) / (1 - fails) : up;
      this.fails[good] = fails;
      threeIfFails[at] = failed;
      ifFailed[at] = 1 + failed * ON_FAILED;
      ifHeld[at] = 1 + held * ON_HELD;
    }
    this.weighed |= 1 << good;
  }
  /** How likely threes are behind ones on two ships, even with them, and one ahead. Asked more than anything else, so none of these makes a list. */
  private twoOthers(a: number, b: number): void {
    const { one, three, leads } = this;
    const downA = one[a] as number;
    const upA = three[a] as number;
    const downB = one[b] as number;
    const upB = three[b] as number;
    const levelA = 1 - downA - upA;
    const levelB = 1 - downB - upB;
    leads[BEHIND] = downA * (downB + levelB) + levelA * downB;
    leads[EVEN] = levelA * levelB + downA * upB + upA * downB;
    leads[AHEAD] = levelA * upB + upA * levelB;
  }
  /** The same on three ships: on the first two together, and then on the third. */
  private threeOthers(a: number, b: number, c: number): void {
    const { one, three, leads } = this;
    const downA = one[a] as number;
    const upA = three[a] as number;
    const levelA = 1 - downA - upA;
    const downB = one[b] as number;
    const upB = three[b] as number;
    const levelB = 1 - downB - upB;
    const twoDown = downA * downB;
    const oneDown = downA * levelB + levelA * downB;
    const level = downA * upB + levelA * levelB + upA * downB;
    const oneUp = levelA * upB + upA * levelB;
    const down = one[c] as number;
    const up = three[c] as number;
    const stays = 1 - down - up;
    leads[BEHIND] = twoDown * down + (twoDown * stays + oneDown * down) + (twoDown * up + oneDown * stays + level * down);
    leads[EVEN] = oneDown * up + level * stays + oneUp * down;
    leads[AHEAD] = level * up + oneUp * stays + upA * upB * down;
  }
  /** The same on all ships but one, however many there are. */
  private others(seat: Seat, good: number): void {
    const { seats, one, three, spread, leads } = this;
    // How far threes are ahead of ones on the other ships: -(seats - 1) … seats - 1.
    for (let lead = 0; lead < spread.length; lead++) spread[lead] = 0;
    spread[MIDDLE] = 1;
    let reach = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const down = one[other * 4 + good] as number;
      const up = three[other * 4 + good] as number;
      const level = 1 - down - up;
      reach++;
      let before = 0; // what was one place below, before this ship
      for (let lead = MIDDLE - reach; lead <= MIDDLE + reach; lead++) {
        const here = spread[lead] as number;
        spread[lead] = before * up + here * level + (spread[lead + 1] as number) * down;
        before = here;
      }
    }
    let behind = 0;
    for (let lead = MIDDLE - reach; lead < MIDDLE; lead++) behind += spread[lead] as number;
    leads[BEHIND] = behind;
    leads[EVEN] = spread[MIDDLE];
    leads[AHEAD] = spread[MIDDLE + 1] as number;
  }

  /** Every seat's chance, over the sixteen ways parts may hold and fail; returns the chance that nobody wins. */
  chances(into: Float64Array): number {
    this.share();
    for (let seat = 0; seat < this.seats; seat++) into[seat] = this.sumOf(seat);
    return this.likely[WAYS - 1] as number;
  }
  /** The chance of one seat. */
  chanceOf(seat: Seat): number {
    this.share();
    return this.sumOf(seat);
  }
  /** For each way every seat's share, and how likely it is, divided by all shares together. The first way is that the ship sails. */
  private share(): void {
    const { seats, fails, holds, shares, likely, sailing, sailingFor, kept } = this;
    for (let good = 0; good < 4; good++) holds[good] = 1 - (fails[good] as number);
    products(likely, 0, holds, fails, 0);
    let inAll = 0;
    for (let seat = 0; seat < seats; seat++) {
      products(shares, seat * WAYS, this.ifHeld, this.ifFailed, seat * 4);
      if (sailingFor[seat] !== kept[seat]) {
        sailingFor[seat] = kept[seat] as number;
        sailing[seat] = Math.exp(IN_HAND * (kept[seat] as number));
      }
      inAll += sailing[seat] as number;
    }
    likely[0] = (likely[0] as number) / inAll;
    for (let way = 1; way < WAYS - 1; way++) {
      let all = shares[way] as number;
      for (let at = way + WAYS; at < seats * WAYS; at += WAYS) all += shares[at] as number;
      likely[way] = (likely[way] as number) / all;
    }
  }
  private sumOf(seat: Seat): number {
    const { shares, likely } = this;
    const at = seat * WAYS;
    let sum = 0;
    for (let way = 1; way < WAYS - 1; way++) sum += (shares[at + way] as number) * (likely[way] as number);
    return sum + (this.sailing[seat] as number) * (likely[0] as number);
  }
}
/** The product of four numbers, each of which may be the one or the other: all sixteen, by the set of those that are the other. */
function products(into: Float64Array, to: number, one: Float64Array, other: Float64Array, from: number): void {
  const third = one[from + 2] as number;
  const otherThird = other[from + 2] as number;
  const fourth = one[from + 3] as number;
  const otherFourth = other[from + 3] as number;
  for (let set = 0; set < 4; set++) {
    const two = (((set & 1) !== 0 ? other : one)[from] as number) * (((set & 2) !== 0 ? other : one)[from + 1] as number);
    const three = two * third;
    const otherThree = two * otherThird;
    into[to + set] = three * fourth;
    into[to + set + 4] = otherThree * fourth;
    into[to + set + 8] = three * otherFourth;
    into[to + set + 12] = otherThree * otherFourth;
  }
}
