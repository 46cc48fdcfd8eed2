import { runChecks, staticChecks } from "./checks.ts";

const results = await runChecks(staticChecks());
const failed = results.filter(({ code }) => code !== 0);
console.log(failed.length === 0 ? "All checks hold." : `Failed: ${failed.map(({ name }) => name).join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
