import type { Game, GameTypes, Seat } from "@stormakt/kernel";
import type { Language, Manner, Rulebook, Words } from "@stormakt/words";
import { GAMES } from "./games.ts";

/** A game of which nothing is known but that it is one. */
export type AnyGame = Game<GameTypes>;

/** What other packages may have of a game, each in a file that bears its id: bots/src/minds, bots/src/tastes, lab/src/observe, cli/src/desks. */
export type Part = "mind" | "taste" | "observer" | "desk";

/** A thing of a game, by its kind and name. */
export interface Role {
  readonly thing: string;
  readonly id: string;
}
/** A game on the shelf. Each part is loaded when it is asked for, so that a browser fetches only what it needs. */
export interface Box {
  readonly id: string;
  /** Nobody need ask for what is not named here: without a mind only the random bot plays it, without a desk it is written out plainly. */
  readonly has: readonly Part[];
  game(): Promise<AnyGame>;
  /** As whom a seat plays, by what all may see of the table, in which things go by name: a family, a colour. Left out: all play alike. */
  role?(table: object, seat: Seat): Promise<Role | null> | Role | null;
  manner(): Promise<Manner>;
  words(language: Language): Promise<Words>;
  rulebook(language: Language): Promise<Rulebook>;
}

export { GAMES } from "./games.ts";

/** The ids of all games, in the order of the shelf. */
export const gameIds = (): string[] => GAMES.map(({ id }) => id);
/** The games of which another package has this part. */
export const gamesWith = (part: Part): string[] => GAMES.filter(({ has }) => has.includes(part)).map(({ id }) => id);
export const isOnShelf = (id: string): boolean => GAMES.some((box) => box.id === id);

export const gameCalled = (id: string): Promise<AnyGame> => boxOf(id).game();
/** As whom a seat played; null: as anybody, or nobody knows the game. */
export const roleIn = async (id: string, table: object, seat: Seat): Promise<Role | null> =>
  (await GAMES.find((box) => box.id === id)?.role?.(table, seat)) ?? null;
export const mannerOf = (id: string): Promise<Manner> => boxOf(id).manner();
export const wordsOf = (id: string, language: Language): Promise<Words> => boxOf(id).words(language);
export const rulebookOf = (id: string, language: Language): Promise<Rulebook> => boxOf(id).rulebook(language);

function boxOf(id: string): Box {
  const box = GAMES.find((one) => one.id === id);
  if (box === undefined) throw new Error(`there is no game ${id} on the shelf: ${gameIds().join(", ")}`);
  return box;
}
