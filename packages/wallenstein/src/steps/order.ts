/** WA-ORDER The bids are turned over, and the players choose their positions and bonus tiles. */
import type { Seat } from "@stormakt/kernel";
import type { Id, SetOf } from "@stormakt/kernel/ids";
import { isSingle, just, lowest, without } from "@stormakt/kernel/ids";
import type { Tile } from "../catalog/index.ts";
import { AUCTION, bidRank, isMoney, TILE, valueOf } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { POSITION } from "../domains.ts";
import type { Table } from "../table.ts";
import { add, allSeats, at, cardIn, hasPosition, turnOver } from "../table.ts";
import type { Pen } from "../types.ts";
import { decision, move, procedure } from "../types.ts";
import { show } from "./telling.ts";

export const playerOrder = procedure("playerOrder")({
  /** WA-ORDER-1 All at once; money is paid. */
  revealBids(play) {
    const { table } = play;
    for (const seat of allSeats(table)) {
      const card = cardIn(table, seat, AUCTION);
      const price = isMoney(card) ? valueOf(card) : 0;
      turnOver(table, seat, AUCTION);
      add(own.thalers(table), seat, -price);
      if (play.tell) show(play, { kind: "bidRevealed", seat, card, price });
    }
  },
  /** WA-ORDER-2, -3, -4 The best bid chooses next; equal bids draw lots, one draw at a time. */
  choosePositions(play) {
    const { table } = play;
    const best = bestBidders(table);
    if (best.length === 0) return;
    const seat = best.length === 1 ? at(best, 0) : play.chance.pick(best, "lot");
    if (best.length > 1) play.tell?.({ kind: "lotDrawn", seat, among: best });
    const free = freePositions(table);
    if (isSingle(free)) takePosition(play, seat, lowest(free));
    else play.ask(choosePosition, seat);
    play.again();
  },
  /** WA-ORDER-5 Ascending position; positions nobody took are skipped. */
  setOrder({ table, tell }) {
    const order: Seat[] = [];
    for (const position of POSITION.all) for (const seat of allSeats(table)) if (table.position[seat] === position) order.push(seat);
    table.order = order;
    tell?.({ kind: "orderSet", seats: order.slice() });
  },
});

/** Those without a position whose bid ranks highest. */
function bestBidders(table: Readonly<Table>): Seat[] {
  let best = -1;
  for (const seat of allSeats(table)) if (!hasPosition(table, seat)) best = Math.max(best, rankOf(table, seat));
  const seats: Seat[] = [];
  for (const seat of allSeats(table)) if (!hasPosition(table, seat) && rankOf(table, seat) === best) seats.push(seat);
  return seats;
}
const rankOf = (table: Readonly<Table>, seat: Seat): number => bidRank(cardIn(table, seat, AUCTION));

function freePositions({ position: taken }: Readonly<Table>): SetOf<Id<"position">> {
  let free = POSITION.every;
  for (let seat = 0; seat < taken.length; seat++) free = without(free, just(POSITION, at(taken, seat)));
  return free;
}
const tileOn = ({ tiles }: Readonly<Table>, position: number): Tile => at(tiles, position - 1);

/** WA-ORDER-4 One free position, and the tile lying on it. */
export const choosePosition = decision("choosePosition", {
  moves: {
    takePosition: move(
      "takePosition",
      { position: POSITION, tile: TILE },
      {
        requires: {
          "WA-ORDER-4": {
            position: ({ table }) => freePositions(table),
            tile: ({ table }, { position }) => just(TILE, tileOn(table, position)),
          },
        },
        perform: (play, { position }, seat) => takePosition(play, seat, position),
      },
    ),
  },
});
function takePosition({ table, tell }: Pen, seat: Seat, position: number): void {
  own.position(table)[seat] = position;
  tell?.({ kind: "positionTaken", seat, position, tile: tileOn(table, position) });
}
