import type { County } from "@stormakt/wallenstein/catalog";
import type { Action, Wallenstein } from "@stormakt/wallenstein/types";
import type { Arms } from "../../art/arms.ts";
import { SEAT_ARMS } from "../../art/arms.ts";
import { frameOf } from "../kit/question.ts";
import type { BoardProps, Offer } from "../plugin.ts";

export type Props = BoardProps<Wallenstein>;
export type WallensteinOffer = Offer<Wallenstein>;

const NOBODY: Arms = { tincture: "argent", charge: "tower" };
const armsAt = (place: number): Arms => SEAT_ARMS[place] ?? NOBODY;
/** Red, blue, black, yellow, purple, as the rules number them. */
export const WALLENSTEIN_ARMS: readonly Arms[] = [0, 1, 3, 2, 4].map(armsAt);
/** Green cubes are the peasants'. */
export const PEASANT_ARMS: Arms = armsAt(5);
/** Whose cubes: lists of cubes have the peasants first. */
export const armsOfCubes = (seats: Props["seats"], party: number): Arms =>
  party === 0 ? PEASANT_ARMS : (seats[party - 1]?.arms ?? NOBODY);
/** The colours the seats have chosen. Whoever has not chosen yet is shown in the colour of the chair, or the next one nobody has. */
export function armsBySeat(seats: number, chosen: readonly number[]): readonly Arms[] {
  const free = WALLENSTEIN_ARMS.map((_, colour) => colour).filter((colour) => !chosen.includes(colour));
  return Array.from({ length: seats }, (_, seat) => {
    const own = chosen[seat] ?? -1;
    if (own >= 0) return WALLENSTEIN_ARMS[own] ?? NOBODY;
    const [colour = seat] = free.splice(Math.max(0, free.indexOf(seat)), 1);
    return WALLENSTEIN_ARMS[colour] ?? NOBODY;
  });
}

/** The county that a move is about, where it is about one. */
export function countyOf(action: Action): County | null {
  if (action.kind === "march") return action.to;
  return "county" in action ? action.county : null;
}
/** The moves about each county, the allowed ones first. */
export function offersByCounty({ choices }: Pick<Props, "choices">): ReadonlyMap<County, readonly WallensteinOffer[]> {
  const found = new Map<County, WallensteinOffer[]>();
  for (const offer of choices) {
    const county = countyOf(offer.action);
    if (county === null) continue;
    const there = found.get(county);
    if (there === undefined) found.set(county, [offer]);
    else if (offer.rule === null) there.unshift(offer);
    else there.push(offer);
  }
  return found;
}

/** While the ten actions are carried out: the place of the card in the row, and whose turn it is. */
export function underWay(view: Props["view"]): { readonly place: number; readonly seat: number } | null {
  const memory = frameOf<{ place: number; turn: number }>(view, "performActions")?.memory;
  return memory === undefined ? null : { place: memory.place, seat: view.table.order[memory.turn - 1] ?? -1 };
}
