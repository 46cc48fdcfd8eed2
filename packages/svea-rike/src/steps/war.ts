/** SR-WAR, SR-SECRET The war phase. */

import type { Play, Seat } from "@stormakt/kernel";
import { clockwiseFrom, everySeat, NOBODY } from "@stormakt/kernel";
import { EMPTY, has, including } from "@stormakt/kernel/ids";
import { asking } from "../cards/card.ts";
import type { Country, None } from "../catalog/index.ts";
import { CARD_DISCARDED, FIEF, familyOf, NONE, royalTroops, troopsOn, WAR_REVEAL, WAR_ROUND, WAR_START } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { warUpkeepDue } from "../reckoning/income.ts";
import { armySize } from "../reckoning/odds.ts";
import { fiefsAt, fiefsFitForWar } from "../sets.ts";
import type { OpenTable, WarNotes } from "../table.ts";
import {
  combatValue,
  goldOf,
  isStanding,
  merchantsIn,
  militaryOf,
  numberAt,
  playerOf,
  roundSeat,
  seatsOf,
  sentBy,
  standingFief,
  titleOf,
} from "../table.ts";
import { addMerchants, drawArmy, removeWeakest, spend, turnDown } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { move, procedure, sealed } from "../types.ts";
import { booty } from "./booty.ts";
import { cardDiscarded } from "./cards.ts";
import { defeat } from "./defeat.ts";
import { charge } from "./payments.ts";
import { anyStanding, warReveal, warRound, warStart } from "./windows.ts";

type Pen = Play<SveaRike>;
type Open = Readonly<OpenTable>;

/** `settled`: how many seats have paid what they owe since the war. */
export const war = procedure<{ country: Country; settled: number }>("war")({
  /** SR-WAR-1, SR-COMM-4 */
  declare(play, { country }) {
    play.table.enemy = country;
    play.table.war = newWar(country, seatsOf(play.table));
    play.tell?.({ kind: "warDeclared", country });
    play.open(warStart, asking(WAR_START, NOBODY));
  },
  /** SR-WAR-2 */
  sendMerchantsHome: (play, { country }) => sendMerchantsHome(play, country),
  commit(play, { country }) {
    play.askAll(commitment, play.able(commitment, everySeat(seatsOf(play.table)), { country }), { country });
  },
  /** SR-WAR-5 */
  show(play) {
    play.open(warReveal, asking(WAR_REVEAL, NOBODY));
  },
  payUpkeep: (play) => payUpkeep(play),
  /** SR-WAR-9 */
  drawEnemyArmy: (play, { country }) => drawArmy(play, armySize(play.table, country)),
  letOthersReact(play) {
    if (play.table.army.length === 0) return play.goTo("decide");
    play.open(warRound, asking(WAR_ROUND, NOBODY));
  },
  swedesAttack(play) {
    if (isOver(play.table)) return play.goTo("decide");
    swedesAttack(play);
  },
  letOthersReactAgain(play) {
    if (isOver(play.table)) return play.goTo("decide");
    play.open(warRound, asking(WAR_ROUND, NOBODY));
  },
  enemyAttacks(play) {
    if (isOver(play.table)) return play.goTo("decide");
    enemyAttacks(play);
    if (!isOver(play.table)) play.goTo("letOthersReact");
  },
  /** SR-WAR-12, SR-BOOTY-7 */
  decide(play, { country }) {
    const { table, tell } = play;
    const isWon = table.army.length === 0;
    tell?.({ kind: isWon ? "warWon" : "warLost", country });
    if (isWon) keepBattleCards(play);
    else discardBattleCards(play);
  },
  settle: (play) => (play.table.army.length === 0 ? play.call(booty, { rewarded: EMPTY }) : play.call(defeat, { asked: 0 })),
  /** SR-WAR-19 */
  makePeace({ table }) {
    own.royalDiscards(table).push(...table.army);
    table.army = [];
    table.war = null;
    table.enemy = NONE;
  },
  /** SR-SELL-8, SR-BANKRUPT-2 What could not be paid with fiefs at war, in seat order from the round seat. */
  settleDebts(play, memory) {
    const { table } = play;
    if (memory.settled === seatsOf(table)) return;
    const seat = (roundSeat(table) + memory.settled) % seatsOf(table);
    memory.settled += 1;
    const owes = numberAt(table.postponed, seat);
    own.postponed(table)[seat] = 0;
    if (owes > 0) charge(play, seat, owes, "tax");
    play.again();
  },
});
const NONE_SENT: readonly None[] = [NONE, NONE, NONE, NONE, NONE];
const NO_MUSTER = [0, 0, 0, 0, 0];
const newWar = (country: Country, seats: number): WarNotes => ({
  country,
  round: 0,
  sent: NONE_SENT.slice(0, seats),
  joined: EMPTY,
  mustered: false,
  down: EMPTY,
  muster: NO_MUSTER.slice(0, seats),
  tacticians: EMPTY,
  runners: EMPTY,
  rewarded: NOBODY,
  spoilFiefs: [],
  spoilCards: [],
  spoilGold: 0,
  extraBooty: EMPTY,
  betrayed: EMPTY,
  yields: EMPTY,
});
/** SR-WAR-12 The enemy is checked first: who beat whom follows from the army. */
const isOver = (table: Open): boolean => table.army.length === 0 || !anyStanding(table);

function sendMerchantsHome({ table, tell }: Pen, country: Country): void {
  for (let seat = 0; seat < seatsOf(table); seat++) {
    const count = merchantsIn(table, seat, country);
    if (count === 0 || (table.war !== null && has(table.war.runners, seat))) continue;
    addMerchants(table, seat, country, -count);
    tell?.({ kind: "warMerchantsHome", seat, country, count });
  }
}

