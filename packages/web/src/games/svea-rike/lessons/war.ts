import type { Chapter } from "../../lessons.ts";

/** The realm at war, all together and each for oneself. */
export const WAR: Chapter = {
  id: "war",
  steps: [
    {
      at: [`[data-spot="royal"]`],
      rule: "SR-ROYAL-9",
    },
    {
      at: ["[data-war-task]", "[data-area=task]"],
      rule: "SR-WAR-3",
    },
    {
      at: ["[data-war-task]", "[data-area=task]"],
      rule: "SR-WAR-3",
    },
    {
      at: [`[data-commit="7"]`],
      does: { kind: "commit", fief: "karelia" },
      rule: "SR-WAR-3",
    },
    {
      at: ["[data-deed=takeFief]"],
      does: { kind: "takeFief" },
      rule: "SR-BOOTY-3",
    },
    {
      at: ["[data-area=chronicle]", "[data-area=board]"],
      rule: "SR-WAR-8",
    },
    {
      at: [`[data-area=players] [data-spot="seat:0"]`],
      rule: "SR-HIST-4",
    },
  ],
};
