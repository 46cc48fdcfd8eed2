/** A copy of this checkout to be changed: sources, and the installed packages behind links, but our own ones those of the copy. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { inRoot } from "../bootstrap/paths.mjs";

const LEFT_OUT = new Set(["node_modules", "dist", "test", "coverage"]);

export interface Copy {
  readonly root: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
}
/** `besides`: packages that will be added to it. */
export function copyOfCheckout(name: string, besides: readonly string[] = []): Copy {
  const root = mkdtempSync(join(tmpdir(), `stormakt-${name}-`));
  cpSync(inRoot("packages"), join(root, "packages"), { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  cpSync(inRoot("scripts"), join(root, "scripts"), { recursive: true });
  for (const file of ["package.json", "tsconfig.base.json", "tsconfig.web.json"]) cpSync(inRoot(file), join(root, file));
  symlinkSync(inRoot("editions"), join(root, "editions"), "dir");
  mkdirSync(join(root, "node_modules/@stormakt"), { recursive: true });
  for (const installed of readdirSync(inRoot("node_modules")))
    if (installed !== "@stormakt") symlinkSync(inRoot("node_modules", installed), join(root, "node_modules", installed));
  for (const own of [...readdirSync(join(root, "packages")), ...besides])
    symlinkSync(join(root, "packages", own), join(root, "node_modules/@stormakt", own), "dir");
  return {
    root,
    read: (file) => readFileSync(join(root, file), "utf8"),
    write: (file, text) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    },
  };
}
