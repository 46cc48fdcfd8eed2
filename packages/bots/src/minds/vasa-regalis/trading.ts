/** What is done about offers: which are made, which are welcome, and when somebody is ready. */
import type { Chance, Seat } from "@stormakt/kernel";
import type { Action, Markers } from "@stormakt/vasa-regalis";
import type { Table } from "./holdings.ts";
import { classOf, ENDS, endsAt, inHand, isBuilt, isEligible, owned, unbuiltCount } from "./holdings.ts";

type Offer = Extract<Action, { kind: "offer" }>;

const READY: Action = { kind: "ready" };
/** A trade is accepted if it brings so much, in threes on the ship, and not much less than it brings the other. */
const WORTH_WHILE = 0.05;
const FAIR = 0.7;
/** What a three of a type that is built may still be worth, and any marker of one. */
const SPARE_THREE = 0.25;
const SPARE = 0.01;
/** A three in hand is worth something for itself, whatever became of such holdings. */
const THREE = 0.3;
/** How many offers are weighed for each that is proposed. */
const WEIGHED_EACH = 12;

/** Accepts what is good for both; else is ready. Nobody makes offers in playouts. */
export function answerOffers(table: Table, seat: Seat, legal: readonly Action[]): Action {
  for (const action of legal) if (action.kind === "accept" && isWelcome(table, seat, action.from, action.number)) return action;
  return READY;
}
function isWelcome(table: Table, seat: Seat, from: Seat, number: number): boolean {
  const offer = table.bargaining?.offers.find((one) => one.from === from && one.to === seat && one.number === number);
  return offer !== undefined && betters(table, seat, seat, from, offer.give, offer.take);
}
/** Whether a trade is good enough for somebody, as far as the viewer can tell, and not too good for the other. */
function betters(table: Table, viewer: Seat, seat: Seat, other: Seat, gets: Markers, gives: Markers): boolean {
  const own = brings(table, viewer, seat, gets, gives);
  return own > WORTH_WHILE && own > FAIR * brings(table, viewer, other, gives, gets);
}

/** What is not to be thought of, as -Infinity; whatever else is done about offers is left to what it leads to. */
export function thinkable(table: Table, seat: Seat, action: Action): number {
  return isThinkable(table, seat, action) ? 0 : Number.NEGATIVE_INFINITY;
}
function isThinkable(table: Table, seat: Seat, action: Action): boolean {
  if (action.kind === "offer" || action.kind === "counter") {
    const to = action.kind === "offer" ? action.to : action.from;
    return !hasAsked(table, seat, to) && !isOfferedAlready(table, seat, to, action) && isWorthOffering(table, seat, to, action);
  }
  if (action.kind === "accept") return isWelcome(table, seat, action.from, action.number);
  if (action.kind === "ready") return !isOffered(table, seat); // VR-INVENTORY-15 Every offer is answered first.
  return action.kind !== "withdraw";
}
/** Good for the seat, and so good for the other that it may well accept. */
const isWorthOffering = (table: Table, seat: Seat, to: Seat, { give, take }: { give: Markers; take: Markers }): boolean =>
  betters(table, seat, seat, to, take, give) && betters(table, seat, to, seat, give, take);
const isOffered = ({ bargaining }: Table, seat: Seat): boolean => bargaining?.offers.some(({ to }) => to === seat) ?? false;
/** Whether the other offers as much or more for as little or less: that is accepted or declined, not offered back. */
const isOfferedAlready = ({ bargaining }: Table, seat: Seat, other: Seat, { give, take }: { give: Markers; take: Markers }): boolean =>
  bargaining?.offers.some((offer) => offer.from === other && offer.to === seat && covers(offer.give, take) && covers(give, offer.take)) ??
  false;
const covers = (many: Markers, few: Markers): boolean => few.every((count, kind) => count <= (many[kind] as number));
/** Nobody is pestered: each of the others is made one offer in a step. */
const hasAsked = ({ bargaining, seats }: Table, seat: Seat, other: Seat): boolean => (bargaining?.made[seat * seats + other] ?? 0) > 0;

/** Offers of one marker for another that would be good for both, the best for the seat first. */
export function offersWorthMaking(table: Table, seat: Seat, chance: Chance, count: number): Offer[] {
  const found: { readonly offer: Offer; readonly own: number }[] = [];
  const others = Array.from({ length: table.seats }, (_, other) => other).filter(
    (other) => other !== seat && !hasAsked(table, seat, other),
  );
  if (others.length === 0) return [];
  for (let tries = 0; tries < count * WEIGHED_EACH; tries++) {
    const to = chance.pick(others);
    const [give, take] = [oneOf(table, seat, chance), oneOf(table, to, chance)];
    if (give === null || take === null || isOfferedAlready(table, seat, to, { give, take })) continue;
    if (!isWorthOffering(table, seat, to, { give, take })) continue;
    found.push({ offer: { kind: "offer", to, give, take }, own: brings(table, seat, seat, take, give) });
  }
  found.sort((a, b) => b.own - a.own);
  return found.slice(0, count).map(({ offer }) => offer);
}
function oneOf(table: Table, seat: Seat, chance: Chance): number[] | null {
  const held: number[] = [];
  for (let kind = 0; kind < 12; kind++) if (inHand(table, seat, Math.floor(kind / 3), (kind % 3) + 1) > 0) held.push(kind);
  if (held.length === 0) return null;
  const drawn = chance.pick(held);
  return Array.from({ length: 12 }, (_, kind) => (kind === drawn ? 1 : 0));
}

/** What a trade brings somebody, as far as the viewer can tell: the value by which these bots trade. */
export function brings(table: Table, viewer: Seat, seat: Seat, gets: Markers, gives: Markers): number {
  const left = unbuiltCount(table);
  let sum = 0;
  for (let good = 0; good < 4; good++) {
    const [a, b, c] = [gained(gets, gives, good, 1), gained(gets, gives, good, 2), gained(gets, gives, good, 3)];
    if (a === 0 && b === 0 && c === 0) continue;
    if (isBuilt(table, good)) {
      sum += c * SPARE_THREE + (a + b) * SPARE;
      continue;
    }
    const [ones, twos, threes] = [
      owned(table, viewer, seat, good, 1),
      owned(table, viewer, seat, good, 2),
      owned(table, viewer, seat, good, 3),
    ];
    const eligible = isEligible(table, good);
    const before = endsAt(left, eligible, classOf(ones, twos, threes));
    const after = endsAt(left, eligible, classOf(ones + a, twos + b, threes + c));
    sum += (ENDS[after + 1] as number) - (ENDS[before + 1] as number) + c * THREE;
  }
  return sum;
}
const gained = (gets: Markers, gives: Markers, good: number, value: number): number =>
  (gets[good * 3 + value - 1] as number) - (gives[good * 3 + value - 1] as number);
