import type { GameTypes } from "@stormakt/kernel";
import { gamesWith } from "@stormakt/shelf";
import type { Mind } from "./mind.ts";

/** The games with a mind: a file in `minds/`, by the id of the game. */
export const gamesWithMind = (): string[] => gamesWith("mind");

/** What the bots that learn and search know of a game; null where nobody has written it down yet. */
export async function mindOf<G extends GameTypes>(game: string): Promise<Mind<G> | null> {
  if (!gamesWithMind().includes(game)) return null;
  const { mind } = (await import(`./minds/${game}.ts`)) as { readonly mind: Mind<G> };
  return mind;
}
