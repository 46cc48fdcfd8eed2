import type { GameTypes } from "@stormakt/kernel";
import { gamesWith } from "@stormakt/shelf";
import type { Taste } from "./contract.ts";

/** The games with a taste: a file in `tastes/`, by the id of the game. */
export const gamesWithTaste = (): string[] => gamesWith("taste");

/** What looks good in a game; null where nobody has written it down yet. */
export async function tasteOf<G extends GameTypes>(game: string): Promise<Taste<G> | null> {
  if (!gamesWithTaste().includes(game)) return null;
  const { taste } = (await import(`./tastes/${game}.ts`)) as { readonly taste: Taste<G> };
  return taste;
}
