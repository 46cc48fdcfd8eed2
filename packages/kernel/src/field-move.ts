import type { Chance } from "./contract.ts";
import type { Field, Fields } from "./fields.ts";
import { bitsIn, manyIn, nthIn, nthInSpan, nthOf, overlap, ReadyField, spanSize } from "./fields.ts";
import type { Wide } from "./ids.ts";
import { HALF } from "./ids.ts";
import type { ReadyMove, Requirement } from "./moves.ts";

type Test = (ask: any, action: any) => boolean;
type Choice = (ask: any, chosen: any) => number | Wide<number>;
/** As many actions as one move may have; beyond that it is composed (`sample` and `read`). */
const MOST = 1 << 20;

/** A move over fields. One class for all, so that a draw sees one shape. */
export class FieldMove implements ReadyMove {
  readonly isExact: boolean;
  /** Nothing is required: it can be made wherever it is offered. */
  readonly isAlwaysPossible: boolean;
  private readonly tests: readonly Test[];
  private readonly rules: readonly string[];
  private readonly fields: readonly ReadyField[];
  private readonly depth: number;
  private readonly tableTests: readonly Test[];
  private readonly wholeTests: readonly Test[];
  /** For each field what its requirements answer: all in the order written, those that ask the table alone, those that look at the fields before. */
  private readonly sets: readonly (readonly Choice[])[];
  private readonly plain: readonly (readonly Choice[])[];
  private readonly bound: readonly (readonly Choice[])[];
  /** The actions, and at each depth what has been chosen before: made when first needed, and kept. */
  private readonly made: readonly any[][];
  /** What the table alone leaves of each field, for the length of a count. */
  private readonly fixedLow: number[] = [];
  private readonly fixedHigh: number[] = [];
  /** What the last count left of the last field, for each choice of those before it. */
  private leaves = 0;
  private readonly lows: number[] = [0];
  private readonly highs: number[] = [0];
  private readonly bases: number[] = [0];
  private readonly sizes: number[] = [0];
  private stopsAtFirst = false;
  /** The first thing required, where the table alone decides it: moves that have it in common are ruled out together. */
  readonly lead: Choice | Test | null;
  private readonly isNarrow: boolean;
  /** One field, a set in two words that must be named. */
  private readonly isWide: boolean;
  /** Two such fields of which neither depends on the other. */
  private readonly isFree: boolean;

  /** `base`: what all its actions have in common. */
  constructor(base: { readonly kind: string }, fields: Fields, all: readonly (readonly [rule: string, is: Requirement<any, any, any>])[]) {
    const { kind } = base;
    this.fields = Object.entries(fields).map(([name, field]: [string, Field]) => new ReadyField(name, field));
    this.depth = this.fields.length;
    this.rules = all.map(([rule]) => rule);
    this.tableTests = all.flatMap(([, is]) => (typeof is === "function" && is.length < 2 ? [is as Test] : []));
    this.wholeTests = all.flatMap(([, is]) => (typeof is === "function" && is.length >= 2 ? [is as Test] : []));
    this.isExact = this.wholeTests.length === 0;
    this.isAlwaysPossible = all.length === 0;
    this.sets = this.fields.map(({ name }) => all.flatMap(([, is]) => (typeof is === "object" && is[name] ? [is[name] as Choice] : [])));
    this.plain = this.sets.map((sets) => sets.filter(({ length }) => length < 2));
    this.bound = this.sets.map((sets) => sets.filter(({ length }) => length >= 2));
    this.tests = all.map(([, is]) => (typeof is === "function" ? (is as Test) : this.asTest(is as Readonly<Record<string, Choice>>)));
    for (const [, is] of all)
      for (const name of typeof is === "object" ? Object.keys(is) : [])
        if (!(name in fields)) throw new Error(`${kind} has no field ${name}`);
    for (const [depth, { name, isSeats }] of this.fields.entries())
      if (isSeats && this.sets[depth]!.length === 0) throw new Error(`${kind}: a set must say which seats ${name} may be`);
    const made: any[][] = [[base]];
    for (const { size } of this.fields) {
      const many = made.at(-1)!.length * size;
      if (many > MOST) throw new Error(`${kind} has ${many} actions: too many to list`);
      made.push(Array.from({ length: many }, () => null));
    }
    this.made = made;
    const first = all[0]?.[1];
    const lead = typeof first === "object" ? ((Object.values(first)[0] ?? null) as Choice | null) : ((first ?? null) as Test | null);
    this.lead = lead === null || lead.length >= 2 || this.fields.some(({ isSpan, isOptional }) => isSpan || isOptional) ? null : lead;
    this.isNarrow = this.depth <= 2 && this.fields.every(({ isSpan, isWide, isOptional }) => !isSpan && !isWide && !isOptional);
    this.isWide = this.depth === 1 && this.fields[0]!.isWide && !this.fields[0]!.isOptional;
    this.isFree = this.isNarrow && this.depth === 2 && this.bound[1]!.length === 0;
    if (this.depth === 1) this.bases[0] = -this.fields[0]!.first;
  }

