/** Domains: the kinds of thing a game is played with. A thing is a small number in play and a name in saves, records and on the wire. */
declare const OF: unique symbol;
declare const MEMBERS: unique symbol;
/** One thing of a domain. A fief is no country: the compiler tells them apart. */
export type Id<N extends string> = number & { readonly [OF]: N };
/** A set of things, one bit each. Made and asked by the functions below, never by hand. */
export type SetOf<I> = number & { readonly [MEMBERS]: I };
export const NONE = -1;
export type None = typeof NONE;
/** A set in one word stays a small integer in every engine up to here. */
const WIDEST = 30;

export interface Domain<N extends string = string, Name extends string = string> {
  readonly domain: N;
  /** By place in the list. The only order that counts in play; saves and records know names only. */
  readonly names: readonly Name[];
  /** The number of the first thing: 0, or the lowest of a range. */
  readonly first: number;
  readonly size: number;
  readonly all: readonly Id<N>[];
  /** All things as a set; 0 where there are too many for one. */
  readonly every: SetOf<Id<N>>;
  /** Seats: how many there are depends on the table. */
  readonly isSeats: boolean;
  /** Seats: how many more there are of it than of players (one who hears only what all hear). */
  readonly beyond: number;
}
export type IdOf<D> = D extends Domain<infer N> ? Id<N> : never;

function make<N extends string, Name extends string>(
  domain: N,
  names: readonly Name[],
  first: number,
  isSeats = false,
  beyond = 0,
): Domain<N, Name> {
  const all = names.map((_, at) => (first + at) as Id<N>);
  const every = first + names.length > WIDEST ? 0 : all.reduce((set, id) => set | (1 << id), 0);
  return { domain, names, first, size: names.length, all, every: every as SetOf<Id<N>>, isSeats, beyond };
}
export const domain = <N extends string, const Name extends string>(name: N, names: readonly Name[]): Domain<N, Name> =>
  make(name, names, 0);
/** Whole numbers that are things: the values of markers. */
export const range = <N extends string>(name: N, from: number, to: number): Domain<N> =>
  make(
    name,
    Array.from({ length: to - from + 1 }, (_, at) => String(from + at)),
    from,
  );
export const seats = <N extends string>(name: N, most: number, beyond = 0): Domain<N> =>
  make(
    name,
    Array.from({ length: most + beyond }, (_, at) => String(at)),
    0,
    true,
    beyond,
  );
export function called<N extends string>({ domain, names, first }: Domain<N>, name: string): Id<N> {
  const at = names.indexOf(name);
  if (at < 0) throw new Error(`there is no ${domain} ${name}`);
  return (first + at) as Id<N>;
}
export const nameOf = <N extends string>({ names, first }: Domain<N>, id: Id<N>): string => names[id - first] as string;
/** By number what is said of each thing by its name: one added later renumbers nothing, and the compiler names one of which nothing is said. */
export const named = <Name extends string, T>(
  { names, first }: Pick<Domain<string, Name>, "names" | "first">,
  said: Readonly<Record<Name, T>>,
): Readonly<Record<string, T>> => Object.fromEntries(names.map((name, at) => [first + at, said[name]]));
/** A printed value by thing, made once: quicker to look up than a card. */
export const column = <N extends string>(of: Domain<N>, value: (id: Id<N>) => number): readonly number[] => {
  const made = Array.from({ length: of.first + of.size }, () => 0);
  for (const id of of.all) made[id] = value(id);
  return made;
};

