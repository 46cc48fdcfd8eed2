/** SR-TURN-1 The sixteen sovereigns and the three eras. */
import type { IdOf } from "@stormakt/kernel/ids";
import { called, domain } from "@stormakt/kernel/ids";
import { entry, ids } from "../lists.ts";

export const ERAS: readonly { readonly id: string; readonly colour: string; readonly first: number; readonly last: number }[] = [
  { id: "vasa", colour: "green", first: 1, last: 5 },
  { id: "expansion", colour: "red", first: 6, last: 10 },
  { id: "liberty", colour: "blue", first: 11, last: 16 },
];
export const ERA = domain("era", ids(ERAS));
export type Era = IdOf<typeof ERA>;
export const VASA: Era = called(ERA, "vasa");
export const EXPANSION: Era = called(ERA, "expansion");
export const LIBERTY: Era = called(ERA, "liberty");
export interface Sovereign {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}
/** The reign numbered n stands at n - 1. */
export const SOVEREIGNS: readonly Sovereign[] = [
  { id: "gustav-vasa", from: 1523, to: 1560 },
  { id: "erik-xiv", from: 1560, to: 1568 },
  { id: "john-iii", from: 1568, to: 1592 },
  { id: "sigismund", from: 1592, to: 1599 },
  { id: "charles-ix", from: 1604, to: 1611 },
  { id: "gustavus-adolphus", from: 1611, to: 1632 },
  { id: "christina", from: 1632, to: 1654 },
  { id: "charles-x-gustav", from: 1654, to: 1660 },
  { id: "charles-xi", from: 1660, to: 1697 },
  { id: "charles-xii", from: 1697, to: 1718 },
  { id: "ulrika-eleonora", from: 1719, to: 1720 },
  { id: "frederick-i", from: 1720, to: 1751 },
  { id: "adolf-frederick", from: 1751, to: 1771 },
  { id: "gustav-iii", from: 1771, to: 1792 },
  { id: "gustav-iv-adolf", from: 1792, to: 1809 },
  { id: "charles-xiii", from: 1809, to: 1818 },
];
const ERA_OF: readonly Era[] = Array.from(
  { length: SOVEREIGNS.length + 1 },
  (_, sovereign) => ERA.all.find((era) => sovereign <= entry(ERAS, era).last) ?? LIBERTY,
);
/** SR-ERA-1 The era in which the sovereign of this number reigns. */
export const eraOf = (sovereign: number): Era => ERA_OF[sovereign] ?? LIBERTY;
/** SR-END-1, SR-OPT-4 The last sovereign of the game. */
export const lastSovereign = (shortGame: boolean): number => (shortGame ? 10 : 16);
