/** What is looked at in a position. A row for each seat; the second line of two players and the King have features of their own. */
import type { State } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import type { MareBalticum, Seen } from "@stormakt/mare-balticum";
import { ARMY, FLEET, KING, NO_LINE, turnsLeft } from "@stormakt/mare-balticum";
import { across } from "@stormakt/mare-balticum/glance";
import { goBy } from "./habits.ts";
import { at, hopeOfOffice, hopeOfTitle, Tally } from "./tally.ts";

export const FEATURES = [
  "titles",
  "titles beyond three",
  "most titles",
  "titles in danger",
  "offices in reach",
  "offices in danger",
  "ahead on the title deck",
  "title as good as won",
  "title hexes in reach",
  "province to hope for",
  "gold",
  "gold to spare",
  "goods",
  "kinds of goods",
  "goods to come at home",
  "goods to come overseas",
  "goods beyond the units in supply",
  "goods kept back by enemies",
  "idle subjects",
  "subjects",
  "groups led next turn",
  "subjects in danger",
  "units in builds",
  "builds led",
  "early in turn order",
  "second line: titles",
  "second line: goods to come",
  "second line: gold and goods",
  "second line: units on the title deck",
  "second line: subjects",
  "King",
  "King: titles",
  "King: best noble",
  "King: nobles' hopes",
  "Sweden's fall",
  "home provinces lost",
  "home provinces in peril",
  "turns to go",
] as const;
const SIZE = FEATURES.length;
const SECOND_LINE = FEATURES.indexOf("second line: titles");
const OF_KING = FEATURES.indexOf("King");
const OF_NOBODY = FEATURES.indexOf("Sweden's fall");

const tally = new Tally();
const order = [0, 0, 0, 0, 0];

export function measure({ table, stack }: Readonly<State<MareBalticum>>, into: Float64Array): void {
  goBy(table, NOBODY);
  tally.count(table);
  const prisoners = prisonersIn(stack);
  const left = turnsLeft(table);
  for (let place = 0; place < table.ring.length; place++) {
    const line = at(table.ring, place);
    if (line === NO_LINE) continue;
    const seat = at(table.ringSeats, place);
    if (table.seats === 2 && place >= 2) measureSecond(table, line, left, into, seat * SIZE);
    else measureLine(table, line, prisoners, left, into, seat * SIZE);
  }
  if (table.king !== NOBODY) measureKing(table, into, table.king * SIZE);
  measureFall(table, left, into, table.seats * SIZE);
}

