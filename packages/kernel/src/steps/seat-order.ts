import type { Seat } from "../contract.ts";

/** The seat so many places to the left of another; negative: to the right. */
export const seatToLeft = (seats: number, seat: Seat, places: number): Seat => (((seat + places) % seats) + seats) % seats;

/** Lists that are asked for again and again are made once: everybody, clockwise from each seat. Not frozen: frozen lists are slow to copy. */
const CLOCKWISE: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: 9 }, (_, seats) =>
  Array.from({ length: seats }, (_, first) => Array.from({ length: seats }, (_, place) => (first + place) % seats)),
);
/** Everybody in turn order, beginning with `first`. Up to eight seats. */
export const clockwiseFrom = (seats: number, first: Seat): readonly Seat[] => CLOCKWISE[seats]![first]!;
export const everySeat = (seats: number): readonly Seat[] => clockwiseFrom(seats, 0);
