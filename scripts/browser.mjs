// @ts-check
// A Chromium for tests that need a real browser. Called by the set-up of e2e tests, so that nothing is installed before it is needed.
import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { withLock } from "./bootstrap/lock.mjs";
import { inWorkshop } from "./bootstrap/paths.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

/** Flags a headless browser wants in a container run by root. */
export const CHROMIUM_FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];

/**
 * The path of a Chromium: CHROMIUM_PATH, else one found on this machine, else Debian's, installed now if we may.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  return lookForChromium() ?? (await installChromium());
}

/** @returns {string | null} */
function lookForChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (isExecutable(asked)) return asked;
    throw new Error(`CHROMIUM_PATH is ${asked}, which is not a program that can be run.`);
  }
  const folders = [...new Set(["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)])];
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...MAC].find(isExecutable) ?? null;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<string>} */
async function installChromium() {
  const mayInstall = process.platform === "linux" && process.getuid?.() === 0 && isExecutable("/usr/bin/apt-get");
  if (!mayInstall) {
    throw new Error(
      "No Chromium found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one; on Debian: apt-get install chromium",
    );
  }
  return withLock(inWorkshop("chromium.lock"), async () => {
    const found = lookForChromium();
    if (found !== null) return found;
    console.error("stormakt: installing Debian's chromium for the browser tests");
    apt("update");
    // Without a font there is no text on a screenshot.
    apt("install", "-y", "--no-install-recommends", "chromium", "fonts-liberation");
    const installed = lookForChromium();
    if (installed === null) throw new Error("apt-get installed chromium, but it cannot be found.");
    return installed;
  });
}

/** @param {...string} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("apt-get", ["-q", ...args], { env, stdio: ["ignore", "ignore", "inherit"] });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) console.log(await findChromium());
