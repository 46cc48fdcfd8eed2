/** A server in a process of its own whose writing thread can be killed from outside: by a message. */
import type { Worker } from "node:worker_threads";
import { settingsFrom, startServer, untilStopped } from "@stormakt/server";
import { pino } from "pino";

const settings = settingsFrom(process.env);
const server = await startServer(settings, pino({ level: settings.logLevel }));
process.on("message", (how: "throw" | "terminate") => {
  const { thread } = server.store as unknown as { thread: Worker | null };
  // What it cannot read it throws up; or it is ended from outside.
  if (how === "throw") thread?.postMessage(null, []);
  else void thread?.terminate();
});
process.send?.("up");
await untilStopped(server, settings);
process.exit(0);
