import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@stormakt/words";
import react from "@vitejs/plugin-react";
import type { CSSOptions } from "vite";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { EDITIONS, frozenEditions, TODAY } from "./editions.ts";
import { firstWords } from "./first-words.ts";

/** Each part of the client has its layer of styles, by the folder it lies in: no file has to say so, and none can forget. */
type StylePlugin = NonNullable<Exclude<NonNullable<CSSOptions["postcss"]>, string>["plugins"]>[number];
const inLayers: StylePlugin = {
  postcssPlugin: "in-layers",
  Once(sheet, { AtRule }) {
    const [, folder] = /web\/src\/(kit|maps|shell|games)\//.exec((sheet.source?.input.file ?? "").replaceAll("\\", "/")) ?? [];
    if (folder === undefined) return;
    const layer = new AtRule({ name: "layer", params: folder });
    layer.append(sheet.nodes.map((node) => node.clone()));
    sheet.removeAll();
    sheet.append(layer);
  },
};

/** What the shell says in a language, with what stands on the boxes, is one chunk. */
const WORDS = "words-";
const wordsOf = (language: string) => ({
  name: `${WORDS}${language}`,
  test: new RegExp(`web[\\\\/]src[\\\\/](words[\\\\/]${language}[\\\\/]|games[\\\\/][\\w-]+[\\\\/]words[\\\\/]${language}[\\\\/]box\\.ts)`),
});
/** What only one game needs can be told by its name, so that it is not kept for everybody. */
const OF_A_GAME = "game-";
const BOARDS = join(import.meta.dirname, "src/games");
const GAME = `(?:${readdirSync(BOARDS)
  .filter((folder) => existsSync(join(BOARDS, folder, "manifest.ts")))
  .join("|")})`;
const GAMES = new RegExp(`(?:packages/${GAME}|src/(?:games|maps)/[\\w-]+|src/(?:minds|tastes)/${GAME})[/.]`);
const nameOf = ({ name, moduleIds }: { readonly name: string; readonly moduleIds: readonly string[] }): string =>
  name.startsWith(WORDS)
    ? "assets/[name]-[hash].js"
    : new RegExp(`^${GAME}$`).test(name) || (moduleIds.length > 0 && moduleIds.every((id) => GAMES.test(id)))
      ? `assets/${OF_A_GAME}[name]-[hash].js`
      : // A file of the shell may begin with the same word, and is kept for everybody all the same.
        name.startsWith(OF_A_GAME)
        ? "assets/shell-[name]-[hash].js"
        : "assets/[name]-[hash].js";

export default defineConfig({
  root: import.meta.dirname,
  define: { FROZEN_EDITIONS: JSON.stringify(EDITIONS), EDITIONS_OF_TODAY: JSON.stringify(TODAY) },
  plugins: [
    react(),
    frozenEditions(),
    firstWords(WORDS),
    VitePWA({
      // A new version waits until the player takes it: nothing changes under somebody's hands.
      registerType: "prompt",
      injectRegister: false,
      includeAssets: ["icon.svg", "icon-waiting.svg", "icon-192.png", "icon-512.png", "first-light.js"],
      manifest: {
        name: "Stormakt",
        short_name: "Stormakt",
        description: "Four board games of the Baltic and its wars, with every rule kept.",
        lang: "en",
        start_url: "/",
        display: "standalone",
        background_color: "#cfc1a2",
        theme_color: "#f7f0df",
        categories: ["games", "entertainment"],
        icons: [
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
        ],
      },
      workbox: {
        globPatterns: ["**/*.{js,css,html,svg,png,woff2}"],
        // Everybody gets the shell, in every language, so that a new version is whole without a network; of the games, and what is said in
        // them, whoever has visited them keeps what they visited.
        globIgnores: [`assets/${OF_A_GAME}*`, "editions/**"],
        runtimeCaching: [
          {
            urlPattern: /\/(?:assets|editions)\/[^?]+$/,
            handler: "CacheFirst",
            options: { cacheName: "visited", expiration: { maxEntries: 160 } },
          },
        ],
        navigateFallback: "/index.html",
        navigateFallbackDenylist: [/^\/api\//, /^\/live/],
        maximumFileSizeToCacheInBytes: 4_000_000,
        cleanupOutdatedCaches: true,
        importScripts: ["/push-worker.js"],
      },
    }),
  ],
  css: { postcss: { plugins: [inLayers] } },
  worker: {
    format: "es",
    rolldownOptions: { checks: { bundlerTimings: false }, output: { chunkFileNames: nameOf } },
    // The host plays and does not speak: how the shelf's games are spoken of is left out of it.
    plugins: () => [
      {
        name: "no-words-in-workers",
        enforce: "pre" as const,
        resolveId: (id: string) => (/^@stormakt\/[\w-]+\/words$/.test(id) ? "\0no-words" : null),
        load: (id: string) => (id === "\0no-words" ? "export const manner = null;" : null),
      },
    ],
  },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // What the first page needs comes in two files, not ten: on a slow line each request costs a journey of its own.
    rolldownOptions: {
      // Whoever starts the server need not read what each plugin took.
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: nameOf,
        assetFileNames: ({ originalFileNames }) =>
          originalFileNames.length > 0 && originalFileNames.every((file) => GAMES.test(file))
            ? `assets/${OF_A_GAME}[name]-[hash][extname]`
            : "assets/[name]-[hash][extname]",
        codeSplitting: {
          groups: [
            ...LANGUAGES.map(wordsOf),
            {
              name: "first",
              // What every language needs is no part of one of them.
              priority: 1,
              test: /node_modules[\\/](react|react-dom|scheduler|wouter|zustand|regexparam)[\\/]|web[\\/]src[\\/](settings\.ts|words[\\/]\w+\.ts|art[\\/](arms|crown|icons|sprite|strokes|tinctures)\.ts|kit[\\/](marks|button|paper|main|tip|light)\.|style[\\/]|shell[\\/](top-bar|updates|not-found|my-tables-data)|shell[\\/]landing|games[\\/](index\.ts|[\w-]+[\\/](manifest\.ts|box\.tsx))|app\.tsx)/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { "/api": "http://localhost:8628", "/live": { target: "ws://localhost:8628", ws: true } } },
});
