import type { Option } from "@stormakt/kernel";
import { ROYAL_PATIENCE } from "./catalog/index.ts";

/** VR-SETUP-9 What is agreed on before play. */
export const OPTIONS = {
  inventory: { kind: "flag", usual: false },
  gifts: { kind: "flag", usual: false }, // VR-INVENTORY-3
  trades: { kind: "choice", among: ["private", "open"], usual: "private" }, // VR-INVENTORY-16
  royalPatience: { kind: "number", ...ROYAL_PATIENCE },
  firstLeader: { kind: "seat", usual: "random" },
  notebook: { kind: "choice", among: ["full", "off"], usual: "full" },
} as const satisfies Readonly<Record<string, Option>>;
