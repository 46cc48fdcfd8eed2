import type { Chapter } from "../../lessons.ts";

/** Province titles, and the auction where several are equal. */
export const TITLES: Chapter = {
  id: "titles",
  steps: [
    {
      at: ["[data-area=players]"],
      rule: "MB-OFFICE-1",
    },
    {
      at: [`[data-spot="title-5"]`],
      rule: "MB-PROVINCE-2",
    },
    {
      at: ["[data-bids]"],
      rule: "MB-PROVINCE-3",
    },
    {
      does: { kind: "bid", amounts: [2] },
      rule: "MB-OFFICE-8",
    },
    {
      at: [`[data-spot="seat:0"]`],
      rule: "MB-PROVINCE-13",
    },
    {
      rule: "MB-PROVINCE-11",
    },
  ],
};
