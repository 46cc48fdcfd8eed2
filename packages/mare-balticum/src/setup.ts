import type { Chance, Seat } from "@stormakt/kernel";
import { everySeat, NOBODY } from "@stormakt/kernel";
import type { Line } from "./catalog/index.ts";
import { NO_LINE } from "./catalog/index.ts";
import { own } from "./copy.ts";
import { at, clear } from "./lists.ts";
import type { Table } from "./table.ts";
import { chancellorLine, emptyTable } from "./table.ts";
import type { Config } from "./types.ts";

/** MB-SETUP-15, MB-SETUP-21 An empty board; who begins is drawn, unless the table has named a seat, and likewise who is King. */
export function setUp(config: Config, chance: Chance): Table {
  const table = emptyTable();
  table.seats = config.seats;
  table.riksdag = config.riksdag;
  table.neutralJoins = config.neutralLine;
  if (config.seats === 6) table.king = kingOf(config, chance);
  const nobles = everySeat(config.seats).filter((seat) => seat !== table.king);
  const first = config.firstChancellor === "random" ? chance.pick(nobles, "first Chancellor") : config.firstChancellor;
  if (config.seats === 2) table.ringSeats = [first, 1 - first, first, 1 - first];
  else {
    table.ringSeats = nobles;
    table.first = nobles.indexOf(first);
  }
  table.chancellor = table.first;
  table.ring = table.ringSeats.map(() => NO_LINE);
  return table;
}
function kingOf({ king, firstChancellor, seats }: Config, chance: Chance): Seat {
  if (king !== "random") return king;
  return chance.pick(
    everySeat(seats).filter((seat) => seat !== firstChancellor),
    "King",
  );
}

/**
 * MB-TURN-2, MB-NEUTRAL-2, MB-NEUTRAL-3, MB-KING-2 The lines in turn order under this Chancellor, and who decides for each: the owner, but for the
 * neutral line the Chancellor's owner, and from the first turn on for the Chancellor's line the King, if there is one.
 */
export function setTurnOrder(table: Table): void {
  const { ring, ringSeats, chancellor, neutral, king } = table;
  const order: Line[] = [];
  const controllers = own.controllers(table);
  clear(controllers, NOBODY);
  for (let after = 0; after < ring.length; after++) {
    const place = (chancellor + after) % ring.length;
    const line = at(ring, place);
    if (line === NO_LINE) continue;
    order.push(line);
    controllers[line] = ringSeats[place] ?? NOBODY;
  }
  if (neutral !== NO_LINE) {
    order.push(neutral);
    controllers[neutral] = ringSeats[chancellor] ?? NOBODY;
  }
  if (king !== NOBODY && table.turn > 0) controllers[chancellorLine(table)] = king;
  table.order = order;
}
