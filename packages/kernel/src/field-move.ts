/** A move over fields: how many of its actions are legal, the nth of them, and whether there is any, without a list of them. */
import type { Chance } from "./contract.ts";
import type { Rules } from "./field-rules.ts";
import type { After } from "./field-sets.ts";
import { FieldSets } from "./field-sets.ts";
import type { Fields, ReadyField } from "./fields.ts";
import { bitsIn, manyIn, nthIn, nthInSpan, nthOf, spanSize } from "./fields.ts";
import type { ReadyMove } from "./moves.ts";

/** As many members as a set in one word may have. */
const WORD = 32;

export class FieldMove extends FieldSets implements ReadyMove {
  /** What the last count left of the last field, for each choice of those before it. Typed: they grow without becoming slow. */
  private leaves = 0;
  private lows = new Int32Array(WORD);
  private highs = new Int32Array(WORD);
  private bases = new Int32Array(WORD);
  private sizes = new Int32Array(WORD);
  /** The same of a move with one field in one word. */
  private kept = 0;

  constructor(base: { readonly kind: string }, fields: Fields, all: Rules, shows?: readonly string[], hiddenBy?: readonly string[]) {
    super(base, fields, all, shows, hiddenBy);
    if (this.depth === 1) this.bases[0] = -this.first;
  }

  count(ask: any): number {
    const { tableTests, depth, opens } = this;
    let open = this.low0;
    if (opens !== null && (open &= opens(ask, this.base) as number) === 0) return 0;
    if (this.isSingle) return manyIn((this.kept = open));
    for (let at = 0; at < tableTests.length; at++) if (!tableTests[at]!(ask, undefined)) return 0;
    if (this.isPlain) return manyIn((this.kept = this.left(this.rest0, open, ask)));
    if (depth === 0) return 1;
    if (this.isNarrow) return depth === 2 ? this.countTwo(open, ask) : this.countThree(open, ask);
    if (this.isWide) return this.countWide(ask);
    this.leaves = 0;
    for (let at = 0; at < depth; at++) if (!this.fix(at, ask)) return 0;
    return this.countFrom(0, 0, ask);
  }
  private countWide(ask: any): number {
    if (!this.fix(0, ask)) return 0;
    this.lows[0] = this.low;
    this.highs[0] = this.high;
    return (this.sizes[0] = bitsIn(this.low, this.high));
  }
  private countTwo(open: number, ask: any): number {
    const before = this.left(this.rest0, open, ask);
    const fixed = before === 0 ? 0 : this.left(this.plain1, this.low1, ask);
    if (fixed === 0) return 0;
    if (this.isFree) {
      // The one does not depend on the other: as many as both give together.
      this.lows[0] = before;
      this.lows[1] = fixed;
      return manyIn(before) * (this.sizes[1] = manyIn(fixed));
    }
    this.leaves = 0;
    return this.keepAfter(this.after1, before, -this.first0, fixed, ask);
  }
  private countThree(open: number, ask: any): number {
    const first = this.left(this.rest0, open, ask);
    const second = first === 0 ? 0 : this.left(this.plain1, this.low1, ask);
    const third = second === 0 ? 0 : this.left(this.plain2, this.low2, ask);
    if (third === 0) return 0;
    this.leaves = 0;
    const { first0, after1, after2 } = this;
    const { size, first: lowest } = after1;
    let total = 0;
    for (let members = first; members !== 0; members &= members - 1) {
      const prefix = 31 - Math.clz32(members & -members) - first0;
      const set = this.leftAfter(after1, prefix, second, ask);
      if (set !== 0) total += this.keepAfter(after2, set, prefix * size - lowest, third, ask);
    }
    return total;
  }
  /** Keeps what is left of the last field after each member of the one before it (each in one word), and says how much it is together. */
  private keepAfter(after: After, before: number, base: number, fixed: number, ask: any): number {
    if (this.leaves + WORD > this.lows.length) this.makeRoom();
    const { lows, bases, sizes } = this;
    const { size, first } = after;
    let { leaves } = this;
    let total = 0;
    for (let members = before; members !== 0; members &= members - 1) {
      const prefix = base + 31 - Math.clz32(members & -members);
      const set = this.leftAfter(after, prefix, fixed, ask);
      if (set === 0) continue;
      const many = manyIn(set);
      lows[leaves] = set;
      bases[leaves] = prefix * size - first;
      sizes[leaves++] = many;
      total += many;
    }
    this.leaves = leaves;
    return total;
  }
  private makeRoom(): void {
    this.lows = twice(this.lows);
    this.highs = twice(this.highs);
    this.bases = twice(this.bases);
    this.sizes = twice(this.sizes);
  }
  /** Counts what may be chosen for the field at `depth` and those after it, what was chosen before being number `prefix`. */
  private countFrom(depth: number, prefix: number, ask: any): number {
    const field = this.fields[depth]!;
    const is = this.narrowAfter(depth, prefix, ask);
    const { low, high } = this;
    const base = prefix * field.size;
    if (depth === this.depth - 1) return this.keep(field, low, high, base);
    if (!is) return field.isOptional ? this.countFrom(depth + 1, base + field.absent, ask) : 0;
    let total = 0;
    for (let at = 0, many = sizeOf(field, low, high); at < many; at++)
      total += this.countFrom(depth + 1, base + memberOf(field, low, high, at) - field.first, ask);
    return total;
  }
  /** Keeps what is left of the last field, and says how much it is. */
  private keep(field: ReadyField, low: number, high: number, base: number): number {
    const { leaves } = this;
    const size = sizeOf(field, low, high);
    const isLeftOut = size === 0 && field.isOptional;
    if (size === 0 && !isLeftOut) return 0;
    if (leaves === this.lows.length) this.makeRoom();
    this.lows[leaves] = isLeftOut ? 1 : low;
    this.highs[leaves] = high;
    this.bases[leaves] = isLeftOut ? base + field.absent : base - field.first;
    this.leaves = leaves + 1;
    return (this.sizes[leaves] = isLeftOut ? 1 : size);
  }
  nth(index: number): any {
    if (this.isPlain) return this.plainAt(nthIn(this.kept, index) - this.first);
    const { depth, sizes } = this;
    if (depth === 0) return this.base;
    if (this.isFree) return this.nthOfTwo(index);
    let leaf = 0;
    let before = index;
    while (before >= sizes[leaf]!) before -= sizes[leaf++]!;
    const low = this.lows[leaf]!;
    const thing = this.isNarrow ? nthIn(low, before) : memberOf(this.fields[depth - 1]!, low, this.highs[leaf]!, before);
    return this.spelled.after(depth, this.bases[leaf]! + thing);
  }
  private plainAt(at: number): any {
    return this.actions[at] ?? this.spelled.after(1, at);
  }
  private nthOfTwo(index: number): any {
    const { lows, sizes } = this;
    const [one, other] = this.fields as [ReadyField, ReadyField];
    const before = (index / sizes[1]!) | 0;
    const prefix = nthIn(lows[0]!, before) - one.first;
    return this.spelled.after(2, prefix * other.size + nthIn(lows[1]!, index - before * sizes[1]!) - other.first);
  }

