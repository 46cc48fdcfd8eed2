/** What a seat does in a playout: quick and sensible, and not always the same. */
import type { Chance, Engine, Seat, State } from "@stormakt/kernel";
import { PASS } from "@stormakt/kernel";
import type { Action, SveaRike } from "@stormakt/svea-rike";
import {
  COUNTRY_COUNT,
  costOf,
  EVERY_COUNTRY,
  EVERY_FIEF,
  EVERY_HISTORY,
  FIEF_COUNT,
  HISTORY_COUNT,
  isPerson,
  MOVE_START,
  NONE,
  OFFICES,
  PURCHASE,
  priceOf,
  seriesOf,
  troopsOn,
} from "@stormakt/svea-rike/catalog";
import {
  goldOf,
  incomeFromCommerce,
  incomeFromFiefs,
  isOnSale,
  mayEnter,
  militaryOf,
  ownerOf,
  ownsHistory,
  placeOf,
  warUpkeepDue,
} from "@stormakt/svea-rike/reckoning";
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
import { reaction } from "./reactions.ts";
import type { Seen } from "./seen.ts";
import { STEP, topOf, turnsLeft, under } from "./seen.ts";
import { AGRICULTURE, COMMERCE, CULTURE, mayChoose, purchasesLeft } from "./underway.ts";

const CHOOSE: readonly Action[] = ([0, 1, 2] as const).map((activity) => ({ kind: "chooseActivity", activity }));
const PLACE: readonly Action[] = EVERY_COUNTRY.map((country) => ({ kind: "placeMerchant", country }));
const BUY_FIEF: readonly Action[] = EVERY_FIEF.map((fief) => ({ kind: "buyFief", fief }));
const BUY_HISTORY: readonly Action[] = EVERY_HISTORY.map((history) => ({ kind: "buyHistory", history }));
const TAKE_HISTORY: readonly Action[] = EVERY_HISTORY.map((history) => ({ kind: "takeHistory", history }));
const COMMIT: readonly Action[] = EVERY_FIEF.map((fief) => ({ kind: "commit", fief }));
const USE_OFFICE: readonly Action[] = EVERY_HISTORY.map((history) => ({ kind: "useOffice", history }));
const FINISH: Action = { kind: "finishPurchases" };
const LEAVE: Action = { kind: "leaveMerchants" };
const STAY_HOME: Action = { kind: "stayHome" };
const SOURCE: readonly Action[] = ([0, 1] as const).map((source) => ({ kind: "chooseSource", source }));

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
CHOICES[STEP.drawing] = (state) => ({ kind: "drawEvents", count: (topOf(state).memory as { most: number }).most });
CHOICES[STEP.givingUp] = (state, seat) => ({ kind: "giveUpFief", fief: leastFief(state.table, seat) });
CHOICES[STEP.sale] = (state, seat) => ({ kind: "sellFief", fief: leastFief(state.table, seat) });
CHOICES[STEP.mourning] = mourning;
CHOICES[STEP.commitment] = commitment;
CHOICES[STEP.reward] = reward;
CHOICES[STEP.answer] = answer;

export function rollout(_engine: Engine<SveaRike>, state: State<SveaRike>, seat: Seat, chance: Chance): Action {
  const frame = topOf(state);
  const choose = CHOICES[frame.step];
  if (choose !== undefined) return choose(state, seat, chance);
  const { moment, seat: about } = frame.memory as { moment: number; seat: Seat };
  return reaction(state.table, seat, moment, about, frame.memory, chance) ?? PASS;
}

