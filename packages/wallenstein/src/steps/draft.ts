/** WA-DRAFT Players claim counties in turn, and put a group of armies into each. */
import type { Seat } from "@stormakt/kernel";
import { seatToLeft } from "@stormakt/kernel";
import type { County } from "../catalog/index.ts";
import { COUNTIES, COUNTY_COUNT, GROUP_SIZES } from "../catalog/index.ts";
import { placeLeaderIn } from "../modules/leaders.ts";
import type { Table } from "../table.ts";
import { at, countGroups, groupsLeft, leaderOf, NOWHERE, supplyToCounty, takeGroup } from "../table.ts";
import type { Action, Pen } from "../types.ts";
import { decision, procedure } from "../types.ts";

/** WA-DRAFT-1, -2, -8 Clockwise from the start seat until all groups are placed; what is left is the neutral stock. */
export const draft = procedure<{ turn: number }>("draft")({
  layOpenCards(play) {
    play.table.open.push(turnUp(play), turnUp(play));
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
    for (const pile of [table.open, table.unseen, table.sunk, table.groups, table.pairSeen]) pile.length = 0;
  },
});

/** The next card of the deck: one nobody has seen, or when there is none left, the first of those put under it. */
function turnUp({ table, chance }: Pen): County {
  const { unseen, sunk } = table;
  const [county] = unseen.length > 0 ? unseen.splice(chance.below(unseen.length, "county"), 1) : sunk.splice(0, 1);
  return county ?? NOWHERE;
}
/** WA-DRAFT-6 Two cards as one number, whichever lies left. */
const pairOf = ([left = NOWHERE, right = NOWHERE]: readonly County[]): number =>
  Math.min(left, right) * COUNTY_COUNT + Math.max(left, right);

const TAKE_OPEN: readonly Extract<Action, { kind: "takeOpen" }>[] = COUNTIES.map((_, county) => ({ kind: "takeOpen", county }));
const openCards = ({ open }: Readonly<Table>) => TAKE_OPEN.filter(({ county }) => open.includes(county));
const TAKE_UNSEEN = { kind: "takeUnseen" } as const;
const REFRESH = { kind: "refresh" } as const;

/** WA-DRAFT-3 Take one of the two open cards, or the unseen top card of the deck. */
export const claim = decision<{ refreshed: boolean }>("claim", {
  moves: {
    takeOpen: {
      candidates: ({ table }) => openCards(table),
      requires: { "WA-DRAFT-3": ({ table }, { county }) => table.open.includes(county) },
      perform(play, { county }, seat) {
        const { table } = play;
        table.pairSeen[seat] = pairOf(table.open);
        play.tell?.({ kind: "countyTaken", seat, county, unseen: false });
        table.open[table.open.indexOf(county)] = turnUp(play); // WA-DRAFT-4
        play.ask(placing, seat, { county });
      },
    },
    takeUnseen: {
      candidates: [TAKE_UNSEEN],
      requires: {},
      perform(play, _action, seat) {
        const { table } = play;
        table.pairSeen[seat] = pairOf(table.open);
        const county = turnUp(play);
        play.tell?.({ kind: "countyTaken", seat, county, unseen: true });
        play.ask(placing, seat, { county });
      },
    },
    refresh: {
      candidates: [REFRESH],
      requires: {
        "WA-DRAFT-6": ({ memory }) => !memory.refreshed,
        "WA-DRAFT-5": ({ table, seat }) => at(table.pairSeen, seat) === pairOf(table.open),
      },
      /** WA-DRAFT-5, -6 Both go under the deck, the left one first. */
      perform(play, _action, seat, memory) {
        const { table } = play;
        table.sunk.push(...table.open.splice(0));
        table.open.push(turnUp(play), turnUp(play));
        play.tell?.({ kind: "pairRefreshed", seat, counties: table.open.slice() });
        memory.refreshed = true;
        play.again();
      },
    },
  },
});

const PLACE_GROUP: readonly Extract<Action, { kind: "placeGroup" }>[] = [false, true].flatMap((withLeader) =>
  GROUP_SIZES.map((armies) => ({ kind: "placeGroup", armies, withLeader }) as const),
);
const WITHOUT_LEADER = PLACE_GROUP.slice(0, GROUP_SIZES.length);

/** WA-DRAFT-3, WA-LEADER-3 Now that the county is known: which group, and does the leader go with it? */
export const placing = decision<{ county: County }>("placing", {
  moves: {
    placeGroup: {
      candidates: ({ table }) => (table.leaders ? PLACE_GROUP : WITHOUT_LEADER),
      requires: {
        "WA-SETUP-6": ({ table, seat }, { armies }) => groupsLeft(table, seat, armies) > 0,
        "WA-LEADER-1": ({ table, seat }, { withLeader }) => !withLeader || (table.leaders && leaderOf(table, seat) === NOWHERE),
        "WA-LEADER-3": ({ table, seat }, { withLeader }) => withLeader || !mustLead(table, seat),
      },
      perform(play, { armies, withLeader }, seat, { county }) {
        const { table } = play;
        takeGroup(table, seat, armies);
        table.owner[county] = seat;
        supplyToCounty(table, seat, county, armies);
        play.tell?.({ kind: "groupPlaced", seat, county, armies });
        if (withLeader) placeLeaderIn(play, seat, county);
      },
    },
  },
});
const mustLead = (table: Readonly<Table>, seat: Seat): boolean =>
  table.leaders && leaderOf(table, seat) === NOWHERE && countGroups(table, seat) === 1;