  /** Whether the first thing required leaves anything. */
  leads(ask: any): boolean {
    const answer = this.lead!(ask, undefined);
    return typeof answer === "object" ? (answer.low | answer.high) !== 0 : answer !== 0 && answer !== false;
  }
  count(ask: any): number {
    const { tableTests, depth } = this;
    for (let at = 0; at < tableTests.length; at++) if (!tableTests[at]!(ask, undefined)) return 0;
    if (depth === 0) return 1;
    if (this.isNarrow && !this.stopsAtFirst) return depth === 1 ? this.countOne(ask) : this.countTwo(ask);
    if (this.isWide && !this.stopsAtFirst) return this.countWide(ask);
    this.leaves = 0;
    for (let at = 0; at < depth; at++) if (!this.fix(at, ask)) return 0;
    return this.countFrom(0, 0, ask);
  }
  /** The most frequent moves by the shortest way: one field, or two, each a set in one word that must be named. */
  private countOne(ask: any): number {
    const set = this.left(0, ask);
    this.lows[0] = set;
    return (this.sizes[0] = manyIn(set));
  }
  private countWide(ask: any): number {
    if (!this.leftWide(ask)) return 0;
    const { fixedLow, fixedHigh } = this;
    this.lows[0] = fixedLow[0]!;
    this.highs[0] = fixedHigh[0]!;
    return (this.sizes[0] = bitsIn(fixedLow[0]!, fixedHigh[0]!));
  }
  /** What the sets leave of the only field, in two words. False: nothing. */
  private leftWide(ask: any): boolean {
    const sets = this.plain[0]!;
    let { low, high } = this.fields[0]!;
    for (let at = 0; at < sets.length && (low | high) !== 0; at++) {
      const answer = sets[at]!(ask, undefined);
      if (typeof answer === "object") {
        low &= answer.low;
        high &= answer.high;
      } else {
        low &= answer;
        high = 0;
      }
    }
    this.fixedLow[0] = low;
    this.fixedHigh[0] = high;
    return (low | high) !== 0;
  }
  private countTwo(ask: any): number {
    const before = this.left(0, ask);
    const fixed = before === 0 ? 0 : this.left(1, ask);
    if (fixed === 0) return 0;
    const { lows, bases, sizes } = this;
    const bound = this.bound[1]!;
    if (bound.length === 0) {
      // The one does not depend on the other: as many as both give together.
      lows[0] = before;
      lows[1] = fixed;
      return manyIn(before) * (sizes[1] = manyIn(fixed));
    }
    const { size, first } = this.fields[1]!;
    const base = -this.fields[0]!.first;
    const chosen = this.made[1]!;
    let leaves = 0;
    let total = 0;
    for (let members = before; members !== 0; members &= members - 1) {
      const prefix = base + 31 - Math.clz32(members & -members);
      let set = fixed;
      for (let at = 0; at < bound.length && set !== 0; at++) set &= bound[at]!(ask, chosen[prefix] ?? this.make(1, prefix)) as number;
      if (set === 0) continue;
      const many = manyIn(set);
      lows[leaves] = set;
      bases[leaves] = prefix * size - first;
      sizes[leaves++] = many;
      total += many;
    }
    return total;
  }
  /** What the sets that ask the table alone leave of a field in one word. */
  private left(depth: number, ask: any): number {
    const sets = this.plain[depth]!;
    let set = this.fields[depth]!.low;
    for (let at = 0; at < sets.length && set !== 0; at++) set &= sets[at]!(ask, undefined) as number;
    return set;
  }
  /** What the table alone leaves of a field: asked once, whatever is chosen before. False: nothing, and it cannot be left out. */
  private fix(depth: number, ask: any): boolean {
    const field = this.fields[depth]!;
    this.fixedLow[depth] = field.low;
    this.fixedHigh[depth] = field.high;
    const sets = this.plain[depth]!;
    for (let at = 0; at < sets.length; at++) if (!this.narrow(field, depth, sets[at]!(ask, undefined))) return field.isOptional;
    return true;
  }
  private narrow(field: ReadyField, depth: number, answer: number | Wide<number>): boolean {
    if (typeof answer !== "number") {
      this.fixedHigh[depth]! &= answer.high;
      return ((this.fixedLow[depth]! &= answer.low) | this.fixedHigh[depth]!) !== 0;
    }
    if (field.isSpan) return spanSize((this.fixedLow[depth] = overlap(this.fixedLow[depth]!, answer))) > 0;
    this.fixedHigh[depth] = 0; // a set in one word has nothing of the second
    return (this.fixedLow[depth]! &= answer) !== 0;
  }
  /** Counts what may be chosen for the field at `depth` and those after it, what was chosen before being number `prefix`. */
  private countFrom(depth: number, prefix: number, ask: any): number {
    const field = this.fields[depth]!;
    const bound = this.bound[depth]!;
    let low = this.fixedLow[depth]!;
    let high = this.fixedHigh[depth]!;
    if (bound.length > 0) {
      const chosen = this.madeAt(depth, prefix);
      for (let at = 0; at < bound.length; at++) {
        const answer = bound[at]!(ask, chosen);
        if (typeof answer !== "number") {
          low &= answer.low;
          high &= answer.high;
        } else if (field.isSpan) low = overlap(low, answer);
        else {
          low &= answer;
          high = 0;
        }
      }
    }
    const base = prefix * field.size;
    if (depth === this.depth - 1) return this.stopsAtFirst ? this.tries(field, low, high, base, ask) : this.keep(field, low, high, base);
    let total = 0;
    if (field.isSpan) {
      for (let at = 0, many = spanSize(low); at < many && !(total > 0 && this.stopsAtFirst); at++)
        total += this.countFrom(depth + 1, base + nthInSpan(low, at) - field.first, ask);
      return total;
    }
    if ((low | high) === 0) return field.isOptional ? this.countFrom(depth + 1, base + field.absent, ask) : 0;
    for (let left = low; left !== 0 && !(total > 0 && this.stopsAtFirst); left &= left - 1)
      total += this.countFrom(depth + 1, base + 31 - Math.clz32(left & -left) - field.first, ask);
    for (let left = high; left !== 0 && !(total > 0 && this.stopsAtFirst); left &= left - 1)
      total += this.countFrom(depth + 1, base + HALF + 31 - Math.clz32(left & -left) - field.first, ask);
    return total;
  }
  /** Keeps what is left of the last field, and says how much it is. */
  private keep(field: ReadyField, low: number, high: number, base: number): number {
    const { leaves } = this;
    const size = field.isSpan ? spanSize(low) : bitsIn(low, high);
    const isLeftOut = size === 0 && field.isOptional;
    if (size === 0 && !isLeftOut) return 0;
    this.lows[leaves] = isLeftOut ? 1 : low;
    this.highs[leaves] = high;
    this.bases[leaves] = isLeftOut ? base + field.absent : base - field.first;
    this.leaves = leaves + 1;
    return (this.sizes[leaves] = isLeftOut ? 1 : size);
  }
  /** Whether anything left of the last field is legal, 1 or 0. What was kept for a draw stays as it is. */
  private tries(field: ReadyField, low: number, high: number, base: number, ask: any): number {
    const size = field.isSpan ? spanSize(low) : bitsIn(low, high);
    if (size === 0) return field.isOptional && this.fits(ask, this.madeAt(this.depth, base + field.absent)) ? 1 : 0;
    if (this.isExact) return 1;
    for (let index = 0; index < size; index++) {
      const thing = field.isSpan ? nthInSpan(low, index) : nthOf(low, high, index);
      if (this.fits(ask, this.madeAt(this.depth, base - field.first + thing))) return 1;
    }
    return 0;
  }
  nth(index: number): any {
    const { depth, sizes } = this;
    if (depth === 0) return this.made[0]![0];
    if (this.isFree) return this.nthOfTwo(index);
    let leaf = 0;
    let before = index;
    while (before >= sizes[leaf]!) before -= sizes[leaf++]!;
    const low = this.lows[leaf]!;
    if (this.isNarrow) return this.madeAt(depth, this.bases[leaf]! + nthIn(low, before));
    const thing = this.fields[depth - 1]!.isSpan ? nthInSpan(low, before) : nthOf(low, this.highs[leaf]!, before);
    return this.madeAt(depth, this.bases[leaf]! + thing);
  }
  private nthOfTwo(index: number): any {
    const { lows, sizes } = this;
    const [one, other] = this.fields as [ReadyField, ReadyField];
    const before = (index / sizes[1]!) | 0;
    const prefix = nthIn(lows[0]!, before) - one.first;
    return this.madeAt(2, prefix * other.size + nthIn(lows[1]!, index - before * sizes[1]!) - other.first);
  }
  private madeAt(depth: number, at: number): any {
    return this.made[depth]![at] ?? this.make(depth, at);
  }
  private make(depth: number, at: number): any {
    const field = this.fields[depth - 1]!;
    const value = field.valueAt(at % field.size);
    const before = this.madeAt(depth - 1, (at / field.size) | 0);
    const made = value === undefined ? { ...before } : { ...before, [field.name]: value };
    this.made[depth]![at] = made;
    return made;
  }

