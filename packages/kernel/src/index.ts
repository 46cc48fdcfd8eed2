export type { Card, Deck, DeckRules, Played } from "./cards.ts";
export { cardsOf } from "./cards.ts";
export type { ScriptedDraw } from "./chance.ts";
export { commitmentTo, Dice, fastChance, fastDice, keyedChance, ScriptedChance } from "./chance.ts";
export type { Change } from "./changes.ts";
export { changeBetween } from "./changes.ts";
export * from "./contract.ts";
export { canonical, copyLists, copyPlain, copyRecord, notPlain, packed, sameData } from "./data.ts";
export { hash } from "./digest.ts";
export * from "./edition.ts";
export type { Asks } from "./engine.ts";
export { Engine } from "./engine.ts";
export type { Between, Digits, Field, Fields, IfAny, Numbers, Standing } from "./fields.ts";
export { atMostSo, between, digits, ifAny, numbers, standing } from "./fields.ts";
export type { Compared, ForecastOptions, Foreseen } from "./forecast.ts";
export { compareForecast, forecast } from "./forecast.ts";
export type { Format } from "./format.ts";
export { FORMAT, FORMATS } from "./format.ts";
export { ownFrame } from "./frames.ts";
export { stepsOf } from "./language.ts";
export type { Look } from "./looks.ts";
export type { MoveRules, Requirement } from "./moves.ts";
export type { NamedAction, NamedFrame, NamedView, Pattern } from "./naming.ts";
export { Naming } from "./naming.ts";
export type { ConfigError } from "./options.ts";
export { everyConfig, readConfig, sayConfigError, settleConfig, usualConfig } from "./options.ts";
export type { Common, Recent } from "./recent.ts";
export type { MatchRecord, RecordedMove, Upgrade } from "./record.ts";
export { actionIn, BadRecord, branchOf, loadIn, Match, newRecord, readRecord, replay, saveIn } from "./record.ts";
export type { Schema, Shape } from "./shapes.ts";
export { Misnamed } from "./shapes.ts";
export type { Bargaining, Counts, Offer } from "./steps/bargain.ts";
export {
  afterTrade,
  bargainingSeenBy,
  beginBargaining,
  closeImpossible,
  closeOffer,
  copyBargaining,
  countAll,
  drawCounts,
  holdsAll,
  makeOffer,
  newBargaining,
  offerNumbered,
  offersMade,
  openOffer,
  readCounts,
} from "./steps/bargain.ts";
export type { Bid, Bidding } from "./steps/sealed-bid.ts";
export { highestOf, sealedBid } from "./steps/sealed-bid.ts";
export { clockwiseFrom, everySeat, seatToLeft } from "./steps/seat-order.ts";
export type { Ballot, Vote, Voting } from "./steps/vote.ts";
export { vote } from "./steps/vote.ts";
export { heardBy, WayBack } from "./undo.ts";
export { flat } from "./writing.ts";
