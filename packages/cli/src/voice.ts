import type { Seat } from "@stormakt/kernel";
import { mannerOf, wordsOf } from "@stormakt/shelf";
import type { Language, Part } from "@stormakt/words";
import { isNamed, Speaker } from "@stormakt/words";
import { seatColour } from "./terminal.ts";

/** Somebody who says what happens in a game, in one language. */
export async function speakerFor(game: string, language: Language, names: readonly string[]): Promise<Speaker> {
  const [words, manner] = await Promise.all([wordsOf(game, language), mannerOf(game)]);
  return new Speaker(language, words, manner, (seat: Seat) => names[seat] ?? `${seat + 1}`);
}

/** A sentence for the terminal: the names of players in their colours. */
export const colourfully = (parts: readonly Part[]): string =>
  parts
    .map((part) =>
      isNamed(part) ? (part.thing === "seat" && typeof part.id === "number" ? seatColour(part.id)(part.text) : part.text) : part,
    )
    .join("");
