/** For whom a match counts, and how: by seat, whoever began it there, also where somebody else or a bot has played it to the end. */
import type { SeatState, Table } from "@stormakt/host";

/** Whose a seat was from the beginning. */
export interface Contender {
  /** By id; null: a bot. */
  readonly person: string | null;
  /** As it is told: 1 is first, those who tie share one. Whoever left is last. */
  readonly place: number;
  /** By which it counts: less is better. Before all who left are all who stayed, before whoever left early is whoever left late. */
  readonly rank: number;
  readonly hasLeft: boolean;
  readonly isHelped: boolean;
}
/** Whoever played a seat to the end that was another's: it says nothing of how strong they are. */
export interface StandIn {
  readonly seat: number;
  readonly person: string | null;
  readonly place: number;
}
export interface HowItEnded {
  readonly contenders: readonly Contender[];
  readonly standIns: readonly StandIn[];
}
type Ended = Pick<Table, "seats"> & { readonly memory: Pick<Table["memory"], "outcome" | "helped" | "commitment"> };

/** Null: without a result, since it was closed, called off, or only bots were left of it. */
export function howItEnded({ seats, memory }: Ended): HowItEnded | null {
  const { outcome, helped } = memory;
  const isAbandoned = outcome === null && memory.commitment !== null && seats.every(({ persons }) => persons.length === 0);
  if (outcome === null && !(isAbandoned && seats.some(({ beganBy }) => beganBy !== null))) return null;
  const places = outcome === null ? placesByLeaving(seats) : placesOf(outcome.places, seats.length);
  const left = leaversOf(seats);
  const contenders = seats.map(({ beganBy }, seat): Contender => {
    const place = places[seat] ?? seats.length;
    const isHelped = helped.some((help) => help.seat === seat);
    const early = left.indexOf(seat);
    // Whoever was the last at a table where nobody is left has outstayed all others: there was nobody to leave.
    const hasLeft = early >= 0 && !(isAbandoned && place === 1);
    if (!hasLeft) return { person: beganBy, place, rank: place, hasLeft, isHelped };
    return { person: beganBy, place: seats.length - early, rank: 2 * seats.length - early, hasLeft, isHelped };
  });
  const standIns = isAbandoned ? [] : seats.flatMap((held, seat) => standInAt(held, seat, places[seat] ?? seats.length));
  return { contenders, standIns };
}
function standInAt({ beganBy, goneSince, persons, resigned }: SeatState, seat: number, place: number): StandIn[] {
  const person = persons[0] ?? null;
  if (beganBy === null || goneSince === null) return [];
  // Whoever had given up is last already, and may get up: the seat stays theirs unless somebody sits down.
  return resigned && person === null ? [] : [{ seat, person, place }];
}
/** Seats whose people left without having given up, or were voted away, and did not come back: the earliest first. */
function leaversOf(seats: readonly SeatState[]): number[] {
  const since = (seat: number): number => seats[seat]?.goneSince ?? 0;
  return seats
    .flatMap(({ goneSince, resigned }, seat) => (goneSince === null || resigned ? [] : [seat]))
    .sort((a, b) => since(a) - since(b));
}
/** Where all people have left: bots stay for ever, and of people whoever left late comes before whoever left early. */
function placesByLeaving(seats: readonly SeatState[]): number[] {
  const bots = seats.flatMap(({ beganBy }, seat) => (beganBy === null ? [seat] : []));
  const gaveUp = seats.flatMap(({ beganBy, resigned }, seat) => (beganBy !== null && resigned ? [seat] : []));
  const groups = [
    bots,
    ...leaversOf(seats)
      .toReversed()
      .map((seat) => [seat]),
    gaveUp,
  ];
  return placesOf(
    groups.filter((group) => group.length > 0),
    seats.length,
  );
}

/** 1 is first; those who tie share a place, and the next is as many lower. Seats that the outcome does not name come last. */
export function placesOf(groups: readonly (readonly number[])[], seats: number): number[] {
  const places = Array.from({ length: seats }, () => 0);
  let place = 1;
  for (const group of groups) {
    for (const seat of group) places[seat] = place;
    place += group.length;
  }
  return places.map((one) => (one === 0 ? place : one));
}
