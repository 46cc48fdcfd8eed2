import type { Chapter } from "../../lessons.ts";

/** Hunger, revolts, and what a year is worth. */
export const WINTER: Chapter = {
  id: "winter",
  title: { en: "Winter and scoring", sv: "Vinter och poäng" },
  about: { en: "Too little grain, revolts, and the year is scored.", sv: "För lite spannmål, uppror, och året räknas." },
  steps: [
    {
      says: {
        en: "Fall is over. The last event of the year showed how much grain everybody loses; what is left must feed your counties, one grain each. You never harvested, and it does not.",
        sv: "Hösten är slut. Årets sista händelse visade hur mycket spannmål alla förlorar; resten ska föda dina grevskap, ett spannmål var. Du skördade aldrig, och det räcker inte.",
      },
      at: [`[data-spot="seat:0"]`],
      rule: "WA-WINTER-2",
    },
    {
      says: {
        en: "The more is missing, the more counties rise, drawn by lot, and the more peasants. You see which, and say which comes first.",
        sv: "Ju mer som fattas, desto fler grevskap reser sig, dragna genom lottning, och desto fler bönder. Du ser vilka, och säger vilket som kommer först.",
      },
      at: ["[data-acts]"],
      rule: "WA-WINTER-6",
    },
    {
      says: {
        en: "What falls into the tray in one revolt helps in the next. Begin with Oberösterreich: press it on the map.",
        sv: "Det som faller i skålen i ett uppror hjälper i nästa. Börja med Oberösterreich: tryck på det på kartan.",
      },
      at: [`[data-spot="county-22"]`],
      does: { kind: "quell", county: "oberoesterreich" },
      rule: "WA-REVOLT-4",
    },
    {
      says: {
        en: "Your armies and the peasants went through the tower: with more cubes than they you hold the county, else it is neutral. Then came the others.",
        sv: "Dina arméer och bönderna gick genom tornet: med fler kuber än de behåller du grevskapet, annars blir det neutralt. Sedan kom de andra.",
      },
      at: ["[data-area=chronicle]"],
      rule: "WA-REVOLT-7",
    },
    {
      says: {
        en: "After the revolts the year is scored: a point for every county, and a point for every building.",
        sv: "Efter upproren räknas året: en poäng för varje grevskap, och en för varje byggnad.",
      },
      at: [`[data-spot="seat:0"]`],
      rule: "WA-SCORE-1",
    },
    {
      says: {
        en: "In every region the most palaces bring three points more, the most churches two, the most trading posts one; shared, one less. So a single palace in an empty region is worth much.",
        sv: "I varje region ger flest palats tre poäng till, flest kyrkor två, flest handelshus en; vid delning en mindre. Så ett enda palats i en tom region är mycket värt.",
      },
      at: ["[data-area=board]"],
      rule: "WA-SCORE-3",
    },
    {
      says: {
        en: "A second year follows, and then it is over: most points win, then most Thalers. Markers and grain are gone, but the tower is as full as it was. Good luck!",
        sv: "Ett andra år följer, och sedan är det slut: flest poäng vinner, sedan flest daler. Markörer och spannmål är borta, men tornet är så fullt som det var. Lycka till!",
      },
      at: ["[data-area=players]"],
      rule: "WA-END-1",
    },
  ],
};
