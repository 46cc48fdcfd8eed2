/** The actions that a move over fields can spell: made when first needed, kept, and shared, so never written on. */
import type { Chance } from "./contract.ts";
import type { ReadyField } from "./fields.ts";

/** As many actions as one move may have; beyond that it is composed (`sample` and `read`). */
const MOST = 1 << 20;

export class Spelled {
  readonly fields: readonly ReadyField[];
  /** At each depth, what has been chosen so far, by number; at the last the actions. */
  private readonly made: readonly any[][];

  /** `base`: what all the actions have in common. */
  constructor(base: { readonly kind: string }, fields: readonly ReadyField[]) {
    this.fields = fields;
    const made: any[][] = [[base]];
    for (const { size } of fields) {
      const many = made.at(-1)!.length * size;
      if (many > MOST) throw new Error(`${base.kind} has ${many} actions: too many to list`);
      made.push(Array.from({ length: many }, () => null));
    }
    this.made = made;
  }
  /** What may be chosen once `depth` fields are, by number, as far as it has been made: null for the others. At the last depth the actions. */
  chosen(depth: number): readonly any[] {
    return this.made[depth]!;
  }
  /** What is chosen once `depth` fields are: choice number `at` of all there are. */
  after(depth: number, at: number): any {
    return this.made[depth]![at] ?? this.make(depth, at);
  }
  private make(depth: number, at: number): any {
    const field = this.fields[depth - 1]!;
    const value = field.valueAt(at % field.size);
    const before = this.after(depth - 1, (at / field.size) | 0);
    const made = value === undefined ? { ...before } : { ...before, [field.name]: value };
    this.made[depth]![at] = made;
    return made;
  }
  /** The action that untrusted JSON spells; null if it spells none. */
  read(json: unknown): any {
    if (typeof json !== "object" || json === null) return null;
    const held = json as Readonly<Record<string, unknown>>;
    let at = 0;
    for (const field of this.fields) {
      const place = field.placeOf(Object.hasOwn(held, field.name) ? held[field.name] : undefined);
      if (place < 0) return null;
      at = at * field.size + place;
    }
    const action = this.after(this.fields.length, at);
    for (const key of Object.keys(held)) if (held[key] !== undefined && !Object.hasOwn(action, key)) return null;
    return action;
  }
  any(chance: Chance): any {
    return this.after(this.fields.length, chance.below(this.made[this.fields.length]!.length));
  }
}
