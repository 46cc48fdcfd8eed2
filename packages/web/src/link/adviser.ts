import type { NamedAction, NamedView } from "@stormakt/kernel";
import type { FinishedRecord, View } from "@stormakt/protocol";
import { BOTS_WORKER } from "../offline/name.ts";
import type { Analysis, Hint, HintQuestion } from "../offline/thinking.ts";
import { hostAddress } from "./host-address.ts";
import { namesOf } from "./names.ts";

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
  const made = new Worker(hostAddress, { type: "module", name: BOTS_WORKER });
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
export async function askHint(question: Omit<HintQuestion, "view"> & { readonly view: View }, stop: AbortSignal): Promise<Hint> {
  const names = await namesOf(question.game);
  const view = (names?.nameView(question.view) ?? question.view) as NamedView;
  const { moves, ...rest } = await ask<Hint>({ hint: { ...question, view } }, stop);
  return { ...rest, moves: moves.map((move) => ({ ...move, action: placed(move.action) })) };

  function placed(action: { readonly kind: string }): { readonly kind: string } {
    return names?.placeAction(action) ?? action;
  }
}
/** What decided a finished game. `progress` is told how much of it has been gone through. */
export async function askAnalysis(record: FinishedRecord, stop: AbortSignal, progress: (share: number) => void): Promise<Analysis> {
  const names = await namesOf(record.game);
  const { turns, ...rest } = await ask<Analysis>({ analyse: record }, stop, progress);
  return { ...rest, turns: turns.map((turn) => ({ ...turn, action: names?.placeAction(turn.action as NamedAction) ?? turn.action })) };
}
