import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { checkArrows } from "../arrows/check.ts";
import { importsOf } from "../arrows/imports.ts";
import { root } from "../bootstrap/paths.mjs";
import { gamesOnShelf } from "../games.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The complaints about one file of a repository that has only it. */
function complaints(file: string, text: string, manifest: object = {}): readonly string[] {
  const repository = mkdtempSync(join(tmpdir(), "stormakt-arrows-"));
  folders.push(repository);
  const path = join(repository, "packages", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  writeFileSync(join(repository, "packages", file.split("/")[0] ?? "", "package.json"), JSON.stringify(manifest));
  return checkArrows(repository, gamesOnShelf()).problems;
}

describe("the arrows forbid", () => {
  it.each([
    ["kernel -> a game", "kernel/src/engine.ts", 'import { game } from "@stormakt/svea-rike";'],
    ["kernel -> a game, by type", "kernel/src/engine.ts", 'import type { Table } from "@stormakt/svea-rike";'],
    ["kernel -> a game, by type query", "kernel/src/engine.ts", 'export type T = import("@stormakt/svea-rike").Table;'],
    ["kernel -> a game, in its tests", "kernel/test/engine.test.ts", 'import { game } from "@stormakt/svea-rike";'],
    ["kernel -> a game, by path", "kernel/src/engine.ts", 'import { game } from "../../svea-rike/src/index.ts";'],
    ["kernel -> Node", "kernel/src/engine.ts", 'import { readFileSync } from "node:fs";'],
    ["game -> another game", "wallenstein/src/index.ts", 'export * from "@stormakt/vasa-regalis";'],
    ["game -> another game, lazily", "wallenstein/src/index.ts", 'export const other = () => import("@stormakt/vasa-regalis");'],
    ["game -> laws in its sources", "wallenstein/src/index.ts", 'import { laws } from "@stormakt/laws";'],
    ["game -> an npm package", "wallenstein/src/index.ts", 'import { z } from "zod";'],
    ["game -> a computed name", "wallenstein/src/index.ts", "export const load = (name: string) => import(name);"],
    ["protocol -> values of kernel", "protocol/src/index.ts", 'import { digest } from "@stormakt/kernel";'],
    [
      "protocol -> kernel with inline types, which still loads it",
      "protocol/src/index.ts",
      'import { type State } from "@stormakt/kernel";',
    ],
    ["web -> host outside offline/", "web/src/shell/table.tsx", 'import { Host } from "@stormakt/host";'],
    ["web -> a game's rules", "web/src/games/wallenstein/board.tsx", 'import { wallenstein } from "@stormakt/wallenstein";'],
    ["web -> a game outside its folder", "web/src/shell/table.tsx", 'import { COUNTIES } from "@stormakt/wallenstein/catalog";'],
    [
      "the board of one game -> another game",
      "web/src/games/wallenstein/board.tsx",
      'import { FIEFS } from "@stormakt/svea-rike/catalog";',
    ],
    ["a catalogue -> rules", "wallenstein/src/catalog/cards.ts", 'import { scores } from "../steps/scoring.ts";'],
    ["bots -> a game outside tastes/", "bots/src/search.ts", 'import { wallenstein } from "@stormakt/wallenstein";'],
    ["tastes of one game -> another game", "bots/src/tastes/wallenstein.ts", 'import { FIEFS } from "@stormakt/svea-rike";'],
    ["bots -> lab", "bots/src/search.ts", 'import { contest } from "@stormakt/lab";'],
    ["lab -> a game outside observe/", "lab/src/arena/arena.ts", 'import { FIEFS } from "@stormakt/svea-rike/catalog";'],
    ["observers of one game -> another game", "lab/src/observe/wallenstein.ts", 'import { FIEFS } from "@stormakt/svea-rike/catalog";'],
    ["server -> web", "server/src/main.ts", 'import { page } from "@stormakt/web";'],
    ["host -> Node", "host/src/host.ts", 'import { setTimeout } from "node:timers/promises";'],
  ])("%s", (_what, file, text) => {
    expect(complaints(file, text)).toHaveLength(1);
  });
});

describe("the arrows allow", () => {
  it.each([
    ["game -> kernel", "wallenstein/src/index.ts", 'import { procedure } from "@stormakt/kernel";'],
    ["a game's tests -> laws", "wallenstein/test/laws.test.ts", 'import { laws } from "@stormakt/laws";'],
    ["protocol -> types of kernel", "protocol/src/index.ts", 'import type { State } from "@stormakt/kernel";'],
    ["observers -> their game", "lab/src/observe/wallenstein.ts", 'import { COUNTIES } from "@stormakt/wallenstein/catalog";'],
    ["cli -> lab", "cli/src/commands/arena.ts", 'import { contest } from "@stormakt/lab";'],
    ["web/offline -> host", "web/src/offline/worker.ts", 'import { Host } from "@stormakt/host";'],
    ["web -> a game's catalog", "web/src/games/wallenstein/board.tsx", 'import { COUNTIES } from "@stormakt/wallenstein/catalog";'],
    ["web -> a game's advice", "web/src/games/wallenstein/board.tsx", 'import { standings } from "@stormakt/wallenstein/advice";'],
    ["web -> a game's types", "web/src/games/wallenstein/board.tsx", 'import type { TableView } from "@stormakt/wallenstein";'],
    ["tastes of a game -> that game", "bots/src/tastes/wallenstein.ts", 'import { COUNTIES } from "@stormakt/wallenstein";'],
  ])("%s", (_what, file, text) => {
    expect(complaints(file, text)).toEqual([]);
  });
});

it.each([
  ["./catalog/helpers", "./src/boards.ts"],
  ["./advice", "./src/steps/index.ts"],
])("a game may not give away rules as %s", (name, file) => {
  expect(complaints("wallenstein/src/index.ts", "export {};", { exports: { [name]: file } })).toEqual([
    expect.stringContaining(`${name} is ${file}`),
  ]);
});
it("complains about a package that is not in the table", () => {
  expect(complaints("chess/src/index.ts", "export {};")).toHaveLength(1);
});

it("looks at the real sources", () => {
  expect(checkArrows(root).files).toBeGreaterThan(3);
});

it("finds imports of every form", () => {
  const text = 'import a from "a"; import "b"; export { c } from "c"; export * as d from "d"; await import("e"); type F = import("f").F;';
  expect(importsOf("file.ts", text).map(({ target }) => target)).toEqual(["a", "b", "c", "d", "e", "f"]);
});
