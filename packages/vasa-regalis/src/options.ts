import type { RuledOption } from "@stormakt/kernel";
import { ROYAL_PATIENCE } from "./catalog/index.ts";

/** VR-SETUP-9 What is agreed on before play. */
export const OPTIONS = {
  inventory: { rule: "VR-INVENTORY-1", kind: "flag", usual: false },
  gifts: { rule: "VR-INVENTORY-3", kind: "flag", usual: false },
  trades: { rule: "VR-INVENTORY-16", kind: "choice", among: ["private", "open"], usual: "private" },
  royalPatience: { rule: "VR-BUILD-18", kind: "number", ...ROYAL_PATIENCE },
  firstLeader: { rule: "VR-SETUP-9", kind: "seat", usual: "random" },
  notebook: { rule: "VR-SECRET-11", kind: "choice", among: ["full", "off"], usual: "full" },
} as const satisfies Readonly<Record<string, RuledOption>>;
