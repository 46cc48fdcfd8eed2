/**
 * Which package may import which. This table is the law; ARCHITECTURE.md draws it.
 * A file may import what its package may; a folder listed under `folders` has its own list instead.
 */

/** What may be taken from a package: all of it, its types, or also the values under some of its subpaths. */
export interface Arrow {
  readonly to: string;
  readonly take: "all" | "types" | { readonly valuesUnder: readonly string[] };
}
export interface Arrows {
  /** The sources of a package. */
  readonly packages: Readonly<Record<string, readonly Arrow[]>>;
  /** Folders, or single files without their extension, with arrows of their own. */
  readonly folders: Readonly<Record<string, readonly Arrow[]>>;
  /** What the tests of a package may import besides what its sources may. */
  readonly tests: Readonly<Record<string, readonly Arrow[]>>;
  readonly otherTests: readonly Arrow[];
  /** Sources that import nothing from outside this repository but the pure packages named here: no other npm package, no part of Node. */
  readonly outsiders: Readonly<Record<string, readonly string[]>>;
}

const all = (...names: readonly string[]): Arrow[] => names.map((to) => ({ to, take: "all" }));
const types = (...names: readonly string[]): Arrow[] => names.map((to) => ({ to, take: "types" }));
const under = (valuesUnder: readonly string[], names: readonly string[]): Arrow[] => names.map((to) => ({ to, take: { valuesUnder } }));

/** The table for the games that are on the shelf. */
export function arrowsFor(games: readonly string[]): Arrows {
  const ofEach = <T>(name: (game: string) => string, value: (game: string) => T): Record<string, T> =>
    Object.fromEntries(games.map((game) => [name(game), value(game)]));
  const everythingButWeb = all("kernel", "laws", "words", ...games, "shelf", "bots", "lab", "host", "protocol", "server", "cli", "bench");
  const web = [...all("protocol", "words"), ...under(["naming"], ["kernel"]), ...types("bots")];
  const webOf = (of: readonly string[]): Arrow[] => [...web, ...under(["advice", "catalog", "words", "rulebook", "schema"], of)];
  return {
    packages: {
      kernel: [],
      ...ofEach(
        (game) => game,
        () => [...all("kernel"), ...types("words")],
      ),
      words: all("kernel"),
      laws: all("kernel", "words"),
      shelf: [...all(...games), ...types("kernel", "words")],
      bots: [...all("kernel", "shelf"), ...types("words")],
      lab: all("kernel", "shelf", "bots"),
      host: [...all("kernel", "shelf", "bots"), ...types("protocol")],
      protocol: types("kernel"),
      server: all("host", "protocol", "shelf", "bots", "kernel", "words"),
      web,
      cli: everythingButWeb,
      bench: [...everythingButWeb, ...all("web")],
    },
    folders: {
      "web/src/offline": [...web, ...all("host", "shelf", "bots", "kernel")],
      ...ofEach(
        (game) => `web/src/games/${game}`,
        (game) => webOf([game]),
      ),
      ...ofEach(
        (game) => `web/src/maps/${game}`,
        (game) => webOf([game]),
      ),
      ...ofEach(
        (game) => `bots/src/tastes/${game}`,
        (game) => all("kernel", game),
      ),
      ...ofEach(
        (game) => `bots/src/minds/${game}`,
        (game) => all("kernel", game),
      ),
      ...ofEach(
        (game) => `lab/src/observe/${game}`,
        (game) => all("kernel", game),
      ),
    },
    tests: {
      kernel: [],
      ...ofEach(
        (game) => game,
        () => all("laws", "words"),
      ),
      web: everythingButWeb,
    },
    otherTests: everythingButWeb,
    outsiders: {
      kernel: ["@noble/ciphers", "@noble/hashes"],
      words: ["intl-messageformat", "@formatjs/icu-messageformat-parser"],
      shelf: [],
      ...ofEach(
        (game) => game,
        () => [],
      ),
    },
  };
}

/** Sources that may use the scripts of this repository: they are never shipped. */
export const OUTSIDE_PACKAGES: readonly string[] = ["bench"];

/** Other sources that also run in a browser, and so import no part of Node. */
export const NODE_FREE: readonly string[] = ["host", "protocol", "web"];
