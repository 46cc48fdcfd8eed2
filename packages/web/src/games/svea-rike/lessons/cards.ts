import type { Chapter } from "../../lessons.ts";

/** Event cards: in the own move, and in somebody else's. */
export const CARDS: Chapter = {
  id: "cards",
  steps: [
    {
      at: [`[data-area=own] [data-spot="hand"]`],
      rule: "SR-TIME-2",
    },
    {
      at: ["[data-activities]"],
      rule: "SR-MOVE-1",
    },
    {
      at: [`[data-area=own] [data-card="27"]`],
      does: { kind: "playCard", card: "inspiring-speech" },
      rule: "SR-TIME-2",
    },
    {
      at: [`[data-area=own] [data-spot="hand"]`],
      rule: "SR-TIME-13",
    },
    {
      at: [`[data-area=own] [data-card="9"]`],
      does: { kind: "playCard", card: "connections-at-court" },
      rule: "SR-TIME-7",
    },
    {
      at: ["[data-area=chronicle]", `[data-area=own] [data-spot="hand"]`],
      rule: "SR-TIME-1",
    },
  ],
};
