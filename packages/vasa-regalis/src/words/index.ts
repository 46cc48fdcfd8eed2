import type { Manner, Ref } from "@stormakt/words";
import type { Markers } from "../types.ts";

/** Markers by kind, each as one thing with its count: `2-4` is two of kind 4. */
const markersIn = (markers: Markers): Ref[] =>
  markers.flatMap((count, kind) => (count > 0 ? [{ thing: "markers", id: `${count}-${kind}` }] : []));
const bothWays = ({ give, take }: { give: Markers; take: Markers }) => ({ give: markersIn(give), take: markersIn(take) });

/** What the fields of events, actions, memories and outcomes stand for. */
export const manner: Manner = {
  fields: {
    seat: "seat",
    target: "seat",
    from: "seat",
    to: "seat",
    ship: "seat",
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
    decidedBy: "comparison",
  },
  describe: {
    offer: bothWays,
    counter: bothWays,
    offered: bothWays,
    traded: bothWays,
    revealed: ({ totals, failed }: { totals: readonly [number, number, number, number]; failed: readonly number[] }) => ({
      wood: totals[0],
      cloth: totals[1],
      iron: totals[2],
      sculpture: totals[3],
      weak: failed.length,
    }),
  },
};
