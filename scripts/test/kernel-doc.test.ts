import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { inRoot } from "../bootstrap/paths.mjs";
import { typeCheck } from "../tasks/checks.ts";
import { runQuietly } from "../tasks/tools.ts";

/** The game of docs/kernel.md as it stands there, in a folder of its own. */
const folder = mkdtempSync(join(tmpdir(), "stormakt-doc-"));
afterAll(() => rmSync(folder, { recursive: true }));
const section =
  readFileSync(inRoot("docs/kernel.md"), "utf8")
    .split("\n## ")
    .find((text) => text.startsWith("A game from nothing")) ?? "";
const blocks = [...section.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, text]) => text as string);
symlinkSync(inRoot("node_modules"), join(folder, "node_modules"), "dir");
copyFileSync(inRoot("tsconfig.base.json"), join(folder, "tsconfig.base.json"));
writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
writeFileSync(join(folder, "pier.ts"), blocks.join("\n"));
writeFileSync(
  join(folder, "tsconfig.json"),
  JSON.stringify({ extends: "./tsconfig.base.json", compilerOptions: { lib: ["es2024"], types: ["node"] }, include: ["pier.ts"] }),
);
/** What goes into a package: the game without the block that plays it. */
writeFileSync(join(folder, "packed.ts"), blocks.slice(0, -1).join("\n"));
writeFileSync(
  join(folder, "tsconfig.packed.json"),
  JSON.stringify({
    extends: "./tsconfig.json",
    compilerOptions: { noUnusedLocals: true, noUnusedParameters: true },
    include: ["packed.ts"],
  }),
);
writeFileSync(
  join(folder, "laws.ts"),
  `import { pier } from "./pier.ts";
import { examine, sayBreach } from "${inRoot("packages/laws/src/examine.ts")}";
import { LAWS } from "${inRoot("packages/laws/src/laws.ts")}";
for (const law of LAWS.filter(({ id }) => id !== "words")) {
  const breach = examine(pier, law, { open: true, effort: 0.2 });
  console.log(breach === null ? "holds " + law.id : "law " + sayBreach(breach));
}`,
);

describe("the game that docs/kernel.md writes from nothing", () => {
  it("is all there", () => expect(blocks).toHaveLength(5));
  it("has its types in order", async () => {
    expect(await runQuietly(typeCheck("tsconfig.json"), folder)).toMatchObject({ code: 0, output: "" });
  });
  it("imports nothing that is not used where its last block is left out", async () => {
    expect(await runQuietly(typeCheck("tsconfig.packed.json"), folder)).toMatchObject({ code: 0, output: "" });
  });
  it("is played to the end", async () => {
    const { code, output } = await runQuietly([join(folder, "pier.ts")], folder);
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringMatching(/takes \d of (granite|marble|slate)\n(.|\n)*won by \[ \d \]/),
    });
  });
  it("keeps the laws", async () => {
    const { code, output } = await runQuietly([join(folder, "laws.ts")], folder);
    expect(code).toBe(0);
    const said = output.split("\n").filter((line) => /^(holds|law)/.test(line));
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((line) => !line.startsWith("holds"))).toEqual([]);
  });
});
