/** What a seat does in a playout: quick and sensible, and not always the same. */

import type { Chance, Engine, Seat, State } from "@stormakt/kernel";
import { PASS } from "@stormakt/kernel";
import { both, butLowest, isEmpty, lowest } from "@stormakt/kernel/ids";
import type { Action, SveaRike } from "@stormakt/svea-rike";
import type { Country, Fief, History, Moment, None } from "@stormakt/svea-rike/catalog";
import {
  COUNTRY_COUNT,
  costOf,
  crownsOn,
  EVERY_COUNTRY,
  EVERY_FIEF,
  EVERY_HISTORY,
  isPerson,
  MOVE_START,
  NOBLE_MARRIAGE,
  NONE,
  OFFICES,
  PURCHASE,
  priceOf,
  seriesOf,
} from "@stormakt/svea-rike/catalog";
import type { Activity } from "@stormakt/svea-rike/reckoning";
import {
  ACTIVITY,
  AGRICULTURE,
  COMMERCE,
  CULTURE,
  FROM_COMMERCE,
  FROM_FIEFS,
  fiefsFor,
  fiefsInMarriageFor,
  fiefsOnSale,
  goldOf,
  incomeFromCommerce,
  incomeFromFiefs,
  mayEnter,
  ownsHistory,
  placeOf,
  purchasesLeft,
} from "@stormakt/svea-rike/reckoning";
import { answer, bargain, fiefToLose, sale } from "./dealing.ts";
import {
  agricultureGain,
  bestCountry,
  cardLoss,
  cardWorth,
  commerceGain,
  cultureGain,
  fiefWorth,
  goldWorth,
  merchantWorth,
} from "./gains.ts";
import { BOOTY_GOLD, fiefOnOffer, forceOf, isMustered } from "./muster.ts";
import { reaction } from "./reactions.ts";
import type { Seen } from "./seen.ts";
import { handOf, STEP, topOf, turnsLeft, under } from "./seen.ts";
import { mayChoose } from "./underway.ts";

const CHOOSE: readonly Action[] = ACTIVITY.all.map((activity) => ({ kind: "chooseActivity", activity }));
const PLACE: readonly Action[] = EVERY_COUNTRY.map((country) => ({ kind: "placeMerchant", country }));
const BUY_FIEF: readonly Action[] = EVERY_FIEF.map((fief) => ({ kind: "buyFief", fief }));
const BUY_HISTORY: readonly Action[] = EVERY_HISTORY.map((history) => ({ kind: "buyHistory", history }));
const TAKE_HISTORY: readonly Action[] = EVERY_HISTORY.map((history) => ({ kind: "takeHistory", history }));
const COMMIT: readonly Action[] = EVERY_FIEF.map((fief) => ({ kind: "commit", fief }));
const IN_MARRIAGE: readonly Action[] = EVERY_FIEF.map((fief) => ({ kind: "buyFiefInMarriage", fief }));
const FINISH: Action = { kind: "finishPurchases" };
const LEAVE: Action = { kind: "leaveMerchants" };
const STAY_HOME: Action = { kind: "stayHome" };
const FROM: readonly Action[] = [FROM_FIEFS, FROM_COMMERCE].map((source) => ({ kind: "chooseSource", source }));

/** How far a playout strays from what looks best, in status points. */
const STRAY = 0.25;
const stray = (chance: Chance, most: number = STRAY): number => (most * chance.below(1024)) / 1024;
const at = (actions: readonly Action[], index: number): Action => actions[index] as Action;

type Choose = (state: State<SveaRike>, seat: Seat, chance: Chance) => Action;
const CHOICES: (Choose | undefined)[] = [];
CHOICES[STEP.firstMerchant] = firstMerchant;
CHOICES[STEP.choosing] = choosing;
CHOICES[STEP.sending] = sending;
CHOICES[STEP.sourcing] = sourcing;
CHOICES[STEP.buying] = buying;
CHOICES[STEP.office] = office;
CHOICES[STEP.furtherCard] = furtherCard;
CHOICES[STEP.drawing] = (state) => ({ kind: "drawEvents", count: (topOf(state).memory as { most: number }).most });
CHOICES[STEP.givingUp] = (state, seat) => ({ kind: "giveUpFief", fief: fiefToLose(state.table, seat) });
CHOICES[STEP.sale] = sale;
CHOICES[STEP.mourning] = mourning;
CHOICES[STEP.commitment] = commitment;
CHOICES[STEP.reward] = reward;
CHOICES[STEP.answer] = answer;
CHOICES[STEP.bargain] = bargain;

