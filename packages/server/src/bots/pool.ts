import { fileURLToPath } from "node:url";
import { MessageChannel } from "node:worker_threads";
import { BOTS, LEVELS, paceOf, STAND_IN } from "@stormakt/bots";
import type { BotQuestion, Bots, Turn } from "@stormakt/host";
import type { Action } from "@stormakt/protocol";
import type { Piscina } from "piscina";
import type { Thought } from "./thinker.ts";
import { Turns } from "./turns.ts";

/** A thread that takes so much longer than it may is ended. */
const GRACE = 3_000;
/** Thoughts that may share a thread: they take turns, so that several bots asked at once are done at the same time. */
const TOGETHER = 6;

/** Bots think in threads of their own, started when the first is asked. One that hangs is ended with its thread. */
export class BotPool implements Bots {
  readonly levels = BOTS;
  readonly offered = LEVELS;
  readonly standIn = STAND_IN;
  private readonly threads: number;
  private readonly games: string;
  private readonly turns: Turns;
  private pool: Promise<Piscina> | null = null;
  constructor(threads: number, games: string) {
    this.threads = Math.max(1, threads);
    this.games = games;
    this.turns = new Turns(this.threads * TOGETHER);
  }
  budget(level: string, isWindow: boolean): number {
    return paceOf(level, isWindow).limit;
  }
  reserve(level: string, isWindow: boolean): number {
    return paceOf(level, isWindow).least;
  }
  async think(question: BotQuestion, stop: AbortSignal, turn?: Turn): Promise<Action> {
    turn?.waits();
    const leave = await this.turns.take(turn?.of ?? { table: "", owner: "", isPlayed: true }, stop);
    try {
      return await this.thinkNow(question, stop, turn);
    } finally {
      leave();
    }
  }
  /** Thoughts that wait for their turn. */
  get waiting(): number {
    return this.turns.length;
  }
  private async thinkNow(question: BotQuestion, stop: AbortSignal, turn: Turn | undefined): Promise<Action> {
    this.pool ??= this.start();
    const pool = await this.pool;
    // The thread says here when it begins, and hears here that it is to stop: it goes on living either way.
    const { port1: line, port2: port } = new MessageChannel();
    const end = new AbortController();
    let timer: NodeJS.Timeout | null = null;
    let hasBegun = false;
    const begins = (): void => {
      if (!hasBegun) turn?.begins();
      hasBegun = true;
    };
    line.on("message", () => {
      // Only now does its time run: a thread may take a while to start.
      begins();
      timer = setTimeout(() => end.abort(), question.budget + GRACE);
    });
    const stopped = (): void => {
      if (timer === null)
        end.abort(); // not begun yet: it never will
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port to a thread has no origin
      else line.postMessage("stop");
    };
    if (stop.aborted) stopped();
    else stop.addEventListener("abort", stopped, { once: true });
    try {
      const thought: Thought = { question, games: this.games, port };
      const action = (await pool.run(thought, { signal: end.signal, transferList: [port] })) as Action;
      // A quick answer may overtake the word that it was begun.
      begins();
      return action;
    } finally {
      stop.removeEventListener("abort", stopped);
      if (timer !== null) clearTimeout(timer);
      line.close();
    }
  }
  private async start(): Promise<Piscina> {
    const { Piscina: Pool } = await import("piscina");
    return new Pool({
      filename: fileURLToPath(new URL("./thinker.ts", import.meta.url)),
      name: "answer",
      minThreads: 1,
      maxThreads: this.threads,
      concurrentTasksPerWorker: TOGETHER,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
  }
  async close(): Promise<void> {
    await (await this.pool)?.destroy();
  }
}
