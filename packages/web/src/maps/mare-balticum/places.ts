import type { Point } from "../chart/topology.ts";
import { shareIn } from "../chart/topology.ts";
import {
  CIRCLE_RADIUS,
  circlePath,
  HEX_PATHS,
  hexOf,
  hexPath,
  middleOf,
  PROVINCE_SLOTS,
  ROUTES,
  SOLD_AT,
  SQUARES,
  squarePath,
  TITLE_HEXES,
  VIEW,
} from "./atlas.ts";

export type Force = 0 | 1 | 2 | 3;
export const FORCES: readonly Force[] = [0, 1, 2, 3];

/** Any place that can be picked. Numbers are the catalog's; `place` counts circles from the leader's. */
export type MarePlace =
  | { readonly kind: "province"; readonly province: number }
  | { readonly kind: "circle"; readonly province: number; readonly force: number; readonly place: number }
  | { readonly kind: "power"; readonly power: number }
  | { readonly kind: "capital" | "turn" | "titles" | "builds" }
  | { readonly kind: "square"; readonly square: number }
  | { readonly kind: "title"; readonly hex: number }
  | { readonly kind: "sold"; readonly line: number }
  | { readonly kind: "route"; readonly route: number };

export const MARE_BALTICUM_RATIO = VIEW[2] / VIEW[3];
export const shareOf = shareIn(VIEW);

export const placeKey = (place: MarePlace): string => {
  switch (place.kind) {
    case "province":
      return `province-${place.province}`;
    case "circle":
      return `circle-${place.province}-${place.force}-${place.place}`;
    case "power":
      return `power-${place.power}`;
    case "square":
      return `square-${place.square}`;
    case "title":
      return `title-${place.hex}`;
    case "sold":
      return `sold-${place.line}`;
    case "route":
      return `route-${place.route}`;
    default:
      return place.kind;
  }
};
interface Known {
  readonly place: MarePlace;
  readonly d: string;
  readonly at: Point;
  /** Its number among the hexes; null: a small place on one. */
  readonly hex: number | null;
}
const ofHex = (place: MarePlace, hex: number): Known => ({ place, d: HEX_PATHS[hex] ?? "", at: middleOf(hex), hex });
const small = (place: MarePlace, at: Point, d: string): Known => ({ place, d, at, hex: null });
export const PLACES: readonly Known[] = [
  ofHex({ kind: "capital" }, hexOf.capital),
  ...PROVINCE_SLOTS.map((_, province) => ofHex({ kind: "province", province }, hexOf.province + province)),
  ...[0, 1, 2].map((power) => ofHex({ kind: "power", power }, hexOf.power + power)),
  ofHex({ kind: "turn" }, hexOf.turn),
  ofHex({ kind: "titles" }, hexOf.titles),
  ofHex({ kind: "builds" }, hexOf.builds),
  ...PROVINCE_SLOTS.flatMap(({ circles }, province) =>
    FORCES.flatMap((force) =>
      (circles[force] ?? []).map((at, place) => small({ kind: "circle", province, force, place }, at, circlePath(at, CIRCLE_RADIUS + 2.6))),
    ),
  ),
  ...SQUARES.map((at, square) => small({ kind: "square", square }, at, squarePath(at, 18.4))),
  ...TITLE_HEXES.map((at, hex) => small({ kind: "title", hex }, at, hexPath(at, 28))),
  ...SOLD_AT.map((at, line) => small({ kind: "sold", line }, at, circlePath(at, 18))),
  ...ROUTES.map(({ at }, i) => small({ kind: "route", route: i + 1 }, at, circlePath(at, 16))),
];
export const PLACE_OF = new Map(PLACES.map(({ place }) => [placeKey(place), place]));
/** The middle of a place in shares of the map's width and height, by its key. */
export const marePointOf = (key: string): Point => shareOf(PLACES.find((known) => placeKey(known.place) === key)?.at ?? [0, 0]);
export const marePoint = (place: MarePlace): Point => marePointOf(placeKey(place));
