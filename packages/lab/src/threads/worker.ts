/** Runs in a thread of its own: sets up one task, then does jobs as they come. */
import { parentPort, workerData } from "node:worker_threads";
import type { TaskName, Tasks } from "./tasks.ts";
import { TASKS } from "./tasks.ts";

const { task, setting } = workerData as { task: TaskName; setting: Tasks[TaskName]["setting"] };
const begin = TASKS[task] as (setting: unknown) => Promise<(job: unknown) => unknown>;
const work = await begin(setting);

const answer = (message: object): void => {
  // oxlint-disable-next-line require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(message);
};
parentPort?.on("message", ({ at, job }: { at: number; job: unknown }) => {
  try {
    answer({ at, result: work(job) });
  } catch (error) {
    answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
answer({ ready: true });
