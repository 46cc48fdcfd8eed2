import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What is found out when somebody asks. */
interface Asked {
  readonly tablesAtHand: () => number;
  readonly thoughtsWaiting: () => number;
  readonly setAside: () => Promise<number>;
  readonly isReady: () => Promise<boolean>;
}
/** What Prometheus may ask for. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests: Counter<"do" | "result">;
  readonly moves: Counter;
  readonly problems: Counter<"what">;
  readonly sockets: Gauge;
  readonly answering: Histogram<"do">;
  constructor(ask: Asked) {
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
    const told = (name: string, help: string, value: () => number | Promise<number>): void => {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await value());
        },
      });
    };
    told("stormakt_tables_at_hand", "Tables in memory", ask.tablesAtHand);
    told("stormakt_thoughts_waiting", "Bots that wait for their turn to think", ask.thoughtsWaiting);
    told("stormakt_work_set_aside", "Tables whose bots or clocks could not be served and are no longer tried", ask.setAside);
    told("stormakt_ready", "Whether a move made now would be kept, and people may be sent here", async () =>
      (await ask.isReady()) ? 1 : 0,
    );
  }
}
