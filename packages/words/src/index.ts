export { wordsProblems } from "./check.ts";
export type { Language } from "./common/index.ts";
export { LANGUAGES } from "./common/index.ts";
export * from "./contract.ts";
export type { FormerWords } from "./former-speaker.ts";
export { FormerSpeaker } from "./former-speaker.ts";
export { isNamed, plainly, Speaker } from "./speaker.ts";
