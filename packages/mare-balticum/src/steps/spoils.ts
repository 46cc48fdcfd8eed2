import type { Ask, Play, Seat } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { both, EMPTY, has, including, isEmpty, setOf, without } from "@stormakt/kernel/ids";
import type { Force, Line, Place, Province } from "../catalog/index.ts";
import { FORCE, goodOf, isOverseas, LINE, LINES, PLACE, PLACES } from "../catalog/index.ts";
import { add, at, seatsIn } from "../lists.ts";
import type { Seen } from "../table.ts";
import {
  anyEnemies,
  controllerOf,
  generateGoods,
  goodsAt,
  hasProduced,
  incomeOf,
  isPlayedByAnother,
  linesInOrder,
  linesOf,
  noteProduction,
  ownerAt,
  placesOfAny,
  producingForce,
  subjectAt,
  supplyOf,
  supplyToHand,
  withSupply,
} from "../table.ts";
import type { MareBalticum } from "../types.ts";
import { decision, move } from "../types.ts";
import { mayBeCalled } from "./riksdag.ts";

/** What is still to be taken: by the lines that choose, gold by line, and the circles of the producing subjects that have no good yet. */
export interface Spoils {
  province: Province;
  lines: SetOf<Line>;
  gold: number[];
  goods: SetOf<Place>;
}
type Asked = Ask<MareBalticum, Spoils>;

/**
 * MB-AFTER-1 to MB-AFTER-7 A gold for each prisoner, and after a victory that clears the province one good less than usual for each producing
 * subject. A line takes everything, unless its units are scarce or another plays it: then it is asked.
 */
export function shareSpoils(play: Play<MareBalticum>, prisoners: readonly number[], province: Province, won: boolean): void {
  const { table } = play;
  const spoils: Spoils = { province, lines: EMPTY, gold: prisoners.slice(), goods: won ? goodsAfterBattle(table, province) : EMPTY };
  let seats: SetOf<Seat> = EMPTY;
  for (const line of linesInOrder(table)) {
    const due = dueTo(table, spoils, line);
    if (due === 0) continue;
    const seat = controllerOf(table, line);
    if (mayWantLess(table, line, due) && play.isAble(takingSpoils, seat, { ...spoils, lines: setOf(line) })) {
      spoils.lines = including(spoils.lines, line);
      seats = including(seats, seat);
    } else {
      takeAll(play, spoils, line);
      forgo(play, spoils, line);
    }
  }
  play.askAll(takingSpoils, seatsIn(seats), spoils);
}
const mayWantLess = (table: Seen, line: Line, due: number): boolean =>
  isPlayedByAnother(table, line) || mayBeCalled(table) || supplyOf(table, line) - due < incomeOf(table, line);
/** MB-AFTER-4 to MB-AFTER-7 The circles of the producing kind, if the province is clear and has not produced this turn; at home that yields nothing. */
function goodsAfterBattle(table: Seen, province: Province): SetOf<Place> {
  const force = producingForce(table, province);
  if (force === -1 || !isOverseas(province) || anyEnemies(table, province) || hasProduced(table, province)) return EMPTY;
  return placesOfAny(table, province, force, LINE.every);
}
function dueTo(table: Seen, { province, gold, goods }: Spoils, line: Line): number {
  let due = at(gold, line);
  const force = isEmpty(goods) ? -1 : producingForce(table, province);
  if (force === -1) return due;
  for (const place of PLACES) if (has(goods, place) && subjectAt(table, province, force, place) === line) due++;
  return due;
}
/** As much as the supply allows, goods before gold. */
function takeAll(play: Play<MareBalticum>, spoils: Spoils, line: Line): void {
  const { table } = play;
  const { province } = spoils;
  const force = producingForce(table, province);
  let taken = 0;
  if (force !== -1)
    for (const place of PLACES) {
      if (!has(spoils.goods, place) || subjectAt(table, province, force, place) !== line || supplyOf(table, line) === 0) continue;
      takeOne(play, spoils, force, place);
      taken++;
    }
  const gold = Math.min(at(spoils.gold, line), supplyOf(table, line));
  supplyToHand(table, line, gold);
  add(spoils.gold, line, -gold);
  if (taken > 0) play.tell?.({ kind: "spoilsTaken", line, province, goods: Array.from({ length: taken }, () => goodOf(province)) });
  if (gold > 0) play.tell?.({ kind: "ransomTaken", line, gold });
}
function takeOne({ table }: Play<MareBalticum>, spoils: Spoils, force: Force, place: Place): void {
  noteProduction(table, spoils.province);
  generateGoods(table, spoils.province, force, place, 1);
  spoils.goods = without(spoils.goods, setOf(place));
}
/** MB-AFTER-3, MB-SETUP-5 What is not taken is lost: declined, or no unit is left for it. */
function forgo({ table, tell }: Play<MareBalticum>, spoils: Spoils, line: Line): void {
  const count = tell === undefined ? 0 : dueTo(table, spoils, line);
  if (count > 0) tell?.({ kind: "spoilsLost", line, count });
}

