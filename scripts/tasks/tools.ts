import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { inRoot, root } from "../bootstrap/paths.mjs";

/** A command: a file for this Node to run, and its arguments. */
export type Command = readonly [file: string, ...args: string[]];

/** A tool's own executable, as its package declares it. */
export function tool(packageName: string, name = packageName, from = root): string {
  const manifest = findManifest(packageName, from);
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: string | Record<string, string> };
  const file = typeof bin === "string" ? bin : bin[name];
  if (file === undefined) throw new Error(`${packageName} has no executable called ${name}`);
  return join(dirname(manifest), file);
}

function findManifest(packageName: string, from: string): string {
  for (const folder of [from, root]) {
    const manifest = join(folder, "node_modules", packageName, "package.json");
    if (existsSync(manifest)) return manifest;
  }
  throw new Error(`${packageName} is not installed`);
}

export interface Result {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

/**
 * Checks written in Go run beside others: half of the cores each, since threads that find none only wait for one another. They are over before
 * it is worth the trouble to clear away what they no longer need.
 */
const SHARED_CORES = { GOGC: "400", GOMAXPROCS: `${Math.max(1, Math.floor(availableParallelism() / 2))}` };

/** Runs a command and keeps what it prints, for checks that run side by side. */
export function runQuietly([file, ...args]: Command, cwd = root): Promise<Result> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file, ...args], {
      cwd,
      env: { ...SHARED_CORES, ...process.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output, seconds: (performance.now() - start) / 1000 }));
  });
}

/** The TypeScript projects: the rules alone, all that runs in Node, and the browser client where there is one. */
export function typeScriptProjects(): string[] {
  return ["tsconfig.pure.json", "tsconfig.json", "packages/web/tsconfig.json"].filter((project) => existsSync(inRoot(project)));
}
