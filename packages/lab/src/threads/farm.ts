import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { TaskName, Tasks } from "./tasks.ts";
import { TASKS } from "./tasks.ts";

/** Jobs handed out beyond the one whose result is due next, for each thread: enough that none waits. */
const AHEAD = 4;

export const usualThreads = (): number => availableParallelism();

/**
 * Does jobs in threads, and gives the results in the order of the jobs: whatever is made of them is the same for any number of threads.
 * Whoever stops taking results ends the work.
 */
export async function* farm<T extends TaskName>(
  task: T,
  setting: Tasks[T]["setting"],
  jobs: readonly Tasks[T]["job"][],
  threads: number,
): AsyncGenerator<Tasks[T]["result"], void> {
  if (threads <= 1 || jobs.length <= 1) yield* alone(task, setting, jobs);
  else yield* together(task, setting, jobs, Math.min(threads, jobs.length));
}
async function* alone<T extends TaskName>(task: T, setting: Tasks[T]["setting"], jobs: readonly Tasks[T]["job"][]) {
  const work = await TASKS[task](setting);
  for (const job of jobs) {
    yield work(job);
    await new Promise((resolve) => setImmediate(resolve)); // a signal may want to be heard
  }
}
async function* together<T extends TaskName>(task: T, setting: Tasks[T]["setting"], jobs: readonly Tasks[T]["job"][], threads: number) {
  const results = new Map<number, Tasks[T]["result"]>();
  let next = 0;
  let due = 0;
  let failed: Error | null = null;
  let wake = () => {};
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL("./worker.ts", import.meta.url), { workerData: { task, setting } }),
  );
  const idle = new Set<Worker>();
  const handOut = () => {
    for (const worker of idle) {
      if (next >= jobs.length || next > due + AHEAD * threads) return;
      idle.delete(worker);
      // oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ at: next, job: jobs[next] });
      next++;
    }
  };
  for (const worker of workers) {
    worker.on("message", (message: { ready: true } | { at: number; result: Tasks[T]["result"] } | { error: string }) => {
      if ("error" in message) failed = new Error(message.error);
      else if ("at" in message) results.set(message.at, message.result);
      idle.add(worker);
      handOut();
      wake();
    });
    worker.on("error", (error) => {
      failed = error as Error;
      wake();
    });
  }
  try {
    for (; due < jobs.length; due++) {
      handOut();
      while (!results.has(due)) {
        if (failed !== null) throw failed as Error;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const result = results.get(due) as Tasks[T]["result"];
      results.delete(due);
      yield result;
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
