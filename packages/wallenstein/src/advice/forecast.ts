/** What would happen if nothing changed: the scoring, and the winter. */
import type { Seat } from "@stormakt/kernel";
import type { None } from "@stormakt/kernel/ids";
import type { EventCard } from "../catalog/index.ts";
import { hungerFor, LOSS_OF, NO_EVENT, WINTER } from "../catalog/index.ts";
import type { Score } from "../steps/scoring.ts";
import { scores } from "../steps/scoring.ts";
import type { TableView } from "../table.ts";
import { at, countCounties } from "../table.ts";

/** One way the winter can come: the event card that is left, and what it would mean. */
export interface WinterOutlook {
  /** The card left over; none when its loss has been taken already. */
  readonly event: EventCard | None;
  readonly chance: number;
  readonly loss: number;
  readonly grainLeft: number;
  readonly shortage: number;
  readonly revolts: number;
  /** Peasants each revolt brings besides the markers. */
  readonly peasants: number;
}
export interface WinterForecast {
  readonly counties: number;
  readonly grain: number;
  /** The mildest winter first. */
  readonly outlooks: readonly WinterOutlook[];
}
/** WA-WINTER-1 to -3 Grain against counties: any of the events face up may be the one left for winter. */
export function winterForecast(view: Readonly<TableView>, seat: Seat): WinterForecast {
  const counties = countCounties(view, seat);
  const grain = at(view.grain, seat);
  const losses =
    view.season === WINTER ? [{ event: NO_EVENT, loss: 0 }] : view.events.map((event) => ({ event, loss: at(LOSS_OF, event) }));
  const outlooks = losses.map(({ event, loss }): WinterOutlook => {
    const grainLeft = Math.max(0, grain - loss);
    const shortage = Math.max(0, counties - grainLeft);
    return { event, chance: 1 / losses.length, loss, grainLeft, shortage, ...hungerFor(shortage) };
  });
  return { counties, grain, outlooks: outlooks.sort((one, other) => one.loss - other.loss) };
}

export interface Standing extends Score {
  readonly seat: Seat;
  readonly points: number;
  /** What a scoring would add now. */
  readonly wouldScore: number;
}
/** WA-SCORE What everybody has, and would score if the year ended now. */
export function standings(view: Readonly<TableView>): Standing[] {
  return scores(view).map((score, seat) => ({
    ...score,
    seat,
    points: at(view.points, seat),
    wouldScore: score.counties + score.buildings + score.majorities,
  }));
}
