import type { Title } from "@stormakt/svea-rike/catalog";
import type { Action, PlayCard, SveaRike } from "@stormakt/svea-rike/types";
import type { Arms } from "../../art/arms.ts";
import { HOUSES } from "../../art/arms.ts";
import type { BoardProps, Offer } from "../plugin.ts";

export type Props = BoardProps<SveaRike>;
export type SveaOffer = Offer<SveaRike>;
export type ActionOf<K extends Action["kind"]> = Extract<Action, { kind: K }>;

/** By seat, and by country. */
export const FAMILY_ARMS: readonly Arms[] = [HOUSES.sture, HOUSES.grip, HOUSES.brahe, HOUSES.eka, HOUSES.threeRoses];
export const COUNTRY_ARMS: readonly Arms[] = [HOUSES.denmark, HOUSES.prussia, HOUSES.poland, HOUSES.russia];

/** The move of this kind on offer that fits, allowed or not. */
export function offerOf<K extends Action["kind"]>(
  { choices }: Pick<Props, "choices">,
  kind: K,
  fits: (action: ActionOf<K>) => boolean = () => true,
): SveaOffer | undefined {
  return choices.find(({ action }) => action.kind === kind && fits(action as ActionOf<K>));
}
/** Chooses what is allowed, explains what is not. */
export const pick = (props: Props, offer: SveaOffer | undefined): void => {
  if (offer === undefined) return;
  if (offer.rule === null) props.choose(offer.action);
  else props.explain(offer);
};
export const isSame = (one: Action | null, other: Action | null): boolean =>
  one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other);
export const isChosen = ({ chosen }: Props, offer: SveaOffer | undefined): boolean => offer !== undefined && isSame(chosen, offer.action);
/** How a thing that can be acted on looks: brass where it may, wax when chosen, dashed where it may not. */
export const stateOf = (props: Props, offer: SveaOffer | undefined): "may" | "chosen" | "refused" | undefined =>
  offer === undefined ? undefined : isChosen(props, offer) ? "chosen" : offer.rule === null ? "may" : "refused";

/** Every way in which this card may be played now. */
export const playsOf = ({ choices }: Pick<Props, "choices">, card: Title): readonly PlayCard[] =>
  choices.flatMap(({ action, rule }) => (rule === null && action.kind === "playCard" && action.card === card ? [action] : []));
/** Why a card of the hand cannot be played now, if it is on offer at all. */
export const refusedPlay = ({ choices }: Pick<Props, "choices">, card: Title): SveaOffer | undefined =>
  choices.find(({ action, rule }) => rule !== null && action.kind === "playCard" && action.card === card);
/** The titles that may be played now, each once. */
export const playableTitles = ({ choices }: Props): readonly Title[] => [
  ...new Set(choices.flatMap(({ action, rule }) => (rule === null && action.kind === "playCard" ? [action.card] : []))),
];
export const nameOf = ({ speaker }: Pick<Props, "speaker">, thing: string, id: string | number, form?: string): string =>
  speaker.name({ thing, id }, form);
/** For what shows the table alone: it is drawn again when the table or the language changes, not when a move is chosen. */
export const isSameTable = (one: Props, other: Props): boolean =>
  one.view === other.view && one.speaker === other.speaker && one.seat === other.seat && one.live === other.live;
/** For what shows the table and what may be done, but not what is chosen. */
export const isSameQuestion = (one: Props, other: Props): boolean =>
  isSameTable(one, other) &&
  one.choices === other.choices &&
  one.prompt === other.prompt &&
  one.seats === other.seats &&
  one.shared === other.shared;
export const ownHand = ({ view, seat }: Props): readonly Title[] => (seat === null ? null : view.table.hands[seat]) ?? [];
