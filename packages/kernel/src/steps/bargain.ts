import type { Chance, Seat } from "../contract.ts";
import { NOBODY } from "../contract.ts";

/**
 * Two-party bargaining with escrow. An offer is counts of goods by kind, to give and to take; what is offered is set aside while the offer
 * is open, so that its sender can always honour it and accepting never depends on what others hold. At most one offer is open from one
 * seat to another. Who owns what is the game's business: holdings are handed in as counts by kind, set-aside goods included.
 */
export interface Bargaining {
  readonly seats: number;
  /** Open offers, by sender and then recipient. */
  offers: Offer[];
  /** How many offers each seat has made to each other, open or not: by sender and recipient. */
  made: number[];
  /** Seats that have left the bargaining, one bit each. */
  left: number;
}
export interface Offer {
  readonly from: Seat;
  readonly to: Seat;
  /** Counted from 1 for each sender and recipient: tells an offer from the one that replaced it, and tells nobody else anything. */
  readonly number: number;
  readonly give: Counts;
  readonly take: Counts;
}
/** How many of each kind. */
export type Counts = readonly number[];

export const newBargaining = (seats: number): Bargaining => ({
  seats,
  offers: [],
  made: Array.from({ length: seats * seats }, () => 0),
  left: 0,
});
export const copyBargaining = ({ seats, offers, made, left }: Bargaining): Bargaining => ({
  seats,
  offers: offers.slice(), // an offer is never written on
  made: made.slice(),
  left,
});

// Reading
export const hasLeft = ({ left }: Readonly<Bargaining>, seat: Seat): boolean => (left & (1 << seat)) !== 0;
export function stillBargaining(bargaining: Readonly<Bargaining>): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < bargaining.seats; seat++) if (!hasLeft(bargaining, seat)) seats.push(seat);
  return seats;
}
export function openOffer({ offers }: Readonly<Bargaining>, from: Seat, to: Seat): Offer | null {
  for (let i = 0; i < offers.length; i++) if (offers[i]!.from === from && offers[i]!.to === to) return offers[i]!;
  return null;
}
/** The open offer with that number; null if it is no longer open, or has been replaced. */
export function offerNumbered(bargaining: Readonly<Bargaining>, from: Seat, to: Seat, number: number): Offer | null {
  const offer = openOffer(bargaining, from, to);
  return offer !== null && offer.number === number ? offer : null;
}
export function offersMade({ made, seats }: Readonly<Bargaining>, from: Seat): number {
  let count = 0;
  for (let to = 0; to < seats; to++) count += made[from * seats + to]!;
  return count;
}
/** What a seat has set aside of a kind, but for the offer to `except`, which is about to be replaced. */
export function setAside({ offers }: Readonly<Bargaining>, from: Seat, kind: number, except: Seat = NOBODY): number {
  let count = 0;
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i]!;
    if (offer.from === from && offer.to !== except) count += offer.give[kind]!;
  }
  return count;
}

/** Does the seat hold all that, and has it not set it aside? An open offer to `replacing` does not count. */
export function isFree(bargaining: Readonly<Bargaining>, seat: Seat, held: Counts, wanted: Counts, replacing: Seat = NOBODY): boolean {
  for (let kind = 0; kind < wanted.length; kind++)
    if (wanted[kind]! > 0 && held[kind]! - setAside(bargaining, seat, kind, replacing) < wanted[kind]!) return false;
  return true;
}
/**
 * The fewest of some kinds together, kinds `first` up to but not including `end`, that a seat may be left with, whichever of its open
 * offers are accepted. `pending` is one more offer it is about to make, in place of the open one to the same seat.
 */
export function fewestLeft(
  bargaining: Readonly<Bargaining>,
  seat: Seat,
  held: Counts,
  first: number,
  end: number,
  pending: Pick<Offer, "to" | "give" | "take"> | null = null,
): number {
  let left = 0;
  for (let kind = first; kind < end; kind++) left += held[kind]!;
  for (const offer of bargaining.offers) if (offer.from === seat && offer.to !== pending?.to) left -= mostLost(offer, first, end);
  return pending === null ? left : left - mostLost(pending, first, end);
}
function mostLost({ give, take }: Pick<Offer, "give" | "take">, first: number, end: number): number {
  let lost = 0;
  for (let kind = first; kind < end; kind++) lost += give[kind]! - take[kind]!;
  return Math.max(lost, 0);
}
/** The holdings of the recipient once it has accepted. */
export const afterAccepting = (held: Counts, { give, take }: Offer): number[] =>
  held.map((count, kind) => count + give[kind]! - take[kind]!);

// Writing
/** Opens an offer, in place of the open one between the same two. */
export function makeOffer(bargaining: Bargaining, from: Seat, to: Seat, give: Counts, take: Counts): Offer {
  closeOffer(bargaining, from, to);
  const { offers, made, seats } = bargaining;
  made[from * seats + to]! += 1;
  const offer: Offer = { from, to, number: made[from * seats + to]!, give, take };
  let at = 0;
  while (at < offers.length && offers[at]!.from * seats + offers[at]!.to < from * seats + to) at++;
  offers.splice(at, 0, offer);
  return offer;
}
export function closeOffer(bargaining: Bargaining, from: Seat, to: Seat): void {
  bargaining.offers = bargaining.offers.filter((offer) => offer.from !== from || offer.to !== to);
}
/** The seat makes and gets no more offers, and those open are closed. */
export function leaveBargaining(bargaining: Bargaining, seat: Seat): void {
  bargaining.left |= 1 << seat;
  bargaining.offers = bargaining.offers.filter((offer) => offer.from !== seat && offer.to !== seat);
}
/** Everybody is back, with no offer open or counted. */
export function beginBargaining(bargaining: Bargaining): void {
  bargaining.offers = [];
  bargaining.made.fill(0);
  bargaining.left = 0;
}

/** What one seat may know of it: the offers it made or got. The others' are not even counted. */
export function bargainingSeenBy(bargaining: Bargaining, seat: Seat | null): Bargaining {
  const { seats, offers, made, left } = bargaining;
  return {
    seats,
    offers: offers.filter(({ from, to }) => from === seat || to === seat),
    made: made.map((count, pair) => (Math.floor(pair / seats) === seat || pair % seats === seat ? count : 0)),
    left,
  };
}

// Goods as counts
export function countAll(counts: Counts): number {
  let sum = 0;
  for (let kind = 0; kind < counts.length; kind++) sum += counts[kind]!;
  return sum;
}
/** Counts of so many kinds from untrusted JSON; null if it is anything else. */
export function readCounts(json: unknown, kinds: number): number[] | null {
  if (!Array.isArray(json) || json.length !== kinds) return null;
  const counts: unknown[] = json;
  return counts.every((count) => typeof count === "number" && Number.isInteger(count) && count >= 0 && count <= 1000)
    ? counts.map((count) => (count as number) + 0) // a minus zero is a zero
    : null;
}
/** Up to `most` of the goods there are, at least one, each equally likely; null if there are none. */
export function drawCounts(available: Counts, most: number, chance: Chance): number[] | null {
  let left = countAll(available);
  if (left === 0) return null;
  const drawn = available.map(() => 0);
  for (let wanted = chance.die(Math.min(most, left)); wanted > 0; wanted--) {
    let at = chance.below(left);
    let kind = 0;
    while (at >= available[kind]! - drawn[kind]!) at -= available[kind]! - drawn[kind++]!;
    drawn[kind]! += 1;
    left -= 1;
  }
  return drawn;
}
