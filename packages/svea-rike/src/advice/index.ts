/** What a board may ask of the rules: what can be worked out from a table view, without the steps of the game. */
export { has } from "@stormakt/kernel/ids";
export type { Picture, Sign } from "../cards/card.ts";
export { FEUDS, feudThrowsWon } from "../cards/fiefs.ts";
export type { EventCard } from "../cards/index.ts";
export { EVENT_PACK, EVENTS, emblemOf, isItsPlayer, whoMayPlay } from "../cards/index.ts";
export { enemiesFelledBy } from "../cards/war.ts";
export * from "../reckoning/index.ts";
export {
  AVAILABLE,
  activeSeat,
  allMerchantsIn,
  combatValue,
  countOwned,
  crownsOf,
  eraNow,
  FOREIGN,
  fiefsOf,
  GONE,
  IN_ROW,
  isStanding,
  mayEnter,
  merchantsIn,
  merchantsOf,
  militaryOf,
  REMOVED,
  reignNow,
  troopsOf,
} from "../table.ts";
