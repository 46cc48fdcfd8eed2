/** WA-COURT Emperor's Court: armies become courtiers, and courtiers win favors. */
import type { Seat } from "@stormakt/kernel";
import { numbers } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { where } from "@stormakt/kernel/ids";
import type { Box, Favor } from "../catalog/index.ts";
import {
  CONVERT_BOXES,
  COURTIERS_EACH,
  convertsIn,
  EMPTY,
  FAVOR,
  FAVOR_COSTS,
  FAVORS_A_ROUND,
  isCounty,
  isMoney,
  isOnDisplay,
  TAKEN,
  TOWER_CARD,
} from "../catalog/index.ts";
import { own } from "../copy.ts";
import { show } from "../steps/telling.ts";
import type { Table } from "../table.ts";
import { add, allSeats, at, cardIn, countyToSupply, exactly, insertSorted, trayToSupply, turnOver } from "../table.ts";
import type { Pen } from "../types.ts";
import { decision, move, procedure } from "../types.ts";
import { cubesToConvert, whyNotConvert } from "./converting.ts";
import { grantFavor } from "./favors.ts";

/** WA-COURT-3 Three favors not seen before: the higher the number, the more courtiers it costs. */
export function displayFavors({ table, chance, tell }: Pen): void {
  const deck = FAVOR.all.filter((favor) => !table.favorsDrawn.includes(favor));
  const favorsDrawn = own.favorsDrawn(table);
  const favors: Favor[] = [];
  for (let drawn = 0; drawn < FAVORS_A_ROUND; drawn++) {
    const [favor] = deck.splice(chance.below(deck.length, "favor"), 1);
    if (favor === undefined) continue;
    insertSorted(favors, favor);
    insertSorted(favorsDrawn, favor);
  }
  table.display = favors.slice();
  tell?.({ kind: "favorsDisplayed", favors });
}

/** `queue`: who has yet to ask for a favor, the next one first. */
export const court = procedure<{ queue: Seat[] }>("court")({
  /** WA-COURT-5 In player order, each player's boxes for three, two and one. */
  convertArmies(play) {
    for (const seat of play.table.order) for (const box of CONVERT_BOXES) convert(play, seat, box);
  },
  /** WA-COURT-11 Most courtiers first, ties in player order; they are counted once. */
  lineUp({ table }, memory) {
    memory.queue = table.order.filter((seat) => at(table.hall, seat) > 0);
    memory.queue.sort((one, other) => at(table.hall, other) - at(table.hall, one));
  },
  /** WA-COURT-12 One after the other all courtiers are received, and a favor may be taken. */
  receive(play, memory) {
    const { table } = play;
    const [seat] = memory.queue;
    if (seat === undefined || table.display.every((favor) => favor === TAKEN)) return;
    memory.queue.splice(0, 1);
    add(own.audience(table), seat, at(table.hall, seat));
    own.hall(table)[seat] = 0;
    if (!play.askIfAble(askFavor, seat)) play.tell?.({ kind: "favorOutOfReach", seat, courtiers: at(table.audience, seat) });
    play.again();
  },
  /** WA-COURT-15 Courtiers left go back to the entrance hall, favors left leave the game. */
  close({ table, tell }) {
    for (const seat of allSeats(table)) {
      add(own.hall(table), seat, at(table.audience, seat));
      own.audience(table)[seat] = 0;
    }
    const favors = table.display.filter(isOnDisplay);
    table.display = [];
    if (favors.length > 0) tell?.({ kind: "favorsGone", favors });
  },
});

/** WA-COURT-8, -9 A conversion that can be made completely must be made; a money card does nothing. */
function convert(play: Pen, seat: Seat, box: Box): void {
  const { table } = play;
  const card = cardIn(table, seat, box);
  if (card === EMPTY) return;
  turnOver(table, seat, box);
  const number = convertsIn(box);
  if (isMoney(card)) {
    if (play.tell) show(play, { kind: "notUsed", seat, box, card });
    return;
  }
  const rule = whyNotConvert(card, number, cubesToConvert(table, seat, card), at(table.courtiers, seat));
  if (rule !== null) {
    if (play.tell) show(play, { kind: "notConverted", seat, box, card, rule });
    return;
  }
  if (card === TOWER_CARD) trayToSupply(table, seat, number);
  if (isCounty(card)) countyToSupply(table, seat, card, number);
  add(own.courtiers(table), seat, -number);
  add(own.hall(table), seat, number);
  if (play.tell) show(play, { kind: "converted", seat, box, card, courtiers: number });
}

type Favors = SetOf<Favor>;
const costOf = ({ display }: Readonly<Table>, favor: Favor): number => at(FAVOR_COSTS, display.indexOf(favor));
/** WA-COURT-12 Those on display that so many courtiers can pay. */
const onDisplayFor = (table: Readonly<Table>, courtiers: number): Favors =>
  where(FAVOR, (favor) => table.display.includes(favor) && costOf(table, favor) <= courtiers);

const DECLINE = { kind: "declineFavor" } as const;
/** WA-COURT-12, -14 A favor on display that can be paid, useful or not; or none. */
export const askFavor = decision("askFavor", {
  moves: {
    takeFavor: move(
      "takeFavor",
      { favor: FAVOR, courtiers: numbers(Math.min(...FAVOR_COSTS), Math.max(...FAVOR_COSTS)) },
      {
        requires: {
          "WA-COURT-3": {
            favor: ({ table }) => onDisplayFor(table, COURTIERS_EACH),
            courtiers: ({ table }, { favor }) => exactly(costOf(table, favor)),
          },
          "WA-COURT-12": { favor: ({ table, seat }) => onDisplayFor(table, at(table.audience, seat)) },
        },
        perform(play, { favor, courtiers }, seat) {
          const { table } = play;
          add(own.audience(table), seat, -courtiers);
          add(own.courtiers(table), seat, courtiers);
          own.display(table)[table.display.indexOf(favor)] = TAKEN;
          play.tell?.({ kind: "favorTaken", seat, favor, courtiers });
          grantFavor(play, seat, favor);
        },
      },
    ),
    declineFavor: move("declineFavor", {}, { idle: true, perform: ({ tell }, _action, seat) => tell?.({ kind: "favorDeclined", seat }) }),
  },
  otherwise: () => DECLINE,
});
