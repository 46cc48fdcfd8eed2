/** How Svea Rike is written down: what every part of it is made of. */

import type { Seat } from "@stormakt/kernel";
import { rowsOf } from "@stormakt/kernel/ids";
import type { Schema } from "@stormakt/kernel/shapes";
import {
  among,
  amount,
  asItStands,
  chair,
  chairs,
  flag,
  kinds,
  listOf,
  maybe,
  orNull,
  per,
  record,
  rowsPer,
  things,
  usually,
} from "@stormakt/kernel/shapes";
import type { Asked } from "./cards/card.ts";
import type { Country, Fief, Title } from "./catalog/index.ts";
import { COUNTRY, FIEF, HISTORY_CARD } from "./catalog/index.ts";
import { event } from "./schema/events.ts";
import type { Written } from "./schema/pairs.ts";
import { laid, paired } from "./schema/pairs.ts";
import {
  activity,
  activityOrNone,
  aim,
  card,
  cardOrNone,
  country,
  countryOrNone,
  fief,
  fiefAt,
  fiefOrNone,
  gold,
  history,
  historyAt,
  historyOrNone,
  moment,
  ofSeat,
  royal,
  royalOrNone,
  source,
  sovereign,
} from "./schema/things.ts";
import { fiefSetsOf, historySetsOf } from "./sets.ts";
import type { Declared } from "./steps/cards.ts";
import type { Payment } from "./steps/payments.ts";
import type { Purchase } from "./steps/purchase.ts";
import type { Offered } from "./steps/sale.ts";
import type { OfficeNotes } from "./steps/taking.ts";
import type { MoveNotes, PurchaseNotes, Seats, Table, WarNotes } from "./table.ts";

import type { Action, Config, PlayCard, SveaRike } from "./types.ts";
import type { TableView } from "./view.ts";

const bought = record<PurchaseNotes>({ buyer: chair, fief: fiefOrNone, history: historyOrNone, marriage: flag, stopped: flag });
const open = {
  config: asItStands<Config>(),
  sovereign,
  turn: amount,
  repeats: amount,
  repeated: flag,
  repeatNext: flag,
  due: listOf(amount),
  lent: listOf(amount),
  postponed: usually(listOf(amount), () => []), // new in edition 3
  merchants: rowsPer(COUNTRY, amount),
  fiefs: per(FIEF, fiefAt),
  history: per(HISTORY_CARD, historyAt),
  row: listOf(history),
  discards: listOf(card),
  playing: listOf(card),
  used: laid,
  battles: laid,
  trophies: laid,
  royalDiscards: listOf(royal),
  royal: royalOrNone,
  chosenRoyal: royalOrNone,
  army: listOf(royal),
  first: chair,
  turned: amount,
  struck: things(FIEF),
  lowDemand: things(COUNTRY),
  supplied: chairs,
  stopped: flag,
  enemy: countryOrNone,
  windsOfWar: countryOrNone,
  move: orNull(
    record<MoveNotes>({
      seat: chair,
      activity: activityOrNone,
      source,
      barred: activityOrNone,
      dictated: activityOrNone,
      extra: flag,
      bought: amount,
      scientists: amount,
      cache: flag,
      // New in edition 3.
      furtherCard: usually(flag, () => false),
      stoppedFiefs: usually(listOf(fief), () => []),
      stoppedCards: usually(listOf(history), () => []),
      badHarvest: flag,
      peasants: flag,
      demands: amount,
    }),
  ),
  purchase: orNull(bought),
  war: orNull(
    record<WarNotes>({
      country,
      round: usually(amount, () => 0), // new in edition 3
      sent: listOf(fiefOrNone),
      joined: chairs,
      mustered: flag,
      down: chairs,
      muster: listOf(amount),
      tacticians: chairs,
      runners: chairs,
      rewarded: chair,
      spoilFiefs: listOf(fief),
      spoilCards: listOf(history),
      spoilGold: amount,
      extraBooty: chairs,
      betrayed: chairs,
      yields: chairs,
    }),
  ),
  eastIndia: chairs,
};

const asked = { moment, seat: chair, card: maybe(card) };
const wanted = { seat: chair, fief: fiefOrNone, history: historyOrNone, inMarriage: flag };
type OfSeat = { seat: Seat };
const seatOnly = record<OfSeat>(ofSeat);
const window = record<Asked>(asked);

export const schema: Schema<SveaRike> = {
  table: paired<Table>(
    record<Written<Table>, "handSets" | "fiefSets" | "historySets">(
      {
        ...open,
        gold: listOf(amount),
        hands: listOf(listOf(card)),
        known: listOf(listOf(card)),
        eventDeck: listOf(card),
        historyDeck: listOf(history),
        buried: amount,
        coming: listOf(history),
        royalDeck: listOf(royal),
        markers: listOf(chair),
      },
      ({ hands, fiefs, history: places, config: { seats } }) => ({
        handSets: rowsOf(hands),
        fiefSets: fiefSetsOf(fiefs, seats),
        historySets: historySetsOf(places, seats),
      }),
    ),
    (written, lists) => ({ ...written, ...lists }),
  ),
  view: paired<TableView>(
    record<Written<TableView>>({
      ...open,
      viewer: orNull(chair),
      gold: listOf(orNull(amount)),
      hands: listOf(orNull(listOf(card))),
      handSizes: listOf(amount),
      known: listOf(listOf(card)),
      eventDeckSize: amount,
      historyDeckSize: amount,
      buriedCards: listOf(history),
      royalDeckSize: amount,
      markersUp: listOf(chair),
      markersLeft: listOf(chair),
    }),
    (written, lists) => ({ ...written, ...lists }),
  ),
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
    purchase: record<Purchase>({ ...wanted, forMove: flag, before: orNull(bought) }),
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
