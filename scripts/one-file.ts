/** Today's kernel, games and search in one file, as those of former commits are kept: what is in one file runs faster than many modules do. */
import { join } from "node:path";
import { rolldown } from "rolldown";
import { root } from "./bootstrap/paths.mjs";
import { gamesOnShelf } from "./games.ts";

const ENTRY = "\0rules";

/** What `exports` names, by package, as the text of one module. */
export async function rulesInOneFile(exports: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const games = gamesOnShelf(root);
  const of = (path: string): string => JSON.stringify(join(root, "packages", path));
  // The list of minds is a folder, looked into when one is asked for: here all of them are in the file.
  const instead: Readonly<Record<string, string>> = {
    [ENTRY]: Object.entries(exports)
      .map(([name, things]) => `export { ${things.join(", ")} } from ${of(`${name}/src/index.ts`)};`)
      .join("\n"),
    [join(root, "packages/bots/src/minds.ts")]: `
      ${games.map((game, at) => `import { mind as mind${at} } from ${of(`bots/src/minds/${game}.ts`)};`).join("\n")}
      const MINDS = { ${games.map((game, at) => `${JSON.stringify(game)}: mind${at}`).join(", ")} };
      export const mindOf = async (id) => MINDS[id] ?? null;
      export const gamesWithMind = () => Object.keys(MINDS);`,
  };
  const build = await rolldown({
    input: ENTRY,
    cwd: root,
    platform: "node",
    logLevel: "silent",
    external: (id) => id.startsWith("node:"),
    plugins: [
      {
        name: "one-file",
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (instead[id] === undefined ? null : { code: instead[id], moduleType: "js" }),
      },
    ],
  });
  const { output } = await build.generate({ format: "esm", minify: true, codeSplitting: false });
  await build.close();
  return output[0].code;
}
