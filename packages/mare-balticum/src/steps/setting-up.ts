import type { Play, Seat } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import { isEmpty, isSingle, lowest, where } from "@stormakt/kernel/ids";
import type { Line, Square } from "../catalog/index.ts";
import { buildOf, FARM, LINE, LOCAL, PLACES, SQUARE, START, squareOf } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { at } from "../lists.ts";
import { setTurnOrder } from "../setup.ts";
import type { Seen } from "../table.ts";
import {
  controllerOf,
  freeHouses,
  heightOf,
  lineAt,
  linesInPlay,
  putInFirstEmpty,
  putUnderPile,
  supplyToHand,
  unitsToSupply,
  withEmptyFarm,
} from "../table.ts";
import type { MareBalticum } from "../types.ts";
import { decision, move, procedure } from "../types.ts";

/** MB-SETUP-14 to MB-SETUP-20 Houses are taken in turn order; then each line places its pieces, the last one first. */
export const settingUp = procedure<{ done: number }>("settingUp")({
  takeHouses(play, memory) {
    const { table } = play;
    const { ring, ringSeats, first } = table;
    if (memory.done === ring.length) return;
    const place = (first + memory.done) % ring.length;
    const seat = at(ringSeats, place);
    const free = freeHouses(table);
    memory.done += 1;
    play.again();
    if (isSingle(free)) takeHouse(play, place, seat, lowest(free));
    else play.ask(takingHouse, seat, { place });
  },
  neutralLineJoins({ table, tell }, memory) {
    memory.done = 0;
    const free = freeHouses(table);
    if (table.neutralJoins && !isEmpty(free)) {
      const line = lowest(free);
      table.neutral = line;
      tell?.({ kind: "neutralJoined", line });
    }
    setTurnOrder(table);
  },
  nameTheKing({ table, tell }) {
    if (table.king !== NOBODY) tell?.({ kind: "kingNamed", seat: table.king });
  },
  placePieces(play, memory) {
    const { table } = play;
    if (memory.done === linesInPlay(table)) return;
    const line = lineAt(table, linesInPlay(table) - 1 - memory.done);
    memory.done += 1;
    supplyToHand(table, line, START.gold);
    play.ask(placingInBuild, controllerOf(table, line), { line });
    play.ask(placingFarmer, controllerOf(table, line), { line });
    play.again();
  },
});

/** MB-SETUP-14 Every line is another house. */
export const takingHouse = decision<{ place: number }>("takingHouse", {
  moves: {
    takeHouse: move(
      "takeHouse",
      { line: LINE },
      {
        shows: ["line"],
        requires: { "MB-SETUP-14": { line: ({ table }) => freeHouses(table) } },
        perform: (play, { line }, seat, { place }) => takeHouse(play, place, seat, line),
      },
    ),
  },
});
function takeHouse({ table, tell }: Play<MareBalticum>, place: number, seat: Seat, line: Line): void {
  own.ring(table)[place] = line;
  tell?.({ kind: "houseTaken", seat, line });
}

/** MB-SETUP-18 One unit becomes a farmer. */
export const placingFarmer = decision<{ line: Line }>("placingFarmer", {
  moves: {
    placeFarmer: move(
      "placeFarmer",
      { province: LOCAL },
      {
        shows: ["province"],
        requires: { "MB-SETUP-18": { province: ({ table }) => withEmptyFarm(table) } },
        perform({ table, tell }, { province }, _seat, { line }) {
          putInFirstEmpty(table, province, FARM, line);
          unitsToSupply(table, line, -1);
          tell?.({ kind: "farmerPlaced", line, province });
        },
      },
    ),
  },
});

/** MB-SETUP-19 One unit goes to an empty build square, and no build is completed. */
export const placingInBuild = decision<{ line: Line }>("placingInBuild", {
  moves: {
    placeInBuild: move(
      "placeInBuild",
      { square: SQUARE },
      {
        shows: ["square"],
        requires: { "MB-SETUP-19": { square: ({ table }) => squaresToPlaceIn(table) } },
        perform({ table, tell }, { square }, _seat, { line }) {
          putUnderPile(table, square, line);
          unitsToSupply(table, line, -1);
          tell?.({ kind: "buildPlaced", line, square });
        },
      },
    ),
  },
});
const squaresToPlaceIn = (table: Seen): SetOf<Square> =>
  where(SQUARE, (square) => heightOf(table, square) === 0 && filledBeside(table, square) < 2);
function filledBeside(table: Seen, square: Square): number {
  let filled = 0;
  for (const place of PLACES) if (heightOf(table, squareOf(buildOf(square), place)) > 0) filled++;
  return filled;
}
