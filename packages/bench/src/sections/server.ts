import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Live } from "../live/processes.ts";
import { freePort, onCore, output, SERVER, script, serve } from "../live/processes.ts";
import { printTable, short } from "../measure.ts";
import type { Section } from "../section.ts";

const TABLES = 32;
/**
 * Servers run for weeks: both are measured when their code has been compiled for good, not while it is. After twelve seconds a tenth of ours
 * still went to compiling, on threads of its own that are counted too; after thirty it is one part in thirty.
 */
const WARM_UP = "30";

export const server: Section = {
  title: `${TABLES} tables of four over sockets, each player answering at once: the server on one core, the players on another`,
  async run({ rounds }) {
    const seconds = rounds > 3 ? 6 : 2;
    const folder = mkdtempSync(join(tmpdir(), "stormakt-bench-"));
    try {
      // In turns, so that both share the same weather; the better of two each.
      const ours: Live[] = [];
      const theirs: Live[] = [];
      for (let round = 0; round < 2; round++) {
        ours.push(await live([SERVER], join(folder, `${round}`), "load", seconds));
        theirs.push(await live([script("rival-server")], "", "rival-load", seconds));
      }
      const best = (runs: Live[]): Live => runs.reduce((a, b) => (b.rate > a.rate ? b : a));
      const [one, other] = [best(ours), best(theirs)];
      const row = (name: string, { rate, perCpuSecond, p50, p99 }: Live) => [
        name,
        short(rate),
        short(perCpuSecond),
        `${p50.toFixed(1)} ms`,
        `${p99.toFixed(1)} ms`,
      ];
      printTable(
        ["server", "moves/s", "a second of its CPU", "sent to heard by all, median", "p99"],
        [row("Stormakt, rules on, every move on disk", one), row("boardgame.io 0.50, in memory", other)],
      );
      console.log(
        `\n  ${(one.rate / other.rate).toFixed(1)} times as many moves (${(one.perCpuSecond / other.perCpuSecond).toFixed(1)} for the same CPU time), p99 ${(other.p99 / one.p99).toFixed(1)} times as short.`,
      );
      const matches = rounds > 3 ? 10_000 : 1_000;
      const idle = JSON.parse(await output(onCore(0, [script("idle"), `${matches}`, "500"]))) as {
        megabytes: number;
        opening: number;
        log: number;
      };
      console.log(`  ${matches} open matches that nobody looks at: ${idle.megabytes.toFixed(1)} MB.`);
      console.log(`  Opening a match of 500 actions: ${idle.opening.toFixed(1)} ms, its whole log another ${idle.log.toFixed(1)} ms.`);
      return {
        movesPerSecond: Math.round(one.rate),
        movesPerCpuSecond: Math.round(one.perCpuSecond),
        p99Ms: round(one.p99),
        rivalMovesPerSecond: Math.round(other.rate),
        rivalMovesPerCpuSecond: Math.round(other.perCpuSecond),
        rivalP99Ms: round(other.p99),
        idleMatches: matches,
        idleMegabytes: round(idle.megabytes),
        open500Ms: round(idle.opening),
        log500Ms: round(idle.log),
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
const round = (value: number): number => Math.round(value * 10) / 10;

/** One server under load. */
async function live(args: readonly string[], dataDir: string, load: string, seconds: number): Promise<Live> {
  const port = await freePort();
  const child = await serve([...args, `${port}`], { PORT: `${port}`, DATA_DIR: dataDir });
  try {
    return JSON.parse(await output(onCore(1, [script(load), `${port}`, `${TABLES}`, `${seconds}`, WARM_UP, `${child.pid}`]))) as Live;
  } finally {
    child.kill("SIGKILL");
  }
}
