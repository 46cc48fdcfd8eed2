/** SR-MOVE What one family does in a peace turn. */
import type { Play, Seat } from "@stormakt/kernel";
import type { Asked } from "../cards/card.ts";
import { asking } from "../cards/card.ts";
import type { None } from "../catalog/index.ts";
import { BEFORE_MOVE, HAT_PARTY, MOVE_END, MOVE_START, NONE } from "../catalog/index.ts";
import { own } from "../copy.ts";
import type { Activity } from "../domains.ts";
import { ACTIVITY, AGRICULTURE, COMMERCE, FROM_FIEFS } from "../domains.ts";
import { entry } from "../lists.ts";
import { activitiesDictated, activitiesNotBarred } from "../sets.ts";
import type { MoveNotes } from "../table.ts";
import { numberAt, ownsHistory } from "../table.ts";
import { drawEvents, show } from "../things.ts";
import type { SveaRike } from "../types.ts";
import { decision, procedure, move as say } from "../types.ts";
import { agriculture, commerce, culture } from "./activities.ts";
import { playCard } from "./cards.ts";
import { drawing } from "./choices.ts";
import { charge } from "./payments.ts";
import { officeMoves } from "./purchase.ts";
import { beforeMove, moveEnd } from "./windows.ts";

type Pen = Play<SveaRike>;

/** SR-MOVE-1 In this order; an extra move (Good Administration) begins again at the first line. */
export const move = procedure<{ seat: Seat }>("move")({
  letOthersReact(play, { seat }) {
    const before = play.table.move;
    play.table.move = newMove(seat, before?.extra === true ? before.activity : NONE);
    show(play, { kind: "moveBegins", seat }); // SR-ORDER-2 the marker was face down
    play.open(beforeMove, asking(BEFORE_MOVE, seat));
  },
  /** SR-EVENT-1 The move begins: a card is drawn, and loans taken up to now will fall due with it. */
  drawEvent(play, { seat }) {
    const { table } = play;
    if (table.stopped) return play.end();
    own.due(table)[seat] = numberAt(table.due, seat) + numberAt(table.lent, seat);
    own.lent(table)[seat] = 0;
    if (ownsHistory(table, seat, HAT_PARTY)) play.ask(drawing, seat, { least: 1, most: 2 });
    else drawEvents(play, seat, 1);
  },
  chooseActivity(play, { seat }) {
    const { table } = play;
    if (table.stopped) return play.end();
    if (table.move?.activity !== NONE) return;
    play.ask(choosing, seat, asking(MOVE_START, seat));
    play.again();
  },
  carryItOut(play, { seat }) {
    const activity = play.table.move?.activity;
    play.call(activity === AGRICULTURE ? agriculture : activity === COMMERCE ? commerce : culture, { seat });
  },
  /** SR-CARD-heavy-loans */
  settleLoans: (play, { seat }) => settleLoans(play, seat),
  letOthersReactAgain: (play, { seat }) => play.open(moveEnd, asking(MOVE_END, seat)),
  moveAgain(play) {
    const { table } = play;
    if (table.move?.extra === true && !table.stopped) play.goTo("letOthersReact");
  },
});
function settleLoans(play: Pen, seat: Seat): void {
  const owes = numberAt(play.table.due, seat);
  if (owes > 0) charge(play, seat, owes, "loan");
}
const NOTHING_STOPPED: readonly never[] = [];
const newMove = (seat: Seat, barred: Activity | None): MoveNotes => ({
  seat,
  activity: NONE,
  source: FROM_FIEFS,
  barred,
  dictated: NONE,
  extra: false,
  bought: 0,
  scientists: 0,
  cache: false,
  furtherCard: false,
  stoppedFiefs: NOTHING_STOPPED,
  stoppedCards: NOTHING_STOPPED,
  badHarvest: false,
  peasants: false,
  demands: 0,
});

/** SR-MOVE-2, -3 One of the three, unless a card says which. */
export const choosing = decision<Asked>("choosing", {
  moves: {
    chooseActivity: say(
      "chooseActivity",
      { activity: ACTIVITY },
      {
        requires: {
          "SR-CARD-intrigues": { activity: ({ table }) => activitiesDictated(table) },
          "SR-CARD-good-administration": { activity: ({ table }) => activitiesNotBarred(table) },
        },
        perform(play, { activity }, seat) {
          const notes = own.move(play.table);
          if (notes !== null) notes.activity = activity;
          play.tell?.({ kind: "activityChosen", seat, activity });
        },
      },
    ),
    playCard,
    ...officeMoves,
  },
  /** SR-TIME-17 The one dictated, else Agriculture: the first that may be chosen. */
  otherwise: ({ legal }) => entry(legal("chooseActivity"), 0),
});
