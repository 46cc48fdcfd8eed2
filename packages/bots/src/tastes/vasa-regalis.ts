/**
 * What looks good in Vasa Regalis. A part holds if it has more threes than ones; if some parts hold and others fail, whoever gave the
 * most threes to those that fail wins. So three things are weighed: how likely each part is to hold, whom the failed parts favour, and,
 * should all hold, who has kept the most threes.
 */
import type { Chance, Seat } from "@stormakt/kernel";
import type { Action, VasaRegalis } from "@stormakt/vasa-regalis";
import { vasaRegalis } from "@stormakt/vasa-regalis";
import type { Taste } from "../contract.ts";
import type { Table } from "./vasa-regalis/chance.ts";
import { chanceOfWinning, inHand } from "./vasa-regalis/chance.ts";
import { bestOrder, building, crafting, doubt, ordering, replacing, trading } from "./vasa-regalis/trials.ts";

type Offer = Extract<Action, { kind: "offer" }>;

/** An offer costs patience: one that promises nothing is worse than none. */
const BOTHER = 0.002;
const UNTHINKABLE = Number.NEGATIVE_INFINITY;
/** How many offers are weighed for each that is proposed. */
const WEIGHED_EACH = 6;

export const taste: Taste<VasaRegalis> = {
  value: ({ table }, seat) => chanceOfWinning(table, seat),
  prior({ table, stack }, seat, action) {
    // The marker is bought first: it may be of use for the other part of the role.
    const step = vasaRegalis.steps[stack[stack.length - 1]?.step ?? -1]?.name;
    if ((step === "admiralParts" || step === "kingParts") && action.kind !== "procureAny") return Number.NEGATIVE_INFINITY;
    const brings = BRINGS[action.kind] as ((table: Table, seat: Seat, action: Action) => number) | undefined;
    return brings === undefined ? 0 : brings(table, seat, action);
  },
  propose({ table }, seat, chance, count) {
    const offers: { readonly offer: Offer; readonly promise: number }[] = [];
    for (let tries = 0; tries < count * WEIGHED_EACH; tries++) {
      const offer = oneForOne(table, seat, chance);
      if (offer === null) break;
      if (hasAsked(table, seat, offer.to)) continue;
      const promise = offerPromises(table, seat, offer.to, offer.give, offer.take);
      if (promise > 0) offers.push({ offer, promise });
    }
    offers.sort((a, b) => b.promise - a.promise);
    return offers.slice(0, count).map(({ offer }) => offer);
  },
};

/** What an action brings that one step ahead does not show, by kind. */
const BRINGS: { readonly [K in Action["kind"]]?: (table: Table, seat: Seat, action: Extract<Action, { kind: K }>) => number } = {
  takeRole: (table, seat, { role }) => roleBrings(table, seat, role),
  order: (table, seat, { target, good }) => ordering(table, seat, target, good),
  callBuilding: (table, seat, { good }) => building(table, seat, good),
  pickBuilding: (table, seat, { good }) => building(table, seat, good),
  inspect: (table, seat, { ship, good }) => doubt(table, seat, ship, good),
  offer: (table, seat, { to, give, take }) => offerPromises(table, seat, to, give, take),
  counter: (table, seat, { from, give, take }) => offerPromises(table, seat, from, give, take),
  accept: (table, seat, { from, number }) => (accepting(table, seat, from, number) > 0 ? 0 : UNTHINKABLE),
  withdraw: () => UNTHINKABLE,
  ready: ({ bargaining }, seat) => (bargaining?.offers.some(({ to }) => to === seat) === true ? UNTHINKABLE : 0),
};
/** Each of the others is made one offer in a step. */
const hasAsked = ({ bargaining, seats }: Table, seat: Seat, other: Seat): boolean => (bargaining?.made[seat * seats + other] ?? 0) > 0;
function accepting(table: Table, seat: Seat, from: Seat, number: number): number {
  const offer = table.bargaining?.offers.find((one) => one.from === from && one.to === seat && one.number === number);
  return offer === undefined ? 0 : (trading(table, from, seat, offer.give, offer.take, seat)?.[0] ?? 0);
}

/** What the role brings beyond what it does at once. */
function roleBrings(table: Table, seat: Seat, role: number): number {
  switch (role) {
    case 4:
      return crafting(table, seat, [0, 3]);
    case 5:
      return crafting(table, seat, [1, 2]);
    case 6:
      return replacing(table, seat);
    case 7:
      return bestOrder(table, seat);
    default:
      return 0;
  }
}
/** Half of what it would bring, if the other gains too and has what is asked for in this world. */
function offerPromises(table: Table, seat: Seat, to: Seat, give: readonly number[], take: readonly number[]): number {
  if (hasAsked(table, seat, to)) return UNTHINKABLE;
  const gains = trading(table, seat, to, give, take, seat);
  if (gains === null) return -BOTHER;
  const [own, other] = gains;
  if (own <= 0) return UNTHINKABLE;
  return other > 0 ? own / 2 - BOTHER : -BOTHER;
}
/** Any one marker of one's own for any one of another's. */
function oneForOne(table: Table, seat: Seat, chance: Chance): Offer | null {
  const to = (seat + chance.die(table.seats - 1)) % table.seats;
  const give = oneOf(table, seat, chance);
  const take = oneOf(table, to, chance);
  return give === null || take === null ? null : { kind: "offer", to, give, take };
}
function oneOf(table: Table, seat: Seat, chance: Chance): number[] | null {
  const held: number[] = [];
  for (let kind = 0; kind < 12; kind++) if (inHand(table, seat, Math.floor(kind / 3), (kind % 3) + 1) > 0) held.push(kind);
  if (held.length === 0) return null;
  const drawn = chance.pick(held);
  return Array.from({ length: 12 }, (_, kind) => (kind === drawn ? 1 : 0));
}
