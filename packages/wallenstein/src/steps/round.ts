/** WA-ROUND-2 Spring, summer and fall: the steps of an action round, in their order. */
import { NOTHING } from "@stormakt/kernel";
import { EMPTY } from "@stormakt/kernel/ids";
import { EVERY_TILE, NO_EVENT, SEASON, SPRING, WINTER } from "../catalog/index.ts";
import { own } from "../copy.ts";
import { court, displayFavors } from "../modules/court.ts";
import { landsknechtCheck } from "../modules/landsknechte.ts";
import { firstLeaders, leaderMarch } from "../modules/leaders.ts";
import { allSeats, at, emptyMats, fill, insertSorted, NO_POSITION, takeOut } from "../table.ts";
import type { Pen } from "../types.ts";
import { procedure } from "../types.ts";
import { playerOrder } from "./order.ts";
import { performActions } from "./performing.ts";
import { planning } from "./planning.ts";
import { layOutRow } from "./row.ts";

export const round = procedure("round")({
  layOutActionCards: layOutRow,
  layOutBonusTiles({ table, chance, tell }) {
    const tiles = EVERY_TILE.slice();
    chance.shuffle(tiles, "tiles");
    table.tiles = tiles;
    const { year, season, faceUp } = table;
    tell?.({ kind: "roundBegan", year, season, row: table.row.slice(0, faceUp), tiles: tiles.slice() });
  },
  displayFavors(play) {
    if (play.table.court) displayFavors(play);
  },
  planAndBid: (play) => play.askAll(planning, allSeats(play.table), NOTHING),
  drawEvent,
  determinePlayerOrder: (play) => play.call(playerOrder, NOTHING),
  placeFirstLeaders(play) {
    const { leaders, drafted, year, season } = play.table;
    if (leaders && !drafted && year === 1 && season === SPRING) play.call(firstLeaders, { turn: 0 });
  },
  callLandsknechte(play) {
    if (play.table.landsknechte) play.call(landsknechtCheck, { turn: 0 });
  },
  holdCourt(play) {
    if (play.table.court) play.call(court, { queue: [] });
  },
  performTenActions: (play) => play.call(performActions, { place: 0, turn: 0 }),
  marchLeaders(play) {
    if (play.table.leaders) play.call(leaderMarch, { turn: 0 });
  },
  endRound,
});

/** WA-EVENT-1 One of the face-up events, at random, is this round's. */
function drawEvent({ table, chance, tell }: Pen): void {
  if (table.events.length === 0) return;
  const event = takeOut(own.events(table), chance.below(table.events.length, "event"));
  table.event = event;
  tell?.({ kind: "eventDrawn", event });
}

/** WA-ROUND-3, -4 Cards go back to their hands, tiles and event leave; positions stay only from fall to the end of winter. */
function endRound({ table, tell }: Pen): void {
  emptyMats(table);
  table.tiles = [];
  if (table.event !== NO_EVENT) insertSorted(own.eventsGone(table), table.event);
  table.event = NO_EVENT;
  table.eventCancelled = false;
  fill<number>(own.shield(table), EMPTY);
  tell?.({ kind: "roundEnded", year: table.year, season: table.season });
  table.season = at(SEASON.all, table.season + 1);
  if (table.season === WINTER) return;
  fill(own.position(table), NO_POSITION);
  table.order = [];
}
