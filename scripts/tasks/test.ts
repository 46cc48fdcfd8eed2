import { readFileSync, rmSync } from "node:fs";
import { inWorkshop } from "../bootstrap/paths.mjs";
import { run } from "../bootstrap/run.mjs";
import { runChecks, staticChecks } from "./checks.ts";
import { type Counts, countTests } from "./counts.ts";
import { buildServer } from "./server.ts";
import { tool } from "./tools.ts";
import { buildWeb } from "./web.ts";

const start = performance.now();
const report = inWorkshop("vitest.json");

console.log("Build");
const isBuilt = await isAllBuilt();

console.log("\nChecks and tests");
// What is tested first waits for servers and databases most of the time: the checks, one at a time, take what that leaves.
const checking = runChecks(staticChecks(), 1);
const tests = await runTests(process.argv.slice(2));
const failedChecks = (await checking).filter(({ code }) => code !== 0).map(({ name }) => name);
if (!isBuilt) failedChecks.push("build");

console.log("\nSummary");
console.log(`  checks  ${failedChecks.length === 0 ? "all hold" : `FAILED: ${failedChecks.join(", ")}`}`);
console.log(`  tests   ${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped`);
console.log(`  time    ${((performance.now() - start) / 1000).toFixed(0)} s`);
// Alone on the last line, for machines to read. A failed check counts as one failure, so a red run never says "0 failed".
console.log(`${tests.passed} passed, ${tests.failed + failedChecks.length} failed`);
process.exitCode = tests.failed + failedChecks.length > 0 ? 1 : 0;

async function isAllBuilt(): Promise<boolean> {
  try {
    await Promise.all([buildWeb(), buildServer()]);
    return true;
  } catch (error) {
    console.log(`FAILED  build: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function runTests(args: readonly string[]): Promise<Counts> {
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await run(process.execPath, [tool("vitest"), "run", ...reporters, ...args]);
  return countTests(readReport(), code);
}

function readReport(): string | null {
  try {
    return readFileSync(report, "utf8");
  } catch {
    return null;
  }
}
