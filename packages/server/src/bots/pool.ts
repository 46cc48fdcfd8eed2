import { fileURLToPath } from "node:url";
import { BOTS } from "@stormakt/bots";
import type { BotQuestion, Bots } from "@stormakt/host";
import type { Action } from "@stormakt/protocol";
import type { Piscina } from "piscina";
import type { Thought } from "./thinker.ts";

/** Levels that answer well within the shortest pause. Others think as long as they may. */
const QUICK: readonly string[] = ["random", "greedy"];
const BUDGET = 2_000;
/** A thread that takes so much longer than that is ended. */
const GRACE = 1_500;

/** Bots think in threads of their own, started when the first is asked. One that hangs is ended with its thread. */
export class BotPool implements Bots {
  readonly levels = BOTS;
  readonly standIn = "greedy";
  private readonly threads: number;
  private readonly games: string;
  private readonly limit: number;
  private pool: Promise<Piscina> | null = null;
  constructor(threads: number, games: string, limit = BUDGET) {
    this.threads = Math.max(1, threads);
    this.games = games;
    this.limit = limit;
  }
  budget(): number {
    return this.limit;
  }
  reserve(level: string): number {
    return QUICK.includes(level) ? 0 : this.limit;
  }
  async think(question: BotQuestion): Promise<Action> {
    this.pool ??= this.start();
    const thought: Thought = { question, games: this.games };
    return (await this.pool).run(thought, { signal: AbortSignal.timeout(question.budget + GRACE) }) as Promise<Action>;
  }
  private async start(): Promise<Piscina> {
    const { Piscina: Pool } = await import("piscina");
    return new Pool({
      filename: fileURLToPath(new URL("./thinker.ts", import.meta.url)),
      name: "answer",
      minThreads: 1,
      maxThreads: this.threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
  }
  async close(): Promise<void> {
    await (await this.pool)?.destroy();
  }
}
