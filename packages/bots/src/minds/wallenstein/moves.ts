/** What a seat does in playouts: quick, sensible, and not always the same. */

import type { Chance, Engine, Seat, State } from "@stormakt/kernel";
import type { Action, Table, Wallenstein } from "@stormakt/wallenstein";
import {
  areAdjacent,
  BUILDINGS_IN,
  COLLECT_GRAIN,
  COLLECT_TAXES,
  COMBAT_A,
  COMBAT_B,
  COUNTY_COUNT,
  COURT_BOXES,
  DEPLOY_5,
  FAVOR_COSTS,
  GRAIN_OF,
  isCounty,
  NEIGHBOURS,
  OUT_OF_PLAY,
  REGION_OF,
  SITES_OF,
  statueCounty,
  statueOwner,
  TAX_OF,
} from "@stormakt/wallenstein";
import { NOWHERE } from "@stormakt/wallenstein/advice";
import type { County } from "@stormakt/wallenstein/catalog";
import { COUNTY } from "@stormakt/wallenstein/catalog";
import { favorWorth } from "../../tastes/wallenstein/court.ts";
import { at, lead, weighAttack } from "./odds.ts";
import { quickPlan } from "./plans.ts";

/** How far plans are blurred in playouts. */
const HEAT = 0.5;
const STAY: Action = { kind: "stay" };
const fraction = (chance: Chance): number => chance.below(4096) / 4096;

export function rollout(engine: Engine<Wallenstein>, state: State<Wallenstein>, seat: Seat, chance: Chance): Action {
  const { table } = state;
  const memory = state.stack[state.stack.length - 1]?.memory as { readonly county?: number; readonly landsknecht?: number };
  switch (engine.stepOf(state) ?? "") {
    case "planning":
      return quickPlan(table, seat, chance, HEAT * (0.6 + fraction(chance)));
    case "combat":
      return quickMarch(engine, state, seat, memory.county as number, chance);
    case "redeployment":
      return quickMove(table, seat, memory.county as number, chance);
    case "choosePosition":
      return best(
        engine,
        state,
        seat,
        chance,
        (action) => (action.kind === "takePosition" ? placeWorth(table, seat, action.position) : 0),
        0.25,
      );
    case "claim":
      return best(engine, state, seat, chance, (action) => claimWorth(table, seat, action), 0.4);
    case "placing":
      return best(engine, state, seat, chance, (action) => groupWorth(table, seat, memory.county as number, action), 0.6);
    case "askFavor":
      return best(engine, state, seat, chance, (action) => wishWorth(table, seat, action), 0.2);
    case "takeBenefit":
      return best(engine, state, seat, chance, (action) => benefitWorth(table, action, memory.landsknecht as number), 0.4);
    case "marchLeader":
    case "placeLeader":
      return best(engine, state, seat, chance, (action) => leaderWorth(table, seat, action), 0.4);
    case "freeBuilding":
      return best(engine, state, seat, chance, (action) => ("county" in action ? at(TAX_OF, action.county) * 0.01 : 0), 1);
    case "freeArmies":
      return best(engine, state, seat, chance, (action) => ("county" in action && at(table.owner, action.county) < 0 ? 1 : 0), 0.9);
    default: {
      const action = engine.sampleAction(state, seat, chance);
      if (action === null) throw new Error(`seat ${seat} has no legal action`);
      return action;
    }
  }
}
const legal: Action[] = [];
function best(
  engine: Engine<Wallenstein>,
  state: State<Wallenstein>,
  seat: Seat,
  chance: Chance,
  worth: (action: Action) => number,
  heat: number,
): Action {
  engine.legalActions(state, seat, legal);
  let [chosen, highest] = [legal[0], Number.NEGATIVE_INFINITY];
  for (let nth = 0; nth < legal.length && legal.length > 1; nth++) {
    const score = worth(legal[nth] as Action) + heat * fraction(chance);
    if (score > highest) {
      highest = score;
      chosen = legal[nth];
    }
  }
  if (chosen === undefined) throw new Error(`seat ${seat} has no legal action`);
  return chosen;
}

const buildingsIn = (table: Readonly<Table>, county: number): number => at(BUILDINGS_IN, at(table.buildings, county));
/** How strong the strongest of others beside a county is. */
export function threatTo(table: Readonly<Table>, seat: Seat, county: number): number {
  const neighbours = NEIGHBOURS[county] as readonly County[];
  let threat = 0;
  for (let nth = 0; nth < neighbours.length; nth++) {
    const next = at(neighbours, nth);
    const owner = at(table.owner, next);
    if (owner >= 0 && owner !== seat && at(table.armies, next) - 1 > threat) threat = at(table.armies, next) - 1;
  }
  return threat;
}
const riskWith = (threat: number, defence: number): number => (threat === 0 ? 0 : 0.3 * (threat / (threat + defence + 1)) ** 2);

