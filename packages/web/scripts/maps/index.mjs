import { readdirSync } from "node:fs";

export { pack, packLines, packRings, packStrokes, topologyOf } from "./topology.mjs";

/** The games with a map: those for which the client keeps one. */
const MAPS = new URL("../../src/maps/", import.meta.url);
const games = readdirSync(MAPS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(new URL(`${entry.name}/`, MAPS)).includes("map.json"))
  .map(({ name }) => name)
  .sort();

/** How each map is drawn, by game. */
export const DRAWINGS = new Map(
  await Promise.all(games.map(async (game) => [game, (await import(/* @vite-ignore */ `./${game}.mjs`)).draw])),
);
