/** What a seat does in playouts: quick, sensible, and not always the same. */

import type { Chance, Engine, Seat, State } from "@stormakt/kernel";
import type { Action, Box, Table, Wallenstein } from "@stormakt/wallenstein";
import {
  areAdjacent,
  BUILDINGS_IN,
  COLLECT_GRAIN,
  COLLECT_TAXES,
  COMBAT_A,
  COMBAT_B,
  cardIn,
  DEPLOY_5,
  FAVOR_COSTS,
  isCounty,
  OUT_OF_PLAY,
  PLUS_ATTACK,
  PLUS_GRAIN,
  PLUS_THALER,
  SIX_ARMIES,
  statueCounty,
  statueOwner,
} from "@stormakt/wallenstein";
import { COUNTY } from "@stormakt/wallenstein/catalog";
import { favorWorth } from "../../tastes/wallenstein/court.ts";
import { BORDERS, byte, countiesIn, firstBorder, GRAIN, lastBorder, REGION, SITES, TAX } from "./map.ts";
import { aimAt, at, get, lead, takeTheField, weighArmies } from "./odds.ts";
import { quickPlan } from "./plans.ts";

/** How far plans are blurred in playouts. */
const HEAT = 0.5;
const STAY: Action = { kind: "stay" };
const fraction = (chance: Chance): number => chance.below(4096) / 4096;

