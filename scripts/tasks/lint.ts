import { run } from "../bootstrap/run.mjs";
import { lint } from "./checks.ts";

process.exitCode = await run(process.execPath, [...lint(...process.argv.slice(2))]);
