/** Where playouts invest: in what pays, by a rough reckoning in units of gold. */
import type { Chance } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import type { Action, Force, Hex, Line, Payment, Province, Seen, Square } from "@stormakt/mare-balticum";
import {
  FARM,
  FORCES,
  GOLD,
  GOODS,
  goodFor,
  isPlayedByAnother,
  NO_LINE,
  PROVINCES,
  recruitedFor,
  SQUARES,
  TITLE_HEXES,
  turnsLeft,
  UNITS_FOR_TITLE,
} from "@stormakt/mare-balticum";
import {
  countKind,
  countTitleDeck,
  incomeOf,
  isStoppedIn,
  lowestIn,
  mannedAt,
  prizeIn,
  producingIn,
  withEmptyFarm,
  yieldIn,
} from "@stormakt/mare-balticum/glance";
import { HABITS } from "./habits.ts";
import { hopeOf, hopeOfTitle } from "./tally.ts";

export function investSensibly(table: Seen, line: number, kinds: number, chance: Chance): Action {
  const gold = table.hand[line] as number;
  const goods = gold >= 1 ? kinds : 0;
  if (goods === 0 && gold < 2) return leave(table, line as Line, kinds);
  const inGold = gold >= 3;
  weighUp(table, line, kinds);
  const { left, titleDeck } = outlook;
  // After the last turn there is nothing to save for.
  const paying = left === 1 ? 0 : Math.min(1, 0.3 + left / 5);
  const cost = paying * HABITS.cost;
  const costInGold = paying * HABITS.costInGold;
  let best = 0;
  let chosen: Action = END;
  for (let square = 0; square < 9; square++) {
    const good = BUILD_GOODS[square] as number;
    const isPaid = (goods & (1 << good)) !== 0;
    if (!isPaid && !inGold) continue;
    const worth = worthOfBuild(table, line, square) - (isPaid ? cost : costInGold) + whim(chance);
    if (worth <= best) continue;
    best = worth;
    chosen = INTO_BUILDS[square * 6 + (isPaid ? good : GOLD)] as Action;
  }
  for (let hex = 0; hex < 6; hex++) {
    const lines = titleDeck[hex] as number;
    if ((lines & (1 << line)) !== 0) continue;
    const isPaid = hex === GOLD ? gold >= 2 : (goods & (1 << hex)) !== 0;
    if (!isPaid && (hex === GOLD || !inGold)) continue;
    const worth = (lines === 0 ? outlook.freshHex : outlook.filledHex) - (isPaid ? cost : costInGold) + whim(chance);
    if (worth <= best) continue;
    best = worth;
    chosen = INTO_TITLES[hex * 6 + (isPaid ? hex : GOLD)] as Action;
  }
  let anywhere = 0;
  for (let force = 0; force < 4; force++) {
    const pay = paymentFor(force, goods, inGold);
    const room = pay < 0 ? 0 : force === FARM ? withEmptyFarm(table) : mannedAt(table, force, 0) & ~mannedAt(table, force, 2);
    payments[force] = pay;
    rooms[force] = room;
    anywhere |= room;
  }
  for (let provinces = anywhere; provinces !== 0; provinces &= provinces - 1) {
    const province = lowestIn(provinces);
    const producing = producingIn(table, province);
    for (let force = 0; force < 4; force++) {
      if (((rooms[force] as number) & (1 << province)) === 0) continue;
      const pay = payments[force] as number;
      const worth = worthOfRecruit(table, line, province, force, producing) - (pay === GOLD ? costInGold : cost) + whim(chance);
      if (worth <= best) continue;
      best = worth;
      chosen = INTO_PROVINCES[(province * 4 + force) * 6 + pay] as Action;
    }
  }
  return chosen === END ? leave(table, line as Line, kinds) : chosen;
}
/** By kind of subject: what one more would be paid with (-1: nothing), and where there is room for it. */
const payments = [0, 0, 0, 0];
const rooms = [0, 0, 0, 0];
/** What is left is saved; but what another's line would save is rather lost. */
export function leave(table: Seen, line: Line, goods: number): Action {
  if (!isPlayedByAnother(table, line)) return END;
  if (goods !== 0) return DISCARDS[31 - Math.clz32(goods & -goods)] as Action;
  return (table.capital[line] as number) > 0 ? DISCARD_SOLD : END;
}
const DISCARDS: readonly Action[] = GOODS.map((good): Action => ({ kind: "discardGood", good }));
const DISCARD_SOLD: Action = { kind: "discardSold" };
const whim = (chance: Chance): number => (chance.below(256) / 256 - 0.5) * HABITS.whim;

