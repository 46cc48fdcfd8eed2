import { circleAt, finishedLayers, isOnTitleHex, linesInOrder, soldBy, titleOf } from "@stormakt/mare-balticum/advice";
import type { Force, Hex, Line, Power, Province, Route } from "@stormakt/mare-balticum/catalog";
import {
  circlesIn,
  FARM,
  FORCES,
  GROUPS,
  goodOf,
  KING,
  LINES,
  NO_LINE,
  POWERS,
  PROVINCES,
  SQUARES,
  TITLE_HEXES,
} from "@stormakt/mare-balticum/catalog";
import type { Arms } from "../../art/arms.ts";
import type { CircleLook, PowerLook, ProvinceLook, SoldLook } from "../../maps/mare-balticum/looks.ts";
import type { MarePlace } from "../../maps/mare-balticum/places.ts";
import type { Props, Table } from "./offers.ts";
import { armsOfLine, POWER_ARMS } from "./offers.ts";
import type { BoardWords } from "./words.ts";

/** A province as it was drawn last, and what it was drawn from. */
interface Drawn {
  readonly from: string;
  readonly look: ProvinceLook;
}
type Named = Pick<Props, "speaker">;
/** The provinces as the map draws them; those that have not changed since `drawn` was filled are the same objects as before. */
export function provinceLooks(table: Table, named: Named, drawn: Drawn[]): readonly ProvinceLook[] {
  return PROVINCES.map((province) => {
    const first = province * 12;
    const part = (list: readonly number[]): string => list.slice(first, first + 12).join();
    const name = named.speaker.name({ thing: "province", id: province });
    const from = `${name};${part(table.subjects)};${part(table.goods)};${part(table.enemies)};${table.titles[province]}`;
    const old = drawn[province];
    const now = old?.from === from ? old : { from, look: { name, ...lookOf(table, province) } };
    drawn[province] = now;
    return now.look;
  });
}
function lookOf(table: Table, province: Province): ProvinceLook {
  const title = titleOf(table, province);
  return {
    circles: FORCES.map((force) =>
      Array.from({ length: circlesIn(province, force) }, (_, place): CircleLook => {
        const circle = circleAt(province, force, place);
        const line = table.subjects[circle] ?? NO_LINE;
        return {
          unit: line === NO_LINE ? null : armsOfLine(line),
          goods: table.goods[circle] ?? 0,
          enemy: (table.enemies[circle] ?? 0) !== 0,
        };
      }),
    ),
    title: title === NO_LINE ? null : armsOfLine(title),
  };
}
const routesOf = (power: Power): readonly [Route, Route] => [(power * 2 + 1) as Route, (power * 2 + 2) as Route];
export const unitsAlong = (table: Table, route: Route): number =>
  table.enemies.reduce<number>((sum, of) => sum + (of === route ? 1 : 0), 0);
export const unitsOf = (table: Table, power: Power): number =>
  routesOf(power).reduce<number>((sum, route) => sum + unitsAlong(table, route), 0);
export const powerLooks = (table: Table, { speaker }: Pick<Props, "speaker">, w: BoardWords): readonly PowerLook[] =>
  POWERS.map((power) => ({
    name: speaker.name({ thing: "power", id: power }),
    arms: POWER_ARMS[power] ?? armsOfLine(KING),
    reserve: table.enemySupply,
    note: w.map.routes(...routesOf(power), unitsOf(table, power)),
  }));
export const pileLooks = (table: Table): readonly (readonly Arms[])[] =>
  SQUARES.map((square) => (table.piles[square] ?? []).map(armsOfLine));
export const linesOnHex = (table: Table, hex: Hex): readonly Line[] => linesInOrder(table).filter((line) => isOnTitleHex(table, hex, line));
export const titleLooks = (table: Table): readonly (readonly Arms[])[] => TITLE_HEXES.map((hex) => linesOnHex(table, hex).map(armsOfLine));
export const soldLooks = (table: Table): readonly (SoldLook | null)[] =>
  LINES.map((line) => (linesInOrder(table).includes(line) ? { arms: armsOfLine(line), count: soldBy(table, line) } : null));

