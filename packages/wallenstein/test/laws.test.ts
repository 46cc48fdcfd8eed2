import type { Chance, Seat } from "@stormakt/kernel";
import { fastDice } from "@stormakt/kernel";
import { lawsOf } from "@stormakt/laws";
import { LANGUAGES, wordsProblems } from "@stormakt/words";
import { describe, expect, it } from "vitest";
import { BOX, EMPTY } from "../src/catalog/index.ts";
import { wallenstein } from "../src/index.ts";
import type { Table } from "../src/table.ts";
import { cardIn, isTurned, layCard } from "../src/table.ts";
import { cardsInQuestion } from "../src/view.ts";
import { manner } from "../src/words/index.ts";
import { WORDS } from "./languages.ts";

const dice: Chance = fastDice("disturb");

/** Changes all that a seat may not know, without asking `imagine`: the cards that lie face down on the other mats. */
function disturb(table: Table, viewer: Seat): void {
  for (let seat = 0; seat < table.seats; seat++) {
    if (seat === viewer) continue;
    const cards = cardsInQuestion(table, seat);
    dice.shuffle(cards);
    for (const box of BOX.all)
      if (cardIn(table, seat, box) !== EMPTY && !isTurned(table, seat, box)) layCard(table, seat, box, cards.pop() ?? EMPTY);
  }
}

// The last cards of a round are shown, and taken back before anybody acts again.
lawsOf(wallenstein, { words: WORDS, manner, disturb, effort: 0.4, fleeting: ["cardRevealed", "actionSkipped"] });

describe("words", () => {
  it.each(LANGUAGES)("%s has a sentence for everything, and none too many", (language) => {
    expect(wordsProblems(wallenstein, WORDS[language], language)).toEqual([]);
  });
});
