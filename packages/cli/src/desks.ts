import { gamesWith } from "@stormakt/shelf";
import type { Form } from "./play/forms/form.ts";
import { plainTable } from "./tables/plain.ts";
import type { GameTable } from "./tables/table.ts";

/** How a game is played at a terminal. */
export interface Desk {
  readonly table: GameTable;
  /** Moves with too many forms to list, by kind. */
  readonly forms: Readonly<Record<string, Form>>;
}
/** A game is written out plainly until it has a desk of its own: a file in `desks/`, by its id. */
const PLAIN: Desk = { table: { draw: plainTable, look: () => null }, forms: {} };

export async function deskOf(game: string): Promise<Desk> {
  if (!gamesWith("desk").includes(game)) return PLAIN;
  const { desk } = (await import(`./desks/${game}.ts`)) as { readonly desk: Desk };
  return desk;
}
