import { enableCompileCache, flushCompileCache } from "node:module";
import type { Settings } from "./index.ts";

// Before anything large is loaded: the second start is twice as quick.
enableCompileCache();
const { endOnSurprise, newLog, settingsFrom, startServer, untilStopped, whyNotStarted } = await import("./index.ts");

let settings: Settings | undefined;
try {
  settings = settingsFrom(process.env);
  const log = newLog(settings.logLevel);
  endOnSurprise(log);
  const server = await startServer(settings, log);
  console.log(`Stormakt is at http://localhost:${server.port}`);
  // Node would keep what it has compiled when the server ends by itself: one that is killed would leave the next start as slow as its own.
  flushCompileCache();
  await untilStopped(server, settings);
  process.exit(0);
} catch (error) {
  console.error(whyNotStarted(error, settings));
  process.exit(1);
}
