/** How many sit together. */
export interface TableSizes {
  /** As many as there should be. */
  readonly size: number;
  /** As many as the game takes. */
  readonly min: number;
  readonly max: number;
  /** Bots take the seats that are left. */
  readonly bots: boolean;
}

/** As even as can be, the larger first. */
const split = (people: number, tables: number): number[] =>
  Array.from({ length: tables }, (_, at) => Math.floor(people / tables) + (at < people % tables ? 1 : 0));

/** How many people sit at each table of a round; null: they are too few for one. */
export function peopleAtTables(people: number, { size, min, max, bots }: TableSizes): number[] | null {
  if (bots) return people < 1 ? null : split(people, Math.ceil(people / size));
  let best: number | null = null;
  for (let tables = Math.ceil(people / max); tables >= 1 && tables * min <= people; tables++) {
    const away = Math.abs(people / tables - size);
    if (best === null || away < Math.abs(people / best - size)) best = tables;
  }
  return best === null ? null : split(people, best);
}
/** How many seats a table has where so many people sit. */
export const seatsFor = (people: number, { size, bots }: TableSizes): number => (bots ? size : people);
