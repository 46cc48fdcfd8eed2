import { existsSync, readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import { gamesOnShelf } from "../games.ts";
import type { Arrow, Arrows } from "./arrows.ts";
import { arrowsFor, NODE_FREE, OUTSIDE_PACKAGES } from "./arrows.ts";
import { type Import, importsOf } from "./imports.ts";

export interface Findings {
  readonly files: number;
  readonly imports: number;
  readonly problems: readonly string[];
}

/** Where a file stands: its package, its path inside it, and whether it is source, test or something else (bin, config). */
interface Place {
  readonly home: string;
  readonly path: string;
  readonly area: "src" | "test" | "other";
  readonly table: Arrows;
}

/** Holds every file under `packages/` of a repository against the table of arrows, for the games on its shelf. */
export function checkArrows(repository: string, games: readonly string[] = gamesOnShelf(repository)): Findings {
  const table = arrowsFor(games);
  const packages = join(repository, "packages");
  const problems: string[] = [];
  let files = 0;
  let imports = 0;
  for (const home of readdirSync(packages).filter((name) => existsSync(join(packages, name, "package.json")))) {
    if (!(home in table.packages)) problems.push(`packages/${home}: not in the table of arrows (scripts/arrows/arrows.ts)`);
    if (games.includes(home)) problems.push(...faultsOfExports(home, join(packages, home, "package.json")));
    for (const file of sourceFiles(join(packages, home))) {
      const place = placeOf(table, home, relative(join(packages, home), file).split(sep).join("/"));
      files += 1;
      for (const found of importsOf(file, readFileSync(file, "utf8"))) {
        imports += 1;
        const fault = faultOf(place, found, file, packages);
        if (fault !== null) problems.push(`packages/${home}/${place.path}:${found.line}: ${fault}`);
      }
    }
  }
  // A check that looks at nothing must not pass.
  if (files === 0) problems.push("no source files found under packages/");
  return { files, imports, problems };
}

/** Boards take values from the catalogue of a game: only what is printed may be had by that name, and rules by the name of advice. */
function faultsOfExports(home: string, manifest: string): string[] {
  const { exports = {} } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly exports?: Readonly<Record<string, string>> };
  return Object.entries(exports).flatMap(([name, file]) => {
    const [, folder] = /^\.\/(advice|catalog)(?:\/|$)/.exec(name) ?? [];
    return folder === undefined || file.startsWith(`./src/${folder}/`)
      ? []
      : [`packages/${home}/package.json: ${name} is ${file}, outside src/${folder}`];
  });
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (["node_modules", "dist", "coverage"].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
  });
}

function placeOf(table: Arrows, home: string, path: string): Place {
  const top = path.split("/")[0];
  return { home, path, area: top === "src" || top === "test" ? top : "other", table };
}

function faultOf(place: Place, { target, typeOnly }: Import, file: string, packages: string): string | null {
  if (target === null) {
    return place.area === "src" && place.home in place.table.outsiders ? "imports a module whose name is only known at run time" : null;
  }
  if (target.startsWith(".")) return faultOfPath(place, target, file, packages);
  if (target.startsWith("@stormakt/")) return faultOfPackage(place, target, typeOnly);
  return faultOfOutsider(place, target);
}

function faultOfPath(place: Place, target: string, file: string, packages: string): string | null {
  const [home, ...path] = relative(packages, resolve(dirname(file), target)).split(sep);
  if (home === "..") return place.area === "src" && !OUTSIDE_PACKAGES.includes(place.home) ? `imports ${target}, outside packages/` : null;
  if (home !== place.home) return `imports ${target}: import another package by its name, not by its path`;
  if (place.area === "src" && path[0] === "test") return `imports ${target}: sources do not import tests`;
  const isPrinted = place.home in place.table.outsiders && place.path.startsWith("src/catalog/");
  if (isPrinted && path[1] !== "catalog" && leadsOn(resolve(dirname(file), target)))
    return `imports ${target}: a catalogue holds what is printed, and knows neither table nor rules`;
  return null;
}
/** Whether a file needs other files of its package: what does not is a tool. */
const leadsOn = (file: string): boolean =>
  !existsSync(file) ||
  importsOf(file, readFileSync(file, "utf8")).some(({ target, typeOnly }) => !typeOnly && target?.startsWith(".") !== false);

function faultOfPackage(place: Place, target: string, typeOnly: boolean): string | null {
  const [, to = "", ...rest] = target.split("/");
  if (to === place.home) return place.area === "src" ? `imports its own package by name (${target}): use a relative path` : null;
  const arrows = arrowsFrom(place).filter((arrow) => arrow.to === to);
  if (arrows.length === 0) return `may not import ${target}`;
  if (typeOnly || arrows.some(({ take }) => take === "all")) return null;
  const subpath = rest[0] ?? "";
  if (arrows.some(({ take }) => typeof take === "object" && take.valuesUnder.includes(subpath))) return null;
  const open = arrows.flatMap(({ take }) => (typeof take === "object" ? take.valuesUnder.map((name) => `@stormakt/${to}/${name}`) : []));
  return `may take only types from ${target} (import type)${open.length > 0 ? `, and values from ${open.join(" and ")}` : ""}`;
}

function arrowsFrom({ home, path, area, table }: Place): readonly Arrow[] {
  const here = `${home}/${path}`.replace(/\.[cm]?[jt]sx?$/, "");
  const folder = Object.keys(table.folders).find((name) => here === name || here.startsWith(`${name}/`));
  const own = (folder === undefined ? table.packages[home] : table.folders[folder]) ?? [];
  return area === "src" ? own : [...own, ...(table.tests[home] ?? table.otherTests)];
}

function faultOfOutsider({ home, area, table }: Place, target: string): string | null {
  if (area !== "src") return null;
  const welcome = table.outsiders[home];
  if (welcome !== undefined) {
    if (welcome.some((name) => target === name || target.startsWith(`${name}/`))) return null;
    return `may not import ${target}: not among the outside packages ${home} may use`;
  }
  const isNode = target.startsWith("node:") || builtinModules.includes(target);
  return isNode && NODE_FREE.includes(home) ? `may not import ${target}: ${home} also runs in a browser` : null;
}