function measureLine(table: Seen, line: number, prisoners: readonly number[] | null, left: number, into: Float64Array, row: number): void {
  const halves = at(tally.halves, line);
  let [mostHalves, mostUnits, hope, danger] = [0, 0, 0, 0];
  for (let other = 0; other < 5; other++) {
    if (other === line) continue;
    if (at(tally.halves, other) > mostHalves) mostHalves = at(tally.halves, other);
    if (at(tally.onTitleDeck, other) > mostUnits) mostUnits = at(tally.onTitleDeck, other);
  }
  for (let office = 0; office < 4; office++) {
    const hopes = hopeOfOffice(tally, table, office, line);
    if (hopes > 0) hope += hopes;
    else danger -= hopes;
  }
  const worth = table.seats === 6 ? 0.5 : 1;
  const units = at(tally.onTitleDeck, line);
  let missing = 0;
  for (let hex = 0; hex < 6; hex++) if ((at(table.titleDeck, hex) & (1 << line)) === 0) missing |= 1 << hex;
  const prize = Math.max(0.4, tally.prize / 2);
  const lead = units > mostUnits ? 1 : units === mostUnits ? 0.5 : 0;
  const gold = at(table.hand, line) + at(table.savings, line) + at(table.capital, line) + (prisoners?.[line] ?? 0);
  const use = Math.min(1, left / 4); // towards the end there is less and less to buy
  const harvests = Math.max(0, Math.min(6, left - 1)) / 4;
  const [atHome, overseas] = [at(tally.atHome, line), at(tally.overseas, line)];
  const free = at(table.supply, line) + 0.6 * (gold + at(tally.goods, line));
  into[row] = halves / 2;
  into[row + 1] = Math.max(0, halves - 6) / 2;
  into[row + 2] = halves > mostHalves ? 1 : halves === mostHalves ? 0.4 : 0;
  into[row + 3] = at(tally.titlesInDanger, line) / 2;
  into[row + 4] = hope * worth;
  into[row + 5] = danger * worth;
  into[row + 6] = units === 0 ? 0 : lead * prize;
  into[row + 7] = tally.filled === 6 && units >= 3 && units >= mostUnits && tally.prize > 0 ? lead * prize : 0;
  into[row + 8] = use * prize * bits(missing & (at(tally.bears, line) | at(tally.produces, line) | (gold >= 2 ? 32 : 0)));
  into[row + 9] = prize * hopeOfTitle(units, mostUnits, tally.filled, table.turn / (table.turn + left), tally.prize);
  into[row + 10] = use * Math.min(gold, 5);
  into[row + 11] = use * Math.max(0, gold - 5);
  into[row + 12] = use * at(tally.goods, line);
  into[row + 13] = use * bits(at(tally.bears, line) | at(tally.produces, line));
  into[row + 14] = harvests * atHome;
  into[row + 15] = harvests * Math.min(overseas, 10 - Math.min(atHome, 5));
  into[row + 16] = harvests === 0 ? 0 : Math.max(0, atHome + overseas - free);
  into[row + 17] = harvests * at(tally.stopped, line);
  into[row + 18] = harvests * at(tally.idle, line);
  into[row + 19] = at(tally.subjects, line) / 4;
  into[row + 20] = use * at(tally.leads, line);
  into[row + 21] = at(tally.inDanger, line);
  into[row + 22] = harvests * at(tally.onBuildDeck, line);
  into[row + 23] = harvests * at(tally.buildsLed, line);
  for (let place = 0; place < table.order.length; place++) order[at(table.order, place)] = place;
  into[row + 24] = left <= 1 ? 0 : 1 - at(order, line) / Math.max(1, table.order.length - 1);
}
function measureSecond(table: Seen, line: number, left: number, into: Float64Array, row: number): void {
  const harvests = Math.max(0, Math.min(6, left - 1)) / 4;
  into[row + SECOND_LINE] = at(tally.halves, line) / 2;
  into[row + SECOND_LINE + 1] = harvests * (at(tally.atHome, line) + at(tally.overseas, line));
  into[row + SECOND_LINE + 2] = Math.min(1, left / 4) * (at(table.hand, line) + at(table.savings, line) + at(tally.goods, line));
  into[row + SECOND_LINE + 3] = at(tally.onTitleDeck, line);
  into[row + SECOND_LINE + 4] = at(tally.subjects, line) / 4;
}
/** The King has no line: he wants three titles, or no noble with as many. */
function measureKing(table: Seen, into: Float64Array, row: number): void {
  let [best, hopes] = [0, 0];
  for (let line = 0; line < 5; line++) {
    const halves = at(tally.halves, line);
    if (halves > best) best = halves;
    for (let office = 0; office < 4; office++) hopes += Math.max(0, hopeOfOffice(tally, table, office, line));
  }
  into[row + OF_KING] = 1;
  into[row + OF_KING + 1] = at(tally.halves, KING) / 2;
  into[row + OF_KING + 2] = best / 2;
  into[row + OF_KING + 3] = hopes;
}
/** Two home provinces with enemies and without subjects, and everybody has lost. */
function measureFall(table: Seen, left: number, into: Float64Array, row: number): void {
  let [lost, peril] = [0, 0];
  if (table.enemySupply < 27)
    for (let local = 0; local < 6; local++) {
      const here = perilOf(local);
      if (here === 1) lost++;
      else peril += here;
    }
  into[row + OF_NOBODY] = 1;
  into[row + OF_NOBODY + 1] = lost;
  into[row + OF_NOBODY + 2] = peril;
  into[row + OF_NOBODY + 3] = left / 8;
}
/** 1: held by enemies alone. Less: enemies beside weak defenders, or on the other shore and ready to land. */
function perilOf(local: number): number {
  const enemies = at(tally.enemies, local * 4 + ARMY) + at(tally.enemies, local * 4 + 3);
  const defenders = at(tally.sizes, local * 4) + at(tally.sizes, local * 4 + ARMY) + at(tally.sizes, local * 4 + 3);
  if (enemies > 0) return defenders === 0 ? 1 : defenders > enemies ? 0.25 : defenders === 1 ? 0.7 : 0.5;
  const near = at(tally.enemies, across(local) * 4 + ARMY) + at(tally.enemies, across(local) * 4 + FLEET);
  return (near >= 6 ? 0.25 : near >= 4 ? 0.15 : near > 0 ? 0.05 : 0) * (defenders === 0 ? 1 : 0.6);
}
/** Prisoners taken in a battle under way, and ransom not yet taken, are gold to come. */
export function prisonersIn(stack: State<MareBalticum>["stack"]): readonly number[] | null {
  for (let frame = stack.length - 1; frame > 0; frame--) {
    const { prisoners, gold } = (stack[frame] as State<MareBalticum>["stack"][number]).memory as {
      prisoners?: readonly number[];
      gold?: readonly number[] | number;
    };
    if (prisoners !== undefined) return prisoners;
    if (typeof gold === "object") return gold;
  }
  return null;
}
function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
