/**
 * How the game may end, from the table: how likely each seat has a one or a three on each part in the end, how likely each part is to hold,
 * and so who would win. A part holds if it has more threes than ones.
 */
import type { Seat } from "@stormakt/kernel";
import type { Table } from "./holdings.ts";
import { classOf, ENDS, endsAt, isBuilt, isEligible, lies, onShip, owned, STAYS, staysAt, unbuiltCount } from "./holdings.ts";

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
  readonly threeIfHolds = new Float64Array(MOST_SEATS * 4);
  private readonly leads = new Float64Array(3);
  private readonly spread = new Float64Array(2 * MIDDLE + 2);
  private readonly ifFailed = new Float64Array(MOST_SEATS * 4);
  private readonly ifHeld = new Float64Array(MOST_SEATS * 4);
  private readonly shares = new Float64Array(MOST_SEATS);

  /** Looks at a table with the eyes of a viewer. */
  look(table: Table, viewer: Seat): void {
    this.seats = table.seats;
    this.left = unbuiltCount(table);
    for (let seat = 0; seat < table.seats; seat++) {
      let threes = 0;
      for (let good = 0; good < 4; good++) {
        this.lookAt(table, viewer, seat, good);
        threes += owned(table, viewer === ALL_SEEING ? seat : viewer, seat, good, 3) - (this.three[seat * 4 + good] as number);
      }
      this.kept[seat] = threes;
    }
    for (let good = 0; good < 4; good++) this.weigh(good);
  }
  private lookAt(table: Table, viewer: Seat, seat: Seat, good: number): void {
    const at = seat * 4 + good;
    if (!isBuilt(table, good)) {
      const eye = viewer === ALL_SEEING ? seat : viewer;
      const kind = classOf(owned(table, eye, seat, good, 1), owned(table, eye, seat, good, 2), owned(table, eye, seat, good, 3));
      const ends = endsAt(this.left, isEligible(table, good), kind);
      this.one[at] = ENDS[ends] as number;
      this.three[at] = ENDS[ends + 1] as number;
    } else if (viewer === ALL_SEEING || viewer === seat) this.lay(table, viewer, seat, good, onShip(table, seat, good));
    else this.suspect(table, viewer, seat, good);
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
    const { seats, one, three, leads } = this;
    for (let seat = seats - 1; seat >= 0; seat--) {
      if (seats === 3) this.twoOthers(((seat + 1) % 3) * 4 + good, ((seat + 2) % 3) * 4 + good);
      else this.others(seat, good);
      const [behind, even, ahead] = [leads[BEHIND] as number, leads[EVEN] as number, leads[AHEAD] as number];
      const [down, up] = [one[seat * 4 + good] as number, three[seat * 4 + good] as number];
      const fails = up * behind + (1 - down - up) * (behind + even) + down * (behind + even + ahead);
      this.fails[good] = fails;
      this.threeIfFails[seat * 4 + good] = fails > 1e-6 ? (up * behind) / fails : up;
      this.threeIfHolds[seat * 4 + good] = fails < 1 - 1e-6 ? (up * (1 - behind)) / (1 - fails) : up;
    }
  }
  /** How likely threes are behind ones on two ships, even with them, and one ahead. With three at the table this is asked more than anything else. */
  private twoOthers(a: number, b: number): void {
    const { one, three, leads } = this;
    const [downA, upA, downB, upB] = [one[a] as number, three[a] as number, one[b] as number, three[b] as number];
    const [levelA, levelB] = [1 - downA - upA, 1 - downB - upB];
    leads[BEHIND] = downA * (downB + levelB) + levelA * downB;
    leads[EVEN] = levelA * levelB + downA * upB + upA * downB;
    leads[AHEAD] = levelA * upB + upA * levelB;
  }
  /** The same on all ships but one. */
  private others(seat: Seat, good: number): void {
    const { seats, one, three, spread } = this;
    // How far threes are ahead of ones on the other ships: -(seats - 1) … seats - 1.
    spread.fill(0);
    spread[MIDDLE] = 1;
    let reach = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const [down, up] = [one[other * 4 + good] as number, three[other * 4 + good] as number];
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
    this.leads[BEHIND] = behind;
    this.leads[EVEN] = spread[MIDDLE];
    this.leads[AHEAD] = spread[MIDDLE + 1] as number;
  }

  /** Every seat's chance, over the sixteen ways parts may hold and fail; returns the chance that nobody wins. */
  chances(into: Float64Array): number {
    const { seats, ifFailed, ifHeld, shares, fails, kept } = this;
    for (let at = 0; at < seats * 4; at++) {
      ifHeld[at] = 1 + (this.threeIfHolds[at] as number) * ON_HELD;
      ifFailed[at] = 1 + (this.threeIfFails[at] as number) * ON_FAILED;
    }
    into.fill(0, 0, seats);
    for (let set = 1; set < 15; set++) {
      let likely = 1;
      for (let good = 0; good < 4; good++) likely *= (set & (1 << good)) !== 0 ? (fails[good] as number) : 1 - (fails[good] as number);
      let all = 0;
      for (let seat = 0; seat < seats; seat++) {
        const at = seat * 4;
        const share =
          (((set & 1) !== 0 ? ifFailed : ifHeld)[at] as number) *
          (((set & 2) !== 0 ? ifFailed : ifHeld)[at + 1] as number) *
          (((set & 4) !== 0 ? ifFailed : ifHeld)[at + 2] as number) *
          (((set & 8) !== 0 ? ifFailed : ifHeld)[at + 3] as number);
        shares[seat] = share;
        all += share;
      }
      const scale = likely / all;
      for (let seat = 0; seat < seats; seat++) into[seat] = (into[seat] as number) + (shares[seat] as number) * scale;
    }
    const [a, b, c, d] = fails as unknown as [number, number, number, number];
    let all = 0;
    for (let seat = 0; seat < seats; seat++) all += shares[seat] = Math.exp(IN_HAND * (kept[seat] as number));
    const sails = ((1 - a) * (1 - b) * (1 - c) * (1 - d)) / all;
    for (let seat = 0; seat < seats; seat++) into[seat] = (into[seat] as number) + (shares[seat] as number) * sails;
    return a * b * c * d;
  }
}
