import type { RuledOption } from "@stormakt/kernel";
import { TOWER_MODEL_IDS, USUAL_TOWER } from "./catalog/index.ts";

/** What is agreed on before play. */
export const OPTIONS = {
  setupMode: { rule: "WA-SETUP-7", kind: "choice", among: ["draft", "lineup"], usual: "draft" },
  court: { rule: "WA-COURT-1", kind: "flag", usual: false },
  landsknechte: { rule: "WA-LANDS-1", kind: "flag", usual: false },
  leaders: { rule: "WA-LEADER-1", kind: "flag", usual: false },
  startSeat: { rule: "WA-SETUP-9", kind: "seat", usual: "random" },
  tower: { rule: "WA-TOWER-9", kind: "choice", among: TOWER_MODEL_IDS, usual: USUAL_TOWER },
} as const satisfies Readonly<Record<string, RuledOption>>;