function firstMerchant({ table }: State<SveaRike>, _seat: Seat, chance: Chance): Action {
  const first = chance.below(COUNTRY_COUNT);
  for (let step = 0; step < COUNTRY_COUNT; step++) {
    const country = (first + step) % COUNTRY_COUNT;
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
  for (let activity = AGRICULTURE; activity <= CULTURE; activity++) {
    if (!mayChoose(table, activity)) continue;
    const gain = gainOf(table, seat, activity) + stray(chance);
    if (gain <= highest) continue;
    highest = gain;
    best = activity;
  }
  return at(CHOOSE, best);
}
const gainOf = (table: Seen, seat: Seat, activity: number): number =>
  activity === AGRICULTURE ? agricultureGain(table, seat) : activity === COMMERCE ? commerceGain(table, seat) : cultureGain(table, seat);
/** An office is kept a while, for want of a better moment; it always buys a merchant at least. */
function officeToUse(table: Seen, seat: Seat, chance: Chance): Action | null {
  for (let nth = 0; nth < OFFICES.length; nth++) {
    const card = OFFICES[nth] as number;
    if (!ownsHistory(table, seat, card) || bestCountry(table, seat) === NONE) continue;
    if (turnsLeft(table) === 0 || chance.below(100) < 25) return at(USE_OFFICE, card);
  }
  return null;
}
function sending({ table }: State<SveaRike>, seat: Seat, chance: Chance): Action {
  let best = NONE;
  let highest = 0;
  for (let country = 0; country < COUNTRY_COUNT; country++) {
    if (!mayEnter(table, country)) continue;
    const worth = merchantWorth(table, seat, country) + stray(chance, 0.15);
    if (worth <= highest) continue;
    highest = worth;
    best = country;
  }
  return best === NONE ? LEAVE : at(PLACE, best);
}
function sourcing({ table }: State<SveaRike>, seat: Seat): Action {
  return at(SOURCE, incomeFromCommerce(table, seat, CULTURE) > incomeFromFiefs(table, seat, CULTURE) ? 1 : 0);
}

function buying(state: State<SveaRike>, seat: Seat, chance: Chance): Action {
  const { table } = state;
  if (purchasesLeft(table) > 0) {
    const { namedFiefs, namedCards } = (under(state, STEP.shopping)?.memory ?? NOTHING_NAMED) as typeof NOTHING_NAMED;
    const fief = table.move?.activity === AGRICULTURE ? fiefToBuy(table, seat, namedFiefs, chance) : NONE;
    if (fief !== NONE) return at(BUY_FIEF, fief);
    const card = table.move?.activity === CULTURE ? cardToBuy(table, seat, namedCards, chance) : NONE;
    if (card !== NONE) return at(BUY_HISTORY, card);
  }
  return reaction(table, seat, PURCHASE, seat, table, chance) ?? FINISH;
}
const NOTHING_NAMED = { namedFiefs: [] as readonly number[], namedCards: [] as readonly number[] };
function fiefToBuy(table: Seen, seat: Seat, named: readonly number[], chance: Chance): number {
  const gold = goldOf(table, seat);
  const each = goldWorth(turnsLeft(table));
  let best: number = NONE;
  let highest = 0.1;
  for (let fief = 0; fief < FIEF_COUNT; fief++) {
    if (costOf(fief) > gold || !isOnSale(table, fief) || named.includes(fief)) continue;
    const gain = fiefWorth(table, fief) - each * costOf(fief) + stray(chance);
    if (gain <= highest) continue;
    highest = gain;
    best = fief;
  }
  return best;
}
function cardToBuy(table: Seen, seat: Seat, named: readonly number[], chance: Chance): number {
  const gold = goldOf(table, seat);
  const each = goldWorth(turnsLeft(table));
  let best: number = NONE;
  let highest = 0.1;
  for (let nth = 0; nth < table.row.length; nth++) {
    const card = table.row[nth] as number;
    if (priceOf(card) > gold || named.includes(card)) continue;
    const more = seriesOf(card) === "scientist" && gold > priceOf(card) + 3 ? 0.2 : 0;
    const gain = cardWorth(table, seat, card) + more - each * priceOf(card) + stray(chance);
    if (gain <= highest) continue;
    highest = gain;
    best = card;
  }
  return best;
}
function office(state: State<SveaRike>, seat: Seat, chance: Chance): Action {
  const { table } = state;
  const { namedFiefs, namedCards } = (under(state, STEP.officeUsed)?.memory ?? NOTHING_NAMED) as typeof NOTHING_NAMED;
  const country = bestCountry(table, seat);
  if (country !== NONE && chance.below(100) < 60) return at(PLACE, country);
  const card = cardToBuy(table, seat, namedCards, chance);
  if (card !== NONE) return at(BUY_HISTORY, card);
  const fief = fiefToBuy(table, seat, namedFiefs, chance);
  if (fief !== NONE) return at(BUY_FIEF, fief);
  if (country !== NONE) return at(PLACE, country);
  return namedFiefs.length + namedCards.length > 0 ? FINISH : anyPurchase(table, seat);
}
/** An office once used must do something. */
function anyPurchase(table: Seen, seat: Seat): Action {
  const gold = goldOf(table, seat);
  for (const card of table.row) if (priceOf(card) <= gold) return at(BUY_HISTORY, card);
  return at(BUY_FIEF, EVERY_FIEF.find((fief) => costOf(fief) <= gold && isOnSale(table, fief)) ?? 0);
}

const NOT_FOR_SALE = 100;
/** The fief that is missed least; one that is sent to war only if there is no other. */
function leastFief(table: Seen, seat: Seat): number {
  let best: number = NONE;
  let lowest = Number.POSITIVE_INFINITY;
  for (let fief = 0; fief < FIEF_COUNT; fief++) {
    if (ownerOf(table, fief) !== seat) continue;
    const worth = fiefWorth(table, fief) + (table.war?.sent.includes(fief) === true ? NOT_FOR_SALE : 0);
    if (worth >= lowest) continue;
    lowest = worth;
    best = fief;
  }
  return best;
}
function mourning({ table }: State<SveaRike>, seat: Seat): Action {
  let best: number = NONE;
  let lowest = Number.POSITIVE_INFINITY;
  for (let card = 0; card < HISTORY_COUNT; card++) {
    if (placeOf(table, card) !== seat || !isPerson(card)) continue;
    const loss = cardLoss(table, seat, card);
    if (loss >= lowest) continue;
    lowest = loss;
    best = card;
  }
  return { kind: "losePerson", history: best };
}

/** So often of a hundred a seat helps, by the strength it could send. */
const HELPS = [10, 18, 28, 40, 55, 70];
function commitment({ table }: State<SveaRike>, seat: Seat, chance: Chance): Action {
  const military = militaryOf(table, seat);
  const gold = goldOf(table, seat);
  let best: number = NONE;
  let highest = Number.NEGATIVE_INFINITY;
  for (let fief = 0; fief < FIEF_COUNT; fief++) {
    if (ownerOf(table, fief) !== seat || (troopsOn(fief) === 0 && military === 0)) continue;
    const owes = warUpkeepDue(table, seat, fief);
    if (owes > gold) continue;
    const worth = 0.35 * Math.min(5, troopsOn(fief) + military) - 0.06 * owes + stray(chance);
    if (worth <= highest) continue;
    highest = worth;
    best = fief;
  }
  if (best === NONE) return STAY_HOME;
  return chance.below(100) < (HELPS[Math.min(5, troopsOn(best) + military)] as number) ? at(COMMIT, best) : STAY_HOME;
}
const BOOTY_GOLD = 10.5;
function reward({ table }: State<SveaRike>, seat: Seat, chance: Chance): Action {
  let action: Action = { kind: "takeGold" };
  let highest = BOOTY_GOLD * goldWorth(turnsLeft(table)) + stray(chance, 0.1);
  for (let nth = 0; nth < table.row.length; nth++) {
    const worth = cardWorth(table, seat, table.row[nth] as number) + stray(chance, 0.1);
    if (worth <= highest) continue;
    highest = worth;
    action = at(TAKE_HISTORY, table.row[nth] as number);
  }
  let [fiefs, sum] = [0, 0];
  for (let fief = 0; fief < FIEF_COUNT; fief++) {
    if (!isOnSale(table, fief)) continue;
    fiefs++;
    sum += fiefWorth(table, fief);
  }
  return fiefs > 0 && sum / fiefs > highest ? { kind: "takeFief" } : action;
}
function answer(state: State<SveaRike>, seat: Seat): Action {
  const { table } = state;
  const { fief, gold } = topOf(state).memory as { fief: number; gold: number };
  const isBargain = goldOf(table, seat) >= gold && fiefWorth(table, fief) > 1.2 * goldWorth(turnsLeft(table)) * gold;
  return { kind: isBargain ? "acceptOffer" : "refuseOffer" };
}
