/** What pages say that can be looked up: commands and their options, scripts, programs, rules, addresses, headings that are linked to. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../packages/cli/src/commands/index.ts";
import { root } from "../bootstrap/paths.mjs";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const all = (pattern: string): string => globSync(pattern, { cwd: root }).map(read).join("\n");
const PAGES = ["*.md", "docs/*.md", "docs/measured/*.md", "packages/web/README.md"].flatMap((pattern) => globSync(pattern, { cwd: root }));
const SCRIPTS = Object.keys((JSON.parse(read("package.json")) as { scripts: object }).scripts);
const USAGE = Object.fromEntries(await Promise.all(Object.entries(COMMANDS).map(async ([name, load]) => [name, (await load()).usage])));
const RULES = all("packages/*/src/rulebook/ids.ts");
const ADDRESSES = all("packages/server/src/{http,live}/*.ts");
const TYPED = new RegExp(`(?:stormakt |\`)(${Object.keys(COMMANDS).join("|")}) ([^\n\`|#]*)`, "g");
const headings = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );

/** What a page says that is not so. */
function untrue(page: string, text = read(page)): string[] {
  const found = (pattern: RegExp, isSo: (...said: string[]) => boolean): string[] =>
    [...text.matchAll(pattern)].filter(([, ...said]) => !isSo(...said)).map(([whole]) => whole);
  return [
    ...found(/(?<![\w/@-])stormakt ([a-z]+)/g, (name) => name === "help" || name in USAGE),
    ...[...text.matchAll(TYPED)].flatMap(([, name = "", rest = ""]) =>
      [...rest.matchAll(/(?<= )--[a-z-]+/g)].filter(([option]) => !USAGE[name]?.includes(option)).map(([option]) => `${name} ${option}`),
    ),
    ...found(/npm run ([a-z]+)/g, (name = "") => SCRIPTS.includes(name)),
    ...found(/node ((?:scripts|e2e|examples|packages)\/[\w./-]+)/g, (path = "") => existsSync(join(root, path))),
    ...found(/\b((?:VR|MB|WA|SR)-[A-Z]+-[\w-]+)/g, (rule) => RULES.includes(`"${rule}"`)),
    ...found(/(?:GET|POST|PUT|DELETE) (\/[\w/<>-]+)/g, (path = "") =>
      new RegExp(`"${path.replaceAll(/<\w+>/g, ":\\w+")}"`).test(ADDRESSES),
    ),
    ...found(/\]\(([\w./-]*)#([\w-]+)\)/g, (path = "", heading = "") =>
      headings(path === "" ? text : read(join(dirname(page), path))).includes(heading),
    ),
  ];
}

describe("what pages say is so", () => {
  it.each(PAGES)("%s", (page) => expect(untrue(page)).toEqual([]));
  it.each([
    ["npx stormakt sleep", "stormakt sleep"],
    ["`npx stormakt arena wallenstein --bots a,b --twice`", "arena --twice"],
    ["`train svea-rike --pull 1 --push 2`", "train --push"],
    ["npm run nowhere -- kernel", "npm run nowhere"],
    ["`node scripts/bootstrap.mjs exec -- node scripts/none.ts`", "node scripts/none.ts"],
    ["SR-AGRI-99: buy more", "SR-AGRI-99"],
    ["`GET /api/weather/<town>`", "GET /api/weather/<town>"],
    ["[hosting](docs/hosting.md#the-weather)", "](docs/hosting.md#the-weather)"],
  ])("%s would be found", (text, said) => expect(untrue("README.md", text)).toEqual([said]));
});
