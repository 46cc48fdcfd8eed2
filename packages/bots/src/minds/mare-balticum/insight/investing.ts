/** Where quick players with insight invest. */
import type { Chance } from "@stormakt/kernel";
import type { Action, Line, Seen } from "@stormakt/mare-balticum";
import { END, leave, weighUp } from "../investing.ts";
import { weighBuilds } from "./builds.ts";
import { weighRecruits } from "./recruits.ts";
import type { Blend } from "./scale.ts";
import { scale, terms } from "./scale.ts";
import { situation, sizeUp, weighEnding } from "./situation.ts";
import { weighTitles } from "./titles.ts";

const CONTEXT = [
  "always",
  "income",
  "short of units",
  "gold",
  "goods",
  "no gold after",
  "units on the title deck",
  "lead there",
  "own titles",
  "others' titles",
  "lines to come",
  "prize",
  "hexes filled",
];
/** What kinds of investments have in common. */
const [BUILD, TITLE, RECRUIT] = [0, 1, 2];
const CONTEXTS = [terms("build", CONTEXT), terms("title", CONTEXT), terms("recruit", CONTEXT)] as const;
/** With so many units left a line is not short of them. */
const ENOUGH_UNITS = 6;

export function investWithInsight(table: Seen, line: number, kinds: number, blend: Blend, chance: Chance): Action {
  const gold = table.hand[line] as number;
  if ((gold === 0 || kinds === 0) && gold < 2) return leave(table, line as Line, kinds);
  weighUp(table, line, kinds);
  sizeUp(table, line, kinds);
  scale.lay(table, blend);
  const short = Math.max(0, ENOUGH_UNITS - (table.supply[line] as number)) / ENOUGH_UNITS;
  for (let share = BUILD; share <= RECRUIT; share++) weighContext(share, short);
  scale.begin(-1);
  weighEnding();
  scale.end(END, chance);
  weighBuilds(table, BUILD, chance);
  weighTitles(table, TITLE, chance);
  weighRecruits(table, RECRUIT, chance);
  const chosen = scale.choice ?? END;
  return chosen === END ? leave(table, line as Line, kinds) : chosen;
}
function weighContext(share: number, short: number): void {
  const { gold, kindsHeld, income, units, most, titles, othersTitles, later, prize, filled } = situation;
  const first = CONTEXTS[share] as number;
  scale.beginShare(share);
  scale.one(first);
  scale.add(first + 1, income / 5);
  scale.add(first + 2, short);
  scale.add(first + 3, Math.min(gold, 8) / 4);
  scale.add(first + 4, kindsHeld / 3);
  scale.add(first + 5, gold === 1 ? 1 : 0);
  scale.add(first + 6, units / 3);
  scale.add(first + 7, Math.max(-3, Math.min(3, units - most)) / 3);
  scale.add(first + 8, titles / 4);
  scale.add(first + 9, othersTitles / 4);
  scale.add(first + 10, later / 2);
  scale.add(first + 11, prize / 2);
  scale.add(first + 12, filled / 6);
  scale.endShare();
}
