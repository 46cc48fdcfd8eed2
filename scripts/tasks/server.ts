import { globSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type Plugin, rolldown } from "rolldown";
import { inRoot } from "../bootstrap/paths.mjs";
import { buildAnew } from "./built.ts";

const from = inRoot("packages/server/src");
const to = inRoot("packages/server/dist");
/** Each runs in a process or a thread of its own, and holds all that it needs; the first only looks after the second. */
const FILES = ["main.ts", "index.ts", "store/writer.ts", "store/tidier.ts", "bots/thinker.ts"];
/** Libraries that are compiled for a machine or have threads of their own, and some that few servers ever need: those are loaded then. */
const APART = /^(node:|better-sqlite3|piscina|pino|pg|nodemailer|openskill|web-push|@simplewebauthn\/)/;

const isOurs = (id: string): boolean => id.startsWith(inRoot("packages")) && !id.includes("node_modules");
const builtName = (file: string): string => `./${file.replace(/^.*\//, "").replace(/ts$/, "js")}`;

/** What `npm start` runs. */
export const SERVER = join(to, "main.js");

/**
 * Builds the server if its sources changed since the last build. It runs from its sources as well; but in one file it starts in two thirds of
 * the time.
 */
export const buildServer = (say?: (message: string) => void): Promise<void> => buildAnew({ name: "server", file: SERVER, make }, say);

async function make(): Promise<void> {
  for (const file of FILES) {
    const build = await rolldown({
      input: join(from, file),
      cwd: inRoot(),
      platform: "node",
      external: APART,
      plugins: [besides(file), atOnce],
    });
    await build.write({ format: "esm", file: join(to, builtName(file)), codeSplitting: false, comments: false });
    await build.close();
  }
}

/** Files that are built apart are found beside this one, and all else where its source would find it. */
function besides(built: string): Plugin {
  const apart = new Set(FILES.filter((file) => file !== built).map((file) => join(from, file)));
  return {
    name: "besides",
    resolveId(id, importer) {
      const file = importer === undefined ? "" : join(dirname(importer), id);
      return built === "main.ts" && apart.has(file) ? { id: builtName(file), external: true } : null;
    },
    transform(code, id) {
      if (!isOurs(id)) return null;
      return code.replaceAll(/(new URL\("([^"]+)", )?import\.meta\.url/g, (_, before = "", path = "") =>
        apart.has(join(dirname(id), path))
          ? `new URL(${JSON.stringify(builtName(path))}, import.meta.url`
          : `${before}new URL(${JSON.stringify(relative(to, id))}, import.meta.url).href`,
      );
    },
  };
}

/**
 * Of ours, what would be loaded when it is needed is there from the start: in a file that holds it anyway, whatever had to be waited for would
 * be a variable where it can be a constant. What a path names only in part is looked for in its folder.
 */
const atOnce: Plugin = {
  name: "at-once",
  transform(code, id) {
    if (!isOurs(id) || id === join(from, "main.ts")) return null;
    const imported: string[] = [];
    const named = (path: string): string => `atOnce${imported.push(path) - 1}`;
    const text = code
      .replaceAll(/import\("((?:\.|@stormakt\/)[^"]+)"\)/g, (_, path: string) => `Promise.resolve(${named(path)})`)
      .replaceAll(/import\((`\.\/[^`]+`)\)/g, (_, path: string) => {
        const files = globSync(path.slice(1, -1).replaceAll(/\$\{\w+\}/g, "*"), { cwd: dirname(id) }).sort();
        return `Promise.resolve({ ${files.map((file) => `"./${file}": ${named(`./${file}`)}`).join(", ")} }[${path}])`;
      });
    return imported.map((path, at) => `import * as atOnce${at} from ${JSON.stringify(path)};`).join("") + text;
  },
};
