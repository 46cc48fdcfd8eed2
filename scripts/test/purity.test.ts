import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { inRoot } from "../bootstrap/paths.mjs";
import { gamesOnShelf } from "../games.ts";
import { lint, typeCheck } from "../tasks/checks.ts";
import { runQuietly } from "../tasks/tools.ts";

const trial = mkdtempSync(join(tmpdir(), "stormakt-purity-"));
const SETTINGS = [".oxlintrc.json", "tsconfig.json", "tsconfig.base.json", "tsconfig.pure.json"];
for (const file of SETTINGS) copyFileSync(inRoot(file), join(trial, file));
symlinkSync(inRoot("node_modules"), join(trial, "node_modules"), "dir");
afterAll(() => rmSync(trial, { recursive: true }));

function write(home: string, text: string): void {
  rmSync(join(trial, "packages"), { recursive: true, force: true });
  mkdirSync(join(trial, "packages", home, "src"), { recursive: true });
  writeFileSync(join(trial, "packages", home, "src/trial.ts"), `${text}\n`);
}

const IMPURE = [
  "Math.random()",
  "new Date()",
  "Date.now()",
  "console.log(1)",
  'new Intl.Collator("sv")',
  "process.pid",
  'fetch("/")',
  "globalThis.Date",
  '"a".localeCompare("b")',
  "(1).toLocaleString()",
  '"a".toLocaleUpperCase()',
];

describe.each(["kernel", ...gamesOnShelf(), "a-game-to-come"])("lint in %s", (home) => {
  it("forbids what is not pure, each time", async () => {
    write(home, IMPURE.map((expression, at) => `export const it${at} = ${expression};`).join("\n"));
    const { code, output } = await runQuietly(lint("--format=unix"), trial);
    const banned = new Set([...output.matchAll(/trial\.ts:(\d+):.*no-restricted-(?:globals|properties)/g)].map(([, line]) => Number(line)));
    expect(IMPURE.filter((_, at) => !banned.has(at + 1))).toEqual([]);
    expect(code).not.toBe(0);
  });

  it("lets pure code pass", async () => {
    write(home, "export const it = Math.max(1, 2);");
    expect(await runQuietly(lint(), trial)).toMatchObject({ code: 0 });
  });
});

describe("the type check of the rules", () => {
  it.each(["setTimeout(() => {}, 1)", "document.title", "Buffer.alloc(1)"])("knows no %s", async (expression) => {
    write("kernel", `export const it = ${expression};`);
    const { code, output } = await runQuietly(typeCheck("tsconfig.pure.json"), trial);
    expect(output).toContain("Cannot find name");
    expect(code).not.toBe(0);
  });
});