export function rollout(_engine: Engine<SveaRike>, state: State<SveaRike>, seat: Seat, chance: Chance): Action {
  const frame = topOf(state);
  const choose = CHOICES[frame.step];
  if (choose !== undefined) return choose(state, seat, chance);
  const { moment, seat: about } = frame.memory as { moment: Moment; seat: Seat };
  return reaction(state.table, seat, moment, about, frame.memory, chance) ?? PASS;
}

function firstMerchant({ table }: State<SveaRike>, _seat: Seat, chance: Chance): Action {
  const first = chance.below(COUNTRY_COUNT);
  for (let step = 0; step < COUNTRY_COUNT; step++) {
    const country = EVERY_COUNTRY[(first + step) % COUNTRY_COUNT] as Country;
    if (mayEnter(table, country)) return at(PLACE, country);
  }
  return at(PLACE, 0);
}
function choosing({ table }: State<SveaRike>, seat: Seat, chance: Chance): Action {
  const play = reaction(table, seat, MOVE_START, seat, table, chance);
  if (play !== null) return play;
  const office = officeToUse(table, seat, chance);
  if (office !== null) return office;
  let best = AGRICULTURE;
  let highest = Number.NEGATIVE_INFINITY;
  for (const activity of ACTIVITY.all) {
    if (!mayChoose(table, activity)) continue;
    const gain = gainOf(table, seat, activity) + stray(chance);
    if (gain <= highest) continue;
    highest = gain;
    best = activity;
  }
  return at(CHOOSE, best);
}
const gainOf = (table: Seen, seat: Seat, activity: Activity): number =>
  activity === AGRICULTURE ? agricultureGain(table, seat) : activity === COMMERCE ? commerceGain(table, seat) : cultureGain(table, seat);
/** An office is kept a while, for want of a better moment; it always buys a merchant at least. */
function officeToUse(table: Seen, seat: Seat, chance: Chance): Action | null {
  for (let nth = 0; nth < OFFICES.length; nth++) {
    const office = OFFICES[nth] as History;
    if (!ownsHistory(table, seat, office)) continue;
    const country = bestCountry(table, seat);
    if (country === NONE) continue;
    if (turnsLeft(table) > 0 && chance.below(100) >= 25) continue;
    const card = chance.below(100) < 40 ? cardToBuy(table, seat, NOTHING_STOPPED, chance) : NONE;
    if (card !== NONE) return { kind: "useOfficeForHistory", office, history: card };
    return { kind: "useOfficeForMerchant", office, country };
  }
  return null;
}
function sending({ table }: State<SveaRike>, seat: Seat, chance: Chance): Action {
  let best: Country | None = NONE;
  let highest = 0;
  for (const country of EVERY_COUNTRY) {
    if (!mayEnter(table, country)) continue;
    const worth = merchantWorth(table, seat, country) + stray(chance, 0.15);
    if (worth <= highest) continue;
    highest = worth;
    best = country;
  }
  return best === NONE ? LEAVE : at(PLACE, best);
}
function sourcing({ table }: State<SveaRike>, seat: Seat): Action {
  return at(FROM, incomeFromCommerce(table, seat, CULTURE) > incomeFromFiefs(table, seat, CULTURE) ? FROM_COMMERCE : FROM_FIEFS);
}

