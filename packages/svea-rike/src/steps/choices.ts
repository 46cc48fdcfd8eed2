/** Choices that a card or a defeat demands: decisions, not windows, so nobody can play cards meanwhile (SR-TIME-9). */
import type { Play, Seat } from "@stormakt/kernel";
import { EVERY_FIEF, isPerson, PERSONS, priceOf } from "../catalog/index.ts";
import { countFiefs, fiefsOf, GONE, ownFiefs, ownsFief, ownsHistory, seatsOf } from "../table.ts";
import { drawEvents, loseFief, moveHistory } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { decision, procedure } from "../types.ts";
import { leastFief } from "./payments.ts";

type Pen = Play<SveaRike>;

/** A player must part with a fief: asks which, unless there is only one. */
export function giveUpOne(play: Pen, seat: Seat): void {
  const owned = countFiefs(play.table, seat);
  if (owned === 1) giveUp(play, seat, play.table.fiefs.indexOf(seat));
  else if (owned > 1) play.ask(givingUp, seat);
}
function giveUp({ table, tell }: Pen, seat: Seat, fief: number): void {
  loseFief(table, fief);
  tell?.({ kind: "fiefGivenUp", seat, fief });
}
/** SR-DEFEAT-4, SR-CARD-royal-wrath */
export const givingUp = decision("givingUp", {
  moves: {
    giveUpFief: {
      ...ownFiefs(EVERY_FIEF.map((fief) => ({ kind: "giveUpFief", fief }) as const)),
      requires: { "SR-DEFEAT-4": ({ table, seat }, { fief }) => ownsFief(table, seat, fief) },
      perform: (play, { fief }, seat) => giveUp(play, seat, fief),
    },
  },
  otherwise: ({ table, seat }) => ({ kind: "giveUpFief", fief: leastFief(fiefsOf(table, seat)) }),
});

/** SR-CARD-plague Each owner in the area loses one person, in seat order from `first`. */
export const plague = procedure<{ owners: number; first: Seat; asked: number }>("plague")({
  takeOneOfEach(play, memory) {
    const { table } = play;
    if (memory.asked === seatsOf(table)) return;
    const seat = (memory.first + memory.asked) % seatsOf(table);
    memory.asked += 1;
    if ((memory.owners & (1 << seat)) !== 0) {
      if (PERSONS.some((card) => ownsHistory(table, seat, card))) play.ask(mourning, seat);
      else play.tell?.({ kind: "plagueSpares", seat });
    }
    play.again();
  },
});
export const mourning = decision("mourning", {
  moves: {
    losePerson: {
      candidates: PERSONS.map((history) => ({ kind: "losePerson", history })),
      requires: { "SR-CARD-plague": ({ table, seat }, { history }) => isPerson(history) && ownsHistory(table, seat, history) },
      perform(play, { history }, seat) {
        moveHistory(play.table, history, GONE);
        play.tell?.({ kind: "historyLost", seat, history });
      },
    },
  },
  otherwise({ table, seat }) {
    const owned = PERSONS.filter((card) => ownsHistory(table, seat, card));
    return {
      kind: "losePerson",
      history: owned.toSorted((a, b) => priceOf(a) - priceOf(b) || a - b)[0] as number,
    };
  },
});

/** SR-CULT-8, SR-HIST-support-for-the-hat-party The player may draw more cards than must be: `least` or `most`. */
export const drawing = decision<{ least: number; most: number }>("drawing", {
  moves: {
    drawEvents: {
      candidates: [0, 1, 2].map((count) => ({ kind: "drawEvents", count })),
      requires: { "SR-CULT-8": ({ memory }, { count }) => count === memory.least || count === memory.most },
      perform: (play, { count }, seat) => drawEvents(play, seat, count),
    },
  },
  otherwise: ({ memory }) => ({ kind: "drawEvents", count: memory.least }),
});
