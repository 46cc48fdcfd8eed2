import { run } from "../bootstrap/run.mjs";
import { tool } from "./tools.ts";

const paths = process.argv.slice(2);
process.exitCode = await run(process.execPath, [
  tool("@biomejs/biome", "biome"),
  "check",
  "--write",
  ...(paths.length > 0 ? paths : ["."]),
]);
