/** WA-SETUP-1 The colours are chosen at the table, each once. */
import type { Seat } from "@stormakt/kernel";
import { seatToLeft } from "@stormakt/kernel";
import type { Colour } from "../catalog/index.ts";
import { COLOURS } from "../catalog/index.ts";
import type { Table } from "../table.ts";
import type { Action, Pen } from "../types.ts";
import { decision, procedure } from "../types.ts";

/** Clockwise from the start seat; who is left with one colour takes that. */
export const colours = procedure<{ turn: number }>("colours")({
  chooseNext(play, memory) {
    const { table } = play;
    if (memory.turn === table.seats) return;
    const seat = seatToLeft(table.seats, table.startSeat, memory.turn);
    memory.turn += 1;
    const free = TAKE_COLOUR.filter(({ colour }) => isFree(table, colour));
    const [only] = free;
    if (free.length === 1 && only !== undefined) takeColour(play, seat, only.colour);
    else play.ask(chooseColour, seat);
    play.again();
  },
});

const TAKE_COLOUR: readonly Extract<Action, { kind: "takeColour" }>[] = COLOURS.map((_, colour) => ({ kind: "takeColour", colour }));
const isFree = ({ colours: taken }: Readonly<Table>, colour: Colour): boolean => !taken.includes(colour);

export const chooseColour = decision("chooseColour", {
  moves: {
    takeColour: {
      candidates: TAKE_COLOUR,
      requires: { "WA-SETUP-1": ({ table }, { colour }) => isFree(table, colour) },
      perform: (play, { colour }, seat) => takeColour(play, seat, colour),
    },
  },
  /** Who is not there gets the colour of the chair, or the next one that is free. */
  otherwise: ({ table, seat }) => {
    const from = TAKE_COLOUR.slice(seat).concat(TAKE_COLOUR.slice(0, seat));
    return from.find(({ colour }) => isFree(table, colour)) ?? (from[0] as Action);
  },
});
function takeColour({ table, tell }: Pen, seat: Seat, colour: Colour): void {
  table.colours[seat] = colour;
  tell?.({ kind: "colourTaken", seat, colour });
}
