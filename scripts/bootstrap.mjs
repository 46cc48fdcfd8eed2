#!/usr/bin/env node
// @ts-check
// The door every npm script goes through: node scripts/bootstrap.mjs <task> [--] [arguments]
// Plain JavaScript for Node 18 and later, with no dependencies. It sees to a recent Node and to node_modules, then runs the task with them.
import { ensureInstalled, install } from "./bootstrap/install.mjs";
import { environmentFor, findNode, npmCommand } from "./bootstrap/node.mjs";
import { inRoot, root } from "./bootstrap/paths.mjs";
import { run } from "./bootstrap/run.mjs";

/** Tasks that are a file run by Node. */
const FILES = {
  start: "scripts/tasks/start.ts",
  test: "scripts/tasks/test.ts",
  check: "scripts/tasks/check.ts",
  build: "scripts/tasks/build.ts",
  typecheck: "scripts/tasks/typecheck.ts",
  lint: "scripts/tasks/lint.ts",
  format: "scripts/tasks/format.ts",
  freeze: "scripts/tasks/freeze.ts",
  bench: "packages/bench/src/main.ts",
  chaos: "packages/bench/src/chaos/main.ts",
  rules: "packages/cli/src/main.ts",
  mutate: "scripts/mutate/main.ts",
};

const USAGE = `usage: node scripts/bootstrap.mjs <task> [--] [arguments]
  ${Object.keys(FILES).join(", ")}: that npm script
  install: npm install with the right Node; arguments go to npm
  exec: any command, with the right node, npm and node_modules/.bin first in PATH`;

const say = (/** @type {string} */ message) => console.error(`stormakt: ${message}`);

/**
 * @param {string | undefined} task
 * @param {string[]} args
 */
async function main(task, args) {
  if (task === "exec" && args.length > 0) return exec(args);
  if (task === "install") return installWith(args);
  if (task !== undefined && Object.hasOwn(FILES, task)) return runTask(/** @type {keyof typeof FILES} */ (task), args);
  console.error(USAGE);
  return 2;
}

/**
 * @param {keyof typeof FILES} task
 * @param {string[]} args
 */
async function runTask(task, args) {
  const node = await findNode(say);
  await ensureInstalled(node, say);
  const before = task === "rules" ? ["rules"] : [];
  return run(node.binary, ["--disable-warning=ExperimentalWarning", inRoot(FILES[task]), ...before, ...args], {
    cwd: root,
    env: environmentFor(node),
  });
}

/** @param {string[]} args */
async function installWith(args) {
  await install(await findNode(say), args, say);
  return 0;
}

/** @param {string[]} args */
async function exec([program = "", ...args]) {
  const node = await findNode(say);
  const env = environmentFor(node);
  if (program === "node") return run(node.binary, args, { env });
  if (program === "npm") {
    const [binary, ...before] = npmCommand(node.binary);
    return run(binary, [...before, ...args], { env });
  }
  return run(program, args, { env, shell: process.platform === "win32" });
}

const [task, ...rest] = process.argv.slice(2);
try {
  process.exitCode = await main(task, rest[0] === "--" ? rest.slice(1) : rest);
} catch (error) {
  say(error.code === "ENOENT" ? `${error.path ?? error.message}: not found` : error.message);
  process.exitCode = 1;
}
