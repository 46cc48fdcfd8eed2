import type { Good, Value } from "@stormakt/vasa-regalis/catalog";
import { VALUES } from "@stormakt/vasa-regalis/catalog";
import type { VasaRegalis } from "@stormakt/vasa-regalis/types";
import type { TableView } from "@stormakt/vasa-regalis/view";
import type { BoardProps, Offer } from "../plugin.ts";

export type Props = BoardProps<VasaRegalis>;
export type VasaOffer = Offer<VasaRegalis>;

export const supplyOf = (table: TableView, good: Good, value: Value): number => table.supply[good * 3 + value - 1] ?? 0;
export const handOf = (table: TableView, seat: number, good: Good): readonly number[] | null =>
  table.hands[seat]?.slice(good * 3, good * 3 + 3) ?? null;
/** The markers of one good in hand, lowest first. */
export const markersIn = (hand: readonly number[]): Value[] =>
  VALUES.flatMap((value) => Array.from({ length: hand[value - 1] ?? 0 }, () => value));
export const threesInPlay = (table: TableView, good: Good): number => table.seats - supplyOf(table, good, 3);
