import type { CommandWord } from "../../play/commands.ts";

export const commands: Readonly<Record<string, CommandWord>> = {
  "?": "help",
  hjälp: "help",
  sluta: "quit",
  ångra: "undo",
  alla: "all",
  bordet: "table",
  logg: "log",
  visa: "look",
  regel: "rule",
  regler: "rules",
  råd: "hint",
  som: "as",
  spara: "save",
  något: "any",
  återta: "takeback",
  medge: "agree",
  neka: "decline",
  avstå: "withdraw",
  säg: "say",
  anteckna: "note",
};
