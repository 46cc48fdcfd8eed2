/** Pure helpers on the open table (a table view is one too): for boards, hints and bots. */
export * from "./foresight.ts";
export * from "./income.ts";
export * from "./odds.ts";
export * from "./score.ts";
