/**
 * Exact odds of battles and revolts, worked out from the tower's model, not sampled.
 * Why it can be exact: resting cubes are knocked loose independently of each other; how many new cubes stick depends only on how many
 * rest, not on their colours; and which ones stick is then a fair draw among them all.
 */
import type { Seat } from "@stormakt/kernel";
import type { County, TowerModelId } from "./catalog/index.ts";
import { TOWER_MODEL_IDS } from "./catalog/index.ts";
import { reservesFor } from "./steps/battle.ts";
import type { TableView } from "./table.ts";
import { armiesIn, at, colourOf, GREEN, markersIn, NEUTRAL, ownerOf, sum } from "./table.ts";
import type { Tower } from "./tower.ts";
import { chanceAt, MOST_CUBES, towerBuilt } from "./tower.ts";

/** How many cubes of one party rest inside, and how many are dropped. */
export interface Cubes {
  readonly inside: number;
  readonly dropped: number;
}
/** Those who count for one side, those who count against it, those of whom none may emerge, and all the others. */
interface Parties {
  readonly plus: Cubes;
  readonly minus: Cubes;
  readonly absent: Cubes;
  readonly others: Cubes;
}
const NO_CUBES: Cubes = { inside: 0, dropped: 0 };

const LOG_FACTORIAL = logFactorials(MOST_CUBES);
function logFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let n = 1; n <= most; n++) logs[n] = get(logs, n - 1) + Math.log(n);
  return logs;
}
const logChoose = (n: number, k: number): number => get(LOG_FACTORIAL, n) - get(LOG_FACTORIAL, k) - get(LOG_FACTORIAL, n - k);
function get(list: Float64Array, place: number): number {
  return list[place] as number;
}
function raise(list: Float64Array, place: number, by: number): void {
  list[place] = get(list, place) + by;
}

/** How likely each number of so many independent cubes is knocked loose. */
function binomial(cubes: number, chance: number): Float64Array {
  const made = new Float64Array(cubes + 1);
  made[0] = 1;
  for (let cube = 1; cube <= cubes; cube++)
    for (let fell = cube; fell >= 0; fell--) made[fell] = get(made, fell) * (1 - chance) + (fell > 0 ? get(made, fell - 1) * chance : 0);
  return made;
}
/** How likely each number of the dropped cubes sticks when so many rest already. */
function sticking(tower: Tower, resting: number, dropped: number): Float64Array {
  const made = new Float64Array(dropped + 1);
  made[0] = 1;
  for (let cube = 1; cube <= dropped; cube++)
    for (let stuck = cube; stuck >= 0; stuck--) {
      const passed = get(made, stuck) * (1 - chanceAt(tower.sticks, resting + stuck));
      made[stuck] = passed + (stuck > 0 ? get(made, stuck - 1) * chanceAt(tower.sticks, resting + stuck - 1) : 0);
    }
  return made;
}

/** How likely each lead of `plus` over `minus` in the tray is, with none of `absent` there. The even lead stands at `zero`. */
interface Leads {
  readonly likely: Float64Array;
  readonly zero: number;
}
function leadsIn(tower: Tower, { plus, minus, absent, others }: Parties): Leads {
  const dropped = plus.dropped + minus.dropped + absent.dropped + others.dropped;
  const resting = plus.inside + minus.inside + absent.inside + others.inside;
  const loose = chanceAt(tower.knocksLoose, dropped);
  const zero = minus.inside + minus.dropped;
  const likely = new Float64Array(zero + plus.inside + plus.dropped + 1);
  const fresh = freshLeads(plus.dropped, minus.dropped, absent.dropped, others.dropped);
  const absentStays = (1 - loose) ** absent.inside;
  for (const [fell, leads] of oldLeads(loose, plus.inside, minus.inside, others.inside).entries()) {
    const mixed = mixLeads(fresh, sticking(tower, resting - fell, dropped));
    for (let lead = 0; lead < leads.length; lead++) {
      const first = get(leads, lead) * absentStays;
      if (first > 0) for (let more = 0; more < mixed.length; more++) raise(likely, lead + more, first * get(mixed, more));
    }
  }
  return { likely, zero };
}
/** Of the resting cubes: by how many were knocked loose in all, how likely each lead is; counted from the worst lead. */
function oldLeads(loose: number, plus: number, minus: number, others: number): Float64Array[] {
  const made = Array.from({ length: plus + minus + others + 1 }, () => new Float64Array(plus + minus + 1));
  const ofPlus = binomial(plus, loose);
  const ofMinus = binomial(minus, loose);
  const ofOthers = binomial(others, loose);
  for (const [fell, leads] of made.entries())
    for (let p = Math.max(0, fell - minus - others); p <= Math.min(plus, fell); p++)
      for (let m = Math.max(0, fell - p - others); m <= Math.min(minus, fell - p); m++)
        raise(leads, p - m + minus, get(ofPlus, p) * get(ofMinus, m) * get(ofOthers, fell - p - m));
  return made;
}
/** Of the dropped cubes: by how many land in the tray, how likely each lead is, with none of `absent`; counted from the worst lead. */
function freshLeads(plus: number, minus: number, absent: number, others: number): Float64Array[] {
  const dropped = plus + minus + absent + others;
  return Array.from({ length: dropped + 1 }, (_, landed) => {
    const leads = new Float64Array(plus + minus + 1);
    for (let p = 0; p <= Math.min(plus, landed); p++)
      for (let m = Math.max(0, landed - p - others); m <= Math.min(minus, landed - p); m++)
        raise(
          leads,
          p - m + minus,
          Math.exp(logChoose(plus, p) + logChoose(minus, m) + logChoose(others, landed - p - m) - logChoose(dropped, landed)),
        );
    return leads;
  });
}
/** What does not stick lands in the tray. */
function mixLeads(fresh: readonly Float64Array[], stuck: Float64Array): Float64Array {
  const mixed = new Float64Array(fresh[0]?.length ?? 0);
  for (const [landed, leads] of fresh.entries()) {
    const likely = get(stuck, fresh.length - 1 - landed);
    if (likely > 0) for (let lead = 0; lead < leads.length; lead++) raise(mixed, lead, likely * get(leads, lead));
  }
  return mixed;
}
function chanceOf({ likely, zero }: Leads, fits: (lead: number) => boolean): number {
  let total = 0;
  for (let place = 0; place < likely.length; place++) if (fits(place - zero)) total += get(likely, place);
  return total;
}

