/**
 * Lists of numbers that neither grow nor shrink, side by side in one stretch of memory: all of a table's are copied at a stroke. To rules
 * such a list is one like any other; in saves, views and on the wire it is a plain one.
 */

/** A list whose length stays as it is. */
export interface Row<T extends number> extends ReadonlyArray<T> {
  [at: number]: T;
  fill(value: T, from?: number, to?: number): this;
}

/** What gives a new list gives a plain one, as of any list. */
class Cells extends Int32Array {
  toJSON(): number[] {
    return Array.from(this);
  }
}
for (const name of ["concat", "filter", "flat", "flatMap", "map", "slice", "toReversed", "toSorted", "toSpliced", "with"] as const)
  Object.defineProperty(Cells.prototype, name, { value: Array.prototype[name] });
Object.defineProperty(Cells.prototype, Symbol.isConcatSpreadable, { value: true });

/** Whether it is a list, of the one kind or the other. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) || value instanceof Cells;
export const isRow = (value: unknown): value is Row<number> => value instanceof Cells;

/** How long the rows of a table are. Tables of one layout can be written over each other. */
interface Layout {
  readonly lengths: readonly number[];
}
/** All rows of a table, one after the other. */
interface Words extends Int32Array<ArrayBuffer> {
  layout: Layout;
}
/** Not carried along when a table is spread into another: that one may have other lists. */
const WORDS = Symbol("words");
interface Laid {
  readonly [WORDS]?: Words;
}

/** The lists of a kind of table that keep their length. */
export class Rows<T extends object> {
  private readonly names: readonly (keyof T & string)[];
  private readonly layouts: Layout[] = [];
  constructor(...names: readonly (keyof T & string)[]) {
    this.names = names;
  }
  /** The table, with these of its lists as rows of its own. */
  lay(table: T): T {
    const { names } = this;
    const held = table as Readonly<Record<string, Row<number>>>;
    const layout = this.layoutOf(held);
    let size = 0;
    for (const length of layout.lengths) size += length;
    const words = new Int32Array(size) as Words;
    words.layout = layout;
    let from = 0;
    for (let at = 0; at < names.length; at++) {
      const name = names[at] as string;
      const list = held[name] as Row<number>;
      const row = new Cells(words.buffer, from * Int32Array.BYTES_PER_ELEMENT, list.length);
      row.set(list);
      (table as Record<string, unknown>)[name] = row;
      from += list.length;
    }
    Object.defineProperty(table, WORDS, { value: words });
    return table;
  }
  /** The very same object for tables alike. */
  private layoutOf(held: Readonly<Record<string, Row<number>>>): Layout {
    const { names } = this;
    for (const layout of this.layouts)
      if (layout.lengths.every((length, at) => length === held[names[at] as string]?.length)) return layout;
    const made = { lengths: names.map((name) => (held[name] as Row<number>).length) };
    this.layouts.push(made);
    return made;
  }
  /** Writes the rows of one table over those of another. False: they are not laid alike, and nothing is written. */
  copy(table: T, into: T): boolean {
    const words = (table as Laid)[WORDS];
    const over = (into as Laid)[WORDS];
    if (words === undefined || over === undefined || words.layout !== over.layout) return false;
    over.set(words);
    return true;
  }
}
