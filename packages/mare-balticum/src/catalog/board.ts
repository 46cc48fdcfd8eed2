import type { SetOf } from "@stormakt/kernel/ids";
import { EMPTY, where } from "@stormakt/kernel/ids";
import { at, perThing } from "../lists.ts";
import type { Force, Good, Local, Overseas, Power, Province, Route } from "./things.ts";
import {
  ARMY,
  CLOTH,
  EASTROGOTHIA,
  ESTONIA,
  FARM,
  FARMS,
  FINLAND,
  FLEET,
  FORT,
  GRAIN,
  INGRIA,
  IRON,
  KARELIA,
  LARGEST_GROUP,
  LIVONIA,
  LOCAL,
  LOCALS,
  OVERSEAS,
  POMERANIA,
  POWERS,
  PROVINCE,
  PROVINCES,
  ROUTES,
  SCANIA,
  SMOLANDIA,
  STONE,
  TRONDHEIM,
  UPLANDIA,
  WESTROGOTHIA,
  WOOD,
} from "./things.ts";

/** The good of each province, and whether that is stated in the rules' examples, inferred from their notes, or our own choice. */
export const PRINTED = [
  { id: KARELIA, name: "Karelia", good: WOOD, known: "designed" },
  { id: FINLAND, name: "Finland", good: STONE, known: "designed" },
  { id: UPLANDIA, name: "Uplandia", good: IRON, known: "designed" },
  { id: EASTROGOTHIA, name: "Eastrogothia", good: CLOTH, known: "designed" },
  { id: SMOLANDIA, name: "Smolandia", good: WOOD, known: "stated" },
  { id: WESTROGOTHIA, name: "Westrogothia", good: GRAIN, known: "stated" },
  { id: INGRIA, name: "Ingria", good: CLOTH, known: "inferred" },
  { id: ESTONIA, name: "Estonia", good: GRAIN, known: "designed" },
  { id: LIVONIA, name: "Livonia", good: WOOD, known: "inferred" },
  { id: POMERANIA, name: "Pomerania", good: STONE, known: "inferred" },
  { id: SCANIA, name: "Scania", good: GRAIN, known: "stated" },
  { id: TRONDHEIM, name: "Trondheim", good: IRON, known: "designed" },
] as const satisfies readonly { id: Province; name: string; good: Good; known: string }[];

export const goodOf = (province: Province): Good => GOOD_OF[province] ?? GRAIN;
const GOOD_OF = PRINTED.map(({ good }) => good);
export const isOverseas = (province: Province): province is Overseas => province >= INGRIA;
export const isLocal = (province: Province): province is Local => province < INGRIA;
/** The province on the other shore of the same route. */
export const facing = (province: Province): Province => at(FACING, province);
const FACING: readonly Province[] = [...OVERSEAS, ...LOCALS];
/** Its place in its row, from Karelia or Ingria. */
export const placeInRow = (province: Province): number => province % LOCAL.size;
export const routeOf = (province: Province): Route => at(ROUTES, placeInRow(province));

/** How many circles of a kind a province has. */
export function circlesIn(province: Province, force: Force): number {
  if (force === FARM) return isLocal(province) ? FARMS : 0;
  if (force === FLEET) return isOverseas(province) ? LARGEST_GROUP : 0;
  return LARGEST_GROUP;
}
/** What a subject yields: one good at home, two overseas. */
export const yieldOf = (province: Province): number => (isOverseas(province) ? 2 : 1);

/** The sixteen borders: neighbours along each row, and the two shores of each route. Neither row is a ring. */
export const border = (a: Province, b: Province): boolean => stepsBetween(a, b) === 1;
export const BORDERS: readonly (readonly [Province, Province])[] = PROVINCES.flatMap((a) =>
  PROVINCES.filter((b) => a < b && border(a, b)).map((b): [Province, Province] => [a, b]),
);
/** Border steps from one province to another. */
export function stepsBetween(a: Province, b: Province): number {
  return sailsBetween(a, b) + (isLocal(a) === isLocal(b) ? 0 : 1);
}
/** How far a fleet is from a province: along the overseas row, to the province itself or to the one that faces it. */
export function sailsBetween(a: Province, b: Province): number {
  return Math.abs(placeInRow(a) - placeInRow(b));
}
/** The provinces one step away. */
export const neighboursOf = (province: Province): SetOf<Province> => NEIGHBOURS[province] ?? EMPTY;
const NEIGHBOURS = perThing(PROVINCE, (province) => where(PROVINCE, (other) => border(province, other)));

export const localOf = (route: Route): Local => at(LOCALS, route - 1);
export const overseasOf = (route: Route): Overseas => at(OVERSEAS, route - 1);
/** The other route of the same power. */
export const sisterOf = (route: Route): Route => at(ROUTES, route % 2 === 1 ? route : route - 2);
export const powerOf = (route: Route): Power => at(POWERS, Math.floor((route - 1) / 2));
export const powerAt = (province: Province): Power => powerOf(routeOf(province));
/** For enemy action the routes form a ring: six borders one. */
export const routesBorder = (a: Route, b: Route): boolean => (a - b + 6) % 6 === 1 || (b - a + 6) % 6 === 1;
export const UNITS_PER_ACTION = 3;

/** What a force can fight, by the circles its enemies stand in. */
export const canFight = (force: Force, target: Force): boolean =>
  force === FLEET ? target === FLEET : target === ARMY || (force === FORT && target === FORT);

/** The nineteen hexes on axial coordinates, the capital in the middle. */
export type HexKind = "capital" | "local" | "overseas" | "power" | "aid";
export const HEXES: readonly { readonly id: string; readonly kind: HexKind; readonly q: number; readonly r: number }[] = [
  { id: "capital", kind: "capital", q: 0, r: 0 },
  { id: "karelia", kind: "local", q: 1, r: -1 },
  { id: "finland", kind: "local", q: 1, r: 0 },
  { id: "uplandia", kind: "local", q: 0, r: 1 },
  { id: "eastrogothia", kind: "local", q: -1, r: 1 },
  { id: "smolandia", kind: "local", q: -1, r: 0 },
  { id: "westrogothia", kind: "local", q: 0, r: -1 },
  { id: "ingria", kind: "overseas", q: 2, r: -2 },
  { id: "estonia", kind: "overseas", q: 2, r: 0 },
  { id: "livonia", kind: "overseas", q: 0, r: 2 },
  { id: "pomerania", kind: "overseas", q: -2, r: 2 },
  { id: "scania", kind: "overseas", q: -2, r: 0 },
  { id: "trondheim", kind: "overseas", q: 0, r: -2 },
  { id: "russia", kind: "power", q: 2, r: -1 },
  { id: "poland", kind: "power", q: -1, r: 2 },
  { id: "denmark", kind: "power", q: -1, r: -1 },
  { id: "turnAid", kind: "aid", q: 1, r: -2 },
  { id: "titleDeck", kind: "aid", q: 1, r: 1 },
  { id: "buildDeck", kind: "aid", q: -2, r: 1 },
];
