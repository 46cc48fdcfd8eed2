import type { Manner, Ref } from "@stormakt/words";
import type { Card } from "../catalog/index.ts";
import { convertsIn, isCounty } from "../catalog/index.ts";

/** A card is spoken of as the county it shows, or as what it is. */
const cardRef = (card: Card): Ref => ({ thing: isCounty(card) ? "county" : "card", id: card });
const yesOrNo = (is: boolean): string => (is ? "yes" : "no");
const withCard = ({ card }: { readonly card: Card }) => ({ card: cardRef(card) });
const byWhom = ({ defender }: { readonly defender: number }) => ({ neutral: yesOrNo(defender < 0) });

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
    notConverted: ({ card, box }: { readonly card: Card; readonly box: number }) => ({ card: cardRef(card), number: convertsIn(box) }),
    attacked: byWhom,
    attackWon: byWhom,
    scored: ({ counties }: { readonly counties: number }) => ({ counties }),
  },
};
