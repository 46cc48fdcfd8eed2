/** WA-SETUP-1 The colours are chosen at the table, each once. */
import type { Seat } from "@stormakt/kernel";
import { seatToLeft } from "@stormakt/kernel";
import type { Id, SetOf } from "@stormakt/kernel/ids";
import { isSingle, list, lowest, where } from "@stormakt/kernel/ids";
import type { Colour } from "../catalog/index.ts";
import { COLOUR } from "../catalog/index.ts";
import { own } from "../copy.ts";
import type { Table } from "../table.ts";
import type { Pen } from "../types.ts";
import { decision, move, procedure } from "../types.ts";

/** Clockwise from the start seat; who is left with one colour takes that. */
export const colours = procedure<{ turn: number }>("colours")({
  chooseNext(play, memory) {
    const { table } = play;
    if (memory.turn === table.seats) return;
    const seat = seatToLeft(table.seats, table.startSeat, memory.turn);
    memory.turn += 1;
    const free = freeColours(table);
    if (isSingle(free)) takeColour(play, seat, lowest(free));
    else play.ask(chooseColour, seat);
    play.again();
  },
});
const freeColours = ({ colours: taken }: Readonly<Table>): SetOf<Id<"colour">> => where(COLOUR, (colour) => !taken.includes(colour));

export const chooseColour = decision("chooseColour", {
  moves: {
    takeColour: move(
      "takeColour",
      { colour: COLOUR },
      {
        requires: { "WA-SETUP-1": { colour: ({ table }) => freeColours(table) } },
        perform: (play, { colour }, seat) => takeColour(play, seat, colour),
      },
    ),
  },
  /** Who is not there gets the colour of the chair, or the next one that is free. */
  otherwise: ({ table, seat }) => {
    const free = freeColours(table);
    return { kind: "takeColour", colour: list(free).find((colour) => colour >= seat) ?? lowest(free) };
  },
});
function takeColour({ table, tell }: Pen, seat: Seat, colour: Colour): void {
  own.colours(table)[seat] = colour;
  tell?.({ kind: "colourTaken", seat, colour });
}
