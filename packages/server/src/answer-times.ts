/** How long answers took, by request, as Prometheus has it. Every request counts here, so that nothing is looked up but its name. */
export class AnswerTimes {
  readonly name: string;
  readonly help = "From a request to its answer";
  readonly type = "histogram";
  /** Seconds, rising. */
  private readonly bounds: readonly number[];
  private readonly tallies = new Map<string, Tally>();
  constructor(name: string, bounds: readonly number[]) {
    this.name = name;
    this.bounds = bounds;
  }
  observe(request: string, seconds: number): void {
    let tally = this.tallies.get(request);
    if (tally === undefined) this.tallies.set(request, (tally = { within: this.bounds.map(() => 0), sum: 0, count: 0, told: 0 }));
    const { bounds } = this;
    let at = 0;
    while (at < bounds.length && seconds > (bounds[at] as number)) at++;
    // Beyond all bounds it only counts.
    if (at < bounds.length) (tally.within[at] as number) += 1;
    tally.sum += seconds;
    tally.count += 1;
  }
  /** How many answers there were since this was asked last. */
  news(tell: (request: string, count: number) => void): void {
    for (const [request, tally] of this.tallies) {
      if (tally.count > tally.told) tell(request, tally.count - tally.told);
      tally.told = tally.count;
    }
  }
  /** As the registry wants it: of each bound how many were within it, all of them, and the sum. */
  async get() {
    const values = [...this.tallies].flatMap(([request, { within, sum, count }]) => {
      const labels = { do: request };
      let so = 0;
      const buckets = this.bounds.map((le, at) => ({
        metricName: `${this.name}_bucket`,
        labels: { le, ...labels },
        value: (so += within[at] ?? 0),
      }));
      return [
        ...buckets,
        { metricName: `${this.name}_bucket`, labels: { le: "+Inf", ...labels }, value: count },
        { metricName: `${this.name}_sum`, labels, value: sum },
        { metricName: `${this.name}_count`, labels, value: count },
      ];
    });
    return { name: this.name, help: this.help, type: this.type, values, aggregator: "sum" };
  }
}
interface Tally {
  /** By bound: those that were within it, and not within the one before. */
  readonly within: number[];
  sum: number;
  count: number;
  told: number;
}
