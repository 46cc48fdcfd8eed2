export type { Bot, Budget } from "./bot.ts";
export type { Taste } from "./contract.ts";
export { greedyBot } from "./greedy.ts";
export { randomBot } from "./random.ts";
export { BOTS, botCalled, botsFor } from "./registry.ts";
export { gamesWithTaste, tasteOf } from "./tastes/index.ts";
export type { Question } from "./think.ts";
export { think } from "./think.ts";
