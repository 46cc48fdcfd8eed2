export * from "./cards.ts";
export * from "./counties.ts";
export * from "./modules.ts";
export * from "./setup.ts";
export * from "./tower.ts";
