import { Histogram, type Metric, Registry } from "prom-client";
import { expect, it } from "vitest";
import { AnswerTimes } from "../src/answer-times.ts";
import { Metrics } from "../src/metrics.ts";

const BOUNDS = [0.001, 0.02, 1];

it("is told to Prometheus in the very words of the library's own", async () => {
  const [own, theirs] = [new Registry(), new Registry()];
  const times = new AnswerTimes("answer_seconds", BOUNDS);
  own.registerMetric(times as unknown as Metric);
  const help = "From a request to its answer";
  const known = new Histogram({ name: "answer_seconds", help, labelNames: ["do"], buckets: BOUNDS, registers: [theirs] });
  expect(await own.metrics()).toBe(await theirs.metrics());
  for (const [request, seconds] of [
    ["move", 0.0005],
    ["move", 0.001],
    ["open", 0.5],
    ["move", 0.0011],
    ["move", 2],
    ["open", 1],
  ] as const) {
    times.observe(request, seconds);
    known.observe({ do: request }, seconds);
  }
  expect(await own.metrics()).toBe(await theirs.metrics());
});
it("counts every answer once, however often it is asked", async () => {
  const metrics = new Metrics({ tablesAtHand: () => 0, thoughtsWaiting: () => 0, setAside: async () => 0, isReady: async () => true });
  const told = async (): Promise<string[]> =>
    (await metrics.registry.metrics()).split("\n").filter((line) => line.startsWith("stormakt_requests_total"));
  metrics.requests.inc({ do: "unread", result: "refused" });
  for (const request of ["move", "open", "move"]) metrics.answering.observe(request, 0.01);
  await told();
  metrics.answering.observe("move", 0.01);
  expect((await told()).sort()).toEqual([
    'stormakt_requests_total{do="move",result="answered"} 3',
    'stormakt_requests_total{do="open",result="answered"} 1',
    'stormakt_requests_total{do="unread",result="refused"} 1',
  ]);
});