/** MB-AFTER-3 Gold and goods, one at a time, as far as the line likes and its supply goes. */
export const takingSpoils = decision<Spoils>("takingSpoils", {
  moves: {
    takeRest: move(
      "takeRest",
      {},
      {
        idle: true,
        perform(play, _action, seat, spoils) {
          for (const line of choosing(play.table, seat, spoils)) takeAll(play, spoils, line);
          forgoRest(play, seat, spoils);
        },
      },
    ),
    takeGold: move(
      "takeGold",
      { line: LINE },
      {
        shows: ["line"],
        requires: { "MB-AFTER-1": { line: ransomed }, "MB-SETUP-5": { line: ({ table }) => withSupply(table) } },
        perform(play, { line }, seat, spoils) {
          supplyToHand(play.table, line, 1);
          add(spoils.gold, line, -1);
          play.tell?.({ kind: "ransomTaken", line, gold: 1 });
          askForMore(play, seat, spoils);
        },
      },
    ),
    takeGood: move(
      "takeGood",
      { force: FORCE, circle: PLACE },
      {
        shows: ["force", "circle"],
        requires: {
          "MB-AFTER-5": { force: producing },
          "MB-AFTER-4": { circle: toBeTaken },
          "MB-SETUP-5": { circle: ({ table, memory }, { force }) => placesOfAny(table, memory.province, force, withSupply(table)) },
        },
        perform(play, { force, circle }, seat, spoils) {
          const { province } = spoils;
          const line = ownerAt(play.table, province, force, circle);
          takeOne(play, spoils, force, circle);
          play.tell?.({ kind: "spoilsTaken", line, province, goods: [goodOf(province)] });
          askForMore(play, seat, spoils);
        },
      },
    ),
    takeNoMore: move("takeNoMore", {}, { idle: true, perform: (play, _action, seat, spoils) => forgoRest(play, seat, spoils) }),
  },
});
const ownAmong = (table: Seen, seat: Seat, { lines }: Readonly<Spoils>): SetOf<Line> => both(lines, linesOf(table, seat));
/** The lines that a seat chooses for, in turn order. */
function choosing(table: Seen, seat: Seat, spoils: Spoils): readonly Line[] {
  const own = ownAmong(table, seat, spoils);
  return linesInOrder(table).filter((line) => has(own, line));
}
function ransomed({ table, seat, memory }: Asked): SetOf<Line> {
  const own = ownAmong(table, seat, memory);
  let lines: SetOf<Line> = EMPTY;
  for (const line of LINES) if (has(own, line) && at(memory.gold, line) > 0) lines = including(lines, line);
  return lines;
}
function producing({ table, memory }: Asked): SetOf<Force> {
  const force = producingForce(table, memory.province);
  return force === -1 ? EMPTY : setOf(force);
}
function toBeTaken({ table, seat, memory }: Asked, { force }: { readonly force: Force }): SetOf<Place> {
  const own = placesOfAny(table, memory.province, force, ownAmong(table, seat, memory));
  let places: SetOf<Place> = EMPTY;
  for (const place of PLACES)
    if (has(memory.goods, place) && has(own, place) && goodsAt(table, memory.province, force, place) === 0)
      places = including(places, place);
  return places;
}
function askForMore(play: Play<MareBalticum>, seat: Seat, spoils: Spoils): void {
  if (!play.againIfAble()) forgoRest(play, seat, spoils);
}
function forgoRest(play: Play<MareBalticum>, seat: Seat, spoils: Spoils): void {
  for (const line of choosing(play.table, seat, spoils)) forgo(play, spoils, line);
}