interface Noted {
  readonly county?: number;
  readonly landsknecht?: number;
}
export function rollout(engine: Engine<Wallenstein>, state: State<Wallenstein>, seat: Seat, chance: Chance): Action {
  const { table } = state;
  const memory = state.stack[state.stack.length - 1]?.memory as Noted;
  switch (engine.stepOf(state) ?? "") {
    case "planning":
      return quickPlan(table, seat, chance, HEAT * (0.6 + fraction(chance)));
    case "combat":
      return quickMarch(engine, state, seat, memory.county as number, chance);
    case "redeployment":
      return quickMove(table, seat, memory.county as number, chance);
    case "choosePosition":
      return best(engine, state, seat, chance, 0.25, placeWorth, 0);
    case "claim":
      return quickClaim(engine, state, seat, chance);
    case "placing":
      return quickGroup(engine, state, seat, memory.county as number, chance);
    case "askFavor":
      return best(engine, state, seat, chance, 0.2, wishWorth, 0);
    case "takeBenefit":
      return best(engine, state, seat, chance, 0.4, benefitWorth, memory.landsknecht as number);
    case "marchLeader":
    case "placeLeader":
      return best(engine, state, seat, chance, 0.4, leaderWorth, 0);
    case "freeBuilding":
      return best(engine, state, seat, chance, 1, siteWorth, 0);
    case "freeArmies":
      return best(engine, state, seat, chance, 0.9, neutralWorth, 0);
    default: {
      const action = engine.sampleAction(state, seat, chance);
      if (action === null) throw new Error(`seat ${seat} has no legal action`);
      return action;
    }
  }
}
const legal: Action[] = [];
type Worth = (table: Readonly<Table>, seat: Seat, action: Action, card: number) => number;
/** The worths stand by themselves and take all they look at: one made for each question would have to be made anew at every move. */
function best(
  engine: Engine<Wallenstein>,
  state: State<Wallenstein>,
  seat: Seat,
  chance: Chance,
  heat: number,
  worth: Worth,
  card: number,
): Action {
  engine.legalActions(state, seat, legal);
  let chosen = legal[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (let nth = 0; nth < legal.length && legal.length > 1; nth++) {
    const score = worth(state.table, seat, legal[nth] as Action, card) + heat * fraction(chance);
    if (score > highest) {
      highest = score;
      chosen = legal[nth];
    }
  }
  if (chosen === undefined) throw new Error(`seat ${seat} has no legal action`);
  return chosen;
}
/** The same where it is asked most: forty counties are claimed in a playout. */
function quickClaim(engine: Engine<Wallenstein>, state: State<Wallenstein>, seat: Seat, chance: Chance): Action {
  engine.legalActions(state, seat, legal);
  let chosen = legal[0] as Action;
  let highest = Number.NEGATIVE_INFINITY;
  for (let nth = 0; nth < legal.length && legal.length > 1; nth++) {
    const score = claimWorth(state.table, seat, legal[nth] as Action) + 0.4 * fraction(chance);
    if (score > highest) {
      highest = score;
      chosen = legal[nth] as Action;
    }
  }
  return chosen;
}
function quickGroup(engine: Engine<Wallenstein>, state: State<Wallenstein>, seat: Seat, county: number, chance: Chance): Action {
  engine.legalActions(state, seat, legal);
  const open = openSides(state.table, seat, county);
  let chosen = legal[0] as Action;
  let highest = Number.NEGATIVE_INFINITY;
  for (let nth = 0; nth < legal.length && legal.length > 1; nth++) {
    const score = groupWorth(legal[nth] as Action, open) + 0.6 * fraction(chance);
    if (score > highest) {
      highest = score;
      chosen = legal[nth] as Action;
    }
  }
  return chosen;
}

const buildingsIn = (table: Readonly<Table>, county: number): number => at(BUILDINGS_IN, at(table.buildings, county));
/** How strong the strongest of others beside a county is. */
export function threatTo({ owner, armies }: Readonly<Table>, seat: Seat, county: number): number {
  let threat = 0;
  for (let nth = firstBorder(county), last = lastBorder(county); nth < last; nth++) {
    const next = byte(BORDERS, nth);
    const other = at(owner, next);
    if (other >= 0 && other !== seat && at(armies, next) - 1 > threat) threat = at(armies, next) - 1;
  }
  return threat;
}
const riskWith = (threat: number, defence: number): number => (threat === 0 ? 0 : 0.3 * (threat / (threat + defence + 1)) ** 2);

/** What is counted for and against an attack, tried out in quick play. */
const BOLDNESS = { building: 1.5, harm: 1.215, army: 0.077, least: 0.12, hunger: 0.25, spread: 0.5 } as const;
/** So many numbers of armies are thought of: all, about half as many, and one less. */
const SIZES = 3;
/** What the county left behind risks, by those numbers; noted once for all targets. */
const bared = new Float64Array(SIZES);
const sizes = new Uint8Array(SIZES);
function noteSizes(table: Readonly<Table>, seat: Seat, from: number): number {
  const threat = threatTo(table, seat, from);
  const often = table.year === 1 ? 1.75 : 1;
  const held = at(table.armies, from);
  const most = held - 1;
  const now = riskWith(threat, held);
  let tries = 0;
  for (let armies = most; armies > 0 && tries < SIZES; armies -= tries === 1 ? 1 : Math.max(1, most >> 1), tries++) {
    sizes[tries] = armies;
    bared[tries] = (riskWith(threat, held - armies) - now) * often * (1 + buildingsIn(table, from));
  }
  return tries;
}
function quickMarch(engine: Engine<Wallenstein>, state: State<Wallenstein>, seat: Seat, county: number, chance: Chance): Action {
  const { table } = state;
  const tries = noteSizes(table, seat, county);
  takeTheField(table, seat);
  const often = table.year === 1 ? 1.75 : 1;
  let target = -1;
  let size = 0;
  let highest = 0.08 * fraction(chance);
  for (let nth = firstBorder(county), last = lastBorder(county); nth < last; nth++) {
    const to = byte(BORDERS, nth);
    const owner = at(table.owner, to);
    if (owner === seat || owner === OUT_OF_PLAY) continue;
    const luck = 1 - BOLDNESS.spread / 2 + BOLDNESS.spread * fraction(chance);
    const buildings = buildingsIn(table, to);
    const prize = often * (1 + buildings * BOLDNESS.building) + 0.1 * (byte(SITES, to) - buildings);
    const harm = owner < 0 ? 0 : (prize * BOLDNESS.harm) / (table.seats - 1);
    aimAt(table, to);
    for (let one = 0; one < tries; one++) {
      const armies = byte(sizes, one);
      weighArmies(armies);
      const { won, lost } = lead;
      const promise =
        luck *
        (won * (prize - BOLDNESS.hunger + harm) +
          (1 - won - lost) * harm -
          BOLDNESS.army * armies * (1 - 0.3 * won) -
          get(bared, one) -
          BOLDNESS.least);
      if (promise > highest) {
        target = to;
        size = armies;
        highest = promise;
      }
    }
  }
  if (target >= 0) {
    const march: Action = { kind: "march", to: at(COUNTY.all, target), armies: size };
    if (engine.judge(state, seat, march).legal) return march;
  }
  return quickMove(table, seat, county, chance);
}
/** Armies go from where nobody can come to where somebody can. */
function quickMove(table: Readonly<Table>, seat: Seat, county: number, chance: Chance): Action {
  const most = at(table.armies, county) - 1;
  if (most < 1 || threatTo(table, seat, county) > 0) return STAY;
  let target = -1;
  let highest = 0;
  for (let nth = firstBorder(county), last = lastBorder(county); nth < last; nth++) {
    const to = byte(BORDERS, nth);
    if (at(table.owner, to) !== seat) continue;
    const need = threatTo(table, seat, to) * (0.5 + fraction(chance));
    if (need > highest) {
      target = to;
      highest = need;
    }
  }
  return target < 0 ? STAY : { kind: "march", to: at(COUNTY.all, target), armies: most };
}

/** Whether the seat itself has planned it. */
function planned(table: Readonly<Table>, seat: Seat, action: Box): number {
  const card = cardIn(table, seat, action);
  return isCounty(card) && at(table.owner, card) === seat ? 1 : 0;
}
function placeWorth(table: Readonly<Table>, seat: Seat, action: Action): number {
  if (action.kind !== "takePosition") return 0;
  const { position } = action;
  const early = 0.03 * (5 - position);
  const tile = at(table.tiles, position - 1);
  switch (tile) {
    case PLUS_THALER:
      return early + 0.4 * planned(table, seat, COLLECT_TAXES);
    case PLUS_GRAIN:
      return early + 0.45 * planned(table, seat, COLLECT_GRAIN);
    case SIX_ARMIES:
      return early + 0.2 * planned(table, seat, DEPLOY_5);
    case PLUS_ATTACK:
      return early + 0.3 * (planned(table, seat, COMBAT_A) + planned(table, seat, COMBAT_B));
    default:
      return early + 0.25;
  }
}
const siteWorth = (_table: Readonly<Table>, _seat: Seat, action: Action): number =>
  "county" in action ? byte(TAX, action.county) * 0.01 : 0;
const neutralWorth = ({ owner }: Readonly<Table>, _seat: Seat, action: Action): number =>
  "county" in action && at(owner, action.county) < 0 ? 1 : 0;
function claimWorth(table: Readonly<Table>, seat: Seat, action: Action): number {
  if (action.kind === "takeOpen") return countyAppeal(table, seat, action.county);
  if (action.kind === "takeUnseen") return 0.55;
  return action.kind === "refresh" ? 0.5 : 0;
}
/** What makes a county good to claim: yields and sites, company, a region to lead in. About 0.5 for a county like others. */
export function countyAppeal({ owner }: Readonly<Table>, seat: Seat, county: number): number {
  let friends = 0;
  let foes = 0;
  for (let nth = firstBorder(county), last = lastBorder(county); nth < last; nth++) {
    const other = at(owner, byte(BORDERS, nth));
    if (other === seat) friends++;
    else if (other >= 0) foes++;
  }
  const region = countiesIn(byte(REGION, county));
  let alike = 0;
  for (let nth = 0; nth < region.length; nth++) if (at(owner, byte(region, nth)) === seat) alike++;
  return (
    0.1 * (byte(TAX, county) - 4.8) +
    0.1 * (byte(GRAIN, county) - 3) +
    0.15 * byte(SITES, county) +
    0.1 * friends -
    0.05 * foes +
    0.08 * Math.min(3, alike)
  );
}
/** Beside how many counties of others, or of nobody. */
function openSides({ owner }: Readonly<Table>, seat: Seat, county: number): number {
  let open = 0;
  for (let nth = firstBorder(county), last = lastBorder(county); nth < last; nth++) if (at(owner, byte(BORDERS, nth)) !== seat) open++;
  return open;
}
const groupWorth = (action: Action, open: number): number =>
  action.kind === "placeGroup" ? 0.08 * (action.armies - 3) * (open - 3) + (action.withLeader ? 0.2 : 0) : 0;
function wishWorth(table: Readonly<Table>, seat: Seat, action: Action): number {
  if (action.kind !== "takeFavor") return 0.15;
  return 0.7 * favorWorth(table, seat, action.favor) - 0.12 * at(FAVOR_COSTS, table.display.indexOf(action.favor));
}
function benefitWorth(table: Readonly<Table>, _seat: Seat, action: Action, card: number): number {
  if (action.kind !== "takeBenefit") return 0;
  const late = table.year === 2 && table.season === 2;
  switch (action.benefit) {
    case "points":
      return 1;
    case "thalers":
      return (late ? 0.15 : 0.3) * (2 * card - 2);
    case "grain":
      return 0.4 * (card - 2);
    case "armies":
      return 0.25 * (card - 1);
  }
}
/** A leader leaves statues when it goes next door, likes to have own counties beside it, and takes the statues of others. */
function leaderWorth(table: Readonly<Table>, seat: Seat, action: Action): number {
  if (action.kind !== "marchLeader" && action.kind !== "placeLeader") return 0;
  const { county } = action;
  let own = 0;
  for (const other of COUNTY.all) if (at(table.owner, other) === seat && areAdjacent(other, county)) own++;
  const statue = action.kind === "marchLeader" && action.statue ? 0.8 : 0;
  let trophies = 0;
  for (const one of table.statues) if (statueCounty(one) === county && statueOwner(one) !== seat) trophies++;
  return (
    1.2 * trophies +
    statue +
    (own > 0 ? 0.4 : 0) +
    0.04 * at(table.armies, county) +
    (buildingsIn(table, county) < byte(SITES, county) ? 0.15 : 0)
  );
}
