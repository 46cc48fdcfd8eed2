import { de as words } from "@stormakt/svea-rike/words/de";
import type { Catalogue } from "../../../catalogue.ts";
import type { BoardWords } from "../en/board.ts";
import { board } from "./board.ts";
import { lesson } from "./lesson.ts";
import { reasons } from "./reasons.ts";

export const catalogue: Catalogue<BoardWords> = {
  words,
  board,
  lesson,
  reasons,
  rulebook: async () => (await import("@stormakt/svea-rike/rulebook/de")).de,
};
