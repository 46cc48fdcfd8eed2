/** Pure helpers on the open table (a table view is one too): for boards, hints and bots. */

export { isOnSale } from "../sets.ts";
export {
  AVAILABLE,
  allMerchantsIn,
  countFiefs,
  countOwned,
  crownsOf,
  eraNow,
  FOREIGN,
  fiefsOf,
  goldOf,
  isFinlandLost,
  isLastReign,
  isStanding,
  mayEnter,
  merchantsIn,
  merchantsOf,
  militaryOf,
  ownerOf,
  ownsHistory,
  placeOf,
  reignNow,
  seatsOf,
  troopsOf,
} from "../table.ts";
export * from "./income.ts";
export * from "./odds.ts";
export * from "./score.ts";
