import { EVENTS, has } from "@stormakt/svea-rike/advice";
import { areaAround, EVERY_FIEF } from "@stormakt/svea-rike/catalog";
import type { Action } from "@stormakt/svea-rike/types";
import type { Mark } from "../../maps/chart/spots.tsx";
import type { SveaRikePlace } from "../../maps/svea-rike/places.ts";
import { offerOf } from "../kit/offers.ts";
import type { Props, SveaOffer } from "./offers.ts";
import type { Aiming } from "./use-aim.ts";

/** SR-EVENT-10 Cards that strike a fief and its neighbours. */
const AREA_CARDS: ReadonlySet<string> = new Set([
  "extra-church-tax",
  "famine",
  "local-war-tax",
  "peasant-revolt",
  "plague",
  "riots-in-towns",
  "witch-hunt",
]);
export const keyOf = (place: SveaRikePlace): string => (place.kind === "fief" ? `fief-${place.fief}` : `country-${place.country}`);

/** The move on offer that a place stands for when no card is being aimed. */
export function offerAt(props: Props, place: SveaRikePlace, movingFrom: number | null): SveaOffer | undefined {
  if (place.kind === "country") {
    const { country } = place;
    if (movingFrom !== null) return offerOf(props, "moveMerchant", (action) => action.country === movingFrom && action.to === country);
    return offerOf(props, "placeMerchant", (action) => action.country === country);
  }
  const { fief } = place;
  const wed = offerOf(props, "buyFiefInMarriage", (action) => action.fief === fief);
  const bought = offerOf(props, "buyFief", (action) => action.fief === fief);
  return (
    (wed?.rule === null && bought?.rule !== null ? wed : bought) ??
    offerOf(props, "commit", (action) => action.fief === fief) ??
    offerOf(props, "giveUpFief", (action) => action.fief === fief) ??
    offerOf(props, "sellFief", (action) => action.fief === fief)
  );
}
const placesOf = (action: Action): readonly string[] => {
  const { fief, from, country, to } = action as { fief?: number; from?: number; country?: number; to?: number };
  return [
    ...(fief === undefined ? [] : [`fief-${fief}`]),
    ...(from === undefined ? [] : [`fief-${from}`]),
    ...(country === undefined ? [] : [`country-${country}`]),
    ...(to === undefined ? [] : [`country-${to}`]),
  ];
};
/** How each place stands out: where the card in hand can be aimed, or what can be done there. */
export function marksOf(props: Props, aiming: Aiming, movingFrom: number | null): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  const { chosen } = props;
  if (aiming.card !== null && aiming.plays.length > 0) {
    const { field, values } = aiming.aim;
    if (field === "fief" || field === "from") for (const fief of values) marks.set(`fief-${fief}`, "legal");
    if (field === "country" || field === "to") for (const country of values) marks.set(`country-${country}`, "legal");
    if (aiming.picked.from !== undefined) marks.set(`fief-${aiming.picked.from}`, "lit");
  } else
    for (const { action, rule } of props.choices) {
      if (rule !== null) continue;
      if (action.kind === "moveMerchant") {
        if (action.country === movingFrom) marks.set(`country-${action.to}`, "legal");
      } else if (action.kind === "placeMerchant" && movingFrom === null) marks.set(`country-${action.country}`, "legal");
      else if (
        action.kind === "buyFief" ||
        action.kind === "buyFiefInMarriage" ||
        action.kind === "commit" ||
        action.kind === "giveUpFief" ||
        action.kind === "sellFief"
      )
        marks.set(`fief-${action.fief}`, "legal");
    }
  const { fief: offered } = (props.prompt?.step === "answer" ? props.prompt.memory : {}) as { readonly fief?: number };
  if (offered !== undefined) marks.set(`fief-${offered}`, "lit");
  if (chosen !== null) {
    if (chosen.kind === "playCard" && chosen.fief !== undefined && AREA_CARDS.has(EVENTS[chosen.card]?.id ?? ""))
      for (const fief of EVERY_FIEF) if (has(areaAround(chosen.fief), fief)) marks.set(`fief-${fief}`, "lit");
    for (const key of placesOf(chosen)) marks.set(key, "chosen");
  }
  return marks;
}
