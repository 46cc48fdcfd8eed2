/** Lays the frozen editions of the games beside the client's own scripts, as they are: nothing of them is built anew. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { gamesOnShelf } from "../../scripts/games.ts";

const FOLDER = join(import.meta.dirname, "../../editions");

/** Every frozen edition, as game and rules version: "svea-rike/1". */
export const EDITIONS: readonly string[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(join(FOLDER, name)).map((file) => `${name}/${file}`))
  .filter((file) => file.endsWith(".mjs"))
  .map((file) => file.slice(0, -".mjs".length))
  .sort();

/** The edition of each game that is played today. */
export const TODAY: Readonly<Record<string, string>> = Object.fromEntries(
  gamesOnShelf().map((game) => {
    const source = readFileSync(join(import.meta.dirname, "..", game, "src/index.ts"), "utf8");
    return [game, /rulesVersion:\s*"([^"]+)"/.exec(source)?.[1] ?? ""];
  }),
);
export const frozenEditions = (): Plugin => ({
  name: "frozen-editions",
  generateBundle() {
    for (const name of EDITIONS)
      this.emitFile({ type: "asset", fileName: `editions/${name}.js`, source: readFileSync(join(FOLDER, `${name}.mjs`), "utf8") });
  },
  configureServer(server) {
    server.middlewares.use("/editions", (request, response, next) => {
      const name = (request.url ?? "").replace(/^\//, "").replace(/\.js(\?.*)?$/, "");
      if (!EDITIONS.includes(name)) return next();
      response.setHeader("content-type", "text/javascript");
      response.end(readFileSync(join(FOLDER, `${name}.mjs`)));
    });
  },
});
