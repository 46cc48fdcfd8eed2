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
  /** A whole number as it is written. */
  addNumber(value: number): void {
    if (value < 0 || value > 9) this.add(String(value));
    else this.addCode(48 + value);
  }
  private addCode(code: number): void {
    this.a = Math.imul(this.a ^ code, 2654435761);
    this.b = Math.imul(this.b ^ code, 1597334677);
  }
  /** Goes on from where another stands. */
  begin({ a, b }: Digest): void {
    this.a = a;
    this.b = b;
  }
  get text(): string {
    const { a, b } = this.mixed();
    return hexadecimal(a, b);
  }
  private mixed(): Halves {
    let { a, b } = this;
    a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
    b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
    return { a, b };
  }
  /** Both halves, each bit of either turned by every letter: fit to be added to others. No two that differed are the same after it. */
  stirred(): Halves {
    const { a, b } = this.mixed();
    return { a: stir(a), b: stir(b) };
  }
}
function stir(word: number): number {
  const half = Math.imul(word ^ (word >>> 16), 2246822507);
  const whole = Math.imul(half ^ (half >>> 13), 3266489909);
  return whole ^ (whole >>> 16);
}
/** By bytes: numbers of 32 bits are slow to write out at once. */
const BYTES: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const hexadecimal = (a: number, b: number): string => wordOf(b) + wordOf(a);
const wordOf = (word: number): string =>
  `${BYTES[word >>> 24]}${BYTES[(word >>> 16) & 255]}${BYTES[(word >>> 8) & 255]}${BYTES[word & 255]}`;

/** The fields of a table, in the order in which they are digested. */
export type DigestedFields = readonly (readonly [string, Shape<unknown>])[];
export const inDigestedOrder = (parts: DigestedFields): DigestedFields => [...parts].sort(([a], [b]) => (a < b ? -1 : 1));

/** Whether a field stands in canonical JSON. */
const isThere = (shape: Shape<unknown>, value: unknown): boolean =>
  value !== undefined || (shape.mayBeAbsent !== true && shape.name(value) !== undefined);
/** A position as it was digested last, field by field: what has not changed since is not named and spelt again. */
abstract class DigestedLast {
  protected readonly fields: DigestedFields;
  private last: Readonly<Record<string, unknown>> | null = null;
  private chance: { readonly of: readonly number[]; readonly text: string } = { of: [], text: "[]" };
  constructor(fields: DigestedFields) {
    this.fields = fields;
  }
  protected abstract keep(at: number, field: DigestedFields[number], value: unknown): void;
  /** Canonical JSON of the dice, which most moves leave alone. */
  textOfChance(chance: readonly number[]): string {
    if (!isSameList(this.chance.of, chance)) this.chance = { of: [...chance], text: canonical(chance) };
    return this.chance.text;
  }
  /** Keeps anew what has changed. */
  protected look(table: object): void {
    const { fields } = this;
    const held = table as Readonly<Record<string, unknown>>;
    // The very same object may have been changed in place since: nothing is taken over.
    const last = this.last === table ? null : this.last;
    this.last = held;
    for (let at = 0; at < fields.length; at++) {
      const field = fields[at] as DigestedFields[number];
      const [key] = field;
      const value = held[key];
      if (last !== null && (last[key] === value || sameData(last[key], value))) continue;
      this.keep(at, field, value);
    }
  }
}

/** Of format 2: the letters of each field. */
export class DigestOfTable extends DigestedLast {
  private readonly spelt: readonly SpeltField[];
  constructor(fields: DigestedFields) {
    super(fields);
    this.spelt = fields.map(() => new SpeltField());
  }
  protected keep(at: number, [key, shape]: DigestedFields[number], value: unknown): void {
    this.spelt[at]?.keep(isThere(shape, value) ? `${JSON.stringify(key)}:${spelt(shape, value)}` : "");
  }
  /** Adds the canonical JSON of the table's names. */
  addTo(digest: Digest, table: object): void {
    this.look(table);
    let sign = "{";
    for (const { codes, length } of this.spelt) {
      if (length === 0) continue;
      digest.add(sign);
      sign = ",";
      digest.addCodes(codes, length);
    }
    digest.add(sign === "{" ? "{}" : "}");
  }
}
/** A field letter by letter; none where it is not there. The room is used again and again. */
class SpeltField {
  codes = new Uint16Array(0);
  length = 0;
  keep(text: string): void {
    if (text.length > this.codes.length) this.codes = new Uint16Array(text.length + 64);
    const { codes } = this;
    for (let i = 0; i < text.length; i++) codes[i] = text.charCodeAt(i);
    this.length = text.length;
  }
}

/**
 * Digests of parts, each of which bears its name, summed up: in whatever order they are added, and without going through those that are
 * as they were. Each part is stirred well first, so that sums of what is alike are not.
 */
export class SumOfDigests {
  a = 0;
  b = 0;
  /** A part that is not there adds nothing. */
  add(part: string): void {
    if (part !== "") this.addHalves(halvesOf(part), 1);
  }
  /** `sign`: -1 takes it out again. */
  addHalves({ a, b }: Halves, sign: 1 | -1): void {
    this.a = (this.a + sign * a) | 0;
    this.b = (this.b + sign * b) | 0;
  }
  get text(): string {
    return hexadecimal(this.a, this.b);
  }
}
interface Halves {
  readonly a: number;
  readonly b: number;
}
const NO_PART: Halves = { a: 0, b: 0 };
function halvesOf(part: string): Halves {
  const digest = new Digest();
  digest.add(part);
  return digest.stirred();
}

/** A field goes through one digest after the other: each begins where its name ends. */
const PEN = new Digest();
const NAMES = new WeakMap<DigestedFields[number], Digest>();
function halvesOfField(field: DigestedFields[number], value: unknown): Halves {
  const [key, shape] = field;
  let name = NAMES.get(field);
  if (name === undefined) {
    name = new Digest();
    name.add(`${IN_TABLE}${JSON.stringify(key)}:`);
    NAMES.set(field, name);
  }
  PEN.begin(name);
  if (shape.sum === undefined) PEN.add(spelt(shape, value));
  else shape.sum(value, PEN);
  return PEN.stirred();
}

/** Of format 3: the sum of the fields' digests, out of which a field that changes takes its former one. */
export class SumOfTable extends DigestedLast {
  private readonly sum = new SumOfDigests();
  private readonly digests: Halves[];
  private dice: { readonly text: string; readonly halves: Halves } = { text: "", halves: NO_PART };
  constructor(fields: DigestedFields) {
    super(fields);
    this.digests = fields.map(() => NO_PART);
  }
  protected keep(at: number, field: DigestedFields[number], value: unknown): void {
    const { sum, digests } = this;
    sum.addHalves(digests[at] ?? NO_PART, -1);
    const halves = isThere(field[1], value) ? halvesOfField(field, value) : NO_PART;
    digests[at] = halves;
    sum.addHalves(halves, 1);
  }
  addTo(whole: SumOfDigests, table: object, chance: readonly number[]): void {
    this.look(table);
    whole.addHalves(this.sum, 1);
    const text = this.textOfChance(chance);
    if (text !== this.dice.text) this.dice = { text, halves: halvesOf(CHANCE + text) };
    whole.addHalves(this.dice.halves, 1);
  }
}
/** Stands before the dice. */
export const CHANCE = "chance:";
/** Stands before the name of a field of the table. */
export const IN_TABLE = "table.";
