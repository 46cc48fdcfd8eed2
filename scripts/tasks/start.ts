import { pathToFileURL } from "node:url";
import { inRoot } from "../bootstrap/paths.mjs";
import { buildWeb } from "./web.ts";

try {
  await buildWeb();
} catch (error) {
  console.error(`stormakt: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
// In this very process, so that a signal reaches the server without a detour.
await import(pathToFileURL(inRoot("packages/server/src/main.ts")).href);
