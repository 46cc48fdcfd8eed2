/** A move over fields: how many of its actions are legal, the nth of them, and whether there is any, without a list of them. */
import type { Chance } from "./contract.ts";
import { things } from "./data.ts";
import type { Choice, Rules, Test } from "./field-rules.ts";
import { FieldRules } from "./field-rules.ts";
import type { Field, Fields } from "./fields.ts";
import { bitsIn, manyIn, nthIn, nthInSpan, nthOf, overlap, ReadyField, spanSize } from "./fields.ts";
import type { ReadyMove } from "./moves.ts";
import { Spelled } from "./spelled.ts";

/** As many members as a set in one word may have. */
const WORD = 32;

/** A field whose sets may look at those before it. */
interface After {
  readonly depth: number;
  readonly size: number;
  readonly first: number;
  readonly bound: readonly Choice[];
  readonly printed: Int32Array | null;
  /** What may have been chosen before it, by number, as far as it has been made. */
  readonly chosen: readonly any[];
}

/** One class for all, so that a draw sees one shape. */
export class FieldMove implements ReadyMove {
  readonly isExact: boolean;
  /** The first set of the first field, where that must be named: nothing in it, no action. Null where there is none. */
  readonly opening: Choice | null;
  /** Nothing is required: it can be made wherever it is offered. */
  readonly isAlwaysPossible: boolean;
  private readonly rules: FieldRules;
  private readonly spelled: Spelled;
  private readonly fields: readonly ReadyField[];
  private readonly depth: number;
  private readonly base: { readonly kind: string };
  private readonly tableTests: readonly Test[];
  private readonly wholeTests: readonly Test[];
  /** For each field the sets that ask the table alone, and those that look at the fields before. */
  private readonly plain: readonly (readonly Choice[])[];
  private readonly bound: readonly (readonly Choice[])[];
  /** The same of the first three fields, and all there is for each, where the way is the shortest. */
  private readonly plain0: readonly Choice[];
  private readonly plain1: readonly Choice[];
  private readonly plain2: readonly Choice[];
  private readonly low0: number;
  private readonly low1: number;
  private readonly low2: number;
  private readonly first0: number;
  private readonly after1: After;
  private readonly after2: After;
  /** What those sets leave of a field in one word that never look at the table: found once, by what is chosen before. */
  private readonly printed: readonly (Int32Array | null)[];
  /** What the table alone leaves of each field: for the length of a count. */
  private readonly fixedLow: number[] = [0, 0, 0];
  private readonly fixedHigh: number[] = [0, 0, 0];
  /** What sets leave of one field: for the length of a call. */
  private low = 0;
  private high = 0;
  /** What the last count left of the last field, for each choice of those before it. Typed: they grow without becoming slow. */
  private leaves = 0;
  private lows = new Int32Array(WORD);
  private highs = new Int32Array(WORD);
  private bases = new Int32Array(WORD);
  private sizes = new Int32Array(WORD);
  /** Up to three fields, each a set in one word that must be named: the most frequent moves, counted by the shortest way. */
  private readonly isNarrow: boolean;
  /** One field, a set in two words that must be named. */
  private readonly isWide: boolean;
  /** Two such fields of which neither depends on the other. */
  private readonly isFree: boolean;
  /** One such field: what the last count left of it, the number of its first thing, and the actions by number, as far as they are made. */
  private readonly isPlain: boolean;
  private kept = 0;
  private readonly first: number;
  /** The first set of the first field, in one word, where nothing is required of the table as such: asked before anything else. */
  private readonly opens: Choice | null;
  /** Nothing else is required, and there is no other field. */
  private readonly isSingle: boolean;
  /** What else the table alone says of the first field, by the shortest way. */
  private readonly rest0: readonly Choice[];
  private readonly actions: readonly any[];

