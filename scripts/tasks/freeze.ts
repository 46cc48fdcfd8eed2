// Freezes the present edition of a game: its rules, its bots with what they have learned and its words, in one file that needs nothing
// else. The same sources give the same file, byte for byte.
// npm run freeze -- <game>            freezes it, before its rules change
// npm run freeze -- <game> --games    keeps games of a new edition, by which a later change of its behaviour is noticed
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { root } from "../bootstrap/paths.mjs";
import { exportOf, gamesOnShelf } from "../games.ts";
import { keepKnownGames } from "./known-games.ts";

const FEW = 3;
const LICENCES = "It holds @noble/hashes and @noble/ciphers (MIT, Paul Miller).";

/** The text of a frozen edition of the sources under `from`. */
export async function freezeGame(game: string, from: string = root): Promise<{ readonly rulesVersion: string; readonly text: string }> {
  const games = gamesOnShelf(from);
  if (!games.includes(game)) throw new Error(`there is no game ${game}: ${games.join(", ")}`);
  const of = (path: string): string => JSON.stringify(join(from, "packages", path));
  // The bots' lists of games would bring all games along: here there is one.
  const lists: Readonly<Record<string, string>> = {
    [join(from, "packages/bots/src/minds.ts")]: `
      import { mind } from ${of(`bots/src/minds/${game}.ts`)};
      export const mindOf = async (id) => (id === "${game}" ? mind : null);
      export const gamesWithMind = () => ["${game}"];`,
    [join(from, "packages/bots/src/tastes.ts")]: `
      import { taste } from ${of(`bots/src/tastes/${game}.ts`)};
      export const tasteOf = async (id) => (id === "${game}" ? taste : null);
      export const gamesWithTaste = () => ["${game}"];`,
  };
  // Every language that the sources have: a later one is not in it, and never comes in.
  const languages = readdirSync(join(from, "packages", game, "src/words"))
    .flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? [])
    .toSorted();
  const entry = `
    import { ${exportOf(game)} as game } from ${of(`${game}/src/index.ts`)};
    import { manner } from ${of(`${game}/src/words/index.ts`)};
    ${languages.map((code) => `import { ${code} } from ${of(`${game}/src/words/${code}.ts`)};`).join("\n")}
    import { freeze } from ${of("bots/src/frozen.ts")};
    export const frozen = freeze(game, { manner, ${languages.join(", ")} });`;
  const ENTRY = "\0frozen";
  const build = await rolldown({
    input: ENTRY,
    cwd: from,
    platform: "neutral",
    treeshake: true,
    logLevel: "silent",
    external: (id) => id.startsWith("node:"),
    resolve: { mainFields: ["module", "main"], conditionNames: ["import", "default"] },
    plugins: [
      {
        name: "one-game",
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) =>
          id === ENTRY ? { code: entry, moduleType: "js" } : lists[id] === undefined ? null : { code: lists[id], moduleType: "js" },
      },
    ],
  });
  const { output } = await build.generate({ format: "esm", minify: true, codeSplitting: false, comments: false });
  await build.close();
  const [chunk, ...others] = output;
  if (others.length > 0) throw new Error(`${game} does not fit into one file: ${others.map(({ fileName }) => fileName).join(", ")}`);
  if (chunk.imports.length > 0 || chunk.dynamicImports.length > 0)
    throw new Error(`${game} still needs ${[...chunk.imports, ...chunk.dynamicImports].join(", ")}`);
  const rulesVersion = /rulesVersion:\s*"([^"]+)"/.exec(readFileSync(join(from, "packages", game, "src/index.ts"), "utf8"))?.[1];
  if (rulesVersion === undefined) throw new Error(`${game} does not say its rules version`);
  const commit = spawnSync("git", ["-C", from, "rev-parse", "--short", "HEAD"], { encoding: "utf8" }).stdout.trim();
  const head = `// ${game}, edition ${rulesVersion}, frozen at ${commit} by: npm run freeze -- ${game}. Never changed by hand. ${LICENCES}\n`;
  return { rulesVersion, text: head + chunk.code };
}

export const editionFile = (game: string, rulesVersion: string): string => join(root, "editions", game, `${rulesVersion}.mjs`);

async function keepGames(id: string): Promise<void> {
  const [{ gameCalled }, { coveringConfigs }] = await Promise.all([
    import("@stormakt/shelf"),
    import("../../packages/laws/src/configs.ts"),
  ]);
  const game = await gameCalled(id);
  console.log(keepKnownGames(game, fewOf(coveringConfigs(game))));
}
/** Of many tables a few for each number of seats, far apart: whole games are long. */
function fewOf<C extends { readonly seats: number }>(configs: readonly C[]): C[] {
  return [...Map.groupBy(configs, ({ seats }) => seats).values()].flatMap((same) =>
    same.filter((_, at) => at % Math.max(1, Math.ceil(same.length / FEW)) === 0),
  );
}
async function freezeToFile(game: string, isAnew: boolean): Promise<void> {
  const { rulesVersion, text } = await freezeGame(game);
  const file = editionFile(game, rulesVersion);
  const sum = createHash("sha256").update(text).digest("hex").slice(0, 16);
  const code = (whole: string): string => whole.slice(whole.indexOf("\n"));
  if (existsSync(file) && code(readFileSync(file, "utf8")) !== code(text) && !isAnew) {
    console.error(`${file} is there already and is another: an edition is frozen once. If nothing was ever played by it, say --anew.`);
    process.exitCode = 1;
  } else {
    mkdirSync(join(root, "editions", game), { recursive: true });
    writeFileSync(file, text);
    console.log(`${game} ${rulesVersion}: ${text.length} bytes, ${sum}`);
  }
}
if (import.meta.main) {
  const [game = "", ...flags] = process.argv.slice(2);
  await (flags.includes("--games") ? keepGames(game) : freezeToFile(game, flags.includes("--anew")));
}
