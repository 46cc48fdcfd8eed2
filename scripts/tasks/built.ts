import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "../bootstrap/lock.mjs";
import { inRoot, inWorkshop } from "../bootstrap/paths.mjs";

/** Something that is made of the sources of all packages. */
interface Built {
  readonly name: string;
  /** Is there when it has been built. */
  readonly file: string;
  readonly make: (alsoHeldBy: (pid: number | undefined) => void) => Promise<void>;
}
/** Builds it if the sources have changed since it was last built; only once where several ask for it. */
export async function buildAnew({ name, file, make }: Built, say: (message: string) => void = console.log): Promise<void> {
  const stampFile = inWorkshop(`${name}-built`);
  const isBuilt = () => existsSync(file) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === digestOfSources();
  if (isBuilt()) return;
  await withLock(
    inWorkshop(`${name}-build.lock`),
    async (alsoHeldBy) => {
      if (isBuilt()) return;
      say(`building: ${name}`);
      const digest = digestOfSources();
      rmSync(stampFile, { force: true });
      await make(alsoHeldBy);
      writeFileSync(stampFile, digest);
    },
    say,
  );
}

/** Client and server are bundled from many packages, so any source counts, and how they are built; tests do not. */
function digestOfSources(): string {
  const digest = createHash("sha256");
  for (const file of ["package-lock.json", "tsconfig.base.json", "tsconfig.web.json"]) digest.update(readFileSync(inRoot(file)));
  addFolder(inRoot("packages"));
  addFolder(inRoot("editions"));
  addFolder(inRoot("scripts/tasks"));
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