  /** `base`: what all its actions have in common. */
  constructor(
    base: { readonly kind: string },
    fields: Fields,
    all: Rules,
    shows: readonly string[] = [],
    hiddenBy: readonly string[] = [],
  ) {
    const { kind } = base;
    for (const name of [...shows, ...all.flatMap(([, is]) => (typeof is === "object" ? Object.keys(is) : []))])
      if (!(name in fields)) throw new Error(`${kind} has no field ${name}`);
    this.base = base;
    this.fields = things(Object.entries(fields).map(([name, field]: [string, Field]) => new ReadyField(name, field)));
    this.depth = this.fields.length;
    this.spelled = new Spelled(base, this.fields);
    this.rules = new FieldRules(this.spelled, all, shows, hiddenBy);
    const { sets } = this.rules;
    for (const [depth, { name, isSeats }] of this.fields.entries())
      if (isSeats && sets[depth]!.length === 0) throw new Error(`${kind}: a set must say which seats ${name} may be`);
    this.tableTests = things(all.flatMap(([, is]) => (typeof is === "function" && is.length < 2 ? [is as Test] : [])));
    this.wholeTests = things(all.flatMap(([, is]) => (typeof is === "function" && is.length >= 2 ? [is as Test] : [])));
    this.isExact = this.wholeTests.length === 0;
    this.isAlwaysPossible = all.length === 0;
    // Before the first field nothing is chosen: whatever its sets look like, they are asked once.
    this.plain = things(sets.map((some, depth) => things(some.filter(({ length }) => depth === 0 || length < 2))));
    [this.plain0 = things([]), this.plain1 = things([]), this.plain2 = things([])] = this.plain;
    [this.low0 = 0, this.low1 = 0, this.low2 = 0] = this.fields.map(({ low }) => low);
    const bound = sets.map((some, depth) => some.filter(({ length }) => depth > 0 && length >= 2));
    this.isNarrow = this.depth <= 3 && this.fields.every(({ isSpan, isWide, isOptional }) => !isSpan && !isWide && !isOptional);
    this.isWide = this.depth === 1 && this.fields[0]!.isWide && !this.fields[0]!.isOptional;
    const known = bound.map((some, depth) => (this.isNarrow ? some.map((set) => foundBeforehand(this.spelled, depth, set)) : []));
    this.bound = things(bound.map((some, depth) => things(some.filter((_, at) => !known[depth]![at]))));
    this.printed = known.map(allTogether);
    this.isFree = this.isNarrow && this.depth === 2 && bound[1]!.length === 0;
    this.first0 = this.fields[0]?.first ?? 0;
    this.after1 = this.afterAll(1);
    this.after2 = this.afterAll(2);
    const [opening = null] = sets[0] ?? [];
    this.opening = opening?.length === 1 && !this.fields[0]!.isOptional && !this.fields[0]!.isSpan ? opening : null;
    this.isPlain = this.isNarrow && this.depth === 1;
    this.first = this.depth === 1 ? this.fields[0]!.first : 0;
    const isOneWord = this.depth > 0 && !this.fields[0]!.isSpan && !this.fields[0]!.isWide && !this.fields[0]!.isOptional;
    this.opens = isOneWord && this.tableTests.length === 0 ? (this.plain0[0] ?? null) : null;
    this.isSingle = this.opens !== null && this.isPlain && all.length === 1;
    this.rest0 = this.opens === null ? this.plain0 : things(this.plain0.slice(1));
    this.actions = this.spelled.chosen(this.depth);
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
  /** What is asked of a field after others: gathered, for a draw goes there by the shortest way. */
  private afterAll(depth: number): After {
    const { size, first } = this.fields[depth] ?? { size: 0, first: 0 };
    const isThere = depth < this.depth;
    return {
      depth,
      size,
      first,
      bound: isThere ? this.bound[depth]! : [],
      printed: isThere ? this.printed[depth]! : null,
      chosen: isThere ? this.spelled.chosen(depth) : [],
    };
  }
  private makeRoom(): void {
    this.lows = twice(this.lows);
    this.highs = twice(this.highs);
    this.bases = twice(this.bases);
    this.sizes = twice(this.sizes);
  }
  /** What the sets that ask the table alone leave of a field in one word. */
  private left(sets: readonly Choice[], all: number, ask: any): number {
    let set = all;
    for (let at = 0; at < sets.length && set !== 0; at++) set &= sets[at]!(ask, this.base) as number;
    return set;
  }
  /** What the table alone leaves of a field: asked once, whatever is chosen before. False: nothing, and it cannot be left out. */
  private fix(depth: number, ask: any): boolean {
    const field = this.fields[depth]!;
    const is = this.narrow(field, field.low, field.high, this.plain[depth]!, ask, this.base);
    this.fixedLow[depth] = this.low;
    this.fixedHigh[depth] = this.high;
    return is || field.isOptional;
  }
  /** What these sets leave of what was left of a field, into `low` and `high`. False: nothing. */
  private narrow(field: ReadyField, ofLow: number, ofHigh: number, sets: readonly Choice[], ask: any, chosen: any): boolean {
    let low = ofLow;
    let high = ofHigh;
    for (let at = 0; at < sets.length; at++) {
      const answer = sets[at]!(ask, chosen);
      if (typeof answer !== "number") {
        low &= answer.low;
        high &= answer.high;
      } else if (field.isSpan) low = overlap(low, answer);
      else {
        low &= answer;
        high = 0; // a set in one word has nothing of the second
      }
      if ((low | high) === 0) break;
    }
    this.low = low;
    this.high = high;
    return field.isSpan ? spanSize(low) > 0 : (low | high) !== 0;
  }
  /** What is left of a field after choice number `prefix` of those before it, into `low` and `high`. False: nothing. */
  private narrowAfter(depth: number, prefix: number, ask: any): boolean {
    const bound = this.bound[depth]!;
    const chosen = bound.length === 0 ? this.base : this.spelled.after(depth, prefix);
    return this.narrow(this.fields[depth]!, this.fixedLow[depth]!, this.fixedHigh[depth]!, bound, ask, chosen);
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

  fits(ask: any, action: any): boolean {
    const tests = this.wholeTests;
    for (let at = 0; at < tests.length; at++) if (!tests[at]!(ask, action)) return false;
    return true;
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
  /** What the sets that look at the fields before leave of a field in one word. */
  private leftAfter({ depth, bound, printed, chosen }: After, prefix: number, fixed: number, ask: any): number {
    let set = printed === null ? fixed : fixed & printed[prefix]!;
    if (bound.length === 0 || set === 0) return set;
    const before = chosen[prefix] ?? this.spelled.after(depth, prefix);
    for (let at = 0; at < bound.length && set !== 0; at++) set &= bound[at]!(ask, before) as number;
    return set;
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
/** What a set answers for each choice of the fields before it, if it looks at nothing else; null if it looks at the table for any of them. */
function foundBeforehand(spelled: Spelled, depth: number, set: Choice): Int32Array | null {
  const answers = new Int32Array(spelled.chosen(depth).length);
  try {
    for (let prefix = 0; prefix < answers.length; prefix++) answers[prefix] = set(NO_LOOKING, spelled.after(depth, prefix)) as number;
    return answers;
  } catch {
    return null;
  }
}
const NO_LOOKING: object = new Proxy(
  {},
  {
    get() {
      throw new Error("it looks at the table");
    },
  },
);
/** What they have in common, choice by choice; null if there are none. */
function allTogether(some: readonly (Int32Array | null)[]): Int32Array | null {
  return some.reduce((one, other) => (one === null || other === null ? (one ?? other) : one.map((set, at) => set & other[at]!)), null);
}
function twice(list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * list.length);
  longer.set(list);
  return longer;
}
const sizeOf = ({ isSpan }: ReadyField, low: number, high: number): number => (isSpan ? spanSize(low) : bitsIn(low, high));
const memberOf = ({ isSpan }: ReadyField, low: number, high: number, index: number): number =>
  isSpan ? nthInSpan(low, index) : nthOf(low, high, index);
