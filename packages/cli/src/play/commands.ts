import type { Language } from "@stormakt/words";
import { inEachLanguage } from "@stormakt/words";

/** What can be typed besides a move. English always works; a language has words of its own besides. */
const COMMANDS = [
  "help",
  "quit",
  "undo",
  "all",
  "table",
  "log",
  "look",
  "rule",
  "rules",
  "hint",
  "as",
  "save",
  "any",
  "takeback",
  "agree",
  "decline",
  "withdraw",
  "say",
  "note",
] as const;
export type CommandWord = (typeof COMMANDS)[number];

const SAID = await inEachLanguage(
  async (language) =>
    ((await import(`../words/${language}/commands.ts`)) as { readonly commands: Readonly<Record<string, CommandWord>> }).commands,
);

/** The command a line begins with, and the rest of the line; null: it begins with none. */
export function commandIn(line: string, language: Language): { readonly command: string; readonly rest: string } | null {
  const [word = "", ...others] = line.trim().split(/\s+/);
  const said = word.toLowerCase().normalize("NFC");
  const own = Object.hasOwn(SAID[language], said) ? SAID[language][said] : undefined;
  const command = own ?? COMMANDS.find((one) => one === said) ?? null;
  return command === null ? null : { command, rest: others.join(" ") };
}
/** All words that are commands in this language, for completion. */
export const commandWords = (language: Language): string[] => [...Object.keys(SAID[language]), ...COMMANDS];
