/** What is set from outside, name by name: what it is when nothing is said, what it is then, and what is refused. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Settings } from "../src/settings.ts";
import { hasWeb, settingsFrom } from "../src/settings.ts";

const web = fileURLToPath(new URL("../../web/dist", import.meta.url));
const NUMBERS = [
  ["PORT", "port", 8628],
  ["TRUST_PROXY", "trustProxy", 0],
  ["BOT_THREADS", "botThreads", 1],
  ["LEASE", "lease", 15_000],
  ["RATE", "rate", 50],
  ["GUESTS", "guests", 30],
  ["TABLES", "tables", 30],
  ["SOCKETS", "socketsEach", 64],
  ["KEEP_GATHERING", "keepGathering", 30],
  ["KEEP_RUNNING", "keepRunning", 400],
  ["DRAIN", "drain", 0],
  ["METRICS_PORT", "metricsPort", null],
  ["NOTICE_ROUND", "noticeRound", 5_000],
] as const satisfies readonly (readonly [string, keyof Settings, number | null])[];
const TEXTS = [
  ["HOST", "host", "::"],
  ["DATABASE_URL", "databaseUrl", ""],
  ["WEB_DIR", "webDir", web],
  ["METRICS_HOST", "metricsHost", "127.0.0.1"],
  ["PUBLIC_URL", "publicUrl", ""],
  ["SMTP_URL", "smtpUrl", ""],
  ["MAIL_FROM", "mailFrom", ""],
  ["CONTACT", "contact", ""],
  ["GAMES", "games", ""],
] as const satisfies readonly (readonly [string, keyof Settings, string])[];

describe("a number", () => {
  it.each(NUMBERS)("%s is %s, and %s where nothing is said", (name, field, usual) => {
    expect(settingsFrom({})[field]).toBe(usual);
    expect(settingsFrom({ [name]: "" })[field]).toBe(usual);
    expect(settingsFrom({ [name]: "7" })[field]).toBe(7);
    expect(settingsFrom({ [name]: "0" })[field]).toBe(0);
    for (const bad of ["-1", "1.5", "many", "NaN"])
      expect(() => settingsFrom({ [name]: bad })).toThrow(`${name} must be a whole number, not ${bad}`);
  });
});
describe("a text", () => {
  it.each(TEXTS)("%s is %s, and %j where nothing is said", (name, field, usual) => {
    expect(settingsFrom({})[field]).toBe(usual);
    expect(settingsFrom({ [name]: "said" })[field]).toBe("said");
  });
  it("that is an address has no slash at its end", () => {
    expect(settingsFrom({ PUBLIC_URL: "https://stormakt.example//" }).publicUrl).toBe("https://stormakt.example");
  });
  it("that is a folder is found from where the server was started", () => {
    expect([settingsFrom({}).dataDir, settingsFrom({ DATA_DIR: "/srv/x" }).dataDir]).toEqual([resolve("./data"), "/srv/x"]);
  });
});
it("how much is logged is one of the levels there are", () => {
  expect([undefined, "", "warn", "silent"].map((said) => settingsFrom({ LOG_LEVEL: said }).logLevel)).toEqual([
    "info",
    "info",
    "warn",
    "silent",
  ]);
  expect(() => settingsFrom({ LOG_LEVEL: "loud" })).toThrow(/^LOG_LEVEL must be one of .*, not loud$/);
});
it.each(["PORT", "METRICS_PORT"])("%s is a port", (name) => {
  expect(() => settingsFrom({ [name]: "65535" })).not.toThrow();
  expect(() => settingsFrom({ [name]: "65536" })).toThrow(`${name} must be at most 65535, not 65536`);
});
describe("a list", () => {
  it.each([
    ["ORIGINS", "origins"],
    ["HOOK_HOSTS", "hookHosts"],
  ] as const)("%s is written with commas", (name, field) => {
    expect(settingsFrom({})[field]).toEqual([]);
    expect(settingsFrom({ [name]: " https://a , ,https://b," })[field]).toEqual(["https://a", "https://b"]);
  });
});
it("a bot's pause is least and most, the most never the less", () => {
  const pauses = [undefined, "", "100-200", "700", "2000", "900-300"].map((said) => settingsFrom({ BOT_PAUSE: said }).botPause);
  expect(pauses).toEqual([
    { least: 600, most: 1200 },
    { least: 600, most: 1200 },
    { least: 100, most: 200 },
    { least: 700, most: 1200 },
    { least: 2000, most: 2000 },
    { least: 900, most: 900 },
  ]);
});
it.each(["abc", "1-2-3", "-5", "1.5", "600 - 1200", "5-"])("a bot's pause is not %s", (said) => {
  expect(() => settingsFrom({ BOT_PAUSE: said })).toThrow(`BOT_PAUSE must be milliseconds, such as 600-1200, not ${said}`);
});
it("what a program sets for itself stands above what is said outside", () => {
  expect(settingsFrom({ PORT: "80" }, { port: 0 }).port).toBe(0);
});
it("the client is there where its page is", () => {
  expect(hasWeb({ ...settingsFrom({}), webDir: "/nowhere" })).toBe(false);
  const page = fileURLToPath(new URL("../../web", import.meta.url));
  expect(hasWeb({ ...settingsFrom({}), webDir: page })).toBe(true);
});

describe("docs/hosting.md", () => {
  const page = readFileSync(new URL("../../../docs/hosting.md", import.meta.url), "utf8");
  const [, table = ""] = /\| variable \| usual \|.*\n\|[-|]+\n((?:\|.*\n)+)/.exec(page) ?? [];
  const told = [...table.matchAll(/^\| `([A-Z_]+)` \| *`?([^`|]*?)`? *\|/gm)].map(([, name = "", usual = ""]) => ({ name, usual }));
  it("tells of every variable there is, but the one for tests, and of no other", () => {
    const asked = new Set<string>();
    settingsFrom(new Proxy<Record<string, string>>({}, { get: (_, name) => void asked.add(String(name)) }));
    expect(told.map(({ name }) => name).toSorted()).toEqual([...asked].filter((name) => name !== "GAMES").toSorted());
  });
  it.each(told.filter(({ name }) => !["CONTACT", "WEB_DIR"].includes(name)))("says what $name usually is: $usual", ({ name, usual }) => {
    expect(settingsFrom({ [name]: usual })).toEqual(settingsFrom({}));
    if (/^\d+$/.test(usual)) expect(settingsFrom({ [name]: `${Number(usual) + 1}` })).not.toEqual(settingsFrom({}));
  });
});
