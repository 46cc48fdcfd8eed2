/** Set up before each test file while reach is recorded: keeps what the file runs of our sources, in its own process and in those it starts. */
import { mkdirSync, writeFileSync } from "node:fs";
import type { Profiler } from "node:inspector";
import { Session } from "node:inspector";
import { join } from "node:path";
import { afterAll } from "vitest";

const folder = process.env["STORMAKT_REACH"];
if (folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  // Node itself keeps what processes and threads started from here run.
  process.env["NODE_V8_COVERAGE"] = folder;
  const session = new Session();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: false, detailed: true });
  afterAll(() => {
    session.post("Profiler.takePreciseCoverage", (error, taken) => {
      if (error !== null) throw error;
      const result: Profiler.ScriptCoverage[] = taken.result.filter(({ url }) => url.includes("/packages/"));
      writeFileSync(join(folder, "own.json"), JSON.stringify({ result }));
    });
    session.disconnect();
  });
}
