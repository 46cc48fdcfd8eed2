/** WA-LEADER Military Leaders: where they stand, how they march, and the statues they leave behind. */

import type { Seat } from "@stormakt/kernel";
import { standing } from "@stormakt/kernel";
import type { County } from "../catalog/index.ts";
import { COUNTY } from "../catalog/index.ts";
import { own } from "../copy.ts";
import type { Counties } from "../counties.ts";
import { countiesOwnedBy, EVERY_COUNTY, NO_COUNTY } from "../counties.ts";
import { ANSWER } from "../domains.ts";
import { neighboursOf } from "../steps/marching.ts";
import { nextInOrder } from "../steps/telling.ts";
import type { Table } from "../table.ts";
import { add, at, insertSorted, leaderOf, NOWHERE, statueAt, statueCounty, statueOwner } from "../table.ts";
import type { Pen } from "../types.ts";
import { decision, move, procedure } from "../types.ts";

/** WA-LEADER-2 With a line-up, everybody places the leader in player order in the first spring. */
export const firstLeaders = procedure<{ turn: number }>("firstLeaders")({
  placeNext(play, memory) {
    const seat = nextInOrder(play, memory);
    if (seat !== null) play.ask(placeLeader, seat);
  },
});
/** WA-LEADER-12 After each winter, in player order, leaders off the board come back, if there is a county for them. */
export const leadersReturn = procedure<{ turn: number }>("leadersReturn")({
  returnNext(play, memory) {
    const seat = nextInOrder(play, memory);
    if (seat === null || leaderOf(play.table, seat) !== NOWHERE) return;
    if (!play.askIfAble(placeLeader, seat)) play.tell?.({ kind: "leaderCannotReturn", seat });
  },
});

export const placeLeader = decision("placeLeader", {
  moves: {
    placeLeader: move(
      "placeLeader",
      { county: COUNTY },
      {
        requires: { "WA-LEADER-2": { county: ({ table, seat }) => countiesOwnedBy(table, seat) } },
        perform: (play, { county }, seat) => placeLeaderIn(play, seat, county),
      },
    ),
  },
});
export function placeLeaderIn(play: Pen, seat: Seat, county: County): void {
  own.leader(play.table)[seat] = county;
  play.tell?.({ kind: "leaderPlaced", seat, county });
  takeTrophies(play, seat, county);
}

/** WA-LEADER-8 In player order, each leader on the board moves to another county of its player, if there is one. */
export const leaderMarch = procedure<{ turn: number }>("leaderMarch")({
  marchNext(play, memory) {
    const seat = nextInOrder(play, memory);
    if (seat === null || leaderOf(play.table, seat) === NOWHERE) return;
    if (!play.askIfAble(marchLeader, seat)) play.tell?.({ kind: "leaderStayed", seat });
  },
});

export const marchLeader = decision("marchLeader", {
  moves: {
    marchLeader: move(
      "marchLeader",
      { statue: standing(ANSWER, [false, true]), county: COUNTY },
      {
        requires: {
          "WA-LEADER-8": { county: ({ table, seat }) => countiesOwnedBy(table, seat, leaderOf(table, seat)) },
          "WA-LEADER-9": { county: ({ table, seat }, { statue }) => (statue ? whereStatuesAreLeft(table, seat) : EVERY_COUNTY) },
        },
        perform(play, { county, statue }, seat) {
          const { table } = play;
          const from = leaderOf(table, seat);
          own.leader(table)[seat] = county;
          play.tell?.({ kind: "leaderMarched", seat, from, to: county });
          if (statue) placeStatue(play, seat, from);
          takeTrophies(play, seat, county);
        },
      },
    ),
  },
});
/** WA-LEADER-9 Only when the leader goes to a neighbouring county, and only while statues are left. */
const whereStatuesAreLeft = (table: Readonly<Table>, seat: Seat): Counties =>
  at(table.statuesLeft, seat) > 0 ? neighboursOf(leaderOf(table, seat)) : NO_COUNTY;
function placeStatue({ table, tell }: Pen, seat: Seat, county: County): void {
  add(own.statuesLeft(table), seat, -1);
  insertSorted(own.statues(table), statueAt(county, seat));
  tell?.({ kind: "statuePlaced", seat, county });
}

/** WA-LEADER-10 The visitor takes all statues of others that stand in the county. */
function takeTrophies({ table, tell }: Pen, seat: Seat, county: County): void {
  const taken = table.statues.filter((statue) => statueCounty(statue) === county && statueOwner(statue) !== seat);
  if (taken.length === 0) return;
  table.statues = table.statues.filter((statue) => statueCounty(statue) !== county || statueOwner(statue) === seat);
  const trophies = own.trophies(table);
  for (const statue of taken) add(trophies, seat * table.seats + statueOwner(statue), 1);
  tell?.({ kind: "trophiesTaken", seat, county, statues: taken.length });
}