const SAID = new WeakMap<ProvinceLook, { readonly by: Props["speaker"]; readonly says: string }>();
/** Says what is told of places; each is put into words once, and a province that looks as before is told of as before. */
export function placesSaid(
  props: Pick<Props, "view" | "speaker">,
  w: BoardWords,
  provinces: readonly ProvinceLook[],
): (place: MarePlace) => string {
  const told = new Map<string, string>();
  return (place) => {
    const look = place.kind === "province" ? provinces[place.province] : undefined;
    if (look !== undefined) return sayLook(look, props.speaker, () => sayPlace(props, w, place));
    const key = JSON.stringify(place);
    const known = told.get(key) ?? sayPlace(props, w, place);
    told.set(key, known);
    return known;
  };
}
function sayLook(look: ProvinceLook, speaker: Props["speaker"], say: () => string): string {
  const said = SAID.get(look);
  if (said?.by === speaker) return said.says;
  const says = say();
  SAID.set(look, { by: speaker, says });
  return says;
}
/** What a reader hears of a place on the map. */
export function sayPlace(props: Pick<Props, "view" | "speaker">, w: BoardWords, place: MarePlace): string {
  const { speaker, view } = props;
  const { table } = view;
  const nameLine = (line: number): string => speaker.name({ thing: "line", id: line });
  switch (place.kind) {
    case "province":
      return `${speaker.name({ thing: "province", id: place.province })}: ${sayProvince(props, w, place.province as Province)}`;
    case "circle":
      return `${speaker.name({ thing: "province", id: place.province })}, ${speaker.name({ thing: "force", id: place.force })} ${place.place + 1}: ${sayCircle(props, w, place.province as Province, place.force as Force, place.place)}`;
    case "power": {
      const power = place.power as Power;
      const routes = routesOf(power)
        .map((id) => speaker.name({ thing: "route", id }))
        .join(", ");
      return w.map.power(speaker.name({ thing: "power", id: power }), routes, unitsOf(table, power), table.enemySupply);
    }
    case "square": {
      const pile = (table.piles[place.square] ?? []).map(nameLine).join(", ") || w.map.none;
      return w.map.pile(speaker.name({ thing: "square", id: place.square }), pile);
    }
    case "title":
      return w.map.hex(
        speaker.name({ thing: "hex", id: place.hex }),
        linesOnHex(table, place.hex as Hex)
          .map(nameLine)
          .join(", ") || w.map.none,
      );
    case "sold":
      return w.map.sold(nameLine(place.line), soldBy(table, place.line as Line));
    case "route":
      return w.map.route(speaker.name({ thing: "route", id: place.route }), unitsAlong(table, place.route as Route));
    case "builds":
      return `${w.map.builds}: ${GROUPS.map((force) => `${speaker.name({ thing: "force", id: force })} ${finishedLayers(table, force)}`).join(", ")}`;
    case "titles":
      return w.map.titles;
    case "turn":
      return w.map.turn;
    case "capital":
      return w.map.capital;
  }
}
function sayCircle(
  { view, speaker }: Pick<Props, "view" | "speaker">,
  w: BoardWords,
  province: Province,
  force: Force,
  place: number,
): string {
  const { table } = view;
  const circle = circleAt(province, force, place);
  const line = table.subjects[circle] ?? NO_LINE;
  const goods = table.goods[circle] ?? 0;
  const facts = [
    line === NO_LINE ? null : speaker.name({ thing: "line", id: line }),
    line !== NO_LINE && force !== FARM && place === 0 ? w.map.leads : null,
    goods > 0 ? `${w.map.goods(goods)} (${speaker.name({ thing: "good", id: goodOf(province) })})` : null,
    (table.enemies[circle] ?? 0) === 0 ? null : w.map.enemy,
  ].filter((fact) => fact !== null);
  return facts.join(", ") || w.map.none;
}
export function sayProvince(props: Pick<Props, "view" | "speaker">, w: BoardWords, province: Province): string {
  const { speaker, view } = props;
  const { table } = view;
  const title = titleOf(table, province);
  const groups = FORCES.flatMap((force) => {
    const circles = Array.from({ length: circlesIn(province, force) }, (_, place) => sayCircle(props, w, province, force, place)).filter(
      (says) => says !== w.map.none,
    );
    return circles.length === 0 ? [] : [`${speaker.name({ thing: "force", id: force })}: ${circles.join("; ")}`];
  });
  return [
    speaker.name({ thing: "good", id: goodOf(province) }),
    title === NO_LINE ? w.map.noTitle : w.map.titleOf(speaker.name({ thing: "line", id: title })),
    ...groups,
  ].join(". ");
}
