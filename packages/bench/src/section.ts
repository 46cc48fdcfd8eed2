/** A part of the benchmark. It prints its tables, and gives its figures for machines. */
export interface Section {
  readonly title: string;
  run(effort: Effort): Promise<Figures>;
}
/** How long to measure. */
interface Effort {
  readonly rounds: number;
  readonly milliseconds: number;
}
export type Figures = Readonly<Record<string, number>>;
