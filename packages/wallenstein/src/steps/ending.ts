/** WA-END The game is over: statues and trophies, and who has won. */
import type { Seat } from "@stormakt/kernel";
import type { ScorePart } from "../catalog/index.ts";
import { allSeats, at, earnedBy, score, statuesOf, trophiesOf } from "../table.ts";
import type { Pen } from "../types.ts";

/** WA-END-1 to -4 Most points win; Thalers break a tie; those still tied share their place. */
export function endOfGame(play: Pen): void {
  const { table } = play;
  if (table.leaders) scoreLeaders(play);
  const { points, thalers } = table;
  const ranking = allSeats(table)
    .slice()
    .sort((one, other) => at(points, other) - at(points, one) || at(thalers, other) - at(thalers, one) || one - other);
  const places: Seat[][] = [];
  for (const seat of ranking) {
    const place = places.at(-1);
    const ahead = place?.[0];
    if (place !== undefined && ahead !== undefined && points[ahead] === points[seat] && thalers[ahead] === thalers[seat]) place.push(seat);
    else places.push([seat]);
  }
  tellScores(play);
  play.tell?.({ kind: "gameEnded", points: points.slice(), thalers: thalers.slice() });
  const [first = 0, second = 0] = ranking;
  const [winners = []] = places;
  const because = winners.length > 1 ? "shared" : points[first] === points[second] ? "thalers" : "points";
  play.conclude({ places, because, facts: { points: at(points, first), thalers: at(thalers, first) } });
}

/** WA-END-2, WA-LEADER-13 A point for each own statue on the map and each trophy. */
function scoreLeaders({ table, tell }: Pen): void {
  for (const seat of allSeats(table)) {
    const statues = statuesOf(table, seat);
    const trophies = trophiesOf(table, seat);
    score(table, seat, "statues", statues);
    score(table, seat, "trophies", trophies);
    tell?.({ kind: "leadersScored", seat, statues, trophies, points: statues + trophies });
  }
}
/** What everybody's points were for. */
function tellScores({ table, tell }: Pen): void {
  if (tell)
    for (const seat of allSeats(table)) {
      const earned = (part: ScorePart): number => earnedBy(table, seat, part);
      tell({
        kind: "tallied",
        seat,
        points: at(table.points, seat),
        thalers: at(table.thalers, seat),
        counties: earned("counties"),
        buildings: earned("buildings"),
        majorities: earned("majorities"),
        favors: earned("favors"),
        landsknechte: earned("landsknechte"),
        statues: earned("statues"),
        trophies: earned("trophies"),
      });
    }
}