function buying({ table }: State<SveaRike>, seat: Seat, chance: Chance): Action {
  const { move } = table;
  if (move !== null && purchasesLeft(table) > 0) {
    if (move.activity === AGRICULTURE) {
      const fief = fiefToBuy(table, seat, move.stoppedFiefs, chance);
      if (fief !== NONE) return at(BUY_FIEF, fief);
      const wed = handOf(table, seat).includes(NOBLE_MARRIAGE) ? fiefToBuy(table, seat, move.stoppedFiefs, chance, MARRIAGE_PRICES) : NONE;
      if (wed !== NONE) return at(IN_MARRIAGE, wed);
    }
    const card = move.activity === CULTURE ? cardToBuy(table, seat, move.stoppedCards, chance) : NONE;
    if (card !== NONE) return at(BUY_HISTORY, card);
  }
  return reaction(table, seat, PURCHASE, seat, table, chance) ?? FINISH;
}
const NOTHING_STOPPED: readonly never[] = [];
const FULL_PRICES: readonly number[] = EVERY_FIEF.map(costOf);
/** SR-CARD-noble-marriage */
const MARRIAGE_PRICES: readonly number[] = EVERY_FIEF.map((fief) => Math.max(0, costOf(fief) - 2 * crownsOn(fief)));
function fiefToBuy(table: Seen, seat: Seat, stopped: readonly Fief[], chance: Chance, prices = FULL_PRICES): Fief | None {
  const gold = goldOf(table, seat);
  const each = goldWorth(turnsLeft(table));
  let best: Fief | None = NONE;
  let highest = 0.1;
  const within = prices === FULL_PRICES ? fiefsFor(gold) : fiefsInMarriageFor(gold);
  for (let left = both(fiefsOnSale(table), within); !isEmpty(left); left = butLowest(left)) {
    const fief = lowest(left);
    if (stopped.includes(fief)) continue;
    const gain = fiefWorth(table, fief) - each * (prices[fief] as number) + stray(chance);
    if (gain <= highest) continue;
    highest = gain;
    best = fief;
  }
  return best;
}
function cardToBuy(table: Seen, seat: Seat, stopped: readonly History[], chance: Chance): History | None {
  const gold = goldOf(table, seat);
  const each = goldWorth(turnsLeft(table));
  let best: History | None = NONE;
  let highest = 0.1;
  for (let nth = 0; nth < table.row.length; nth++) {
    const card = table.row[nth] as History;
    if (priceOf(card) > gold || stopped.includes(card)) continue;
    const more = seriesOf(card) === "scientist" && gold > priceOf(card) + 3 ? 0.2 : 0;
    const gain = cardWorth(table, seat, card) + more - each * priceOf(card) + stray(chance);
    if (gain <= highest) continue;
    highest = gain;
    best = card;
  }
  return best;
}
interface Stopped {
  readonly stoppedFiefs: readonly Fief[];
  readonly stoppedCards: readonly History[];
}
const stoppedBy = (state: State<SveaRike>): Stopped =>
  (under(state, STEP.officeUsed)?.memory ?? { stoppedFiefs: NOTHING_STOPPED, stoppedCards: NOTHING_STOPPED }) as Stopped;
/** What an office was used for has been stopped: something else. */
function office(state: State<SveaRike>, seat: Seat, chance: Chance): Action {
  const { table } = state;
  const { stoppedFiefs, stoppedCards } = stoppedBy(state);
  const country = bestCountry(table, seat);
  if (country !== NONE && chance.below(100) < 60) return at(PLACE, country);
  const card = cardToBuy(table, seat, stoppedCards, chance);
  if (card !== NONE) return at(BUY_HISTORY, card);
  const fief = fiefToBuy(table, seat, stoppedFiefs, chance);
  if (fief !== NONE) return at(BUY_FIEF, fief);
  return country === NONE ? FINISH : at(PLACE, country);
}
function furtherCard(state: State<SveaRike>, seat: Seat, chance: Chance): Action {
  const card = cardToBuy(state.table, seat, stoppedBy(state).stoppedCards, chance);
  return card === NONE ? FINISH : at(BUY_HISTORY, card);
}

function mourning({ table }: State<SveaRike>, seat: Seat): Action {
  let best: History | None = NONE;
  let lowest = Number.POSITIVE_INFINITY;
  for (const card of EVERY_HISTORY) {
    if (placeOf(table, card) !== seat || !isPerson(card)) continue;
    const loss = cardLoss(table, seat, card);
    if (loss >= lowest) continue;
    lowest = loss;
    best = card;
  }
  if (best === NONE) throw new Error(`seat ${seat} has nobody to lose`);
  return { kind: "losePerson", history: best };
}

/** So often of a hundred a seat marches that is counted on, and one that is not, by the strength it could send. */
const KEEPS_FAITH = 92;
const HELPS = [2, 3, 5, 8, 12, 18];
function commitment({ table }: State<SveaRike>, seat: Seat, chance: Chance): Action {
  const force = forceOf(table, seat, goldOf(table, seat), () => stray(chance));
  if (force === null) return STAY_HOME;
  const often = isMustered(table, seat, force) ? KEEPS_FAITH : (HELPS[Math.min(5, force.troops + force.military)] as number);
  return chance.below(100) < often ? at(COMMIT, force.fief) : STAY_HOME;
}
function reward({ table }: State<SveaRike>, seat: Seat, chance: Chance): Action {
  let action: Action = { kind: "takeGold" };
  let highest = BOOTY_GOLD * goldWorth(turnsLeft(table)) + stray(chance, 0.1);
  for (let nth = 0; nth < table.row.length; nth++) {
    const worth = cardWorth(table, seat, table.row[nth] as History) + stray(chance, 0.1);
    if (worth <= highest) continue;
    highest = worth;
    action = at(TAKE_HISTORY, table.row[nth] as History);
  }
  return fiefOnOffer(table) > highest ? { kind: "takeFief" } : action;
}
