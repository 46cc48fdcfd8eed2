import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../bootstrap/paths.mjs";

/** Pages that say where things are. Decisions tell of their own time, and are left as they were. */
const PAGES = ["*.md", "docs/*.md", "docs/measured/*.md", "packages/web/README.md"].flatMap((pattern) => globSync(pattern, { cwd: root }));
const FILE = /^[\w@.<>*/-]+\.(?:ts|tsx|mjs|json|md|css|js)$/;
/** Names given as examples of what one writes oneself, endings of names, and files that are made when the program runs. */
const EXAMPLES = /^(?:utils|helpers|en|sv|FILE|index|pier)?\.|NAME|^\/|^node_modules|^dist|^packages\/pier\//;

const isThere = (path: string): boolean => globSync(path.replaceAll(/<[^>]+>/g, "*"), { cwd: root }).length > 0;
/** Where a page may mean a path from: the root, its own folder, the sources beside it, or any package. */
const places = (page: string, path: string): string[] => [
  path,
  join(dirname(page), path),
  join(dirname(page), "src", path),
  `packages/${path}`,
  `packages/*/${path}`,
  `packages/*/src/${path}`,
  `packages/*/src/**/${path}`,
  `packages/*/test/**/${path}`,
  join("docs/strength", path),
];

/** The paths in a drawing of a tree: names that end with a slash or have an ending, each under what it is indented below. */
function drawn(tree: string): string[] {
  const above: { readonly depth: number; readonly path: string }[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent = "", name = ""] = /^( *)([\w.<>/-]+(?:\/|\.\w+)[\w<>-]*)(?: |$)/.exec(line) ?? [];
    if (name === "" || indent.length > 4) return [];
    while ((above.at(-1)?.depth ?? -1) >= indent.length) above.pop();
    const path = join(above.at(-1)?.path ?? "", name);
    above.push({ depth: indent.length, path });
    return [path];
  });
}

describe.each(PAGES)("%s", (page) => {
  const text = readFileSync(join(root, page), "utf8");
  it("names only files that there are", () => {
    const named = [...text.matchAll(/`([^`\n]+)`/g)]
      .map(([, path]) => path as string)
      .filter((path) => FILE.test(path) && !EXAMPLES.test(path));
    expect(named.filter((path) => !places(page, path).some(isThere))).toEqual([]);
  });
  it("links only to files that there are", () => {
    const linked = [...text.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)].map(([, path]) => path as string);
    expect(linked.filter((path) => !isThere(join(dirname(page), path)))).toEqual([]);
  });
});

describe("the tree of ARCHITECTURE.md", () => {
  const [tree = ""] = /(?<=^```\n)packages\/\n[\s\S]*?(?=^```)/m.exec(readFileSync(join(root, "ARCHITECTURE.md"), "utf8")) ?? [];
  const paths = drawn(tree);
  it("is read", () => {
    expect(paths).toEqual(expect.arrayContaining(["packages/kernel/", "packages/vasa-regalis/RULES.md", "scripts/"]));
  });
  it("has only what there is, and every package", () => {
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
    expect(
      globSync("packages/*/package.json", { cwd: root })
        .map(dirname)
        .filter((folder) => !paths.includes(`${folder}/`)),
    ).toEqual([]);
  });
  it("would miss what is not there", () => {
    expect(drawn("packages/\n  nowhere/   nothing\n").filter((path) => !isThere(path))).toEqual(["packages/nowhere/"]);
  });
  it("names the folders of a package that it describes", () => {
    const lines = tree.split("\n").filter((line) => /^ {2}\w/.test(line));
    const missing = lines.flatMap((line) => {
      const [, home = ""] = /^ {2}([\w-]+)\//.exec(line) ?? [];
      const folders = [...line.slice(line.indexOf("/") + 1).matchAll(/(?<= )([a-z]+\/)(?:<game>)?(?=[ ,;:()])/g)].map(
        ([, folder]) => folder as string,
      );
      return folders.filter((folder) => !isThere(`packages/${home}/${folder}`) && !isThere(`packages/${home}/src/${folder}`));
    });
    expect(missing).toEqual([]);
  });
});
