import { availableParallelism } from "node:os";
import { inRoot } from "../bootstrap/paths.mjs";
import { type Command, type Result, runQuietly, tool, typeScriptProjects } from "./tools.ts";

export interface Check {
  readonly name: string;
  readonly command: Command;
}

/** Everything that is judged without running the program. */
export function staticChecks(): Check[] {
  return [
    { name: "lint", command: lint() },
    ...typeScriptProjects().map((project): Check => ({ name: `types ${project}`, command: typeCheck(project) })),
    { name: "dead code", command: [tool("knip"), "--no-progress", "--no-config-hints"] },
    { name: "format", command: [tool("@biomejs/biome", "biome"), "check", "--error-on-warnings", "--colors=off", "."] },
    { name: "arrows", command: [inRoot("scripts/arrows/main.ts")] },
    { name: "styles", command: [inRoot("scripts/styles/main.ts")] },
    { name: "rulebooks", command: [inRoot("scripts/rulebook.mjs"), "--check"] },
    { name: "tables", command: [inRoot("scripts/tables.ts"), "--check"] },
    { name: "rules", command: [inRoot("packages/cli/src/main.ts"), "rules", "--untested"] },
  ];
}

export const lint = (...args: string[]): Command => [tool("oxlint"), "--type-aware", "--deny-warnings", ...args];
/** On one thread: several would each look at what all of them need, and other checks run beside. */
export const typeCheck = (project: string): Command => [tool("typescript", "tsc"), "--singleThreaded", "--pretty", "false", "-p", project];

export interface CheckResult extends Result {
  readonly name: string;
}

/** Runs checks side by side, as many as there are cores unless told otherwise, and tells of each as it ends. */
export async function runChecks(checks: readonly Check[], atOnce = Math.max(2, availableParallelism())): Promise<CheckResult[]> {
  const queue = [...checks];
  const results: CheckResult[] = [];
  const work = async (): Promise<void> => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
      const result = { name: check.name, ...(await runQuietly(check.command)) };
      results.push(result);
      report(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

function report({ name, code, output, seconds }: CheckResult): void {
  console.log(`${code === 0 ? "  ok  " : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(output.trimEnd().replace(/^/gm, "        "));
}
