import { readFileSync, rmSync } from "node:fs";
import { inWorkshop } from "../bootstrap/paths.mjs";
import { run } from "../bootstrap/run.mjs";
import { runChecks, staticChecks } from "./checks.ts";
import { type Counts, countTests, orNone, sumOf } from "./counts.ts";
import { tool } from "./tools.ts";
import { buildWeb } from "./web.ts";

const start = performance.now();

console.log("Checks");
// The build is one check more: half of the time it keeps one core busy and leaves the other to them.
const [checks, isBuilt] = await Promise.all([runChecks(staticChecks()), isWebBuilt()]);
const failedChecks = checks.filter(({ code }) => code !== 0).map(({ name }) => name);
if (!isBuilt) failedChecks.push("web build");

console.log("\nTests");
const tests = await runTests(process.argv.slice(2));

console.log("\nSummary");
console.log(`  checks  ${failedChecks.length === 0 ? "all hold" : `FAILED: ${failedChecks.join(", ")}`}`);
console.log(`  tests   ${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped`);
console.log(`  time    ${((performance.now() - start) / 1000).toFixed(0)} s`);
// Alone on the last line, for machines to read. A failed check counts as one failure, so a red run never says "0 failed".
console.log(`${tests.passed} passed, ${tests.failed + failedChecks.length} failed`);
process.exitCode = tests.failed + failedChecks.length > 0 ? 1 : 0;

async function isWebBuilt(): Promise<boolean> {
  try {
    await buildWeb();
    return true;
  } catch (error) {
    console.log(`FAILED  web build: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/**
 * Browsers wait for much, and so do servers that are killed and databases that are away: side by side, what one leaves of the cores the other
 * takes. What the browser tests print is held back until the others are through.
 */
async function runTests(args: readonly string[]): Promise<Counts> {
  if (args.some((arg) => arg.startsWith("--project"))) return orNone(await vitest("asked", args));
  const held: Buffer[] = [];
  let isHeld = true;
  const browsers = vitest("e2e", ["--project=e2e", ...args], (text) => (isHeld ? held.push(text) : process.stdout.write(text)));
  const others = await vitest("others", ["--project=!e2e", ...args]);
  isHeld = false;
  for (const text of held) process.stdout.write(text);
  return orNone(sumOf([others, await browsers]));
}

async function vitest(name: string, args: readonly string[], onOutput?: (text: Buffer) => void): Promise<Counts> {
  const report = inWorkshop(`vitest-${name}.json`);
  rmSync(report, { force: true });
  // Where some files are asked for, one of the two runs may have none of them.
  const reporters = ["--passWithNoTests", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await run(process.execPath, [tool("vitest"), "run", ...reporters, ...args], onOutput === undefined ? {} : { onOutput });
  return countTests(read(report), code);
}

function read(report: string): string | null {
  try {
    return readFileSync(report, "utf8");
  } catch {
    return null;
  }
}
