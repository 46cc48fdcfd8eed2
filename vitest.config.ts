import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Every other package holds rules, or what rules are made of. */
const NODE = "{bots,lab,host,protocol,server,cli,bench}";
/** Sources run as they do outside of tests, by Node itself: what the test runner would make of them takes twice as long in a loop. */
const AS_THEY_ARE = { deps: { external: [/\/packages\/(?!web\/)[^/]+\/.*\.ts$/] } };
const webConfig = "./packages/web/vite.config.ts";

// Time limits only catch what hangs: no test is about speed, and a loaded machine may take many times as long as a quiet one.
export default defineConfig({
  test: {
    // One more than there are cores: whole servers, databases and browsers spend much of their time waiting for one another.
    maxWorkers: Math.min(8, availableParallelism() + 1),
    passWithNoTests: true,
    projects: [
      {
        // Rules have no state outside a match, so their test files may share a worker: no start-up cost for each.
        test: {
          name: "rules",
          include: ["packages/*/test/**/*.test.ts"],
          exclude: [`packages/${NODE}/**`, "packages/web/**"],
          pool: "threads",
          isolate: false,
          server: AS_THEY_ARE,
          testTimeout: 240_000,
        },
      },
      {
        test: {
          name: "node",
          include: [`packages/${NODE}/test/**/*.test.ts`, "scripts/test/**/*.test.ts"],
          pool: "forks",
          server: AS_THEY_ARE,
          testTimeout: 240_000,
        },
      },
      {
        // Its environment and plugins are the client's own.
        extends: existsSync(webConfig) ? webConfig : false,
        test: {
          name: "web",
          root: ".",
          include: ["packages/web/test/**/*.test.{ts,tsx}"],
          setupFiles: ["packages/web/test/languages.ts"],
          testTimeout: 240_000,
        },
      },
      {
        // Real browsers and real servers: two files at a time, after everything else.
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          pool: "forks",
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
