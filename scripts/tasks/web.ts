import { existsSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "../bootstrap/paths.mjs";
import { run } from "../bootstrap/run.mjs";
import { buildAnew } from "./built.ts";
import { tool } from "./tools.ts";

const web = inRoot("packages/web");

/** Builds the browser client if it exists and its sources changed since the last build. */
export async function buildWeb(say?: (message: string) => void): Promise<void> {
  if (!existsSync(join(web, "index.html"))) return;
  await buildAnew({ name: "web", file: join(web, "dist/index.html"), make }, say);
}

async function make(alsoHeldBy: (pid: number | undefined) => void): Promise<void> {
  const code = await run(process.execPath, [tool("vite", "vite", web), "build", "--logLevel", "warn"], {
    cwd: web,
    // Whoever runs it, a test too: the client is built as it is served.
    env: { ...process.env, NODE_ENV: "production" },
    onStart: alsoHeldBy,
  });
  if (code !== 0) throw new Error(`vite build failed with exit code ${code}`);
}