function paymentFor(force: number, goods: number, inGold: boolean): number {
  const fitting = goods & (RECRUITS[force] as number);
  if (fitting !== 0) return 31 - Math.clz32(fitting & -fitting);
  return inGold ? GOLD : -1;
}

/** What is the same for all that a line may invest in: worked out once a decision. */
export const outlook = {
  titleDeck: [] as readonly number[],
  left: 0,
  isKings: false,
  /** How keen the line is on a good a turn, and for how many turns: from a recruit and from a build. */
  keen: 0,
  harvests: 0,
  harvestsOfBuild: 0,
  /** One more subject, whatever it brings. */
  subject: 0,
  /** A unit on a hex of the title deck that is empty, and on one that is not. */
  freshHex: 0,
  filledHex: 0,
};
/** What one more subject of a kind is worth; NaN until it is asked for. */
const subjectWorth = new Float64Array(4);
const nearer = new Float64Array(4);
const many = new Int8Array(5);

export function weighUp(table: Seen, line: number, kinds: number): void {
  const left = turnsLeft(table);
  outlook.titleDeck = table.titleDeck;
  outlook.left = left;
  outlook.isKings = isKings(table, line);
  outlook.keen = incomeOf(table, line) < HABITS.goodsEnough ? 1 : HABITS.beyondEnough;
  outlook.harvests = Math.max(0, Math.min(left - 1, HABITS.harvests));
  outlook.harvestsOfBuild = Math.max(0, Math.min(left - 2.5, HABITS.harvests));
  subjectWorth.fill(Number.NaN);
  nearer.fill(Number.NaN);
  outlook.subject = left === 1 ? LAST_SUBJECT * HABITS.whim : HABITS.subject;
  weighUpTitles(table, line, left, kinds);
}
function weighUpTitles(table: Seen, line: number, left: number, kinds: number): void {
  const best = prizeIn(table);
  const filled = countTitleDeck(table, many);
  const units = many[line] as number;
  let most = 0;
  for (let other = 0; other < 5; other++) if (other !== line && (many[other] as number) > most) most = many[other] as number;
  if (left === 1) {
    weighUpLastTitle(units, most, 6 - filled, investmentsOf(table, line, kinds), best);
    return;
  }
  const late = table.turn / (table.turn + left);
  const prize = Math.max(0.4, best / 2);
  const before = hopeOfTitle(units, most, filled, late, best);
  outlook.freshHex = HABITS.title * prize * (hopeOfTitle(units + 1, most, filled + 1, late, best) - before);
  outlook.filledHex = HABITS.title * prize * (hopeOfTitle(units + 1, most, filled, late, best) - before);
}

/** In whims, so that none outweighs it: a subject that may break a tie (MB-END-8), and a unit on a deck that it takes others to fill. */
const LAST_SUBJECT = 1.7;
const LAST_CHANCE = 2.5;
/** The share of a title that each unit makes: one on an empty hex, and one on a hex that is filled already. */
const OF_TITLE = { fresh: 0.3, filled: 0.2 };
/** In the last turn a unit on the title deck comes to something only if the deck is full at its end and nobody has more there. */
function weighUpLastTitle(units: number, most: number, empty: number, investments: number, best: number): void {
  const reach = units + investments;
  const isInReach = best > 0 && reach >= UNITS_FOR_TITLE && reach >= most;
  const title = isInReach && empty <= investments ? HABITS.title * Math.max(0.4, best / 2) : 0;
  outlook.freshHex = title > 0 ? OF_TITLE.fresh * title : isInReach && reach > most ? LAST_CHANCE * HABITS.whim : 0;
  outlook.filledHex = OF_TITLE.filled * title;
}
/** How many investments a line can pay, roughly: with a good of each kind and one gold, then with three gold each. */
function investmentsOf({ hand }: Seen, line: number, kinds: number): number {
  let goods = 0;
  for (let left = kinds; left !== 0; left &= left - 1) goods++;
  const gold = hand[line] as number;
  const inGoods = Math.min(goods, gold);
  return inGoods + Math.floor((gold - inGoods) / 3);
}

