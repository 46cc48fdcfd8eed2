export { LIMITS } from "./limits.ts";
export * from "./messages.ts";
export * from "./parts.ts";
