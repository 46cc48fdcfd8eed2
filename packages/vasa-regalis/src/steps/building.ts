import type { Play, Seat } from "@stormakt/kernel";
import { digits, NOBODY } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { has, isEmpty, isSingle, lowest } from "@stormakt/kernel/ids";
import type { Good } from "../catalog/index.ts";
import { GOOD, GOODS, thresholdOf, VALUES } from "../catalog/index.ts";
import { anythingOwnedMayLieThere } from "../knowledge.ts";
import type { Table } from "../table.ts";
import { handOf, handToShip, markerOn, valuesInHand } from "../table.ts";
import type { VasaRegalis } from "../types.ts";
import { decision, move, procedure, sealed } from "../types.ts";
import { allEligible, allForced, allSeats, allUnbuilt, builtCount, seatFrom, withThreesOut } from "../yard.ts";
import { countsInHand, countsOnShip, failedParts, score, totalsOf } from "./scoring.ts";

/** VR-BUILD-1 At most one building a round: one that must take place, or the first that somebody calls. */
export const building = procedure<{ asked: number }>("building")({
  mustWeBuild(play) {
    const { table } = play;
    const demanded = typesDemanded(table);
    if (isEmpty(demanded)) return;
    if (isSingle(demanded))
      demand(play, table.leader, lowest(demanded)); // VR-BUILD-15
    else play.ask(pickBuilding, table.leader, { demanded }); // VR-BUILD-16
  },
  /** VR-BUILD-5, -6, -7, -8 The leader and then the others, clockwise, may call a building, until one does. */
  doesAnybodyCall(play, building) {
    const { table } = play;
    if (table.caller !== NOBODY || building.asked === table.seats) return;
    if (!play.askIfAble(callBuilding, seatFrom(table, table.leader, building.asked))) return;
    building.asked += 1;
    play.again();
  },
  /** VR-BUILD-9 */
  place(play) {
    if (play.table.building !== -1) play.askAll(placing, allSeats(play.table), { good: play.table.building });
  },
});

/** VR-BUILD-4, -18 Types of which one must be built: the forced ones; when the King loses patience the eligible ones, or any. */
function typesDemanded(table: Table): SetOf<Good> {
  const forced = allForced(table);
  const isPatient = table.royalPatience === 0 || table.roundsSinceBuild < table.royalPatience;
  if (!isEmpty(forced) || isPatient) return forced;
  const eligible = allEligible(table);
  return isEmpty(eligible) ? allUnbuilt(table) : eligible;
}

function begin(table: Table, caller: Seat, good: Good): void {
  table.caller = caller;
  table.building = good;
}
/** VR-BUILD-15, -16, -18 A building that nobody called: the leader counts as caller. */
function demand({ table, tell }: Play<VasaRegalis>, leader: Seat, good: Good): void {
  begin(table, leader, good);
  tell?.({ kind: has(allForced(table), good) ? "buildingForced" : "patienceLost", seat: leader, good });
}

/** VR-BUILD-16, -18 */
export const pickBuilding = decision<{ demanded: SetOf<Good> }>("pickBuilding", {
  moves: {
    pickBuilding: move(
      "pickBuilding",
      { good: GOOD },
      {
        requires: { "VR-BUILD-16": { good: ({ memory }) => memory.demanded } },
        perform: (play, { good }, seat) => demand(play, seat, good),
      },
    ),
  },
});

/** VR-BUILD-5 */
export const callBuilding = decision("callBuilding", {
  moves: {
    callBuilding: move(
      "callBuilding",
      { good: GOOD },
      {
        requires: {
          "VR-BUILD-12": { good: ({ table }) => allUnbuilt(table) },
          "VR-BUILD-3": { good: ({ table }) => withThreesOut(table) },
        },
        perform({ table, tell }, { good }, seat) {
          begin(table, seat, good);
          tell?.({ kind: "buildingCalled", seat, good });
        },
      },
    ),
    passBuilding: move("passBuilding", {}, { idle: true, perform: (play, _action, seat) => play.tell?.({ kind: "buildingPassed", seat }) }),
  },
  otherwise: () => ({ kind: "passBuilding" }),
});

/** VR-BUILD-9, -11, -14 Everybody places one marker of the type, face down, all at once. */
export const placing = sealed<{ good: Good }>("placing", {
  moves: {
    place: move(
      "place",
      { value: digits(...VALUES) },
      { requires: { "VR-BUILD-9": { value: ({ table, seat, memory }) => valuesInHand(table, seat, memory.good) } } },
    ),
  },
  reveal(play, { good }, answers) {
    const { table } = play;
    for (const seat of allSeats(table)) {
      const answer = answers[seat];
      if (answer?.kind !== "place") continue;
      const { value } = answer;
      handToShip(table, seat, good, value);
      play.tell?.({ kind: "placed", seat, good, value }, { only: [seat] });
    }
    for (const seat of allSeats(table)) anythingOwnedMayLieThere(table, seat, good);
    play.tell?.({ kind: "built", good });
    if (builtCount(table) < 4) return;
    play.conclude(score(table)); // VR-END-1, -2
    turnUp(play);
  },
});

/** VR-END-3 All is shown: what each part comes to, what everybody had, and what the winner is found by. */
function turnUp({ table, tell }: Play<VasaRegalis>): void {
  if (tell === undefined) return;
  const totals = totalsOf(table);
  const failed = failedParts(table);
  tell({ kind: "revealed", totals, failed });
  for (const good of GOODS) {
    const sum = { good, total: totals[good] ?? 0, needed: thresholdOf(table.seats) };
    tell({ kind: failed.includes(good) ? "partFails" : "partHolds", ...sum });
  }
  for (const seat of allSeats(table))
    tell({ kind: "turnedUp", seat, ship: GOODS.map((square) => markerOn(table, seat, square)), hand: handOf(table, seat) });
  if (failed.length === 4) return;
  for (const seat of allSeats(table)) {
    if (failed.length === 0) {
      const [threes, twos, ones] = countsInHand(table, seat);
      tell({ kind: "countedInHand", seat, threes, twos, ones });
    } else {
      const [onWeakParts, threes, twos, ones] = countsOnShip(table, seat, failed);
      tell({ kind: "countedOnShip", seat, onWeakParts, threes, twos, ones });
    }
  }
}
