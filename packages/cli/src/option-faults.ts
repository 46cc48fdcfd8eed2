/** What the options of a game still lack: a rule that agrees on each, a test of that rule, a use. */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Game, GameTypes } from "@stormakt/kernel";
import type { Citations } from "./citations.ts";
import { filesUnder } from "./citations.ts";

/** `source`: what may use the options, as `sourceOf` reads it. `rules`: the ids that stand in the rulebook. */
export function optionFaults(
  options: Game<GameTypes>["options"],
  rules: ReadonlySet<string>,
  citations: (rule: string) => Citations,
  source: string,
): string[] {
  return Object.entries(options).flatMap(([name, option]) => {
    const rule = "rule" in option && typeof option.rule === "string" ? option.rule : null;
    const ruled =
      rule === null
        ? ["names no rule"]
        : !rules.has(rule)
          ? [`names ${rule}, which is no rule`]
          : citations(rule).tests.length === 0
            ? [`names ${rule}, which no test cites`]
            : [];
    return [...ruled, ...(isRead(name, source) ? [] : ["is used nowhere"])].map((fault) => `option ${name} ${fault}`);
  });
}
/** Taken out of what was agreed, by `config.name` or `{ name }: Config`: many an option is called like a thing of the game. */
const isRead = (name: string, source: string): boolean =>
  new RegExp(String.raw`\bconfig\.${name}\b|\{[^{}]*\b${name}\b[^{}]*\}(?:: (?:Readonly<)?Config\b| = (?:\w+\.)*config\b)`).test(source);

/** The sources of a game's package without comments, and without what only says what options there are. */
export const sourceOf = (folder: string): string =>
  filesUnder(join(folder, "src"))
    .filter((file) => !/^(?:options\.ts|words|rulebook|schema)/.test(relative(join(folder, "src"), file)))
    .map((file) => readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, ""))
    .join("\n");
