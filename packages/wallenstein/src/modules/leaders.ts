/** WA-LEADER Military Leaders: where they stand, how they march, and the statues they leave behind. */
import type { Seat } from "@stormakt/kernel";
import type { County } from "../catalog/index.ts";
import { areAdjacent, COUNTIES } from "../catalog/index.ts";
import { nextInOrder } from "../steps/telling.ts";
import type { Table } from "../table.ts";
import { add, at, countCounties, insertSorted, leaderOf, NOWHERE, owns, statueAt, statueCounty, statueOwner } from "../table.ts";
import type { Action, Pen } from "../types.ts";
import { decision, procedure } from "../types.ts";

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
    if (countCounties(play.table, seat) > 0) play.ask(placeLeader, seat);
    else play.tell?.({ kind: "leaderCannotReturn", seat });
  },
});

const PLACE_LEADER: readonly Extract<Action, { kind: "placeLeader" }>[] = COUNTIES.map((_, county) => ({ kind: "placeLeader", county }));
export const placeLeader = decision("placeLeader", {
  moves: {
    placeLeader: {
      candidates: PLACE_LEADER,
      requires: { "WA-LEADER-2": ({ table, seat }, { county }) => owns(table, seat, county) },
      perform: (play, { county }, seat) => placeLeaderIn(play, seat, county),
    },
  },
});
export function placeLeaderIn(play: Pen, seat: Seat, county: County): void {
  play.table.leader[seat] = county;
  play.tell?.({ kind: "leaderPlaced", seat, county });
  takeTrophies(play, seat, county);
}

/** WA-LEADER-8 In player order, each leader on the board moves to another county of its player, if there is one. */
export const leaderMarch = procedure<{ turn: number }>("leaderMarch")({
  marchNext(play, memory) {
    const seat = nextInOrder(play, memory);
    if (seat === null || leaderOf(play.table, seat) === NOWHERE) return;
    if (countCounties(play.table, seat) > 1) play.ask(marchLeader, seat);
    else play.tell?.({ kind: "leaderStayed", seat });
  },
});

type MarchLeader = Extract<Action, { kind: "marchLeader" }>;
const MARCH_LEADER: readonly MarchLeader[] = [true, false].flatMap((statue) =>
  COUNTIES.map((_, county): MarchLeader => ({ kind: "marchLeader", county, statue })),
);
export const marchLeader = decision("marchLeader", {
  moves: {
    marchLeader: {
      candidates: MARCH_LEADER,
      requires: {
        "WA-LEADER-8": ({ table, seat }, { county }) => owns(table, seat, county) && leaderOf(table, seat) !== county,
        "WA-LEADER-9": ({ table, seat }, { county, statue }) => !statue || mayLeaveStatue(table, seat, county),
      },
      perform(play, { county, statue }, seat) {
        const { table } = play;
        const from = leaderOf(table, seat);
        table.leader[seat] = county;
        play.tell?.({ kind: "leaderMarched", seat, from, to: county });
        if (statue) placeStatue(play, seat, from);
        takeTrophies(play, seat, county);
      },
    },
  },
});
/** WA-LEADER-9 Only when the leader goes to a neighbouring county, and only while statues are left. */
const mayLeaveStatue = (table: Readonly<Table>, seat: Seat, to: County): boolean =>
  areAdjacent(leaderOf(table, seat), to) && at(table.statuesLeft, seat) > 0;
function placeStatue({ table, tell }: Pen, seat: Seat, county: County): void {
  add(table.statuesLeft, seat, -1);
  insertSorted(table.statues, statueAt(county, seat));
  tell?.({ kind: "statuePlaced", seat, county });
}

/** WA-LEADER-10 The visitor takes all statues of others that stand in the county. */
function takeTrophies({ table, tell }: Pen, seat: Seat, county: County): void {
  const taken = table.statues.filter((statue) => statueCounty(statue) === county && statueOwner(statue) !== seat);
  if (taken.length === 0) return;
  table.statues = table.statues.filter((statue) => statueCounty(statue) !== county || statueOwner(statue) === seat);
  for (const statue of taken) add(table.trophies, seat * table.seats + statueOwner(statue), 1);
  tell?.({ kind: "trophiesTaken", seat, county, statues: taken.length });
}
