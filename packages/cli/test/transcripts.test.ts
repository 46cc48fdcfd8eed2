/** The first round of each game as a person at a terminal sees it, kept under docs/terminal. `STORMAKT_WRITE=1` writes them anew. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Language } from "@stormakt/words";
import { LANGUAGES } from "@stormakt/words";
import { describe, expect, it } from "vitest";
import { stormakt } from "./run.ts";

const FOLDER = join(import.meta.dirname, "../../../docs/terminal");
interface Scene {
  readonly game: string;
  readonly options: string;
  /** What is typed, by language where words differ. */
  readonly typed: Readonly<Record<Language, readonly string[]>>;
}
/** The same in every language. */
const all = (...typed: readonly string[]) => ({ en: typed, sv: typed, de: typed });
const firstOf = (count: number): string[] => Array.from({ length: count }, () => "1");
const SCENES: readonly Scene[] = [
  {
    game: "vasa-regalis",
    options: "inventory=true,firstLeader=0",
    typed: {
      en: ["help", "take the wood procurer", "to Bengt: wood 1 for iron 1", "", "table", "ready", "quit"],
      sv: ["hjälp", "1", "till Bengt: virke 1 mot järn 1", "", "bordet", "redo", "sluta"],
      de: ["hilfe", "1", "an Bengt: Holz 1 für Eisen 1", "", "tisch", "bereit", "ende"],
    },
  },
  {
    game: "wallenstein",
    options: "setupMode=lineup,startSeat=0",
    typed: {
      en: ["1", "look Bremen", "taxes Osnabrück", "1", "taxes", "another", "", "quit"],
      sv: ["1", "visa Bremen", "skatt Osnabrück", "1", "skatt", "annat", "", "sluta"],
      de: ["1", "zeige Bremen", "Steuern Osnabrück", "1", "Steuern", "anders", "", "ende"],
    },
  },
  { game: "mare-balticum", options: "firstChancellor=0", typed: all(...firstOf(14), "look Livonia", "quit") },
  { game: "svea-rike", options: "", typed: all("1", "look Gotland", ...firstOf(8), "quit") },
];

describe.each(SCENES)("the first round of $game in the terminal", ({ game, options, typed }) => {
  it.each(LANGUAGES)("is as the document shows it, in %s, within eighty columns", async (lang) => {
    const args = ["play", game, "--seats", "you:Karin,random,random", "--seed", "transcript", "--lang", lang];
    const { out, err } = await stormakt([...args, ...(options === "" ? [] : ["--options", options])], typed[lang], {
      COLUMNS: "80",
    });
    expect(err).toBe("");
    const text = out.replace(/--resume \S+/, "--resume …/last-game.json");
    // The hash is one word, and what is typed may be as long as one likes.
    expect(text.split("\n").filter((line) => line.length > 80 && !/^commitment| > /.test(line))).toEqual([]);
    const file = join(FOLDER, `${game}.${lang}.txt`);
    if (process.env["STORMAKT_WRITE"] === "1") {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    expect(text).toBe(readFileSync(file, "utf8"));
  });
});
