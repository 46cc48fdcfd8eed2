import { expect, it } from "vitest";
import { en } from "../../src/words/en.ts";
import { sv } from "../../src/words/sv.ts";

/** The compiler asks for every entry; what it cannot see is words left in the other language, or none at all. */
function texts(pack: unknown, path = ""): [string, string][] {
  if (typeof pack === "string") return [[path, pack]];
  if (typeof pack === "function") return [[path, String(pack(...["7", "8", "9"].slice(0, pack.length || 1)))]];
  return Object.entries(pack as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}
const SAME = /^\.(games\..*\.title|landing\.(title|minutes)|setup\.bot|levels\.normal\.name|table\.left|names\..*|looks?\..*)$/;

it("every text is there in both languages, and is another one", () => {
  const swedish = new Map(texts(sv));
  const english = texts(en);
  expect(english.map(([path]) => path).filter((path) => !swedish.has(path))).toEqual([]);
  expect(english.filter(([path, text]) => text.trim() === "" || swedish.get(path)?.trim() === "").map(([path]) => path)).toEqual([]);
  const untranslated = english.filter(([path, text]) => swedish.get(path) === text && !SAME.test(path) && text.length > 6);
  expect(untranslated).toEqual([]);
});
