/** What each test file reaches of our sources, recorded once without a fault and kept until something it has loaded changes. */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Profiler } from "node:inspector";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inRoot } from "../bootstrap/paths.mjs";
import type { Bench } from "./bench.ts";
import type { Fault } from "./faults.ts";

/** From where to where, one after the other: [from, to, from, to, …]. */
type Stretches = readonly number[];

export interface Reach {
  readonly test: string;
  /** How long the test took while it was recorded. */
  readonly ms: number;
  /** What the test loaded, with a hash of each file. */
  readonly loaded: Readonly<Record<string, string>>;
  /** What it ran of the sources. */
  readonly ran: Readonly<Record<string, Stretches>>;
}

const KEPT = inRoot(".stormakt/mutate");

/**
 * The reach of every test file in the folder whose path fits the pattern and that takes no longer than so many milliseconds. One that fails
 * without a fault is left aside: no fault could be told from that.
 */
export async function reachOf(bench: Bench, folder: string, pattern: string, limit: number): Promise<Reach[]> {
  mkdirSync(KEPT, { recursive: true });
  const hash = hasher(bench.copy);
  const found: Reach[] = [];
  const wanted = new RegExp(pattern);
  for (const test of globSync(`${folder}/**/*.test.ts`, { cwd: bench.copy }).sort()) {
    if (!wanted.test(test)) continue;
    const kept = join(KEPT, `${test.replaceAll("/", "+")}.json`);
    const before = existsSync(kept) ? (JSON.parse(readFileSync(kept, "utf8")) as Reach) : null;
    if (before !== null && isAsKept(before, limit, hash)) found.push(before);
    else {
      const recorded = await record(bench, test, 2 * limit, hash);
      if (recorded === null) continue;
      writeFileSync(kept, JSON.stringify(recorded));
      found.push(recorded);
    }
  }
  return found.filter(({ ms }) => ms <= limit);
}

/** What took too long the last time is not tried again until it has been written anew or may take longer; else nothing it loads has changed. */
function isAsKept({ test, ms, loaded, ran }: Reach, limit: number, hash: (file: string) => string): boolean {
  if (ms > limit && loaded[test] === hash(test)) return true;
  return Object.keys(ran).length > 0 && Object.entries(loaded).every(([file, was]) => hash(file) === was);
}

/** Null for a test that fails without a fault; one that was stopped has run nothing that is known of, and took so long at least. */
async function record(bench: Bench, test: string, limit: number, hash: (file: string) => string): Promise<Reach | null> {
  const folder = join(bench.copy, ".stormakt/reach");
  rmSync(folder, { recursive: true, force: true });
  const begun = performance.now();
  const answer = await bench.run({ tests: [test], record: folder }, limit);
  const ms = performance.now() - begun;
  const loaded: Record<string, string> = { [test]: hash(test) };
  if (answer === null || answer.failed !== null) {
    console.log(`  left aside: ${test} ${answer === null ? "takes too long" : `fails without any fault: ${answer.failed ?? ""}`}`);
    return answer === null ? { test, ms, loaded, ran: {} } : null;
  }
  const maps = new Map<string, Uint8Array>();
  for (const page of globSync("*.json", { cwd: folder }))
    for (const { url, functions } of scriptsIn(join(folder, page))) {
      if (!url.startsWith("file:") || !fileURLToPath(url).startsWith(`${bench.copy}/packages/`)) continue;
      const file = fileURLToPath(url).slice(bench.copy.length + 1);
      loaded[file] = hash(file);
      if (file.includes("/src/")) mark(maps, file, functions);
    }
  console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${test}`);
  return { test, ms, loaded, ran: Object.fromEntries([...maps].map(([file, map]) => [file, stretches(map)])) };
}

/** A process that was killed may have left half a page. */
function scriptsIn(page: string): readonly Profiler.ScriptCoverage[] {
  try {
    return (JSON.parse(readFileSync(page, "utf8")) as { result: Profiler.ScriptCoverage[] }).result;
  } catch {
    return [];
  }
}

/** Inner stretches come after those around them and overrule them. */
function mark(maps: Map<string, Uint8Array>, file: string, functions: readonly Profiler.FunctionCoverage[]): void {
  const length = Math.max(...functions.flatMap(({ ranges }) => ranges.map(({ endOffset }) => endOffset)));
  const here = new Uint8Array(length);
  const ranges = functions.flatMap((one) => one.ranges).sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of ranges) here.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  const all = maps.get(file);
  if (all === undefined) maps.set(file, here);
  else for (let at = 0; at < length; at++) all[at] ||= here[at] ?? 0;
}
function stretches(map: Uint8Array): Stretches {
  const found: number[] = [];
  for (let at = 0; at <= map.length; at++) if ((map[at] ?? 0) !== (map[at - 1] ?? 0)) found.push(at);
  return found;
}

const isIn = (ran: Stretches | undefined, at: number): boolean => ran !== undefined && ran.filter((edge) => edge <= at).length % 2 === 1;

/** The tests that run the code the fault is in, quickest first. Where branches are swapped, those too that run the second one only. */
export const reaching = (reach: readonly Reach[], { file, start, end }: Fault): Reach[] =>
  reach.filter(({ ran }) => isIn(ran[file], start) || isIn(ran[file], end - 1)).sort((a, b) => a.ms - b.ms);

/** Of files as they are in the copy, whatever becomes of the checkout meanwhile. */
function hasher(copy: string): (file: string) => string {
  const known = new Map<string, string>();
  return (file) => {
    let hash = known.get(file);
    if (hash === undefined) {
      hash = existsSync(join(copy, file))
        ? createHash("sha256")
            .update(readFileSync(join(copy, file)))
            .digest("hex")
            .slice(0, 12)
        : "gone";
      known.set(file, hash);
    }
    return hash;
  };
}
