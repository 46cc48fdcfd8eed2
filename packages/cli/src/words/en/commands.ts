import type { CommandWord } from "../../play/commands.ts";

/** What may be typed besides the commands themselves. */
export const commands: Readonly<Record<string, CommandWord>> = { "?": "help", exit: "quit", moves: "all", board: "table", leave: "quit" };
