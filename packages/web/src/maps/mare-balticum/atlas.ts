import type { Line, Point, View } from "../chart/topology.ts";
import { areaPath, linesOf, linesPath, strokesPath } from "../chart/topology.ts";
import map from "./map.json";

export const VIEW = map.view as unknown as View;
const arcs: readonly Line[] = linesOf(map.arcs);
/** In the order of the catalog's HEXES: the capital, twelve provinces, three powers, the turn, the titles, the builds. */
export const HEXES = map.hexes as unknown as readonly {
  readonly id: string;
  readonly kind: "capital" | "local" | "overseas" | "power" | "aid";
  readonly at: Point;
  readonly rings: string;
}[];
export const HEX_PATHS: readonly string[] = HEXES.map(({ rings }) => areaPath(arcs, rings));
export const INNER = linesPath(arcs, map.inner);
export const COAST = linesPath(arcs, map.coast);
export const SHORE = strokesPath(map.shore);
export const hexOf = { capital: 0, province: 1, power: 13, turn: 16, titles: 17, builds: 18 } as const;
export const middleOf = (hex: number): Point => HEXES[hex]?.at ?? [0, 0];

const K = 1.12;
const from = ([x, y]: Point, [dx, dy]: Point): Point => [Math.round((x + dx * K) * 10) / 10, Math.round((y + dy * K) * 10) / 10];
const row = (y: number): readonly Point[] => [
  [-36, y],
  [0, y],
  [36, y],
];
/** The circles of a province by force: farm, fleet, army, fort. */
const CIRCLES_AT_HOME: readonly (readonly Point[])[] = [
  [
    [-18, -14],
    [18, -14],
  ],
  [],
  row(20),
  row(54),
];
const CIRCLES_OVERSEAS: readonly (readonly Point[])[] = [[], row(-14), row(20), row(54)];
export interface ProvinceSlots {
  readonly middle: Point;
  readonly overseas: boolean;
  readonly label: Point;
  readonly arms: Point;
  readonly good: Point;
  readonly circles: readonly (readonly Point[])[];
}
/** Where things lie in each of the twelve provinces. */
export const PROVINCE_SLOTS: readonly ProvinceSlots[] = Array.from({ length: 12 }, (_, province) => {
  const middle = middleOf(hexOf.province + province);
  const overseas = province >= 6;
  const side = overseas ? 70 : 66;
  return {
    middle,
    overseas,
    label: from(middle, [0, -51]),
    arms: from(middle, [-side + 2, -16]),
    good: from(middle, [side - 3, -16]),
    circles: (overseas ? CIRCLES_OVERSEAS : CIRCLES_AT_HOME).map((list) => list.map((point) => from(middle, point))),
  };
});
export const CIRCLE_RADIUS = 14.6;
/** The nine squares of the build deck. */
export const SQUARES: readonly Point[] = [-38, 4, 46].flatMap((y) => [-20, 14, 48].map((x) => from(middleOf(hexOf.builds), [x, y])));
/** The six hexes of the title deck. */
const TITLE_OFFSETS: readonly Point[] = [
  [0, -58],
  [49, -29],
  [49, 29],
  [0, 58],
  [-49, 29],
  [-49, -29],
];
export const TITLE_HEXES: readonly Point[] = TITLE_OFFSETS.map((offset) => from(middleOf(hexOf.titles), offset));
/** Where each line's goods lie in the capital when sold. */
const SOLD_OFFSETS: readonly Point[] = [
  [0, 60],
  [59, 8],
  [39, 46],
  [-39, 46],
  [-59, 8],
];
export const SOLD_AT: readonly Point[] = SOLD_OFFSETS.map((offset) => from(middleOf(hexOf.capital), offset));
/** Routes 1 to 6: where the number stands, and which way the crossing goes. */
export const ROUTES: readonly { readonly at: Point; readonly along: Point }[] = Array.from({ length: 6 }, (_, route) => {
  const [ax, ay] = middleOf(hexOf.province + route);
  const [bx, by] = middleOf(hexOf.province + 6 + route);
  const length = Math.hypot(bx - ax, by - ay);
  return { at: [(ax + bx) / 2, (ay + by) / 2], along: [(bx - ax) / length, (by - ay) / length] };
});
/** Sea lanes between overseas provinces that border each other: through the strait on the inner side of what lies between them. */
export const LANES: readonly string[] = [13, 17, 14, 18, 15].map((hex) => {
  const [x, y] = middleOf(hex);
  const [cx, cy] = middleOf(hexOf.capital);
  const corners = Array.from(
    { length: 6 },
    (_, i): Point => [x + 121 * Math.cos((Math.PI / 3) * i - Math.PI / 2), y + 121 * Math.sin((Math.PI / 3) * i - Math.PI / 2)],
  );
  const away = (p: Point): number => Math.hypot(p[0] - cx, p[1] - cy);
  const near = corners.toSorted((p, q) => away(p) - away(q)).slice(0, 3);
  const [inmost, one, other] = [near[0] ?? [0, 0], near[1] ?? [0, 0], near[2] ?? [0, 0]];
  return `M${one.map(Math.round).join(" ")}L${inmost.map(Math.round).join(" ")}L${other.map(Math.round).join(" ")}`;
});
export const circlePath = ([x, y]: Point, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
export const squarePath = ([x, y]: Point, half: number): string => `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}Z`;
export const hexPath = ([x, y]: Point, r: number): string =>
  `M${Array.from({ length: 6 }, (_, i) => `${(x + r * Math.cos((Math.PI / 3) * i - Math.PI / 2)).toFixed(1)} ${(y + r * Math.sin((Math.PI / 3) * i - Math.PI / 2)).toFixed(1)}`).join("L")}Z`;
/** The inlet in which the fleets of an overseas province lie. */
export const inletPath = ([x, y]: Point): string =>
  `M${x - 60} ${y + 2}c-2-9 5-19 16-21c13-2 22 2 36 0s26-1 38 0c14 1 27 5 29 17c2 11-6 21-19 22c-15 2-24-2-38-1s-27 3-40 1c-12-1-20-8-22-18Z`;
