/* oxlint-disable typescript/no-non-null-assertion -- bytes that are always there */
/**
 * The ceiling: the basic game of Vasa Regalis written for speed alone. Flat bytes, one loop, no views, no events, no rule ids, nothing
 * that could be explained, undone or saved. It makes uniformly random legal choices and counts the same decisions as the real game.
 */
const ADMIRAL = 6;

export class FlatVasa {
  actions = 0;
  round = 0;
  failed = 0;
  private readonly seats: number;
  private readonly hands: Uint8Array; //  seat * 12 + good * 3 + value - 1
  private readonly ships: Uint8Array; //  seat * 4 + good
  private readonly supply = new Uint8Array(12);
  private readonly patience: number;
  private built = 0;
  private a: number;
  private b: number;
  private c: number;
  private d = 1;

  constructor(seats: number, seed: number, patience = 10) {
    this.seats = seats;
    this.patience = patience;
    this.hands = new Uint8Array(seats * 12);
    this.ships = new Uint8Array(seats * 4);
    this.a = (seed * 0x9e3779b1) | 0;
    this.b = (seed ^ 0x85ebca6b) | 0;
    this.c = 0x6d2b79f5;
    for (let i = 0; i < 12; i++) this.below(2);
  }
  /** sfc32, as the playouts of the kernel use. */
  private below(limit: number): number {
    const sum = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return Math.floor(((sum >>> 0) * limit) / 4294967296);
  }

  /** One whole game. */
  play(): void {
    const { seats, hands, ships, supply } = this;
    hands.fill(0);
    ships.fill(0);
    for (let good = 0; good < 4; good++) {
      supply[good * 3] = supply[good * 3 + 1] = supply[good * 3 + 2] = seats;
      for (let seat = 0; seat < seats; seat++) hands[seat * 12 + good * 3] = 1;
    }
    this.built = 0;
    this.round = 1;
    let leader = this.below(seats);
    let since = 0;
    for (;;) {
      let free = 0xff;
      for (let turn = 0, left = 8; turn < seats; turn++, left--) {
        const role = nthBit(free, this.below(left));
        free &= ~(1 << role);
        this.actions++;
        this.resolve(role, (leader + turn) % seats);
      }
      const good = this.build(since);
      if (good < 0) since++;
      else {
        since = 0;
        if (this.built === 15) break;
        this.inspect();
      }
      leader = (leader + 1) % seats;
      this.round++;
    }
    this.failed = 0;
    for (let good = 0; good < 4; good++) {
      let total = 0;
      for (let seat = 0; seat < seats; seat++) total += ships[seat * 4 + good]!;
      if (total < 2 * seats + 1) this.failed++;
    }
  }

