import type { Chapter } from "../../lessons.ts";

const MAEHREN = 20;
/** The auction, the event, and a battle in the tower. */
export const BATTLE: Chapter = {
  id: "battle",
  steps: [
    {
      at: ["[data-order]"],
      rule: "WA-ORDER-2",
    },
    {
      at: ["[data-event]"],
      rule: "WA-EVENT-2",
    },
    {
      at: [`[data-spot="position:1"]`],
      does: { kind: "takePosition", position: 1, tile: "plus-attack" },
      rule: "WA-ORDER-4",
    },
    {
      at: [`[data-target][data-county="${MAEHREN}"]`],
      shown: `[data-target][data-county="${MAEHREN}"][data-on]`,
      rule: "WA-COMBAT-1",
    },
    {
      at: [`[data-armies="3"]`],
      does: { kind: "march", to: "maehren", armies: 3 },
      rule: "WA-DEPLOY-6",
    },
    {
      still: true,
      at: [`[data-spot="county-${MAEHREN}"]`],
      rule: "WA-COMBAT-11",
    },
    {
      still: true,
      at: ['[data-spot="tower"]', "[data-area=board]"],
      rule: "WA-TOWER-3",
    },
    {
      still: true,
      rule: "WA-COMBAT-14",
    },
  ],
};
