import { LANGUAGES } from "@stormakt/words";
import { describe, expect, it } from "vitest";
import { words as en } from "../../src/words/en/index.ts";
import { fetchShell } from "../../src/words/spoken.ts";

/** The compiler asks for every entry; what it cannot see is words left in the other language, or none at all. */
function texts(pack: unknown, path = ""): [string, string][] {
  if (typeof pack === "string") return [[path, pack]];
  if (typeof pack === "function") return [[path, String(pack(...["7", "8", "9"].slice(0, pack.length || 1)))]];
  return Object.entries(pack as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}
const SAME =
  /^\.(games\..*\.title|landing\.(title|minutes)|setup\.(bot|name)|levels\.(normal\.name|champion\.name)|table\.left|me\.(hookForms\..*|passkeys)|standing\.roles\.line:.*|names\..*|looks?\..*)$/;

it.each(LANGUAGES)(
  "a bot is proposed for whoever is waited for, in %s, without saying that they are over time: only the host knows",
  async (language) => {
    const { seats, failures } = await fetchShell(language);
    const [isLate = ""] = seats.vote("Axel", "late").split(".");
    expect(isLate).toContain("Axel");
    expect(seats.proposeLate("Axel")).not.toContain(isLate);
    expect(failures["not-away"]).toContain("10 ");
  },
);
it.each(LANGUAGES)("what is said of chance in every game speaks of no dice, in %s: not every game has some", async (language) => {
  const { table, ending, analysis } = await fetchShell(language);
  for (const text of [table.takeBackHelp, ending.fair, ending.fairHelp, analysis.doubt])
    expect(text).not.toMatch(/\bdice\b|tärning|würf|wurf/i);
});
describe.each(LANGUAGES.filter((language) => language !== "en"))("the shell in %s", (language) => {
  it("says every text, and another one than English", async () => {
    const other = new Map(texts(await fetchShell(language)));
    const english = texts(en);
    expect(english.map(([path]) => path).filter((path) => !other.has(path))).toEqual([]);
    expect(english.filter(([path, text]) => text.trim() === "" || other.get(path)?.trim() === "").map(([path]) => path)).toEqual([]);
    const untranslated = english.filter(([path, text]) => other.get(path) === text && !SAME.test(path) && text.length > 6);
    expect(untranslated).toEqual([]);
  });
});
