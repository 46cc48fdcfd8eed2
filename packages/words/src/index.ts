export { wordsProblems } from "./check.ts";
export * from "./contract.ts";
export type { FormerWords } from "./former-speaker.ts";
export { FormerSpeaker, formerly } from "./former-speaker.ts";
export type { Language, Tongue } from "./languages.ts";
export { inEachLanguage, isLanguage, LANGUAGES, languageFor, listIn, localeOf, TONGUES } from "./languages.ts";
export { isNamed, plainly, Speaker } from "./speaker.ts";
