import type { Delay } from "@stormakt/protocol";

/** How far behind those may be who only watch a table. */
export const DELAYS: Readonly<Record<string, Delay | null>> = {
  none: null,
  "minutes 5": { kind: "minutes", by: 5 },
  "minutes 15": { kind: "minutes", by: 15 },
  "moves 10": { kind: "moves", by: 10 },
};
export type DelayName = string;
