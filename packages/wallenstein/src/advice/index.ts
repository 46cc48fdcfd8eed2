/** What a board may ask of the rules: odds, warnings, forecasts, and how to read a view. */
export { CARD } from "../domains.ts";
export { cubesToConvert, whyNotConvert } from "../modules/converting.ts";
export type { Odds } from "../odds.ts";
export { attackOdds, attackOddsFrom, revoltOdds, roughOdds, roughRevolt, towerShares } from "../odds.ts";
export { buildPrice } from "../steps/building.ts";
export { grainYield, taxYield } from "../steps/collecting.ts";
export { recruitsPlaced } from "../steps/deploying.ts";
export { boxCount, boxesToCover, cautiousPlan, handOf, isShort, whyUnfinished } from "../steps/planning.ts";
export type { Majority, Score } from "../steps/scoring.ts";
export { majorities, scores } from "../steps/scoring.ts";
export {
  armiesIn,
  buildingsIn,
  cardIn,
  colourOf,
  countCounties,
  countiesOf,
  countRegions,
  eventEffect,
  GREEN,
  groupsLeft,
  hasBuilding,
  hasFreeSite,
  isTurned,
  leaderOf,
  markersIn,
  NEUTRAL,
  NO_POSITION,
  NOWHERE,
  OUT_OF_PLAY,
  ownerOf,
  statueCounty,
  statueOwner,
  statuesOf,
  supplyOf,
  thalersOf,
  tileOf,
  trophiesOf,
} from "../table.ts";
export { cardsInQuestion } from "../view.ts";
export type { Standing, WinterForecast, WinterOutlook } from "./forecast.ts";
export { standings, winterForecast } from "./forecast.ts";
export type { PlanWarning } from "./plan-warnings.ts";
export { heldBack, planWarnings } from "./plan-warnings.ts";
