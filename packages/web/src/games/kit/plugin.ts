import type { GameTypes, Seat, View } from "@stormakt/kernel";

/** What an event is worth on the stage: nothing if it only moves the game on, twice as much if it is chance or a turning point. */
export function weigh<K extends string>(kinds: {
  readonly quiet: readonly K[];
  readonly loud: readonly K[];
}): (event: { readonly kind: K }) => 0 | 1 | 2 {
  const weights = new Map<K, 0 | 2>([...kinds.quiet.map((kind) => [kind, 0] as const), ...kinds.loud.map((kind) => [kind, 2] as const)]);
  return ({ kind }) => weights.get(kind) ?? 1;
}

/** Whether one of these fields of an event names the seat. */
export const names = (event: object, seat: Seat, ...fields: readonly string[]): boolean =>
  fields.some((field) => (event as Readonly<Record<string, unknown>>)[field] === seat);

/** One view put together from those of all seats: what only one of them sees is taken from that one. */
export function laidOpen<G extends GameTypes>(views: readonly View<G>[], secrets: Partial<G["TableView"]>): View<G> {
  const [first] = views;
  if (first === undefined) throw new Error("there is nobody to look with");
  return { ...first, table: { ...first.table, ...secrets } };
}
