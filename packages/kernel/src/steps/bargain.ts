import type { Chance, Seat } from "../contract.ts";

/**
 * Two-party bargaining. An offer is counts of goods by kind, to give and to take. Nothing is set aside: goods may stand in several offers,
 * and one that its sender can no longer honour is withdrawn (`closeImpossible`), so that accepting never depends on what the sender has
 * left. At most one offer is open from one seat to another. Who owns what is the game's business: holdings are handed in as counts by kind.
 */
export interface Bargaining {
  readonly seats: number;
  /** Open offers, by sender and then recipient. */
  offers: Offer[];
  /** How many offers each seat has made to each other, open or not: by sender and recipient. */
  made: number[];
  /** How often each seat has said that it was ready and taken it back. */
  reopened: number[];
  /** Seats that have left for good, one bit each. Nobody does any more; tables of former editions are shown with it. */
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
  reopened: Array.from({ length: seats }, () => 0),
  left: 0,
});
export const copyBargaining = ({ seats, offers, made, reopened, left }: Bargaining): Bargaining => ({
  seats,
  offers: offers.slice(), // an offer is never written on
  made: made.slice(),
  reopened: reopened.slice(),
  left,
});

// Reading
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
/** Does somebody who holds so much hold all that? */
export function holdsAll(held: Counts, wanted: Counts): boolean {
  for (let kind = 0; kind < wanted.length; kind++) if (held[kind]! < wanted[kind]!) return false;
  return true;
}
/** Holdings once so much has come and so much gone. */
export const afterTrade = (held: Counts, gains: Counts, losses: Counts): number[] =>
  held.map((count, kind) => count + gains[kind]! - losses[kind]!);

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
/** Closes the offers of a seat that it can no longer honour, and says which. */
export function closeImpossible(bargaining: Bargaining, from: Seat, isPossible: (offer: Offer) => boolean): Offer[] {
  const closed = bargaining.offers.filter((offer) => offer.from === from && !isPossible(offer));
  if (closed.length > 0) bargaining.offers = bargaining.offers.filter((offer) => !closed.includes(offer));
  return closed;
}
/** No offer is open or counted. */
export function beginBargaining(bargaining: Bargaining): void {
  bargaining.offers = [];
  bargaining.made.fill(0);
  bargaining.reopened.fill(0);
}

/** What one seat may know of it: the offers it made or got. The others' are not even counted. */
export function bargainingSeenBy(bargaining: Bargaining, seat: Seat | null): Bargaining {
  const { seats, offers, made, reopened, left } = bargaining;
  return {
    seats,
    offers: offers.filter(({ from, to }) => from === seat || to === seat),
    made: made.map((count, pair) => (Math.floor(pair / seats) === seat || pair % seats === seat ? count : 0)),
    reopened: reopened.map((count, by) => (by === seat ? count : 0)),
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
