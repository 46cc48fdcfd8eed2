import { combatValue, fiefsFitForWar, fiefsOf, has, warOdds } from "@stormakt/svea-rike/advice";
import type { Country, Fief, None } from "@stormakt/svea-rike/catalog";
import { NONE, troopsOn } from "@stormakt/svea-rike/catalog";
import type { Props } from "./offers.ts";

type Table = Props["view"]["table"];
export type Sent = Fief | None;

/** Nothing is sure that has dice in it. */
export const percent = (chance: number): string => {
  const whole = Math.round(chance * 100);
  return whole === 0 && chance > 0 ? "< 1 %" : whole === 100 && chance < 1 ? "> 99 %" : `${whole} %`;
};
/** The fiefs a seat may send into a war. */
export const fitFiefs = (table: Table, seat: number): Fief[] =>
  fiefsOf(table, seat).filter((fief) => has(fiefsFitForWar(table, seat), fief));
/** The fief that would fight best, in a list; none if there is none to send. */
export const strongest = (table: Table, seat: number): Fief[] =>
  fitFiefs(table, seat)
    .toSorted((a, b) => combatValue(table, seat, b) - combatValue(table, seat, a))
    .slice(0, 1);

/** How the war would go with each of these fiefs of a seat, if the others send what they are thought to. */
export function chancesWith(
  table: Table,
  country: Country,
  seat: number,
  own: readonly Sent[],
  others: readonly Sent[],
): (fief: Sent) => number {
  // By what the own fief brings: equal ones have equal chances.
  const known = new Map<number, number>();
  const brings = (fief: Sent): number => (fief === NONE ? NONE : troopsOn(fief));
  for (const fief of own)
    if (!known.has(brings(fief)))
      known.set(
        brings(fief),
        warOdds(
          table,
          country,
          others.map((other, who) => (who === seat ? fief : other)),
        ),
      );
  return (fief) => known.get(brings(fief)) ?? 0;
}
