import "./typecheck.ts";
import { buildWeb } from "./web.ts";

if (!process.exitCode) await buildWeb();
