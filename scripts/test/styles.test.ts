import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { root } from "../bootstrap/paths.mjs";
import { checkStyles, fixed } from "../styles/check.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
/** The complaints about a client that has only this style. */
function complaints(text: string, file = "shell/one.module.css"): readonly string[] {
  const repository = mkdtempSync(join(tmpdir(), "stormakt-styles-"));
  folders.push(repository);
  for (const folder of ["games", "kit", "maps", "shell", "style"])
    mkdirSync(join(repository, "packages/web/src", folder), { recursive: true });
  const path = join(repository, "packages/web/src", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return checkStyles(repository).problems;
}
describe("styles are held to the tokens", () => {
  it.each([
    ["a space", ".a {\n  padding: 12px var(--s-2);\n}"],
    ["a space below zero", ".a {\n  margin-left: -8px;\n}"],
    ["a gap", ".a {\n  gap: 10px;\n}"],
    ["a size of type", ".a {\n  font-size: 1.2rem;\n}"],
    ["a size in a shorthand", ".a {\n  font: 400 1.3rem / 1.1 var(--font-display);\n}"],
    ["a size that does not follow the reader's", ".a {\n  font-size: 14px;\n}"],
    ["a layer", ".a {\n  z-index: 7;\n}"],
  ])("%s without its token is told, wherever it lies", (_, text) => {
    for (const folder of ["shell", "games/wallenstein", "maps/chart"]) expect(complaints(text, `${folder}/one.module.css`)).toHaveLength(1);
  });
  it.each([
    ["a question about the width of the window", "@media (max-width: 700px) {\n}"],
    ["a question about its height among others", "@media screen, (min-height: 521px) {\n}"],
    ["a question about how it is held", "@media (orientation: portrait) {\n}"],
    ["a measure of the window", ".a {\n  max-height: calc(60dvh - 2em);\n}"],
  ])("%s is for the shell, not for what lies in an area of the table", (_, text) => {
    expect(complaints(text, "games/svea-rike/one.module.css")).toHaveLength(1);
    expect(complaints(text, "maps/svea-rike/one.module.css")).toHaveLength(1);
    expect(complaints(text)).toEqual([]);
  });
  it("what the reader has chosen and what the device can do may be asked anywhere, and the size of the area", () => {
    const text = "@media (prefers-reduced-motion: reduce) {\n}\n@media (hover: hover) {\n}\n@container room (max-width: 500px) {\n}";
    expect(complaints(text, "games/svea-rike/one.module.css")).toEqual([]);
  });
  it("what is by tokens, a hairline, a measure of the layout and a drawing are as they should be", () => {
    expect(
      complaints(".a {\n  padding: var(--s-2) 0 1px;\n  font-size: 0.9em;\n  z-index: var(--z-note);\n  width: 37px;\n  margin: 60px;\n}"),
    ).toEqual([]);
    for (const drawn of [".a {\n  fill: red;\n  font: 500 12px var(--font-text);\n}", ".a,\n.b text {\n  font-size: 12px;\n}"])
      expect(complaints(drawn, "maps/chart/one.module.css")).toEqual([]);
    // A drawing in the rule before does not excuse a text.
    expect(complaints(".a text {\n  fill: red;\n}\n.b {\n  font-size: 12px;\n}", "maps/chart/one.module.css")).toHaveLength(1);
  });
  it("what can be put right is put right by the nearest token", () => {
    expect(fixed("  padding: 5px 16px 0;")).toBe("  padding: var(--s-1) var(--s-4) 0;");
    expect(fixed("  margin: -6px 0;")).toBe("  margin: calc(-1 * var(--s-1h)) 0;");
    expect(fixed("  font: 400 1.3rem / 1.1 var(--font-display);")).toBe("  font: 400 var(--fs-4) / 1.1 var(--font-display);");
    expect(fixed("  z-index: 6;")).toBe("  z-index: var(--z-drawer);");
  });
  it("the client keeps to them", () => {
    expect(checkStyles(root).problems).toEqual([]);
  });
});
