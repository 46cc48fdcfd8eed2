/** Pure helpers on the open table (a table view is one too): for boards, hints and bots. */

export { ACTIVITY, type Activity, AGRICULTURE, COMMERCE, CULTURE, FROM_COMMERCE, FROM_FIEFS, type Source } from "../domains.ts";
export {
  activitiesDictated,
  activitiesNotBarred,
  fiefsFitForWar,
  fiefsFor,
  fiefsInMarriageFor,
  fiefsOfOthers,
  fiefsOnSale,
  fiefsToFightFor,
  historyAtTwiceFor,
  historyOfOthers,
  isOnSale,
  OFFICE_SET,
  ownsAnything,
  PALACE_SET,
  QUEEN_SET,
  SERIES_SET,
} from "../sets.ts";
export { purchasesLeft } from "../steps/limits.ts";
export {
  AVAILABLE,
  allMerchantsIn,
  countFiefs,
  countOwned,
  crownsOf,
  eraNow,
  FOREIGN,
  fiefsOf,
  fiefsOwned,
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
  type Played,
  placeOf,
  playedBy,
  playerOf,
  reignNow,
  seatsOf,
  titleOf,
  troopsOf,
} from "../table.ts";
export * from "./income.ts";
export * from "./odds.ts";
export * from "./score.ts";