/** What is counted for and against an attack, tried out in quick play. */
const BOLDNESS = { building: 1.5, harm: 1.215, army: 0.077, least: 0.12, hunger: 0.25, spread: 0.5 } as const;
/** What an attack with so many armies promises, in points. */
export function attackPromise(table: Readonly<Table>, seat: Seat, from: number, to: number, armies: number, threat: number): number {
  weighAttack(table, seat, to, armies);
  const { won, lost } = lead;
  const often = table.year === 1 ? 1.75 : 1;
  const buildings = buildingsIn(table, to);
  const prize = often * (1 + buildings * BOLDNESS.building) + 0.1 * (at(SITES_OF, to) - buildings);
  const harm = at(table.owner, to) < 0 ? 0 : (prize * BOLDNESS.harm) / (table.seats - 1);
  const held = at(table.armies, from);
  const bared = (riskWith(threat, held - armies) - riskWith(threat, held)) * often * (1 + buildingsIn(table, from));
  return (
    won * (prize - BOLDNESS.hunger + harm) + (1 - won - lost) * harm - BOLDNESS.army * armies * (1 - 0.3 * won) - bared - BOLDNESS.least
  );
}
function quickMarch(engine: Engine<Wallenstein>, state: State<Wallenstein>, seat: Seat, county: number, chance: Chance): Action {
  const { table } = state;
  const most = at(table.armies, county) - 1;
  const threat = threatTo(table, seat, county);
  const neighbours = NEIGHBOURS[county] as readonly County[];
  let [target, size, highest] = [NOWHERE, 0, 0.08 * fraction(chance)];
  for (let nth = 0; nth < neighbours.length; nth++) {
    const to = at(neighbours, nth);
    const owner = at(table.owner, to);
    if (owner === seat || owner === OUT_OF_PLAY) continue;
    const luck = 1 - BOLDNESS.spread / 2 + BOLDNESS.spread * fraction(chance);
    for (let armies = most, tries = 0; armies > 0 && tries < 3; armies -= tries === 1 ? 1 : Math.max(1, most >> 1), tries++) {
      const promise = luck * attackPromise(table, seat, county, to, armies, threat);
      if (promise > highest) [target, size, highest] = [to, armies, promise];
    }
  }
  if (target >= 0) {
    const march: Action = { kind: "march", to: target, armies: size };
    if (engine.judge(state, seat, march).legal) return march;
  }
  return quickMove(table, seat, county, chance);
}
/** Armies go from where nobody can come to where somebody can. */
function quickMove(table: Readonly<Table>, seat: Seat, county: number, chance: Chance): Action {
  const most = at(table.armies, county) - 1;
  if (most < 1 || threatTo(table, seat, county) > 0) return STAY;
  const neighbours = NEIGHBOURS[county] as readonly County[];
  let [target, highest] = [NOWHERE, 0];
  for (let nth = 0; nth < neighbours.length; nth++) {
    const to = at(neighbours, nth);
    if (at(table.owner, to) !== seat) continue;
    const need = threatTo(table, seat, to) * (0.5 + fraction(chance));
    if (need > highest) [target, highest] = [to, need];
  }
  return target < 0 ? STAY : { kind: "march", to: target, armies: most };
}

/** By what the seat itself has planned. */
function placeWorth(table: Readonly<Table>, seat: Seat, position: number): number {
  const planned = (action: number): number => {
    const card = at(table.boxes, seat * COURT_BOXES + action);
    return isCounty(card) && at(table.owner, card) === seat ? 1 : 0;
  };
  const early = 0.03 * (5 - position);
  const tile: number = at(table.tiles, position - 1);
  switch (tile) {
    case 0:
      return early + 0.4 * planned(COLLECT_TAXES);
    case 1:
      return early + 0.45 * planned(COLLECT_GRAIN);
    case 2:
      return early + 0.2 * planned(DEPLOY_5);
    case 3:
      return early + 0.3 * (planned(COMBAT_A) + planned(COMBAT_B));
    default:
      return early + 0.25;
  }
}
function claimWorth(table: Readonly<Table>, seat: Seat, action: Action): number {
  if (action.kind === "takeUnseen") return 0.55;
  if (action.kind === "refresh") return 0.5;
  if (action.kind !== "takeOpen") return 0;
  return countyAppeal(table, seat, action.county);
}
/** What makes a county good to claim: yields and sites, company, a region to lead in. About 0.5 for a county like others. */
export function countyAppeal(table: Readonly<Table>, seat: Seat, county: number): number {
  const neighbours = NEIGHBOURS[county] as readonly County[];
  let [friends, foes, alike] = [0, 0, 0];
  for (let nth = 0; nth < neighbours.length; nth++) {
    const owner = at(table.owner, at(neighbours, nth));
    if (owner === seat) friends++;
    else if (owner >= 0) foes++;
  }
  for (let other = 0; other < COUNTY_COUNT; other++)
    if (at(table.owner, other) === seat && at(REGION_OF, other) === at(REGION_OF, county)) alike++;
  return (
    0.1 * (at(TAX_OF, county) - 4.8) +
    0.1 * (at(GRAIN_OF, county) - 3) +
    0.15 * at(SITES_OF, county) +
    0.1 * friends -
    0.05 * foes +
    0.08 * Math.min(3, alike)
  );
}
function groupWorth(table: Readonly<Table>, seat: Seat, county: number, action: Action): number {
  if (action.kind !== "placeGroup") return 0;
  const neighbours = NEIGHBOURS[county] as readonly County[];
  let open = 0;
  for (let nth = 0; nth < neighbours.length; nth++) if (at(table.owner, at(neighbours, nth)) !== seat) open++;
  return 0.08 * (action.armies - 3) * (open - 3) + (action.withLeader ? 0.2 : 0);
}
function wishWorth(table: Readonly<Table>, seat: Seat, action: Action): number {
  if (action.kind !== "takeFavor") return 0.15;
  return 0.7 * favorWorth(table, seat, action.favor) - 0.12 * at(FAVOR_COSTS, table.display.indexOf(action.favor));
}
function benefitWorth(table: Readonly<Table>, action: Action, card: number): number {
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
    (buildingsIn(table, county) < at(SITES_OF, county) ? 0.15 : 0)
  );
}
