/** How a question stands on the screen, for games in this process and on a server alike. */
import type { Speaker } from "@stormakt/words";
import { plainly } from "@stormakt/words";
import { bold, columns, dim, folded } from "../terminal.ts";
import type { Phrases } from "./phrases.ts";
import type { Line, Offered } from "./question.ts";

/** The numbered lines. */
export function showLines(lines: readonly Line[]): void {
  lines.forEach(({ kind, text }, at) => {
    console.log(folded(`${bold(`${at + 1}`.padStart(4))}  ${kind === "compose" ? dim(text) : text}`, "      "));
  });
}
const FEW = 6;
/** What is not allowed, with the reasons: all of it where asked for or little, otherwise how much. */
export function showRefused(offered: readonly Offered[], speaker: Speaker, said: Phrases, inFull: boolean): void {
  const refused = offered.filter(({ rule }) => rule !== null);
  if (refused.length > FEW && !inFull) {
    console.log(dim(`   –  ${said.notAllowed(refused.length)}`));
    return;
  }
  const rows = refused.map(({ action, rule }) => [
    dim("   –"),
    dim(plainly(speaker.move(action))),
    dim(`${speaker.refusal(rule as string)} (${rule})`),
  ]);
  for (const row of columns(rows)) console.log(folded(row, "      "));
}
/** What putting a move of that kind together is called. */
export const composeText =
  (said: Phrases) =>
  (kind: string): string =>
    said.composed[kind] === undefined ? said.compose(kind) : `${said.composed[kind]} …`;
