/** What favors and Landsknechte bring in. */
import type { Seat } from "@stormakt/kernel";
import { own } from "../copy.ts";
import { add, score, supplyToTray } from "../table.ts";
import type { Pen, Source } from "../types.ts";

/** `source`: a favor, or the Landsknechte. */
export function gain(
  { table, tell }: Pen,
  seat: Seat,
  what: "thalers" | "grain" | "points",
  amount: number,
  source: Extract<Source, "favor" | "landsknechte">,
): void {
  if (what === "points") score(table, seat, source === "favor" ? "favors" : source, amount);
  else add(own[what](table), seat, amount);
  if (what === "thalers") tell?.({ kind: "thalersGained", seat, thalers: amount, source });
  else if (what === "grain") tell?.({ kind: "grainGained", seat, grain: amount, source });
  else tell?.({ kind: "pointsGained", seat, points: amount, source });
}
/** WA-TOWER-6 Straight into the tray, as far as the supply goes. */
export function reinforceTray({ table, tell }: Pen, seat: Seat, wanted: number): void {
  const armies = supplyToTray(table, seat, wanted);
  tell?.({ kind: "trayReinforced", seat, armies });
}
