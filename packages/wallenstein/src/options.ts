import type { Option } from "@stormakt/kernel";
import { TOWER_MODEL_IDS, USUAL_TOWER } from "./catalog/index.ts";

/** What is agreed on before play. */
export const OPTIONS = {
  setupMode: { kind: "choice", among: ["draft", "lineup"], usual: "draft" },
  court: { kind: "flag", usual: false },
  landsknechte: { kind: "flag", usual: false },
  leaders: { kind: "flag", usual: false },
  startSeat: { kind: "seat", usual: "random" },
  tower: { kind: "choice", among: TOWER_MODEL_IDS, usual: USUAL_TOWER },
} as const satisfies Readonly<Record<string, Option>>;
