/** Choices that a card or a defeat demands: decisions, not windows, so nobody can play cards meanwhile (SR-TIME-9). */
import type { Ask, Play, Seat } from "@stormakt/kernel";
import { between, numbers } from "@stormakt/kernel";
import { has, isEmpty, isSingle, lowest, wideOf } from "@stormakt/kernel/ids";
import type { Fief } from "../catalog/index.ts";
import { FIEF, HISTORY_CARD, PERSONS, priceOf } from "../catalog/index.ts";
import { entry } from "../lists.ts";
import { fiefsAt, historyOf } from "../sets.ts";
import type { Seats } from "../table.ts";
import { GONE, seatsOf } from "../table.ts";
import { drawEvents, loseFief, moveHistory } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { decision, move, procedure } from "../types.ts";
import { leastOf } from "./payments.ts";

type Pen = Play<SveaRike>;

/** A player must part with a fief: asks which, unless there is only one. */
export function giveUpOne(play: Pen, seat: Seat): void {
  const owned = fiefsAt(play.table, seat);
  if (isEmpty(owned)) return;
  if (isSingle(owned)) giveUp(play, seat, lowest(owned));
  else play.ask(givingUp, seat);
}
function giveUp({ table, tell }: Pen, seat: Seat, fief: Fief): void {
  loseFief(table, fief);
  tell?.({ kind: "fiefGivenUp", seat, fief });
}
/** SR-DEFEAT-4, SR-CARD-royal-wrath */
export const givingUp = decision("givingUp", {
  moves: {
    giveUpFief: move(
      "giveUpFief",
      { fief: FIEF },
      {
        requires: { "SR-DEFEAT-4": { fief: ({ table, seat }) => fiefsAt(table, seat) } },
        perform: (play, { fief }, seat) => giveUp(play, seat, fief),
      },
    ),
  },
  otherwise: ({ legal }) => leastOf(legal("giveUpFief")),
});

/** SR-CARD-plague Each owner in the area loses one person, in seat order from `first`. */
export const plague = procedure<{ owners: Seats; first: Seat; asked: number }>("plague")({
  takeOneOfEach(play, memory) {
    const { table } = play;
    if (memory.asked === seatsOf(table)) return;
    const seat = (memory.first + memory.asked) % seatsOf(table);
    memory.asked += 1;
    if (has(memory.owners, seat) && !play.askIfAble(mourning, seat)) play.tell?.({ kind: "plagueSpares", seat });
    play.again();
  },
});
const PERSON_SET = wideOf(PERSONS);
export const mourning = decision("mourning", {
  moves: {
    losePerson: move(
      "losePerson",
      { history: HISTORY_CARD },
      {
        requires: { "SR-CARD-plague": { history: ({ table, seat }) => historyOf(table, seat).both(PERSON_SET) } },
        perform(play, { history }, seat) {
          moveHistory(play.table, history, GONE);
          play.tell?.({ kind: "historyLost", seat, history });
        },
      },
    ),
  },
  otherwise: ({ legal }) =>
    entry(
      legal("losePerson").toSorted(({ history: a }, { history: b }) => priceOf(a) - priceOf(b) || a - b),
      0,
    ),
});

/** SR-CULT-8, SR-HIST-support-for-the-hat-party The player may draw more cards than must be: `least` or `most`. */
interface Drawing {
  readonly least: number;
  readonly most: number;
}
export const drawing = decision<Drawing>("drawing", {
  moves: {
    drawEvents: move(
      "drawEvents",
      { count: numbers(0, 2) },
      {
        requires: { "SR-CULT-8": { count: ({ memory }: Ask<SveaRike, Drawing>) => between(memory.least, memory.most) } },
        perform: (play, { count }, seat) => drawEvents(play, seat, count),
      },
    ),
  },
  otherwise: ({ memory }) => ({ kind: "drawEvents", count: memory.least }),
});
