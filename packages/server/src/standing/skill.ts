import { createRequire } from "node:module";
import type * as openskill from "openskill";

const require = createRequire(import.meta.url);
/** How good people are found to be. Four hundred files, needed once a rated match is over or somebody is looked up: a server starts without. */
export const skill = (): typeof openskill => require("openskill") as typeof openskill;
