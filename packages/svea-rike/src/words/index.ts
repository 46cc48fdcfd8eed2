/** How Svea Rike is spoken of, whatever the language. */
import type { Arg, Describe, Manner } from "@stormakt/words";
import type { PlayCard } from "../types.ts";

/** At what a card is aimed, so that a sentence can choose its form; what is not aimed at is left blank. */
const aimOf: Describe = (card: Partial<PlayCard>) => {
  const ref = (thing: string, id: number | undefined): Arg => (id === undefined ? "" : { thing, id });
  return {
    aim: kindOfAim(card),
    fief: ref("fief", card.fief),
    from: ref("fief", card.from),
    country: ref("country", card.country),
    to: ref("country", card.to),
    seat: ref("seat", card.seat),
    history: ref("history", card.history),
    next: ref("history", card.next),
    royal: ref("royal", card.royal),
    activity: ref("activity", card.activity),
    take: ref("event", card.take),
    gold: card.gold ?? 0,
  };
};
function kindOfAim({ from, fief, to, seat, country, next, history, royal, activity, take, gold }: Partial<PlayCard>): string {
  if (from !== undefined) return "feud";
  if (fief !== undefined) return "fief";
  if (to !== undefined) return "moving";
  if (seat !== undefined) return country === undefined ? "seat" : "merchant";
  if (country !== undefined) return "country";
  if (next !== undefined) return "two";
  if (history !== undefined) return "history";
  if (royal !== undefined) return "royal";
  if (activity !== undefined) return "activity";
  if (take !== undefined) return "take";
  return gold === undefined ? "none" : "gold";
}

/** An offer is made to one player or to all. */
const whomOf: Describe = ({ buyer }: { readonly buyer?: number }) => ({
  whom: buyer === undefined ? "all" : "one",
  buyer: buyer === undefined ? "" : { thing: "seat", id: buyer },
});
/** Dice are thrown for an income only where a card says so. */
const rolledOf: Describe = ({ dice }: { readonly dice?: readonly number[] }) => ({
  rolled: dice !== undefined && dice.length > 0 ? "yes" : "no",
});

export const manner: Manner = {
  fields: {
    seat: "seat",
    by: "seat",
    owner: "seat",
    payee: "seat",
    buyer: "seat",
    card: "event",
    cards: "event",
    take: "event",
    fief: "fief",
    fiefs: "fief",
    from: "fief",
    country: "country",
    to: "country",
    history: "history",
    office: "history",
    histories: "history",
    royal: "royal",
    reign: "reign",
    sovereign: "sovereign",
    era: "era",
    activity: "activity",
    source: "source",
    title: "title",
    gold: "number",
    debt: "number",
    owes: "number",
    count: "number",
    die: "number",
    dice: "number",
    troops: "number",
    value: "number",
    hit: "number",
    attack: "number",
    defence: "number",
    points: "number",
    round: "number",
    hits: "number",
    left: "number",
    ofGold: "number",
    ofCrowns: "number",
    ofTroops: "number",
    ofSeries: "number",
    ofMerchants: "number",
    ofTrophies: "number",
    ofEastIndia: "number",
    ofDebt: "number",
    percent: "number",
    least: "number",
    most: "number",
  },
  describe: { playCard: aimOf, cardPlayed: aimOf, offerFief: whomOf, fiefOffered: whomOf, collected: rolledOf },
};

/** Names by the place of a card in its list, from names by id. */
export function byPlace<T>(list: readonly { readonly id: string }[], names: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(
    list.map(({ id }, place) => {
      const name = names[id];
      if (name === undefined) throw new Error(`${id} has no name`);
      return [String(place), name];
    }),
  );
}
