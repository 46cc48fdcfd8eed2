import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildServer, SERVER } from "../../../../scripts/tasks/server.ts";
import type { Live } from "../live/processes.ts";
import { freePort, Load, onCore, output, script, serve } from "../live/processes.ts";
import { median, printTable, short, tenths } from "../measure.ts";
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
    await buildServer(() => {});
    const folder = mkdtempSync(join(tmpdir(), "stormakt-bench-"));
    try {
      const turns = await inTurns(folder, rounds, rounds > 3 ? 3 : 1);
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
      const times = (of: (turn: Turn) => number): { readonly middle: number; readonly told: string } => {
        const all = turns.map(of);
        const middle = median(all);
        return { middle, told: `${middle.toFixed(1)} (${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)})` };
      };
      const byClock = times(({ ours, theirs }) => ours.rate / theirs.rate);
      const byCpu = times(({ ours, theirs }) => ours.perCpuSecond / theirs.perCpuSecond);
      const wait = times(({ ours, theirs }) => theirs.p99 / ours.p99);
      console.log(
        `\n  Turn by turn: ${byClock.told} times as many moves, ${byCpu.told} for the same CPU time, p99 ${wait.told} times as short.`,
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
        p99Ms: tenths(one.p99),
        rivalMovesPerSecond: Math.round(other.rate),
        rivalMovesPerCpuSecond: Math.round(other.perCpuSecond),
        rivalP99Ms: tenths(other.p99),
        timesTheMovesPerCpuSecond: tenths(byCpu.middle),
        timesAsShortP99: tenths(wait.middle),
        idleMatches: matches,
        idleMegabytes: tenths(idle.megabytes),
        open500Ms: tenths(idle.opening),
        log500Ms: tenths(idle.log),
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
type Figures = Omit<Live, "resident">;
/** The middle of each figure. */
const ofSpans = (spans: readonly Live[]): Figures => ({
  rate: median(spans.map(({ rate }) => rate)),
  perCpuSecond: median(spans.map(({ perCpuSecond }) => perCpuSecond)),
  p50: median(spans.map(({ p50 }) => p50)),
  p99: median(spans.map(({ p99 }) => p99)),
});

interface Turn {
  readonly ours: Live;
  readonly theirs: Live;
}
/** Both stay up, and are measured in turns: in the same weather, each while the other one rests. */
async function inTurns(folder: string, rounds: number, seconds: number): Promise<Turn[]> {
  const endings: (() => void)[] = [];
  const underLoad = async (args: readonly string[], players: string, env: Readonly<Record<string, string>>): Promise<Load> => {
    const port = await freePort();
    const child = await serve([...args, `${port}`], { PORT: `${port}`, ...env });
    endings.push(() => child.kill("SIGKILL"));
    const load = new Load(players, [`${port}`, `${TABLES}`, WARM_UP, `${child.pid}`]);
    endings.push(() => load.end());
    return load.ready();
  };
  try {
    const stormakt = await underLoad([SERVER], "load", { DATA_DIR: folder });
    const rival = await underLoad([script("rival-server")], "rival-load", {});
    const turns: Turn[] = [];
    for (let turn = 0; turn < rounds; turn++) turns.push({ ours: await stormakt.span(seconds), theirs: await rival.span(seconds) });
    return turns;
  } finally {
    for (const end of endings) end();
  }
}
