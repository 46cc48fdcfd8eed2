export { isDeeper } from "./deep.ts";
export { LIMITS } from "./limits.ts";
export * from "./messages.ts";
export * from "./parts.ts";
export { liveAddress, PROTOCOL } from "./version.ts";
