import type { Counted, Manner, Ref } from "@stormakt/words";
import type { Box, Card } from "../catalog/index.ts";
import { convertsIn, isCounty } from "../catalog/index.ts";
import type { Event } from "../types.ts";

/** A card is spoken of as the county it shows, or as what it is. */
const cardRef = (card: Card): Ref => ({ thing: isCounty(card) ? "county" : "card", id: card });
const yesOrNo = (is: boolean): string => (is ? "yes" : "no");
const withCard = ({ card }: { readonly card: Card }) => ({ card: cardRef(card) });
/** Whose cubes they are, and how many; the peasants come last. */
function cubes([peasants = 0, ...armies]: readonly number[]): Counted[] {
  const parties = armies.map((count, seat): Counted => ({ of: { thing: "seat", id: seat }, count }));
  parties.push({ of: { thing: "party", id: "peasants" }, count: peasants });
  return parties.filter(({ count }) => count > 0);
}
const some = (list: readonly number[]): string => (list.some((count) => count > 0) ? "some" : "none");
const onBox = ({ card, box }: { readonly card: Card; readonly box: Box }) => ({ card: cardRef(card), number: convertsIn(box) });
const byWhom = ({ defender }: { readonly defender: number }) => ({ neutral: yesOrNo(defender < 0) });

type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;
/** What the fields of events, actions, memories and outcomes stand for. */
export const manner: Manner = {
  fields: {
    seat: "seat",
    seats: "seat",
    among: "seat",
    defender: "seat",
    county: "county",
    counties: "county",
    from: "county",
    to: "county",
    action: "action",
    actions: "action",
    row: "action",
    box: "box",
    building: "building",
    tile: "tile",
    tiles: "tile",
    colour: "colour",
    boxes: "box",
    event: "event",
    events: "event",
    favor: "favor",
    favors: "favor",
    benefit: "benefit",
    source: "source",
    season: "season",
    rule: "reason",
    year: "number",
    position: "number",
    place: "number",
    armies: "number",
    price: "number",
    courtiers: "number",
    landsknecht: "number",
    regions: "number",
    thalers: "number",
    grain: "number",
    points: "number",
    markers: "number",
    peasants: "number",
    amount: "number",
    extra: "number",
    defenders: "number",
    guards: "number",
    attackers: "number",
    own: "number",
    statues: "number",
    trophies: "number",
    loss: "number",
    shortage: "number",
    buildings: "number",
    majorities: "number",
  },
  describe: {
    placeGroup: ({ withLeader }: { readonly withLeader: boolean }) => ({ leader: yesOrNo(withLeader) }),
    marchLeader: ({ statue }: { readonly statue: boolean }) => ({ statue: yesOrNo(statue) }),
    countyTaken: ({ unseen }: { readonly unseen: boolean }) => ({ unseen: yesOrNo(unseen) }),
    bidRevealed: withCard,
    cardRevealed: withCard,
    converted: withCard,
    notConverted: onBox,
    notUsed: onBox,
    attacked: byWhom,
    attackWon: byWhom,
    towerFilled: ({ inside, fell }: Of<"towerFilled">) => ({ inside: cubes(inside), fell: cubes(fell), out: some(fell) }),
    towerDropped: ({ dropped, lay, inside, tray }: Of<"towerDropped">) => ({
      dropped: cubes(dropped),
      lay: cubes(lay),
      waiting: some(lay),
      tray: cubes(tray),
      out: some(tray),
      rest: cubes(inside.map((count, at) => count + (dropped[at] ?? 0) - (tray[at] ?? 0))),
    }),
    takeBenefit: ({ benefit }: { readonly benefit: string }) => ({ what: benefit }),
    scored: ({ counties }: Of<"scored">) => ({ counties }),
    tallied: ({ counties, favors, landsknechte }: Of<"tallied">) => ({ counties, favors, landsknechte }),
  },
};