/** No things at all. */
export const EMPTY = 0 as SetOf<never>;
export const setOf = <I extends number>(id: I): SetOf<I> => (1 << id) as SetOf<I>;
/** The thing of a domain that a number stands for, as a set; nothing if it stands for none (`NONE`). */
export const just = <N extends string>({ every }: Domain<N>, id: number): SetOf<Id<N>> => (every & (1 << id)) as SetOf<Id<N>>;
export const has = <I extends number>(set: SetOf<I>, id: I): boolean => (set & (1 << id)) !== 0;
export const isEmpty = (set: SetOf<any>): boolean => set === 0;
export const isSingle = (set: SetOf<any>): boolean => (set & (set - 1)) === 0;
export const both = <I>(one: SetOf<I>, other: SetOf<I>): SetOf<I> => (one & other) as SetOf<I>;
export const either = <I>(one: SetOf<I>, other: SetOf<I>): SetOf<I> => (one | other) as SetOf<I>;
export const without = <I>(one: SetOf<I>, other: SetOf<I>): SetOf<I> => (one & ~other) as SetOf<I>;
export const including = <I extends number>(set: SetOf<I>, id: I): SetOf<I> => (set | (1 << id)) as SetOf<I>;
/** The seats of a table with so many. */
export const allSeats = (seats: number): SetOf<Id<"seat">> => ((1 << seats) - 1) as SetOf<Id<"seat">>;
export const lowest = <I extends number>(set: SetOf<I>): I => (31 - Math.clz32(set & (~set + 1))) as I;
/** The set without its lowest: `for (let left = set; !isEmpty(left); left = butLowest(left)) … lowest(left) …` makes nothing and calls nobody. */
export const butLowest = <I>(set: SetOf<I>): SetOf<I> => (set & (set - 1)) as SetOf<I>;
export function count(set: SetOf<any>): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
export function nth<I extends number>(set: SetOf<I>, index: number): I {
  let left: number = set;
  for (let passed = 0; passed < index; passed++) left &= left - 1;
  return lowest(left as SetOf<I>);
}
export function sum<I extends number>(set: SetOf<I>, of: readonly number[]): number {
  let total = 0;
  for (let left: number = set; left !== 0; left &= left - 1) total += of[31 - Math.clz32(left & -left)] as number;
  return total;
}
/** The same of one figure for every set there may be, ready to be asked for: eight things for each look-up. */
export function addedUp<N extends string>(of: Domain<N>, figure: (id: Id<N>) => number): (set: SetOf<Id<N>>) => number {
  const sums = Int32Array.from({ length: 4 * 256 }, (_, at) =>
    of.all.reduce((sum, id) => sum + (id >> 3 === at >> 8 && (at & (1 << (id & 7))) !== 0 ? figure(id) : 0), 0),
  );
  return (set) => sums[set & 255]! + sums[256 + ((set >> 8) & 255)]! + sums[512 + ((set >> 16) & 255)]! + sums[768 + ((set >> 24) & 255)]!;
}
export function each<I extends number>(set: SetOf<I>, doThis: (id: I) => void): void {
  for (let left: number = set; left !== 0; left &= left - 1) doThis((31 - Math.clz32(left & -left)) as I);
}
export function list<I extends number>(set: SetOf<I>): I[] {
  const members: I[] = [];
  for (let left: number = set; left !== 0; left &= left - 1) members.push((31 - Math.clz32(left & -left)) as I);
  return members;
}
export function where<N extends string>(of: Domain<N>, holds: (id: Id<N>) => boolean): SetOf<Id<N>> {
  let set = 0;
  for (const id of of.all) if (holds(id)) set |= 1 << id;
  return set as SetOf<Id<N>>;
}
/** What costs at most so much, by purse: a question of money becomes a look-up. */
export function atMost<N extends string>(of: Domain<N>, price: readonly number[]): (gold: number) => SetOf<Id<N>> {
  const dearest = Math.max(...of.all.map((id) => price[id] as number));
  const within = Array.from({ length: dearest + 1 }, (_, gold) => where(of, (id) => (price[id] as number) <= gold));
  return (gold) => within[gold < dearest ? gold : dearest] as SetOf<Id<N>>;
}

/** A set over a domain too large for one word: two of them. Rules say the same things of it as of a small one. */
export class Wide<I extends number> {
  readonly low: number;
  readonly high: number;
  declare readonly of: I;
  constructor(low: number, high: number) {
    this.low = low;
    this.high = high;
  }
  has(id: I): boolean {
    return (id < WIDEST ? this.low & (1 << id) : this.high & (1 << (id - WIDEST))) !== 0;
  }
  get isEmpty(): boolean {
    return (this.low | this.high) === 0;
  }
  both(other: Wide<I>): Wide<I> {
    return new Wide(this.low & other.low, this.high & other.high);
  }
  meets(other: Wide<I>): boolean {
    return ((this.low & other.low) | (this.high & other.high)) !== 0;
  }
  either(other: Wide<I>): Wide<I> {
    return new Wide(this.low | other.low, this.high | other.high);
  }
  without(other: Wide<I>): Wide<I> {
    return new Wide(this.low & ~other.low, this.high & ~other.high);
  }
}
export const HALF = WIDEST;
export const isWide = ({ first, size }: Domain): boolean => first + size > WIDEST;
export function wideWhere<N extends string>(of: Domain<N>, holds: (id: Id<N>) => boolean): Wide<Id<N>> {
  let low = 0;
  let high = 0;
  for (const id of of.all)
    if (holds(id)) {
      if (id < WIDEST) low |= 1 << id;
      else high |= 1 << (id - WIDEST);
    }
  return new Wide(low, high);
}
/** As `atMost`, for a large domain. */
export function wideAtMost<N extends string>(of: Domain<N>, price: readonly number[]): (gold: number) => Wide<Id<N>> {
  const dearest = Math.max(...of.all.map((id) => price[id] as number));
  const within = Array.from({ length: dearest + 1 }, (_, gold) => wideWhere(of, (id) => (price[id] as number) <= gold));
  return (gold) => within[gold < dearest ? gold : dearest] as Wide<Id<N>>;
}
/** These things as a set over a large domain. */
export function wideOf<I extends number>(things: readonly I[]): Wide<I> {
  let low = 0;
  let high = 0;
  for (let at = 0; at < things.length; at++) {
    const id = things[at] as I;
    if (id < WIDEST) low |= 1 << id;
    else high |= 1 << (id - WIDEST);
  }
  return new Wide(low, high);
}
/** The things of a domain that are at a place, by a list of the place each is at: the counties of a seat. Asks nobody, so it is quick. */
export function wideAt<N extends string>(of: Domain<N>, places: readonly number[], place: number): Wide<Id<N>> {
  const end = of.first + of.size;
  const half = end < WIDEST ? end : WIDEST;
  let low = 0;
  let high = 0;
  for (let id = of.first; id < half; id++) if (places[id] === place) low |= 1 << id;
  for (let id = half; id < end; id++) if (places[id] === place) high |= 1 << (id - WIDEST);
  return new Wide(low, high);
}

