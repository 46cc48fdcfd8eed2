/** WA-SETUP-17 What is printed on the components, and what had to be reconstructed: the tower, and the amounts of the modules. */
export * from "./cards.ts";
export * from "./counties.ts";
export * from "./modules.ts";
export * from "./setup.ts";
export * from "./tower.ts";
