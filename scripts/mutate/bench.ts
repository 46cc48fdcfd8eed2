/** The bench faults are tried on: a copy of the checkout, and a runner in it that is killed and begun anew when a test hangs. */
import type { ChildProcess } from "node:child_process";
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { root } from "../bootstrap/paths.mjs";
import type { Fault } from "./faults.ts";
import { withFault } from "./faults.ts";
import type { Answer, Ask } from "./runner.ts";

export interface Bench {
  readonly copy: string;
  /** Runs test files; null when they took longer than the limit and were killed. */
  readonly run: (ask: Ask, limit: number) => Promise<Answer | null>;
  /** Does something while the fault is in the copy. */
  readonly faulty: <Out>(fault: Fault, during: () => Promise<Out>) => Promise<Out>;
  readonly close: () => void;
}

export function benchOf(): Bench {
  const copy = copyOfCheckout();
  let runner: ChildProcess | null = null;
  const stop = (): void => {
    if (runner?.pid !== undefined)
      try {
        process.kill(-runner.pid, "SIGKILL");
      } catch {
        // It has ended by itself.
      }
    runner = null;
  };
  const started = async (): Promise<ChildProcess> => {
    if (runner !== null && runner.exitCode === null && runner.signalCode === null) return runner;
    const { NODE_V8_COVERAGE: _, ...env } = process.env;
    const args = ["--disable-warning=ExperimentalWarning", join(copy, "scripts/mutate/runner.ts")];
    runner = spawn(process.execPath, args, { cwd: copy, env, detached: true, stdio: ["ignore", "ignore", "inherit", "ipc"] });
    await answerOf(runner);
    return runner;
  };
  return {
    copy,
    async run(ask, limit) {
      const child = await started();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), limit)));
      child.send(ask);
      const answer = await Promise.race([answerOf(child), late]);
      clearTimeout(timer);
      if (answer === null) stop();
      return answer;
    },
    async faulty(fault, during) {
      const path = join(copy, fault.file);
      const source = readFileSync(path, "utf8");
      writeFileSync(path, withFault(source, fault));
      try {
        return await during();
      } finally {
        writeFileSync(path, source);
      }
    },
    close() {
      stop();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

const answerOf = (child: ChildProcess): Promise<Answer> =>
  new Promise((resolve) => {
    const ended = (): void => resolve({ failed: "the runner ended" });
    child.once("exit", ended);
    child.once("message", (answer) => {
      child.off("exit", ended);
      resolve(answer as Answer);
    });
  });

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
