/** Svea Rike: the game object. Its steps stand in the order of the rulebook. */
import type { Game } from "@stormakt/kernel";
import { copyTable } from "./copy.ts";
import { invariants } from "./invariants.ts";
import { OPTIONS } from "./options.ts";
import { RULES } from "./rulebook/ids.ts";
import { schema } from "./schema.ts";
import { setUp } from "./setup.ts";
import { agriculture, commerce, commerceIncome, culture, fiefIncome, sourcing } from "./steps/activities.ts";
import { booty } from "./steps/booty.ts";
import { cardDiscarded, cardPlayed, eventPlayed } from "./steps/cards.ts";
import { drawing, givingUp, mourning, plague } from "./steps/choices.ts";
import { defeat } from "./steps/defeat.ts";
import { reigns, settlement } from "./steps/game.ts";
import { firstMerchant, firstMerchants, sending } from "./steps/merchants.ts";
import { choosing, move } from "./steps/move.ts";
import { levy, payment } from "./steps/payments.ts";
import { furtherCard, office, officeUsed, purchase, purchaseDeclared } from "./steps/purchase.ts";
import { reward } from "./steps/rewards.ts";
import { answer, bargain, offer, sale } from "./steps/sale.ts";
import { buying, shopping } from "./steps/shopping.ts";
import { gameTurn } from "./steps/turn.ts";
import { commitment, war } from "./steps/war.ts";
import {
  afterWarLoss,
  beforeMove,
  beforeOrder,
  beforeRoyal,
  bootyReceived,
  collected,
  incomeCommerce,
  incomeFiefs,
  moveEnd,
  turnEnd,
  upkeep,
  warReveal,
  warRound,
  warStart,
} from "./steps/windows.ts";
import type { Config, SveaRike } from "./types.ts";
import { dealUnseen, imagine, viewOf } from "./view.ts";

export { own } from "./copy.ts";
export type { OpenTable, Table } from "./table.ts";
export { remakeSets } from "./things.ts";
export type { Action, Config, Event, PlayCard, Rule, SveaRike } from "./types.ts";
export type { TableView } from "./view.ts";

export const sveaRike: Game<SveaRike> = {
  id: "svea-rike",
  rulesVersion: "3",
  former: { 2: { way: "pinned" } },
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  rules: RULES,
  steps: [
    reigns,
    firstMerchants,
    firstMerchant,
    gameTurn,
    beforeRoyal,
    beforeOrder,
    move,
    beforeMove,
    choosing,
    agriculture,
    fiefIncome,
    incomeFiefs,
    commerce,
    sending,
    commerceIncome,
    incomeCommerce,
    culture,
    sourcing,
    upkeep,
    collected,
    shopping,
    buying,
    purchase,
    purchaseDeclared,
    officeUsed,
    office,
    furtherCard,
    moveEnd,
    eventPlayed,
    cardPlayed,
    cardDiscarded,
    drawing,
    givingUp,
    plague,
    mourning,
    war,
    warStart,
    commitment,
    warReveal,
    warRound,
    booty,
    reward,
    bootyReceived,
    defeat,
    afterWarLoss,
    levy,
    payment,
    sale,
    offer,
    answer,
    bargain,
    turnEnd,
    settlement,
  ],
  longest: ({ maxRepeatedTurns }: Config) => 2500 * (16 + maxRepeatedTurns),
  schema,
  setUp,
  begin: (play) => play.call(reigns, {}),
  copyTable,
  viewOf,
  imagine,
  dealUnseen,
  invariants,
};
