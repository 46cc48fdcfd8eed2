import type { Seat, State } from "@stormakt/kernel";
import type { Action, Table, Wallenstein } from "@stormakt/wallenstein";
import {
  COLLECT_GRAIN,
  COLLECT_TAXES,
  COMBAT_A,
  COMBAT_B,
  cardIn,
  DEPLOY_5,
  grantOf,
  isCounty,
  NEIGHBOURS,
  REGION_OF,
  REGIONS,
} from "@stormakt/wallenstein";
import type { ActionCard, County, Favor } from "@stormakt/wallenstein/catalog";
import type { Taste } from "../contract.ts";
import { favorWorth } from "./wallenstein/court.ts";
import { attackGain, goodPlan, planWorth, prospectsOf } from "./wallenstein/plans.ts";
import { at, countyWorth, roundsLeft, worths } from "./wallenstein/worth.ts";

/** How much one point more adds to the chance of winning, about half-way. */
const POINT = 0.03;
/** Exchanges tried for each plan. */
const TRIES = 400;

export const taste: Taste<Wallenstein> = {
  value: ({ table }, seat) => chanceToWin(table, seat, worths(table)),

  prior({ table, stack }, seat, action) {
    switch (action.kind) {
      case "plan":
        return POINT * planWorth(prospectsOf(table, seat), action.boxes);
      case "takePosition":
        return POINT * (tileWorth(table, seat, at(table.tiles, action.position - 1)) + 0.04 * (5 - action.position));
      case "march":
        return marchPrior(table, seat, stack, action);
      case "takeOpen":
        return POINT * appeal(table, seat, action.county);
      case "takeUnseen":
        return POINT * (meanAppeal(table, seat) + 0.05);
      case "refresh":
        return POINT * (meanAppeal(table, seat) + 0.1);
      case "takeFavor":
        return leadsOn(action.favor) ? POINT * favorWorth(table, seat, action.favor) : 0;
      case "placeGroup":
        return action.withLeader ? POINT * 0.1 : 0;
      case "placeLeader":
        return POINT * 0.1 * (NEIGHBOURS[action.county] ?? []).filter((next) => table.owner[next] === seat).length;
      case "takeColour":
      case "declineFavor":
      case "cancelEvent":
      case "keepEvent":
      case "removeMarker":
      case "buildFree":
      case "placeArmies":
      case "takeBenefit":
      case "stay":
      case "marchLeader":
      case "quell":
        return 0; // one step ahead shows it all
    }
  },

  propose({ table, stack }, seat, chance, count) {
    if (stack.length === 0) return [];
    const prospects = prospectsOf(table, seat);
    const plans: Action[] = [];
    for (let plan = 0; plan < count; plan++) plans.push(goodPlan(prospects, chance, TRIES));
    return plans;
  },
};

/** The lead over each of the others counts, the more the less of the game is left. */
function chanceToWin(table: Readonly<Table>, seat: Seat, worth: readonly number[]): number {
  const spread = 2.5 + 0.9 * roundsLeft(table);
  const best = Math.max(...worth);
  let all = 0;
  for (let other = 0; other < table.seats; other++) all += Math.exp((at(worth, other) - best) / spread);
  return Math.exp((at(worth, seat) - best) / spread) / all;
}

/** What a tile is worth to what was planned. */
function tileWorth(table: Readonly<Table>, seat: Seat, tile: number): number {
  const planned = (action: ActionCard) => (isCounty(cardIn(table, seat, action)) ? 1 : 0);
  switch (tile) {
    case 0:
      return 0.4 * planned(COLLECT_TAXES);
    case 1:
      return 0.45 * planned(COLLECT_GRAIN);
    case 2:
      return 0.2 * planned(DEPLOY_5);
    case 3:
      return 0.3 * [COMBAT_A, COMBAT_B].filter((action) => planned(action) > 0 && at(table.armies, cardIn(table, seat, action)) > 2).length;
    default:
      return 0.28;
  }
}

/** One drop says little about an attack, so the odds weigh in. */
function marchPrior(
  table: Readonly<Table>,
  seat: Seat,
  stack: Readonly<State<Wallenstein>>["stack"],
  { to, armies }: Extract<Action, { kind: "march" }>,
): number {
  const memory = stack.at(-1)?.memory;
  if (memory === undefined || !("county" in memory) || table.owner[to] === seat) return 0;
  return 2 * POINT * attackGain(table, seat, memory.county as County, to, armies);
}

/** Favors that ask for a choice afterwards, or last: one step ahead sees nothing of them. */
const leadsOn = (favor: Favor): boolean =>
  ["cancel-event", "remove-marker", "building", "armies", "shield"].includes(grantOf(favor).grants);

/** What makes a county good to claim: its yields and sites, company of one's own, a region to lead in. */
function appeal(table: Readonly<Table>, seat: Seat, county: number): number {
  const here = at(REGION_OF, county);
  const held = REGIONS.map((_, region) => table.owner.filter((owner, at) => owner === seat && REGION_OF[at] === region).length);
  const friends = (NEIGHBOURS[county] ?? []).filter((next) => table.owner[next] === seat).length;
  const foes = (NEIGHBOURS[county] ?? []).filter((next) => at(table.owner, next) >= 0 && table.owner[next] !== seat).length;
  const isNew = at(held, here) === 0;
  const regions = held.filter((number) => number > 0).length;
  const reach = table.landsknechte && isNew && regions < 4 ? 0.5 : isNew && regions >= 3 ? -0.3 : 0;
  return countyWorth(table, county, 1) * 1.5 + 0.15 * friends - 0.08 * foes + 0.12 * Math.min(3, at(held, here)) + reach;
}
function meanAppeal(table: Readonly<Table>, seat: Seat): number {
  const unseen = table.unseen.length > 0 ? table.unseen : table.sunk;
  let total = 0;
  for (const county of unseen) total += appeal(table, seat, county);
  return unseen.length === 0 ? 0 : total / unseen.length;
}
