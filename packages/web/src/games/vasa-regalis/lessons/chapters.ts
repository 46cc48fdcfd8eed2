import type { Chapter } from "../../lessons.ts";
import { ENDING } from "./ending.ts";
import { OFFICES } from "./offices.ts";
import { TRADE } from "./trade.ts";

const IRON = 2;
const GOODS: Chapter = {
  id: "goods",
  steps: [
    {
      at: ["[data-area=board] [data-ship]"],
      rule: "VR-BUILD-9",
    },
    {
      at: ["[data-area=own] [data-goods]"],
      rule: "VR-SETUP-4",
    },
    {
      at: ["[data-roles]"],
      rule: "VR-ROUND-2",
    },
    {
      at: [`[data-spot="role:${IRON}"]`],
      does: { kind: "takeRole", role: "iron-procurer" },
      rule: "VR-PROCURE-2",
    },
    {
      still: true,
      at: [`[data-spot="hand:${IRON}"]`],
      rule: "VR-ROLE-4",
    },
    {
      at: ["[data-roles]"],
      rule: "VR-PROCURE-3",
    },
    {
      at: [`[data-spot="role:5"]`],
      does: { kind: "takeRole", role: "tailor-blacksmith" },
      rule: "VR-CRAFT-7",
    },
    {
      at: [`[data-recipe="${IRON} 1"]`],
      does: { kind: "exchange", good: "iron", oneAnd: 1 },
      rule: "VR-CRAFT-3",
    },
    {
      at: [`[data-recipe="${IRON} 2"]`],
      does: { kind: "exchange", good: "iron", oneAnd: 2 },
      rule: "VR-CRAFT-9",
    },
    {
      still: true,
      at: [`[data-good="${IRON}"]`],
      rule: "VR-BUILD-3",
    },
  ],
};
const BUILDING: Chapter = {
  id: "building",
  steps: [
    {
      at: [`[data-spot="hand:${IRON}"]`],
      rule: "VR-BUILD-5",
    },
    {
      at: [`[data-part="${IRON}"]`],
      rule: "VR-SCORE-2",
    },
    {
      at: [`[data-part="${IRON}"]`],
      does: { kind: "callBuilding", good: "iron" },
      rule: "VR-BUILD-6",
    },
    {
      at: [`[data-spot="hand:${IRON}"] button:has([data-value="1"])`],
      does: { kind: "place", value: 1 },
      rule: "VR-BUILD-14",
    },
    {
      at: ["[data-rivals]", "[data-area=players]"],
      rule: "VR-INSPECT-2",
    },
    {
      at: [`[data-rivals] [data-spot="square:1:${IRON}"]`, `[data-area=players] [data-spot="square:1:${IRON}"]`],
      does: { kind: "inspect", ship: 1, good: "iron" },
      rule: "VR-INSPECT-3",
    },
    {
      still: true,
      at: [`[data-area=players] [data-spot="square:1:${IRON}"]`],
      rule: "VR-INSPECT-6",
    },
    {
      still: true,
      at: ["[data-area=chronicle] [role=tablist]"],
      rule: "VR-SECRET-6",
    },
  ],
};

export const chapters: readonly Chapter[] = [GOODS, BUILDING, OFFICES, TRADE, ENDING];
