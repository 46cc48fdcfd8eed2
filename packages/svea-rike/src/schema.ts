/** How Svea Rike is written down: what every part of it is made of. */

import type { Seat } from "@stormakt/kernel";
import type { Schema } from "@stormakt/kernel/shapes";
import { among, amount, chair, chairs, flag, kinds, listOf, maybe, orNull, record } from "@stormakt/kernel/shapes";
import type { Asked } from "./cards/card.ts";
import type { Country, Fief, Title } from "./catalog/index.ts";
import { openFields, ownFields, purchase, table } from "./layout.ts";
import { event } from "./schema/events.ts";
import {
  activity,
  aim,
  card,
  cardOrNone,
  country,
  countryOrNone,
  fief,
  fiefOrNone,
  gold,
  history,
  historyOrNone,
  moment,
  ofSeat,
  source,
} from "./schema/things.ts";
import type { Declared } from "./steps/cards.ts";
import type { Payment } from "./steps/payments.ts";
import type { Purchase } from "./steps/purchase.ts";
import type { Offered } from "./steps/sale.ts";
import type { OfficeNotes } from "./steps/taking.ts";
import type { Seats } from "./table.ts";

import type { Action, PlayCard, SveaRike } from "./types.ts";
import type { TableView } from "./view.ts";

const asked = { moment, seat: chair, card: maybe(card) };
const wanted = { seat: chair, fief: fiefOrNone, history: historyOrNone, inMarriage: flag };
type OfSeat = { seat: Seat };
const seatOnly = record<OfSeat>(ofSeat);
const window = record<Asked>(asked);

export const schema: Schema<SveaRike> = {
  table,
  view: record<TableView>({ ...openFields, ...ownFields }),
  action: kinds<Action>({
    pass: {},
    playCard: aim,
    placeMerchant: { country },
    moveMerchant: { country, to: country },
    leaveMerchants: {},
    useOfficeForFief: { office: history, fief },
    useOfficeInMarriage: { office: history, fief },
    useOfficeForHistory: { office: history, history },
    useOfficeForMerchant: { office: history, country },
    drawEvents: { count: amount },
    chooseActivity: { activity },
    chooseSource: { source },
    buyFief: { fief },
    buyFiefInMarriage: { fief },
    buyHistory: { history },
    finishPurchases: {},
    commit: { fief },
    stayHome: {},
    takeFief: {},
    takeHistory: { history },
    takeGold: {},
    giveUpFief: { fief },
    losePerson: { history },
    sellFief: { fief },
    offerFief: { fief, gold: amount, buyer: maybe(chair) },
    acceptOffer: {},
    refuseOffer: {},
    namePrice: { gold: amount },
    takePrice: { buyer: chair, gold: amount },
    refusePrices: {},
  }),
  event,
  memory: {
    firstMerchants: record<{ first: Seat; placed: number }>({ first: chair, placed: amount }),
    move: seatOnly,
    beforeRoyal: window,
    warStart: window,
    beforeOrder: window,
    beforeMove: window,
    incomeFiefs: window,
    incomeCommerce: window,
    upkeep: window,
    moveEnd: window,
    warReveal: window,
    warRound: window,
    bootyReceived: window,
    afterWarLoss: window,
    turnEnd: window,
    purchaseDeclared: window,
    cardDiscarded: window,
    cardPlayed: record<Asked & { card: Title; target: Seat }>({ ...asked, card, target: chair }),
    choosing: window,
    buying: window,
    agriculture: seatOnly,
    commerce: seatOnly,
    culture: seatOnly,
    fiefIncome: seatOnly,
    commerceIncome: seatOnly,
    collected: window,
    shopping: record<OfSeat & { done: boolean }>({ ...ofSeat, done: flag }),
    officeUsed: record<OfficeNotes>({
      ...wanted,
      country: countryOrNone,
      stoppedFiefs: listOf(fief),
      stoppedCards: listOf(history),
      done: flag,
      further: flag,
    }),
    office: seatOnly,
    furtherCard: seatOnly,
    purchase: record<Purchase>({ ...wanted, forMove: flag, before: orNull(purchase) }),
    eventPlayed: record<Declared>({
      by: chair,
      action: kinds<PlayCard>({ playCard: aim }),
      moment,
      about: chair,
      answered: cardOrNone,
      cancelledBy: chair,
    }),
    drawing: record<{ least: number; most: number }>({ least: amount, most: amount }),
    plague: record<{ owners: Seats; first: Seat; asked: number }>({ owners: chairs, first: chair, asked: amount }),
    war: record<{ country: Country; settled: number }>({ country, settled: amount }),
    commitment: record<{ country: Country }>({ country }),
    booty: record<{ rewarded: Seats }>({ rewarded: chairs }),
    defeat: record<{ asked: number }>({ asked: amount }),
    levy: record<{ amounts: number[]; first: Seat; asked: number }>({ amounts: listOf(amount), first: chair, asked: amount }),
    payment: record<Payment>({ seat: chair, owes: amount, debt: among("upkeep", "tax", "loan", "lastLoan"), offered: amount }),
    sale: record<Asked & { owes: number }>({ ...asked, owes: amount }),
    offer: record<Offered>({ ...gold, fief, buyer: chair, prices: listOf(amount) }),
    answer: record<{ seat: Seat; fief: Fief; gold: number }>({ ...gold, fief }),
    bargain: record<{ seat: Seat; fief: Fief }>({ seat: chair, fief }),
    settlement: record<{ asked: number }>({ asked: amount }),
  },
};
