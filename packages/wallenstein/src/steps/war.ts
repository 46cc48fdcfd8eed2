/** WA-SETUP, WA-YEAR, WA-END The whole game, and a year of it. */
import { NOTHING } from "@stormakt/kernel";
import { EVENT, EVENTS_A_YEAR, FILL_ARMIES, FILL_PEASANTS, SPRING } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { leadersReturn } from "../modules/leaders.ts";
import { add, allSeats, at, colourOf, insertSorted, NO_POSITION, peasantsGoHome, takeOut, trayToSupply } from "../table.ts";
import { drop, towerBuilt } from "../tower.ts";
import type { Pen } from "../types.ts";
import { procedure } from "../types.ts";
import { colours } from "./colours.ts";
import { draft } from "./draft.ts";
import { endOfGame } from "./ending.ts";
import { round } from "./round.ts";
import { winter } from "./winter.ts";

/** WA-ROUND-1 Two years, after colours have been chosen, counties claimed and the tower filled. */
export const war = procedure("war")({
  tellWhoStarts: ({ table, tell }) => tell?.({ kind: "warBegan", seat: table.startSeat }),
  chooseColours: (play) => play.call(colours, { turn: 0 }),
  claimCounties(play) {
    if (play.table.drafted) play.call(draft, { turn: 0 });
  },
  fillTower,
  firstYear: (play) => play.call(year, NOTHING),
  beginSecondYear,
  secondYear: (play) => play.call(year, NOTHING),
  end: endOfGame,
});

/** WA-SETUP-11, WA-COURT-2 Seven armies of each player and ten peasants; what falls out goes home, and brings courtiers to the hall. */
export function fillTower(play: Pen): void {
  const { table } = play;
  const batch = [FILL_PEASANTS];
  table.peasants -= FILL_PEASANTS;
  for (const seat of allSeats(table)) {
    batch.push(FILL_ARMIES);
    add(own.supply(table), seat, -FILL_ARMIES);
  }
  drop(towerBuilt(table.tower), own.inside(table), own.tray(table), batch, play.chance);
  play.tell?.({ kind: "towerFilled", inside: table.inside.slice(), fell: table.tray.slice() });
  for (const seat of allSeats(table)) {
    const fell = at(table.tray, colourOf(seat));
    trayToSupply(table, seat, fell);
    if (!table.court) continue;
    add(own.courtiers(table), seat, -fell);
    add(own.hall(table), seat, fell);
    play.tell?.({ kind: "courtiersArrived", seat, courtiers: fell });
  }
  peasantsGoHome(table);
}

export const year = procedure("year")({
  dealEvents,
  spring: (play) => play.call(round, NOTHING),
  summer: (play) => play.call(round, NOTHING),
  fall: (play) => play.call(round, NOTHING),
  winter: (play) => play.call(winter, { turn: 0, peasants: 0, drawn: [] }),
  /** WA-LEADER-12 After each winter, the last one too. */
  returnLeaders(play) {
    if (play.table.leaders) play.call(leadersReturn, { turn: 0 });
  },
});

/** WA-YEAR-1 Four events that have not been seen yet are dealt face up. */
function dealEvents(play: Pen): void {
  const { table, chance } = play;
  const unseen = EVENT.all.filter((event) => !table.eventsGone.includes(event));
  const events = own.events(table);
  for (let dealt = 0; dealt < EVENTS_A_YEAR; dealt++) {
    insertSorted(events, takeOut(unseen, chance.below(unseen.length, "event")));
  }
  play.tell?.({ kind: "yearBegan", year: table.year, events: events.slice() });
}

/** WA-YEAR-2, -3 What happens between the years; Thalers, armies, tower, tray and buildings stay as they are. */
export function beginSecondYear({ table }: Pen): void {
  own.landsknecht(table).fill(1);
  own.markers(table).fill(0);
  own.grain(table).fill(0);
  const eventsGone = own.eventsGone(table);
  eventsGone.push(...table.events);
  eventsGone.sort((a, b) => a - b);
  table.events = [];
  own.position(table).fill(NO_POSITION);
  table.order = [];
  table.year += 1;
  table.season = SPRING;
}
