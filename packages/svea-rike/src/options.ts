import type { Option } from "@stormakt/kernel";

const flag = (usual: boolean) => ({ kind: "flag", usual }) as const;

/** SR-OPT What is agreed on before play: the options of section 28. */
export const OPTIONS = {
  finlandLoss: flag(true),
  russiaStrongInLiberty: flag(true),
  protectorAfterLastTurn: flag(true),
  shortGame: flag(false),
  goldVisible: flag(true),
  fiefSalesBetweenPlayers: flag(true),
  openHands: flag(false),
  loanMax: { kind: "number", min: 1, max: 99, usual: 99 },
  maxRepeatedTurns: { kind: "number", min: 0, max: 16, usual: 16 },
} as const satisfies Readonly<Record<string, Option>>;
