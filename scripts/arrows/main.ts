import { root } from "../bootstrap/paths.mjs";
import { checkArrows } from "./check.ts";

const { files, imports, problems } = checkArrows(root);
for (const problem of problems) console.error(problem);
console.log(`${imports} imports in ${files} files, ${problems.length} against the arrows`);
process.exitCode = problems.length > 0 ? 1 : 0;
