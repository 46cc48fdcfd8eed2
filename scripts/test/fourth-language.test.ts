import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { LANGUAGES, TONGUES } from "@stormakt/words";
import { afterAll, describe, expect, it } from "vitest";
import { inRoot } from "../bootstrap/paths.mjs";
import { gamesOnShelf } from "../games.ts";
import { runQuietly } from "../tasks/tools.ts";
import { copyOfCheckout } from "./copy.ts";

/**
 * A language is an entry in packages/words/src/languages.ts and files that bear its code, where English has its own. What is written in
 * them the compiler and each game's tests ask for; that they are there, and that nothing else knows which languages there are, is asked here.
 */
const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ["node_modules", "dist", "test", "coverage"].includes(entry.name) ? [] : sources(path);
    return [path];
  });
const ALL = sources(inRoot("packages")).map((path) => relative(inRoot("packages"), path).replaceAll("\\", "/"));
/** The file of another language that does what this one does in English; null: it is not of one language. */
const inLanguage = (path: string, code: string): string | null => {
  if (path.endsWith("/RULES.md")) return path.replace(/\.md$/, `.${code}.md`);
  const own = path.replace(/\/en(\/[\w/-]+)?\.ts$/, `/${code}$1.ts`);
  return own === path ? null : own;
};
const missingIn = (code: string, files: readonly string[]): string[] =>
  files.flatMap((path) => {
    const own = inLanguage(path, code);
    return own === null || files.includes(own) ? [] : [own];
  });

describe("a language", () => {
  it.each(LANGUAGES.filter((language) => language !== "en"))("%s has a file wherever English has one", (language) => {
    expect(missingIn(language, ALL)).toEqual([]);
  });
  it("that has none is told every file it needs: of each game, the shell, the terminal and the notices", () => {
    const missing = missingIn("la", ALL);
    for (const game of gamesOnShelf())
      for (const file of [
        `${game}/RULES.la.md`,
        `${game}/src/words/la.ts`,
        `${game}/src/rulebook/la.ts`,
        `web/src/games/${game}/words/la/index.ts`,
        `web/src/games/${game}/words/la/board.ts`,
        `cli/src/words/la/${game}.ts`,
      ])
        expect(missing).toContain(file);
    for (const file of [
      "words/src/common/la.ts",
      "web/src/words/la/index.ts",
      "cli/src/words/la/phrases.ts",
      "server/src/notices/words/la.ts",
    ])
      expect(missing).toContain(file);
  });
  it("is named nowhere but in the list and in what bears its code", () => {
    const codes = LANGUAGES.filter((language) => language !== "en");
    const named = new RegExp(
      `["'\`](?:${codes.flatMap((code) => [code, TONGUES[code].locale]).join("|")})["'\`]|\\b(?:${codes.join("|")}): `,
    );
    const isOwn = (path: string): boolean => codes.some((code) => new RegExp(`(?:/|\\.)${code}(?:/|\\.)`).test(path));
    const knowing = ALL.filter((path) => /\.(?:ts|tsx)$/.test(path) && !isOwn(path) && path !== "words/src/languages.ts").filter((path) =>
      named.test(readFileSync(inRoot("packages", path), "utf8")),
    );
    expect(knowing).toEqual([]);
  });
});

describe("a fourth language, in a copy of this checkout", () => {
  const { root, read, write } = copyOfCheckout("fourth");
  afterAll(() => rmSync(root, { recursive: true }));
  // English under another code, with a mark by which it is known; and one entry.
  for (const path of ALL) {
    const own = inLanguage(path, "la");
    if (own !== null)
      write(
        `packages/${own}`,
        read(`packages/${path}`)
          .replaceAll(/(?:\bexport const |\bas |\)\.|\bimport \{ )en\b/g, (found) => found.replace(/en$/, "la"))
          .replaceAll(/(["/])en(["/.])/g, "$1la$2")
          .replaceAll("Vasa Regalis", "Vasa Latina")
          .replaceAll("Your turn", "Tibi agendum"),
      );
  }
  write(
    "packages/words/src/languages.ts",
    read("packages/words/src/languages.ts").replace(
      "} as const satisfies",
      '  la: { name: "Latina", locale: "la", writing: "ltr", common: en },\n} as const satisfies',
    ),
  );
  const printed = async (name: string, text: string): Promise<string> => {
    write(`packages/cli/${name}.ts`, text);
    const { code, output } = await runQuietly([join(root, `packages/cli/${name}.ts`)], root);
    expect({ code, output }).toMatchObject({ code: 0 });
    return output;
  };
  it("is spoken at the terminal and in notices", async () => {
    const games = await runQuietly([join(root, "packages/cli/bin/stormakt.js"), "games", "--lang", "la"], root);
    expect(games.output).toContain("Vasa Latina");
    const rules = await runQuietly(
      [join(root, "packages/cli/bin/stormakt.js"), "rules", "vasa-regalis", "--id", "VR-SETUP-1", "--lang", "la"],
      root,
    );
    expect(rules.output).toContain("VR-SETUP-1");
    const text = `
      import { phrasesIn } from ${JSON.stringify(join(root, "packages/server/src/notices/words.ts"))};
      console.log(phrasesIn("la").turn("x", ""));`;
    expect(await printed("noticed", text)).toContain("Tibi agendum: x");
  });
  it("is spoken by the client, whose browser asks for it", async () => {
    const text = `
      import { createServer } from "vite";
      const server = await createServer({
        root: ${JSON.stringify(join(root, "packages/web"))}, configFile: false, logLevel: "error", appType: "custom",
        server: { middlewareMode: true, watch: null, ws: false }, optimizeDeps: { noDiscovery: true },
      });
      const { fetchShell } = await server.ssrLoadModule("/src/words/spoken.ts") as any;
      const { catalogueIn } = await server.ssrLoadModule("/src/games/vasa-regalis/words.ts") as any;
      const { languageFor } = await server.ssrLoadModule("@stormakt/words") as any;
      const language = languageFor(["la-VA", "en"]);
      const words = await fetchShell(language);
      const catalogue = await catalogueIn(language);
      console.log(language, words.table.yourTurn, words.games["vasa-regalis"].title, catalogue.words.game.title, (await catalogue.rulebook()).length);
      process.exit(0);`;
    expect(await printed("window", text)).toMatch(/^la Tibi agendum Vasa Latina Vasa Latina \d+$/m);
  });
});
