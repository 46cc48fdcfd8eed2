/** WA-DRAFT Players claim counties in turn, and put a group of armies into each. */

import type { Seat } from "@stormakt/kernel";
import { seatToLeft, standing } from "@stormakt/kernel";
import { called, setOf } from "@stormakt/kernel/ids";
import type { County } from "../catalog/index.ts";
import { COUNTY, COUNTY_COUNT, GROUP_SIZES } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { countiesIn } from "../counties.ts";
import { ANSWER, GROUP } from "../domains.ts";
import { placeLeaderIn } from "../modules/leaders.ts";
import type { Table } from "../table.ts";
import { at, countGroups, groupsToPlace, leaderOf, NOWHERE, supplyToCounty, takeGroup, takeOut } from "../table.ts";
import type { Pen } from "../types.ts";
import { decision, move, procedure } from "../types.ts";

/** WA-DRAFT-1, -2, -8 Clockwise from the start seat until all groups are placed; what is left is the neutral stock. */
export const draft = procedure<{ turn: number }>("draft")({
  layOpenCards(play) {
    own.open(play.table).push(turnUp(play), turnUp(play));
  },
  takeTurns(play, memory) {
    const { table } = play;
    const seat = seatToLeft(table.seats, table.startSeat, memory.turn);
    if (countGroups(table, seat) === 0) return;
    memory.turn += 1;
    play.ask(claim, seat, { refreshed: false });
    play.again();
  },
  putAwayTheRest({ table }) {
    table.open = [];
    table.unseen = [];
    table.sunk = [];
    table.groups = [];
    table.pairSeen = [];
  },
});

/** The next card of the deck: one nobody has seen, or when there is none left, the first of those put under it. */
function turnUp({ table, chance }: Pen): County {
  const unseen = table.unseen.length;
  if (unseen > 0) return takeOut(own.unseen(table), chance.below(unseen, "county"));
  return table.sunk.length > 0 ? takeOut(own.sunk(table), 0) : NOWHERE;
}
/** WA-DRAFT-6 Two cards as one number, whichever lies left. */
const pairOf = (open: readonly County[]): number => {
  const left = at(open, 0);
  const right = at(open, 1);
  return Math.min(left, right) * COUNTY_COUNT + Math.max(left, right);
};

/** WA-DRAFT-3 Take one of the two open cards, or the unseen top card of the deck. */
export const claim = decision<{ refreshed: boolean }>("claim", {
  moves: {
    takeOpen: move(
      "takeOpen",
      { county: COUNTY },
      {
        requires: { "WA-DRAFT-3": { county: ({ table }) => countiesIn(table.open) } },
        perform(play, { county }, seat) {
          const { table } = play;
          own.pairSeen(table)[seat] = pairOf(table.open);
          play.tell?.({ kind: "countyTaken", seat, county, unseen: false });
          own.open(table)[table.open.indexOf(county)] = turnUp(play); // WA-DRAFT-4
          play.ask(placing, seat, { county });
        },
      },
    ),
    takeUnseen: move(
      "takeUnseen",
      {},
      {
        perform(play, _action, seat) {
          const { table } = play;
          own.pairSeen(table)[seat] = pairOf(table.open);
          const county = turnUp(play);
          play.tell?.({ kind: "countyTaken", seat, county, unseen: true });
          play.ask(placing, seat, { county });
        },
      },
    ),
    refresh: move(
      "refresh",
      {},
      {
        requires: {
          "WA-DRAFT-6": ({ memory }) => !memory.refreshed,
          "WA-DRAFT-5": ({ table, seat }) => at(table.pairSeen, seat) === pairOf(table.open),
        },
        /** WA-DRAFT-5, -6 Both go under the deck, the left one first. */
        perform(play, _action, seat, memory) {
          const { table } = play;
          own.sunk(table).push(...table.open);
          table.open = [turnUp(play), turnUp(play)];
          play.tell?.({ kind: "pairRefreshed", seat, counties: table.open.slice() });
          memory.refreshed = true;
          play.again();
        },
      },
    ),
  },
});

const [NO, YES] = [setOf(called(ANSWER, "no")), setOf(called(ANSWER, "yes"))];

/** WA-DRAFT-3, WA-LEADER-3 Now that the county is known: which group, and does the leader go with it? */
export const placing = decision<{ county: County }>("placing", {
  moves: {
    placeGroup: move(
      "placeGroup",
      { withLeader: standing(ANSWER, [false, true]), armies: standing(GROUP, GROUP_SIZES) },
      {
        requires: {
          "WA-SETUP-6": { armies: ({ table, seat }) => groupsToPlace(table, seat) },
          "WA-LEADER-1": { withLeader: ({ table, seat }) => (mayLead(table, seat) ? ANSWER.every : NO) },
          "WA-LEADER-3": { withLeader: ({ table, seat }) => (mayLead(table, seat) && countGroups(table, seat) === 1 ? YES : ANSWER.every) },
        },
        perform(play, { armies, withLeader }, seat, { county }) {
          const { table } = play;
          takeGroup(table, seat, armies);
          own.owner(table)[county] = seat;
          supplyToCounty(table, seat, county, armies);
          play.tell?.({ kind: "groupPlaced", seat, county, armies });
          if (withLeader) placeLeaderIn(play, seat, county);
        },
      },
    ),
  },
});
const mayLead = (table: Readonly<Table>, seat: Seat): boolean => table.leaders && leaderOf(table, seat) === NOWHERE;
