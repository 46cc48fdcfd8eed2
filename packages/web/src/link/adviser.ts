import type { FinishedRecord } from "@stormakt/protocol";
import { BOTS_WORKER } from "../offline/name.ts";
import type { Analysis, Hint, HintQuestion } from "../offline/thinking.ts";
import { currentHost } from "./kept-rules.ts";

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
  readonly progress: ((share: number) => void) | undefined;
}
type Reply = { readonly id: number } & ({ readonly ok: never } | { readonly error: string } | { readonly progress: number });

/** Thinks for whoever sits at this screen, in a worker of this page: no server sees the question, and none has to answer it. */
let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, Waiting>();

function wake(): Worker {
  const made = new Worker(currentHost, { type: "module", name: BOTS_WORKER });
  made.onmessage = ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    if (asked === undefined) return;
    if ("progress" in data) return asked.progress?.(data.progress);
    waiting.delete(data.id);
    if ("ok" in data) asked.resolve(data.ok);
    else asked.reject(new Error(data.error));
  };
  made.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error("the adviser could not be called"));
    waiting.clear();
    worker = null;
  };
  return made;
}
function ask<T>(thought: object, stop: AbortSignal, progress?: (share: number) => void): Promise<T> {
  worker ??= wake();
  const adviser = worker;
  const id = ++last;
  return new Promise<T>((resolve, reject) => {
    waiting.set(id, { resolve, reject, progress });
    stop.addEventListener("abort", () => adviser.postMessage({ stop: id }), { once: true });
    adviser.postMessage({ id, ...thought });
  });
}

/** What a strong player would do on this seat, knowing what this seat knows. */
export const askHint = (question: HintQuestion, stop: AbortSignal): Promise<Hint> => ask<Hint>({ hint: question }, stop);
/** What decided a finished game. `progress` is told how much of it has been gone through. */
export const askAnalysis = (record: FinishedRecord, stop: AbortSignal, progress: (share: number) => void): Promise<Analysis> =>
  ask<Analysis>({ analyse: record }, stop, progress);
