// @ts-check
// One run at a time may install or build. The lock is a file naming the processes that hold it.
import { mkdirSync, readFileSync, rmdirSync, statSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const HEARTBEAT = 2_000;
const SILENT_FOR_TOO_LONG = 60_000;

/**
 * Runs `work` while holding the lock, waiting for another holder first.
 * `work` gets a function that names a child process which keeps the lock even if this process is killed.
 * @template T
 * @param {string} file
 * @param {(alsoHeldBy: (pid: number | undefined) => void) => Promise<T>} work
 * @param {(message: string) => void} [say]
 * @returns {Promise<T>}
 */
export async function withLock(file, work, say = () => {}) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    if (breakIfAbandoned(file)) continue;
    if (!told) say("another run is installing or building; waiting for it");
    told = true;
    await sleep(250);
  }
  const beat = setInterval(() => touch(file), HEARTBEAT);
  const release = () => {
    clearInterval(beat);
    remove(file);
  };
  process.once("exit", release);
  try {
    return await work((pid) => writeFileSync(file, `${process.pid} ${pid ?? ""}`));
  } finally {
    process.off("exit", release);
    release();
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Removes a lock whose holders are all dead. A folder made first keeps two waiters from removing each other's new lock.
 * @param {string} file
 */
function breakIfAbandoned(file) {
  const gate = `${file}.breaking`;
  try {
    mkdirSync(gate);
  } catch {
    if (age(gate) > SILENT_FOR_TOO_LONG) removeFolder(gate);
    return false;
  }
  try {
    if (!isAbandoned(file)) return false;
    remove(file);
    return true;
  } finally {
    removeFolder(gate);
  }
}

/** @param {string} file */
function isAbandoned(file) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return false;
  }
  if (age(file) > SILENT_FOR_TOO_LONG) return true;
  const pids = text
    .split(" ")
    .map(Number)
    .filter((pid) => pid > 0);
  // An empty file is a lock being written this very moment.
  return pids.length > 0 && !pids.some(isAlive);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** @param {string} path */
function age(path) {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The lock was removed by hand: nothing to keep fresh.
  }
}

/** @param {string} file */
function remove(file) {
  try {
    unlinkSync(file);
  } catch {
    // Already gone.
  }
}

/** @param {string} folder */
function removeFolder(folder) {
  try {
    rmdirSync(folder);
  } catch {
    // Already gone.
  }
}
