import type { Country, Fief } from "@stormakt/svea-rike/catalog";
import type { Point } from "../chart/topology.ts";
import { shareIn } from "../chart/topology.ts";
import { CIRCLE_PATHS, CIRCLES, FIEF_PATHS, FIEF_SLOTS, VIEW } from "./atlas.ts";

export type SveaRikePlace = { readonly kind: "fief"; readonly fief: Fief } | { readonly kind: "country"; readonly country: Country };
export const SVEA_RIKE_RATIO = VIEW[2] / VIEW[3];
export const shareOf = shareIn(VIEW);
/** Where a place lies, by the key of its mark ("fief-3", "country-1"), in shares of width and height. */
export function pointOf(key: string): Point {
  const [kind, at] = key.split("-");
  const [x, y] = (kind === "fief" ? FIEF_SLOTS[Number(at)]?.block : CIRCLES[Number(at)]?.circle) ?? [0, 0];
  return shareOf([x, y]);
}
/** The outlines of all places: fiefs, then countries. */
export const PATHS: readonly string[] = [...FIEF_PATHS, ...CIRCLE_PATHS];
