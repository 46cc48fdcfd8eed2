import { de as words } from "@stormakt/mare-balticum/words/de";
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
  rulebook: async () => (await import("@stormakt/mare-balticum/rulebook/de")).de,
};
