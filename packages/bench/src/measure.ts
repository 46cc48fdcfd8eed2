/** One way of doing something: does it for a while and says how many units of work that was. */
export interface Way {
  readonly name: string;
  /** A batch of work that takes some milliseconds at most. */
  batch(): number;
}
export interface Measured {
  readonly name: string;
  /** Units a second of CPU time, the median of all rounds. */
  readonly rate: number;
  readonly slowest: number;
  readonly fastest: number;
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** How much longer the first round takes, which only warms up: large games want thousands of them before all their code is compiled. */
const WARM_UP = 6;

/** Measures several ways in turns, so that all share the same weather. Spans are CPU time: a busy machine does not cut them short. */
export function measure(ways: readonly Way[], { rounds = 7, milliseconds = 250 } = {}): Measured[] {
  const rates = ways.map((): number[] => []);
  for (let round = 0; round <= rounds; round++)
    ways.forEach((way, at) => {
      let units = 0;
      const from = cpuSeconds();
      const span = (milliseconds / 1000) * (round === 0 ? WARM_UP : 1);
      let spent = 0;
      do {
        units += way.batch();
        spent = cpuSeconds() - from;
      } while (spent < span);
      if (round > 0) rates[at]?.push(units / spent);
    });
  return ways.map(({ name }, at) => {
    const all = rates[at] ?? [];
    return { name, rate: median(all), slowest: Math.min(...all), fastest: Math.max(...all) };
  });
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
export const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The rate of one of them. */
export function rateOf(measured: readonly Measured[], name: string): number {
  const found = measured.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} was not measured`);
  return found.rate;
}

/** A number that people can read: 3 900 000 as 3.90 M. */
export function short(rate: number): string {
  if (rate >= 1e6) return `${(rate / 1e6).toFixed(2)} M`;
  if (rate >= 1e4) return `${(rate / 1e3).toFixed(0)} k`;
  return rate >= 100 ? rate.toFixed(0) : rate.toFixed(2);
}
/** How long one takes. */
export function timeEach(rate: number): string {
  const ns = 1e9 / rate;
  return ns < 1000 ? `${ns.toFixed(0)} ns` : ns < 1e6 ? `${(ns / 1e3).toFixed(2)} µs` : `${(ns / 1e6).toFixed(2)} ms`;
}
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join("  ");
  console.log(`  ${line(head)}\n  ${widths.map((width) => "-".repeat(width)).join("  ")}`);
  for (const row of rows) console.log(`  ${line(row)}`);
}
