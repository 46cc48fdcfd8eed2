/** Where playouts invest: in what pays, by a rough reckoning in units of gold. */
import type { Chance } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import type { Action, Force, Hex, Line, Payment, Province, Seen, Square } from "@stormakt/mare-balticum";
import {
  circlesIn,
  FARM,
  FORCES,
  GOLD,
  GOODS,
  goodFor,
  isPlayedByAnother,
  PROVINCES,
  recruitedFor,
  SQUARES,
  TITLE_HEXES,
} from "@stormakt/mare-balticum";
import { turnsToGo } from "./features.ts";
import { HABITS } from "./habits.ts";
import { at, hopeOfOffice, hopeOfTitle, Tally } from "./tally.ts";

const tally = new Tally();

export function investSensibly(table: Seen, line: number, kinds: number, chance: Chance): Action {
  tally.count(table);
  const gold = at(table.hand, line);
  const left = turnsToGo(table);
  const paying = left === 1 ? 0.15 : Math.min(1, 0.3 + left / 5);
  let best = 0;
  let chosen: Action = END;
  const goods = gold >= 1 ? kinds : 0;
  const inGold = gold >= 3;
  for (let square = 0; square < 9; square++) {
    const good = BUILD_GOODS[square] as number;
    const isPaid = (goods & (1 << good)) !== 0;
    if (!isPaid && !inGold) continue;
    const worth = worthOfBuild(table, line, square, left) - paying * (isPaid ? HABITS.cost : HABITS.costInGold) + whim(chance);
    if (worth <= best) continue;
    best = worth;
    chosen = INTO_BUILDS[square * 6 + (isPaid ? good : GOLD)] as Action;
  }
  for (let hex = 0; hex < 6; hex++) {
    if ((at(table.titleDeck, hex) & (1 << line)) !== 0) continue;
    const isPaid = hex === GOLD ? gold >= 2 : (goods & (1 << hex)) !== 0;
    if (!isPaid && (hex === GOLD || !inGold)) continue;
    const worth = worthOfHex(table, line, hex) - paying * (isPaid ? HABITS.cost : HABITS.costInGold) + whim(chance);
    if (worth <= best) continue;
    best = worth;
    chosen = INTO_TITLES[hex * 6 + (isPaid ? hex : GOLD)] as Action;
  }
  for (let province = 0; province < 12; province++) {
    for (let force = 0; force < 4; force++) {
      const size = at(tally.sizes, province * 4 + force);
      if (size >= (CIRCLES[province * 4 + force] as number) || (size === 0 && force !== FARM)) continue;
      const pay = paymentFor(force, goods, inGold);
      if (pay < 0) continue;
      const worth =
        worthOfRecruit(table, line, province, force, left) - paying * (pay === GOLD ? HABITS.costInGold : HABITS.cost) + whim(chance);
      if (worth <= best) continue;
      best = worth;
      chosen = INTO_PROVINCES[(province * 4 + force) * 6 + pay] as Action;
    }
  }
  return chosen === END ? leave(table, line as Line, kinds) : chosen;
}
/** What is left is saved; but what another's line would save is rather lost. */
function leave(table: Seen, line: Line, goods: number): Action {
  if (!isPlayedByAnother(table, line)) return END;
  if (goods !== 0) return DISCARDS[31 - Math.clz32(goods & -goods)] as Action;
  return at(table.capital, line) > 0 ? DISCARD_SOLD : END;
}
const DISCARDS: readonly Action[] = GOODS.map((good): Action => ({ kind: "discardGood", good }));
const DISCARD_SOLD: Action = { kind: "discardSold" };
const whim = (chance: Chance): number => (chance.below(256) / 256 - 0.5) * HABITS.whim;

