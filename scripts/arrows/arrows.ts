/**
 * Which package may import which. This table is the law; ARCHITECTURE.md draws it.
 * A file may import what its package may; a folder listed in `FOLDERS` has its own list instead.
 */

const GAMES = ["vasa-regalis", "mare-balticum", "wallenstein", "svea-rike"] as const;

/** What may be taken from a package: all of it, its types, or also the values under some of its subpaths. */
export interface Arrow {
  readonly to: string;
  readonly take: "all" | "types" | { readonly valuesUnder: readonly string[] };
}

const all = (...names: readonly string[]): Arrow[] => names.map((to) => ({ to, take: "all" }));
const types = (...names: readonly string[]): Arrow[] => names.map((to) => ({ to, take: "types" }));
const under = (valuesUnder: readonly string[], names: readonly string[]): Arrow[] => names.map((to) => ({ to, take: { valuesUnder } }));

const EVERYTHING_BUT_WEB = all("kernel", "laws", "words", ...GAMES, "shelf", "bots", "lab", "host", "protocol", "server", "cli", "bench");
const WEB = [
  ...all("protocol", "words"),
  ...under(["naming"], ["kernel"]),
  ...types("bots"),
  ...under(["catalog", "words", "rulebook", "schema"], GAMES),
];

/** The sources of a package. */
export const PACKAGES: Readonly<Record<string, readonly Arrow[]>> = {
  kernel: [],
  ...Object.fromEntries(GAMES.map((game) => [game, [...all("kernel"), ...types("words")]])),
  words: all("kernel"),
  laws: all("kernel", "words"),
  shelf: [...all(...GAMES), ...types("kernel", "words")],
  bots: [...all("kernel", "shelf"), ...types("words")],
  lab: all("kernel", "shelf", "bots"),
  host: [...all("kernel", "shelf", "bots"), ...types("protocol")],
  protocol: types("kernel"),
  server: all("host", "protocol", "shelf", "bots", "kernel"),
  web: WEB,
  cli: EVERYTHING_BUT_WEB,
  bench: [...EVERYTHING_BUT_WEB, ...all("web")],
};

/** Folders, or single files without their extension, with arrows of their own. */
export const FOLDERS: Readonly<Record<string, readonly Arrow[]>> = {
  "web/src/offline": [...WEB, ...all("host", "shelf", "bots", "kernel")],
  ...Object.fromEntries(GAMES.map((game) => [`bots/src/tastes/${game}`, all("kernel", game)])),
  ...Object.fromEntries(GAMES.map((game) => [`bots/src/minds/${game}`, all("kernel", game)])),
  ...Object.fromEntries(GAMES.map((game) => [`lab/src/observe/${game}`, all("kernel", game)])),
};

/** What the tests of a package may import besides what its sources may. */
export const TESTS: Readonly<Record<string, readonly Arrow[]>> = {
  kernel: [],
  ...Object.fromEntries(GAMES.map((game) => [game, all("laws", "words")])),
  web: EVERYTHING_BUT_WEB,
};
export const OTHER_TESTS = EVERYTHING_BUT_WEB;

/** Sources that import nothing from outside this repository but the pure packages named here: no other npm package, no part of Node. */
export const OUTSIDERS: Readonly<Record<string, readonly string[]>> = {
  kernel: ["@noble/ciphers", "@noble/hashes"],
  words: ["intl-messageformat", "@formatjs/icu-messageformat-parser"],
  shelf: [],
  ...Object.fromEntries(GAMES.map((game) => [game, []])),
};

/** Sources that may use the scripts of this repository: they are never shipped. */
export const OUTSIDE_PACKAGES: readonly string[] = ["bench"];

/** Other sources that also run in a browser, and so import no part of Node. */
export const NODE_FREE: readonly string[] = ["host", "protocol", "web"];
