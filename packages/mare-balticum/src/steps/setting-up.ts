import type { Play, Seat } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import type { Line, Local, Square } from "../catalog/index.ts";
import { buildOf, FARM, LINES, LOCALS, NO_LINE, SQUARES, START, squareOf } from "../catalog/index.ts";
import { setTurnOrder } from "../setup.ts";
import type { Table } from "../table.ts";
import { controllerOf, emptyFarm, heightOf, lineAt, linesInPlay, putSubject, putUnderPile, supplyToHand, unitsToSupply } from "../table.ts";
import type { MareBalticum } from "../types.ts";
import { decision, procedure } from "../types.ts";

/** MB-SETUP-14 to MB-SETUP-20 Houses are taken in turn order; then each line places its pieces, the last one first. */
export const settingUp = procedure<{ done: number }>("settingUp")({
  takeHouses(play, memory) {
    const { ring, ringSeats, first } = play.table;
    if (memory.done === ring.length) return;
    const place = (first + memory.done) % ring.length;
    const seat = ringSeats[place]!;
    const free = LINES.filter((line) => !ring.includes(line));
    memory.done += 1;
    play.again();
    if (free.length > 1) play.ask(takingHouse, seat, { place });
    else takeHouse(play, place, seat, free[0]!);
  },
  neutralLineJoins({ table, tell }, memory) {
    memory.done = 0;
    if (table.neutralJoins) {
      table.neutral = LINES.find((line) => !table.ring.includes(line)) ?? NO_LINE;
      tell?.({ kind: "neutralJoined", line: table.neutral as Line });
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
    takeHouse: {
      candidates: LINES.map((line) => ({ kind: "takeHouse", line })),
      requires: { "MB-SETUP-14": ({ table }, { line }) => !table.ring.includes(line) },
      perform: (play, { line }, seat, { place }) => takeHouse(play, place, seat, line),
    },
  },
});
function takeHouse({ table, tell }: Play<MareBalticum>, place: number, seat: Seat, line: Line): void {
  table.ring[place] = line;
  tell?.({ kind: "houseTaken", seat, line });
}

/** MB-SETUP-18 One unit becomes a farmer. */
export const placingFarmer = decision<{ line: Line }>("placingFarmer", {
  moves: {
    placeFarmer: {
      candidates: LOCALS.map((province) => ({ kind: "placeFarmer", province })),
      requires: { "MB-SETUP-18": ({ table }, { province }) => emptyFarm(table, province) >= 0 },
      perform({ table, tell }, { province }, _seat, { line }) {
        putFarmer(table, province, line);
        unitsToSupply(table, line, -1);
        tell?.({ kind: "farmerPlaced", line, province });
      },
    },
  },
});

/** MB-SETUP-19 One unit goes to an empty build square, and no build is completed. */
export const placingInBuild = decision<{ line: Line }>("placingInBuild", {
  moves: {
    placeInBuild: {
      candidates: SQUARES.map((square) => ({ kind: "placeInBuild", square })),
      requires: { "MB-SETUP-19": ({ table }, { square }) => heightOf(table, square) === 0 && filledBeside(table, square) < 2 },
      perform({ table, tell }, { square }, _seat, { line }) {
        putUnderPile(table, square, line);
        unitsToSupply(table, line, -1);
        tell?.({ kind: "buildPlaced", line, square });
      },
    },
  },
});

export function putFarmer(table: Table, province: Local, line: Line): void {
  putSubject(table, province, FARM, emptyFarm(table, province), line);
}
const filledBeside = (table: Readonly<Table>, square: Square): number =>
  [0, 1, 2].filter((place) => heightOf(table, squareOf(buildOf(square), place)) > 0).length;
