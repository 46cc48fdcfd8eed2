/**
 * npm run mutate -- [package …] [--faults N] [--seed TEXT] [--report FILE]
 * Puts small faults into the code, one at a time, in a copy of the checkout, and runs the tests that should notice. What survives is
 * either a case no test has, or a fault that changes nothing: those are listed with the reason in scripts/mutate/equivalent.json.
 */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../bootstrap/paths.mjs";
import { gamesOnShelf } from "../games.ts";
import { tool } from "../tasks/tools.ts";
import type { Fault } from "./faults.ts";
import { faultsIn, withFault } from "./faults.ts";
import type { Known, Outcome } from "./report.ts";
import { isKnown, reportOf } from "./report.ts";

/** Whose tests are asked besides a package's own, and what share of faults they must notice. */
const PACKAGES: Readonly<Record<string, { readonly besides: readonly string[]; readonly goal: number }>> = {
  kernel: { besides: ["laws", "vasa-regalis"], goal: 97 },
  ...Object.fromEntries(gamesOnShelf().map((game) => [game, { besides: ["shelf"], goal: 97 }])),
  host: { besides: ["server"], goal: 90 },
  server: { besides: [], goal: 90 },
  bots: { besides: [], goal: 80 },
};
/** Words and printed pages are looked at by tests of their own. */
const LEFT_OUT = /\/(words|rulebook|weights)\//;
/** A test run that takes so many times as long as without a fault hangs. */
const PATIENCE = 5;

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { faults: { type: "string", default: "40" }, seed: { type: "string", default: "stormakt" }, report: { type: "string" } },
});
const wanted = positionals.length === 0 ? Object.keys(PACKAGES) : positionals;
const known = JSON.parse(readFileSync(new URL("equivalent.json", import.meta.url), "utf8")) as Known[];
for (const name of wanted)
  if (!Object.hasOwn(PACKAGES, name)) throw new Error(`there is nothing to mutate in ${name}: ${Object.keys(PACKAGES).join(", ")}`);

const copy = copyOfCheckout();
const outcomes: Outcome[] = [];
try {
  for (const name of wanted) await mutate(name);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
const report = reportOf(outcomes, PACKAGES, values.seed);
console.log(`\n${report.text}`);
if (values.report !== undefined) writeFileSync(values.report, report.text);
process.exitCode = report.isReached ? 0 : 1;

async function mutate(name: string): Promise<void> {
  const files = globSync(`packages/${name}/src/**/*.ts`, { cwd: root })
    .filter((file) => !LEFT_OUT.test(file))
    .sort();
  const all = files.flatMap((file) => faultsIn(file, readFileSync(join(root, file), "utf8")));
  const chosen = drawn(all, Number(values.faults), `${values.seed}/${name}`);
  const folders = [name, ...(PACKAGES[name]?.besides ?? [])].map((one) => `packages/${one}/test`);
  const begun = performance.now();
  if ((await runTests(folders, 30 * 60_000)) !== "passed") throw new Error(`the tests of ${name} fail without any fault`);
  const usual = performance.now() - begun;
  console.log(`${name}: ${chosen.length} of ${all.length} faults, a run takes ${(usual / 1000).toFixed(0)} s`);
  for (const fault of chosen) {
    const because = isKnown(known, fault);
    const result = because === null ? await tried(fault, folders, usual) : "equivalent";
    outcomes.push({ package: name, fault, result, because });
    console.log(`  ${result.padEnd(10)} ${fault.file}:${fault.line} ${fault.what}`);
  }
}
async function tried(fault: Fault, folders: readonly string[], usual: number): Promise<Outcome["result"]> {
  const path = join(copy, fault.file);
  const source = readFileSync(path, "utf8");
  writeFileSync(path, withFault(source, fault));
  try {
    return (await runTests(folders, PATIENCE * usual + 20_000)) === "passed" ? "survived" : "noticed";
  } finally {
    writeFileSync(path, source);
  }
}
function runTests(folders: readonly string[], limit: number): Promise<"passed" | "failed"> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [tool("vitest"), "run", "--bail=1", "--reporter=dot", ...folders], {
      cwd: copy,
      stdio: "ignore",
      detached: true,
    });
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    }, limit);
    child.on("exit", (code) => {
      clearTimeout(timer);
      resolve(code === 0 ? "passed" : "failed");
    });
  });
}

/** So many of them, the same ones for the same seed: those whose hash comes first. */
function drawn(faults: readonly Fault[], count: number, seed: string): Fault[] {
  return faults
    .map((fault) => ({ fault, rank: hashOf(`${seed}/${fault.file}/${fault.what}/${fault.code}/${fault.start}`) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ fault }) => fault);
}
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

/** What git tracks or would, as it stands, beside the same node_modules: packages are found in the copy, all else in the checkout. */
function copyOfCheckout(): string {
  const made = mkdtempSync(join(tmpdir(), "stormakt-mutate-"));
  const listed = execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 });
  for (const file of listed.split("\0")) if (file !== "" && existsSync(join(root, file))) cpSync(join(root, file), join(made, file));
  for (const entry of globSync(["node_modules/*", "node_modules/@*/*"], { cwd: root })) {
    if (/^node_modules\/@[^/]+$/.test(entry)) continue;
    mkdirSync(join(made, dirname(entry)), { recursive: true });
    const ours = entry.startsWith("node_modules/@stormakt/");
    symlinkSync(ours ? join(made, "packages", basename(entry)) : join(root, entry), join(made, entry));
  }
  return made;
}
