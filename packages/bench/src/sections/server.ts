import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Live } from "../live/processes.ts";
import { freePort, Load, onCore, output, SERVER, script, serve } from "../live/processes.ts";
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
    const seconds = rounds > 3 ? 3 : 1;
    const folder = mkdtempSync(join(tmpdir(), "stormakt-bench-"));
    const running: Running[] = [];
    try {
      // Both stay up, and are measured in turns: in the same weather, each while the other one rests.
      const start = async (...args: Parameters<typeof startUnderLoad>): Promise<Load> => {
        const one = await startUnderLoad(...args);
        running.push(one);
        return one.load.ready();
      };
      const stormakt = await start([SERVER], "load", { DATA_DIR: folder });
      const rival = await start([script("rival-server")], "rival-load", {});
      const turns: { ours: Live; theirs: Live }[] = [];
      for (let turn = 0; turn < rounds; turn++) turns.push({ ours: await stormakt.span(seconds), theirs: await rival.span(seconds) });
      const one = ofSpans(turns.map(({ ours }) => ours));
      const other = ofSpans(turns.map(({ theirs }) => theirs));
      const row = (name: string, { rate, perCpuSecond, p50, p99 }: Figures) => [
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
      const times = (of: (turn: (typeof turns)[number]) => number): string => {
        const all = turns.map(of).sort((a, b) => a - b);
        return `${middle(all).toFixed(1)} (${all[0]?.toFixed(1)} to ${all.at(-1)?.toFixed(1)})`;
      };
      console.log(
        `\n  Turn by turn: ${times(({ ours, theirs }) => ours.rate / theirs.rate)} times as many moves, ${times(({ ours, theirs }) => ours.perCpuSecond / theirs.perCpuSecond)} for the same CPU time, p99 ${times(({ ours, theirs }) => theirs.p99 / ours.p99)} times as short.`,
      );
      for (const each of running.splice(0)) stop(each);
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
        timesTheMovesPerCpuSecond: round(middle(turns.map(({ ours, theirs }) => ours.perCpuSecond / theirs.perCpuSecond))),
        timesAsShortP99: round(middle(turns.map(({ ours, theirs }) => theirs.p99 / ours.p99))),
        idleMatches: matches,
        idleMegabytes: round(idle.megabytes),
        open500Ms: round(idle.opening),
        log500Ms: round(idle.log),
      };
    } finally {
      for (const each of running) stop(each);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
const round = (value: number): number => Math.round(value * 10) / 10;

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

type Figures = Omit<Live, "resident">;
/** The middle of each figure. */
const ofSpans = (spans: readonly Live[]): Figures => ({
  rate: middle(spans.map(({ rate }) => rate)),
  perCpuSecond: middle(spans.map(({ perCpuSecond }) => perCpuSecond)),
  p50: middle(spans.map(({ p50 }) => p50)),
  p99: middle(spans.map(({ p99 }) => p99)),
});

interface Running {
  readonly child: ChildProcess;
  readonly load: Load;
}
async function startUnderLoad(args: readonly string[], load: string, env: Readonly<Record<string, string>>): Promise<Running> {
  const port = await freePort();
  const child = await serve([...args, `${port}`], { PORT: `${port}`, ...env });
  return { child, load: new Load(load, [`${port}`, `${TABLES}`, WARM_UP, `${child.pid}`]) };
}
function stop({ child, load }: Running): void {
  load.end();
  child.kill("SIGKILL");
}
