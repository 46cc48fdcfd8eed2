import type { Chapter } from "../../lessons.ts";

/** The last building, and who wins. */
export const ENDING: Chapter = {
  id: "ending",
  steps: [
    {
      at: ["[data-area=board] [data-ship]"],
      rule: "VR-END-2",
    },
    {
      at: ["[data-area=own] [data-goods]"],
      rule: "VR-SCORE-6",
    },
    {
      at: ["[data-area=players]"],
      rule: "VR-SCORE-7",
    },
    {
      at: ["button[data-part]"],
      does: { kind: "callBuilding" },
      rule: "VR-SCORE-5",
    },
    {
      at: [`[data-area=own] button:has([data-value="1"])`],
      does: { kind: "place", value: 1 },
      rule: "VR-SCORE-10",
    },
    {
      at: ["[data-area=board] [data-ending]", "[data-area=board]"],
      rule: "VR-END-3",
    },
    {
      rule: "VR-SCORE-8",
    },
  ],
};
