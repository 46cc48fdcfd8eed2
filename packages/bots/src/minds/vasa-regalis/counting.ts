/** What becomes of holdings, and what lies on ships, counted in games of quick players: the numbers behind holdings.ts. */
import type { State } from "@stormakt/kernel";
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import type { Counting } from "../../learning.ts";
import type { Table } from "./holdings.ts";
import { CLASSES, classOf, endsAt, inHand, isBuilt, isEligible, LIES, onShip, owned, placesAt, staysAt, unbuiltCount } from "./holdings.ts";

/** Of what was seen less often than this nothing is known. */
const SELDOM = 5;
const UNKNOWN = 0.33;

/** How often, of all times, a one and a three was found: two places of a list for each thing that was counted. */
class Twos {
  private readonly found: Float64Array;
  private readonly times: Float64Array;
  constructor(size: number) {
    this.found = new Float64Array(size);
    this.times = new Float64Array(size / 2);
  }
  add(at: number, value: number): void {
    this.times[at / 2] = (this.times[at / 2] as number) + 1;
    if (value === 1) this.found[at] = (this.found[at] as number) + 1;
    if (value === 3) this.found[at + 1] = (this.found[at + 1] as number) + 1;
  }
  row(): number[] {
    return Array.from(this.found, (found, at) => shareOf(found, this.times[at >> 1] as number, UNKNOWN));
  }
}
const shareOf = (found: number, times: number, unknown: number): number => (times < SELDOM ? unknown : Number((found / times).toFixed(3)));

interface Waiting {
  readonly at: number;
  readonly square: number;
}
export class HoldingsCounted implements Counting<VasaRegalis> {
  private readonly ends = new Twos(4 * 2 * CLASSES * 2);
  private readonly places = new Twos(4 * CLASSES * 2);
  private readonly stays = new Twos(4 * 3 * 4 * 2);
  private readonly lies = new Float64Array(8 * 3);
  /** Of the game under way: what will be known when it is over, and what when a type is built. */
  private toEnd: Waiting[] = [];
  private toStay: Waiting[] = [];
  private readonly toPlace: Waiting[][] = [[], [], [], []];
  private round = "";

  look({ table }: Readonly<State<VasaRegalis>>): void {
    this.settle(table);
    const left = unbuiltCount(table);
    for (let good = 0; good < 4; good++) if (!isBuilt(table, good)) this.toPlace[good] = this.builtNow(table, good, left);
    // Once for each role that is taken.
    const round = `${table.round}/${table.roleTakenBy.join()}`;
    if (round === this.round || left === 0) return;
    this.round = round;
    for (let seat = 0; seat < table.seats; seat++)
      for (let good = 0; good < 4; good++) {
        const square = seat * 4 + good;
        if (isBuilt(table, good)) this.toStay.push({ at: stayOf(table, seat, good, left), square });
        else this.toEnd.push({ at: endsAt(left, isEligible(table, good), kindOf(table, seat, good)), square });
        for (let viewer = 0; viewer < table.seats; viewer++) if (viewer !== seat) this.suspect(table, viewer, square);
      }
  }
  over({ table }: Readonly<State<VasaRegalis>>): void {
    this.settle(table);
    for (const { at, square } of this.toEnd) this.ends.add(at, table.ships[square] as number);
    for (const { at, square } of this.toStay) this.stays.add(at, table.ships[square] as number);
    this.toEnd = [];
    this.toStay = [];
    this.round = "";
  }
  rows(): number[][] {
    const lies = Array.from(this.lies, (found, at) => {
      const set = at - (at % 3);
      const times = [0, 1, 2].reduce((sum, value) => sum + (this.lies[set + value] as number), 0);
      return shareOf(found, times, LIES[at] as number);
    });
    return [this.ends.row(), this.places.row(), this.stays.row(), lies];
  }
  private builtNow(table: Table, good: number, left: number): Waiting[] {
    return Array.from({ length: table.seats }, (_, seat) => ({ at: placesAt(left, kindOf(table, seat, good)), square: seat * 4 + good }));
  }
  /** Types that have been built since the last look. */
  private settle(table: Table): void {
    for (let good = 0; good < 4; good++) {
      if (!isBuilt(table, good)) continue;
      for (const { at, square } of this.toPlace[good] as Waiting[]) this.places.add(at, table.ships[square] as number);
      this.toPlace[good] = [];
    }
  }
  private suspect(table: Table, viewer: number, square: number): void {
    const value = table.ships[square] as number;
    if (value === 0) return;
    const set = table.suspected[viewer * table.seats * 4 + square] as number;
    const at = (set >> 1) * 3 + value - 1;
    this.lies[at] = (this.lies[at] as number) + 1;
  }
}
const kindOf = (table: Table, seat: number, good: number): number =>
  classOf(owned(table, seat, seat, good, 1), owned(table, seat, seat, good, 2), owned(table, seat, seat, good, 3));
function stayOf(table: Table, seat: number, good: number, left: number): number {
  const value = onShip(table, seat, good);
  const has = (other: number): boolean => inHand(table, seat, good, other) > 0;
  return staysAt(left, value, (value < 3 && has(3)) || (value < 2 && has(2)), (value > 1 && has(1)) || (value > 2 && has(2)));
}
