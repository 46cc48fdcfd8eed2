import type { RuledOption } from "@stormakt/kernel";

const flag = (rule: string, usual: boolean) => ({ rule, kind: "flag", usual }) as const;

/** SR-OPT What is agreed on before play: the options of section 28. */
export const OPTIONS = {
  finlandLoss: flag("SR-OPT-1", true),
  russiaStrongInLiberty: flag("SR-OPT-2", true),
  protectorAfterLastTurn: flag("SR-OPT-3", true),
  shortGame: flag("SR-OPT-4", false),
  goldVisible: flag("SR-OPT-5", true),
  fiefSalesBetweenPlayers: flag("SR-OPT-6", true),
  openHands: flag("SR-OPT-7", false),
  loanMax: { rule: "SR-OPT-8", kind: "number", min: 1, max: 99, usual: 99 },
  maxRepeatedTurns: { rule: "SR-OPT-9", kind: "number", min: 0, max: 16, usual: 16 },
} as const satisfies Readonly<Record<string, RuledOption>>;
