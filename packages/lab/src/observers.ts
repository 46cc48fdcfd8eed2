import type { GameTypes } from "@stormakt/kernel";
import { gamesWith } from "@stormakt/shelf";
import type { Observer } from "./observe/observer.ts";

/** What is looked at in a game, in a file of `observe/` by its id; for one without an observer, what is common to all. */
export async function observerOf(game: string): Promise<Observer<GameTypes>> {
  if (!gamesWith("observer").includes(game)) return { topics: {}, watch: () => ({}) };
  const { observer } = (await import(`./observe/${game}.ts`)) as { readonly observer: Observer<GameTypes> };
  return observer;
}
