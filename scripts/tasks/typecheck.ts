import { run } from "../bootstrap/run.mjs";
import { typeCheck } from "./checks.ts";
import { typeScriptProjects } from "./tools.ts";

for (const project of typeScriptProjects()) {
  const code = await run(process.execPath, [...typeCheck(project)]);
  console.log(`${code === 0 ? "ok" : "FAILED"}  ${project}`);
  process.exitCode ||= code;
}
