/** SR-AGRI, SR-COMM, SR-CULT The three activities and the collections they share. */

import type { Play, Seat } from "@stormakt/kernel";
import { count } from "@stormakt/kernel/ids";
import { asking } from "../cards/card.ts";
import { COLLECTED, INCOME_COMMERCE, INCOME_FIEFS, NONE, UPKEEP } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { AGRICULTURE, COMMERCE, CULTURE, FROM_COMMERCE, FROM_FIEFS, SOURCE } from "../domains.ts";
import { fiefsYielding, incomeFromCommerce, incomeFromFiefs, upkeepDue } from "../reckoning/income.ts";
import type { Table } from "../table.ts";
import { receive } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { decision, move, procedure } from "../types.ts";
import { sending } from "./merchants.ts";
import { charge } from "./payments.ts";
import { shopping } from "./shopping.ts";
import { collected, incomeCommerce, incomeFiefs, upkeep } from "./windows.ts";

type Pen = Play<SveaRike>;

/** SR-AGRI-1 Collect from fiefs and palaces, then buy one fief if you like. */
export const agriculture = procedure<{ seat: Seat }>("agriculture")({
  collect: (play, { seat }) => play.call(fiefIncome, { seat }),
  letOthersReact: (play, { seat }) => play.open(collected, asking(COLLECTED, seat)),
  buyOneFief: (play, { seat }) => play.call(shopping, { seat, done: false }),
});
/** SR-COMM-1 Send or move a merchant, collect from commerce and queens, pay upkeep. */
export const commerce = procedure<{ seat: Seat }>("commerce")({
  sendOrMove: (play, { seat }) => play.ask(sending, seat),
  collect: (play, { seat }) => play.call(commerceIncome, { seat }),
  askBeforeUpkeep: (play, { seat }) => play.open(upkeep, asking(UPKEEP, seat)),
  payUpkeep: (play, { seat }) => payUpkeep(play, seat),
});
/** SR-CULT-1 Collect from one of the two, pay upkeep, buy history cards. */
export const culture = procedure<{ seat: Seat }>("culture")({
  nameTheSource: (play, { seat }) => play.ask(sourcing, seat),
  collect(play, { seat }) {
    if (play.table.move?.source === FROM_COMMERCE) play.call(commerceIncome, { seat });
    else play.call(fiefIncome, { seat });
  },
  askBeforeUpkeep: (play, { seat }) => play.open(upkeep, asking(UPKEEP, seat)),
  payUpkeep: (play, { seat }) => payUpkeep(play, seat),
  letOthersReact: (play, { seat }) => play.open(collected, asking(COLLECTED, seat)),
  buyHistory: (play, { seat }) => play.call(shopping, { seat, done: false }),
});
/** SR-UPKEEP-1, -3 The amount is fixed when it is charged. */
function payUpkeep(play: Pen, seat: Seat): void {
  const owes = upkeepDue(play.table, seat, play.table.move?.activity === COMMERCE ? COMMERCE : CULTURE);
  if (owes > 0) charge(play, seat, owes, "upkeep");
}

/** SR-CULT-2 The source is named before the income window opens, and kept to. */
export const sourcing = decision("sourcing", {
  moves: {
    chooseSource: move(
      "chooseSource",
      { source: SOURCE },
      {
        perform(play, { source }, seat) {
          const notes = own.move(play.table);
          if (notes !== null) notes.source = source;
          play.tell?.({ kind: "sourceChosen", seat, source });
        },
      },
    ),
  },
  /** SR-TIME-17 The larger. */
  otherwise: ({ table, seat }) => ({
    kind: "chooseSource",
    source: incomeFromCommerce(table, seat, CULTURE) > incomeFromFiefs(table, seat, CULTURE) ? FROM_COMMERCE : FROM_FIEFS,
  }),
});

/** SR-AGRI-2, -3 In Agriculture and in Culture & Science. */
export const fiefIncome = procedure<{ seat: Seat }>("fiefIncome")({
  letOthersReact(play, { seat }) {
    newCollection(play.table);
    play.open(incomeFiefs, asking(INCOME_FIEFS, seat));
  },
  collect(play, { seat }) {
    const { table } = play;
    if (table.move === null) return;
    const { badHarvest, peasants, activity } = table.move;
    const dice = peasants ? rollForPeasants(play, seat, badHarvest) : [];
    const rolled = peasants ? dice.reduce((sum, die) => sum + die, 0) : NONE;
    const gold = incomeFromFiefs(table, seat, activity === AGRICULTURE ? AGRICULTURE : CULTURE, badHarvest, rolled);
    receive(table, seat, gold);
    play.tell?.({ kind: "collected", seat, gold, source: FROM_FIEFS, dice });
  },
});
/** SR-CARD-extra-tax-on-peasants One die for each fief that is not struck, once the window has closed. */
function rollForPeasants({ table, chance }: Pen, seat: Seat, badHarvest: boolean): number[] {
  const dice: number[] = [];
  for (let fiefs = count(fiefsYielding(table, seat, badHarvest)); fiefs > 0; fiefs--) dice.push(chance.die(6, "peasants"));
  return dice;
}
/** SR-COMM-5, -6 In Commerce and in Culture & Science. */
export const commerceIncome = procedure<{ seat: Seat }>("commerceIncome")({
  letOthersReact(play, { seat }) {
    newCollection(play.table);
    play.open(incomeCommerce, asking(INCOME_COMMERCE, seat));
  },
  collect(play, { seat }) {
    const { table } = play;
    if (table.move === null) return;
    const gold = incomeFromCommerce(table, seat, table.move.activity === COMMERCE ? COMMERCE : CULTURE, table.move.demands);
    receive(table, seat, gold);
    play.tell?.({ kind: "collected", seat, gold, source: FROM_COMMERCE, dice: [] });
  },
});
function newCollection(table: Table): void {
  const move = own.move(table);
  if (move === null) return;
  move.badHarvest = false;
  move.peasants = false;
  move.demands = 0;
}
