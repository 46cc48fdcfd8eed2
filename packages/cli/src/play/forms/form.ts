import type { Language } from "@stormakt/words";
import type { Seen } from "../../tables/table.ts";

/** How a move with too many forms to list is put together in words. */
export interface Form {
  /** What it stands at now, line by line. */
  show(draft: object, seen: Seen): string[];
  /** The draft changed by what was typed; null: that makes no sense here. */
  spell(text: string, draft: object, seen: Seen): object | null;
  /** Whether a line stands for such a move by itself, where other moves may be meant. */
  begins(text: string, seen: Seen): boolean;
  /** Words that may be typed. */
  words(seen: Seen): string[];
  /** An example of what may be typed. */
  usage(language: Language): string;
}
