import { BOTS } from "@stormakt/bots";
import type { BotQuestion, Bots } from "@stormakt/host";
import type { Action } from "@stormakt/protocol";

/** Levels that answer well within the shortest pause. Others think as long as they may. */
const QUICK: readonly string[] = ["random", "greedy"];
const BUDGET = 2_000;

/** The name by which the script knows that it is to think, not to host. */
export const BOTS_WORKER = "bots";

/** Bots think in a worker of their own, so that the host hears people meanwhile. */
export function botsInWorker(): Bots {
  let worker: Worker | null = null;
  let id = 0;
  const waiting = new Map<number, { resolve(action: Action): void; reject(error: Error): void }>();
  const wake = (): Worker => {
    if (worker !== null) return worker;
    // The very same script under another name: one set of rules to fetch and to keep.
    worker = new Worker(self.location.href, { type: "module", name: BOTS_WORKER });
    worker.onmessage = ({ data }: MessageEvent<{ id: number; action?: Action; error?: string }>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.action === undefined) asked?.reject(new Error(data.error ?? "the bot said nothing"));
      else asked?.resolve(data.action);
    };
    return worker;
  };
  return {
    levels: BOTS,
    standIn: "greedy",
    budget: () => BUDGET,
    reserve: (level) => (QUICK.includes(level) ? 0 : BUDGET),
    think: (question: BotQuestion) =>
      new Promise((resolve, reject) => {
        waiting.set(++id, { resolve, reject });
        wake().postMessage({ id, question });
      }),
  };
}
