/** 64 bits of what something is, to find drift by; not meant to withstand forgery. */
import { canonical, sameData } from "./data.ts";
import type { Shape } from "./shapes.ts";
import { isSameList, spelt } from "./writing.ts";

/** 64 bits of a text, as 16 hexadecimal digits. */
export function hash(text: string): string {
  const digest = new Digest();
  digest.add(text);
  return digest.text;
}

/** The same of a text that comes in pieces. */
export class Digest {
  private a = 0xdeadbeef | 0;
  private b = 0x41c6ce57;
  add(text: string): void {
    let { a, b } = this;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      a = Math.imul(a ^ code, 2654435761);
      b = Math.imul(b ^ code, 1597334677);
    }
    this.a = a;
    this.b = b;
  }
  /** The first letters of a piece that has been taken apart before: going through numbers is quicker than through a text. */
  addCodes(codes: Uint16Array, length: number): void {
    let { a, b } = this;
    for (let i = 0; i < length; i++) {
      const code = codes[i] as number;
      a = Math.imul(a ^ code, 2654435761);
      b = Math.imul(b ^ code, 1597334677);
    }
    this.a = a;
    this.b = b;
  }
  get text(): string {
    let { a, b } = this;
    a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
    b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
    return (b >>> 0).toString(16).padStart(8, "0") + (a >>> 0).toString(16).padStart(8, "0");
  }
}
/** The fields of a table, in the order in which they are digested. */
export type DigestedFields = readonly (readonly [string, Shape<unknown>])[];
export const inDigestedOrder = (parts: DigestedFields): DigestedFields => [...parts].sort(([a], [b]) => (a < b ? -1 : 1));

/** A table as it was digested last, field by field: what has not changed since is not named and spelt again. */
export class DigestOfTable {
  private readonly fields: readonly SpeltField[];
  private last: Readonly<Record<string, unknown>> | null = null;
  private chance: { readonly of: readonly number[]; readonly text: string } = { of: [], text: "[]" };
  constructor(fields: DigestedFields) {
    this.fields = fields.map(([key, shape]) => new SpeltField(key, shape));
  }
  /** Canonical JSON of the dice, which most moves leave alone. */
  textOfChance(chance: readonly number[]): string {
    if (!isSameList(this.chance.of, chance)) this.chance = { of: [...chance], text: canonical(chance) };
    return this.chance.text;
  }
  /** Adds the canonical JSON of the table's names. */
  addTo(digest: Digest, table: object): void {
    const held = table as Readonly<Record<string, unknown>>;
    // The very same object may have been changed in place since: nothing is taken over.
    const last = this.last === table ? null : this.last;
    this.last = held;
    let sign = "{";
    for (const field of this.fields) {
      const { key } = field;
      if (last === null || !(last[key] === held[key] || sameData(last[key], held[key]))) field.spell(held[key]);
      if (field.length === 0) continue;
      digest.add(sign);
      sign = ",";
      digest.addCodes(field.codes, field.length);
    }
    digest.add(sign === "{" ? "{}" : "}");
  }
}
/** A field as it stands in the text, letter by letter; nothing where it is not there. The room is used again and again. */
class SpeltField {
  readonly key: string;
  codes = new Uint16Array(0);
  length = 0;
  private readonly shape: Shape<unknown>;
  constructor(key: string, shape: Shape<unknown>) {
    this.key = key;
    this.shape = shape;
  }
  spell(value: unknown): void {
    const { key, shape } = this;
    const isThere = value !== undefined || (shape.mayBeAbsent !== true && shape.name(value) !== undefined);
    const text = isThere ? `${JSON.stringify(key)}:${spelt(shape, value)}` : "";
    if (text.length > this.codes.length) this.codes = new Uint16Array(text.length + 64);
    const { codes } = this;
    for (let i = 0; i < text.length; i++) codes[i] = text.charCodeAt(i);
    this.length = text.length;
  }
}