  /** As `count`, but it stops at the first, and keeps nothing. */
  isPossible(ask: any): boolean {
    const { tableTests, depth, opens } = this;
    let open = this.low0;
    if (opens !== null && (open &= opens(ask, this.base) as number) === 0) return false;
    if (this.isSingle) return true;
    for (let at = 0; at < tableTests.length; at++) if (!tableTests[at]!(ask, undefined)) return false;
    if (this.isPlain && this.isExact) return this.left(this.rest0, open, ask) !== 0;
    if (depth === 0) return this.isExact || this.fits(ask, this.base);
    if (this.isNarrow && this.isExact) return this.isAnyLeft(open, ask);
    if (this.isWide && this.isExact) return this.fix(0, ask);
    for (let at = 0; at < depth; at++) if (!this.fix(at, ask)) return false;
    return this.isAny(0, 0, ask);
  }
  /** The same by the shortest way. */
  private isAnyLeft(open: number, ask: any): boolean {
    const { depth } = this;
    const before = this.left(this.rest0, open, ask);
    if (before === 0) return false;
    const second = this.left(this.plain1, this.low1, ask);
    const third = second === 0 || depth === 2 ? second : this.left(this.plain2, this.low2, ask);
    if (third === 0 || (depth === 2 && this.isFree)) return third !== 0;
    const { first0, after1, after2 } = this;
    const { size, first } = after1;
    for (let members = before; members !== 0; members &= members - 1) {
      const prefix = 31 - Math.clz32(members & -members) - first0;
      let inner = this.leftAfter(after1, prefix, second, ask);
      if (depth === 2 && inner !== 0) return true;
      for (; inner !== 0; inner &= inner - 1)
        if (this.leftAfter(after2, prefix * size - first + 31 - Math.clz32(inner & -inner), third, ask) !== 0) return true;
    }
    return false;
  }
  private isAny(depth: number, prefix: number, ask: any): boolean {
    const field = this.fields[depth]!;
    const isLast = depth === this.depth - 1;
    const is = this.narrowAfter(depth, prefix, ask);
    if (isLast && this.isExact) return is || field.isOptional;
    const { low, high } = this;
    const base = prefix * field.size;
    if (!is) return field.isOptional && this.isAnyAfter(depth, base + field.absent, ask);
    for (let at = 0, many = sizeOf(field, low, high); at < many; at++)
      if (this.isAnyAfter(depth, base + memberOf(field, low, high, at) - field.first, ask)) return true;
    return false;
  }
  private isAnyAfter(depth: number, chosen: number, ask: any): boolean {
    return depth === this.depth - 1 ? this.fits(ask, this.spelled.after(this.depth, chosen)) : this.isAny(depth + 1, chosen, ask);
  }

  refusedBy(ask: any, action: any): string | null {
    return this.rules.refusedBy(ask, action);
  }
  shown(ask: any): any[] {
    return this.rules.shown(ask);
  }
  spell(chance: Chance): any {
    return this.spelled.any(chance);
  }
  read(json: unknown): any {
    return this.spelled.read(json);
  }
}
function twice(list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * list.length);
  longer.set(list);
  return longer;
}
const sizeOf = ({ isSpan }: ReadyField, low: number, high: number): number => (isSpan ? spanSize(low) : bitsIn(low, high));
const memberOf = ({ isSpan }: ReadyField, low: number, high: number, index: number): number =>
  isSpan ? nthInSpan(low, index) : nthOf(low, high, index);
