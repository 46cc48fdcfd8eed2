/** One warm Vitest in a copy of the checkout: told test files, it runs them in a new process and answers what failed first. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestModule } from "vitest/node";
import { createVitest } from "vitest/node";

export interface Ask {
  /** Several at once share one process: only rules do that, which have no state outside a match. */
  readonly tests: readonly string[];
  /** Where to keep what the tests reach, if that is wanted. */
  readonly record: string | null;
}
export interface Answer {
  /** The name of the first test that failed, or null. */
  readonly failed: string | null;
}

const copy = process.cwd();
const together = join(copy, "packages/together.test.ts");
const vitest = await createVitest(
  {
    config: false,
    root: copy,
    watch: false,
    bail: 1,
    // What a test is held against is never written here, least of all with a fault in the code.
    update: "none",
    reporters: [{}],
    include: ["packages/**/*.test.ts"],
    exclude: ["packages/web/**"],
    pool: "forks",
    maxWorkers: 1,
    setupFiles: [join(copy, "scripts/mutate/recorder.ts")],
    // As in vitest.config.ts: sources run as they are, by Node itself.
    server: { deps: { external: [/\/packages\/(?!web\/).*\.ts$/] } },
    testTimeout: 240_000,
  },
  { server: { watch: null } },
);
await vitest.standalone();

async function run({ tests, record }: Ask): Promise<Answer> {
  if (record === null) delete process.env["STORMAKT_REACH"];
  else process.env["STORMAKT_REACH"] = record;
  const [first = ""] = tests;
  if (tests.length === 1) return runFile(join(copy, first));
  writeFileSync(together, pageOf(tests));
  try {
    return await runFile(together);
  } finally {
    rmSync(together);
  }
}
async function runFile(path: string): Promise<Answer> {
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([vitest.getRootProject().createSpecification(path)]);
  const module = testModules.find(({ moduleId }) => moduleId === path);
  if (module === undefined) return { failed: "nothing ran" };
  return { failed: module.ok() && unhandledErrors.length === 0 ? null : firstFailure(module, unhandledErrors) };
}
function firstFailure(module: TestModule, unhandled: readonly unknown[]): string {
  for (const one of module.children.allTests("failed")) return one.fullName;
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const [error] = [...module.errors(), ...suites, ...unhandled];
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : "it could not be loaded";
}
/** A test file that holds the tests of others, one after the other. */
const pageOf = (tests: readonly string[]): string =>
  [
    `import { describe } from "vitest";`,
    ...tests.map((test) => `describe(${JSON.stringify(test)}, async () => { await import(${JSON.stringify(join(copy, test))}); });`),
  ].join("\n");

process.on("message", (ask: Ask) => {
  void run(ask).then((answer) => process.send?.(answer));
});
process.send?.({ failed: null } satisfies Answer);
