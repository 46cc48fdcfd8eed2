/** WA-WINTER Grain is lost, hungry counties rise, and the year is scored. */

import type { Seat } from "@stormakt/kernel";
import type { County } from "../catalog/index.ts";
import { COUNTY, hungerFor, LOSS_OF } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { countiesIn } from "../counties.ts";
import type { Table } from "../table.ts";
import { allSeats, at, countCounties, countiesOf, markersIn, takeOut } from "../table.ts";
import type { Pen } from "../types.ts";
import { decision, move, procedure } from "../types.ts";
import { revolt } from "./revolt.ts";
import { scoreYear } from "./scoring.ts";

/** `drawn`: the counties that are still to rise against the player whose turn it is; `peasants`: how many more than the markers. */
export const winter = procedure<{ turn: number; peasants: number; drawn: County[] }>("winter")({
  loseGrain,
  /** WA-WINTER-5, -6, -8 In fall order, one player after the other; who faces several revolts chooses which comes next. */
  sufferRevolts(play, memory) {
    const { table } = play;
    const [county] = memory.drawn;
    if (county === undefined) {
      const seat = table.order[memory.turn];
      if (seat === undefined) return;
      memory.turn += 1;
      const { revolts, peasants } = hungerFor(shortageOf(table, seat));
      memory.peasants = peasants;
      memory.drawn = drawCounties(play, seat, revolts, peasants);
    } else if (memory.drawn.length > 1) play.ask(nextRevolt, at(table.owner, county), { counties: memory.drawn.slice() });
    else rise(play, memory, county);
    play.again();
  },
  score: scoreYear,
});

/** WA-WINTER-1 By the loss on the event card that is left, but never below zero. */
function loseGrain({ table, tell }: Pen): void {
  const [event] = table.events;
  if (event === undefined) return;
  const loss = at(LOSS_OF, event);
  tell?.({ kind: "winterCame", year: table.year, event, loss });
  for (const seat of allSeats(table)) {
    const before = at(table.grain, seat);
    const grain = Math.max(0, before - loss);
    own.grain(table)[seat] = grain;
    tell?.({ kind: "grainLost", seat, loss: before - grain, grain });
  }
}

/** WA-WINTER-2, -9 */
const shortageOf = (table: Readonly<Table>, seat: Seat): number => Math.max(0, countCounties(table, seat) - at(table.grain, seat));

/** WA-WINTER-4 At random, none twice. */
function drawCounties(play: Pen, seat: Seat, revolts: number, peasants: number): County[] {
  const { table, chance } = play;
  if (revolts === 0) return [];
  const counties = countiesOf(table, seat);
  const drawn: County[] = [];
  while (drawn.length < revolts && counties.length > 0) drawn.push(takeOut(counties, chance.below(counties.length, "hunger")));
  drawn.sort((one, other) => one - other);
  play.tell?.({ kind: "hungerStruck", seat, shortage: shortageOf(table, seat), peasants, counties: drawn.slice() });
  return drawn;
}

/** WA-WINTER-7, WA-REVOLT-6 No marker is placed after a winter revolt. */
function rise(play: Pen, memory: { peasants: number; drawn: County[] }, county: County): void {
  memory.drawn.splice(memory.drawn.indexOf(county), 1);
  revolt(play, at(play.table.owner, county), county, markersIn(play.table, county) + memory.peasants);
}

/** WA-WINTER-6 One revolt at a time, seeing how the earlier ones went. */
export const nextRevolt = decision<{ counties: County[] }>("nextRevolt", {
  moves: {
    quell: move(
      "quell",
      { county: COUNTY },
      {
        requires: { "WA-WINTER-6": { county: ({ memory }) => countiesIn(memory.counties) } },
        perform(play, { county }) {
          const memory = play.find(winter);
          if (memory !== null) rise(play, memory, county);
        },
      },
    ),
  },
});
