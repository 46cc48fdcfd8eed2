import type { Manner, Ref } from "@stormakt/words";
import type { Markers } from "../types.ts";

/** Markers by kind, each as one thing with its count: `2-4` is two of kind 4. */
function markersIn(markers: Markers): Ref[] {
  const refs = markers.flatMap((count, kind): Ref[] => (count > 0 ? [{ thing: "markers", id: `${count}-${kind}` }] : []));
  return refs.length > 0 ? refs : [{ thing: "markers", id: "nothing" }];
}
const bothWays = ({ give, take }: { give: Markers; take: Markers }) => ({ give: markersIn(give), take: markersIn(take) });

/** What the fields of events, actions, memories and outcomes stand for. */
export const manner: Manner = {
  fields: {
    seat: "seat",
    target: "seat",
    from: "seat",
    to: "seat",
    ship: "seat",
    chooser: "seat",
    leader: "seat",
    role: "role",
    good: "good",
    failed: "good",
    value: "number",
    on: "number",
    off: "number",
    oneAnd: "number",
    gained: "number",
    count: "number",
    left: "number",
    number: "number",
    given: "number",
    taken: "number",
    round: "number",
    missing: "number",
    total: "number",
    needed: "number",
    onWeakParts: "number",
    threes: "number",
    twos: "number",
    ones: "number",
    decidedBy: "comparison",
  },
  describe: {
    offer: bothWays,
    counter: bothWays,
    offered: bothWays,
    traded: bothWays,
    partFails: ({ good }: { good: number }) => ({ fate: { thing: "failure", id: good } }),
    turnedUp: ({ ship, hand }: { ship: readonly [number, number, number, number]; hand: Markers }) => ({
      wood: ship[0],
      cloth: ship[1],
      iron: ship[2],
      sculpture: ship[3],
      kept: markersIn(hand),
    }),
    revealed: ({ totals, failed }: { totals: readonly [number, number, number, number]; failed: readonly number[] }) => ({
      wood: totals[0],
      cloth: totals[1],
      iron: totals[2],
      sculpture: totals[3],
      weak: failed.length,
    }),
  },
};