/** SR-WAR-3, SR-SECRET One own fief or none, all shown together. */
export const commitment = sealed<{ country: Country }>("commitment", {
  final: true,
  moves: {
    commit: move(
      "commit",
      { fief: FIEF },
      {
        requires: {
          "SR-WAR-3": { fief: ({ table, seat }) => fiefsAt(table, seat) },
          "SR-WAR-4": { fief: ({ table, seat }) => fiefsFitForWar(table, seat) },
        },
      },
    ),
    stayHome: move("stayHome", {}, { idle: true }),
  },
  reveal(play, _memory, answers) {
    const war = own.war(play.table);
    if (war === null) return;
    answers.forEach((answer, seat) => {
      if (answer?.kind === "commit") {
        war.sent[seat] = answer.fief;
        play.tell?.({ kind: "fiefSent", seat, fief: answer.fief });
      } else if (answer !== null) play.tell?.({ kind: "staysHome", seat });
    });
  },
  otherwise: () => ({ kind: "stayHome" }),
});

/** SR-WAR-6, -7, -8 Whoever can pay must, and takes part; the others take their fief back. */
function payUpkeep({ table, tell }: Pen): void {
  const war = own.war(table);
  if (war === null) return;
  for (const seat of clockwiseFrom(seatsOf(table), roundSeat(table))) {
    const fief = sentBy(war, seat);
    if (fief === NONE) continue;
    const gold = warUpkeepDue(table, seat, fief);
    if (goldOf(table, seat) < gold) {
      war.sent[seat] = NONE;
      tell?.({ kind: "fiefTakenBack", seat, fief });
      continue;
    }
    spend(table, seat, gold);
    if (gold > 0) tell?.({ kind: "warUpkeepPaid", seat, gold });
    war.joined = including(war.joined, seat);
    war.muster[seat] = combatValue(table, seat, fief);
  }
  war.mustered = true;
}

/** The combat value of a seat in this war; nothing where no fief of it stands. */
function standingValue(table: Open, seat: Seat): number {
  const fief = standingFief(table, seat);
  return fief === NONE ? 0 : combatValue(table, seat, fief);
}

/** SR-WAR-13, -17 A roll equal to or below combat value is a hit. */
function swedesAttack(play: Pen): void {
  const { table, chance, tell } = play;
  const war = own.war(table);
  if (war !== null) war.round += 1;
  const before = table.army.length;
  for (const seat of clockwiseFrom(seatsOf(table), roundSeat(table))) {
    const dice = war !== null && has(war.tacticians, seat) ? 2 : 1;
    for (let rolled = 0; rolled < dice && isStanding(table, seat) && table.army.length > 0; rolled++) {
      const value = standingValue(table, seat);
      const die = chance.die(6, familyOf(seat));
      tell?.({ kind: "swedeRolls", seat, die, value, hit: die <= value ? 1 : 0 });
      if (die <= value) removeWeakest(play);
    }
  }
  const { army } = table;
  const troops = army.reduce((sum, royal) => sum + royalTroops(royal), 0);
  tell?.({ kind: "swedesStruck", round: war?.round ?? 0, hits: before - army.length, left: army.length, value: troops });
}
/** SR-WAR-14 Each enemy card rolls, the weakest first. */
function enemyAttacks(play: Pen): void {
  const { table, chance, tell } = play;
  const before = standingSeats(table).length;
  for (const royal of table.army) {
    if (!anyStanding(table)) break;
    const value = royalTroops(royal);
    const die = chance.die(6, "enemy");
    tell?.({ kind: "enemyRolls", die, value, hit: die <= value ? 1 : 0 });
    if (die <= value) turnDown(play, weakestSwede(play));
  }
  if (tell === undefined) return;
  const left = standingSeats(table);
  const strength = left.reduce((sum, seat) => sum + standingValue(table, seat), 0);
  tell({ kind: "enemyStruck", round: table.war?.round ?? 0, hits: before - left.length, left: left.length, value: strength });
}
const standingSeats = (table: Open): Seat[] => everySeat(seatsOf(table)).filter((seat) => isStanding(table, seat));
/** SR-WAR-15 Fewest troops printed on the fief, then fewest active military cards, then by lot. */
function weakestSwede({ table, chance }: Pen): Seat {
  let least = Number.POSITIVE_INFINITY;
  let weakest: Seat[] = [];
  for (let seat = 0; seat < seatsOf(table); seat++) {
    const fief = standingFief(table, seat);
    if (fief === NONE) continue;
    const rank = troopsOn(fief) * 100 + militaryOf(table, seat);
    if (rank > least) continue;
    if (rank < least) weakest = [];
    least = rank;
    weakest.push(seat);
  }
  return weakest.length === 1 ? numberAt(weakest, 0) : chance.pick(weakest, "equal fiefs");
}

/** SR-BOOTY-7 Battle cards are trophies of a won war, and are discarded after a lost one. */
function keepBattleCards({ table, tell }: Pen): void {
  for (const battle of table.battles) tell?.({ kind: "battleKept", seat: playerOf(battle), card: titleOf(battle) });
  own.trophies(table).push(...table.battles);
  table.battles = [];
}
function discardBattleCards(play: Pen): void {
  const { table } = play;
  if (table.battles.length === 0) return;
  own.discards(table).push(...table.battles.map(titleOf));
  table.used = table.battles.slice(); // another list: whether it is shared is noted field by field
  table.battles = [];
  play.open(cardDiscarded, asking(CARD_DISCARDED, playerOf(numberAt(table.used, 0))));
}
