import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { withLock } from "../bootstrap/lock.mjs";
import { missingBinaries } from "../bootstrap/lockfile.mjs";
import { isGoodEnough } from "../bootstrap/node.mjs";
import { inRoot } from "../bootstrap/paths.mjs";
import { countTests } from "../tasks/counts.ts";

const folder = mkdtempSync(join(tmpdir(), "stormakt-bootstrap-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the Node at hand", () => {
  it.each(["v22.18.0", "v22.23.2", "v24.0.0", "v26.1.0"])("%s is good enough", (version) => expect(isGoodEnough(version)).toBe(true));
  it.each(["v18.20.0", "v20.20.2", "v22.17.1", "v23.11.0"])("%s is not", (version) => expect(isGoodEnough(version)).toBe(false));
});

describe("the lock", () => {
  it("lets one in at a time", async () => {
    const lock = join(folder, "one.lock");
    let inside = 0;
    let most = 0;
    const enter = () =>
      withLock(lock, async () => {
        most = Math.max(most, ++inside);
        await sleep(20);
        inside -= 1;
      });
    await Promise.all([enter(), enter(), enter()]);
    expect(most).toBe(1);
    expect(existsSync(lock)).toBe(false);
  });

  it("is taken over from a process that died", async () => {
    const lock = join(folder, "dead.lock");
    writeFileSync(lock, String(spawnSync(process.execPath, ["--version"]).pid));
    expect(await withLock(lock, async () => "in")).toBe("in");
  });

  it("is held on while a child of a dead process works", async () => {
    const lock = join(folder, "child.lock");
    writeFileSync(lock, `${spawnSync(process.execPath, ["--version"]).pid} ${process.pid}`);
    const waiting = withLock(lock, async () => "in");
    expect(await Promise.race([waiting, sleep(400, "waits")])).toBe("waits");
    rmSync(lock);
    expect(await waiting).toBe("in");
  });
});

describe("the lock file", () => {
  const text = readFileSync(inRoot("package-lock.json"), "utf8");
  it("names no registry", () => expect(text).not.toMatch(/"resolved": "https?:/));
  it("lists the binaries of every platform (else run: node scripts/bootstrap.mjs install)", () => {
    expect(missingBinaries(JSON.parse(text).packages)).toEqual({});
  });
  it("says of everything here that has a script to install it that it has, as npm would write anew at every install", () => {
    const packages = JSON.parse(text).packages as Record<string, { hasInstallScript?: boolean; link?: boolean }>;
    const here = Object.keys(packages).filter((at) => /node_modules/.test(at) && existsSync(inRoot(at, "package.json")));
    const withScript = here.filter((at) => {
      const { scripts = {} } = JSON.parse(readFileSync(inRoot(at, "package.json"), "utf8"));
      return existsSync(inRoot(at, "binding.gyp")) || ["preinstall", "install", "postinstall"].some((name) => name in scripts);
    });
    expect(withScript).toContain("node_modules/better-sqlite3");
    expect(withScript.filter((at) => packages[at]?.hasInstallScript !== true)).toEqual([]);
  });
  it("is completed with the binaries it lacks", () => {
    const packages = {
      "node_modules/tool": {
        version: "1.0.0",
        dev: true,
        optionalDependencies: { "@tool/darwin-arm64": "1.0.0", "@tool/linux-x64-gnu": "1.0.0" },
      },
      "node_modules/@tool/linux-x64-gnu": { version: "1.0.0" },
    };
    expect(missingBinaries(packages)).toEqual({
      "node_modules/@tool/darwin-arm64": { version: "1.0.0", dev: true, optional: true, os: ["darwin"], cpu: ["arm64"] },
    });
  });
});

describe("the count of tests", () => {
  const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };
  it("is Vitest's", () => expect(countTests(JSON.stringify(report), 0)).toEqual({ passed: 3, failed: 0, skipped: 1 }));
  it("has a failure for a file that did not load", () => {
    const broken = { ...report, testResults: [{ status: "failed", assertionResults: [] }] };
    expect(countTests(JSON.stringify(broken), 1).failed).toBe(1);
  });
  it("has a failure when the run failed and says no more", () => expect(countTests(JSON.stringify(report), 1).failed).toBe(1));
  it("has a failure when there is no report", () => expect(countTests(null, 0).failed).toBe(1));
});
