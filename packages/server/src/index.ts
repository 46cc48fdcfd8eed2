export { endOnSurprise, newLog } from "./log.ts";
export { whyNotStarted } from "./not-started.ts";
export type { RunningServer } from "./server.ts";
export { startServer } from "./server.ts";
export type { Settings } from "./settings.ts";
export { settingsFrom } from "./settings.ts";
export { untilStopped } from "./stop.ts";
