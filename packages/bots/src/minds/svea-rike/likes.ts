/** What the bold and the sly like for itself, as the chance of winning they would give up for it. */
import type { Seat } from "@stormakt/kernel";
import type { Action, PlayCard } from "@stormakt/svea-rike";
import { EVERY_FIEF, seriesOf } from "@stormakt/svea-rike/catalog";
import { ownerOf } from "@stormakt/svea-rike/reckoning";
import type { Fancier } from "../../temper.ts";
import type { Seen } from "./seen.ts";

/** The bold want land and captains. */
const LAND = 0.025;
const CAPTAIN = 0.025;
/** The sly play cards at others, and hold many. */
const AIMED = 0.025;
const DRAWN_EACH = 0.012;

export function likes(temper: Fancier, table: Seen, seat: Seat, action: Action): number {
  if (temper === "sly") {
    if (action.kind === "playCard") return isAimed(table, seat, action) ? AIMED : 0;
    return action.kind === "drawEvents" ? DRAWN_EACH * action.count : 0;
  }
  if (action.kind === "buyFief" || action.kind === "buyFiefInMarriage" || action.kind === "takeFief") return LAND;
  return action.kind === "buyHistory" && seriesOf(action.history) === "military" ? CAPTAIN : 0;
}
/** Names another player, or a fief of one. */
function isAimed(table: Seen, seat: Seat, play: PlayCard): boolean {
  if (play.seat !== undefined) return play.seat !== seat;
  const owner = play.fief === undefined || play.fief >= EVERY_FIEF.length ? -1 : ownerOf(table, play.fief);
  return owner >= 0 && owner !== seat;
}