function paymentFor(force: number, goods: number, inGold: boolean): number {
  const fitting = goods & (RECRUITS[force] as number);
  if (fitting !== 0) return 31 - Math.clz32(fitting & -fitting);
  return inGold ? GOLD : -1;
}
function worthOfRecruit(table: Seen, line: number, province: number, force: number, left: number): number {
  const producing = at(tally.producing, province);
  const share = producing === force || producing === -1 ? (at(tally.isStopped, province) === 1 ? HABITS.stopped : 1) : HABITS.idle;
  return harvestOf(table, line, share * (province >= 6 ? 2 : 1), left - 1) + worthOfSubject(table, line, force);
}
/** The King decides for the Chancellor's line: its titles are his, its goods and offices are a noble's. */
const isKings = ({ king, controllers }: Seen, line: number): boolean => king !== NOBODY && controllers[line] === king;
function harvestOf(table: Seen, line: number, goods: number, harvests: number): number {
  if (isKings(table, line)) return 0;
  const income = at(tally.atHome, line) + at(tally.overseas, line);
  const keen = income < HABITS.goodsEnough ? 1 : HABITS.beyondEnough;
  return keen * goods * HABITS.harvest * Math.max(0, Math.min(harvests, HABITS.harvests));
}
/** For an office, and to break a tie. */
function worthOfSubject(table: Seen, line: number, force: number): number {
  if (isKings(table, line)) return 0;
  const before = hopeOfOffice(tally, table, force, line);
  tally.kinds[line * 4 + force] = at(tally.kinds, line * 4 + force) + 1;
  const after = hopeOfOffice(tally, table, force, line);
  tally.kinds[line * 4 + force] = at(tally.kinds, line * 4 + force) - 1;
  return HABITS.office * (table.seats === 6 ? 0.5 : 1) * (after - before) + HABITS.subject;
}
function worthOfBuild(table: Seen, line: number, square: number, left: number): number {
  if (left <= 1) return -1;
  const first = square - (square % 3);
  const layer = heightOf(table, square);
  let beside = 0;
  let own = 0;
  for (let other = first; other < first + 3; other++) {
    const pile = table.piles[other] as number[];
    if (other === square || pile.length <= layer) continue;
    beside++;
    if (pile[layer] === line) own++;
  }
  const finished = Math.min(heightOf(table, first), heightOf(table, first + 1), heightOf(table, first + 2));
  const likely =
    (beside === 2 ? HABITS.lastInLayer : beside === 1 ? HABITS.secondInLayer : HABITS.firstInLayer) * (layer > finished ? 0.6 : 1);
  const leads = square === first || (beside > 0 && (table.piles[first] as number[])[layer] === line);
  const subjects = 1 + HABITS.ownBeside * own - HABITS.othersBeside * (beside - own);
  return (
    likely * (harvestOf(table, line, 2 * subjects, left - 2.5) + worthOfSubject(table, line, first / 3 + 1) + (leads ? HABITS.lead : 0))
  );
}
const heightOf = (table: Pick<Seen, "piles">, square: number): number => (table.piles[square] as number[]).length;

function worthOfHex(table: Seen, line: number, hex: number): number {
  const prize = Math.max(0.4, tally.prize / 2);
  let most = 0;
  for (let other = 0; other < 5; other++) if (other !== line && at(tally.onTitleDeck, other) > most) most = at(tally.onTitleDeck, other);
  const units = at(tally.onTitleDeck, line);
  const filled = tally.filled + (at(table.titleDeck, hex) === 0 ? 1 : 0);
  const late = table.turn / (table.turn + turnsToGo(table));
  return (
    HABITS.title *
    prize *
    (hopeOfTitle(units + 1, most, filled, late, tally.prize) - hopeOfTitle(units, most, tally.filled, late, tally.prize))
  );
}
const END: Action = { kind: "endInvestment" };
const BUILD_GOODS: readonly number[] = SQUARES.map(goodFor);
const RECRUITS: readonly number[] = FORCES.map((force) => recruitedFor(force).reduce<number>((set, good) => set | (1 << good), 0));
const CIRCLES: readonly number[] = PROVINCES.flatMap((province) => FORCES.map((force) => circlesIn(province, force)));
const PAYMENTS: readonly Payment[] = TITLE_HEXES;
const INTO_BUILDS: readonly Action[] = SQUARES.flatMap((square: Square) =>
  PAYMENTS.map((pay): Action => ({ kind: "investInBuild", square, pay })),
);
const INTO_TITLES: readonly Action[] = TITLE_HEXES.flatMap((hex: Hex) =>
  PAYMENTS.map((pay): Action => ({ kind: "investInTitle", hex, pay })),
);
const INTO_PROVINCES: readonly Action[] = PROVINCES.flatMap((province: Province) =>
  FORCES.flatMap((force: Force) => PAYMENTS.map((pay): Action => ({ kind: "investInProvince", province, force, pay }))),
);
