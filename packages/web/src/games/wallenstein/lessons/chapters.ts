import type { Chapter } from "../../lessons.ts";
import { BATTLE } from "./battle.ts";
import { WINTER } from "./winter.ts";

/** Boxes and counties, by their places in the catalogue: they stand so on the board. */
const BOX = { palace: 0, grain: 3, taxes: 4, combatA: 8 } as const;
const COUNTY = { trier: 39, mark: 37, oberoesterreich: 22, koeln: 36 } as const;
/** To lay a card: the box once the card is held, on a telephone over the map; the card before. */
const lay = (box: number, card: number): Pick<Chapter["steps"][number], "at" | "shown"> => ({
  at: [`[data-box="${box}"][data-may]`, `[data-lay="${box}"]`, `[data-hand="${card}"]`],
  shown: `[data-box="${box}"][data-card="${card}"]`,
});
const PLAN: Chapter = {
  id: "plan",
  steps: [
    {
      at: [`[data-spot="county-${COUNTY.mark}"]`],
      rule: "WA-ROUND-1",
    },
    {
      at: ["[data-area=own] [data-mat]"],
      rule: "WA-ACTION-1",
    },
    {
      ...lay(BOX.taxes, COUNTY.trier),
      rule: "WA-TAX-1",
    },
    {
      ...lay(BOX.grain, COUNTY.mark),
      rule: "WA-REVOLT-1",
    },
    {
      ...lay(BOX.palace, COUNTY.koeln),
      rule: "WA-SCORE-3",
    },
    {
      ...lay(BOX.combatA, COUNTY.oberoesterreich),
      rule: "WA-PERFORM-7",
    },
    {
      at: ["[data-fill]"],
      shown: "[data-hand-in]:not(:disabled)",
      rule: "WA-PLAN-6",
    },
    {
      at: ["[data-hand-in]"],
      does: {
        kind: "plan",
        boxes: { "collect-taxes": "trier", "collect-grain": "mark", "build-palace": "koeln", "combat-a": "oberoesterreich" },
      },
      rule: "WA-PLAN-8",
    },
    {
      still: true,
      rule: "WA-PLAN-10",
    },
  ],
};

export const chapters: readonly Chapter[] = [PLAN, BATTLE, WINTER];
