/** The odds of a war, before battle cards: exact, from what everybody can see. */
import type { Country, Fief, None, Royal } from "../catalog/index.ts";
import { LIBERTY, NONE, ROYAL, RUSSIA, royalTroops, troopsOn } from "../catalog/index.ts";
import type { OpenTable } from "../table.ts";
import { eraNow, militaryOf, numberAt, seatsOf } from "../table.ts";

type Open = Readonly<OpenTable>;

/** SR-WAR-9 How many royal cards the enemy turns up. */
export const armySize = (table: Open, country: Country): number =>
  seatsOf(table) + (table.config.russiaStrongInLiberty && country === RUSSIA && eraNow(table) === LIBERTY ? 2 : 1);

/** A Swedish fief in the field. */
interface Fighter {
  readonly troops: number;
  readonly military: number;
}
/**
 * Sweden's chance against `country` if these fiefs are sent, by seat (NONE: stays home): over every army the royal cards still hidden
 * can make, each fought out exactly.
 */
export function warOdds(table: Open, country: Country, sent: readonly (Fief | None)[]): number {
  const fighters = sent.flatMap((fief, seat): Fighter[] =>
    fief === NONE ? [] : [{ troops: troopsOn(fief), military: militaryOf(table, seat) }],
  );
  // SR-WAR-15 The order in which they fall.
  fighters.sort((a, b) => a.troops - b.troops || a.military - b.military);
  const values = fighters.map(({ troops, military }) => troops + military);
  const hidden = hiddenRoyals(table, armySize(table, country));
  const counts = [0, 0, 0, 0, 0];
  for (const royal of hidden) counts[royalTroops(royal)] = (counts[royalTroops(royal)] ?? 0) + 1;
  return overArmies(counts, armySize(table, country), (army) => chanceAgainst(values, army));
}
/** The cards an army is drawn from: the royal deck, or with the discard pile if that is too small (SR-WAR-10). */
function hiddenRoyals({ royalDiscards, royal, army }: Open, wanted: number): Royal[] {
  const hidden = ROYAL.all.filter((card) => card !== royal && !army.includes(card));
  const deck = hidden.filter((card) => !royalDiscards.includes(card));
  return deck.length < wanted ? hidden : deck;
}
/** The mean of `of` over all draws of `size` cards, as ascending troops without the dashes. */
function overArmies(counts: readonly number[], size: number, of: (army: readonly number[]) => number): number {
  let sum = 0;
  let ways = 0;
  const choose = (troops: number, left: number, weight: number, army: readonly number[]): void => {
    if (troops === counts.length) {
      if (left > 0) return;
      ways += weight;
      sum += weight * of(army);
      return;
    }
    const there = numberAt(counts, troops);
    for (let taken = 0; taken <= Math.min(there, left); taken++)
      choose(
        troops + 1,
        left - taken,
        weight * binomial(there, taken),
        troops === 0 ? army : [...army, ...Array<number>(taken).fill(troops)],
      );
  };
  choose(0, size, 1, []);
  return ways === 0 ? 0 : sum / ways;
}
function binomial(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
/**
 * SR-WAR-11 to -16 The chance that fighters of these values beat this army. Both sides lose the weakest first, so a position is how many
 * have fallen on each; a round in which nobody falls changes nothing and is divided out.
 */
export function chanceAgainst(values: readonly number[], army: readonly number[]): number {
  const known = new Map<number, number>();
  const from = (swedes: number, enemies: number): number => {
    if (enemies === army.length) return 1;
    if (swedes === values.length) return 0;
    const key = swedes * 32 + enemies;
    const before = known.get(key);
    if (before !== undefined) return before;
    const ours = hits(values.slice(swedes), army.length - enemies);
    let won = 0;
    let unchanged = 0;
    ours.forEach((chanceOfOurs, fallenEnemies) => {
      const left = enemies + fallenEnemies;
      if (left === army.length) won += chanceOfOurs;
      else
        hits(army.slice(left), values.length - swedes).forEach((chanceOfTheirs, fallenSwedes) => {
          const both = chanceOfOurs * chanceOfTheirs;
          if (fallenEnemies === 0 && fallenSwedes === 0) unchanged += both;
          else won += both * from(swedes + fallenSwedes, left);
        });
    });
    const chance = unchanged >= 1 ? 0 : won / (1 - unchanged);
    known.set(key, chance);
    return chance;
  };
  return from(0, 0);
}
/** How likely so many hits are, by number, when each rolls its value or less; more than `most` count as `most`. */
function hits(values: readonly number[], most: number): number[] {
  let chances: number[] = Array.from({ length: most + 1 }, (_, hit) => (hit === 0 ? 1 : 0));
  for (const value of values) {
    const hit = Math.min(value, 6) / 6;
    let oneLess = 0;
    chances = chances.map((chance, n) => {
      const made = chance * (n === most ? 1 : 1 - hit) + oneLess * hit;
      oneLess = chance;
      return made;
    });
  }
  return chances;
}
