// @ts-check
// Where things are. Plain JavaScript: this runs on Node 18, before anything is installed.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Everything the scripts make for themselves; ignored by git, safe to delete. */
const workshop = join(root, ".stormakt");

/** @param {...string} parts */
export const inRoot = (...parts) => join(root, ...parts);
/** @param {...string} parts */
export const inWorkshop = (...parts) => join(workshop, ...parts);
