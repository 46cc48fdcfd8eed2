import "./typecheck.ts";
import { buildServer } from "./server.ts";
import { buildWeb } from "./web.ts";

if (!process.exitCode) await Promise.all([buildWeb(), buildServer()]);