  private resolve(role: number, chooser: number): void {
    const { seats, hands, supply } = this;
    if (role < 4)
      for (let k = 0; k < seats - 1; k++) {
        const entitled = k === 0 ? 2 : 1;
        const taken = supply[role * 3]! < entitled ? supply[role * 3]! : entitled;
        supply[role * 3]! -= taken;
        hands[((chooser + k) % seats) * 12 + role * 3]! += taken;
      }
    else if (role < ADMIRAL)
      for (let k = 0; k < seats - 1; k++) for (let left = k === 0 ? 2 : 1; left > 0 && this.exchange(role, (chooser + k) % seats); left--);
    else {
      this.procureAny(chooser);
      if (this.built === 0) return;
      if (role === ADMIRAL) this.replace(chooser);
      else this.order(chooser);
    }
  }
  /** One exchange, or none: false. */
  private exchange(role: number, seat: number): boolean {
    const { hands, supply } = this;
    const first = role === 4 ? 0 : 1; // wood and sculpture, or cloth and iron
    let legal = 0;
    let count = 1;
    for (let which = 0; which < 4; which++) {
      const good = which < 2 ? first : 3 - first;
      const at = seat * 12 + good * 3;
      const two = (which & 1) === 1;
      if (two ? hands[at]! > 0 && hands[at + 1]! > 0 && supply[good * 3 + 2]! > 0 : hands[at]! > 1 && supply[good * 3 + 1]! > 0) {
        legal |= 1 << which;
        count++;
      }
    }
    this.actions++;
    const drawn = this.below(count);
    if (drawn === count - 1) return false;
    const which = nthBit(legal, drawn);
    const good = which < 2 ? first : 3 - first;
    const at = seat * 12 + good * 3;
    const value = which & 1;
    hands[at]! -= 1;
    hands[at + value]! -= 1;
    hands[at + value + 1]! += 1;
    supply[good * 3]! += 1;
    supply[good * 3 + value]! += 1;
    supply[good * 3 + value + 1]! -= 1;
    return true;
  }
  private procureAny(seat: number): void {
    let legal = 0;
    let count = 0;
    for (let good = 0; good < 4; good++)
      if (this.supply[good * 3]! > 0) {
        legal |= 1 << good;
        count++;
      }
    if (count === 0) return;
    this.actions++;
    const good = nthBit(legal, this.below(count));
    this.supply[good * 3]! -= 1;
    this.hands[seat * 12 + good * 3]! += 1;
  }
  private replace(seat: number): void {
    const { hands, ships, built } = this;
    let legal = 0;
    let count = 1;
    for (let good = 0; good < 4; good++) {
      if ((built & (1 << good)) === 0) continue;
      legal |= 1 << (good * 4);
      count++;
      for (let value = 1; value <= 3; value++)
        if (hands[seat * 12 + good * 3 + value - 1]! > 0) {
          legal |= 1 << (good * 4 + value);
          count++;
        }
    }
    this.actions++;
    const drawn = this.below(count);
    if (drawn === count - 1) return;
    const which = nthBit(legal, drawn);
    if ((which & 3) === 0) return; // a fake
    this.swap(seat, which >> 2, which & 3, ships, hands);
  }
  private swap(seat: number, good: number, value: number, ships: Uint8Array, hands: Uint8Array): void {
    hands[seat * 12 + good * 3 + ships[seat * 4 + good]! - 1]! += 1;
    hands[seat * 12 + good * 3 + value - 1]! -= 1;
    ships[seat * 4 + good] = value;
  }
  private order(seat: number): void {
    const goods = bitsIn(this.built);
    this.actions++;
    const drawn = this.below((this.seats - 1) * goods + 1);
    if (drawn === (this.seats - 1) * goods) return;
    const target = (seat + 1 + Math.floor(drawn / goods)) % this.seats;
    const good = nthBit(this.built, drawn % goods);
    const value = this.heldValue(target, good);
    if (value === 0) return; // void
    this.actions++;
    this.swap(target, good, value, this.ships, this.hands);
  }
  /** One of the values held of a good, each as likely; 0 if there is none. */
  private heldValue(seat: number, good: number): number {
    const at = seat * 12 + good * 3;
    const legal = (this.hands[at]! > 0 ? 1 : 0) | (this.hands[at + 1]! > 0 ? 2 : 0) | (this.hands[at + 2]! > 0 ? 4 : 0);
    return legal === 0 ? 0 : nthBit(legal, this.below(bitsIn(legal))) + 1;
  }
  /** Which good is built; -1 for none. */
  private build(since: number): number {
    const { seats, supply, hands, ships } = this;
    let forced = 0;
    let eligible = 0;
    for (let good = 0; good < 4; good++) {
      if ((this.built & (1 << good)) !== 0) continue;
      if (supply[good * 3 + 2] === 0) forced |= 1 << good;
      if (supply[good * 3 + 2]! < seats) eligible |= 1 << good;
    }
    let good = -1;
    const must = forced !== 0 ? forced : since < this.patience ? 0 : eligible !== 0 ? eligible : ~this.built & 15;
    if (must !== 0) {
      const count = bitsIn(must);
      if (count > 1) this.actions++;
      good = nthBit(must, count > 1 ? this.below(count) : 0);
    } else if (eligible !== 0) {
      const count = bitsIn(eligible);
      for (let k = 0; k < seats && good < 0; k++) {
        this.actions++;
        const drawn = this.below(count + 1);
        if (drawn < count) good = nthBit(eligible, drawn);
      }
    }
    if (good < 0) return -1;
    for (let seat = 0; seat < seats; seat++) {
      const value = this.heldValue(seat, good);
      this.actions++;
      hands[seat * 12 + good * 3 + value - 1]! -= 1;
      ships[seat * 4 + good] = value;
    }
    this.built |= 1 << good;
    return good;
  }
  /** Everybody looks somewhere, or does not: nothing on the table changes. */
  private inspect(): void {
    const squares = (this.seats - 1) * bitsIn(this.built) + 1;
    for (let seat = 0; seat < this.seats; seat++) {
      this.below(squares);
      this.actions++;
    }
  }
}
function nthBit(bits: number, n: number): number {
  let left = bits;
  for (let i = 0; i < n; i++) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}
function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
