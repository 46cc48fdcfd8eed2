import type { Chapter } from "../../lessons.ts";

/** History cards, and what counts in the end. */
export const HISTORY: Chapter = {
  id: "history",
  title: { en: "History and status", sv: "Historia och status" },
  about: { en: "Buy into history, and see how status is counted.", sv: "Köp in dig i historien, och se hur status räknas." },
  steps: [
    {
      says: {
        en: "This row is what of Swedish history can be bought now: palaces, queens, scientists, commanders, artists and resources. A new era has a new row.",
        sv: "Den här raden är det av Sveriges historia som kan köpas nu: slott, drottningar, vetenskapsmän, militärer, kulturpersonligheter och resurser. En ny tid har en ny rad.",
      },
      at: [`[data-spot="row"]`, "[data-area=board]"],
      rule: "SR-HIST-1",
    },
    {
      says: {
        en: "Give your move to culture and science.",
        sv: "Ägna draget åt kultur och vetenskap.",
      },
      at: [`[data-activity="2"]`],
      does: { kind: "chooseActivity", activity: "culture" },
      rule: "SR-CULT-1",
    },
    {
      says: {
        en: "You collect from fiefs or from commerce, and troops are paid in both cases. Take the fiefs.",
        sv: "Du tar in från förläningar eller från handel, och trupperna betalas i båda fallen. Ta förläningarna.",
      },
      at: [`[data-source="0"]`],
      does: { kind: "chooseSource", source: "fiefs" },
      rule: "SR-CULT-2",
    },
    {
      says: {
        en: "Now buy a card of the row: the German Landsknechts, who fight for you.",
        sv: "Köp nu ett kort ur raden: de tyska landsknektarna, som strider för dig.",
      },
      at: [`[data-history="7"]`],
      does: { kind: "buyHistory", history: "german-landsknechts" },
      astray: {
        en: "Every card is good for something. Here we take another.",
        sv: "Varje kort är bra för något. Här tar vi ett annat.",
      },
      rule: "SR-CULT-4",
    },
    {
      says: {
        en: "It is yours for the rest of the game. In a series every card past the second is a status point: collect a few series, not all.",
        sv: "Det är ditt resten av spelet. I en serie är varje kort efter det andra en statuspoäng: samla några serier, inte alla.",
      },
      at: [`[data-area=players] [data-spot="seat:0"]`],
      rule: "SR-SCORE-4",
    },
    {
      says: {
        en: "In the end there is status for the most crowns, troops, gold and merchants, too. The drawer “Standing” counts it as if it were over now.",
        sv: "Vid slutet finns det också status för flest kronor, trupper, guld och handelsmän. Lådan ”Ställning” räknar som om det vore slut nu.",
      },
      at: ["[data-area=players]"],
      rule: "SR-SCORE-1",
    },
  ],
};
