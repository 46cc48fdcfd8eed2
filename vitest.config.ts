import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests of these start servers and programs, or set what bots go by: a process for each file. Every other package keeps no state. */
const NODE = "{bots,lab,server,cli,bench}";
/** Sources run as they do outside of tests, by Node itself: what the test runner would make of them takes twice as long in a loop. */
const AS_THEY_ARE = { deps: { external: [/\/packages\/(?!web\/)[^/]+\/.*\.ts$/] } };
const webConfig = "./packages/web/vite.config.ts";

/** What takes longest, so that it is begun first: a clean clone has no record of earlier runs, and a long file begun last is waited for. */
const LONGEST = [
  "server/test/kill",
  "server/test/outage",
  "server/test/fixtures",
  "bots/test/bots",
  "bots/test/minds/vasa-trades",
  "bots/test/minds/follies",
  "cli/test/cli",
  "server/test/shares",
  "server/test/keeping",
  "server/test/slow-match",
  "server/test/limits",
  "cli/test/lab",
  "server/test/operations",
  "lab/test/worst",
  "lab/test/characters",
  "cli/test/admin",
  "wallenstein/test/laws",
  "svea-rike/test/laws",
  "mare-balticum/test/laws",
  "vasa-regalis/test/laws",
  "host/test/recent",
  "web/test/shell/table/hand-over",
  "web/test/games/svea-rike/orders",
  "web/test/shell/former-editions",
  "web/test/games/svea-rike/board",
];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // Within its project, whose files stay together: they may share workers.
    const place = new Map([...new Set(sorted.map(({ project }) => project.name))].map((name, at) => [name, at * 1_000]));
    const rank = ({ project, moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((file) => moduleId.includes(`/packages/${file}.test.`));
      return (place.get(project.name) ?? 0) + (at < 0 ? LONGEST.length : at);
    };
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

// Time limits only catch what hangs: no test is about speed, and a loaded machine may take many times as long as a quiet one.
export default defineConfig({
  test: {
    // One more than there are cores: whole servers, databases and browsers spend much of their time waiting for one another.
    maxWorkers: Math.min(8, availableParallelism() + 1),
    passWithNoTests: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Rules have no state outside a match, nor has the host outside a hall: their test files may share a worker, with no start-up for each.
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
          server: AS_THEY_ARE,
          testTimeout: 240_000,
        },
      },
      {
        // Real browsers and real servers: two files at a time, after everything else.
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          pool: "forks",
          server: AS_THEY_ARE,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
