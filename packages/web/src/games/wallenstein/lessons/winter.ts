import type { Chapter } from "../../lessons.ts";

/** Hunger, revolts, and what a year is worth. */
export const WINTER: Chapter = {
  id: "winter",
  steps: [
    {
      at: [`[data-spot="seat:0"]`],
      rule: "WA-WINTER-2",
    },
    {
      at: ["[data-acts]"],
      rule: "WA-WINTER-6",
    },
    {
      at: [`[data-spot="county-22"]`],
      does: { kind: "quell", county: "oberoesterreich" },
      rule: "WA-REVOLT-4",
    },
    {
      at: ["[data-area=chronicle]"],
      rule: "WA-REVOLT-7",
    },
    {
      at: [`[data-spot="seat:0"]`],
      rule: "WA-SCORE-1",
    },
    {
      at: ["[data-area=board]"],
      rule: "WA-SCORE-3",
    },
    {
      at: ["[data-area=players]"],
      rule: "WA-END-1",
    },
  ],
};
