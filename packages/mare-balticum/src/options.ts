import type { Option } from "@stormakt/kernel";

/** What is agreed on before play. */
export const OPTIONS = {
  /** The Chancellor may call the Riksdag to vote. */
  riksdag: { kind: "flag", usual: false },
  /** With three or four people: an unused line joins, played by whoever is Chancellor. */
  neutralLine: { kind: "flag", usual: false },
  firstChancellor: { kind: "seat", usual: "random" },
  /** With six people: who is the King. */
  king: { kind: "seat", usual: "random" },
} as const satisfies Readonly<Record<string, Option>>;
