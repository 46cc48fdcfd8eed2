/** What a board may ask of the rules: how things stand, what an attack would bring, and how to read a view. */
export * from "../standing.ts";
export { linesOwnedBy, ownerOf } from "../steps/ending.ts";
export { activeAmong } from "../steps/enemy.ts";
export type { Seen } from "../table.ts";
export {
  allGoodsOf,
  allSubjectsOf,
  chancellorLine,
  circleAt,
  controllerOf,
  DEPLOYED,
  enemiesAt,
  finishedLayers,
  goldOf,
  goodsAt,
  goodsOfKind,
  hasEnemies,
  hasSubjects,
  incomeOf,
  isMarked,
  isOnTitleHex,
  isStopped,
  layerLeader,
  layerLines,
  leaderOf,
  linesInOrder,
  MOVED,
  officeOf,
  pileOf,
  producingForce,
  RETREATED,
  round,
  savingsOf,
  sizeOf,
  soldBy,
  subjectAt,
  subjectsOf,
  supplyOf,
  titleOf,
  titleUnitsOf,
} from "../table.ts";
export type { Landing, RoundOutlook } from "./forecast.ts";
export { attacksUntilHome, landings, roundOutlooks } from "./forecast.ts";
