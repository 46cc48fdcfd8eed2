import type { ChildProcess } from "node:child_process";
import { spawn, spawnSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A node that is started, killed and started again at the same address. */
export class Node {
  readonly port: number;
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;
  /** How often it ended without having been killed: once would be too often. */
  falls = 0;
  private isMeant = false;
  constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.env = env;
  }
  async start(): Promise<void> {
    this.isMeant = false;
    const env = {
      ...process.env,
      PORT: `${this.port}`,
      HOST: "127.0.0.1",
      WEB_DIR: "/nowhere",
      LOG_LEVEL: "silent",
      BOT_PAUSE: "5-20",
      LEASE: "2000",
      RATE: "5000",
      GUESTS: "5000",
      TABLES: "5000",
      SOCKETS: "5000",
      ...this.env,
    };
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", fileURLToPath(new URL("./node.ts", import.meta.url))], {
      env,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.child = child;
    const ended = new Promise<"ended">((resolve) =>
      child.once("exit", () => {
        if (!this.isMeant) this.falls += 1;
        resolve("ended");
      }),
    );
    const up = new Promise<"up">((resolve) => child.once("message", () => resolve("up")));
    if ((await Promise.race([up, ended])) === "ended") throw new Error(`the node at ${this.port} did not come up`);
  }
  async kill(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    this.isMeant = true;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }
  freeze(): void {
    this.child?.kill("SIGSTOP");
  }
  thaw(): void {
    this.child?.kill("SIGCONT");
  }
  killWriter(how: "throw" | "terminate"): void {
    if (this.child?.connected === true) this.child.send(how);
  }
  async isReady(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  get megabytes(): number {
    const { pid } = this.child ?? {};
    if (pid === undefined) return 0;
    const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", `${pid}`], { encoding: "utf8" });
    return Number(stdout) / 1024;
  }
}

/** A disk of its own that can be filled to the brim. It takes root and a system that lets itself be mounted on. */
export class Disk {
  readonly folder: string;
  private readonly filling: string;
  private constructor(folder: string) {
    this.folder = folder;
    this.filling = join(folder, "filling");
  }
  /** Or the reason why there is none. */
  static mount(folder: string, megabytes: number): Disk | string {
    if (process.platform !== "linux") return "there are no small disks but on Linux";
    const { status, stderr, error } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], {
      encoding: "utf8",
    });
    return status === 0 ? new Disk(folder) : `a small disk cannot be mounted: ${error?.message ?? stderr.trim()}`;
  }
  fill(): void {
    const { bavail, bsize } = statfsSync(this.folder);
    const chunk = Buffer.alloc(1 << 20, 1);
    for (let left = bavail * bsize; left > 0; left -= chunk.length) {
      try {
        writeFileSync(this.filling, chunk.subarray(0, Math.min(left, chunk.length)), { flag: "a" });
      } catch {
        return;
      }
    }
  }
  empty(): void {
    rmSync(this.filling, { force: true });
  }
  unmount(): void {
    spawnSync("umount", ["-l", this.folder]);
  }
}
