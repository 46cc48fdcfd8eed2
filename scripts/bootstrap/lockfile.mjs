// @ts-check
// Completing package-lock.json with the binaries of other platforms.
//
// A registry mirror may hold the binaries of some platforms only. npm then leaves the others out of the lock file, and `npm ci` refuses
// the file as incomplete, on every platform. What each package asks for is known exactly, so the missing entries are written here.
import { readFileSync, writeFileSync } from "node:fs";

/** @typedef {{ version?: string, optionalDependencies?: Record<string, string>, [field: string]: unknown }} Entry */
/** @typedef {Record<string, Entry>} Packages */

const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const PROCESSORS = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/**
 * Writes the missing entries into a lock file; leaves a complete one untouched.
 * @param {string} file
 */
export function completeLockFile(file) {
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const missing = missingBinaries(lock.packages);
  if (Object.keys(missing).length === 0) return;
  const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
}

/**
 * Binaries that a package offers for some platform and that the lock file does not list.
 * @param {Packages} packages
 * @returns {Packages}
 */
export function missingBinaries(packages) {
  /** @type {Packages} */
  const missing = {};
  for (const [at, parent] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      if (platform === null || !/^\d+\.\d+\.\d+\S*$/.test(version)) continue;
      const known = { ...packages, ...missing };
      const places = [`${at}/node_modules/${name}`, `node_modules/${name}`];
      if (places.some((place) => known[place]?.version === version)) continue;
      const place = known[`node_modules/${name}`] === undefined ? `node_modules/${name}` : `${at}/node_modules/${name}`;
      missing[place] = { version, ...(parent.dev === true ? { dev: true } : {}), optional: true, ...platform };
    }
  }
  return missing;
}

/**
 * The platform in a package's name: "@oxlint/binding-linux-x64-musl" is for Linux with musl on x64.
 * @param {string} name
 */
function platformOf(name) {
  const parts = name.split(/[-/]/);
  const os = parts.filter((part) => SYSTEMS.includes(part));
  const cpu = parts.filter((part) => PROCESSORS.includes(part));
  if (cpu.length !== 1 || (os.length !== 1 && cpu[0] !== "wasm32")) return null;
  const libc = os[0] === "linux" ? (parts.some((part) => part.startsWith("musl")) ? ["musl"] : ["glibc"]) : null;
  return { ...(os.length > 0 ? { os } : {}), cpu, ...(libc ? { libc } : {}) };
}
