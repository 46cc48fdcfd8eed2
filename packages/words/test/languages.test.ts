import { describe, expect, it } from "vitest";
import type { Manner, Words } from "../src/index.ts";
import { formerly, inEachLanguage, isLanguage, LANGUAGES, languageFor, localeOf, plainly, TONGUES } from "../src/index.ts";

describe("the language somebody asks for", () => {
  it("is the first of theirs that there is, whatever their country", () => {
    expect(languageFor(["de-AT", "en"])).toBe("de");
    expect(languageFor(["fr-CA", "sv-FI", "de"])).toBe("sv");
    expect(languageFor(["SV_se.UTF-8"])).toBe("sv");
  });
  it("is English where there is none of them, and never something every object has", () => {
    expect(languageFor([])).toBe("en");
    expect(languageFor(["fr", "C", ""])).toBe("en");
    expect(languageFor(["constructor"])).toBe("en");
    expect(isLanguage("toString")).toBe(false);
  });
});
describe("every language", () => {
  it.each(LANGUAGES)("%s has a name of its own and a locale that there is", (language) => {
    expect(TONGUES[language].name).not.toBe("");
    expect(Intl.getCanonicalLocales(localeOf(language))).toEqual([localeOf(language)]);
    expect(localeOf(language).startsWith(language)).toBe(true);
  });
  it("says in every game what no game says itself", () => {
    for (const { common } of Object.values(TONGUES)) expect(Object.keys(common.refusals)).toEqual(Object.keys(TONGUES.en.common.refusals));
    expect(TONGUES.de.common.genitive("Anna")).toBe("Annas");
    expect(TONGUES.de.common.genitive("Klaus")).toBe("Klaus’");
  });
  it("is fetched", async () => {
    expect(await inEachLanguage(async (language) => language.toUpperCase())).toMatchObject({ en: "EN", de: "DE" });
  });
});
it("a former edition speaks English in a language that came after it, and joins its lists so", () => {
  const manner: Manner = { fields: { seats: "seat" } };
  const words = (told: string) => ({ events: { met: told } }) as unknown as Words;
  const former = {
    manner,
    en: words("{seats} meet."),
    sv: words("{seats} möts."),
    placeAction: never,
    placeEvent: never,
    placeOutcome: never,
  };
  const names = ["Anna", "Bo"];
  const told = (language: "en" | "sv" | "de") =>
    plainly(formerly(former, language, (seat) => names[seat] ?? "?").event({ kind: "met", seats: [0, 1] } as { kind: string }));
  expect([told("en"), told("sv"), told("de")]).toEqual(["Anna and Bo meet.", "Anna och Bo möts.", "Anna and Bo meet."]);
});
function never(): never {
  throw new Error("nobody asks for it");
}
