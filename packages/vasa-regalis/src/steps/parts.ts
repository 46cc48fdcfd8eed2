import type { Decision, Play, Seat } from "@stormakt/kernel";
import type { VasaRegalis } from "../types.ts";
import { procureAny } from "./procuring.ts";

/** Admiral and King are roles of two parts: to procure, and what else the card allows. */
export interface Parts {
  seat: Seat;
  procured: boolean;
  done: boolean;
}
export function noteProcured(parts: Parts | null): void {
  if (parts !== null) parts.procured = true;
}
export function noteDone(parts: Parts | null): void {
  if (parts !== null) parts.done = true;
}
/**
 * VR-ADMIRAL-2, -7, VR-KING-1, -10 The two parts in either order: while both are open the chooser says which comes first. The last one is
 * asked for alone; procuring may not be declined (VR-PROCURE-5). A part that cannot be taken is skipped.
 */
export function takeParts(
  play: Play<VasaRegalis>,
  parts: Parts,
  either: Decision<VasaRegalis, object>,
  other: Decision<VasaRegalis, object>,
): void {
  const { seat } = parts;
  const canProcure = !parts.procured && play.isAble(procureAny, seat);
  const canDo = !parts.done && play.isAble(other, seat);
  if (!canProcure && !canDo) return;
  if (canProcure && canDo) play.ask(either, seat);
  else {
    parts.procured = true;
    parts.done = true;
    play.ask(canProcure ? procureAny : other, seat);
  }
  play.again();
}
