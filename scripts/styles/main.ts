import { readFileSync, writeFileSync } from "node:fs";
import { root } from "../bootstrap/paths.mjs";
import { checkStyles, fixed, stylesIn } from "./check.ts";

if (process.argv.includes("--fix"))
  for (const file of stylesIn(root)) {
    const text = readFileSync(file, "utf8");
    const next = text.split("\n").map(fixed).join("\n");
    if (next !== text) writeFileSync(file, next);
  }
const { files, declarations, problems } = checkStyles(root);
for (const problem of problems) console.error(problem);
console.log(`${declarations} declarations in ${files} files, ${problems.length} without tokens`);
process.exitCode = problems.length > 0 ? 1 : 0;
