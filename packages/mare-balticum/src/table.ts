/** The table and all that reads or changes it; its layout is known nowhere else. */
export * from "./table/decks.ts";
export * from "./table/enemies.ts";
export * from "./table/goods.ts";
export * from "./table/layout.ts";
export * from "./table/lines.ts";
export * from "./table/subjects.ts";
