import { BOTS, LEVELS, paceOf, STAND_IN } from "@stormakt/bots";
import type { BotQuestion, Bots } from "@stormakt/host";
import type { Action } from "@stormakt/protocol";
import { BOTS_WORKER } from "./name.ts";

/** Bots that are asked at the same time think side by side where the machine can. */
const MOST_WORKERS = 3;

interface Thinker {
  readonly worker: Worker;
  readonly waiting: Map<number, { resolve(action: Action): void; reject(error: Error): void }>;
}
export interface BotsHere extends Bots {
  /** Somebody is about to play, perhaps this game: the first bot had better be up, and know its rules. */
  wake(game?: string): void;
}
/** Bots think in workers of their own, so that the host hears people meanwhile. */
export function botsInWorker(): BotsHere {
  const thinkers: Thinker[] = [];
  const most = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency ?? 2) - 1));
  let id = 0;
  const wakeOne = (): Thinker => {
    // The very same script under another name: one set of rules to fetch and to keep.
    const thinker: Thinker = { worker: new Worker(self.location.href, { type: "module", name: BOTS_WORKER }), waiting: new Map() };
    thinker.worker.onmessage = ({ data }: MessageEvent<{ id: number; ok?: Action; error?: string }>) => {
      const asked = thinker.waiting.get(data.id);
      thinker.waiting.delete(data.id);
      if (data.ok === undefined) asked?.reject(new Error(data.error ?? "the bot said nothing"));
      else asked?.resolve(data.ok);
    };
    thinkers.push(thinker);
    return thinker;
  };
  /** Whoever has nothing to do, else somebody new, else whoever has least to do. */
  const atLeisure = (): Thinker => {
    const idle = thinkers.find(({ waiting }) => waiting.size === 0);
    if (idle !== undefined || thinkers.length < most) return idle ?? wakeOne();
    return thinkers.reduce((one, other) => (other.waiting.size < one.waiting.size ? other : one));
  };
  return {
    wake(game) {
      const [first] = thinkers;
      const { worker } = first ?? wakeOne();
      if (game !== undefined) worker.postMessage({ warm: game });
    },
    levels: BOTS,
    offered: LEVELS,
    standIn: STAND_IN,
    budget: (level, isWindow) => paceOf(level, isWindow).limit,
    reserve: (level, isWindow) => paceOf(level, isWindow).least,
    think: (question: BotQuestion, stop) =>
      new Promise((resolve, reject) => {
        const { worker, waiting } = atLeisure();
        const own = ++id;
        waiting.set(own, { resolve, reject });
        worker.postMessage({ id: own, question });
        stop.addEventListener("abort", () => waiting.has(own) && worker.postMessage({ stop: own }), { once: true });
      }),
  };
}
