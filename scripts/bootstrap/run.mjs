// @ts-check
// Running other programs: output passes through, signals are handed on, the exit code comes back.
import { spawn } from "node:child_process";
import { constants } from "node:os";

const HANDED_ON = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions & { onStart?: (pid: number | undefined) => void }} [options]
 * @returns {Promise<number>} the exit code; 128 + n if a signal ended it, as a shell would say
 */
export function run(program, args, { onStart, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: "inherit", ...options });
    onStart?.(child.pid);
    // At a terminal Ctrl-C reaches the child by itself, too; a server takes both for one (packages/server/src/stop.ts).
    const handOn = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
    for (const signal of HANDED_ON) process.on(signal, handOn);
    // npm puts a shell between itself and us. A signal to npm may end that shell only, and leave us behind: then we end too.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid !== parent) child.kill("SIGTERM");
    }, 250);
    const done = () => {
      clearInterval(watch);
      for (const signal of HANDED_ON) process.off(signal, handOn);
    };
    child.once("error", (error) => {
      done();
      reject(error);
    });
    child.once("close", (code, signal) => {
      done();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 1));
    });
  });
}
