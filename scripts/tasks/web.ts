import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "../bootstrap/lock.mjs";
import { inRoot, inWorkshop } from "../bootstrap/paths.mjs";
import { run } from "../bootstrap/run.mjs";
import { tool } from "./tools.ts";

const web = inRoot("packages/web");
const built = join(web, "dist/index.html");
const stampFile = inWorkshop("web-built");

/** Builds the browser client if it exists and its sources changed since the last build. */
export async function buildWeb(say: (message: string) => void = console.log): Promise<void> {
  if (!existsSync(join(web, "index.html")) || isBuilt()) return;
  await withLock(
    inWorkshop("build.lock"),
    async (alsoHeldBy) => {
      if (isBuilt()) return;
      say("building the web client");
      const digest = digestOfSources();
      rmSync(stampFile, { force: true });
      const code = await run(process.execPath, [tool("vite", "vite", web), "build", "--logLevel", "warn"], {
        cwd: web,
        // Whoever runs it, a test too: the client is built as it is served.
        env: { ...process.env, NODE_ENV: "production" },
        onStart: alsoHeldBy,
      });
      if (code !== 0) throw new Error(`vite build failed with exit code ${code}`);
      writeFileSync(stampFile, digest);
    },
    say,
  );
}

const isBuilt = () => existsSync(built) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === digestOfSources();

/** The client is bundled from many packages, so any source counts; tests do not. */
function digestOfSources(): string {
  const digest = createHash("sha256");
  for (const file of ["package-lock.json", "tsconfig.base.json", "tsconfig.web.json"]) digest.update(readFileSync(inRoot(file)));
  addFolder(inRoot("packages"));
  addFolder(inRoot("editions"));
  return digest.digest("hex");

  function addFolder(folder: string): void {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (["node_modules", "dist", "test", "coverage"].includes(entry.name)) continue;
      if (entry.isDirectory()) addFolder(path);
      else if (entry.isFile()) digest.update(path.slice(inRoot().length)).update(readFileSync(path));
    }
  }
}
