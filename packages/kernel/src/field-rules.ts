/** The requirements of a move over fields, rule by rule in the order written: which of them refuses an action, and what a board shows. */
import type { ReadyField } from "./fields.ts";
import type { Wide } from "./ids.ts";
import type { Requirement } from "./moves.ts";
import type { Spelled } from "./spelled.ts";

export type Test = (ask: any, action: any) => boolean;
export type Choice = (ask: any, chosen: any) => number | Wide<number>;

/** By rule, in the order written. */
export type Rules = readonly (readonly [rule: string, is: Requirement<any, any, any>])[];

export class FieldRules {
  /** For each field what its requirements answer, in the order written. */
  readonly sets: readonly (readonly Choice[])[];
  private readonly spelled: Spelled;
  private readonly rules: readonly string[];
  private readonly tests: readonly Test[];
  /** The fields of which a board is shown everything. */
  private readonly shows: readonly string[];
  /** What must hold for anything to be shown at all. */
  private readonly open: readonly Test[];

  constructor(spelled: Spelled, all: Rules, shows: readonly string[], hiddenBy: readonly string[]) {
    this.spelled = spelled;
    this.shows = shows;
    this.rules = all.map(([rule]) => rule);
    this.sets = spelled.fields.map(({ name }) => all.flatMap(([, is]) => (typeof is === "object" && is[name] ? [is[name] as Choice] : [])));
    this.open = hiddenBy.map((rule) => {
      const is = all.find(([known]) => known === rule)?.[1];
      if (typeof is !== "function" || is.length >= 2) throw new Error(`${rule} hides a move, but is no requirement of it about the table`);
      return is as Test;
    });
    this.tests = all.map(([, is]) => (typeof is === "function" ? (is as Test) : this.asTest(is as Readonly<Record<string, Choice>>)));
  }
  private asTest(sets: Readonly<Record<string, Choice>>): Test {
    const asked = this.spelled.fields.flatMap((field, depth) => (sets[field.name] ? [{ field, depth, set: sets[field.name]! }] : []));
    return (ask, action) => {
      for (let at = 0; at < asked.length; at++) if (!this.suits(asked[at]!, ask, action)) return false;
      return true;
    };
  }
  private suits({ field, depth, set }: { field: ReadyField; depth: number; set: Choice }, ask: any, action: any): boolean {
    const place = field.placeOf(action[field.name]);
    // Left out: the first rule about the field refuses that, if anything would do for it.
    if (field.isOptional && place === field.absent) return set !== this.sets[depth]![0] || this.nothingDoes(depth, ask, action);
    return place >= 0 && field.has(set(ask, action), place);
  }
  private nothingDoes(depth: number, ask: any, chosen: any): boolean {
    const field = this.spelled.fields[depth]!;
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
    if (!this.open.every((holds) => holds(ask, undefined))) return [];
    const { fields } = this.spelled;
    let chosen = [0];
    fields.forEach((field, depth) => {
      chosen = chosen.flatMap((prefix) => this.shownAfter(field, depth, prefix, ask));
    });
    return chosen.map((at) => this.spelled.after(fields.length, at));
  }
  /** The places of a field that a board shows after these choices, as numbers of what is then chosen. */
  private shownAfter(field: ReadyField, depth: number, prefix: number, ask: any): number[] {
    const before = this.spelled.after(depth, prefix);
    const first = field.isDigits || this.shows.includes(field.name) ? undefined : this.sets[depth]![0]?.(ask, before);
    const shown: number[] = [];
    const things = field.isOptional ? field.absent : field.size;
    for (let place = 0; place < things; place++)
      if (first === undefined || field.has(first, place)) shown.push(prefix * field.size + place);
    if (field.isOptional && this.nothingDoes(depth, ask, before)) shown.push(prefix * field.size + field.absent);
    return shown;
  }
}
