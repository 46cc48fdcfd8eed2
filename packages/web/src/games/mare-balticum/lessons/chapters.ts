import type { Chapter } from "../../lessons.ts";
import { BATTLE } from "./battle.ts";
import { RIKSDAG } from "./riksdag.ts";
import { ROUTES } from "./routes.ts";
import { TITLES } from "./titles.ts";

const GOODS: Chapter = {
  id: "goods",
  steps: [
    {
      at: [`[data-spot="seat:0"]`],
      rule: "MB-END-2",
    },
    {
      at: ["[data-area=board]"],
      rule: "MB-PROD-5",
    },
    {
      at: [`[data-pay="1"]`],
      shown: `[data-pay="1"][aria-pressed=true]`,
      rule: "MB-INVEST-2",
    },
    {
      does: { kind: "investInBuild", square: "fleet 1", pay: "wood" },
      rule: "MB-BUILD-3",
    },
    {
      still: true,
      at: [`[data-spot="square-0"]`],
      rule: "MB-BUILD-3",
    },
    {
      at: [`[data-pay="5"]`],
      shown: `[data-pay="5"][aria-pressed=true]`,
      rule: "MB-TITLEDECK-3",
    },
    {
      does: { kind: "investInTitle", hex: "gold", pay: "gold" },
      rule: "MB-TITLEDECK-1",
    },
    {
      does: { kind: "endInvestment" },
      rule: "MB-INVEST-1",
    },
  ],
};

export const chapters: readonly Chapter[] = [GOODS, ROUTES, BATTLE, TITLES, RIKSDAG];
