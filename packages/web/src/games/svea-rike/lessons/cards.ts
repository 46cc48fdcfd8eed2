import type { Chapter } from "../../lessons.ts";

/** Event cards: in the own move, and in somebody else's. */
export const CARDS: Chapter = {
  id: "cards",
  title: { en: "Event cards", sv: "Händelsekort" },
  about: { en: "Play them in your move, or break into another’s.", sv: "Spela dem i ditt drag, eller bryt in i någon annans." },
  steps: [
    {
      says: {
        en: "These are your event cards; each says when it may be played and what it does. Those that may be played now have a frame of brass.",
        sv: "Det här är dina händelsekort; vart och ett säger när det får spelas och vad det gör. De som får spelas nu har en ram av mässing.",
      },
      at: [`[data-area=own] [data-spot="hand"]`],
      rule: "SR-TIME-2",
    },
    {
      says: {
        en: "In your own move you draw a card, and may play as many as you like before you choose an activity.",
        sv: "I ditt eget drag drar du ett kort, och får spela hur många du vill innan du väljer verksamhet.",
      },
      at: ["[data-activities]"],
      rule: "SR-MOVE-1",
    },
    {
      says: {
        en: "Play Inspiring Speech: it brings you three new cards.",
        sv: "Spela Utökade adelsprivilegier: det ger dig tre nya kort.",
      },
      at: [`[data-area=own] [data-card="27"]`],
      does: { kind: "playCard", card: "inspiring-speech" },
      rule: "SR-TIME-2",
    },
    {
      says: {
        en: "Whenever a card is played, all others are asked whether they want to answer. Nobody did, and you have drawn three. Whether you are asked never depends on what you hold, unless you say so under “When to ask me”.",
        sv: "När ett kort spelas tillfrågas alla andra om de vill svara. Ingen gjorde det, och du har dragit tre. Om du tillfrågas beror aldrig på vad du har på hand, om du inte själv säger det under ”När jag ska frågas”.",
      },
      at: [`[data-area=own] [data-spot="hand"]`],
      rule: "SR-TIME-13",
    },
    {
      says: {
        en: "And now the other way round: somebody has played a card, and you hold Connections at Court. It cancels a card just played. Play it!",
        sv: "Och nu tvärtom: någon har spelat ett kort, och du har Förbindelser med hovet. Det upphäver ett kort som just spelats. Spela det!",
      },
      at: [`[data-area=own] [data-card="9"]`],
      does: { kind: "playCard", card: "connections-at-court" },
      astray: {
        en: "Letting it pass is allowed; but then it happens.",
        sv: "Att låta det vara är tillåtet; men då sker det.",
      },
      rule: "SR-TIME-7",
    },
    {
      says: {
        en: "Cancelled: it never happened. Both cards are discarded. There are cards against cards against cards, so do not be too sure of any.",
        sv: "Upphävt: det har aldrig hänt. Båda korten läggs bort. Det finns kort mot kort mot kort, så var inte för säker på något.",
      },
      at: ["[data-area=chronicle]", `[data-area=own] [data-spot="hand"]`],
      rule: "SR-TIME-1",
    },
  ],
};
