import type { CommandWord } from "../../play/commands.ts";

export const commands: Readonly<Record<string, CommandWord>> = {
  "?": "help",
  hilfe: "help",
  ende: "quit",
  rückgängig: "undo",
  alle: "all",
  tisch: "table",
  verlauf: "log",
  zeige: "look",
  regel: "rule",
  regeln: "rules",
  rat: "hint",
  als: "as",
  sichern: "save",
  irgendetwas: "any",
  zurücknehmen: "takeback",
  zustimmen: "agree",
  ablehnen: "decline",
  zurückziehen: "withdraw",
  sage: "say",
  notiere: "note",
};
