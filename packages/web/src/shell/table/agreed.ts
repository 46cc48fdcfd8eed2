import type { Option } from "@stormakt/kernel";
import type { GameInfo } from "@stormakt/protocol";
import type { Words } from "@stormakt/words";
import type { ShellWords } from "../../words/index.ts";

/** What is agreed on at a table, in words: what is done without is not named. */
export function agreedIn(
  config: Readonly<Record<string, unknown>>,
  options: GameInfo["options"],
  words: Words["options"],
  t: ShellWords["setup"],
): string[] {
  return Object.entries(config).flatMap(([id, value]) => {
    const [option, said] = [options[id] as Option | undefined, words[id]];
    if (option === undefined || said === undefined) return [];
    switch (option.kind) {
      case "flag":
        return value === true ? [said.name] : [];
      case "number":
        return typeof value === "number" ? [`${said.name}: ${value}`] : [];
      case "choice":
        return [`${said.name}: ${said.choices?.[String(value)] ?? String(value)}`];
      case "seat":
        return [`${said.name}: ${typeof value === "number" ? t.chair(value + 1) : t.random}`];
    }
  });
}
