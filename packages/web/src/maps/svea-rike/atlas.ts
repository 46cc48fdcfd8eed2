import type { Line, Point, View } from "../chart/topology.ts";
import { areaPath, linesOf, linesPath, pathOf, strokesPath } from "../chart/topology.ts";
import map from "./map.json";

/** Where things lie in a fief. Points are middles. */
export interface FiefSlots {
  readonly id: string;
  readonly name: string;
  readonly label: Point;
  readonly shield: Point;
  readonly crowns: readonly Point[];
  readonly troops: readonly Point[];
  /** Middle, width and height of all of it. */
  readonly block: readonly [x: number, y: number, w: number, h: number];
  /** A colony lies in a cartouche: its corner and size. */
  readonly cartouche: readonly [x: number, y: number, w: number, h: number] | null;
}
interface Stored {
  readonly id: string;
  readonly name: string;
  readonly rings?: string;
  readonly cartouche?: readonly [number, number, number, number];
}
const STORED = map.fiefs as unknown as readonly (Stored & Partial<FiefSlots>)[];

function colony(id: string, name: string, [x, y, w, h]: readonly [number, number, number, number]): FiefSlots {
  const row = y + h - 24;
  return {
    id,
    name,
    label: [x + w / 2, y + 4],
    shield: [x + 32, row],
    crowns: [[x + 66, row]],
    troops: [],
    block: [x + w / 2, y + h / 2, w, h],
    cartouche: [x, y, w, h],
  };
}
/** In the order of the catalog's FIEFS. */
export const FIEF_SLOTS: readonly FiefSlots[] = STORED.map((stored) =>
  stored.cartouche ? colony(stored.id, stored.name, stored.cartouche) : ({ ...stored, cartouche: null } as unknown as FiefSlots),
);
const arcs: readonly Line[] = linesOf(map.arcs);
const framed = ([x, y, w, h]: readonly [number, number, number, number]): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
const round = ([x, y, r]: readonly [number, number, number]): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
export const FIEF_PATHS: readonly string[] = STORED.map(({ rings, cartouche }) =>
  cartouche ? framed(cartouche) : areaPath(arcs, rings ?? ""),
);

/** In the order of the catalog's COUNTRIES. */
export const CIRCLES = map.countries as unknown as readonly {
  readonly id: string;
  readonly name: string;
  readonly circle: readonly [x: number, y: number, r: number];
}[];
export const CIRCLE_PATHS: readonly string[] = CIRCLES.map(({ circle }) => round(circle));
/** Where the merchants of a circle stand, if it has room for so many. */
export const merchantPlaces = ([x, y, r]: readonly [number, number, number], room: number): readonly Point[] =>
  Array.from({ length: room }, (_, i) => {
    const angle = (i / room) * Math.PI * 2 - Math.PI / 2;
    return [x + (r - 14) * Math.cos(angle), y + (r - 14) * Math.sin(angle)];
  });

export const VIEW = map.view as unknown as View;
export const OUTSIDE = areaPath(arcs, map.outside);
export const LAKES = areaPath(arcs, map.lake);
export const PONDS = pathOf(linesOf(map.ponds), true);
export const INNER_LINES = linesPath(arcs, map.innerLines);
export const OUTER_LINES = linesPath(arcs, map.outerLines);
export const LAKE_LINES = linesPath(arcs, map.lakeLines);
export const COAST = linesPath(arcs, map.coast);
export const SHORE = strokesPath(map.shore);
