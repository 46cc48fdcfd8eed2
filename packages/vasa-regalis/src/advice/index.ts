/** What a board may ask of the rules: what can be worked out from a table view, without the steps of the game. */
import { has } from "@stormakt/kernel/ids";
import type { Good } from "../catalog/index.ts";
import type { TableView } from "../view.ts";
import { withAllThreesOut, withThreesOut } from "../yard.ts";

export { holdingsIn } from "../knowing.ts";

/** VR-BUILD-3, -4 How near the part of a good is to being built. */
export type PartState = "built" | "forced" | "eligible" | "out of reach";
export function partState(view: TableView, good: Good): PartState {
  if (view.built[good] === true) return "built";
  if (has(withAllThreesOut(view), good)) return "forced";
  return has(withThreesOut(view), good) ? "eligible" : "out of reach";
}