/** Several sets over a large domain in one list of numbers, two words to a row: as a table keeps the titles of each hand, for a quick look. */
export type WideRows<I extends number> = number[] & { readonly [MEMBERS]?: I };
/** The same, only read. */
type RowsRead<I extends number> = readonly number[] & { readonly [MEMBERS]?: I };
export function emptyRows<I extends number>(many: number): WideRows<I> {
  const rows: WideRows<I> = [];
  while (rows.length < 2 * many) rows.push(0);
  return rows;
}
export function rowsOf<I extends number>(sets: readonly (readonly I[])[]): WideRows<I> {
  const rows = emptyRows<I>(sets.length);
  for (let row = 0; row < sets.length; row++) {
    const things = sets[row] as readonly I[];
    for (let at = 0; at < things.length; at++) putInRow(rows, row, things[at] as I);
  }
  return rows;
}
export const rowAt = <I extends number>(rows: RowsRead<I>, row: number): Wide<I> =>
  new Wide(rows[2 * row] as number, rows[2 * row + 1] as number);
/** All rows from one to another together, but for one of them. */
export function rowsTogether<I extends number>(rows: RowsRead<I>, from: number, to: number, but: number): Wide<I> {
  let low = 0;
  let high = 0;
  for (let row = from; row <= to; row++)
    if (row !== but) {
      low |= rows[2 * row] as number;
      high |= rows[2 * row + 1] as number;
    }
  return new Wide(low, high);
}
export const rowHas = <I extends number>(rows: RowsRead<I>, row: number, id: I): boolean =>
  (id < WIDEST ? (rows[2 * row] as number) & (1 << id) : (rows[2 * row + 1] as number) & (1 << (id - WIDEST))) !== 0;
export const rowMeets = <I extends number>(rows: RowsRead<I>, row: number, { low, high }: Wide<I>): boolean =>
  (((rows[2 * row] as number) & low) | ((rows[2 * row + 1] as number) & high)) !== 0;
/** The rows in which any of these are, so many rows from one on, as a set counted from that one: a hand for each seat gives a set of seats. */
export function rowsMeeting<I extends number>(rows: RowsRead<I>, from: number, many: number, members: Wide<I>): SetOf<number> {
  let set = 0;
  for (let row = 0; row < many; row++) if (rowMeets(rows, from + row, members)) set |= 1 << row;
  return set as SetOf<number>;
}
/** How many of these are in a row. */
export const countInRow = <I extends number>(rows: RowsRead<I>, row: number, { low, high }: Wide<I>): number =>
  count(((rows[2 * row] as number) & low) as SetOf<I>) + count(((rows[2 * row + 1] as number) & high) as SetOf<I>);
export function putInRow<I extends number>(rows: WideRows<I>, row: number, id: I): void {
  if (id < WIDEST) rows[2 * row] = (rows[2 * row] as number) | (1 << id);
  else rows[2 * row + 1] = (rows[2 * row + 1] as number) | (1 << (id - WIDEST));
}
export function takeOutOfRow<I extends number>(rows: WideRows<I>, row: number, id: I): void {
  if (id < WIDEST) rows[2 * row] = (rows[2 * row] as number) & ~(1 << id);
  else rows[2 * row + 1] = (rows[2 * row + 1] as number) & ~(1 << (id - WIDEST));
}
