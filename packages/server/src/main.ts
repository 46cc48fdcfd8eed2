import { enableCompileCache } from "node:module";
import { settingsFrom } from "./settings.ts";

// Before anything large is loaded: the second start is twice as quick.
enableCompileCache();
const { startServer } = await import("./server.ts");
const { untilStopped } = await import("./stop.ts");
const { pino } = await import("pino");

const settings = settingsFrom(process.env);
const log = pino({ level: settings.logLevel });
// What nobody caught leaves the process in a state that nobody knows: it is told of, and ended. Nothing acknowledged is lost by that.
process.on("uncaughtException", (error) => {
  log.fatal({ err: error }, "the server cannot go on");
  process.exit(70);
});
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
