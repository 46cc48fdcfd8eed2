import type { Chapter } from "../../lessons.ts";

/** Attack and Defend, in secret. */
export const BATTLE: Chapter = {
  id: "battle",
  steps: [
    {
      at: ["[data-fight]"],
      rule: "MB-BATTLE-15",
    },
    {
      at: ["[data-fight]"],
      rule: "MB-BATTLE-21",
    },
    {
      at: ["[data-fight]"],
      rule: "MB-BATTLE-22",
    },
    {
      at: ["[data-seal-cards]"],
      does: { kind: "playCards", attackers: ["1", "2"] },
      rule: "MB-BATTLE-16",
    },
    {
      at: [`[data-spot="seat:0"]`],
      rule: "MB-BATTLE-20",
    },
    {
      rule: "MB-RETREAT-1",
    },
  ],
};
