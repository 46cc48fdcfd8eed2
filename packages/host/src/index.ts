export type * from "./entries.ts";
export type * from "./ports.ts";
