import type { CDPSession } from "playwright-core";

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The time the thread itself ran, without waiting for a core. A slowed CPU counts: it is the thread that is kept busy. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}
/** What Chromium's tracing saw on the page's main thread. */
export async function traced(cdp: CDPSession, categories: readonly string[], work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): void => {
    for (const event of value) events.push(event as TraceEvent);
  };
  cdp.on("Tracing.dataCollected", collect);
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: [...categories, "__metadata"] },
  });
  await work();
  const done = new Promise<void>((resolve) => cdp.once("Tracing.tracingComplete", () => resolve()));
  await cdp.send("Tracing.end");
  await done;
  cdp.off("Tracing.dataCollected", collect);
  const mains = events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  return events.filter(({ tid, pid }) => mains.some((main) => main.tid === tid && main.pid === pid));
}
export const milliseconds = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000;
