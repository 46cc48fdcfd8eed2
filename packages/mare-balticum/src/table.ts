/** The table and all that reads or changes it; how its lists are counted through is known nowhere else. */

export * from "./table/board.ts";
export * from "./table/decks.ts";
export * from "./table/enemies.ts";
export * from "./table/goods.ts";
export * from "./table/lines.ts";
export * from "./table/subjects.ts";
