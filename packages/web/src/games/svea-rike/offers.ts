import type { Title } from "@stormakt/svea-rike/catalog";
import type { PlayCard, SveaRike } from "@stormakt/svea-rike/types";
import type { Arms } from "../../art/arms.ts";
import { HOUSES } from "../../art/arms.ts";
import type { BoardProps, Offer } from "../plugin.ts";

export type Props = BoardProps<SveaRike>;
export type SveaOffer = Offer<SveaRike>;

/** By seat, and by country. */
export const FAMILY_ARMS: readonly Arms[] = [HOUSES.sture, HOUSES.grip, HOUSES.brahe, HOUSES.eka, HOUSES.threeRoses];
export const COUNTRY_ARMS: readonly Arms[] = [HOUSES.denmark, HOUSES.prussia, HOUSES.poland, HOUSES.russia];

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