/** A battle: how likely the attacker wins, the county becomes or stays neutral, the defender wins. */
export interface Odds {
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
}
/** WA-COMBAT-9, -11 to -14 Peasants alone never win for a defender who is a player: that is a tie. */
export function battleOdds(tower: Tower, attacker: Cubes, defender: Cubes, peasants: Cubes, others: Cubes): Odds {
  const side = { inside: defender.inside + peasants.inside, dropped: defender.dropped + peasants.dropped };
  const leads = leadsIn(tower, { plus: attacker, minus: side, absent: NO_CUBES, others });
  const win = chanceOf(leads, (lead) => lead > 0);
  const worse = chanceOf(leads, (lead) => lead < 0);
  if (peasants.inside + peasants.dropped === 0) return { win, tie: 1 - win - worse, loss: worse };
  const peasantsAlone = leadsIn(tower, { plus: attacker, minus: peasants, absent: defender, others });
  const loss = worse - chanceOf(peasantsAlone, (lead) => lead < 0);
  return { win, tie: 1 - win - loss, loss };
}
/** WA-COMBAT-11, -15 Against a neutral county; a tie and a loss are the same to the attacker, but are told apart here. */
export function neutralOdds(tower: Tower, attacker: Cubes, peasants: Cubes, others: Cubes): Odds {
  const leads = leadsIn(tower, { plus: attacker, minus: peasants, absent: NO_CUBES, others });
  return {
    win: chanceOf(leads, (lead) => lead > 0),
    tie: chanceOf(leads, (lead) => lead === 0),
    loss: chanceOf(leads, (lead) => lead < 0),
  };
}

/** The odds of an attack on a county with so many armies, as things stand on the table. */
export function attackOdds(view: Readonly<TableView>, seat: Seat, to: County, armies: number): Odds {
  const tower = towerBuilt(view.tower);
  const defender = ownerOf(view, to);
  const reserves = reservesFor(view, seat, to);
  const attacker = cubesOf(view, colourOf(seat), armies + reserves.attackers);
  const green = cubesOf(view, GREEN, reserves.peasants);
  if (defender === NEUTRAL) return neutralOdds(tower, attacker, green, allBut(view, [colourOf(seat), GREEN]));
  const defending = cubesOf(view, colourOf(defender), armiesIn(view, to) + reserves.defenders);
  if (markersIn(view, to) > 0) return battleOdds(tower, attacker, defending, NO_CUBES, allBut(view, [colourOf(seat), colourOf(defender)]));
  return battleOdds(tower, attacker, defending, green, allBut(view, [colourOf(seat), colourOf(defender), GREEN]));
}
/** The same for each number of armies that can march: entry 0 is for one army. */
export function attackOddsFrom(view: Readonly<TableView>, seat: Seat, from: County, to: County): Odds[] {
  return Array.from({ length: Math.max(0, armiesIn(view, from) - 1) }, (_, place) => attackOdds(view, seat, to, place + 1));
}
/** WA-REVOLT-3, -4 How likely a revolt with so many peasants is subdued. */
export function revoltOdds(view: Readonly<TableView>, county: County, peasants: number): number {
  const colour = colourOf(ownerOf(view, county));
  const own = cubesOf(view, colour, armiesIn(view, county));
  const risen = cubesOf(view, GREEN, Math.min(peasants, view.peasants));
  const leads = leadsIn(towerBuilt(view.tower), { plus: own, minus: risen, absent: NO_CUBES, others: allBut(view, [colour, GREEN]) });
  return chanceOf(leads, (lead) => lead > 0);
}
const cubesOf = ({ inside, tray }: Readonly<TableView>, colour: number, engaged: number): Cubes => ({
  inside: at(inside, colour),
  dropped: engaged + at(tray, colour),
});
function allBut({ inside, tray }: Readonly<TableView>, parties: readonly number[]): Cubes {
  const count = (list: readonly number[]) => list.reduce((total, cubes, colour) => (parties.includes(colour) ? total : total + cubes), 0);
  return { inside: count(inside), dropped: count(tray) };
}

