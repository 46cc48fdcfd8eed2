import { cataloguesOf } from "../catalogue.ts";
import type { BoardWords } from "./words/en/board.ts";

/** What the board itself says; what the game says is in its own words. A folder of `words/` is a language. */
const catalogues = cataloguesOf<BoardWords>((language) => import(`./words/${language}/index.ts`));
export const catalogueIn = catalogues.load;
export const boardWords = catalogues.board;
export type { BoardWords };
/** Titles, counted in halves. */
export const titlesIn = (halves: number): string =>
  halves % 2 === 0 ? String(halves / 2) : halves === 1 ? "½" : `${Math.floor(halves / 2)}½`;
