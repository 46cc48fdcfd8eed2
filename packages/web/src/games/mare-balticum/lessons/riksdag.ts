import type { Chapter } from "../../lessons.ts";

/** Where it was agreed on: the Chancellor calls, all vote. */
export const RIKSDAG: Chapter = {
  id: "riksdag",
  steps: [
    {
      at: ["[data-area=task]"],
      rule: "MB-RIKSDAG-1",
    },
    {
      at: ["[data-area=task]"],
      rule: "MB-RIKSDAG-7",
    },
    {
      does: { kind: "callTaxation" },
      rule: "MB-RIKSDAG-2",
    },
    {
      does: { kind: "vote", votes: ["no"] },
      rule: "MB-RIKSDAG-4",
    },
    {
      at: ["[data-area=chronicle]", "[data-area=board]"],
      rule: "MB-RIKSDAG-6",
    },
    {
      at: ["[data-area=board]"],
      rule: "MB-RIKSDAG-12",
    },
  ],
};
