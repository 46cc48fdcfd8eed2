import type { RuledOption } from "@stormakt/kernel";

/** What is agreed on before play. */
export const OPTIONS = {
  /** The Chancellor may call the Riksdag to vote. */
  riksdag: { rule: "MB-RIKSDAG-1", kind: "flag", usual: false },
  /** With three or four people: an unused line joins, played by whoever is Chancellor. */
  neutralLine: { rule: "MB-NEUTRAL-1", kind: "flag", usual: false },
  firstChancellor: { rule: "MB-SETUP-15", kind: "seat", usual: "random" },
  /** With six people: who is the King. */
  king: { rule: "MB-KING-1", kind: "seat", usual: "random" },
} as const satisfies Readonly<Record<string, RuledOption>>;
