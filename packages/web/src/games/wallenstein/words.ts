import { cataloguesOf } from "../catalogue.ts";
import type { BoardWords } from "./words/en/board.ts";

/** What the board itself says; what the game says is in its own words. A folder of `words/` is a language. */
const catalogues = cataloguesOf<BoardWords>((language) => import(`./words/${language}/index.ts`));
export const catalogueIn = catalogues.load;
export const boardWords = catalogues.board;
