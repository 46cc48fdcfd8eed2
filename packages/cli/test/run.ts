import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const BIN = fileURLToPath(new URL("../bin/stormakt.js", import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program as a shell would, with lines typed into it. `patience`: milliseconds after which one that does not end is ended. */
export function stormakt(
  args: readonly string[],
  typed: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  patience?: number,
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], {
      env: { ...process.env, LANG: "C", LC_ALL: "", NO_COLOR: "", FORCE_COLOR: "", ...env },
    });
    const late = patience === undefined ? undefined : setTimeout(() => child.kill("SIGTERM"), patience);
    let out = "";
    let err = "";
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(late);
      resolve({ code, out, err });
    });
    child.stdin.on("error", () => {}); // it may be gone before all is typed
    child.stdin.end(typed.map((line) => `${line}\n`).join(""));
  });
}
