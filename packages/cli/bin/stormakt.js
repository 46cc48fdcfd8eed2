#!/usr/bin/env node
// Finds a Node that runs TypeScript, this one or .stormakt/node, and hands the command line to src/main.ts.
import { fileURLToPath } from "node:url";
import { environmentFor, findNode } from "../../../scripts/bootstrap/node.mjs";
import { run } from "../../../scripts/bootstrap/run.mjs";

try {
  const node = await findNode((message) => console.error(`stormakt: ${message}`));
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const args = ["--disable-warning=ExperimentalWarning", main, ...process.argv.slice(2)];
  process.exitCode = await run(node.binary, args, { env: environmentFor(node) });
} catch (error) {
  console.error(`stormakt: ${error.message}`);
  process.exitCode = 1;
}
