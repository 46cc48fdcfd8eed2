/** What is printed on the components: houses, provinces, routes, builds, decks, offices and the end table. */
export * from "./board.ts";
export * from "./decks.ts";
export * from "./houses.ts";
export * from "./things.ts";
