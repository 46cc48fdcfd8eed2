import type { Chapter } from "../../lessons.ts";

/** History cards, and what counts in the end. */
export const HISTORY: Chapter = {
  id: "history",
  steps: [
    {
      at: [`[data-spot="row"]`, "[data-area=board]"],
      rule: "SR-HIST-1",
    },
    {
      at: [`[data-activity="2"]`],
      does: { kind: "chooseActivity", activity: "culture" },
      rule: "SR-CULT-1",
    },
    {
      at: [`[data-source="0"]`],
      does: { kind: "chooseSource", source: "fiefs" },
      rule: "SR-CULT-2",
    },
    {
      at: [`[data-history="7"]`],
      does: { kind: "buyHistory", history: "german-landsknechts" },
      rule: "SR-CULT-4",
    },
    {
      at: [`[data-area=players] [data-spot="seat:0"]`],
      rule: "SR-SCORE-4",
    },
    {
      at: ["[data-area=players]"],
      rule: "SR-SCORE-1",
    },
  ],
};
