/** What the requirements of a move leave of each of its fields, one field after the other. */
import { things } from "./data.ts";
import type { Choice, Rules, Test } from "./field-rules.ts";
import { FieldRules } from "./field-rules.ts";
import type { Field, Fields } from "./fields.ts";
import { overlap, ReadyField, spanSize } from "./fields.ts";
import { Spelled } from "./spelled.ts";

/** A field whose sets may look at those before it. */
export interface After {
  readonly depth: number;
  readonly size: number;
  readonly first: number;
  readonly bound: readonly Choice[];
  readonly printed: Int32Array | null;
  /** What may have been chosen before it, by number, as far as it has been made. */
  readonly chosen: readonly any[];
}

/** One class for all, so that a draw sees one shape. */
export abstract class FieldSets {
  readonly isExact: boolean;
  /** The first set of the first field, where that must be named: nothing in it, no action. Null where there is none. */
  readonly opening: Choice | null;
  /** Nothing is required: it can be made wherever it is offered. */
  readonly isAlwaysPossible: boolean;
  protected readonly rules: FieldRules;
  protected readonly spelled: Spelled;
  protected readonly fields: readonly ReadyField[];
  protected readonly depth: number;
  protected readonly base: { readonly kind: string };
  protected readonly tableTests: readonly Test[];
  protected readonly wholeTests: readonly Test[];
  /** For each field the sets that ask the table alone, and those that look at the fields before. */
  protected readonly plain: readonly (readonly Choice[])[];
  protected readonly bound: readonly (readonly Choice[])[];
  /** The same of the first three fields, and all there is for each, where the way is the shortest. */
  protected readonly plain0: readonly Choice[];
  protected readonly plain1: readonly Choice[];
  protected readonly plain2: readonly Choice[];
  protected readonly low0: number;
  protected readonly low1: number;
  protected readonly low2: number;
  protected readonly first0: number;
  protected readonly after1: After;
  protected readonly after2: After;
  /** What those sets leave of a field in one word that never look at the table: found once, by what is chosen before. */
  protected readonly printed: readonly (Int32Array | null)[];
  /** What the table alone leaves of each field: for the length of a count. */
  protected readonly fixedLow: number[] = [0, 0, 0];
  protected readonly fixedHigh: number[] = [0, 0, 0];
  /** What sets leave of one field: for the length of a call. */
  protected low = 0;
  protected high = 0;
  /** Up to three fields, each a set in one word that must be named: the most frequent moves, counted by the shortest way. */
  protected readonly isNarrow: boolean;
  /** One field, a set in two words that must be named. */
  protected readonly isWide: boolean;
  /** Two such fields of which neither depends on the other. */
  protected readonly isFree: boolean;
  /** One such field: the number of its first thing, and the actions by number, as far as they are made. */
  protected readonly isPlain: boolean;
  protected readonly first: number;
  /** The first set of the first field, in one word, where nothing is required of the table as such: asked before anything else. */
  protected readonly opens: Choice | null;
  /** Nothing else is required, and there is no other field. */
  protected readonly isSingle: boolean;
  /** What else the table alone says of the first field, by the shortest way. */
  protected readonly rest0: readonly Choice[];
  protected readonly actions: readonly any[];

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
  }

  /** What the sets that ask the table alone leave of a field in one word. */
  protected left(sets: readonly Choice[], all: number, ask: any): number {
    let set = all;
    for (let at = 0; at < sets.length && set !== 0; at++) set &= sets[at]!(ask, this.base) as number;
    return set;
  }
  /** What the table alone leaves of a field: asked once, whatever is chosen before. False: nothing, and it cannot be left out. */
  protected fix(depth: number, ask: any): boolean {
    const field = this.fields[depth]!;
    const is = this.narrow(field, field.low, field.high, this.plain[depth]!, ask, this.base);
    this.fixedLow[depth] = this.low;
    this.fixedHigh[depth] = this.high;
    return is || field.isOptional;
  }
  /** What these sets leave of what was left of a field, into `low` and `high`. False: nothing. */
  protected narrow(field: ReadyField, ofLow: number, ofHigh: number, sets: readonly Choice[], ask: any, chosen: any): boolean {
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
  protected narrowAfter(depth: number, prefix: number, ask: any): boolean {
    const bound = this.bound[depth]!;
    const chosen = bound.length === 0 ? this.base : this.spelled.after(depth, prefix);
    return this.narrow(this.fields[depth]!, this.fixedLow[depth]!, this.fixedHigh[depth]!, bound, ask, chosen);
  }
  /** What the sets that look at the fields before leave of a field in one word. */
  protected leftAfter({ depth, bound, printed, chosen }: After, prefix: number, fixed: number, ask: any): number {
    let set = printed === null ? fixed : fixed & printed[prefix]!;
    if (bound.length === 0 || set === 0) return set;
    const before = chosen[prefix] ?? this.spelled.after(depth, prefix);
    for (let at = 0; at < bound.length && set !== 0; at++) set &= bound[at]!(ask, before) as number;
    return set;
  }
  fits(ask: any, action: any): boolean {
    const tests = this.wholeTests;
    for (let at = 0; at < tests.length; at++) if (!tests[at]!(ask, action)) return false;
    return true;
  }
  /** What is asked of a field after others: gathered, for a draw goes there by the shortest way. */
  protected afterAll(depth: number): After {
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
