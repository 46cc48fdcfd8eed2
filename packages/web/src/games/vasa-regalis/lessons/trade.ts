import type { Chapter } from "../../lessons.ts";

const NOTHING = {
  "wood 1": 0,
  "wood 2": 0,
  "wood 3": 0,
  "cloth 1": 0,
  "cloth 2": 0,
  "cloth 3": 0,
  "iron 1": 0,
  "iron 2": 0,
  "iron 3": 0,
  "sculpture 1": 0,
  "sculpture 2": 0,
  "sculpture 3": 0,
};
/** Inventory, where it was agreed on. */
export const TRADE: Chapter = {
  id: "trade",
  steps: [
    {
      at: ["[data-trading]"],
      rule: "VR-INVENTORY-1",
    },
    {
      at: [`[data-partner="1"]`],
      shown: `[data-partner="1"][aria-pressed=true]`,
      rule: "VR-INVENTORY-2",
    },
    {
      at: [`[data-chooser="give"] [data-kind="3"]`],
      shown: `[data-chooser="give"] [data-on] [data-kind="3"]`,
      rule: "VR-INVENTORY-3",
    },
    {
      at: [`[data-chooser="take"] [data-kind="6"]`],
      shown: `[data-chooser="take"] [data-on] [data-kind="6"]`,
      rule: "VR-INVENTORY-3",
    },
    {
      at: ["[data-send]"],
      does: {
        kind: "offer",
        to: 1,
        give: { ...NOTHING, "cloth 1": 1 },
        take: { ...NOTHING, "iron 1": 1 },
      },
      rule: "VR-INVENTORY-5",
    },
    {
      at: [`[data-spot="hand:2"]`],
      rule: "VR-INVENTORY-16",
    },
    {
      at: ['[data-offer*="ready"]'],
      does: { kind: "ready" },
      rule: "VR-INVENTORY-13",
    },
    {
      at: ["[data-area=players]"],
      rule: "VR-SECRET-7",
    },
  ],
};