/** Nearly the same odds for bots, a thousand times as fast: the lead in the tray taken as normally distributed. */
export function roughOdds(view: Readonly<TableView>, seat: Seat, to: County, armies: number): Odds {
  const defender = ownerOf(view, to);
  const reserves = reservesFor(view, seat, to);
  const help = defender === NEUTRAL || markersIn(view, to) === 0;
  const plus = cubesOf(view, colourOf(seat), armies + reserves.attackers);
  const green = help ? cubesOf(view, GREEN, reserves.peasants) : NO_CUBES;
  const own = defender === NEUTRAL ? NO_CUBES : cubesOf(view, colourOf(defender), armiesIn(view, to) + reserves.defenders);
  return roughLead(
    view,
    plus,
    { inside: green.inside + own.inside, dropped: green.dropped + own.dropped },
    engagedIn(reserves, armies, own),
  );
}
/** How likely a revolt is subdued, as roughly. */
export function roughRevolt(view: Readonly<TableView>, county: County, peasants: number): number {
  const colour = colourOf(ownerOf(view, county));
  const armies = armiesIn(view, county);
  const risen = cubesOf(view, GREEN, peasants);
  return roughLead(view, cubesOf(view, colour, armies), risen, armies + peasants).win;
}
const engagedIn = (reserves: { readonly attackers: number; readonly peasants: number }, armies: number, own: Cubes): number =>
  armies + reserves.attackers + reserves.peasants + own.dropped;
function roughLead(view: Readonly<TableView>, plus: Cubes, minus: Cubes, engaged: number): Odds {
  const tower = towerBuilt(view.tower);
  const dropped = Math.min(MOST_CUBES, engaged + sum(view.tray));
  const loose = chanceAt(tower.knocksLoose, dropped);
  const passes = passing(view.tower, sum(view.inside), dropped);
  const mean = (plus.dropped - minus.dropped) * passes + (plus.inside - minus.inside) * loose;
  const spread = Math.sqrt(
    (plus.dropped + minus.dropped) * passes * (1 - passes) + (plus.inside + minus.inside) * loose * (1 - loose) + 0.01,
  );
  const notWon = normal((0.5 - mean) / spread);
  const lost = normal((-0.5 - mean) / spread);
  return { win: 1 - notWon, tie: notWon - lost, loss: lost };
}
/** The share of the dropped cubes that lands in the tray. What has been worked out is kept: bots ask the same again and again. */
function passing(model: number, inside: number, dropped: number): number {
  const known = PASSING[model];
  if (known === undefined || inside >= KEPT || dropped >= KEPT) return sharePassing(model, inside, dropped);
  const place = inside * KEPT + dropped;
  const share = get(known, place);
  if (share !== NOT_KNOWN) return share;
  return (known[place] = sharePassing(model, inside, dropped));
}
const KEPT = 64;
const NOT_KNOWN = -1;
const PASSING: readonly Float64Array[] = TOWER_MODEL_IDS.map(() => new Float64Array(KEPT * KEPT).fill(NOT_KNOWN));
function sharePassing(model: number, inside: number, dropped: number): number {
  if (dropped === 0) return 0;
  const tower = towerBuilt(model);
  const before = inside * (1 - chanceAt(tower.knocksLoose, dropped));
  let resting = before;
  for (let cube = 0; cube < dropped; cube++) resting += chanceAt(tower.sticks, Math.round(resting));
  return 1 - (resting - before) / dropped;
}
/** What a tower does to a batch on the average: the share of the dropped cubes that lands in the tray, and of the resting that falls. */
export const towerShares = (id: TowerModelId, inside: number, dropped: number): { readonly passes: number; readonly loose: number } => {
  const model = TOWER_MODEL_IDS.indexOf(id);
  return { passes: passing(model, inside, dropped), loose: chanceAt(towerBuilt(model).knocksLoose, dropped) };
};
/** The normal distribution, near enough. */
const normal = (x: number): number => 1 / (1 + Math.exp(-1.702 * x));
