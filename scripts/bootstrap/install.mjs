// @ts-check
// Dependencies: installed when they are missing, changed or half there, and left alone otherwise.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { withLock } from "./lock.mjs";
import { completeLockFile } from "./lockfile.mjs";
import { environmentFor, npmCommand } from "./node.mjs";
import { inRoot, inWorkshop, root } from "./paths.mjs";
import { run } from "./run.mjs";

/** @typedef {{ node: string, manifests: string }} Stamp */

const stampFile = inWorkshop("installed.json");
const lockFile = inWorkshop("install.lock");
const QUIET = ["--no-audit", "--no-fund", "--loglevel=error", "--include=dev"];

/**
 * @param {import("./node.mjs").Node} node
 * @param {(message: string) => void} say
 */
export async function ensureInstalled(node, say) {
  if (isUpToDate(readStamp(), currentStamp(node))) return;
  await withLock(
    lockFile,
    async (alsoHeldBy) => {
      const before = readStamp();
      const wanted = currentStamp(node);
      if (isUpToDate(before, wanted)) return;
      // A whole install for this Node only needs what changed; anything else is made anew from the lock file.
      const sound = before !== null && before.node === wanted.node && hasModules() && !process.env.CI;
      say(sound ? "package files changed: npm install" : "installing dependencies: npm ci");
      await callNpm(node, [sound ? "install" : "ci", ...QUIET], alsoHeldBy);
    },
    say,
  );
}

/**
 * `npm install` with arguments of the caller's, for adding and updating packages.
 * @param {import("./node.mjs").Node} node
 * @param {string[]} args
 * @param {(message: string) => void} say
 */
export async function install(node, args, say) {
  await withLock(lockFile, (alsoHeldBy) => callNpm(node, ["install", ...QUIET, ...args], alsoHeldBy), say);
}

/**
 * The stamp is gone while npm works and comes back only after it succeeded, so an interrupted install is seen.
 * @param {import("./node.mjs").Node} node
 * @param {string[]} args
 * @param {(pid: number | undefined) => void} onStart
 */
async function callNpm(node, args, onStart) {
  const before = readStamp();
  rmSync(stampFile, { force: true });
  const [program, ...first] = npmCommand(node.binary);
  const code = await run(program, [...first, ...args], { cwd: root, env: environmentFor(node), onStart });
  if (code !== 0) {
    // An install that npm gave up by itself was rolled back: what stood before still stands. One ended by a signal was not.
    if (args[0] === "install" && before !== null && code < 128) writeStamp(before);
    const hint = args[0] === "ci" ? " If a package.json changed, bring the lock file up to date: node scripts/bootstrap.mjs install" : "";
    throw new Error(`npm ${args[0]} failed with exit code ${code}.${hint}`);
  }
  if (args[0] === "install") completeLockFile(inRoot("package-lock.json"));
  writeStamp(currentStamp(node));
}

/** @param {Stamp} stamp */
function writeStamp(stamp) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${JSON.stringify(stamp)}\n`);
}

/** @returns {Stamp | null} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, "utf8"));
  } catch {
    return null;
  }
}

/**
 * @param {import("./node.mjs").Node} node
 * @returns {Stamp}
 */
function currentStamp(node) {
  // Compiled packages fit one major version of Node on one platform.
  return { node: `${node.version.split(".")[0]} ${process.platform} ${process.arch}`, manifests: digestOfManifests() };
}

/**
 * @param {Stamp | null} found
 * @param {Stamp} wanted
 */
function isUpToDate(found, wanted) {
  return found !== null && found.node === wanted.node && found.manifests === wanted.manifests && hasModules();
}

/** npm writes this file last. */
const hasModules = () => existsSync(inRoot("node_modules", ".package-lock.json"));

const INSTALL_FIELDS = [
  "name",
  "version",
  "bin",
  "workspaces",
  "overrides",
  "dependencies",
  "devDependencies",
  "optionalDependencies",
  "peerDependencies",
];

/** Only what an install depends on: editing a script or an export installs nothing. */
function digestOfManifests() {
  const digest = createHash("sha256");
  for (const file of [".npmrc", "package-lock.json"]) if (existsSync(inRoot(file))) digest.update(readFileSync(inRoot(file)));
  const packages = existsSync(inRoot("packages")) ? readdirSync(inRoot("packages")).sort() : [];
  for (const manifest of [inRoot("package.json"), ...packages.map((name) => inRoot("packages", name, "package.json"))]) {
    if (!existsSync(manifest)) continue;
    const fields = JSON.parse(readFileSync(manifest, "utf8"));
    digest.update(JSON.stringify(INSTALL_FIELDS.map((field) => fields[field] ?? null)));
  }
  return digest.digest("hex");
}
