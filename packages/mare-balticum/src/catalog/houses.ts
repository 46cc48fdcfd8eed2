import { BANER, BIELKE, BRAHE, DE_LA_GARDIE, FLEMING } from "./things.ts";

export const UNITS_PER_LINE = 24;
export const KING_MARKERS = 3;
export const ENEMY_UNITS = 27;

export const HOUSES = [
  { id: BANER, name: "Banér", colour: "red", hex: "#b3262e", textOn: "#ffffff", figure: "Johan Banér" },
  { id: FLEMING, name: "Fleming", colour: "yellow", hex: "#e6b91e", textOn: "#1d1d1d", figure: "Clas Fleming" },
  { id: BIELKE, name: "Bielke", colour: "blue", hex: "#235a9f", textOn: "#ffffff", figure: "Nils Bielke" },
  { id: DE_LA_GARDIE, name: "De la Gardie", colour: "white", hex: "#f4f1e8", textOn: "#1d1d1d", figure: "Jakob De la Gardie" },
  { id: BRAHE, name: "Brahe", colour: "black", hex: "#26262b", textOn: "#ffffff", figure: "Per Brahe" },
] as const;
export const KINGS_COLOURS = { hex: "#6b2f8a", textOn: "#ffffff" } as const;
export const ENEMY_COLOUR = "#6d7075";

/** Cards in the box: three of each, and nobody holds more than two pairs. */
export const BATTLE_CARDS = { attack: 3, defend: 3, pairsPerPlayer: 2 } as const;
/** The faces of the three Chancellor cards: they only show the round. */
export const CHANCELLOR_CARDS = [[1, 2], [3, 4], [5]] as const;

export const START = { units: 4, gold: 2 } as const;

/** When the game ends, by the number of people. Titles are counted in halves. */
export interface Ending {
  readonly lines: number;
  readonly rounds: number;
  readonly turns: number;
  readonly halfTitles: number;
}
export const ENDINGS: Readonly<Record<number, Ending>> = {
  2: { lines: 4, rounds: 4, turns: 16, halfTitles: 8 },
  3: { lines: 3, rounds: 5, turns: 15, halfTitles: 10 },
  4: { lines: 4, rounds: 4, turns: 16, halfTitles: 8 },
  5: { lines: 5, rounds: 3, turns: 15, halfTitles: 6 },
  6: { lines: 5, rounds: 3, turns: 15, halfTitles: 6 },
};
export const ALL_TITLES = 16;
/** Three titles make the King, or a noble at a table of six, a winner. */
export const HALF_TITLES_AT_SIX = 6;
/** So many local provinces held by enemies alone, and Sweden is lost. */
export const CONQUERED_AT = 2;
