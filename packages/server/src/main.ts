import { enableCompileCache } from "node:module";
import { settingsFrom } from "./settings.ts";

// Before anything large is loaded: the second start is twice as quick.
enableCompileCache();
const { startServer } = await import("./server.ts");
const { untilStopped } = await import("./stop.ts");
const { endOnSurprise, newLog } = await import("./log.ts");

const settings = settingsFrom(process.env);
const log = newLog(settings.logLevel);
endOnSurprise(log);
try {
  const server = await startServer(settings, log);
  console.log(`Stormakt is at http://localhost:${server.port}`);
  await untilStopped(server, settings);
  process.exit(0);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === "EADDRINUSE" ? `Port ${settings.port} is taken. Choose another: PORT=8629 npm start` : message);
  process.exit(1);
}
