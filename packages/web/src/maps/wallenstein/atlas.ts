import type { Line, Point, View } from "../chart/topology.ts";
import { areaPath, linesOf, linesPath, pathOf, strokesPath } from "../chart/topology.ts";
import map from "./map.json";

/** Where things lie in a county. Points are middles. */
export interface CountySlots {
  readonly id: string;
  readonly label: Point;
  readonly values: Point;
  readonly shield: Point;
  readonly sites: readonly Point[];
  readonly revolts: readonly Point[];
  readonly leader: Point;
  readonly statue: Point;
  /** Middle, width and height of all of it. */
  readonly block: readonly [x: number, y: number, w: number, h: number];
  readonly scale: number;
  /** Buildings stand beside the shield, not under it. */
  readonly side: boolean;
}
/** In the order of the catalog's COUNTIES. */
export const COUNTY_SLOTS = map.counties as unknown as readonly CountySlots[];
const arcs: readonly Line[] = linesOf(map.arcs);
export const COUNTY_PATHS: readonly string[] = map.counties.map(({ rings }) => areaPath(arcs, rings));
export const VIEW = map.view as unknown as View;
export const COUNTY_LINES = linesPath(arcs, map.countyLines);
export const REGION_LINES = linesPath(arcs, map.regionLines);
export const OUTLINE = linesPath(arcs, map.outline);
export const REGION_BORDERS: readonly string[] = map.regionBorders.map((packed) => linesPath(arcs, packed));
export const SEAS = pathOf(linesOf(map.seas), true);
export const ISLANDS = pathOf(linesOf(map.islands), true);
export const RIVERS = pathOf(linesOf(map.rivers), false);
export const SHORE = strokesPath(map.shore);
export const MOUNTAINS = map.mountains as unknown as readonly (readonly [x: number, y: number, scale: number, inside: number])[];
