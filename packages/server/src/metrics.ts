import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What Prometheus may ask for. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests: Counter<"do" | "result">;
  readonly moves: Counter;
  readonly problems: Counter<"what">;
  readonly sockets: Gauge;
  readonly answering: Histogram<"do">;
  constructor(tablesAtHand: () => number, setAside: () => Promise<number>) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Counter({
      name: "stormakt_requests_total",
      help: "Requests over sockets",
      labelNames: ["do", "result"],
      registers,
    });
    this.moves = new Counter({ name: "stormakt_appends_total", help: "Appends to journals", registers });
    this.problems = new Counter({ name: "stormakt_problems_total", help: "What went wrong", labelNames: ["what"], registers });
    this.sockets = new Gauge({ name: "stormakt_sockets", help: "Open sockets", registers });
    this.answering = new Histogram({
      name: "stormakt_answer_seconds",
      help: "From a request to its answer",
      labelNames: ["do"],
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
      registers,
    });
    new Gauge({
      name: "stormakt_tables_at_hand",
      help: "Tables in memory",
      registers,
      collect() {
        this.set(tablesAtHand());
      },
    });
    new Gauge({
      name: "stormakt_work_set_aside",
      help: "Tables whose bots or clocks could not be served and are no longer tried",
      registers,
      async collect() {
        this.set(await setAside());
      },
    });
  }
}