export function worthOfRecruit(table: Seen, line: number, province: number, force: number, producing: number): number {
  const isHeard = producing === force || producing === -1;
  const share = isHeard ? (isStoppedIn(table, province, producing) ? HABITS.stopped : 1) : HABITS.idle;
  return harvestOf(share * yieldIn(province), outlook.harvests) + worthOfSubject(table, line, force);
}
/** The King decides for the Chancellor's line: its titles are his, its goods and offices are a noble's. */
const isKings = ({ king, controllers }: Seen, line: number): boolean => king !== NOBODY && controllers[line] === king;
const harvestOf = (goods: number, harvests: number): number => (outlook.isKings ? 0 : outlook.keen * goods * HABITS.harvest * harvests);
/** For an office, and to break a tie. */
function worthOfSubject(table: Seen, line: number, force: number): number {
  const known = subjectWorth[force] as number;
  if (known === known) return known;
  const worth = outlook.isKings ? 0 : HABITS.office * (table.seats === 6 ? 0.5 : 1) * nearerToOffice(table, line, force) + outlook.subject;
  subjectWorth[force] = worth;
  return worth;
}
/** How much more of an office a line may hope for with one more subject of its kind: found once a decision, for those kinds that are asked for. */
export function nearerToOffice(table: Seen, line: number, force: number): number {
  const known = nearer[force] as number;
  if (known === known) return known;
  countKind(table, force, many);
  const holder = table.offices[force] as number;
  const own = many[line] as number;
  let others = 0;
  for (let other = 0; other < 5; other++) if (other !== line && (many[other] as number) > others) others = many[other] as number;
  const held = holder === NO_LINE ? 0 : (many[holder] as number);
  const more = hopeOf(holder, line, own + 1, others, held) - hopeOf(holder, line, own, others, held);
  nearer[force] = more;
  return more;
}
export function worthOfBuild(table: Seen, line: number, square: number): number {
  if (outlook.left <= 1) return -1;
  const { piles } = table;
  const first = square - (square % 3);
  const layer = (piles[square] as readonly number[]).length;
  let finished = layer;
  let beside = 0;
  let own = 0;
  for (let other = first; other < first + 3; other++) {
    const pile = piles[other] as readonly number[];
    const height = pile.length;
    if (height < finished) finished = height;
    if (other === square || height <= layer) continue;
    beside++;
    if (pile[layer] === line) own++;
  }
  const likely =
    (beside === 2 ? HABITS.lastInLayer : beside === 1 ? HABITS.secondInLayer : HABITS.firstInLayer) * (layer > finished ? 0.6 : 1);
  const leads = square === first || (beside > 0 && (piles[first] as readonly number[])[layer] === line);
  const subjects = 1 + HABITS.ownBeside * own - HABITS.othersBeside * (beside - own);
  return (
    likely * (harvestOf(2 * subjects, outlook.harvestsOfBuild) + worthOfSubject(table, line, first / 3 + 1) + (leads ? HABITS.lead : 0))
  );
}
export const END: Action = { kind: "endInvestment" };
export const BUILD_GOODS: readonly number[] = SQUARES.map(goodFor);
export const RECRUITS: readonly number[] = FORCES.map((force) => recruitedFor(force).reduce<number>((set, good) => set | (1 << good), 0));
const PAYMENTS: readonly Payment[] = TITLE_HEXES;
export const INTO_BUILDS: readonly Action[] = SQUARES.flatMap((square: Square) =>
  PAYMENTS.map((pay): Action => ({ kind: "investInBuild", square, pay })),
);
export const INTO_TITLES: readonly Action[] = TITLE_HEXES.flatMap((hex: Hex) =>
  PAYMENTS.map((pay): Action => ({ kind: "investInTitle", hex, pay })),
);
export const INTO_PROVINCES: readonly Action[] = PROVINCES.flatMap((province: Province) =>
  FORCES.flatMap((force: Force) => PAYMENTS.map((pay): Action => ({ kind: "investInProvince", province, force, pay }))),
);
