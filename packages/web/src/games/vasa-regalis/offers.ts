import type { Good, Value } from "@stormakt/vasa-regalis/catalog";
import { VALUES } from "@stormakt/vasa-regalis/catalog";
import type { Action, VasaRegalis } from "@stormakt/vasa-regalis/types";
import type { TableView } from "@stormakt/vasa-regalis/view";
import type { BoardProps, Offer } from "../plugin.ts";

export type Props = BoardProps<VasaRegalis>;
export type VasaOffer = Offer<VasaRegalis>;

/** The move of this kind on offer that fits, allowed or not. */
export function offerOf<K extends Action["kind"]>(
  { choices }: Props,
  kind: K,
  fits: (action: Extract<Action, { kind: K }>) => boolean,
): VasaOffer | undefined {
  return choices.find(({ action }) => action.kind === kind && fits(action as Extract<Action, { kind: K }>));
}
/** Chooses what is allowed, explains what is not. */
export const pick = (props: Pick<Props, "choose" | "explain">, offer: VasaOffer | undefined): void => {
  if (offer === undefined) return;
  if (offer.rule === null) props.choose(offer.action);
  else props.explain(offer);
};
export const isChosen = ({ chosen }: Props, offer: VasaOffer | undefined): boolean =>
  offer !== undefined && chosen !== null && JSON.stringify(chosen) === JSON.stringify(offer.action);

/** How a thing that can be acted on looks: brass where it may, wax when chosen. */
export const stateOf = (props: Props, offer: VasaOffer | undefined): "may" | "chosen" | "refused" | undefined =>
  offer === undefined ? undefined : isChosen(props, offer) ? "chosen" : offer.rule === null ? "may" : "refused";

export const supplyOf = (table: TableView, good: Good, value: Value): number => table.supply[good * 3 + value - 1] ?? 0;
export const handOf = (table: TableView, seat: number, good: Good): readonly number[] | null =>
  table.hands[seat]?.slice(good * 3, good * 3 + 3) ?? null;
/** The markers of one good in hand, lowest first. */
export const markersIn = (hand: readonly number[]): Value[] =>
  VALUES.flatMap((value) => Array.from({ length: hand[value - 1] ?? 0 }, () => value));
export const threesInPlay = (table: TableView, good: Good): number => table.seats - supplyOf(table, good, 3);
