import type { Chapter } from "../../lessons.ts";

/** The two roles that reach for what lies on the ships. */
export const OFFICES: Chapter = {
  id: "offices",
  steps: [
    {
      at: [`[data-spot="square:0:2"]`],
      rule: "VR-SCORE-7",
    },
    {
      at: [`[data-spot="role:6"]`],
      does: { kind: "takeRole", role: "admiral" },
      rule: "VR-ADMIRAL-2",
    },
    {
      at: [`[data-spot="hand:2"] button:has([data-value="3"])`],
      does: { kind: "replace", good: "iron", value: 3 },
      rule: "VR-ADMIRAL-3",
    },
    {
      at: [`[data-spot="yard:0:1"] button`, `[data-spot="yard:0:1"]`],
      does: { kind: "procureAny", good: "wood" },
      rule: "VR-PROCURE-8",
    },
    {
      still: true,
      at: [`[data-spot="square:0:2"]`],
      rule: "VR-ADMIRAL-8",
    },
    {
      at: [`[data-spot="role:7"]`],
      does: { kind: "takeRole", role: "king" },
      rule: "VR-KING-1",
    },
    {
      at: [`[data-spot="yard:0:1"] button`, `[data-spot="yard:0:1"]`],
      does: { kind: "procureAny", good: "wood" },
      rule: "VR-KING-1",
    },
    {
      at: [`[data-rivals] [data-spot="square:1:2"]`, `[data-area=players] [data-spot="square:1:2"]`],
      does: { kind: "order", target: 1, good: "iron" },
      rule: "VR-KING-4",
    },
    {
      still: true,
      at: [`[data-area=players] [data-spot="square:1:2"]`],
      rule: "VR-KING-7",
    },
  ],
};
