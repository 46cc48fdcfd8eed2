import { pathToFileURL } from "node:url";
import { buildServer, SERVER } from "./server.ts";
import { buildWeb } from "./web.ts";

try {
  await Promise.all([buildWeb(), buildServer()]);
} catch (error) {
  console.error(`stormakt: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
// In this very process, so that a signal reaches the server without a detour.
await import(pathToFileURL(SERVER).href);
