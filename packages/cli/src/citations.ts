import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** Where each rule id is cited: places in the code ("steps/king.ts:12") and tests that bear it. */
export interface Citations {
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

/** Reads the sources and tests of a game's package. The generated rulebook and the words do not count as code. */
export function citationsIn(folder: string): (rule: string) => Citations {
  const code = new Map<string, string[]>();
  const tests = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, rule: string, where: string) => {
    const list = to.get(rule) ?? [];
    if (!list.includes(where)) list.push(where);
    to.set(rule, list);
  };
  for (const file of filesUnder(join(folder, "src"))) {
    const path = relative(join(folder, "src"), file);
    if (path.startsWith("rulebook") || path.startsWith("words")) continue;
    readFileSync(file, "utf8")
      .split("\n")
      .forEach((line, at) => {
        for (const rule of [...rulesCited(line), ...cardIn(path, line)]) add(code, rule, `${path}:${at + 1}`);
      });
  }
  for (const file of filesUnder(join(folder, "test")))
    for (const { text, line } of testsIn(readFileSync(file, "utf8")))
      for (const rule of rulesCited(text)) add(tests, rule, `${relative(join(folder, "test"), file)}:${line}`);
  return (rule) => {
    const card = /^[A-Z]{2}-CARD-(.+)$/.exec(rule)?.[1];
    return { code: [...(code.get(rule) ?? []), ...(card === undefined ? [] : (code.get(card) ?? []))], tests: tests.get(rule) ?? [] };
  };
}

/** The card whose literal begins on that line: its rule bears its name. */
const cardIn = (path: string, line: string): string[] =>
  path.startsWith("cards") ? [...line.matchAll(/^ {2}"?([a-z-]+)"?: \w+\(/g)].map(([, card = ""]) => card) : [];

/** The sources, tests and data under a folder; none where there is no folder. */
export const filesUnder = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(ts|json)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

/** The ids in a text, short ones too: "VR-CRAFT-8, -9 and -16" cites three. */
export function rulesCited(text: string): string[] {
  const found: string[] = [];
  for (const { 1: area = "", 2: first = "", 3: more = "" } of text.matchAll(
    /\b([A-Z]{2}-[A-Z]+)-([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)((?:(?:,| and|, and) -\d+)*)/g,
  )) {
    found.push(`${area}-${first}`);
    for (const [, number] of more.matchAll(/-(\d+)/g)) found.push(`${area}-${number}`);
  }
  return found;
}

/** A test file cut into its tests, or a file of vectors into its vectors; what stands before the first, or in tables between them, belongs to the test that follows. */
function testsIn(source: string): { text: string; line: number }[] {
  const starts = [...source.matchAll(/^[ \t]*(?:it|test)(?:\.\w+)*\s*[(<`]|\{\s*"vec"\s*:/gm)].map(({ index }) => index);
  if (starts.length === 0) return [{ text: source, line: 1 }];
  return starts.map((start, at) => ({
    text: source.slice(at === 0 ? 0 : start, starts[at + 1] ?? source.length),
    line: source.slice(0, start).split("\n").length,
  }));
}
