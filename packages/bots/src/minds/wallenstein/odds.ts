/** Odds of battles and revolts for playouts: the lead in the tray taken as normally distributed, with all that can be worked out once in tables. */
import type { Seat } from "@stormakt/kernel";
import type { Table } from "@stormakt/wallenstein";
import {
  colourOf,
  eventEffect,
  GREEN,
  PALACE,
  PLUS_ATTACK,
  PLUS_DEFENSE,
  TOWER_MODEL_IDS,
  TOWER_MODELS,
  tileOf,
} from "@stormakt/wallenstein";

/** Reads a list that is never read beyond its end. One for each sort of list: a function that meets many sorts is a slow one. */
export const at = <T extends number>(list: readonly T[], place: number): T => list[place] as T;
export const get = (list: Float64Array, place: number): number => list[place] as number;

/** More cubes than these count as these. */
const MOST = 63;
interface Fall {
  /** By cubes resting and cubes dropped: the share of the dropped that lands in the tray. */
  readonly passes: Float64Array;
  /** By cubes dropped: the share of the resting that is knocked loose. */
  readonly loose: Float64Array;
}
function fallOf(tower: number): Fall {
  const { stick, capacity, knock, fixedKnock } = TOWER_MODELS[TOWER_MODEL_IDS[tower] as (typeof TOWER_MODEL_IDS)[number]];
  const sticks = (resting: number): number => (capacity === null ? stick : stick * Math.max(0, 1 - resting / capacity));
  const loose = Float64Array.from({ length: MOST + 1 }, (_, dropped) => fixedKnock ?? 1 - (1 - knock) ** dropped);
  const passes = new Float64Array((MOST + 1) * (MOST + 1));
  for (let inside = 0; inside <= MOST; inside++)
    for (let dropped = 1; dropped <= MOST; dropped++) {
      const before = inside * (1 - get(loose, dropped));
      let resting = before;
      for (let cube = 0; cube < dropped; cube++) resting += sticks(resting);
      passes[inside * (MOST + 1) + dropped] = 1 - (resting - before) / dropped;
    }
  return { passes, loose };
}
/** By tower, each worked out when it is first weighed: whoever starts a server need not wait for all of them. */
const FALLS: Fall[] = [];
const count = (list: readonly number[]): number => {
  let total = 0;
  for (let colour = 0; colour < list.length; colour++) total += at(list, colour);
  return total;
};

/** Of the last question put to `weigh`: how likely more of one side lies in the tray, and how likely fewer. */
export const lead = { won: 0, lost: 0 };
/** Besides the two sides: how many cubes are dropped in all, and how many rest. */
function weigh(tower: number, all: number, resting: number, plus: number, plusInside: number, minus: number, minusInside: number): void {
  const { passes, loose } = (FALLS[tower] ??= fallOf(tower));
  const dropped = all < MOST ? all : MOST;
  const inside = resting < MOST ? resting : MOST;
  const lands = get(passes, inside * (MOST + 1) + dropped);
  const falls = get(loose, dropped);
  const mean = (plus - minus) * lands + (plusInside - minusInside) * falls;
  const spread = Math.sqrt((plus + minus) * lands * (1 - lands) + (plusInside + minusInside) * falls * (1 - falls) + 0.01);
  lead.won = 1 / (1 + Math.exp((1.702 * (0.5 - mean)) / spread));
  lead.lost = 1 - 1 / (1 + Math.exp((1.702 * (-0.5 - mean)) / spread));
}

/** What is the same for all attacks of a seat, and for all on one county: worked out once for as many armies as are thought of. */
const field = { tower: 0, lying: 0, resting: 0, extra: 0, own: 0, ownInside: 0, stands: 0, others: 0, othersInside: 0 };
/** For the attacks of a seat that are weighed next. */
export function takeTheField(table: Readonly<Table>, seat: Seat): void {
  const { inside, tray } = table;
  field.tower = table.tower;
  field.lying = count(tray);
  field.resting = count(inside);
  field.extra = tileOf(table, seat) === PLUS_ATTACK && at(table.supply, seat) > 0 ? 1 : 0;
  field.own = at(tray, colourOf(seat));
  field.ownInside = at(inside, colourOf(seat));
}
/** For those of them that go there. */
export function aimAt(table: Readonly<Table>, to: number): void {
  const { inside, tray } = table;
  const defender = at(table.owner, to);
  const effect = eventEffect(table);
  if (defender < 0) {
    field.stands = Math.min(table.peasants, effect === "peasant-militia" ? 2 : 1);
    field.others = at(tray, GREEN);
    field.othersInside = at(inside, GREEN);
    return;
  }
  const guard = effect === "palace-guard" && (at(table.buildings, to) & (1 << PALACE)) !== 0 ? 1 : 0;
  const help = Math.min(at(table.supply, defender), guard + (tileOf(table, defender) === PLUS_DEFENSE ? 1 : 0));
  const peasants = at(table.markers, to) === 0;
  field.stands = at(table.armies, to) + help;
  field.others = at(tray, colourOf(defender)) + (peasants ? at(tray, GREEN) : 0);
  field.othersInside = at(inside, colourOf(defender)) + (peasants ? at(inside, GREEN) : 0);
}
/** Sets `lead` for so many armies. */
export function weighArmies(armies: number): void {
  const { stands, extra, lying, own } = field;
  weigh(
    field.tower,
    armies + extra + stands + lying,
    field.resting,
    armies + extra + own,
    field.ownInside,
    stands + field.others,
    field.othersInside,
  );
}
/** Sets `lead` for an attack on a county with so many armies. */
export function weighAttack(table: Readonly<Table>, seat: Seat, to: number, armies: number): void {
  takeTheField(table, seat);
  aimAt(table, to);
  weighArmies(armies);
}
/** How likely a revolt with so many peasants is subdued. */
export function holdsOut(table: Readonly<Table>, county: number, peasants: number): number {
  const { inside, tray } = table;
  const seat = at(table.owner, county);
  const armies = at(table.armies, county);
  weigh(
    table.tower,
    armies + peasants + count(tray),
    count(inside),
    armies + at(tray, colourOf(seat)),
    at(inside, colourOf(seat)),
    peasants + at(tray, GREEN),
    at(inside, GREEN),
  );
  return lead.won;
}