  fits(ask: any, action: any): boolean {
    const tests = this.wholeTests;
    for (let at = 0; at < tests.length; at++) if (!tests[at]!(ask, action)) return false;
    return true;
  }
  isPossible(ask: any): boolean {
    if (this.isExact && (this.isNarrow || this.isWide)) return this.isShortlyPossible(ask);
    const { leaves } = this;
    this.stopsAtFirst = true;
    const many = this.count(ask);
    this.stopsAtFirst = false;
    this.leaves = leaves;
    return many > 0 && (this.depth > 0 || this.fits(ask, this.made[0]![0]));
  }
  /** The same by the shortest way: one field, or two, each a set in one word. */
  private isShortlyPossible(ask: any): boolean {
    const { tableTests, depth } = this;
    for (let at = 0; at < tableTests.length; at++) if (!tableTests[at]!(ask, undefined)) return false;
    if (depth === 0) return true;
    if (this.isWide) return this.leftWide(ask);
    const before = this.left(0, ask);
    if (before === 0 || depth === 1) return before !== 0;
    const fixed = this.left(1, ask);
    const bound = this.bound[1]!;
    if (fixed === 0 || bound.length === 0) return fixed !== 0;
    const base = -this.fields[0]!.first;
    for (let members = before; members !== 0; members &= members - 1) {
      const chosen = this.madeAt(1, base + 31 - Math.clz32(members & -members));
      let set = fixed;
      for (let at = 0; at < bound.length && set !== 0; at++) set &= bound[at]!(ask, chosen) as number;
      if (set !== 0) return true;
    }
    return false;
  }
  private asTest(sets: Readonly<Record<string, Choice>>): Test {
    const asked = this.fields.flatMap((field, depth) => (sets[field.name] ? [this.testOf(field, depth, sets[field.name]!)] : []));
    return asked.length === 1 ? asked[0]! : (ask, action) => asked.every((test) => test(ask, action));
  }
  private testOf(field: ReadyField, depth: number, set: Choice): Test {
    const { name, isOptional, absent } = field;
    return (ask, action) => {
      const place = field.placeOf(action[name]);
      // Left out: the first rule about the field refuses that, if anything would do for it.
      if (isOptional && place === absent) return set !== this.sets[depth]![0] || this.nothingDoes(depth, ask, action);
      return place >= 0 && field.has(set(ask, action), place);
    };
  }
  private nothingDoes(depth: number, ask: any, chosen: any): boolean {
    const field = this.fields[depth]!;
    const answers = this.sets[depth]!.map((set) => set(ask, chosen));
    for (let place = 0; place < field.absent; place++) if (answers.every((answer) => field.has(answer, place))) return false;
    return true;
  }
  refusedBy(ask: any, action: any): string | null {
    const { tests } = this;
    for (let at = 0; at < tests.length; at++) if (!tests[at]!(ask, action)) return this.rules[at]!;
    return null;
  }
  shown(ask: any): any[] {
    let chosen = [0];
    this.fields.forEach((field, depth) => {
      chosen = chosen.flatMap((prefix) => this.shownAfter(field, depth, prefix, ask));
    });
    return chosen.map((at) => this.madeAt(this.depth, at));
  }
  /** The places of a field that a board shows after these choices, as numbers of what is then chosen. */
  private shownAfter(field: ReadyField, depth: number, prefix: number, ask: any): number[] {
    const before = this.madeAt(depth, prefix);
    const first = field.isDigits ? undefined : this.sets[depth]![0]?.(ask, before);
    const shown: number[] = [];
    const things = field.isOptional ? field.absent : field.size;
    for (let place = 0; place < things; place++)
      if (first === undefined || field.has(first, place)) shown.push(prefix * field.size + place);
    if (field.isOptional && this.nothingDoes(depth, ask, before)) shown.push(prefix * field.size + field.absent);
    return shown;
  }
  spell(chance: Chance): any {
    return this.madeAt(this.depth, chance.below(this.made[this.depth]!.length));
  }
  read(json: unknown): any {
    if (typeof json !== "object" || json === null) return null;
    const held = json as Readonly<Record<string, unknown>>;
    let at = 0;
    for (const field of this.fields) {
      const place = field.placeOf(Object.hasOwn(held, field.name) ? held[field.name] : undefined);
      if (place < 0) return null;
      at = at * field.size + place;
    }
    const action = this.madeAt(this.depth, at);
    for (const key of Object.keys(held)) if (held[key] !== undefined && !Object.hasOwn(action, key)) return null;
    return action;
  }
}
