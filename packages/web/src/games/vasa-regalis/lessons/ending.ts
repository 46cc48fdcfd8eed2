import type { Chapter } from "../../lessons.ts";

/** The last building, and who wins. */
export const ENDING: Chapter = {
  id: "ending",
  title: { en: "Will she sail?", sv: "Seglar hon?" },
  about: { en: "The last building, and how the winner is found.", sv: "Det sista bygget, och hur vinnaren utses." },
  steps: [
    {
      says: {
        en: "Three parts are built; the last is still to come. When it is, everything is turned up and the game is over, at once.",
        sv: "Tre delar är byggda; den sista återstår. När den är byggd vänds allt upp och spelet är slut, genast.",
      },
      at: ["[data-area=board] [data-ship]"],
      rule: "VR-END-2",
    },
    {
      says: {
        en: "If all parts hold, she sails, and whoever has the most threes left in hand wins.",
        sv: "Håller alla delar seglar hon, och den som har flest treor kvar på hand vinner.",
      },
      at: ["[data-area=own] [data-goods]"],
      rule: "VR-SCORE-6",
    },
    {
      says: {
        en: "If one to three parts are weak she fails, and whoever gave the most threes to the weak parts wins: nobody can blame them.",
        sv: "Är en till tre delar svaga går det illa, och den som gav flest treor till de svaga delarna vinner: ingen kan skylla på den.",
      },
      at: ["[data-area=players]"],
      rule: "VR-SCORE-7",
    },
    {
      says: {
        en: "And if all four are weak, everybody loses. Call the last building.",
        sv: "Och är alla fyra svaga förlorar alla. Kalla till det sista bygget.",
      },
      at: ["button[data-part]"],
      does: { kind: "callBuilding" },
      rule: "VR-SCORE-5",
    },
    {
      says: {
        en: "You have a three and a one of it. Whoever bets on failure gives the three; whoever bets on a fair wind keeps it. Keep it, and see.",
        sv: "Du har en trea och en etta av den. Den som tror på skeppsbrott ger trean; den som tror på medvind behåller den. Behåll den, så får vi se.",
      },
      at: [`[data-area=own] button:has([data-value="1"])`],
      does: { kind: "place", value: 1 },
      rule: "VR-SCORE-10",
    },
    {
      says: {
        en: "There: every part with its sum, and whether it holds. Below it stands who wins, and by what. Threes are counted; their values are never added up.",
        sv: "Där: varje del med sin summa, och om den håller. Därunder står vem som vinner, och på vad. Treor räknas; värdena läggs aldrig ihop.",
      },
      at: ["[data-area=board] [data-ending]", "[data-area=board]"],
      rule: "VR-END-3",
    },
    {
      says: {
        en: "Ties go to the leader of the last round, or whoever sits next. That is all: count threes, and decide in time whether you want her to sail.",
        sv: "Vid lika vinner sista rundans ledare, eller den som sitter närmast. Det är allt: räkna treor, och bestäm dig i tid för om du vill att hon ska segla.",
      },
      rule: "VR-SCORE-8",
    },
  ],
};
