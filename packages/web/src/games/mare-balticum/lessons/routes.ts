import type { Chapter } from "../../lessons.ts";

/** Where the enemy comes, and moving. */
export const ROUTES: Chapter = {
  id: "routes",
  steps: [
    {
      at: ["[data-routes]"],
      rule: "MB-ENEMY-5",
    },
    {
      at: ["[data-routes]"],
      rule: "MB-ENEMY-8",
    },
    {
      at: [`[data-route="1"]`],
      does: { kind: "pickRoute", routes: ["1"] },
      rule: "MB-ENEMY-1",
    },
    {
      at: ["[data-area=chronicle]", "[data-area=board]"],
      rule: "MB-ENEMY-5",
    },
    {
      at: ["[data-area=board]"],
      rule: "MB-ENEMY-8",
    },
    {
      does: { kind: "endMovement" },
      rule: "MB-MOVE-1",
    },
  ],
};
