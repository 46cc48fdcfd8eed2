import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests of these start servers and programs: a process for each file. Every other package keeps no state, or gives back what it lent. */
const NODE = "{server,cli}";
/** Tests of these play many games: in a process where games were played before, they are compiled already. */
const PLAYED = "{bots,lab,bench}";
/** Sources run as they do outside of tests, by Node itself: what the test runner would make of them takes twice as long in a loop. */
const AS_THEY_ARE = { deps: { external: [/\/packages\/(?!web\/)[^/]+\/.*\.ts$/] } };
const webConfig = "./packages/web/vite.config.ts";
/** One more than there are cores: whole servers, databases and browsers spend much of their time waiting for one another. */
const WORKERS = Math.min(8, availableParallelism() + 1);

/** What takes longest, so that it is begun first: a clean clone has no record of earlier runs, and a long file begun last is waited for. */
const LONGEST = [
  "packages/server/test/kill",
  "packages/server/test/outage",
  "packages/server/test/fixtures",
  "packages/bots/test/minds/vasa-trades",
  "packages/bots/test/bots",
  "packages/server/test/keeping",
  "packages/cli/test/cli",
  "packages/server/test/shares",
  "packages/server/test/nodes",
  "packages/cli/test/admin",
  "packages/lab/test/characters",
  "packages/server/test/limits",
  "packages/server/test/slow-match",
  "packages/bots/test/vasa-regalis",
  "packages/server/test/edge",
  "packages/server/test/operations",
  "packages/bots/test/minds/follies",
  "packages/cli/test/lab",
  "packages/wallenstein/test/laws",
  "packages/svea-rike/test/laws",
  "packages/mare-balticum/test/laws",
  "packages/vasa-regalis/test/laws",
  "packages/host/test/recent",
  "packages/web/test/shell/table/hand-over",
  "packages/web/test/games/svea-rike/orders",
  "packages/web/test/shell/former-editions",
  "packages/web/test/games/svea-rike/board",
  "e2e/lessons",
  "e2e/everybody",
  "e2e/levels",
  "e2e/one-screen",
  "e2e/svea-rike",
  "e2e/lobby",
  "e2e/wallenstein",
  "e2e/mare-balticum",
  "e2e/former-editions",
  "e2e/languages",
  "e2e/clubs",
  "e2e/here",
  "e2e/offline",
  "e2e/members",
  "e2e/online",
  "e2e/refusals",
  "e2e/house",
];
const PROJECTS = ["node", "bots", "rules", "web", "e2e"];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // Within its project, whose files stay together: they may share workers. First the project that waits most.
    const place = new Map(PROJECTS.map((name, at) => [name, at * 1_000]));
    const rank = ({ project, moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((file) => moduleId.includes(`/${file}.test.`));
      return (place.get(project.name) ?? 0) + (at < 0 ? LONGEST.length : at);
    };
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

// Time limits only catch what hangs: no test is about speed, and a loaded machine may take many times as long as a quiet one.
export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    passWithNoTests: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Rules have no state outside a match, nor has the host outside a hall: their test files may share a worker, with no start-up for each.
        test: {
          name: "rules",
          include: ["packages/*/test/**/*.test.ts"],
          exclude: [`packages/${NODE}/**`, `packages/${PLAYED}/**`, "packages/web/**"],
          pool: "threads",
          isolate: false,
          server: AS_THEY_ARE,
          testTimeout: 240_000,
        },
      },
      {
        test: {
          name: "bots",
          include: [`packages/${PLAYED}/test/**/*.test.ts`],
          pool: "forks",
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
        // Its environment and plugins are the client's own, and so would be how many work at it: one, after all the others, on two cores.
        extends: existsSync(webConfig) ? webConfig : false,
        // As it is when it is built, so that either of React's two can draw it.
        oxc: { jsx: { development: false } },
        test: {
          name: "web",
          root: ".",
          maxWorkers: WORKERS,
          include: ["packages/web/test/**/*.test.{ts,tsx}"],
          setupFiles: ["packages/web/test/react.ts", "packages/web/test/languages.ts"],
          server: AS_THEY_ARE,
          testTimeout: 240_000,
        },
      },
      {
        // Real browsers and real servers, after everything else.
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          pool: "forks",
          // Each file has a stage of its own; server and browser driver are loaded once for all that a worker has.
          isolate: false,
          server: AS_THEY_ARE,
          sequence: { groupOrder: 1 },
          // A page on a busy machine may take more than the usual second to be drawn.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
