import type { Chapter } from "../../lessons.ts";
import { CARDS } from "./cards.ts";
import { HISTORY } from "./history.ts";
import { WAR } from "./war.ts";

const MOVE: Chapter = {
  id: "move",
  steps: [
    {
      at: [`[data-area=players] [data-spot="seat:0"]`],
      rule: "SR-SCORE-1",
    },
    {
      at: [`[data-spot="royal"]`],
      rule: "SR-ROYAL-3",
    },
    {
      at: ["[data-activities]"],
      rule: "SR-MOVE-2",
    },
    {
      at: [`[data-activity="0"]`],
      does: { kind: "chooseActivity", activity: "agriculture" },
      rule: "SR-AGRI-1",
    },
    {
      at: [`[data-spot="fief-jamtland"]`, `[data-spot="fief-6"]`],
      does: { kind: "buyFief", fief: "jamtland" },
      rule: "SR-AGRI-5",
    },
    {
      at: [`[data-activity="1"]`],
      does: { kind: "chooseActivity", activity: "commerce" },
      rule: "SR-COMM-1",
    },
    {
      at: [`[data-spot="country-prussia"]`, `[data-spot="country-1"]`],
      does: { kind: "placeMerchant", country: "prussia" },
      rule: "SR-COMM-5",
    },
    {
      at: [`[data-area=players] [data-spot="seat:0"]`],
      rule: "SR-COMM-6",
    },
  ],
};

export const chapters: readonly Chapter[] = [MOVE, CARDS, WAR, HISTORY];
