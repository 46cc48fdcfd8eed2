/** Servers and loads in processes of their own, each on a core of its own where the system lets us choose. */
import type { ChildProcess } from "node:child_process";
import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { availableParallelism } from "node:os";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const script = (name: string): string => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
export interface Live {
  readonly rate: number;
  /** Moves for each second of CPU time the server used: what it would be with a core to itself. */
  readonly perCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Megabytes, by node. */
  readonly resident: readonly number[];
}
/** Players of a server that runs already. They answer while a span is measured, and wait in between. */
export class Load {
  private readonly child: ChildProcess;
  private readonly said: AsyncIterator<string>;
  /** `name`: of the script, whose first words are `args`. */
  constructor(name: string, args: readonly string[]) {
    this.child = onCore(1, [script(name), ...args], {}, "pipe");
    this.said = createInterface({ input: this.child.stdout! })[Symbol.asyncIterator]();
  }
  /** Resolves when the server is warm. */
  async ready(): Promise<this> {
    await this.line();
    return this;
  }
  async span(seconds: number): Promise<Live> {
    this.child.stdin?.write(`${seconds}\n`);
    return JSON.parse(await this.line()) as Live;
  }
  end(): void {
    this.child.kill("SIGKILL");
  }
  private async line(): Promise<string> {
    const { done, value } = await this.said.next();
    if (done === true) throw new Error("a part of the bench has ended before it was done");
    return value;
  }
}
/** A server as the bench needs it: no limits. */
export const FREELY = {
  HOST: "127.0.0.1",
  LOG_LEVEL: "error",
  RATE: "1000000",
  GUESTS: "1000000",
  TABLES: "1000000",
  SOCKETS: "100000",
} as const;

/** Resolves when it says that it is up. */
export async function serve(args: readonly string[], env: Readonly<Record<string, string>>, core = 0): Promise<ChildProcess> {
  const child = onCore(core, args, { ...FREELY, ...env });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once("data", () => resolve());
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
  child.removeAllListeners("exit");
  return child;
}
const canPin = availableParallelism() > 1 && spawnSync("taskset", ["-c", "0", "true"]).status === 0;
/** On a core of its own, where the system lets us choose. */
export function onCore(
  core: number,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  stdin: "ignore" | "pipe" = "ignore",
): ChildProcess {
  const command = canPin ? ["taskset", "-c", `${core}`, process.execPath, ...args] : [process.execPath, ...args];
  const [first = "", ...rest] = command;
  return spawn(first, rest, { env: { ...process.env, NODE_ENV: "production", ...env }, stdio: [stdin, "pipe", "inherit"] });
}
export async function output(child: ChildProcess): Promise<string> {
  let text = "";
  child.stdout?.on("data", (part: Buffer) => (text += String(part)));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`a part of the bench ended with ${code}`);
  return text.trim().split("\n").at(-1) ?? "";
}
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
