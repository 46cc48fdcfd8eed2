/** A part of the benchmark. It prints its tables, and gives its figures for machines. */
export interface Section {
  readonly title: string;
  /** `only`: the games to be looked at more closely; none: all there is. */
  run(effort: Effort, only: readonly string[]): Promise<Figures>;
}
/** How long to measure. */
export interface Effort {
  readonly rounds: number;
  readonly milliseconds: number;
}
export type Figures = Readonly<Record<string, number>>;
